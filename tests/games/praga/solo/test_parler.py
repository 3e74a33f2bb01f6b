"""Check the game against Peter Parler (PC-18)."""

from collections.abc import Sequence
from typing import Any

import pytest

from rules import Event, Game
from rules.games.praga.components import PLACES
from rules.games.praga.state import Building

from ..builder import fresh, table
from ..names import ACTION_TILES, NAME, PLAZA, PRODUCTIONS, SEAL, SITE
from ..verbs import asked, do, has, legal, legal_kinds, points

DONE = {"tile": "action_tile_6", "segment": "special_1"}
"""An action tile has been taken, and nothing is open."""
CRANE = {0: "action_tile_1", 2: "action_tile_2", 4: "action_tile_3", 6: "action_tile_4", 8: "action_tile_5"}
BUILD, WALL, BOTH, BUILD_2, UPGRADE = range(1, 6)
"""His cards."""
ROWS = {
    "upgrade": ("upgrade_e1_01", "upgrade_e1_02", "upgrade_e1_03", "upgrade_e1_s1"),
    "wall": ("wall_e1_01", "wall_e1_02", "wall_e1_03", "wall_e1_s1"),
    "building": ("building_e1_04", "building_e1_02", "building_e1_06", "building_e1_s4"),
}
LOOP = ["plaza_a", "plaza_d", "plaza_e", "plaza_f", "plaza_g", "plaza_h", "plaza_c", "plaza_b"]


def facing(
    card: int, pawn: str = "plaza_d", slots: tuple[int, int, int] = (0, 0, 0), tracks: tuple[int, int] = (4, 3), **said: Any
) -> Game[Any]:
    """Return a game in which seat 0 may end the turn, after which Parler plays a card."""
    said = {"turn": DONE, "crane": CRANE, "box": 11, "rows": ROWS, **said}
    game = table(1, options={"solo_mode": "parler"}, parler={"pawn": PLAZA[pawn], "rows": slots, "tracks": tracks}, **said)
    parler = game.state.parler
    deck = tuple(sorted({*parler.deck.cards, *parler.played} - {card}))
    parler.deck, parler.played = parler.deck.holding((*deck, card)), ()
    return game


def turn(game: Game[Any]) -> list[Event]:
    """End the human's turn, so that Parler has his."""
    return do(game, "end_turn end")


def kinds(events: list[Event]) -> list[str]:
    """Return the kinds of Parler's events, in order."""
    return [event.kind for event in events if event.kind.startswith(("parler", "rival"))]


def row(game: Game[Any], kind: str) -> list[str]:
    """Return the tiles of a row of the display."""
    at = ("upgrade", "wall", "building").index(kind)
    return [NAME[(kind, tile)] for tile in game.state.rows[at]]


def pawn(game: Game[Any]) -> str:
    """Return the plaza of Parler's pawn."""
    found: str = PLACES[game.state.parler.pawn].id
    return found


def taken(owners: Sequence[int]) -> set[str]:
    """Return the seals that are Parler's."""
    return {name for name, number in SEAL.items() if owners[number] == 1}


# --- setup ------------------------------------------------------------------------------------------------------------------------------


def test_setup() -> None:
    """PC-18.1, PC-18.2, PC-18.3, PC-18.4"""
    slots, places = set(), set()
    for seed in range(40):
        state = fresh(1, seed, solo_mode="parler").state
        parler = state.parler
        assert parler.tracks == (4, 3)
        assert sorted(parler.deck.cards) == [1, 2, 3, 4, 5]
        assert len(state.river) == 4
        names = sorted(name for name, numbers in PRODUCTIONS.items() for number in numbers if number in state.river)
        assert names == sorted(["production_point_gold", "production_point_stone", "production_two_points", "production_two_points"])
        slots |= {(kind, slot) for kind, slot in enumerate(parler.rows)}
        places.add(PLACES[parler.pawn].id)
    assert slots == {(kind, slot) for kind in range(3) for slot in range(4)}
    assert places == set(LOOP)
    assert asked(fresh(1, solo_mode="parler")) == 0


# --- his turn ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "tile"), [(BUILD, 5), (WALL, 5), (BOTH, 5), (BUILD_2, 4), (UPGRADE, 3)])
def test_the_card_says_which_tile_from_the_front(card: int, tile: int) -> None:
    """PC-18.5: it goes to position 0."""
    game = facing(card)
    turn(game)
    assert game.state.crane[0] == ACTION_TILES[f"action_tile_{tile}"]
    assert (game.state.turns, game.state.parler.played) == (2, (card,))


@pytest.mark.parametrize(
    ("card", "events"),
    [
        (BUILD, ["parler_card", "parler_built", "parler_walked", "rival_took"]),
        (WALL, ["parler_card", "parler_took", "parler_step", "rival_took"]),
        (BOTH, ["parler_card", "parler_step", "rival_took"]),
        (BUILD_2, ["parler_card", "parler_built", "parler_walked", "rival_took"]),
        (UPGRADE, ["parler_card", "parler_took", "parler_step", "rival_took"]),
    ],
)
def test_the_steps_of_the_cards(card: int, events: list[str]) -> None:
    """PC-18.4, PC-18.5: in the order of the card."""
    assert kinds(turn(facing(card))) == events


@pytest.mark.parametrize(("mine", "quarry", "whys"), [(6, 3, ["ahead"]), (4, 5, ["ahead"]), (4, 4, ["level", "level"])])
def test_what_he_does_is_told_with_its_reason(mine: int, quarry: int, whys: list[str]) -> None:
    """PC-18.5, PC-18.10: on which tile from the front, and because of whose tracks."""
    events = turn(facing(BOTH, mine=mine, quarry=quarry))
    assert [event.values["why"] for event in events if event.kind == "parler_step"] == whys
    assert [event.values["n"] for event in events if event.kind == "rival_took"] == [1]


def test_his_turn_is_a_moment() -> None:
    """PC-18.4: named by his card."""
    events = turn(facing(WALL, slots=(0, 1, 0)))
    assert [(event.kind, event.values["card"]) for event in events if event.opens] == [("parler_card", "parler_card_2")]
    assert [(event.values["slot"], event.values.get("why")) for event in events if event.kind == "parler_took"] == [(2, None)]
    assert [event.values["why"] for event in events if event.kind == "parler_step"] == ["shown"]


def test_the_deck_is_shuffled_again_only_when_it_is_empty() -> None:
    """PC-18.4"""
    game = facing(BOTH)
    parler = game.state.parler
    parler.deck, parler.played = parler.deck.holding((BOTH,)), (BUILD, WALL, BUILD_2, UPGRADE)
    assert "parler_shuffled" not in kinds(turn(game))
    assert game.state.parler.deck.cards == ()
    do(game, sorted(legal(game, "take"))[-1])
    assert kinds(turn(game))[0] == "parler_shuffled"
    assert len(game.state.parler.deck.cards) == 4


def test_the_display_is_filled_before_and_after() -> None:
    """PC-18.5, PC-18.6"""
    game = facing(WALL, slots=(0, 1, 0))
    turn(game)
    assert all(all(row) for row in game.state.rows)


@pytest.mark.parametrize(("kind", "card", "at"), [("wall", WALL, 1), ("upgrade", UPGRADE, 0)])
@pytest.mark.parametrize("slot", range(4))
def test_a_tile_goes_under_its_stack(kind: str, card: int, at: int, slot: int) -> None:
    """PC-18.6: the special one under its own stack; the cube moves one slot to the right, from slot 4 to slot 1."""
    game = facing(card, slots=(slot, slot, slot))
    before, top = row(game, kind), game.state.stacks[at][slot == 3].cards[-1]
    turn(game)
    stack = game.state.stacks[at][slot == 3].cards
    assert NAME[(kind, stack[0])] == before[slot]
    assert row(game, kind) == [NAME[(kind, top)] if n == slot else tile for n, tile in enumerate(before)]
    assert game.state.parler.rows == tuple((slot + 1) % 4 if n == at else slot for n in range(3))


def test_a_marked_slot_stays_when_its_tile_is_taken() -> None:
    """PC-18.14, PC-A.37: the human takes the tile; the next one in the slot is marked."""
    action = {"tile": "action_tile_2", "segment": "special_1", "action": True}
    crane = {0: "action_tile_1", 2: "action_tile_6", 4: "action_tile_3", 6: "action_tile_4", 8: "action_tile_5"}
    game = facing(WALL, turn=action, crane=crane, slots=(0, 0, 0), gold=5, stone=5, next_tiles=("building_e1_07",))
    do(game, "building half building_e1_04", "site n4", "lay_building n4 0")
    turn(game)
    assert game.state.parler.rows == (0, 1, 0)
    assert row(game, "building")[0] == "building_e1_07"


def test_an_empty_marked_slot_is_passed() -> None:
    """PC-18.14: on to the next filled one."""
    game = facing(WALL, slots=(0, 3, 0))
    state = game.state
    normal, special = state.stacks[1]
    state.removed = tuple(
        pile.holding((*pile.cards, *special.cards, state.rows[1][3], *normal.cards, state.rows[1][0])) if n == 1 else pile
        for n, pile in enumerate(state.removed)
    )
    state.stacks = (state.stacks[0], (normal.holding(()), special.holding(())), state.stacks[2])
    state.rows = (state.rows[0], (0, *state.rows[1][1:3], 0), state.rows[2])
    turn(game)
    assert game.state.parler.rows[1] == 2
    assert NAME[("wall", game.state.rows[1][1])] == "wall_e1_02"


def test_an_empty_row_means_nothing() -> None:
    """PC-18.14"""
    game = facing(WALL, slots=(0, 3, 0))
    state = game.state
    normal, special = state.stacks[1]
    gone = (*special.cards, *normal.cards, *state.rows[1])
    state.removed = tuple(pile.holding((*pile.cards, *gone)) if n == 1 else pile for n, pile in enumerate(state.removed))
    state.stacks = (state.stacks[0], (normal.holding(()), special.holding(())), state.stacks[2])
    state.rows = (state.rows[0], (0, 0, 0, 0), state.rows[2])
    assert kinds(turn(game)) == ["parler_card", "parler_step", "rival_took"]


# --- building ---------------------------------------------------------------------------------------------------------------------------


def built(game: Game[Any]) -> tuple[str, str, int, int, int]:
    """Return where Parler has built: site, tile, rotation, builder and cube."""
    ((site, found),) = [(site, found) for site, n in SITE.items() if (found := game.state.buildings[n]) is not None and found.builder == 1]
    return site, NAME[("building", found.tile)], found.rotation, found.builder, found.cube


@pytest.mark.parametrize(("slot", "cube"), [(0, 1), (1, -1), (2, 1)])
def test_he_builds_the_marked_tile_at_his_pawn(slot: int, cube: int) -> None:
    """PC-18.7, PC-18.8: a cube of his where there is a space for one; the row cube moves on and the slot is filled."""
    game = facing(BUILD, slots=(0, 0, slot))
    tile = row(game, "building")[slot]
    turn(game)
    site, found, _, builder, marked = built(game)
    assert site in {"n1", "n2", "n3"}
    assert (found, builder, marked) == (tile, 1, cube)
    assert game.state.parler.rows == (0, 0, slot + 1)
    assert 0 not in game.state.rows[2]
    assert (points(game), has(game, "blue_marker"), has(game, "gold"), has(game, "stone")) == (0, 0, 2, 2)


def test_blue_corners_go_on_blue_corners() -> None:
    """PC-18.7: at plaza D only corner 5 of n1 is printed, so corner 1 goes there with rotation 4."""
    for seed in range(8):
        game = facing(BUILD, slots=(0, 0, 1), seed=seed)
        turn(game)
        assert built(game)[:3] == ("n1", "building_e1_02", 4)


def test_without_a_match_chance_decides_among_all() -> None:
    """PC-18.7: here n1 is built on, and nothing matches at n2 and n3; without a blue corner any site will do."""
    there = {"n1": ("building_e1_12", 0, 0, -1)}
    places = set()
    for seed in range(60):
        game = facing(BUILD, slots=(0, 0, 1), seed=seed, buildings=there)
        turn(game)
        places.add((built(game)[0], built(game)[2]))
    assert {site for site, _ in places} == {"n2", "n3"}
    assert {rotation for _, rotation in places} == set(range(6))
    sites = set()
    for seed in range(30):
        game = facing(BUILD, seed=seed, rows={**ROWS, "building": ("building_e2_05", *ROWS["building"][1:])})
        turn(game)
        sites.add(built(game)[0])
    assert sites == {"n1", "n2", "n3"}


@pytest.mark.parametrize(("slot", "to"), [(0, "plaza_f"), (1, "plaza_e"), (3, "plaza_g")])
def test_the_pawn_walks_by_the_printed_cost(slot: int, to: str) -> None:
    """PC-18.9: one, two and three plazas clockwise."""
    game = facing(BUILD, slots=(0, 0, slot))
    turn(game)
    assert pawn(game) == to


@pytest.mark.parametrize(("full", "to"), [((), "plaza_f"), (("n6", "n7", "n8", "n9", "n10"), "plaza_g")])
def test_the_pawn_passes_plazas_that_are_full_only_at_the_end(full: tuple[str, ...], to: str) -> None:
    """PC-18.9: full ones on the way count."""
    tiles = ("building_e1_07", "building_e1_08", "building_e1_09", "building_e1_10", "building_e1_11")
    there = {site: (tile, 0, -1, -1) for site, tile in zip(full, tiles, strict=False)}
    game = facing(BUILD, buildings=there, evaluated=("plaza_f",) if full else ())
    turn(game)
    assert pawn(game) == to


def test_the_loop_goes_round() -> None:
    """PC-18.9: b is followed by a."""
    game = facing(BUILD, "plaza_b", slots=(0, 0, 0))
    turn(game)
    assert pawn(game) == "plaza_d"


def test_a_building_step_without_any_free_site() -> None:
    """PC-18.14, PC-18.9: the tile goes under its stack, the row cube moves on, the pawn stays."""
    game = facing(BUILD)
    blocked = next(found for found in game.state.rows[2])
    full = [site for site in SITE if not site.startswith("n") or int(site[1:]) < 17]
    state = game.state
    stack = [*state.stacks[2][0].cards, *state.later[2][0].cards, *state.later[2][1].cards]
    assert len(stack) >= len(full)
    buildings = list(state.buildings)
    for site in full:
        buildings[SITE[site]] = Building(stack.pop(), 0)
    state.buildings = tuple(buildings)
    kept = set(stack)
    state.stacks = (
        *state.stacks[:2],
        (state.stacks[2][0].holding(tuple(t for t in state.stacks[2][0].cards if t in kept)), state.stacks[2][1]),
    )
    state.later = (*state.later[:2], tuple(pile.holding(tuple(t for t in pile.cards if t in kept)) for pile in state.later[2]))
    state.evaluated = tuple(True for _ in state.evaluated)
    events = kinds(turn(game))
    assert events == ["parler_card", "parler_took", "rival_took"]
    assert (pawn(game), game.state.parler.rows[2]) == ("plaza_d", 1)
    assert blocked in {*game.state.stacks[2][0].cards, *game.state.rows[2]}


# --- plazas -----------------------------------------------------------------------------------------------------------------------------

TWO = {"plaza_e": ("plaza_tile_04", 0)}
"""Two silver windows, or six points."""


@pytest.mark.parametrize(
    ("mine", "slot", "both"),
    [("building_e1_11", 0, True), ("building_e1_12", 0, True), ("building_e1_09", 0, True), ("building_e1_01", 0, False)],
)
def test_he_competes_for_a_plaza(mine: str, slot: int, both: bool) -> None:
    """PC-18.8, PC-18.12: the human is owed both or one, at the start of the next turn; his own rewards are forfeited."""
    game = facing(BUILD, "plaza_e", slots=(0, 0, slot), buildings={"n4": (mine, 0, 0, 0)}, plazas=TWO, cubes=1)
    turn(game)
    assert game.state.evaluated[PLAZA["plaza_e"]]
    assert game.state.seats[0].cubes == 2
    if both:
        assert (points(game), has(game, "silver_window")) == (6, 2)
    else:
        assert legal(game) == {"reward upper", "reward lower"}
        do(game, "reward upper")
        assert (points(game), has(game, "silver_window")) == (0, 2)
    assert "take" in legal_kinds(game)


def test_a_tie_with_him_brings_both() -> None:
    """PC-7.7 d, PC-18.8: equal cubes, equal costs."""
    game = facing(BUILD, "plaza_e", buildings={"n4": ("building_e1_06", 0, 0, 0)}, plazas=TWO, cubes=1)
    turn(game)
    assert (points(game), has(game, "silver_window")) == (6, 2)


def test_nothing_without_a_cube() -> None:
    """PC-18.8, PC-7.7 e"""
    game = facing(BUILD, "plaza_e", buildings={"n4": ("building_e1_02", 0, 0, -1)}, plazas=TWO)
    turn(game)
    assert (game.state.owed, "take" in legal_kinds(game)) == ((), True)


def test_after_his_last_turn_the_reward_is_taken_all_the_same() -> None:
    """PC-18.12, PC-7.13"""
    game = facing(BUILD, "plaza_e", buildings={"n4": ("building_e1_01", 0, 0, 0)}, plazas=TWO, cubes=1, turns=30)
    turn(game)
    assert legal(game) == {"reward upper", "reward lower"}
    do(game, "reward lower")
    assert (asked(game), points(game)) == (None, 6)


def test_the_human_fills_the_plaza_of_his_pawn() -> None:
    """PC-18.9, PC-A.30: the pawn moves on immediately."""
    action = {"tile": "action_tile_2", "segment": "special_1", "action": True}
    crane = {0: "action_tile_1", 2: "action_tile_6", 4: "action_tile_3", 6: "action_tile_4", 8: "action_tile_5"}
    game = facing(BOTH, "plaza_e", turn=action, crane=crane, gold=5, stone=5, buildings={"n4": ("building_e1_12", 0, 1, 1)}, plazas=TWO)
    do(game, "building half building_e1_04", "site n5", "lay_building n5 0")
    assert pawn(game) == "plaza_f"


# --- tracks and seals ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "tracks"), [(WALL, (4, 4)), (UPGRADE, (5, 3))])
def test_a_symbol_raises_a_track(card: int, tracks: tuple[int, int]) -> None:
    """PC-18.10"""
    game = facing(card)
    turn(game)
    assert game.state.parler.tracks == tracks


@pytest.mark.parametrize(("mine", "quarry", "tracks"), [(4, 3, (5, 3)), (4, 4, (5, 4)), (4, 5, (4, 4)), (3, 3, (5, 4)), (2, 3, (4, 4))])
def test_both_symbols_raise_what_the_human_has_more_of(mine: int, quarry: int, tracks: tuple[int, int]) -> None:
    """PC-18.10: the counts are compared, and with equal ones both cubes move."""
    game = facing(BOTH, mine=mine, quarry=quarry)
    turn(game)
    assert game.state.parler.tracks == tracks


def test_at_the_end_of_a_track_nothing_happens() -> None:
    """PC-18.10, PC-A.12: not even on the other one."""
    game = facing(BOTH, tracks=(9, 3), mine=6, quarry=3)
    turn(game)
    assert (game.state.parler.tracks, taken(game.state.seals)) == ((9, 3), set())


@pytest.mark.parametrize(("card", "tracks"), [(UPGRADE, (5, 3)), (WALL, (4, 4))])
def test_he_takes_a_production_tile_out_of_the_game(card: int, tracks: tuple[int, int]) -> None:
    """PC-18.11: a random one of the river."""
    found = set()
    for seed in range(20):
        game = facing(card, tracks=tracks, seed=seed)
        river = game.state.river
        turn(game)
        assert len(game.state.river) == len(river) - 1
        found |= set(river) - set(game.state.river)
    assert len(found) > 2


def test_an_empty_river_gives_him_nothing() -> None:
    """PC-18.11"""
    game = facing(UPGRADE, tracks=(5, 3))
    game.state.river_box += game.state.river
    game.state.river = ()
    turn(game)
    assert game.state.parler.tracks == (6, 3)


SEALS: list[tuple[int, tuple[int, int], dict[str, int], str]] = [
    (UPGRADE, (8, 3), {}, "seal_gold_two"),
    (UPGRADE, (8, 3), {"seal_gold_two": 0}, "seal_six_points"),
    (UPGRADE, (8, 3), {"seal_gold_two": 0, "seal_six_points": 0}, "seal_stone_two"),
    (WALL, (4, 7), {}, "seal_stone_two"),
    (WALL, (4, 7), {"seal_stone_two": 0}, "seal_six_points"),
    (WALL, (4, 7), {"seal_stone_two": 0, "seal_six_points": 0}, "seal_gold_two"),
    (WALL, (4, 7), {"seal_stone_two": 0, "seal_six_points": 0, "seal_gold_two": 0}, ""),
]


@pytest.mark.parametrize(("card", "tracks", "owned", "seal"), SEALS)
def test_the_end_of_a_track_brings_him_a_seal(card: int, tracks: tuple[int, int], owned: dict[str, int], seal: str) -> None:
    """PC-18.11, PC-A.11: never one of the other two."""
    game = facing(card, tracks=tracks, seals=owned)
    turn(game)
    assert taken(game.state.seals) == ({seal} if seal else set())


def test_the_mines_come_first() -> None:
    """PC-18.15: with both cubes at the end the mines take the gold seal, then the quarries the stone seal; or what is left."""
    game = facing(BOTH, tracks=(8, 7), mine=4, quarry=4)
    turn(game)
    assert taken(game.state.seals) == {"seal_gold_two", "seal_stone_two"}
    game = facing(BOTH, tracks=(8, 7), mine=4, quarry=4, seals={"seal_gold_two": 0, "seal_stone_two": 0})
    events = turn(game)
    assert [event.items[0] for event in events if event.kind == "parler_seal"] == [f"seal:{SEAL['seal_six_points']}"]


def test_his_seals_are_gone_for_the_human() -> None:
    """PC-9.12, PC-9.13"""
    game = facing(BOTH, seals={"seal_gold_two": 1}, seal_rights=1, cubes=1, silver_window=2)
    assert legal(game, "seal") == {f"seal {name}" for name in SEAL if name != "seal_gold_two"}


def test_the_era_changes_after_his_eighth_turn() -> None:
    """PC-18.13, PC-18.14, PC-T.9: his cubes keep their slots."""
    game = facing(BOTH, slots=(1, 2, 3), turns=14)
    turn(game)
    assert (game.state.era, game.state.turns, game.state.parler.rows) == (2, 16, (1, 2, 3))
    assert {name.split("_")[1] for kind in ("upgrade", "wall", "building") for name in row(game, kind)} == {"e2"}
