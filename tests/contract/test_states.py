"""Check the states of every game: copied, written and read, and dealt again from the same seed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct, UnsetType

from rules import Game, Rng
from rules.engine.checks import check_state

from .play import Played, assert_complete

PLAIN = (int, str, bytes, float, type(None), UnsetType)
LOOKED_THROUGH = 5
"""Every fifth position is checked down to its last number, which takes longer than playing it."""


def test_a_state_copied_or_written_and_read_is_the_same_and_may_be_saved(played: Played) -> None:
    for n, moment in enumerate(played.moments):
        game = moment.game
        for other in (game.copy(), Game(game.rules, game.rules.decode(moment.snapshot))):
            assert other.state == game.state
            assert other.legal == game.legal
            assert other.decision == game.decision
            assert other.digest() == game.digest()
            assert other.opening == []
        if n % LOOKED_THROUGH == 0:
            check_state(game.rules, game.state)
    end = played.record
    check_state(end.rules, end.game.state)
    assert end.game.over
    assert end.game.decision is None


def test_playing_on_a_copy_changes_neither_the_original_nor_older_snapshots(played: Played) -> None:
    for moment in played.moments:
        game = moment.game
        legal, state, copied = list(game.legal), game.copy().state, game.copy()
        copied.apply(moment.action)
        while len(copied.legal) == 1:
            copied.apply(copied.legal[0])
        assert game.snapshot() == moment.snapshot
        assert game.legal == legal
        assert state == game.state
        copied.restore(moment.snapshot)
        assert copied.legal == legal
        assert copied.snapshot() == moment.snapshot


def changeable(node: Any) -> Iterator[Any]:
    """List everything inside a state that could be changed: everything that is not a value."""
    if isinstance(node, Struct):
        children: Iterable[Any] = (getattr(node, name) for name in node.__struct_fields__)
        if not node.__struct_config__.frozen:
            yield node
    else:
        children = node
        if not isinstance(node, tuple):
            yield node
    for child in children:
        if not isinstance(child, PLAIN):
            yield from changeable(child)


def test_a_copy_shares_nothing_that_could_be_changed(played: Played) -> None:
    for moment in played.moments[::LOOKED_THROUGH]:
        mine = {id(one) for one in changeable(moment.game.state)}
        copied = [*changeable(moment.game.copy().state)]
        assert len(copied) == len(mine) > played.setting.players
        assert not mine & {id(one) for one in copied}


def test_copies_of_a_game_and_the_game_itself_are_independent(played: Played) -> None:
    """A copy stays put while the game is played to its end; then the copy is played to its own end and the game stays put."""
    moments, rng = played.moments, Rng(11)
    for moment in moments:
        assert moment.game.snapshot() == moment.snapshot
    end = played.record.game.snapshot()
    for moment in moments[:: len(moments) // 3]:
        copied = moment.game.copy()
        beside = copied.copy()
        copied.playout(rng)
        was = beside.snapshot()
        assert was == moment.snapshot
        beside.apply(beside.legal[-1])
        assert beside.snapshot() != was
    assert played.record.game.snapshot() == end
    for moment in moments:
        assert moment.game.snapshot() == moment.snapshot


def test_the_same_seed_and_actions_give_the_same_game(played: Played) -> None:
    again = played.setting.new(played.seed)
    assert played.setting.new(played.seed + 1).game.digest() != again.game.digest()
    for moment in played.moments:
        assert again.game.digest() == moment.game.digest()
        again.play(moment.action)
    assert again.game.digest() == played.record.game.digest()
    assert again.entries == played.record.entries
    assert again.opening == played.record.opening


def test_no_card_is_lost_or_doubled(played: Played) -> None:
    rules = played.record.rules
    for state in (*(moment.game.state for moment in played.moments), played.record.game.state):
        assert_complete(rules, state)
