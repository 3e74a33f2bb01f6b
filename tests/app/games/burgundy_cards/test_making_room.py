"""With three projects one is given up for the next (BC-7.2): it is clicked after the card it makes room for, never before."""

from __future__ import annotations

import pytest

from app.table.controller import TableController
from rules import Action
from tests.app.games.burgundy_cards.refused import card
from tests.app.tables import Start
from tests.games.burgundy_cards import builder


def full(start: Start, **said: object) -> TableController:
    """Lay a table with three projects of which the last alone can be built, with a 5, and two rows to take from."""
    rows = {5: ["ship4"], 6: ["pasture4"]}
    game = builder.table(1, hand=[6, 5], projects=["castle3", "ship2", "mine5"], display=rows, **said)  # type: ignore[arg-type]
    return start(builder.record(game))


def state_of(table: TableController, item: str) -> str:
    mark = table.picker.highlights.get(item)
    return mark.state if mark is not None else ""


def test_a_project_that_cannot_be_built_is_not_lit(start: Start) -> None:
    table = full(start)
    game = table.match.record.game
    assert [bool(state_of(table, card(game, f"project{n}"))) for n in range(3)] == [False, False, True]
    table.press(card(game, "project0"))
    assert table.match.record.entries == []
    assert table.picker.refused == card(game, "project0")


@pytest.mark.parametrize("order", [("row5",), ("hand1", "row5")])
def test_it_is_asked_for_once_the_card_is_picked(start: Start, order: tuple[str, ...]) -> None:
    table = full(start)
    game = table.match.record.game
    taken, gone = card(game, "row5"), card(game, "project0")
    for pick in order:
        table.press(card(game, pick))
    assert state_of(table, gone) == "next"
    table.press(gone)
    assert [entry.action for entry in table.match.record.entries][-1] == Action("take", (taken, gone))


def test_a_project_shows_what_building_it_costs(start: Start) -> None:
    table = full(start, workers=2)
    game = table.match.record.game
    table.press(card(game, "hand1"))
    assert table.picker.highlights[card(game, "project0")].cost == 2
