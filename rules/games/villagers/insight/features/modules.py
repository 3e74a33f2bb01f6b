"""What the modules add: saints and scoundrels in hand, profiteers and thieves in villages, developments (VI-14 to 17)."""

from __future__ import annotations

from functools import lru_cache

from ...board.developments import counts
from ...board.values import best_bronze, best_silver
from ...board.village import Village
from ...components import DEVELOPMENT, KIND, KINDS, NAME, Cards
from ...state import State
from .naming import Seen, named
from .pace import turn_to_come

HELD: tuple[str, ...] = tuple(kind.id for kind in KINDS.values() if kind.module in ("saints", "scoundrels"))
"""The cards of modules that are worth what can be done with them."""
CLAUSES = {
    "benefactor": "14.2",
    "prophet": "14.3",
    "recruiter": "14.4",
    "pigeoneer": "14.5",
    "nun": "14.6",
    "noble": "15.3",
    "barbarian": "15.4",
    "flaker": "15.5",
    "thief": "15.6",
    "sheriff": "15.9",
    "schemer": "15.10",
    "courier": "15.12",
}
"""What each of them does."""
MODULES = named(
    "modules",
    **{f"hand_{name}": CLAUSES[name] for name in HELD},
    nun_value="14.6",
    bronze_in_hand="16.3",
    bronze_of_turn="16.3",
    recruiter_laid="14.4",
    thief_laid="15.6",
    freelancers_laid="16.8",
    freelancers_elsewhere="16.8",
    developments_won="17.3",
    developments_tied="17.3",
    developments_behind="17.3",
    development_tokens="17.9",
)
_NO_DEVELOPMENTS = (0.0,) * 4
_LAID = frozenset({"recruiter", "thief", "freelancer"})


def modules(state: State, seat: int, village: Village, held: Cards) -> Seen:
    """Return the features of the modules; each is 0 without its module."""
    due = turn_to_come(state, seat) or (state.turn is not None and state.turn_of == seat)
    bronze = best_bronze(village) if due else None
    elsewhere = sum([_laid(one.village)[2] for player, one in enumerate(state.seats) if player != seat])
    return (
        *_held(village, held),
        bronze.gold / 5 if bronze else 0.0,
        *_laid(village),
        elsewhere,
        *(_developments(state, seat) if state.developments else _NO_DEVELOPMENTS),
    )


@lru_cache(1 << 13)
def _held(village: Village, held: Cards) -> Seen:
    """Return the saints and scoundrels of a hand by type, what its Nun would be worth, and its bronze symbols."""
    names = [NAME[card] for card in held if KIND[card].module in ("saints", "scoundrels")]
    silver = best_silver(village) if "nun" in names else None
    bronze = sum([KIND[card].bronze is not None for card in held])
    return (*[float(names.count(name)) for name in HELD], silver.gold / 10 if silver else 0.0, float(bronze))


@lru_cache(1 << 13)
def _laid(village: Village) -> tuple[float, float, float]:
    names = [NAME[plot.bottom] for plot in village.plots if NAME[plot.bottom] in _LAID]
    return float(names.count("recruiter")), float(names.count("thief")), float(names.count("freelancer"))


def _developments(state: State, seat: int) -> Seen:
    """Return the gold of the developments a seat would win now, shares with others, or is one behind for; and the tokens it holds."""
    won = tied = behind = 0
    for card in state.developments:
        found = counts(state, card)
        gold, mine = DEVELOPMENT[card - 1].gold, found[seat]
        best = max([n for player, n in enumerate(found) if player != seat], default=0)
        won += gold * (mine > best)
        tied += gold * (mine == best)
        behind += gold * (mine + 1 == best)
    return won / 5, tied / 5, behind / 5, float(state.tokens.count(seat))
