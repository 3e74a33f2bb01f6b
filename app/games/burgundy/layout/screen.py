"""How this table is put together: depots and the player's own things on the left, the duchy on the right, players at the edge."""

from __future__ import annotations

from app.table.geometry.placement import Placement, Rect
from app.table.parts.progress import progress
from rules import ItemId
from rules.games.burgundy import items
from rules.games.burgundy.board.tribute import unpaid
from rules.games.burgundy.components import PHASES, ROUNDS

from ..position import Position
from ..words import moves
from ..words.tiles import D, throw
from . import commons
from .arrangement import arranged
from .own import founding, own
from .own.duchy import duchy
from .own.powers import powers

DUE_ICON = {"size": "home-group", "phase": "flag-variant"}
"""The pictogram of the points of an area, by what they are for; all that is left of a button where there is no room for its words."""


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
    panels, seat = arranged(position, player, area), state.seats[player]
    placed = commons.strip(position, state, panels.strip)
    if seat.offered:
        return placed + founding.boards(position, seat, panels.below_strip)
    placed += commons.depots(position, state, panels.depots)
    placed += commons.black_depot(position, state, panels.black)
    placed += own(position, seat, player, panels.own, throw(state))
    placed += duchy(position, state, player, panels.duchy)
    return placed + powers(position, state, player, panels.powers)


def end_words(position: Position) -> str:
    """Return a warning if the turn that can be ended is the last of a phase and tribute for shields is missing (BU-26.7); else ""."""
    state, decision = position.view, position.decision
    if decision is None or state.round < ROUNDS or items.END_TURN not in decision.legal:
        return ""
    short = unpaid(state, decision.player)
    return position.texts(f"{D}.end_turn.tribute", n=short) if short else ""


def chips(position: Position) -> list[tuple[ItemId, str, str]]:
    """Return the buttons in the info line: paying tribute, what a lone player has still to carry out, declining an effect."""
    decision, say = position.decision, position.texts
    if decision is None:
        return []
    first = dict.fromkeys(action.picks[0] for action in decision.legal if action.picks)
    found: list[tuple[ItemId, str, str]] = []
    if items.PAY_ALL in first:
        found.append((items.PAY_ALL, "circle-multiple", say(f"{D}.button.pay_all")))
    if items.GIVE_UP in first:
        found.append((items.GIVE_UP, "shield", say(f"{D}.button.give_up")))
    found += [(item, DUE_ICON[items.DUE.key(item).partition("_")[0]], moves.choice(position, item)) for item in first if items.DUE.of(item)]
    if items.DECLINE in first:
        found.append((items.DECLINE, "close-thick", moves.declining(say, decision)))
    return found
