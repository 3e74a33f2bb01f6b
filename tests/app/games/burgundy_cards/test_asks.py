"""What the line below the table asks in the card game when a target is clicked before the card that pays for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.art.fonts import text_width
from app.games import find
from app.table.controller import TableController
from app.table.parts.infoline import MOST_MAIN
from app.texts import LANGUAGES
from rules import Game
from tests.app.painting import face_of
from tests.app.tables import Start, tables
from tests.games.burgundy_cards import builder
from tests.games.burgundy_cards.builder import table
from tests.games.burgundy_cards.verbs import names, projects

SCREEN = find("burgundy_cards")


@pytest.fixture
def start(qtbot: QtBot) -> Iterator[Start]:
    with tables() as found:
        yield found


def asked(controller: TableController) -> str:
    """Return the words in the line."""
    return str(controller.layout.placements["frame:question"].words)


def card(game: Game[Any], where: str, n: int = 0) -> str:
    """Return a card of the hand, the projects or a column of the display."""
    state = game.state
    cards = {"hand": state.seats[0].hand.cards, "projects": state.seats[0].projects}
    return f"card:{(cards[where] if where in cards else state.display[int(where) - 1])[n]}"


def position(**said: Any) -> Game[Any]:
    """Return a game with two different hand cards that both reach everything."""
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
    game = position(hand=[2, 5] if kind == "sell" else [2, 4])  # all equally expensive
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
    controller.viewing.look(full=True)
    for kind, (where, _) in TARGETS.items():
        if kind == "sell":
            continue
        controller.back()
        controller.press(where if ":" in where else card(game, where))
        said = controller.model.texts(f"burgundy_cards.ask.{kind}.missing.lead")
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


# the amounts of an exchange
def exchanging(start: Start, language: str = "en", **said: Any) -> TableController:
    controller = start(builder.record(position(hand=[2], **{"workers": 2, "silver": 2, **said})), language)
    controller.press("button:convert")
    return controller


def amounts(controller: TableController) -> list[str]:
    """Return the amounts the chooser shows."""
    return [controller.layout.placements[f"frame:amount:{row}"].words for row in ("workers", "silver")]


def test_amounts_go_step_by_step_and_are_confirmed(start: Start) -> None:
    controller = exchanging(start)
    assert amounts(controller) == ["1 worker", "2 silver"]
    assert "the most points" in asked(controller), "why something is preset"
    controller.press("more:workers")
    controller.press("less:silver")
    assert amounts(controller) == ["2 workers", "1 silver"]
    assert controller.match.record.game.legal[0].kind == "play", "nothing has happened yet"
    assert controller.layout.placements["button:end"].words == controller.layout.placements["done:amounts"].words
    controller.press("done:amounts")
    seat = controller.match.record.game.state.seats[0]
    assert (seat.workers, seat.silver) == (0, 1)
    assert controller.match.record.game.state.credited == ((0, "vp", 1),)


def test_the_second_of_two_quick_clicks_is_a_step_too(start: Start) -> None:
    controller = exchanging(start, workers=3, silver=3)
    controller.press("less:silver")
    controller.press_twice("less:silver")
    assert amounts(controller)[1] == "1 silver"


def test_the_button_says_what_an_exchange_brings_and_what_it_wastes(start: Start) -> None:
    controller = exchanging(start, workers=3, silver=3)
    assert controller.layout.placements["done:amounts"].words == "Exchange 6 for 2 points"
    controller.press("less:silver")
    assert controller.layout.placements["done:amounts"].words == "Exchange 5 for 1 point (2 wasted)"
    assert text_width("Exchange 15 for 5 points (2 wasted)", "body_bold") < MOST_MAIN - 56


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "A point takes three workers or silver in all. Keep at least that many."),
        ("de", "Ein Punkt kostet zusammen drei Arbeiter oder Silber. So viele müssen es sein."),
    ],
)
def test_less_than_a_point_costs_is_refused_with_what_it_costs(start: Start, language: str, why: str) -> None:
    controller = exchanging(start, language)
    assert face_of(controller.layout.placements["less:silver"]).state == "disabled"
    assert face_of(controller.layout.placements["more:workers"]).state == "normal"
    controller.press("less:silver")
    assert amounts(controller)[1].startswith("2")
    assert SCREEN.refusal(controller.model.position, "less:silver", controller.picker.picks) == why


# nothing in reach
@pytest.mark.parametrize(
    ("language", "said", "words"),
    [
        ("en", {}, "has a 4, and nothing is in reach with it: fill up to 2 workers or take 1 silver"),
        ("de", {}, "hat eine 4, und nichts ist damit erreichbar: auf 2 Arbeiter auffüllen oder 1 Silber nehmen"),
        (
            "en",
            {"silver": 3},
            "has a 4, and nothing is in reach with it: fill up to 2 workers, take 1 silver or exchange for points",
        ),
        ("en", {"workers": 2, "silver": 1}, "has a 4, and nothing is in reach with it: take 1 silver or exchange for points"),
        ("en", {"display": {4: ["mine"]}}, "has a 4: take, build, sell or another action"),
        ("en", {"display": {3: ["mine"]}, "workers": 1}, "has a 4: take, build, sell or another action"),
        ("en", {"projects": ["castle4"]}, "has a 4: take, build, sell or another action"),
    ],
)
def test_a_die_with_which_nothing_is_in_reach_offers_what_the_buttons_do(
    start: Start, language: str, said: dict[str, Any], words: str
) -> None:
    controller = start(builder.record(table(1, **{"hand": [4], "display": {1: ["mine"]}, **said})), language)
    controller.press(card(controller.match.record.game, "hand"))
    assert asked(controller) == words
    controller.viewing.look(full=True)
    glows = {"en": "glows", "de": "leuchtet"}[language]
    assert (glows in asked(controller)) == words.endswith("another action")
    controller.viewing.look(full=False)
    controller.match.play(controller.match.record.game.legal[0])
    assert asked(controller) == words, "as well once the card has been played"
