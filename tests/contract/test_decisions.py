"""Check decisions in every game: what is legal, what is refused, and what questions and reports are called."""

from __future__ import annotations

import pytest

from rules import Action, IllegalAction

from .play import Played


def test_the_legal_list_is_complete_without_doubles_and_stable(played: Played) -> None:
    for game in (moment.game for moment in played.moments):
        decision = game.decision
        assert decision is not None
        assert game.legal
        assert len(set(game.legal)) == len(game.legal)
        assert decision.legal == tuple(game.legal)
        assert decision.player == game.decider
        assert decision.player in range(played.setting.players)
        assert game.copy().legal == game.legal


def test_an_illegal_action_is_refused_and_changes_nothing(played: Played) -> None:
    earlier: dict[Action, None] = {}
    for record, action in played.setting.play(played.seed):
        game = record.game
        before, legal = game.snapshot(), list(game.legal)
        wrong = [
            Action(action.kind + "s", action.picks, action.cost),
            Action("", action.picks),
            Action(action.kind, (*action.picks, "button:end")),
            Action(action.kind, tuple(pick.upper() for pick in action.picks) or ("card:0",), action.cost),
            Action(action.kind, action.picks, action.cost - 1),
            Action("castle_of_another_game", ("tile:1",)),
            *list(earlier)[-20:],
        ]
        for bad in wrong:
            if bad in legal:
                continue
            with pytest.raises(IllegalAction):
                record.play(bad)
        assert game.snapshot() == before
        assert game.legal == legal
        earlier |= dict.fromkeys(legal)
    before = record.game.snapshot()
    with pytest.raises(IllegalAction):
        record.play(action)
    assert record.game.snapshot() == before


def test_events_and_questions_are_wellformed(played: Played) -> None:
    players, record = range(played.setting.players), played.record
    for moment in played.moments:
        decision = moment.game.decision
        assert decision is not None
        assert decision.question.key.startswith("ask.")
    for events in (record.opening, *(entry.events for entry in record.entries)):
        for event in events:
            assert event.kind
            assert event.clause
            assert event.player is None or event.player in players
            assert event.seen_by is None or set(event.seen_by) <= set(players)
