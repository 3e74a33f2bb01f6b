"""Why an item cannot be chosen now, and what would help. What is legal is already known; only the reason is sought here."""

from __future__ import annotations

from app.games.base.refusals import Answer, Picks, refusing
from rules import ItemId
from rules.games.villagers import items
from rules.games.villagers.board.hosts import places
from rules.games.villagers.board.limits import draft_limit, draft_places
from rules.games.villagers.board.road import stacks_left
from rules.games.villagers.components import BASICS, FREELANCER_COST, KIND, MAX_BASICS, MAX_BUILD, NAME, RECRUITER_COST, STOLEN, WILDCARDS
from rules.games.villagers.state import State, Turn

from .cards import the_card
from .position import Position
from .present import home, is_covered
from .unplayable import must_cover, no_host, unplayable

SHOWN = frozenset(
    "stat mini gold income development token start_player turn countess countess_gold countess_village event_pile seat".split()
)
"""What is never clicked, but shows something."""


class _Answer(Answer[State]):
    """The answer to one refused click."""

    def __init__(self, position: Position, picks: Picks) -> None:
        super().__init__(position, picks)
        self.asked = self.question.key.removeprefix("ask.")
        self.seat = self.state.seats[self.player]
        self.turn: Turn | None = self.state.turn

    def about(self, item: ItemId) -> str | None:
        """Return the reason why this item is refused."""
        sort, _, end = item.partition(":")
        if sort == items.CARD.name:
            return self._card(int(end))
        if sort == items.STACK.name and not self.state.stacks[int(end)].cards:
            return self.say("used_up")
        if sort == items.MARKET.name:
            return self.say("market")
        if sort == items.EVENT.name:
            return self._event()
        if sort == items.JESTER:
            return self._jester()
        if sort == items.GOLD.name and self._is_victim(int(end)):
            return self.say("too_poor", name=self.names[int(end)], n=STOLEN)
        if sort in SHOWN:
            return self.first("shown")
        match self.asked:
            case "Draft":
                return self._draft(item, sort)
            case "build":
                return self._build(item, sort, end)
        return self.first("other_first")

    def _is_victim(self, player: int) -> bool:
        """Say whether a Thief looks for somebody to rob, and this player could be meant."""
        thief = any(NAME[card] == "thief" for card in items.CARD.among(self.picks))
        return player != self.player and (thief or self.asked == "LastThefts")

    def first(self, key: str, **values: int | str) -> str:
        """Return a reason followed by what is to be done."""
        return self.say(key, task=self.task(), **values)

    # drafting

    def _draft(self, item: ItemId, sort: str) -> str:
        if item == items.RESERVE:
            return self.say("reserve_closed", n=len(stacks_left(self.state)))
        if item == items.DISCARD_PILE:
            return self.first("not_from_discard")
        if sort == items.BASIC.name:
            return self.say("basics_later")
        if sort == "button":
            return self.say("draft_more", n=draft_places(self.state, self.player))
        return self.first("other_first")

    # building

    def _build(self, item: ItemId, sort: str, end: str) -> str:
        turn, laid = self.turn, self._laying()
        assert turn is not None
        if item == items.END_TURN.picks[0]:
            return must_cover(self.position.texts, self.state, self.player) or self.first("other_first")
        if sort == items.BASIC.name:
            return self._basic(end, turn)
        if sort in (items.RESERVE, items.DISCARD_PILE) and stacks_left(self.state) and not self._is_serfdom():
            return self.say("pay_on_stack")
        if items.BASIC.among(self.picks):
            return self.say("serfdom" if self._is_serfdom() else "finish_basic")
        if sort in (items.STACK.name, items.RESERVE, items.DISCARD_PILE):
            return self.say("pay_first") if turn.basics else self.say("basics_used", n=MAX_BASICS)
        if sort in (items.VILLAGE.name, "slot") and laid:
            return self._not_here(laid, int(end) if sort == "slot" else 0)
        if sort == items.VILLAGE.name and end == str(self.player):
            return self.say("card_first")
        if sort in (items.VILLAGE.name, items.HAND.name, items.SQUARE.name):
            return self.first("shown")
        return self.first("other_first")

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

    def _basic(self, name: str, turn: Turn) -> str:
        if not turn.basics:
            return self.say("basics_used", n=MAX_BASICS)
        if not self.state.basics[BASICS.index(name)]:
            return self.say("basic_gone", card=name)
        return self.say("nothing_to_pay")

    def _not_here(self, card: int, host: int) -> str:
        """Return why a picked card cannot be laid on a host, or as a new plot (VI-6.5 to 6.7)."""
        say, village = self.position.texts, self.seat.village
        if NAME[card] in WILDCARDS:
            return self.say("wildcard_host")
        if KIND[card].flag:
            return self.say("new_plot", card=the_card(say, NAME[card]))
        if not places(village, card):
            return no_host(say, self.state, self.player, card)
        before = the_card(say, KIND[card].chain[KIND[card].index - 2])
        return self.say("goes_on_room" if host and NAME[host] == KIND[card].chain[KIND[card].index - 2] else "goes_on", card=before)

    # cards

    def _card(self, card: int) -> str:
        if card in self.seat.hand.cards:
            return self._held(card)
        if card in self.state.road:
            return self.first("open_card")
        owner = next((player for player, seat in enumerate(self.state.seats) if card in seat.square), None)
        if owner is not None:
            return self.say("own_square") if owner == self.player else self.say("square", name=self.names[owner])
        lies = home(self.state, card)
        if lies is None:
            return self.say("steal_special") if self.asked == "Steal" and KIND[card].suit == "special" else self.first("other_first")
        return self._laid(card, lies[0])

    def _held(self, card: int) -> str:
        """Return why a hand card is refused."""
        if items.BASIC.among(self.picks) and NAME[card] in BASICS:
            return self.say("basic_pays_not")
        if self.asked == "Draft" and KIND[card].phase == "build":
            return self.say("build_later", card=the_card(self.position.texts, NAME[card]))
        return unplayable(self.position, card) or self.first("hand_card")

    def _laid(self, card: int, owner: int) -> str:
        """Return why a card of a village is refused."""
        kind, village = KIND[card], home(self.state, card)
        assert village is not None
        covered = is_covered(village[1], card)
        laid = self._laying()
        if self.asked == "Draft" and not laid:
            return self._recruiter() if kind.id == "recruiter" and owner == self.player else self.first("village_later")
        if items.EVENT.among(self.picks) or self.asked == "drawn_event":
            return self.say("event_target.covered" if covered else "event_target")
        if self.asked == "Unlock" and owner != self.player:
            return self.first("not_the_unlocker")
        if self.asked not in ("build", "Draft"):
            return self.first("other_first")
        if items.BASIC.among(self.picks):
            return self.say("serfdom" if self._is_serfdom() else "finish_basic")
        if kind.id == "freelancer":
            return self._freelancer(card)
        if kind.id == "thief" and owner == self.player and not self.picks:
            return self.say("thief_done" if self.turn is not None and card in self.turn.robbed else "no_victim", n=STOLEN)
        picked = items.CARD.among(self.picks)
        if picked and not laid and NAME[picked[0]] == "apprentice":
            return self.say("replace.founders" if kind.id == "founders" else "replace" if covered else "replace.top")
        if picked and not laid:
            return self._no_target(picked[0], card, covered)
        if owner != self.player:
            return self.say("others_village", name=self.names[owner]) if owner < len(self.names) else self.say("her_village")
        return self._not_here(laid, card) if laid else self.say("card_first")

    def _no_target(self, special: int, card: int, covered: bool) -> str:
        """Return why a special that has been picked cannot be used on a card of a village."""
        name = NAME[special]
        if name == "schemer" and covered:
            return self.say("schemer.covered")
        return self.say(name) if name in ("smuggler", "sheriff", "schemer") else self.first("other_first")

    def _freelancer(self, card: int) -> str:
        turn = self.turn
        if turn is not None and card in turn.hired:
            return self.say("hired")
        if turn is not None and turn.limit >= MAX_BUILD:
            return self.say("limit_reached", n=MAX_BUILD)
        return self.say("hire_poor" if self.seat.gold < FREELANCER_COST else "hire_late")

    def _recruiter(self) -> str:
        if self.seat.gold < RECRUITER_COST:
            return self.say("recruit_poor")
        return self.say("recruit_places", n=draft_limit(self.state, self.player))

    # the solo game

    def _event(self) -> str:
        countess = self.state.countess
        if items.JESTER in self.picks:
            return self.say("begun")
        if self.asked in ("events", "drawn_event", "forced_jester") or countess is None:
            return self.first("other_first")
        return self.say("event_later") if countess.jester else self.say("event_waits")

    def _jester(self) -> str:
        countess = self.state.countess
        if countess is not None and countess.jester:
            return self.say("jester_no_event") if not countess.open else self.say("begun")
        return self.say("jester_used")


refusal = refusing(_Answer)
"""Why a click does nothing."""
