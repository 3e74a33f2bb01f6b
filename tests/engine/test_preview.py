"""Check what players can know before they decide."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Action, Game, IllegalAction, Pile
from rules.engine.context import Context, PlayerStep, Step
from tests.engine.toy import TIP, TOY, Begin, Errand, State, Tell, Turn, state

DRAW, EARN, ERRANDS = Action("draw"), Action("earn"), Action("errands")
FETCH = Action("fetch", ("milk:1",))


def game(*pending: Step, **fields: Any) -> Game[State]:
    """Return a game in which the steps in ``pending`` are to be done, in that order."""
    return Game(TOY, state(pending=[Tell(1, "late"), *reversed(pending)], **fields))


def test_a_preview_changes_nothing_and_says_what_will_happen_and_be_asked() -> None:
    one = game(Errand(0, "milk", then=("thanks",)), Errand(0, "bread"))
    before = one.snapshot()
    ahead = one.preview(FETCH)
    assert one.snapshot() == before
    after = one.copy()
    assert list(ahead.events) == after.apply(FETCH)
    assert (ahead.decision, ahead.legal) == (after.decision, after.legal)
    assert not ahead.reveals
    assert not ahead.over


def test_without_an_action_it_is_the_present_decision() -> None:
    one = game(Turn(0))
    assert one.preview().decision == one.decision
    assert one.preview().events == ()


def test_several_actions_are_previewed_together_or_one_after_the_other() -> None:
    one = game(Turn(0))
    together = one.preview(TIP, ERRANDS, FETCH)
    step_by_step = one.preview(TIP).preview(ERRANDS).preview(FETCH)
    assert together.decision == step_by_step.decision is not None
    assert together.events[-1:] == step_by_step.events
    assert step_by_step.events


def test_nothing_is_shown_beyond_what_reveals_something() -> None:
    one = game(Turn(0), Turn(0))
    ahead = one.preview(TIP, DRAW, EARN)
    assert ahead.reveals
    assert [event.kind for event in ahead.events] == ["told"]
    assert (ahead.legal, ahead.decision) == ([], None)
    with pytest.raises(IllegalAction):
        ahead.preview(EARN)


@pytest.mark.parametrize("card", [1, 2, 3])
def test_what_is_hidden_makes_no_difference(card: int) -> None:
    """The preview is the same whichever card is drawn, and the real game draws the one on top."""
    one = game(Turn(0), Turn(0), draw=Pile("toy", "none", (*({1, 2, 3} - {card}), card)))
    ahead = one.preview(DRAW)
    assert (ahead.events, ahead.reveals, ahead.legal, ahead.over) == ((), True, [], False)
    one.apply(DRAW)
    assert one.state.seats[0].hand.cards[-1] == card


def test_the_decision_of_another_player_is_not_shown() -> None:
    """What players can do may depend on something only they can see."""
    one = game(Turn(0), Begin(1), Turn(1))
    ahead = one.preview(EARN)
    assert (ahead.legal, ahead.decision, ahead.over) == ([], None, False)
    with pytest.raises(IllegalAction):
        ahead.preview(EARN)


class Whisper(PlayerStep, frozen=True, tag=True):
    """Says something to one player only."""

    def options(self, ctx: Context[Any]) -> list[Action]:
        return [Action("whisper")]

    def take(self, ctx: Context[Any], action: Action) -> None:
        ctx.emit("heard", self.player, (), seen_by=(self.player,))
        ctx.emit("heard", 1 - self.player, (), seen_by=(1 - self.player,))


def test_what_only_others_see_is_not_shown() -> None:
    assert [event.player for event in game(Whisper(0), Turn(0)).preview(Action("whisper")).events] == [0]


def test_the_end_of_the_game_can_be_foreseen() -> None:
    assert game(Turn(0)).preview(EARN).over


def test_what_is_not_legal_cannot_be_previewed() -> None:
    with pytest.raises(IllegalAction):
        game(Turn(0)).preview(FETCH)
