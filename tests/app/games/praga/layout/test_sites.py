"""What a player sees of a site before the building is laid: the points printed on it, and what the blue corners bring."""

from __future__ import annotations

import math

import pytest
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from app.art.icons import REGISTRY
from app.games.praga.faces import TileFace
from app.games.praga.layout.common.city import CORNERS
from app.table.controller import TableController
from app.table.geometry.placement import Rect
from rules import ItemId, new
from rules.games.praga import items
from rules.games.praga.board.city import markers
from rules.games.praga.components import BUILDING, SITES, TILE
from tests.app.games.praga.choice.test_click_counts import PLAIN
from tests.app.games.praga.choice.test_drags import begun, lit, played_until
from tests.app.painting import face_of
from tests.app.tables import Start

CLEAR = 5
"""How far around the middle of a site its points must be seen, in pixels."""


def _points(table: TableController, picture: QImage, site: ItemId) -> QImage:
    rect: Rect = table.layout.placements[site].rect
    middle = table.view.mapFromScene(rect.cx, rect.cy)
    return picture.copy(middle.x() - CLEAR, middle.y() - CLEAR, 2 * CLEAR, 2 * CLEAR)


def _in_front(table: TableController, place: ItemId) -> TileFace:
    """Return how the tile in hand is seen on a place in front of everything."""
    front = table.layout.placements[place].front
    assert front is not None
    assert isinstance(front.face, TileFace)
    return front.face


def _brought(table: TableController, site: ItemId) -> int:
    """Return how many blue markers the building in hand brings on a site at best."""
    state = table.model.position.view
    return max(markers(state.buildings, items.SITE.key(site), state.turn.held[1], rotation) for rotation in range(6))


def test_what_meets_on_a_site_leaves_its_points_in_sight(start: Start) -> None:
    """In the Old Town, with a building in hand that has a blue corner."""
    record = begun(BUILDING)
    record.play(next(action for action in record.game.legal if action.kind == BUILDING and PLAIN[BUILDING] in action.picks))
    table = start(record)
    picture, seen = table.view.grab().toImage(), dict[int, dict[bool, QImage]]()
    for site in lit(table, "site"):
        number, meets = SITES[items.SITE.key(site)].points, f"match:{site}" in table.layout.placements
        if number:
            seen.setdefault(number, {}).setdefault(meets, _points(table, picture, site))
    both = [pictures for pictures in seen.values() if len(pictures) == 2]
    assert both, "nowhere are there sites of the same points with and without marks"
    assert all(pictures[True].size() == pictures[False].size() for pictures in both)
    for pictures in both:
        apart = [
            abs(pictures[True].pixelColor(x, y).lightness() - pictures[False].pixelColor(x, y).lightness())
            for x in range(2 * CLEAR)
            for y in range(2 * CLEAR)
        ]
        assert sum(apart) / len(apart) < 12, "the points are covered"


@pytest.mark.parametrize(("question", "kind", "row"), [("ask.ChooseSite", "site", "site"), ("ask.LayWall", "lay_wall", "wall_site")])
def test_the_tile_in_hand_follows_the_mouse_from_place_to_place(start: Start, question: str, kind: str, row: str) -> None:
    """It is seen under the mouse as it would lie there, and the wheel turns it there."""
    table = start(played_until(question, kind, most=8))
    scene, bare = table.view.table, [one for one in lit(table, row) if f"ghost:{one}" not in table.layout.placements]
    assert len(bare) > 1
    for place in bare[:3]:
        rect = scene.rect_of(place)
        QTest.mouseMove(table.view.viewport(), table.view.mapFromScene(rect.cx, rect.cy))
        assert scene.in_front.item == place
        before = _in_front(table, place)
        assert (before.kind, before.tile) == table.model.position.view.turn.held
        table._wheel(1)
        assert scene.in_front.item == place or f"ghost:{place}" in table.layout.placements
        if scene.in_front.item == place:
            assert _in_front(table, place).rotation == (before.rotation + 1) % 6


def test_the_tip_of_a_site_names_the_blue_markers_it_brings(start: Start) -> None:
    table = start(played_until("ask.ChooseSite", "site", most=8))
    named = set()
    for site in lit(table, "site"):
        table.show_tip(site)
        assert table.view.table.tip is not None
        said, brought = " ".join(words for _, words in face_of(table.view.table.tip).rows), _brought(table, site)
        assert ("blue marker" in said) == bool(brought)
        assert not brought or f"{brought} blue marker" in said
        named.add(brought)
    assert {0, 1} <= named


def test_what_is_blue_or_red_has_that_colour_in_tips(start: Start) -> None:
    """Corners and markers have their forms, too, and each can be painted."""
    table = start(new("praga", ("Anna", "Ben"), 1))
    placed = table.layout.placements
    seen = set[str]()
    for item in placed:
        tip = table.model.screen.tip(table.model.position, item)
        for icon, words in tip.lines if tip is not None else ():
            assert icon != "circle", words
            name, _, colour = icon.partition("#")
            assert name in REGISTRY
            if colour:
                seen.add(name)
                assert (name in ("rhombus", "square")) == (" red " in words), words
                assert colour == ("F2A08E" if " red " in words else "9CC7F5")
                table.show_tip(item)
                assert table.view.table.tip is not None
                assert (icon, words.split()[0]) in [(at, said.split()[0]) for at, said in face_of(table.view.table.tip).rows]
    assert seen == {"circle", "circle-outline", "rhombus", "square"}


@pytest.mark.parametrize(("language", "said"), [("en", "nothing is laid on it"), ("de", "wird nichts gelegt")])
def test_the_crown_in_the_middle_of_the_action_board_says_that_it_has_no_use(start: Start, language: str, said: str) -> None:
    table = start(new("praga", ("Anna", "Ben"), 1), language)
    table.show_tip("board_centre")
    assert table.view.table.tip is not None
    assert said in " ".join(words for _, words in face_of(table.view.table.tip).rows)
    assert said in (table.model.screen.refusal(table.model.position, "board_centre", ()) or "")


def _corners(rect: Rect) -> list[tuple[float, float]]:
    """Return where the six corners of a cell are seen."""
    return [(rect.cx + x * rect.h / 2, rect.cy + y * rect.h / 2) for x, y in CORNERS]


def test_the_tip_of_a_site_counts_the_blue_corners_that_are_seen_on_it(start: Start) -> None:
    """PC-7.5: printed ones and those of the neutral buildings next to it, all on free sites of plazas in play."""
    table = start(new("praga", ("Anna", "Ben"), 1))
    placed, counted = table.layout.placements, set[str]()
    sites = [(placed[items.SITE.id(number)], building) for number, building in enumerate(table.model.position.view.buildings)]
    printed = [(one.rect.cx, one.rect.cy) for one in placed.values() if one.kind == "blue_corner"]
    built = [
        _corners(site.rect)[(corner + building.rotation) % 6]
        for site, building in sites
        if building is not None
        for corner in TILE[BUILDING][building.tile].corners
    ]
    for site, building in sites:
        if building is not None:
            continue
        tip = table.model.screen.tip(table.model.position, site.item)
        assert tip is not None
        reach = site.rect.h * 0.1
        near = [[any(math.dist(corner, at) < reach for at in blue) for corner in _corners(site.rect)] for blue in (printed, built)]
        seen = sum(on_board or on_tile for on_board, on_tile in zip(*near, strict=True))
        said = [words for _, words in tip.lines if "blue" in words]
        if face_of(site).closed or not seen:
            assert not said
        else:
            assert said[0].startswith(f"{seen} corner")
            counted.update(source for source, where in zip(("printed", "built"), near, strict=True) if any(where))
    assert counted == {"printed", "built"}
