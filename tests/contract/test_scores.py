"""Check the points in every game: at any time, if it ended now, and at its end."""

from __future__ import annotations

from collections import Counter

from rules import POINTS, view

from .play import Played


def test_the_rows_of_the_score_add_up_and_the_ranks_follow_from_it(played: Played) -> None:
    record, players = played.record, played.setting.players
    rows, standings = record.rules.score(record.game.state), record.game.state.standings
    assert standings is not None
    assert len({row.key for row in rows}) == len(rows)
    assert all(len(row.points) == len(row.items) == players for row in rows)
    for standing in standings:
        if standing.player in range(players):
            assert standing.score == sum(row.points[standing.player] for row in rows)
    assert set(range(players)) <= {standing.player for standing in standings}
    sides = record.rules.sides(record.game.state)
    results = {standing.player: (standing.score, standing.tie_break, standing.rank, standing.won) for standing in standings}
    assert all(results[partner] == results[side[0]] for side in sides for partner in side)
    figures = [results[side[0]][:2] for side in sides]
    assert [results[side[0]][2] for side in sides] == [1 + sum(other > figure for other in figures) for figure in figures]
    assert all(standing.rank == 1 for standing in standings if standing.won)


def test_everybody_is_on_one_side_and_partners_have_equal_points(played: Played) -> None:
    rules = played.record.rules
    for state in (moment.game.state for moment in played.moments):
        sides = rules.sides(state)
        assert sorted(player for side in sides for player in side) == list(range(played.setting.players))
        assert {rules.side_of(state, player) for player in range(played.setting.players)} == set(range(len(sides)))
        for row in rules.ended(state):
            assert all(len({row.points[player] for player in side}) == 1 for side in sides)


def test_if_the_game_ended_now_is_the_score_once_it_has(played: Played) -> None:
    rules, end = played.record.rules, played.record.game.state
    for state in (moment.game.state for moment in played.moments):
        rows = rules.ended(state)
        assert {row.key for row in rules.score(state)} <= {row.key for row in rows}
        assert all(len(row.points) == len(row.items) == played.setting.players for row in rows)
    assert rules.ended(end) == rules.score(end)


def test_a_search_knows_the_points_of_every_seat_if_the_game_ended_now(played: Played) -> None:
    rules = played.record.rules
    points = rules.insight().points
    for state in (*(moment.game.state for moment in played.moments), played.record.game.state):
        rows = rules.ended(state)
        for player in range(played.setting.players):
            assert points(state, player) == sum(row.points[player] for row in rows)
            assert points(view(rules, state, player), player) == points(state, player)


def test_before_the_end_there_is_no_result_and_a_score_at_any_time(played: Played) -> None:
    rules = played.record.rules
    for state in (moment.game.state for moment in played.moments):
        assert state.standings is None
        rows = rules.score(state)
        for player in range(played.setting.players):
            assert rules.total(state, player) == sum(row.points[player] for row in rows)


def test_what_events_gain_adds_up_to_the_score(played: Played) -> None:
    """Points shown where they come from are the points there are; those counted only at the end come without an event."""
    rules, entries = played.record.rules, played.record.entries
    gained = Counter[int | None]()
    for event in played.record.opening:
        gained[event.player] += event.gains.get(POINTS, 0)
    for entry, moment in zip(entries, played.moments, strict=True):
        state = moment.game.state
        for side in rules.sides(state):
            assert all(rules.total(state, player) == sum(gained[partner] for partner in side) for player in side)
        assert (rules.rival(state) or 0) == gained[None]
        for event in entry.events:
            gained[event.player] += event.gains.get(POINTS, 0)
