"""Check the licence texts of the built program: every file has one, and every file has a known owner."""

import importlib
import sys
from pathlib import Path
from types import ModuleType

import PySide6
import pytest

ROOT = Path(__file__).parents[1]
PACKAGING = ROOT / "packaging"
WHEEL = Path(PySide6.__path__[0])
QT = WHEEL / "Qt" / "lib"


@pytest.fixture
def licences(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Load the script, which belongs to no package."""
    pytest.importorskip("PyInstaller")
    monkeypatch.syspath_prepend(str(PACKAGING))
    for name in ("owners", "licences"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return importlib.import_module("licences")


def of_qt(*names: str) -> list[Path]:
    found = [next(iter(WHEEL.rglob(f"*{name}*"))) for name in names]
    assert all(file.is_file() for file in found)
    return found


def written(licences: ModuleType, folder: Path, *names: str) -> dict[str, str]:
    """Return the licence texts collected for a program with these Qt files, by name."""
    licences.collect(folder, of_qt(*names))
    return {file.stem: file.read_text(encoding="utf-8") for file in (folder / "Qt").glob("*.txt")}


@pytest.mark.skipif(sys.platform != "linux", reason="the libraries have other names there")
def test_what_qt_has_built_in_comes_with_its_text_where_it_is_inside(licences: ModuleType, tmp_path: Path) -> None:
    core = written(licences, tmp_path / "core", "libQt6Core.so")
    assert {"pcre2", "doubleconversion", "tinycbor", "unicode-cldr"} <= set(core)
    assert not {"harfbuzz-ng", "libjpeg", "icu", "qeventdispatcher_cf"} & set(core)
    gui = written(licences, tmp_path / "gui", "libQt6Core.so", "libQt6Gui.so", "libQt6Svg.so", "libqjpeg", "libqxcb.so", "libicuuc")
    assert {"harfbuzz-ng", "libjpeg", "libpng", "md4c", "grayraster", "xsvg", "xcb-xinput", "icu"} <= set(gui)
    assert "Copyright © 2010-2022  Google, Inc." in gui["harfbuzz-ng"]
    assert "UNICODE, INC. LICENSE AGREEMENT" in gui["icu"]
    table = (tmp_path / "gui" / "README.md").read_text(encoding="utf-8")
    assert "| HarfBuzz-NG |" in table
    assert "International Components for Unicode" in table


def test_a_file_that_belongs_to_nothing_known_stops_the_build(licences: ModuleType, tmp_path: Path) -> None:
    stray = tmp_path / "libstray.so.1"
    stray.write_bytes(b"")
    with pytest.raises(ValueError, match="libstray"):
        licences.collect(tmp_path / "texts", [stray])
    assert not (tmp_path / "texts").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="the libraries have other names there")
def test_a_third_party_library_in_qts_wheel_needs_a_text_of_its_own(licences: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    from owners import Owners  # type: ignore[import-not-found]

    files = of_qt("libQt6Core.so", "libicudata", "libqjpeg", "QtGui.abi3")
    distributions = licences.dependencies("burgage")
    assert Owners(distributions, ["icudata"]).unknown(files) == []
    assert Owners(distributions, []).unknown(files) == [files[1]]


def test_every_part_of_qt_has_a_text_and_says_where_it_is(licences: ModuleType) -> None:
    parts = licences.qt_parts()
    assert len({part["id"] for part in parts}) == len(parts)
    used = set()
    for part in parts:
        assert all(part[field] for field in ("name", "licence", "inside", "texts")), part["id"]
        used |= set(part["texts"])
    there = {file.name for file in licences.QT_PARTS.glob("*.txt")}
    assert used <= there
    assert there <= used


def test_the_icons_are_under_the_licence_beside_them(licences: ModuleType, tmp_path: Path) -> None:
    rows = {part: licence for part, _, licence in licences.collect(tmp_path / "texts")}
    assert "Pictogrammers" in rows["fonticon-materialdesignicons6"]
    texts = "".join(file.read_text(encoding="utf-8") for file in (tmp_path / "texts" / "fonticon-materialdesignicons6").iterdir())
    assert "Pictogrammers Free License" in texts
    assert "Apache License" in texts


def test_what_a_part_needs_in_turn_is_found_unless_it_is_for_other_circumstances(licences: ModuleType) -> None:
    pytest.importorskip("miniaudio")
    assert [part.metadata["Name"] for part in licences.dependencies("miniaudio")] == ["cffi", "pycparser"]
    found = {part.metadata["Name"] for part in licences.dependencies("burgage")}
    assert not found & {"pyinstaller", "numpy", "distributed", "dask"}  # needed only for development, learning and clusters
