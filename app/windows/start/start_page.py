"""The start page: the games, those to continue, the language."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QFocusEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.art.materials import table
from app.art.pages.start import emblem
from app.platform.qt_guard import report_errors, report_errors_with
from app.platform.timing import Timer
from app.program import Program
from app.session.against_computer import strength
from app.storage.game_files import Unfinished
from app.table.geometry.layout import MIN_WIDTH
from app.teaching import hint_level
from app.texts import LANGUAGES
from app.windows.game_words import title
from app.windows.kit.canvas import Canvas
from app.windows.kit.controls import Button
from app.windows.kit.flow import Flow
from app.windows.kit.layouts import Column, Row
from app.windows.kit.leaves import GROWING, Control, Painting, Spring, Words
from app.windows.page_directory import PAGES
from app.windows.start.continue_shelf import LISTED, SLOTS, ContinueShelf
from app.windows.start.game_tile import GameTile
from rules import Meta, catalogue

SIDE, GAP = 24, 16
WIDEST_TILE, TILE = 460, 320
"""Maximum width of a tile, and the width from which two of them fit side by side."""
ABOVE_GAMES, BELOW_GAMES = 2, 3
"""Places of the shelf among the parts of the page."""
HIGH_PAGE = 1160
"""Width of the page below which the emblem is below the buttons instead of between them."""


class Emblem(Painting):
    """The name of the program, between the buttons above it or below them."""

    def __init__(self, program: Program) -> None:
        super().__init__(self._paint_emblem, wide=True)
        self._program = program

    @report_errors_with(False)
    def hasHeightForWidth(self) -> bool:
        """Return that the height depends on the width."""
        return True

    @report_errors_with(0)
    def heightForWidth(self, width: int) -> int:
        """Return the height it needs below the buttons."""
        return 98 if width >= HIGH_PAGE else 126

    def upright(self) -> QSizePolicy.Policy:
        """Return that it may be higher."""
        return GROWING

    def _paint_emblem(self, p: QPainter, r: QRectF) -> None:
        say = self._program.texts
        emblem(p, QRectF(r.center().x() - 320, r.bottom() - 124, 640, 112), say("app.name"), say("app.mood"))


class StartPage(Canvas):
    """The page on which to start a game, continue one, and choose the language."""

    play = Signal(str, str)
    """The id of a game, and the way to play it: ``play``, set up as last time; ``solo``, set up for one; ``computer``, without delay."""
    unknown = Signal(str, str)
    """The same, without knowing yet whether the players know the game."""
    learn = Signal(str)
    """The id of a game to be taught."""
    resume = Signal(object)
    """An ``Unfinished`` to continue."""
    daily = Signal()
    """The deals of the day are wanted."""
    opened = Signal(str)
    """The id of a page to open."""
    appeared = Signal()
    """The page's first picture is on screen; the pictures of games may still be missing."""
    settled = Signal()
    """There is time for other things: everything is painted, or the page was left before that. Maybe more than once."""

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("start")
        self._program = program
        self._games: list[Meta] = catalogue()
        self._languages = [Button(self, "dark", name=f"language:{language}") for language in LANGUAGES]
        for language, button in zip(LANGUAGES, self._languages, strict=True):
            button.setCheckable(True)
            button.clicked.connect(self._language_button)
            button.setProperty("language", language)
        self._plays = [Button(self, "primary" if i == 0 else "gold", "play", f"play:{game.id}") for i, game in enumerate(self._games)]
        for button in self._plays:
            button.clicked.connect(self._play_button)
        self._solos = {game.id: Button(self, "secondary", "account", f"solo:{game.id}") for game in self._games if game.solo}
        for button in self._solos.values():
            button.clicked.connect(self._play_button)
        self._computers = {game.id: Button(self, "secondary", "robot", f"computer:{game.id}") for game in self._games}
        for button in self._computers.values():
            button.clicked.connect(self._play_button)
        self._learns = {game.id: Button(self, "secondary", "school", f"learn:{game.id}") for game in self._games}
        for button in self._learns.values():
            button.clicked.connect(self._learn_button)
        self._pages = {page: Button(self, "dark", entry.icon, f"page:{page}") for page, entry in PAGES.items() if page not in LISTED}
        for page, button in self._pages.items():
            button.setProperty("page", page)
            button.clicked.connect(self._page_button)
        self._shelf = ContinueShelf(self, program, self.resume.emit, self.daily.emit, self.opened.emit)
        self._left_by: QWidget = self._plays[0]
        """The control by which the page was left last, to which the focus returns."""
        self._appeared = self._whole = self._shelf_first = False
        self._covers = Timer("covers", self, self._paint_next)
        self._lay_out()
        self._order()
        program.language_changed.connect(self.retext)
        self._say()  # not arranged yet: the page has no size
        self._shelf.show_slots(0)  # places for games that are not there would make it seem too high for its first window

    def _order(self) -> None:
        """Let Tab go from the top to the bottom, and through each game before the next."""
        games: list[QWidget] = []
        for game, play in zip(self._games, self._plays, strict=True):
            games += [*(of[game.id] for of in (self._computers, self._solos) if game.id in of), play, self._learns[game.id]]
        below = [*self._shelf.controls, *games] if self._shelf_first else [*games, *self._shelf.controls]
        for one, following in pairwise([*self._languages, *self._pages.values(), *below]):
            self.setTabOrder(one, following)

    @report_errors
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus on to where it was when the page was left, at first to the first game.

        As a proxy the page would follow the last control, and Tab never reach those at the top.
        """
        self._left_by.setFocus(event.reason())

    def complete(self) -> None:
        """Paint everything immediately, leaving nothing until after the first picture."""
        self._appeared = self._whole = self._shelf.pictured = self._shelf.complete = True
        for tile in self._tiles:
            tile.pictured = True

    def show_unfinished(self, found: Sequence[Unfinished], there: int = 0) -> None:
        """Fill the shelf with the newest of the games on disk, of which ``there`` are this many."""
        before = self._shelf.unfinished
        self._shelf.fill(found, there)
        if before or found:
            self.retext()

    def retext(self) -> None:
        """Set all texts."""
        self._say()
        self.refresh()

    def _say(self) -> None:
        say = self._program.texts
        for language, button in zip(LANGUAGES, self._languages, strict=True):
            button.say(language.upper(), say(f"app.language.{language}"))
            button.setChecked(language == say.language)
        for page, button in self._pages.items():
            button.say(say(f"app.page.{page}"))
        for game, button in zip(self._games, self._plays, strict=True):
            button.say(say("app.start.play"), say("app.start.play_game", game=title(say, game.id)))
        for game_id, button in self._solos.items():
            words = say(f"{game_id}.meta.solo")
            button.say(words, f"{title(say, game_id)}: {words}")
        for game_id, button in self._computers.items():
            kind = strength(self._program.settings, game_id)
            button.say(say("app.start.computer"), say("app.start.computer_game", game=title(say, game_id), kind=kind))
        for game_id, button in self._learns.items():
            button.say(say("help.lesson.learn"), say("help.lesson.learn_game", game=title(say, game_id)))
        for tile in self._tiles:
            tile.retext(say)
        self._shelf.retext(say)
        self._foot.say(say("app.unofficial"))

    def arrange(self) -> None:
        """Place everything, with as many games on the shelf as there is room for; where the page scrolls, games to continue come first."""
        for slots in (SLOTS, SLOTS // 2):
            self._shelf.show_slots(slots)
            if self.height_for(self.w, ease=0.0) <= self.h:
                break
        self._put_shelf_first(self.scrolls and bool(self._shelf.unfinished))
        super().arrange()

    def _put_shelf_first(self, first: bool) -> None:
        """Lay the shelf above the games, or below them."""
        if first != self._shelf_first:
            self._shelf_first = first
            self._shelf_row.setContentsMargins(SIDE, 0, SIDE, GAP if first else 2)
            self.contents.move(self._shelf_row, ABOVE_GAMES if first else BELOW_GAMES)
            self._order()

    def paint(self, p: QPainter) -> None:
        """Paint table, emblem, tiles, shelf.

        Pictures of games that take long follow one by one, so that controls can be clicked without waiting for them.
        """
        table(p, QRectF(0, 0, self.w, self.h))
        super().paint(p)
        if not self._whole or self._shelf.missing():
            self._covers.start()

    def _lay_out(self) -> None:
        """Lay out languages and pages at the top, the games below the emblem, the shelf, and a line at the bottom."""
        pages = (Control(button, height=30) for button in self._pages.values())
        bar = Row(*(Control(button, width=52, height=30) for button in self._languages), Spring(sideways=True), *pages)
        self._tiles = [
            GameTile(game, play, self._computers[game.id], self._solos.get(game.id), self._learns[game.id], game is self._games[0])
            for game, play in zip(self._games, self._plays, strict=True)
        ]
        least = min(TILE, int(MIN_WIDTH - 2 * SIDE + GAP) // len(self._tiles) - GAP)
        tiles = Flow(*self._tiles, gap=(GAP, GAP), least=least, widest=WIDEST_TILE, align="centre")
        self._foot = Words("", "label_regular", "#D9C39A", align="centre", height=16)
        self._emblem = Emblem(self._program)
        self._shelf_row = Row(self._shelf.panel, margins=(SIDE, 0, SIDE, 2))
        self.contents: Column = Column(
            Row(bar, margins=(20, 18, 20, 0)),
            self._emblem,
            Row(tiles, margins=(SIDE, 0, SIDE, GAP)),
            (self._shelf_row, 1),
            Row(self._foot, margins=(SIDE, 0, SIDE, 2)),
        )

    def _paint_next(self) -> None:
        """Paint one of the pictures that were left out; a click may be handled before the following one."""
        if not self._appeared:
            self._appeared = True
            self.appeared.emit()
        if not self.isVisible():
            self.settled.emit()
            return  # the rest is painted when the page is shown again
        tile = next((tile for tile in self._tiles if not tile.pictured), None)
        missing = self._shelf.missing()
        if tile is not None:
            tile.pictured = True
            self.paint_onto(tile.picture.paint)
        elif not self._shelf.pictured:
            self._shelf.pictured = True
            if self._shelf.unfinished:
                self.refresh()
        elif missing:
            self._shelf.make(missing[0])
            self.paint_onto(missing[0].picture.paint)
        else:
            self._whole = True
            self.settled.emit()
            return
        self._covers.start()

    def _language_button(self) -> None:
        self._program.set_language(self.sender().property("language"))
        for language, button in zip(LANGUAGES, self._languages, strict=True):
            button.setChecked(language == self._program.texts.language)

    def _play_button(self) -> None:
        """Play in the way that was clicked; before the first game of a kind, and the first one alone, ask whether the players know it."""
        self._left_by = self._pressed()
        way, _, game = self._left_by.objectName().partition(":")
        known_as = hint_level.alone(game) if way == "solo" else game
        asked = self.unknown if hint_level.unknown(self._program.settings, known_as) else self.play
        asked.emit(game, way)

    def _learn_button(self) -> None:
        self._left_by = self._pressed()
        self.learn.emit(self._left_by.objectName().removeprefix("learn:"))

    def _page_button(self) -> None:
        self._left_by = self._pressed()
        self.opened.emit(self._left_by.property("page"))

    def _pressed(self) -> QWidget:
        """Return the control that has just been pressed."""
        sender = self.sender()
        assert isinstance(sender, QWidget)
        return sender
