"""The build turns (VI-6) and the end of the build phase (VI-10)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.engine.context import Context, PlayerStep, Step
from rules.engine.types import Action, Message, Use

from .. import items
from ..board.hosts import bare_wildcards, coverable
from ..board.limits import build_limit
from ..board.symbols import symbols
from ..components import CARDS, KIND, MAX_BASICS, NAME, WILDCARDS, Cards
from ..state import State, Turn, build_turn
from .apprentice import replace_card, replacements
from .basics import exchange, exchanges
from .bronze import score_bronze
from .lay import lay_from_hand, layable
from .returns import ReturnWildcard
from .specials import play, plays
from .theft import LastThefts, hire, hirings, rob, thefts

_LAID = frozenset(card for card in CARDS if KIND[card].phase == "build" and not KIND[card].discarded and NAME[card] != "apprentice")
"""The cards that can be laid from the hand; an Apprentice only takes the place of others (VI-6.5)."""
_FREE = frozenset(card for card in _LAID if not KIND[card].counts)
"""Those of them that need no build action (VI-6.3)."""


class BuildTurn(PlayerStep, frozen=True, tag=True):
    """VI-6.2: a build turn begins; its limit is fixed now."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        limit = build_limit(state, self.player)
        ctx.begin_turn(self.player)
        state.turn = Turn(limit=limit, left=limit, basics=MAX_BASICS)
        ctx.emit("turn", self.player, (), "VI-6.2", reveals=True, n=limit)
        ctx.then(Build(self.player, opening=True), LastThefts(self.player), EndTurn(self.player))


class Build(PlayerStep, frozen=True, tag=True):
    """VI-6.4: one action after the other, until the player ends the turn (VI-21.5).

    ``opening``: nothing but paying Freelancers has been done yet, so they can still be paid (VI-16.8).
    """

    opening: bool = False

    def surely_asks(self, ctx: Context[State]) -> bool:
        return not bare_wildcards(ctx.state.seats[self.player].village)

    def options(self, ctx: Context[State]) -> list[Action]:
        state, player = ctx.state, self.player
        bare = bare_wildcards(state.seats[player].village)
        found = _layings(state, player)
        found += replacements(state, player)
        if bare:
            found += _stuck(bare, found)
        found += plays(state, player, "build")
        found += thefts(state, player)
        found += hirings(state, player) if self.opening else []
        found += exchanges(state, player)
        return found if bare else [*found, items.END_TURN]

    def take(self, ctx: Context[State], action: Action) -> None:
        if action == items.END_TURN:
            return
        ctx.then(Build(self.player, opening=action.kind == "hire"))
        match action.kind:
            case "hire":
                hire(ctx, self.player, action)
            case "lay":
                card = items.CARD.key(action.picks[0])
                build_turn(ctx.state).left -= KIND[card].counts
                lay_from_hand(ctx, self.player, card, items.host(action.picks[1]))
            case "basic":
                exchange(ctx, self.player, action)
            case "replace":
                replace_card(ctx, self.player, action)
            case "take_back":
                ctx.then(ReturnWildcard(self.player, items.CARD.key(action.picks[0])))
            case "play":
                play(ctx, self.player, action)
            case "rob":
                rob(ctx, self.player, action)

    def question(self, ctx: Context[State]) -> Message:
        turn = ctx.state.turn
        return Message("ask.build", {"n": turn.left if turn else 0})


def ends_turn(state: State, action: Action) -> bool:
    """Return whether an action ends the turn (VI-21.5)."""
    return action == items.END_TURN


def uses(state: State, action: Action) -> Use | None:
    """Return the build action that an action takes; those left are lost with the turn (VI-6.2)."""
    builds = action.kind == "replace" or (action.kind == "lay" and KIND[items.CARD.key(action.picks[0])].counts)
    return Use("build", n=state.turn.left) if builds and state.turn is not None else None


def _layings(state: State, player: int) -> list[Action]:
    """Return every way to lay a card from the hand (VI-6.5 to 6.12); a wildcard leaves enough actions to cover all bare ones (VI-9.8)."""
    found: list[Action] = []
    left, seat = build_turn(state).left, state.seats[player]
    possible = _LAID if left else _FREE
    for card in seat.hand.cards:
        if card in possible:
            hosts = layable(state, player, card)
            if hosts and NAME[card] in WILDCARDS:
                hosts = coverable(seat.village, card, hosts, left - 1)
            found += items.layings(player, card, hosts)
    return found


def _stuck(bare: Cards, layings: list[Action]) -> list[Action]:
    """Return the actions that take back those bare wildcards which no card can be laid on now (VI-9.9)."""
    hosts = {items.CARD.of(pick) for action in layings for pick in action.picks[1:]}
    return [items.take_back(card) for card in bare if card not in hosts]


class EndTurn(PlayerStep, frozen=True, tag=True):
    """VI-16.3: the build turn is over, bronze is scored."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        state.turn = None
        if not state.late_bronze:
            score_bronze(ctx, self.player, "VI-16.3")


class EndBuild(Step, frozen=True, tag=True):
    """VI-10: Founders in a village without food turn over; the start player card passes on."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        state.phase = ""
        if state.late_bronze:
            for n in range(len(state.seats)):
                score_bronze(ctx, (state.first + n) % len(state.seats), "VI-16.5")
        for player, seat in enumerate(state.seats):
            if not symbols(seat.village).food:
                seat.village = replace(seat.village, turned=True)
                founders = next(plot.bottom for plot in seat.village.plots if NAME[plot.bottom] == "founders")
                ctx.emit("turned", player, (items.CARD.id(founders),), "VI-10.1")
        state.first = (state.first + 1) % len(state.seats)
        if len(state.seats) > 1:
            ctx.emit("start_player", state.first, (), "VI-10.2")
