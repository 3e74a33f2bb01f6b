"""What is seen of a gain: where it arises, where it goes, and when. No Qt.

Only this module decides what flashes and what floats; ``floats`` shows it. Everything follows from what events gain, and from the purses
in the layout, so games have no part in it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from app.art.measures import PLAYER_SCORE
from app.table.geometry.faces import FlashFace, GainFace, PlayerFace
from app.table.geometry.layout import Layout
from app.table.geometry.placement import Placement, Purse, Rect
from app.table.parts.button_state import PRESSABLE
from rules import POINTS, Event, ItemId

Kind = Literal["gain", "loss", "flash", "stay", "moment"]
Owner = tuple[int | None, str]
"""A player, or None for an opponent without a seat, and what they have."""

RISE, REST, FLY, ARRIVE = 240, 240, 400, 160
"""Milliseconds for which a gain rises where it arises, rests there to be read, flies to its purse, and is counted in it."""
LEAVE = 560
"""Milliseconds for which a payment drifts away from its purse."""
FLASH, NEXT = 440, 60
"""Milliseconds of one flash, and from one piece of a completed whole to the next."""
APART, MOST_APART = 140, 700
"""Milliseconds from one gain to the next, and from the first to the last."""
HEIGHT = 24.0
"""How far a gain rises and a payment drifts, in logical pixels."""
PLATE, LETTER, PLATE_GAP = (39.0, 30.0), 10.5, 3.0
"""The size of a plate without its letters, the width of one, and the gap between two plates at the same place."""
MINUS = "\N{MINUS SIGN}"


class Reaction(Struct, frozen=True):
    """One thing that is seen of what a player gains or pays: ``shown`` appears at ``start`` after ``delay`` milliseconds.

    A ``gain`` rises and flies to ``end``, where the ``owner`` then has ``n`` more; a ``loss`` drifts from ``start`` to ``end`` and fades;
    a ``flash`` lights a piece up; what is to ``stay`` has left the table, but remains visible until its flash is over. A ``moment`` is a
    banner over the table that belongs to no one.
    """

    kind: Kind
    shown: Placement
    start: Rect
    end: Rect
    delay: int
    duration: int
    owner: Owner
    n: int = 0

    @property
    def over(self) -> int:
        """When the reaction is over, in milliseconds from the start of them all."""
        return self.delay + self.duration

    def way(self, passed: float) -> Rect | None:
        """Return what its plate covers until it can no longer be read, ``passed`` milliseconds after the start; None from then on."""
        if self.kind not in ("gain", "loss") or passed > self.over - (FLY + ARRIVE if self.kind == "gain" else 0):
            return None
        return Rect(self.start.x, self.start.y - (HEIGHT if self.kind == "gain" else 0), self.start.w, self.start.h + HEIGHT)


class _Gain(Struct, frozen=True):
    """What one event, or several in a row, bring a player from the same place."""

    owner: Owner
    n: int
    sources: tuple[Placement, ...]
    at: Rect
    goal: Rect


def reactions(
    before: Layout, after: Layout, events: Iterable[Event], pictograms: Mapping[str, str], begin: int = 0, ways: Iterable[Rect] = ()
) -> list[Reaction]:
    """Return what is seen of the gains of events that led from one layout to another, beginning after ``begin`` milliseconds.

    Everything that a gain comes from flashes, one piece after the other; the gain rises from the middle of the last one, or from the upper
    edge of one that is gone, and flies to the purse of its player, or to what the event leads to if there is none. What a player pays
    drifts away from their purse. A gain that cannot be seen to go anywhere is left out, and so is one whose pieces are seen to come
    themselves. ``pictograms`` names those of a game's own resources (``gain.<what>``). ``ways`` are those of earlier gains, which are
    left free.
    """
    if (before.width, before.height) != (after.width, after.height):
        return []
    gains = _merged(_all_gains(before, after, events))
    apart = min(APART, MOST_APART // max(1, len(gains) - 1))
    found: list[Reaction] = []
    flashed: set[ItemId] = set()
    taken = [*ways]
    for number, gain in enumerate(gains):
        delay = begin + number * apart
        lit = [one for one in gain.sources if one.item not in flashed and one.kind not in PRESSABLE]
        for nth, piece in enumerate(lit):
            found += _flash(piece, gain.owner, delay + nth * NEXT, piece.item not in after.placements)
        flashed |= {one.item for one in lit}
        delay += max(0, len(lit) - 1) * NEXT
        plate = _free(_plate(gain, after), taken, after, upwards=gain.n > 0)
        found.append(_float(gain, plate, delay, pictograms))
        way = found[-1].way(0)
        assert way is not None
        taken.append(way)
    return found


def pending(under_way: Iterable[tuple[Reaction, float]]) -> dict[Owner, int]:
    """Return how much of each owner's gains is not counted yet; ``under_way`` are reactions, each with the milliseconds since it began."""
    found: dict[Owner, int] = {}
    for one, passed in under_way:
        if one.kind == "gain":
            share = min(1.0, max(0.0, (one.over - passed) / ARRIVE))
            found[one.owner] = found.get(one.owner, 0) + round(one.n * share)
    return found


def _all_gains(before: Layout, after: Layout, events: Iterable[Event]) -> Iterator[_Gain]:
    """Yield what events bring and take. What an earlier event led elsewhere is not where it was before."""
    elsewhere: set[ItemId] = set()
    for event in events:
        if event.gains:
            yield from _gains(before, after, event, elsewhere)
        else:
            elsewhere.update(event.items[:-1])


def _gains(before: Layout, after: Layout, event: Event, elsewhere: Collection[ItemId]) -> Iterator[_Gain]:
    """Yield what an event brings and takes, as far as there is a place for it on the table."""
    named = [after.placements.get(item) or (before.placements.get(item) if item not in elsewhere else None) for item in event.items]
    *sources, last = named or [None]
    if len(named) == 1:
        sources = named
    places = tuple(one for one in sources if one is not None)
    for what, n in event.gains.items():
        owner = (event.player, what)
        purse = _purse(after, owner, event.items)
        goal = purse or (last if what != POINTS and len(named) > 1 else None)
        if n < 0:
            spent = (one for one in named if one is not None and _belongs(one, owner))
            paid = next(spent, goal or (last if what != POINTS else None))
            if paid is not None:
                spot = _spot(paid)
                yield _Gain(owner, n, (), spot, spot)
            continue
        if goal is None or _comes_itself(before, after, event):
            continue
        from_there = tuple(one for one in places if one is not goal and not _pays(one, owner))
        at = _source(from_there[-1], after) if from_there else _home(after, purse)
        yield _Gain(owner, n, from_there, at, _spot(goal))


def _purse(layout: Layout, owner: Owner, named: Sequence[ItemId]) -> Placement | None:
    """Return where a player's resource is shown: a piece the event names, or else the largest that shows all of it."""
    found = [one for one in layout.placements.values() if _belongs(one, owner)]
    if owner[1] == POINTS:
        found = [one for one in found if one.purse is not None and one.purse.n is not None]
    return max(found, key=lambda one: (one.item in named, _shows_all(one.purse), one.rect.w * one.rect.h), default=None)


def _belongs(placement: Placement, owner: Owner) -> bool:
    return placement.purse is not None and (placement.purse.player, placement.purse.what) == owner


def _pays(placement: Placement, owner: Owner) -> bool:
    """Say whether this is somebody else's purse of the same resource: what leaves it drifts away there, and is gained where it goes."""
    return placement.purse is not None and placement.purse.player != owner[0] and placement.purse.what == owner[1]


def _shows_all(purse: Purse | None) -> bool:
    return purse is not None and purse.n is not None


def _comes_itself(before: Layout, after: Layout, event: Event) -> bool:
    """Say whether the pieces gained are seen to come from where they were: new ones from their source, or from the first of two items."""
    new = {item: one for item, one in after.placements.items() if item not in before.placements}
    led = len(event.items) == 2 and event.items[0] in before.placements and event.items[1] in new
    return led or any(one.source and one.source in event.items for one in new.values())


def _spot(placement: Placement) -> Rect:
    """Return the part of a piece that a gain comes from or goes to: of a player's box, the score."""
    rect = placement.rect
    if not isinstance(placement.face, PlayerFace):
        return rect
    right, top, width, height = PLAYER_SCORE
    return Rect(rect.right - right, rect.y + top, width, height)


def _source(piece: Placement, after: Layout) -> Rect:
    """Return where the gain of a piece arises: at the upper edge of one that is gone, clear of what is to be read in its place."""
    spot = _spot(piece)
    return spot if piece.item in after.placements else spot.moved(0, -spot.h / 2)


def _home(layout: Layout, purse: Placement | None) -> Rect:
    """Return where a gain rises whose source is not on the table: the box of its player."""
    assert purse is not None
    owner = purse.purse.player if purse.purse is not None else None
    boxes = (one for one in layout.placements.values() if isinstance(one.face, PlayerFace) and one.purse is not None)
    return next((one.rect for one in boxes if one.purse is not None and one.purse.player == owner), purse.rect)


def _merged(gains: Iterable[_Gain]) -> list[_Gain]:
    """Return the gains with those of the same resource that come from the same place and go to the same one added up."""
    found: dict[tuple[Owner, bool, Rect, Rect], _Gain] = {}
    for gain in gains:
        key = (gain.owner, gain.n > 0, gain.at, gain.goal)
        known = found.get(key)
        found[key] = gain if known is None else replace(known, n=known.n + gain.n)
    return list(found.values())


def _plate(gain: _Gain, layout: Layout) -> Rect:
    """Return the place of the plate in the middle of where a gain arises."""
    width, height = PLATE[0] + LETTER * len(f"{gain.n:+}"), PLATE[1]
    x = min(max(gain.at.cx - width / 2, 4.0), layout.width - width - 4)
    y = min(max(gain.at.cy - height / 2, HEIGHT + 4), layout.height - height - HEIGHT - 4)
    return Rect(x, y, width, height)


def _free(plate: Rect, taken: Sequence[Rect], layout: Layout, upwards: bool) -> Rect:
    """Return the plate above (or below) those that are in its place already; beside them at the edge of the table."""
    step = -PLATE_GAP if upwards else PLATE_GAP
    while any(plate.inset(-PLATE_GAP / 2).overlaps(other) for other in taken):
        y = plate.y + step
        if y - HEIGHT >= 0 and y + plate.h + HEIGHT <= layout.height:
            plate = Rect(plate.x, y, plate.w, plate.h)
        else:
            plate = Rect((plate.x + plate.w + PLATE_GAP) % (layout.width - plate.w), plate.y, plate.w, plate.h)
    return plate


def _flash(piece: Placement, owner: Owner, delay: int, gone: bool) -> Iterator[Reaction]:
    """Yield the flash of a piece; one that is ``gone`` stays visible for it."""
    if gone:
        yield Reaction("stay", piece, piece.rect, piece.rect, 0, delay + FLASH * 2 // 3, owner)
    shown = Placement(f"flash:{piece.item}", "flash", piece.rect, FlashFace(piece.shape, piece.radius))
    yield Reaction("flash", shown, piece.rect, piece.rect, delay, FLASH, owner)


def _float(gain: _Gain, plate: Rect, delay: int, pictograms: Mapping[str, str]) -> Reaction:
    what = gain.owner[1]
    sign = pictograms.get(f"gain.{what}", what)
    if gain.n < 0:
        shown = Placement("loss", "gain", plate, GainFace(f"{MINUS}{-gain.n}", sign, paid=True))
        away = Rect(plate.x, plate.y + HEIGHT, plate.w, plate.h)
        return Reaction("loss", shown, plate, away, delay, LEAVE, gain.owner, gain.n)
    shown = Placement("gain", "gain", plate, GainFace(f"+{gain.n}", sign))
    end = Rect(gain.goal.cx - plate.w / 2, gain.goal.cy - plate.h / 2, plate.w, plate.h)
    return Reaction("gain", shown, plate, end, delay, RISE + REST + FLY + ARRIVE, gain.owner, gain.n)
