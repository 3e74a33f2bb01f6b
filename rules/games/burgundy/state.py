"""The state of a board game: what players have, and where all tiles and goods are."""

from __future__ import annotations

from msgspec import Struct

from rules.engine.hidden.piles import Pile
from rules.engine.state import BaseState

from .board.estate import DuchyAnalysis, Estate, duchy_analysis, monasteries_in
from .board.monasteries import UNSHARED
from .modules import SOLO_VALUES


class Store(Struct, kw_only=True):
    """The supplies of a player, or of partners together, for paying and selling."""

    silver: int
    workers: int
    goods: tuple[int, ...]
    sold: tuple[int, ...] = ()
    """The goods sold, as everybody saw (BU-12.3). The first of them lie on the spaces of the trade route, if there is one (BU-23.2)."""
    selling: tuple[int, ...] = ()
    """The goods sold that are still to be laid on the trade route, the next one first (BU-23.2, 23.5)."""
    storage: tuple[int, ...] = ()
    """The tile on each common storage space of a team, 0 on an empty one (BU-24.5)."""


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
    posts: tuple[tuple[int, int], ...] = ()
    """The pairs of border posts connected, each with the phase in which that happened (BU-20.4); pair ``i`` leaves out post ``i``."""
    border_rank: int = 0
    """The place among those who have connected all three posts, from 1; 0 before (BU-20.5)."""
    routes: tuple[int, ...] = ()
    """The cards of the trade route from left to right (BU-23.1)."""
    shields: tuple[tuple[int, int], ...] = ()
    """The castle tiles that carry a shield, each with its shield (BU-26.5)."""
    named: int | None = None
    """The player whose monasteries work for this one through shield 6 (BU-26.16)."""


class Solo(Struct, kw_only=True, frozen=True):
    """The two markers of a lone player (BU-25.1), and how many targets that player has reached."""

    counter: int = 0
    target: int
    reached: int = 0


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
    goods_gone: tuple[int, ...] = ()
    """The goods that left the game face up, from spaces that a lone player's ship cleared (BU-25.4) or for a black tile (BU-25.5)."""
    bonuses: tuple[str, ...]
    """The bonus tiles still on the board, by size and colour (BU-1.4)."""
    white_castles: bool = False
    """Whether white castles are in play, so that a crane can copy one (A-15)."""
    inns: tuple[int, ...] = ()
    """The inns next to the black depot, the top one last (BU-22.1)."""
    inns_left: tuple[int, ...] = ()
    """The inns of the phases to come."""
    routes_left: Pile = Pile("route", "none")
    """The trade routes that no player has."""
    shields: tuple[tuple[int, ...], ...] = ()
    """The shields on the goods space of each depot (BU-26.1); () without shields."""
    shields_left: Pile = Pile("shield", "none")
    """The shields that left the game face down at the start (BU-26.1)."""
    shields_gone: tuple[int, ...] = ()
    """The shields that left the game in the course of play."""
    die_set: bool = False
    """Whether shield 16 has turned a die in this turn (BU-26.26)."""
    solo: Solo | None = None
    """The markers of a lone player; None in any other game."""
    mixed_payment: bool = False
    """Whether monastery 6 can also be paid with both workers and silver (A-07)."""
    area_size_cap: bool = False
    """Whether inns and shields cannot make an area count for more than the largest one printed (A-12)."""


def estate_of(state: State, player: int) -> Estate:
    """Return the duchy of a player."""
    return state.estates[state.seats[player].estate]


def store_of(state: State, player: int) -> Store:
    """Return the silver, workers and goods available to a player."""
    return state.stores[state.seats[player].store]


def values_of(state: State) -> int:
    """Return the number of players whose slots, points and values count (BU-24.1, 25)."""
    return SOLO_VALUES if state.solo else len(state.seats)


def stored(state: State, player: int) -> tuple[int, ...]:
    """Return the tiles a player can place from storage: their own, and those their team has in common (BU-24.7)."""
    return tuple(tile for tile in (*state.seats[player].storage, *store_of(state, player).storage) if tile)


def side_of(state: State, player: int) -> int:
    """Return the side with which a player wins or loses: partners share a duchy (BU-24.1)."""
    return state.seats[player].estate


def holds(state: State, player: int, shield: int) -> bool:
    """Return whether a shield lies on one of a player's castles (BU-26.6)."""
    return any(held == shield for _, held in state.seats[player].shields)


def analysis_of(state: State, player: int) -> DuchyAnalysis:
    """Return the analysis of a player's duchy, with the monasteries and shields that work for them (BU-26.16, 26.28)."""
    seat = state.seats[player]
    estate = state.estates[seat.estate]
    if not seat.shields:
        return duchy_analysis(estate)
    held = frozenset(shield for _, shield in seat.shields)
    copied = frozenset[int]() if seat.named is None else monasteries_in(estate_of(state, seat.named).tiles) - UNSHARED
    return duchy_analysis(estate, held, copied)
