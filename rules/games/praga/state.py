"""The state of a game: what players have, and where every tile is."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from rules.engine.hidden.piles import Pile
from rules.engine.state import BaseState

from .components import ROUNDS
from .pieces import Cards

Laid = tuple[int, int]
"""A tile of the action board and the sixths of a turn it is rotated clockwise by; tile 0: none."""
NOBODY = -1


class Seat(Struct, kw_only=True):
    """A player's possessions."""

    stock: tuple[int, ...]
    """How much they have of each of ``RESOURCES``."""
    tracks: tuple[int, ...]
    """The space of their cube on each of ``TRACKS``."""
    production: tuple[int, ...] = (0, 0)
    """The production tile on space 1 of the mine and the quarry track."""
    wealth: tuple[bool, ...]
    """Which wealth bonuses they have had (PC-9.8)."""
    cubes: int
    """Their free marker cubes (PC-9.11)."""
    seal_rights: int = 0
    fields: tuple[tuple[Laid, ...], ...]
    """The upgrades on each action field, in the order of ``ACTIONS``, the visible one last."""
    walls: tuple[Laid, ...]
    """The tile on each wall site."""
    scored: tuple[tuple[int, int, int], ...] = ()
    """The connections that have brought a bonus: for edges cell, edge and -1, for corners cell, corner and partner (PC-6.7)."""
    technologies: Cards = ()
    fresh: Cards = ()
    """Those of levels I and II that do not work before the player's next turn (PC-10.4)."""
    worked: Cards = ()
    """Those that have worked as often as they can in this turn (PC-10.6, 10.7)."""
    pawn: int = 0
    """The space of the King's Road, 0 before the first."""
    projects: tuple[tuple[int, int], ...] = ((0, 0), (0, 0))
    """Row and column of the cubes on the Hunger Wall and the cathedral."""
    endings: Cards = ()
    """The V tiles that count for them at the end, on the bridge or not (PC-8.5, 12.11)."""


class Building(Struct, frozen=True):
    """A building in the city. ``builder`` and ``cube`` are players, the number after the last one Parler; ``NOBODY`` for neither."""

    tile: int
    rotation: int
    builder: int = NOBODY
    cube: int = NOBODY


class Owed(Struct, frozen=True):
    """The reward or rewards of a plaza that a player has yet to take (PC-7.12)."""

    player: int
    plaza: int
    both: bool


class SideStep(Struct, frozen=True):
    """A step sideways on a project that is still open (PC-12.4)."""

    project: int
    optional: bool


class Turn(Struct, kw_only=True):
    """What has been done in a turn and what is open (PC-2.9)."""

    tile: int = 0
    """The action tile taken, 0 before."""
    half: int = 0
    """The half of it that was clicked: its action is what the player seems to want."""
    segment: int = 0
    """The segment of the wheel it lay in."""
    action: bool = False
    """Whether its action can still be performed."""
    wheel: bool = False
    """Whether its wheel bonus is open."""
    extra: Literal["", "open", "done"] = ""
    refreshed: bool = False
    heights: tuple[int, ...]
    """The number of upgrades on each action field when the turn began: what was visible since is a candidate (PC-4.8 a)."""
    bonuses: tuple[int, ...]
    """The upgrade bonuses open for each action (PC-4.8)."""
    steps: tuple[SideStep, ...] = ()
    held: tuple[str, int] = ("", 0)
    """The tile of the display or of the bridge that has been taken and still has to be laid, by deck (PC-4.11, 8.4)."""
    road: tuple[str, ...] = ()
    """What is open from a King's Road action, by item (PC-8.3)."""


class Parler(Struct, kw_only=True):
    """Peter Parler (PC-18)."""

    tracks: tuple[int, int]
    rows: tuple[int, ...]
    """The slot of his cube in each row of the display, from 0."""
    pawn: int
    """The plaza of his pawn."""
    deck: Pile
    played: Cards = ()


class State(BaseState, kw_only=True):
    """A whole game. The last tile of a pile is its top."""

    seats: tuple[Seat, ...]
    first: int
    """The start player."""
    turns: int = 0
    """The turns that are completely finished (PC-2.2)."""
    era: int = 1
    turn: Turn | None = None
    """The turn being played, while its player decides."""

    # the options (PC-1.1)
    side: Literal["a", "b"]
    sets: tuple[str, ...]
    """The set of steps of each project."""
    streets: tuple[str, ...]
    """What lies on spaces I to III of the King's Road."""
    immediate: bool
    """Whether others take the rewards of a plaza immediately (PC-7.11)."""
    connections: bool
    """Whether only used connections are ignored when an upgrade is covered (PC-6.7)."""
    automatic: bool
    """Whether empty slots are refilled immediately (PC-5.4)."""

    # the crane
    crane: tuple[int, ...]
    """The action tile at each position."""
    box: int
    fives: Cards = ()
    """The action tiles with the 5-point bonus (PC-3.8)."""

    # the display
    rows: tuple[Cards, ...]
    """The tile in each slot of the rows of upgrades, walls and buildings, 0 in an empty one."""
    stacks: tuple[tuple[Pile, Pile], ...]
    """For each kind the face-down stacks of the era, normal and special."""
    later: tuple[tuple[Pile, Pile], ...]
    """Those of the second era, as long as they are set aside."""
    removed: tuple[Pile, ...]
    """For each kind the tiles out of the game (PC-2.2)."""

    # what is drawn from
    river: Cards
    """The production tiles to choose from."""
    river_box: Cards = ()
    """Those out of the game."""
    technologies: tuple[Pile, ...]
    """The stacks of levels I to IV."""
    looked: Pile
    """The technologies a player is looking at."""
    used_technologies: Cards = ()
    plank_stacks: tuple[Pile, Pile]
    """The IV and the V tiles at the bridge (PC-1.2)."""
    cathedral_stack: Pile
    """The V tiles at the cathedral."""
    looked_planks: Pile
    """The bridge tiles a player is looking at."""
    discarded_planks: Cards = ()

    # the boards
    strips: tuple[int, ...]
    """The side of the bonus strip of each slot of the bridge."""
    bridge: Cards
    """The plank on each slot."""
    plazas: Cards
    """The plaza tile at each place, 0 where none is in play."""
    faces: tuple[int, ...]
    evaluated: tuple[bool, ...]
    plaza_box: Cards
    buildings: tuple[Building | None, ...]
    """What stands on each site of the city."""
    owed: tuple[Owed, ...] = ()
    seals: tuple[int, ...]
    """Who has taken each seal, ``NOBODY`` as long as it is free."""
    parler: Parler | None = None

    @property
    def turns_in_round(self) -> int:
        """The turns of a round: one for each player, and one for an automatic opponent."""
        return max(len(self.seats), 2)

    @property
    def round(self) -> int:
        """The round being played, from 1 (PC-2.1); the last one at the end of the game."""
        return min(self.turns // self.turns_in_round + 1, ROUNDS)


def turn_of(state: State) -> Turn:
    """Return the turn being played. Raises ValueError if there is none."""
    if state.turn is None:
        raise ValueError("no turn is being played")
    return state.turn
