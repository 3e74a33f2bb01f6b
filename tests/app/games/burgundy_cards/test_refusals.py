"""Why something in the card game cannot be chosen: what it is, why not, and what helps, in two lines and both languages."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.games import find
from app.texts import LANGUAGES
from rules import Action, Game, ItemId
from tests.app.pages import click_item, show, window
from tests.app.positions import position_of
from tests.games.burgundy_cards import builder

SCREEN = find("burgundy_cards")


def answer(game: Game[Any], item: ItemId, picks: tuple[ItemId, ...] = (), language: str = "en") -> str | None:
    return SCREEN.refusal(position_of(builder.record(game), 1280, 712, language), item, picks)


def played(game: Game[Any], *kinds: str) -> Game[Any]:
    """Return the game after the first legal action of each kind."""
    for kind in kinds:
        game.apply(next(action for action in game.legal if action.kind == kind))
    return game


def card(game: Game[Any], where: str) -> ItemId:
    """Return a card of the hand (``hand0``), the projects (``project0``) or a row (``row5``)."""
    state, n = game.state, int(where[-1])
    cards = {"hand": state.seats[0].hand.cards, "project": state.seats[0].projects}
    return f"card:{cards[where[:-1]][n]}" if where[:-1] in cards else f"card:{state.display[n - 1][0]}"


SHIPS = ("ship", "ship")
CASES: dict[str, tuple[dict[str, Any], tuple[str, ...], str, str, str]] = {
    "a row too far": (
        {"hand": [2], "display": {5: ["mine"]}, "workers": 1},
        ("play",),
        "row5",
        "Column 5 is 3 steps away from your 2; you have 1 worker. Knowledge brings workers.",
        "Spalte 5 ist 3 Schritte von deiner 2 entfernt, du hast 1 Arbeiter. Wissen bringt Arbeiter.",
    ),
    "a row that two workers reach": (
        {"hand": [2], "display": {4: ["mine"]}, "workers": 1},
        ("play",),
        "row4",
        "Column 4 is 2 steps away from your 2; you have 1 worker. Fill up workers first.",
        "Spalte 4 ist 2 Schritte von deiner 2 entfernt, du hast 1 Arbeiter. Fülle erst Arbeiter auf.",
    ),
    "the nearest of two hand cards counts": (
        {"hand": [2, 3], "display": {5: ["mine"]}},
        (),
        "row5",
        "Column 5 is 2 steps away from your 3; you have 0 workers. Fill up workers first.",
        "Spalte 5 ist 2 Schritte von deiner 3 entfernt, du hast 0 Arbeiter. Fülle erst Arbeiter auf.",
    ),
    "a project with another number": (
        {"hand": [2], "projects": ["castle3"]},
        ("play",),
        "project0",
        "It needs a 3, 1 step away from your 2; you have 0 workers. Fill up workers first.",
        "Dafür braucht es eine 3: 1 Schritt von deiner 2, du hast 0 Arbeiter. Fülle erst Arbeiter auf.",
    ),
    "goods of another number": (
        {"hand": [6], "goods": ["medium"]},
        ("play",),
        "store:0:medium",
        "Sold with 3 or 4, 2 steps away from your 6; you have 0 workers. Fill up workers first.",
        "Verkauf mit 3 oder 4: 2 Schritte von deiner 6, du hast 0 Arbeiter. Fülle erst Arbeiter auf.",
    ),
    "two workers already": (
        {"hand": [6], "workers": 2},
        ("play",),
        "button:workers",
        "You have 2 workers, and this only fills up to 2. Use them first.",
        "Du hast 2 Arbeiter, aufgefüllt wird nur bis 2. Setze sie erst ein.",
    ),
    "too little to exchange": (
        {"hand": [6], "workers": 1, "silver": 1},
        ("play",),
        "button:convert",
        "It takes 3 workers or silver, you have 2 in all. Collect some more.",
        "Es braucht 3 Arbeiter oder Silber, du hast zusammen 2. Sammle noch etwas.",
    ),
    "buying without silver": (
        {"hand": [6], "silver": 2},
        (),
        "draw",
        "Buying costs 3 silver, you have 2. Mines, banks and sales bring silver.",
        "Kaufen kostet 3 Silber, du hast 2. Minen, Banken und Verkäufe bringen welches.",
    ),
    "buying twice": (
        {"hand": [6], "silver": 6},
        ("buy", "keep"),
        "draw",
        "You have already bought cards this turn. Next turn you can buy again.",
        "In diesem Zug hast du schon Karten gekauft. Im nächsten geht es wieder.",
    ),
    "a closed triplet": (
        {"hand": [6], "estate": [["ship", "ship", "ship"]], "projects": ["mine"]},
        ("play",),
        "stack:0:0",
        "This triplet is closed for good. A fourth card begins a new stack.",
        "Dieser Drilling ist fertig. Die vierte Karte beginnt einen neuen Stapel.",
    ),
    "a place without a project": (
        {"hand": [6]},
        ("play",),
        "new:0:ship",
        "You have no project to build. Take a card from the display first.",
        "Du hast kein Projekt zum Bauen. Nimm erst eine Karte aus der Auslage.",
    ),
    "the other hand card": (
        {"hand": [6, 5]},
        ("play",),
        "hand0",
        "This turn’s card is played. Use its 6; this one comes next round.",
        "Deine Karte für diesen Zug ist gespielt. Nutze ihre 6; diese kommt nächste Runde.",
    ),
    "a hand card while a castle gives an action": (
        {"hand": [3, 5], "projects": ["castle3"], "display": {1: ["ship"]}},
        ("play", "place"),
        "hand0",
        "Something else comes first. Do the castle’s extra action, with any number.",
        "Zuerst kommt etwas anderes. Mach die Zusatzaktion der Burg, mit beliebiger Zahl.",
    ),
    "a hand card after the action": (
        {"hand": [6, 5]},
        ("play", "take_silver"),
        "hand0",
        "One hand card a turn. This one waits for the next round: end the turn.",
        "Eine Handkarte je Zug. Diese wartet auf die nächste Runde: Beende den Zug.",
    ),
    "the end before the card": (
        {"hand": [6, 5]},
        (),
        "button:end",
        "Each turn needs an action. Play one of your hand cards first.",
        "Jeder Zug braucht eine Aktion. Spiele erst eine Handkarte aus.",
    ),
    "the end before the action": (
        {"hand": [6, 5]},
        ("play",),
        "button:end",
        "The action is still to be done. Taking 1 silver is always possible.",
        "Die Aktion fehlt noch. 1 Silber nehmen geht immer.",
    ),
    "the end before a bought card is used": (
        {"hand": [6, 5], "silver": 3},
        ("buy",),
        "button:end",
        "Something is still open. Use one of the three bought cards.",
        "Etwas ist noch offen. Nutze eine der drei gekauften Karten.",
    ),
    "the display while a good is to be taken": (
        {"hand": [6], "projects": ["ship6"], "display": {6: ["mine"]}},
        ("play", "place"),
        "row6",
        "Something else comes first. Take one of the goods on top.",
        "Zuerst kommt etwas anderes. Nimm eine der obersten Waren.",
    ),
    "a phase bonus": (
        {"hand": [6]},
        (),
        "bonus:A_vp",
        "A phase bonus is yours when you close a triplet. Build a third card onto a stack.",
        "Einen Durchgangsbonus bringt jeder Drilling. Lege eine dritte Karte auf einen Stapel.",
    ),
    "another player's goods": (
        {"hand": [6]},
        (),
        "store:1:light",
        "This belongs to Player 1. Your own things are in the lower half.",
        "Das gehört Player 1. Was dir gehört, liegt in der unteren Hälfte.",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_the_reason_is_said_in_both_languages(case: str) -> None:
    position, kinds, item, english, german = CASES[case]
    game = played(builder.table(**position), *kinds)
    if item[-1].isdigit() and ":" not in item:
        item = card(game, item)
    assert not any(item in action.picks for action in game.legal if action.kind != "play")
    assert answer(game, item) == english
    assert answer(game, item, language="de") == german


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
    game = played(builder.table(hand=[6], projects=[project], estate=estate), "play")
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
