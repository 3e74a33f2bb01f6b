"""Every special of the modules can be played with the mouse alone: clicking what an action names carries it out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.table.parts.infoline import MAIN_BUTTON
from app.windows.main_window import MainWindow
from tests.app.pages import click_item, controller_of, focused, key, show, window
from tests.app.painting import face_of
from tests.games.villagers.builder import record, table
from tests.games.villagers.verbs import SPOKEN

MINE = "founders(swineherd), miner(glass_blower), hunter"
OTHERS: dict[int, dict[str, Any]] = {
    1: {
        "village": "thief, miner(blacksmith), freelancer",
        "coins": {"thief": 3},
        "gold": 6,
        "hand": "monk, carpenter, agent",
        "square": "wattler",
    },
    2: {"gold": 5},
}
STACK = "apprentice, mason, spelunker, agent"
BUILD: dict[str, Any] = {"at": "BuildPhase", "village": f"{MINE}, thief", "gold": 6, "others": OTHERS}
DRAFT: dict[str, Any] = {"village": f"{MINE}, recruiter", "gold": 6, "others": OTHERS}
AFTER: dict[str, Any] = {"at": "Developments", "village": MINE, "others": {}}
CASES: list[tuple[dict[str, Any], tuple[str, ...]]] = [
    ({**DRAFT, "hand": "benefactor, seeker, mason"}, ("play benefactor mason miner",)),
    ({**DRAFT, "hand": "prophet, grocer", "stacks": {2: STACK}}, ("play prophet stack 2", "foresee mason", "top agent", "leave_order")),
    ({**DRAFT, "hand": "flaker, grocer", "square": "priest"}, ("play flaker wattler of 1", "draft stack 1")),
    ({**DRAFT, "hand": "barbarian, grocer"}, ("play barbarian",)),
    ({**DRAFT, "hand": "grocer"}, ("recruit recruiter", "draft stack 1", "draft stack 1")),
    (
        {"road": f"{STACK}, hunter, fisher", "others": {1: {"hand": "courier, grocer"}, 2: {"hand": "monk"}}},
        ("interrupt 1", "play courier mason"),
    ),
    ({**BUILD, "hand": "pigeoneer, seeker", "reserve": STACK}, ("play pigeoneer", "fetch agent", "leave_order")),
    ({**BUILD, "hand": "noble, seeker"}, ("play noble 1", "steal agent")),
    ({**BUILD, "hand": "sheriff, seeker"}, ("play sheriff thief of 1",)),
    ({**BUILD, "hand": "schemer, seeker"}, ("play schemer blacksmith of 1",)),
    ({**BUILD, "hand": "seeker"}, ("hire freelancer of 1", "rob thief 2")),
    ({**AFTER, "developments": "church, bank, windmill"}, ("church stack 3",)),
    ({**AFTER, "developments": "tavern, bank, windmill"}, ("tavern hayer",)),
]


@pytest.fixture(scope="module")
def program(qapp: QApplication) -> Iterator[MainWindow]:
    with window() as found:
        yield found


@pytest.mark.parametrize(("fields", "said"), CASES, ids=[said[0] for _, said in CASES])
def test_clicks_carry_out_what_they_name(program: MainWindow, fields: dict[str, Any], said: tuple[str, ...]) -> None:
    """VI-14, VI-15, VI-16, VI-17: pick after pick, then the button."""
    match = show(program, record(table(3, **fields)))
    game = match.record.game
    for one in said:
        match.lift_curtain()
        controller_of(program).viewing.open_hand()
        ahead, before = game.copy(), game.digest()
        action = SPOKEN.action(ahead, one)
        ahead.apply(action)
        for pick in (*action.picks, MAIN_BUTTON):
            if game.digest() == before:
                click_item(program, pick)
        assert game.digest() == ahead.digest(), one


@pytest.mark.parametrize("before", [("play pigeoneer",), ("play pigeoneer", "fetch agent")], ids=["one card", "the order of the rest"])
def test_the_main_button_chooses_none_of_several_cards(program: MainWindow, before: tuple[str, ...]) -> None:
    """VI-14.5: the key that ended a turn a moment ago takes no card by chance."""
    match = show(program, record(table(3, **{**BUILD, "hand": "pigeoneer, seeker", "reserve": STACK})))
    match.lift_curtain()
    for said in before:
        match.play(SPOKEN.action(match.record.game, said))
    controller = controller_of(program)
    face = face_of(controller.layout.placements[MAIN_BUTTON])
    assert (face.words, face.state) == ("End turn", "disabled")
    for pressed in (Qt.Key.Key_E, Qt.Key.Key_Return):
        key(focused(), pressed)
    click_item(program, MAIN_BUTTON)
    assert len(match.record.entries) == len(before)
    assert controller.expected()
