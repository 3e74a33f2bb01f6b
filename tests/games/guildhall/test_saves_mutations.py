"""Check that any altered save of Guildhall is refused with ``BadSave``, or loads, is sound and plays on to its end."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from rules import Record, new
from tests.engine import mutations
from tests.engine.forge import play_to_the_end
from tests.engine.mutations import Chance, lists
from tests.playthroughs.choosers import hoard

from .builder import ID

SETTINGS: tuple[dict[str, Any], ...] = (
    {},
    {"profession_set": "job_faire", "excess_chapter_timing": "immediate"},
    {"profession_set": "custom_six", "target_vp": 10},
)
MOMENTS = ((2, 3), (2, 40), (3, 100), (4, 200), (3, 161), (2, 230), (3, 10_000))
"""(players, decisions made)"""
NUMBERS = ("turn_of", "first", "actions_left", "actions_taken", "target")
PLAIN_STEPS = (
    "Act",
    "Refill",
    "Return",
    "EndTurn",
    "StartTurn",
    "RefillRow",
    "Excess",
    "Order",
    "Prepare",
    "Mulligan",
    "PlaceThree",
    "Deal",
)


@cache
def saved(moment: tuple[int, int], setting: int) -> Record:
    """Return a game after some decisions. It is shared: do not play on with it."""
    players, decisions = moment
    record, choose = new(ID, ("Ann", "Ben", "Cid", "Dee")[:players], decisions, SETTINGS[setting]), hoard(decisions)
    while len(record.entries) < decisions and not record.game.over:
        record.play(choose(record.game))
    return record


def position_changed(document: Any, chance: Chance) -> None:
    """Move and exchange cards, change counters and steps: only a check that knows the rules can detect it."""
    of = document["state"]
    for _ in range(1 + chance.randrange(4)):
        one, other = chance.choice(lists(of, int)), chance.choice(lists(of, int))
        match chance.randrange(7):
            case 0:
                i, j = chance.randrange(len(one)), chance.randrange(len(other))
                one[i], other[j] = other[j], one[i]
            case 1:
                other.append(one.pop(chance.randrange(len(one))))
            case 2:
                chance.choice(of["seats"])["tokens"] = chance.choice((0, 1, 2, 9, 19, 20, 39, 40, 99))
            case 3:
                of[chance.choice(NUMBERS)] = chance.choice((0, 1, 2, 3, 4, 10, 20, 40))
            case 4:
                of["immediate"] = not of["immediate"]
            case 5:
                step = {"player": chance.choice((of["turn_of"], 0, 1)), "step": chance.choice(PLAIN_STEPS)}
                of["pending"].insert(chance.randrange(len(of["pending"]) + 1), step)
            case _ if of["pending"]:
                step = chance.choice(of["pending"])
                keys = [key for key, value in step.items() if isinstance(value, int) and key != "step"]
                if keys and chance.random() < 0.7:
                    step[chance.choice(keys)] = chance.choice((-1, 0, 1, 2, 3, 4, 30, 77))
                else:
                    of["pending"].remove(step)


def mutated(record: Record, chance: Chance) -> bytes:
    """Return a save of ``record``, changed in its bytes, its values or its position."""
    return mutations.mutated(record, chance, position_changed)


@settings(max_examples=50)
@given(moment=st.sampled_from(MOMENTS), setting=st.sampled_from(range(len(SETTINGS))), seed=st.integers(0, 1 << 32))
def test_a_changed_save_is_refused_or_plays_on(moment: tuple[int, int], setting: int, seed: int) -> None:
    chance = random.Random(seed)
    play_to_the_end(mutated(saved(moment, setting), chance), chance)
