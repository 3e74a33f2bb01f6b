"""A table composed ahead of time equals one composed afterwards, and a future that has not happened is never taken for the present."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

import rules
from app.application import qt
from app.art.fonts import text_width
from app.games import find
from app.session.match import Match
from app.table.geometry.frame_data import BOARD
from app.table.geometry.layout import Layout
from app.table.parts.ahead import after
from app.table.parts.table_model import TableModel
from app.table.parts.view_options import ViewOptions
from app.texts import Texts
from tests.app.painting import face_of
from tests.app.positions import GAMES, NAMES
from tests.slow import rest_slow

qt()
OPTIONS = ViewOptions(Texts("en"), 1280.0, 712.0)


def looking_at(match: Match) -> TableModel:
    return TableModel(match, find(match.record.header.game), text_width, OPTIONS)


def shown(model: TableModel) -> Layout:
    """Return the picture of the match as it is now."""
    model.build(OPTIONS)
    return model.layout()


@pytest.mark.parametrize("game", rest_slow(*GAMES))
@pytest.mark.parametrize("seed", rest_slow(1, 2))
def test_a_future_that_comes_about_is_taken_over_as_it_is(game: str, seed: int) -> None:
    match = Match(rules.new(game, NAMES[: 2 + seed], seed))
    match.lift_curtain()
    model, choose, taken = looking_at(match), random.Random(seed), 0
    for _ in range(70):
        plans = choose.sample(model.picker.plans, min(3, len(model.picker.plans)))
        futures = [after(model, plan.actions).layout for plan in plans]
        for action in plans[-1].actions:
            match.play(action)
        if match.curtain:
            model.build(OPTIONS)
            match.lift_curtain()
        layout = shown(model)
        assert layout == shown(looking_at(match))
        taken += any(layout is future for future in futures)  # Two decisions may come to the same, like two ways round of a tile.
        model.predictions.forget()
    assert taken == 70


@pytest.mark.parametrize("game", rest_slow(*GAMES))
def test_what_was_decided_instead_is_shown(game: str) -> None:
    match = Match(rules.new(game, NAMES[:2], 3))
    match.lift_curtain()
    model = looking_at(match)
    first, *others = model.picker.plans
    for plan in others:
        after(model, plan.actions)
    for action in first.actions:
        match.play(action)
    match.lift_curtain()
    assert shown(model) == shown(looking_at(match))


def test_a_decision_made_again_leaves_the_next_one_to_be_made_again() -> None:
    """The state is the same as in the future, but its redo button differs."""
    match = Match(rules.new("burgundy_cards", NAMES[:2], 3, {"open_hands": True}))
    model = looking_at(match)
    for _ in range(2):
        match.play(match.record.game.legal[0])
    match.undo()
    match.undo()
    model.build(OPTIONS)
    assert match.record.can_redo
    futures = [after(model, (action,)).layout for action in match.record.game.legal]
    match.redo()
    layout = shown(model)
    assert layout == shown(looking_at(match))
    assert face_of(layout.placements["ui:redo"]).state == "normal"
    assert layout not in futures


def test_another_way_to_the_same_position_is_no_future() -> None:
    """The state and the last decision are the same as in the future, but the log tells what came before in another order."""
    match = Match(rules.new("burgundy", NAMES[:2], 1, {"duchies": "first"}))
    legal = match.record.game.legal
    one = next(action for action in legal if action.kind == "take")
    other = next(action for action in legal if action.kind == "workers" and action.picks[0] != one.picks[0])
    match.play(one)
    match.play(other)
    model = looking_at(match)
    (end,) = match.record.game.legal
    after(model, (end,))
    match.undo()
    match.undo()
    for action in (other, one, end):
        match.play(action)
    model.build(OPTIONS)
    assert model.position.log == looking_at(match).position.log


def test_a_board_that_was_turned_is_back_in_every_future() -> None:
    match = Match(rules.new("burgundy", NAMES[:2], 3, {"duchies": "border_posts"}))
    model = looking_at(match)
    turned = next(item for item in model.layout().placements if item.startswith(BOARD))
    model.build(replace(OPTIONS, board=turned.removeprefix(BOARD)))
    future = after(model, (match.record.game.legal[0],)).layout
    match.play(match.record.game.legal[0])
    assert shown(model) is future


def test_other_settings_are_no_future_of_the_ones_there_were() -> None:
    """After taking workers, dice can be turned; what that costs is lit unless nothing is to be spent."""
    match = Match(rules.new("burgundy", NAMES[:2], 3, {"duchies": "first"}))
    while match.record.game.legal[0].kind == "settle":
        match.play(match.record.game.legal[0])
    model = looking_at(match)
    workers = next(action for action in match.record.game.legal if action.kind == "workers")
    after(model, (workers,))
    match.play(workers)
    fresh = looking_at(match)
    generous = fresh.picker.highlights
    sparing = replace(OPTIONS, spend_limit=0)
    for one in (model, fresh):
        one.build(sparing)
    assert model.layout() == fresh.layout()
    assert model.picker.highlights == fresh.picker.highlights != generous


def test_building_again_takes_back_the_picks() -> None:
    match = Match(rules.new("burgundy", NAMES[:2], 3, {"duchies": "first"}))
    model = looking_at(match)
    action = match.record.game.legal[0]
    after(model, (action,))
    match.play(action)
    before = shown(model)
    source = next(item for item, mark in model.picker.highlights.items() if mark.state == "next")
    model.picker.pick(source)
    assert model.picker.touched
    assert shown(model) == before
    assert not model.picker.touched


def test_a_future_changes_nothing_of_the_present() -> None:
    match = Match(rules.new("guildhall", NAMES[:3], 3))
    match.lift_curtain()
    model = looking_at(match)
    before, digest, said = model.layout(), match.record.game.digest(), model.position
    for plan in model.picker.plans:
        after(model, plan.actions)
    assert match.record.game.digest() == digest
    assert (match.record.entries, match.record.can_undo, match.record.can_redo) == ([], False, False)
    assert model.position is said
    assert model.layout() is before
    assert shown(model) == before
