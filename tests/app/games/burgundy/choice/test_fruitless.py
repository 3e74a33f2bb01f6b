"""Choices of the board game that would gain nothing at the moment are marked as such, and can still be made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from app.games import find
from app.table.controller import TableController
from app.table.parts.chooser import NOTHING
from app.texts import LANGUAGES
from rules import Game, ItemId
from rules.games.burgundy import items
from tests.app.painting import face_of
from tests.app.positions import position_of, random_game
from tests.app.tables import Start, tables
from tests.games.burgundy import builder
from tests.games.burgundy.verbs import do

SCREEN = find("burgundy")


@pytest.fixture
def start(qtbot: object) -> Iterator[Start]:
    with tables() as begin:
        yield begin


def ship(**said: Any) -> Game[Any]:
    """Return a game in which seat 0 has placed a ship; the goods of depot 3 do not fit, those of depot 4 match a stored type."""
    game = builder.table(dice=(5, 1), storage=["ship"], goods={1: 2, 2: 1, 3: 1}, spaces={3: [5], 4: [1, 1, 6]}, phase="C", **said)
    do(game, "place ship 1,0 with 5")
    return game


def crane(**said: Any) -> Game[Any]:
    """Return a game after seat 0 placed a crane: no building is in a depot, church and market would find a tile, nothing can be sold."""
    game = builder.table(dice=(3, 1), storage=["crane"], extra_tiles=True, depots={5: ["mine"], 1: ["ship"]}, rest="spaces", **said)
    do(game, "place crane 0,1 with 3")
    return game


def space(n: int) -> ItemId:
    return items.GOODS_SPACE.id(n)


def ring_modes(table: TableController, item: ItemId) -> set[str]:
    """Return the modes of the rings around an item."""
    return {mode for of, mode in table.view.table._rings._wanted.values() if of == item}


def test_a_depot_of_which_nothing_fits_is_not_lit_like_a_useful_one(start: Start) -> None:
    table = start(builder.record(ship()))
    highlights = table.picker.highlights
    assert (highlights[space(3)].fruitless, highlights[space(4)].fruitless) == (True, False)
    assert ring_modes(table, space(3)) == {"faint"}
    assert ring_modes(table, space(4)) == {"free"}
    table.press(space(3))
    assert [event.kind for event in table.match.record.entries[-1].events][:1] == ["collected"]


CARGO = [(space(3), "0 of 1 come along"), (space(4), "2 of 3 come along")]


@pytest.mark.parametrize(("item", "words"), CARGO)
def test_the_tip_of_a_depot_says_how_much_a_ship_would_load(item: ItemId, words: str) -> None:
    tip = SCREEN.tip(position_of(builder.record(ship()), 1280, 712, "en"), item)
    assert tip is not None
    assert tip.lines[0][1].startswith(words)
    assert "three types" in tip.lines[0][1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tip_promises_what_the_best_choice_brings(language: str) -> None:
    asked = 0
    for record in random_game(3, 8, 1, "burgundy"):
        decision = record.game.decision
        if decision is None or decision.question.key != "ask.ship":
            continue
        position = position_of(record, 1280, 712, language)
        for n in range(1, 7):
            brought = []
            for action in record.game.legal:
                if [pick for pick in action.picks if pick.startswith("goods_space:")] == [space(n)]:
                    collected = next(event for event in record.game.copy().apply(action) if event.kind == "collected")
                    brought.append(collected.values["n"])
            there = len(record.game.state.goods_spaces[n - 1])
            tip = SCREEN.tip(position, space(n))
            assert tip is not None
            if there:
                best = max(brought)
                key = "all" if best == there else "choice" if len(brought) > 1 else "some"
                assert tip.lines[0][1] == position.texts(f"burgundy.tip.cargo_{key}", n=best, all=there)
                asked += 1
    assert asked > 20


def test_a_kind_that_gives_the_crane_nothing_carries_a_sign_and_is_not_suggested(start: Start) -> None:
    table = start(builder.record(crane()))
    placed = table.layout.placements
    signed = {
        kind for kind in ("market", "carpenter", "church", "warehouse", "bank") if face_of(placed[f"building:{kind}"]).icon == NOTHING
    }
    assert signed == {"carpenter", "warehouse"}
    default = table.model.default()
    assert default is not None
    assert not default.fruitless
    table.show_tip("building:carpenter")
    tip = table.view.table.tip
    assert tip is not None
    assert "Brings nothing as things stand" in tip.words
    table.press("building:carpenter")
    assert [event.kind for event in table.match.record.entries[-1].events][:2] == ["copied", "lost"]


def test_the_list_of_moves_in_words_warns_too(start: Start) -> None:
    table = start(builder.record(crane()))
    warned = {action.picks[0] for words, action in table.model.legal_in_words() if words.endswith("(brings nothing)")}
    assert {"building:carpenter", "building:warehouse"} <= warned
    assert "building:market" not in warned
