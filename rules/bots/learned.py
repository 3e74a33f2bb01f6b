"""What bots have learned, for each game and number of players: the weights of features, and how far off their expectations are."""

from __future__ import annotations

import hashlib
from importlib.resources import files

import msgspec

from rules import meta

from .chances import Spread
from .valuation import Weights


def learned(game: str, players: int) -> Weights:
    """Return what the features of a game count for with this many players or, where that has not been learned, with the nearest
    number; nothing if no number has been learned.
    """
    stored = _nearest(game, players, "")
    return Weights() if stored is None else msgspec.json.decode(stored, type=Weights)


def measured(game: str, players: int) -> Spread | None:
    """Return how far off the expected leads of a game are, with this many players or the nearest number measured; None if none was."""
    stored = _nearest(game, players, "spread-")
    return None if stored is None else msgspec.json.decode(stored, type=Spread)


def edition(game: str, players: int) -> str:
    """Return a name for what bots know about a game: a different one as soon as any of it differs."""
    known = (_nearest(game, players, kind) or b"" for kind in ("", "spread-"))
    return hashlib.blake2b(b"\n".join(known), digest_size=8).hexdigest()


def _nearest(game: str, players: int, kind: str) -> bytes | None:
    """Return what is stored under a kind for the nearest number of players."""
    folder = files(f"rules.games.{game}").joinpath("weights")
    for count in sorted(meta(game).players, key=lambda count: abs(count - players)):
        stored = folder.joinpath(f"{kind}{count}.json")
        if stored.is_file():
            return stored.read_bytes()
    return None
