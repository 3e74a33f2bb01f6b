"""Enlarged pieces of the board game: their names in both languages, what they do, what they are worth now, where they count.

Only what the viewer of the position can see is used.
"""

from __future__ import annotations

from collections.abc import Hashable

from app.games.base.zoom import Facts, Help, facts, ruled
from app.table.geometry.placement import Placement, Rect
from app.table.screen import Explanation
from rules import ItemId
from rules.games.burgundy import items
from rules.games.burgundy.board.monasteries import EXCHANGE, HIRING
from rules.games.burgundy.components import BLACK, GOODS_LIMIT, GOODS_TYPE, PHASE_VP, PHASES
from rules.games.burgundy.insight import in_a_turn
from rules.games.burgundy.state import Seat, store_of

from ...choice.stand_ins import BUY, SELL
from ...faces import DieFace, GoodsBackFace, GoodsFace, KeySpaceFace, SilverFace, TileBackFace, WorkersFace
from ...position import Position
from ..tiles import KIND_OF, by_type
from . import land, modules, shields, tiles

D = "burgundy_rules.zoom"
HELP: Help = {
    "depot": ("take", "dice-multiple"),
    "goods_space": ("goods_store", "sack"),
    "goods_place": ("goods_store", "sack"),
    "black_depot": ("buy", "hand-coin"),
    "bonus": ("colour", "seal"),
    "colour": ("colour", "palette"),
    "marker": ("bridge", "flag-variant"),
    "bridge": ("bridge", "flag-variant"),
    "phase": ("area", "star-circle"),
    "good": ("round", "sack"),
    "round": ("round", "sack"),
    "white_die": ("round", "dice-multiple"),
    "die": ("workers", "dice-multiple"),
    "storage": ("storage", "key-variant"),
    "seat": ("points", "trophy"),
}
"""The paragraph about each sort of item, and its pictogram."""
STORED: Help = {
    "silver": ("supply", "circle-multiple"),
    "worker": ("workers", "account-group"),
    "sold": ("sell", "sack"),
    "vp": ("live", "star-circle"),
}
BUTTON: Help = {
    items.WORKERS: ("take_workers", "account-group"),
    items.HIRE: (f"monastery_{HIRING:02}", "hand-coin"),
    items.MIX: (f"monastery_{HIRING:02}", "hand-coin"),
    items.EXCHANGE: (f"monastery_{EXCHANGE:02}", "circle-multiple"),
    SELL: ("sell", "sack"),
    BUY: ("buy", "hand-coin"),
    items.PAY_ALL: ("tribute", "circle-multiple"),
    items.GIVE_UP: ("tribute", "shield"),
    items.DECLINE: ("chain", "close-thick"),
    items.END: ("turn", "check-bold"),
}
WORTH = {
    "sale": "star-circle",
    "silver": "circle-multiple",
    "at_end": "star-circle",
    "bonus": "seal",
    "no_bonus": "seal",
    "missing": "palette",
}
"""What is told about a piece besides its words, and its pictograms."""
PICTURE = Rect(0, 0, 150, 150)
SMALL = Rect(0, 0, 120, 120)


def explain(position: Position, item: ItemId) -> Explanation | None:
    """Explain everything about a piece; None if there is nothing to say."""
    if position.viewer is None:
        return None
    sort, _, end = item.partition(":")
    if item in BUTTON:
        return ruled(position, *BUTTON[item])
    match sort:
        case "tile" | "power":
            tile = int(end) if sort == "tile" else tiles.monastery(int(end))
            return tiles.explain(position, tile, position.texts.other) if tile else None
        case "field" | "start" | "board":
            return land.explain(position, item, position.texts.other)
        case "shield" | "shield_power":
            return shields.explain(position, int(end))
        case "store":
            owner, what = items.STORE.seat(item), items.STORE.key(item)
            return _goods(position, owner, int(what)) if what.isdigit() else _stored(position, owner, what)
    if sort not in HELP:
        return modules.explain(position, sort, item)
    return ruled(position, *HELP[sort], _facts(position, sort, end), _picture(position, item, sort, end))


def _facts(position: Position, sort: str, end: str) -> Facts:
    """Return what can be counted about an item."""
    say, state = position.texts, position.view
    match sort:
        case "depot":
            return (("tray-arrow-down", say(f"{D}.tiles", n=sum(map(bool, state.depots[int(end) - 1])))),)
        case "black_depot":
            return (
                ("tray-arrow-down", say(f"{D}.tiles", n=sum(map(bool, state.black)))),
                *((("hand-coin", say(f"{D}.{'bought' if state.bought else 'can_buy'}")),) if in_a_turn(state) else ()),
            )
        case "goods_space":
            return (("sack", say(f"{D}.goods", n=len(state.goods_spaces[int(end) - 1]))), *_room(position))
        case "goods_place":
            return _room(position)
        case "bonus" | "colour":
            return facts(position, f"{sort}:{end}", WORTH)
        case "phase":
            return (("star-circle", say(f"{D}.phase", phase=end, n=PHASE_VP[PHASES.index(end)])),)
        case "marker":
            return (("flag-variant", say(f"{D}.place", n=state.order.index(int(end)) + 1)),)
    return ()


def _room(position: Position) -> Facts:
    """Return how many more types the viewer's store can hold; a lone player's holds any number (BU-25.1)."""
    if position.view.solo:
        return ()
    types = {GOODS_TYPE[good] for good in position.view.stores[_seat(position).store].goods}
    return (("view-list", position.texts(f"{D}.room", n=GOODS_LIMIT - len(types))),)


def _picture(position: Position, item: ItemId, sort: str, end: str) -> Placement | None:
    """Return an enlarged picture of the item; None if there is none."""
    state = position.view
    if sort == "good":
        return Placement(item, "goods", PICTURE, GoodsFace(GOODS_TYPE[int(end)]))
    if (die := items.DIE.of(item)) is not None:
        player, n = die
        seat = state.seats[player]
        return Placement(item, "die", PICTURE, DieFace(position.colours[player], seat.dice[n], used=seat.used[n]))
    if sort == "depot":
        return Placement(item, "die", SMALL, DieFace("ivory", int(end)))
    if sort == "white_die":
        return Placement(item, "die", PICTURE, DieFace("white", state.white))
    if sort == "black_depot":
        return Placement(item, "tile_back", tiles.BIG, TileBackFace(BLACK), shape="hexagon")
    if sort in ("bonus", "colour"):
        return Placement(item, "tile_back", tiles.BIG, TileBackFace(KIND_OF[end.rpartition(":")[2]]), shape="hexagon")
    if sort == "storage":
        return Placement(item, "key_space", tiles.BIG, KeySpaceFace(), shape="hexagon")
    return None


def _seat(position: Position) -> Seat:
    found: Seat = position.view.seats[position.seat]
    return found


def _goods(position: Position, player: int, what: int) -> Explanation:
    """Explain the goods of one type in a store, and what a sale would bring now."""
    say, there = position.texts, position.texts.other
    n = sum(GOODS_TYPE[good] == what for good in store_of(position.view, player).goods)
    name = "burgundy.words.goods_of"
    return Explanation(
        say(name, what=what, count=n),
        there(name, what=what, count=n),
        say("burgundy_rules.rule.sell"),
        (),
        (
            ("dice-multiple", say(f"{D}.sold_with", number=what)),
            *facts(position, items.store(player, what), WORTH),
        ),
        "sell",
        Placement(items.store(player, what), "goods", PICTURE, GoodsFace(what)),
    )


def _stored(position: Position, player: int, what: str) -> Explanation:
    """Explain a player's silver, workers or sold goods."""
    say, store = position.texts, store_of(position.view, player)
    known = facts(position, items.store(player, what), WORTH)
    if what == "sold":
        known = (("sack", say(f"{D}.goods", n=len(store.sold))),)
        if player == position.viewer:
            known += tuple(("view-list", words) for words in by_type(say, store.sold))
    shown: dict[str, tuple[str, Hashable]] = {
        "silver": ("silver", SilverFace(1)),
        "worker": ("workers", WorkersFace(1)),
        "sold": ("goods_back", GoodsBackFace()),
    }
    picture = Placement(items.store(player, what), shown[what][0], SMALL, shown[what][1]) if what in shown else None
    return ruled(position, *STORED[what], known, picture)
