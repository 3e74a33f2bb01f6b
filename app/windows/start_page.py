"""The start page: the games, what waits to be continued, the language."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app import hints
from app.application import Program
from app.autosave import Unfinished
from app.lesson import has_lesson
from app.match import colours
from app.table.layout import MIN_HEIGHT
from app.table.painters import chrome
from app.table.painters.fonts import metrics, text_width
from app.table.painters.icons import icon_at
from app.table.painters.lettering import text
from app.table.painters.materials import panel, table
from app.table.painters.pieces import marker
from app.table.painters.shapes import clip, fill, line, rounded, stroke
from app.table.painters.start import emblem, game_tile
from app.table.painters.states import ring
from app.table.painters.tokens import BOARD_LOW, BURGUNDY, GOLD, INK, INK_SECOND, SMALLEST_TEXT, tint
from app.texts import LANGUAGES, Texts
from app.windows.canvas import Canvas
from app.windows.controls import Button
from app.windows.pages import PAGES
from rules import Meta, Record, Value, catalogue

if TYPE_CHECKING:
    from app.windows.thumbnail import Thumbnails

SIDE = 24.0
GAP = 16.0
TILE_TOP, TILE_HEIGHT = 146.0, 396.0
WIDEST_TILE = 460.0
NARROW = 320.0
"""Tiles below this width have their buttons below each other."""
SHELF_SLOTS = 4
"""Games on the shelf at most; on low windows half of them are seen, the newest."""
LOWEST_SLOT = 78.0
LISTED = ("saves", "reviews", "statistics")
"""Pages that stand beside the shelf; the others stand in the bar above."""
LIST_WIDTH = 268.0
HIGH_PAGE = 1160.0
"""Width of the page below which everything lies below each other."""
BAR, HIGH_SHELF = 44.0, 280.0
"""Heights of the bar above the emblem and of the shelf on such a page."""
THUMBNAIL = 1.62
"""Width of a thumbnail divided by its height."""


class PageRow(Button):
    """A page beside the table as a row: pictogram, words, an arrow."""

    def __init__(self, parent: QWidget, pictogram: str, name: str) -> None:
        super().__init__(parent, "secondary", pictogram, name)

    def paint(self, p: QPainter, r: QRectF) -> None:
        """Lit under the mouse."""
        if self.underMouse() or self.isDown():
            chrome.row_card(p, r, GOLD)
        icon_at(p, self.pictogram, r.left() + 24, r.center().y(), 20, BURGUNDY)
        text(p, QRectF(r.left() + 46, r.top(), r.width() - 76, r.height()), self.text(), "body_bold", INK)
        icon_at(p, "chevron-right", r.right() - 18, r.center().y(), 18, INK_SECOND)
        if self.ringed:
            ring(p, r, "focus", 8)


class StartPage(Canvas):
    """Play, continue, language. ``unfinished`` are the games on the shelf, the newest first."""

    narrowest = 700.0

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
        self._unfinished: list[Unfinished] = []
        self._languages = [Button(self, "dark", name=f"language:{language}") for language in LANGUAGES]
        for language, button in zip(LANGUAGES, self._languages, strict=True):
            button.setCheckable(True)
            button.clicked.connect(self._language_button)
            button.setProperty("language", language)
        self._plays = [Button(self, "primary" if i == 0 else "gold", "play", f"play:{game.id}") for i, game in enumerate(self._games)]
        for button in self._plays:
            button.clicked.connect(self._play_button)
        self._learns = {game.id: Button(self, "secondary", "school", f"learn:{game.id}") for game in self._games if has_lesson(game.id)}
        for button in self._learns.values():
            button.clicked.connect(self._learn_button)
        self._pages: dict[str, Button] = {
            page: PageRow(self, entry.icon, f"page:{page}") if page in LISTED else Button(self, "dark", entry.icon, f"page:{page}")
            for page, entry in PAGES.items()
        }
        self._appeared = False
        for page, button in self._pages.items():
            button.setProperty("page", page)
            button.clicked.connect(self._page_button)
        self._resumes = [Button(self, "secondary", "", f"resume:{i}") for i in range(SHELF_SLOTS)]
        for button in self._resumes:
            button.clicked.connect(self._resume_button)
        self.setFocusProxy(self._plays[0])
        program.language_changed.connect(self.retext)
        self.retext()

    @property
    def first_game(self) -> str:
        """The game of the first tile."""
        return self._games[0].id

    @cached_property
    def _thumbnails(self) -> Thumbnails:
        from app.windows.thumbnail import Thumbnails

        return Thumbnails()

    def complete(self) -> None:
        """Leave nothing for after the first picture."""
        self._appeared = True

    def show_unfinished(self, found: Sequence[Unfinished]) -> None:
        """Fill the shelf."""
        self._unfinished = list(found[:SHELF_SLOTS])
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
        for button, waiting in zip(self._resumes, self._unfinished, strict=False):
            header = waiting.record.header
            spoken = say("app.start.resume_game", game=title(say, header.game), names=", ".join(header.names), when=when(say, waiting.when))
            button.say(say("app.start.resume"), spoken)
        self.refresh()

    def arrange(self) -> None:
        """Language above left, a button in each tile, one in each shelf slot."""
        above = 10 if self._high else 18
        for i, button in enumerate(self._languages):
            self.put(button, QRectF(20 + 58 * i, above, 52, 30))
        right = self.w - 20
        for button in reversed([button for page, button in self._pages.items() if page not in LISTED]):
            width = text_width(button.text(), "body_bold") + 46
            right -= width
            self.put(button, QRectF(right, above, width, 30))
            right -= 8
        for game, button, r in zip(self._games, self._plays, self._tiles(), strict=True):
            learn = self._learns.get(game.id)
            if learn is None:
                self.put(button, QRectF(r.left() + 16, r.bottom() - 58, r.width() - 32, 40))
            elif r.width() < NARROW:
                self.put(button, QRectF(r.left() + 16, r.bottom() - 80, r.width() - 32, 36))
                self.put(learn, QRectF(r.left() + 16, r.bottom() - 39, r.width() - 32, 29))
            else:
                part = max(108.0, text_width(learn.text(), "body_bold") + 50)
                self.put(learn, QRectF(r.right() - 16 - part, r.bottom() - 58, part, 40))
                self.put(button, QRectF(r.left() + 16, r.bottom() - 58, r.width() - 42 - part, 40))
        listed = [button for page, button in self._pages.items() if page in LISTED]
        for button, r in zip(listed, self._list_places(len(listed)), strict=True):
            self.put(button, r)
        slots = self._slots()
        for i, button in enumerate(self._resumes):
            button.setVisible(i < min(len(self._unfinished), len(slots)))
            if i < len(slots):
                r = slots[i]
                width = max(96.0, text_width(button.text(), "body_bold") + 34)
                self.put(button, QRectF(r.right() - width - 10, r.bottom() - 37, width, 29))

    def paint(self, p: QPainter) -> None:
        """Table, emblem, tiles, shelf. The first time without the pictures of the games: what can be clicked does not wait for them."""
        say = self._program.texts
        table(p, QRectF(0, 0, self.w, self.h))
        emblem(p, QRectF(self.w / 2 - 320, self._tile_top() - 124, 640, 112), say("app.name"), say("app.mood"))
        for i, (game, r) in enumerate(zip(self._games, self._tiles(), strict=True)):
            self._tile(p, r, game, chosen=i == 0)
        self._shelf(p)
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
        return TILE_TOP + BAR + rows * (TILE_HEIGHT + GAP) + HIGH_SHELF + 20

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

    def _slots(self) -> list[QRectF]:
        """Two beside each other, and two more below where there are more games and the window is high enough."""
        shelf = self._shelf_area()
        if self._high:
            wide, height = shelf.width() - 36 - self._list_width(), (shelf.height() - 60) / 2
            return [QRectF(shelf.left() + 18, shelf.top() + 38 + i * (height + 10), wide, height) for i in range(2)]
        width = (shelf.width() - 36 - 14 - self._list_width()) / 2
        height = shelf.height() - 50
        rows = 2 if height >= 2 * LOWEST_SLOT + 10 and len(self._unfinished) > 2 else 1
        height = min(110.0, (height - 10 * (rows - 1)) / rows)
        left, top = shelf.left() + 18, shelf.top() + 38
        return [QRectF(left + i % 2 * (width + 14), top + i // 2 * (height + 10), width, height) for i in range(2 * rows)]

    def _list_width(self) -> float:
        return LIST_WIDTH + 18 if any(page in LISTED for page in self._pages) else 0.0

    def _list_places(self, n: int) -> list[QRectF]:
        """The rows at the right of the shelf."""
        shelf = self._shelf_area()
        height = min(44.0, (shelf.height() - 20) / max(1, n))
        top = shelf.center().y() - height * n / 2
        return [QRectF(shelf.right() - LIST_WIDTH - 8, top + i * height, LIST_WIDTH, height - 2) for i in range(n)]

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

    def _shelf(self, p: QPainter) -> None:
        say = self._program.texts
        r = self._shelf_area()
        panel(p, r, 12, "#F8EDD3", "#E3D0A6")
        ends = r.right() - self._list_width() - 18
        chrome.heading(p, QRectF(r.left() + 18, r.top() + 9, ends - r.left() - 18, 24), say("app.start.continue"))
        if self._list_width():
            line(p, tint(GOLD, 0.5), 1, ends + 10, r.top() + 14, ends + 10, r.bottom() - 14)
        if not self._unfinished:
            text(
                p,
                QRectF(r.left() + 18, r.top() + 36, ends - r.left() - 18, r.height() - 46),
                say("app.start.empty"),
                "italic",
                INK_SECOND,
                "centre",
                17,
            )
        for slot, waiting, button in zip(self._slots(), self._unfinished, self._resumes, strict=False):
            self._waiting(p, slot, waiting, self.place(button).left() - 6)

    def _waiting(self, p: QPainter, r: QRectF, waiting: Unfinished, right: float) -> None:
        """One game on the shelf; the lowest line ends at ``right``."""
        say = self._program.texts
        header = waiting.record.header
        chrome.row_card(p, r)
        high = r.height() - 14
        picture = QRectF(r.left() + 7, r.top() + 7, round(high * THUMBNAIL), high)
        self._thumbnail(p, picture, waiting.record)
        left = picture.right() + 12
        width = r.right() - 9 - left
        y = r.center().y() - 39
        text(p, QRectF(left, y, width, 20), say(f"{header.game}.meta.second_line"), "h3", INK)
        words = to_move(say, waiting.record)
        if text_width(words, "card", SMALLEST_TEXT) > width:
            words = progress(say, header.game, waiting.record.game.state)  # the name of who decides stands below in any case
        text(p, QRectF(left, y + 20, width, 18), words, "card", INK)
        names = metrics("label_regular").elidedText(", ".join(header.names), Qt.TextElideMode.ElideRight, right - left)
        text(p, QRectF(left, y + 38, right - left, 16), names, "label_regular", INK_SECOND)
        x = left
        for colour in colours(header):
            marker(p, QRectF(x, y + 58, 15, 15), colour)
            x += 18
        text(p, QRectF(x + 3, y + 56, right - x - 3, 18), when(say, waiting.when), "label_regular", INK_SECOND)

    def _thumbnail(self, p: QPainter, r: QRectF, record: Record) -> None:
        """The table of a game as everybody may see it, framed."""
        ratio = self.scale * self.devicePixelRatioF()
        wanted = (record, r.size().toSize(), ratio, self._program.texts)
        path = rounded(r, 5)
        if self._appeared or self._thumbnails.ready(*wanted):
            clip(p, path)
            p.drawPixmap(r.topLeft(), self._thumbnails.picture(*wanted))
            p.restore()
        else:
            fill(p, BOARD_LOW, path)
        stroke(p, "#4A331A", 1.2, path)

    def _appear(self) -> None:
        """Paint what the first picture left out."""
        if not self._appeared:
            self._appeared = True
            if self._unfinished:
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
        if hints.unknown(self._program.settings, game):
            self.unknown.emit(game)
        else:
            self.play.emit(game)

    def _learn_button(self) -> None:
        self.learn.emit(self.sender().objectName().removeprefix("learn:"))

    def _page_button(self) -> None:
        self.opened.emit(self.sender().property("page"))

    def _resume_button(self) -> None:
        self.resume.emit(self._unfinished[int(self.sender().objectName().removeprefix("resume:"))])


def _picture(p: QPainter, r: QRectF, game: Meta) -> None:
    """The picture of a game on its tile."""
    from app.table.painters.vignettes import vignette  # not before the first picture is on the screen

    vignette(p, QRectF(r.left() + 9, r.top() + 9, r.width() - 18, 196), game.id)


def _tiles_beside(width: float, games: int) -> int:
    """How many tiles lie beside each other on a high page."""
    return max(1, min(games, int((width - 2 * SIDE + GAP) // (NARROW + GAP))))


def title(say: Texts, game: str) -> str:
    """The name of a game."""
    return say(f"{game}.meta.name")


def to_move(say: Texts, record: Record) -> str:
    """How far a game is and who decides; nothing secret."""
    where = progress(say, record.header.game, record.game.state)
    decider = record.game.decider
    return where if decider is None else say("app.start.to_move", where=where, name=record.header.names[decider])


def progress(say: Texts, game: str, state: Any) -> str:
    """How far a game is, by the plain values of its state."""
    plain: dict[str, Value] = {name: value for name in state.__struct_fields__ if isinstance(value := getattr(state, name), (int, str))}
    return say(f"app.progress.{game}", **plain)


def when(say: Texts, seconds: float) -> str:
    """A moment, in seconds since 1970, as one says it."""
    moment, now = datetime.fromtimestamp(seconds), datetime.now()
    time = f"{moment:%H:%M}"
    if moment.date() == now.date():
        return say("app.start.today", time=time)
    if moment.date() == (now - timedelta(days=1)).date():
        return say("app.start.yesterday", time=time)
    return say("app.start.date", day=moment.day, month=moment.month, time=time)
