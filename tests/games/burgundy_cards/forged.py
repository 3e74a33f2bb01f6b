"""Positions of the card game that no play leads to."""

from __future__ import annotations

from itertools import chain
from typing import Any

from rules.games.burgundy_cards.components import NAME
from tests.engine.forge import Change, pile, played, seat, state
from tests.engine.forged import Course, Forged, Forgeries
from tests.playthroughs.choosers import at_random


def open_steps(*steps: dict[str, Any]) -> Change:
    """Keep the rest of the round and put ``steps`` above the end of the turn; ``@`` stands for the player in turn."""

    def change(document: dict[str, Any]) -> None:
        of = document["state"]
        rest = [step for step in of["pending"] if step["step"] in ("EndRound", "StartTurn", "EndTurn")]
        of["pending"] = rest + [_of_player(step, of["turn_of"]) for step in steps]

    return change


def _of_player(step: dict[str, Any], player: int) -> dict[str, Any]:
    held = {"steps": [_of_player(inner, player) for inner in step["steps"]]} if "steps" in step else {}
    return {"player": player, **step, **held}


def pool(*steps: dict[str, Any], joinable: bool = False) -> dict[str, Any]:
    return {"step": "Pool", "steps": list(steps), "joinable": joinable}


def card_of(kind: str) -> int:
    return NAME.index(kind)


def doubled_card(document: dict[str, Any]) -> None:
    draw = document["state"]["draw"]["cards"]
    draw[0] = draw[1]


def moved_good(document: dict[str, Any]) -> None:
    document["state"]["draw"]["cards"].append(document["state"]["goods"][0]["cards"].pop())


def mixed_stack(document: dict[str, Any]) -> None:
    """Put a ship on a mine."""
    of = document["state"]
    places = [of["draw"]["cards"], of["discard"]["cards"], *of["display"], *(s["stack"]["cards"] for s in of["seats"])]
    cards = []
    for name in ("ship", "mine"):
        place, card = next((place, card) for place in places for card in place if NAME[card] == name)
        place.remove(card)
        cards.append(card)
    of["seats"][0]["estate"].append(cards)


DAMAGED: dict[str, Change] = {
    "an option's value unknown": lambda d: d["header"]["options"].update(start_player="youngest"),
    "a flag that is a number": lambda d: d["header"]["options"].update(open_hands=0),
    "a counter that is a string": seat(silver="5"),
    "a counter that is a fraction": seat(silver=1.5),
    "a counter that is true": seat(silver=True),
    "a counter of null": seat(silver=None),
    "a negative counter": seat(silver=-1),
    "negative workers": seat(workers=-1),
    "negative points": state(credited=[[0, "vp", -1]]),
    "points of nothing there is": state(credited=[[0, "luck", 1]]),
    "points for no card": state(credited=[[0, "firsts", 1]]),
    "points of nobody": state(credited=[[2, "vp", 1]]),
    "points there twice": state(credited=[[0, "vp", 1], [0, "vp", 1]]),
    "points beyond any game": state(credited=[[0, "vp", 201]]),
    "an enormous counter": seat(silver=10**18),
    "a counter beyond all machines": state(credited=[[0, "vp", 10**300]]),
    "a hand without cards": lambda d: d["state"]["seats"][0]["hand"].update(cards=[]),
    "a card there twice": doubled_card,
    "a card that does not exist": lambda d: d["state"]["draw"]["cards"].append(115),
    "a card face down for the rules": lambda d: d["state"]["draw"]["cards"].append(0),
    "a negative card": lambda d: d["state"]["discard"]["cards"].insert(0, -3),
    "a good among the action cards": moved_good,
    "a draw pile that is open": pile("draw", seen="all"),
    "a pile seen by friends": pile("draw", seen="friends"),
    "a pile of another deck": pile("draw", deck="tarot"),
    "a pile of the wrong deck": pile("draw", deck="goods"),
    "a hand of another player": lambda d: d["state"]["seats"][0]["hand"].update(owner=1),
    "one hand open": lambda d: d["state"]["seats"][0]["hand"].update(seen="owner"),
    "a project too many": lambda d: d["state"]["seats"][0].update(
        projects=d["state"]["seats"][0]["projects"] + [d["state"]["draw"]["cards"].pop() for _ in range(4)]
    ),
    "an empty stack": lambda d: d["state"]["seats"][0]["estate"].append([]),
    "a stack of four": lambda d: d["state"]["seats"][0]["estate"].append([d["state"]["draw"]["cards"].pop() for _ in range(4)]),
    "a stack of two kinds": mixed_stack,
    "five rows": lambda d: d["state"]["display"].pop(),
    "seven rows": lambda d: d["state"]["display"].append([]),
    "three stacks of goods": lambda d: d["state"]["goods"].append({"deck": "goods", "seen": "top"}),
    "a phase that does not exist": state(phase=5),
    "a negative phase": state(phase=-1),
    "a round that does not exist": state(round=7, rounds=7),
    "round nought": state(round=0),
    "a start player of nobody": state(first=-1),
    "a start player card of nobody": state(holder=9),
    "a bonus that does not exist": lambda d: d["state"]["firsts"].append("palace"),
    "a bonus there twice": lambda d: d["state"]["firsts"].append("castle"),
    "a bonus not deserved": lambda d: d["state"]["seats"][1]["firsts"].append(d["state"]["firsts"].pop()),
    "an all-seven bonus of 99": seat(all_seven=99),
    "all-seven bonuses in the wrong order": lambda d: d["state"].update(all_seven=d["state"]["all_seven"][::-1]),
    "an Egon among several": state(egon={"stacks": [], "estate": [], "firsts": [], "all_seven": 0}),
    "a step of another player": open_steps({"step": "PlayCard", "player": 7}),
    "a step of the opponent": lambda d: open_steps({"step": "PlayCard", "player": 1 - d["state"]["turn_of"]})(d),
    "the turn twice": open_steps({"step": "PlayCard"}, {"step": "PlayCard"}),
    "a second end of the turn": open_steps({"step": "EndTurn"}),
    "another phase at once": open_steps({"step": "EndPhase"}),
    "Egon's step without Egon": lambda d: d["state"]["pending"].insert(0, {"step": "RevealEgon", "player": 0}),
    "no end of the round": lambda d: d["state"]["pending"].pop(0),
    "another turn": lambda d: d["state"]["pending"].insert(1, {"step": "StartTurn", "player": 0}),
    "a die of seven": open_steps({"step": "DieAction", "die": 7, "card": 0}),
    "a free die of no castle": open_steps({"step": "DieAction", "die": 0, "card": 0}),
    "a castle that is a mine": open_steps({"step": "DieAction", "die": 0, "card": card_of("mine")}),
    "a castle of a number": open_steps({"step": "DieAction", "die": 3, "card": card_of("castle")}),
    "a town hall that is a ship": open_steps({"step": "TownHall", "card": card_of("ship")}),
    "a market that does not exist": open_steps({"step": "TakeFromDisplay", "card": 999}),
    "a negative warehouse": open_steps({"step": "Warehouse", "card": -5}),
    "a supply unknown": open_steps({"step": "TakeTop", "pools": ["gold"]}),
    "a supply of everything": open_steps({"step": "TakeTop", "pools": ["goods", "animals", "goods"]}),
    "a ship that brings animals": open_steps({"step": "TakeTop", "pools": ["animals"], "card": card_of("ship")}),
    "a purchase without cards": open_steps({"step": "Offer"}),
    "cards without a purchase": lambda d: d["state"].update(offer=[d["state"]["draw"]["cards"].pop() for _ in range(3)], bought=True),
    "an order of one": open_steps(pool({"step": "PhaseBonus"})),
    "an order of the end of the turn": open_steps(pool({"step": "PhaseBonus"}, {"step": "EndTurn"})),
    "an order of a card to be played": open_steps(pool({"step": "PhaseBonus"}, {"step": "PlayCard"})),
    "an order of what somebody else does": open_steps(pool({"step": "PhaseBonus"}, {"step": "PhaseBonus", "player": 7})),
    "an order that lets others join": open_steps(pool(*[{"step": "PhaseBonus"}] * 2, joinable=True)),
    "an order of more than there can be": open_steps(pool(*[{"step": "PhaseBonus"}] * 65)),
    "an order of an order": open_steps(pool({"step": "PhaseBonus"}, pool(*[{"step": "PhaseBonus"}] * 2))),
    "a bonus for ever": open_steps(*[{"step": "PhaseBonus"}] * 100),
}
SOLO: dict[str, Change] = {
    "no Egon": state(egon=None),
    "no cards of Egon's": lambda d: d["state"]["egon"]["stacks"].clear(),
    "a stack of Egon's too few": lambda d: d["state"]["draw"]["cards"].extend(d["state"]["egon"]["stacks"].pop()["cards"]),
    "Egon's cards open": lambda d: d["state"]["egon"]["stacks"][-1].update(seen="all"),
    "a stack of Egon's empty": lambda d: d["state"]["egon"]["estate"].append([]),
    "all of Egon's on one": lambda d: d["state"]["egon"].update(estate=[[*chain(*d["state"]["egon"]["estate"])]]),
    "a bonus of Egon's made up": lambda d: d["state"]["egon"]["firsts"].append(d["state"]["firsts"].pop()),
}

MAY_BE = frozenset(
    {
        "points for no card",
        "a draw pile that is open",
        "a hand of another player",
        "one hand open",
        "a stack of two kinds",
        "round nought",
        "a bonus that does not exist",
        "a bonus there twice",
        "a bonus not deserved",
        "all-seven bonuses in the wrong order",
        "a step of the opponent",
        "the turn twice",
        "a second end of the turn",
        "another turn",
        "a free die of no castle",
        "a castle that is a mine",
        "a castle of a number",
        "an order of one",
        "an order that lets others join",
        "Egon's cards open",
        "a bonus of Egon's made up",
    }
)
"""What is found only by comparing with the history, or not at all in a position laid out by hand."""

FORGED = Forged(
    (Forgeries(lambda: played(decisions=30), DAMAGED), Forgeries(lambda: played(1, 20), SOLO)),
    (Course(1, 1, at_random), Course(3, 1, at_random)),
    MAY_BE,
)
