"""What cannot be chosen in the board game, and what is said of it."""

from __future__ import annotations

from functools import partial
from typing import Any

from rules import Game, ItemId
from tests.app.games.refused import Asked, Refusal, after
from tests.games.burgundy import builder
from tests.games.burgundy.pieces import CELLS, field


def item_of(game: Game[Any], what: str) -> ItemId:
    """Return an item, or find one by its place: ``depot 3 0``, ``black 0``, ``storage 0``, ``field 0,-1`` (in one's own duchy)."""
    words, state = what.split(), game.state
    if words[0] == "field":
        return f"field:0:{CELLS.index(field(words[1]))}"
    if len(words) == 1:
        return what
    rows = {"depot": state.depots[int(words[1]) - 1], "black": state.black, "storage": state.seats[0].storage}
    return f"tile:{[tile for tile in rows[words[0]] if tile][int(words[-1])]}"


Case = tuple[dict[str, Any], tuple[str, ...], str, tuple[str, ...], str, str]
TOWN = {"0,-1": "church", "1,-1": "monastery16"}
CASES: dict[str, Case] = {
    "a depot too far, the other die may bring workers": (
        {"dice": (3, 3), "depots": {5: ["mine"]}},
        (),
        "depot 5 0",
        (),
        "Depot 5: with your 3 it costs 2 workers, you have 0. First use the other die for workers.",
        "Depot 5: Mit deiner 3 kostet es 2 Arbeiter, du hast 0. Hol erst mit dem anderen Würfel Arbeiter.",
    ),
    "the nearer die counts": (
        {"dice": (2, 3), "depots": {5: ["mine"]}, "workers": 1},
        (),
        "depot 5 0",
        (),
        "Depot 5: with your 3 it costs 2 workers, you have 1. First use the other die for workers.",
        "Depot 5: Mit deiner 3 kostet es 2 Arbeiter, du hast 1. Hol erst mit dem anderen Würfel Arbeiter.",
    ),
    "the other die reaches it": (
        {"dice": (2, 5), "depots": {5: ["mine"]}},
        (),
        "depot 5 0",
        ("die:0:0",),
        "Depot 5: with your 2 it costs 3 workers, you have 0. Your 5 reaches it.",
        "Depot 5: Mit deiner 2 kostet es 3 Arbeiter, du hast 0. Deine 5 reicht.",
    ),
    "silver can become workers": (
        {"dice": (3, 3), "depots": {5: ["mine"]}, "silver": 1, "tiles": {"1,-1": "monastery28"}, "extra_tiles": True},
        (),
        "depot 5 0",
        (),
        "Depot 5: with your 3 it costs 2 workers, you have 0. Silver can become workers.",
        "Depot 5: Mit deiner 3 kostet es 2 Arbeiter, du hast 0. Silber kann zu Arbeitern werden.",
    ),
    "strong workers are counted as such": (
        {"dice": (3, 3), "used": (True, False), "depots": {6: ["boarding_house"]}, "workers": 1, "tiles": {"1,-1": "monastery8"}},
        (),
        "depot 6 0",
        (),
        "Depot 6: with your 3 it costs 2 workers, you have 1. Taking workers helps.",
        "Depot 6: Mit deiner 3 kostet es 2 Arbeiter, du hast 1. Arbeiter nehmen hilft.",
    ),
    "a field of another number": (
        {"dice": (5, 5), "used": (True, False), "storage": ["church"]},
        (),
        "field 0,-1",
        (),
        "It needs a 3: with your 5 that costs 2 workers, you have 0. Taking workers helps.",
        "Dafür braucht es eine 3: Mit deiner 5 kostet das 2 Arbeiter, du hast 0. Arbeiter nehmen hilft.",
    ),
    "a stored tile whose fields are too far": (
        {"dice": (5, 5), "used": (True, False), "storage": ["church"]},
        (),
        "storage 0",
        (),
        "It needs a 3: with your 5 that costs 2 workers, you have 0. Taking workers helps.",
        "Dafür braucht es eine 3: Mit deiner 5 kostet das 2 Arbeiter, du hast 0. Arbeiter nehmen hilft.",
    ),
    "a stored tile without a field beside what lies there": (
        {"dice": (6, 6), "storage": ["castle"]},
        (),
        "storage 0",
        (),
        "No free field for castles borders on your tiles. Build towards one first.",
        "Kein freies Feld für Burgen grenzt an deine Plättchen. Baue erst dorthin.",
    ),
    "a field beside nothing": (
        {"dice": (6, 6), "storage": ["castle"]},
        (),
        "field 1,-2",
        (),
        "This field borders on nothing yet. Fill one beside it first.",
        "Dieses Feld grenzt noch an nichts. Fülle erst eines daneben.",
    ),
    "a field for which nothing is stored": (
        {"dice": (4, 4), "storage": ["castle"]},
        (),
        "field -1,1",
        (),
        "It is for mines, and you have none in storage. Take one first.",
        "Es ist für Minen, und auf deinen Schlüsselfeldern liegt keins davon. Nimm erst eines.",
    ),
    "a field of another colour": (
        {"dice": (3, 4), "storage": ["church", "mine"]},
        (),
        "field 0,-1",
        ("storage 1",),
        "This field is for buildings. Choose one for mines.",
        "Dieses Feld ist für Gebäude. Wähle eines für Minen.",
    ),
    "a town that has one": (
        {"dice": (1, 3), "tiles": {"0,1": "church"}, "storage": ["church"]},
        (),
        "field 1,1",
        (),
        "Church: already in this town. Another town, or monastery 1.",
        "Kirche: schon in dieser Stadt. Andere Stadt oder Kloster 1.",
    ),
    "towns that all have one": (
        {"dice": (1, 3), "tiles": {"0,1": "church", "0,-1": "market"}, "storage": ["church"]},
        (),
        "storage 0",
        (),
        "Church: already in every town within reach. Another town, or monastery 1.",
        "Kirche: schon in jeder erreichbaren Stadt. Andere Stadt oder Kloster 1.",
    ),
    "goods of another number": (
        {"dice": (6, 6), "used": (True, False), "goods": {3: 2}},
        (),
        "store:0:3",
        (),
        "Sold with a 3: with your 6 that costs 3 workers, you have 0. Taking workers helps.",
        "Verkauf mit 3: Mit deiner 6 kostet das 3 Arbeiter, du hast 0. Arbeiter nehmen hilft.",
    ),
    "buying without silver": (
        {"black": ["ship"], "silver": 1},
        (),
        "black 0",
        (),
        "It costs 2 silver, you have 1. Mines, banks and sales bring silver.",
        "Es kostet 2 Silber, du hast 1. Minen, Banken und Verkäufe bringen welches.",
    ),
    "buying twice": (
        {"black": ["ship"], "silver": 4, "bought": True},
        (),
        "black 0",
        (),
        "One purchase a turn, and you have made it. Next turn you can buy again.",
        "Ein Kauf je Zug, und den hast du gemacht. Im nächsten geht es wieder.",
    ),
    "the black depot itself": (
        {"black": ["ship"], "silver": 2},
        (),
        "black_depot",
        (),
        "A whole depot cannot be taken. Choose one of its tiles.",
        "Ein ganzes Depot nimmt man nicht. Wähle eines seiner Plättchen.",
    ),
    "an empty depot": (
        {"dice": (3, 3)},
        (),
        "depot:3",
        (),
        "Nothing is left here. New tiles come with the next phase.",
        "Hier liegt nichts mehr. Neue Plättchen kommen im nächsten Durchgang.",
    ),
    "goods without a ship": (
        {"spaces": {2: [4]}},
        (),
        "goods_space:2",
        (),
        "Ships fetch goods. Place one, then choose a depot.",
        "Waren holt ein Schiff. Lege eines, dann wähle ein Depot.",
    ),
    "the end with two dice": (
        {},
        (),
        "button:end",
        (),
        "Both dice have to be used. Taking workers is always possible.",
        "Beide Würfel müssen genutzt werden. Arbeiter nehmen geht immer.",
    ),
    "the end in a castle's action": (
        {"dice": (6, 1), "tiles": {"1,-1": "monastery16"}, "storage": ["castle"]},
        ("place",),
        "button:end",
        (),
        "Something is still open. Do the castle’s extra action, with any number.",
        "Etwas ist noch offen. Mach die Zusatzaktion der Burg, mit beliebiger Zahl.",
    ),
    "the end while a market is open": (
        {"dice": (3, 1), "storage": ["market"], "depots": {1: ["ship"]}},
        ("place",),
        "button:end",
        (),
        "Something is still open. Take a ship or animals from a depot. Or decline.",
        "Etwas ist noch offen. Nimm ein Schiff oder Tiere aus einem Depot. Oder verzichte.",
    ),
    "a castle while a market is open": (
        {"dice": (3, 1), "storage": ["market"], "depots": {1: ["ship"], 2: ["castle"]}},
        ("place",),
        "depot 2 0",
        (),
        "Something else comes first. Take a ship or animals from a depot.",
        "Zuerst kommt etwas anderes. Nimm ein Schiff oder Tiere aus einem Depot.",
    ),
    "a used die": (
        {"used": (True, False)},
        (),
        "die:0:0",
        (),
        "This die is used. It is rolled again next round.",
        "Dieser Würfel ist genutzt. Nächste Runde wird er neu geworfen.",
    ),
    "a die like the other": (
        {"dice": (4, 4)},
        (),
        "die:0:1",
        (),
        "Both dice show the same. The other one is used first.",
        "Beide Würfel zeigen dasselbe. Der andere kommt zuerst dran.",
    ),
    "the workers button at the end": (
        {"used": (True, True), "black": ["ship"], "silver": 2},
        (),
        "button:workers",
        (),
        "Both dice are used. Buy from the black depot, or end your turn.",
        "Beide Würfel sind genutzt. Kaufe etwas aus dem schwarzen Depot oder beende den Zug.",
    ),
    "selling without goods": (
        {},
        (),
        "kind:sell",
        (),
        "You have no goods. Ships bring goods from the depots.",
        "Du hast keine Waren. Schiffe bringen welche aus den Depots.",
    ),
    "selling goods out of reach": (
        {"dice": (1, 1), "goods": {3: 1, 4: 2}},
        (),
        "kind:sell",
        (),
        "Sold with a 3: with your 1 that costs 2 workers, you have 0. First use the other die for workers.",
        "Verkauf mit 3: Mit deiner 1 kostet das 2 Arbeiter, du hast 0. Hol erst mit dem anderen Würfel Arbeiter.",
    ),
    "selling when both dice are used": (
        {"used": (True, True), "goods": {3: 1}},
        (),
        "kind:sell",
        (),
        "Both dice are used. End your turn.",
        "Beide Würfel sind genutzt. Beende deinen Zug.",
    ),
    "the purchase button without silver": (
        {"black": ["ship"], "silver": 1},
        (),
        "kind:buy",
        (),
        "It costs 2 silver, you have 1. Mines, banks and sales bring silver.",
        "Es kostet 2 Silber, du hast 1. Minen, Banken und Verkäufe bringen welches.",
    ),
    "a bonus tile": (
        {"tiles": {"-1,1": "mine"}},
        (),
        "bonus:large:grey",
        (),
        "It is for the first to fill this colour. 2 fields are left for you.",
        "Es ist für den, der diese Farbe zuerst füllt. Dir fehlen 2 Felder.",
    ),
    "what lies in the duchy": (
        {"tiles": {"-1,1": "mine"}},
        (),
        "field-tile",
        (),
        "What is in a duchy stays there. Place on an empty field.",
        "Was im Fürstentum liegt, bleibt. Lege auf ein freies Feld.",
    ),
    "another player's silver": (
        {},
        (),
        "store:1:silver",
        (),
        "This belongs to Player 1. Your own duchy is the large one.",
        "Das gehört Player 1. Dein Fürstentum ist das große.",
    ),
}


def asked(position: dict[str, Any], kinds: tuple[str, ...], what: str, chosen: tuple[str, ...] = ()) -> Asked:
    """Return what is clicked in a position, after the first action of each kind."""
    game = after(builder.table(**position), kinds)
    lying = next((tile for tile in game.state.estates[0].tiles if tile), 0)
    item = f"tile:{lying}" if what == "field-tile" else item_of(game, what)
    return Asked(builder.record(game), item, tuple(item_of(game, one) for one in chosen))


REFUSED = {
    what: Refusal(partial(asked, position, kinds, item, chosen), {"en": english, "de": german})
    for what, (position, kinds, item, chosen, english, german) in CASES.items()
}
