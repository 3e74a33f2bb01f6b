"""The expansions, the team game and the solo game taught in a chapter each."""

from __future__ import annotations

from msgspec.structs import replace

from app.games.base.lessons import look, task, things
from app.teaching.lesson import Chapter, Lesson
from rules import ItemId, Record
from rules.games.burgundy import items
from rules.games.burgundy.board.duchies import NUMBERED
from rules.games.burgundy.components import INN, KIND

from .lesson_hints import lying, onto
from .positions import ME, OTHER, Arranged

END = task("end", "turn phase", things(items.END))


def _white_castles(names: tuple[str, str]) -> Record:
    """Set up a white castle with one place to go, and something to take with the white die."""
    start = Arranged(names, "B", 2, white_castles=True)
    start.duchy({11: "church", 10: "animal_sheep_3"})
    start.duchy({25: "market", 24: "mine"}, OTHER)
    start.depot(5, "mine")
    start.storage("white_castle")
    start.me.dice, start.store.silver, start.state.white = (1, 3), 0, 5
    return start.record()


def _inns(names: tuple[str, str]) -> Record:
    """Set up an area of mines with one field left, and silver for an inn."""
    start = Arranged(names, "B", 3, inns=True)
    start.duchy({24: "mine", 29: "mine"})
    start.duchy({25: "market", 24: "mine"}, OTHER)
    start.me.dice, start.store.silver = (3, 6), 2
    return start.record()


def _posts(names: tuple[str, str]) -> Record:
    """Set up a chain of tiles that lacks the last field at the eastern and at the southern post."""
    start = Arranged(names, "C", 4, duchy=NUMBERED["11a"], duchies="border_posts")
    start.begin_at(28)
    start.duchy({22: "bank", 15: "church", 9: "ship", 4: "monastery_16", 5: "monastery_17", 6: "monastery_18", 7: "monastery_19"})
    start.duchy({29: "ship", 30: "monastery_20"})
    start.storage("monastery_21", "animal_cow_3")
    start.me.dice, start.store.silver = (4, 1), 0
    return start.record()


def _routes(names: tuple[str, str]) -> Record:
    """Set up a trade route that begins with a tile placed and 4 points, and goods of its first two types."""
    start = Arranged(names, "B", 2, trade_routes=True)
    start.duchy({24: "mine"})
    start.duchy({25: "market", 24: "mine"}, OTHER)
    start.route(4)
    start.storage("bank")
    start.goods((3, 5), {})
    start.me.dice, start.store.silver = (3, 5), 0
    return start.record()


def _shields(names: tuple[str, str]) -> Record:
    """Set up the last turn of a phase with two mines, a double, and a shield for the mines."""
    start = Arranged(names, "B", 5, begins=False, shields=True)
    start.duchy({24: "mine", 29: "mine"})
    start.duchy({25: "market", 24: "mine"}, OTHER)
    start.shield(4, 8)
    start.me.dice, start.store.silver = (4, 4), 1
    return start.record()


def _teams(names: tuple[str, str]) -> Record:
    """Set up a turn with a partner: a tile in the common storage, and one in a depot."""
    start = Arranged((*names, *_others(names)), "A", 2, teams=True, duchies="double")
    start.depot(3, "animal_sheep_4")
    start.common("mine")
    start.me.dice, start.store.silver = (3, 2), 0
    return start.record()


def _others(names: tuple[str, str]) -> tuple[str, ...]:
    """Return names for the other team."""
    return tuple(name for name in ("Cleo", "Dora", "Emil", "Finn") if name not in names)[:2]


def _solo(names: tuple[str, str]) -> Record:
    """Set up a lone player's duchy with one field left, goods to sell, and a counter close to the target."""
    start = Arranged(names[:1], "E", 4, duchies="solo_beginner")
    start.begin_at(13)
    start.duchy({0: "animal_cow_3", 12: "animal_pig_2", 22: "animal_goat_3", 27: "animal_sheep_2", 31: "animal_cow_4", 36: "animal_pig_3"})
    start.duchy({6: "ship", 7: "ship", 16: "ship", 19: "ship", 28: "ship", 32: "ship", 5: "mine", 8: "mine", 34: "mine"})
    start.duchy({2: "castle", 4: "castle", 30: "castle", 3: "monastery_01", 14: "monastery_02", 23: "monastery_05"})
    start.duchy({24: "monastery_09", 25: "monastery_10", 26: "monastery_11", 1: "bank", 9: "market", 10: "church", 11: "bank"})
    start.duchy({15: "warehouse", 17: "carpenter", 18: "market", 21: "church", 29: "town_hall", 33: "boarding_house", 35: "carpenter"})
    start.storage("town_hall")
    start.goods((4, 4), {})
    start.me.dice, start.store.silver = (4, 2), 2
    start.state.solo = replace(start.state.solo, counter=33, target=40, reached=2)
    return start.record()


def _inn(record: Record) -> tuple[ItemId, ...]:
    """Return the top inn; once one is bought, that one and the field to fill."""
    stored = [tile for tile in record.game.state.seats[ME].storage if KIND[tile] == INN]
    return (items.TILE.id(stored[0]), items.FIELD.id(ME, 33)) if stored else (items.TILE.id(record.game.state.inns[-1]),)


def _castle(record: Record) -> tuple[ItemId, ...]:
    """Return the shield to take, and the start castle."""
    return (items.SHIELD.id(8), *map(items.TILE.id, record.game.state.estates[ME].of_kind("castle")))


CHAPTERS: Lesson = (
    Chapter(
        "white_castles",
        _white_castles,
        (task("castle", "placed", onto("white_castle", 25)), task("act", "took", lying(5, "mine"))),
    ),
    Chapter("inns", _inns, (task("buy", "bought", _inn), task("place", "area", _inn))),
    Chapter(
        "border_posts",
        _posts,
        (task("posts", "posts", onto("monastery_21", 8)), task("all", "borders", onto("animal_cow_3", 35))),
    ),
    Chapter(
        "trade_routes",
        _routes,
        (
            task("sell", "sold", things(items.store(ME, 3))),
            task("place", "placed", onto("bank", 25)),
            task("points", "route_points", things(items.store(ME, 5))),
        ),
    ),
    Chapter(
        "shields",
        _shields,
        (
            task("take", "shield_taken", _castle),
            task("pay", "tribute", things(items.END, items.PAY_ALL)),
        ),
    ),
    Chapter(
        "teams",
        _teams,
        (
            task("take", "took", lying(3, "animal_sheep_4"), things(items.COMMON.id(0, 1))),
            task("place", "placed", onto("mine", 48)),
            END,
        ),
    ),
)

SOLO = Chapter(
    "solo",
    _solo,
    (
        task("sell", "sold", things(items.store(ME, 4))),
        task("points", "bought_points", things(items.POINTS.id(3))),
        task("last", "won", onto("town_hall", 20)),
    ),
)

SOLO_LESSON: Lesson = (
    Chapter(
        "alone",
        _solo,
        (
            look("goal", things("frame:duchy")),
            look("round", things("points")),
            look("where", things(*map(items.DEPOT.id, range(1, 7)))),
        ),
    ),
    SOLO,
)
"""What is different for a lone player."""
