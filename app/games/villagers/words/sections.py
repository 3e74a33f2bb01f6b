"""The table in words, section by section, for the text table."""

from __future__ import annotations

from collections import Counter

from app.games.base.seats import around
from app.games.base.words import seat_words
from app.games.base.zoom import worth_words
from app.table.screen import Section
from app.texts import Texts
from rules import is_hidden, worth
from rules.games.villagers import items
from rules.games.villagers.board.developments import token_builders, token_food
from rules.games.villagers.board.limits import build_limit, draft_limit
from rules.games.villagers.board.symbols import suit_symbols, symbols
from rules.games.villagers.board.village import Plot, Village
from rules.games.villagers.components import BASICS, DEVELOPMENT, EVENT_NAME, MARKETS, MAX_BASICS, NAME, SUITS
from rules.games.villagers.insight import cards_before, market_income
from rules.games.villagers.state import State

from ..position import Position
from .cards import D, card_name
from .newcomers import new_words
from .present import counted, round_words, unseen
from .refusals import unplayable_words
from .tips.lines import SYMBOLS
from .tips.modules import leader, standings


def sections(position: Position) -> list[Section]:
    """Return the viewer's section first, then the common ones, then those of the other players and of the Countess."""
    viewer, state = position.viewer, position.view
    if viewer is None:
        return []
    own, *others = (_seat(position, state, seat) for seat in around(position, viewer))
    common = [_road(position, state), *_developments(position, state), *_solo(position, state)]
    return [own, *common, *others, _unseen(position, state)]


def _seat(position: Position, state: State, player: int) -> Section:
    """Describe everything a player has, as far as the viewer may know it."""
    say, seat = position.texts, state.seats[player]
    name = position.names[player]
    lines = [say(f"{D}.words.gold", n=seat.gold), *_limits(say, state, player)]
    if state.first == player:
        lines.append(say(f"{D}.words.start_player"))
    lines += [_expected(say, seat.village, market) for market in range(state.markets, len(MARKETS))]
    hand = tuple(
        _held(position, player, seat.village, card) for card in sorted(seat.hand.cards, key=lambda card: (is_hidden(card), abs(card)))
    )
    square = tuple(card_name(say, card) for card in seat.square)
    parts = [
        Section(say(f"{D}.words.village", name=name), _village(position, seat.village)),
        Section(say(f"{D}.words.hand", name=name, n=len(hand)), hand or (say(f"{D}.words.nothing"),)),
    ]
    if square:
        parts.append(Section(say(f"{D}.words.square", n=len(square), all=draft_limit(state, player)), square))
    return Section(seat_words(position, player), tuple(lines), tuple(parts))


def _limits(say: Texts, state: State, player: int) -> list[str]:
    """Return what a player may draft and build, and what is left of a build turn."""
    village, turn = state.seats[player].village, state.turn if state.turn_of == player else None
    found = symbols(village)
    suits = ", ".join(f"{say(f'{D}.suit.{suit}')} {n}" for suit, n in zip(SUITS, suit_symbols(village), strict=True) if n)
    lines = [
        f"{say(f'{D}.words.food', n=found.food)}. {say(f'{D}.tip.draft_limit', n=draft_limit(state, player))}",
        f"{say(f'{D}.words.builder', n=found.builder)}. {say(f'{D}.tip.build_limit', n=build_limit(state, player))}",
        say(f"{D}.words.all_suits", what=suits),
    ]
    if token_food(state, player) or token_builders(state, player):
        lines.append(say(f"{D}.words.tokens", food=token_food(state, player), builder=token_builders(state, player)))
    if turn is not None:
        lines.append(say(f"{D}.words.built", n=turn.limit - turn.left, all=turn.limit))
        lines.append(say(f"{D}.words.basics", n=MAX_BASICS - turn.basics, all=MAX_BASICS))
    return lines


def _expected(say: Texts, village: Village, market: int) -> str:
    return say(f"{D}.tip.expected", market=say(f"{D}.market.{market + 1}"), n=market_income(village, market))


def _held(position: Position, player: int, village: Village, card: int) -> str:
    """Return a card of a hand in words, with what its silver or bronze would be worth, and why it cannot be played."""
    say = position.texts
    if is_hidden(card):
        return card_name(say, card)
    why = unplayable_words(position, card) if player == position.viewer else ""
    words = ", ".join(filter(None, (_valued(position, card, player, village.coins_on(card)), new_words(position, card))))
    return f"{words}: {why}" if why else words


def _valued(position: Position, card: int, player: int, coins: int) -> str:
    """Return a card with what its silver or bronze is worth, to a player if it lies in no village, and with the coins on it."""
    say, item = position.texts, items.CARD.id(card)
    extras = [worth_words(position, found) for found in worth(D, position.view, player, item) if found.key in SYMBOLS]
    if coins:
        extras.append(say(f"{D}.tip.coins", n=coins))
    words = card_name(say, card)
    return f"{words} ({', '.join(extras)})" if extras else words


def _village(position: Position, village: Village) -> tuple[str, ...]:
    """Return a line for each plot: the bottom card, then its columns from below upwards."""
    return tuple(_plot(position, village, plot) for plot in village.plots)


def _plot(position: Position, village: Village, plot: Plot) -> str:
    def valued(card: int) -> str:
        return _valued(position, card, 0, village.coins_on(card))

    bottom = valued(plot.bottom)
    columns = "; ".join(", ".join(map(valued, column)) for column in plot.columns)
    return position.texts(f"{D}.words.plot", bottom=bottom, columns=columns) if columns else bottom


def _road(position: Position, state: State) -> Section:
    """Describe the road, the stacks above it and everything beside it."""
    say = position.texts
    piles = [
        say(f"{D}.words.reserve", n=len(state.reserve.cards)),
        *(say(f"{D}.words.basic_pile", card=say(f"{D}.card.{name}"), n=len(pile)) for name, pile in zip(BASICS, state.basics, strict=True)),
    ]
    by_type = Counter(NAME[card] for card in sorted(state.discard.cards))
    discard = say(f"{D}.words.discard", n=len(state.discard.cards))
    piles.append(f"{discard}: {counted(say, by_type)}" if by_type else discard)
    for market in range(state.markets, len(MARKETS)):
        left = cards_before(state, market)
        when = say(f"{D}.tip.market_left.{market + 1}", n=left) if left else say(f"{D}.tip.market_due")
        piles.append(f"{say(f'{D}.market.{market + 1}')}: {when}")
    return Section(
        round_words(say, state),
        tuple(piles),
        (
            Section(say(f"{D}.label.road"), tuple(_open(say, state, n) for n in range(len(state.road)))),
            Section(say(f"{D}.label.stacks"), tuple(_stack(say, state, n) for n in range(len(state.stacks)))),
        ),
    )


def _open(say: Texts, state: State, at: int) -> str:
    card, coins = state.road[at], state.road_coins[at]
    if not card:
        return say(f"{D}.words.no_open_card", number=at + 1)
    return f"{card_name(say, card)} ({say(f'{D}.tip.coins', n=coins)})" if coins else card_name(say, card)


def _stack(say: Texts, state: State, n: int) -> str:
    cards = state.stacks[n].cards
    if not cards:
        return say(f"{D}.words.no_stack", number=n + 1)
    top = cards[-1]
    suit = say(f"{D}.suit.{SUITS[-1 - top]}") if is_hidden(top) else card_name(say, top)
    return say(f"{D}.words.stack", n=len(cards), suit=suit, number=n + 1)


def _developments(position: Position, state: State) -> list[Section]:
    """Describe the developments: what is counted, how things stand, and who has the token."""
    say = position.texts
    if not state.developments:
        return []
    lines = []
    for card in state.developments:
        name = DEVELOPMENT[card - 1].id
        said = (say(f"{D}.gist.{name}"), standings(position, state, card), leader(position, state, card))
        lines.append(f"{say(f'{D}.development.{name}')}: {'. '.join(said)}")
    return [Section(say(f"{D}.module.developments"), tuple(lines))]


def _solo(position: Position, state: State) -> list[Section]:
    """Describe the Countess, her village and the events that lie open."""
    say, countess = position.texts, state.countess
    if countess is None:
        return []
    lines = [say(f"{D}.words.gold", n=countess.gold)]
    lines += [_expected(say, countess.village, market) for market in range(state.markets, len(MARKETS))]
    lines.append(say(f"{D}.words.{'jester' if countess.jester else 'no_jester'}"))
    events = tuple(f"{say(f'{D}.event.{EVENT_NAME[card]}')}: {say(f'{D}.gist.{EVENT_NAME[card]}')}" for card in countess.open)
    parts = (
        Section(say(f"{D}.label.events"), events or (say(f"{D}.words.nothing"),)),
        Section(say(f"{D}.label.her_village"), _village(position, countess.village)),
    )
    return [Section(say(f"{D}.card.countess"), tuple(lines), parts)]


def _unseen(position: Position, state: State) -> Section:
    """List the cards that could still be face down somewhere (VI-20.8)."""
    say = position.texts
    lines = tuple(f"{say(f'{D}.suit.{suit}')}: {counted(say, cards)}" for suit, cards in unseen(state).items())
    return Section(say(f"{D}.label.unseen"), lines)
