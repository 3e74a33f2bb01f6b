"""A description of the game at the left of its set-up page: picture, name, a sentence, how long it takes and whom it suits."""

from __future__ import annotations

from app.art.tokens import BURGUNDY, GOLD_TEXT
from app.texts import Texts
from app.windows.kit.cover import paint_cover
from app.windows.kit.layouts import Column, Part, Row, sheet
from app.windows.kit.leaves import Heading, Icon, Painting, Spring, Words
from rules import Meta

PICTURE = 168
"""Height of the picture."""
NARROW = 500
"""Width below which the words go below the picture, and the seed's buttons below its field."""


class Blurb(Column):
    """The sheet describing one game, with the seed's controls at the bottom. ``retext`` sets the words."""

    def __init__(self, meta: Meta, field: Part, another: Part) -> None:
        self._meta = meta
        self._lines = {part: Words("", "h1", BURGUNDY, 23, height=28) for part in ("first_line", "second_line")}
        self._about = Words("", wrapped=True)
        self._facts = {icon: Words("", wrapped=True) for icon in ("timer-sand", "account-group", "eye", "account", "undo-variant")}
        rows = [Row(Icon(icon, 18, GOLD_TEXT, 22), words) for icon, words in self._facts.items() if icon != "account" or meta.solo]
        words = Column(*self._lines.values(), 6, self._about, 10, *rows, Spring(), gap=2, margins=(6, 4, 6, 0))
        picture = Painting(lambda p, r: paint_cover(p, r, meta.id), width=240, height=PICTURE, wide=True)
        self._seed = Heading()
        super().__init__(
            (Row((picture, 46), (words, 54), gap=10, turns=NARROW), 1),
            Row(self._seed, margins=(6, 8, 6, 0)),
            Row(field, another, gap=12, margins=(6, 8, 6, 6), turns=NARROW),
            margins=(10, 10, 10, 10),
            under=sheet,
        )

    def retext(self, say: Texts, undo: str) -> None:
        """Set all texts; ``undo`` is the rule for taking back that applies."""
        meta, game = self._meta, self._meta.id
        for part, line in self._lines.items():
            line.say(say(f"{game}.meta.{part}"))
        self._about.say(say(f"{game}.meta.about"))
        self._facts["timer-sand"].say(say("app.new.time", n=say(f"{game}.meta.minutes")))
        self._facts["account-group"].say(say("app.new.who", lowest=meta.min_players, highest=meta.max_players))
        self._facts["eye"].say(say(f"{game}.meta.secret"))
        self._facts["account"].say(say(f"{game}.meta.solo") if meta.solo else "")
        self._facts["undo-variant"].say(say(f"settings.undo.{undo}.about"))
        self._seed.say(say("app.new.seed"))
