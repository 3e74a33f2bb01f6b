"""What a hand promises: what could be laid in the next build turns, and what it still needs."""

from __future__ import annotations

from functools import lru_cache

from ...board.symbols import symbols
from ...board.village import Village
from ...components import KIND, NAME, UNLOCK, Cards
from .keys import OPENED, keys_of
from .naming import Seen, named
from .prospects import CHAINED, WAITING, prospects

HAND = named(
    "hand",
    hand_cards="2.10",
    hand_ready="6.5",
    hand_basic="7.1",
    hand_chained="6.6",
    hand_waiting="6.6",
    hand_best="6.2",
    hand_next_turn="6.2",
    hand_turn_after="6.2",
    hand_later="6.2",
    hand_waiting_gain="6.6",
    hand_food="4.2",
    hand_builders="6.2",
    hand_silver="12.2",
    hand_unlockers="8.1",
    hand_locks_own="8.1",
    hand_locks_bought="8.1",
    hand_short_of_gold="8.3",
    hand_spare="7.2",
    hand_idle_actions="6.4",
    hand_middle_cards="6.10",
)
SPECIALS = ("monk", "apprentice", "tinner", "smuggler")
SPECIAL = named("hand", **{f"hand_{name}": "9.1" for name in SPECIALS}, hand_specials="9.1", smuggled="9.15", tinner_locks="9.14")
_NO_SPECIALS = (0.0,) * len(SPECIAL)
_MOST = 5


@lru_cache(1 << 13)
def hand(village: Village, cards: Cards, markets: int, actions: int, purse: int) -> Seen:
    """Return the features of a hand; ``actions`` are those of the next build turn, ``purse`` how many padlocks could be paid for."""
    found = prospects(village, cards, max(1, markets))
    own = keys_of(village)
    near = [0, 0, 0, 0]
    gains: list[float] = []
    after: list[float] = []
    waiting = 0.0
    food = builders = silver = unlockers = opened = bought = middle = 0
    for gain, nearness, card, last in found:
        near[nearness] += 1
        gain, last, kind = max(0.0, gain), max(0.0, last), KIND[card]
        if nearness == WAITING:
            waiting += gain
            continue
        gains.append(gain)
        after.append(last)
        silver += kind.silver is not None
        if nearness != CHAINED:
            food += kind.food
            builders += kind.builder
            middle += kind.slots > 0
            unlockers += kind.id in OPENED
            if kind.unlocker:
                opened += kind.unlocker in own
                bought += kind.unlocker not in own
    ready, basic, chained, far = near
    return (
        len(cards) / 5,
        min(ready, _MOST) / 2,
        min(basic, _MOST) / 2,
        min(chained, _MOST) / 2,
        min(far, _MOST) / 2,
        (gains[0] if gains else 0.0) / 10,
        sum(gains[:actions]) / 10,
        sum(after[actions : 2 * actions]) / 10,
        sum(after[2 * actions :]) / 10,
        waiting / 10,
        min(food, 3) / 2,
        min(builders, 3) / 2,
        silver / 2,
        unlockers / 2,
        opened / 2,
        bought / 2,
        float(max(0, bought - purse)),
        min(len(cards) - len(gains), _MOST) / 2,
        float(max(0, actions - len(gains))),
        middle / 2,
    )


@lru_cache(1 << 13)
def specials(village: Village, cards: Cards) -> Seen:
    """Return the features of the base game's specials in a hand."""
    names = [NAME[card] for card in cards if KIND[card].suit == "special"]
    if not names:
        return _NO_SPECIALS
    own = keys_of(village)
    gold = max([KIND[card].gold for card in symbols(village).gold_cards], default=0)
    locked = sum([bool(KIND[card].unlocker) and KIND[card].unlocker not in own for card in cards])
    return (
        *[float(names.count(name)) for name in SPECIALS],
        len(names) / 2,
        names.count("smuggler") * gold / 10,
        min(names.count("tinner"), 1) * locked * UNLOCK / 5,
    )
