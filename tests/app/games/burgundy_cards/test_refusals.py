"""Why something in the card game cannot be chosen: what it is, why not, and what helps, in two lines and both languages."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.games import find
from app.texts import LANGUAGES
from rules import Action, Game, ItemId
from tests.app.games.burgundy_cards.refused import card
from tests.app.games.refused import after
from tests.app.pages import click_item, show, window
from tests.app.positions import position_of
from tests.games.burgundy_cards import builder

SCREEN = find("burgundy_cards")


def answer(game: Game[Any], item: ItemId, picks: tuple[ItemId, ...] = (), language: str = "en") -> str | None:
    return SCREEN.refusal(position_of(builder.record(game), 1280, 712, language), item, picks)


def test_the_other_hand_card_is_named_when_it_helps() -> None:
    game = builder.table(hand=[2, 5], display={5: ["mine"]})
    assert answer(game, card(game, "row5"), (card(game, "hand0"),)) == (
        "Column 5 is 3 steps away from your 2; you have 0 workers. Your 5 reaches it."
    )


PLACES = (
    ([["ship"], ["mine"]], "ship6", "stack:0:1", "Another kind is here. Only a monastery may join; yours belongs to ships."),
    ([["ship"]], "ship6", "new:0:ship", "You have an open stack of ships. Fill it first."),
    ([["ship"], ["monastery"]], "ship6", "stack:0:1", "You would have two open stacks of ships. Fill the first one."),
    ([["ship"]], "mine6", "new:0:castle", "This place is for another kind. Yours belongs to mines."),
)


@pytest.mark.parametrize(("estate", "project", "item", "english"), PLACES)
def test_a_place_that_does_not_fit_the_project(estate: list[list[str]], project: str, item: ItemId, english: str) -> None:
    game = after(builder.table(hand=[6], projects=[project], estate=estate), ("play",))
    chosen = card(game, "project0")
    assert Action("place", (chosen, item)) not in game.legal
    assert answer(game, item, (chosen,)) == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_click_on_a_dark_thing_shows_the_reason(qtbot: QtBot, language: str) -> None:
    record = builder.record(builder.table(hand=[2, 2], display={5: ["mine"]}, workers=1))
    with window(language) as program:
        show(program, record)
        assert program.table.view is not None
        before = len(program.table.view.table.items())
        click_item(program, card(record.game, "row5"))
        assert len(program.table.view.table.items()) == before + 1
