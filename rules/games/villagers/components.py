"""The contents of ``components.json``, typed: every number in the game, and what is printed on every card (VI-2, VI-12, VI-14 to 19).

Villager cards are numbered from 1, type after type and copy after copy: the base game, the modules, the basics, the Founders, the Countess.
Tables by card have a first entry that stands for the back of a hidden card.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Literal

import msgspec
from msgspec import Struct

Cards = tuple[int, ...]
"""Cards of one deck, in order."""
Phase = Literal["build", "draft", "courier", ""]
"""When a special is played: in one's own build turn, one's own draft turn or another player's draft turn; "" for a card never in a hand."""

SpecialName = Literal["tinner", "smuggler", "benefactor", "prophet", "pigeoneer", "noble", "barbarian", "flaker", "sheriff", "schemer"]
"""The specials with the discard symbol that are played in a turn of one's own (VI-9.2); only the Courier is not (VI-15.2)."""
SummerName = Literal[
    "bribes",
    "the_countess_bank",
    "sinister_banquet",
    "guild_conspiracy",
    "land_claim",
    "serfdom",
    "value_added_tax",
    "black_market",
    "mood_swing",
    "betrayer",
    "temporary_employment",
    "customs",
]
"""The summer events (VI-19.1 to 19.12)."""
WinterName = Literal[
    "arrest",
    "arson",
    "it_was_you",
    "dark_mood",
    "abduction",
    "blackmail",
    "trade_network",
    "rats",
    "protection_money",
    "spy_network",
    "tribute",
    "conscription",
]
"""The winter events (VI-19.13 to 19.24)."""
EventName = SummerName | WinterName

DATA: dict[str, Any] = json.loads(files(__package__).joinpath("components.json").read_text(encoding="utf-8"))


def _constant(name: str) -> int:
    found: int = DATA["constants"][name]
    return found


BASE_DRAFT: int = _constant("base_draft_limit")
MAX_DRAFT: int = _constant("max_draft_limit")
BASE_BUILD: int = _constant("base_build_limit")
MAX_BUILD: int = _constant("max_build_limit")
MAX_BASICS: int = _constant("max_basic_villagers_per_build_turn")
UNLOCK: int = _constant("unlock_cost")
START_GOLD: int = _constant("start_gold")
HAND: int = _constant("hand_size")
ROAD: int = _constant("road_slots")
STACKS: int = _constant("stack_count")
ROAD_COIN: int = _constant("road_coin")
MARKETS: tuple[tuple[int, ...], ...] = tuple(
    tuple(stack - 1 for stack in DATA["constants"][f"{which}_market_stacks"]) for which in ("first", "second")
)
"""The stacks, counted from 0, that must be exhausted for each market (VI-11.1)."""
MARKET_UNDER: tuple[int, ...] = tuple(card["under_stack"] - 1 for card in DATA["market_cards"])
"""The stack each market card lies under, counted from 0 (VI-2.9)."""

SUITS: tuple[str, ...] = tuple(suit["id"] for suit in DATA["suits"])
SUIT_MIN_PLAYERS: dict[str, int] = {suit["id"]: suit["min_players"] for suit in DATA["suits"]}


class Value(Struct, frozen=True):
    """How a silver or bronze symbol is worth what it is worth (VI-12.2, 12.3): ``gold`` for every full ``group`` of what is counted.

    ``kind`` and ``counted`` say what that is, ``of`` narrows it to suits, ``at_least`` to start cards with that many villagers above them.
    """

    kind: str
    counted: str = ""
    of: tuple[str, ...] = ()
    group: int = 1
    gold: int = 1
    at_least: int = 0


class Kind(Struct, frozen=True):
    """A type of villager as printed (VI-1). ``index`` is its place in its chain, counted from 1; 0 for a card without a chain.

    ``chain`` is the whole chain it belongs to, for a start card just itself. ``slots`` is how many villagers may lie directly on it; a
    wildcard has one more as a bottom card (VI-6.7). ``discarded``: it is never laid in the village (VI-9.2). ``counts``: laying it takes
    a build action (VI-6.3). ``drafts``: playing it is the draft of the turn (VI-14.3). ``min_players`` and ``solo`` say in which games
    of its module it is used (VI-15.1, 18.17).
    """

    id: str
    module: str
    suit: str
    symbols: tuple[tuple[str, int], ...]
    chain: tuple[str, ...] = ()
    index: int = 0
    slots: int = 0
    flag: bool = False
    unlocker: str = ""
    key_ring: int = 0
    food: int = 0
    builder: int = 0
    gold: int = 0
    silver: Value | None = None
    bronze: Value | None = None
    discarded: bool = False
    counts: bool = True
    phase: Phase = ""
    drafts: bool = False
    min_players: int = 1
    solo: bool = True


def _value(raw: dict[str, Any] | None) -> Value | None:
    if raw is None:
        return None
    return Value(
        kind=raw["kind"],
        counted=raw.get("counted", ""),
        of=tuple(raw.get("of") or raw.get("set") or ((raw["suit"],) if "suit" in raw else ())),
        group=raw.get("group_size", raw.get("denominator", 1)),
        gold=raw.get("gold_per_group", raw.get("gold_per_set", raw.get("gold", raw.get("numerator", 1)))),
        at_least=raw.get("min_villagers_on_it", 0),
    )


_PHASES: dict[str, Phase] = {"build": "build", "draft": "draft", "draft_other_player": "courier"}


def _kind(raw: dict[str, Any]) -> Kind:
    chain = tuple(raw.get("chain") or ((raw["id"],) if raw.get("start_card") else ()))
    slots = raw["slots"]
    return Kind(
        id=raw["id"],
        module=raw.get("set", "basic"),
        suit=raw["suit"],
        symbols=tuple(raw["suit_symbols"].items()),
        chain=chain,
        index=chain.index(raw["id"]) + 1 if chain else 0,
        slots=slots["otherwise"] if isinstance(slots, dict) else slots,
        flag=raw["flag"],
        unlocker=(raw["padlock"] or {}).get("unlocked_by", ""),
        key_ring=raw.get("key_ring") or 0,
        food=raw.get("food", 0),
        builder=raw.get("builder", 0),
        gold=raw.get("gold") or 0,
        silver=_value(raw.get("silver")),
        bronze=_value(raw.get("bronze")),
        discarded=raw.get("discard_after_use", False),
        counts=raw.get("counts_toward_build_limit", False),
        phase=_PHASES[raw.get("play_phase", "build")],
        drafts=(raw.get("effect") or {}).get("counts_as_draft", False),
        min_players=raw.get("min_players", 1),
        solo=raw.get("available_in_solo", True),
    )


def _types() -> Iterator[tuple[dict[str, Any], int]]:
    """Yield what the data say of every type and how many cards of it there are, in the order of the card numbers."""
    modules = DATA["modules"]
    for raw in (*DATA["villagers"], *(card for module in ("saints", "scoundrels", "profiteers") for card in modules[module]["cards"])):
        yield raw, raw["copies"]
    for raw in DATA["basic_villagers"]:
        yield raw, raw["copies"]


_founders = DATA["founders"]
FOUNDERS_GOLD: int = _founders["front"]["gold"]
"""The gold value of the Founders' first side (VI-2.5)."""
FOUNDERS_FOOD: int = _founders["back"]["food"]
"""The food of the Founders' second side (VI-10.1)."""
COUNTESS_GOLD: int = DATA["solo"]["countess"]["front"]["gold"]
"""The gold value of the Countess's gold side (VI-18.2)."""

_all: list[tuple[Kind, int]] = [(_kind(raw), copies) for raw, copies in _types()]
_all.append(
    (
        Kind(
            id="founders",
            module="founders",
            suit=_founders["suit"],
            symbols=tuple(_founders["suit_symbols"].items()),
            chain=("founders",),
            index=1,
            slots=_founders["slots"],
            flag=True,
        ),
        _founders["copies"],
    )
)
_all.append((Kind(id="countess", module="solo", suit="", symbols=()), 1))

KINDS: dict[str, Kind] = {kind.id: kind for kind, _ in _all}
"""Every type of villager, by name."""
_NOTHING = Kind(id="", module="", suit="", symbols=())
KIND: tuple[Kind, ...] = (_NOTHING, *(kind for kind, copies in _all for _ in range(copies)))
"""The type of a card; a hidden card has one without anything printed on it."""
NAME: tuple[str, ...] = tuple(kind.id for kind in KIND)
"""The name of the type of a card."""
CARDS: Cards = tuple(range(1, len(KIND)))
"""Every villager card, basics, Founders and Countess included."""
CARDS_OF: dict[str, Cards] = {name: tuple(card for card in CARDS if NAME[card] == name) for name in KINDS}
"""The cards of a type, by its name."""
SPECIAL: dict[int, SpecialName] = {
    card: msgspec.convert(KIND[card].id, SpecialName) for card in CARDS if KIND[card].discarded and KIND[card].phase != "courier"
}
"""The name of each card that is a special of this kind."""
BASICS: tuple[str, ...] = tuple(raw["id"] for raw in DATA["basic_villagers"])
"""The three basics, which are bought and never drafted (VI-2.4)."""
WILDCARDS = frozenset({"monk", "apprentice"})
"""What stands for another card in a village (VI-9.4, 9.12)."""
_BY_ID: dict[str, Any] = {raw["id"]: raw for raw in DATA["villagers"]}
WILDCARD_SLOTS: int = _BY_ID["monk"]["slots"]["as_bottom_card"]
"""How many columns a wildcard carries as a bottom card (VI-6.7)."""
SMUGGLED: tuple[int, int] = tuple(_BY_ID["smuggler"]["effect"][part] for part in ("numerator", "denominator"))
"""The part of a printed gold value that a Smuggler brings, rounded up (VI-9.15)."""
COUNTESS: int = CARDS_OF["countess"][0]
SIGNPOST: tuple[str, ...] = tuple(DATA["signpost"]["arrangement"])
"""The types that open the road, from left to right (VI-2.3)."""

CHAINS: tuple[tuple[str, ...], ...] = tuple(map(tuple, (*DATA["chains"]["base"], *DATA["chains"]["profiteers"])))
"""Every production chain, from the start card to the last card."""


class Deal(Struct, frozen=True):
    """What a number of players starts with (VI-2.8)."""

    stack: int
    removed: tuple[str, ...]
    """The suits that are not in the game (VI-2.2, 18.1)."""
    two_player_road: bool
    """Whether the road is updated as for two players (VI-5.5)."""


DEAL: dict[int, Deal] = {
    raw["players"]: Deal(raw["cards_per_stack"], tuple(raw["removed_suits"]), raw["road_update"] == "two_player")
    for raw in DATA["setup"]["by_player_count"]
}


def _effect(name: str, number: str) -> int:
    """Return a number of what a card of a module does."""
    cards = (card for module in ("saints", "scoundrels", "profiteers") for card in DATA["modules"][module]["cards"])
    found: int = next(card["effect"][number] for card in cards if card["id"] == name)
    return found


LOOKED_THROUGH: int = _effect("pigeoneer", "look")
"""How many cards of the reserve a Pigeoneer looks at (VI-14.5)."""
RECRUITER_COST: int = _effect("recruiter", "cost")
STOLEN: int = _effect("thief", "amount")
"""What a Thief takes, no less (VI-15.6)."""
FREELANCER_COST: int = _effect("freelancer", "cost")
_changes = DATA["setup"]["module_changes"]
DEALT: dict[str, tuple[str, ...]] = {module: tuple(_changes[module]["from"]) for module in ("saints", "scoundrels")}
"""The types of a module of which each player gets one (VI-14.1, 15.1)."""
SHUFFLED: dict[str, tuple[str, ...]] = {
    module: tuple(dict.fromkeys(kind.id for kind in KINDS.values() if kind.module == module and kind.id not in DEALT.get(module, ())))
    for module in ("scoundrels", "profiteers")
}
"""The types of a module that are shuffled into the deck (VI-15.1, 16.1)."""

# developments and events

SUITES: tuple[str, ...] = tuple(suite["id"] for suite in DATA["modules"]["developments"]["suites"])


class Development(Struct, frozen=True):
    """A development card (VI-17.6): what is counted for it, and what the player with the most gains."""

    id: str
    suite: str
    counted: str
    suit: str
    gold: int
    builder: int = 0
    food: int = 0
    card: bool = False
    basic: bool = False
    solo: bool = False


def _development(raw: dict[str, Any]) -> Development:
    reward = raw["reward"]
    return Development(
        id=raw["id"],
        suite=raw["suite"],
        counted=raw["most"]["count"],
        suit=raw["most"].get("suit", ""),
        gold=reward["gold"],
        builder=reward.get("builder_next_round", 0),
        food=reward.get("food_next_round", 0),
        card="draw_face_down_card" in reward,
        basic="basic_villager_into_village" in reward,
        solo=raw["available_in_solo"],
    )


DEVELOPMENT: tuple[Development, ...] = tuple(map(_development, DATA["modules"]["developments"]["cards"]))
"""The development cards; card n of that deck is the entry n - 1."""
DEVELOPMENTS: Cards = tuple(range(1, len(DEVELOPMENT) + 1))

_events: list[EventName] = [msgspec.convert(event["id"], EventName) for event in DATA["solo"]["events"]]
EVENT_NAME: tuple[EventName | Literal[""], ...] = ("", *_events)
"""The name of an event card."""
EVENT_SEASON: tuple[str, ...] = ("", *(event["season"] for event in DATA["solo"]["events"]))
EVENTS: Cards = tuple(range(1, len(EVENT_NAME)))
EVENTS_OF: dict[str, Cards] = {season: tuple(card for card in EVENTS if EVENT_SEASON[card] == season) for season in ("summer", "winter")}
"""The events of a season, which form a deck of their own (VI-18.3)."""
EVENT: dict[EventName, int] = {name: card for card, name in enumerate(_events, 1)}
"""The card of an event, by its name."""


class Difficulty(Struct, frozen=True):
    """A difficulty of the solo game (VI-18.4). ``events_per_round`` 0: by the value of the Countess's card."""

    gold_side: bool
    gold: int
    first_events: int
    jester: bool
    removed: tuple[EventName, ...]
    events_per_round: int


DIFFICULTY: dict[str, Difficulty] = {
    name: Difficulty(
        gold_side=raw["countess_side"] == "gold",
        gold=raw["countess_gold"],
        first_events=raw["first_events"],
        jester=raw["jester"],
        removed=msgspec.convert(raw["remove_events"], tuple[EventName, ...]),
        events_per_round=raw["events_per_round"] if isinstance(raw["events_per_round"], int) else 0,
    )
    for name, raw in DATA["solo"]["difficulties"].items()
}


# what events do

_effects = {event["id"]: event["effect"] for event in DATA["solo"]["events"]}
EVENT_PHASE: tuple[str, ...] = ("", *(event["phase"] for event in DATA["solo"]["events"]))
"""The phase an event refers to: ``event``, ``draft``, ``build``, ``round`` or ``on_reveal`` (VI-19)."""
EVENT_GOLD: dict[str, int] = {name: effect.get("gold", 0) for name, effect in _effects.items()}
"""The gold the Countess gets for each of what an event counts."""
RELEASE: dict[str, int] = {
    name: option["pay_bank"] for name in ("rats", "arson") for option in _effects[name]["options"] if "pay_bank" in option
}
"""What it costs to be spared an event that takes away a draft or a build action (VI-19.14, 19.20)."""
BANK_UNLOCK: int = _effects["the_countess_bank"]["value"]
"""The price of a padlock at the bank while the Countess runs it (VI-19.2)."""
CONSPIRACY_COINS: int = _effects["guild_conspiracy"]["amount"]
DARK_MOOD_EVENTS: int = _effects["dark_mood"]["draw"]
NEW_EVENTS: tuple[tuple[int, int], ...] = tuple((row["min"], row["events"]) for row in DATA["solo"]["event_count_by_value"])
"""The smallest value of the Countess's card and how many events it brings, from the highest value down (VI-18.12)."""
