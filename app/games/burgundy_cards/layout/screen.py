"""How this table is put together: display at the top, the player's own things below, players on the right."""

from __future__ import annotations

from collections.abc import Mapping

from app.table.geometry.placement import Placement, Rect
from app.table.parts.progress import progress
from rules import Game, ItemId
from rules.games.burgundy_cards import items
from rules.games.burgundy_cards.components import DIE, PHASES
from rules.games.burgundy_cards.insight import duel
from rules.games.burgundy_cards.state import State

from ..position import Position
from ..words import moves
from . import commons, own
from .places import panels


def status(position: Position, area: Rect) -> list[Placement]:
    """Lay out the phase and round."""
    state = position.view
    phase = position.texts("burgundy_cards.label.phase_of", phase=PHASES[state.phase])
    of_rounds = position.texts("burgundy_cards.label.round_of", n=state.round, all=state.rounds)
    return progress(position, area, phase, of_rounds, state.round, state.rounds)


def table(position: Position, area: Rect) -> list[Placement]:
    """Lay out everything between the bars and the rail."""
    state = position.view
    seat = position.shown
    if seat is None:
        return []
    parts = panels(area)
    placed = commons.display(position, state, parts.display)
    placed += commons.supplies(position, state, parts.supplies)
    placed += own.projects(position, state.seats[seat], parts.projects)
    placed += own.storage(position, state.seats[seat], seat, parts.storage)
    placed += own.phase_bonus(position, state, parts.bonus)
    placed += own.estate(position, state.seats[seat], seat, parts.estate)
    placed += own.hand(position, state, seat, parts.hand)
    if state.offer:
        placed += commons.offer(position, state, own.below_heads(parts.estate))
    return placed


def chips(position: Position) -> list[tuple[ItemId, str, str]]:
    """Return the buttons in the info line for buying cards and for declining the effect of a building, where they are legal."""
    if position.decision is None:
        return []
    legal = position.decision.legal
    found: list[tuple[ItemId, str, str]] = []
    if items.BUY_CARDS in legal:
        found.append((items.BUY, "hand-coin", position.texts("burgundy_cards.button.buy")))
    if items.DECLINE_IT in legal:
        found.append((items.DECLINE, "close-thick", moves.declining(position.texts, position.decision.question.key)))
    return found


def same(game: Game[State]) -> Mapping[ItemId, ItemId]:
    """Return for each card in hand the first one with the same number, since only the number counts (BC-4.3)."""
    if game.decider is None:
        return {}
    first: dict[int, int] = {}
    return {items.CARD.id(card): items.CARD.id(first.setdefault(DIE[card], card)) for card in game.state.seats[game.decider].hand.cards}


def end_words(position: Position) -> str:
    """Return a warning if ending this turn ends the phase with fewer points than Egon, which loses the game (BC-17.11); else ""."""
    state = position.view
    now = duel(state)
    if now is None or now.kept_up or now.turns > 1 or position.decision is None or items.END_TURN not in position.decision.legal:
        return ""
    return position.texts("burgundy_cards.duel.end_turn")
