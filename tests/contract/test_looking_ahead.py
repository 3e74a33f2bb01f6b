"""Check looking ahead in every game, as bots do: without events, and without listing what is legal before it is asked for."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import pairwise
from typing import Any

from rules import Action, Game

from .play import Played

EVERY = 3
"""Looking ahead is checked in one in this many moments of a game."""
MANY = 6
"""How many actions of one moment are tried."""


def test_looking_ahead_is_carrying_out_without_events(played: Played) -> None:
    for moment in played.moments[::EVERY]:
        game = moment.game
        legal = [*game.legal]
        for index in range(0, len(legal), max(1, len(legal) // MANY)):
            ahead, there = game.after(index), game.copy()
            events = there.apply(legal[index])
            assert ahead.snapshot() == there.snapshot()
            assert ahead.revealed == there.revealed == any(event.reveals for event in events)
            assert (ahead.over, ahead.decider) == (there.over, there.decider)
            again = ahead.copy()
            assert ahead.legal == there.legal == again.legal
            assert ahead.decision == there.decision
            assert ahead.snapshot() == there.snapshot()
            if not there.over:
                assert ahead.apply(there.legal[-1]) == there.copy().apply(there.legal[-1]) == again.apply(there.legal[-1])
        assert game.legal == legal
        assert game.snapshot() == moment.snapshot


def test_looking_ahead_at_every_decision_leads_where_the_game_went(played: Played) -> None:
    for moment, following in zip(played.moments, [moment.snapshot for moment in played.moments[1:]], strict=False):
        ahead = moment.game.after(moment.game.legal.index(moment.action))
        assert ahead.snapshot() == following


def test_turns_are_numbered_in_the_order_in_which_they_are_played(played: Played) -> None:
    """Even if a player plays alone: then the player whose turn it is never changes."""
    states = [*(moment.game.state for moment in played.moments), played.record.game.state]
    rose = 0
    for before, after in pairwise(states):
        assert before.turn_number <= after.turn_number
        assert after.turn_of == before.turn_of or after.turn_number > before.turn_number
        rose += after.turn_number > before.turn_number
    assert rose > 3


def test_an_action_that_ends_the_turn_is_known_as_such(played: Played) -> None:
    """Every game gives it the same kind; no matter what is still decided then, the turn cannot be ended again."""
    ended: int | None = None
    for moment in played.moments:
        game = moment.game
        ends = [action for action in game.legal if game.rules.ends_turn(game.state, action)]
        assert ends == [action for action in game.legal if action.kind == "end_turn"]
        assert len(ends) <= 1
        assert not ends or game.state.turn_number != ended
        if moment.action in ends:
            ended = game.state.turn_number


def test_of_actions_that_are_the_same_one_is_enough(played: Played) -> None:
    """Whichever is carried out, everybody has the same points, the same player decides, and as far as nothing is revealed, the same can be
    done then.
    """
    insight = played.record.rules.insight()

    def named(action: Action) -> object:
        """Return an action by the names of its pieces: which of two equal cards is where does not matter."""
        return action.kind, tuple(repr(played.record.rules.describe(pick).name or pick) for pick in action.picks)

    def outcome(game: Game[Any]) -> object:
        points = [insight.points(game.state, player) for player in range(played.setting.players)]
        then = None if game.revealed else {*map(named, game.legal)}
        return points, game.decider, game.state.turn_number, game.revealed, then

    for game in (moment.game for moment in played.moments[::EVERY]):
        groups = dict[Hashable, list[int]]()
        for index, action in enumerate(game.legal):
            groups.setdefault(insight.same(game.state, action), []).append(index)
        for one, *others in groups.values():
            for other in others[:1]:
                assert outcome(game.after(other)) == outcome(game.after(one)), game.legal[other]


def test_a_search_always_has_something_to_try(played: Played) -> None:
    aside = played.record.rules.insight().aside
    for moment in played.moments:
        assert not all(aside(moment.game.state, action) for action in moment.game.legal), moment.game.legal
