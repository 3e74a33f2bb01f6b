"""Why a piece of a module cannot be picked now: shields, trade routes, border posts, inns, the markers of a lone player."""

from __future__ import annotations

from rules.engine.types import ItemId
from rules.engine.worth.insight import BEGUN, Asked, Reason, because, instead

from .. import items
from ..board.shields import SET_DIE
from ..modules import INN_COST, TRIBUTE
from ..state import Seat, State, holds, store_of
from ..steps.posts import PAIRS
from .turn import in_a_turn

WITH_DICE = ("ask.dice", "ask.second_die")


class ModuleAnswer:
    """The answer to one refused pick, as far as it is about the modules."""

    def __init__(self, asked: Asked[State]) -> None:
        self.asked, self.state, self.player, self.picks = asked, asked.view, asked.player, asked.picks
        self.question, self.legal = asked.question, asked.legal
        self.seat: Seat = self.state.seats[self.player]
        self.store = store_of(self.state, self.player)

    def about_module(self, item: ItemId) -> Reason | None:
        """Return the reason why a piece of a module is refused; None if it is none."""
        sort = item.partition(":")[0]
        match sort:
            case "shield":
                return self._shield(items.SHIELD.key(item))
            case "shield_power":
                return self._power(int(item.partition(":")[2]))
            case "route":
                owner = next(player for player, seat in enumerate(self.state.seats) if items.ROUTE.key(item) in seat.routes)
                return self._of(owner, "route")
            case "route_space":
                return self._of(items.ROUTE_SPACE.seat(item), "route")
            case "post":
                return self._post(self.owner(items.POST.seat(item)), items.POST.key(item))
            case "common":
                side = items.COMMON.seat(item)
                return because("storage") if side == self.seat.store else self.common_to(side)
            case "inns":
                return self.inns() if self.state.round else self.first()
            case "counter" | "target" | "due":
                return because("counter")
        return None

    def owner(self, estate: int) -> int:
        """Return the player on a duchy: the viewer if it is theirs."""
        return self.player if estate == self.seat.estate else next(p for p, seat in enumerate(self.state.seats) if seat.estate == estate)

    def shares(self, player: int) -> bool:
        """Say whether a player has the same supplies as the viewer."""
        return self.state.seats[player].store == self.seat.store

    def others(self, player: int) -> Reason:
        """Return the answer for an item that belongs to another player, or to the viewer's partner alone (BU-24.7)."""
        if player != self.player and self.shares(player):
            return because("partner", player=player)
        return because("others", player=player)

    def common_to(self, side: int) -> Reason:
        """Return the answer for an item that belongs to another side: to a player, or to both partners of a team."""
        player, *partners = (player for player, seat in enumerate(self.state.seats) if seat.estate == side)
        return because("others", player=player, partner=partners[0]) if partners else because("others", player=player)

    def first(self) -> Reason:
        """Return that something else has to be done first."""
        if self.question.key == "ask.end":
            return because("done_buy" if any(action.kind == "buy" for action in self.legal) else "done")
        if self.picks:
            return because(BEGUN)
        return instead("other_first")

    def _of(self, owner: int, key: str) -> Reason:
        return because(key) if owner == self.player else self.others(owner)

    def _post(self, owner: int, post: int) -> Reason:
        others = sum(pair != post for pair, _ in self.state.seats[owner].posts)
        return self._of(owner, "post_done" if others == len(PAIRS) - 1 else "post")

    def _power(self, shield: int) -> Reason:
        """Return where a shield in force can be chosen, if it can be now."""
        if any(items.SHIELD.id(shield) in action.picks for action in self.legal):
            return because("shield_castle")
        return because("die_set" if shield == SET_DIE and self.state.die_set else "shield_power")

    def _shield(self, shield: int) -> Reason:
        """Return what is missing to take a shield, or what one that is held does."""
        for player in range(len(self.state.seats)):
            if holds(self.state, player, shield) and player != self.player:
                return self.others(player)
        if holds(self.state, self.player, shield):
            if self.picks or self.question.key not in (*WITH_DICE, "ask.end"):
                return self.first()
            return because("die_set" if shield == SET_DIE and self.state.die_set else "shield_mine")
        if self.question.key not in WITH_DICE or self.picks:
            return self.first()
        if any(self.seat.used):
            return because("shield_used")
        return because("shield", n=next(n for n, space in enumerate(self.state.shields, 1) if shield in space))

    def tribute(self) -> Reason:
        """Return why the shields cannot all be paid for at the same time."""
        due = int(self.question.values.get("n", 0))
        return because("pay_all", n=due * TRIBUTE, silver=self.store.silver)

    def bought(self) -> Reason:
        """Return why nothing can be bought any more."""
        return because("buy_once" if in_a_turn(self.state) else "buy_never")

    def inns(self) -> Reason:
        """Return what is missing to buy an inn."""
        if not self.state.inns:
            return because("no_inns")
        if any(items.TILE.id(self.state.inns[-1]) in action.picks for action in self.legal):
            return because(BEGUN if self.picks else "choose_inn")
        if self.state.bought:
            return self.bought()
        if self.store.silver < INN_COST:
            return because("buy_silver", price=INN_COST, n=self.store.silver)
        return self.first()
