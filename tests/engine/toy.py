"""A game made for tests: every service of the engine in a few lines, the ones the first game does not need too.

Two or three players have three turns each. A turn draws a card, earns a silver, lays a charm (which doubles the next two earnings), runs
three errands in any order, or stumbles over a fault in the rules. Once per turn, at any question, the player in turn may ask for a tip.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from rules.engine.definition import GameDef, Options
from rules.engine.errors import RulesError
from rules.engine.modifiers import Modifier
from rules.engine.piles import Pile
from rules.engine.rng import Rng
from rules.engine.state import AnyOrder, BaseState, Step
from rules.engine.table import Table
from rules.engine.types import Action, ItemId, Meta, Option, ScoreRow, Seen, Standing

CARDS = tuple(range(1, 31))
TURNS = 3
MAX_SILVER = 50
ERRANDS = ("bread", "milk", "water")
TIP = Action("tip", ("button:tip",))


class Tell(Step, frozen=True, tag=True):
    """Says ``word``, then lets further steps happen."""

    word: str
    then: tuple[str, ...] = ()

    def run(self, t: Table[State]) -> None:
        t.emit("told", self.player, (), what=self.word)
        t.then(*(Tell(self.player, word) for word in self.then))


class Errand(Step, frozen=True, tag=True):
    """Brings ``what`` from one of two shops, if the player has ``price`` silver; ``then`` is said afterwards."""

    what: str
    price: int = 0
    then: tuple[str, ...] = ()

    def options(self, t: Table[State]) -> list[Action]:
        if t.state.seats[self.player].silver < self.price:
            return []
        return [Action("fetch", (f"{self.what}:{shop}",), self.price) for shop in (1, 2)]

    def take(self, t: Table[State], action: Action) -> None:
        t.state.seats[self.player].silver -= action.cost
        t.emit("fetched", self.player, action.picks)
        t.then(*(Tell(self.player, word) for word in self.then))

    def lost(self, t: Table[State]) -> None:
        t.emit("lost", self.player, (), what=self.what)

    def source(self, t: Table[State]) -> ItemId:
        return f"errand:{self.what}"


class Turn(Step, frozen=True, tag=True):
    """One decision of the player in turn."""

    def options(self, t: Table[State]) -> list[Action]:
        return [Action("draw"), Action("earn"), Action("charm"), Action("errands"), Action("stumble")]

    def take(self, t: Table[State], action: Action) -> None:
        seat = t.state.seats[self.player]
        match action.kind:
            case "draw":
                cards, t.state.draw = t.state.draw.drawn()
                seat.hand += cards
                t.emit("drew", self.player, ("draw",), "TOY-1", seen_by=(self.player,), reveals=True)
            case "earn":
                seat.silver += t.value("wage", self.player, 1)
                t.after("earned", self.player)
            case "charm":
                t.state.modifiers += (Modifier("double", self.player, "button:charm", uses=2),)
            case "errands":
                t.any_order(self.player, *(Errand(self.player, what) for what in ERRANDS))
            case "stumble":
                seat.silver += 100
                raise ZeroDivisionError("a fault in a rule")


class Round(Step, frozen=True, tag=True):
    """Everybody has a turn; after the last round the game ends."""

    def run(self, t: Table[State]) -> None:
        state = t.state
        if state.rounds == TURNS:
            state.standings = standings(state)
            return
        state.rounds += 1
        t.then(*(step for player in range(len(state.seats)) for step in (Begin(player), Turn(player))), Round(0))


class Begin(Step, frozen=True, tag=True):
    """The turn passes on."""

    def run(self, t: Table[State]) -> None:
        t.state.turn_of = self.player
        t.state.tipped = False


if TYPE_CHECKING:
    AnyStep = Step
else:
    AnyStep = AnyOrder | Tell | Errand | Turn | Round | Begin


class Seat(Struct, kw_only=True):
    """What a player has."""

    hand: Pile
    silver: int = 0


class State(BaseState, kw_only=True):
    """A whole game."""

    seats: tuple[Seat, ...]
    pending: list[AnyStep]
    draw: Pile
    rounds: int = 0
    tipped: bool = False


def state(players: int = 2, **fields: Any) -> State:
    """A state without chance: hands of one card each, nothing to do but ``pending``."""
    seats = tuple(Seat(hand=Pile("toy", "owner", (CARDS[-1 - player],), owner=player)) for player in range(players))
    return State(**{"seats": seats, "pending": [], "rng": 0, "draw": Pile("toy", "none", CARDS[:-players]), **fields})


def setup(players: int, options: Options, rng: Rng) -> State:
    """Shuffle and deal one card each."""
    deck = list(CARDS)
    rng.shuffle(deck)
    seen: Seen = "all" if options["open"] else "owner"
    seats = tuple(Seat(hand=Pile("toy", seen, (deck.pop(),), owner=player)) for player in range(players))
    return State(seats=seats, pending=[Round(0)], rng=0, draw=Pile("toy", "none", tuple(deck)))


def always(t: Table[State], step: Step) -> Sequence[Action]:
    """The tip."""
    return () if t.state.tipped else (TIP,)


def take_always(t: Table[State], action: Action) -> None:
    """A silver, and a word of thanks above whatever is open."""
    t.state.tipped = True
    t.state.seats[t.state.turn_of].silver += 1
    t.then(Tell(t.state.turn_of, "thanks"))


def census(of: State) -> Mapping[str, Iterable[int]]:
    """All cards."""
    return {"toy": [*of.draw.cards, *(card for seat in of.seats for card in seat.hand.cards)]}


def check(of: State) -> None:
    """Only the cards."""
    if sorted(census(of)["toy"]) != list(CARDS):
        raise RulesError("a card is missing or there twice")


def bounds(of: State) -> None:
    """Nobody earns so much in so few turns."""
    if any(seat.silver > MAX_SILVER for seat in of.seats):
        raise RulesError("somebody is too rich")


def score(of: State) -> list[ScoreRow]:
    """Silver and cards."""
    return [
        ScoreRow("silver", tuple(seat.silver for seat in of.seats), ((),) * len(of.seats)),
        ScoreRow("cards", tuple(len(seat.hand.cards) for seat in of.seats), ((),) * len(of.seats)),
    ]


def standings(of: State) -> tuple[Standing, ...]:
    """Most points win."""
    totals = [seat.silver + len(seat.hand.cards) for seat in of.seats]
    return tuple(Standing(p, n, 1 + sum(m > n for m in totals), won=n == max(totals)) for p, n in enumerate(totals))


def _doubled(t: Table[State], modifier: Modifier, normal: int) -> int:
    return normal * 2


def _more(t: Table[State], modifier: Modifier, normal: int) -> int:
    return normal + 1


def _yes(t: Table[State], modifier: Modifier, normal: bool) -> bool:
    return True


def _noticed(t: Table[State], modifier: Modifier, nothing: None) -> None:
    t.emit("noticed", modifier.player, (modifier.source,))


def _from_schema_1(raw: dict[str, Any]) -> None:
    """Rounds were called turns."""
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
    setup=setup,
    always=always,
    take_always=take_always,
    decks={"toy": CARDS},
    census=census,
    check=check,
    bounds=bounds,
    score=score,
    modifiers={"double": {"wage": _doubled, "earned": _noticed}, "more": {"wage": _more, "may": _yes}},
    migrations=(_from_schema_1,),
)


def find(game: str) -> GameDef[State]:
    """What a save is read with."""
    return {"toy": TOY}[game]
