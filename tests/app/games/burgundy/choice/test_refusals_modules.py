"""Why something of the modules cannot be chosen: what it is, why not, and what helps."""

from collections.abc import Callable
from typing import Any

import pytest

from app.games import find
from rules import Game, ItemId, Rng, Value, new
from rules.bots.arena import advance
from rules.games.burgundy import items
from rules.games.burgundy.components import BUILDING, FACE_DOWN, INNS, WHITE_CASTLE
from tests.app.positions import NAMES, position_of
from tests.games.burgundy import builder
from tests.games.burgundy.expanded import phase_end
from tests.games.burgundy.pieces import NAME_OF
from tests.games.burgundy.verbs import do

GAME = "burgundy"
SCREEN = find(GAME)
SHIELDS = {"shields": True}


class Table:
    """A game in its first turn with a 1 and a 4 on the dice and nothing to pay with; its state is changed before anything is asked."""

    def __init__(self, players: int, **options: Value | bool) -> None:
        record = new(GAME, NAMES[:players], 5, options)
        while not record.game.state.round:
            advance(record, 1, Rng(5))
        self.rules = record.game.rules
        self.state: Any = record.game.state
        self.me: int = self.state.turn_of
        self.seat = self.state.seats[self.me]
        self.store = self.state.stores[self.seat.store]
        self.seat.dice, self.store.workers, self.store.silver = (1, 4), 0, 0
        self.storage((0,) * len(self.seat.storage))

    def storage(self, tiles: tuple[int, ...]) -> None:
        """Put tiles on the storage spaces."""
        self.seat.storage = (*tiles, *(0 for _ in self.seat.storage[len(tiles) :]))

    def occupy(self, tiles: dict[int, int]) -> None:
        """Put tiles on fields of the duchy."""
        before = self.state.estates[self.seat.estate]
        now = type(before)(before.duchy, tuple(tiles.get(field, tile) for field, tile in enumerate(before.tiles)))
        self.state.estates = tuple(now if estate is before else estate for estate in self.state.estates)

    def beside(self) -> list[int]:
        """Return the empty fields next to the start castle."""
        estate = self.state.estates[self.seat.estate]
        (start,) = (field for field, tile in enumerate(estate.tiles) if tile)
        return list(estate.land.neighbours[start])

    def why(self, item: ItemId, *kinds: str, language: str = "en") -> str | None:
        """Return why an item cannot be chosen, after the first legal action of each of these kinds."""
        game = Game(self.rules, self.rules.copy(self.state))
        for kind in kinds:
            game.apply(next(action for action in game.legal if action.kind == kind))
        assert not any(item in action.picks for action in game.legal)
        return SCREEN.refusal(position_of(builder.record(game), 1280, 712, language), item, ())


def test_a_shield_takes_a_double_of_its_depot() -> None:
    table = Table(2, **SHIELDS)
    shield = items.SHIELD.id(table.state.shields[2][0])
    assert table.why(shield) == "It takes a double: both your dice must show 3. Workers can turn them."
    table.seat.used = (True, False)
    table.state.pending.pop()
    assert table.why(shield) == "A shield takes both dice, and one is used. Try again next round."


def test_a_shield_that_is_held_needs_no_click() -> None:
    table = Table(2, **SHIELDS)
    (castle,) = table.state.estates[table.seat.estate].of_kind("castle")
    table.state.shields = tuple(() for _ in table.state.shields)
    table.seat.shields = ((castle, 1),)
    assert table.why("shield:1") == "This shield is yours and works by itself. There is nothing to click."
    table.seat.shields = ((castle, 16),)
    assert table.why("shield_power:16") == "To choose this shield, click it on its castle."
    assert table.why("shield_power:1") == "A shield works by itself while it is on your castle. There is nothing to click."
    table.state.die_set = True
    assert table.why("shield_power:16") == "Shield 16 has turned a die in this turn. Next turn it can again."
    assert table.why("shield:16") == "Shield 16 has turned a die in this turn. Next turn it can again."


Told = Callable[[Table], ItemId]


@pytest.mark.parametrize(
    ("options", "item", "reason"),
    [
        (
            {"trade_routes": True},
            lambda table: items.ROUTE_SPACE.id(table.me, 0),
            "Goods you sell are laid here from left to right. Sell some.",
        ),
        (
            {"duchies": "border_posts"},
            lambda table: items.POST.id(table.seat.estate, 2),
            "A chain of tiles connects it with the other posts. Build towards them.",
        ),
        ({"inns": True}, lambda table: "inns", "It costs 2 silver, you have 0. Mines, banks and sales bring silver."),
        (
            {"inns": True},
            lambda table: items.TILE.id(table.state.inns[0]),
            "It costs 2 silver, you have 0. Mines, banks and sales bring silver.",
        ),
        (
            {"white_castles": True},
            lambda table: "white_die",
            "It sends goods into a depot, and white castles act with its number. Place one.",
        ),
        (
            {"trade_routes": True},
            lambda table: items.ROUTE_SPACE.id(1 - table.me, 0),
            "This belongs to {other}. Your own duchy is the large one.",
        ),
    ],
)
def test_pieces_of_the_modules_say_what_they_are_for(options: dict[str, Value | bool], item: Told, reason: str) -> None:
    table = Table(2, **options)
    assert table.why(item(table)) == reason.format(other=f"Player {1 - table.me}")


def test_an_inn_fits_each_area_once() -> None:
    table = Table(2, inns=True)
    land = table.state.estates[table.seat.estate].land
    area = next(area for area in land.areas if len(area) > 1 and set(area) & set(table.beside()))
    near = next(field for field in area if field in table.beside())
    far = next(field for field in area if field in land.neighbours[near])
    table.occupy({near: INNS[0]})
    table.storage((INNS[1],))
    assert table.why(items.FIELD.id(table.seat.estate, far)) == "This area has an inn already. Choose a field of another area."


def test_the_number_of_the_white_die_is_named() -> None:
    table = Table(2, white_castles=True)
    castle = BUILDING.index(WHITE_CASTLE)
    land = table.state.estates[table.seat.estate].land
    town = next(field for field in table.beside() if land.colours[field] == "beige")
    table.storage((castle,))
    table.seat.dice, table.state.white = (land.dice[town],) * 2, 3
    tile = items.TILE.id(next(tile for tile in table.state.depots[5] if tile))
    assert table.why(tile, "place") == (
        "Depot 6: with the white 3 it costs 3 workers, you have 0. Something nearer, or workers, is possible."
    )
    assert table.why("white_die", "place") == "The white castle acts with its number now. Click what glows."
    assert table.why(items.END, "place") == "Something is still open. Use the white castle’s 3 for an action."
    assert table.why(tile, "place", language="de") == (
        "Depot 6: Mit der weißen 3 kostet es 3 Arbeiter, du hast 0. Etwas Näheres oder Arbeiter gehen immer."
    )


def test_monasteries_with_a_button_lead_to_it() -> None:
    """BU-17.6, BU-17.22: what they allow is chosen with a button, not by clicking them."""
    table = Table(2, extra_tiles=True)
    assert table.why("power:28") == table.why("power:6") == "This monastery has a button of its own below. Press that."
    assert table.why("power:8") == "This monastery works by itself. There is nothing to click."


def test_silver_that_can_buy_nothing_more_says_so() -> None:
    table = Table(2)
    table.store.silver = 4
    assert table.why(items.store(table.me, "silver"), "buy") == "One purchase a turn, and you have made it. Next turn you can buy again."


def test_a_post_that_is_connected_wants_nothing_more() -> None:
    table = Table(2, duchies="border_posts")
    table.seat.posts = ((0, 0), (1, 0))
    posts = [table.why(items.POST.id(table.seat.estate, post)) for post in range(3)]
    done, build = (
        "It is connected with both other posts. There is nothing more to do.",
        "A chain of tiles connects it with the other posts. Build towards them.",
    )
    assert posts == [build, build, done]


def test_partners_share_what_is_common_but_not_what_is_stored() -> None:
    table = Table(4, teams=True, duchies="double")
    partner = next(p for p, seat in enumerate(table.state.seats) if seat.estate == table.seat.estate and p != table.me)
    for private in (items.STORAGE.id(partner, 0), items.DIE.id(partner, 0)):
        assert table.why(private) == (
            f"Only Player {partner} can use this. You share the duchy, silver, workers, goods and the common storage."
        )
    assert table.why(items.store(partner, "silver")) == "Silver buys from the black depot, once in your turn. Click a tile there."
    one, other = (p for p, seat in enumerate(table.state.seats) if seat.estate != table.seat.estate)
    side = table.state.seats[one].estate
    for item in (items.FIELD.id(side, 0), items.COMMON.id(side, 0), items.store(other, "silver")):
        assert table.why(item) == f"This belongs to Player {one} & Player {other}. Your own duchy is the large one."
    assert table.why(items.DIE.id(other, 0)) == f"This belongs to Player {other}. Your own duchy is the large one."


def refused(game: Game[Any], item: ItemId) -> str | None:
    """Return why an item cannot be chosen by the player who decides."""
    return SCREEN.refusal(position_of(builder.record(game), 1280, 712, "en"), item, ())


def test_nothing_is_bought_in_the_middle_of_an_effect_at_the_end_of_a_phase() -> None:
    """BU-26.29: there is no purchase, whether one was made in the last turn or not."""
    game = phase_end(2, shields={"0,0": 14}, silver=4, depots={1: ["castle"]}, black=["mine"], tiles={"1,-1": "monastery6"})
    do(game, "end_turn", "direct castle 1,-2")
    for item in (items.TILE.id(game.state.black[0]), items.HIRE):
        assert refused(game, item) == "Nothing can be bought at the end of a phase. Next turn you can buy again."


@pytest.mark.parametrize(
    ("offered", "tiles", "reason"),
    [
        ("castle", {"-1,1": "mine"}, "No free field for castles borders on your tiles. Build towards one first."),
        (
            "mine",
            {"-1,1": "mine", "-2,2": "mine", "-3,3": "mine"},
            "All your fields for mines are taken. Choose another tile, or decline.",
        ),
        (
            "watchtower",
            {"0,-1": "watchtower", "0,1": "watchtower"},
            "Watchtower: already in every town within reach. Another town, or monastery 1.",
        ),
    ],
)
@pytest.mark.parametrize("shield", [14, 15])
def test_a_tile_on_offer_says_why_no_field_takes_it(offered: str, tiles: dict[str, str], reason: str, shield: int) -> None:
    """BU-26.24, BU-26.25: what a shield may place directly is a matter of colour and neighbours, not of dice or silver."""
    row = [offered, "ship"]
    game = phase_end(
        2, shields={"0,0": shield}, silver=4, tiles=tiles, depots={1: row if shield == 14 else []}, black=row if shield == 15 else []
    )
    do(game, "end_turn")
    assert refused(game, items.TILE.id((game.state.depots[0] if shield == 14 else game.state.black)[0])) == reason


def test_a_face_down_tile_needs_only_a_neighbour_and_the_number() -> None:
    table = Table(1)
    land = table.state.estates[0].land
    table.storage((next(iter(FACE_DOWN.values())),))
    near = table.beside()[0]
    table.seat.dice = (land.dice[near] % 6 + 1,) * 2
    far = next(field for field in land.fields if field not in table.beside() and not table.state.estates[0].tiles[field])
    said = table.why(items.FIELD.id(0, near))
    assert said is not None
    assert said.startswith(f"It needs a {land.dice[near]}: with your {table.seat.dice[0]} that costs 1 worker")
    assert table.why(items.FIELD.id(0, far)) == "This field borders on nothing yet. Fill one beside it first."
    assert table.why("counter") == "Every point you get moves the counter towards the target. There is nothing to click."


def test_a_mixed_payment_says_what_it_takes() -> None:
    """A-07: one worker and one silver; afterwards nothing can be bought in this turn."""
    table = Table(2, mixed_payment=True)
    (six,) = (tile for tile, name in NAME_OF.items() if name == "monastery6")
    table.occupy({table.beside()[0]: six})
    table.store.silver = 1
    assert table.why(items.MIX) == "It costs 1 worker and 1 silver, you have 0 workers and 1 silver."
    assert table.why(items.MIX, language="de") == "Es kostet 1 Arbeiter und 1 Silber, du hast 0 Arbeiter und 1 Silber."
    table.store.workers = 1
    assert "mix" in {action.kind for action in Game(table.rules, table.state).legal}
    assert table.why(items.MIX, "mix") == "One purchase a turn, and you have made it. Next turn you can buy again."


def test_only_a_neighbour_of_the_first_depot_is_a_second_one() -> None:
    game = builder.table(dice=(5, 1), tiles={"1,-1": "monastery5"}, storage=["ship"], spaces={1: [1], 2: [2], 4: [4]})
    game.apply(next(action for action in game.legal if action.kind == "place"))
    position = position_of(builder.record(game), 1280, 712, "en")
    said = SCREEN.refusal(position, "goods_space:4", ("goods_space:1",))
    assert said == "The second depot must be a neighbour of the first. Choose 2 or 6."
