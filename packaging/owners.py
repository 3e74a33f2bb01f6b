"""Which part owns a file in the built program: each file belongs to a part whose licence is known, or the build stops."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib.metadata import Distribution
from pathlib import Path

import shiboken6

ROOT = Path(__file__).resolve().parents[1]
QT = "PySide6_Essentials"
UNPACKED = "files.dir"
"""The folder of what the bindings have inside them until it is unpacked."""
MICROSOFT = re.compile(r"(msvcp|vcruntime|concrt|ucrtbase|api-ms-win)[\w-]*\.dll$", re.IGNORECASE)
"""Microsoft's own libraries, which may be redistributed with a program that needs them."""


def module(file: Path) -> str:
    """Return the Qt module in a file, the same on every system: `QtGui` for libQt6Gui.so.6, Qt6Gui.dll and QtGui.abi3.so."""
    return re.sub(r"^(lib)?(Qt)?6?", r"\2", file.name.split(".")[0])


class Owners:
    """Finder of the owners of files: `distributions` are installed parts, `inside_qt` the third-party modules in Qt's wheel."""

    def __init__(self, distributions: Iterable[Distribution], inside_qt: Iterable[str]) -> None:
        self._inside_qt = frozenset(inside_qt)
        self._installed: dict[str, str] = {}
        for dist in distributions:
            home, name = Path(str(dist.locate_file(""))).resolve(), dist.metadata["Name"]
            self._installed |= {os.path.normpath(home / file): name for file in dist.files or ()}
        self._python = [Path(sysconfig.get_path(name)).resolve() for name in ("stdlib", "platstdlib")]
        self._packages: dict[str, Path] = {}

    @property
    def packages(self) -> dict[str, Path]:
        """The Debian packages met so far, each with its copyright text."""
        return dict(sorted(self._packages.items()))

    def unknown(self, files: Iterable[Path]) -> list[Path]:
        """Return the files that belong to no known part."""
        return sorted({file for file in files if not self._known(file)})

    def _known(self, file: Path) -> bool:
        real = file.resolve()
        if UNPACKED in real.parts:
            real = Path(shiboken6.__file__).resolve()
        owner = self._installed.get(str(real))
        if owner is not None:
            return owner != QT or self._of_qt(real)
        return self._of_python(real) or self._of_project(real) or MICROSOFT.match(real.name) is not None or self._of_system(file)

    def _of_qt(self, file: Path) -> bool:
        """Say whether a file in Qt's wheel is Qt's own, or third-party with its licence kept here."""
        name = module(file)
        own = name.startswith(("Qt", "pyside", "PySide")) or file.suffix == ".py" or {"plugins", "translations"} & set(file.parts)
        return bool(own) or name in self._inside_qt or MICROSOFT.match(file.name) is not None

    def _of_python(self, file: Path) -> bool:
        library = file.name.startswith(("libpython", "Python")) or file.name == "base_library.zip"  # the latter is packed from the former
        home = any(folder in file.parents for folder in self._python) and "site-packages" not in file.parts
        return library or home or (os.name == "nt" and Path(sys.base_prefix).resolve() in file.parents)

    @staticmethod
    def _of_project(file: Path) -> bool:
        return any(ROOT / folder in file.parents for folder in ("app", "rules", "resources", "packaging"))

    def _of_system(self, file: Path) -> bool:
        """Say whether the file comes from a Debian package whose copyright text is on this machine."""
        if shutil.which("dpkg-query") is None:
            return False
        for path in (file, file.resolve()):
            # With a merged /usr, /usr/lib/x and /lib/x are the same file, and dpkg knows it under one of the two names.
            for name in (str(path), str(path).removeprefix("/usr")):
                run = subprocess.run(["dpkg-query", "--search", name], capture_output=True, text=True, check=False)
                package = run.stdout.partition(":")[0]
                text = Path("/usr/share/doc") / package / "copyright"
                if run.returncode == 0 and text.is_file():
                    self._packages[package] = text
                    return True
        return False
