"""The state of a card game: who has what, and where every card lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from rules.engine.piles import Pile
from rules.engine.state import AnyOrder, BaseState, Step

from .benefits import TakeFromDisplay, TownHall, Warehouse
from .bonuses import PhaseBonus
from .components import Cards
from .egon import Egon, RevealEgon
from .estate import Stacks
from .phases import EndPhase, EndRound, StartPhase, StartRound
from .purchase import Offer
from .take_top import TakeTop
from .turn import DieAction, EndTurn, PlayCard, StartTurn

if TYPE_CHECKING:
    AnyStep = Step
else:
    AnyStep = (
        AnyOrder
        | StartPhase
        | RevealEgon
        | StartRound
        | StartTurn
        | PlayCard
        | DieAction
        | TakeTop
        | TakeFromDisplay
        | Warehouse
        | TownHall
        | PhaseBonus
        | Offer
        | EndTurn
        | EndRound
        | EndPhase
    )


class Seat(Struct, kw_only=True):
    """What a player has (BC-2.4: no limit on storage)."""

    hand: Pile
    stack: Pile
    projects: Cards = ()
    estate: Stacks = ()
    goods: Cards = ()
    sold: Cards = ()
    animals: Cards = ()
    workers: int = 0
    silver: int = 0
    vp: int = 0
    firsts: tuple[str, ...] = ()
    all_seven: int = 0


class State(BaseState, kw_only=True):
    """A whole game. ``phase`` counts from 0, ``round`` from 1; ``display[0]`` is row 1; the last card of a pile is its top."""

    seats: tuple[Seat, ...]
    pending: list[AnyStep]
    phase: int = 0
    round: int = 0
    rounds: int = 0
    first: int = 0
    """Start player of the phase."""
    holder: int = 0
    """Who has the start player card."""
    turned: bool = False
    """Whether it lies back side (?) up."""
    bought: bool = False
    """Whether the purchase of this turn has been made."""
    offer: Cards = ()
    """The three bought cards while they are open."""
    display: tuple[Cards, ...]
    draw: Pile
    discard: Pile
    goods: tuple[Pile, ...]
    animals: tuple[Pile, ...]
    firsts: tuple[str, ...]
    all_seven: tuple[int, ...]
    egon: Egon | None = None
