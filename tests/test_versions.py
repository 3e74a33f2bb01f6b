"""Check the versions the program depends on, and the bug that rules one of them out."""

import re
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

from PySide6.QtGui import QColor, QImage, QPainter, QPen
from PySide6.QtWidgets import QApplication, QGraphicsRectItem

import app

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def numbers(text: str) -> tuple[int, ...]:
    """Return the leading numbers of a version: "6.11.3" is (6, 11, 3)."""
    found = re.match(r"\d+(\.\d+)*", text)
    assert found, text
    return tuple(int(part) for part in found[0].split("."))


def test_pyside_is_not_of_the_series_that_loses_none() -> None:
    assert (6, 8) <= numbers(version("PySide6-Essentials")) < (6, 12)


def test_pyside_is_bounded_where_it_is_installed_from() -> None:
    (pin,) = (entry for entry in PROJECT["dependencies"] if entry.startswith("PySide6"))
    assert pin == "PySide6-Essentials>=6.8,<6.12"


def test_releases_are_built_with_certain_versions_within_the_bounds() -> None:
    """packaging/locked.txt."""
    lines = (ROOT / "packaging" / "locked.txt").read_text(encoding="utf-8").splitlines()
    locked = dict(canonical(line).split("==") for line in lines if line and not line.startswith("#"))
    builder = [entry for entry in PROJECT["optional-dependencies"]["dev"] if entry.startswith("pyinstaller")]
    for entry in (*PROJECT["dependencies"], *builder):
        name, bounds = re.match(r"([\w.-]+)(.*)", canonical(entry)).groups()  # type: ignore[union-attr]
        for comparison, bound in re.findall(r"(>=|<)([\d.]+)", bounds):
            assert (numbers(locked[name]) < numbers(bound)) == (comparison == "<"), entry


def canonical(entry: str) -> str:
    """Return a dependency with its name as registries compare it."""
    name = re.match(r"[\w.-]+", entry)
    assert name, entry
    return re.sub(r"[-_.]+", "-", name[0]).lower() + entry[name.end() :]


def test_painting_loses_no_reference_to_none(qapp: QApplication) -> None:
    """PySide6 6.12.0 on Python 3.11 loses a reference to None with every call that returns nothing, and aborts when none is left."""
    image = QImage(64, 64, QImage.Format.Format_ARGB32_Premultiplied)
    pen = QPen(QColor("black"))
    item = QGraphicsRectItem(0, 0, 10, 10)
    painter = QPainter(image)
    before = sys.getrefcount(None)
    for step in range(1000):
        painter.setPen(pen)
        painter.drawLine(0, 0, step % 64, 63)
        item.setPos(step, step)
    after = sys.getrefcount(None)
    painter.end()
    assert abs(after - before) < 100  # 3,000 calls; other threads of the test run may hold a few


def test_version_is_told_once() -> None:
    assert "version" in PROJECT["dynamic"]
    assert version("burgage") == app.__version__
