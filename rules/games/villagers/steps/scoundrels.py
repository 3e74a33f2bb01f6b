"""The Scoundrels (VI-15); the Thief acts from the village (``theft.py``), the Courier in the draft of others (``courier.py``)."""

from __future__ import annotations

from typing import Final, TypedDict

from rules.engine.context import Context
from rules.engine.types import Action

from .. import items
from ..board.holders import holders
from ..board.knowledge import look, show, slip
from ..board.symbols import symbols
from ..components import KIND, NAME
from ..state import State
from .gold import gain, supply
from .must import Must
from .returns import take_away
from .road import discard_open, fill
from .special import Special, Targets


def _hands(state: State, player: int) -> list[Targets]:
    return [(items.HAND.id(other),) for other, seat in enumerate(state.seats) if other != player and seat.hand.cards]


def _visit(ctx: Context[State], player: int, targets: Targets) -> None:
    """VI-15.3: look at a hand, and take a card that is not special."""
    victim = items.HAND.key(targets[0])
    look(ctx.state, player, ctx.state.seats[victim].hand.cards)
    ctx.emit("looked_at_hand", player, targets, "VI-15.3", reveals=True, of=victim)
    ctx.then(Steal(player, victim))


class Steal(Must, frozen=True, tag=True):
    """VI-15.3: a card of the hand looked at, not a special one; with only those nothing is taken."""

    victim: int

    def ways(self, ctx: Context[State]) -> list[Action]:
        cards = sorted(ctx.state.seats[self.victim].hand.cards)  # the order in which they were drawn is no one else's business
        return [items.pick("steal", card) for card in cards if KIND[card].suit != "special"]

    def take(self, ctx: Context[State], action: Action) -> None:
        state, card = ctx.state, items.CARD.key(action.picks[0])
        slip(state, self.victim, card, self.player)
        state.seats[self.victim].hand = state.seats[self.victim].hand.without(card)
        state.seats[self.player].hand += (card,)
        way = (items.HAND.id(self.victim), items.HAND.id(self.player))
        ctx.emit("stole", self.player, way, "VI-15.3", of=self.victim)

    def on_no_options(self, ctx: Context[State]) -> None:
        ctx.emit("stole_nothing", self.player, (items.HAND.id(self.victim),), "VI-15.3", of=self.victim)


def _open_cards(state: State, player: int) -> list[Targets]:
    return [()] if any(state.road) else []


def _clear_road(ctx: Context[State], player: int, targets: Targets) -> None:
    """VI-15.4: all open cards leave, coins on them go to the player's own supply; new cards come from the reserve."""
    coins = discard_open(ctx, [card for card in ctx.state.road if card], "VI-15.4")
    if coins:
        gain(ctx, player, coins, "plundered", (items.GOLD.id(player),), "VI-15.4")
    fill(ctx, "VI-15.4", reserve_first=True)


def _squares(state: State, player: int) -> list[Targets]:
    return [(items.CARD.id(card),) for seat in state.seats for card in seat.square]


def _snatch(ctx: Context[State], player: int, targets: Targets) -> None:
    """VI-15.5: a card of any village square goes to the hand."""
    state, card = ctx.state, items.CARD.key(targets[0])
    owner = next(seat for seat in state.seats if card in seat.square)
    owner.square = tuple(other for other in owner.square if other != card)
    show(state, card)
    state.seats[player].hand += (card,)
    ctx.emit("snatched", player, (targets[0], items.HAND.id(player)), "VI-15.5", card=NAME[card])


def _thieves(state: State, player: int) -> list[Targets]:
    return [(items.CARD.id(card),) for holder in holders(state) for card in symbols(holder.village).top if NAME[card] == "thief"]


def _arrest(ctx: Context[State], player: int, targets: Targets) -> None:
    """VI-15.9: a Thief is discarded; the coins on it go to the player of the Sheriff."""
    state, card = ctx.state, items.CARD.key(targets[0])
    _, coins = _take_top(ctx, card)
    state.discard += (card,)
    gain(ctx, player, coins, "arrested", (targets[0], items.DISCARD_PILE), "VI-15.9")


def _tops(state: State, player: int) -> list[Targets]:
    tops = [card for holder in holders(state) for card in symbols(holder.village).top]
    return [(items.CARD.id(card),) for card in tops if KIND[card].suit != "special" and KIND[card].module not in ("founders", "solo")]


def _scheme(ctx: Context[State], player: int, targets: Targets) -> None:
    """VI-15.10: a top villager of any village goes to the hand; coins on it go to the owner of that village."""
    state, card = ctx.state, items.CARD.key(targets[0])
    owner, coins = _take_top(ctx, card)
    show(state, card)
    state.seats[player].hand += (card,)
    ctx.emit("schemed", player, (targets[0], items.HAND.id(player)), "VI-15.10", card=NAME[card])
    if coins:
        gain(ctx, owner, coins, "kept_coins", (supply(state, owner),), "VI-15.10")


def _take_top(ctx: Context[State], card: int) -> tuple[int, int]:
    """Take a top villager out of its village; return whose it was, and how many coins lay on it."""
    owner = next(n for n, holder in enumerate(holders(ctx.state)) if card in symbols(holder.village).top)
    return owner, take_away(ctx, owner, card)


class Scoundrels(TypedDict):
    """The Scoundrels with the discard symbol that are played in a turn of one's own."""

    noble: Special
    barbarian: Special
    flaker: Special
    sheriff: Special
    schemer: Special


SCOUNDRELS: Final[Scoundrels] = {
    "noble": Special(_hands, _visit),
    "barbarian": Special(_open_cards, _clear_road),
    "flaker": Special(_squares, _snatch),
    "sheriff": Special(_thieves, _arrest),
    "schemer": Special(_tops, _scheme),
}
