"""Border posts, inns and what a lone player has still to take, in words."""

from __future__ import annotations

from collections.abc import Iterable

from app.texts import Texts
from rules import ItemId
from rules.games.burgundy import items
from rules.games.burgundy.insight import due
from rules.games.burgundy.modules import INN_COST
from rules.games.burgundy.state import State, estate_of

from .tiles import KIND_OF, D, tile_words

UNBROKEN = "\xa0"
"""A space that keeps a sum together at the end of a line."""


def inns_words(say: Texts, state: State) -> str:
    """Return how many inns lie beside the black depot."""
    return say(f"{D}.words.inns", n=len(state.inns), cost=INN_COST) if state.inns else say(f"{D}.words.no_inns")


def post_words(say: Texts, state: State, player: int, post: int) -> str:
    """Return a border post in words, with how many others it is connected to."""
    name = estate_of(state, player).land.posts[post].name
    n = sum(pair != post for pair, _ in state.seats[player].posts)
    return say(f"{D}.words.post", n=n, post=name) if n else say(f"{D}.words.post_alone", post=name)


def due_words(say: Texts, state: State, item: ItemId) -> str:
    """Return the points of an area that a lone player has still to take."""
    part, kind, n = _due(state, item)
    return say(f"{D}.words.due_{part}", kind=kind, n=n)


def open_words(say: Texts, state: State, open_items: Iterable[ItemId]) -> str:
    """Name all that a lone player has still to carry out: tiles, the points of each area together, the reward for a colour."""
    named: list[str] = []
    areas: dict[int, list[ItemId]] = {}
    for item in open_items:
        if items.DUE.of(item) is not None:
            areas.setdefault(_field_of(item), []).append(item)
        else:
            named.append(say(f"{D}.words.open_reward") if item == items.BLACK_DEPOT else tile_words(say, items.TILE.key(item)))
    for of_area in areas.values():
        points = [n for _, _, n in (_due(state, item) for item in of_area)]
        _, kind, _ = _due(state, of_area[0])
        named.append(say(f"{D}.words.open_points", kind=kind, n=sum(points), points=f"{UNBROKEN}+{UNBROKEN}".join(map(str, points))))
    return ", ".join(named)


def _due(state: State, item: ItemId) -> tuple[str, str, int]:
    """Return which points of an area are due, what fits on it, and how many points they are."""
    player, field = items.DUE.seat(item), _field_of(item)
    part, _, _ = items.DUE.key(item).partition("_")
    return part, KIND_OF[estate_of(state, player).land.colours[field]], due(state, player, part, field)


def _field_of(item: ItemId) -> int:
    _, _, field = items.DUE.key(item).partition("_")
    return int(field)
