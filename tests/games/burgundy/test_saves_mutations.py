"""Check that any altered save of the board game is refused with ``BadSave``, or loads, is sound and plays on to its end."""

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
from tests.playthroughs.choosers import eager, expansive

from .builder import ID
from .pieces import KIND

SETTINGS: tuple[dict[str, Any], ...] = (
    {},
    {"extra_tiles": True},
    {"duchies": "drawn", "lot": "side"},
    {"duchies": "drawn", "lot": "number", "secret_choice": True},
)
MODULES: dict[str, Any] = dict.fromkeys(("extra_tiles", "white_castles", "inns", "trade_routes", "shields"), True)
EXPANDED: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {**MODULES, "duchies": "border_posts"}),
    (3, MODULES),
    (4, {"teams": True, "duchies": "double_expert", "white_castles": True, "inns": True}),
    (1, {"duchies": "solo_beginner"}),
)
MOMENTS: tuple[tuple[int, int, dict[str, Any]], ...] = (
    *((players, n, one) for players, n in ((2, 1), (2, 40), (3, 120), (4, 200), (2, 150), (3, 10_000)) for one in SETTINGS),
    *((players, n, one) for players, one in EXPANDED for n in (1, 30, 90, 150, 10_000)),
)
"""(players, decisions made, options)"""
NUMBERS = ("phase", "round", "white", "turn_of")
COUNTERS = ("silver", "workers", "estate", "store")
PLAIN_STEPS = (
    "StartTurn",
    "Tribute",
    "CollectType",
    "Swap",
    "BuyPoints",
    "Discard",
    "DieAction",
    "EndTurn",
    "StartPhase",
    "StartRound",
    "EndRound",
    "EndPhase",
    "Sail",
    "Found",
    "Reveal",
)
TILE_STEPS = ("CastleAction", "Geese", "Collect")


@cache
def saved(moment: int) -> Record:
    """Return a game after some decisions. It is shared: do not play on with it."""
    players, decisions, options = MOMENTS[moment]
    chooser = expansive if options in [one for _, one in EXPANDED] else eager
    record, choose = new(ID, ("Ann", "Ben", "Cid", "Dee")[:players], decisions, options), chooser(decisions)
    while len(record.entries) < decisions and not record.game.over:
        record.play(choose(record.game))
    return record


def position_changed(document: Any, chance: Chance) -> None:
    """Move and exchange tiles and goods, change counters, dice and steps: only a check that knows the rules can detect it."""
    of = document["state"]
    for _ in range(1 + chance.randrange(4)):
        one, other = chance.choice(lists(of, int)), chance.choice(lists(of, int))
        seat = chance.choice(of["seats"])
        match chance.randrange(8):
            case 0:
                i, j = chance.randrange(len(one)), chance.randrange(len(other))
                one[i], other[j] = other[j], one[i]
            case 1 if one is not other:
                other.append(one.pop(chance.randrange(len(one))))
            case 2:
                at = chance.choice(COUNTERS)
                (of["stores"][0] if at in of["stores"][0] else seat)[at] = chance.choice((0, 1, 2, 3, 8, 20, 99, 500))
                for credited in of["credited"][:1]:
                    credited[2] = chance.choice((0, 1, 4, 99, 500))
            case 3:
                of[chance.choice(NUMBERS)] = chance.choice((0, 1, 2, 3, 4, 5, 6))
            case 4 if seat["dice"]:
                seat["dice"][0], seat["used"][0] = 1 + chance.randrange(6), not seat["used"][0]
            case 5:
                of["order"] = [*reversed(of["order"])] if chance.random() < 0.5 else sorted(of["order"])
            case 6:
                step = {"player": chance.choice((of["turn_of"], 0, 1)), "step": chance.choice((*PLAIN_STEPS, *TILE_STEPS))}
                if step["step"] in TILE_STEPS:
                    step["tile"] = chance.choice([*KIND])
                of["pending"].insert(chance.choice((len(of["pending"]), chance.randrange(len(of["pending"]) + 1))), step)
            case _ if of["pending"]:
                step = chance.choice(of["pending"])
                keys = [key for key, value in step.items() if isinstance(value, int)]
                if keys and chance.random() < 0.7:
                    step[chance.choice(keys)] = chance.choice((-1, 0, 1, 2, 3, 30, 77, 140))
                else:
                    of["pending"].remove(step)


def mutated(record: Record, chance: Chance) -> bytes:
    """Return a save of ``record``, changed in its bytes, its values or its position."""
    return mutations.mutated(record, chance, position_changed)


@settings(max_examples=60)
@given(moment=st.sampled_from(range(len(MOMENTS))), seed=st.integers(0, 1 << 32))
def test_a_changed_save_is_refused_or_plays_on(moment: int, seed: int) -> None:
    chance = random.Random(seed)
    play_to_the_end(mutated(saved(moment), chance), chance)
