"""Check the components (BC-2): the data file holds exactly the published counts, and the rules read it."""

from collections import Counter

import pytest

import rules
from rules import IllegalAction

from .builder import ID, fresh, table
from .cards import ACTION, ANIMALS, DATA, DEAL, DIE, GOODS, KIND, KINDS, TRIPLET_VP
from .verbs import do, idle, legal, place, play, points, storage, total

BUILDINGS = ["carpenter", "church", "market", "watchtower", "bank", "residential_houses", "warehouse", "town_hall"]


def test_114_action_cards_by_kind() -> None:
    """BC-2.1"""
    expected = {"castle": 12, "mine": 12, "monastery": 12, "knowledge": 18, "ship": 18, "pasture": 18, "building": 24}
    assert Counter(KIND.values()) == expected
    assert len(ACTION) == len({card["id"] for card in DATA["action_cards"]["items"]}) == 114
    assert [kind["copies"] for kind in DATA["kinds"]["items"]] == [expected[kind] for kind in KINDS]


@pytest.mark.parametrize("building", [pytest.param(name, id=f"BC-2.1 {name}") for name in BUILDINGS])
def test_three_cards_of_each_building(building: str) -> None:
    dice = [card["die"] for card in DATA["action_cards"]["items"] if card["building_type"] == building]
    listed = next(item for item in DATA["building_types"]["items"] if item["id"] == building)
    assert len(dice) == 3
    assert dice == listed["dice"]


def test_die_numbers_are_spread_evenly() -> None:
    """BC-2.1, A-25: within every kind all numbers are equally frequent, as the data file says."""
    found = {kind: dict(Counter(str(DIE[card]) for card in KIND if KIND[card] == kind)) for kind in KINDS}
    assert found == DATA["action_cards"]["distribution_by_kind_and_die"]
    assert all(len(set(spread.values())) == 1 and len(spread) == 6 for spread in found.values())


def test_other_cards() -> None:
    """BC-2.2: there are 126 other cards."""
    assert Counter(GOODS.values()) == {"light": 6, "medium": 6, "dark": 6}
    assert Counter(ANIMALS.values()) == {"sheep": 5, "cattle": 5, "chicken": 5, "pig": 5}
    assert [item["kind"] for item in DATA["bonus_first"]["items"]] == KINDS
    assert [item["vp"] for item in DATA["bonus_all_seven"]["items"]] == [4, 3, 2, 1]
    assert len(DATA["display_cards"]["items"]) == 6
    assert [item["letter"] for item in DATA["phase_cards"]["items"]] == ["A", "B", "C", "D", "E"]
    assert {item["vp"]: item["copies"] for item in DATA["victory_point_cards"]["items"]} == {1: 8, 2: 7}
    tokens = {item["id"]: item["copies"] for item in DATA["tokens"]["items"]}
    assert tokens == {"worker": 22, "silver": 16}
    assert DATA["player_cards"]["sets"] * len(DATA["player_cards"]["items"]) == 12
    others = 18 + 20 + 7 + 4 + 6 + 5 + 1 + 8 + 7 + 22 + 16 + 12
    assert others == DATA["meta"]["totals"]["other_cards"] == 126


def test_every_datum_names_its_source() -> None:
    for part in ("kinds", "building_types", "goods", "animals", "phase_cards", "bonus_first", "bonus_all_seven"):
        assert DATA[part]["source"]


def test_counters_have_no_limit() -> None:
    """BC-2.3, A-17: players may hold more than the 16 silver, 22 workers and 22 VP cards of the box."""
    game = table(hand=[1], projects=["bank2", "knowledge1"], silver=16, workers=21, vp=22)
    do(game, "play 1", "place knowledge1 on new")
    assert storage(game) == (23, 16)
    do(game, "end_turn")
    idle(game)
    game = table(hand=[4], projects=["watchtower4"], vp=22)
    do(game, "play 4", "place watchtower4 on new")
    assert points(game) == {"vp": 23}
    game = table(hand=[2], projects=["bank2"], silver=16)
    do(game, "play 2", "place bank2 on new")
    assert storage(game) == (0, 19)


def test_storage_has_no_limit() -> None:
    """BC-2.4: seven of each leave room for another good and another animal."""
    game = table(
        hand=[3],
        projects=["ship3", "pasture3"],
        goods=["light"] * 6 + ["dark"],
        animals=["sheep"] * 5 + ["pig", "cattle"],
        goods_stacks=[["dark"], []],
    )
    do(game, "play 3", "place ship3 on new", "draw goods 0")
    assert len(game.state.seats[0].goods) == 8
    game = table(hand=[3], projects=["pasture3"], animals=["sheep"] * 5 + ["pig", "cattle"], animal_stacks=[["pig"], []])
    do(game, "play 3", "place pasture3 on new", "draw animals 0")
    assert len(game.state.seats[0].animals) == 8


@pytest.mark.parametrize(
    ("kind", "worth"),
    [
        pytest.param(kind, worth, id=f"BC-2.5 {kind}")
        for kind, worth in {"building": 3, "pasture": 4, "monastery": 6, "castle": 2, "mine": 3, "knowledge": 4, "ship": 3}.items()
    ],
)
def test_triplet_values(kind: str, worth: int) -> None:
    assert TRIPLET_VP[kind] == worth
    names = ["bank", "market", "church"] if kind == "building" else [kind] * 3
    assert points(table(estate=[names])) == {f"triplet_{kind}": worth, "firsts": 1}


def test_meta_agrees_with_the_data() -> None:
    of = rules.meta(ID)
    assert of.id == DATA["meta"]["id"] == ID
    assert (of.min_players, of.max_players, of.solo) == (
        DATA["meta"]["players"]["min"],
        DATA["meta"]["players"]["max"],
        DATA["meta"]["players"]["solo"],
    )
    assert list(of.players) == [1, 2, 3, 4] == sorted(DEAL)
    assert of.schema >= 1
    assert of.rules_version >= 1
    assert of in rules.catalogue()


def test_player_counts_and_options_are_checked() -> None:
    for names in ((), ("A",) * 5):
        with pytest.raises(rules.BadSetup):
            rules.new(ID, names, 1)
    for options in ({"start_player": "youngest"}, {"unknown": True}):
        with pytest.raises(rules.BadSetup):
            rules.new(ID, ("A", "B"), 1, options)
    with pytest.raises(rules.BadSetup):
        rules.new(ID, ("A",), 1, {"open_hands": True})


def test_what_is_not_legal_is_refused() -> None:
    game = table(hand=[3], projects=["castle3"])
    before = game.snapshot()
    stranger = table(hand=[3], projects=["castle3"], silver=3)
    buy = next(action for action in stranger.legal if action.kind == "buy")
    with pytest.raises(IllegalAction):
        game.apply(buy)
    assert game.snapshot() == before
    play(game, 3)
    place(game, "castle3")
    assert "take_silver" in legal(game)


def test_new_games_of_one_seed_are_equal() -> None:
    assert fresh(3, seed=7).digest() == fresh(3, seed=7).digest() != fresh(3, seed=8).digest()
    assert total(fresh(3)) == 0
