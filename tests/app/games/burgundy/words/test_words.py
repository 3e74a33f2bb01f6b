"""The modules in words: fields of every map, lines of the log, everything a player has."""

from itertools import islice

import pytest

from app.games import find
from app.games.burgundy.words.sites import site
from app.table.screen import Section
from app.texts import LANGUAGES, Texts
from rules import Event, Record, Rng, Value, new
from rules.bots.arena import advance
from rules.games.burgundy import items
from rules.games.burgundy.board.duchies import DUCHIES
from rules.games.burgundy.modules import SHIELDS
from tests.app.positions import NAMES, position_of
from tests.games.burgundy.builder import record as recorded
from tests.games.burgundy.builder import table
from tests.games.burgundy.expanded import lay
from tests.games.burgundy.verbs import do

GAME = "burgundy"
SCREEN = find(GAME)
EN = Texts("en")
ALL: dict[str, Value | bool] = {"extra_tiles": True, "white_castles": True, "inns": True, "trade_routes": True, "shields": True}


def after(moves: int, players: int, **options: Value | bool) -> Record:
    record = new(GAME, NAMES[:players], 5, options)
    advance(record, moves, Rng(5))
    return record


def lines(section: Section) -> list[str]:
    return [section.title, *section.lines, *(line for part in section.parts for line in lines(part))]


def seats(record: Record) -> list[list[str]]:
    """Return the lines about each player, the viewer first."""
    own, _, _, *others = SCREEN.sections(position_of(record, 1280, 712, "en"))
    return [lines(own), *map(lines, others)]


def test_what_shield_5_brings_is_counted() -> None:
    """BU-26.15: a button says how many there are; the number of a type would look like a count."""
    spaces = {1: [1], 2: [2, 3], 6: [3, 3, 4]}
    game = lay(2, tiles={"0,0": "castle"}, shields={"0,0": 5}, storage=["ship"], dice=(5, 1), spaces=spaces)
    do(game, "place ship 1,0 with 5", "ship 2")
    position = position_of(recorded(game), 1280, 712, "en")
    offered = [SCREEN.choice(position, action.picks[0], ()) for action in game.legal if action.kind == "gather"]
    assert offered == ["2 × jewels", "1 × tunics", "1 × jars"]


def test_what_a_ship_may_load_is_counted_in_the_depot_that_was_clicked() -> None:
    """BU-9.3: not all types fit."""
    game = lay(2, goods={1: 1, 2: 1}, storage=["ship"], dice=(5, 1), spaces={1: [3], 2: [3, 4, 4], 3: []})
    do(game, "place ship 1,0 with 5")
    position, space = position_of(recorded(game), 1280, 712, "en"), items.GOODS_SPACE.id(2)
    loads = [action.picks for action in game.legal if space in action.picks and len(action.picks) > 1]
    assert [SCREEN.choice(position, picks[1], picks[:1]) for picks in loads] == ["2 × jars", "1 × jewels"]


def test_a_sale_says_how_many_goods_it_is() -> None:
    """BU-12.1."""
    position = position_of(recorded(lay(2, goods={1: 1, 2: 2}, dice=(2, 6))), 1280, 712, "en")
    assert position.decision is not None
    sales = {SCREEN.action_words(position, action) for action in position.decision.legal if action.kind == "sell"}
    assert sales == {"Sell 2 × grapes (die 2)"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_of_every_duchy_has_words_of_its_own(language: str) -> None:
    say = Texts(language)
    for number, land in DUCHIES.items():
        assert len({site(say, number, field) for field in land.fields}) == len(land.fields), land.name


def test_rows_count_from_the_north_and_islands_are_numbered() -> None:
    assert site(EN, 1, 0).endswith(", row 1, place 1")
    assert site(EN, 17, 36) == "Castle field 1, row 4, place 7", "the middle of a double duchy"
    assert site(EN, 19, 6) == "River field 1, island 1, field 7"
    assert site(EN, 19, 7) == "River field 6, island 2, field 1", "the river between them joins no islands"


def test_the_white_die_is_told_once_it_has_been_rolled() -> None:
    """BU-21.2: white castles act with its number."""
    chosen, begun = (after(moves, 2, duchies="border_posts", white_castles=True) for moves in (0, 8))
    number = begun.game.state.white
    told = [lines(SCREEN.sections(position_of(record, 1280, 712, "en"))[2]) for record in (chosen, begun)]
    assert not any("White die" in line for line in told[0])
    assert f"White die: goods for depot {number}" in told[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shield_has_a_name_and_says_what_it_does(language: str) -> None:
    say = Texts(language)
    for kind in ("shield", "shield_name", "shield_does"):
        assert len({say(f"{GAME}.{kind}.{number}") for number in SHIELDS}) == len(SHIELDS)
    assert all(say(f"{GAME}.shield_does.{number}").endswith(".") for number in SHIELDS)


def test_the_log_tells_only_of_goods_that_match_the_trade_route() -> None:
    def said(bonus: str) -> str | None:
        values: dict[str, Value] = {"what": "pink", "bonus": bonus}
        return SCREEN.event_words(NAMES, EN, Event("route", 0, ("good:15", "route_space:0:2"), values, "BU-23.3"))

    assert said("") is None
    assert said("bank") == f"{NAMES[0]}, trade route, jewels: 2 silver"


def test_the_log_tells_of_nothing_taken_and_of_the_last_target() -> None:
    def said(kind: str, *things: str, **values: Value) -> str | None:
        return SCREEN.event_words(NAMES, EN, Event(kind, 0, things, values))

    assert said("collected", "goods_space:4", n=0) == f"{NAMES[0]} takes no goods from depot 4"
    assert said("collected", "goods_space:4", "goods_space:5", "good:3", n=1) == f"{NAMES[0]} takes 1 goods tile from depots 4 and 5"
    assert said("target", before=10, target=5) == f"{NAMES[0]} reaches 10: the next target is 5"
    assert said("target", before=5, target=5) == f"{NAMES[0]} reaches 5: the target stays there"


def test_partners_are_told_of_what_they_share_once() -> None:
    mine, second, third, fourth = seats(after(8, 4, teams=True, duchies="double"))
    shared = ("Duchy 12a", "Common storage")
    assert all(line in mine for line in shared)
    found = [[line for line in shared if line in section] for section in (second, third, fourth)]
    assert sorted(map(len, found)) == [0, 0, 2], "the partner and one of the other team share what has been told"
    assert sum("Plays with" in line for section in (mine, second, third, fourth) for line in section) == 4


def test_a_lone_player_is_told_of_the_counter_and_of_no_bridge() -> None:
    record = after(6, 1, duchies="solo_beginner", target=47)
    assert "Counter: 0 of 47 points" in seats(record)[0]
    assert not [line for section in SCREEN.sections(position_of(record, 1280, 712, "en")) for line in lines(section) if "bridge" in line]


def test_shields_routes_and_posts_are_listed() -> None:
    record = after(30, 2, duchies="border_posts", **ALL)
    depots = lines(SCREEN.sections(position_of(record, 1280, 712, "en"))[1])
    assert sum("Shield " in line for line in depots) == 6 - sum(len(seat.shields) for seat in record.game.state.seats)
    assert "1 inn: 2 silver" in depots
    for said in islice(seats(record), 2):
        assert sum(line.startswith("Space ") for line in said) == 15
        assert sum("border post: " in line for line in said) == 3


def test_the_key_for_storage_counts_common_spaces_after_a_players_own() -> None:
    record = after(0, 4, teams=True, duchies="double")
    state, player = record.game.state, record.game.decider
    assert player is not None
    state.seats[player].storage = (0, 7)
    store = state.seats[player].store
    state.stores[store].storage = (8, 0)
    found = SCREEN.key_items(position_of(record, 1280, 712, "en"), "storage")
    assert found == (f"storage:{player}:0", "tile:7", "tile:8", f"common:{store}:1")
    alone = after(0, 1)
    assert SCREEN.key_items(position_of(alone, 1280, 712, "en"), "storage")[1:] == (None, None)


def test_a_mine_field_is_not_one_of_explosives_and_an_empty_storage_is_empty() -> None:
    german = Texts("de")
    assert german("burgundy.space.mine") == "Bergwerksfeld"
    tip = SCREEN.tip(position_of(recorded(lay(2)), 1280, 712, "de"), "seat:1")
    assert tip is not None
    assert "Schlüsselfelder: leer" in [words for _, words in tip.lines]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Anna places on town field 3, row 3, place 3: Bank"),
        ("de", "Anna legt auf Stadtfeld 3, Reihe 3, Platz 3: Bank"),
    ],
)
def test_the_log_says_where_a_tile_went(language: str, said: str) -> None:
    placed = next(
        event for event in do(recorded(table(storage=["bank"], dice=(3, 1))).game, "place bank 0,-1 with 3") if event.kind == "placed"
    )
    assert SCREEN.event_words(NAMES, Texts(language), placed) == said
    older = Event(placed.kind, placed.player, placed.items, {"tile": "bank"}, placed.clause)
    assert SCREEN.event_words(NAMES, Texts(language), older) == said[: said.index(" ", 5)] + ": Bank"


def test_the_log_says_where_on_islands_a_tile_went() -> None:
    land = next(n for n, duchy in DUCHIES.items() if duchy.links)
    for field in DUCHIES[land].fields:
        placed = Event("placed", 0, ("tile:57", items.FIELD.id(0, field)), {"tile": "bank", "duchy": land})
        words = SCREEN.event_words(NAMES, EN, placed)
        assert words is not None
        assert site(EN, land, field)[1:] in words
