"""Why an item cannot be chosen now, and what would help. What is legal is already known; only the reason is sought here."""

from __future__ import annotations

from app.games.base.refusals import Answer, Picks, refusing
from rules import ItemId
from rules.games.guildhall import items
from rules.games.guildhall.components import HAND_REFILL, IDENTITY, PROFESSION, VP_COST
from rules.games.guildhall.state import Seat, State

from .cards import D, card_words, profession
from .position import Position

R = f"{D}_rules.refusal"
FOREIGN = frozenset({"kill", "poach", "takeover", "take"})
"""Moves that take from another player's hall."""
OWN = frozenset({"give", "gift", "take_back"})
"""Moves of cards in the player's own hall."""
FROM_HAND = frozenset({"place"})
INTO_OWN = frozenset({"place", "recall", "poach", "takeover", "take"})
"""Moves into the player's own hall, which may not hold two identical cards."""
(REFILL,), (DRAW,) = items.REFILL.picks, items.DRAW.picks


def unplayable(position: Position, card: int) -> str:
    """Return why a card in the viewer's hand cannot be played (GH-4.1), or an empty string if nothing prevents it."""
    say, state = position.texts, position.view
    if position.viewer is None:
        return ""
    seat: Seat = state.seats[position.viewer]
    if any(IDENTITY[held] == IDENTITY[card] for held in seat.hall):
        return say(f"{R}.in_hall")
    if any(PROFESSION[played] == PROFESSION[card] for played in seat.action_area):
        return say(f"{R}.once", profession=profession(card))
    return ""


class _Answer(Answer[State]):
    """The answer to one refused click."""

    def __init__(self, position: Position, picks: Picks) -> None:
        super().__init__(position, picks)
        self.seat: Seat = self.state.seats[self.player]
        self.kinds = {action.kind for action in self.legal}
        self.kind_of = {action.picks[0]: action.kind for action in self.legal if action.picks}
        """What could be done with each item before anything was picked."""

    def about(self, item: ItemId) -> str | None:
        """Return the reason why this item is refused."""
        sort, _, end = item.partition(":")
        if item == DRAW:
            return self.position.texts(f"{D}.about.more_must_go", n=self._more())
        if item == items.END_TURN.picks[0]:
            return self._end()
        if sort == "vp":
            return self._vp(int(end))
        if sort == "vp_deck":
            return self.say("vp_deck")
        if self.question.key == "ask.act":
            return self._act(item, sort, end)
        if self.question.key == "ask.end":
            return self.say("end_first")
        if sort == "card" and self.kinds & (FOREIGN | OWN | FROM_HAND | {"recall", "discard"}):
            return self._card(int(end))
        if sort == "head" and self._moves_chapters(end):
            return self.say("chapter_twin")
        if (
            sort in ("chapter", "head", "cell", "stack", "hand")
            and self._owner(end) not in (None, self.player)
            and not self.kinds & FOREIGN
        ):
            return self.say("others_hall", task=self.task())
        return self.say("first", task=self.task())

    def _owner(self, end: str) -> int | None:
        first = end.partition(":")[0]
        return int(first) if first.isdecimal() else None

    def _end(self) -> str:
        if REFILL in self.picks:
            return self.say("discarding")
        if self.question.key == "ask.act":
            return self.say("end", n=self.question.values["n"])
        return self.say("first", task=self.task())

    def _vp(self, card: int) -> str:
        if card not in self.state.vp_row:
            return self.say("bought")
        if self.question.key != "ask.act":
            return self.say("first", task=self.task())
        return self.say("cost", n=VP_COST[card], have=len(self.seat.chapters))

    def _act(self, item: ItemId, sort: str, end: str) -> str | None:
        """Return the reason while the player is choosing an action."""
        if item in ("draw_pile", "discard_pile"):
            return self.say("draw_pile")
        if sort == "card":
            card = int(end)
            if card in self.seat.hand.cards:
                return unplayable(self.position, card) or None
            if card in self.seat.hall:
                return self.say("own_hall")
            if card in self.seat.action_area:
                return self.say("action_area")
            if self.state.discard.cards and card == self.state.discard.cards[-1]:
                return self.say("draw_pile")
            return self.say("other_hall")
        if sort == "stack":
            return self.say("stack" if self._owner(end) == self.player else "other_stack")
        if sort in ("chapter", "head", "cell"):
            return self.say("own_hall" if self._owner(end) == self.player else "other_hall")
        if sort == "hand":
            return self.say("other_hand")
        if sort == "token":
            return self.say("token")
        return None

    def _more(self) -> int:
        """Return how many more cards must be discarded from the hand before the player can draw (GH-5.1)."""
        return max(0, len(self.seat.hand.cards) - len(items.CARD.among(self.picks)) - HAND_REFILL)

    def _moves_chapters(self, end: str) -> bool:
        """Say whether whole chapters can move, including those of this hall."""
        owner = self._owner(end)
        kinds = {kind for item, kind in self.kind_of.items() if items.CHAPTER.of(item) is not None}
        return owner is not None and bool(kinds & (OWN if owner == self.player else FOREIGN))

    def _card(self, card: int) -> str:
        """Return why a card cannot go into a swap, a search or the hall."""
        owner = next((player for player, seat in enumerate(self.state.seats) if card in seat.hall), None)
        if card in self.seat.action_area:
            return self.say("action_area")
        if owner == self.player and not self.kinds & OWN:
            return self.say("not_own", task=self.task())
        if owner not in (self.player, None):
            if not self.kinds & FOREIGN:
                return self.say("others_hall", task=self.task())
            bound = self._bound()
            if bound is not None and bound != owner:
                return self.say("one_hall", name=self.position.names[bound])
        if card in self.seat.hand.cards and not self.kinds & (FROM_HAND | {"discard", "give"}):
            return self.say("not_hand", task=self.task())
        return self._unfit(card, owner)

    def _unfit(self, card: int, owner: int | None) -> str:
        """Return why a card in the right place does not fit the other picks, or cannot be picked at all."""
        kind = self.kind_of.get(items.CARD.id(card))
        picked = [pick for pick in self.picks if kind is not None and self.kind_of.get(pick) == kind]
        wanted = self.question.values.get(kind or "", self.question.values.get("n", 0))
        if picked and len(picked) >= int(wanted):
            return self.say("enough")
        if "kill" in self.kinds and owner is not None:
            return self.say("two_professions" if len(self.state.seats[owner].hall) > 1 else "too_few")
        arrives = owner != self.player and (card not in self.seat.hand.cards or "place" in self.kinds)
        if arrives and self.kinds & INTO_OWN and any(IDENTITY[held] == IDENTITY[card] for held in self.seat.hall):
            return self.say("identical", card=card_words(self.position.texts, card))
        return self.say("not_together")

    def _bound(self) -> int | None:
        """Return the player from whose hall something has already been picked."""
        for card in items.CARD.among(self.picks):
            for player, seat in enumerate(self.state.seats):
                if player != self.player and card in seat.hall:
                    return player
        return None


refusal = refusing(_Answer)
