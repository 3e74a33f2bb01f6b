"""The tables of all games: everything is there, inside, apart and readable, at every size, for all players, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from app.art import lettering
from app.art.forms import Sector
from app.games import find, painters_of
from app.table.geometry.frame_data import BOARD
from app.table.geometry.placement import Placement, Rect
from app.table.parts.frame import rail_area, table_area
from app.table.scene.kinds import SHARED
from app.texts import Texts
from rules import Record, meta
from tests.app.on_table import fullest, on_table
from tests.app.positions import GAMES, SIZES, layout_of, position_of, random_game

TABLES = [(game, players, options) for game in GAMES for players, options in fullest(game)]
UNUSUAL = [pytest.param(size, marks=pytest.mark.slow) for size in ((1920, 500), (3840, 1080), (700, 900), (1000, 1400))]
"""Further windows whose tables are put together differently."""
Table = tuple[str, int, dict[str, int | str | bool]]
FULLEST = [
    pytest.param(table, marks=[] if table[1] == max(players for game, players, _ in TABLES if game == table[0]) else [pytest.mark.slow])
    for table in TABLES
]
"""The same tables, all but that of most players slow."""


def name(table: Table) -> str:
    return f"{table[0]}-{table[1]}"


@pytest.fixture(params=TABLES, ids=name)
def table(request: pytest.FixtureRequest) -> Table:
    found: Table = request.param
    return found


def seen(table: Table, seed: int, slower: int = 1) -> Iterator[Record]:
    """Yield the positions of a whole game."""
    game, players, options = table
    yield from random_game(players, seed + players, on_table(game).every * slower, game, options)


def picks(record: Record) -> set[str]:
    """Return what can be chosen on the table itself."""
    own = on_table(record.header.game)
    found = {pick for action in record.game.legal for pick in action.picks if not pick.startswith(own.chooser)}
    return found.difference(own.elsewhere(record))


def test_every_pick_has_a_place_large_enough_and_says_what_it_is(table: Table) -> None:
    """A place is at least 24 pixels large (UX 5.2); the narrowest strips of a full row of cards are a little lower but wide."""
    screen = find(table[0])
    for record in seen(table, 0):
        position = position_of(record, 1280, 712, "en")
        placed = layout_of(position).placements
        assert picks(record) <= placed.keys()
        for pick in picks(record):
            rect = placed[pick].rect
            assert min(rect.w, rect.h) >= 18, pick
            assert rect.w * rect.h >= 24 * 24, pick
            assert placed[pick].words or screen.tip(position, pick) is not None, pick


@pytest.mark.parametrize("size", [*SIZES, *UNUSUAL], ids=lambda size: f"{size[0]}x{size[1]}")
def test_everything_lies_inside_its_area_and_pieces_do_not_overlap(table: Table, size: tuple[int, int]) -> None:
    for record in seen(table, 20, slower=2):
        position = position_of(record, *size, "de")
        placements = layout_of(position).placements
        window = Rect(-0.1, -0.1, position.width + 0.2, position.height + 0.2)
        assert [p.item for p in placements.values() if not window.contains(p.rect)] == []
        beside = find(position.game).rail is not None
        table_place = table_area(position, beside)
        rail = rail_area(position) if beside else table_place
        areas = {"panel": (table_place, rail), "tray": (table_place,), "player": (rail,), "log": (rail,)}
        assert [p.item for p in placements.values() if p.kind in areas and not any(a.contains(p.rect) for a in areas[p.kind])] == []
        told_apart = [p for p in placements.values() if not p.static and p.z >= 0 and not isinstance(p.shape, Sector)]
        own = on_table(position.game)
        free = own.covered(record)
        pieces = [p for p in told_apart if p.kind not in own.overlays and p.item not in free and not p.item.startswith(own.stand_ins)]
        outlines = [(p.item, p.rect, outline(p)) for p in pieces]
        for i, (one, place, shape) in enumerate(outlines):
            for other, there, its in outlines[i + 1 :]:
                assert not place.overlaps(there) or apart(shape, its) or apart(its, shape), (one, other)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [(game, players) for game in GAMES for players in meta(game).players])
def test_every_point_has_its_pieces_on_the_table(game: str, players: int) -> None:
    """Everything a row of the score names is visible when its player is being viewed (UX 2.6), on one of the boards that share a place."""
    for record in random_game(players, 3, on_table(game).every, game, on_table(game).scored if players > 1 else {}):
        position = position_of(record, 1280, 712, "en")
        for seat in range(players):
            placed = layout_of(replace(position, peek=seat)).placements
            boards = [item.removeprefix(BOARD) for item in placed if item.startswith(BOARD)] or [""]
            each = [layout_of(replace(position, peek=seat, board=board, decision=None)).placements.keys() for board in boards]
            for row in record.rules.ended(record.game.state):
                assert any(set(row.items[seat]) <= shown for shown in each), row.key


Outline = list[tuple[float, float]]


def outline(placement: Placement) -> Outline:
    """Return the corners of a piece, a little smaller, clockwise."""
    r = placement.rect.inset(0.6)
    if placement.shape == "hexagon":
        upper, lower = r.y + r.h / 4, r.bottom - r.h / 4
        return [(r.cx, r.y), (r.right, upper), (r.right, lower), (r.cx, r.bottom), (r.x, lower), (r.x, upper)]
    return [(r.x, r.y), (r.right, r.y), (r.right, r.bottom), (r.x, r.bottom)]


def apart(one: Outline, other: Outline) -> bool:
    """Return whether some side of ``one`` has all of ``other`` on its outside."""
    sides = zip(one, one[1:] + one[:1], strict=True)
    return any(all((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) <= 0 for x, y in other) for (x1, y1), (x2, y2) in sides)


@pytest.mark.slow
@pytest.mark.parametrize(("language", "size"), [("de", (1280, 712)), ("en", (1366, 768)), ("de", (1920, 992))], ids=str)
@pytest.mark.parametrize("table", FULLEST, ids=name)
def test_no_text_is_cut(table: Table, language: str, size: tuple[int, int]) -> None:
    painters = {**SHARED, **painters_of(table[0])}
    image = QImage(*size, QImage.Format.Format_RGB32)
    for record in seen(table, 40, slower=3):
        lettering.overflows.clear()
        painter = QPainter(image)
        for placement in layout_of(position_of(record, *size, language)).placements.values():
            rect = placement.rect
            painter.save()
            painters[type(placement.face)](painter, QRectF(rect.x, rect.y, rect.w, rect.h), placement.face)
            painter.restore()
        painter.end()
        assert not list(lettering.overflows)


@pytest.mark.parametrize("size", [(1280, 712), (1920, 992)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_things_of_the_others_are_laid_out_too(table: Table, size: tuple[int, int]) -> None:
    for record in seen(table, 50, slower=4):
        position = position_of(record, *size, "en")
        own = len(layout_of(position).placements)
        for seat in range(len(position.names)):
            assert len(layout_of(replace(position, peek=seat)).placements) > 0.9 * own


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_that_is_done_and_happens_has_words(table: Table, language: str) -> None:
    screen = find(table[0])
    for record in seen(table, 80):
        position = position_of(record, 1280, 712, language)
        for action in record.game.legal:
            assert screen.action_words(position, action)
        assert screen.sections(position)
        for item in {pick for action in record.game.legal for pick in action.picks if pick.startswith(on_table(position.game).chooser)}:
            assert screen.choice(position, item, ())
    for entry in record.entries:
        for event in entry.events:
            screen.event_words(record.header.names, Texts(language), event)
