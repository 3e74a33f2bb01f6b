"""How this table is put together: depots and own things on the left, the duchy on the right, players at the edge."""

from __future__ import annotations

from app.table.geometry.placement import Placement, Rect
from app.table.parts.progress import progress
from rules import ItemId
from rules.games.burgundy import items
from rules.games.burgundy.components import PHASES, ROUNDS

from .. import words
from ..position import Position
from ..tiles import D, throw
from . import commons, founding, places
from .duchy import duchy
from .own import own
from .powers import powers


def status(position: Position, area: Rect) -> list[Placement]:
    """Lay out the phase and round."""
    say, state = position.texts, position.view
    of_rounds = say(f"{D}.label.round_of", n=max(1, state.round), all=ROUNDS)
    return progress(position, area, say(f"{D}.label.phase_of", phase=PHASES[state.phase]), of_rounds, state.round, ROUNDS)


def table(position: Position, area: Rect) -> list[Placement]:
    """Lay out everything between the bars and the rail."""
    state = position.view
    player = position.shown
    if player is None:
        return []
    panels, seat = places.panels(area, position.text_size), state.seats[player]
    placed = commons.strip(position, state, panels.strip)
    if seat.offered:
        return placed + founding.boards(position, seat, panels.below_strip)
    placed += commons.depots(position, state, panels.depots)
    placed += commons.black_depot(position, state, panels.black)
    placed += own(position, seat, player, panels.own, throw(state))
    placed += duchy(position, state, player, panels.duchy)
    return placed + powers(position, state, player, panels.powers)


def chips(position: Position) -> list[tuple[ItemId, str, str]]:
    """Return the button in the info line for declining the effect of a building, if that is legal."""
    if position.decision is None or items.DECLINE_IT not in position.decision.legal:
        return []
    return [(items.DECLINE, "close-thick", words.declining(position.texts, position.decision.question.key))]
