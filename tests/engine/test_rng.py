"""Check the generator: splitmix64, and what is drawn with it."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules import Rng
from rules.engine.rng import MASK

# Rosetta Code, "Pseudo-random numbers/Splitmix64", for 1234567; the reference implementation in C by Sebastiano Vigna for 0.
VECTORS = {
    1234567: [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821],
    0: [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC],
}


@pytest.mark.parametrize("seed", VECTORS)
def test_the_numbers_of_the_reference_implementation(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.below(1 << 64) for _ in VECTORS[seed]] == VECTORS[seed]


def test_rosetta_code_count_of_fifths() -> None:
    """The second task there: 100,000 fractions from the seed 987654321, counted in five intervals."""
    rng = Rng(987654321)
    assert Counter(rng.below(5) for _ in range(100_000)) == {0: 20027, 1: 19892, 2: 20073, 3: 19978, 4: 20030}


@given(st.integers(), st.integers(1, 10**6))
def test_numbers_are_in_range_and_follow_from_the_state(state: int, n: int) -> None:
    rng = Rng(state)
    assert 0 <= rng.state <= MASK
    again = Rng(rng.state)
    number = rng.below(n)
    assert 0 <= number < n
    assert again.below(n) == number
    assert again.state == rng.state


@given(st.integers(0, MASK), st.lists(st.integers()))
def test_shuffling_keeps_what_there_is(state: int, items: list[int]) -> None:
    shuffled = list(items)
    Rng(state).shuffle(shuffled)
    assert Counter(shuffled) == Counter(items)


def test_all_orders_come_equally_often() -> None:
    rng, seen = Rng(1), Counter[tuple[int, ...]]()
    for _ in range(24_000):
        items = [1, 2, 3, 4]
        rng.shuffle(items)
        seen[tuple(items)] += 1
    assert set(seen) == set(permutations([1, 2, 3, 4]))
    assert sum((n - 1000) ** 2 / 1000 for n in seen.values()) < 49.7  # chi-squared, 23 degrees of freedom, one in a thousand
