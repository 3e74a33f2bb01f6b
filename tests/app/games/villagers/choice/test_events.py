"""The events of the Countess are clicked without a slip: what one of them hits is confirmed, and so is what draws another."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.games import find
from app.table.choice.picker import Picker
from app.table.choice.plans import plans
from app.table.parts.infoline import MAIN_BUTTON
from app.texts import LANGUAGES
from rules.games.villagers import items
from rules.games.villagers.components import EVENT
from tests.app.games.villagers.choice.test_clicks import done, held, sitting_at
from tests.app.pages import click_item, controller_of
from tests.app.positions import position_of
from tests.games.villagers.builder import event_phase, record

MINE: dict[str, Any] = {"hand": "thatcher, seeker", "village": "hunter, fisher, priest, agent", "coins": {"hunter": 2, "fisher": 2}}
HERS: dict[str, Any] = {"village": "priest, agent, hunter, fisher"}
TARGETED = ("bribes", "betrayer", "arrest", "abduction", "trade_network", "protection_money", "spy_network", "conscription")


@pytest.mark.parametrize("way", ["button", "main button"])
def test_a_hand_card_is_not_discarded_by_one_click(qtbot: QtBot, way: str) -> None:
    """VI-19.17: what comes next is turned up at once, so that nothing could be taken back."""
    found = record(event_phase("abduction", **MINE))
    with sitting_at(found) as program:
        click_item(program, found.game.legal[0].picks[0])
        assert controller_of(program).model.question() == "resolves Abduction: choose the hand card to discard"
        click_item(program, held(found, "thatcher"))
        assert not found.entries
        click_item(program, held(found, "seeker"))
        assert not found.entries
        assert controller_of(program).model.question() == "resolves Abduction: Seeker. Click Resolve to confirm"
        seeker = held(found, "seeker")
        click_item(program, "now:resolve" if way == "button" else MAIN_BUTTON)
        assert found.entries[0].action.picks[1] == seeker


@pytest.mark.parametrize("event", TARGETED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_says_what_to_choose_and_then_what_was_chosen(event: str, language: str) -> None:
    game = event_phase(event, her=HERS, **MINE)
    position, screen = position_of(record(game), 1280, 712, language), find("villagers")
    picker = Picker(screen.gestures(game, plans(game, frozenset())))
    said = []
    for pick in game.legal[0].picks:
        assert picker.pick(pick) is None
        asked = screen.asked(position, picker)
        assert asked is not None
        said.append(position.texts(f"villagers.{asked.key}", **asked.values))
    assert all(position.texts(f"villagers.event.{event}") in words for words in said)
    assert position.texts("villagers.choice.resolve") in said[1]
    assert picker.pick("now:resolve") is not None


def test_a_mood_swing_draws_only_when_it_is_confirmed(qtbot: QtBot) -> None:
    """VI-19.9."""
    found = record(event_phase("mood_swing, tribute", **MINE))
    with sitting_at(found) as program:
        click_item(program, items.EVENT.id(EVENT["mood_swing"]))
        assert not found.entries
        click_item(program, "now:resolve")
        assert done(found) == ["resolve"]


@pytest.mark.parametrize(
    ("event", "jester", "said"),
    [
        ("abduction, tribute", True, "chooses the next event. Click the next one; the order is up to you."),
        ("abduction", True, "resolves the event. Click it, or the Jester below it."),
        ("abduction", False, "resolves the event. Click it."),
    ],
)
def test_the_last_event_has_no_order(qtbot: QtBot, event: str, jester: bool, said: str) -> None:
    with sitting_at(record(event_phase(event, her={"jester": jester}, **MINE))) as program:
        assert controller_of(program).model.question(full=True) == said
