"""Praga Caput Regni taught at its own table: how to do it, and what it is good for."""

from __future__ import annotations

from app.games.base.lessons import SCORE, look, task, then, things
from app.table.choice.plans import Plan
from app.teaching.lesson import LEARNER as ME
from app.teaching.lesson import Chapter, Hints, Lesson
from rules import ItemId, Record
from rules.games.praga import items
from rules.games.praga.components import BUILDING, HUNGER_WALL, KINDS, PROJECT, PROJECTS, UPGRADE, WALL

from ..choice.gestures import LAYS, gain
from ..choice.stand_ins import alias
from .positions import OTHER, Arranged, action_tile, number, seal, site

CRANE = {"action_tile_5": 0, "action_tile_2": 1, "action_tile_3": 2, "action_tile_4": 3, "action_tile_1": 4, "action_tile_6": 5}
"""The action tiles in most chapters: mines and wall, upgrade and road cost nothing."""


def _crane(names: tuple[str, str]) -> Record:
    """Set up the very first turn: mines and wall without a price."""
    start = Arranged(names)
    start.crane(**CRANE)
    return start.record()


def _wheel(names: tuple[str, str]) -> Record:
    """Set up a tile in the red zone whose wheel bonus is a silver window."""
    start = Arranged(names)
    start.crane(action_tile_5=2, action_tile_6=4)
    start.has(gold=3, stone=2)
    return start.record()


def _upgrade(names: tuple[str, str]) -> Record:
    """Set up an upgrade of the mines whose symbol meets that of a wall."""
    start = Arranged(names)
    start.crane(**CRANE)
    start.row(UPGRADE, "upgrade_e1_01", "upgrade_e1_09", "upgrade_e1_07")
    start.wall("wall_e1_02", 0, 1)
    return start.record()


def _wall(names: tuple[str, str]) -> Record:
    """Set up a wall with the Hunger Wall symbol, whose red corner meets that of an upgrade of the mines."""
    start = Arranged(names)
    start.crane(**CRANE)
    start.upgrade("upgrade_e1_01", 3)
    start.row(WALL, "wall_e1_07", "wall_e1_12", "wall_e1_14")
    start.has(stone=3, blue_marker=4)
    return start.record()


def _wealth(names: tuple[str, str]) -> Record:
    """Set up a production of gold that reaches six."""
    start = Arranged(names)
    start.crane(**CRANE)
    start.has(gold=4)
    return start.record()


def _seal(names: tuple[str, str]) -> Record:
    """Set up the last step of the mine track, with the price of a seal in hand."""
    start = Arranged(names)
    start.crane(**CRANE)
    start.has(mine=8, gold=4, silver_window=2)
    return start.record()


def _building(names: tuple[str, str]) -> Record:
    """Set up the last site of a plaza where both players have a claim."""
    start = Arranged(names)
    start.crane(**{**CRANE, "action_tile_5": 4, "action_tile_1": 0})
    start.building("building_e1_01", "n4", 0, OTHER)
    start.row(BUILDING, "building_e1_06", "building_e1_14", "building_e1_09")
    start.has(gold=3)
    return start.record()


def _road(names: tuple[str, str]) -> Record:
    """Set up the first space of the road, with an egg to spend."""
    start = Arranged(names)
    start.crane(**CRANE)
    start.has(egg=1)
    return start.record()


def _technology(names: tuple[str, str]) -> Record:
    """Set up a wall that brings the first step of technology, and an upgrade whose red corner it meets."""
    start = Arranged(names)
    start.crane(**CRANE)
    start.upgrade("upgrade_e1_01", 0)
    start.row(WALL, "wall_e1_09", "wall_e1_12", "wall_e1_14")
    start.has(stone=3, university=5)
    return start.record()


def _projects(names: tuple[str, str]) -> Record:
    """Set up two silver windows for a row, and two gold ones for an extra action."""
    start = Arranged(names)
    start.crane(**CRANE)
    start.has(silver_window=2, gold_window=2, gold=2, stone=2)
    return start.record()


def _end(names: tuple[str, str]) -> Record:
    """Set up a turn with something left of everything that counts at the end."""
    start = Arranged(names)
    start.crane(**CRANE)
    start.has(egg=3, blue_marker=2, red_marker=3, technology=4, university=5)
    start.project("hunger_wall", 2, 3)
    start.project("cathedral", 1, 2)
    start.seats(seal_rights=1)
    return start.record()


def _simple(names: tuple[str, str]) -> Record:
    """Set up the simple solo game with mines and wall furthest ahead on the crane."""
    start = Arranged(names[:1], solo_mode="simple")
    start.crane(action_tile_1=7)
    return start.record()


def _parler(names: tuple[str, str]) -> Record:
    """Set up the solo game against Peter Parler, with mines and wall among the first tiles on the crane."""
    start = Arranged(names[:1], solo_mode="parler")
    start.crane(**CRANE)
    return start.record()


def _half(name: str, half: int) -> ItemId:
    return items.HALF.id(action_tile(name), half)


MINES, WALLS = _half("action_tile_1", 0), _half("action_tile_1", 1)
QUARRIES, BUILDINGS = _half("action_tile_5", 0), _half("action_tile_5", 1)
UPGRADES, ROAD = _half("action_tile_6", 0), _half("action_tile_6", 1)
MINES_FIELD = items.FIELD.id(ME, "mines")
ACADEMICS = ("frame:sign_technology", *(items.TRACK.id(ME, track) for track in ("technology", "university")))
END = task("end", "turn", things(*items.END_TURN.picks))


def _tile(kind: str, name: str) -> ItemId:
    return items.tile(kind, number(kind, name))


def _open(kind: str) -> Hints:
    """Return hints at everything that can be clicked now for an action of this kind."""

    def hints(record: Record) -> tuple[ItemId, ...]:
        return tuple(pick for action in record.game.legal if action.kind == kind for pick in action.picks)

    return hints


def _turned(place: ItemId) -> Hints:
    """Return hints at a place and at the rotations that bring the most there."""

    def hints(record: Record) -> tuple[ItemId, ...]:
        game = record.game
        ways = [Plan((action,), action.picks) for action in game.legal if action.kind in LAYS and place in action.picks]
        most = max((gain(game, way) for way in ways), default=0)
        return (place, *(pick for way in ways if gain(game, way) == most for pick in way.picks if pick != place))

    return hints


def _effect(street: str) -> Hints:
    """Return hints at an effect of a street, and at what stands for it on the table."""
    item = items.ROAD_EFFECT.id(street)
    return things(item, alias(item))


def _cells(project: int) -> Hints:
    """Return hints at all spaces of a project."""
    of = PROJECT[project]
    return things(*(items.CELL.id(f"{PROJECTS[project]}:{row}:{col}") for row in range(of.rows) for col in range(len(of.column_values))))


def _up(project: int) -> Hints:
    """Return a hint at the next row of a project."""

    def hints(record: Record) -> tuple[ItemId, ...]:
        return items.up(project, *record.game.state.seats[ME].projects[project]).picks

    return hints


START = Chapter(
    "start",
    _crane,
    (
        look("goal", things(f"seat:{ME}")),
        look("round", things("frame:crane")),
        look("where", things("frame:display")),
    ),
)
"""The goal, the shape of a turn, and where to look."""

SOLO: Lesson = (
    Chapter("simple", _simple, (task("take", "took", things(MINES)), task("raise", "step", things(MINES, items.RAISE)), END)),
    Chapter(
        "parler",
        _parler,
        (
            look("deck", things(items.PARLER_DECK)),
            look("rows", things(*(items.PARLER_ROW.id(kind) for kind in KINDS))),
            look("pawn", things(items.PARLER_PAWN)),
            task("take", "took", things(MINES)),
            task("raise", "step", things(MINES, items.RAISE)),
            END,
        ),
    ),
)

LESSON: Lesson = (
    START,
    Chapter("crane", _crane, (task("take", "took", things(MINES)), task("produce", "produced", things(MINES, items.PRODUCE)), END)),
    Chapter(
        "wheel",
        _wheel,
        (
            task("take", "took", things(QUARRIES)),
            task("wheel", "gained", _open("wheel")),
            task("raise", "step", things(QUARRIES, items.RAISE)),
            END,
        ),
    ),
    Chapter("wealth", _wealth, (task("take", "took", things(MINES)), task("produce", "produced", things(MINES, items.PRODUCE)), END)),
    Chapter(
        "upgrade",
        _upgrade,
        (
            task("take", "took", things(UPGRADES)),
            task("lay", "upgraded", things(UPGRADES, _tile(UPGRADE, "upgrade_e1_01")), _turned(MINES_FIELD)),
            END,
        ),
    ),
    Chapter(
        "wall",
        _wall,
        (
            task("take", "took", things(WALLS)),
            task("lay", "walled", things(WALLS, _tile(WALL, "wall_e1_07")), _turned(items.WALL_SITE.id(ME, 1))),
            task("side", "side", _open("side")),
            look("column", _cells(HUNGER_WALL)),
            END,
        ),
    ),
    Chapter(
        "building",
        _building,
        (
            task("take", "took", things(BUILDINGS)),
            task("build", "built", things(BUILDINGS, _tile(BUILDING, "building_e1_06"), items.SITE.id(site("n5")))),
            task("side", "side", _open("side")),
            END,
        ),
    ),
    Chapter(
        "seal",
        _seal,
        (
            task("take", "took", things(MINES)),
            task("raise", "seal_right", things(MINES, items.RAISE)),
            task("seal", "sealed", things(items.SEAL.id(seal("seal_gold_two")))),
            END,
        ),
    ),
    Chapter(
        "road",
        _road,
        (
            task("take", "took", things(ROAD)),
            task("walk", "walked", then(things(ROAD), _open("kings_road"))),
            task("free", "gained", then(_effect("1:base"), _open("choose"))),
            task("egg", "step", then(_effect("1:egg"), _open("choose"))),
            END,
        ),
    ),
    Chapter(
        "technology",
        _technology,
        (
            task("take", "took", things(WALLS)),
            task("keep", "kept", then(things(WALLS, _tile(WALL, "wall_e1_09")), _open("keep"))),
            task("lay", "walled", _turned(items.WALL_SITE.id(ME, 11))),
            look("academics", things(*ACADEMICS)),
            END,
        ),
    ),
    Chapter(
        "projects",
        _projects,
        (
            look("row", _cells(HUNGER_WALL)),
            task("up", "up", _up(HUNGER_WALL)),
            task("extra", "bought_extra", things(*items.EXTRA_GOLD.picks)),
            task("use", "produced", things(items.EXTRA, MINES_FIELD, alias(MINES_FIELD), items.PRODUCE)),
        ),
    ),
    Chapter("end", _end, (look("products", things(*ACADEMICS)), SCORE)),
    *SOLO,
)

SOLO_LESSON: Lesson = (
    Chapter(
        "alone",
        _simple,
        (
            look("goal", things(f"seat:{ME}")),
            look("round", things("frame:crane")),
            look("where", things("frame:opponent")),
        ),
    ),
    *SOLO,
)
"""What is different for a lone player."""
