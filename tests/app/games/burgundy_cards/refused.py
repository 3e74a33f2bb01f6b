"""What cannot be chosen in the card game, and what is said of it."""

from __future__ import annotations

from functools import partial
from typing import Any

from rules import Game, ItemId
from tests.app.games.refused import Asked, Refusal, after
from tests.games.burgundy_cards import builder


def card(game: Game[Any], where: str) -> ItemId:
    """Return a card of the hand (``hand0``), the projects (``project0``) or a row (``row5``)."""
    state, n = game.state, int(where[-1])
    cards = {"hand": state.seats[0].hand.cards, "project": state.seats[0].projects}
    return f"card:{cards[where[:-1]][n]}" if where[:-1] in cards else f"card:{state.display[n - 1][0]}"


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


def asked(position: dict[str, Any], kinds: tuple[str, ...], what: str) -> Asked:
    """Return what is clicked in a position, after the first action of each kind."""
    game = after(builder.table(**position), kinds)
    return Asked(builder.record(game), card(game, what) if what[-1].isdigit() and ":" not in what else what)


REFUSED = {
    what: Refusal(partial(asked, position, kinds, item), {"en": english, "de": german})
    for what, (position, kinds, item, english, german) in CASES.items()
}
