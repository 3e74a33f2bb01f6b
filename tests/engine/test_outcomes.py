"""Check pools in a game without actions that are always available: an order is asked only where something depends on it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules import Action, Game
from rules.engine.context import Context, PlayerStep, Step
from rules.engine.sequence.pool import pool
from rules.engine.types import ItemId
from tests.engine.toy import TOY, State, state

QUIET = replace(TOY, always=None)


class Toll(PlayerStep, frozen=True, tag=True):
    """Asks whether to pay three silver for three prizes, if the player has them."""

    name: str

    def run(self, ctx: Context[State]) -> None:
        if ctx.state.seats[self.player].silver >= 3:
            ctx.then(Pay(self.player, self.name))

    def source(self, ctx: Context[State]) -> ItemId:
        return self.name


class Pay(PlayerStep, frozen=True, tag=True):
    """Pays or declines a toll."""

    name: str

    def options(self, ctx: Context[State]) -> list[Action]:
        return [Action("pay", (self.name,)), Action("decline", ())]

    def take(self, ctx: Context[State], action: Action) -> None:
        if action.kind == "pay":
            ctx.state.seats[self.player].silver -= 3


class Wage(PlayerStep, frozen=True, tag=True):
    """Earns silver; ``told`` if that is news."""

    silver: int
    told: bool = False

    def run(self, ctx: Context[State]) -> None:
        ctx.state.seats[self.player].silver += self.silver
        ctx.emit("earned", self.player, (), reveals=self.told)

    def source(self, ctx: Context[State]) -> ItemId:
        return "wage"


def legal(*steps: Step, silver: int, always: bool = False) -> list[str]:
    """Return what can be done with an open pool of ``steps``."""
    start = state(tipped=True, pending=[])
    start.seats[0].silver = silver
    of = TOY if always else QUIET
    pool(Context(start, of.copy), 0, *steps)
    return [" ".join((action.kind, *action.picks)) for action in Game(of, start).legal]


@pytest.mark.parametrize("silver", [0, 3, 4])
def test_nothing_is_asked_about_tolls_that_can_be_reached_in_either_order(silver: int) -> None:
    """With silver for one toll, a player who declines the first can pay the second."""
    asked = legal(Toll(0, "bridge"), Toll(0, "gate"), silver=silver)
    assert asked == ([] if silver < 3 else ["pay bridge", "decline"])


def test_what_can_be_done_meanwhile_is_not_known() -> None:
    assert legal(Toll(0, "bridge"), Toll(0, "gate"), silver=3, always=True) == ["carry_out bridge", "carry_out gate"]


@pytest.mark.parametrize(("silver", "asked"), [(0, []), (1, ["carry_out bridge", "carry_out wage"]), (3, ["pay bridge", "decline"])])
def test_a_wage_matters_to_the_toll_it_pays_for(silver: int, asked: list[str]) -> None:
    assert legal(Toll(0, "bridge"), Wage(0, 2), silver=silver) == asked


def test_news_comes_before_a_decision() -> None:
    """What the wage is may decide whether the toll is worth paying, so it is not asked too early, even if the toll is named first."""
    start = state(tipped=True, pending=[])
    start.seats[0].silver = 3
    pool(Context(start, QUIET.copy), 0, Toll(0, "bridge"), Toll(0, "gate"), Wage(0, 0, told=True))
    game = Game(QUIET, start)
    assert [event.kind for event in game.opening] == ["earned"]
    assert [action.kind for action in game.legal] == ["pay", "decline"]


def test_steps_with_one_source_are_no_question() -> None:
    """They are carried out in the order in which they are held, no matter what else may be done."""
    assert legal(Wage(0, 1), Wage(0, 2), silver=0, always=True) == []
    assert legal(Toll(0, "bridge"), Toll(0, "bridge"), silver=3, always=True) == ["pay bridge", "decline"]
