"""Moments: a banner for every new part of the game, never longer than a second and a half, gone with any click or key."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.art.pages.banner import banner_height
from app.table.geometry.faces import MomentFace
from app.table.geometry.frame_data import TableFrame
from app.table.scene.layout_diff import LONGEST, changes
from app.table.scene.moments import READ, WHOLE, Opening, moments, openings
from app.table.scene.reactions import Reaction
from app.table.scene.scene import TableScene
from app.table.scene.view import TableView
from app.texts import LANGUAGES, Texts
from rules import Event
from tests.app.table.scene.test_floats import above
from tests.app.toy import layout, placed

SIZE = (1280.0, 712.0)
PHASE = Event("phase", None, values={"phase": "C", "bonus": 6}, opens=True)


def measure(words: str, role: str, px: int) -> float:
    return len(words) * 10.0


def test_only_what_opens_a_part_of_the_game_is_a_moment() -> None:
    found = openings([Event("round", None, values={"n": 2}), PHASE], Texts("en"), "burgundy")
    assert found == [Opening("Phase C", "Every area completed now: +6")]
    assert moments([], SIZE, measure) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_those_of_the_game(language: str) -> None:
    (castles,) = openings([PHASE], Texts(language), "burgundy")
    (cards,) = openings([PHASE], Texts(language), "burgundy_cards")
    assert castles.title == cards.title
    assert castles.more != cards.more


@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_moments_of_a_step_follow_each_other_and_are_over_in_time(count: int) -> None:
    shown = moments([Opening(f"Part {n}") for n in range(count)], SIZE, measure)
    assert [one.delay for one in shown] == [round(sum(before.duration for before in shown[:n])) for n in range(count)]
    assert max(one.over for one in shown) <= WHOLE


def test_the_last_banner_says_whose_turn_it_is() -> None:
    first, last = moments([Opening("One"), Opening("Two", "more")], SIZE, measure, ("red", "Anna’s turn"))
    assert first.shown.face == MomentFace("One")
    assert last.shown.face == MomentFace("Two", "more", "red", "Anna’s turn")


@pytest.mark.parametrize(("more", "turn"), [("", ""), ("more", ""), ("", "Anna’s turn"), ("more", "Anna’s turn")])
def test_a_banner_is_as_high_as_its_lines_and_within_the_table(more: str, turn: str) -> None:
    (one,) = moments([Opening("Part " * 40, more)], SIZE, measure, ("red" if turn else "", turn))
    rect = one.shown.rect
    assert rect.h == banner_height(more, turn)
    assert rect.x >= 0
    assert rect.right <= SIZE[0]
    assert rect.cx == SIZE[0] / 2


@pytest.mark.parametrize("speed", [1.0, 2.5])
def test_lines_that_tell_what_happens_get_time_to_be_read_and_the_next_banner_waits(speed: float) -> None:
    first, second = moments([Opening("One", lines=("this", "and that")), Opening("Two")], SIZE, measure, speed=speed)
    assert first.duration == speed * (WHOLE / 2 + 2 * READ)
    assert second.delay == first.duration
    assert second.duration == speed * WHOLE / 2
    assert first.shown.rect.h == banner_height("", "", ("this", "and that"))
    (wide,) = moments([Opening("One", lines=("a long line " * 5,))], SIZE, measure)
    assert wide.shown.rect.w > measure("a long line " * 5, "body", 16)


def test_what_nobody_lays_out_is_dealt_place_by_place() -> None:
    pieces = [placed(f"tile:{n}", x=50 * n, y=100) for n in range(30)]
    event = Event("phase", None, tuple(piece.item for piece in reversed(pieces)))
    moves = changes(layout(placed("other", y=300)), layout(*pieces, placed("other", y=300)), [event])
    assert [move.item for move in moves] == list(event.items)
    delays = [move.delay for move in moves]
    assert delays == sorted(set(delays))
    assert max(move.over for move in moves) <= LONGEST
    assert all(move.way == "new" and move.start.y < move.end.y and move.start.x == move.end.x for move in moves)


def test_cards_are_dealt_from_their_pile_and_those_already_there_stay() -> None:
    pile, there = placed("draw", x=900), placed("card:3", y=400)
    cards = [placed("card:1", y=300), placed("card:2", y=300, x=50)]
    first, second = changes(
        layout(pile, there), layout(pile, there, *cards), [Event("dealt", None, ("draw", "card:1", "card:2", "card:3"))]
    )
    assert [first.item, second.item] == ["card:1", "card:2"]
    assert {(move.start.cx, move.start.cy) for move in (first, second)} == {(pile.rect.cx, pile.rect.cy)}
    assert first.delay < second.delay


def test_what_a_player_does_with_many_things_is_no_deal() -> None:
    pieces = [placed(f"card:{n}", x=50 * n) for n in range(3)]
    moves = changes(layout(), layout(*pieces), [Event("laid", 0, tuple(piece.item for piece in pieces))])
    assert {(move.delay, move.start) for move in moves} == {(0, move.end) for move in moves}


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[TableScene]:
    view = TableView({})
    qtbot.addWidget(view)
    view.resize(1280, 712)
    view.show()
    view.table.show(TableFrame(layout(placed("mine", 200, 300)), {}, frozenset({"mine"})))
    view.table.floats.held = True  # the test lets time go by itself
    yield view.table
    view.table.finish()


def banner() -> list[Reaction]:
    return moments([Opening("Phase C", "more")], SIZE, measure)


def test_a_banner_comes_stays_and_goes(table: TableScene) -> None:
    table.floats.add(banner(), 1.0, False)
    assert table.moving
    table.floats.advance(40)
    (piece,) = above(table)
    faint, high = piece.opacity(), piece.y()
    table.floats.advance(400)
    assert piece.opacity() == 1.0
    assert piece.y() > high
    assert faint < 1.0
    table.floats.advance(WHOLE)
    assert (above(table), table.moving) == ([], False)


def test_with_reduced_motion_it_only_fades(table: TableScene) -> None:
    table.floats.add(banner(), 1.0, True)
    places = set()
    for _ in range(0, WHOLE - 60, 60):
        table.floats.advance(60)
        places |= {(piece.x(), piece.y()) for piece in above(table)}
    assert len(places) == 1


def test_without_animation_it_stands_still_for_as_long(table: TableScene) -> None:
    table.floats.add(banner(), 1.0, False, still=True)
    seen = set()
    for _ in range(0, WHOLE - 60, 60):
        table.floats.advance(60)
        seen |= {(piece.x(), piece.y(), piece.opacity()) for piece in above(table)}
    ((_, _, opacity),) = seen
    assert opacity == 1.0
    table.floats.advance(60)
    assert (above(table), table.moving) == ([], False)


def test_a_click_ends_it_and_is_carried_out(table: TableScene, qtbot: QtBot) -> None:
    table.floats.add(banner(), 1.0, False)
    table.floats.advance(300)
    (view,) = table.views()
    with qtbot.waitSignal(table.pressed, timeout=1000) as pressed:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(220, 330))
    assert pressed.args == ["mine"]
    assert above(table) == []


def test_a_key_ends_it_and_is_carried_out(table: TableScene, qtbot: QtBot) -> None:
    table.floats.add(banner(), 1.0, False)
    table.floats.advance(300)
    with qtbot.waitSignal(table.keyed, timeout=1000):
        QTest.keyClick(table.views()[0], Qt.Key.Key_J)
    assert above(table) == []


def test_a_click_on_a_banner_that_tells_what_happens_only_puts_it_away(table: TableScene, qtbot: QtBot) -> None:
    (view,) = table.views()
    told = moments([Opening("The Countess acts", lines=("She takes the Brewer", "New event: Rats"))], SIZE, measure)
    over = placed("covered", told[0].end.cx - 20, told[0].end.cy - 20)
    table.show(TableFrame(layout(over), {}, frozenset({"covered"})))
    at = view.mapFromScene(over.rect.cx, over.rect.cy)
    pressed: list[str] = []
    table.pressed.connect(pressed.append)
    table.doubled.connect(pressed.append)
    for click in (QTest.mouseClick, QTest.mouseDClick):
        table.floats.add(told, 1.0, False)
        table.floats.advance(300)
        click(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        assert above(table) == []
        assert pressed == []
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert pressed == ["covered"]


@pytest.mark.parametrize("speed", [1.0, 2.5])
def test_a_banner_can_be_read_for_as_long_at_any_speed(table: TableScene, speed: float) -> None:
    table.floats.add(moments([Opening("Phase C")], SIZE, measure, speed=speed), speed, False)
    table.floats.advance(speed * WHOLE * 0.8)  # as many milliseconds as go by while 0.8 of its time passes
    assert [piece.opacity() for piece in above(table)] == [1.0]
    table.floats.advance(speed * WHOLE * 0.3)
    assert above(table) == []
