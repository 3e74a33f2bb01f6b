"""The state of a card game: what players have, and where every card is."""

from __future__ import annotations

from msgspec import Struct

from rules.engine.hidden.piles import Pile
from rules.engine.state import BaseState

from .board.egon import Egon
from .board.estate import Stacks
from .components import Cards


class Seat(Struct, kw_only=True):
    """A player's possessions; storage is unlimited (BC-2.4)."""

    hand: Pile
    stack: Pile
    projects: Cards = ()
    estate: Stacks = ()
    goods: Cards = ()
    sold: Cards = ()
    animals: Cards = ()
    workers: int = 0
    silver: int = 0
    firsts: tuple[str, ...] = ()
    all_seven: int = 0


class State(BaseState, kw_only=True):
    """A whole game. ``phase`` counts from 0, ``round`` from 1; ``display[0]`` is row 1; the last card of a pile is its top."""

    seats: tuple[Seat, ...]
    phase: int = 0
    round: int = 0
    rounds: int = 0
    first: int = 0
    """The start player of the phase."""
    holder: int = 0
    """The player who has the start player card."""
    turned: bool = False
    """Whether the start player card lies back side (?) up."""
    bought: bool = False
    """Whether this turn's purchase has been made."""
    offer: Cards = ()
    """The three bought cards while they are on offer."""
    display: tuple[Cards, ...]
    draw: Pile
    discard: Pile
    goods: tuple[Pile, ...]
    animals: tuple[Pile, ...]
    firsts: tuple[str, ...]
    all_seven: tuple[int, ...]
    egon: Egon | None = None
