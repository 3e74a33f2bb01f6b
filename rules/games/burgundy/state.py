"""The state of a board game: what players have, and where all tiles and goods are."""

from __future__ import annotations

from msgspec import Struct

from rules.engine.piles import Pile
from rules.engine.state import BaseState

from .board.estate import DuchyAnalysis, Estate, duchy_analysis


class Store(Struct, kw_only=True):
    """The supplies of a player, or of partners together, for paying and selling."""

    silver: int
    workers: int
    goods: tuple[int, ...]
    sold: tuple[int, ...] = ()
    """The goods sold, as everybody saw (BU-12.3)."""


class Seat(Struct, kw_only=True):
    """A player's possessions. ``estate`` and ``store`` are the numbers of the duchy they play on and of their supplies."""

    estate: int
    store: int
    storage: tuple[int, ...]
    """The tile on each storage space, 0 on an empty one."""
    dice: tuple[int, ...] = ()
    used: tuple[bool, ...] = ()
    areas: tuple[tuple[int, int], ...] = ()
    """The areas scored, each with the phase in which that happened (BU-11.1)."""
    bonuses: tuple[str, ...] = ()
    offered: tuple[int, ...] = ()
    """The duchies to choose from before the game (BU-27.1)."""
    plan: Pile
    """The plans that can be chosen in secret before the game (BU-27.3); the last card is the one chosen. Otherwise empty."""


class State(BaseState, kw_only=True):
    """A whole game. ``phase`` counts from 0, ``round`` from 1 (0: before the first); depots and goods spaces are numbered from 1."""

    seats: tuple[Seat, ...]
    estates: tuple[Estate, ...]
    stores: tuple[Store, ...]
    phase: int = 0
    round: int = 0
    white: int = 0
    """The number on the white die, 0 before the first roll."""
    order: tuple[int, ...]
    """The players in the order of this round (BU-3.4)."""
    bought: bool = False
    """Whether this turn's purchase has been made."""
    bridge: tuple[tuple[int, ...], ...]
    """The players on each space, the top of the stack first (BU-1.10)."""
    depots: tuple[tuple[int, ...], ...]
    """The tile in each slot of depots 1 to 6, 0 in an empty one."""
    black: tuple[int, ...]
    """The tile in each slot of the black depot."""
    goods_spaces: tuple[tuple[int, ...], ...]
    """The goods on the goods space of each depot."""
    round_goods: tuple[int, ...] = ()
    """The goods still on the round spaces, the topmost first (BU-2.4)."""
    phase_goods: tuple[Pile, ...]
    """The goods face down on each phase space (BU-1.3)."""
    reserve: Pile
    """The goods that left the game face down (BU-1.7)."""
    supplies: tuple[Pile, ...]
    """The face-down tiles by back (BU-1.2)."""
    gone: tuple[int, ...] = ()
    """The tiles that are not used or have left the game."""
    bonuses: tuple[str, ...]
    """The bonus tiles still on the board, by size and colour (BU-1.4)."""


def estate_of(state: State, player: int) -> Estate:
    """Return the duchy of a player."""
    return state.estates[state.seats[player].estate]


def store_of(state: State, player: int) -> Store:
    """Return the silver, workers and goods available to a player."""
    return state.stores[state.seats[player].store]


def analysis_of(state: State, player: int) -> DuchyAnalysis:
    """Return the analysis of a player's duchy."""
    estate = estate_of(state, player)
    return duchy_analysis(estate.duchy, estate.tiles)
