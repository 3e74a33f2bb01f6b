"""Why a thing cannot be chosen now, and what helps. What is legal is known already; here only the reason is looked for."""

from __future__ import annotations

from app.table.layout import Position
from rules import ItemId
from rules.games.guildhall import items
from rules.games.guildhall.components import IDENTITY, PROFESSION, VP_COST
from rules.games.guildhall.state import Seat, State

from .cards import D, card_words, profession

R = f"{D}.refusal"
FOREIGN = frozenset({"kill", "poach", "takeover", "take"})
"""Moves that take from another hall."""
OWN = frozenset({"give", "gift", "take_back"})
"""Moves of cards of the own hall."""
FROM_HAND = frozenset({"place"})


def unplayable(position: Position, card: int) -> str:
    """Why a card of the viewer's hand cannot be played (GH-4.1); empty when nothing speaks against it."""
    say, state = position.texts, position.view
    if position.viewer is None:
        return ""
    seat: Seat = state.seats[position.viewer]
    if any(IDENTITY[held] == IDENTITY[card] for held in seat.hall):
        return say(f"{R}.in_hall")
    if any(PROFESSION[played] == PROFESSION[card] for played in seat.action_area):
        return say(f"{R}.once", profession=profession(card))
    return ""


def refusal(position: Position, item: ItemId, picks: tuple[ItemId, ...]) -> str | None:
    """Why ``item`` cannot be chosen with ``picks`` chosen already; None: nothing particular to say. At most two lines of a tip."""
    if position.decision is None or position.viewer is None:
        return None
    return _Answer(position, picks).about(item)


class _Answer:
    """One refused click: who asked what."""

    def __init__(self, position: Position, picks: tuple[ItemId, ...]) -> None:
        assert position.decision is not None
        assert position.viewer is not None
        self.position = position
        self.state: State = position.view
        self.player = position.viewer
        self.seat = self.state.seats[self.player]
        self.question = position.decision.question
        self.legal = position.decision.legal
        self.picks = picks
        self.kinds = {action.kind for action in self.legal}

    def about(self, item: ItemId) -> str | None:
        """The whole answer."""
        sort, _, end = item.partition(":")
        if item == items.END_TURN.picks[0]:
            return self._end()
        if sort == "vp":
            return self._vp(int(end))
        if sort == "vp_deck":
            return self._say("vp_deck")
        if self.question.key == "ask.act":
            return self._act(item, sort, end)
        if self.question.key == "ask.end":
            return self._say("end_first")
        if sort == "card" and self.kinds & (FOREIGN | OWN | FROM_HAND | {"recall", "discard"}):
            return self._card(int(end))
        if (
            sort in ("chapter", "head", "cell", "stack", "hand")
            and self._owner(end) not in (None, self.player)
            and not self.kinds & FOREIGN
        ):
            return self._say("others_hall", task=self._task())
        return self._say("first", task=self._task())

    def _say(self, key: str, **values: int | str) -> str:
        return self.position.texts(f"{R}.{key}", **values)

    def _task(self) -> str:
        key = f"{D}_rules.task.{self.question.key.removeprefix('ask.')}"
        return self.position.texts(key, **self.question.values)

    def _owner(self, end: str) -> int | None:
        first = end.partition(":")[0]
        return int(first) if first.isdecimal() else None

    def _end(self) -> str:
        if self.question.key == "ask.act":
            return self._say("end", n=self.question.values["n"])
        return self._say("first", task=self._task())

    def _vp(self, card: int) -> str:
        if card not in self.state.vp_row:
            return self._say("bought")
        if self.question.key != "ask.act":
            return self._say("first", task=self._task())
        return self._say("cost", n=VP_COST[card], have=len(self.seat.chapters))

    def _act(self, item: ItemId, sort: str, end: str) -> str | None:
        """While an action is to be chosen."""
        if item in ("draw_pile", "discard_pile"):
            return self._say("draw_pile")
        if sort == "card":
            card = int(end)
            if card in self.seat.hand.cards:
                return unplayable(self.position, card) or None
            if card in self.seat.hall:
                return self._say("own_hall")
            if card in self.seat.action_area:
                return self._say("action_area")
            if self.state.discard.cards and card == self.state.discard.cards[-1]:
                return self._say("draw_pile")
            return self._say("other_hall")
        if sort == "stack":
            return self._say("stack" if self._owner(end) == self.player else "other_stack")
        if sort in ("chapter", "head", "cell"):
            return self._say("own_hall" if self._owner(end) == self.player else "other_hall")
        if sort == "hand":
            return self._say("other_hand")
        if sort == "token":
            return self._say("token")
        return None

    def _card(self, card: int) -> str:
        """A card that does not go into a swap, a search or the hall."""
        say = self.position.texts
        owner = next((player for player, seat in enumerate(self.state.seats) if card in seat.hall), None)
        if card in self.seat.action_area:
            return self._say("action_area")
        if owner == self.player:
            if not self.kinds & OWN:
                return self._say("not_own", task=self._task())
            return self._say("not_together")
        if owner is not None:
            if not self.kinds & FOREIGN:
                return self._say("others_hall", task=self._task())
            bound = self._bound()
            if bound is not None and bound != owner:
                return self._say("one_hall", name=self.position.names[bound])
            if any(IDENTITY[held] == IDENTITY[card] for held in self.seat.hall):
                return self._say("identical", card=card_words(say, card))
            return self._say("not_together")
        if card in self.seat.hand.cards and not self.kinds & (FROM_HAND | {"discard", "give"}):
            return self._say("not_hand", task=self._task())
        if any(IDENTITY[held] == IDENTITY[card] for held in self.seat.hall):
            return self._say("identical", card=card_words(say, card))
        return self._say("not_together") if card in self.seat.hand.cards else self._say("first", task=self._task())

    def _bound(self) -> int | None:
        """The player from whose hall something is picked already."""
        for pick in self.picks:
            if pick.startswith("card:"):
                card = items.number(pick)
                for player, seat in enumerate(self.state.seats):
                    if player != self.player and card in seat.hall:
                        return player
        return None
