"""What the player looked at has: goods and tracks as on their board, windows, markers, cubes."""

from __future__ import annotations

from app.games.base.panels import background, heading, label, panel
from app.table.geometry.placement import Placement, Purse, Rect
from rules.games.praga import items
from rules.games.praga.board.tracks import count
from rules.games.praga.components import RESOURCES, TECHNOLOGY_TRACK, TRACKS

from ...faces import CountFace, SymbolFace, TrackFace
from ...position import Position

GOODS = ("gold", "stone")
COUNTED: tuple[str, ...] = ("egg", "silver_window", "gold_window", "cube", "red_marker", "blue_marker")
"""What is only counted."""
HEAD = 27.0
COUNTS = 74.0
"""The height of the counts at the foot."""
RULE = 12.0
"""The room for the line above the counts."""
CLOSE = 0.19
"""The maximum height of a track with its name, as a share of the width: in a high window the tracks move apart, not their names."""
SIGN = 17.0
"""The size of the symbol before the name of a track."""


def count_of(position: Position, player: int, what: str, rect: Rect, light: bool = False) -> Placement:
    """Lay out a resource or the cubes of a player and how many they have."""
    seat = position.view.seats[player]
    n = seat.cubes if what == "cube" else seat.stock[RESOURCES.index(what)]
    words = position.texts("praga.words.cubes", n=n) if what == "cube" else position.texts(f"praga.gain.{what}", n=n)
    face = CountFace(what, str(n), position.colours[player] if what == "cube" else "", light)
    return Placement(items.STOCK.id(player, what), "count", rect, face, 5, words=words, purse=Purse(player, what, n))


def stock(position: Position, player: int, area: Rect) -> list[Placement]:
    """Lay out the six tracks and the counts."""
    seat, colour, say = position.view.seats[player], position.colours[player], position.texts
    placed = [panel("stock", area), heading("stock_heading", area.x + 12, area.y + 5, area.w - 24, say("praga.label.stock"))]
    pitch = (area.h - HEAD - COUNTS - RULE) / (len(GOODS) + len(TRACKS))
    part = min(pitch, area.w * CLOSE)
    y = area.y + HEAD
    for track in (*GOODS, *TRACKS):
        goods = track in GOODS
        number = TRACKS.index(track) if not goods else -1
        space = seat.stock[RESOURCES.index(track)] if goods else seat.tracks[number]
        had = seat.wealth if goods else ()
        production = 0 if goods or number >= TECHNOLOGY_TRACK else seat.production[number]
        name = say(f"praga.name.{track}") if goods else say(f"praga.track.{track}")
        sign = Rect(area.x + 9, y + part * 0.24 - SIGN / 2, SIGN, SIGN)
        placed.append(Placement(f"frame:sign_{track}", "symbol", sign, SymbolFace(track), static=True))
        words = Rect(sign.right + 5, y, area.w - 70 - SIGN - 5, part * 0.5)
        placed.append(label(f"frame:track_{track}", words, name, "label", "ink", px=13))
        if not goods and number < TECHNOLOGY_TRACK:
            made = Rect(area.right - 56, y, 46, part * 0.5)
            placed.append(label(f"frame:made_{track}", made, f"+{count(position.view, player, number)}", "num", "burgundy", "right", 14))
        rect = Rect(area.x + 9, y + part * 0.48, area.w - 16, part * 0.5)
        item = items.STOCK.id(player, track) if goods else items.TRACK.id(player, track)
        purse = Purse(player, track, space) if goods else None
        said = say(f"praga.gain.{track}", n=space) if goods else say("praga.words.track", track=name, space=space)
        face = TrackFace(track, space, colour, had, production)
        placed.append(Placement(item, "track", rect, face, 5, 4, said, purse=purse))
        y += pitch
    placed.append(background("stock_rule", "rule", Rect(area.x + 10, area.bottom - COUNTS - 6, area.w - 20, 1)))
    width, height = (area.w - 16) / 3, COUNTS / 2
    for n, what in enumerate(COUNTED):
        rect = Rect(area.x + 10 + n % 3 * width, area.bottom - COUNTS - 2 + n // 3 * height, width - 6, height - 6)
        placed.append(count_of(position, player, what, rect))
    return placed
