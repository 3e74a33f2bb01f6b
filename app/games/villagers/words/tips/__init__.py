"""What a piece is and what it does now, in a title and at most three lines; four for a player."""

from __future__ import annotations

from collections.abc import Callable

from app.games.base.words import seat_words
from app.games.base.zoom import worth_words
from app.table.screen import Tip
from rules import ItemId, is_hidden, worth
from rules.games.villagers import items
from rules.games.villagers.board.homes import home, is_covered
from rules.games.villagers.board.limits import build_limit, draft_limit
from rules.games.villagers.board.road import stacks_left
from rules.games.villagers.board.symbols import of_suit, symbols
from rules.games.villagers.components import BASICS, MARKET_UNDER, MAX_BASICS, NAME
from rules.games.villagers.insight import cards_before, market_income
from rules.games.villagers.state import State

from ...position import Position
from ..cards import D, card_name
from ..present import suits_in
from ..refusals import unplayable_words
from . import modules
from .lines import BUILDER, FOOD, GOLD, SUIT, SYMBOLS, VALUE, Line, expected, gist


def tip(position: Position, item: ItemId) -> Tip | None:
    """Return what a piece is and does; None if its own words say it all."""
    sort, _, end = item.partition(":")
    found = TIPS.get(sort)
    return found(position, position.view, end) if found is not None and position.viewer is not None else None


def _card(position: Position, state: State, end: str) -> Tip:
    say, card = position.texts, int(end)
    lines = standing(position, state, card)
    if card in state.seats[position.seat].hand.cards:
        why = unplayable_words(position, card)
        lines = [("cancel", why), *lines] if why else lines
    return Tip(say(f"{D}.card.{NAME[card]}"), (*lines[:2], gist(position, NAME[card])))


def standing(position: Position, state: State, card: int) -> list[Line]:
    """Return what holds for a card where it is: what it is worth, what lies on it, that it is covered."""
    say, lies = position.texts, home(state, card)
    worths = worth(D, state, position.seat, items.CARD.id(card))
    valued = [(VALUE if found.key in SYMBOLS else "lock", worth_words(position, found)) for found in worths]
    if lies is None:
        coins = state.road_coins[state.road.index(card)] if card in state.road else 0
        return [*([(GOLD, say(f"{D}.tip.road_coins", n=coins))] if coins else []), *valued]
    _, village = lies
    if is_covered(village, card):
        return [("layers-triple", say(f"{D}.tip.covered"))]
    coins = village.coins_on(card)
    return [*valued, *([(GOLD, say(f"{D}.tip.coins", n=coins))] if coins else [])]


def _stack(position: Position, state: State, end: str) -> Tip:
    say, n = position.texts, int(end)
    cards = state.stacks[n].cards
    lines: list[Line] = []
    if cards and not is_hidden(cards[-1]):
        lines.append(("eye", say(f"{D}.tip.on_top", card=card_name(say, cards[-1]))))
    for market, stack in enumerate(MARKET_UNDER):
        if stack == n and market >= state.markets:
            lines.append(("storefront", say(f"{D}.tip.market_below", market=say(f"{D}.market.{market + 1}"))))
    title = say(f"{D}.tip.stack", n=n + 1) if not cards else say(f"{D}.tip.stack_of", n=n + 1, all=len(cards))
    return Tip(title, (*lines, ("information", say(f"{D}.tip.{'top' if cards else 'used_up'}"))))


def _reserve(position: Position, state: State, end: str) -> Tip:
    say, cards = position.texts, state.reserve.cards
    lines = [("eye", say(f"{D}.tip.on_top", card=card_name(say, cards[-1])))] if cards and not is_hidden(cards[-1]) else []
    what = "fills_road" if stacks_left(state) else "reserve_open"
    return Tip(say(f"{D}.words.reserve", n=len(cards)), (*lines, ("information", say(f"{D}.tip.{what}"))))


def _discard(position: Position, state: State, end: str) -> Tip:
    say, cards = position.texts, state.discard.cards
    line = say(f"{D}.tip.on_top", card=card_name(say, cards[-1])) if cards else say(f"{D}.tip.no_discard")
    return Tip(say(f"{D}.words.discard", n=len(cards)), (("cards", line),))


def _basic(position: Position, state: State, end: str) -> Tip:
    say = position.texts
    n = len(state.basics[BASICS.index(end)])
    left = state.turn.basics if state.turn is not None and state.turn_of == position.viewer else MAX_BASICS
    return Tip(
        say(f"{D}.words.basic_pile", card=say(f"{D}.card.{end}"), n=n),
        (("account-plus", say(f"{D}.tip.basic", n=left)), gist(position, end)),
    )


def _market(position: Position, state: State, end: str, player: int | None = None) -> Tip:
    say, market = position.texts, int(end)
    village = state.seats[position.seat if player is None else player].village
    left = cards_before(state, market)
    when = say(f"{D}.tip.market_left.{market + 1}", n=left) if left else say(f"{D}.tip.market_due")
    income = market_income(village, market)
    now = say(f"{D}.tip.market_now" if player in (None, position.viewer) else f"{D}.tip.worth", n=income)
    return Tip(say(f"{D}.market.{market + 1}"), (("timer-sand", when), (GOLD, now), gist(position, f"market_{market + 1}")))


def _gold(position: Position, state: State, end: str) -> Tip:
    seat = state.seats[int(end)]
    return Tip(position.texts(f"{D}.words.gold", n=seat.gold), tuple(expected(position, state.seats[int(end)].village)))


def _income(position: Position, state: State, end: str) -> Tip:
    """Explain what a market would bring: ``player:market``."""
    return _market(position, state, end.partition(":")[2], int(end.partition(":")[0]))


def _seat(position: Position, state: State, end: str) -> Tip:
    return Tip(seat_words(position, int(end)), (*_limits(position, state, int(end)), *expected(position, state.seats[int(end)].village)))


def _limits(position: Position, state: State, player: int) -> tuple[Line, Line]:
    say = position.texts
    return (
        (FOOD, say(f"{D}.tip.draft_limit", n=draft_limit(state, player))),
        (BUILDER, say(f"{D}.tip.build_limit", n=build_limit(state, player))),
    )


def _stat(position: Position, state: State, end: str) -> Tip | None:
    """Explain a count in a village's heading or a player's box: ``0:food``; also the miniature of a village or a hand."""
    say, (seat, _, sign) = position.texts, end.partition(":")
    player = int(seat)
    counts_now, (food, builder) = symbols(state.seats[player].village), _limits(position, state, player)
    match sign:
        case "food":
            return Tip(say(f"{D}.words.food", n=counts_now.food), (food,))
        case "builder":
            return Tip(say(f"{D}.words.builder", n=counts_now.builder), (builder,))
        case "village":
            return _village(position, state, seat)
        case "hand":
            return _hand(position, state, seat)
    n = of_suit(state.seats[player].village, sign)
    return Tip(say(f"{D}.words.suit_symbols", suit=say(f"{D}.suit.{sign}"), n=n), ((SUIT, say(f"{D}.tip.suit_symbols")),))


def _village(position: Position, state: State, end: str) -> Tip:
    say, player = position.texts, int(end)
    n = sum(1 for _ in state.seats[player].village.cards())
    lines = (("home-city", say(f"{D}.tip.villagers", n=n)), *expected(position, state.seats[player].village))
    return Tip(say(f"{D}.words.village", name=position.names[player]), lines)


def _hand(position: Position, state: State, end: str) -> Tip:
    say, player = position.texts, int(end)
    cards = state.seats[player].hand.cards
    lines = ((SUIT, suits_in(say, cards)),) if cards else ()
    return Tip(say(f"{D}.words.hand", name=position.names[player], n=len(cards)), lines)


def _square(position: Position, state: State, end: str) -> Tip:
    player = int(end)
    words = position.texts(f"{D}.words.square", n=len(state.seats[player].square), all=draft_limit(state, player))
    return Tip(words, (("information", position.texts(f"{D}.tip.square")),))


def _turn(position: Position, state: State, end: str) -> Tip:
    say = position.texts
    player = position.shown if position.shown is not None else position.seat
    turn = state.turn if state.turn_of == player else None
    if end == "basics":
        left = turn.basics if turn is not None else MAX_BASICS
        return Tip(say(f"{D}.words.basics", n=MAX_BASICS - left, all=MAX_BASICS), (("account-plus", say(f"{D}.tip.basic", n=left)),))
    limit = turn.limit if turn is not None else build_limit(state, player)
    done = limit - turn.left if turn is not None else 0
    return Tip(say(f"{D}.words.built", n=done, all=limit), ((BUILDER, say(f"{D}.tip.built")),))


def _start_player(position: Position, state: State, end: str) -> Tip:
    return Tip(position.texts(f"{D}.words.start_player"), (("flag-variant", position.texts(f"{D}.tip.start_player")),))


def _button(position: Position, state: State, end: str) -> Tip | None:
    say = position.texts
    return Tip(say(f"{D}.tip_title.{end}"), (("information", say(f"{D}.tip.{end}")),)) if say.has(f"{D}.tip_title.{end}") else None


TIPS: dict[str, Callable[[Position, State, str], Tip | None]] = {
    "card": _card,
    items.STACK.name: _stack,
    items.RESERVE: _reserve,
    items.DISCARD_PILE: _discard,
    items.BASIC.name: _basic,
    items.MARKET.name: _market,
    items.GOLD.name: _gold,
    "seat": _seat,
    "stat": _stat,
    "mini": _stat,
    items.VILLAGE.name: _village,
    items.HAND.name: _hand,
    items.SQUARE.name: _square,
    items.DEVELOPMENT.name: modules.development,
    items.SEAT_TOKEN.name: modules.token,
    "income": _income,
    "turn": _turn,
    items.EVENT.name: modules.event,
    "event_pile": modules.events,
    "countess": modules.her_sign,
    items.COUNTESS_VILLAGE: modules.countess,
    items.COUNTESS_GOLD: modules.countess,
    items.JESTER: modules.jester,
    "start_player": _start_player,
    "button": _button,
}
"""What is said about each sort of item."""
