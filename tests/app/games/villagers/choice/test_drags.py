"""What is dragged at the table of Villagers: cards that are drafted, and cards that are laid."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint

from app.table.controller import TableController
from rules import ItemId
from tests.app.drags import drag, press_and_move, release
from tests.app.games.villagers.positions import building
from tests.app.painting import face_of
from tests.app.tables import Start
from tests.games.villagers.builder import record, table


def drafting(start: Start) -> tuple[TableController, ItemId]:
    """Lay a table at a draft with an open hand; return it and a card of the road."""
    found = start(record(table(3, hand="cooper, mason")))
    found.viewing.look(opened=True)
    return found, next(f"card:{card}" for card in found.match.record.game.state.road if card)


def middle(found: TableController, part: ItemId) -> QPoint:
    """Return the middle of a part of the table, in the viewport."""
    rect = found.layout.placements[part].rect
    return found.view.mapFromScene(rect.cx, rect.cy)


@pytest.mark.parametrize("part", ["frame:square", "frame:hand"])
@pytest.mark.parametrize("of", ["card", "stack"])
def test_a_card_is_drafted_by_dragging_it_to_the_square_or_to_the_hand(start: Start, part: ItemId, of: str) -> None:
    found, card = drafting(start)
    item = card if of == "card" else next(item for item in found.picker.highlights if item.startswith("stack:"))
    at = press_and_move(found.view, item, middle(found, part))
    assert found.view.table.carried == item
    assert found.dragging.lifted is not None
    assert part in {home.item for home in found.dragging.lifted.homes}
    assert found.match.record.entries == []
    release(found.view, at)
    assert [entry.action.picks for entry in found.match.record.entries] == [(item,)]


def test_dropped_elsewhere_a_card_to_draft_returns_and_says_where_it_can_go(start: Start) -> None:
    """The hand card below it is not what the player asked about."""
    found, card = drafting(start)
    for to in ("frame:village", "basic:miner"):
        drag(found.view, card, middle(found, to))
        tip = found.view.table.tip
        assert tip is not None
        assert "It can go only to what glows while you drag it." in [words for _, words in face_of(tip).rows]
        assert found.match.record.entries == []
        assert found.picker.picks == ()


def test_a_card_of_the_hand_is_laid_by_dragging_it_to_its_place(start: Start) -> None:
    found = start(building(4))
    found.match.lift_curtain()
    card = next(plan.picks[0] for plan in found.picker.plans if plan.actions[0].kind == "lay")
    press_and_move(found.view, card)
    shown = found.view.table.showing
    goal = found.dragging.lifted.goal if found.dragging.lifted is not None else None
    lit = [item for item, mark in shown.highlights.items() if mark.state == "next" and item in shown.layout.placements]
    rect = shown.layout.placements[lit[0]].rect if goal is None else goal.rect
    release(found.view, found.view.mapFromScene(rect.cx, rect.cy))
    drag(found.view, card, found.view.mapFromScene(rect.cx, rect.cy))
    assert found.match.record.entries[-1].action.kind == "lay"
    assert found.match.record.entries[-1].action.picks[0] == card
