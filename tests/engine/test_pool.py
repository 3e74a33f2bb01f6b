"""Check pools of steps: what joins them, what stays apart, and what happens by itself because the order does not matter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rules import Action, Game, Message
from rules.engine.context import Context, PlayerStep, Step
from rules.engine.sequence.pool import any_order, pool
from tests.engine.toy import TOY, Errand, State, state


class Wage(PlayerStep, frozen=True, tag=True):
    """Earns silver by itself."""

    silver: int
    place: str = "wage"

    def run(self, ctx: Context[State]) -> None:
        ctx.state.seats[self.player].silver += self.silver
        ctx.emit("earned", self.player, (self.place,), n=self.silver)

    def source(self, ctx: Context[State]) -> str:
        return self.place


class Gate(Wage, frozen=True, tag=True):
    """Earns silver and says that anything that brings silver may matter to what follows."""

    def order_counts(self, ctx: Context[State], others: Sequence[Step]) -> bool | None:
        return any(isinstance(other, Wage) for other in others) or None


class Fickle(Wage, frozen=True, tag=True):
    """Earns silver and finds its place important as long as the silver is even."""

    def order_counts(self, ctx: Context[State], others: Sequence[Step]) -> bool | None:
        return ctx.state.seats[self.player].silver % 2 == 0 or None


class Host(PlayerStep, frozen=True, tag=True):
    """Asks whether to come, then adds something fickle and an errand to the pool."""

    def options(self, ctx: Context[State]) -> list[Action]:
        return [Action("come")]

    def take(self, ctx: Context[State], action: Action) -> None:
        pool(ctx, self.player, Fickle(self.player, 1, "fickle"), Errand(self.player, "a"))


class Crowd(PlayerStep, frozen=True, tag=True):
    """Asks whether to come, then adds a wage, an errand and a smaller crowd to the pool."""

    size: int

    def options(self, ctx: Context[State]) -> list[Action]:
        return [Action("come", (str(self.size),))]

    def take(self, ctx: Context[State], action: Action) -> None:
        more = (Crowd(self.player, self.size - 1),) if self.size else ()
        pool(ctx, self.player, Wage(self.player, 1, f"wage {self.size}"), Errand(self.player, f"a{self.size}"), *more)


class Sure(Wage, frozen=True, tag=True):
    """Earns silver and says that its place makes no difference."""

    def order_counts(self, ctx: Context[State], others: Sequence[Step]) -> bool | None:
        return False


class Purse(PlayerStep, frozen=True, tag=True):
    """Brings silver, if ``asks`` only when the player says so; a purse with ten silver bursts."""

    n: int
    asks: bool = False

    def options(self, ctx: Context[State]) -> list[Action] | None:
        return [Action("fill", (str(self.n),))] if self.asks else None

    def take(self, ctx: Context[State], action: Action) -> None:
        self.run(ctx)

    def run(self, ctx: Context[State]) -> None:
        seat = ctx.state.seats[self.player]
        seat.silver += self.n
        if seat.silver >= 10:
            seat.silver = 0

    def source(self, ctx: Context[State]) -> str:
        return f"purse {self.n}"


class Double(PlayerStep, frozen=True, tag=True):
    """Doubles the silver by itself."""

    def run(self, ctx: Context[State]) -> None:
        ctx.state.seats[self.player].silver *= 2
        ctx.emit("doubled", self.player)

    def source(self, ctx: Context[State]) -> str:
        return "double"


class Party(PlayerStep, frozen=True, tag=True):
    """Asks whether to come, then adds to the pool; with a ``door`` in between, to a pool of its own."""

    adds: tuple[str, ...]
    door: bool = False
    frame: bool = False

    def options(self, ctx: Context[State]) -> list[Action]:
        return [Action("come")]

    def take(self, ctx: Context[State], action: Action) -> None:
        if self.door:
            ctx.then(Errand(self.player, "door"))
        (any_order if self.frame else pool)(ctx, self.player, *(Errand(self.player, what) for what in self.adds))


class Shop(PlayerStep, frozen=True, tag=True):
    """Asks nothing, but leads to errands."""

    errands: tuple[Errand, ...]

    def run(self, ctx: Context[State]) -> None:
        ctx.then(*self.errands)

    def source(self, ctx: Context[State]) -> str:
        return "shop"


def started(*steps: Step, silver: int = 0, below: tuple[Step, ...] = (), player: int = 0) -> Game[State]:
    """Return a game with an open pool of ``steps``, above ``below``."""
    start = state(tipped=True, pending=list(below))
    start.seats[0].silver = silver
    pool(Context(start, TOY.copy), player, *steps)
    return Game(TOY, start)


def legal(game: Game[State]) -> list[str]:
    return [" ".join((action.kind, *action.picks)) for action in game.legal]


def carry_out(source: str) -> Action:
    return Action("carry_out", (source,))


def silver(game: Game[Any]) -> int:
    found: int = game.state.seats[0].silver
    return found


def test_a_step_may_know_that_its_place_counts() -> None:
    """Both orders come to the same here, and still the player is asked; not about what makes no difference to the step, nor at the end."""
    game = started(Gate(0, 1, "gate"), Wage(0, 2), Errand(0, "c"))
    assert legal(game) == ["carry_out gate", "carry_out wage", "fetch c:1", "fetch c:2"]
    game.apply(carry_out("wage"))
    assert (silver(game), legal(game)) == (3, ["fetch c:1", "fetch c:2"])


def test_a_step_may_know_that_its_place_does_not_count() -> None:
    game = started(Sure(0, 1), Double(0), Errand(0, "c"))
    assert (silver(game), legal(game)) == (2, ["fetch c:1", "fetch c:2"])


def test_a_place_may_count_only_once_the_others_have_come() -> None:
    """Three and five, or three and six, stay below ten; but six and five burst the purse, and three are lost with them or kept."""
    game = started(Purse(0, 3), Purse(0, 6), Purse(0, 5, asks=True))
    assert (silver(game), legal(game)) == (6, ["carry_out purse 3", "fill 5"])
    game.apply(Action("fill", ("5",)))
    assert silver(game) == 3


def test_what_fits_in_any_order_happens_by_itself() -> None:
    """Nothing bursts until all have come."""
    game = started(Purse(0, 2), Purse(0, 4), Purse(0, 4, asks=True))
    assert (silver(game), legal(game)) == (6, ["fill 4"])


def test_what_is_looked_at_ahead_may_have_changed_meanwhile() -> None:
    """After the wage, the first step of the later pool has happened by itself, although that pool would offer the same again."""
    game = started(Wage(0, 1), Host(0))
    assert legal(game) == ["carry_out wage", "come"]
    game.apply(Action("come"))
    assert legal(game) == ["carry_out fickle", "fetch a:1", "fetch a:2", "carry_out wage"]
    game.apply(carry_out("wage"))
    assert (silver(game), legal(game)) == (2, ["fetch a:1", "fetch a:2"])


def test_what_would_take_too_long_to_find_out_is_asked() -> None:
    """The order does not matter either time, but pools that lead to pools multiply what would have to be tried."""
    game = started(Wage(0, 5), Crowd(0, 1))
    assert (silver(game), legal(game)) == (5, ["come 1"])
    copies = 0

    def copy(one: State) -> State:
        nonlocal copies
        copies += 1
        return TOY.copy(one)

    start = state(tipped=True)
    ctx = Context(start, copy)
    pool(ctx, 0, Wage(0, 5), Crowd(0, 12))
    assert [action.kind for action in ctx.settle()] == ["carry_out", "come"]
    assert copies < 5000
    game = Game(TOY, start)
    game.apply(carry_out("wage"))
    assert (silver(game), legal(game)) == (5, ["come 12"])


def test_what_is_added_while_a_pool_is_next_joins_it() -> None:
    game = started(Party(0, ("a", "b")), Errand(0, "c"))
    game.apply(Action("come"))
    assert legal(game) == [f"fetch {what}:{shop}" for what in "abc" for shop in (1, 2)]


def test_it_joins_the_last_step_of_a_pool_too() -> None:
    game = started(Party(0, ("a",)), Party(0, ("b",)))
    game.apply(Action("come"))
    game.apply(Action("fetch", ("a:1",)))
    game.apply(Action("come"))
    assert legal(game) == ["fetch b:1", "fetch b:2"]
    game = started(Party(0, ("a",)), Errand(0, "c"))
    game.apply(Action("fetch", ("c:1",)))
    game.apply(Action("come"))
    assert legal(game) == ["fetch a:1", "fetch a:2"]


def test_a_frame_of_its_own_is_finished_first() -> None:
    game = started(Party(0, ("a", "b"), frame=True), Errand(0, "c"))
    game.apply(Action("come"))
    assert legal(game) == [f"fetch {what}:{shop}" for what in "ab" for shop in (1, 2)]


def test_nothing_joins_a_frame() -> None:
    start = state(tipped=True)
    any_order(Context(start, TOY.copy), 0, Party(0, ("a",)), Errand(0, "c"))
    game = Game(TOY, start)
    game.apply(Action("come"))
    assert legal(game) == ["fetch a:1", "fetch a:2"]


def test_nothing_joins_the_pool_of_another_player() -> None:
    game = started(Errand(1, "c"), Errand(1, "d"), player=1)
    pool(Context(game.state, TOY.copy), 0, Errand(0, "a"))
    again = Game(TOY, game.state)
    assert again.decider == 0
    assert legal(again) == ["fetch a:1", "fetch a:2"]


def test_what_is_below_a_pool_waits_for_all_of_it() -> None:
    game = started(Party(0, ("a",)), below=(Errand(0, "next die"),))
    game.apply(Action("come"))
    assert legal(game) == ["fetch a:1", "fetch a:2"]
    game.apply(Action("fetch", ("a:1",)))
    assert legal(game) == ["fetch next die:1", "fetch next die:2"]


def test_what_is_above_a_pool_keeps_what_is_added_apart() -> None:
    game = started(Party(0, ("a",), door=True), Errand(0, "c"))
    game.apply(Action("come"))
    assert legal(game) == ["fetch a:1", "fetch a:2"]
    game.apply(Action("fetch", ("a:1",)))
    assert legal(game) == ["fetch door:1", "fetch door:2"]


def test_steps_that_ask_nothing_happen_when_their_order_cannot_matter() -> None:
    game = started(Wage(0, 1), Errand(0, "a"), Wage(0, 2))
    assert [event.kind for event in game.opening] == ["earned", "earned"]
    assert silver(game) == 3
    assert legal(game) == ["fetch a:1", "fetch a:2"]


def test_steps_that_ask_nothing_are_offered_when_their_order_matters() -> None:
    game = started(Wage(0, 3), Double(0), silver=1)
    assert game.opening == []
    assert legal(game) == ["carry_out wage", "carry_out double"]
    decision = game.decision
    assert decision is not None
    assert (decision.question, decision.source) == (Message("ask.any_order"), "wage")


@pytest.mark.parametrize(("first", "rich"), [("wage", 8), ("double", 5)])
def test_the_last_of_them_happens_by_itself(first: str, rich: int) -> None:
    game = started(Wage(0, 3), Double(0), silver=1)
    events = game.apply(carry_out(first))
    assert sorted(event.kind for event in events) == ["doubled", "earned"]
    assert silver(game) == rich
    assert game.over


def test_a_gain_that_pays_for_something_is_offered_beside_it() -> None:
    game = started(Double(0), Errand(0, "a", price=2), silver=3)
    assert legal(game) == ["carry_out double", "fetch a:1", "fetch a:2"]
    game.apply(Action("fetch", ("a:1",), 2))
    assert silver(game) == 2


@pytest.mark.parametrize("errands", [(2,), (0, 2)])
def test_a_gain_that_counts_only_some_decisions_later_is_offered(errands: tuple[int, ...]) -> None:
    """The price of an errand that a step leads to, immediately or after another decision, is doubled or not along with the silver."""
    led = Shop(0, tuple(Errand(0, f"a{n}", price=price) for n, price in enumerate(errands)))
    game = started(Double(0), led, silver=3)
    assert legal(game) == ["carry_out double", "carry_out shop"]
    game.apply(carry_out("shop"))
    game.apply(game.legal[0])
    for _ in errands[1:]:
        game.apply(game.legal[0])
    assert silver(game) == 2


def test_a_step_that_leads_to_decisions_happens_if_they_do_not_count() -> None:
    game = started(Wage(0, 1), Shop(0, (Errand(0, "a"), Errand(0, "b"))))
    assert legal(game) == ["fetch a:1", "fetch a:2"]
    assert silver(game) == 1


def test_a_gain_happens_when_the_others_wait_for_it() -> None:
    game = started(Errand(0, "a", price=2), Wage(0, 2))
    assert legal(game) == ["fetch a:1", "fetch a:2"]


def test_steps_of_one_source_keep_their_order() -> None:
    game = started(Wage(0, 3), Wage(0, 5), Double(0))
    assert legal(game) == ["carry_out wage", "carry_out double"]
    assert [event.values.get("n") for event in game.apply(carry_out("wage"))] == [3]
    assert legal(game) == ["carry_out wage", "carry_out double"]


def test_equal_actions_are_offered_once() -> None:
    game = started(Party(0, ()), Party(0, ()))
    assert legal(game) == ["come"]
    game.apply(Action("come"))
    assert legal(game) == ["come"]
    game.apply(Action("come"))
    assert game.over


def test_an_empty_pool_does_nothing() -> None:
    assert started().over


def test_a_pool_is_copied_and_stored_with_the_position() -> None:
    game = started(Errand(0, "a"), Errand(0, "b"), Errand(0, "c"))
    game.apply(Action("fetch", ("b:2",)))
    other = game.copy()
    other.apply(Action("fetch", ("a:1",)))
    other.restore(game.snapshot())
    assert other.legal == game.legal == game.copy().legal
    assert other.snapshot() == game.snapshot() == game.copy().snapshot()
