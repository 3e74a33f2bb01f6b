"""Why an item cannot be picked now, and what would help. What is legal is already known; only the reason is sought here."""

from __future__ import annotations

from rules.engine.types import ItemId, Value
from rules.engine.worth.insight import BEGUN, Asked, Reason, because, instead

from .. import items
from ..board.estate import stack_kind
from ..components import (
    CARDS_PER_VP,
    COST,
    DIE,
    GOODS_DICE,
    KIND,
    MONASTERY,
    PURCHASE_CARDS,
    PURCHASE_COST,
    SPECIES_KINDS,
    TRIPLET,
    WORKER_TARGET,
)
from ..state import Seat, State

WITH_A_NUMBER = ("ask.play", "ask.action", "ask.castle")
NEVER = {
    "discard": "discard",
    "start_card": "start_card",
    "egon": "egon",
    "duel": "duel",
    "first": "first",
    "all_seven": "all_seven",
    "phase": "bonus",
}
"""Items that are never chosen, by the first part of their name."""


def why_not(asked: Asked[State], item: ItemId) -> Reason | None:
    """Return why an item cannot be picked."""
    return _Answer(asked).about(item)


class _Answer:
    """The answer to one refused pick, given the numbers within reach."""

    def __init__(self, asked: Asked[State]) -> None:
        self.asked, self.state, self.player, self.picks = asked, asked.view, asked.player, asked.picks
        self.question, self.legal = asked.question, asked.legal
        self.seat: Seat = self.state.seats[self.player]

    def about(self, item: ItemId) -> Reason | None:
        """Return the reason why this item is refused."""
        sort, _, end = item.partition(":")
        if item == items.END:
            return self._end()
        if sort in ("store", "stack", "new", "hand") and not self.asked.is_mine(end):
            return because("others", player=int(end.partition(":")[0]))
        if sort in NEVER:
            return because(NEVER[sort])
        if item == "draw":
            return self._draw()
        if sort == "store" and (what := items.STORE.key(item)) not in GOODS_DICE:
            return because("animals" if what in SPECIES_KINDS else what)
        if self.question.key == "ask.end":
            return self._done(item)
        if self.question.key == "ask.offer":
            return because("offer")
        if self.question.key in WITH_A_NUMBER:
            return self._with_a_number(item, sort, end)
        if sort in ("stack", "new") and self._project() is not None:
            return self._target(item)
        return instead("other_first")

    def _end(self) -> Reason:
        if self.question.key in WITH_A_NUMBER:
            return because("end_play" if self.question.key == "ask.play" and not self.picks else "end_action")
        if items.DECLINE_IT in self.legal:
            return instead("end_decline")
        return instead("end_open")

    def _done(self, item: ItemId) -> Reason:
        if self._where(item) == "hand":
            return because("one_card")
        return because("done_buy" if items.BUY_CARDS in self.legal else "done")

    def _draw(self) -> Reason:
        """Return why the draw pile is not clicked, or what is missing for buying from it."""
        if items.BUY_CARDS in self.legal:
            return because("draw_button")
        if self.state.bought:
            return because("draw_once")
        if len(self.state.draw.cards) + len(self.state.discard.cards) < PURCHASE_CARDS:
            return because("draw_empty")
        return because("draw_silver", n=self.seat.silver, price=PURCHASE_COST)

    def _with_a_number(self, item: ItemId, sort: str, end: str) -> Reason | None:
        """Return what the item lacks when a card may be used as a die."""
        if sort == "card":
            return self._card(item, int(end))
        if sort == "store":
            kind = items.STORE.key(item)
            low, high = GOODS_DICE[kind]
            return self._far(GOODS_DICE[kind], "sale", low=low, high=high)
        if sort in ("goods", "animals"):
            piles = self.state.goods if sort == "goods" else self.state.animals
            return because(f"{sort}_empty" if not piles[int(end)].cards else "goods" if sort == "goods" else "animals_supply")
        if sort == "bonus":
            return because("bonus")
        if sort in ("less", "more"):
            return because(sort)
        if item == items.WORKERS and self.seat.workers >= WORKER_TARGET:
            return because("workers", n=self.seat.workers)
        if item == items.CONVERT and self.seat.workers + self.seat.silver < CARDS_PER_VP:
            return because("convert", n=self.seat.workers + self.seat.silver)
        if sort in ("stack", "new"):
            return self._target(item) if self._project() is not None else self._no_project(item)
        if sort == "kind":
            return self._no_project(item)
        return self._begun()

    def _card(self, item: ItemId, card: int) -> Reason | None:
        where = self._where(item)
        if where == "display":
            row = next(number for number, cards in enumerate(self.state.display, 1) if card in cards)
            return self._far((row,), "row", row=row)
        if where == "project":
            return self._far((DIE[card],), "number", number=DIE[card])
        if where == "hand":
            return self._hand_card()
        if where == "estate":
            return because("built")
        return self._begun()

    def _hand_card(self) -> Reason | None:
        """Return why a hand card is not played; None if it can be."""
        if self.question.key == "ask.action":
            return because("played", die=self.question.values["die"])
        return instead("other_first") if self.question.key == "ask.castle" else self._begun()

    def _where(self, item: ItemId) -> str:
        """Return where a card is: ``display``, ``project``, ``hand``, ``estate``, or "" if elsewhere."""
        card = items.CARD.of(item)
        if card is None:
            return ""
        if any(card in row for row in self.state.display):
            return "display"
        if card in self.seat.projects:
            return "project"
        if card in self.seat.hand.cards:
            return "hand"
        return "estate" if any(card in stack for seat in self.state.seats for stack in seat.estate) else ""

    def _far(self, numbers: tuple[int, ...], key: str, **values: Value) -> Reason | None:
        """Return which number is out of reach of the viewer's workers, and what would help."""
        dice = self._dice()
        need, die = min((COST[die][number], die) for die in dice for number in numbers)
        workers = self.seat.workers
        if need <= workers:
            return self._begun()
        return Reason(key, {**values, "steps": need, "die": die, "workers": workers}, remedy=self._remedy(numbers, need))

    def _remedy(self, numbers: tuple[int, ...], need: int) -> Reason:
        """Return what would bring one of these numbers within reach."""
        others = [DIE[card] for card in self.seat.hand.cards] if self.question.key == "ask.play" else []
        if any(COST[other][number] <= self.seat.workers for other in others for number in numbers):
            return because("help.other", die=min(others, key=lambda other: min(COST[other][number] for number in numbers)))
        return because("help.fill" if need <= WORKER_TARGET else "help.knowledge")

    def _dice(self) -> list[int]:
        """Return the numbers that can be used: that of the card picked or played, otherwise those in hand; 0 is any number."""
        if self.question.key == "ask.castle":
            return [0]
        if self.question.key == "ask.action":
            return [int(self.question.values["die"])]
        picked = [items.CARD.key(pick) for pick in self.picks if self._where(pick) == "hand"]
        return [DIE[card] for card in picked or self.seat.hand.cards]

    def _begun(self) -> Reason | None:
        """Return that another choice is half made; None if nothing is picked."""
        return because(BEGUN) if self.picks else None

    def _project(self) -> int | None:
        """Return the project that is being placed."""
        return next((items.CARD.key(pick) for pick in self.picks if self._where(pick) == "project"), None)

    def _no_project(self, item: ItemId) -> Reason:
        if self._is_closed(item):
            return because("closed")
        return because("choose_project" if self.seat.projects else "no_project")

    def _is_closed(self, item: ItemId) -> bool:
        stack = items.STACK.of(item)
        return stack is not None and len(self.seat.estate[stack[1]]) == TRIPLET

    def _target(self, item: ItemId) -> Reason | None:
        """Return why the chosen project cannot go to this place in the estate (BC-8.5, 8.6)."""
        project = self._project()
        assert project is not None
        kind = KIND[project]
        if self._is_closed(item):
            return because("closed")
        begun = items.NEW_STACK.of(item)
        if begun is not None:
            return because("new_other" if kind != begun[1] else "new_open", kind=kind)
        there = stack_kind(self.seat.estate[items.STACK.key(item)])
        return because("two_open" if there == MONASTERY else "other_kind", kind=kind)
