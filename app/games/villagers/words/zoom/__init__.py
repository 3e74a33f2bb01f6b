"""Enlarged pieces of Villagers: their names in both languages, what is printed on them, what they do, and what holds for them now.

Only what the viewer of the position can see is used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from app.games.base.zoom import Facts, Help, Notes, ruled
from app.table.geometry.placement import Placement
from app.table.screen import Explanation
from rules import ItemId
from rules.games.villagers import items
from rules.games.villagers.board.homes import home
from rules.games.villagers.board.symbols import printed_gold
from rules.games.villagers.components import CARDS, COUNTESS, DEVELOPMENT, EVENT_NAME, KIND, MARKETS, MAX_BASICS, NAME, Kind
from rules.games.villagers.insight import cards_before, market_income
from rules.games.villagers.state import State

from ...faces import MarketFace, PersonFace, Sign
from ...position import Position
from .. import tips
from ..cards import CARD_RADIUS, D, villager_face
from ..module_cards import event_face, face_of
from ..present import opened_by, unseen
from ..refusals import unplayable_words
from ..tips import modules
from ..tips.lines import gist_words
from . import piles
from .piles import CARD, RULES

Z = f"{D}.zoom"
HELP: Help = {
    "button": ("build_turn", "check-bold"),
    "road": ("refill", "cards"),
    "slot": ("slots", "tray-arrow-down"),
    "seat": ("shown", "information"),
    "village": ("plots", "home-city"),
    "square": ("square", "home-group"),
    "gold": ("aim", "circle-multiple"),
    "stat:food": ("draft_limit", "barley"),
    "stat:builder": ("build_limit", "hammer"),
    "mini:food": ("draft_limit", "barley"),
    "mini:builder": ("build_limit", "hammer"),
    "mini:village": ("plots", "home-city"),
    "mini:hand": ("secret", "eye"),
    "mini": ("covered", "layers-triple"),
    "turn:built": ("build_limit", "hammer"),
    "turn:basics": ("basics", "account-plus"),
    "start_player": ("pass_on", "flag-variant"),
    "button:end": ("build_turn", "check-bold"),
    "button:no_effect": ("automatic", "close-thick"),
    "button:leave_order": ("looked_at", "sort"),
    "button:recruit": ("recruiter", "cards"),
    items.COURIER: ("courier", "email-fast"),
    "button:fewer": ("event_rules", "minus"),
    "button:pay_off": ("event_rules", "hand-coin"),
    "frame": ("secret", "eye"),
    "now": ("square", "check-bold"),
    "kind:basic": ("basics", "account-plus"),
    "event_pile": ("events", "calendar"),
    "countess": ("her_village", "crown"),
}
"""The paragraph about each sort of item, or about a single one, and its pictogram."""


def explain(position: Position, item: ItemId) -> Explanation | None:
    """Explain everything about a piece; None if there is nothing to say."""
    if position.viewer is None:
        return None
    sort, _, end = item.partition(":")
    found = PIECES.get(sort)
    if found is not None:
        return found(position, position.view, end)
    last = end.rpartition(":")[2]
    known = HELP.get(f"{sort}:{last}") or HELP.get(sort)
    return ruled(position, *known, facts=_facts(position, item)) if known is not None else None


def _facts(position: Position, item: ItemId) -> Facts:
    """Return what the tip counts, as short facts."""
    sort, _, end = item.partition(":")
    limit = tips.tip(position, item) if sort in ("stat", "mini") and end.endswith(("food", "builder")) else None
    if limit is not None:
        return limit.lines
    if sort in ("gold", "village"):
        village = position.view.seats[int(end)].village
        return tuple(
            ("storefront", position.texts(f"{Z}.market", market=n + 1, n=market_income(village, n)))
            for n in range(position.view.markets, len(MARKETS))
        )
    return ()


# cards


def _card(position: Position, state: State, end: str) -> Explanation:
    say, there, card = position.texts, position.texts.other, int(end)
    kind, name = KIND[card], f"{D}.card.{NAME[card]}"
    rule = paragraph(kind)
    words = say(f"{RULES}.{rule}") if rule == kind.id else f"{gist_words(say, kind.id)}\n{say(f'{RULES}.{rule}')}"
    lies = home(state, card)
    face = villager_face(say, card, None if lies is None else lies[1], 0 if lies is None else lies[1].coins_on(card))
    picture = Placement(items.CARD.id(card), "villager", CARD, face, radius=CARD.w * CARD_RADIUS)
    return Explanation(say(name), there(name), words, _notes(position, state, card), printed(position, state, card), rule, picture)


def paragraph(kind: Kind) -> str:
    """Return the paragraph of the rules about a type: its own, or the one about the most particular thing printed on it."""
    if kind.silver or kind.bronze or kind.suit == "special" or kind.module in ("saints", "scoundrels", "profiteers", "founders", "solo"):
        return kind.id
    if kind.module == "basic":
        return "basics"
    if kind.unlocker:
        return "padlock"
    if kind.key_ring:
        return "key_ring"
    return "new_plot" if kind.flag else "chains"


def printed(position: Position, state: State, card: int) -> Facts:
    """Return what is printed on a card, and how many like it are in sight."""
    say, kind = position.texts, KIND[card]
    facts = [("layers-triple", say(f"{Z}.suit", suit=say(f"{D}.suit.{suit}"), n=n)) for suit, n in kind.symbols]
    numbers = (("barley", "food", kind.food), ("hammer", "builder", kind.builder), ("circle-multiple", "gold", kind.gold))
    facts += [(icon, say(f"{D}.words.{what}", n=n)) for icon, what, n in numbers if n]
    if kind.unlocker:
        facts.append(("lock", say(f"{Z}.lock", card=kind.unlocker)))
    if kind.key_ring:
        facts.append(("key-variant", say(f"{Z}.key_ring", n=kind.key_ring)))
    if kind.slots:
        facts.append(("tray-arrow-down", say(f"{Z}.slots", n=kind.slots)))
    total = sum(name == NAME[card] for name in NAME) - sum(NAME[other] == NAME[card] for other in state.box.cards)
    hidden = unseen(state).get(kind.suit, Counter())[kind.id]
    return (*facts, ("cards", say(f"{Z}.seen", n=total - hidden, all=total)))


def _notes(position: Position, state: State, card: int) -> Notes:
    """Return where a card lies and what holds for it there, its chain, and whose padlocks it opens."""
    say, kind, lies = position.texts, KIND[card], home(state, card)
    notes: list[tuple[bool, str]] = []
    if lies is not None:
        hers = lies[0] == len(position.names)
        notes.append((True, say(f"{Z}.lies_hers") if hers else say(f"{Z}.lies", name=position.names[lies[0]])))
    why = unplayable_words(position, card) if card in state.seats[position.seat].hand.cards else ""
    if why:
        notes.append((False, why))
    notes += [(True, words) for _, words in tips.standing(position, state, card)]
    if len(kind.chain) > 1:
        notes.append((True, say(f"{Z}.chain", what=" → ".join(say(f"{D}.card.{name}") for name in kind.chain))))
    opens = opened_by(state, kind.id)
    if opens:
        notes.append((True, say(f"{Z}.opens", what=", ".join(say(f"{D}.card.{name}") for name in opens))))
    return tuple(notes)


def _basic(position: Position, state: State, end: str) -> Explanation:
    say = position.texts
    card = next(card for card in CARDS if NAME[card] == end)
    n = len(next((pile for pile in state.basics if pile and NAME[pile[0]] == end), ()))
    left = state.turn.basics if state.turn is not None and state.turn_of == position.viewer else MAX_BASICS
    known = _card(position, state, str(card))
    notes = ((left > 0, say(f"{D}.tip.basic", n=left)),)
    return replace(known, notes=notes, facts=(("cards", say(f"{Z}.left", n=n)), *known.facts[:-1]))


# markets, developments, the solo game


def _market(position: Position, state: State, end: str) -> Explanation:
    say, market = position.texts, int(end)
    found = tips.tip(position, items.MARKET.id(market))
    facts = [("timer-sand", say(f"{Z}.before", n=cards_before(state, market)))]
    for player, seat in enumerate(state.seats):
        facts.append(("circle-multiple", say(f"{Z}.income", name=position.names[player], n=market_income(seat.village, market))))
    scores: tuple[Sign, ...] = ("gold", "coins") if market == 0 else ("gold", "silver")
    face = MarketFace(market + 1, say(f"{D}.market.{market + 1}"), scores)
    picture = Placement(items.MARKET.id(market), "market_card", CARD, face, radius=CARD.w * CARD_RADIUS)
    known = ruled(position, f"market_{market + 1}", "storefront", tuple(facts), picture)
    when = found.lines[0][1] if found is not None else ""
    return replace(known, words=f"{known.words}\n{when}")


def _income(position: Position, state: State, end: str) -> Explanation:
    return _market(position, state, end.partition(":")[2])


def _development(position: Position, state: State, end: str) -> Explanation:
    card = int(end)
    name = DEVELOPMENT[card - 1].id
    lines = modules.standings(position, state, card).split(", ")
    facts: Facts = tuple(("podium", words) for words in lines)
    picture = Placement(items.DEVELOPMENT.id(card), "development", CARD, face_of(position, state, card), radius=CARD.w * CARD_RADIUS)
    return replace(ruled(position, name, "home-city", facts, picture), notes=((True, modules.leader(position, state, card)),))


def _token(position: Position, state: State, end: str) -> Explanation:
    return _development(position, state, end.rpartition(":")[2])


def _event(position: Position, state: State, end: str) -> Explanation:
    card = int(end)
    name = EVENT_NAME[card]
    picture = Placement(items.EVENT.id(card), "event", CARD, event_face(position, card), radius=CARD.w * CARD_RADIUS)
    now = modules.forecast(position, card)
    facts: Facts = (("circle-multiple", now),) if now else ()
    return replace(ruled(position, name, "calendar", facts), notes=((True, modules.when(position, card)),), picture=picture)


def _jester(position: Position, state: State, end: str) -> Explanation:
    face = PersonFace("jester", position.texts(f"{D}.card.jester"))
    return ruled(position, "jester", "star-four-points", picture=_person(items.JESTER, face))


def _countess(position: Position, state: State, end: str, rule: str) -> Explanation:
    """Explain something of the Countess, with her card: the side that lies up in her village."""
    say, countess = position.texts, state.countess
    if countess is None:
        return ruled(position, rule, "crown")
    gold = printed_gold(countess.village, COUNTESS)
    facts = [("circle-multiple", say(f"{D}.words.gold", n=countess.gold))]
    for n in range(state.markets, len(MARKETS)):
        facts.append(("storefront", say(f"{Z}.market", market=n + 1, n=market_income(countess.village, n))))
    face = PersonFace("countess" if gold else "countess_plain", say(f"{D}.card.countess"), gold)
    return ruled(position, rule, "crown", tuple(facts), _person(items.COUNTESS_VILLAGE, face))


def _person(item: ItemId, face: PersonFace) -> Placement:
    return Placement(item, "person", CARD, face, radius=CARD.w * CARD_RADIUS)


PIECES: dict[str, Callable[[Position, State, str], Explanation]] = {
    "card": _card,
    items.STACK.name: piles.stack,
    items.RESERVE: piles.reserve,
    items.DISCARD_PILE: piles.discard,
    items.HAND.name: piles.hand,
    items.BASIC.name: _basic,
    items.MARKET.name: _market,
    "income": _income,
    items.DEVELOPMENT.name: _development,
    items.SEAT_TOKEN.name: _token,
    items.EVENT.name: _event,
    items.JESTER: _jester,
    items.COUNTESS_VILLAGE: partial(_countess, rule="her_village"),
    items.COUNTESS_GOLD: partial(_countess, rule="countess"),
}
"""What is said of each sort of piece."""
