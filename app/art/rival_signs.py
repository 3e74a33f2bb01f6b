"""The sign of an opponent without a seat, as a game describes that of its own. No Qt."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class Medal(Struct, frozen=True):
    """A portrait around 0, -8, as lines of ``drawing``, on a medal; ``ground`` are its lighter and its darker colour."""

    portrait: str
    skin: str
    hair: str
    ground: tuple[str, str]


class Plaque(Struct, frozen=True):
    """A golden pictogram on a dark lacquered shield."""

    pictogram: str


RivalSign: TypeAlias = Medal | Plaque
Whose: TypeAlias = str | RivalSign
"""A player by their colour, or an opponent without a seat by their sign."""
