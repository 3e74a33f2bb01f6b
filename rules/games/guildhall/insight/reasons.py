"""Why an item cannot be picked now. What is legal is already known; only the reason is sought here."""

from __future__ import annotations

from rules.engine.types import ItemId
from rules.engine.worth.insight import Asked, Reason, because, instead

from .. import items
from ..components import HAND_REFILL, IDENTITY, PROFESSION, PROFESSIONS, VP_COST
from ..state import Seat, State

FOREIGN = frozenset({"kill", "poach", "takeover", "take"})
"""Moves that take from another player's hall."""
OWN = frozenset({"give", "gift", "take_back"})
"""Moves of cards in the player's own hall."""
FROM_HAND = frozenset({"place"})
INTO_OWN = frozenset({"place", "recall", "poach", "takeover", "take"})
"""Moves into the player's own hall, which may not hold two identical cards."""
MOVED = FOREIGN | OWN | INTO_OWN | {"discard"}
"""What the question of a swap or a search counts."""
(REFILL,), (DRAW,), (CONFIRM,) = items.REFILL.picks, items.DRAW.picks, items.CONFIRM.picks
IN_A_HALL = frozenset({"chapter", "head", "cell", "stack", "hand"})


def unplayable(state: State, player: int, card: int) -> Reason | None:
    """Return why a card in a player's hand cannot be played (GH-4.1); None if nothing prevents it."""
    seat: Seat = state.seats[player]
    if any(IDENTITY[held] == IDENTITY[card] for held in seat.hall):
        return because("in_hall")
    if any(PROFESSION[played] == PROFESSION[card] for played in seat.action_area):
        return because("once", profession=PROFESSIONS[PROFESSION[card]])
    return None


def why_not(asked: Asked[State], item: ItemId) -> Reason | None:
    """Return why an item cannot be picked."""
    return _Answer(asked).about(item)


class _Answer:
    """The answer to one refused pick."""

    def __init__(self, asked: Asked[State]) -> None:
        self.asked, self.state, self.player, self.picks = asked, asked.view, asked.player, asked.picks
        self.acting, self.placing = asked.question.key == "ask.act", asked.question.key == "ask.setup_place"
        self.seat: Seat = self.state.seats[self.player]
        self.kinds = {action.kind for action in asked.legal}
        self.kind_of = {action.picks[0]: action.kind for action in asked.legal if action.picks}
        """What could be done with each item before anything was picked."""

    def about(self, item: ItemId) -> Reason | None:
        """Return the reason why this item is refused."""
        sort, _, end = item.partition(":")
        if item == DRAW:
            return because("more_must_go", n=self._more())
        if item == CONFIRM and (n := self._missing()):
            return because("place_more" if self.placing else "choose_more", n=n)
        if item == items.END_TURN.picks[0]:
            return self._end()
        if sort == "vp":
            return self._vp(int(end))
        if sort == "vp_deck":
            return because("vp_deck")
        if self.acting:
            return self._act(item, sort, end)
        if self.asked.question.key == "ask.end":
            return because("end_first")
        if sort == "card" and self.kinds & (FOREIGN | OWN | FROM_HAND | {"recall", "discard"}):
            return self._card(int(end))
        if sort == "head" and self._moves_chapters(end):
            return because("chapter_twin")
        if sort in IN_A_HALL and self._owner(end) not in (None, self.player) and not self.kinds & FOREIGN:
            return instead("others_hall")
        return instead("first")

    def _owner(self, end: str) -> int | None:
        first = end.partition(":")[0]
        return int(first) if first.isdecimal() else None

    def _end(self) -> Reason:
        if REFILL in self.picks:
            return because("discarding")
        return because("end", n=self.asked.question.values["n"]) if self.acting else instead("first")

    def _vp(self, card: int) -> Reason:
        if card not in self.state.vp_row:
            return because("bought")
        return because("cost", n=VP_COST[card], have=len(self.seat.chapters)) if self.acting else instead("first")

    def _act(self, item: ItemId, sort: str, end: str) -> Reason | None:
        """Return the reason while the player is choosing an action."""
        if item in ("draw_pile", "discard_pile"):
            return because("draw_pile")
        mine = self._owner(end) == self.player
        match sort:
            case "card":
                return self._card_to_act_with(int(end))
            case "stack":
                return because("stack" if mine else "other_stack")
            case "chapter" | "head" | "cell":
                return because("own_hall" if mine else "other_hall")
            case "hand":
                return because("other_hand")
            case "token":
                return because("token")
        return None

    def _card_to_act_with(self, card: int) -> Reason | None:
        if card in self.seat.hand.cards:
            return unplayable(self.state, self.player, card)
        if card in self.seat.hall:
            return because("own_hall")
        if card in self.seat.action_area:
            return because("action_area")
        return because("draw_pile" if self.state.discard.cards[-1:] == (card,) else "other_hall")

    def _more(self) -> int:
        """Return how many more cards must be discarded from the hand before the player can draw (GH-5.1)."""
        return max(0, len(self.seat.hand.cards) - len(items.CARD.among(self.picks)) - HAND_REFILL)

    def _missing(self) -> int:
        """Return how many more cards or chapters must be picked for the hall (GH-2.6), for a swap or a search, before it is confirmed."""
        values = self.asked.question.values
        if not (self.placing or values.keys() & MOVED):
            return 0
        picked = sum(items.CARD.of(pick) is not None or items.CHAPTER.of(pick) is not None for pick in self.picks)
        return max(0, sum(map(int, values.values())) - picked)

    def _moves_chapters(self, end: str) -> bool:
        """Say whether whole chapters can move, including those of this hall."""
        owner = self._owner(end)
        kinds = {kind for item, kind in self.kind_of.items() if items.CHAPTER.of(item) is not None}
        return owner is not None and bool(kinds & (OWN if owner == self.player else FOREIGN))

    def _card(self, card: int) -> Reason:
        """Return why a card cannot go into a swap, a search or the hall."""
        owner = next((player for player, seat in enumerate(self.state.seats) if card in seat.hall), None)
        if card in self.seat.action_area:
            return because("action_area")
        if owner == self.player and not self.kinds & OWN:
            return instead("not_own")
        if owner not in (self.player, None):
            if not self.kinds & FOREIGN:
                return instead("others_hall")
            bound = self._bound()
            if bound is not None and bound != owner:
                return because("one_hall", player=bound)
        if card in self.seat.hand.cards and not self.kinds & (FROM_HAND | {"discard", "give"}):
            return instead("not_hand")
        return self._unfit(card, owner)

    def _unfit(self, card: int, owner: int | None) -> Reason:
        """Return why a card in the right place does not fit the other picks, or cannot be picked at all."""
        kind = self.kind_of.get(items.CARD.id(card))
        picked = [pick for pick in self.picks if kind is not None and self.kind_of.get(pick) == kind]
        values = self.asked.question.values
        if picked and len(picked) >= int(values.get(kind or "", values.get("n", 0))):
            return because("enough")
        if "kill" in self.kinds and owner is not None:
            return because("two_professions" if len(self.state.seats[owner].hall) > 1 else "too_few")
        arrives = owner != self.player and (card not in self.seat.hand.cards or "place" in self.kinds)
        if arrives and self.kinds & INTO_OWN and any(IDENTITY[held] == IDENTITY[card] for held in self.seat.hall):
            return because("identical", card=card)
        return because("not_together")

    def _bound(self) -> int | None:
        """Return the player from whose hall something has already been picked."""
        for card in items.CARD.among(self.picks):
            for player, seat in enumerate(self.state.seats):
                if player != self.player and card in seat.hall:
                    return player
        return None
