"""What is dragged at the table of Praga: crane tiles, tiles of the display, and the tile in hand."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint

from app.table.controller import TableController
from app.table.geometry.faces import ButtonFace
from app.table.scene.carried import UP
from rules import ItemId, Record, new
from rules.games.praga import items
from rules.games.praga.components import BUILDING, UPGRADE, WALL
from tests.app.drags import drag, press_and_move, release
from tests.app.games.praga.choice.test_click_counts import BEGUN, PLAIN, half
from tests.app.painting import face_of
from tests.app.tables import Start
from tests.games.praga import builder

BOARD = "frame:action_board"


def played_until(question: str, kind: str = "", most: int = 1) -> Record:
    """Play at random until a question is asked with at least so many actions of a kind."""
    for seed in range(1, 30):
        record, rng = new("praga", ("Anna", "Ben"), seed), random.Random(seed)
        while (decision := record.game.decision) is not None:
            if decision.question.key == question and sum(action.kind == kind for action in decision.legal) >= most:
                return record
            record.play(rng.choice(decision.legal))
    raise AssertionError(f"no game asks {question}")


def begun(kind: str) -> Record:
    """Take the half of an action tile with which tiles of a kind are laid, with goods enough for all of them."""
    record = builder.record(builder.table(**BEGUN))
    wanted = half(record.game, kind)
    record.play(next(action for action in record.game.legal if action.kind == "take" and action.picks[0] == wanted))
    return record


def middle(table: TableController, part: ItemId) -> QPoint:
    """Return the middle of a part of the table, in the viewport."""
    rect = table.layout.placements[part].rect
    return table.view.mapFromScene(rect.cx, rect.cy)


def lit(table: TableController, row: str) -> list[ItemId]:
    """Return what is lit of a row of items."""
    shown = table.view.table.showing
    return [item for item, mark in shown.highlights.items() if mark.lit and item in shown.layout.placements and item.startswith(f"{row}:")]


def held(table: TableController) -> ItemId:
    """Return the tile in hand."""
    item = table.model.screen.held(table.model.position)
    assert item is not None
    return item


def test_a_tile_of_the_crane_is_dragged_to_the_own_board(start: Start) -> None:
    table = start(played_until("ask.take_tile", "take"))
    half = lit(table, "half")[0]
    at = press_and_move(table.view, half, middle(table, BOARD))
    assert table.view.table.carried == half
    done = len(table.match.record.entries)
    release(table.view, at)
    assert [entry.action.picks for entry in table.match.record.entries[done:]] == [(half,)]


def test_both_halves_of_a_tile_are_lifted_together(start: Start) -> None:
    """Grasped at one half, the whole tile follows, as on a real table; laid back on either half, it says nothing."""
    table = start(played_until("ask.take_tile", "take"))
    scene, half = table.view.table, lit(table, "half")[0]
    tile = items.HALF.seat(half)
    both = [items.HALF.id(tile, n) for n in (0, 1)]
    resting, other = table.view.grab().toImage(), next(item for item in both if item != half)
    press_and_move(table.view, half, middle(table, BOARD))
    assert scene.following == set(both)
    away = middle(table, BOARD) - middle(table, half)
    seen = table.view.grab().toImage()
    for item in both:
        at = middle(table, item)
        assert seen.pixelColor(at) != resting.pixelColor(at), "its place keeps only a pale picture"
        assert seen.pixelColor(at + away - QPoint(0, round(UP))) == resting.pixelColor(at), "it follows the mouse"
    release(table.view, middle(table, other))
    assert scene.following == frozenset()
    assert scene.tip is None
    assert table.view.grab().toImage() == resting


@pytest.mark.parametrize("kind", [BUILDING, WALL, UPGRADE])
def test_a_tile_of_the_display_is_dragged_to_its_place_at_once(start: Start, kind: str) -> None:
    """A site, a wall site or the field is lit while the tile is carried, and nothing is decided before it is dropped there."""
    table = start(begun(kind))
    record, carried = table.match.record, PLAIN[kind]
    done = len(record.entries)
    assert carried in lit(table, kind)
    at = press_and_move(table.view, carried)
    assert table.view.table.carried == carried
    row = {BUILDING: "site", WALL: "wall_site", UPGRADE: "field"}[kind]
    place = lit(table, row)[-1]
    assert len(record.entries) == done
    release(table.view, at)
    assert len(record.entries) == done  # put back
    drag(table.view, carried, middle(table, "frame:crane_tray"))
    assert len(record.entries) == done
    assert table.view.table.tip is not None
    press_and_move(table.view, carried)
    target = middle(table, place)
    release(table.view, at)
    drag(table.view, carried, target)
    laid = [entry.action for entry in record.entries[done:]]
    assert [laid[0].kind, laid[1].picks[0]] == [kind, place]
    table.steps.undo()
    assert len(record.entries) == done, "a drag is undone as a whole"


@pytest.mark.parametrize(("question", "kind"), [("ask.ChooseSite", "site"), ("ask.LayWall", "lay_wall"), ("ask.LayUpgrade", "lay_upgrade")])
def test_the_tile_in_hand_is_dragged_to_what_is_lit(start: Start, question: str, kind: str) -> None:
    table = start(played_until(question, kind))
    record, tile = table.match.record, held(table)
    done, place = len(record.entries), lit(table, {"site": "site", "lay_wall": "wall_site", "lay_upgrade": "field"}[kind])[-1]
    drag(table.view, tile, place)
    assert record.entries[done].action.picks[0] == place


def test_a_chosen_rotation_is_kept_when_the_tile_is_dragged(start: Start) -> None:
    table = start(played_until("ask.LayWall", "lay_wall"))
    for _ in range(2):
        turn = next(item for item in table.layout.placements if item.startswith("rotation:"))
        face = table.layout.placements[turn].face
        assert isinstance(face, ButtonFace)
        assert face.state == "normal", "it can be turned again and again"
        table.press(turn)
    (chosen,) = items.ROTATION.among(table.picker.picks)
    drag(table.view, held(table), lit(table, "wall_site")[-1])
    assert items.ROTATION.key(table.match.record.entries[-1].action.picks[1]) == chosen


def test_dropped_elsewhere_the_tile_in_hand_returns_and_says_why(start: Start) -> None:
    table = start(played_until("ask.LayWall", "lay_wall"))
    done, tile = len(table.match.record.entries), held(table)
    drag(table.view, tile, middle(table, "frame:crane_tray"))
    tip = table.view.table.tip
    assert tip is not None
    assert "It can go only to what glows while you drag it." in [words for _, words in face_of(tip).rows]
    assert len(table.match.record.entries) == done
    assert held(table) == tile


@pytest.mark.parametrize("size", [(1280, 712), (1280, 800), (1366, 768), (1920, 992), (2560, 1080)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_tile_in_hand_and_its_button_are_at_hand_and_cover_no_place(start: Start, size: tuple[int, int], language: str) -> None:
    """They lie on the board with the places they are for, and the button has a label."""
    for question, kind, part in (("ask.LayWall", "lay_wall", BOARD), ("ask.ChooseSite", "site", "frame:city")):
        table = start(played_until(question, kind), language)
        table.view.resize(*size)
        placements = table.layout.placements
        turn = next((one for item, one in placements.items() if item.startswith("rotation:")), None)
        for one in (placements[held(table)], *((turn,) if turn is not None else ())):
            assert placements[part].rect.contains(one.rect)
            assert not [item for item in lit(table, "site") + lit(table, "wall_site") if placements[item].rect.inset(4).overlaps(one.rect)]
        if turn is not None:
            assert isinstance(turn.face, ButtonFace)
            assert turn.face.words
