"""What the tooltip says about a piece."""

from __future__ import annotations

from app.art.pictograms import TILE_ICON
from app.games.base.words import seat_name
from app.table.screen import Tip
from app.texts import Texts
from rules import ItemId, worth
from rules.games.burgundy import items
from rules.games.burgundy.components import BUILDING, KIND, MONASTERY, PURCHASE_COST, WHITE_CASTLE
from rules.games.burgundy.state import State, estate_of, store_of

from ...position import Position
from ..tiles import KIND_OF, D, by_type, tile_words
from . import modules

ICONS = {**TILE_ICON, "animal": "paw"}
"""Pictograms by kind of tile, with one for animals of any species."""


def does(say: Texts, state: State, tile: int) -> str:
    """Return what a tile does in this game, in one line; for a lone player some do something else."""
    what = MONASTERY[tile] or BUILDING[tile] or KIND[tile]
    if state.solo and say.has(f"{D}.does_alone.{what}"):
        return say(f"{D}.does_alone.{what}")
    return say(f"{D}.{'power' if MONASTERY[tile] else 'does'}.{what}")


def tip(position: Position, item: ItemId) -> Tip | None:
    """Return what a piece is and does; None if its own words say it all."""
    sort, _, end = item.partition(":")
    state = position.view
    match sort:
        case "tile" if int(end):
            return _tile(position, state, int(end))
        case "field":
            return _field(position, state, items.FIELD.seat(item), items.FIELD.key(item))
        case "power":
            return Tip(position.texts(f"{D}.tile.monastery", number=int(end)), (("information", position.texts(f"{D}.power.{end}")),))
        case "shield_power":
            return modules.tip(position, state, "shield", items.SHIELD.id(int(end)))
        case "goods_space":
            return _goods(position, state, int(end))
        case "store" if item == items.store(position.viewer or 0, "sold"):
            return _sold(position, state, position.viewer or 0)
        case "seat":
            return _seat(position, state, int(end))
        case "button" | "kind" if position.texts.has(f"{D}.tip.{end}"):
            return Tip(position.texts(f"{D}.tip.{end}"))
    return modules.tip(position, state, sort, item)


def _tile(position: Position, state: State, tile: int) -> Tip:
    say = position.texts
    lines = [("information", does(say, state, tile))]
    if BUILDING[tile] == WHITE_CASTLE and state.white:
        lines.append(("dice-multiple", say(f"{D}.tip.white_castle", number=state.white)))
    elif KIND[tile] == "building":
        lines.append((ICONS["building"], say(f"{D}.kind.building")))
    if tile in state.black:
        lines.append(("hand-coin", say(f"{D}.tip.price", cost=PURCHASE_COST)))
    elif tile in state.inns:
        lines.append(modules.inn_price(say))
    return Tip(tile_words(say, tile), (*lines, *modules.shield_on(say, state, tile)))


def _field(position: Position, state: State, estate: int, field: int) -> Tip:
    """Explain how full the field's area is, and what filling it now would bring."""
    say, land = position.texts, state.estates[estate].land
    colour = land.colours[field]
    kind = KIND_OF[colour]
    known = {found.key: found.values for found in worth(D, state, position.viewer or 0, items.FIELD.id(estate, field))}
    area = known["area"]
    last = area["filled"] == int(area["all"]) - 1
    lines = [
        (ICONS[kind], say(f"{D}.tip.area", kind=kind, filled=area["filled"], all=area["all"])),
        ("star-circle", say(f"{D}.tip.completes" if last else f"{D}.tip.worth", **area)),
    ]
    lines += [("palette", say(f"{D}.tip.{key}", kind=kind, **known[key])) for key in ("colour", "colour_alone") if key in known]
    return Tip(say(f"{D}.words.field", kind=kind, number=land.dice[field]), tuple(lines))


def _goods(position: Position, state: State, space: int) -> Tip:
    """List a depot's goods by type, after how many of them a ship loads while that is asked."""
    say, goods = position.texts, state.goods_spaces[space - 1]
    if not goods:
        return Tip(say(f"{D}.words.no_goods_space", n=space))
    asked = position.decision is not None and position.decision.question.key == "ask.ship"
    lines = [_cargo(position, state, space, len(goods))] if asked else []
    return Tip(say(f"{D}.words.goods_title", n=space), (*lines, *(("sack", words) for words in by_type(say, goods))))


def _cargo(position: Position, state: State, space: int, count: int) -> tuple[str, str]:
    """Say how many of a depot's goods a ship would load, and why not all of them."""
    (cargo,) = worth(D, state, position.viewer or 0, items.GOODS_SPACE.id(space))
    n, choices = int(cargo.values["n"]), int(cargo.values["choices"])
    key = "all" if n == count else "choice" if choices > 1 else "some"
    return "sail-boat" if n else "cancel", position.texts(f"{D}.tip.cargo_{key}", n=n, all=count)


def _sold(position: Position, state: State, player: int) -> Tip:
    """Explain a player's sold goods by type, which that player may look at any time (BU-12.3)."""
    say, sold = position.texts, store_of(state, player).sold
    return Tip(say(f"{D}.words.sold", n=len(sold)), tuple(("sack", words) for words in by_type(say, sold)))


def _seat(position: Position, state: State, player: int) -> Tip:
    """Explain what a player has that their box has no room for."""
    say, seat = position.texts, state.seats[player]
    store = store_of(state, player)
    lines = [("tray-arrow-down", _named(say, "stored", seat.storage))]
    if store.storage:
        lines.append(("account-group", _named(say, "stored_common", store.storage)))
    lines.append(("sack", say(f"{D}.words.sold", n=len(store.sold))))
    if state.round and state.standings is None and not state.solo:
        lines.insert(0, ("flag-variant", say("burgundy_rules.zoom.place", n=state.order.index(player) + 1)))
    numbers = [MONASTERY[tile] for tile in estate_of(state, player).tiles if MONASTERY[tile]]
    if numbers:
        lines.append(("cross-celtic", say(f"{D}.tip.monasteries", what=", ".join(map(str, sorted(numbers))))))
    if seat.shields:
        lines.append(("shield", say(f"{D}.tip.shields", what=", ".join(str(shield) for shield in sorted(n for _, n in seat.shields)))))
    return Tip(seat_name(position, player), tuple(lines))


def _named(say: Texts, key: str, tiles: tuple[int, ...]) -> str:
    """Return the tiles on storage spaces in one line."""
    return say(f"{D}.tip.{key}", what=", ".join(tile_words(say, tile) for tile in tiles if tile) or say(f"{D}.words.empty"))
