"""What single turns of Villagers cost in clicks (UX 2.5), and that drafting needs no curtain (UX 2.8)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.commands import Command
from app.games.villagers.faces import VillagerFace
from app.session.match import Match
from app.table.geometry.faces import ButtonFace
from app.table.parts import chooser
from app.table.parts.infoline import MAIN_BUTTON
from app.windows.main_window import MainWindow
from rules import Record
from tests.app.games.villagers.positions import building
from tests.app.pages import click_item, controller_of, focused, key, settle, window
from tests.games.villagers.builder import record, table
from tests.games.villagers.cards import NAME


@contextmanager
def sitting_at(found: Record) -> Iterator[MainWindow]:
    """Open a window on a position with the curtain lifted."""
    match = Match(found)
    match.lift_curtain()
    with window() as program:
        program.show_match(match)
        settle()
        yield program


def held(found: Record, name: str, seat: int = 0) -> str:
    """Return a card of a hand by name."""
    return next(f"card:{card}" for card in found.game.state.seats[seat].hand.cards if NAME[card] == name)


def laid(found: Record, name: str, seat: int = 0) -> str:
    """Return a card of a village by name."""
    return next(f"card:{card}" for card in found.game.state.seats[seat].village.cards() if NAME[card] == name)


def done(found: Record) -> list[str]:
    return [entry.action.kind for entry in found.entries]


def test_a_draft_is_two_clicks_and_hands_stay_closed(qtbot: QtBot) -> None:
    found = record(table(3, hand="cooper, mason"))
    with sitting_at(found) as program:
        match, controller = program.match, program.table.controller
        assert match is not None
        assert controller is not None
        for player in range(3):
            assert match.viewer == found.game.decider == player
            card = next(card for card in found.game.state.road if card)
            mine = {f"card:{one}" for one in found.game.state.seats[player].hand.cards}
            assert not mine & controller.layout.placements.keys()
            click_item(program, f"card:{card}")
            assert len(found.entries) == player
            click_item(program, "now:draft")
            assert len(found.entries) == player + 1
        assert done(found) == ["draft"] * 3


def test_the_main_button_drafts_too_and_another_card_can_be_chosen_instead(qtbot: QtBot) -> None:
    found = record(table(3))
    with sitting_at(found) as program:
        first, second = found.game.state.road[:2]
        click_item(program, f"card:{first}")
        click_item(program, f"card:{second}")
        click_item(program, MAIN_BUTTON)
        assert found.entries[0].action.picks == (f"card:{second}",)


def test_a_stack_is_drafted_like_a_card_and_the_open_cards_stay_in_sight(qtbot: QtBot) -> None:
    found = record(table(3))
    with sitting_at(found) as program:
        controller = program.table.controller
        assert controller is not None
        for stack in range(5, 1, -1):
            click_item(program, f"stack:{stack}")
            placed = controller.layout.placements
            covering = [one for one in placed.values() if one.item in ("now:draft", chooser.PANEL)]
            assert len(covering) == 2
            assert not any(one.rect.overlaps(placed[f"card:{card}"].rect) for one in covering for card in found.game.state.road if card)
        click_item(program, "now:draft")
        assert found.entries[0].action.picks == ("stack:2",)


def test_a_hand_can_be_opened_while_drafting(qtbot: QtBot) -> None:
    found = record(table(3, hand="cooper, mason"))
    with sitting_at(found) as program:
        controller = program.table.controller
        assert controller is not None
        click_item(program, Command.HAND.item)
        assert held(found, "cooper") in controller.layout.placements
        click_item(program, Command.HAND.item)
        assert held(found, "cooper") not in controller.layout.placements


def test_the_curtain_falls_before_the_first_build_turn(qtbot: QtBot) -> None:
    found = record(table(2, square="hunter, fisher", others={1: {"square": "grocer"}}))
    with sitting_at(found) as program:
        match = program.match
        assert match is not None
        assert match.viewer == 1
        click_item(program, "stack:0")
        click_item(program, "now:draft")
        while found.game.decision is not None and found.game.decision.question.key == "ask.RoadCoin":
            assert not match.curtain
            click_item(program, "button:no_effect")
        assert match.curtain


def test_a_build_turn_of_three_cards_is_seven_clicks(qtbot: QtBot) -> None:
    """Card, place, three times, and the end: every card has several places."""
    village = "founders, lumberjack, lumberjack, miner, miner, hayer, hayer, wattler"
    found = building(3, village, "wheeler, mason, thatcher", others={})
    with sitting_at(found) as program:
        clicks = [
            held(found, "wheeler"), laid(found, "lumberjack"),
            held(found, "mason"), laid(found, "miner"),
            held(found, "thatcher"), laid(found, "hayer"),
            MAIN_BUTTON,
        ]  # fmt: skip
        for item in clicks:
            click_item(program, item)
        assert len(clicks) == 7
        assert done(found) == ["lay", "lay", "lay", "end_turn"]


@pytest.mark.parametrize("way", ["place", "main button", "key", "enter", "double click"])
def test_a_card_with_one_place_is_confirmed_like_every_other(qtbot: QtBot, way: str) -> None:
    """Nothing is laid by the click or the number that chooses the card, so a key that confirms never ends the turn instead."""
    found = building(3, "founders, miner", "mason, hunter", others={})
    with sitting_at(found) as program:
        mason = held(found, "mason")
        click_item(program, mason)
        assert done(found) == []
        match way:
            case "place":
                click_item(program, laid(found, "miner"))
            case "main button":
                click_item(program, MAIN_BUTTON)
            case "double click":
                controller_of(program).press_twice(mason)
            case _:
                key(focused(), Qt.Key.Key_E if way == "key" else Qt.Key.Key_Return)
        assert done(found) == ["lay"]


@pytest.mark.parametrize("others", [{}, {1: {"village": "miner(blacksmith)"}}], ids=["bank", "another player"])
@pytest.mark.parametrize("way", ["place", "main button"])
def test_a_padlock_that_costs_gold_shows_its_price_before_it_is_paid(qtbot: QtBot, others: dict[int, Any], way: str) -> None:
    found = building(3, "founders, lumberjack", "cooper", others=others, gold=5)
    with sitting_at(found) as program:
        controller = program.table.controller
        assert controller is not None
        click_item(program, held(found, "cooper"))
        assert done(found) == []
        assert [one for one in controller.layout.placements.values() if one.kind == "lock_price"]
        click_item(program, laid(found, "lumberjack") if way == "place" else MAIN_BUTTON)
        assert done(found)[0] == "lay"
        assert found.game.state.seats[0].gold == 3


def test_a_padlock_with_a_key_at_home_is_confirmed_as_well(qtbot: QtBot) -> None:
    found = building(3, "founders, lumberjack, miner(blacksmith)", "cooper", others={}, gold=5)
    with sitting_at(found) as program:
        click_item(program, held(found, "cooper"))
        assert done(found) == []
        click_item(program, MAIN_BUTTON)
        assert done(found)[0] == "lay"


def test_a_column_is_begun_on_the_free_place_beside_the_first(qtbot: QtBot) -> None:
    found = building(3, "founders, miner(mason), miner", "seeker", others={})
    with sitting_at(found) as program:
        controller = program.table.controller
        assert controller is not None
        click_item(program, held(found, "seeker"))
        place = laid(found, "miner").replace("card:", "slot:")
        strip = controller.layout.placements[laid(found, "miner")].rect
        assert controller.layout.placements[place].rect.right <= strip.right + 1
        click_item(program, place)
        assert found.entries[0].action.picks[1] == laid(found, "miner")


def test_a_basic_for_a_hand_card_is_three_clicks(qtbot: QtBot) -> None:
    """VI-7.1, VI-22.6: once the basic is chosen, every hand card can pay for it, even one that could not be laid."""
    found = building(3, "founders", "wine_trader, mason", others={})
    with sitting_at(found) as program:
        click_item(program, "basic:hayer")
        controller = program.table.controller
        assert controller is not None
        assert {held(found, "wine_trader"), held(found, "mason")} <= controller.picker.highlights.keys()
        for item in (held(found, "wine_trader"), "stack:1"):
            click_item(program, item)
        assert found.entries[0].action.picks == ("basic:hayer", held_before(found), "stack:1")


def held_before(found: Record) -> str:
    """Return the card that was paid for the basic."""
    return found.entries[0].action.picks[1]


def test_a_padlock_with_several_keys_elsewhere_asks_whom_to_pay(qtbot: QtBot) -> None:
    others = {1: {"village": "miner(blacksmith)"}, 2: {"village": "miner(blacksmith)"}}
    found = building(3, "founders, lumberjack", "cooper, wheeler", others=others, gold=5)
    with sitting_at(found) as program:
        controller = program.table.controller
        assert controller is not None
        click_item(program, held(found, "cooper"))
        click_item(program, laid(found, "lumberjack"))
        keys = [laid(found, "blacksmith", 1), laid(found, "blacksmith", 2)]
        assert set(keys) <= controller.layout.placements.keys()
        click_item(program, keys[1])
        assert done(found) == ["lay", "unlock"]
        assert found.game.state.seats[2].village.coins


def test_the_price_of_a_padlock_is_on_the_places(qtbot: QtBot) -> None:
    others = {1: {"village": "miner(blacksmith)"}}
    found = building(3, "founders, lumberjack, lumberjack", "cooper", others=others, gold=5)
    with sitting_at(found) as program:
        controller = program.table.controller
        assert controller is not None
        click_item(program, held(found, "cooper"))
        prices = [one for one in controller.layout.placements.values() if one.kind == "lock_price"]
        assert len(prices) == 2
        assert {f"price:{one.item}" for one in controller.layout.placements.values() if one.paid} == {one.item for one in prices}


def test_places_with_an_own_key_are_not_marked_as_paid(qtbot: QtBot) -> None:
    found = building(3, "founders, lumberjack, lumberjack, miner(blacksmith)", "cooper", others={}, gold=5)
    with sitting_at(found) as program:
        controller = program.table.controller
        assert controller is not None
        click_item(program, held(found, "cooper"))
        assert [one.kind for one in controller.layout.placements.values() if one.paid] == []


def test_a_sheet_over_the_road_hides_the_market_cards(qtbot: QtBot) -> None:
    others = {1: {"village": "miner(blacksmith)"}, 2: {"village": "miner(blacksmith)"}}
    found = building(3, "founders, lumberjack", "cooper, wheeler", others=others, gold=5)
    with sitting_at(found) as program:
        controller = program.table.controller
        assert controller is not None
        click_item(program, held(found, "cooper"))
        click_item(program, laid(found, "lumberjack"))
        placed = controller.layout.placements
        assert all(placed[f"market:{n}"].z < placed["frame:tray"].z for n in (0, 1))


def test_a_card_to_hire_leaves_basics_in_sight_and_the_end_of_the_turn_to_the_button(qtbot: QtBot) -> None:
    """VI-16.8: only the open cards, which nobody wants now, lie below it; the button does not pay for it instead of ending the turn."""
    found = building(3, others={1: {"village": "freelancer"}}, gold=5)
    with sitting_at(found) as program:
        controller = controller_of(program)
        placed = controller.layout.placements
        assert laid(found, "freelancer", 1) in controller.picker.highlights
        sheet = placed["frame:tray"].rect
        assert not [item for item in placed if item.startswith(("basic:", "stack:")) and placed[item].rect.overlaps(sheet)]
        click_item(program, "basic:lumberjack")
        assert controller.picker.picks == ("basic:lumberjack",)
        key(focused(), Qt.Key.Key_Escape)
        click_item(program, MAIN_BUTTON)
        controller.confirm()
    assert done(found) == ["end_turn"]


def test_the_button_that_gains_a_basic_asks_which_and_stands_out(qtbot: QtBot) -> None:
    with sitting_at(building(4)) as program:
        controller = program.table.controller
        assert controller is not None
        before = controller.model.question()
        click_item(program, "kind:basic")
        face = controller.layout.placements["kind:basic"].face
        assert isinstance(face, ButtonFace)
        assert (face.style, face.state) == ("gold", "pressed")
        assert controller.model.question() == "gains a basic: which one?" != before


def test_free_places_are_shown_before_a_card_is_picked_and_cards_stay_when_it_is(qtbot: QtBot) -> None:
    """VI-6.7: a basic that carries one villager has a second place, whether or not a card for it is in the hand's focus."""
    found = building(4, village="founders, lumberjack(wheeler), miner", hand="cooper, mason, hunter")
    with sitting_at(found) as program:
        controller = program.table.controller
        assert controller is not None
        beside = f"slot:{laid(found, 'lumberjack').partition(':')[2]}"
        before = controller.layout.placements
        assert (before[beside].kind, before["village:0"].kind) == ("card_place", "card_place")
        assert not before[beside].rect.overlaps(before[laid(found, "miner")].rect)
        click_item(program, held(found, "cooper"))
        after = controller.layout.placements
        lying = [item for item in before if item.startswith(("card:", "slot:", "village:"))]
        assert {item: after[item].rect for item in lying} == {item: before[item].rect for item in lying}


def test_a_card_that_pays_for_a_basic_does_not_look_refused(qtbot: QtBot) -> None:
    found = building(4, hand="jeweler, monk")
    with sitting_at(found) as program:
        controller = program.table.controller
        assert controller is not None
        jeweler = held(found, "jeweler")

        def dim() -> bool:
            face = controller.layout.placements[jeweler].face
            assert isinstance(face, VillagerFace)
            return face.dim

        assert dim()
        click_item(program, "basic:hayer")
        assert not dim()
        click_item(program, jeweler)
        assert controller.picker.highlights[jeweler].state == "chosen"
        assert not dim()
