"""The solo game on the rail: the player, the Countess with her villagers, the events with the Jester, then the log."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from app.games.base.panels import heading, label, panel, place
from app.table.geometry import shares
from app.table.geometry.faces import ButtonFace
from app.table.geometry.placement import Placement, Purse, Rect
from app.table.parts.bars import Bars
from app.table.parts.frame import rail_columns
from app.table.parts.log_box import log_box
from rules import POINTS
from rules.games.villagers import items
from rules.games.villagers.board.symbols import symbols
from rules.games.villagers.board.values import silver_value
from rules.games.villagers.components import COUNTESS, KIND
from rules.games.villagers.state import Countess

from ..choice.stand_ins import jester
from ..faces import EventPileFace, MedallionFace, PurseFace, Season, Sign, StatFace
from ..position import Position
from ..words.cards import D, band_face, coins_on
from ..words.module_cards import event_face

GAP = 8.0
OWN = 76.0
"""Height of the player's box."""
HEAD = 62.0
ROW, TWO_LINES, LOW_ROW, LOWEST_ROW = 44.0, 38.0, 32.0, 22.0
"""Height of a line of her villagers with its gap: with what they bring below the name, at least for that, beside the name, and at least."""
COLUMNS = 2
"""Columns of villagers with names; if there are too many, more columns without."""
EVENTS, LOWEST_EVENTS, NO_EVENTS = 230.0, 176.0, 70.0
"""Height of the events, usually and at least, and while none is open."""
HIGHEST_EVENTS = 320.0
"""Height of the events where there is room."""
ABREAST = 3
"""The maximum number of events side by side; if there are more, they lie in pairs."""
RAISED = 38.0
"""From the top of the events to the cards: below the heading even the ring of a card that is lifted."""
BUTTON = 28.0
LOG = 76.0
"""Minimum height of the log below the events."""


class SoloAreas(Struct, frozen=True):
    """Where the player's box, the Countess, the events and, where there is room for it, the log are."""

    own: Rect
    hers: Rect
    events: Rect
    log: Rect | None


def _hers(countess: Countess) -> list[int]:
    """Return her villagers, the Countess herself left out."""
    return [plot.bottom for plot in countess.village.plots if plot.bottom != COUNTESS]


def solo_areas(countess: Countess, rail: Rect) -> SoloAreas:
    """Return the areas on the rail: hers grows with her villagers, that of the events with their number, and the log gets what is left."""
    (area, beside), lines = rail_columns(rail), -(-len(_hers(countess)) // COLUMNS)
    column = Rect(area.x + 9, area.y + GAP, area.w - 18, area.h - 2 * GAP)
    own = Rect(column.x, column.y, column.w, OWN)
    rest = Rect(column.x, own.bottom + GAP, column.w, column.bottom - own.bottom - GAP)
    least = min(HEAD + lines * LOWEST_ROW + 8, rest.h - GAP - (LOWEST_EVENTS if countess.open else NO_EVENTS))
    full = len(countess.open) >= ABREAST or (countess.jester and countess.open)
    due = EVENTS if full else LOWEST_EVENTS
    hers = min(HEAD + max(1, lines) * ROW + 8, max(least, rest.h - GAP - due))
    left = rest.h - hers - 2 * GAP - due - LOG
    if beside is not None or left < 0:
        highest = HIGHEST_EVENTS if beside is not None else EVENTS
        middle = Rect(rest.x, rest.y, rest.w, max(hers, rest.h - GAP - highest))
        return SoloAreas(own, middle, Rect(rest.x, middle.bottom + GAP, rest.w, rest.bottom - middle.bottom - GAP), beside)
    middle = Rect(rest.x, rest.y, rest.w, hers)
    events = Rect(rest.x, middle.bottom + GAP, rest.w, due + min(left, EVENTS - due))
    return SoloAreas(own, middle, events, Rect(rest.x, events.bottom + GAP, rest.w, rest.bottom - events.bottom - GAP))


def solo_rail(position: Position, countess: Countess, area: Rect) -> tuple[Rect, list[Placement]]:
    """Lay out the Countess, the events and the log; return them with the area of the player's box."""
    areas = solo_areas(countess, area)
    placed = [*_countess(position, countess, _hers(countess), areas.hers), *_events(position, countess, areas.events)]
    if areas.log is not None:
        placed += log_box(position, areas.log, position.texts(f"{D}.label.log"))
    return areas.own, placed


def _countess(position: Position, countess: Countess, villagers: list[int], area: Rect) -> list[Placement]:
    """Lay out the Countess: her gold, what counts, and her villagers as bands in two columns."""
    say, counted = position.texts, symbols(countess.village)
    keys = sum(bool(KIND[card].key_ring) for card in villagers)
    words = say(f"{D}.words.countess", n=countess.gold)
    gold = Rect(area.right - 68, area.y + 14, 58, 28)
    placed = [
        panel("countess", area, "rose"),
        place(items.COUNTESS_VILLAGE, area, words, z=-16),
        Placement("frame:countess:face", "medallion", Rect(area.x + 8, area.y + 7, 44, 44), MedallionFace("countess"), static=True),
        label("frame:countess:name", Rect(area.x + 58, area.y + 7, gold.x - area.x - 62, 24), say(f"{D}.meta.rival"), "h3", "burgundy"),
        Placement(items.COUNTESS_GOLD, "purse", gold, PurseFace(countess.gold), -5, 13, words, purse=Purse(None, POINTS, countess.gold)),
    ]
    stats: tuple[tuple[Sign, int], ...] = (("food", counted.food), ("builder", counted.builder), ("key", keys))
    x = area.x + 56
    for sign, n in stats:
        rect = Rect(x, area.y + 33, 42, 22)
        placed.append(Placement(f"countess:{sign}", "stat", rect, StatFace(sign, str(n)), -10, words=say(f"{D}.words.{sign}", n=n)))
        x += 44
    room = Rect(area.x + 10, area.y + HEAD, area.w - 20, area.h - HEAD - 6)
    return placed + _villagers(position, countess, villagers, room)


def _villagers(position: Position, countess: Countess, villagers: list[int], room: Rect) -> list[Placement]:
    """Lay out her villagers with all that counts, in as many columns as they need; without names where these are too narrow."""
    columns = COLUMNS
    while -(-len(villagers) // columns) * LOWEST_ROW > room.h + 1:
        columns += 1
    down = max(1, -(-len(villagers) // columns))
    share = (room.h + 1) / down
    each = min(ROW if share >= TWO_LINES else LOW_ROW, share)
    high = each - (2 if each > LOWEST_ROW + 4 else 1)
    coins = coins_on(countess.village)
    placed = []
    for n, card in enumerate(villagers):
        spot = shares.row(Rect(room.x, room.y + n // columns * each, room.w, high), columns, 6)[n % columns]
        silver, lying = KIND[card].silver, coins.get(card, 0)
        worth = str(silver_value(countess.village, card)) if silver else ""
        face = band_face(position.texts, card, KIND[card].gold, worth, lying)
        if columns > COLUMNS:
            shown = replace(face, name="", divided="", food=0, builder=0, key_ring=0, gold=KIND[card].gold + lying, coins=0)
        else:
            shown = face
        placed.append(Placement(items.CARD.id(card), "villager_band", spot, shown, 5, 4, face.name))
    return placed


def _events(position: Position, countess: Countess, area: Rect) -> list[Placement]:
    """Lay out the piles, the open events and the buttons of the Jester."""
    say = position.texts
    high = Bars(position.text_size).around(BUTTON)
    placed = [panel("events", area), heading("events_heading", area.x + 12, area.y + 3, area.w - 136, say(f"{D}.label.events"))]
    piles: tuple[tuple[Season, int], ...] = (("summer", len(countess.summer.cards)), ("winter", len(countess.winter.cards)))
    for n, (season, count) in enumerate(piles):
        rect = Rect(area.right - 112 + n * 54, area.y + 4, 40, 21)
        words = say(f"{D}.words.event_pile", season=say(f"{D}.season.{season}"), n=count)
        placed.append(Placement(f"event_pile:{season}", "event_pile", rect, EventPileFace(season, count), 1, 4, words))
    room = Rect(area.x + 10, area.y + RAISED, area.w - 20, area.h - RAISED - 6)
    placed.append(place(items.JESTER, Rect(room.x, room.y, room.w, room.h), say(f"{D}.card.jester"), z=-15))
    if not countess.open:
        rect = Rect(room.x + 4, room.y, room.w - 8, 24)
        return [*placed, label("frame:no_events", rect, say(f"{D}.label.no_events"), "body", "second")]
    abreast = len(countess.open) <= ABREAST
    spots = shares.row(room, max(2, len(countess.open)), 6) if abreast else shares.grid(room, 2, -(-len(countess.open) // 2), 5)
    for event, spot in zip(countess.open, spots, strict=False):
        face, card = event_face(position, event), spot
        if countess.jester:
            card = Rect(spot.x, spot.y, spot.w, spot.h - high - 8) if abreast else Rect(spot.x, spot.y, spot.w - high - 5, spot.h)
            button = Rect(spot.x + 1, card.bottom + 7, spot.w - 2, high) if abreast else Rect(card.right + 4, spot.y + 1, high, spot.h - 2)
            words = say(f"{D}.card.jester")
            shown = ButtonFace(words if button.w > 90 else "", "drama-masks")
            placed.append(Placement(jester(event), "button", button, shown, 2, 8, words))
        placed.append(Placement(items.EVENT.id(event), "event", card, face, 2, 7, face.name))
    return placed
