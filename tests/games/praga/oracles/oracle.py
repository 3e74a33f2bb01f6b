"""A second account of Praga, kept alongside whole random games: from the text of the rules and the raw data, without the code of ``rules``.

After every decision it checks what everybody has against what the events said, the limits, wealth bonuses and marker cubes, the steps of
all cubes, the crane, what buildings bring, and who gets what of a plaza; at the end it scores the game a second time. The meeting of tiles
on the action board has a reading of its own (``test_meeting_tiles``).
"""

from __future__ import annotations

from collections import Counter
from math import cos, pi, sin, sqrt
from typing import Any

from rules import Action, Event, Game

from ..names import NAME, PLAZA, SITE
from ..setup.raw import BUILDINGS, CITY, DATA, ENDINGS, RESOURCES, SCORING, SEALS, TRACKS

GREEN, RED = (4, 5, 6), (0, 1, 2, 3)
LIMIT = 9
"""Of gold and stone (PC-9.1)."""


class Oracle:
    """What must be true of one game, decision after decision."""

    def __init__(self, game: Game[Any]) -> None:
        self.solo = len(game.state.seats) == 1
        self.check_position(game)

    def step(self, game: Game[Any], action: Action) -> None:
        """Carry out a decision and compare everything that follows from it."""
        before = game.rules.copy(game.state)
        events = game.apply(action)
        after = game.state
        self._check_ledger(before, events, after)
        self._check_steps(before, after)
        self._check_buildings(before, events, after)
        if after.turns > before.turns and not game.over:
            self._check_crane(before, after)
        self.check_position(game)

    # positions
    def check_position(self, game: Game[Any]) -> None:
        """Check limits, cubes, wealth, the crane and the offers of action tiles."""
        state = game.state
        for player, seat in enumerate(state.seats):
            has = dict(zip(RESOURCES, seat.stock, strict=True))
            assert min(seat.stock) >= 0
            assert max(has["gold"], has["stone"]) <= LIMIT
            reached = (has["gold"] >= 6, has["stone"] >= 6, max(has["gold"], has["stone"]) == LIMIT)
            assert all(had for had, now in zip(seat.wealth, reached, strict=True) if now)
            out = sum(building is not None and building.cube == player for building in state.buildings) + state.seals.count(player)
            assert seat.cubes + out == 2 + sum(seat.wealth)
        assert not state.crane[state.box]
        taken = 0 if state.turn is None else bool(state.turn.tile)
        assert Counter(tile for tile in state.crane if tile).most_common(1)[0][1] == 1
        assert sum(map(bool, state.crane)) == 6 - taken
        takes = {int(action.picks[0].split(":")[1]) for action in game.legal if action.kind == "take"}
        if takes:
            poor = state.seats[state.turn_of].stock[0] == 0
            assert takes == {tile for position, tile in enumerate(state.crane) if tile and not (poor and position in RED)}

    def _check_ledger(self, before: Any, events: list[Event], after: Any) -> None:
        """PC-2.7, PC-9: everything that changes hands is in an event."""
        told: Counter[tuple[int, str]] = Counter()
        for event in events:
            if event.player is not None:
                told.update({(event.player, what): n for what, n in event.gains.items()})
        for player, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
            for what, had, has in zip(RESOURCES, old.stock, new.stock, strict=True):
                assert has - had == told[player, what], (what, has - had, told[player, what])
            scored = [sum(n for who, _, n in state.credited if who == player) for state in (before, after)]
            assert scored[1] - scored[0] == told[player, "points"]

    def _check_steps(self, before: Any, after: Any) -> None:
        """PC-8.1, PC-9.2, PC-10.1, PC-12.1: cubes and pawns move on, within their boards."""
        for old, new in zip(before.seats, after.seats, strict=True):
            tops = (9, 8, 8, 9)
            assert all(was <= now <= top for was, now, top in zip(old.tracks, new.tracks, tops, strict=True))
            assert old.pawn <= new.pawn <= old.pawn + 1
            assert all(a <= b <= 5 for was, now in zip(old.projects, new.projects, strict=True) for a, b in zip(was, now, strict=True))
            assert all(had <= has for had, has in zip(old.wealth, new.wealth, strict=True))
        assert all(owner in (-1, now) for owner, now in zip(before.seals, after.seals, strict=True))
        if not {type(step).__name__ for step in after.pending} & {"DrawTechnology", "KeepTechnology", "Advance", "Pool"}:
            reached = sum(seat.tracks[2] >= space for seat in after.seats for space in (1, 3, 5, 6))
            assert reached == sum(len(seat.technologies) for seat in after.seats) + len(after.used_technologies)

    # the crane
    def _check_crane(self, before: Any, after: Any) -> None:
        """PC-3.8, PC-17.2: turn by turn, the automatic opponent's too."""
        crane, box, fives = list(before.crane), before.box, set(before.fives)
        tile = before.turn.tile
        if after.turns - before.turns == 1:
            crane, box = returned(crane, box, tile, fives)
        else:
            crane, box = returned(crane, box, tile, fives)
            nth = 1
            if after.parler is not None:
                card = after.parler.played[-1]
                nth = DATA["solo"]["parler"]["cards"]["items"][card - 1]["action_tile_from_front"]
            at = [position for position, found in enumerate(crane) if found][-nth]
            tile, crane[at] = crane[at], 0
            fives.discard(tile)
            crane, box = returned(crane, box, tile, fives)
        assert (tuple(crane), box, fives) == (after.crane, after.box, set(after.fives))

    # the city
    def _check_buildings(self, before: Any, events: list[Event], after: Any) -> None:
        """PC-7.3 to 7.9: what a building brings, and what follows if it fills its plaza."""
        new = [n for n, (old, now) in enumerate(zip(before.buildings, after.buildings, strict=True)) if old is None and now is not None]
        assert len(new) <= (2 if self.solo else 1)
        for number in new:
            building, site = after.buildings[number], SITES[number]
            if (building.builder == 0 and self.solo) or (building.builder >= 0 and not self.solo):
                self._check_gains(before, events, after, number)
            around = [after.buildings[SITE[other["id"]]] for other in CITY["sites"] if other["plaza"] == site["plaza"]]
            full = all(one is not None for one in around)
            assert after.evaluated[PLAZA[site["plaza"]]] == full
            if full:
                assert all(one.cube == -1 for one in around)
                self._check_shares(before, after, number, events)

    def _check_gains(self, before: Any, events: list[Event], after: Any, number: int) -> None:
        building, site = after.buildings[number], SITES[number]
        printed = BUILDINGS[NAME["building", building.tile]]
        blue = {corner_at(site, corner + building.rotation) for corner in printed["blue_corners"]}
        standing = Counter(PRINTED)
        for other, found in enumerate(before.buildings):
            if found is not None:
                for corner in BUILDINGS[NAME["building", found.tile]]["blue_corners"]:
                    standing[corner_at(SITES[other], corner + found.rotation)] += 1
        told = sum(event.gains.get("blue_marker", 0) for event in events if event.kind == "corners")
        assert told == sum(standing[point] for point in blue)
        around = sum(after.buildings[SITE[other["id"]]] is not None for other in CITY["sites"] if other["plaza"] == site["plaza"])
        item = f"site:{number}"
        assert site["points"] == sum(event.gains.get("points", 0) for event in events if event.kind == "gained" and event.items == (item,))
        assert (0 if printed["marker_space"] else around) == sum(event.gains["points"] for event in events if event.kind == "unclaimed")

    def _check_shares(self, before: Any, after: Any, number: int, events: list[Event]) -> None:
        """PC-7.7: who gets one reward, and who both."""
        plaza = SITES[number]["plaza"]
        there = [SITE[site["id"]] for site in CITY["sites"] if site["plaza"] == plaza]
        new = after.buildings[number]
        marked = [
            (found.cube, found.tile) for at in there if at != number and (found := before.buildings[at]) is not None and found.cube >= 0
        ]
        claimed = any(event.kind == "claimed" for event in events)
        parler = self.solo and new.builder == 1 and BUILDINGS[NAME["building", new.tile]]["marker_space"]
        if claimed or parler:
            marked.append((new.builder, new.tile))
        ranks: dict[int, tuple[int, int]] = {}
        for player, tile in marked:
            cost = sum(BUILDINGS[NAME["building", tile]]["cost"].values())
            ranks[player] = (ranks.get(player, (0, 0))[0] + 1, ranks.get(player, (0, 0))[1] + cost)
        expected = {player: rank == max(ranks.values()) for player, rank in ranks.items() if player < len(after.seats)}
        both = {event.player for event in events if event.kind == "both"}
        owed = {one.player: one.both for one in after.owed if one.plaza == PLAZA[plaza]}
        asked = {step.player: step.both for step in after.pending if type(step).__name__ == "TakeReward" and step.plaza == PLAZA[plaza]}
        assert {**dict.fromkeys(both, True), **owed, **asked} == expected


def returned(crane: list[int], box: int, used: int, fives: set[int]) -> tuple[list[int], int]:
    """Return the crane and the place of the box after the return of a tile (PC-3.8)."""
    over = 0
    while True:
        over, crane, box = crane[11] or over, [0, *crane[:11]], (box + 1) % 12
        if box != 0:
            break
    crane[0] = used
    if over:
        crane[next(at for at in (*GREEN, *RED) if not crane[at] and at != box)] = over
        fives.add(over)
    return crane, box


SITES: dict[int, dict[str, Any]] = {SITE[site["id"]]: site for site in CITY["sites"]}
Point = tuple[float, float]


def corner_at(cell: dict[str, Any], corner: int) -> Point:
    """Return where a corner of a cell is drawn; corners that meet are at the same place."""
    angle = pi / 3 * (corner % 6) - pi / 2
    x, y = sqrt(3) * (cell["q"] + cell["r"] / 2), 1.5 * cell["r"]
    return round(x + cos(angle), 3) + 0.0, round(y + sin(angle), 3) + 0.0


PRINTED = [corner_at(one, one["corner"]) for one in CITY["printed_blue_corners"]]


def final_points(state: Any, player: int) -> dict[str, int]:
    """Return what the final scoring brings a player (PC-15.3 to 15.8)."""
    seat = state.seats[player]
    has = dict(zip((*RESOURCES, *TRACKS), (*seat.stock, *seat.tracks), strict=True))
    (wall_row, wall_col), (church_row, church_col) = seat.projects
    walls = sum(tile > 0 for tile, _ in seat.walls)
    counts = {
        "university_position": has["university"],
        "upgrade_tile_owned": sum(map(len, seat.fields)),
        "wall_tile_owned": walls,
        "quarry_count": has["quarry"] - 1,
        "mine_count": has["mine"] - 1,
        "project_row_sum": wall_row + church_row,
    }
    endings = [end for tile in seat.endings for end in ENDINGS[NAME["plank", tile]]]
    values = (0, 1, 1, 2, 2, 3)
    found = {
        "academics": has["technology"] * (0, 0, 1, 1, 1, 2, 2, 2, 3, 3)[has["university"]],
        "hunger_wall": (0, 3, 6, 10, 15, 20)[wall_row],
        "cathedral": (0, 2, 5, 8, 12, 16)[church_row],
        "blue_markers": has["blue_marker"] * values[wall_col],
        "red_markers": has["red_marker"] * values[church_col],
        "wall_count": (0, 0, 0, 4, 10, 10, 18)[min(walls, 6)],
        "endings": sum(end["n"] * counts[end["per"]] for end in endings),
        "seals": seal_points([SEALS[n] for n, owner in enumerate(state.seals) if owner == player], has["gold"], has["stone"]),
        "eggs": (0, 1, 3, 6, 10)[min(has["egg"], 4)],
    }
    assert found["eggs"] in SCORING["eggs"].values()
    return {row: n for row, n in found.items() if n}


def seal_points(seals: list[str], gold: int, stone: int) -> int:
    """Return the points of seals, trying every split of gold and stone (PC-9.13)."""
    flat = 6 * ("seal_six_points" in seals) + 4 * ("seal_four_points" in seals)
    best = 0
    for pairs in range((min(gold, stone) if "seal_pair_three" in seals else 0) + 1):
        n = 3 * pairs
        n += 2 * (gold - pairs) * ("seal_gold_two" in seals) + 2 * (stone - pairs) * ("seal_stone_two" in seals)
        best = max(best, n)
    return flat + best
