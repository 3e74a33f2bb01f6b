"""What the hand of a lone player comes to in this build turn and in those that are left (VI-6.2, 18.6)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from ...board.limits import build_limit, draft_limit
from ...board.village import Village
from ...components import KIND, MARKETS, NAME, Cards
from ...state import State
from .naming import Seen, named
from .pace import markets_of_next_turn, rounds_after, turn_to_come
from .prospects import BASIC, WAITING, prospects
from .silver import PER_CARD, growing

SCHEDULE = named(
    "hand",
    rounds_to_come="18.11",
    hand_this_turn="6.4",
    hand_scheduled="6.2",
    basics_wanted="7.1",
    villagers_of_turns="6.2",
    silver_growth="12.2",
    hand_silver_growth="12.2",
)
_NONE = (0.0,) * len(SCHEDULE)
_KEPT = 0.75
"""Roughly what share of the cards drafted is laid; the others pay for basics, or never fit."""


def schedule(state: State, seat: int, held: Cards) -> Seen:
    """Return the features of what a lone player will lay: in the turn being played, in those left, and of cards still to be drafted."""
    if state.countess is None:
        return _NONE
    after = rounds_after(state)
    turns = turn_to_come(state, seat) + after
    now = state.turn.left if state.turn is not None else 0
    if not (turns or now):
        return _NONE
    of, limit = state.seats[seat], draft_limit(state, seat)
    places = int(turns * build_limit(state, seat) + 0.5)
    markets = len(MARKETS) - state.markets if now else markets_of_next_turn(state, seat)
    planned, *hand, silver = _planned(of.village, held, max(1, markets), now, build_limit(state, seat), places)
    drafts = after * limit + (max(0, limit - len(of.square)) if state.phase == "draft" else 0)
    more = min(_KEPT * drafts, max(0.0, places - planned))
    return (after, *hand, more / 5, growing(of.village, int(more + 0.5)) / 10, more * silver / 10)


def lapsed(state: State) -> State:
    """Return a position without the build actions left in the turn, which are lost when it ends (VI-6.4)."""
    if state.countess is None or state.turn is None:
        return state
    return replace(state, turn=replace(state.turn, left=0))


@lru_cache(1 << 13)
def _planned(village: Village, held: Cards, markets: int, now: int, actions: int, places: int) -> Seen:
    """Return what becomes of the hand if the most promising cards are laid first.

    It is: how many are left for the turns to come, what those of this turn and what these bring, how many need a basic, and by how much
    the value of their silver symbols grows with every villager laid.
    """
    found = [one for one in prospects(village, held, markets) if one[1] != WAITING][: now + places]
    soon = 0 if now else actions
    this_turn = sum([max(0.0, one[0]) for one in found[:now]])
    scheduled = sum([max(0.0, one[0] if at < soon else one[3]) for at, one in enumerate(found[now:])])
    silver = sum([PER_CARD[NAME[card]] for _, _, card, _ in found if KIND[card].silver])
    return (max(0, len(found) - now), this_turn / 10, scheduled / 10, sum([one[1] == BASIC for one in found]) / 2, silver)
