"""The state of a game: what players have, and where every card is."""

from __future__ import annotations

from msgspec import Struct

from rules.engine.hidden.piles import Pile
from rules.engine.state import BaseState

from .components import Cards


class Seat(Struct, kw_only=True):
    """A player's possessions."""

    hand: Pile
    hall: Cards = ()
    """The open cards in the order they came; no two are identical (GH-7.1)."""
    action_area: Cards = ()
    """The cards played this turn, in order (GH-1.6); their professions are those played (GH-4.1 b)."""
    chapters: tuple[Pile, ...] = ()
    """Completed chapters, the oldest first (GH-1.5); only their owner knows which (GH-14.3)."""
    vp_cards: Cards = ()
    tokens: int = 0


class State(BaseState, kw_only=True):
    """A whole game. The last card of a pile is its top."""

    seats: tuple[Seat, ...]
    professions: tuple[str, ...]
    """The six professions in this game, in the fixed order once they are settled (GH-17.1)."""
    target: int
    """The points needed to win (GH-11.4)."""
    immediate: bool
    """Whether an opponent's surplus chapters are discarded immediately (GH-9.4)."""
    first: int
    """The start player."""
    actions_left: int = 0
    actions_taken: int = 0
    draw: Pile
    discard: Pile
    leaving: Cards = ()
    """Cards on their way to the discard pile while their order is being decided: those already ordered, the top one first (GH-7.9)."""
    unordered: Cards = ()
    """Cards on their way to the discard pile whose order is still open."""
    vp_row: Cards
    """The places of the VP row; 0 is a gap that stays (GH-6.5)."""
    vp_deck: Pile
    box: Cards
    """Profession cards not in this game."""
    vp_box: Cards
    """VP cards not in this game (GH-2.3)."""
