"""Tells the moments of a match over its table: a new phase, an income, a market day."""

from __future__ import annotations

from collections.abc import Iterable

from app.art.fonts import text_width
from app.art.lettering import grown, grown_size
from app.art.pages.banner import LINE
from app.art.roles import Role
from app.table.parts.table_model import TableModel
from app.table.scene.moments import moments, openings
from app.table.scene.view import TableView
from rules import Event, told


class MomentTeller:
    """The banners over the table when a new part of the game begins. Those that come up behind the curtain wait until it rises."""

    def __init__(self, model: TableModel, view: TableView) -> None:
        self.names_turn = False
        """Whether the last banner names the player whose turn it is."""
        self.still = False
        """Whether banners are shown, without moving, even if nothing else moves."""
        self._model = model
        self._view = view
        self._told = len(model.match.record.entries)

    def follow(self, happened: bool, before: int | None, speed: float, calm: bool) -> None:
        """Show what is new in the match, once there is a viewer; ``before`` was the viewer until now, None behind the curtain.

        Unless something has ``happened`` or the curtain has risen, nothing is new: moves were taken back or made again.
        """
        match = self._model.match
        entries, viewer = match.record.entries, match.viewer
        self.names_turn = False
        self._told = min(self._told, len(entries))
        if viewer is None:
            return
        new = [event for entry in entries[self._told :] for event in told(entry.events, self._model.eye)]
        self._told = len(entries)
        if not (happened or before is None):
            return
        turned = before not in (None, viewer) and not match.record.game.over
        name = match.record.header.names[viewer]
        turn = (match.record.header.seat_colours[viewer], self._model.texts("table.turn", name=name)) if turned else ("", "")
        self.names_turn = self.tell(new, speed, calm, turn) and turned

    def tell(self, events: Iterable[Event], speed: float, calm: bool, turn: tuple[str, str] = ("", "")) -> bool:
        """Show the moments of events known to the viewer; return whether there are any."""
        header, rival = self._model.match.record.header, self._model.screen.rival
        found = openings(events, self._model.texts, header.game, header.names, rival)
        still = self.still and speed <= 0
        if not found or (speed <= 0 and not still):
            return False
        pace = 1.0 if still else speed
        self._view.table.floats.add(moments(found, self._view.logical_size, self._width, turn, pace), pace, calm, still)
        return True

    def _width(self, words: str, role: Role, px: int) -> float:
        """Return the width of words on a banner at the size of text on this table."""
        with grown(self._view.table.text_size):
            return text_width(words, role, grown_size(role, px, LINE))
