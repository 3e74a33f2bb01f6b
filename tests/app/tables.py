"""A table without its window."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from PySide6.QtWidgets import QWidget

from app.games import find, painters_of
from app.session.match import Match
from app.table.controller import TableController
from app.table.scene.view import TableView
from app.texts import Texts
from rules import Record
from tests.app.pages import let_go, off_screen, settle


class Start(Protocol):
    """Lays a table of 1280 x 712 without animation for a record."""

    def __call__(self, record: Record, language: str = "en", learner: int | None = None) -> TableController: ...


@contextmanager
def tables() -> Iterator[Start]:
    """Yield a function that lays tables on one page, which Qt deletes as a whole; they are painted when a picture is taken."""
    page = QWidget()
    page.resize(1280, 712)

    def start(record: Record, language: str = "en", learner: int | None = None) -> TableController:
        game = record.header.game
        view = TableView(painters_of(game), page)
        view.resize(1280, 712)
        view.show()
        controller = TableController(Match(record, parent=view, learner=learner), find(game), view, Texts(language), view)
        controller.speed = 0.0
        return controller

    with off_screen(page):
        page.show()
        yield start
        page.close()
        page.deleteLater()
        settle()
        let_go()
        gc.collect()  # the program does the same when a page is left: tables are large
