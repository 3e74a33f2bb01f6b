"""Positions of Guildhall that no play leads to."""

from __future__ import annotations

from functools import partial
from typing import Any

from rules import Record, Value, new
from tests.engine.forge import Change, pile, seat, state, with_steps
from tests.engine.forged import Course, Forged, Forgeries
from tests.playthroughs.choosers import guild

from .builder import ID, record, table
from .cards import name
from .verbs import do

ROW = ["vp_5", "vp_9", "vp_9", "vp_7", "vp_7"]
FOUR = "red blue yellow green"
HERE = {
    "players": 3,
    "hand": "red trader, red weaver, blue farmer",
    "hall": "red dancer, blue dancer, red farmer",
    "completed": ["historian", "assassin"],
    "tokens": 2,
    "vp": ["vp_4_draw"],
    "discard": "green weaver, green trader",
    "row": ROW,
    "others": {
        1: {"hand": "green dancer, green farmer", "hall": "yellow weaver, yellow farmer", "completed": ["weaver"]},
        2: {"hand": "purple trader", "hall": f"{FOUR} assassin"},
    },
}


def at(*done: str, **said: Any) -> Record:
    """Return a position of three players with some of everything, after some actions."""
    game = table(**{**HERE, **said})
    do(game, *done)
    return record(game)


def moved(card: str, document: dict[str, Any]) -> int:
    """Take a card out of the draw pile by name."""
    cards = document["state"]["draw"]["cards"]
    found: int = next(one for one in cards if name(one) == card)
    cards.remove(found)
    return found


def put(card: str, player: int, where: str) -> Change:
    """Move a card of the draw pile to a hall or an action area."""
    return lambda d: d["state"]["seats"][player][where].append(moved(card, d))


def boxed(document: dict[str, Any]) -> None:
    """Put a card of another profession into the draw pile and one in play into the box."""
    of = document["state"]
    of["draw"]["cards"][0], of["box"][0] = of["box"][0], of["draw"]["cards"][0]


def twice(document: dict[str, Any]) -> None:
    """Put a card in two places at the same time."""
    of = document["state"]
    of["draw"]["cards"][0] = of["draw"]["cards"][1]


def mixed_chapter(document: dict[str, Any]) -> None:
    """Exchange a card of a completed chapter for another of its colour."""
    of = document["state"]
    chapter, pile = of["seats"][0]["chapters"][0]["cards"], of["draw"]["cards"]
    i = next(n for n, card in enumerate(pile) if name(card) == "red weaver")
    chapter[0], pile[i] = pile[i], chapter[0]


def fourth_chapter(document: dict[str, Any]) -> None:
    """Give the player in turn more completed chapters than they may keep."""
    of = document["state"]
    chapters = of["seats"][0]["chapters"]
    for _ in range(2):
        chapters.append({**chapters[0], "cards": [of["draw"]["cards"].pop() for _ in range(5)]})


def played_twice(document: dict[str, Any]) -> None:
    """Let a player have played one profession in two colours."""
    for colour in ("red", "blue"):
        put(f"{colour} historian", 0, "action_area")(document)


DAMAGED: dict[str, Change] = {
    "a card there twice": twice,
    "a card missing": lambda d: d["state"]["draw"]["cards"].pop(),
    "a card that does not exist": lambda d: d["state"]["draw"]["cards"].append(241),
    "a negative card": lambda d: d["state"]["discard"]["cards"].append(-4),
    "a card face down for the rules": lambda d: d["state"]["seats"][0]["hall"].append(0),
    "a card of another profession": boxed,
    "a VP card there twice": lambda d: d["state"]["vp_row"].__setitem__(0, d["state"]["vp_row"][1]),
    "a VP card missing": lambda d: d["state"]["vp_deck"]["cards"].pop(),
    "a VP card that does not exist": lambda d: d["state"]["vp_box"].append(31),
    "a row of six": lambda d: d["state"]["vp_row"].append(d["state"]["vp_deck"]["cards"].pop()),
    "a row of four": lambda d: d["state"]["vp_deck"]["cards"].append(d["state"]["vp_row"].pop()),
    "identical cards in a hall": put("red dancer", 0, "hall"),
    "a full chapter that lies open": put("purple assassin", 2, "hall"),
    "a profession played twice": played_twice,
    "a card played out of turn": put("red historian", 1, "action_area"),
    "a completed chapter of four": lambda d: d["state"]["discard"]["cards"].append(d["state"]["seats"][0]["chapters"][0]["cards"].pop()),
    "a completed chapter of several professions": mixed_chapter,
    "an empty completed chapter": lambda d: d["state"]["seats"][0]["chapters"].append(
        {"deck": "profession", "seen": "owner", "cards": [], "owner": 0}
    ),
    "a completed chapter everybody sees": lambda d: d["state"]["seats"][0]["chapters"][0].update(seen="all"),
    "a completed chapter of another player": lambda d: d["state"]["seats"][0]["chapters"][0].update(owner=1),
    "too many completed chapters": fourth_chapter,
    "negative tokens": seat(tokens=-1),
    "an enormous number of tokens": seat(tokens=10**18),
    "tokens that are a string": seat(tokens="2"),
    "enough points out of turn": seat(1, tokens=20),
    "a negative number of actions": state(actions_left=-1),
    "an enormous number of actions": state(actions_left=10**9),
    "too few actions": state(actions_left=1, actions_taken=0),
    "a hand of another player": lambda d: d["state"]["seats"][0]["hand"].update(owner=1),
    "a hand everybody sees": lambda d: d["state"]["seats"][1]["hand"].update(seen="all"),
    "a hand somebody looks at for ever": lambda d: d["state"]["seats"][1]["hand"].update(reader=0),
    "a draw pile that is open": pile("draw", seen="all"),
    "a draw pile of VP cards": pile("draw", deck="vp"),
    "a discard pile that is open": pile("discard", seen="all"),
    "a discard pile looked through for ever": pile("discard", reader=0),
    "a draw pile somebody looks through": pile("draw", reader=0),
    "a discard pile that belongs to somebody": pile("discard", owner=0),
    "a VP deck that is open": pile("vp_deck", seen="top"),
    "a pile of another deck": pile("vp_deck", deck="tarot"),
    "no professions": state(professions=[]),
    "five professions": lambda d: d["state"]["professions"].pop(),
    "a profession unknown": lambda d: d["state"]["professions"].__setitem__(0, "wizard"),
    "a profession twice": lambda d: d["state"]["professions"].__setitem__(0, "dancer"),
    "professions in another order": lambda d: d["state"]["professions"].reverse(),
    "a target that nobody can choose": state(target=3),
    "a start player of nobody": state(first=3),
    "another turn": state(turn_of=1),
    "cards on their way to nowhere": lambda d: d["state"]["unordered"].append(d["state"]["draw"]["cards"].pop()),
    "cards laid by nobody": lambda d: d["state"]["leaving"].append(d["state"]["draw"]["cards"].pop()),
    "a turn in the turn": with_steps({"step": "Act"}),
    "another turn at once": with_steps({"step": "StartTurn"}),
    "the end of the turn at once": with_steps({"step": "EndTurn"}),
    "the set-up once more": with_steps({"step": "Mulligan"}),
    "three cards more": with_steps({"step": "PlaceThree"}),
    "a deal": with_steps({"step": "Deal"}),
    "professions to be chosen": with_steps({"step": "ChooseProfessions"}),
    "a payment for nothing": with_steps({"step": "RefillRow"}, {"step": "Pay", "left": 1}),
    "an ability of a card nobody bought": with_steps({"step": "RefillRow"}, {"step": "UseVp", "vp": 1}),
    "a surplus that is none": with_steps({"step": "Excess"}),
    "an order of nothing": with_steps({"step": "Order"}),
    "a refill of another player": lambda d: d["state"]["pending"].append({"step": "Refill", "player": 1}),
}


def top(**fields: Any) -> Change:
    """Change the step on top."""
    return lambda d: d["state"]["pending"][-1].update(fields)


def nothing_to_search(document: dict[str, Any]) -> None:
    """Move all cards of the discard pile to the draw pile."""
    of = document["state"]
    of["draw"]["cards"] += of["discard"]["cards"]
    of["discard"]["cards"] = []


def one_to_search(document: dict[str, Any]) -> None:
    """Move all cards of the discard pile but one to the draw pile."""
    of = document["state"]
    *rest, last = of["discard"]["cards"]
    of["draw"]["cards"] += rest
    of["discard"]["cards"] = [last]


TRADE = ("play red trader 0",)
SEARCH = ("play red historian 2",)
SEEKER = {"hand": "red historian", "hall": "blue green historian"}
SEARCH_FOR_TWO = ("play purple historian 4",)
SEEKER_OF_TWO = {"hand": "purple historian", "hall": f"{FOUR} historian"}
PAYING = ("buy vp_5",)
ORDER = ("buy vp_5", "pay historian")
OVER = {"hand": "red weaver, purple trader", "hall": f"{FOUR} trader", "completed": ["dancer"] * 3}
SURPLUS = ("play red weaver 0", "place purple trader")
LOOK = ("play purple robber 4", "opponent 1")
ROBBER: dict[str, Any] = {
    "cards": "job_faire",
    "hand": "purple robber",
    "hall": f"{FOUR} robber",
    "completed": [],
    "discard": "",
    "others": {1: {"hand": "red hunter, blue hunter, green hunter"}, 2: {"hand": "red hunter, blue hunter"}},
}

STEPS: dict[str, tuple[tuple[str, ...], dict[str, Any], Change]] = {
    "an ability of a card not played": (TRADE, {}, top(card=1)),
    "an ability of a card that does not exist": (TRADE, {}, top(card=999)),
    "a level that is not printed": (TRADE, {}, top(level=1)),
    "an opponent who is oneself": (TRADE, {}, top(target=0)),
    "an opponent who does not exist": (TRADE, {}, top(target=3)),
    "an operation that is not there": (TRADE, {}, top(at=1)),
    "a search without looking": (SEARCH, SEEKER, lambda d: d["state"]["discard"].pop("reader")),
    "a search that can be refused": (SEARCH, SEEKER, top(refusable=True)),
    "a search by another player": (SEARCH, SEEKER, lambda d: d["state"]["discard"].update(reader=1)),
    "a search of a Trader": (TRADE, {}, top(looking=True)),
    "a search of an empty discard pile": (SEARCH, SEEKER, nothing_to_search),
    "a search for two in a pile of one": (SEARCH_FOR_TWO, SEEKER_OF_TWO, one_to_search),
    "a payment of three chapters": (PAYING, {}, top(left=3)),
    "a payment of no chapter": (PAYING, {}, top(left=0)),
    "a payment before the purchase": (PAYING, {}, lambda d: d["state"]["pending"].pop(1)),
    "an order of one's own making": (ORDER, {}, lambda d: d["state"]["discard"]["cards"].append(d["state"]["unordered"].pop(0))),
    "cards ordered that were not paid": (ORDER, {}, lambda d: d["state"]["unordered"].append(d["state"]["draw"]["cards"].pop())),
    "a purchase without a card": (ORDER, {}, lambda d: d["state"]["vp_box"].append(d["state"]["seats"][0]["vp_cards"].pop())),
    "a surplus of another player": (SURPLUS, OVER, top(player=1)),
    "a surplus twice": (SURPLUS, OVER, lambda d: d["state"]["pending"].append(d["state"]["pending"][-1])),
    "no surplus to be discarded": (SURPLUS, OVER, lambda d: d["state"]["pending"].pop()),
    "a hand nobody sees": (LOOK, ROBBER, lambda d: d["state"]["seats"][1]["hand"].pop("reader")),
    "another hand that is seen": (LOOK, ROBBER, top(target=2)),
    "three cards to be robbed": (LOOK, ROBBER, top(left=3)),
    "no card to be robbed": (LOOK, ROBBER, top(left=0)),
}


def new_game(decisions: int = 0, **options: str) -> Record:
    """Return a game of three during set-up, after some decisions."""
    game = new(ID, ("Ann", "Ben", "Cid"), 3, options)
    for _ in range(decisions):
        game.play(game.game.legal[-1])
    return game


SETUP: dict[str, Change] = {
    "ten cards in a hand": lambda d: d["state"]["seats"][0]["hand"]["cards"].append(d["state"]["draw"]["cards"].pop()),
    "eight cards in a hand that waits": lambda d: d["state"]["draw"]["cards"].append(
        d["state"]["seats"][(d["state"]["turn_of"] + 1) % 3]["hand"]["cards"].pop()
    ),
    "a point before the game": seat(tokens=1),
    "an action before the game": state(actions_left=2),
    "a hall before the exchange": lambda d: d["state"]["seats"][1]["hall"].append(d["state"]["draw"]["cards"].pop()),
    "a player left out": lambda d: d["state"]["pending"].pop(1),
    "a player twice": lambda d: d["state"]["pending"].insert(1, d["state"]["pending"][1]),
    "no first turn": lambda d: d["state"]["pending"].pop(0),
    "another start player": lambda d: d["state"].update(first=(d["state"]["first"] + 1) % 3),
    "the exchange of another": lambda d: d["state"].update(turn_of=(d["state"]["turn_of"] + 1) % 3),
}


CHOOSING: dict[str, Change] = {
    "cards before the professions": lambda d: d["state"]["seats"][0]["hand"]["cards"].append(d["state"]["box"].pop()),
    "seven professions": lambda d: d["state"]["professions"].extend(
        ["assassin", "dancer", "farmer", "historian", "trader", "bricklayer", "robber"]
    ),
    "a profession twice": lambda d: d["state"]["professions"].append(d["state"]["professions"][0]),
    "a row before the professions": lambda d: d["state"]["vp_row"].__setitem__(0, d["state"]["vp_deck"]["cards"].pop()),
}


CARDS = ("base", "job_faire", "custom_six")
EACH_ONCE = ((2, "custom_six"), (3, "base"), (4, "job_faire"))


def course(players: int, cards: str) -> Course:
    """Return a game with these cards; of those that have every number of players and every set once more, the further ones are slow."""
    timing = "immediate" if players == 3 else "deferred"
    options: dict[str, Value | bool] = {"profession_set": cards, "excess_chapter_timing": timing, "target_vp": 12}
    return Course(players, 9, guild, options, slow=(players, cards) not in EACH_ONCE)


MAY_BE = frozenset(
    {
        "a card of another profession",
        "identical cards in a hall",
        "a full chapter that lies open",
        "a profession played twice",
        "a card played out of turn",
        "a completed chapter everybody sees",
        "a completed chapter of another player",
        "enough points out of turn",
        "too few actions",
        "a hand of another player",
        "a hand everybody sees",
        "a hand somebody looks at for ever",
        "a draw pile that is open",
        "a draw pile of VP cards",
        "a discard pile that is open",
        "a discard pile looked through for ever",
        "a draw pile somebody looks through",
        "a discard pile that belongs to somebody",
        "a VP deck that is open",
        "no professions",
        "five professions",
        "another turn",
        "cards on their way to nowhere",
        "cards laid by nobody",
        "a turn in the turn",
        "the set-up once more",
        "three cards more",
        "a payment for nothing",
        "a refill of another player",
        "an ability of a card not played",
        "a search without looking",
        "a search that can be refused",
        "a search by another player",
        "a search of a Trader",
        "a search of an empty discard pile",
        "a search for two in a pile of one",
        "a payment of no chapter",
        "a payment before the purchase",
        "an order of one's own making",
        "cards ordered that were not paid",
        "a purchase without a card",
        "a surplus twice",
        "no surplus to be discarded",
        "a hand nobody sees",
        "another hand that is seen",
        "three cards to be robbed",
        "no card to be robbed",
        "ten cards in a hand",
        "eight cards in a hand that waits",
        "a point before the game",
        "an action before the game",
        "a hall before the exchange",
        "a player left out",
        "a player twice",
        "another start player",
        "the exchange of another",
        "cards before the professions",
        "a row before the professions",
    }
)
"""What is found only by comparing with the history, or not at all in a position laid out by hand."""

FORGED = Forged(
    (
        Forgeries(at, DAMAGED),
        *(Forgeries(partial(at, *done, **said), {what: change}) for what, (done, said, change) in STEPS.items()),
        Forgeries(new_game, SETUP),
        Forgeries(lambda: new_game(2, profession_set="custom_six"), CHOOSING),
    ),
    (*(course(players, cards) for players in (2, 3, 4) for cards in CARDS), Course(3, 2, guild, {"target_vp": 10})),
    MAY_BE,
)
"""GH-7.1, GH-7.8, GH-9.1, GH-9.4 hold in every position; what is open follows from what was played (GH-3 to GH-9, GH-17.6).

Before the first turn there are GH-2.6, GH-2.8 and GH-17.1; results are those of GH-11.2 and GH-11.3.
"""
