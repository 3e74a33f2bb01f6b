"""Check the events with an effect on drafting or building (VI-19.2, 19.6, 19.14, 19.20)."""

from typing import Any

import pytest

from rules import Game

from ..builder import event_phase, table
from ..verbs import do, gold, happened, her_coins, her_gold, hers, legal, open_events, past_events, stack, village

MILL = "hunter"
"""A card the Countess takes from the reserve: it brings no gold, so that three events follow."""


@pytest.mark.parametrize("event", ["the_countess_bank", "serfdom", "arson", "rats"])
def test_an_event_of_another_phase_does_nothing_here(event: str) -> None:
    """VI-18.10: it is just discarded."""
    game = event_phase(event)
    happens = do(game, f"resolve {event}")
    assert [one.values["event"] for one in happened(happens, "event_idle")] == [event]
    assert (gold(game), her_gold(game), past_events(game)[0]) == (10, 5, event)


def test_the_countess_runs_the_bank() -> None:
    """VI-19.2: a padlock costs 3 at the bank."""
    game = table(1, at="BuildPhase", hand="cooper", village="lumberjack", gold=4, countess={"open": "the_countess_bank"})
    do(game, "lay cooper on lumberjack")
    assert gold(game) == 1


def test_her_bank_gives_nothing_away() -> None:
    """VI-19.2: with less than 3 gold a card that needs the bank cannot be played."""
    game = table(1, at="BuildPhase", hand="cooper", village="lumberjack", gold=2, countess={"open": "the_countess_bank"})
    assert not legal(game, "lay")


@pytest.mark.parametrize(("mine", "her", "left"), [("miner(blacksmith)", "", 2), ("", "blacksmith", 0)])
def test_other_padlocks_cost_what_they_did(mine: str, her: str, left: int) -> None:
    """VI-19.2, 18.9: one's own unlockers are free, hers cost 2."""
    game = table(
        1, at="BuildPhase", hand="cooper", village=f"lumberjack, {mine}", gold=2, countess={"open": "the_countess_bank", "village": her}
    )
    do(game, "lay cooper on lumberjack")
    assert gold(game) == left
    assert her_coins(game) == ({"blacksmith": 2} if her else {})


def test_serfs_go_to_the_countess() -> None:
    """VI-19.6, VI-7.6: the hand card for a basic lies in her village, face up, no matter what it is."""
    game = table(1, at="BuildPhase", hand="cooper", countess={"open": "serfdom"}, stacks={1: "mason"})
    assert legal(game, "basic") == {f"basic {name} cooper" for name in ("lumberjack", "hayer", "miner")}
    do(game, "basic hayer cooper")
    assert (hers(game), village(game), stack(game, 1)) == (["cooper"], "hayer", ["mason"])


@pytest.mark.parametrize(("village", "limit"), [("", 1), ("mason, wattler", 3), ("mason, wattler, carpenter, thatcher, shipwright", 4)])
def test_arson_takes_an_action(village: str, limit: int) -> None:
    """VI-19.14, VI-A25: the limit after the cap of 5, less 1."""
    game = arson(village=village)
    do(game, "fewer")
    assert game.state.turn.limit == limit


def arson(**mine: Any) -> Game[Any]:
    """Return a game at the start of a build turn with Arson."""
    return table(1, at="BuildPhase", countess={"open": "arson"}, **mine)


@pytest.mark.parametrize(("before", "after"), [(8, 5), (3, 0), (2, 0), (0, 0)])
def test_arson_can_be_paid_off(before: int, after: int) -> None:
    """VI-19.14, 18.20, VI-A26: 3 gold to the bank, or what there is."""
    game = arson(gold=before)
    assert legal(game, "fewer", "pay_off") == {"fewer", "pay_off"}
    do(game, "pay_off")
    assert (gold(game), her_gold(game), game.state.turn.limit) == (after, 1, 2)


def rats(**mine: Any) -> Game[Any]:
    """Return a game before the first draft with Rats."""
    return table(1, at="Burden", countess={"open": "rats"}, **mine)


@pytest.mark.parametrize(("village", "drafts"), [("", 1), ("hunter", 2), ("milk_maid, harvester, graper, shepherd", 4)])
def test_rats_take_a_draft(village: str, drafts: int) -> None:
    """VI-19.20, VI-A25: the limit after the cap of 5, less 1."""
    game = rats(village=village)
    do(game, "fewer")
    for _ in range(drafts):
        do(game, "draft stack 6" if stack(game, 6) else "draft stack 5")
        game.apply(next(action for action in game.legal if action.kind == "give"))
    assert not legal(game, "draft")


@pytest.mark.parametrize(("before", "after"), [(8, 5), (2, 0), (0, 0)])
def test_rats_can_be_paid_off(before: int, after: int) -> None:
    """VI-19.20, 18.20, VI-A26: 3 gold to the bank, or what there is."""
    game = rats(gold=before)
    do(game, "pay_off")
    assert (gold(game), her_gold(game)) == (after, 1)
    assert game.decision is not None
    assert game.decision.question.values["limit"] == 2


def test_t25_rats_bite_once() -> None:
    """VI-T25, VI-19.25: in force in the round after they are revealed, discarded without effect in its event phase."""
    game = table(1, at="EventPhase", markets=1, reserve=MILL, countess={"winter": "rats, tribute, abduction"})
    assert open_events(game) == ["rats", "tribute", "abduction"]
    assert legal(game) >= {"fewer", "pay_off"}
    do(game, "fewer")
    do(game, "draft stack 6")
    game.apply(next(action for action in game.legal if action.kind == "give"))
    assert not legal(game, "draft")
