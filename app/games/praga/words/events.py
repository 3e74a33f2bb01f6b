"""What happened, as lines of the log."""

from __future__ import annotations

from collections.abc import Iterable

from app.games.base.words import event_values
from app.texts import Texts
from rules import Event, ItemId, Value, describe
from rules.games.praga import items
from rules.games.praga.components import COUNT, LIMIT, TECHNOLOGY_TRACK, TRACKS

from .effects import D, gains_words

SILENT = frozenset({"turn", "performed", "turned", "step_open"})
"""Events without a line in the log: another line or the table itself shows them."""
FILLED = frozenset({"gained", "produced", "worked", "cashed", "corners", "beyond", "wealth", "unclaimed"})
"""Events that bring something, if there is room for it."""


def event_words(names: tuple[str, ...], texts: Texts, event: Event) -> str | None:
    """Return an event as one line of the log. Of several tiles laid out together, the last event names all.

    ``{gains}`` is what it brings, ``{thing}`` the piece it comes from and ``{where}`` the last of its items, by name.
    """
    if event.kind in SILENT or event.values.get("tiles") == "":
        return None
    key = f"{D}.log.{event.kind}"
    values = event_values(names, event) | {"gains": gains_words(texts, event.gains.items())}
    values |= {name: words for name, item in (("thing", event.items[:1]), ("where", event.items[-1:])) for words in _named(texts, item)}
    if "track" in event.values:
        values["track"] = texts(f"{D}.track.{event.values['track']}")
    if "track" in event.values and "space" in event.values:
        values["space"] = printed(str(event.values["track"]), int(event.values["space"]))
    for half in ("first", "second"):
        if half in event.values:
            values[half] = texts(f"{D}.short.{event.values[half]}")
    if event.kind == "revealed":
        key += ".all"
    if "tiles" in event.values:
        values["where"] = ", ".join(item_words(texts, tile) for tile in str(event.values["tiles"]).split())
    if "row" in event.values:
        values["row"] = texts(f"{D}.score.{event.values['row']}")
    if "why" in event.values:
        key += f".{event.values['why']}"
        values["alone"] = names[0]
    if event.kind == "gained" and "thing" in values:
        key += ".from"
        values["thing"] = _source(texts, event.items[0])
    lost = str(event.values.get("lost", ""))
    if lost:
        values["lost"] = ", ".join(_lost(texts, *what.split(":")) for what in lost.split())
        values["what"] = texts(key, **values)
        key = f"{D}.log.lost" if event.gains else _bare(texts, f"{D}.log.full", event.kind, "thing" in values)
    elif event.kind in FILLED and not event.gains:
        key = _bare(texts, f"{D}.log.nothing", event.kind, "thing" in values)
    line = texts(key, **values)
    return line[:1].upper() + line[1:]


def _bare(texts: Texts, key: str, kind: str, named: bool) -> str:
    """Return the key of a line that says that an event brings nothing, where its words depend on its kind or on what they come from."""
    if texts.has(f"{key}.{kind}"):
        return f"{key}.{kind}"
    return f"{key}.from" if named else key


def _lost(texts: Texts, what: str, n: str) -> str:
    """Return what there was no room for: of this a player has as much as there can be."""
    return texts(f"{D}.log.no_room", what=texts(f"{D}.gain.{what}", n=int(n)), n=LIMIT[what] or 0)


def printed(track: str, space: int) -> int:
    """Return the number printed on a space of a track: how many mines or quarries they are there, elsewhere that of the space."""
    number = TRACKS.index(track)
    return COUNT[number][space] if number < TECHNOLOGY_TRACK else space


def _named(texts: Texts, found: Iterable[ItemId]) -> Iterable[Value]:
    """Yield the name of an item, if it has one."""
    for item in found:
        words = item_words(texts, item)
        if words:
            yield words


def _source(texts: Texts, item: ItemId) -> str:
    """Return where gains come from: the part of the table if single pieces of it mean nothing to a reader, else the piece by name."""
    kind = item.partition(":")[0]
    return texts(f"{D}.source.{kind}") if texts.has(f"{D}.source.{kind}") else item_words(texts, item)


def item_words(texts: Texts, item: ItemId) -> str:
    """Return the name of a piece, a place or a space; "" if it has none of its own."""
    kind, _, key = item.partition(":")
    if kind == items.CELL.name:
        return texts(f"{D}.name.{key.partition(':')[0]}")
    if kind == items.PROJECT.name:
        return texts(f"{D}.name.{items.PROJECT.key(item)}")
    if kind == items.TRACK.name:
        return texts(f"{D}.track.{items.TRACK.key(item)}")
    name = describe(D, item).name
    if name is not None:
        return texts(f"{D}.{name.key}", **name.values)
    return texts(f"{D}.source.{kind}") if texts.has(f"{D}.source.{kind}") else ""
