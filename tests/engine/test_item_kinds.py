"""Items are put together and taken apart by their kinds."""

from __future__ import annotations

import pytest

from rules.engine.items import ItemKind, SeatItemKind

CARD, BONUS = ItemKind("card", int), ItemKind("bonus", str)
STACK, STORE = SeatItemKind("stack", int), SeatItemKind("store", str)


def test_a_kind_knows_its_items() -> None:
    assert (CARD.id(57), BONUS.id("large:beige"), STACK.id(1, 4), STORE.id(0, "silver")) == (
        "card:57",
        "bonus:large:beige",
        "stack:1:4",
        "store:0:silver",
    )
    assert (CARD.of("card:-3"), BONUS.of("bonus:large:beige")) == (-3, "large:beige")
    assert (STACK.of("stack:1:4"), STORE.of("store:0:silver")) == ((1, 4), (0, "silver"))
    assert (CARD.key("card:57"), STACK.key("stack:1:4")) == (57, 4)


def test_a_kind_finds_its_items_among_others() -> None:
    picks = ("stack:1:4", "card:57", "button:end", "card:0", "stack:0:2")
    assert (CARD.among(picks), STACK.among(picks), STORE.among(picks)) == ([57, 0], [4, 2], [])


@pytest.mark.parametrize("item", ["cards:57", "stack:1:4", "button:end", "draw", ""])
def test_items_of_other_kinds_are_told_apart(item: str) -> None:
    assert CARD.of(item) is None
    assert STORE.of(item) is None
    with pytest.raises(ValueError, match="is no card"):
        CARD.key(item)
    with pytest.raises(ValueError, match="is no store"):
        STORE.key(item)
