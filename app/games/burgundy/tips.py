"""What the tooltip says about a piece."""

from __future__ import annotations

from app.art.castles.pictograms import TILE_ICON
from app.table.screen import Tip
from app.texts import Texts
from rules import ItemId
from rules.games.burgundy import items
from rules.games.burgundy.board.duchies import DUCHIES
from rules.games.burgundy.components import AREA_VP, BONUS_VP, BUILDING, KIND, MONASTERY, PHASE_VP, PHASES, PURCHASE_COST
from rules.games.burgundy.state import State, estate_of, store_of
from rules.games.burgundy.steps.ships import choices_of_types, load

from .position import Position
from .tiles import KIND_OF, D, by_type, goods_words, tile_words

ICONS = {**TILE_ICON, "animal": "paw"}
"""Pictograms by kind of tile, with one for animals of any species."""


def does(say: Texts, tile: int) -> str:
    """Return what a tile does, in one line."""
    if MONASTERY[tile]:
        return say(f"{D}.power.{MONASTERY[tile]}")
    return say(f"{D}.does.{BUILDING[tile] or KIND[tile]}")


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
        case "goods_space" if position.decision is not None and position.decision.question.key == "ask.ship":
            return _cargo(position, state, int(end))
        case "store" if item == items.store(position.viewer or 0, "sold"):
            return _sold(position, state, position.viewer or 0)
        case "seat":
            return _seat(position, state, int(end))
        case "button" | "kind" if position.texts.has(f"{D}.tip.{end}"):
            return Tip(position.texts(f"{D}.tip.{end}"))
    return None


def _tile(position: Position, state: State, tile: int) -> Tip:
    say = position.texts
    lines = [("information", does(say, tile))]
    if KIND[tile] == "building":
        lines.append((ICONS["building"], say(f"{D}.kind.building")))
    if tile in state.black:
        lines.append(("hand-coin", say(f"{D}.tip.price", cost=PURCHASE_COST)))
    return Tip(tile_words(say, tile), tuple(lines))


def _field(position: Position, state: State, estate: int, field: int) -> Tip:
    """Explain how full the field's area is, and what filling it now would bring."""
    say, of = position.texts, state.estates[estate]
    land = DUCHIES[of.duchy]
    kind, area = KIND_OF[land.colours[field]], land.areas[land.area_of[field]]
    filled = sum(1 for other in area if of.tiles[other])
    last = filled == len(area) - 1
    points = {"size": AREA_VP[len(area)], "phase": PHASE_VP[state.phase]}
    worth = say(f"{D}.tip.completes", **points) if last else say(f"{D}.tip.worth", letter=PHASES[state.phase], **points)
    lines = [(ICONS[kind], say(f"{D}.tip.area", kind=kind, filled=filled, all=len(area))), ("star-circle", worth)]
    colour = land.colours[field]
    if [other for other in land.fields_of[colour] if not of.tiles[other]] == [field]:
        values = BONUS_VP[len(state.seats)]
        size = next((size for size in values if f"{size}:{colour}" in state.bonuses), "")
        if size:
            lines.append(("palette", say(f"{D}.tip.colour", kind=kind, points=values[size])))
    return Tip(say(f"{D}.words.field", kind=kind, number=land.dice[field]), tuple(lines))


def _cargo(position: Position, state: State, space: int) -> Tip:
    """Explain how many of a depot's goods a ship would load, and why not all of them."""
    say, player = position.texts, position.viewer or 0
    count = len(state.goods_spaces[space - 1])
    if not count:
        return Tip(say(f"{D}.words.no_goods_space", n=space))
    choices = choices_of_types(state, player, (space,))
    n = max(len(load(state, player, (space,), types)) for types in choices)
    key = "all" if n == count else "choice" if len(choices) > 1 else "some"
    return Tip(goods_words(say, state, space), (("sail-boat" if n else "cancel", say(f"{D}.tip.cargo_{key}", n=n, all=count)),))


def _sold(position: Position, state: State, player: int) -> Tip:
    """Explain a player's sold goods by type, which that player may look at any time (BU-12.3)."""
    say, sold = position.texts, store_of(state, player).sold
    return Tip(say(f"{D}.words.sold", n=len(sold)), tuple(("sack", words) for words in by_type(say, sold)))


def _seat(position: Position, state: State, player: int) -> Tip:
    """Explain what a player has that their box has no room for."""
    say, seat = position.texts, state.seats[player]
    store = store_of(state, player)
    nothing = say(f"{D}.words.nothing")
    stored = ", ".join(tile_words(say, tile) for tile in seat.storage if tile) or nothing
    sold = say(f"{D}.words.sold", n=len(store.sold))
    lines = [("tray-arrow-down", say(f"{D}.tip.stored", what=stored)), ("sack", sold)]
    if state.round and state.standings is None:
        lines.insert(0, ("flag-variant", say("burgundy_rules.zoom.place", n=state.order.index(player) + 1)))
    numbers = [MONASTERY[tile] for tile in estate_of(state, player).tiles if MONASTERY[tile]]
    if numbers:
        lines.append(("cross-celtic", say(f"{D}.tip.monasteries", what=", ".join(map(str, sorted(numbers))))))
    return Tip(position.names[player], tuple(lines))
