"""What is heard of a step, going only by its events and the layouts before and after it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from app.platform.sound import Sound
from app.table.geometry.placement import Placement, Rect
from app.table.scene.step_sounds import sounds
from rules import Event
from tests.app.toy import layout, placed

PIECE, MOVED = placed("piece"), placed("piece", 300)
PLACE, SPACE = placed("place", -20, -20, 80, 100), placed("space", 290, -10, 60, 80)
DIE, THROWN = replace(placed("die", 500), throw=1), replace(placed("die", 500), throw=2)
BUTTON, PRESSED = (Placement("button:x", "button", Rect(700, 0, 50, 30), state) for state in ("on", "off"))


def event(*items: str, reveals: bool = False, **gains: int) -> Event:
    return Event("happened", 0, items, reveals=reveals, gains=gains)


Case = tuple[tuple[Placement, ...], tuple[Placement, ...], tuple[Event, ...], tuple[Sound, ...]]
CASES: dict[str, Case] = {
    "nothing": ((PIECE,), (PIECE,), (event("piece"),), ()),
    "taken": ((PIECE,), (MOVED,), (event("piece"),), ("take",)),
    "taken from a place": ((PLACE, PIECE), (PLACE, MOVED), (event("piece", "place"),), ("take",)),
    "put on a space": ((PIECE, SPACE), (MOVED,), (event("piece", "space"),), ("place",)),
    "put where nothing is drawn": ((PIECE,), (MOVED,), (event("piece", "elsewhere"),), ("place",)),
    "gone": ((PIECE,), (), (event("piece"),), ("take",)),
    "gone to a place": ((PIECE, SPACE), (SPACE,), (event("piece", "space"),), ("place",)),
    "a new piece": ((SPACE,), (SPACE, MOVED), (event("piece", "space"),), ("place",)),
    "moved by no event": ((PIECE,), (MOVED,), (event("other"),), ()),
    "turned up": ((PLACE,), (PLACE, MOVED), (event("piece", reveals=True),), ("flip",)),
    "turned up on the spot": ((PIECE,), (placed("piece", face=("front",)),), (event("piece", reveals=True),), ("flip",)),
    "drawn from a pile": ((PLACE,), (PLACE,), (event("place", "hand", reveals=True),), ("flip",)),
    "cards drawn": ((PLACE,), (PLACE,), (event("place", "hand", reveals=True, card=3),), ("flip",)),
    "revealed elsewhere": ((PIECE,), (PIECE,), (event("other", reveals=True), event(reveals=True)), ()),
    "changed on the spot": ((PIECE,), (placed("piece", face=("spent",)),), (event("piece"),), ()),
    "thrown": ((DIE,), (THROWN,), (event("die", reveals=True),), ("dice",)),
    "thrown, and more": ((DIE, PIECE), (THROWN, MOVED), (event("piece"), event("die")), ("dice",)),
    "the first thing counts": ((PIECE, SPACE, PLACE), (MOVED, PLACE), (event("piece", "space"), event("place", reveals=True)), ("place",)),
    "points": ((PIECE,), (PIECE,), (event("piece", points=2),), ("coin",)),
    "points for a piece": ((PIECE, SPACE), (MOVED,), (event("piece", "space"), event("space", points=1)), ("place", "coin")),
    "something for something": ((PIECE,), (PIECE,), (event(silver=-2), event(worker=1)), ("coin",)),
    "only paid": ((PIECE,), (PIECE,), (event(silver=-2),), ()),
    "a button": ((BUTTON,), (PRESSED,), (event("button:x"),), ()),
}


@pytest.mark.parametrize("name", CASES)
def test_what_is_done_is_heard(name: str) -> None:
    before, after, events, expected = CASES[name]
    assert sounds(layout(*before), layout(*after), events, events) == expected


@pytest.mark.parametrize(
    ("handed", "over", "last"), [(False, False, "coin"), (True, False, "turn"), (False, True, "end"), (True, True, "end")]
)
def test_of_what_follows_the_weightiest_is_heard(handed: bool, over: bool, last: Sound) -> None:
    events = [event("piece", points=4)]
    assert sounds(layout(PIECE), layout(MOVED), events, events, handed=handed, over=over) == ("take", last)


def test_gains_are_heard_where_their_pieces_are_not_seen_to_move() -> None:
    assert sounds(layout(PIECE), layout(MOVED), (), [event("piece", points=4)]) == ("coin",)


def test_a_turn_is_heard_where_nothing_is_seen() -> None:
    assert sounds(layout(PIECE), layout(PIECE), (), (), handed=True) == ("turn",)
    assert sounds(layout(PIECE), layout(PIECE), (), ()) == ()
