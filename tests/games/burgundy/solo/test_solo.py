"""Check the solo game (BU-25): set-up, turns, ships, black tiles, islands, winning and losing."""

from typing import Any

import pytest

import rules
from rules.games.burgundy.components import FACE_UP

from ..builder import ID, fresh
from ..expanded import lay, phase_end
from ..pieces import LAYOUTS, NAME_OF
from ..verbs import do, fields, goods, happened, idle, idle_phase, legal, legal_kinds, points, purse, storage


def alone(**said: Any) -> Any:
    """Build a solo game on 13a with the start castle in the north-west, next to a river."""
    return lay(1, **{"duchy": "13a", "castle": "nw5", **said})


@pytest.mark.parametrize("expert", [False, True])
def test_set_up(expert: bool) -> None:
    """BU-25.1: 13a or 13b, the castle on any dark-green field; 1 silver, 2 workers, 3 goods; counter 0, target 50."""
    game = fresh(1, 3, duchies="solo_expert" if expert else "solo_beginner")
    layout = LAYOUTS[19 if expert else 18]
    assert {said.split()[2] for said in legal(game)} == {cell["id"] for cell in layout["cells"] if cell["color"] == "dark_green"}
    game.apply(game.legal[-1])
    state = game.state
    assert purse(game) == (2, 1)
    assert len(state.stores[0].goods) == 3
    assert (state.solo.counter, state.solo.target) == (0, 50)
    assert len(state.estates[0].tiles) == 37
    assert sum(1 for tile in state.black if tile) == 4
    # 12 slots, and the first of them has lost its tile (BU-25.2)
    assert sum(1 for depot in state.depots for tile in depot if tile) == 11


@pytest.mark.parametrize("target", [45, 49, 50, 51, 55])
def test_difficulty(target: int) -> None:
    """BU-25.1: 45 to 55."""
    assert fresh(1, 3, target=target).state.solo.target == target


def test_no_modules() -> None:
    """BU-28.2, A-32: no module goes with the solo game."""
    for module in ("extra_tiles", "white_castles", "inns", "trade_routes", "shields"):
        with pytest.raises(rules.BadSetup):
            rules.new(ID, ("Ann",), 1, {module: True})


def test_the_depots_lose_a_tile() -> None:
    """BU-25.2: each turn the depot of the white number loses its first tile, or the next one clockwise that has any."""
    seen = set()
    for seed in range(3):
        game = fresh(1, seed)
        game.apply(game.legal[0])
        while not game.over:
            before, phase = game.state.depots, game.state.phase
            idle(game)
            if game.over or game.state.phase != phase:
                continue
            at = [(game.state.white - 1 + step) % 6 for step in range(6)]
            depot = next((n for n in at if any(before[n])), None)
            seen.add(depot is None or depot != at[0])
            expected = [[tile for tile in slots if tile] for slots in before]
            if depot is not None:
                expected[depot].pop(0)
            assert [[tile for tile in slots if tile] for slots in game.state.depots] == expected
    assert seen == {False, True}


def test_twenty_five_turns() -> None:
    """BU-25.1, BU-25.3, BU-25.14: 5 phases of 5 turns with two die actions each; then the game is lost."""
    game = fresh(1, 1)
    game.apply(game.legal[0])
    turns = 0
    while not game.over:
        assert legal_kinds(game) >= {"workers"}
        idle(game)
        turns += 1
    assert turns == 25
    (standing,) = game.state.standings
    assert not standing.won
    assert points(game) == {}


def test_a_purchase() -> None:
    """BU-25.3, BU-25.8: a black tile for 2 silver is a normal tile, with its colour and effect."""
    game = alone(silver=2, workers=1, black=["ship"], dice=(1, 1), spaces={2: [2]})
    assert legal(game, "turn") == {"turn 1 to 2 +1", "turn 1 to 6 +1"}
    do(game, "buy ship")
    assert storage(game) == ["ship"]
    assert fields(game, "ship") == {"nw7"}
    do(game, "place ship nw7 with 1")
    assert legal_kinds(game) >= {"ship"}


# ships
def test_a_ship_clears_the_other_goods_spaces() -> None:
    """BU-25.4, BU-25.1: all goods of one space, any number of types; all others leave the game."""
    game = alone(storage=["ship"], dice=(1, 1), goods={1: 1, 2: 1, 3: 1}, spaces={1: [4, 5, 6], 2: [2], 6: [1, 1]})
    do(game, "place ship nw7 with 1")
    assert legal(game, "ship") == {f"ship {n}" for n in range(1, 7)}
    before = game.state.bridge
    events = do(game, "ship 1")
    assert goods(game) == {1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1}
    assert game.state.goods_spaces == ((),) * 6
    assert len(game.state.goods_gone) == 3
    assert happened(events, "cleared_goods")
    assert game.state.bridge == before


def test_two_goods_spaces() -> None:
    """BU-25.4, BU-17.5: with monastery 5 two neighbours, and then the others are cleared."""
    game = alone(storage=["ship"], tiles={"nw4": "monastery5"}, dice=(1, 1), spaces={1: [4], 6: [3], 3: [1]})
    do(game, "place ship nw7 with 1", "ship 6 1")
    assert goods(game) == {4: 1, 3: 1}
    assert game.state.goods_spaces == ((),) * 6


def test_five_goods_for_a_black_tile() -> None:
    """BU-25.5: at this moment, 5 unsold goods of any types for a tile of the black depot, which is stored face down; once per ship."""
    game = alone(storage=["ship"], dice=(1, 1), goods={1: 4, 3: 2}, sold=[5, 5, 5, 5, 5], spaces={2: [2]}, black=["castle", "mine"])
    assert legal(game, "swap") == set()
    do(game, "place ship nw7 with 1", "ship 2")
    assert legal(game, "swap", "decline") == {"swap castle", "swap mine", "decline"}
    do(game, "swap castle")
    assert storage(game) == ["face_down"]
    assert legal_kinds(game) == {"give"}
    do(game, "give 1", "give 3", "give 1", "give 2", "give 3")
    assert goods(game) == {1: 2}
    assert len(game.state.goods_gone) == 5
    assert "castle" not in [NAME_OF[tile] for tile in game.state.black if tile]
    assert legal(game, "swap") == set()
    assert legal_kinds(game) >= {"workers"}


def test_too_few_goods() -> None:
    """BU-25.5, A-23: sold goods do not count."""
    game = alone(storage=["ship"], dice=(1, 1), goods={1: 3}, sold=[5, 5], spaces={2: [2]}, black=["castle"])
    do(game, "place ship nw7 with 1", "ship 2")
    assert legal(game, "swap", "decline") == set()


def test_with_a_full_storage() -> None:
    """BU-25.5, BU-6.4: storing it may need room."""
    game = alone(storage=["ship", "mine", "castle"], silver=2, dice=(1, 1), goods={1: 5}, black=["mine", "bank"], spaces={1: [1]})
    do(game, "place ship nw7 with 1")
    while legal(game, "points"):
        do(game, "decline")
    do(game, "buy bank")
    while "ship 1" not in legal(game):
        do(game, sorted(legal(game, "carry_out", "decline"))[-1])
    do(game, "ship 1")
    assert legal(game, "swap") == {f"swap mine for {old}" for old in ("bank", "castle", "mine")}
    do(game, "swap mine for castle")
    assert storage(game) == ["bank", "face_down", "mine"]


def test_declining_the_tile() -> None:
    """BU-25.5: it may be declined, and does not come back for the same ship."""
    game = alone(storage=["ship"], dice=(1, 1), goods={1: 5}, black=["mine"], spaces={1: [1]})
    do(game, "place ship nw7 with 1", "ship 1", "decline")
    assert legal(game, "swap") == set()
    assert goods(game) == {1: 6}


# islands and black tiles
def test_over_the_rivers() -> None:
    """BU-25.6, BU-0.2: fields are adjacent within an island, and across the river links drawn."""
    game = alone(tiles={"nw7": "ship"}, storage=["ship", "bank", "monastery1"])
    assert fields(game, "ship") == set()
    game = alone(tiles={"nw7": "ship"}, storage=["ship", "bank", "monastery1"], workers=9)
    assert fields(game, "ship") == {"ne1", "sw2"}
    assert fields(game, "bank") == {"nw2"}
    assert fields(game, "monastery1") == {"nw4"}


def test_islands_are_areas_of_their_own() -> None:
    """A-22, BU-25.6, BU-0.3: rivers join no areas."""
    game = alone(tiles={"nw7": "ship"}, storage=["ship"], dice=(6, 1))
    do(game, "place ship ne1 with 6")
    assert points(game)["area_size"] == 1


def test_face_down_on_every_colour() -> None:
    """BU-25.7: on a field of any colour, next to an occupied one, by its number."""
    game = alone(storage=["face_down"], dice=(3, 4))
    assert fields(game, "face_down") == {"nw4", "nw2"}
    assert fields(game, "face_down", die=3) == {"nw4"}


def test_face_down_it_has_no_effect() -> None:
    """T-24, BU-25.7, A-43: no silver from a mine, no goods and no exchange from a ship; no free step."""
    game = phase_end(1, duchy="13a", castle="nw5", tiles={"nw4": "monastery11", "nw6": "face_down"}, phase="A")
    do(game, "end_turn")
    assert purse(game) == (0, 0)
    game = alone(storage=["face_down"], dice=(1, 2), goods={1: 5}, black=["mine"], spaces={1: [1]}, tiles={"nw4": "monastery10"})
    assert fields(game, "face_down", die=1) == {"nw7"}
    do(game, "place face_down nw7 with 1")
    assert legal(game, "ship", "swap") == set()
    assert points(game) == {"area_size": 1, "area_phase": 10}


def test_face_down_it_is_no_building() -> None:
    """BU-25.7: not for the limit of one of a kind in a town."""
    game = alone(castle="ne7", tiles={"ne3": "face_down", "ne11": "face_down"}, storage=["bank", "face_down"], dice=(2, 2))
    assert fields(game, "bank", die=2) == {"ne4"}
    assert fields(game, "face_down", die=2) == {"ne4", "ne6"}


# winning and losing
def nearly_full(*empty: str, **said: Any) -> Any:
    """Build a game in which only some fields are empty."""
    cells = [cell["id"] for cell in LAYOUTS[18]["cells"] if cell["id"] not in (*empty, "nw5")]
    others = ["cow2", "cow2", "pig2", "pig2", "goat2", "goat2"]
    return alone(tiles={at: "face_down" if n >= len(others) else others[n] for n, at in enumerate(cells)}, **said)


def test_winning() -> None:
    """BU-25.14: at the moment all 37 fields are occupied."""
    game = nearly_full("nw6", storage=["mine"], dice=(5, 1), silver=5, black=["bank"])
    events = do(game, "place mine nw6 with 5")
    assert game.over
    assert happened(events, "won")
    assert game.state.standings[0].won


def test_winning_with_a_face_down_tile() -> None:
    """BU-25.7, BU-25.14"""
    game = nearly_full("nw7", storage=["face_down"], dice=(1, 1))
    do(game, "place face_down nw7 with 1")
    assert game.over
    assert game.state.standings[0].won


def test_winning_in_the_middle_of_a_chain() -> None:
    """BU-25.14, BU-25.10: with points and an effect still open, by the reward for a colour."""
    game = nearly_full("nw6", "nw2", storage=["mine"], dice=(5, 1), silver=3, black=["market"])
    do(game, "place mine nw6 with 5")
    assert "direct market nw2" in legal(game)
    do(game, "direct market nw2")
    assert game.over
    assert game.state.standings[0].won


def test_winning_by_the_extra_action() -> None:
    """BU-25.14, BU-25.12: by the action for a target."""
    game = nearly_full("nw6", "nw2", storage=["mine", "market"], dice=(5, 1), counter=49)
    do(game, "place mine nw6 with 5")
    while not game.over and legal(game, "carry_out") and not legal(game, "place"):
        do(game, sorted(legal(game, "carry_out"))[0])
    do(game, "place market nw2")
    assert game.over
    assert game.state.standings[0].won


def test_losing() -> None:
    """BU-25.14: after 25 turns with a field empty; there is no final scoring."""
    game = phase_end(1, duchy="13a", castle="nw5", phase="E", silver=9, workers=9, goods={1: 3})
    events = do(game, "end_turn")
    assert [event.values["n"] for event in events if event.kind == "lost_solo"] == [36]
    assert game.over
    (standing,) = game.state.standings
    assert (standing.won, standing.score) == (False, 0)


def test_income_in_the_solo_game() -> None:
    """BU-15.3, BU-25.3: mines pay as usual."""
    game = fresh(1, 2)
    game.apply(game.legal[0])
    idle_phase(game)
    assert game.state.phase == 1
    game = phase_end(1, duchy="13a", castle="nw3", tiles={"nw6": "mine"})
    do(game, "end_turn")
    assert purse(game) == (0, 1)


def test_a_tile_on_its_face_can_leave_the_game() -> None:
    """BU-6.3, BU-25.7: removed to make room like any other, it does not make the game unreadable."""
    record, rng = rules.new(ID, ("Ann",), 39, {"duchies": "solo_beginner"}), rules.Rng(39)
    while not any(tile in FACE_UP for tile in record.game.state.gone):
        legal = [action for action in record.game.legal if action.kind in ("ship", "swap", "give", "take")] or record.game.legal
        record.play(legal[rng.below(len(legal))])
    assert rules.load(rules.encode(record)).game.digest() == record.game.digest()
