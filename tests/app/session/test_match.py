"""A match: who is looking, what can be taken back, what is stored."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.session.match import Match
from app.storage.journal import Journal
from rules import Action, IllegalAction, Message, new, recover

GAME = "burgundy_cards"


def match(players: int = 2, seed: int = 3, **options: bool) -> Match:
    return Match(new(GAME, tuple("ABCD"[:players]), seed, options))


def first(match: Match) -> Action:
    return match.record.game.legal[0]


def play_until_next_seat(match: Match) -> None:
    seat = match.seat
    while match.seat == seat and not match.record.game.over:
        match.lift_curtain()
        match.play(first(match))


def test_with_open_hands_the_viewer_follows_the_decider_without_a_curtain() -> None:
    game = match(open_hands=True)
    assert game.viewer == game.seat
    play_until_next_seat(game)
    assert game.viewer == game.seat
    assert not game.curtain


def test_alone_there_is_no_curtain() -> None:
    game = match(players=1)
    game.lower_curtain()
    assert game.viewer == 0


def test_with_closed_hands_the_curtain_is_down_from_the_first_moment() -> None:
    game = match(open_hands=False)
    assert game.curtain
    assert game.decision is None
    game.lift_curtain()
    assert game.viewer == game.seat
    assert game.decision is not None


def test_the_curtain_falls_before_another_player_decides(qtbot: QtBot) -> None:
    game = match(open_hands=False)
    seen: list[int | None] = []
    game.lift_curtain()
    seat = game.seat
    game.changed.connect(lambda events: seen.append(game.viewer))
    play_until_next_seat(game)
    assert set(seen[:-1]) <= {seat}
    assert seen[-1] is None


def test_a_learner_always_looks_without_a_curtain_and_decides_only_in_their_own_turns() -> None:
    game = Match(new(GAME, ("Anna", "Ben"), 3, {"open_hands": False}), learner=0)
    for _ in range(2):
        assert game.viewer == 0
        assert (game.decision is not None) is (game.seat == 0)
        game.lower_curtain()
        assert not game.curtain
        seat = game.seat
        while game.seat == seat:
            game.play(first(game))
            assert game.viewer == 0


def test_the_curtain_can_be_lowered_at_any_time() -> None:
    game = match(open_hands=False)
    game.lift_curtain()
    game.lower_curtain()
    assert game.curtain


def test_changed_carries_the_events_and_nothing_after_undo(qtbot: QtBot) -> None:
    game = match(open_hands=True)
    with qtbot.waitSignal(game.changed) as played:
        game.play(first(game))
    assert played.args == [game.record.entries[-1].events]
    with qtbot.waitSignal(game.changed) as undone:
        game.undo()
    assert undone.args == [()]


def test_undo_and_redo_return_to_the_very_position() -> None:
    game = match(open_hands=True)
    before = game.record.game.digest()
    game.play(first(game))
    after = game.record.game.digest()
    game.undo()
    assert game.record.game.digest() == before
    game.redo()
    assert game.record.game.digest() == after


def test_undo_and_redo_with_nothing_to_do_change_nothing() -> None:
    game = match()
    before = game.record.game.digest()
    game.undo()
    game.redo()
    assert game.record.game.digest() == before


def test_reset_goes_back_to_where_the_turn_began() -> None:
    game = match(open_hands=True)
    play_until_next_seat(game)
    seat, start = game.seat, game.record.game.digest()
    for _ in range(2):
        if game.seat == seat:
            game.play(first(game))
    assert game.record.game.digest() != start
    if game.seat == seat:
        reachable = game.record.can_undo
        game.reset_turn()
        assert not reachable or game.record.game.decider == seat


def test_an_illegal_action_changes_nothing() -> None:
    game = match()
    before = game.record.game.digest()
    with pytest.raises(IllegalAction):
        game.play(Action("fly", ("moon",)))
    assert game.record.game.digest() == before


def test_a_game_that_is_over_asks_nobody_and_hides_nothing(qtbot: QtBot) -> None:
    game = match(open_hands=True)
    while not game.record.game.over:
        game.play(first(game))
    assert game.decision is None
    assert game.viewer is not None


def test_every_step_is_in_the_journal_at_once(tmp_path: Path) -> None:
    told: list[Message] = []
    record = new(GAME, ("A", "B"), 5, {"open_hands": True})
    game = Match(record, Journal.create(tmp_path / "games", record, told.append))
    game.play(first(game))
    game.undo()
    game.redo()
    game.play(first(game))
    game.undo()
    assert game.journal is not None
    path = game.journal.path
    assert recover(path.read_bytes()).game.digest() == game.record.game.digest()
    game.close()
    assert not told


def test_undo_to_a_decision_takes_back_what_is_free(qtbot: QtBot) -> None:
    game = match(open_hands=True)
    before = game.record.game.digest()
    for _ in range(2):
        game.play(first(game))
    with qtbot.waitSignal(game.changed) as undone:
        game.undo_to(0)
    assert undone.args == [()]
    assert game.record.game.digest() == before


def test_what_everybody_agrees_on_goes_past_the_last_new_fact_and_into_the_journal(tmp_path: Path) -> None:
    record = new(GAME, ("A", "B"), 5, {"open_hands": False}, undo="consent")
    game = Match(record, Journal.create(tmp_path / "games", record, lambda message: None))
    game.lift_curtain()
    seat = game.seat
    play_until_next_seat(game)
    assert not record.can_undo
    game.undo()
    assert game.seat != seat
    game.undo_agreed()
    assert game.seat == seat
    assert game.curtain
    assert game.journal is not None
    path = game.journal.path
    assert recover(path.read_bytes()).game.digest() == record.game.digest()
    game.close()


def test_without_that_rule_nobody_can_agree_on_it() -> None:
    game = match(open_hands=True)
    play_until_next_seat(game)
    before = game.record.game.digest()
    game.undo_agreed()
    assert game.record.game.digest() == before
