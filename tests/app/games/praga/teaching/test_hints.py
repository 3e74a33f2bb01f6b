"""What a hint rings at the table of Praga Caput Regni: what has to be clicked, which is not always what the action is about."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec import structs
from pytestqt.qtbot import QtBot

from app.games.praga.choice.stand_ins import OPEN
from app.opponents.answering import answered
from app.opponents.asking import question
from app.opponents.wire import Answer, Thought
from app.texts import LANGUAGES
from rules import Action, Game
from rules.bots.strengths import bot
from rules.games.praga import items
from rules.games.praga.board.wheel import actions_of
from rules.games.praga.components import ACTIONS
from tests.app.games.praga.choice.test_click_counts import BEGUN, DONE, FIELDS, GREEN, half, tile
from tests.app.games.praga.choice.test_clicks import turn_wheel
from tests.app.pages import window
from tests.app.sitting import Sitting
from tests.games.praga.builder import record, table
from tests.games.praga.names import SITE
from tests.slow import rest_slow

SILENT = (sys.executable, "-c", "import sys; sys.stdin.read()")
"""A program that never answers."""


@contextmanager
def advised(game: Game[Any], *plan: Action) -> Iterator[Sitting]:
    """Yield a sitting at which this plan is advised."""
    played = record(game)
    played.header = structs.replace(played.header, advice=True)
    with window() as program:
        program.table.computers.thinker = SILENT
        program.play(played)
        adviser = program.table.adviser
        adviser.ask()
        adviser._take(Answer(1, (Thought(plan, 1.0),), ()), quick=False)
        yield Sitting(program, random.Random(1))


def ringed(sitting: Sitting) -> frozenset[str]:
    return sitting.table.view.table.showing.lit


def legal(game: Game[Any], kind: str, *picks: str) -> Action:
    """Return the legal action of a kind with all these items."""
    return next(action for action in game.legal if action.kind == kind and {*picks} <= {*action.picks})


@pytest.mark.parametrize("board", ["city", "road"])
def test_an_effect_of_the_road_is_ringed_itself(qtbot: QtBot, board: str) -> None:
    game = table(**{**DONE, "pawn": 2, "turn": {**DONE["turn"], "road": ("road_effect:2:base",)}})
    with advised(game, legal(game, "road_effect")) as sitting:
        sitting.table.viewing.look(board=board)
        assert ringed(sitting) == {OPEN + "road_effect:2:base"}
        sitting.click(OPEN + "road_effect:2:base")
        assert sitting.record.entries[-1].action.kind == "road_effect"


def test_of_an_extra_action_its_field_is_ringed_then_what_is_done_there(qtbot: QtBot) -> None:
    game = table(**{**DONE, "turn": {**DONE["turn"], "extra": "open"}})
    with advised(game, legal(game, "mines", items.EXTRA, items.RAISE)) as sitting:
        assert ringed(sitting) == {FIELDS["mines"]}
        sitting.click(FIELDS["mines"])
        assert ringed(sitting) == {items.RAISE}


@pytest.mark.parametrize("by", rest_slow("wheel", "click"))
@pytest.mark.parametrize("kind", rest_slow("building", "upgrade"))
def test_the_button_that_turns_a_tile_is_ringed_until_it_lies_as_advised(qtbot: QtBot, kind: str, by: str) -> None:
    """Only then its place is: a click on it would lay the tile at once."""
    name = {"upgrade": "upgrade_e1_08", "building": "building_e1_02"}[kind]
    begun = table(**BEGUN)
    begun.apply(next(one for one in begun.legal if one.kind == "take" and one.picks[0] == half(begun, kind)))
    begun.apply(legal(begun, kind, tile(name), half_taken(begun)))
    for rotation in range(6):
        game = begun.copy()
        plan = [items.lay_building(SITE["n1"], rotation)]
        place = items.SITE.id(SITE["n1"])
        if kind == "building":
            plan.insert(0, legal(game, "site", place))
        else:
            plan = [legal(game, "lay_upgrade", items.ROTATION.id(rotation))]
            place = plan[0].picks[0]
        with advised(game, *plan) as sitting:
            for _ in range(6):
                (lit,) = ringed(sitting)
                if lit == place:
                    break
                assert lit.startswith("rotation:")
                if by == "click":
                    sitting.click(lit)
                else:
                    turn_wheel(sitting, -120)
            sitting.click(place)
            assert [entry.action for entry in sitting.record.entries][-len(plan) :] == plan


def whole_turns() -> Iterator[tuple[Game[Any], tuple[Action, ...]]]:
    """Yield positions before an action tile is taken, with what is advised there."""
    for seed in range(5):
        game = table(seed=seed, gold=4, stone=4, crane=GREEN, box=0)
        asked = question(record(game), 1, "normal", 1.0, reasons=True)
        answer = answered(asked, bot("normal", "praga", 2))
        for plan in (*(thought.actions for thought in answer.considered), *(one.other for one in answer.compared)):
            yield game, plan


def test_the_half_that_is_advised_is_the_one_whose_action_follows(qtbot: QtBot) -> None:
    """For the bots both halves are the same; whoever reads the hint expects to use what it names."""
    met = set[int]()
    for game, plan in whole_turns():
        taken = plan[0].picks[0]
        used = [action.picks[0] for action in plan[1:] if action.kind in ACTIONS and items.HALF.of(action.picks[0]) is not None]
        if plan[0].kind == "take" and used:
            assert used == [taken]
            met.add(items.HALF.key(taken))
        trial = game.copy()
        for action in plan:
            assert action in trial.legal
            trial.apply(action)
    assert met == {0, 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_of_which_no_half_is_used_yet_is_advised_for_both(qtbot: QtBot, language: str) -> None:
    game = table(**BEGUN)
    take = next(one for one in game.legal if one.kind == "take")
    with advised(game, take) as sitting:
        sitting.program.program.set_language(language)
        say = sitting.table.model.texts
        one, other = (say(f"praga.short.{action}") for action in actions_of(game.state, items.HALF.seat(take.picks[0])))
        assert sitting.program.table.adviser.lines[0].startswith(say("praga.action.take.either", one=one, other=other))


def half_taken(game: Game[Any]) -> str:
    turn = game.state.turn
    assert turn is not None
    return items.HALF.id(turn.tile, turn.half)
