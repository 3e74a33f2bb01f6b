"""Collect the licence texts of everything that goes into the built program.

    python packaging/licences.py FOLDER

The list is not kept by hand: it is what the installed `burgage` depends on, Python itself, the loader, and (given by the build)
the files taken from the system. A part without a licence text is an error, so that nothing is shipped without one.
"""

import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib.metadata import Distribution, distribution
from pathlib import Path

HERE = Path(__file__).parent
LICENCE_FILE = re.compile(r"(^|/)(licen[cs]es?|copying|notice)[^/]*(/[^/]+)?$", re.IGNORECASE)
# The wheels of Qt and its bindings name their licence, and leave the text to who ships them.
TEXTS_BY_EXPRESSION = {"LGPL-3.0-only": (HERE / "licences" / "LGPL-3.0.txt", HERE / "licences" / "GPL-3.0.txt")}


def dependencies(name: str) -> list[Distribution]:
    """The installed distributions that `name` needs to run, without it, by name."""
    found: dict[str, Distribution] = {}

    def visit(current: Distribution) -> None:
        for requirement in current.requires or ():
            if "extra ==" in requirement or "python_version <" in requirement:
                continue
            match = re.match(r"[\w.-]+", requirement)
            assert match, requirement
            key = match[0].lower().replace("_", "-")
            if key not in found:
                found[key] = distribution(match[0])
                visit(found[key])

    visit(distribution(name))
    return [found[key] for key in sorted(found)]


def licence_name(dist: Distribution) -> str:
    """What the distribution says its licence is."""
    return dist.metadata.get("License-Expression") or dist.metadata.get("License") or "see text"


def licence_texts(dist: Distribution) -> list[Path]:
    """The licence texts of a distribution. Raises ValueError when there is none."""
    own = [Path(str(dist.locate_file(file))) for file in dist.files or () if LICENCE_FILE.search(file.as_posix())]
    texts = [path for path in own if path.suffix != ".py" and path.is_file()]
    for expression, files in TEXTS_BY_EXPRESSION.items():
        if not texts and expression in licence_name(dist):
            texts = list(files)
    if not texts:
        raise ValueError(f"{dist.metadata['Name']} {dist.version} ({licence_name(dist)}) has no licence text")
    return texts


def python_licence() -> Path:
    """The licence text of the running Python."""
    folders = [
        Path(sysconfig.get_path("stdlib")),
        Path(sys.base_prefix),
        Path("/usr/share/doc") / f"python{sys.version_info.major}.{sys.version_info.minor}",
    ]
    for file in (folder / name for folder in folders for name in ("LICENSE.txt", "LICENSE", "copyright")):
        if file.is_file():
            return file
    raise ValueError("the licence text of Python is not where it is usually kept")


def debian_packages(files: Iterable[Path]) -> dict[str, Path]:
    """The Debian packages that `files` are from, each with its copyright text; files of no package are left out."""
    found: dict[str, Path] = {}
    for file in sorted({path for given in files for path in (given, given.resolve())}):
        # A merged /usr makes /usr/lib/x and /lib/x the same file; dpkg knows it under one of the two.
        for name in (str(file), str(file).removeprefix("/usr")):
            run = subprocess.run(["dpkg-query", "--search", name], capture_output=True, text=True, check=False)
            package = run.stdout.partition(":")[0]
            text = Path("/usr/share/doc") / package / "copyright"
            if run.returncode == 0 and text.is_file():
                found[package] = text
                break
    return found


def collect(folder: Path, system_files: Iterable[Path] = ()) -> list[tuple[str, str, str]]:
    """Write all texts below `folder` and a README.md that lists them; returns its rows (part, version, licence)."""
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    rows: list[tuple[str, str, str]] = []

    def add(part: str, version: str, licence: str, texts: Iterable[Path]) -> None:
        rows.append((part, version, licence))
        (folder / part).mkdir()
        for number, text in enumerate(texts):  # one part may bring several of the same name
            shutil.copyfile(text, folder / part / f"{text.stem}{f'-{number + 1}' if number else ''}.txt")

    add("Burgage", distribution("burgage").version, "MIT", [HERE.parent / "LICENSE"])
    for dist in [*dependencies("burgage"), distribution("pyinstaller")]:  # the built program starts with PyInstaller's loader
        add(dist.metadata["Name"], dist.version, licence_name(dist), licence_texts(dist))
    add("Python", sys.version.split()[0], "PSF-2.0", [python_licence()])
    if shutil.which("dpkg-query"):
        for package, text in sorted(debian_packages(system_files).items()):
            command = ["dpkg-query", "--show", "--showformat=${Version}", package]
            add(package, subprocess.run(command, capture_output=True, text=True, check=True).stdout, "see text", [text])
    table = "".join(f"| {part} | {version} | {licence} |\n" for part, version, licence in rows)
    (folder / "README.md").write_text(
        "# What is inside Burgage, and under which licence\n\n| part | version | licence |\n|---|---|---|\n" + table, encoding="utf-8"
    )
    return rows


if __name__ == "__main__":
    for row in collect(Path(sys.argv[1])):
        print(*row, sep="\t")
