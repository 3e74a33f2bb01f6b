"""Check what each seat may know (PC-19), and what can be taken back (PC-20)."""

from typing import Any

import pytest

from rules import Game, is_hidden, view
from rules.engine.hidden.piles import Pile
from rules.games.praga.components import SITES, SITES_OF

from ..builder import fresh, record, table
from ..names import PLAZA
from ..verbs import do, legal, play_on

MINES = {"tile": "action_tile_1", "action": True}
DRAW: dict[str, Any] = {"rows": {"wall": ["wall_e1_09", "", "", ""]}, "stone": 9, "turn": MINES}
TIER_III: dict[str, Any] = {"cathedral": (3, 0), "gold": 9, "stone": 9, "silver_window": 2}


def known(pile: Pile) -> int:
    """Return how many tiles of a pile a viewer can tell."""
    return sum(not is_hidden(tile) for tile in pile.cards)


def piles(state: Any) -> list[Pile]:
    """Return everything that lies face down."""
    return [
        *(pile for kinds in (*state.stacks, *state.later) for pile in kinds),
        *state.technologies,
        *state.plank_stacks,
        state.cathedral_stack,
        *([state.parler.deck] if state.parler is not None else []),
    ]


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("viewer", [0, None])
def test_stacks_are_hidden_from_all(players: int, viewer: int | None) -> None:
    """PC-19.2"""
    options: dict[str, Any] = {"solo_mode": "parler"} if players == 1 else {}
    game = fresh(players, **options)
    seen = view(game.rules, game.state, viewer)
    assert [known(pile) for pile in piles(seen)] == [0] * len(piles(seen))
    assert [len(pile.cards) for pile in piles(seen)] == [len(pile.cards) for pile in piles(game.state)]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_lies_open_is_seen_by_all(viewer: int | None) -> None:
    """PC-19.1, PC-19.4: everything but the stacks; there are no hands."""
    game = table(technologies=["technology_1_1"], production=("production_gold", ""), seals={"seal_six_points": 0})
    seen = view(game.rules, game.state, viewer)
    for what in ("seats", "crane", "box", "rows", "river", "plazas", "faces", "seals", "bridge", "buildings", "owed", "strips"):
        assert getattr(seen, what) == getattr(game.state, what)


LOOKING = pytest.mark.parametrize(
    ("setting", "said", "pile", "n"),
    [
        pytest.param(DRAW, ["wall half wall_e1_09"], "looked", 3, id="technologies"),
        pytest.param({"egg": 1, "pawn": 3, "turn": {"extra": "open"}}, ["kings_road extra pawn"], "looked_planks", 3, id="IV tiles"),
        pytest.param({"egg": 1, "pawn": 4, "turn": {"extra": "open"}}, ["kings_road extra pawn"], "looked_planks", 3, id="V tiles"),
        pytest.param(TIER_III, ["up cathedral:4:0", "look cathedral_stack"], "looked_planks", 3, id="V tiles of the cathedral"),
    ],
)


@LOOKING
def test_only_the_player_who_chooses_sees_the_tiles(setting: dict[str, Any], said: list[str], pile: str, n: int) -> None:
    """PC-19.3"""
    game: Game[Any] = table(**setting)
    do(game, *said)
    assert [known(getattr(view(game.rules, game.state, viewer), pile)) for viewer in (0, 1, None)] == [n, 0, 0]


@LOOKING
def test_looking_cannot_be_taken_back(setting: dict[str, Any], said: list[str], pile: str, n: int) -> None:
    """PC-20.1, PC-20.2"""
    game = record(table(**setting))
    play_on(game, *said)
    assert not game.can_undo
    play_on(game, min(legal(game.game, "keep")))
    assert getattr(game.game.state, pile).cards == ()


def test_owned_technologies_are_public() -> None:
    """PC-19.1, PC-19.3: after the choice only the tile that was kept can be seen."""
    game = table(**DRAW, next_tiles=["technology_1_2"])
    do(game, "wall half wall_e1_09", "keep technology_1_2")
    seen = view(game.rules, game.state, 1)
    assert seen.seats[0].technologies == game.state.seats[0].technologies
    assert known(seen.technologies[0]) == 0


def test_what_another_player_has_chosen_stays() -> None:
    """PC-20.3: a reward of a plaza that another player takes in the middle of a turn is not for the active player to take back."""
    plaza = PLAZA["plaza_a"]
    *others, last = [SITES[site].id for site in SITES_OF[plaza]]
    tiles = [f"building_e1_{number:02}" for number in (1, 4, 6, 7, 9, 10, 11)]
    buildings = {site: (tile, 0, 1, 1) for site, tile in zip(others, tiles, strict=False)}
    game = record(
        table(
            options={"plaza_reward_timing": "immediate"},
            buildings=buildings,
            others={1: {"cubes": 0}},
            rows={"building": ["building_e1_02", "", "", ""]},
            gold=9,
            stone=9,
            turn={"tile": "action_tile_2", "action": True},
        )
    )
    play_on(game, "building half building_e1_02", f"site {last}", f"lay_building {last} 0")
    while game.game.decider == 1:
        assert game.game.legal
        play_on(game, min(legal(game.game)))
    assert game.game.decider == 0
    assert not game.can_undo
