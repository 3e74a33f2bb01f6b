"""Places in words: fields with their colour, number and where they are on the map; depots."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from app.texts import Texts
from rules import ItemId, Value
from rules.games.burgundy import items
from rules.games.burgundy.board.duchies import DUCHIES, Duchy

from .tiles import KIND_OF, D


def site(say: Texts, duchy: int, field: int) -> str:
    """Return a field in words: with its row and its place in it, or on islands with its island and its place there."""
    return _site(say, duchy, field, "action")


def site_in_line(say: Texts, duchy: int, field: int) -> str:
    """Return the same as part of a line of the log."""
    return _site(say, duchy, field, "in_line")


def _site(say: Texts, duchy: int, field: int, words: str) -> str:
    land = DUCHIES[duchy]
    group, place = _places(duchy)[field]
    what: dict[str, Value] = {"kind": KIND_OF[land.colours[field]], "number": land.dice[field], "place": place}
    return say(f"{D}.{words}.island_field", island=group, **what) if land.links else say(f"{D}.{words}.field", row=group, **what)


@cache
def _places(duchy: int) -> tuple[tuple[int, int], ...]:
    """Return for each field the number of its row from the north, or of its island, and its place there, all counted from 1."""
    land = DUCHIES[duchy]
    groups = _islands(land) if land.links else _rows(land)
    found = {field: (n, place) for n, group in enumerate(groups, 1) for place, field in enumerate(group, 1)}
    return tuple(found[field] for field in land.fields)


def _rows(land: Duchy) -> list[list[int]]:
    """Return the fields row by row from the north, each row from west to east."""
    rows = sorted({r for _, r in land.hexes})
    return [sorted((field for field in land.fields if land.hexes[field][1] == row), key=lambda field: land.hexes[field]) for row in rows]


def _islands(land: Duchy) -> list[list[int]]:
    """Return the fields island by island, in the order of the first field of each."""
    found: list[list[int]] = []
    for field in land.fields:
        if not any(field in island for island in found):
            island = [field]
            for here in island:
                across = {other for link in land.links if here in link for other in link}
                island += [near for near in land.neighbours[here] if near not in island and near not in across]
            found.append(sorted(island))
    return found


def from_words(texts: Texts, item: ItemId) -> str:
    """Return where a tile lies, as part of a sentence."""
    depot = items.DEPOT.of(item)
    if depot is not None:
        return texts(f"{D}.from.depot", number=depot)
    return texts(f"{D}.from.{'black' if item == items.BLACK_DEPOT else 'inns'}")


def spaces_words(say: Texts, picks: Iterable[ItemId]) -> str:
    """Return the depots whose goods spaces are among ``picks``, as part of a sentence."""
    *others, last = map(str, items.GOODS_SPACE.among(picks))
    if not others:
        return say(f"{D}.from.depot", number=last)
    return say(f"{D}.from.depots", numbers=f"{', '.join(others)} {say(f'{D}.action.and')} {last}")
