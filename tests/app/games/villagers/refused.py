"""What cannot be chosen in Villagers, and why."""

from __future__ import annotations

from functools import partial
from typing import Any

from rules import Game, ItemId
from tests.app.games.refused import Asked, Refusal
from tests.games.villagers.builder import record, table
from tests.games.villagers.cards import NAME

SCOUNDRELS = {"scoundrels": True}
SAINTS = {"saints": True}


def item_of(game: Game[Any], said: str) -> ItemId:
    """Return an item said like ``hunter``, ``hunter of 1``, ``stack:0`` or ``reserve``: a card by its name, in the hand if it is there."""
    name, _, owner = said.partition(" of ")
    if name not in NAME.values():
        return said
    if owner and int(owner) == len(game.state.seats):
        return f"card:{next(card for card in game.state.countess.village.cards() if NAME[card] == name)}"
    seat = game.state.seats[int(owner or 0)]
    places = (seat.hand.cards, seat.square, [*seat.village.cards()], game.state.road)
    return f"card:{next(card for place in places for card in place if card > 0 and NAME[card] == name)}"


def build(hand: str = "", village: str = "", **more: Any) -> dict[str, Any]:
    """Return a position in the build turn of the first player."""
    return {"at": "BuildPhase", "hand": hand, "village": village, **more}


CASES: dict[str, tuple[dict[str, Any], str, str, str]] = {
    # drafting
    "VI-4.9": ({}, "reserve", "", "reserve_closed"),
    "VI-4.8": ({"stacks": {1: ""}}, "stack:0", "", "used_up"),
    "VI-4.4 market": ({}, "market:0", "", "market"),
    "VI-4.4 discard": ({}, "discard_pile", "", "not_from_discard"),
    "VI-7.5": ({}, "basic:miner", "", "basics_later"),
    "VI-4.3": ({}, "button:end", "", "draft_more"),
    "VI-4.13 hand": ({"hand": "hunter"}, "hunter", "", "build_later"),
    "VI-4.13 square": ({"square": "hunter"}, "hunter", "", "own_square"),
    "VI-4.5": ({"others": {1: {"square": "hunter"}}}, "hunter of 1", "", "square"),
    "VI-15.5": ({"hand": "flaker", "options": SCOUNDRELS}, "flaker", "", "no_target.flaker"),
    "VI-14.2": ({"hand": "benefactor", "options": SAINTS}, "benefactor", "", "no_target.benefactor"),
    "VI-14.7 draft": ({"hand": "pigeoneer", "options": SAINTS}, "pigeoneer", "", "build_later"),
    "VI-14.4": ({"village": "recruiter", "gold": 0, "options": SAINTS, "players": 5}, "recruiter", "", "recruit_poor"),
    "VI-4": ({"village": "hunter"}, "hunter", "", "village_later"),
    # building
    "VI-6.6": (build("seeker"), "seeker", "", "no_predecessor"),
    "VI-6.7": (build("blacksmith", "miner(seeker; glass_blower)", gold=9), "blacksmith", "", "no_room"),
    "VI-8.3 bank": (build("jeweler", "miner(seeker spelunker)", gold=1), "jeweler", "", "locked.bank"),
    "VI-8.3 other": (
        build("jeweler", "miner(seeker spelunker)", gold=1, others={1: {"village": "miner(blacksmith)"}}),
        "jeweler",
        "",
        "locked.elsewhere",
    ),
    "VI-9.11": (build("apprentice"), "apprentice", "", "no_target.apprentice"),
    "VI-15.9": (build("sheriff", options=SCOUNDRELS), "sheriff", "", "no_target.sheriff"),
    "VI-14.7 build": (build("flaker", options=SCOUNDRELS), "flaker", "", "draft_only"),
    "VI-6.4": (build("hunter", "fisher"), "village:0", "", "card_first"),
    "VI-6.11": (build("hunter", "fisher"), "fisher", "", "card_first"),
    "VI-6.6 host": (build("seeker", "miner, fisher"), "fisher", "seeker", "goes_on"),
    "VI-6.5": (build("hunter", "fisher"), "fisher", "hunter", "new_plot"),
    "VI-6.6 other": (build("hunter", others={1: {"village": "fisher"}}), "fisher of 1", "", "others_village"),
    "VI-7.3": (build("hunter"), "reserve", "basic:miner, hunter", "pay_on_stack"),
    "VI-7.1": (build("hunter"), "stack:0", "", "pay_first"),
    "VI-7.1 picked": (build("hunter", "fisher"), "fisher", "basic:miner, hunter", "finish_basic"),
    "VI-19.6": (build("hunter", players=1, countess={"open": "serfdom"}), "stack:0", "basic:miner, hunter", "serfdom"),
    "VI-9.5": (build("monk, seeker", "miner, fisher"), "fisher", "monk", "wildcard_host"),
    "VI-9.13": (build("apprentice", "miner(seeker spelunker), hayer"), "hayer", "apprentice, seeker", "goes_on"),
    "VI-18.5": (build("hunter", players=1, countess={"village": "blacksmith"}), "blacksmith of 1", "", "her_village"),
    "VI-14.2 host": ({"hand": "benefactor, seeker", "village": "miner, fisher"}, "fisher", "benefactor, seeker", "goes_on"),
    "VI-7.1 empty": (build("hunter", basics={"miner": 0}), "basic:miner", "", "basic_gone"),
    "VI-7.2": (build(), "basic:miner", "", "nothing_to_pay"),
    "VI-4 build": (build("hunter"), "swineherd", "", "open_card"),
    "VI-9.11 top": (build("apprentice", "founders(swineherd), miner(seeker), fisher"), "fisher", "apprentice", "replace.top"),
    "VI-9.3": (
        build("apprentice", "miner(seeker)", others={1: {"village": "founders(swineherd)"}}),
        "founders of 1",
        "apprentice",
        "replace.founders",
    ),
    "VI-15.10": (build("schemer", "miner(seeker)", options=SCOUNDRELS, players=4), "miner", "schemer", "schemer.covered"),
    "VI-15.6": (
        build("hunter", "thief", options=SCOUNDRELS, players=4, others={n: {"gold": 2} for n in (1, 2, 3)}),
        "thief",
        "",
        "no_victim",
    ),
}


def clicked(game: Game[Any], item: str, picks: str = "") -> Asked:
    """Return what is clicked, after these picks."""
    return Asked(record(game), item_of(game, item), tuple(item_of(game, pick) for pick in picks.split(", ") if pick))


def asked(said: dict[str, Any], item: str, picks: str) -> Asked:
    """Return what is clicked in a position, after these picks."""
    return clicked(table(**said), item, picks)


OTHER = {"card_first": frozenset({"basic", "lay"})}
"""Besides being built, any hand card can pay for a basic; for a card to be laid, the place may be clicked second."""
REFUSED = {
    what: Refusal(partial(asked, said, item, picks), why=why, other=OTHER.get(why, frozenset({"basic"})))
    for what, (said, item, picks, why) in CASES.items()
}
