"""What is seen of gains in every game: which pieces flash, what floats, and to whom."""

from collections.abc import Callable
from typing import Any

import pytest

from app.art.fonts import text_width
from app.games import find
from app.table.geometry.faces import GainFace
from app.table.geometry.layout import Layout
from app.table.scene.reactions import Owner, reactions
from rules import Event, Game
from tests.app.positions import laid, position_of, ui_of
from tests.games.burgundy import builder as castles
from tests.games.burgundy import verbs as castles_verbs
from tests.games.burgundy_cards import builder as cards
from tests.games.burgundy_cards import verbs as cards_verbs
from tests.games.guildhall import builder as guildhall
from tests.games.guildhall import verbs as guildhall_verbs
from tests.games.opening import record

Did = list[tuple[Owner, str]]


def laid_out(game: Game[Any], viewer: int) -> Layout:
    position = position_of(record(game), 1280, 800, "en", viewer)
    return laid(position, find(position.game), ui_of(position), text_width)


def seen(game: Game[Any], viewer: int, act: Callable[[], list[Event]]) -> tuple[set[str], Did]:
    """Carry something out; return the items that flash, and what floats to whom."""
    before = laid_out(game, viewer)
    events = act()
    found = reactions(before, laid_out(game, viewer), events, find(game.rules.meta.id).pictograms)
    floats = [(one.owner, one.shown.face.words + " " + one.shown.face.icon) for one in found if isinstance(one.shown.face, GainFace)]
    return {one.shown.item.removeprefix("flash:") for one in found if one.kind == "flash"}, floats


def castles_after(said: str, *first: str, viewer: int = 0, **laid: Any) -> tuple[set[str], Did]:
    game = castles.table(**laid)
    castles_verbs.do(game, *first)
    return seen(game, viewer, lambda: castles_verbs.do(game, said))


def cards_after(said: str, *first: str, **laid: Any) -> tuple[set[str], Did]:
    game = cards.table(**laid)
    cards_verbs.do(game, *first)
    return seen(game, 0, lambda: cards_verbs.do(game, said))


def guildhall_after(said: str, *first: str, viewer: int = 0, **laid: Any) -> tuple[set[str], Did]:
    game = guildhall.table(**laid)
    guildhall_verbs.do(game, *first)
    return seen(game, viewer, lambda: guildhall_verbs.do(game, said))


def test_an_area_flashes_field_by_field_and_its_last_building_pays_too() -> None:
    village = {"1,1": "market", "0,2": "church", "1,2": "warehouse", "0,3": "carpenter"}
    flashed, floats = castles_after("place bank 0,1 with 3", storage=["bank"], dice=(3, 1), tiles=village)
    assert {item.partition(":")[0] for item in flashed} == {"field", "tile"}
    assert len([item for item in flashed if item.startswith("field:")]) == 5
    assert floats == [((0, "points"), "+25 points"), ((0, "silver"), "+2 silver")]


@pytest.mark.parametrize(("viewer", "flashes"), [(0, {"store:0:3"}), (1, set())])
def test_goods_sold_leave_and_bring_points_and_silver(viewer: int, flashes: set[str]) -> None:
    laid = {"goods": {3: 2, 1: 1}, "dice": (3, 1), "tiles": {"1,-1": "monastery4"}}
    flashed, floats = castles_after("sell 3 with 3", viewer=viewer, **laid)
    assert flashed == flashes
    assert floats == [((0, "points"), "+4 points"), ((0, "goods"), "−2 goods"), ((0, "silver"), "+1 silver"), ((0, "worker"), "+1 worker")]


def test_a_ship_brings_goods_from_the_depot_and_a_die_is_turned_for_workers() -> None:
    ship = castles_after("ship 2", "place ship 1,0 with 5", storage=["ship"], dice=(5, 1), spaces={2: [1, 4]})
    assert ship == ({"goods_space:2"}, [((0, "goods"), "+2 goods")])
    assert castles_after("turn 1 to 5 +2", workers=2) == (set(), [((0, "worker"), "−2 worker")])


def test_each_mine_flashes_for_its_income() -> None:
    game = castles.table(in_round=5, tiles={"-1,1": "mine", "-2,2": "mine", "1,-1": "monastery2"}, bridge={0: [1], 1: [0]})
    flashed, floats = seen(game, 0, lambda: [event for event in castles_verbs.idle_round(game) if event.clause in ("BU-15.3", "BU-17.2")])
    assert {item.partition(":")[0] for item in flashed} == {"tile"}
    assert len(flashed) == 2
    assert floats == [((0, "silver"), "+2 silver"), ((0, "worker"), "+2 worker")]


def test_a_triplet_flashes_card_by_card_with_its_bonus() -> None:
    flashed, floats = cards_after("place mine1 on 0", "play 1", hand=[1], projects=["mine"], estate=[["mine"] * 2])
    assert len([item for item in flashed if item.startswith("card:")]) == 3
    assert floats == [((0, "points"), "+3 points"), ((0, "points"), "+1 points"), ((0, "silver"), "+2 silver")]
    assert "first:mine" in flashed


def test_the_bonus_of_the_phase_comes_from_its_place() -> None:
    laid: dict[str, Any] = {"hand": [1], "projects": ["mine"], "estate": [["mine"] * 2]}
    found = cards_after("bonus a_5", "play 1", "place mine1 on 0", **laid)
    assert found == ({"bonus:phase_a_5"}, [((0, "worker"), "+3 worker")])


def test_egon_gains_before_everybodys_eyes() -> None:
    game = cards.table(1, in_round=6, vp=30, egon={"estate": [["mine", "mine"]], "next": ["monastery4", "mine4"]})
    _, floats = seen(game, 0, lambda: cards_verbs.idle_round(game))
    assert [one for one in floats if one[0][0] is None] == [((None, "points"), "+3 points"), ((None, "points"), "+1 points")]
    assert ((0, "points"), "+1 points") in floats


def test_a_chapter_flashes_card_by_card_and_is_set_aside() -> None:
    laid: dict[str, Any] = {"hand": "red weaver, purple trader", "hall": "red blue green yellow trader"}
    flashed, floats = guildhall_after("place purple trader", "play red weaver 0", **laid)
    assert len([item for item in flashed if item.startswith("card:")]) == 4  # the fifth comes from the hand
    assert floats == [((0, "chapters"), "+1 layers-triple")]


def test_a_points_card_brings_its_points_and_chapters_pay_for_it() -> None:
    row = ["vp_5", "vp_9", "vp_9", "vp_7", "vp_7"]
    flashed, floats = guildhall_after("buy vp_5", completed=["dancer"], row=row)
    assert len(flashed) == 1
    assert floats == [((0, "points"), "+5 points"), ((0, "chapters"), "−1 layers-triple")]


def test_cards_drawn_by_another_player_go_to_their_hand() -> None:
    laid: dict[str, Any] = {"hand": "red farmer"}
    assert guildhall_after("draw", "refill", viewer=1, **laid)[1] == [((0, "cards"), "+5 cards")]
    assert guildhall_after("draw", "refill", **laid)[1] == []
