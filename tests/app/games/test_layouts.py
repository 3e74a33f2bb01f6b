"""The tables of all games: everything is there, inside, apart and readable, at every size, for all players, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from app.art import lettering
from app.art.forms import Sector
from app.games import find, painters_of
from app.games.praga.choice.stand_ins import OPEN
from app.table.geometry.frame_data import BOARD
from app.table.geometry.placement import Placement, Rect
from app.table.parts.frame import rail_area, table_area
from app.table.scene.kinds import SHARED
from app.texts import Texts
from rules import Record, meta
from tests.app.positions import GAMES, SIZES, layout_of, position_of, random_game, settings

CHOOSER = (
    "workers:",
    "silver:",
    "number:",
    "type:",
    "building:",
    "species:",
    "points:",
    "coins:",
    "seat:",
    "level:",
    "button:no_effect",
    "button:confirm",
)
"""Things without a place on the table, which the chooser shows."""
UNPLACED = ("button:", "rotation:", "road_effect:", "strip:", "upgrade:")
"""What Praga offers in the chooser, turns with a key, or puts something else in place of: open effects, bonuses of covered upgrades."""
OVERLAYS = (
    "inns",
    "shield",
    "post",
    "route_card",
    "triplet_frame",
    "open_stack",
    "marker",
    "market_tab",
    "development_token",
    "marker_cube",
    "pawn",
    "plan_marker",
)
"""They overlap the cards of their stack or what they belong to, or one another, on purpose."""
TABLES = [(game, players, options) for game in GAMES for players, options in settings(game)]
EVERY = {"burgundy": 41, "burgundy_cards": 29, "guildhall": 37, "villagers": 47, "praga": 41}
"""Number of decisions between two positions that are checked: both ends and a few in between."""
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
    yield from random_game(players, seed + players, EVERY.get(game, 40) * slower, game, options)


def picks(record: Record) -> set[str]:
    found = {pick for action in record.game.legal for pick in action.picks if not pick.startswith(CHOOSER)}
    if record.header.game == "praga":
        return {pick for pick in found if not pick.startswith(UNPLACED)}
    return found - elsewhere(record) if record.header.game == "villagers" else found


def elsewhere(record: Record) -> set[str]:
    """Return what a sheet of Villagers shows while it can be chosen: cards of stacks and of others, and their gold."""
    state, player = record.game.state, record.game.decider
    others = [seat for n, seat in enumerate(state.seats) if n != player]
    piles = [*(pile.cards for pile in state.stacks), state.reserve.cards, *(seat.hand.cards for seat in others)]
    cards = {card for pile in piles for card in pile} | {card for seat in others for card in (*seat.village.cards(), *seat.square)}
    return {f"card:{card}" for card in cards} | {f"gold:{n}" for n in range(len(state.seats)) if n != player}


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
        told_apart = [p for p in placements.values() if p.kind not in OVERLAYS and not isinstance(p.shape, Sector)]
        pieces = [p for p in told_apart if not p.static and p.z >= 0 and not covered(record, p)]
        outlines = [(p.item, p.rect, outline(p)) for p in pieces]
        for i, (one, place, shape) in enumerate(outlines):
            for other, there, its in outlines[i + 1 :]:
                assert not place.overlaps(there) or apart(shape, its) or apart(its, shape), (one, other)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [(game, players) for game in GAMES for players in meta(game).players])
def test_every_point_has_its_pieces_on_the_table(game: str, players: int) -> None:
    """Everything a row of the score names is visible when its player is being viewed (UX 2.6), on one of the boards that share a place."""
    for record in random_game(players, 3, EVERY.get(game, 40), game, {"extra_tiles": True} if game == "burgundy" and players > 1 else {}):
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


def covered(record: Record, placement: Placement) -> bool:
    """Return whether a sheet of bought cards covers the card game's display, many cards in hand or played overlap each other, or an open
    effect in Praga is clicked on the piece it belongs to.
    """
    if record.header.game == "praga":
        return placement.item.startswith(OPEN)
    if record.header.game == "guildhall":
        seats = record.game.state.seats
        many = [*(seat.hand.cards for seat in seats if len(seat.hand.cards) > 9), *(s.action_area for s in seats if len(s.action_area) > 3)]
        return placement.item in {f"card:{card}" for cards in many for card in cards}
    if record.header.game == "villagers":
        seats = record.game.state.seats
        crowded = [*(seat.hand.cards for seat in seats), *(tuple(seat.village.cards()) for seat in seats)]
        return placement.item in {f"card:{card}" for cards in crowded if len(cards) > 5 for card in cards}
    if record.header.game != "burgundy_cards" or not record.game.state.offer:
        return False
    return placement.item in {f"card:{card}" for row in record.game.state.display for card in row}


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
        for item in {pick for action in record.game.legal for pick in action.picks if pick.startswith(CHOOSER)}:
            assert screen.choice(position, item, ())
    for entry in record.entries:
        for event in entry.events:
            screen.event_words(record.header.names, Texts(language), event)
