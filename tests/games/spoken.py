"""Actions in words, for every game: what is legal, what is carried out, and what is taken back."""

from collections.abc import Callable, Sequence
from typing import Any

from rules import Action, Game, Record


class Spoken:
    """The actions of a game as its tests write them, translated by the game's own ``words``."""

    def __init__(self, words: Callable[[Game[Any], Action], str]) -> None:
        self.words = words

    def legal(self, game: Game[Any], *kinds: str) -> set[str]:
        """Return the legal actions in words; with ``kinds``, only those of these kinds."""
        return {self.words(game, action) for action in game.legal if not kinds or action.kind in kinds}

    def kinds(self, game: Game[Any]) -> set[str]:
        """Return the kinds of legal actions."""
        return {action.kind for action in game.legal}

    def action(self, game: Game[Any], said: str) -> Action:
        """Return the legal action with this wording; the first of several, since equal pieces are interchangeable."""
        found = [action for action in game.legal if self.words(game, action) == said]
        assert found, f"“{said}” is not legal, only {sorted(self.legal(game))}"
        return found[0]

    def play_on(self, record: Record, *said: str) -> None:
        """Carry out actions, given in words, through the record."""
        for one in said:
            record.play(self.action(record.game, one))

    def check_taken_back(self, record: Record, before: Sequence[str], said: str) -> None:
        """Check that after ``before`` each action, and all of them together, can be undone and redone to identical positions."""
        start = record.game.digest()
        self.play_on(record, *before)
        middle = record.game.digest()
        action = self.action(record.game, said)
        record.play(action)
        after = record.game.digest()
        assert after != middle
        assert record.undoable == len(before) + 1
        assert record.undo().action == action
        assert record.game.digest() == middle
        record.redo()
        assert record.game.digest() == after
        check_taken_back_to(record, start)


def check_taken_back_to(record: Record, start: str) -> None:
    """Check that taking back everything possible leads to the position with this digest."""
    while record.can_undo:
        record.undo()
    assert record.game.digest() == start
