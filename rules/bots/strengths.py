"""The strengths a bot can have, from a beginner's to the best there is, and the yardsticks they are measured with."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from rules import GameDef, rules_of

from .choice import Bot
from .learned import learned
from .planning import Planning
from .search import Searching
from .simple import Greedy, Random
from .valuation import Valuation

STRENGTHS = ("easy", "normal", "hard")
"""What can sit at the table, the weakest first."""
YARDSTICKS = ("random", "greedy")
"""What strengths are measured with."""
NAMES = (*YARDSTICKS, *STRENGTHS)
TRIES_OUT = "hard"
"""The strength that tries its plans out: only for it, the number of play-outs matters."""
CARELESS = 1.2
"""By how much an easy bot misjudges a plan at most, as a share of what lies between the best few."""


@lru_cache(32)
def valuation(game: str, players: int) -> Valuation:
    """Return how bots value the positions of a game with this many players."""
    return Valuation(rules_of(game), learned(game, players))


def bot(name: str, game: str, players: int) -> Bot:
    """Return the bot of this name for a game with this many players. Raises KeyError for an unknown one."""
    if name not in NAMES:
        raise KeyError(name)
    if name in YARDSTICKS:
        return Random() if name == "random" else Greedy(rules_of(game))
    return strength(name, valuation(game, players))


def strength(name: str, by: Valuation) -> Bot:
    """Return the bot of a strength that values positions in a certain way."""
    if name == "easy":
        return Planning(by, 1, CARELESS)
    return Searching(by, by.features.lines, 4) if name == TRIES_OUT else Planning(by, 3)


def playable(rules: GameDef[Any]) -> bool:
    """Return whether bots can play a game."""
    return rules.features is not None
