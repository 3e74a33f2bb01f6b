"""Descriptions of the items of the board game."""

from __future__ import annotations

from rules.engine.types import ItemId, Message, Thing, Value

from . import items
from .components import ANIMALS, BACK, BUILDING, COLOUR, GOODS, GOODS_TYPE, KIND, MONASTERY, SPECIES
from .modules import ROUTES, SHIELD_VP, SHIELDS


def describe(item: ItemId) -> Thing:
    """Return a description of an item: tiles and goods with names and numbers, others with just their kind. KeyError if unknown."""
    tile, good, shield, route = items.TILE.of(item), items.GOOD.of(item), items.SHIELD.of(item), items.ROUTE.of(item)
    if tile is not None:
        return _tile(tile)
    if shield is not None:
        return _shield(shield)
    if route is not None:
        if route not in ROUTES:
            raise KeyError(item)
        return Thing(items.ROUTE.name, Message("route"), {"card": route})
    if good is None:
        return Thing(item.partition(":")[0])
    if good not in GOODS:
        raise KeyError(item)
    return Thing(items.GOOD.name, Message(f"goods.{GOODS_TYPE[good]}"), {"type": GOODS_TYPE[good]})


def _shield(shield: int) -> Thing:
    if shield not in SHIELDS:
        raise KeyError(items.SHIELD.id(shield))
    values: dict[str, Value] = {"number": shield, "vp": SHIELD_VP[shield]}
    return Thing(items.SHIELD.name, Message(f"shield.{shield}"), values)


def _tile(tile: int) -> Thing:
    if tile not in range(1, len(KIND)):
        raise KeyError(items.TILE.id(tile))
    values: dict[str, Value] = {"kind": KIND[tile], "colour": COLOUR[tile], "back": BACK[tile]}
    if ANIMALS[tile]:
        animals: dict[str, Value] = {"count": ANIMALS[tile], "species": SPECIES[tile]}
        return Thing(items.TILE.name, Message("tile.animal", animals), values | animals)
    if MONASTERY[tile]:
        number: dict[str, Value] = {"number": MONASTERY[tile]}
        return Thing(items.TILE.name, Message("tile.monastery", number), values | number)
    if BUILDING[tile]:
        return Thing(items.TILE.name, Message(f"building.{BUILDING[tile]}"), values | {"building": BUILDING[tile]})
    return Thing(items.TILE.name, Message(f"kind.{KIND[tile]}"), values)
