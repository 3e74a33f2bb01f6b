"""The sounds of a step, found in the same events and changes of the layout as its picture. No Qt.

Games have no part in it. Viewers hear no more than they see, since events they may not know are left out here too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from app.platform.sound import Sound
from app.table.geometry.layout import Layout
from app.table.parts.button_state import PRESSABLE
from rules import Event, ItemId

from .layout_diff import Move, changes


def sounds(
    before: Layout, after: Layout, events: Sequence[Event], gained: Sequence[Event], *, handed: bool = False, over: bool = False
) -> tuple[Sound, ...]:
    """Return the sounds when ``events`` have led from one layout to another: none, one, or two in this order.

    First what was done: dice that roll, or else the first thing that was turned up, put down or taken. Then what follows from it: the end
    of the game, the turn that is ``handed`` to another player, or else that one of the events in ``gained`` brings something.
    """
    moves = [move for move in changes(before, after, events) if move.shown.kind not in PRESSABLE]
    then: Sound | None = "end" if over else "turn" if handed else "coin" if _brings(gained) else None
    return tuple(sound for sound in (_act(before, after, moves, events), then) if sound is not None)


def _act(before: Layout, after: Layout, moves: Sequence[Move], events: Iterable[Event]) -> Sound | None:
    """Return the sound of what was done."""
    if any(move.way == "thrown" for move in moves):
        return "dice"
    moved = {move.item: move for move in moves}
    return next((sound for event in events if (sound := _of_event(before, after, moved, event)) is not None), None)


def _of_event(before: Layout, after: Layout, moved: Mapping[ItemId, Move], event: Event) -> Sound | None:
    """Return the sound of one event: turning up if it reveals something, taking if a piece leaves a place it names, else putting down."""
    if event.reveals:
        return "flip" if any(item in before.placements or item in after.placements for item in event.items) else None
    for item in event.items:
        move = moved.get(item)
        if move is not None and move.way in ("new", "gone", "moved"):
            others = [before.placements[other] for other in event.items if other != item and other in before.placements]
            left = any(other.holds(move.start.cx, move.start.cy) for other in others)
            return "take" if move.way != "new" and (left or len(event.items) == 1) else "place"
    return None


def _brings(events: Iterable[Event]) -> bool:
    """Say whether anything is gained, not only paid; the sound of drawn cards is that of turning them up."""
    return any(n > 0 for event in events if not event.reveals for n in event.gains.values())
