"""The saves of all games that tests change at random; what is particular to a game is in ``tests/games/<game>/mutations.py``."""

from __future__ import annotations

from rules import meta
from tests.engine.mutations import Moment, Saves, position_changing
from tests.games.brought import GAMES, brought
from tests.playthroughs.choosers import at_random

BROUGHT = brought("mutations")


def usual(game: str) -> Saves:
    """Return saves of a game that brings none: pieces move, and steps change and go."""
    players = meta(game).players
    moments: tuple[Moment, ...] = tuple((n, decisions, {}) for n in (players[0], players[-1]) for decisions in (1, 5, 20, 10_000))
    return Saves(game, moments, position_changing(("turn_of",), ({"step": "Pool", "steps": []},)), at_random)


SAVES: dict[str, Saves] = {game: BROUGHT[game].SAVES if game in BROUGHT else usual(game) for game in GAMES}
