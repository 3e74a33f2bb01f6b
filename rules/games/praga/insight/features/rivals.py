"""What the other players, or Peter Parler, are about to have."""

from __future__ import annotations

from functools import lru_cache

from ...components import (
    COUNT,
    EGG,
    GOLD,
    GOLD_WINDOW,
    LAST_SPACE,
    MULTIPLIER,
    PARLER_CARD,
    PARLER_CARDS,
    SEAL_SPACE,
    SILVER_WINDOW,
    SITES,
    STONE,
    TECHNOLOGY_TRACK,
    UNIVERSITY,
)
from ...pieces import Cards
from ...state import Parler, Seat, State
from .naming import Numbers, named

FEATURES = named(
    "rivals",
    ("turns_until_mine", "PC-2.1"),
    ("rival_mines", "PC-9.2"),
    ("rival_quarries", "PC-9.2"),
    ("rival_gold_and_stone", "PC-5.2"),
    ("rival_windows", "PC-13.3"),
    ("rival_academics", "PC-15.3"),
    ("rival_on_the_bridge", "PC-8.5"),
    ("rival_egg_at_the_bridge", "PC-8.4"),
    ("rival_seal_rights", "PC-9.13"),
    ("parler_mine", "PC-18.10"),
    ("parler_quarry", "PC-18.10"),
    ("parler_to_seal", "PC-18.11"),
    ("parler_builds_next", "PC-18.5"),
    ("parler_at_my_claim", "PC-18.7"),
)
NO_OPPONENTS: Numbers = (0.0,) * 8
NO_PARLER: Numbers = (0.0,) * 5


def rivals(state: State, seat: int) -> Numbers:
    """Return how far the most advanced opponent is in each respect, and Parler."""
    others = [other for number, other in enumerate(state.seats) if number != seat]
    until = (seat - state.turn_of) % len(state.seats)
    opponents = _opponents(others) if others else NO_OPPONENTS
    return (until, *opponents, *(NO_PARLER if state.parler is None else _parler(state, state.parler, seat)))


def _opponents(others: list[Seat]) -> Numbers:
    return (
        max([COUNT[0][other.tracks[0]] for other in others]),
        max([COUNT[1][other.tracks[1]] for other in others]),
        max([other.stock[GOLD] + other.stock[STONE] for other in others]) / 2,
        max([other.stock[SILVER_WINDOW] + other.stock[GOLD_WINDOW] for other in others]),
        max([other.tracks[TECHNOLOGY_TRACK] * MULTIPLIER[other.tracks[UNIVERSITY]] for other in others]) / 4,
        sum([other.pawn == LAST_SPACE for other in others]),
        sum([other.pawn >= LAST_SPACE - 2 and other.stock[EGG] > 0 for other in others]),
        sum([other.seal_rights for other in others]),
    )


def _parler(state: State, parler: Parler, seat: int) -> Numbers:
    mine, quarry = parler.tracks
    return (
        mine,
        quarry,
        min([at - space for space, at in zip(parler.tracks, SEAL_SPACE, strict=True) if space < at], default=9),
        _builds(parler.played),
        _claims(state, parler.pawn, seat),
    )


@lru_cache(maxsize=256)
def _builds(played: Cards) -> float:
    """Return the share of the cards still in Parler's deck with which he builds (PC-18.4)."""
    left = [card for card in PARLER_CARDS if card not in played] or PARLER_CARDS
    return sum(step == "construct_building" for card in left for step, _ in PARLER_CARD[card].steps) / len(left)


def _claims(state: State, place: int, seat: int) -> int:
    """Return the cubes of a seat at the plaza where Parler builds next."""
    if state.evaluated[place]:
        return 0
    return sum([1 for at, site in enumerate(SITES) if site.plaza == place and (b := state.buildings[at]) is not None and b.cube == seat])
