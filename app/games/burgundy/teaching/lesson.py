"""The board game taught chapter by chapter: the basic game in six, then its expansions, the team game and the solo game."""

from __future__ import annotations

from app.games.base.lessons import SCORE, look, task, things
from app.teaching.lesson import Chapter, Lesson
from rules import ItemId, Record
from rules.games.burgundy import items

from .lesson_hints import lying, onto
from .lesson_modules import CHAPTERS, SOLO
from .positions import ME, OTHER, Arranged


def _take(names: tuple[str, str]) -> Record:
    """Set up the very first turn, with one worker."""
    start = Arranged(names, "A", 1)
    start.depot(3, "animal_sheep_4")
    start.me.dice, start.store.workers = (3, 4), 1
    return start.record()


def _place(names: tuple[str, str]) -> Record:
    """Set up a pasture that already has sheep, and a bank that pays for a purchase."""
    start = Arranged(names, "A", 3)
    start.duchy({11: "church", 10: "animal_sheep_3"})
    start.duchy({25: "market", 24: "mine"}, OTHER)
    start.storage("animal_sheep_4", "bank")
    start.me.dice, start.store.silver = (1, 3), 0
    return start.record()


def _ship(names: tuple[str, str]) -> Record:
    """Set up depot 2 with goods of a type that the learner already stores."""
    start = Arranged(names, "A", 4)
    start.duchy({24: "mine", 12: "monastery_16"})
    start.duchy({25: "market", 24: "mine"}, OTHER)
    start.storage("ship")
    start.goods((4, 4), {2: (4, 4)})
    start.me.dice, start.store.silver = (5, 4), 0
    return start.record()


def _chain(names: tuple[str, str]) -> Record:
    """Set up a castle, a town hall, and a watchtower that fills a town of a single field."""
    start = Arranged(names, "B", 2)
    start.duchy({12: "monastery_16", 17: "ship", 16: "ship", 10: "animal_cow_3", 24: "mine"})
    start.duchy({25: "market", 26: "church", 19: "ship", 12: "monastery_09"}, OTHER)
    start.storage("castle", "town_hall", "watchtower")
    start.me.dice, start.store.silver = (6, 2), 0
    return start.record()


def _phase(names: tuple[str, str]) -> Record:
    """Set up the last turn of a phase: the third mine, and a ship that overtakes the other player's marker."""
    start = Arranged(names, "B", 5, begins=False)
    start.duchy({24: "mine", 29: "mine", 25: "church", 31: "warehouse", 26: "bank", 12: "monastery_13", 11: "market", 10: "animal_pig_3"})
    start.duchy({25: "market", 26: "church", 12: "monastery_09", 24: "mine", 11: "bank", 10: "animal_goat_3", 9: "animal_goat_4"}, OTHER)
    start.storage("mine", "ship")
    start.goods((2, 3), {3: (3, 3, 6)})
    start.me.dice, start.store.silver = (3, 5), 0
    return start.record()


def _end(names: tuple[str, str]) -> Record:
    """Set up the last turn of the game, with a monastery that counts the two banks."""
    start = Arranged(names, "E", 5, begins=False)
    start.duchy({17: "ship", 16: "ship", 15: "ship", 19: "ship", 20: "ship", 24: "mine", 29: "mine", 6: "castle", 1: "castle"})
    start.duchy({11: "bank", 25: "bank", 26: "market", 31: "church", 32: "warehouse", 36: "watchtower", 13: "town_hall", 14: "market"})
    start.duchy({10: "animal_sheep_4", 9: "animal_cow_3", 5: "animal_sheep_2", 30: "monastery_08", 34: "monastery_03"})
    start.duchy({17: "ship", 16: "ship", 19: "ship", 20: "ship", 21: "ship", 24: "mine", 29: "mine", 6: "castle"}, OTHER)
    start.duchy({25: "market", 26: "church", 31: "bank", 32: "watchtower", 23: "bank", 22: "carpenter", 11: "watchtower"}, OTHER)
    start.duchy({10: "animal_goat_3", 4: "animal_goat_4", 12: "monastery_09", 7: "monastery_04", 30: "monastery_17"}, OTHER)
    start.storage("monastery_22")
    start.goods((4, 4, 2), {})
    start.me.dice, start.store.silver, start.store.workers = (5, 4), 3, 3
    return start.record()


def _sailing(record: Record) -> tuple[ItemId, ...]:
    """Return the ship and its field; afterwards the depot with the goods."""
    return onto("ship", 19)(record) or (items.GOODS_SPACE.id(3),)


def _tower(record: Record) -> tuple[ItemId, ...]:
    """Return the town hall with its fields, the one to point at first; afterwards the watchtower, which needs the town of one field."""
    hall = onto("town_hall", 25)(record)
    fields = (action.picks[1] for action in record.game.legal if hall and action.picks[0] == hall[0])
    return (*hall, *fields) if hall else onto("watchtower", 11)(record)


def _black(record: Record) -> tuple[ItemId, ...]:
    return tuple(items.TILE.id(tile) for tile in record.game.state.black if tile)


END = task("end", "turn phase end", things(items.END))

START = Chapter(
    "start",
    _take,
    (
        look("goal", things("frame:duchy")),
        look("round", things(*(items.DIE.id(ME, n) for n in range(2)))),
        look("where", things(*map(items.DEPOT.id, range(1, 7)))),
    ),
)
"""The goal, the shape of a round, and where to look."""

LESSON: Lesson = (
    START,
    Chapter("take", _take, (task("take", "took", lying(3, "animal_sheep_4")), task("paid", "turned", lying(5, "mine")), END)),
    Chapter(
        "place",
        _place,
        (
            task("animals", "animals", onto("animal_sheep_4", 5)),
            task("bank", "gained", onto("bank", 25)),
            task("buy", "bought", _black),
            END,
        ),
    ),
    Chapter(
        "ship",
        _ship,
        (
            task("ship", "placed", onto("ship", 19)),
            task("load", "collected", things(items.GOODS_SPACE.id(2))),
            task("sell", "sold", things(items.store(ME, 4))),
            END,
        ),
    ),
    Chapter(
        "chain",
        _chain,
        (
            task("castle", "placed", onto("castle", 6)),
            task("tower", "watchtower", _tower),
            task("rest", "gained", things(items.WORKERS)),
            END,
        ),
    ),
    Chapter(
        "phase",
        _phase,
        (
            task("area", "area", onto("mine", 33)),
            task("ship", "sailed", _sailing),
            END,
            SCORE,
        ),
    ),
    Chapter(
        "last",
        _end,
        (task("monastery", "placed", onto("monastery_22", 7)), task("sell", "sold", things(items.store(ME, 4))), END),
    ),
    *CHAPTERS,
    SOLO,
)
