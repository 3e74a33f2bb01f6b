"""Compares the table in a window with one laid anew from the same match: no matter what has happened to the first, they are the same."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QImage

from app.art.fonts import text_width
from app.games import find, painters_of
from app.table.controller import TableController
from app.table.parts.table_model import TableModel
from app.table.scene.view import TableView
from app.windows.kit.overlay import Overlay
from app.windows.main_window import MainWindow
from tests.app.pages import settle


def faults(program: MainWindow) -> list[str]:
    """Return what is wrong with the table and everything over it, each in a few words; nothing while another page is shown."""
    controller, view = program.table.controller, program.table.view
    if controller is None or view is None or program.pages.currentWidget() is not program.table:
        return []
    return [*_size(program, view), *_model(program, controller), *_picture(controller, view), *_overlays(program)]


def _size(program: MainWindow, view: TableView) -> Iterator[str]:
    """Check that the table has the place and scale that its page gives it, and shows the language and size of text of the settings."""
    top = program.table.lesson.height_on_page
    place = view.geometry().getRect()
    if place != (0, top, program.table.width(), program.table.height() - top):
        yield f"the table is at {place}"
    if view.table._art.scale != view.factor * view.devicePixelRatioF():
        yield f"pieces are painted at a scale of {view.table._art.scale}"
    if view.table.text_size != program.program.settings.text_size / 100:
        yield f"text has the size {view.table.text_size}"


def _model(program: MainWindow, controller: TableController) -> Iterator[str]:
    """Check that what is laid out is what a new model of the match lays out, with the same things picked."""
    if controller.recent_replay.running:
        return
    options, match = controller.model.options, controller.match
    if (options.width, options.height) != controller.view.logical_size:
        yield f"laid out for {options.width} x {options.height}"
    if options.texts is not program.program.texts:
        yield f"in words of {options.texts.language}"
    model = TableModel(match, find(match.record.header.game), text_width, options)
    for pick in controller.picker.picks:
        model.picker.pick(pick)
    shown, fresh = controller.view.table.showing.layout, model.layout(controller._sure)
    if shown is not controller.layout:
        yield "another layout is shown than the last one"
    yield from (f"{item} is laid otherwise" for item, one in fresh.placements.items() if shown.placements.get(item) != one)
    yield from (f"{item} is still there" for item in shown.placements if item not in fresh.placements)


def _picture(controller: TableController, view: TableView) -> Iterator[str]:
    """Check that the scene looks like a new one that shows the same frame."""
    scene = view.table
    fresh = TableView(painters_of(controller.match.record.header.game), view.parentWidget())
    try:
        fresh.table.pictograms = scene.pictograms
        fresh.resize(view.size())
        fresh.set_text_size(scene.text_size)
        fresh.show()
        fresh.lower()
        settle()
        fresh.table.show(scene.showing)
        fresh.table.set_focus(scene.focus)
        fresh.table.hover(scene.hovered)
        fresh.table.set_tip(scene.tip)
        one, other = _grabbed(view), _grabbed(fresh)
        if one != other:
            yield f"{_different(one, other)} pixels differ from those of a new table"
    finally:
        fresh.hide()
        fresh.deleteLater()
        settle()


def _grabbed(view: TableView) -> QImage:
    return view.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def _different(one: QImage, other: QImage) -> int:
    if one.size() != other.size():
        return one.width() * one.height()
    ours, theirs = bytes(one.constBits()), bytes(other.constBits())
    return sum(ours[i : i + 4] != theirs[i : i + 4] for i in range(0, len(ours), 4))


def _overlays(program: MainWindow) -> Iterator[str]:
    """Check that everything open over the page has the place and the look it takes when it is laid anew."""
    for overlay in program.findChildren(Overlay):
        if not overlay.isVisible():
            continue
        place, look = overlay.geometry(), overlay.grab().toImage()
        overlay.fit()
        if overlay.geometry() != place:
            yield f"{overlay.objectName()} is at {place.getRect()} instead of {overlay.geometry().getRect()}"
        elif overlay.grab().toImage() != look:
            yield f"{overlay.objectName()} looks otherwise when laid anew"
