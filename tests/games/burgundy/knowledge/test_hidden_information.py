"""Check what players may know (section 29) and what happens in the open."""

import pytest

from rules import BACK, view
from tests.playthroughs.choosers import eager

from ..builder import fresh, table
from ..verbs import do, idle, idle_phase


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_supplies_and_goods_to_come_are_face_down(viewer: int | None) -> None:
    """BU-1.2, BU-1.3, BU-1.7: of the seven supplies, the goods of later phases and the reserve, everyone knows only how many there are."""
    game = fresh(2, 4)
    for _ in range(3):
        idle(game)
    true, seen = game.state, view(game.rules, game.state, viewer)
    for pile, whole in zip(
        [*seen.supplies, *seen.phase_goods, seen.reserve], [*true.supplies, *true.phase_goods, true.reserve], strict=True
    ):
        assert set(pile.cards) <= {BACK}
        assert len(pile.cards) == len(whole.cards)
    assert seen.rng == 0


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everything_else_is_public(viewer: int | None) -> None:
    """BU-12.3: everyone sees the board, dice, duchies, storage, stores, silver, workers, points, bridge and goods on the round spaces."""
    game = table(
        sold=[1, 2], goods={3: 1}, storage=["bank"], silver=2, workers=3, tiles={"0,-1": "bank"}, others={1: {"storage": ["ship"]}}
    )
    seen = view(game.rules, game.state, viewer)
    for what in (
        "depots",
        "black",
        "goods_spaces",
        "round_goods",
        "bridge",
        "order",
        "white",
        "bonuses",
        "estates",
        "phase",
        "round",
        "bought",
        "credited",
        "stores",
    ):
        assert getattr(seen, what) == getattr(game.state, what)
    for mine, true in zip(seen.seats, game.state.seats, strict=True):
        for what in ("storage", "dice", "used", "areas", "bonuses"):
            assert getattr(mine, what) == getattr(true, what)
    assert game.rules.score(seen) == game.rules.score(game.state)


def test_what_has_left_the_game_is_known() -> None:
    """BU-2.1, BU-6.3: it was in the open before."""
    game = table(dice=(3, 1), storage=["mine", "ship", "castle"], depots={3: ["bank"]})
    ship = game.state.seats[0].storage[1]
    do(game, "take bank@3 with 3 for ship")
    assert ship in view(game.rules, game.state, 1).gone


def test_a_new_phase_is_a_new_fact() -> None:
    """Section 30: preparing a phase and rolling dice reveal something; nothing within a turn does."""
    game = table(in_round=5, phase="B")
    events = idle_phase(game)
    kinds = {event.kind for event in events if event.reveals}
    assert {"phase", "rolled", "white", "turn"} >= kinds >= {"phase", "rolled", "white"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_the_end_of_a_turn_reveals(players: int) -> None:
    """Section 30: throughout a game, each decision within a turn can be taken back, and no end of a turn can."""
    game, choose = fresh(players, players, extra_tiles=True), eager(players)
    while not game.over:
        action = choose(game)
        events = game.apply(action)
        assert any(event.reveals for event in events) == (action.kind == "end_turn")


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_the_expansions_leave_over_is_face_down(viewer: int | None) -> None:
    """BU-23.1, BU-26.1: no one knows the trade routes and shields that left the game; those in play are open."""
    game = fresh(2, 4, trade_routes=True, shields=True)
    seen = view(game.rules, game.state, viewer)
    for pile, n in ((seen.routes_left, 2), (seen.shields_left, 12)):
        assert [*pile.cards] == [BACK] * n
    assert seen.shields == game.state.shields
    assert [seat.routes for seat in seen.seats] == [seat.routes for seat in game.state.seats]


def test_a_lone_player_sees_no_more() -> None:
    """BU-1.2, BU-1.3, BU-25.1"""
    game = fresh(1, 4)
    game.apply(game.legal[0])
    seen = view(game.rules, game.state, 0)
    for pile in (*seen.supplies, *seen.phase_goods, seen.reserve):
        assert set(pile.cards) <= {BACK}
    assert seen.solo == game.state.solo
