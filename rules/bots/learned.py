"""The weights that bots have learned, one file for each game and number of players."""

from __future__ import annotations

from importlib.resources import files

import msgspec

from .valuation import Weights


def learned(game: str, players: int) -> Weights:
    """Return what the features of a game count for with so many players; nothing, if that has not been learned."""
    try:
        stored = files(f"rules.games.{game}").joinpath("weights", f"{players}.json").read_bytes()
    except FileNotFoundError:
        return Weights()
    return msgspec.json.decode(stored, type=Weights)
