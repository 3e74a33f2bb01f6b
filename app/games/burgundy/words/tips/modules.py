"""What the tooltip says about the pieces of the modules: shields, trade routes, border posts, inns, the markers of a lone player."""

from __future__ import annotations

from app.table.screen import Tip
from app.texts import Texts
from rules import ItemId, worth
from rules.games.burgundy import items
from rules.games.burgundy.board.shields import SHARING
from rules.games.burgundy.components import GOODS_TYPE
from rules.games.burgundy.modules import INN_COST, ROUTE, ROUTE_SPACES, TRIBUTE
from rules.games.burgundy.state import State, holds, store_of

from ...position import Position
from ..modules import due_words, inns_words, post_words
from ..tiles import D, shield_face

Lines = tuple[tuple[str, str], ...]


def tip(position: Position, state: State, sort: str, item: ItemId) -> Tip | None:
    """Return what a piece of a module is and does; None if it is not one."""
    say = position.texts
    match sort:
        case "shield":
            return _shield(position, state, items.SHIELD.key(item))
        case "route":
            spaces = (say(f"{D}.words.route_brings", what=space.type, bonus=space.bonus) for space in ROUTE[items.ROUTE.key(item)])
            return Tip(say(f"{D}.route"), tuple(("sack", words) for words in spaces))
        case "route_space":
            return _route_space(say, state, items.ROUTE_SPACE.seat(item), items.ROUTE_SPACE.key(item))
        case "post":
            return _post(say, state, items.POST.seat(item), items.POST.key(item))
        case "inns":
            return Tip(inns_words(say, state), (*_line("information", say(f"{D}.does.inn")), inn_price(say)))
        case "common":
            return Tip(say(f"{D}.words.common", n=items.COMMON.key(item) + 1), _line("account-group", say(f"{D}.tip.common")))
        case "counter" if state.solo:
            words = say(f"{D}.words.counter", n=state.solo.counter, target=state.solo.target)
            return Tip(words, _line("information", say(f"{D}.tip.counter")))
        case "target" if state.solo:
            return Tip(say(f"{D}.words.target", n=state.solo.target), _line("information", say(f"{D}.tip.target")))
        case "due":
            return Tip(due_words(say, state, item))
    return None


def _line(icon: str, words: str) -> Lines:
    return ((icon, words),)


def inn_price(say: Texts) -> tuple[str, str]:
    """Return the line about what the top inn costs (BU-22.3)."""
    return "hand-coin", say(f"{D}.tip.inns", cost=INN_COST)


def shield_on(say: Texts, state: State, tile: int) -> Lines:
    """Return the line about the shield on a castle, if one lies there."""
    held = {castle: shield for seat in state.seats for castle, shield in seat.shields}
    return _line("shield", say(f"{D}.shield.{held[tile]}")) if tile in held else ()


def _shield(position: Position, state: State, shield: int) -> Tip:
    """Explain what a shield does and scores, and what it takes to get or to keep it."""
    say = position.texts
    depot = next((n for n, space in enumerate(state.shields, 1) if shield in space), 0)
    owner = next((seat for player, seat in enumerate(state.seats) if holds(state, player, shield)), None)
    lines = _line("information", say(f"{D}.shield_does.{shield}")) + _line(
        "star-circle", say(f"{D}.tip.shield_end", n=shield_face(state, shield).points, cost=TRIBUTE)
    )
    if depot:
        lines += _line("dice-multiple", say(f"{D}.tip.shield_double", number=depot))
    elif owner is not None and shield == SHARING and owner.named is not None:
        lines += _line("account", say(f"{D}.tip.named", name=position.names[owner.named]))
    return Tip(say(f"{D}.shield.{shield}"), lines)


def _route_space(say: Texts, state: State, player: int, space: int) -> Tip:
    """Explain what a space of a trade route brings, or what has become of it."""
    sold = store_of(state, player).sold
    printed = ROUTE[state.seats[player].routes[space // ROUTE_SPACES]][space % ROUTE_SPACES]
    if space >= len(sold):
        words = say(f"{D}.words.route_brings", what=printed.type, bonus=printed.bonus)
        return Tip(words, _line("information", say(f"{D}.tip.route_{'next' if space == len(sold) else 'waits'}")))
    what = GOODS_TYPE[sold[space]]
    match = "match" if what == printed.type else "other"
    return Tip(say(f"{D}.words.route_laid", what=what), _line("information", say(f"{D}.tip.route_{match}")))


def _post(say: Texts, state: State, estate: int, post: int) -> Tip:
    """Explain what connecting a border post brings now."""
    player = next(player for player, seat in enumerate(state.seats) if seat.estate == estate)
    known = {found.key: found.values for found in worth(D, state, player, items.POST.id(estate, post))}
    lines: Lines = ()
    if "post_open" in known:
        lines += _line("flag-triangle", say(f"{D}.tip.post_pair", **known["post_open"]))
    if "post_all" in known:
        lines += _line("star-circle", say(f"{D}.tip.post_all", **known["post_all"]))
    return Tip(post_words(say, state, player, post), lines)
