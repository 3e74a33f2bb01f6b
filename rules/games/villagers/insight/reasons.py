"""Why an item cannot be picked now. What is legal is already known; only the reason is sought here."""

from __future__ import annotations

from rules.engine.types import ItemId
from rules.engine.worth.insight import BEGUN, Asked, Reason, because, instead

from .. import items
from ..board.homes import home, is_covered
from ..board.hosts import places
from ..board.limits import draft_limit, draft_places
from ..board.road import stacks_left
from ..components import BASICS, FREELANCER_COST, KIND, MAX_BASICS, MAX_BUILD, NAME, RECRUITER_COST, STOLEN, WILDCARDS
from ..state import State, Turn
from .unplayable import must_cover, no_host, unplayable

SHOWN = frozenset(
    "stat mini gold income development token start_player turn countess countess_gold countess_village event_pile seat".split()
)
"""What is never clicked, but shows something."""


def why_not(asked: Asked[State], item: ItemId) -> Reason | None:
    """Return why an item cannot be picked."""
    return _Answer(asked).about(item)


class _Answer:
    """The answer to one refused pick."""

    def __init__(self, of: Asked[State]) -> None:
        self.of, self.state, self.player, self.picks, self.legal = of, of.view, of.player, of.picks, of.legal
        self.asked = of.question.key.removeprefix("ask.")
        self.seat = self.state.seats[self.player]
        self.turn: Turn | None = self.state.turn

    def about(self, item: ItemId) -> Reason | None:
        """Return the reason why this item is refused."""
        sort, _, end = item.partition(":")
        if sort == items.CARD.name:
            return self._card(int(end))
        if sort == items.STACK.name and not self.state.stacks[int(end)].cards:
            return because("used_up")
        if sort == items.MARKET.name:
            return because("market")
        if sort == items.EVENT.name:
            return self._event()
        if sort == items.JESTER:
            return self._jester()
        if sort == items.GOLD.name and self._is_victim(int(end)):
            return because("too_poor", player=int(end), n=STOLEN)
        if sort in SHOWN:
            return instead("shown")
        match self.asked:
            case "Draft":
                return self._draft(item, sort)
            case "build":
                return self._build(item, sort, end)
        return instead("other_first")

    def _is_victim(self, player: int) -> bool:
        """Say whether a Thief needs a player to rob, and it could be this one."""
        thief = any(NAME[card] == "thief" for card in items.CARD.among(self.picks))
        return player != self.player and (thief or self.asked == "LastThefts")

    # drafting

    def _draft(self, item: ItemId, sort: str) -> Reason:
        if item == items.RESERVE:
            return because("reserve_closed", n=len(stacks_left(self.state)))
        if item == items.DISCARD_PILE:
            return instead("not_from_discard")
        if sort == items.BASIC.name:
            return because("basics_later")
        if sort == "button":
            return because("draft_more", n=draft_places(self.state, self.player))
        return instead("other_first")

    # building

    def _build(self, item: ItemId, sort: str, end: str) -> Reason:
        turn, laid = self.turn, self._laying()
        assert turn is not None
        if item == items.END_TURN.picks[0]:
            return must_cover(self.state, self.player) or instead("other_first")
        if sort == items.BASIC.name:
            return self._basic(end, turn)
        if sort in (items.RESERVE, items.DISCARD_PILE) and stacks_left(self.state) and not self._is_serfdom():
            return because("pay_on_stack")
        if items.BASIC.among(self.picks):
            return because("serfdom" if self._is_serfdom() else "finish_basic")
        if sort in (items.STACK.name, items.RESERVE, items.DISCARD_PILE):
            return because("pay_first") if turn.basics else because("basics_used", n=MAX_BASICS)
        if sort in (items.VILLAGE.name, "slot") and laid:
            return self._not_here(laid, int(end) if sort == "slot" else 0)
        if sort == items.VILLAGE.name and end == str(self.player):
            return because("card_first")
        if sort in (items.VILLAGE.name, items.HAND.name, items.SQUARE.name):
            return instead("shown")
        return instead("other_first")

    def _laying(self) -> int:
        """Return the card that is about to be laid: the one picked, replaced by an Apprentice or laid by a Benefactor, or 0."""
        picked = items.CARD.among(self.picks)
        if not picked or items.BASIC.among(self.picks):
            return 0
        first = KIND[picked[0]]
        if first.id in ("apprentice", "benefactor"):
            return picked[1] if len(picked) > 1 else 0
        return 0 if first.discarded or (first.id == "thief" and picked[0] not in self.seat.hand.cards) else picked[0]

    def _is_serfdom(self) -> bool:
        """Say whether the hand card for a basic goes to the Countess (VI-19.6)."""
        return any(items.COUNTESS_VILLAGE in action.picks for action in self.legal if action.kind == "basic")

    def _basic(self, name: str, turn: Turn) -> Reason:
        if not turn.basics:
            return because("basics_used", n=MAX_BASICS)
        if not self.state.basics[BASICS.index(name)]:
            return because("basic_gone", basic=name)
        return because("nothing_to_pay")

    def _not_here(self, card: int, host: int) -> Reason:
        """Return why a picked card cannot be laid on a host, or as a new plot (VI-6.5 to 6.7)."""
        village = self.seat.village
        if NAME[card] in WILDCARDS:
            return because("wildcard_host")
        if KIND[card].flag:
            return because("new_plot", card=NAME[card])
        if not places(village, card):
            return no_host(self.state, self.player, card)
        before = KIND[card].chain[KIND[card].index - 2]
        return because("goes_on_room" if host and NAME[host] == before else "goes_on", card=before)

    # cards

    def _card(self, card: int) -> Reason:
        if card in self.seat.hand.cards:
            return self._held(card)
        if card in self.state.road:
            return instead("open_card")
        owner = next((player for player, seat in enumerate(self.state.seats) if card in seat.square), None)
        if owner is not None:
            return because("own_square") if owner == self.player else because("square", player=owner)
        lies = home(self.state, card)
        if lies is None:
            return because("steal_special") if self.asked == "Steal" and KIND[card].suit == "special" else instead("other_first")
        return self._laid(card, lies[0])

    def _held(self, card: int) -> Reason:
        """Return why a hand card is refused."""
        if items.BASIC.among(self.picks) and NAME[card] in BASICS:
            return because("basic_pays_not")
        if self.asked == "Draft" and KIND[card].phase == "build":
            return because("build_later", card=NAME[card])
        return unplayable(self.of, card) or instead("hand_card")

    def _laid(self, card: int, owner: int) -> Reason:
        """Return why a card of a village is refused."""
        kind, village = KIND[card], home(self.state, card)
        assert village is not None
        covered = is_covered(village[1], card)
        laid = self._laying()
        if self.asked == "Draft" and not laid:
            return self._recruiter() if kind.id == "recruiter" and owner == self.player else instead("village_later")
        if items.EVENT.among(self.picks) or self.asked == "drawn_event":
            return because("event_target.covered" if covered else "event_target")
        if self.asked == "Unlock" and owner != self.player:
            return instead("not_the_unlocker")
        if self.asked not in ("build", "Draft"):
            return instead("other_first")
        if items.BASIC.among(self.picks):
            return because("serfdom" if self._is_serfdom() else "finish_basic")
        if kind.id == "freelancer":
            return self._freelancer(card)
        if kind.id == "thief" and owner == self.player and not self.picks:
            return because("thief_done" if self.turn is not None and card in self.turn.robbed else "no_victim", n=STOLEN)
        picked = items.CARD.among(self.picks)
        if picked and not laid and NAME[picked[0]] == "apprentice":
            return because("replace.founders" if kind.id == "founders" else "replace" if covered else "replace.top")
        if picked and not laid:
            return self._no_target(picked[0], card, covered)
        if owner != self.player:
            return because("others_village", player=owner) if owner < len(self.state.seats) else because("her_village")
        return self._not_here(laid, card) if laid else because("card_first")

    def _no_target(self, special: int, card: int, covered: bool) -> Reason:
        """Return why a special that has been picked cannot be used on a card of a village."""
        name = NAME[special]
        if name == "schemer" and covered:
            return because("schemer.covered")
        return because(name) if name in ("smuggler", "sheriff", "schemer") else instead("other_first")

    def _freelancer(self, card: int) -> Reason:
        turn = self.turn
        if turn is not None and card in turn.hired:
            return because("hired")
        if turn is not None and turn.limit >= MAX_BUILD:
            return because("limit_reached", n=MAX_BUILD)
        return because("hire_poor" if self.seat.gold < FREELANCER_COST else "hire_late")

    def _recruiter(self) -> Reason:
        if self.seat.gold < RECRUITER_COST:
            return because("recruit_poor")
        return because("recruit_places", n=draft_limit(self.state, self.player))

    # the solo game

    def _event(self) -> Reason:
        countess = self.state.countess
        if items.JESTER in self.picks:
            return because(BEGUN)
        if self.asked in ("events", "drawn_event", "forced_jester") or countess is None:
            return instead("other_first")
        return because("event_later") if countess.jester else because("event_waits")

    def _jester(self) -> Reason:
        countess = self.state.countess
        if countess is not None and countess.jester:
            return because("jester_no_event") if not countess.open else because(BEGUN)
        return because("jester_used")
