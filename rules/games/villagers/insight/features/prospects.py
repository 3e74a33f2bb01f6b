"""What villagers still to be laid would bring, and how near they are: ready, a basic away, on another card in hand, or waiting."""

from __future__ import annotations

from functools import lru_cache

from ...board.symbols import suit_symbols, symbols
from ...board.village import Village
from ...components import BASICS, FOUNDERS_GOLD, KIND, KINDS, NAME, SUITS, UNLOCK, WILDCARDS, Cards, Kind
from .chains import free_places
from .keys import keys_of

READY, BASIC, CHAINED, WAITING = range(4)
"""A card can be laid immediately; after a basic has been gained; on another card of the hand; or not before another card has been met."""
Prospect = tuple[float, int, int, float]
"""A card that may be laid: roughly what it brings at the markets to come, how near it is, the card, and what it brings at the last one."""

FOUNDERS = "founders"
BELOW = tuple("" if kind.flag or kind.index < 2 else kind.chain[kind.index - 2] for kind in KIND)
"""What each card must be laid on; "" for one that begins a plot."""
NET = tuple(kind.gold - (KINDS[below].gold if below else 0) for kind, below in zip(KIND, BELOW, strict=True))
"""The gold of a card, less that of the card it covers."""
LAID = tuple(bool(kind.suit) and not kind.discarded and kind.id not in WILDCARDS for kind in KIND)
"""Whether a card is laid to stay, and not as something else."""
_DEPTH_FIRST = tuple((kind.index, -kind.gold) for kind in KIND)
_BARE = KINDS[FOUNDERS].slots


@lru_cache(1 << 13)
def prospects(village: Village, cards: Cards, markets: int) -> tuple[Prospect, ...]:
    """Return the prospects of cards of a hand that are laid in a village, the most promising first, none in a place that another has.

    ``markets`` is how many are to come when they have been laid. Of cards equally deep in their chains, the dearest has first choice of
    places.
    """
    there = free_places(village)
    free, from_hand = dict(there), set[str]()
    found: list[Prospect] = []
    for card in sorted([card for card in cards if LAID[card]], key=_DEPTH_FIRST.__getitem__):
        below, nearness = BELOW[card], READY
        if below:
            if free.get(below):
                free[below] -= 1
                nearness = CHAINED if below in from_hand and not there.get(below) else READY
            elif below in BASICS:
                free[below] = KINDS[below].slots - 1
                nearness = BASIC
            else:
                nearness = WAITING
        kind = KIND[card]
        if kind.slots and nearness != WAITING:
            free[kind.id] = free.get(kind.id, 0) + kind.slots
            from_hand.add(kind.id)
        gold, other = worth(village, cards, card)
        found.append((gold * markets + other, nearness, card, gold + other))
    found.sort(reverse=True)
    return tuple(found)


def nearness_of(village: Village, held: Cards, card: int) -> int:
    """Return how near a card that is not held yet would be, if it had first choice of places."""
    below = BELOW[card]
    if not below or free_places(village).get(below):
        return READY
    if below in BASICS:
        return BASIC
    return CHAINED if below in [NAME[other] for other in held] else WAITING


def worth(village: Village, cards: Cards, card: int) -> tuple[int, int]:
    """Return roughly what laying a card brings a village at every market, less what it covers, and what it brings once, or costs (VI-8.1).

    An unlocker among ``cards``, which are held, counts as if it lay in the village.
    """
    kind, gold, other = KIND[card], NET[card], 0
    if kind.silver:
        other = silver_if_laid(village, kind)
    if kind.unlocker:
        if kind.unlocker in keys_of(village) or kind.unlocker in [NAME[one] for one in cards]:
            gold += UNLOCK
        else:
            other -= UNLOCK
    if BELOW[card] == FOUNDERS and not village.turned and free_places(village).get(FOUNDERS) == _BARE:
        gold -= FOUNDERS_GOLD
    return gold, other


def silver_if_laid(village: Village, kind: Kind) -> int:
    """Return roughly what the silver symbol of a type would be worth in a village (VI-12.2), with what the card itself adds."""
    value = kind.silver
    assert value is not None
    found = symbols(village)
    match value.kind, value.counted:
        case "per_group", "suit_symbol":
            suits = suit_symbols(village)
            count = sum([suits[SUITS.index(suit)] for suit in value.of]) + sum([n for suit, n in kind.symbols if suit in value.of])
        case "per_group", "padlock_symbol":
            count = found.padlocks + bool(kind.unlocker)
        case "per_group", "gold_symbol":
            count = len(found.gold_cards)
        case "per_group", "food_symbol":
            count = found.food
        case "per_group", "builder_symbol":
            count = found.builder
        case "per_set", _:
            suits = suit_symbols(village)
            count = min([suits[SUITS.index(suit)] for suit in value.of])
        case "sum_printed_gold", _:
            count = sum([KIND[card].gold for card in found.gold_cards if KIND[card].suit in value.of])
        case _:
            count = max([n for _, n in village.coins], default=0)
    return count // value.group * value.gold
