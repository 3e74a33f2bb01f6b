"""Positions of the board game that random games seldom reach."""

from __future__ import annotations

from rules import Record
from tests.games.burgundy import builder


def exchange() -> Record:
    """Return a position in which silver can become workers (BU-17.22)."""
    return builder.record(builder.table(tiles={"1,-1": "monastery28"}, silver=2, workers=2, extra_tiles=True))


def hire() -> Record:
    """Return a position in which workers can be hired for silver (BU-17.6)."""
    return builder.record(builder.table(tiles={"1,-1": "monastery6"}, dice=(1, 1), silver=2, workers=2, depots={1: ["ship"]}))


RARE = (exchange, hire)
