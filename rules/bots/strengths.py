"""The strengths a bot can have, from a beginner's to the best there is, and the yardsticks they are measured with."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from rules import GameDef, rules_of

from .choice import Bot, Careful
from .learned import learned
from .planning import Planning
from .search import Searching
from .simple import Greedy, Random, Score
from .valuation import Valuation

STRENGTHS = ("easy", "normal", "hard")
"""What can sit at the table, the weakest first."""
YARDSTICKS = ("random", "greedy", "turn-by-score")
"""What strengths are measured with."""
NAMES = (*YARDSTICKS, *STRENGTHS)
TRIES_OUT = "hard"
"""The strength that tries its plans out: only for it, the number of play-outs matters."""
RIVALS = "rivals"
"""The group of features that an easy bot ignores: a beginner plays for themselves."""
LINES, LINES_ALONE = 3, 12
"""How many lines a normal bot follows; alone more, since no one else waits for it, and one turn can be a long chain."""
PLANS_TRIED = 4
"""How many plans are tried out."""
CARELESS = 0.5
"""The most by which an easy bot misjudges a line, as a share of what lies between the best few."""


@lru_cache(32)
def valuation(game: str, players: int) -> Valuation:
    """Return how bots value the positions of a game with this many players."""
    return Valuation(rules_of(game), learned(game, players))


def bot(name: str, game: str, players: int) -> Bot:
    """Return the bot of this name for a game with this many players. Raises KeyError for an unknown one."""
    if name not in NAMES:
        raise KeyError(name)
    match name:
        case "random":
            return Random()
        case "greedy":
            return Careful(Greedy(rules_of(game)))
        case "turn-by-score":
            return Careful(Planning(Score(rules_of(game)), 6))
    return strength(name, valuation(game, players), players)


def strength(name: str, by: Valuation, players: int) -> Bot:
    """Return the bot of a strength that values positions in a certain way, in a game with this many players."""
    lines = LINES_ALONE if players == 1 else LINES
    match name:
        case "easy":
            return Careful(Planning(by.overlooking(RIVALS), 1, CARELESS))
        case "normal":
            return Careful(Planning(by, lines))
    return Careful(Searching(by, max(lines, by.features.lines), PLANS_TRIED))


def playable(rules: GameDef[Any]) -> bool:
    """Return whether bots can play a game."""
    return rules.features is not None
