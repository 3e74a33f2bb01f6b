"""What moves from one layout to the next: the difference by item, ordered by the events. No Qt.

Without events (undo, loading, review) the difference alone is right. Only this module decides how and when things move; the animator just
plays the moves.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from app.table.geometry.layout import Layout
from app.table.geometry.placement import Placement, Rect
from rules import Event, ItemId

Way = Literal["new", "gone", "moved", "changed", "ghost", "thrown"]

FLIGHT, APPEAR, CHANGE = 180, 120, 120
"""Milliseconds of a flight, of appearing and disappearing, and of a change on the spot."""
THROW = 450
"""Milliseconds for which dice tumble."""
CALM = 80
"""Milliseconds of a fade with reduced motion."""
DROP = 16.0
"""How far above its place what is dealt comes from, in logical pixels."""
LONGEST = 600
"""The maximum duration of a player's step, in milliseconds."""
PAUSE = 110
"""Milliseconds from one event to the next, if there is time for that."""


class Move(Struct, frozen=True):
    """One thing that moves: ``shown`` goes from ``start`` to ``end``, beginning after ``delay``, for ``duration`` milliseconds.

    ``new`` fades in, ``gone`` fades out, ``changed`` fades from ``before`` to ``shown``; a ``ghost`` is a copy that flies and disappears;
    ``thrown`` tumbles on the spot.
    """

    way: Way
    item: ItemId
    shown: Placement
    start: Rect
    end: Rect
    delay: int
    duration: int
    before: Placement | None = None

    @property
    def over(self) -> int:
        """When the move is over, in milliseconds from the start of them all."""
        return self.delay + self.duration


def changes(old: Layout, new: Layout, events: Iterable[Event] = ()) -> list[Move]:
    """Return the moves from ``old`` to ``new`` in the order they begin; empty if the sizes differ, since then everything has moved.

    Static items never move, but dice tumble when they show a later throw than any in ``old``. An event with two items leads from the first
    to the second: if one of them appears or disappears, it does so from or to the other, and if both stay where they are, a ghost of the
    first flies. If it gains something, it is that which flies, not the first item (see ``reactions``). A die that tumbles at the same time
    does not count. A new item that has a ``source`` comes from there unless an event says otherwise. An event of no player with more than
    two items deals them one after the other.
    """
    if (old.width, old.height) != (new.width, new.height):
        return []
    turn: dict[ItemId, int] = {}
    origin: dict[ItemId, Rect] = {}
    goal: dict[ItemId, Rect] = {}
    ghosts: list[tuple[int, Placement, Rect]] = []
    step = 0
    for event in events:
        involved = [item for item in event.items if item in old.placements or item in new.placements]
        if not involved:
            continue
        for item in involved:
            turn.setdefault(item, step)
        ends = [item for item in event.items if not _tumbles(item, old, new)]
        if event.player is None and len(ends) > 2:
            step = _deal(old, new, ends, turn, origin, step)
            continue
        flies = not event.gains or not {*ends} <= old.placements.keys()
        if flies and len(ends) == 2 and all(item in involved for item in ends):
            source, target = ends
            if source not in new.placements and target in new.placements:
                goal.setdefault(source, _middle(old.placements[source], new.placements[target].rect))
            elif target not in old.placements and source in old.placements:
                origin.setdefault(target, old.placements[source].rect)
            elif _still(source, old, new) and _still(target, old, new) and source != target:
                ghosts.append((step, new.placements[source], new.placements[target].rect))
        step += 1
    moves = [*_differences(old, new, turn, origin, goal), *(_flight(shown, end, at) for at, shown, end in ghosts)]
    return _timed(moves, step)


def _deal(old: Layout, new: Layout, items: Sequence[ItemId], turn: dict[ItemId, int], origin: dict[ItemId, Rect], step: int) -> int:
    """Let new items come one after the other, from the first item if it is a pile, else from a little above; return the next step."""
    pile = new.placements.get(items[0]) if items[0] in old.placements else None
    for item in items:
        shown = new.placements.get(item)
        if shown is not None and item not in old.placements:
            turn[item] = step
            step += 1
            origin[item] = replace(shown.rect, y=shown.rect.y - DROP) if pile is None else _middle(shown, pile.rect)
    return step


def _still(item: ItemId, old: Layout, new: Layout) -> bool:
    before, after = old.placements.get(item), new.placements.get(item)
    return before is not None and after is not None and before.rect == after.rect


def _tumbles(item: ItemId, old: Layout, new: Layout) -> bool:
    before, after = old.placements.get(item), new.placements.get(item)
    return after is not None and after.throw > (before.throw if before is not None else 0)


def _middle(shown: Placement, of: Rect) -> Rect:
    """Return the place of a thing centred in another one."""
    return Rect(of.cx - shown.rect.w / 2, of.cy - shown.rect.h / 2, shown.rect.w, shown.rect.h)


def _flight(shown: Placement, end: Rect, at: int) -> Move:
    return Move("ghost", shown.item, shown, shown.rect, _middle(shown, end), at, FLIGHT)


def _differences(old: Layout, new: Layout, turn: dict[ItemId, int], origin: dict[ItemId, Rect], goal: dict[ItemId, Rect]) -> Iterable[Move]:
    """Yield the moves of single items; ``delay`` still counts events, not milliseconds.

    A thing replaced by one that looks the same does not move.
    """
    come = {_look(placement) for item, placement in new.placements.items() if item not in old.placements and item not in origin}
    left: set[tuple[object, ...]] = set()
    for item, placement in old.placements.items():
        if item not in new.placements and not placement.static:
            if item not in goal and _look(placement) in come:
                left.add(_look(placement))
                continue
            end = goal.get(item, placement.rect)
            yield Move("gone", item, placement, placement.rect, end, turn.get(item, 0), FLIGHT if item in goal else APPEAR)
    thrown = max((placement.throw for placement in old.placements.values()), default=0)
    for item, placement in new.placements.items():
        if placement.throw > thrown > 0:
            yield Move("thrown", item, placement, placement.rect, placement.rect, 0, THROW)
            continue
        if placement.static:
            continue
        before = old.placements.get(item)
        at = turn.get(item, 0)
        if before is None and item not in origin and _look(placement) in left:
            continue
        if before is None or before.static:
            source = old.placements.get(placement.source)
            start = origin.get(item) or (_middle(placement, source.rect) if source is not None else placement.rect)
            yield Move("new", item, placement, start, placement.rect, at, FLIGHT if start != placement.rect else APPEAR)
        elif (before.rect.x, before.rect.y) != (placement.rect.x, placement.rect.y):
            yield Move("moved", item, placement, before.rect, placement.rect, at, FLIGHT, before)
        elif _look(before) != _look(placement):
            yield Move("changed", item, placement, placement.rect, placement.rect, at, CHANGE, before)


def _look(placement: Placement) -> tuple[object, ...]:
    """Return what makes two things look alike."""
    return placement.kind, placement.face, placement.rect


def _timed(moves: list[Move], steps: int) -> list[Move]:
    """Convert event counts to milliseconds so that everything is over within ``LONGEST``; return the moves in the order they begin."""
    used = sorted({move.delay for move in moves})
    pause = min(PAUSE, (LONGEST - FLIGHT) // max(1, len(used) - 1))
    rank = {at: i * pause for i, at in enumerate(used)}
    timed = [move if move.delay == rank[move.delay] else replace(move, delay=rank[move.delay]) for move in moves]
    return sorted(timed, key=lambda move: move.delay)


def calm(moves: Iterable[Move]) -> list[Move]:
    """Return the same moves for reduced motion: nothing flies; what appears or disappears fades within 80 milliseconds."""
    found = []
    for move in moves:
        if move.way in ("moved", "thrown"):
            found.append(replace(move, way="new", start=move.end, delay=0, duration=CALM))
        elif move.way != "ghost":
            place = move.start if move.way == "gone" else move.end
            found.append(replace(move, start=place, end=place, delay=0, duration=CALM))
    return found
