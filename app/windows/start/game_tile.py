"""A game on the start page: its picture, its title, whom it suits and how long it takes, and the ways to play it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import cache
from app.art.pages.start import game_tile
from app.art.tokens import BURGUNDY, INK_SECOND
from app.texts import Texts
from app.windows.kit.controls import Button
from app.windows.kit.cover import paint_cover, paint_placeholder
from app.windows.kit.layouts import Column, Row
from app.windows.kit.leaves import Control, Gap, Icon, Painting, Spring, Words
from rules import Meta

HEIGHT, PICTURE, LOW, ONE = 378, 172, 128, 30
"""Heights of a tile, of its picture, of the same where the page is low, and of the buttons for one person."""
NARROW = 198
"""Width below which the buttons are stacked."""


class Cover(Painting):
    """The picture of a game, lower where the page is low."""

    def forget(self, ease: float) -> None:
        """Take ``ease`` of the room between the least and the usual."""
        self.resize(0, LOW + (PICTURE - LOW) * ease)
        super().forget(ease)


class GameTile(Row):
    """The tile of one game. ``retext`` sets the words; until ``pictured`` is set, a placeholder takes the picture's place."""

    def __init__(self, game: Meta, play: Button, computer: Button, solo: Button | None, learn: Button, chosen: bool) -> None:
        self._game = game
        self.pictured = False
        self._lines = [Words("", "h2", BURGUNDY, 19, "centre", height=24) for _ in range(2)]
        self._mood = Words("", "italic", INK_SECOND, align="centre", wrapped=True)
        self._facts = {icon: Words("", "body_bold", INK_SECOND, wide=False) for icon in ("account-group", "timer-sand")}
        facts = (Row(Icon(icon, 18, INK_SECOND), words, gap=4) for icon, words in self._facts.items())

        def picture(p: QPainter, r: QRectF) -> None:
            if self.pictured:
                cache.share(p, r, ("cover", game.id), lambda q, whole: paint_cover(q, whole, game.id), margin=2)
            else:
                paint_placeholder(p, r)

        self.picture = Cover(picture, wide=True)
        buttons = Row((Control(play, wide=True, height=40), 1), Control(learn, wide=True, width=96, height=40), gap=8, turns=NARROW)
        words = Column(*self._lines, 2, self._mood, 6, Row(Spring(sideways=True), *facts, Spring(sideways=True), gap=20))
        alone = [Row(Control(one, wide=True, height=ONE), margins=(2, 0, 2, 6)) for one in (computer, solo) if one is not None]
        column = Column(self.picture, 7, words, (Spring(), 1), 6, *alone, Row(buttons, margins=(2, 0, 2, 4)))
        super().__init__(
            (column, 1), Gap(HEIGHT - PICTURE + LOW, HEIGHT), gap=0, margins=(9, 9, 9, 9), under=lambda p, r: game_tile(p, r, chosen)
        )

    def retext(self, say: Texts) -> None:
        """Set all texts."""
        game = self._game
        for part, line in zip(("first_line", "second_line"), self._lines, strict=True):
            line.say(say(f"{game.id}.meta.{part}"))
        self._mood.say(say(f"{game.id}.meta.mood"))
        self._facts["account-group"].say(f"{game.min_players}–{game.max_players}")
        self._facts["timer-sand"].say(say("app.start.minutes", n=say(f"{game.id}.meta.minutes")))
