"""Check the component data against the text of the rules (VI-1, VI-2, VI-8.6, VI-14 to VI-19) and against each other."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from rules import rules_of
from rules.games.villagers.components import CARDS_OF, CHAINS, KIND, KINDS, SIGNPOST

DATA: dict[str, Any] = json.loads(files("rules.games.villagers").joinpath("components.json").read_text(encoding="utf-8"))
BASE = [raw["id"] for raw in DATA["villagers"]]
KEY_RINGS = {
    "blacksmith": 10,
    "carpenter": 8,
    "cooper": 6,
    "shipwright": 4,
    "chandler": 4,
    **dict.fromkeys(("cartwright", "glass_blower", "harvester", "hunter", "brewer"), 2),
}


def test_two_cards_of_every_base_type() -> None:
    """VI-A2, VI-2.2: fifty types in two copies each, of which wool and leather are fourteen cards."""
    assert len(BASE) == 50
    assert all(len(CARDS_OF[name]) == 2 for name in BASE)
    suits = Counter(KINDS[name].suit for name in BASE)
    assert 2 * (suits["wool"] + suits["leather"]) == 14


def test_the_signpost_needs_no_padlock_and_no_module() -> None:
    """VI-A1, VI-2.3: six types of suits in use with any number of players, none of them with a padlock."""
    assert len(set(SIGNPOST)) == 6
    assert {KINDS[name].suit for name in SIGNPOST} == {"grains", "wood", "hay", "ore", "grapes", "solitary"}
    assert not [name for name in SIGNPOST if KINDS[name].unlocker]


def test_basics_founders_and_modules() -> None:
    """VI-2.4, VI-2.5, VI-14.1, VI-15.1, VI-16.1, VI-17.1, VI-18.3"""
    assert [len(CARDS_OF[name]) for name in ("lumberjack", "hayer", "miner", "founders", "countess")] == [10, 10, 10, 5, 1]
    modules = Counter(kind.module for kind in KIND[1:])
    assert (modules["saints"], modules["scoundrels"], modules["profiteers"]) == (5, 9, 8)
    decks = rules_of("villagers").decks
    assert {deck: len(cards) for deck, cards in decks.items() if deck != "villager"} == {"development": 12, "summer": 12, "winter": 12}


@pytest.mark.parametrize("name", KEY_RINGS)
def test_a_key_ring_counts_the_cards_it_opens(name: str) -> None:
    """VI-8.6: as many as have its padlock in a game of four or five players without modules."""
    assert KINDS[name].key_ring == KEY_RINGS[name] == 2 * sum(KINDS[other].unlocker == name for other in BASE)


def test_every_padlock_has_a_key_without_slots() -> None:
    """VI-1.5: what opens a padlock can carry coins, as nothing is ever laid on it."""
    keys = {kind.unlocker for kind in KINDS.values() if kind.unlocker}
    assert keys == set(KEY_RINGS) == {name for name, kind in KINDS.items() if kind.key_ring}
    assert not [name for name in keys if KINDS[name].slots]


def test_slots_follow_from_the_chains() -> None:
    """VI-6.7: two on a start card, one in the middle of a chain, none on its last card and on solitary cards."""
    for chain in CHAINS:
        assert [KINDS[name].slots for name in chain] == [2, *[1] * (len(chain) - 2), 0]
    assert {kind.slots for kind in KINDS.values() if kind.suit == "solitary"} == {0}


def test_names_are_in_the_texts_alone() -> None:
    """What a card is called is written in one place for each language, so it cannot drift apart from what is on the screen."""

    def named(data: Any) -> list[Any]:
        if isinstance(data, list):
            return [found for one in data for found in named(one)]
        if not isinstance(data, dict):
            return []
        return [data[key] for key in ("name", "label") if key in data] + [found for one in data.values() for found in named(one)]

    assert named(DATA) == []
