"""Actions in words, in every game alike: what is legal, what is carried out, and what is taken back again."""

from collections.abc import Callable, Sequence
from typing import Any

from rules import Action, Game, Record


class Spoken:
    """The actions of a game as its tests write them, by the game's own ``words``."""

    def __init__(self, words: Callable[[Game[Any], Action], str]) -> None:
        self.words = words

    def legal(self, game: Game[Any], *kinds: str) -> set[str]:
        """Every legal action in words; with ``kinds`` only those of these kinds."""
        return {self.words(game, action) for action in game.legal if not kinds or action.kind in kinds}

    def kinds(self, game: Game[Any]) -> set[str]:
        """The kinds of legal actions."""
        return {action.kind for action in game.legal}

    def action(self, game: Game[Any], said: str) -> Action:
        """The legal action that reads so; the first one, for equal pieces are interchangeable."""
        found = [action for action in game.legal if self.words(game, action) == said]
        assert found, f"“{said}” is not legal, only {sorted(self.legal(game))}"
        return found[0]

    def play_on(self, record: Record, *said: str) -> None:
        """Carry out actions in words through the record."""
        for one in said:
            record.play(self.action(record.game, one))

    def check_taken_back(self, record: Record, before: Sequence[str], said: str) -> None:
        """After ``before`` an action can be taken back to the very same position, and made again to the very same; and all of them."""
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
    """Everything that can be taken back leads to the position of this digest."""
    while record.can_undo:
        record.undo()
    assert record.game.digest() == start
