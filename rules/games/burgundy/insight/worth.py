"""What pieces are worth to a player as things stand: fields and their areas, goods, what is left over at the end, border posts."""

from __future__ import annotations

from rules.engine.types import ItemId, Value
from rules.engine.worth.insight import Worth

from .. import items
from ..components import AREA_VP, BONUS_SIZES, BONUS_VP, GOODS_TYPE, PHASE_VP, PHASES, SILVER_VP, WORKERS_PER_VP
from ..state import State, estate_of, store_of, values_of
from ..steps.actions import sale_gains, sale_points
from ..steps.placement import bonus_points, size_of
from ..steps.posts import PAIRS
from ..steps.ships import choices_of_types, load
from .worth_tiles import tile_worth


def worth(state: State, player: int, item: ItemId) -> tuple[Worth, ...]:
    """Return what a tile, a field, goods, a bonus tile or a border post is worth to a player."""
    if (tile := items.TILE.of(item)) is not None:
        return tile_worth(state, player, tile) if tile else ()
    if (field := items.FIELD.of(item)) is not None:
        return _field(state, *field)
    if (store := items.STORE.of(item)) is not None:
        return _stored(state, *store)
    if (space := items.GOODS_SPACE.of(item)) is not None:
        return _cargo(state, player, space)
    if (post := items.POST.of(item)) is not None:
        return _post(state, *post)
    if item.partition(":")[0] in ("bonus", "colour"):
        colour, *size = reversed(item.split(":")[1:])
        return _bonus(state, player, colour, size[0] if size else "")
    return ()


def _field(state: State, number: int, field: int) -> tuple[Worth, ...]:
    """Return how full the area of a field is, what it scores when complete (BU-11.1, 11.3), and what the last field of a colour brings."""
    estate = state.estates[number]
    land, player = estate.land, next(player for player, seat in enumerate(state.seats) if seat.estate == number)
    area = land.area_of[field]
    fields, colour = land.areas[area], land.colours[field]
    points = {"size": AREA_VP[size_of(state, player, area)], "phase": PHASE_VP[state.phase]}
    filled = sum(bool(estate.tiles[other]) for other in fields)
    left = [other for other in land.fields_of[colour] if not estate.tiles[other]]
    found = [
        Worth("area", {"filled": filled, "all": len(fields), "letter": PHASES[state.phase], **points}, "BU-11.1"),
        Worth("left", {"n": len(left)}, "BU-11.4"),
    ]
    if left == [field]:
        found += _last_of_colour(state, player, colour)
    return tuple(found)


def _last_of_colour(state: State, player: int, colour: str) -> list[Worth]:
    """Return what filling a colour now would bring (BU-11.4); alone, a tile immediately (BU-25.10)."""
    if state.solo:
        return [Worth("colour_alone", clause="BU-25.10")]
    size = next((size for size in BONUS_SIZES if f"{size}:{colour}" in state.bonuses), "")
    return [Worth("colour", {"points": bonus_points(state, player, size)}, "BU-11.4")] if size else []


def _stored(state: State, player: int, what: str) -> tuple[Worth, ...]:
    """Return what a sale of goods would bring now (BU-12.2), or what silver and workers left over score (BU-16)."""
    store = store_of(state, player)
    if what.isdigit():
        n = sum(GOODS_TYPE[good] == int(what) for good in store.goods)
        silver = sum(more for kind, more, _ in sale_gains(state, player, n) if kind == "silver")
        return (Worth("sale", {"n": sale_points(state, player, n)}, "BU-12.2"), Worth("silver", {"n": silver}, "BU-12.2"))
    if what == "silver":
        return (Worth("at_end", {"n": SILVER_VP * store.silver}, "BU-16.1"),)
    if what == "worker":
        return (Worth("at_end", {"n": store.workers // WORKERS_PER_VP}, "BU-16.1"),)
    return ()


def _cargo(state: State, player: int, space: int) -> tuple[Worth, ...]:
    """Return how many of a depot's goods a ship would load, out of how many, and whether their types are a choice (BU-9.2, 9.3)."""
    choices = choices_of_types(state, player, (space,))
    n = max(len(load(state, player, (space,), types)) for types in choices)
    return (Worth("cargo", {"n": n, "all": len(state.goods_spaces[space - 1]), "choices": len(choices)}, "BU-9.3"),)


def _post(state: State, number: int, post: int) -> tuple[Worth, ...]:
    """Return what each pair with a border post has brought or would bring now (BU-20.4), and what all three still bring (BU-20.5)."""
    seat, posts = next(seat for seat in state.seats if seat.estate == number), state.estates[number].land.posts
    done = {pair: PHASE_VP[phase] for pair, phase in seat.posts}
    found = []
    for pair, ends in enumerate(PAIRS):
        if post in ends:
            (other,) = (end for end in ends if end != post)
            values: dict[str, Value] = {"post": posts[other].name, "n": done.get(pair, PHASE_VP[state.phase])}
            found.append(Worth("post_connected" if pair in done else "post_open", values, "BU-20.4"))
    taken = sum(other.border_rank > 0 for other in state.seats)
    if not seat.border_rank and taken < len(BONUS_SIZES):
        found.append(Worth("post_all", {"n": BONUS_VP[len(state.seats)][BONUS_SIZES[taken]]}, "BU-20.5"))
    return tuple(found)


def _bonus(state: State, player: int, colour: str, size: str) -> tuple[Worth, ...]:
    """Return what a bonus tile is worth, and how many fields of its colour are still empty in the player's duchy (BU-11.4)."""
    estate = estate_of(state, player)
    missing = sum(not estate.tiles[field] for field in estate.land.fields_of[colour]) if estate.duchy else 0
    worth_of = Worth("bonus", {"n": BONUS_VP[values_of(state)][size]}, "BU-11.4") if size else Worth("no_bonus", clause="BU-11.4")
    return (worth_of, Worth("missing", {"n": missing}, "BU-11.4")) if missing else (worth_of,)
