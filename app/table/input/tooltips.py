"""Tips at the table: what a thing is, and why it cannot be chosen now."""

from __future__ import annotations

from app.art.fonts import text_width
from app.table.geometry.placement import Rect
from app.table.parts import chooser, tipbox
from app.table.parts.button_state import Pressable, is_command
from app.table.parts.table_model import TableModel
from app.table.scene.scene import TableScene
from app.table.screen import Tip
from rules import BEGUN, ItemId, why_not


class Tooltips:
    """The tips beside the pieces of one table. Clicking a thing that cannot be chosen shows why; a grey button shows it immediately."""

    def __init__(self, model: TableModel, table: TableScene) -> None:
        self._model = model
        self._table = table

    def refuse(self, item: ItemId, speed: float, why: str = "") -> str:
        """Refuse a click on what cannot be chosen: shake the piece, and show in a tip why (see ``why_not``) and what to do instead.

        Return why.
        """
        self._table.refuse(item, speed)
        why = why or self.why_not(item)
        self._show(item, why)
        return why

    def refuse_drop(self, item: ItemId, where: Rect, why: str) -> None:
        """Say, where a piece was dropped, why it cannot stay there."""
        self._show(item, why, where)

    def tip(self, item: ItemId) -> None:
        """Show what a thing is, or why a button of the game cannot be pressed."""
        placement = self._table.showing.layout.placements.get(item)
        grey = placement is not None and isinstance(placement.face, Pressable) and placement.face.state == "disabled"
        self._show(item, self.why_not(item) if grey and not is_command(item) else "")

    def tell(self, sentence: str) -> None:
        """Say, above the question, something that is not about any particular thing."""
        position = self._model.position
        area = Rect(0, 0, position.width, position.height).inset(6)
        above = self._table.rect_of("frame:question")
        self._table.set_tip(tipbox.tipbox(Tip(sentence), above, [], area, text_width, self._table.text_size))

    def why_not(self, item: ItemId, ahead: TableModel | None = None) -> str:
        """Return why a thing cannot be chosen after the picks made, or in a match that is ``ahead``: another player's things never can."""
        model = ahead or self._model
        peek = model.options.peek
        if peek is not None:
            return model.texts("table.refused_peek", name=model.match.names[peek], back=model.texts("table.own"))
        price = model.picker.price(item)
        if price is not None:
            return model.texts("table.refused_over_limit", n=price)
        if model.covered:
            return f"{model.question()}."
        if not model.picker.plans:
            return model.texts("table.refused_over" if model.match.record.game.over else "table.refused_waiting")
        return model.screen.refusal(model.position, item, model.picker.picks) or model.texts("table.refused")

    def only_begun(self, item: ItemId, model: TableModel) -> bool:
        """Return whether nothing but the picks made stands in the way of a thing."""
        position, decision = model.position, model.position.decision
        reason = None if decision is None else why_not(position.game, position.view, decision, item, model.picker.picks)
        return reason is not None and reason.key == BEGUN

    def _show(self, item: ItemId, reason: str = "", where: Rect | None = None) -> None:
        """Show the tip of a thing, beside it or beside ``where``; a ``reason`` replaces what it does."""
        placement = self._table.showing.layout.placements.get(item)
        if placement is None or item == chooser.PANEL:
            return
        model, position = self._model, self._model.position
        known = None if is_command(item) or position.viewer is None else model.screen.tip(position, item)
        mark = model.picker.highlights.get(item)
        if mark is not None and mark.fruitless and not reason and known is None:
            known = Tip(placement.words, ((chooser.NOTHING, model.texts("table.fruitless_now")),))
        if known is None and not reason and isinstance(placement.face, Pressable) and placement.face.words == placement.words:
            return  # the button says it itself
        tip = known or Tip(placement.words)
        if reason:
            tip = Tip(tip.title, (("information", reason),)) if tip.title else Tip(reason)
        if not tip.title:
            return
        lit = [
            self._table.rect_of(other)
            for other in model.picker.highlights
            if other != item and other in self._table.showing.layout.placements
        ]
        area = Rect(0, 0, position.width, position.height).inset(6)
        if where is None:
            where = placement.front.rect if placement.front is not None and self._table.in_front.item == item else self._table.rect_of(item)
        self._table.set_tip(tipbox.tipbox(tip, where, lit, area, text_width, self._table.text_size))
