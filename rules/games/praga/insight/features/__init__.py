"""What an experienced player looks at in Praga Caput Regni, concept by concept."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from rules.engine.worth.features import Features

from ...board.wheel import wheel_bonus
from ...components import EGG, GOLD, GOLD_WINDOW, ROUNDS, SILVER_WINDOW, STONE, TECHNOLOGY_TRACK, UNIVERSITY
from ...effect import TRADE
from ...state import State
from . import academy, board, city, crane, income, offers, outlook, projects, prospects, rivals, road, seals, store, turn

__all__ = ["FEATURES"]


def of(state: State, seat: int) -> list[float]:
    """Return what a seat sees."""
    mine, at = state.seats[seat], state.turn if state.turn_of == seat else None
    stock, tracks = mine.stock, mine.tracks
    gold, stone, silver, golden = stock[GOLD], stock[STONE], stock[SILVER_WINDOW], stock[GOLD_WINDOW]
    laid = board.board(mine.fields, mine.walls)
    offered = offers.offers(mine.fields, mine.walls, state.rows, gold, stone)
    taken = state.turn.tile if state.turn is not None else 0
    tiles = crane.crane(state.crane, state.box, taken, state.fives, state.side, len(state.seats) == 1)
    egg = stock[EGG] > 0
    street = road.road(mine.pawn, egg, mine.endings, state.streets, state.bridge, state.strips)
    managed = income.managed(tracks, mine.production, (gold, stone))
    actions = (*managed, *[offered[best] for best in offers.BEST], road.value(street, egg))
    bonuses, goods = laid[: len(actions)], laid[len(actions) : 2 * len(actions)]
    values = tuple([value + points + more for value, points, more in zip(actions, bonuses, goods, strict=True)])
    drawn = len(state.looked.cards) > 0 and state.turn_of == seat
    extra = golden >= 2 or (golden == 1 and silver > 0)
    return [
        *store.store(stock, mine.wealth, mine.cubes),
        *income.income(tracks, mine.production, state.river),
        *seals.seals(state.seals, mine.seal_rights, mine.cubes, stock, seat),
        *academy.academy(tracks[TECHNOLOGY_TRACK], tracks[UNIVERSITY], mine.technologies),
        *projects.projects(mine.projects, stock, state.sets),
        *laid,
        *offered,
        *city.city(state.buildings, state.plazas, state.faces, state.evaluated, seat),
        city.owed(state.owed, state.plazas, state.faces, seat) if state.owed else 0.0,
        *street,
        *road.to_keep(state, seat),
        *tiles,
        *outlook.outlook(tiles[: len(actions)], values, extra),
        *(turn.NO_TURN if at is None else turn.turn(state, mine, at, values)),
        *rivals.rivals(state, seat),
        *prospects.prospects(stock, tracks, mine.production, _sealed(state, seat), left(state, seat) * ROUNDS, drawn, len(state.river)),
    ]


def _sealed(state: State, seat: int) -> tuple[bool, bool]:
    """Return whether a seat has the seals that pay for gold, and for stone (PC-9.13)."""
    return state.seals[seals.GOLD_SEAL] == seat, state.seals[seals.STONE_SEAL] == seat


def left(state: State, seat: int) -> float:
    """Return the share of a seat's turns still to play; a turn counts as played once its action tile is taken (PC-2.1, 2.4 a)."""
    players = len(state.seats)
    rounds, after = divmod(state.turns, state.turns_in_round)
    played = rounds + ((seat - state.first) % players < after)
    if state.turn is not None and state.turn_of == seat and state.turn.tile:
        played += 1
    return max(0.0, 1 - played / ROUNDS)


def lapsed(state: State) -> State:
    """Return a position without what the end of the turn lets lapse: an action that was not performed, an egg that was not bought
    (PC-14.1).
    """
    at = state.turn
    if at is None or not at.tile:
        return state
    buys = at.wheel and wheel_bonus(state).op == TRADE
    extra = "done" if at.extra == "open" else at.extra
    return replace(state, turn=replace(at, action=False, extra=extra, wheel=at.wheel and not buys))


LINES = 40
"""A turn has up to a dozen decisions in free order (PC-2.5), and what an open action is good for only shows once it is performed: alone,
planners with the same weights score 149 with 3 lines, 166 with 20 and 171 with 40 (12 deals).
"""
FEATURES: Final[Features[State]] = Features(
    names=(
        *store.FEATURES,
        *income.FEATURES,
        *seals.FEATURES,
        *academy.FEATURES,
        *projects.FEATURES,
        *board.FEATURES,
        *offers.FEATURES,
        *city.FEATURES,
        *road.FEATURES,
        *crane.FEATURES,
        *outlook.FEATURES,
        *turn.FEATURES,
        *rivals.FEATURES,
        *prospects.FEATURES,
    ),
    of=of,
    left=left,
    lapsed=lapsed,
    lines=LINES,
)
