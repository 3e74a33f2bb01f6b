"""Collect the licence texts of everything that goes into the built program.

    python packaging/licences.py FOLDER

The list is not maintained by hand. It consists of what the installed `burgage` depends on, Python itself, the loader, and (given by the
build) the files inside, down to what Qt has built into its libraries. A part without a licence text is an error, and so is a file that
belongs to no part: nothing is shipped without a licence text.
"""

import json
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any

from owners import Owners, module
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

HERE = Path(__file__).parent
QT_PARTS = HERE / "licences" / "qt"
LICENCE_FILE = re.compile(r"(^|/)(licen[cs]es?|copying|notice)[^/]*(/[^/]+)?$", re.IGNORECASE)
# The wheels of Qt and its bindings name their licence, but leave it to those who ship them to include the text.
TEXTS_BY_EXPRESSION = {"LGPL-3.0-only": (HERE / "licences" / "LGPL-3.0.txt", HERE / "licences" / "GPL-3.0.txt")}
# Where the metadata describe only the few lines of code that wrap the part in use.
LICENCE_NAMES = {"fonticon-materialdesignicons6": "Pictogrammers Free License: icons and font Apache-2.0, code MIT"}
MORE_TEXTS = {"fonticon-materialdesignicons6": (QT_PARTS / "Apache-2.0.txt",)}  # its own text only links to it


def dependencies(name: str) -> list[Distribution]:
    """Return the installed distributions that `name` needs to run, sorted by name and without `name` itself."""
    found: dict[str, Distribution] = {}

    def visit(current: Distribution) -> None:
        for requirement in current.requires or ():
            needed = Requirement(requirement)
            if needed.marker is not None and not needed.marker.evaluate({"extra": ""}):
                continue
            key = canonicalize_name(needed.name)
            if key not in found:
                found[key] = distribution(needed.name)
                visit(found[key])

    visit(distribution(name))
    return [found[key] for key in sorted(found)]


def licence_name(dist: Distribution) -> str:
    """Return the licence that the distribution declares."""
    return LICENCE_NAMES.get(dist.metadata["Name"]) or dist.metadata.get("License-Expression") or dist.metadata.get("License") or "see text"


def licence_texts(dist: Distribution) -> list[Path]:
    """Return the licence texts of a distribution. Raises ValueError if there are none."""
    own = [Path(str(dist.locate_file(file))) for file in dist.files or () if LICENCE_FILE.search(file.as_posix())]
    texts = [path for path in own if path.suffix != ".py" and path.is_file()]
    for expression, files in TEXTS_BY_EXPRESSION.items():
        if not texts and expression in licence_name(dist):
            texts = list(files)
    if not texts:
        raise ValueError(f"{dist.metadata['Name']} {dist.version} ({licence_name(dist)}) has no licence text")
    return [*texts, *MORE_TEXTS.get(dist.metadata["Name"], ())]


def python_licence() -> Path:
    """Return the licence text of the running Python."""
    folders = [
        Path(sysconfig.get_path("stdlib")),
        Path(sys.base_prefix),
        Path("/usr/share/doc") / f"python{sys.version_info.major}.{sys.version_info.minor}",
    ]
    for file in (folder / name for folder in folders for name in ("LICENSE.txt", "LICENSE", "copyright")):
        if file.is_file():
            return file
    raise ValueError("the licence text of Python is not where it is usually kept")


def qt_parts() -> list[dict[str, Any]]:
    """Return what Qt has built into its modules or bundles with them: each part with the modules it is `inside`, its copyright and texts.

    `systems`, if given, are the only ones on which it is inside: elsewhere Qt links a system library, which has a text of its own.
    """
    parts: list[dict[str, Any]] = json.loads((QT_PARTS / "parts.json").read_text(encoding="utf-8"))
    return parts


def collect(folder: Path, files: Iterable[Path] = ()) -> list[tuple[str, str, str]]:
    """Write all texts below `folder` and a README.md that lists them, and return its rows (part, version, licence).

    `files` are the source paths of the files in the built program. Raises ValueError for any that belongs to no known part.
    """
    inside, parts = list(files), qt_parts()
    distributions = [*dependencies("burgage"), distribution("pyinstaller")]  # the built program starts with PyInstaller's loader
    owners = Owners(distributions, (name for part in parts for name in part["inside"]))
    unknown = owners.unknown(inside)
    if unknown:
        raise ValueError("nothing is known of the licence of " + ", ".join(map(str, unknown)))
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    rows: list[tuple[str, str, str]] = []

    def add(part: str, version: str, licence: str, texts: Iterable[Path]) -> None:
        rows.append((part, version, licence))
        (folder / part).mkdir()
        for number, text in enumerate(texts):  # a part may have several texts of the same name
            shutil.copyfile(text, folder / part / f"{text.stem}{f'-{number + 1}' if number else ''}.txt")

    add("Burgage", distribution("burgage").version, "MIT", [HERE.parent / "LICENSE"])
    for dist in distributions:
        add(dist.metadata["Name"], dist.version, licence_name(dist), licence_texts(dist))
    add("Python", sys.version.split()[0], "PSF-2.0", [python_licence()])
    modules = {module(file) for file in inside}
    (folder / "Qt").mkdir()
    for part in parts:
        if modules & set(part["inside"]) and sys.platform in part.get("systems", (sys.platform,)):
            rows.append((part["name"], "in Qt", part["licence"]))
            texts = [(QT_PARTS / name).read_text(encoding="utf-8") for name in part["texts"]]
            head = "\n".join((part["name"], part["licence"], "", *part["copyright"]))
            (folder / "Qt" / f"{part['id']}.txt").write_text("\n\n".join((head, *texts)), encoding="utf-8")
    for package, text in owners.packages.items():
        command = ["dpkg-query", "--show", "--showformat=${Version}", package]
        add(package, subprocess.run(command, capture_output=True, text=True, check=True).stdout, "see text", [text])
    table = "".join(f"| {part} | {version} | {licence} |\n" for part, version, licence in rows)
    (folder / "README.md").write_text(
        "# What is inside Burgage, and under which licence\n\n"
        "Each part has a folder with its licence text. What Qt has built into its libraries is in the folder Qt.\n\n"
        "| part | version | licence |\n|---|---|---|\n" + table,
        encoding="utf-8",
    )
    return rows


if __name__ == "__main__":
    for row in collect(Path(sys.argv[1])):
        print(*row, sep="\t")
