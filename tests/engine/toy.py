"""A game made for tests: every service of the engine in a few lines, including those the first game does not need.

Two or three players have three turns each. A turn draws a card, earns a silver, runs three errands in any order, or runs into a fault
in the rules. Once per turn, at any question, the player in turn may ask for a tip.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from rules.engine.context import Context, PlayerStep, Step
from rules.engine.definition import Demand, GameDef, Options
from rules.engine.hidden.piles import Back, Pile
from rules.engine.rng import Rng
from rules.engine.sequence.pool import Pool, any_order
from rules.engine.state import BaseState
from rules.engine.types import Action, ItemId, Meta, Option, ScoreRow, Seen, Standing
from rules.engine.worth.insight import Insight

CARDS = tuple(range(1, 31))
RED, BLUE = -1, -2
"""The two backs: odd cards are red, even ones blue."""
TURNS = 3
MAX_SILVER = 50
ERRANDS = ("bread", "milk", "water")
TIP = Action("tip", ("button:tip",))


class Tell(PlayerStep, frozen=True, tag=True):
    """Says ``word``, then lets further steps happen."""

    word: str
    then: tuple[str, ...] = ()

    def run(self, ctx: Context[State]) -> None:
        ctx.emit("told", self.player, (), what=self.word)
        ctx.then(*(Tell(self.player, word) for word in self.then))


class Errand(PlayerStep, frozen=True, tag=True):
    """Brings ``what`` from one of two shops if the player has ``price`` silver; ``then`` is said afterwards."""

    what: str
    price: int = 0
    then: tuple[str, ...] = ()

    def options(self, ctx: Context[State]) -> list[Action]:
        if ctx.state.seats[self.player].silver < self.price:
            return []
        return [Action("fetch", (f"{self.what}:{shop}",), self.price) for shop in (1, 2)]

    def take(self, ctx: Context[State], action: Action) -> None:
        ctx.state.seats[self.player].silver -= action.cost
        ctx.emit("fetched", self.player, action.picks)
        ctx.then(*(Tell(self.player, word) for word in self.then))

    def on_no_options(self, ctx: Context[State]) -> None:
        ctx.emit("lost", self.player, (), what=self.what)

    def source(self, ctx: Context[State]) -> ItemId:
        return f"errand:{self.what}"


class Turn(PlayerStep, frozen=True, tag=True):
    """One decision of the player in turn."""

    def surely_asks(self, ctx: Context[State]) -> bool:
        return True

    def options(self, ctx: Context[State]) -> list[Action]:
        return [Action("draw"), Action("earn"), Action("errands"), *([Action("stumble")] if ctx.state.fast else [])]

    def take(self, ctx: Context[State], action: Action) -> None:
        seat = ctx.state.seats[self.player]
        match action.kind:
            case "draw":
                cards, ctx.state.draw = ctx.state.draw.drawn()
                seat.hand += cards
                ctx.emit("drew", self.player, ("draw",), "TOY-1", seen_by=(self.player,), reveals=True)
            case "earn":
                seat.silver += 1
            case "errands":
                any_order(ctx, self.player, *(Errand(self.player, what) for what in ERRANDS))
            case "stumble":
                seat.silver += 100
                raise ZeroDivisionError("a fault in a rule")


class Round(Step, frozen=True, tag=True):
    """Gives each player a turn; after the last round the game ends."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        if state.rounds == TURNS:
            state.standings = standings(state)
            return
        state.rounds += 1
        ctx.then(*(step for player in range(len(state.seats)) for step in (Begin(player), Turn(player))), Round())


class Begin(PlayerStep, frozen=True, tag=True):
    """Passes the turn on."""

    def run(self, ctx: Context[State]) -> None:
        ctx.begin_turn(self.player)
        ctx.state.tipped = False


class Seat(Struct, kw_only=True):
    """What a player has."""

    hand: Pile
    silver: int = 0


class State(BaseState, kw_only=True):
    """A whole game."""

    seats: tuple[Seat, ...]
    draw: Pile
    rounds: int = 0
    tipped: bool = False
    fast: bool = False
    """Whether a player can hit the fault in the rules."""


def state(players: int = 2, **fields: Any) -> State:
    """Return a state without chance: hands of one card each, nothing to do but ``pending``."""
    seats = tuple(Seat(hand=Pile("toy", "owner", (CARDS[-1 - player],), owner=player)) for player in range(players))
    return State(**{"seats": seats, "pending": [], "rng": 0, "draw": Pile("toy", "none", CARDS[:-players]), **fields})


def setup(players: int, options: Options, rng: Rng) -> State:
    """Shuffle and deal one card each."""
    deck = list(CARDS)
    rng.shuffle(deck)
    seen: Seen = "all" if options["open"] else "owner"
    seats = tuple(Seat(hand=Pile("toy", seen, (deck.pop(),), owner=player)) for player in range(players))
    return State(seats=seats, pending=[Round()], rng=0, draw=Pile("toy", "none", tuple(deck)), fast=options.get("pace") == "fast")


def always(ctx: Context[State], step: Step) -> Sequence[Action]:
    """Offer the tip."""
    return () if ctx.state.tipped else (TIP,)


def take_always(ctx: Context[State], action: Action) -> None:
    """Give a silver, and a word of thanks on top of whatever is open."""
    ctx.state.tipped = True
    ctx.state.seats[ctx.state.turn_of].silver += 1
    ctx.then(Tell(ctx.state.turn_of, "thanks"))


def census(of: State) -> Mapping[str, Iterable[int]]:
    """Return all cards."""
    return {"toy": [*of.draw.cards, *(card for seat in of.seats for card in seat.hand.cards)]}


def back(deck: str, card: int) -> Back:
    """Return whether a card's back is red or blue."""
    return RED if card % 2 else BLUE


def bounds(of: State) -> Iterator[Demand]:
    """Limit the silver: no one can earn more in so few turns."""
    yield "somebody is too rich", all(seat.silver <= MAX_SILVER for seat in of.seats)


def score(of: State) -> list[ScoreRow]:
    """Score silver and cards."""
    return [
        ScoreRow("silver", tuple(seat.silver for seat in of.seats), ((),) * len(of.seats)),
        ScoreRow("cards", tuple(len(seat.hand.cards) for seat in of.seats), ((),) * len(of.seats)),
    ]


def points(of: State, seat: int) -> int:
    """Add up silver and cards."""
    return of.seats[seat].silver + len(of.seats[seat].hand.cards)


def standings(of: State) -> tuple[Standing, ...]:
    """Rank the players: most points win."""
    totals = [seat.silver + len(seat.hand.cards) for seat in of.seats]
    return tuple(Standing(p, n, 1 + sum(m > n for m in totals), won=n == max(totals)) for p, n in enumerate(totals))


def _from_schema_1(raw: dict[str, Any]) -> None:
    """Rename what schema 1 called turns and schema 2 calls rounds."""
    raw["rounds"] = raw.pop("turns")


TOY: GameDef[State] = GameDef(
    meta=Meta(
        id="toy",
        min_players=2,
        max_players=3,
        solo=False,
        options=(
            Option("open", (False, True), False, default_by_players={3: True}),
            Option("pace", ("slow", "fast"), "slow", players=(2,)),
        ),
        rules_version=3,
        schema=2,
    ),
    state_type=State,
    steps=Pool[Tell | Errand | Turn] | Tell | Errand | Turn | Round | Begin,
    setup=setup,
    always=always,
    take_always=take_always,
    decks={"toy": CARDS},
    census=census,
    back=back,
    bounds=bounds,
    score=score,
    insight=lambda: Insight(points, why_not=lambda asked, item: None),
    standings=standings,
    migrations=(_from_schema_1,),
)


def find(game: str) -> GameDef[State]:
    """Find the rules a save is read with."""
    return {"toy": TOY}[game]
