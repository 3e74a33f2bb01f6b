"""With monastery 5 a ship empties two neighbouring depots (BU-17.5): they are clicked in any order, and empty ones are not asked for."""

from __future__ import annotations

from rules.games.burgundy import items
from tests.app.tables import Start
from tests.games.burgundy import builder
from tests.games.burgundy.verbs import do, goods


def test_either_neighbour_can_be_added(start: Start) -> None:
    for first, second in ((3, 4), (4, 3), (4, 5), (5, 4)):
        game = builder.table(dice=(5, 1), tiles={"1,-1": "monastery5"}, storage=["ship"], spaces={3: [1], 4: [2], 5: [3]})
        do(game, "place ship 1,0 with 5")
        table = start(builder.record(game))
        table.press(items.GOODS_SPACE.id(first))
        lit = {item for item, mark in table.picker.highlights.items() if mark.state == "next"}
        around = {first - 1, first + 1} & {3, 4, 5}
        assert lit - {"button:decline"} == {items.GOODS_SPACE.id(space) for space in around}
        table.press(items.GOODS_SPACE.id(second))
        assert goods(table.match.record.game) == {first - 2: 1, second - 2: 1}


def test_a_depot_between_empty_ones_is_enough(start: Start) -> None:
    game = builder.table(dice=(5, 1), tiles={"1,-1": "monastery5"}, storage=["ship"], spaces={1: [1], 3: [2], 4: [3]})
    do(game, "place ship 1,0 with 5")
    table = start(builder.record(game))
    table.press(items.GOODS_SPACE.id(1))
    assert goods(table.match.record.game) == {1: 1}


def test_something_can_be_bought_first(start: Start) -> None:
    """BU-14.2: a purchase goes with every question of the turn."""
    game = builder.table(dice=(5, 1), tiles={"1,-1": "monastery5"}, storage=["ship"], spaces={1: [1], 2: [2]}, silver=2, black=["bank"])
    do(game, "place ship 1,0 with 5")
    table = start(builder.record(game))
    assert {plan.actions[0].kind for plan in table.picker.plans} == {"ship", "buy"}
    table.press(next(plan.picks[0] for plan in table.picker.plans if plan.actions[0].kind == "buy"))
    assert table.match.record.entries[-1].action.kind == "buy"
