"""The board game in words: actions for the list of legal actions, choices."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from app.table.choice.plans import Plan
from app.texts import Texts, bracketed
from rules import Action, Decision, ItemId, Value
from rules.games.burgundy import items
from rules.games.burgundy.board.duchies import DUCHIES
from rules.games.burgundy.board.monasteries import EXCHANGE_GAIN
from rules.games.burgundy.components import GOODS_TYPE, PURCHASE_COST
from rules.games.burgundy.modules import INN_COST, TRIBUTE
from rules.games.burgundy.state import State, analysis_of, estate_of, store_of

from ..position import Position
from .modules import due_words
from .sites import from_words, site, spaces_words
from .tiles import D, tile_words, workers_taken

SEVERAL = "ask.any_order"
"""The question while several things are open."""


def action_words(position: Position, action: Action) -> str:
    """Return an action in one line."""
    say, picks = position.texts, [pick for pick in action.picks if items.DIE.of(pick) is None]
    named = [tile_words(say, tile) for tile in items.TILE.among(picks)]
    values = _values(position, action, picks, named)
    if action.kind == "ship" and values["goods"]:
        return say(f"{D}.words.ship_types", **values)
    key = "exchange_many" if action.kind == "exchange" and values else action.kind
    return _with_rest(say(f"{D}.action.{key}", **values), position, action, named)


def _values(position: Position, action: Action, picks: list[ItemId], named: list[str]) -> dict[str, Value]:
    """Return what fills in the words of an action; ``picks`` are those other than dice, ``named`` the tiles among them in words."""
    say, state = position.texts, position.view
    match action.kind:
        case "take" | "hire" | "mix" | "buy":
            there = _lies(state, items.TILE.among(picks)[0])
            return {"tile": named[0], "depot": from_words(say, there), "cost": action.cost or _price(there)}
        case "place":
            return {"tile": named[0], "field": _field(position, picks[1])}
        case "direct":
            there = _lies(state, items.TILE.among(picks)[0])
            return {"tile": named[0], "depot": from_words(say, there), "field": _field(position, picks[1])}
        case "sell" | "give":
            what, seat = int(items.STORE.key(picks[0])), items.STORE.seat(picks[0])
            return {"what": what, "count": _count(what, store_of(state, seat).goods)}
        case "workers":
            player = position.viewer if position.viewer is not None else state.turn_of
            return {"count": workers_taken(analysis_of(state, player).monasteries)}
        case "turn":
            return {"number": items.DIE_NUMBER.key(picks[0])}
        case "set_die":
            return {"number": items.DIE_NUMBER.key(picks[1])}
        case "ship":
            return {"depots": spaces_words(say, picks), "goods": _types(say, picks)}
        case "gather":
            what = items.GOODS_TYPE.key(picks[0])
            return {"what": what, "count": _count(what, *state.goods_spaces)}
        case "copy":
            return {"what": items.BUILDING.key(picks[0])}
        case "join":
            return {"what": items.SPECIES.key(picks[0])}
        case "settle":
            duchy = items.START.seat(picks[0])
            return {"number": DUCHIES[duchy].name, "field": site(say, duchy, items.START.key(picks[0]))}
        case "shield":
            (castle,) = items.TILE.among(picks)
            return {"shield": items.SHIELD.among(picks)[0], "field": _under(position, castle)}
        case "name":
            return {"name": position.names[items.SEAT.key(picks[1])]}
        case "pay":
            return {"price": say(f"{D}.gain.{items.STORE.key(picks[0])}", n=TRIBUTE), "shield": items.SHIELD.key(picks[1])}
        case "give_up":
            return {"shield": items.SHIELD.key(picks[1])}
        case "discard" | "swap":
            return {"tile": named[0]}
        case "points":
            return {"n": items.POINTS.key(picks[0])}
        case "exchange" if items.COINS.among(picks):
            (coins,) = items.COINS.among(picks)
            return {"n": coins, "workers": coins * EXCHANGE_GAIN}
    return {}


def plan_words(position: Position, plan: Plan) -> str:
    """Return what a plan does in the end, and what the way to it costs."""
    *leads, action = plan.actions
    words, price = action_words(position, action), sum(lead.cost for lead in leads)
    return bracketed(words, position.texts(f"{D}.gain.worker", n=price)) if price else words


def _with_rest(words: str, position: Position, action: Action, tiles: list[str]) -> str:
    """Return the words with what makes room or where a tile goes, which die is used and what it costs."""
    say, state = position.texts, position.view
    if len(tiles) > 1:
        words += ", " + say(f"{D}.action.removing", tile=tiles[1])
    if items.COMMON.among(action.picks):
        words += ", " + say(f"{D}.action.onto_common")
    if items.STORAGE.among(action.picks):
        words += ", " + say(f"{D}.action.onto_own")
    notes = []
    for die in action.picks:
        if items.DIE.of(die) is not None and action.kind != "shield":
            notes.append(say(f"{D}.action.die", number=state.seats[items.DIE.seat(die)].dice[items.DIE.key(die)]))
    if action.cost and action.kind not in ("hire", "mix"):
        notes.append(say(f"{D}.gain.worker", n=action.cost))
    return bracketed(words, ", ".join(notes)) if notes else words


def _lies(state: State, tile: int) -> ItemId:
    if tile in state.black:
        return items.BLACK_DEPOT
    if tile in state.inns:
        return items.INNS
    return items.DEPOT.id(next(n for n, slots in enumerate(state.depots, 1) if tile in slots))


def _price(there: ItemId) -> int:
    """Return the silver a purchase costs."""
    return INN_COST if there == items.INNS else PURCHASE_COST


def _field(position: Position, item: ItemId) -> str:
    return site(position.texts, position.view.estates[items.FIELD.seat(item)].duchy, items.FIELD.key(item))


def _under(position: Position, tile: int) -> str:
    """Return the field under a tile of the player who acts."""
    player = position.viewer if position.viewer is not None else position.view.turn_of
    estate = estate_of(position.view, player)
    return site(position.texts, estate.duchy, estate.tiles.index(tile))


def _types(say: Texts, picks: list[ItemId]) -> str:
    """Return the types that are taken if not all of them fit."""
    return ", ".join(say(f"{D}.goods_name.{what}") for what in items.GOODS_TYPE.among(picks))


def choice(position: Position, item: ItemId, picks: Sequence[ItemId] = ()) -> str:
    """Return the label of a button in the chooser."""
    say = position.texts
    die, number = items.DIE.of(item), items.DIE_NUMBER.of(item)
    if die is not None:
        player, n = die
        return say(f"{D}.words.die", number=position.view.seats[player].dice[n])
    if number is not None:
        return say(f"{D}.number", n=number)
    if items.DUE.of(item) is not None:
        return due_words(say, position.view, item)
    if items.GOODS_TYPE.of(item) is not None:
        spaces = items.GOODS_SPACE.among(picks) or range(1, len(position.view.goods_spaces) + 1)
        return _on_spaces(position, spaces, items.GOODS_TYPE.key(item))
    points, coins, seat = items.POINTS.of(item), items.COINS.of(item), items.SEAT.of(item)
    if points is not None:
        return say(f"{D}.words.points", n=points)
    if coins is not None:
        return say(f"{D}.words.coins", n=coins, workers=coins * EXCHANGE_GAIN)
    if seat is not None:
        return position.names[seat]
    sort, _, end = item.partition(":")
    return say(f"{D}.{sort}.{end}")


def _count(what: int, *places: Iterable[int]) -> int:
    """Return how many goods of a type there are in some places."""
    return sum(GOODS_TYPE[good] == what for place in places for good in place)


def _on_spaces(position: Position, spaces: Iterable[int], what: int) -> str:
    """Return how many goods of a type there are on some goods spaces: with shield 5 on all of them (BU-26.15)."""
    count = _count(what, *(position.view.goods_spaces[space - 1] for space in spaces))
    return position.texts(f"{D}.words.goods_count", what=what, count=count)


def declining(say: Texts, decision: Decision) -> str:
    """Return the label for declining an effect, by the building or shield it comes from; of several things open, it is the first that can
    be declined, and for a lone player the reward for a colour.
    """
    question, shield = decision.question.key, items.SHIELD.of(decision.source or "")
    effect = question.removeprefix("ask.")
    if shield is not None:
        return say(f"{D}.button.decline_shield", shield=shield)
    if question == SEVERAL:
        return say(f"{D}.button.decline_reward")
    return say(f"{D}.button.decline_effect", what=effect) if say.has(f"{D}.building.{effect}") else say(f"{D}.button.decline")
