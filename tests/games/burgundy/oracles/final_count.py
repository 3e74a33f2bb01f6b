"""The points of a whole game counted again, with any modules in play: first by an observer on the way, then those of the final position."""

from __future__ import annotations

from typing import Any

from rules import Record

from ..pieces import GOODS
from .observer import Observer
from .oracle_arithmetic import PHASE_POINTS, end_points, monasteries, size_points

UNSHARED = 27
"""The monastery that shield 6 does not copy (A-30)."""


def points_of(record: Record) -> list[int]:
    """Count the points of every player; partners have what their team has (BU-16.1, BU-24.12), a lone player scores nothing at the end."""
    game, state = record.game.copy(), record.game.state
    game.restore(record.start)
    watching = Observer(game)
    for entry in record.entries:
        before = game.copy().state
        watching.saw(before, game.apply(entry.action), game.state)
    if state.solo:
        areas = sum(watching.points[0].pop(source, 0) for source in ("area_size", "area_phase"))
        return [watching.points[0].total() + areas_taken(record, areas)]
    gained = [seen.total() for seen in watching.points]
    sides = [[player for player, seat in enumerate(state.seats) if seat.estate == n] for n in range(len(state.estates))]
    sums = [sum(gained[player] for player in side) + at_end(state, side) for side in sides]
    return [sums[seat.estate] for seat in state.seats]


def areas_taken(record: Record, most: int) -> int:
    """Return what a lone player has gained from areas. The last field wins the game, no matter what is still open (BU-25.14, 25.15)."""
    taken, phase = 0, "A"
    for event in (*record.opening, *(event for entry in record.entries for event in entry.events)):
        if event.kind == "phase":
            phase = str(event.values["phase"])
        elif event.kind == "area":
            taken += size_points(int(event.values["size"])) if event.values["n"] else PHASE_POINTS[phase]
    assert taken <= most
    assert taken == most or winners_of(record, [0])
    return taken


def at_end(state: Any, side: list[int]) -> int:
    """Return the final points of the players who share a duchy and a store, counted once (BU-24.11)."""
    first = state.seats[side[0]]
    store = state.stores[first.store]
    unsold, sold = ([GOODS[good] for good in goods] for goods in (store.goods, store.sold))
    bonuses = sum(len(state.seats[player].bonuses) for player in side)
    held = [shield for player in side for _, shield in state.seats[player].shields]
    named = set() if first.named is None or 6 not in held else monasteries(laid(state, first.named)) - {UNSHARED}
    found = end_points(laid(state, side[0]), unsold, sold, store.silver, store.workers, bonuses, named, 10 in held)
    return found.total() + sum(worth(shield) for shield in held) * (1 + (13 in held))


def worth(shield: int) -> int:
    """Return what a shield scores at the end (BU-26.8)."""
    return 12 if shield <= 6 else 8 if shield <= 12 else 4


def laid(state: Any, player: int) -> list[int]:
    """Return the tiles in a player's duchy."""
    return [tile for tile in state.estates[state.seats[player].estate].tiles if tile]


def winners_of(record: Record, points: list[int]) -> list[int]:
    """Return who has won: the most points, then the more empty fields, then the later place in the turn order (BU-16.3).

    Teams share a victory if their empty fields are level too (BU-24.12); a lone player wins with a full duchy (BU-25.14).
    """
    state = record.game.state
    empty = [len(state.estates[seat.estate].tiles) - len(laid(state, player)) for player, seat in enumerate(state.seats)]
    players = range(len(points))
    if state.solo:
        return [player for player in players if not empty[player]]
    teams = len(state.estates) < len(points)
    order = [player for stack in reversed(state.bridge) for player in stack]
    figures = [(points[player], empty[player], 0 if teams else order.index(player)) for player in players]
    return [player for player in players if figures[player] == max(figures)]
