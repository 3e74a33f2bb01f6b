"""What all players share: the strip with phases, goods of the rounds, bridge and bonuses; the six depots; the black depot."""

from __future__ import annotations

from collections import Counter

from app.games.base.panels import background, label
from app.games.base.seats import seat_marker
from app.table.geometry.placement import Placement, Rect
from app.table.geometry.z_order import COUNTS
from rules.games.burgundy import items
from rules.games.burgundy.components import (
    BLACK,
    BLACK_SLOTS,
    BONUS_SIZES,
    BONUS_VP,
    BRIDGE,
    COLOUR_OF,
    DEPOTS,
    GOODS_PER_PHASE,
    GOODS_TYPE,
    PHASE_VP,
    PHASES,
    PURCHASE_COST,
)
from rules.games.burgundy.state import Solo, State, values_of

from ..faces import (
    BlackDepotFace,
    BridgeFace,
    ColourBonusFace,
    DepotFace,
    DepotGoodsFace,
    DieFace,
    GoodsAroundDieFace,
    GoodsFace,
    InnCountFace,
    InnsFace,
    PhaseState,
    PhaseTabFace,
    PointsTrackFace,
    RoundSpaceFace,
    SlotFace,
    TargetFace,
    along_track,
    inns_rise,
)
from ..position import Position
from ..words.modules import inns_words
from ..words.tiles import KIND_OF, D, goods_words, shield_of, throw, tile_of
from . import depot_places, places

TAB, TAB_STEP = Rect(0, 0, 50, 28), 54.0
GOOD, GOOD_STEP = 20.0, 23.0
BONUS, BONUS_STEP = Rect(0, 0, 39, 28), 41.0
WHITE, TILT = 23.0, 8
"""Side of the white die, and its tilt in degrees."""
MARKER = 20.0
"""Size of an order marker."""
ASIDE, STACKED, WIDEST = 15.0, 2.0, 1.65
"""How much further right and higher each marker is than the one below: from right to left they are in turn order.

So the initial on each stays in sight. A stack is at most this many spaces of the bridge wide: four are alone on it.
"""
OVER = 6.0
"""How far a stack on the first space may reach over the end of the bridge."""
FOOT = 0.24
"""Share of the bridge's height below the markers."""
MOST_BRIDGE = 330.0
MOST_TRACK, REACHED, TAG = 800.0, 128.0, 28.0
"""Maximum width of a lone player's track, room for the number of targets reached, and width of the target."""
BLACK_LABEL = 147.0
MOST_BLACK = 46.0


def strip(position: Position, state: State, area: Rect) -> list[Placement]:
    """Lay out the phases with their points, goods of the rounds, the bridge, and bonuses for filling a colour."""
    placed = [background("strip", "plate", area)]
    x = area.x + 12
    placed += _phases(position, state, x, area)
    x += len(PHASES) * TAB_STEP + 10
    placed += _round_goods(position, state, x, area)
    x += GOODS_PER_PHASE * GOOD_STEP + 5
    placed += _white_die(position, state, Rect(x, area.cy - WHITE / 2, WHITE, WHITE))
    x += WHITE + 12
    if state.solo:
        return placed + _points(position, state, state.solo, Rect(x + 10, area.y, area.right - x - 20, area.h))
    right = area.right - 10 - len(COLOUR_OF) * BONUS_STEP
    room = right - 14 - x
    width = min(MOST_BRIDGE, room)
    placed += _bridge(position, state, Rect(x + (room - width) / 2, area.y, width, area.h))
    return [*placed, *_bonuses(position, state, right, area)]


def _phases(position: Position, state: State, x: float, area: Rect) -> list[Placement]:
    placed = []
    for n, (phase, points) in enumerate(zip(PHASES, PHASE_VP, strict=True)):
        stage: PhaseState = "done" if n < state.phase else "current" if n == state.phase else "coming"
        rect = Rect(x + n * TAB_STEP, area.cy - TAB.h / 2, TAB.w, TAB.h)
        words = position.texts(f"{D}.words.phase", phase=phase, points=points)
        placed.append(Placement(f"phase:{phase}", "phase_tab", rect, PhaseTabFace(phase, points, stage), 1, words=words))
    return placed


def _round_goods(position: Position, state: State, x: float, area: Rect) -> list[Placement]:
    placed = []
    taken = GOODS_PER_PHASE - len(state.round_goods)
    for n in range(GOODS_PER_PHASE):
        rect = Rect(x + n * GOOD_STEP, area.cy - GOOD / 2, GOOD, GOOD)
        if n < taken:
            words = position.texts(f"{D}.words.round_space", n=n + 1)
            placed.append(Placement(f"round:{n}", "round_space", rect, RoundSpaceFace(), 1, words=words, static=True))
        else:
            good = state.round_goods[n - taken]
            words = position.texts(f"{D}.words.round_good", n=n + 1, what=GOODS_TYPE[good])
            item, face = items.GOOD.id(good), GoodsFace(GOODS_TYPE[good])
            placed.append(Placement(item, "goods", rect, face, 1, radius=3, words=words, source=f"phase:{PHASES[state.phase]}"))
    return placed


def _white_die(position: Position, state: State, rect: Rect) -> list[Placement]:
    """Lay out the die that brings goods to a depot, beside the goods of the rounds; nothing before the first roll."""
    if not state.white:
        return []
    words = position.texts(f"{D}.words.white_die", number=state.white)
    face = DieFace("white", state.white, TILT)
    return [Placement(items.WHITE_DIE, "die", rect, face, 1, radius=rect.w * 0.23, words=words, throw=throw(state))]


def _bridge(position: Position, state: State, rect: Rect) -> list[Placement]:
    """Lay out the bridge and the markers on it, each stack from the bottom up, its top to the right."""
    placed = [Placement("bridge", "bridge", rect, BridgeFace(BRIDGE), z=-10, static=True)]
    foot = rect.bottom - FOOT * rect.h
    for n, stack in enumerate(state.bridge):
        x = rect.x + (n + 0.5) * rect.w / BRIDGE
        aside = min(ASIDE, (WIDEST * rect.w / BRIDGE - MARKER) / max(1, len(stack) - 1))
        for height, player in enumerate(reversed(stack)):
            left = max(rect.x - OVER, x - (MARKER + (len(stack) - 1) * aside) / 2) + height * aside
            at = Rect(left, foot - MARKER - height * STACKED, MARKER, MARKER)
            words = position.texts(f"{D}.words.marker", name=position.names[player], space=n, all=BRIDGE - 1)
            face = seat_marker(position, player)
            placed.append(Placement(items.MARKER.id(player), "marker", at, face, 20 + height, radius=MARKER / 2, words=words))
    return placed


def _points(position: Position, state: State, solo: Solo, rect: Rect) -> list[Placement]:
    """Lay out a lone player's track with the counter and the target, and how many targets they have reached (BU-25.1)."""
    say = position.texts
    track = Rect(rect.x, rect.y, min(MOST_TRACK, rect.w - REACHED), rect.h)
    foot = rect.y + 0.54 * rect.h
    flag = Rect(track.x + along_track(track.w, solo.target) - TAG / 2, foot - 2, TAG, rect.bottom - foot + 2)
    marker = Rect(track.x + along_track(track.w, solo.counter) - MARKER / 2, foot - MARKER, MARKER, MARKER)
    face = seat_marker(position, 0)
    said = say(f"{D}.label.reached", n=solo.reached)
    return [
        Placement("points", "points_track", track, PointsTrackFace(solo.counter, solo.target), z=-10, static=True),
        Placement(items.TARGET, "target", flag, TargetFace(solo.target), 2, words=say(f"{D}.words.target", n=solo.target)),
        Placement(
            items.COUNTER,
            "marker",
            marker,
            face,
            20,
            radius=MARKER / 2,
            words=say(f"{D}.words.counter", n=solo.counter, target=solo.target),
        ),
        label("frame:reached", Rect(track.right + 12, rect.y, rect.right - track.right - 12, rect.h), said, "body_bold", "light"),
    ]


def _bonuses(position: Position, state: State, x: float, area: Rect) -> list[Placement]:
    placed = []
    for n, (kind, colour) in enumerate(COLOUR_OF.items()):
        rect = Rect(x + n * BONUS_STEP, area.cy - BONUS.h / 2, BONUS.w, BONUS.h)
        size = next((size for size in BONUS_SIZES if f"{size}:{colour}" in state.bonuses), "")
        if size:
            points = BONUS_VP[len(state.seats)][size]
            words = position.texts(f"{D}.words.bonus_{size}", kind=kind, points=points)
            placed.append(
                Placement(items.BONUS.id(f"{size}:{colour}"), "colour_bonus", rect, ColourBonusFace(kind, size, points), 1, words=words)
            )
        else:
            words = position.texts(f"{D}.words.bonus_none", kind=kind)
            placed.append(Placement(f"colour:{colour}", "colour_bonus", rect, ColourBonusFace(kind, "none", 0), 1, words=words))
    return placed


def depots(position: Position, state: State, area: Rect) -> list[Placement]:
    """Lay out the six depots with their tiles and goods."""
    players = values_of(state)
    placed = [background("depots", "tray", area)]
    for n, depot in enumerate(depot_places.depots(area, players, bool(state.shields)), 1):
        words = position.texts(f"{D}.words.depot", n=n)
        face = DepotFace(n, state.white == n, depot.die_in_box)
        printed = (face.die.moved(depot.box.x, depot.box.y),)
        placed.append(Placement(items.DEPOT.id(n), "depot", depot.box, face, z=-20, radius=9, words=words, printed=printed))
        used = [i for i, slot in enumerate(DEPOTS[n - 1]) if slot.min_players <= players]
        for i, rect in zip(used, depot.slots, strict=True):
            tile = state.depots[n - 1][i]
            if tile:
                placed.append(tile_of(position, tile, rect))
            else:
                kind = KIND_OF[DEPOTS[n - 1][i].colour(players, state.phase)]
                placed.append(Placement(f"slot:{n}:{i}", "slot", rect, SlotFace(kind), static=True, shape="hexagon"))
        goods = Counter(GOODS_TYPE[good] for good in state.goods_spaces[n - 1])
        words = goods_words(position.texts, state, n)
        piles = tuple(sorted(goods.items()))
        item = items.GOODS_SPACE.id(n)  # a ship may choose an empty depot too, but it should not invite a click
        around = GoodsAroundDieFace(piles, depot.die.right - depot.goods.x) if depot.around_die else DepotGoodsFace(piles)
        kind = "goods_around_die" if depot.around_die else "depot_goods"
        placed.append(Placement(item, kind, depot.goods, around, 5, radius=5, words=words, bare=not goods))
        if state.shields:
            placed += [shield_of(position, state, shield, rect) for shield, rect in zip(state.shields[n - 1], depot.shields, strict=False)]
    return placed


def black_depot(position: Position, state: State, area: Rect) -> list[Placement]:
    """Lay out what can be bought."""
    say = position.texts
    face = BlackDepotFace(say(f"{D}.label.black"), say(f"{D}.label.price"), PURCHASE_COST, not state.bought)
    words = say(f"{D}.words.black_depot", cost=PURCHASE_COST)
    placed = [Placement(items.BLACK_DEPOT, "black_depot", area, face, z=-20, radius=10, words=words)]
    used = [i for i, slot in enumerate(BLACK_SLOTS) if slot.min_players <= values_of(state)]
    row = Rect(area.x + BLACK_LABEL, area.y + 4, area.w - BLACK_LABEL - 8, area.h - 9)
    inns = bool(state.inns or state.inns_left)
    first, *rects = (
        places.row_of_hexagons(row, len(used) + 1, MOST_BLACK) if inns else (row, *places.row_of_hexagons(row, len(used), MOST_BLACK))
    )
    if inns:
        placed += _inns(position, state, first)
    for i, rect in zip(used, rects, strict=True):
        if state.black[i]:
            placed.append(tile_of(position, state.black[i], rect))
        else:
            placed.append(Placement(f"slot:{BLACK}:{i}", "slot", rect, SlotFace(BLACK), static=True, shape="hexagon"))
    return placed


def _inns(position: Position, state: State, rect: Rect) -> list[Placement]:
    """Lay out the stack of inns, the top one as a tile of its own (BU-22.1)."""
    n = len(state.inns)
    words = inns_words(position.texts, state)
    placed = [Placement(items.INNS, "inns", rect, InnsFace(max(0, n - 1)), 4, words=words, shape="hexagon", static=not n)]
    if n:
        top = Rect(rect.x, rect.y - inns_rise(rect.h, n), rect.w, rect.h)
        placed.append(tile_of(position, state.inns[-1], top))
        placed.append(Placement("frame:inns", "inn_count", top, InnCountFace(n), COUNTS, static=True))
    return placed
