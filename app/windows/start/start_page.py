"""The start page: the games, what waits to be continued, the language."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.art import cache
from app.art.fonts import text_width
from app.art.icons import icon_at
from app.art.lettering import text
from app.art.materials import table
from app.art.start import emblem, game_tile
from app.art.tokens import BURGUNDY, INK_SECOND
from app.program import Program
from app.storage.journal import Unfinished
from app.table.geometry.layout import MIN_HEIGHT
from app.teaching import hint_level
from app.texts import LANGUAGES
from app.windows.game_words import title
from app.windows.kit.canvas import Canvas
from app.windows.kit.controls import Button
from app.windows.kit.cover import paint_cover
from app.windows.page_directory import PAGES
from app.windows.start.continue_shelf import LISTED, ContinueShelf, height_below_each_other
from rules import Meta, catalogue

SIDE = 24.0
GAP = 16.0
TILE_TOP, TILE_HEIGHT = 146.0, 396.0
WIDEST_TILE = 460.0
NARROW = 320.0
"""Tiles below this width have their buttons below each other."""
HIGH_PAGE = 1160.0
"""Width of the page below which everything lies below each other."""
BAR = 44.0
"""Height of the bar above the emblem on such a page."""


class StartPage(Canvas):
    """Play, continue, language."""

    narrowest = 600.0

    play = Signal(str)
    """The id of a game to set up."""
    unknown = Signal(str)
    """The id of a game to set up, of which nobody has said yet whether he knows it."""
    learn = Signal(str)
    """The id of a game to be taught."""
    resume = Signal(object)
    """An ``Unfinished`` to go on with."""
    opened = Signal(str)
    """The id of a page beside the table."""
    appeared = Signal()
    """The first picture of the page is on the screen."""

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
        self._learns = {game.id: Button(self, "secondary", "school", f"learn:{game.id}") for game in self._games}
        for button in self._learns.values():
            button.clicked.connect(self._learn_button)
        self._pages = {page: Button(self, "dark", entry.icon, f"page:{page}") for page, entry in PAGES.items() if page not in LISTED}
        for page, button in self._pages.items():
            button.setProperty("page", page)
            button.clicked.connect(self._page_button)
        self._shelf = ContinueShelf(self, self.resume.emit, self.opened.emit)
        self._appeared = False
        self.setFocusProxy(self._plays[0])
        program.language_changed.connect(self.retext)
        self.retext()

    def complete(self) -> None:
        """Leave nothing for after the first picture."""
        self._appeared = True

    def show_unfinished(self, found: Sequence[Unfinished]) -> None:
        """Fill the shelf."""
        self._shelf.fill(found)
        self.retext()

    def retext(self) -> None:
        """Set all words anew."""
        say = self._program.texts
        for language, button in zip(LANGUAGES, self._languages, strict=True):
            button.say(language.upper(), say(f"app.language.{language}"))
            button.setChecked(language == say.language)
        for page, button in self._pages.items():
            button.say(say(f"app.page.{page}"))
        for game, button in zip(self._games, self._plays, strict=True):
            button.say(say("app.start.play"), say("app.start.play_game", game=title(say, game.id)))
        for game_id, button in self._learns.items():
            button.say(say("help.lesson.learn"), say("help.lesson.learn_game", game=title(say, game_id)))
        self._shelf.retext(say)
        self.refresh()

    def arrange(self) -> None:
        """Language above left, a button in each tile, one in each shelf slot."""
        above = 10 if self._high else 18
        for i, button in enumerate(self._languages):
            self.put(button, QRectF(20 + 58 * i, above, 52, 30))
        right = self.w - 20
        for button in reversed(self._pages.values()):
            width = text_width(button.text(), "body_bold") + 46
            right -= width
            self.put(button, QRectF(right, above, width, 30))
            right -= 8
        for game, button, r in zip(self._games, self._plays, self._tiles(), strict=True):
            learn = self._learns[game.id]
            if r.width() < NARROW:
                self.put(button, QRectF(r.left() + 16, r.bottom() - 80, r.width() - 32, 36))
                self.put(learn, QRectF(r.left() + 16, r.bottom() - 39, r.width() - 32, 29))
            else:
                part = max(108.0, text_width(learn.text(), "body_bold") + 50)
                self.put(learn, QRectF(r.right() - 16 - part, r.bottom() - 58, part, 40))
                self.put(button, QRectF(r.left() + 16, r.bottom() - 58, r.width() - 42 - part, 40))
        self._shelf.arrange(self._shelf_area())

    def paint(self, p: QPainter) -> None:
        """Table, emblem, tiles, shelf. The first time without the pictures of the games: what can be clicked does not wait for them."""
        say = self._program.texts
        table(p, QRectF(0, 0, self.w, self.h))
        emblem(p, QRectF(self.w / 2 - 320, self._tile_top() - 124, 640, 112), say("app.name"), say("app.mood"))
        for i, (game, r) in enumerate(zip(self._games, self._tiles(), strict=True)):
            self._tile(p, r, game, chosen=i == 0)
        self._shelf.paint(p, self._shelf_area(), say, self._appeared)
        foot = QRectF(SIDE, self.h - 18, self.w - 2 * SIDE, 16)
        text(p, foot, say("app.unofficial"), "label_regular", "#D9C39A", "centre")
        if not self._appeared:
            QTimer.singleShot(0, self, self._appear)

    @property
    def _high(self) -> bool:
        """Whether everything lies below each other: with larger text."""
        return self.w < HIGH_PAGE

    def height_for(self, width: float) -> float:
        """As high as bar, emblem, rows of tiles and shelf."""
        if width >= HIGH_PAGE:
            return MIN_HEIGHT
        rows = -(-len(self._games) // _tiles_beside(width, len(self._games)))
        return TILE_TOP + BAR + rows * (TILE_HEIGHT + GAP) + height_below_each_other(width - 2 * SIDE) + 20

    def _tile_top(self) -> float:
        return TILE_TOP + (BAR if self._high else 0.0)

    def _tiles(self) -> list[QRectF]:
        n = _tiles_beside(self.w, len(self._games)) if self._high else len(self._games)
        width = min(WIDEST_TILE, (self.w - 2 * SIDE - GAP * (n - 1)) / n)
        left, top = (self.w - n * width - GAP * (n - 1)) / 2, self._tile_top()
        places = range(len(self._games))
        return [QRectF(left + i % n * (width + GAP), top + i // n * (TILE_HEIGHT + GAP), width, TILE_HEIGHT) for i in places]

    def _shelf_area(self) -> QRectF:
        top = max(tile.bottom() for tile in self._tiles()) + GAP
        return QRectF(SIDE, top, self.w - 2 * SIDE, self.h - top - 20)

    def _tile(self, p: QPainter, r: QRectF, game: Meta, chosen: bool) -> None:
        say = self._program.texts
        game_tile(p, r, chosen)
        if self._appeared:
            _picture(p, r, game)
        y = r.top() + 212
        for i, part in enumerate(("first_line", "second_line")):
            line = QRectF(r.left() + 10, y + i * 25, r.width() - 20, 26)
            text(p, line, say(f"{game.id}.meta.{part}"), "h2", BURGUNDY, "centre", 21)
        text(p, QRectF(r.left() + 6, y + 52, r.width() - 12, 22), say(f"{game.id}.meta.mood"), "italic", INK_SECOND, "centre")
        players = f"{game.min_players}–{game.max_players}"
        minutes = say("app.start.minutes", n=say(f"{game.id}.meta.minutes"))
        width = text_width(players, "body_bold") + text_width(minutes, "body_bold") + 66
        x = r.center().x() - width / 2
        for pictogram, words in (("account-group", players), ("timer-sand", minutes)):
            icon_at(p, pictogram, x + 9, y + 91, 18, INK_SECOND)
            x += 22 + text(p, QRectF(x + 22, y + 80, 90, 22), words, "body_bold", INK_SECOND) + 22

    def _appear(self) -> None:
        """Paint what the first picture left out."""
        if not self._appeared:
            self._appeared = True
            if self._shelf.unfinished:
                self.refresh()
            else:
                self.paint_onto(self._pictures)
            self.appeared.emit()

    def _pictures(self, p: QPainter) -> None:
        for game, r in zip(self._games, self._tiles(), strict=True):
            _picture(p, r, game)

    def _language_button(self) -> None:
        self._program.set_language(self.sender().property("language"))
        for language, button in zip(LANGUAGES, self._languages, strict=True):
            button.setChecked(language == self._program.texts.language)

    def _play_button(self) -> None:
        """To the set-up; before the first game of a kind comes the question whether it is known."""
        game = self.sender().objectName().removeprefix("play:")
        if hint_level.unknown(self._program.settings, game):
            self.unknown.emit(game)
        else:
            self.play.emit(game)

    def _learn_button(self) -> None:
        self.learn.emit(self.sender().objectName().removeprefix("learn:"))

    def _page_button(self) -> None:
        self.opened.emit(self.sender().property("page"))


def _picture(p: QPainter, r: QRectF, game: Meta) -> None:
    """The picture of a game on its tile."""
    place = QRectF(r.left() + 9, r.top() + 9, r.width() - 18, 196)
    cache.share(p, place, ("cover", game.id), lambda q, whole: paint_cover(q, whole, game.id), margin=2)


def _tiles_beside(width: float, games: int) -> int:
    """How many tiles lie beside each other on a high page."""
    return max(1, min(games, int((width - 2 * SIDE + GAP) // (NARROW + GAP))))
