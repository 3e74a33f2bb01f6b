"""Errors that the rules report to the program. Each carries a sentence a player can understand."""

from __future__ import annotations


class RulesError(Exception):
    """The base class of all errors the rules raise deliberately."""


class IllegalAction(RulesError):  # noqa: N818 - the name says what is wrong
    """An action that is not among the legal ones; the game is unchanged."""


class BadSetup(RulesError):  # noqa: N818 - the name says what is wrong
    """A new game with an impossible player count or incompatible options."""


class NoDealError(RulesError):
    """A view for which no world was found; only one that never came about in a game can be like that."""


class BadSave(RulesError):  # noqa: N818 - the name says what is wrong
    """A save or journal that cannot be used.

    ``key`` names the message (``save.damaged``, ``save.newer`` ...) and ``values`` fill it in; the exception's own text is in English.
    """

    def __init__(self, key: str, sentence: str, **values: str | int) -> None:
        super().__init__(sentence)
        self.key = key
        self.values = values
