"""Enlarged pieces of the expansions, the team game and the solo game, but for tiles and shields."""

from __future__ import annotations

from msgspec.structs import replace

from app.games.base.zoom import Facts, Help, facts, ruled
from app.table.geometry.placement import Placement, Rect
from app.table.screen import Explanation
from rules import ItemId, worth
from rules.games.burgundy import items
from rules.games.burgundy.components import GOODS_TYPE
from rules.games.burgundy.modules import INN_COST, ROUTE, ROUTE_SPACES
from rules.games.burgundy.state import State, store_of

from ...faces import CommonSpaceFace, PointsTrackFace, PostFace, RouteCardFace, RouteSpaceFace, RouteState, TargetFace, TileFace
from ...position import Position

D = "burgundy_rules.zoom"
CARD, SPACE, POST, TRACK = Rect(0, 0, 198, 98), Rect(0, 0, 126, 184), Rect(0, 0, 160, 160), Rect(0, 0, 198, 40)
TILE, FLAG = Rect(0, 0, 184, 212), Rect(0, 0, 168, 122)

CHOICES: Help = {
    "points": ("counter", "hand-coin"),
    "due": ("solo_order", "star-circle"),
    "coins": ("monastery_28", "circle-multiple"),
    "number": ("shield_16", "dice-multiple"),
    "type": ("goods_store", "sack"),
    "species": ("geese", "paw"),
}
"""The paragraph about what is chosen away from the table, and its pictogram."""


def explain(position: Position, sort: str, item: ItemId) -> Explanation | None:
    """Explain a piece of a module; None if it is none of these."""
    match sort:
        case "route":
            return _route(position, items.ROUTE.key(item))
        case "route_space":
            return _space(position, items.ROUTE_SPACE.seat(item), items.ROUTE_SPACE.key(item))
        case "post":
            return _post(position, items.POST.seat(item), items.POST.key(item))
        case "inns":
            return _inns(position)
        case "common":
            picture = Placement(item, "common_space", TILE, CommonSpaceFace(), shape="hexagon")
            return ruled(position, "common_storage", "key-variant", (), picture)
        case "counter" | "target":
            return _points(position, sort)
        case "points" if item == sort:
            return _points(position, "counter")  # the track, not an amount that is offered
        case "building":
            return ruled(position, items.BUILDING.key(item), "crane")
    return ruled(position, *CHOICES[sort]) if sort in CHOICES else None


def route_space(state: State, player: int, space: int) -> RouteSpaceFace:
    """Return the face of a space of a player's trade route, as it is now."""
    seat, laid = state.seats[player], store_of(state, player).sold
    printed = ROUTE[seat.routes[space // ROUTE_SPACES]][space % ROUTE_SPACES]
    stage: RouteState = "next" if space == len(laid) else "open"
    if space < len(laid):
        stage = "match" if GOODS_TYPE[laid[space]] == printed.type else "other"
    return RouteSpaceFace(printed.type, printed.bonus, stage)


def _route(position: Position, card: int) -> Explanation:
    state = position.view
    owner = next((player for player, seat in enumerate(state.seats) if card in seat.routes), None)
    face = tuple(RouteSpaceFace(space.type, space.bonus) for space in ROUTE[card])
    if owner is not None:
        first = state.seats[owner].routes.index(card) * ROUTE_SPACES
        face = tuple(route_space(state, owner, first + i) for i in range(ROUTE_SPACES))
    return _routed(position, face, (), Placement(items.ROUTE.id(card), "route_card", CARD, RouteCardFace(face)))


def _space(position: Position, player: int, space: int) -> Explanation:
    face = route_space(position.view, player, space)
    facts = (("view-list", position.texts(f"{D}.route_{face.state}")),)
    return _routed(position, (face,), facts, Placement(items.ROUTE_SPACE.id(player, space), "route_space", SPACE, face))


def _routed(position: Position, spaces: tuple[RouteSpaceFace, ...], facts: Facts, picture: Placement) -> Explanation:
    """Explain spaces of a trade route by what is printed on them."""
    notes = tuple((space.state != "other", position.texts(f"{D}.route_space", what=space.goods, bonus=space.bonus)) for space in spaces)
    return replace(ruled(position, "trade_routes", "sack", facts, picture), notes=notes)


def _post(position: Position, estate: int, post: int) -> Explanation:
    """Explain a border post: with which others it is connected, and what is still to be had."""
    state = position.view
    player = next(player for player, seat in enumerate(state.seats) if seat.estate == estate)
    item = items.POST.id(estate, post)
    known = facts(position, item, {"post_connected": "link-variant", "post_open": "link-variant", "post_all": "star-circle"})
    connected = sum(one.key == "post_connected" for one in worth(position.game, state, player, item))
    picture = Placement(items.POST.id(estate, post), "post", POST, PostFace(position.colours[player], connected))
    return ruled(position, "border_posts", "flag-variant", known, picture)


def _inns(position: Position) -> Explanation:
    say, state = position.texts, position.view
    facts: Facts = (("hand-coin", say(f"{D}.in_inns", n=INN_COST)), ("layers-triple", say(f"{D}.inns", n=len(state.inns))))
    if state.inns_left:
        facts = (*facts, ("timer-sand", say(f"{D}.inns_left", n=len(state.inns_left))))
    return ruled(position, "inn", "glass-mug-variant", facts, Placement(items.INNS, "tile", TILE, TileFace("inn"), shape="hexagon"))


def _points(position: Position, sort: str) -> Explanation | None:
    """Explain the counter or the target of a lone player."""
    say, solo = position.texts, position.view.solo
    if solo is None:
        return None
    facts: Facts = (("star-circle", say(f"{D}.counter", n=solo.counter, target=solo.target)),)
    if solo.reached:
        facts = (*facts, ("flag-variant", say(f"{D}.reached", n=solo.reached)))
    picture = Placement(items.COUNTER, "points_track", TRACK, PointsTrackFace(solo.counter, solo.target))
    if sort == "target":
        picture = Placement(items.TARGET, "target", FLAG, TargetFace(solo.target))
    return ruled(position, sort, "flag-variant", facts, picture)
