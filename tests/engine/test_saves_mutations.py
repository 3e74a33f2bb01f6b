"""Check that any altered save is refused with ``BadSave``, or loads, is sound and plays on to its end."""

from __future__ import annotations

import json
import random
from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from rules import Record
from tests.engine.forge import opened, play_to_the_end, played
from tests.engine.mutations import mutated, nodes

MOMENTS = ((1, 3), (1, 40), (2, 25), (2, 10_000), (3, 50), (4, 100), (4, 250))
"""(players, decisions made)"""


@cache
def saved(moment: tuple[int, int]) -> Record:
    return played(*moment, seed=3)


@settings(max_examples=400)
@given(moment=st.sampled_from(MOMENTS), seed=st.integers(0, 1 << 32))
def test_a_changed_save_is_refused_or_plays_on(moment: tuple[int, int], seed: int) -> None:
    chance = random.Random(seed)
    play_to_the_end(mutated(saved(moment), chance), chance)


@given(data=st.binary(max_size=200) | st.text(max_size=200).map(lambda text: text.encode()))
def test_anything_is_refused(data: bytes) -> None:
    assert not play_to_the_end(data, random.Random(0))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["player", "step", "card", "n"]), inner, max_size=4),
    max_leaves=9,
)


@settings(max_examples=200)
@given(seed=st.integers(0, 1 << 32), value=JSON)
def test_any_value_anywhere_is_refused_or_plays_on(seed: int, value: object) -> None:
    chance = random.Random(seed)
    document = opened(saved((2, 25)))
    box, key = chance.choice(list(nodes(document)))
    box[key] = value
    play_to_the_end(json.dumps(document).encode(), chance)
