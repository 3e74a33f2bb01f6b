"""Check whole random games with all expansions, in teams and alone, against an observer who keeps books of their own."""

from typing import Any

import pytest

import rules
from rules import Rng
from tests.slow import rest_slow

from ..builder import ID
from .observer import Observer
from .observer_legal import Options

ALL: dict[str, Any] = dict.fromkeys(("extra_tiles", "white_castles", "inns", "trade_routes", "shields"), True)
TEAM: dict[str, Any] = {"teams": True, "extra_tiles": True, "white_castles": True, "inns": True}
MODES: dict[str, tuple[int, dict[str, Any]]] = {
    "BU-28.1 all, two": (2, {**ALL, "area_size_cap": True, "mixed_payment": True}),
    "BU-28.1 all, four, posts": (4, {**ALL, "duchies": "border_posts"}),
    "BU-28.1 all, three, drawn": (3, {**ALL, "duchies": "drawn", "secret_choice": True}),
    "BU-20 posts, two": (2, {"duchies": "border_posts"}),
    "BU-20 posts, three, inns": (3, {"duchies": "border_posts", "inns": True}),
    "BU-26 shields, three": (3, {"shields": True}),
    "BU-23 routes, four": (4, {"trade_routes": True}),
    "BU-24 teams": (4, {**TEAM, "duchies": "double"}),
    "BU-24 teams, expert": (4, {**TEAM, "duchies": "double_expert"}),
    "BU-25 alone": (1, {"duchies": "solo_beginner"}),
    "BU-25 alone, expert": (1, {"duchies": "solo_expert", "target": 45}),
}
LIVELY = frozenset("place direct shield sell ship buy hire mix take gather pay pay_all name swap carry_out copy".split())


def observed(players: int, options: dict[str, Any], seed: int) -> set[str]:
    """Play a random game, with much of what fills the duchies, under observation; return the kinds of actions played."""
    game, rng, played = rules.new(ID, tuple("ABCD"[:players]), seed, options).game, Rng(seed), set()
    watching = Observer(game)
    while not game.over:
        legal = game.legal
        assert len(legal) == len(set(legal))
        expected = Options(game.state).legal() if game.state.round else None
        assert expected is None or set(legal) == expected
        chosen = [action for action in legal if action.kind in LIVELY]
        if not chosen or rng.below(4) == 0:
            chosen = legal
        action = chosen[rng.below(len(chosen))]
        played.add(action.kind)
        before = game.copy().state
        watching.saw(before, game.apply(action), game.state)
    check_result(game)
    return played


def check_result(game: Any) -> None:
    """Check the sums of the final score, and that partners have the same."""
    rows = game.rules.score(game.state)
    for standing in game.state.standings:
        assert standing.score == sum(row.points[standing.player] for row in rows)
    if len(game.state.estates) == 2 and len(game.state.seats) == 4:
        scores = {one.player: (one.score, one.rank, one.won) for one in game.state.standings}
        assert scores[0] == scores[1]
        assert scores[2] == scores[3]
        for side, (one, other) in enumerate(((0, 1), (2, 3))):
            credited = sum(n for player, _, n in game.state.credited if player in (one, other))
            store = game.state.stores[side]
            common = len(store.goods) + store.silver + store.workers // 2
            monasteries = sum(row.points[one] for row in rows if row.key.startswith("monastery_"))
            assert scores[one][0] == credited + common + monasteries


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", rest_slow(1, 2, 3, 4, 5, 6))
def test_in_step_with_an_observer(mode: str, seed: int) -> None:
    """BU-16.4, BU-20.4, BU-22.5, BU-23.3, BU-24.12, BU-25.11, BU-26.7: supplies, points by source, routes, shields, markers.

    BU-5, BU-6, BU-7, BU-21.3, BU-22.4, BU-24.8, BU-25.6, BU-26.28: and everything allowed with dice and in extra actions.
    """
    observed(*MODES[mode], seed)
