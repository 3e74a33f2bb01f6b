"""What single actions of Praga Caput Regni cost in clicks, and how a tile in hand is turned."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.games.praga.choice.stand_ins import alias
from app.games.praga.faces import TileFace
from app.texts import LANGUAGES, Texts
from rules import Action
from rules.games.praga import items
from rules.games.praga.components import ACTIONS
from tests.app.access.finding import controls
from tests.app.games.praga.choice.test_click_counts import BEGUN, PLAIN, half, sitting_at
from tests.app.pages import focused, key, settle, view_of
from tests.app.sitting import Sitting
from tests.games.praga.builder import table

LAYING = ("lay_upgrade", "lay_wall", "lay_building")


@contextmanager
def sitting_before(kind: str) -> Iterator[tuple[Sitting, Action]]:
    """Yield a sitting before a half is clicked whose action is of this kind, and that action, with a tile that asks for nothing."""
    game = table(**BEGUN)
    clicked = half(game, kind)
    taking = next(action for action in game.legal if action.kind == "take" and action.picks[0] == clicked)
    wanted = {clicked, PLAIN[kind]} if kind in PLAIN else {clicked}
    with sitting_at(game) as sitting:
        yield sitting, next(action for action in game.preview(taking).legal if action.kind == kind and wanted <= {*action.picks})


@pytest.mark.parametrize("kind", ["mines", "quarries", "kings_road"])
def test_an_action_takes_two_clicks(qtbot: QtBot, kind: str) -> None:
    """The half is clicked once: nothing has to be clicked on it again."""
    with sitting_before(kind) as (sitting, action):
        sitting.click(action.picks[0])
        sitting.click(action.picks[1])
        assert sitting.record.entries[-1].action == action


@pytest.mark.parametrize(("kind", "most"), [("upgrade", 3), ("wall", 3), ("building", 3)])
def test_a_tile_is_laid_within_a_few_clicks(qtbot: QtBot, kind: str, most: int) -> None:
    """It is laid where it is clicked, turned so that it brings the most."""
    with sitting_before(kind) as (sitting, action):
        for item in action.picks:
            sitting.click(item)
        while sitting.record.entries[-1].action.kind not in LAYING:
            sitting.click(next(item for item in sitting.lit() if item.startswith(("site:", "wall_site:", "field:"))))
        assert sitting.clicks <= most


def test_what_the_half_leads_to_is_lit_before_what_the_other_half_leads_to(qtbot: QtBot) -> None:
    with sitting_before("wall") as (sitting, action):
        sitting.click(action.picks[0])
        other = [later for later in sitting.record.game.legal if items.HALF.of(later.picks[0]) and later.picks[0] != action.picks[0]]
        marks = sitting.table.picker.highlights
        assert other
        assert action.picks[0] not in marks
        assert marks[action.picks[1]].state == "next"
        assert {marks[later.picks[0]].state for later in other} <= {"next"}
        assert {marks[later.picks[1]].state for later in other} <= {"later"}


def test_the_key_and_the_mouse_wheel_turn_the_tile_in_hand(qtbot: QtBot) -> None:
    with sitting_before("wall") as (sitting, action):
        for item in action.picks:
            sitting.click(item)
        sites = [item for item in sitting.lit() if item.startswith("wall_site:")]
        held = rotation_of(sitting)
        key(focused(), Qt.Key.Key_R)
        assert rotation_of(sitting) == (held + 1) % 6
        for notch, rotation in ((-120, held + 2), (-120, held + 3), (120, held + 2)):
            turn_wheel(sitting, notch)
            assert rotation_of(sitting) == rotation % 6
        sitting.click(sites[0])
        assert sitting.record.entries[-1].action.picks == (sites[0], items.ROTATION.id((held + 2) % 6))


def test_the_mouse_wheel_does_nothing_without_a_tile_in_hand(qtbot: QtBot) -> None:
    with sitting_before("wall") as (sitting, _):
        before = sitting.table.picker.highlights
        turn_wheel(sitting, 120)
        assert sitting.table.picker.highlights == before
        assert sitting.table.picker.picks == ()


def rotation_of(sitting: Sitting) -> int:
    """Return how the tile in hand lies."""
    held = sitting.table.model.screen.held(sitting.table.model.position)
    assert held is not None
    face = sitting.table.layout.placements[held].face
    assert isinstance(face, TileFace)
    return face.rotation


def turn_wheel(sitting: Sitting, notch: int) -> None:
    """Turn the mouse wheel over the table."""
    viewport = view_of(sitting.program).viewport()
    at = QPointF(viewport.rect().center())
    buttons, held, phase = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    QApplication.sendEvent(viewport, QWheelEvent(at, viewport.mapToGlobal(at), QPoint(), QPoint(0, notch), buttons, held, phase, False))
    settle()


def in_hand(sitting: Sitting, action: Action) -> str:
    """Click what takes a tile in hand that has only one place; return that place."""
    for item in action.picks:
        sitting.click(item)
    (place,) = (item for item in sitting.lit() if item.startswith(("field:", "site:")))
    return place


def turn_button(sitting: Sitting) -> str:
    """Return the button that turns the tile in hand."""
    return next(item for item in sitting.table.layout.placements if item.startswith("rotation:"))


@pytest.mark.parametrize("way", ["key", "mouse", "wheel", "button with the focus"])
@pytest.mark.parametrize("laid", ["mouse", "Enter", "E"])
def test_a_tile_with_a_single_place_stays_in_hand_while_it_is_turned(qtbot: QtBot, way: str, laid: str) -> None:
    """An upgrade has one place, and a building may have: only what puts it there lays it."""
    with sitting_before("upgrade") as (sitting, action):
        place = in_hand(sitting, action)
        held, decided = rotation_of(sitting), len(sitting.record.entries)
        if way == "button with the focus":
            view_of(sitting.program).table.set_focus(turn_button(sitting))
        for step in range(1, 9):
            if way == "mouse":
                sitting.click(turn_button(sitting))
            elif way == "wheel":
                turn_wheel(sitting, -120)
            else:
                key(focused(), Qt.Key.Key_R if way == "key" else Qt.Key.Key_Return)
            assert rotation_of(sitting) == (held + step) % 6
            assert place in sitting.lit()
        assert len(sitting.record.entries) == decided
        if laid == "mouse":
            sitting.click(place)
        else:
            view_of(sitting.program).table.set_focus(None)
            key(focused(), Qt.Key.Key_Return if laid == "Enter" else Qt.Key.Key_E)
        assert sitting.record.entries[-1].action.picks == (place, items.ROTATION.id((held + 8) % 6))


def test_a_reader_turns_an_upgrade_and_lays_it(qtbot: QtBot, reader: None) -> None:
    with sitting_before("upgrade") as (sitting, action):
        place = in_hand(sitting, action)
        held = rotation_of(sitting)
        for step in (1, 2):
            turn = turn_button(sitting)
            controls(sitting.program)[turn].click()
            settle()
            assert rotation_of(sitting) == (held + step) % 6
            assert focused() is controls(sitting.program)[turn_button(sitting)]
        controls(sitting.program)[place].click()
        settle()
        assert sitting.record.entries[-1].action.picks == (place, items.ROTATION.id((held + 2) % 6))


def test_every_rotation_of_an_upgrade_is_a_line_in_words(qtbot: QtBot) -> None:
    with sitting_before("upgrade") as (sitting, action):
        in_hand(sitting, action)
        legal = sitting.record.game.legal
        assert [one.kind for one in legal if one.kind == "lay_upgrade"] == ["lay_upgrade"] * 6
        assert len({words for words, one in sitting.table.model.legal_in_words() if one.kind == "lay_upgrade"}) == 6
        chosen = next(one for one in legal if one.picks[1] == items.ROTATION.id(4))
        sitting.table.play_action(chosen)
        assert sitting.record.entries[-1].action == chosen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", ["LayUpgrade", "LayWall", "LayBuilding"])
def test_the_hint_names_the_key_that_turns_the_tile(step: str, language: str) -> None:
    say = Texts(language)
    assert f" {say('praga.initial.turn')} " in say(f"praga.hint.{step}")


@pytest.mark.parametrize("kind", ["mines", "quarries"])
def test_a_field_is_clicked_through_an_upgrade_whose_bonus_is_open(qtbot: QtBot, kind: str) -> None:
    """What is lit below a tile does what it says; the bonus has a button of its own meanwhile."""
    bonuses = tuple(int(action == kind) for action in ACTIONS)
    game = table(fields={kind: [("upgrade_e1_01", 0)]}, turn={"tile": "action_tile_3", "extra": "open", "bonuses": bonuses})
    bonus = next(action for action in game.legal if action.kind == "upgrade_bonus").picks[0]
    with sitting_at(game) as sitting:
        assert bonus not in sitting.lit()
        sitting.click(items.FIELD.id(0, kind))
        sitting.click(items.PRODUCE)
        assert sitting.record.entries[-1].action.kind == kind
        sitting.click(bonus)
        assert sitting.record.entries[-1].action.kind == "upgrade_bonus"


def test_the_bonus_of_such_an_upgrade_is_a_button(qtbot: QtBot) -> None:
    game = table(fields={"mines": [("upgrade_e1_01", 0)]}, turn={"tile": "action_tile_3", "extra": "open", "bonuses": (1, 0, 0, 0, 0, 0)})
    bonus = next(action for action in game.legal if action.kind == "upgrade_bonus").picks[0]
    with sitting_at(game) as sitting:
        sitting.click(alias(bonus))
        assert sitting.record.entries[-1].action.kind == "upgrade_bonus"
