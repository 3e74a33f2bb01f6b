"""What single turns of Guildhall cost in clicks (UX 2.3), and whole games with other professions."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.commands import Command
from app.games.guildhall.faces import ProfessionFace
from app.table.choice.picker import Choice
from app.table.parts.chooser import PANEL as CHOOSER
from app.table.parts.infoline import MAIN_BUTTON
from rules import Action, Record, new
from tests.app.games.guildhall.whole_games import check_end
from tests.app.pages import click_item, controller_of, key, window
from tests.app.sitting import Sitting, play_by_mouse, sitting_where

GAME = "guildhall"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, {"profession_set": "custom_six", "target_vp": 12}),
        (4, {"profession_set": "job_faire", "excess_chapter_timing": "immediate", "target_vp": 10}),
    ],
)
def test_other_professions_by_mouse(qtbot: QtBot, players: int, options: dict[str, int | str | bool]) -> None:
    """Every set can be played to its end by clicking what is lit (GH-17)."""
    with window() as program:
        program.play(new(GAME, ("Anna", "Ben", "Cleo", "Dora")[:players], 8, options))
        sitting = Sitting(program, random.Random(8))
        play_by_mouse(sitting)
        check_end(sitting)
        if options["profession_set"] == "custom_six":
            assert len(set(sitting.record.game.state.professions)) == 6


BUSY = ("play", "buy", "use", "recall", "take", "place", "discard", "draw", "confirm")


@contextmanager
def sitting_at(wanted: Callable[[Record], Action | None], seed: int = 5, players: int = 2) -> Iterator[tuple[Sitting, Action]]:
    """Play at random until ``wanted`` finds an action, and lift the curtain; yield the sitting and that action."""
    record = new(GAME, ("Anna", "Ben", "Cleo", "Dora")[:players], seed)
    with sitting_where(record, seed, lambda action: action.kind in BUSY, wanted) as found:
        yield found


def playing(level: str | None, profession: range) -> Callable[[Record], Action | None]:
    """Find a card of a profession to play whose best choice is ``level``, or, if None, to play without effect."""

    def wanted(record: Record) -> Action | None:
        seen: set[str] = set()
        for action in record.game.legal:
            if action.kind == "play" and action.picks[0] not in seen:
                seen.add(action.picks[0])
                if int(action.picks[0].partition(":")[2]) in profession and action.picks[1:] == (() if level is None else (level,)):
                    return action
        return None

    return wanted


ASSASSINS, FARMERS, TRADERS, WEAVERS = range(1, 21), range(41, 61), range(81, 101), range(101, 121)
"""Cards by profession: five colours, four copies each."""


def count(sitting: Sitting, *clicks: str) -> list[Action]:
    """Click these things; return what was decided by the last of them."""
    before = len(sitting.record.entries)
    for item in clicks[:-1]:
        sitting.click(item)
    sitting.click(clicks[-1])
    return [entry.action for entry in sitting.record.entries[before:]]


def test_a_card_without_effect_takes_two_clicks(qtbot: QtBot) -> None:
    with sitting_at(playing(None, FARMERS)) as (sitting, play):
        assert count(sitting, play.picks[0], MAIN_BUTTON) == [play]


@pytest.mark.parametrize(("level", "cards", "targets"), [("level:0", ASSASSINS, 1), ("level:2", TRADERS, 4), ("level:2", WEAVERS, 3)])
def test_a_card_with_an_effect_takes_two_clicks_and_its_targets(qtbot: QtBot, level: str, cards: range, targets: int) -> None:
    """The best level is preset; all targets are one step, and the last one carries it out."""
    with sitting_at(playing(level, cards), 7) as (sitting, play):
        assert count(sitting, play.picks[0], MAIN_BUTTON) == [play]
        before = len(sitting.record.entries)
        for n in range(targets):
            assert len(sitting.record.entries) == before, n
            highlights = sitting.table.picker.highlights
            sitting.click(next(item for item in sitting.lit() if highlights[item].state == "next" and item.startswith("card:")))
        assert len(sitting.record.entries) == before + targets
        assert sitting.record.game.decision is not None
        assert sitting.record.game.decision.question.key in ("ask.act", "ask.end")
        sitting.table.command(Command.UNDO)
        assert len(sitting.record.entries) == before


def test_a_lower_level_takes_two_clicks(qtbot: QtBot) -> None:
    with sitting_at(playing("level:2", TRADERS), 7) as (sitting, play):
        lower = next(action for action in sitting.record.game.legal if action.picks == (play.picks[0], "level:0"))
        assert count(sitting, *lower.picks) == [lower]


@pytest.mark.parametrize(
    ("question", "instead", "confirm"),
    [("ask.use", "button:use", MAIN_BUTTON), ("ask.kill", "card:", "level:none"), ("ask.recall", "card:", MAIN_BUTTON)],
)
def test_an_effect_is_declined_only_by_a_second_click_elsewhere(qtbot: QtBot, question: str, instead: str, confirm: str) -> None:
    """Another button may have lain in its place a moment ago: what is clicked there gives nothing up, nor does a second click."""

    def declining(record: Record) -> Action | None:
        decision = record.game.decision
        if decision is None or decision.question.key != question:
            return None
        return next((action for action in record.game.legal if action.kind == "decline"), None)

    with sitting_at(declining, 7) as (sitting, decline):
        model = sitting.table.model
        asked = model.question()
        for clicks in (1, 2):
            assert count(sitting, *["button:no_effect"] * clicks) == []
            assert (model.question() == asked) is (clicks == 2)
            assert CHOOSER not in sitting.table.layout.placements
            sitting.table.picker.return_to(Choice(None, (), ()))
        sitting.click("button:no_effect")
        assert any(mark.state == "replace" and item.startswith(instead) for item, mark in sitting.table.picker.highlights.items())
        assert count(sitting, confirm) == [decline]


def test_every_level_has_its_number_as_a_key(qtbot: QtBot) -> None:
    """The letter of the levels is followed by the number of one, including 0 (UX 4.5)."""
    with sitting_at(playing("level:2", TRADERS), 7) as (sitting, play):
        view = sitting.table.view
        sitting.click(play.picks[0])
        key(view, Qt.Key.Key_V)
        key(view, Qt.Key.Key_0)
        assert sitting.record.entries[-1].action.picks == (play.picks[0], "level:0")
        sitting.table.command(Command.UNDO)
        sitting.click(play.picks[0])
        key(view, Qt.Key.Key_V)
        key(view, Qt.Key.Key_2)
        assert sitting.record.entries[-1].action == play


def full(record: Record) -> Action | None:
    """Find the refill of a player who may act and holds six cards."""
    acting = record.game.decision is not None and record.game.decision.question.key == "ask.act"
    hand = record.game.state.seats[record.game.decider].hand.cards if acting else ()
    return next((a for a in record.game.legal if a.kind == "refill"), None) if len(hand) == 6 else None


def held(sitting: Sitting) -> list[str]:
    """Return the hand of the player whose turn it is."""
    state = sitting.record.game.state
    return [f"card:{card}" for card in state.seats[state.turn_of].hand.cards]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_once_chosen_discarding_some_cards_takes_one_click_more_than_cards(qtbot: QtBot, number: int) -> None:
    """The clicks are the button, the cards, and the button that does it; the last card ends up on top (GH-7.9)."""
    with sitting_at(full) as (sitting, refill):
        cards = held(sitting)[:number]
        assert count(sitting, refill.picks[0]) == []
        done = count(sitting, *cards, "button:draw")
        check_discarded(sitting, done, cards)


@pytest.mark.parametrize("held_down", [Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier])
def test_with_a_key_held_discarding_takes_one_click_more_than_cards(qtbot: QtBot, held_down: Qt.KeyboardModifier) -> None:
    with sitting_at(full) as (sitting, _):
        cards = held(sitting)[:2]
        for card in cards:
            click_item(sitting.program, card, held_down)
        check_discarded(sitting, count(sitting, "button:draw"), cards)


def check_discarded(sitting: Sitting, done: list[Action], cards: list[str]) -> None:
    """Check that these cards were discarded in this order and replaced."""
    assert [action.kind for action in done] == ["refill", *["discard"] * len(cards), "draw"]
    assert [action.picks[0] for action in done[1:-1]] == cards
    assert sitting.record.game.state.discard.cards[-1] == int(cards[-1].partition(":")[2])
    assert len(held(sitting)) == 6


def test_another_card_is_played_instead_and_the_main_button_never_discards(qtbot: QtBot) -> None:
    with sitting_at(playing(None, FARMERS)) as (sitting, play):
        others = [a.picks[0] for a in sitting.record.game.legal if a.kind == "play" and a.picks[0] != play.picks[0]]
        assert count(sitting, others[0], play.picks[0]) == []
        assert sitting.table.picker.picks == play.picks
        assert count(sitting, MAIN_BUTTON) == [play]


def test_enter_twice_plays_the_level_that_is_suggested(qtbot: QtBot) -> None:
    """The focus moves to the level that the main button names, even where it is not the first."""
    with sitting_at(playing("level:2", TRADERS), 7) as (sitting, play):
        view = sitting.table.view
        view.table.set_focus(play.picks[0])
        key(view, Qt.Key.Key_Return)
        suggested = sitting.table.model.main_default()
        assert suggested is not None
        assert (view.table.focus, suggested.actions) == (play.picks[1], (play,))
        key(view, Qt.Key.Key_Return)
        assert sitting.record.entries[-1].action == play


def leaving(sitting: Sitting) -> set[str]:
    """Return the cards that are shown as about to be discarded."""
    placed = controller_of(sitting.program).layout.placements.values()
    return {one.item for one in placed if isinstance(one.face, ProfessionFace) and one.face.leaves}


def mulligan(record: Record) -> Action | None:
    """Find a card to exchange at the beginning."""
    asked = record.game.decision
    return next((a for a in asked.legal if a.kind == "discard"), None) if asked and asked.question.key == "ask.mulligan" else None


@pytest.mark.parametrize("wanted", [full, mulligan])
def test_a_card_that_is_to_be_discarded_is_told_from_those_that_stay(qtbot: QtBot, wanted: Callable[[Record], Action | None]) -> None:
    with sitting_at(wanted) as (sitting, action):
        state, decider = sitting.record.game.state, sitting.record.game.decider
        assert decider is not None
        one, two, *_ = [f"card:{card}" for card in state.seats[decider].hand.cards]
        if wanted is full:
            count(sitting, action.picks[0])
        assert leaving(sitting) == set()
        for card, expected in ((one, {one}), (two, {one, two}), (one, {two})):
            count(sitting, card)
            assert leaving(sitting) == expected
        assert count(sitting, "button:draw")
        assert leaving(sitting) == set()


def test_a_card_is_put_down_again(qtbot: QtBot) -> None:
    with sitting_at(full) as (sitting, refill):
        one, two, *_ = held(sitting)
        assert count(sitting, refill.picks[0], one, two, one) == []
        assert sitting.table.picker.picks == (refill.picks[0], two)
        key(sitting.table.view, Qt.Key.Key_Escape)
        assert sitting.table.picker.picks == refill.picks
        key(sitting.table.view, Qt.Key.Key_Escape)
        assert sitting.table.picker.picks == ()


def test_the_key_for_discarding_spends_nothing_by_itself(qtbot: QtBot) -> None:
    """After R, neither E, Enter nor R again plays an action; Enter means the first card, and two clicks on a card choose it once."""
    with sitting_at(full) as (sitting, refill):
        view, before = sitting.table.view, len(sitting.record.entries)
        for pressed in (Qt.Key.Key_R, Qt.Key.Key_E):
            key(view, pressed)
            assert sitting.table.picker.picks == refill.picks
            assert sitting.table.model.main_default() is None
        first = view.table.focus
        assert first in held(sitting)
        for picked in ((first,), ()):
            key(view, Qt.Key.Key_Return)
            assert sitting.table.picker.picks == (*refill.picks, *picked)
            assert len(sitting.record.entries) == before
        card = held(sitting)[0]
        sitting.click(card)
        sitting.table.press_twice(card)
        assert sitting.table.picker.picks == (*refill.picks, card)
        key(view, Qt.Key.Key_R)
        assert sitting.table.picker.picks == ()
        assert len(sitting.record.entries) == before


def test_the_key_that_finishes_confirms_a_level_a_purchase_and_discards(qtbot: QtBot) -> None:
    with sitting_at(playing("level:2", TRADERS), 7) as (sitting, play):
        view = sitting.table.view
        key(view, Qt.Key.Key_F)
        assert not sitting.table.picker.touched
        sitting.click(play.picks[0])
        key(view, Qt.Key.Key_F)
        assert sitting.record.entries[-1].action == play
    with sitting_at(full) as (sitting, _):
        view, cards = sitting.table.view, held(sitting)
        key(view, Qt.Key.Key_R)
        key(view, Qt.Key.Key_C)
        key(view, Qt.Key.Key_1)
        before = len(sitting.record.entries)
        key(view, Qt.Key.Key_F)
        assert [entry.action.kind for entry in sitting.record.entries[before:]] == ["refill", "discard", "draw"]
        assert sitting.record.entries[before + 1].action.picks == (sorted(cards, key=lambda card: int(card[5:]))[0],)


def test_buying_takes_two_clicks(qtbot: QtBot) -> None:
    """With exactly as many completed chapters as it costs, the cards go in the usual order, or in the player's own."""

    def exact(record: Record) -> Action | None:
        for action in record.game.legal:
            if action.kind == "buy":
                ahead = record.game.copy()
                ahead.apply(action)
                if ahead.decision is not None and ahead.decision.question.key == "ask.order":
                    return action
        return None

    with sitting_at(exact) as (sitting, buy):
        done = count(sitting, buy.picks[0], MAIN_BUTTON)
        assert [action.kind for action in done] == ["buy", "confirm"]
    with sitting_at(exact) as (sitting, buy):
        assert count(sitting, buy.picks[0], "pay:order") == [buy]
        colours = sitting.lit()[::-1][:2]
        done = count(sitting, *colours, "button:confirm")
        assert [action.kind for action in done] == ["top", "top", "confirm"]
        paid = sitting.record.game.state.discard.cards[-5:]
        assert [f"card:{card}" for card in paid[::-1][:2]] == colours
