"""What a hand promises: what could be laid in the next build turns, and what it still needs."""

from __future__ import annotations

from functools import lru_cache

from ...board.village import Village
from ...components import KIND, NAME, UNLOCK, Cards
from .estate import OPENED, keys_of
from .naming import Seen, named
from .prospects import BASIC, CHAINED, READY, WAITING, prospects

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
_MOST = 5


@lru_cache(1 << 15)
def hand(village: Village, cards: Cards, markets: int, actions: int, purse: int) -> Seen:
    """Return the features of a hand; ``actions`` are those of the next build turn, ``purse`` how many padlocks could be paid for."""
    found = prospects(village, cards, max(1, markets))
    later = prospects(village, cards, 1) if markets > 1 else found
    within = [one for one in found if one.nearness < WAITING]
    near = [one for one in within if one.nearness < CHAINED]
    gains = [max(0.0, one.gain) for one in within]
    after = [max(0.0, one.gain) for one in later if one.nearness < WAITING]
    own = keys_of(village)
    locked = [one.card for one in near if KIND[one.card].unlocker]
    bought = sum([KIND[card].unlocker not in own for card in locked])
    n = len(found)
    return (
        len(cards) / 5,
        min(sum([one.nearness == READY for one in found]), _MOST) / 2,
        min(sum([one.nearness == BASIC for one in found]), _MOST) / 2,
        min(n - len(near) - (waiting := sum([one.nearness == WAITING for one in found])), _MOST) / 2,
        min(waiting, _MOST) / 2,
        (gains[0] if gains else 0.0) / 10,
        sum(gains[:actions]) / 10,
        sum(after[actions : 2 * actions]) / 10,
        sum(after[2 * actions :]) / 10,
        sum([max(0.0, one.gain) for one in found if one.nearness == WAITING]) / 10,
        min(sum([KIND[one.card].food for one in near]), 3) / 2,
        min(sum([KIND[one.card].builder for one in near]), 3) / 2,
        sum([KIND[one.card].silver is not None for one in within]) / 2,
        sum([NAME[one.card] in OPENED for one in near]) / 2,
        sum([KIND[card].unlocker in own for card in locked]) / 2,
        bought / 2,
        float(max(0, bought - purse)),
        min(len(cards) - len(within), _MOST) / 2,
        float(max(0, actions - len(within))),
        sum([KIND[one.card].slots > 0 for one in near]) / 2,
    )


@lru_cache(1 << 14)
def specials(village: Village, cards: Cards, gold: int) -> Seen:
    """Return the features of the base game's specials in a hand; ``gold`` is the highest visible printed value of the village."""
    names = [NAME[card] for card in cards if KIND[card].suit == "special"]
    own = keys_of(village)
    locked = sum([bool(KIND[card].unlocker) and KIND[card].unlocker not in own for card in cards])
    return (
        *[float(names.count(name)) for name in SPECIALS],
        len(names) / 2,
        names.count("smuggler") * gold / 10,
        min(names.count("tinner"), 1) * locked * UNLOCK / 5,
    )
