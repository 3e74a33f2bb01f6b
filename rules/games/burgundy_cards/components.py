"""The contents of ``components.json``, typed: every number in the game (BC-2).

Action cards are the integers 1 to 114, goods 1 to 18, animals 1 to 20, in the order of the file; tables by id have an unused first entry.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Literal

import msgspec
from msgspec import Struct

Cards = tuple[int, ...]
"""Cards of one deck, in order."""

DATA: dict[str, Any] = json.loads(files(__package__).joinpath("components.json").read_text(encoding="utf-8"))

KINDS: tuple[str, ...] = tuple(item["id"] for item in DATA["kinds"]["items"])
TRIPLET_VP: dict[str, int] = {item["id"]: item["triplet_vp"] for item in DATA["kinds"]["items"]}
MONASTERY = "monastery"

_cards: list[dict[str, Any]] = DATA["action_cards"]["items"]
KIND: tuple[str, ...] = ("", *(card["kind"] for card in _cards))
"""The kind of each action card."""
NAME: tuple[str, ...] = ("", *(card["building_type"] or card["kind"] for card in _cards))
"""The building type of each action card, or its kind if it is not a building."""
DIE: tuple[int, ...] = (0, *(card["die"] for card in _cards))
"""The die number of each action card."""
ACTION_CARDS = tuple(range(1, len(KIND)))

GOODS_KINDS: tuple[str, ...] = tuple(item["id"] for item in DATA["goods"]["items"])
GOODS_DICE: dict[str, tuple[int, ...]] = {item["id"]: tuple(item["dice"]) for item in DATA["goods"]["items"]}
GOODS_KIND: tuple[str, ...] = ("", *(card["kind"] for card in DATA["goods"]["cards"]))
GOODS_CARDS = tuple(range(1, len(GOODS_KIND)))
SPECIES_KINDS: tuple[str, ...] = tuple(item["id"] for item in DATA["animals"]["items"])
SPECIES: tuple[str, ...] = ("", *(card["species"] for card in DATA["animals"]["cards"]))
ANIMAL_CARDS = tuple(range(1, len(SPECIES)))
DECKS: dict[str, Cards] = {"action": ACTION_CARDS, "goods": GOODS_CARDS, "animals": ANIMAL_CARDS}
"""All cards of the game, by deck."""
SET_VALUES: dict[int, int] = {int(n): vp for n, vp in DATA["animals"]["set_values"].items()}

SALE_VP: int = DATA["goods"]["vp_per_sold_card"]
SALE_SILVER: int = DATA["goods"]["silver_per_sold_card"]

_structure = DATA["structure"]
PHASES: tuple[str, ...] = tuple(_structure["phases"])
ROUNDS: int = _structure["rounds_per_phase"]
HAND_SIZE: int = _structure["hand_size"]
PROJECT_LIMIT: int = _structure["project_limit"]
TRIPLET: int = _structure["triplet_size"]

_actions = {item["id"]: item for item in DATA["actions"]["items"]}
WORKER_TARGET: int = _actions["fill_workers"]["target"]
SILVER_GAIN: int = _actions["take_silver"]["gain"]["silver"]
CARDS_PER_VP: int = _actions["convert"]["cards_per_vp"]

PURCHASE_COST: int = DATA["card_purchase"]["cost"]["silver"]
PURCHASE_CARDS: int = DATA["card_purchase"]["cards"]

FIRST_VP: int = DATA["bonus_first"]["vp"]
START_CARD_VP: int = DATA["start_player_card"]["end_game_vp"]

EGON_STACKS: tuple[int, ...] = tuple(stack["cards"] for stack in DATA["solo"]["egon_stacks"])
EGON_MONASTERY_VP: int = DATA["solo"]["vp_to_player_per_egon_monastery"]


EffectType = Literal["gain", "none", "extra_action", "draw_from_stacks", "take_from_display", "sell_goods", "place_project"]
"""The types of placement benefits (BC-9)."""


class Effect(Struct, frozen=True):
    """The placement benefit of a card (BC-9). Which fields are used depends on ``type``."""

    type: EffectType
    clause: str
    gain: dict[str, int] = {}
    pools: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()


_carriers: list[dict[str, Any]] = [kind for kind in DATA["kinds"]["items"] if kind["id"] != "building"] + DATA["building_types"]["items"]
EFFECT: dict[str, Effect] = {item["id"]: msgspec.convert(item["placement_effect"], Effect) for item in _carriers}
"""The placement benefits by card name."""


class PhaseOption(Struct, frozen=True):
    """One option of a phase card (BC-12.2)."""

    id: str
    gain: dict[str, int]


PHASE_OPTIONS: tuple[tuple[PhaseOption, ...], ...] = tuple(
    tuple(PhaseOption(option["id"], option["gain"]) for option in card["options"]) for card in DATA["phase_cards"]["items"]
)
"""The options on each phase's card, A first."""
OPTION: dict[str, PhaseOption] = {option.id: option for card in PHASE_OPTIONS for option in card}


class Deal(Struct, frozen=True):
    """The line of the set-up table for one player count (BC-3)."""

    display_sequential: int
    display_by_die: int
    all_seven_stack: tuple[int, ...]
    start_workers_by_turn_order: tuple[int, ...]
    start_silver: int
    start_goods: int
    start_animals: int
    personal_stack: int
    goods_stacks: tuple[int, ...]
    animal_stacks: tuple[int, ...]


def _deal(raw: dict[str, Any]) -> Deal:
    return msgspec.convert(raw, Deal)


DEAL: dict[int, Deal] = {n: _deal(DATA["setup_by_players"][str(n)]) for n in (1, 2, 3, 4)}


def worker_cost(a: int, b: int) -> int:
    """Return the workers it takes to turn a die from ``a`` to ``b``; the numbers are cyclic (BC-5.2)."""
    return min(abs(a - b), 6 - abs(a - b))


COST: tuple[tuple[int, ...], ...] = tuple(tuple(worker_cost(a, b) if a and b else 0 for b in range(7)) for a in range(7))
"""``COST[die][value]``; row 0 stands for a freely chosen number, which costs nothing (BC-5.4)."""
SALE_COST: tuple[dict[str, int], ...] = tuple({kind: min(costs[n] for n in dice) for kind, dice in GOODS_DICE.items()} for costs in COST)
"""``SALE_COST[die][kind]``: the fewest workers that let a die sell goods of a kind (BC-6.4)."""
