"""The state of a game: what players have, and where every card is."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from rules.engine.hidden.piles import Pile
from rules.engine.state import BaseState
from rules.engine.worth.credit import Ledger

from .board.village import Village
from .components import Cards


class Seat(Struct, kw_only=True):
    """A player's possessions."""

    hand: Pile
    square: Cards = ()
    """The village square: the cards drafted this round, in order (VI-4.5)."""
    village: Village
    gold: int


class Turn(Struct, kw_only=True):
    """What has been used of a build turn (VI-6.2, 7.1)."""

    limit: int
    """The build actions of the turn."""
    left: int
    """The build actions that are left."""
    basics: int
    """How many basics may still be gained."""
    tinner: bool = False
    """Whether a Tinner opens padlocks (VI-9.14)."""
    hired: Cards = ()
    """The Freelancers paid this turn (VI-16.8)."""
    robbed: Cards = ()
    """The Thieves used this turn (VI-15.6)."""


class Countess(Struct, kw_only=True):
    """The opponent of the solo game (VI-18). Her villagers lie singly: each is a plot of its own (VI-18.5)."""

    difficulty: str
    village: Village
    gold: int
    earned: Ledger = ()
    """What the markets have given her, by source, as if she were player 0."""
    jester: bool
    """Whether the player still has the Jester (VI-18.18)."""
    owed: bool = False
    """Whether the Jester must be used although the event that demands it is gone (VI-19.15)."""
    open: Cards = ()
    """The open events, in the order in which they were revealed."""
    begun: Cards = ()
    """Those of them whose resolution has begun: the Jester comes too late (VI-18.19)."""
    reduced: Cards = ()
    """Those of them that cause one card fewer to be drafted or laid (VI-19.14, 19.20)."""
    summer: Pile
    winter: Pile
    past: Cards = ()
    """The events discarded, in order."""


class State(BaseState, kw_only=True):
    """A whole game. The last card of a pile is its top; road positions and stacks are counted from 0."""

    seats: tuple[Seat, ...]
    round: int = 0
    first: int
    """The player who has the start player card."""
    phase: Literal["draft", "build", "developments", "events", ""] = ""
    """The phase in which decisions are made: the draft, the build turns, the rewards, the events of a solo game, or "" for the rest."""
    road: Cards
    """The open cards by position; 0 is an empty one."""
    road_coins: tuple[int, ...]
    stacks: tuple[Pile, ...]
    reserve: Pile
    discard: Pile
    basics: tuple[Cards, ...]
    """The open piles of Lumberjacks, Hayers and Miners (VI-2.4)."""
    markets: int = 0
    """The markets that have taken place."""
    known: tuple[int, ...] = ()
    """For every villager card, from number 0 on, who has seen it, wherever it now lies face down (VI-20.3): a bit for each seat, and after
    them one for an observer without a seat, who has seen what everybody has. See ``board/knowledge.py``.
    """
    turn: Turn | None = None
    """The build turn being played."""
    late_bronze: bool = False
    """Whether bronze is scored after the last build turn (VI-16.5)."""
    developments: Cards = ()
    """The development cards, one of each suite (VI-17.1); empty without that module."""
    tokens: tuple[int, ...] = ()
    """Who holds the token of each development; -1: it lies on its card. The Countess has the number after the last seat."""
    countess: Countess | None = None
    box: Pile
    """Villager cards that are not in the game, as everybody knows."""
    left_over: Pile
    """The cards of modules that were left over when each player got one (VI-14.1, 15.1); which ones is secret (VI-20.2)."""
    development_box: Pile
    event_box: Cards = ()
    """The events that are not in the game."""


def build_turn(state: State) -> Turn:
    """Return the build turn being played. Raises ValueError if there is none."""
    if state.turn is None:
        raise ValueError("no build turn is being played")
    return state.turn
