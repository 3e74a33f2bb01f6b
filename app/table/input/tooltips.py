"""Tips at the table: what a thing is, and why it cannot be chosen now."""

from __future__ import annotations

from app.art.fonts import text_width
from app.table.geometry.layout import Rect, Tip
from app.table.parts import chooser, tipbox
from app.table.parts.button_state import PRESSABLE, is_command
from app.table.parts.table_model import Composer
from app.table.scene.scene import TableScene
from rules import ItemId

MORE = 3
"""How many tips of a game name the key of help."""


class Answers:
    """Shows tips beside what lies on one table. Why a thing cannot be chosen is said when it is clicked.

    ``full``: the first few name ``help_key``, the key that explains a thing in full.
    """

    def __init__(self, composer: Composer, table: TableScene) -> None:
        self.full = False
        self.help_key = ""
        self._named = 0
        """How many tips have named the key so far."""
        self._composer = composer
        self._table = table

    def refuse(self, item: ItemId, speed: float) -> None:
        """A click on what cannot be chosen: the piece shakes, and the tip says why and what helps."""
        picker = self._composer.picker
        key = "refused_over" if self._composer.match.record.game.over else "refused" if picker.plans else "refused_waiting"
        self._table.refuse(item, speed)
        self._show(item, self._why_not(item) or self._composer.texts(f"table.{key}"))

    def tip(self, item: ItemId) -> None:
        """What a thing is."""
        self._show(item)

    def _why_not(self, item: ItemId) -> str | None:
        """Why a thing cannot be chosen with what is picked; None: there is nothing particular to say."""
        composer = self._composer
        price = composer.picker.price(item)
        if price is not None:
            return composer.texts("table.refused_dear", n=price)
        return composer.screen.refusal(composer.position, item, composer.picker.picks) if composer.picker.plans else None

    def _show(self, item: ItemId, reason: str = "") -> None:
        """The tip of a thing; with a ``reason`` that instead of what it does."""
        placement = self._table.showing.layout.placements.get(item)
        if placement is None or item == chooser.PANEL:
            return
        composer, position = self._composer, self._composer.position
        known = None if is_command(item) or position.viewer is None else composer.screen.tip(position, item)
        mark = composer.picker.marks.get(item)
        if mark is not None and mark.fruitless and not reason and known is None:
            known = Tip(placement.words, ((chooser.NOTHING, composer.texts("table.fruitless_now")),))
        more = self._more(item) if not reason else ()
        if known is None and not reason and not more and placement.kind in PRESSABLE and placement.face[0] == placement.words:
            return  # the button says it itself
        tip = known or Tip(placement.words)
        if reason:
            tip = Tip(tip.title, (("information", reason),)) if tip.title else Tip(reason)
        if not tip.title:
            return
        self._named += len(more)
        tip = Tip(tip.title, (*tip.lines, *more))
        lit = [
            self._table.rect_of(other)
            for other in composer.picker.marks
            if other != item and other in self._table.showing.layout.placements
        ]
        area = Rect(0, 0, position.width, position.height).inset(6)
        self._table.set_tip(tipbox.tipbox(tip, self._table.rect_of(item), lit, area, text_width, self._table.text_size))

    def _more(self, item: ItemId) -> tuple[tuple[str, str], ...]:
        """For those who learn the game: where there is more to read."""
        composer = self._composer
        if not self.full or self._named >= MORE or is_command(item) or composer.position.viewer is None:
            return ()
        if composer.screen.explain(composer.position, item) is None:
            return ()
        return (("help-circle", composer.texts("table.more_help", pressed=self.help_key)),)
