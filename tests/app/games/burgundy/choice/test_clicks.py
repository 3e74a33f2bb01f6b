"""What single turns of the board game cost in clicks (UX 2.1), and what happens between them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.storage.settings import Settings
from app.table.geometry.frame_data import TableFrame
from app.table.scene.layout_diff import Move
from rules import Action, Record, Value, new
from rules.games.burgundy.state import estate_of
from tests.app.pages import focused, key, settle, view_of, window
from tests.app.painting import face_of
from tests.app.sitting import Sitting, set_up_by_mouse, sitting_where
from tests.games.burgundy import builder

GAME = "burgundy"


def cheapest_dice(kind: str, wanted: int) -> Callable[[Record], list[Action] | None]:
    """Find the actions with the cheapest dice for some target of ``kind`` for which ``wanted`` dice are equally cheap."""

    def found(record: Record) -> list[Action] | None:
        by: dict[tuple[str, ...], list[Action]] = {}
        for action in record.game.legal:
            if action.kind == kind and action.picks[0].startswith("die:"):
                by.setdefault(action.picks[1:], []).append(action)
        for ways in by.values():
            least = min(action.cost for action in ways)
            cheapest = [action for action in ways if action.cost == least]
            if len(cheapest) == wanted and not any(seat.storage.count(0) == 0 for seat in record.game.state.seats):
                return cheapest
        return None

    return found


@contextmanager
def sitting_at(kind: str, wanted: int, seed: int, players: int = 2, **options: Value | bool) -> Iterator[tuple[Sitting, list[Action]]]:
    """Play at random until ``wanted`` dice are equally cheap for some target of ``kind``; yield the sitting and those actions."""
    record = new(GAME, ("Anna", "Ben", "Cleo", "Dora")[:players], seed, options)
    with sitting_where(record, seed, lambda action: action.kind not in ("turn", "workers"), cheapest_dice(kind, wanted)) as found:
        yield found


CLICKS = pytest.mark.parametrize(("kind", "clicks"), [("take", 1), ("place", 2), ("sell", 1), ("workers", 1)])


@CLICKS
def test_an_action_takes_this_many_clicks(qtbot: QtBot, kind: str, clicks: int) -> None:
    """A single cheapest die is found automatically, and so are the workers."""
    with sitting_at(kind, 1, 5) as (sitting, (action,)):
        clicked(sitting, action, clicks)


@CLICKS
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"duchies": "solo_beginner"}),
        (2, {"duchies": "border_posts", **dict.fromkeys(("extra_tiles", "white_castles", "inns", "trade_routes", "shields"), True)}),
    ],
    ids=["alone", "all"],
)
def test_alone_and_with_all_expansions_it_takes_no_more(
    qtbot: QtBot, players: int, options: dict[str, Value | bool], kind: str, clicks: int
) -> None:
    with sitting_at(kind, 1, 5, players, **options) as (sitting, (action,)):
        clicked(sitting, action, clicks)


def clicked(sitting: Sitting, action: Action, clicks: int) -> None:
    """Carry out an action with this many clicks; when a tile fits only one field, its own click is enough."""
    before = len(sitting.record.entries)
    for item in action.picks[-clicks:]:
        if len(sitting.record.entries) == before:
            sitting.click(item)
    assert sitting.record.entries[before].action == action


@pytest.mark.parametrize("kind", ["take", "workers"])
def test_dice_that_pay_the_same_are_offered_at_the_pointer(qtbot: QtBot, kind: str) -> None:
    with sitting_at(kind, 2, 6) as (sitting, (first, second)):
        sitting.click(first.picks[1])
        offered = {item for item, placement in sitting.table.layout.placements.items() if placement.kind == "choice"}
        assert offered == {first.picks[0], second.picks[0]}
        sitting.click(second.picks[0])
        assert sitting.record.entries[-1].action == second


@pytest.mark.parametrize("language", ["en", "de"])
def test_targets_over_the_limit_stay_dark_until_the_die_is_chosen(qtbot: QtBot, language: str) -> None:
    """A setting limits how many workers are considered (UX 2.1)."""
    with window(language, Settings(small_change="0")) as program:
        program.play(new(GAME, ("Anna", "Ben"), 5, {}))
        sitting = Sitting(program, random.Random(5))
        dear: list[Action] = []
        while not dear:
            legal = sitting.record.game.legal
            least = {action.picks[-1]: min(a.cost for a in legal if a.picks[-1] == action.picks[-1]) for action in legal}
            dear = [a for a in legal if a.kind == "take" and len(a.picks) == 2 and a.cost == least[a.picks[-1]] > 0]
            if not dear:
                sitting.table.play_action(sitting.rng.choice(legal))
                settle()
        die, tile = dear[0].picks
        highlights = sitting.table.picker.highlights
        assert tile not in highlights
        assert die in highlights
        assert all(mark.cost == 0 for item, mark in highlights.items() if not item.startswith("button:"))
        sitting.click(tile)
        tip = view_of(program).table.tip
        assert tip is not None
        assert str(dear[0].cost) in str(tip.face)
        before = len(sitting.record.entries)
        sitting.click(die)
        sitting.click(tile)
        assert sitting.record.entries[before].action == dear[0]


def test_a_setting_counts_at_once(qtbot: QtBot) -> None:
    with window() as program:
        program.play(new(GAME, ("Anna", "Ben"), 5, {}))
        sitting = Sitting(program, random.Random(5))
        while not any(mark.cost for mark in sitting.table.picker.highlights.values()):
            sitting.table.play_action(sitting.rng.choice(sitting.record.game.legal))
            settle()
        program.program.change(small_change="0")
        assert not any(mark.cost for mark in sitting.table.picker.highlights.values())
        program.program.change(small_change="all")
        assert any(mark.cost for mark in sitting.table.picker.highlights.values())


def test_buttons_lead_to_the_goods_and_tiles(qtbot: QtBot) -> None:
    """Selling and buying have buttons; when there is only one thing to choose, one click is enough (UX 2.1)."""
    with window() as program:
        program.play(builder.record(builder.table(goods={3: 1, 4: 2}, dice=(3, 4), black=["ship"], silver=2)))
        sitting = Sitting(program, random.Random(1))
        sitting.click("kind:sell")
        assert {item for item in sitting.lit() if item.startswith(("store:", "tile:", "field:"))} == {"store:0:3", "store:0:4"}
        assert face_of(sitting.table.layout.placements["kind:sell"]).state == "pressed"
        sitting.click("store:0:4")
        assert sitting.record.entries[-1].action.picks == ("die:0:1", "store:0:4")
        sitting.click("kind:buy")
        assert sitting.record.entries[-1].action.kind == "buy"
        assert face_of(sitting.table.layout.placements["kind:buy"]).state == "disabled"
        key(focused(), Qt.Key.Key_M)  # only one type of goods is left
        assert sitting.record.entries[-1].action.picks == ("die:0:0", "store:0:3")


def test_buying_takes_one_click(qtbot: QtBot) -> None:
    with window() as program:
        set_up_by_mouse(program, GAME, 2, 8)
        sitting = Sitting(program, random.Random(8))
        for _ in range(300):
            bought = [action for action in sitting.record.game.legal if action.kind == "buy" and len(action.picks) == 1]
            if bought:
                break
            sitting.table.play_action(sitting.rng.choice(sitting.record.game.legal))
            settle()
        sitting.click(bought[0].picks[0])
        assert sitting.record.entries[-1].action == bought[0]


def test_goods_fly_between_two_players_too(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The white die is rolled as one player hands over to the next; shared goods still travel along their path."""
    with window() as program:
        program.play(new(GAME, ("Anna", "Ben"), 12, {}))
        sitting = Sitting(program, random.Random(12))
        table = sitting.table.view.table
        moves: list[Move] = []
        show = table.show

        def seen(showing: TableFrame, found: Sequence[Move] = (), speed: float = 0.0) -> None:
            moves[:] = found
            show(showing, found, speed)

        monkeypatch.setattr(table, "show", seen)
        sitting.table.speed = 50.0
        handed_over = 0
        while handed_over < 2:
            before, was = sitting.record.game.decider, sitting.record.game.state.round
            legal = sitting.record.game.legal
            sitting.table.play_action(next((a for a in legal if a.kind in ("end_turn", "workers")), legal[-1]))
            settle()
            if sitting.record.game.state.round == was + 1 and sitting.record.game.decider != before:
                handed_over += 1
                (good,) = [move for move in moves if move.item.startswith("good:") and move.way == "gone"]
                place = sitting.table.layout.placements[f"goods_space:{sitting.record.game.state.white}"].rect
                assert (good.end.cx, good.end.cy) == pytest.approx((place.cx, place.cy))


def test_both_sides_of_a_sheet_lie_open_and_one_click_chooses(qtbot: QtBot) -> None:
    """Both sides of a sheet are visible at the same time, and one click chooses (BU-27.1, 27.2)."""
    with window() as program:
        program.play(new(GAME, ("Anna", "Ben"), 3, {"duchies": "drawn"}))
        sitting = Sitting(program, random.Random(3))
        first = sitting.record.game.decider
        assert first is not None
        for player in (first, 1 - first):
            seat = sitting.record.game.state.seats[player]
            assert len({item.split(":")[1] for item in sitting.lit()}) == 2
            duchy = seat.offered[1]
            chosen = next(item for item in sitting.lit() if item.startswith(f"start:{duchy}:"))
            sitting.click(chosen)
            estate = estate_of(sitting.record.game.state, player)
            assert estate.duchy == duchy
            assert estate.tiles[int(chosen.split(":")[2])]
        assert sitting.record.game.state.round == 1
