"""Positions for the lesson: a first turn with the cards rearranged. No card is added or removed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.teaching.lesson import LEARNER as ME
from rules import Pile, Record, arranged, new, replaced
from rules.games.guildhall.components import NAME, VP_NAME, Cards

GAME = "guildhall"
OTHER = 1
SEED = 2
"""A seed for a game in which seat 0 goes first."""
SETUP = ("draw", "place", "confirm")
"""The setup decisions before the first turn, settled with the minimum."""


def names_of(*wanted: str) -> Iterator[str]:
    """Yield the names of single cards: three for ``"dancer red blue", "weaver green"``."""
    for of in wanted:
        profession, *colours = of.split()
        yield from (f"{profession}_{colour}" for colour in colours)


class Arranged:
    """The first turn of seat 0, to be arranged.

    Whatever is not arranged is empty; the remaining cards go to the other player's hand and to the draw pile.
    """

    def __init__(self, names: tuple[str, str]) -> None:
        self.dealt = new(GAME, names, SEED)
        game = self.dealt.game
        while game.decision is not None and game.decision.question.key != "ask.act":
            game.apply(next(action for action in game.legal if action.kind in SETUP))
        self.state: Any = self.dealt.rules.copy(game.state)
        self.me = self.state.seats[ME]
        state, seats = self.state, self.state.seats
        self._free = [*state.draw.cards, *state.discard.cards, *(card for seat in seats for card in (*seat.hand.cards, *seat.hall))]
        self._free_vp = [*state.vp_deck.cards, *state.vp_row]
        self._held = len(seats[OTHER].hand.cards)
        self._top: Cards = ()
        state.vp_row = (0,) * len(state.vp_row)
        state.discard = state.discard.holding(())
        for seat in seats:
            seat.hall = ()

    def hand(self, *wanted: str) -> None:
        """Set the learner's hand, in this order."""
        self.me.hand = self.me.hand.holding(self._cards(*wanted))

    def hall(self, *wanted: str, player: int = ME) -> None:
        """Set the cards in a player's hall."""
        self.state.seats[player].hall = self._cards(*wanted)

    def completed(self, *professions: str) -> None:
        """Set the learner's completed chapters."""
        colours = "red blue yellow green purple"
        deck = self.state.draw.deck
        self.me.chapters = tuple(Pile(deck, "owner", self._cards(f"{profession} {colours}"), ME) for profession in professions)

    def next(self, *wanted: str) -> None:
        """Set the cards to be drawn next, in this order."""
        self._top = self._cards(*wanted)

    def discarded(self, *wanted: str) -> None:
        """Set the discard pile; the last card is on top."""
        self.state.discard = self.state.discard.holding(self._cards(*wanted))

    def row(self, *wanted: str) -> None:
        """Set the first VP cards of the row."""
        for place, name in enumerate(wanted):
            self.state.vp_row = replaced(self.state.vp_row, place, self._vp(name))

    def bought(self, *wanted: str, player: int = ME) -> None:
        """Set the VP cards a player has bought."""
        self.state.seats[player].vp_cards = tuple(self._vp(name) for name in wanted)

    def record(self) -> Record:
        """Return the position, checked by the rules."""
        state, other = self.state, self.state.seats[OTHER]
        other.hand = other.hand.holding(tuple(self._free[: self._held]))
        state.draw = state.draw.holding((*self._free[self._held :], *reversed(self._top)))
        state.vp_row = tuple(card or self._free_vp.pop() for card in state.vp_row)
        state.vp_deck = state.vp_deck.holding(tuple(self._free_vp))
        return arranged(self.dealt, state)

    def _cards(self, *wanted: str) -> Cards:
        """Take cards from those that are left over."""
        found: list[int] = []
        for name in names_of(*wanted):
            card = next(card for card in self._free if NAME[card] == name)
            self._free.remove(card)
            found.append(card)
        return tuple(found)

    def _vp(self, name: str) -> int:
        """Take a VP card from those that are left over."""
        found: int = next(card for card in self._free_vp if VP_NAME[card] == name)
        self._free_vp.remove(found)
        return found
