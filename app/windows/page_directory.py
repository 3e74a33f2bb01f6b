"""The pages other than the table: each is made when first opened, and knows its way back."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Literal, NamedTuple

from app.program import Program
from app.windows.kit.canvas import Canvas


class Entry(NamedTuple):
    """A page in the start page's bar: its pictogram, and the class that shows it as ``module:Class``.

    The class is a widget, usually a ``Canvas``, made from the program. It has the signal ``back`` and the method ``open()``, called
    whenever the page is shown; its words are ``app.page.<id>``. ``leads`` are its signals that lead to the table: ``resumed`` with an
    ``Unfinished``, ``started`` with a ``Record``.
    """

    icon: str
    where: str
    leads: tuple[Literal["resumed", "started"], ...] = ()


PAGES: dict[str, Entry] = {
    "saves": Entry("content-save", "app.windows.saves.saves_page:SavesPage", ("resumed", "started")),
    "rules": Entry("book-open-page-variant", "app.windows.rulebook.rules_sheet:RulesPage"),
    "reviews": Entry("history", "app.windows.history.reviews_page:ReviewsPage", ("started",)),
    "statistics": Entry("chart-bar", "app.windows.history.statistics_page:StatisticsPage"),
    "settings": Entry("cog", "app.windows.settings.settings_page:SettingsPage"),
}
"""The pages by id, in the order of their buttons."""


def make(page: str, program: Program) -> Any:
    """Make a page by id. Raises KeyError for an unknown one."""
    module, _, name = PAGES[page].where.partition(":")
    made: Canvas = getattr(import_module(module), name)(program)
    return made
