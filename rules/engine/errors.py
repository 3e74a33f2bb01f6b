"""What can go wrong at the border of the rules. Every error carries a sentence a player understands."""

from __future__ import annotations


class RulesError(Exception):
    """Base of all errors the rules raise on purpose."""


class IllegalAction(RulesError):  # noqa: N818 - the name says what is wrong
    """The action is not in the list of legal actions; the game is unchanged."""


class BadSetup(RulesError):  # noqa: N818 - the name says what is wrong
    """A new game was asked for with a player count or options that do not go together."""


class BadSave(RulesError):  # noqa: N818 - the name says what is wrong
    """A save or journal cannot be used.

    ``key`` names the sentence (``save.damaged``, ``save.newer`` ...), ``values`` fill it; the text of the exception is English.
    """

    def __init__(self, key: str, sentence: str, **values: str | int) -> None:
        super().__init__(sentence)
        self.key = key
        self.values = values
