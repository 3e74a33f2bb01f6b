"""Play, undo, redo, save, load and recover one game in any order; a model made of plain lists says where it must be."""

from __future__ import annotations

from typing import Any, get_args

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rules import (
    Action,
    Record,
    Undo,
    encode,
    journal_do,
    journal_redo,
    journal_start,
    journal_undo,
    load,
    new,
    recover,
    view,
)
from rules.engine.checks import check_state


class Playing(RuleBasedStateMachine):
    """The record, and what it must be: digests up to this point, how far undo may go, what redo would do."""

    record: Record
    digests: list[str]
    floors: list[int]
    """How many decisions had been made each time something became known."""
    undone: list[Action]
    journal: bytes

    @initialize(
        players=st.integers(1, 4), seed=st.integers(0, (1 << 63) - 1), open_hands=st.booleans(), undo=st.sampled_from(get_args(Undo))
    )
    def begin(self, players: int, seed: int, open_hands: bool, undo: Undo) -> None:
        options = {} if players == 1 else {"open_hands": open_hands}
        self.record = new("burgundy_cards", ("Ann", "Ben", "Cid", "Dee")[:players], seed, options, undo=undo)
        self.digests = [self.record.game.digest()]
        self.floors = [0]
        self.undone = []
        self.journal = journal_start(self.record)

    @precondition(lambda self: not self.record.game.over)
    @rule(data=st.data())
    def play(self, data: Any) -> None:
        action = data.draw(st.sampled_from(self.record.game.legal))
        events = self.record.play(action)
        self.journal += journal_do(action)
        self.undone.clear()
        self._done(any(event.reveals for event in events))

    @precondition(lambda self: not self.record.game.over)
    @rule(seed=st.integers(0, 1 << 16))
    def play_many(self, seed: int) -> None:
        for n in range(15):
            if self.record.game.over:
                break
            legal = self.record.game.legal
            action = legal[(seed >> n) % len(legal)]
            events = self.record.play(action)
            self.journal += journal_do(action)
            self.undone.clear()
            self._done(any(event.reveals for event in events))

    def _done(self, reveals: bool) -> None:
        self.digests.append(self.record.game.digest())
        if reveals:
            self.floors.append(len(self.digests) - 1)

    @precondition(lambda self: self.record.can_undo)
    @rule()
    def undo(self) -> None:
        self._take_back(agreed=False)

    @precondition(lambda self: self.record.can_undo_agreed)
    @rule()
    def undo_agreed(self) -> None:
        self._take_back(agreed=True)

    def _take_back(self, agreed: bool) -> None:
        self.undone.append(self.record.undo(agreed).action)
        self.journal += journal_undo(agreed)
        self.digests.pop()
        while self.floors[-1] > len(self.digests) - 1:
            self.floors.pop()

    @precondition(lambda self: self.record.can_redo)
    @rule()
    def redo(self) -> None:
        events = self.record.redo()
        self.journal += journal_redo()
        self.undone.pop()
        self._done(any(event.reveals for event in events))

    @rule()
    def save_and_load(self) -> None:
        """Saving forgets what was taken back."""
        self.record = load(encode(self.record))
        self.undone.clear()
        self.journal = journal_start(self.record)

    @rule()
    def crash_and_recover(self) -> None:
        """A journal remembers what was taken back."""
        self.record = recover(self.journal)

    @rule()
    def copy_and_play_on(self) -> None:
        copied = self.record.game.copy()
        while not copied.over:
            copied.apply(copied.legal[0])

    @invariant()
    def is_where_it_must_be(self) -> None:
        if not hasattr(self, "record"):
            return
        game = self.record.game
        assert game.digest() == self.digests[-1]
        assert len(self.record.entries) == len(self.digests) - 1
        done, undo = len(self.digests) - 1, self.record.header.undo
        assert self.record.undoable == (done if undo == "practice" else done - self.floors[-1])
        assert self.record.can_undo_agreed == (undo == "consent" and 0 < done == self.floors[-1])
        assert self.record.can_redo == bool(self.undone)
        assert game.over == (game.state.standings is not None)
        check_state(self.record.rules, game.state)
        for player in range(len(game.state.seats)):
            assert view(self.record.rules, game.state, player).rng == 0


Playing.TestCase.settings = settings(max_examples=40, stateful_step_count=30)
TestPlaying = Playing.TestCase
