"""What the line below the table asks in the card game when a target is clicked before the card that pays for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.table.controller import TableController
from app.texts import LANGUAGES
from rules import Game
from tests.app.tables import Start, tables
from tests.games.burgundy_cards import builder
from tests.games.burgundy_cards.builder import table
from tests.games.burgundy_cards.verbs import names, projects


@pytest.fixture
def start(qtbot: QtBot) -> Iterator[Start]:
    with tables() as found:
        yield found


def asked(controller: TableController) -> str:
    """What stands in the line."""
    return str(controller.layout.placements["frame:question"].words)


def card(game: Game[Any], where: str, n: int = 0) -> str:
    """A card of the hand, the projects or a column of the display."""
    state = game.state
    cards = {"hand": state.seats[0].hand.cards, "projects": state.seats[0].projects}
    return f"card:{(cards[where] if where in cards else state.display[int(where) - 1])[n]}"


def position(**said: Any) -> Game[Any]:
    """Two different hand cards that both reach everything."""
    said = {"hand": [2, 4], "projects": ["knowledge3"], "display": {3: ["mine"]}, "goods": ["medium"], "workers": 1, "silver": 2, **said}
    return table(1, **said)


TARGETS = {
    "place": ("projects", "builds this project: with which card?"),
    "take": ("3", "takes this card: with which card of the hand?"),
    "sell": ("store:0:medium", "sells these goods: with which card?"),
    "fill_workers": ("button:workers", "fills up workers: with which card?"),
    "take_silver": ("button:silver", "takes 1 silver: with which card?"),
    "convert": ("button:convert", "exchanges for points: with which card?"),
}


@pytest.mark.parametrize("kind", TARGETS)
def test_a_target_first_asks_for_the_card(start: Start, kind: str) -> None:
    game = position(hand=[2, 5] if kind == "sell" else [2, 4])  # each of them equally dear
    where, words = TARGETS[kind]
    controller = start(builder.record(game))
    before = asked(controller)
    controller.press(where if ":" in where else card(game, where))
    assert asked(controller) == words != before
    assert controller.picker.awaited == {"card"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_explanations_the_line_says_how_to_go_on(start: Start, language: str) -> None:
    game = position()
    controller = start(builder.record(game), language)
    controller.set_hints(True)
    for kind, (where, _) in TARGETS.items():
        if kind == "sell":
            continue
        controller.back()
        controller.press(where if ":" in where else card(game, where))
        said = controller.composer.texts(f"burgundy_cards.ask.{kind}.lead")
        assert asked(controller).startswith(said)
        assert len(asked(controller)) > len(said) + 10


def test_a_project_that_can_be_built_asks_for_the_card_though_it_could_make_room_too(start: Start) -> None:
    game = position(projects=["knowledge3", "mine1", "ship6"])
    controller = start(builder.record(game))
    controller.press(card(game, "projects"))
    assert asked(controller) == TARGETS["place"][1]


def test_of_two_equal_hand_cards_one_is_taken_without_asking(start: Start) -> None:
    game = position(hand=[3, 3])
    controller = start(builder.record(game))
    hand = names(game.state.seats[0].hand.cards)
    controller.press(card(game, "3"))
    state = controller.match.record.game.state
    assert "mine" in {name[:4] for name in projects(controller.match.record.game)}
    assert names(state.seats[0].hand.cards) == hand[1:]


@pytest.mark.parametrize("hand", [[2], [5, 5]])
def test_exchanging_with_the_only_number_there_is_offers_the_amounts_at_once(start: Start, hand: list[int]) -> None:
    controller = start(builder.record(position(hand=hand, silver=4)))
    controller.press("button:convert")
    assert "ui:chooser" in controller.layout.placements
    assert asked(controller).startswith("gives back workers and silver")
