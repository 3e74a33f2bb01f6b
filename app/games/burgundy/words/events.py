"""Events of the board game in words, for the log."""

from __future__ import annotations

from app.games.base.words import event_values
from app.table.naming import name_of
from app.texts import Texts
from rules import Event
from rules.games.burgundy import items
from rules.games.burgundy.board.duchies import DUCHIES
from rules.games.burgundy.components import GOODS_NAME, GOODS_TYPE

from .sites import from_words, site_in_line, spaces_words
from .tiles import KIND_OF, D

SILENT = frozenset({"turn", "used", "chose", "planned"})
"""Events without a line in the log: another line or the table itself shows them."""
SOURCE = {"BU-15.3": "mines", "BU-17.2": "mines", "BU-26.12": "shield"}
"""What gives silver or workers outside its owner's turn, by clause; in the turn the line before says it."""
NAMED = frozenset({"took", "placed", "removed", "no_goods", "lost", "declined", "copied", "watchtower", "monastery"})
"""Events whose first item is a piece named in the line."""


def event_words(names: tuple[str, ...], texts: Texts, event: Event) -> str | None:
    """Return an event as one line of the log."""
    if event.kind in SILENT:
        return None
    values = event_values(names, event)
    if event.kind in NAMED:
        values["tile"] = name_of(texts, D, event.items[0])
    if event.kind in ("sold", "white", "route"):
        values["what"] = GOODS_NAME.index(str(event.values["what"]))
    if event.kind in ("gained", "tribute"):
        values["gains"] = texts(f"{D}.gain.{event.values['what']}", n=event.values["n"])
    match event.kind:
        case "took":
            values["depot"] = from_words(texts, event.items[1])
        case "placed" if "duchy" in event.values:
            values["field"] = site_in_line(texts, int(event.values["duchy"]), items.FIELD.key(event.items[1]))
        case "collected":
            values["depots"] = spaces_words(texts, event.items)
        case "area" | "colour":
            values["kind"] = KIND_OF[str(event.values["colour"])]
        case "founded":
            values["duchy"] = DUCHIES[int(event.values["duchy"])].name
        case "left":
            values |= {"depot": items.DEPOT.key(event.items[0]), "tile": name_of(texts, D, event.items[1])}
        case "named":
            values["other"] = names[int(event.values["named"])]
        case "gave":
            values["what"] = GOODS_TYPE[items.GOOD.key(event.items[1])]
    line = _line(event)
    return texts(f"{D}.log.{line}", **values) if line else None


def missed(texts: Texts, event: Event) -> str:
    """Return a sentence about the benefit of a tile, if an event says that it could not be used."""
    return texts(f"{D}.missed", tile=name_of(texts, D, event.items[0])) if event.kind == "lost" else ""


def _line(event: Event) -> str:
    """Return the key of an event's line; "" if it has none."""
    match event.kind:
        case "gained" if event.clause in SOURCE:
            return f"gained_from_{SOURCE[event.clause]}"
        case "area" if not event.values["bonus"]:
            return "area_size"
        case "area" if not event.values["n"]:
            return "area_phase"
        case "placed" if "duchy" not in event.values:  # in games of older rules, of which only the log is left
            return "placed_somewhere"
        case "route":
            return "route_match" if event.values["bonus"] else ""
        case "collected" if not event.values["n"]:
            return "collected_none"
        case "target" if event.values["before"] == event.values["target"]:
            return "target_stays"
    return event.kind
