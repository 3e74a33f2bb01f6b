"""Enlarged pieces of the expansions, the team game and the solo game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import rules
from app.art.fonts import text_width
from app.games import find
from app.games.burgundy.painters import PAINTERS
from app.table.screen import Explanation
from app.texts import LANGUAGES
from app.windows.play.zoom import COLUMN
from rules import ItemId, Record
from rules.games.burgundy import items
from rules.games.burgundy.components import FACE_DOWN
from rules.games.burgundy.modules import SHIELDS
from rules.games.burgundy.state import Solo
from tests.app.painting import check_piece, piece
from tests.app.positions import NAMES, laid, position_of, ui_of
from tests.games.burgundy import builder
from tests.games.burgundy.expanded import lay, phase_end
from tests.games.burgundy.pieces import NAME_OF
from tests.games.burgundy.verbs import do

pytestmark = pytest.mark.usefixtures("fresh_painting")

GAME = "burgundy"
SCREEN = find(GAME)
ALL: dict[str, Any] = {"duchies": "border_posts", "white_castles": True, "inns": True, "trade_routes": True, "shields": True}


def new(players: int = 2, **options: Any) -> Record:
    return rules.new(GAME, NAMES[:players], 5, options)


def explained(record: Record, item: ItemId, language: str = "en", viewer: int = 0) -> Explanation:
    found = SCREEN.explain(position_of(record, 1280, 712, language, viewer), item)
    assert found is not None, item
    return found


def facts(record: Record, item: ItemId) -> list[str]:
    return [words for _, words in explained(record, item).facts]


def notes(record: Record, item: ItemId, viewer: int = 0) -> list[str]:
    return [words for _, words in explained(record, item, viewer=viewer).notes]


def tile_named(name: str) -> int:
    """Return the first tile of this name."""
    return next(tile for tile, known in NAME_OF.items() if known == name)


def everything() -> Iterator[tuple[Record, ItemId]]:
    """Return every sort of piece that the modules add."""
    record = new(**ALL)
    yield from ((record, items.SHIELD.id(shield)) for shield in SHIELDS)
    yield from ((record, items.ROUTE.id(card)) for card in record.game.state.seats[0].routes)
    yield from ((record, items.ROUTE_SPACE.id(0, space)) for space in range(15))
    yield from ((record, items.POST.id(1, post)) for post in range(3))
    yield record, items.INNS
    yield from ((record, items.TILE.id(tile)) for tile in (169, 170))
    begun = new(inns=True)
    yield begun, items.TILE.id(begun.game.state.inns[-1])
    alone = new(1)
    yield from ((alone, item) for item in (items.COUNTER, items.TARGET, items.TILE.id(next(iter(FACE_DOWN.values())))))
    yield new(4, teams=True), items.COMMON.id(0, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_is_explained_by_a_paragraph_in_words_that_fit_below_its_picture(language: str) -> None:
    known = {paragraph.id for chapter in SCREEN.rulebook for paragraph in chapter.paragraphs}
    for record, item in everything():
        found = explained(record, item, language)
        assert found.rule in known, item
        assert found.title != found.subtitle or item == items.TILE.id(169), item
        assert text_width(found.title, "h1", 17) <= 242, found.title
        assert found.picture is not None
        assert found.picture.rect.w <= COLUMN
        for _, words in found.facts:
            assert text_width(words, "body") <= COLUMN - 20, words


def test_every_enlarged_picture_stays_within_its_margin() -> None:
    for record, item in everything():
        picture = explained(record, item).picture
        assert picture is not None
        check_piece(piece(PAINTERS, picture.face, picture.rect.w, picture.rect.h))


def test_a_shield_says_where_it_lies_and_what_it_scores() -> None:
    record = new(**ALL)
    state = record.game.state
    shield = state.shields[2][0]
    assert facts(record, items.SHIELD.id(shield))[0] == "Depot 3, for a double"
    castle = next(tile for tile in state.estates[0].tiles if tile) if any(state.estates[0].tiles) else 1
    state.shields = tuple(tuple(held for held in space if held != shield) for space in state.shields)
    state.seats[0].shields = ((castle, shield),)
    assert facts(record, items.SHIELD.id(shield))[0] == "On a castle"
    assert notes(record, items.SHIELD.id(shield), viewer=1) == [f"It lies in the duchy of {NAMES[0]}."]
    points = int(facts(record, items.SHIELD.id(shield))[1].split()[-2])
    state.seats[0].shields = ((castle, shield), (castle + 1, 13))
    assert facts(record, items.SHIELD.id(shield))[1] == f"At the end: {2 * points} points"
    state.seats[0].shields = ()
    assert facts(record, items.SHIELD.id(shield))[0] == "Has left the game"


def test_shield_6_says_whose_monasteries_it_shares() -> None:
    record = new(**ALL)
    record.game.state.seats[0].shields = ((1, 6),)
    record.game.state.seats[0].named = 1
    assert notes(record, items.SHIELD.id(6)) == [f"It shares the monasteries of {NAMES[1]}."]


def test_a_space_of_a_route_says_what_it_brings_and_what_lies_there() -> None:
    record = new(**ALL)
    state = record.game.state
    state.seats[0].routes = (9, *(card for card in range(1, 6) if card != 9))[:5]
    assert notes(record, items.ROUTE_SPACE.id(0, 0)) == ["tunics (1): 2 silver"]
    assert facts(record, items.ROUTE_SPACE.id(0, 0)) == ["The next tile goes here"]
    assert facts(record, items.ROUTE_SPACE.id(0, 1)) == ["Still empty"]
    assert len(notes(record, items.ROUTE.id(9))) == 3
    state.stores[0].sold = (1, 2)  # two tiles of type 1: the first matches
    assert [facts(record, items.ROUTE_SPACE.id(0, space)) for space in (0, 1)] == [["The types match"], ["Another type lies here"]]


def test_a_post_says_what_its_connections_have_brought_or_would_bring() -> None:
    record = new(**ALL)
    record.game.state.phase = 1
    assert facts(record, items.POST.id(0, 0)) == ["South: 8 points now", "East: 8 points now", "All three: 5 more"]
    record.game.state.seats[0].posts = ((2, 0),)
    assert facts(record, items.POST.id(0, 0)) == ["South: 8 points now", "East: 10 points scored", "All three: 5 more"]
    record.game.state.seats[1].border_rank = 1
    assert facts(record, items.POST.id(0, 0))[-1] == "All three: 2 more"


def test_inns_say_how_many_there_are_and_where_they_fit() -> None:
    record = new(inns=True)
    assert facts(record, items.INNS) == ["Stack of inns: 2 silver", "1 inn to buy", "4 more to come"]
    assert facts(record, items.TILE.id(record.game.state.inns[-1]))[0] == "Stack of inns: 2 silver"
    assert "You have 36 empty fields for it." in notes(record, items.TILE.id(record.game.state.inns[-1]))


def test_the_markers_of_a_lone_player_say_how_far_they_are() -> None:
    record = new(1)
    assert facts(record, items.COUNTER) == ["0 of 50 points"]
    record.game.state.solo = Solo(counter=7, target=45, reached=1)
    assert facts(record, items.COUNTER) == ["7 of 45 points", "Reached once"]


def test_partners_are_not_named_as_owners_of_what_is_theirs_in_common() -> None:
    record = new(4, teams=True)
    state = record.game.state
    castle = next(tile for tile in state.estates[0].tiles if tile)
    mine = [p for p, seat in enumerate(state.seats) if seat.estate == 0]
    assert not any("belongs" in note for player in mine for note in notes(record, items.TILE.id(castle), viewer=player))
    other = next(p for p in range(4) if p not in mine)
    assert any("belongs" in note for note in notes(record, items.TILE.id(castle), viewer=other))


def test_both_partners_see_what_their_monastery_is_worth() -> None:
    """BU-24.11: it counts once for the team, no matter who looks at it."""
    game = lay(4, teams=True, duchy="12a", order=(0, 2, 1, 3), tiles={"0,-1": "monastery22", "1,0": "bank"})
    item = items.TILE.id(tile_named("monastery22"))
    for viewer in (0, 1):
        assert notes(builder.record(game), item, viewer) == ["It brings 4 points as things stand."]
    assert notes(builder.record(game), item, 2) == ["It belongs to Player 0 & Player 1.", "It brings 4 points as things stand."]


def test_a_lone_players_store_has_no_room_to_count() -> None:
    """BU-25.1: it holds any number of types."""
    record = builder.record(lay(1, duchy="13a", castle="nw5", goods={1: 1, 2: 1, 3: 1, 4: 1}))
    assert facts(record, items.GOODS_SPACE.id(1)) == ["0 goods"]
    assert facts(builder.record(lay(2, goods={1: 1})), items.GOODS_SPACE.id(1)) == ["0 goods", "Room for 2 more types"]


def test_a_sale_says_what_shields_make_of_it() -> None:
    """BU-26.9, BU-26.19, BU-26.22: double points, and silver for each tile, to which monastery 3 adds nothing."""
    said: dict[str, Any] = {"goods": {1: 3}, "tiles": {"1,-2": "castle", "1,-1": "monastery3"}}
    plain = builder.record(lay(2, **said))
    assert facts(plain, items.store(0, 1)) == ["Sold with a 1", "Sold now: 6 points", "and 2 silver"]
    held = builder.record(lay(2, **said, shields={"0,0": 9, "1,-2": 12}))
    assert facts(held, items.store(0, 1)) == ["Sold with a 1", "Sold now: 12 points", "and 3 silver"]


def test_mines_herds_and_areas_say_what_shields_make_of_them() -> None:
    """BU-26.11, BU-26.18, BU-26.27: double mines, one pasture, larger areas; an inn counts too (BU-22.5)."""
    said: dict[str, Any] = {
        "phase": "C",
        "storage": ["mine", "cow3"],
        "tiles": {"0,-2": "cow4", "0,1": "bank", "1,1": "market", "1,-2": "castle", "2,-3": "castle", "3,-2": "inn"},
    }
    for shields, expected in (
        ({}, ["3 silver", "7 points", "10 + 6"]),
        ({"0,0": 8, "1,-2": 1, "2,-3": 17}, ["6 silver", "9 points", "15 + 6"]),
    ):
        tiles = said["tiles"] | {"2,1": "cow2"} if shields else said["tiles"]
        record = builder.record(lay(2, **said | {"tiles": tiles}, shields=shields))
        mine, cows = (items.TILE.id(tile) for tile in record.game.state.seats[0].storage[:2])
        field = items.FIELD.id(0, record.game.state.estates[0].land.hexes.index((2, -1)))
        told = (notes(record, mine)[0], notes(record, cows)[0], facts(record, field)[1])
        assert all(figure in words for figure, words in zip(expected, told, strict=True)), told


def test_nothing_is_said_of_purchases_at_the_end_of_a_phase() -> None:
    """BU-26.29"""
    game = phase_end(2, shields={"0,0": 7}, silver=2)
    assert facts(builder.record(game), items.BLACK_DEPOT)[1:] == ["Not bought yet this turn"]
    do(game, "end_turn")
    assert facts(builder.record(game), items.BLACK_DEPOT)[1:] == []


def test_a_monastery_that_counts_buildings_scores_only_once_for_a_lone_player() -> None:
    """BU-25.9: what is built later brings nothing more, so it is no power in force either."""
    game = lay(1, duchy="13a", castle="nw5", tiles={"nw4": "monastery22", "nw6": "bank"}, storage=["monastery16"])
    placed, stored = map(tile_named, ("monastery22", "monastery16"))
    found = builder.record(game)
    assert explained(found, items.TILE.id(placed)).notes == ((True, "In the solo game it scored once, when it was placed."),)
    assert "scores 0 points at once" in explained(found, items.TILE.id(stored)).notes[0][1]
    position = position_of(found, 1280, 712, "en")
    assert not [item for item in laid(position, SCREEN, ui_of(position), text_width).placements if item.startswith("power:")]


def test_the_track_of_a_lone_player_is_explained_by_its_counter() -> None:
    record = new(1, duchies="solo_beginner")
    assert explained(record, "points").facts == explained(record, items.COUNTER).facts
    assert not explained(record, items.POINTS.id(2)).facts
