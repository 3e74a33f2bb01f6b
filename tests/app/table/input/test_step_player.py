"""What happens automatically, and what the others did since one's last turn: on the table with a real game."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

import rules
from app.platform.sound import Sound
from app.screenshot import new_position
from app.session.match import Match
from app.table.choice.auto_play import AutoPlay, auto_action
from app.table.controller import TableController
from app.table.geometry.faces import LogFace
from app.table.log.recent_moves import first_unseen, since
from app.table.parts.infoline import MAIN_BUTTON
from app.table.parts.table_model import SINCE
from app.texts import Texts
from rules import Action, Game, Record, view
from rules.engine.context import Context, PlayerStep
from tests.app.pages import settle
from tests.app.tables import Start
from tests.engine.toy import TOY
from tests.engine.toy import state as toy_state
from tests.slow import rest_slow

GAME = "burgundy_cards"


def new(players: int = 2, open_hands: bool = True, undo: rules.Undo = "strict") -> Record:
    return rules.new(GAME, ("Anna", "Ben", "Cleo", "Dora")[:players], 3, {"open_hands": open_hands} if players > 1 else {}, undo=undo)


def kinds(record: Record) -> list[str]:
    return [entry.action.kind for entry in record.entries]


def take_silver(table: TableController) -> None:
    """Play the shortest turn there is, without its end."""
    table.play_action(table.match.record.game.legal[0])
    table.play_action(next(action for action in table.match.record.game.legal if action.kind == "take_silver"))


# automatic steps


def test_nothing_happens_by_itself_unless_wanted(start: Start) -> None:
    table = start(new())
    take_silver(table)
    assert kinds(table.match.record) == ["play", "take_silver"]


def test_a_turn_with_nothing_left_to_do_ends_by_itself(start: Start) -> None:
    table = start(new())
    table.steps.auto_play = AutoPlay(end_turn=True)
    seat = table.match.seat
    take_silver(table)
    assert kinds(table.match.record) == ["play", "take_silver", "end_turn"]
    assert table.steps.automatic == {2}
    assert table.match.seat != seat


def test_a_turn_with_something_left_to_do_does_not_end_by_itself(start: Start) -> None:
    record = new()
    record.game.state.seats[record.game.decider or 0].silver = 3
    record.game.restore(record.game.snapshot())
    table = start(record)
    table.steps.auto_play = AutoPlay(end_turn=True)
    take_silver(table)
    assert {action.kind for action in record.game.legal} == {"buy", "end_turn"}
    assert kinds(record)[-1] == "take_silver"


def test_with_a_rest_the_turn_ends_a_little_later_and_a_click_is_not_lost(start: Start, qtbot: QtBot) -> None:
    table = start(new())
    table.steps.auto_play = AutoPlay(end_turn=True)
    table.speed = 20.0
    take_silver(table)
    assert kinds(table.match.record)[-1] == "take_silver"
    qtbot.waitUntil(lambda: kinds(table.match.record)[-1] == "end_turn")
    take_silver(table)
    table.press(MAIN_BUTTON)
    assert kinds(table.match.record) == ["play", "take_silver", "end_turn"] * 2
    QTest.qWait(120)
    assert len(table.match.record.entries) == 6


def test_undo_takes_back_what_came_by_itself_and_it_does_not_come_again(start: Start) -> None:
    record = new(undo="practice")
    table = start(record)
    table.steps.auto_play = AutoPlay(end_turn=True, single_choices=True)
    take_silver(table)
    assert kinds(record)[-1] == "end_turn"
    QTest.keyClick(table.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert kinds(record) == ["play"]
    QTest.keyClick(table.view, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert kinds(record) == ["play", "take_silver", "end_turn"]


def test_undo_and_redo_take_a_computers_decisions_along_however_the_game_came_to_the_table(start: Start) -> None:
    """They belong to the step of the person before them, in a game loaded from a file too."""
    record = rules.new(GAME, ("Anna", "Ben", "Cleo"), 3, {"open_hands": True}, undo="practice", seats=("person", "hard", "easy"))
    while record.game.decider != 0:
        record.play(record.game.legal[0])
    before = len(record.entries)
    for _ in range(2):  # Anna's turn, the others', and Anna's again
        while record.game.decider == 0:
            record.play(record.game.legal[-1])
        own = len(record.entries) - 1
        while record.game.decider != 0:
            record.play(record.game.legal[-1])
    after = len(record.entries)
    table = start(rules.load(rules.encode(record)))
    record, steps = table.match.record, table.steps
    steps.undo()
    assert len(record.entries) == own
    assert table.match.seat == 0
    while record.can_undo and len(record.entries) > before:
        steps.undo()
        assert table.match.seat == 0
    assert len(record.entries) == before
    while record.can_redo:
        steps.redo()
        assert table.match.seat == 0
    assert len(record.entries) == after


def test_a_choice_of_one_is_made_by_itself_but_never_one_that_reveals(start: Start) -> None:
    found = 0
    for seed in range(6):
        record = new_position(GAME, 2, seed, 0, {"open_hands": True})
        rng = rules.Rng(seed)
        while not record.game.over:
            legal = record.game.legal
            action = auto_action(record.game, AutoPlay(single_choices=True))
            if action is not None:
                assert legal == [action]
                assert action.kind != "end_turn"
                assert not any(event.reveals for event in record.play(action))
                found += 1
                continue
            choice = legal[rng.below(len(legal))]
            events = record.play(choice)
            if len(legal) == 1 and choice.kind != "end_turn":
                assert any(event.reveals for event in events)
    assert found > 20
    assert auto_action(Game(TOY, toy_state(pending=[Lift(0)], tipped=True)), AutoPlay(single_choices=True)) is None


class Lift(PlayerStep, frozen=True, tag=True):
    """Turns up the top card; there is no other choice."""

    def options(self, ctx: Context[Any]) -> list[Action]:
        return [Action("lift")]

    def take(self, ctx: Context[Any], action: Action) -> None:
        ctx.emit("lifted", self.player, ("draw",), reveals=True)


@pytest.mark.parametrize("players", [1, 2])
def test_the_last_turn_ends_by_itself_unless_the_game_can_be_lost_with_it(players: int) -> None:
    """A player alone against Egon may want to take back a losing turn, and must not learn in advance whether it loses."""
    ease, rng = AutoPlay(end_turn=True), rules.Rng(4)
    for seed in range(5):
        game = new_position(GAME, players, seed, 0, {}).game
        while not game.over:
            action = next((action for action in game.legal if action.kind == "end_turn"), game.legal[rng.below(len(game.legal))])
            only, last = len(game.legal) == 1 and action.kind == "end_turn", game.preview(action).over
            if only or last:
                assert (auto_action(game, ease) == action) == (only and not (last and players == 1))
            game.apply(action)


def test_behind_the_curtain_nothing_happens_by_itself(start: Start) -> None:
    record = new(open_hands=False)
    for seat in record.game.state.seats:
        seat.hand = replace(seat.hand, cards=seat.hand.cards[:1])
    record.game.restore(record.game.snapshot())
    table = start(record)
    table.steps.auto_play = AutoPlay(end_turn=True, single_choices=True)
    assert kinds(record) == []
    table.match.lift_curtain()
    assert kinds(record) == ["play"]
    table.play_action(next(action for action in record.game.legal if action.kind == "take_silver"))
    assert kinds(record) == ["play", "take_silver", "end_turn"]
    assert isinstance(table.match, Match)
    assert table.match.curtain
    table.match.lift_curtain()
    assert kinds(record)[3:] == ["play"]


# since the last turn


def test_what_is_unseen_begins_after_the_last_own_decision() -> None:
    record = new_position(GAME, 3, 5, 47, {"open_hands": False})
    for viewer in range(3):
        first = first_unseen(record, viewer)
        assert all(entry.player != viewer for entry in record.entries[first:])
        assert first == 0 or record.entries[first - 1].player == viewer
        before, steps = since(record, viewer)
        assert [step.events for step in steps] == [entry.events for entry in record.entries[first:]]
        assert (steps[-1].game if steps else before).digest() == record.game.digest()


def test_what_a_computer_decided_in_ones_own_seat_is_unseen() -> None:
    record = rules.new(GAME, ("Anna", "Ben"), 5, {})
    while first_unseen(record, 0) == 0 or record.game.decider == 0:
        record.play(record.game.legal[0])
    own = first_unseen(record, 0)
    record.hand_over(0, "easy")
    while len({entry.player for entry in record.entries[own:]}) < 2 or record.game.decider == 0:
        record.play(record.game.legal[0])
    record.hand_over(0, "person")
    assert first_unseen(record, 0) == own
    assert {step.player for step in since(record, 0)[1]} == {0, 1}


@pytest.mark.parametrize("language", ["en", "de"])
def test_where_nothing_has_happened_the_key_says_so(start: Start, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = start(new(players=3, open_hands=False), language=language)
    table.match.lift_curtain()
    said: list[str] = []
    monkeypatch.setattr(table.view, "announce", said.append)
    assert table.view.table.tip is None
    QTest.keyClick(table.view, Qt.Key.Key_J)
    assert not table.recent_replay.running
    assert said == [Texts(language)("hotseat.since_nothing")]
    tip = table.view.table.tip
    assert tip is not None
    assert tip.words == said[0]


def play_others(table: TableController) -> None:
    """Play until the first player is asked again, with the curtain lifted for them."""
    seat = table.match.seat
    for _ in range(len(table.match.names)):
        take_silver(table)
        table.play_action(table.match.record.game.legal[-1])
        table.match.lift_curtain()
    assert table.match.viewer == seat


@pytest.mark.parametrize("open_hands", [True, False])
def test_the_others_moves_are_offered_and_shown_in_order(start: Start, open_hands: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    table = start(new(players=3, open_hands=open_hands))
    table.match.lift_curtain()
    assert SINCE not in table.layout.placements
    play_others(table)
    assert SINCE in table.layout.placements
    present = dict(table.view.table.showing.layout.placements)
    said: list[str] = []
    monkeypatch.setattr(table.view, "announce", said.append)
    table.press(SINCE)
    assert table.recent_replay.running
    shown = []
    while table.recent_replay.running:
        shown.append(table.view.table.showing.layout.placements["frame:question"].words)
        table.recent_replay._next()
    assert shown[0] == "Since your last turn"
    assert shown[1:] == said
    assert [words.split(" ")[0] for words in said] == ["Ben", "Ben", "Cleo", "Cleo", "Round"]
    assert dict(table.view.table.showing.layout.placements) == present
    assert len(table.match.record.entries) == 9


@pytest.mark.parametrize(("other", "turned"), [("person", True), ("easy", False)])
def test_a_replay_turns_the_table_to_people_but_not_to_computers(start: Start, other: rules.SeatKind, turned: bool) -> None:
    """What a computer did is seen as it was while it happened: from one's own side of the table."""
    table = start(rules.new(GAME, ("Anna", "Ben"), 3, {"open_hands": True}, seats=("person", other)))
    seat = table.match.viewer
    for _ in range(2):
        for kind in ("play", "take_silver", "end_turn"):
            table.match.play(next(action for action in table.match.record.game.legal if action.kind == kind))
    assert table.match.viewer == seat
    table.play_back()
    seen_from = []
    while table.recent_replay.running:
        seen_from.append("frame:peek:top" in table.view.table.showing.layout.placements)
        table.recent_replay._next()
    assert len(seen_from) > 2
    assert any(seen_from) is turned


@pytest.mark.parametrize("by", ["click", *rest_slow("key", "right click", "button", "resize", "curtain")])
def test_anything_ends_the_replay_and_does_nothing_else(start: Start, by: str) -> None:
    table = start(new(open_hands=False))
    table.match.lift_curtain()
    play_others(table)
    digest = table.match.record.game.digest()
    QTest.keyClick(table.view, Qt.Key.Key_J)
    assert table.recent_replay.running
    match by:
        case "key":
            QTest.keyClick(table.view, Qt.Key.Key_E)
        case "click":
            QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton)
        case "right click":
            QTest.mouseClick(table.view.viewport(), Qt.MouseButton.RightButton)
        case "button":
            table.press(MAIN_BUTTON)
        case "resize":
            table.view.resize(1400, 800)
        case "curtain":
            table.match.lower_curtain()
    assert not table.recent_replay.running
    assert table.match.record.game.digest() == digest
    assert table.match.curtain == (by == "curtain")
    items = table.view.table.showing.layout.placements
    assert ("curtain:cloth" in items) == (by == "curtain")


def test_the_replay_takes_three_to_eight_seconds(start: Start) -> None:
    for players in (2, 4):
        table = start(new(players=players))
        play_others(table)
        table.play_back()
        times = 0
        while table.recent_replay.running:
            times += 1
            table.recent_replay._next()
        assert 3000 <= times * table.recent_replay._timer.interval() <= 8100


def test_the_replay_shows_and_sounds_nothing_of_closed_hands(start: Start) -> None:
    """Positions in which the others hold different hidden cards give the same pictures and words, step by step."""

    def play(record: Record) -> list[object]:
        table = start(record)
        table.match.lift_curtain()
        heard: list[Sound] = []
        table.sounder.sounded.connect(heard.extend)
        table.play_back()
        found: list[object] = []
        while table.recent_replay.running:
            settle()
            found.append((table.view.table.showing.layout, table.view.grab().toImage(), (*heard,)))
            table.recent_replay._next()
        assert heard
        return found

    def record(mixed: bool) -> Record:
        found = rules.new(GAME, ("Anna", "Ben"), 3, {"open_hands": False})
        start, state = found.game.decider or 0, found.game.state
        if mixed:  # the card the other player will not play, and what is below it
            seat = state.seats[1 - start]
            hand, stack = seat.hand.cards, seat.stack.cards
            seat.hand = replace(seat.hand, cards=(hand[0], stack[0]))
            seat.stack = replace(seat.stack, cards=(hand[1], *stack[1:]))
            found.game.restore(found.game.snapshot())
            found.start = found.game.snapshot()
        for player in (start, 1 - start):
            while found.game.decider == player:
                legal = found.game.legal
                found.play(next((action for action in legal if action.kind == "take_silver"), legal[0]))
        return found

    one, other = play(record(mixed=False)), play(record(mixed=True))
    assert len(one) == 4
    assert [a == b for a, b in zip(one, other, strict=True)] == [True] * 4


def test_a_replay_is_a_view_of_the_viewer(start: Start) -> None:
    table = start(new(players=3, open_hands=False))
    table.match.lift_curtain()
    play_others(table)
    viewer = table.match.viewer
    _, steps = since(table.match.record, viewer or 0)
    for before, step in zip(range(len(steps) - 1, -1, -1), steps, strict=True):
        seen = view(table.match.record.rules, step.game.state, viewer)
        hidden = {f"card:{card}" for pile in [seat.hand for seat in step.game.state.seats] for card in pile.cards}
        hidden -= {f"card:{card}" for card in seen.seats[viewer or 0].hand.cards}
        layout = table.model.glimpse(step.game, step.player, "", before)
        assert not hidden & set(layout.placements)


def test_a_replay_shows_the_log_of_its_time(start: Start) -> None:
    table = start(new(players=2, open_hands=False))
    table.match.lift_curtain()
    play_others(table)
    now = log_of(table)
    table.recent_replay.start(1.0, calm=False)
    shown = [log_of(table)]
    while table.recent_replay.running:
        table.recent_replay._next()
        shown.append(log_of(table))
    assert any("Ben" in line for line in now)
    assert not any("Ben" in line for line in shown[0])
    assert [len(lines) for lines in shown] == sorted(len(lines) for lines in shown)
    assert shown[-1] == now


def log_of(table: TableController) -> tuple[str, ...]:
    """Return the lines of the log that are on the screen."""
    face = table.view.table.showing.layout.placements["frame:log"].face
    assert isinstance(face, LogFace)
    return tuple(words for _, words in face.rows)
