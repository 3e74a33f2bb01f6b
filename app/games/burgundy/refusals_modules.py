"""Why a piece of a module cannot be chosen now: shields, trade routes, border posts, inns, the markers of a lone player."""

from __future__ import annotations

from app.games.base.refusals import Answer, Picks
from app.table.position import Position
from rules import ItemId
from rules.games.burgundy import items
from rules.games.burgundy.board.shields import SET_DIE
from rules.games.burgundy.modules import INN_COST, TRIBUTE
from rules.games.burgundy.state import Seat, State, holds, store_of
from rules.games.burgundy.steps.posts import PAIRS

from .position import in_a_turn

WITH_DICE = ("ask.dice", "ask.second_die")


class ModuleAnswer(Answer[State]):
    """The answer to one refused click, as far as it is about the modules."""

    def __init__(self, position: Position, picks: Picks) -> None:
        super().__init__(position, picks)
        self.seat: Seat = self.state.seats[self.player]
        self.store = store_of(self.state, self.player)

    def about_module(self, item: ItemId) -> str | None:
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
                return self.say("storage") if side == self.seat.store else self.common_to(side)
            case "inns":
                return self.inns() if self.state.round else self.first()
            case "counter" | "target" | "due":
                return self.say("counter")
        return None

    def owner(self, estate: int) -> int:
        """Return the player on a duchy: the viewer if it is theirs."""
        return self.player if estate == self.seat.estate else next(p for p, seat in enumerate(self.state.seats) if seat.estate == estate)

    def shares(self, player: int) -> bool:
        """Say whether a player has the same supplies as the viewer."""
        return self.state.seats[player].store == self.seat.store

    def others(self, player: int) -> str:
        """Return the answer for an item that belongs to another player, or to the viewer's partner alone (BU-24.7)."""
        if player != self.player and self.shares(player):
            return self.say("partner", name=self.names[player])
        return super().others(player)

    def common_to(self, side: int) -> str:
        """Return the answer for an item that belongs to another side: to a player, or to both partners of a team."""
        names = (name for name, seat in zip(self.names, self.state.seats, strict=True) if seat.estate == side)
        return self.say("others", name=" & ".join(names))

    def first(self) -> str:
        """Return that something else has to be done first."""
        if self.question.key == "ask.end":
            return self.say("done_buy" if any(action.kind == "buy" for action in self.legal) else "done")
        if self.picks:
            return self.say("begun")
        return self.say("other_first", task=self.task())

    def _of(self, owner: int, key: str) -> str:
        return self.say(key) if owner == self.player else self.others(owner)

    def _post(self, owner: int, post: int) -> str:
        others = sum(pair != post for pair, _ in self.state.seats[owner].posts)
        return self._of(owner, "post_done" if others == len(PAIRS) - 1 else "post")

    def _power(self, shield: int) -> str:
        """Return where a shield in force can be chosen, if it can be now."""
        if any(items.SHIELD.id(shield) in action.picks for action in self.legal):
            return self.say("shield_castle")
        return self.say("die_set" if shield == SET_DIE and self.state.die_set else "shield_power")

    def _shield(self, shield: int) -> str:
        """Return what is missing to take a shield, or what one that is held does."""
        for player in range(len(self.state.seats)):
            if holds(self.state, player, shield) and player != self.player:
                return self.others(player)
        if holds(self.state, self.player, shield):
            if self.picks or self.question.key not in (*WITH_DICE, "ask.end"):
                return self.first()
            return self.say("die_set" if shield == SET_DIE and self.state.die_set else "shield_mine")
        if self.question.key not in WITH_DICE or self.picks:
            return self.first()
        if any(self.seat.used):
            return self.say("shield_used")
        return self.say("shield", n=next(n for n, space in enumerate(self.state.shields, 1) if shield in space))

    def tribute(self) -> str:
        """Return why not all shields can be paid for at once."""
        due = int(self.question.values.get("n", 0))
        return self.say("pay_all", n=due * TRIBUTE, silver=self.store.silver)

    def bought(self) -> str:
        """Return why nothing can be bought any more."""
        return self.say("buy_once" if in_a_turn(self.state) else "buy_never")

    def inns(self) -> str:
        """Return what is missing to buy an inn."""
        if not self.state.inns:
            return self.say("no_inns")
        if any(items.TILE.id(self.state.inns[-1]) in action.picks for action in self.legal):
            return self.say("begun" if self.picks else "choose_inn")
        if self.state.bought:
            return self.bought()
        if self.store.silver < INN_COST:
            return self.say("buy_silver", price=INN_COST, n=self.store.silver)
        return self.first()
