"""The weights that bots have learned, one file for each game and number of players."""

from __future__ import annotations

from importlib.resources import files

import msgspec

from rules import meta

from .valuation import Weights


def learned(game: str, players: int) -> Weights:
    """Return what the features of a game count for with this many players or, where that has not been learned, with the nearest
    number; nothing if no number has been learned.
    """
    folder = files(f"rules.games.{game}").joinpath("weights")
    counts = meta(game).players
    for count in sorted(counts, key=lambda count: abs(count - players)):
        stored = folder.joinpath(f"{count}.json")
        if stored.is_file():
            return msgspec.json.decode(stored.read_bytes(), type=Weights)
    return Weights()
