"""Whole games of the board game: the points are counted again from the events and from the final position."""

from __future__ import annotations

from collections import Counter

from rules import Record
from rules.games.burgundy.components import GOODS_TYPE
from rules.games.burgundy.state import estate_of
from tests.app.sitting import Sitting, check_sheet
from tests.app.whole_games import WholeGames
from tests.games.burgundy.oracle_arithmetic import BONUS, PER_GOOD, PHASE_POINTS, end_points, size_points


def points_of(record: Record) -> list[int]:
    """Count the points of every player from the events and from what they have at the end (BU-16.1)."""
    state, players = record.game.state, len(record.header.names)
    points: Counter[int | None] = Counter()
    phase = "A"
    for event in [*record.opening, *(event for entry in record.entries for event in entry.events)]:
        of, values = event.player, event.values
        match event.kind:
            case "phase":
                phase = str(values["phase"])
            case "area":
                points[of] += size_points(int(values["size"])) + PHASE_POINTS[phase]
            case "colour":
                points[of] += BONUS[players][values["size"] == "small"]
            case "sold":
                points[of] += PER_GOOD[players] * int(values["n"])
            case "watchtower":
                points[of] += 4
            case "animals":
                points[of] += int(values["n"])
    for player, seat in enumerate(state.seats):
        tiles = [tile for tile in estate_of(state, player).tiles if tile]
        store = state.stores[player]
        unsold, sold = ([GOODS_TYPE[good] for good in goods] for goods in (store.goods, store.sold))
        points[player] += sum(end_points(tiles, unsold, sold, store.silver, store.workers, len(seat.bonuses)).values())
    return [points[player] for player in range(players)]


def check_end(sitting: Sitting) -> None:
    """Check that the program reports the points that were counted, and names the player with the most."""
    points = points_of(sitting.record)
    check_sheet(sitting, points)
    won = [standing.player for standing in sitting.record.game.state.standings if standing.won]
    assert all(points[player] == max(points) for player in won)
    last = sitting.program.table.score.accessibleDescription().splitlines()[-1]
    assert all(sitting.record.header.names[player] in last for player in won)


def check_curtains(record: Record, curtains: int) -> None:
    """Check that there are no curtains, since nothing is secret."""
    assert curtains == 0


WHOLE_GAMES = WholeGames(
    check_end,
    check_curtains,
    by_mouse=3,
    turns=75,
    clicks=4,
    by_keyboard=(2,),
    in_words=(2, 4),
    busy=("place", "sell", "ship", "buy"),
    kinds=frozenset({"take", "place", "sell", "workers", "buy", "turn", "ship", "end_turn"}),
)
