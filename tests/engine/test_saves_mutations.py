"""Check that any altered save is refused with ``BadSave``, or loads, is sound and plays on to its end."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import catalogue
from tests.engine.forge import opened, play_to_the_end, played
from tests.engine.mutations import nodes
from tests.games.saves import SAVES


@pytest.mark.parametrize("game", [meta.id for meta in catalogue()])
@settings(max_examples=100)
@given(seed=st.integers(0, 1 << 32))
def test_a_changed_save_is_refused_or_plays_on(game: str, seed: int) -> None:
    chance = random.Random(seed)
    play_to_the_end(SAVES[game].mutated(chance), chance)


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
    document = opened(played(2, 25, seed=3))
    box, key = chance.choice(list(nodes(document)))
    box[key] = value
    play_to_the_end(json.dumps(document).encode(), chance)
