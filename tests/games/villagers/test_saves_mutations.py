"""Check that any altered save of Villagers is refused with ``BadSave``, or loads, is sound and plays on to its end."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from rules import Record, Rng, new
from tests.engine import mutations
from tests.engine.forge import play_to_the_end
from tests.engine.mutations import Chance, lists

from .builder import ID

SETTINGS: tuple[dict[str, Any], ...] = (
    {},
    {"saints": True, "profiteers": True},
    {"scoundrels": True, "developments": True},
)
MOMENTS = ((2, 5), (2, 30), (3, 60), (4, 25), (1, 20), (5, 40), (3, 10_000))
"""(players, decisions made)"""
NUMBERS = ("turn_of", "first", "round", "markets")
PLAIN_STEPS = (
    "StartRound",
    "DraftTurn",
    "Draft",
    "Refill",
    "TakeSquares",
    "UpdateRoad",
    "RoadCoin",
    "BuildTurn",
    "Build",
    "EndBuild",
    "Markets",
)


@cache
def saved(moment: tuple[int, int], setting: int) -> Record:
    """Return a game after some decisions. It is shared: do not play on with it."""
    players, decisions = moment
    record, rng = new(ID, ("Ann", "Ben", "Cid", "Dee", "Eve")[:players], decisions, SETTINGS[setting]), Rng(decisions)
    while len(record.entries) < decisions and not record.game.over:
        record.play(record.game.legal[rng.below(len(record.game.legal))])
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
                chance.choice(of["seats"])["gold"] = chance.choice((0, 1, 2, 9, 19, 200))
            case 3:
                of[chance.choice(NUMBERS)] = chance.choice((0, 1, 2, 3, 4, 10))
            case 4:
                village = chance.choice(of["seats"])["village"]
                village["turned"] = not village["turned"]
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
