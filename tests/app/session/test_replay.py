"""Replaying a game: positions, turns, points and marks."""

import msgspec
import pytest

from app.games import find
from app.screenshot import new_position
from app.session.opinion import points_of
from app.session.replay import Replay, Turn
from rules import TURN, Entry, Event, Record
from tests.screens import lively_position

GAME = "burgundy_cards"


def through(record: Record) -> Replay:
    screen = find(record.header.game)
    return Replay(record, screen.marks, screen.section)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_position_is_there_and_the_last_one_is_the_game(players: int) -> None:
    record = lively_position(players, 21, 60)
    found = through(record)
    assert found.whole
    assert len(found) == len(record.entries) + 1
    assert found.snapshots[0] == record.start
    assert found.game(found.last).snapshot() == record.game.snapshot()
    assert found.game(3).decider == record.entries[3].player
    assert found.events(0) == record.opening
    assert found.events(5) == record.entries[4].events


def test_the_record_is_not_changed() -> None:
    record = lively_position(2, 21, 40)
    before = record.game.digest(), len(record.entries), record.undoable
    through(record)
    assert (record.game.digest(), len(record.entries), record.undoable) == before


@pytest.mark.parametrize("players", [1, 3])
def test_turns_follow_each_other_without_a_gap(players: int) -> None:
    found = through(lively_position(players, 5, 10_000))
    assert found.turns[0].start == 0
    assert found.turns[-1].end == found.last
    for one, other in zip(found.turns, found.turns[1:], strict=False):
        assert one.end == other.start > one.start
    assert sum(n for _, n in found.sections) == len(found.turns)
    assert {turn.player for turn in found.turns} == set(range(players))


@pytest.mark.parametrize("seed", range(4))
def test_points_by_turn_add_up_to_the_score(seed: int) -> None:
    record = lively_position(3, seed, 10_000)
    found = through(record)
    for player in range(3):
        score = record.rules.total(record.game.state, player)
        assert sum(points for _, points in found.gains(player)) == score
        assert found.curve(player)[-1] == score
        assert found.curve(player)[0] == 0


def test_a_practice_game_begins_with_the_points_made_before_it() -> None:
    played = lively_position(2, 5, 10_000)
    whole = through(played)
    at = whole.turns[len(whole.turns) // 2].start
    record = Record(msgspec.structs.replace(played.header, practice=True), whole.game(at))
    for entry in whole.entries[at:]:
        record.play(entry.action)
    found = through(record)
    for player in range(2):
        before, score = whole.scores[at][player], record.rules.total(record.game.state, player)
        assert before > 0
        assert found.curve(player)[0] == before
        assert found.curve(player)[-1] == score
        assert sum(points for _, points in found.gains(player)) == score - before


def test_stepping_through_the_game() -> None:
    found = through(lively_position(2, 5, 50))
    second = found.turns[1].start
    assert found.after(0) == second
    assert found.before(second) == 0
    assert found.before(second + 1) == second
    assert found.before(0) == 0
    assert found.after(found.last) == found.last
    assert found.turn(second - 1) == 1
    assert found.turn(second) == 2
    first = found.marks[0].at
    assert found.jump(0, 1) == first
    assert found.jump(first + 1, -1) == first
    assert found.jump(found.last, 1) == found.last
    assert found.jump(0, -1) == 0


def test_phases_rounds_and_purchases_are_marked_once_each() -> None:
    found = through(new_position(GAME, 4, 3, 10_000, {}))
    assert len({mark.at for mark in found.marks}) == len(found.marks)
    kinds = [mark.event.kind for mark in found.marks if mark.event is not None]
    assert kinds.count("phase") == 4
    assert kinds.count("round") == 25
    bought = sum(event.kind == "bought" for entry in found.entries for event in entry.events)
    assert kinds.count("bought") == bought > 0


@pytest.mark.parametrize(
    ("scores", "swing"),
    [
        ([(0, 0), (9, 0)], True),
        ([(0, 0), (8, 0)], False),
        ([(0, 0), (9, 9)], False),
        ([(10, 5), (10, 14)], True),
        ([(3,), (12,)], True),
        ([(3,), (11,)], False),
    ],
)
def test_a_swing_is_more_than_eight_points(scores: list[tuple[int, ...]], swing: bool) -> None:
    found = through(new_position(GAME, 2, 3, 1, {}))
    found.scores = scores
    assert found._swings(1) is swing


def test_what_happens_at_once_is_marked_by_the_weightiest() -> None:
    found = through(new_position(GAME, 2, 3, 1, {}))
    found.entries = (Entry(0, found.entries[0].action, (Event("bought", 0, reveals=True), Event("round", None), Event("phase", None))),)
    (mark,) = found._marks(find(GAME).marks, "phase", swings=True)
    assert mark.sort == "section"


def test_of_a_history_that_leads_elsewhere_only_the_end_is_known() -> None:
    record = new_position(GAME, 2, 3, 12, {})
    record.entries = record.entries[3:]
    found = through(record)
    assert not found.whole
    assert found.last == 0
    assert found.game(0).snapshot() == record.game.snapshot()
    assert len(found.turns) == 1
    assert found.marks == ()


def test_who_has_had_no_turn_yet_has_no_turns_to_show() -> None:
    record = new_position(GAME, 3, 5, 1, {})
    found = through(record)
    waiting = [player for player in range(3) if player != record.entries[0].player]
    assert [found.gains(player) for player in waiting] == [[], []]


def test_the_rival_has_in_each_turn_the_points_that_are_to_be_reached_in_it() -> None:
    record = new_position(GAME, 1, 5, 40, {})
    found = through(record)
    steps = found.rival_steps()
    assert len(steps) == len(found.turns)
    for turn, points in zip(found.turns, steps, strict=True):
        for at in range(turn.start, turn.end):
            game = found.game(at)
            assert game.rules.rival(game.state) == points
    assert steps == sorted(steps)
    assert len(set(steps)) > 1
    assert through(lively_position(2, 21, 40)).rival_steps() == []


@pytest.mark.slow
def test_the_rival_ends_with_the_score_of_the_game() -> None:
    record = lively_position(1, 21, 100_000, "villagers")
    assert through(record).rival_steps()[-1] == record.rules.rival(record.game.state)


def test_a_section_may_begin_before_its_first_turn() -> None:
    """A round of Villagers begins with a draft, in which no one has a turn of their own."""
    found = through(lively_position(2, 22, 100_000, "villagers"))
    rounds = [event.values["n"] for event, _ in found.sections if event is not None]
    assert rounds == list(range(1, len(rounds) + 1))
    assert len(rounds) > 3
    assert [count for _, count in found.sections][1:] == [2] * (len(rounds) - 1)


@pytest.mark.parametrize(("game", "players"), [("burgundy", 1), ("guildhall", 2), ("guildhall", 4), ("villagers", 1), ("villagers", 3)])
def test_the_first_turn_is_that_of_a_player_and_nothing_before_it_is_one(game: str, players: int) -> None:
    record = lively_position(players, 8, 100_000, game)
    found = through(record)
    first = found.turns[0]
    assert any(event.kind == TURN and event.player == first.player for event in found.events(first.start))
    assert not any(event.kind == TURN for at in range(first.start) for event in found.events(at))
    assert first.start > 0
    assert [found.turn(0), found.turn(first.start - 1), found.turn(first.start)] == [0, 0, 1]
    assert found.own_turn(0) == 0
    assert found.after(0) == first.start
    assert found.before(first.start) == 0
    assert points_of(found) == (first.start, *(turn.end for turn in found.turns))
    assert sum(count for _, count in found.sections) == len(found.turns)


def test_a_game_in_which_no_turn_has_begun_has_none() -> None:
    found = through(lively_position(3, 8, 4, "guildhall"))
    assert found.turns == ()
    assert found.turn(found.last) == 0
    assert found.after(0) == found.last
    assert found.curve(0) == [0]
    assert found.gains(0) == []


def test_in_a_running_game_a_turn_that_has_just_begun_is_one() -> None:
    record = new_position(GAME, 2, 3, 0, {})
    while len(record.entries) < 5 or not any(event.kind == TURN for event in record.entries[-1].events):
        record.play(record.game.legal[0])
    found = through(record)
    assert found.turns[-1] == Turn(found.last, found.last, record.game.state.turn_of)
    assert found.turn(found.last) == len(found.turns)
    assert found.gains(record.game.state.turn_of)[-1] == (found.last, 0)
