"""Positions laid out by hand, as the table shows them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from app.table.parts.bars import fitted
from app.table.position import Position
from rules import Record
from tests.app.positions import position_of
from tests.games.villagers.builder import record, table

SMALL = "founders(swineherd truffler; brewer), lumberjack(wheeler), miner, harvester"
LARGE = (
    "founders(swineherd truffler; brewer), lumberjack(wheeler cartwright; carpenter), hayer(grazier milk_maid fromager; thatcher), "
    "miner(seeker spelunker jeweler; mason), lumberjack(cooper), miner(blacksmith), harvester, wattler, fisher, beekeeper, grocer, priest"
)
"""28 cards, with every chain as long as it gets."""
HUGE = f"{LARGE}, hunter, chandler, agent, freemason, shepherd(spinner weaver tailor), lumberjack(shipwright; log_rafter), hayer, hayer"
COLOURS = ("red", "blue", "yellow", "green", "plum")
HAND = "cooper, peddler, mason, spelunker, fisher, monk, wine_trader, locksmith, swineherd, tanner"


def building(players: int, village: str = SMALL, hand: str = HAND, **more: Any) -> Record:
    """Return a game of 4 players or more in which seat 0 builds."""
    others: Mapping[int, Mapping[str, Any]] = {1: {"village": "graper", "coins": {"graper": 2}}}
    return record(table(players, at="BuildPhase", village=village, hand=hand, others=more.pop("others", others), **more))


def seen(found: Record, size: tuple[int, int], language: str = "en", text_size: float = 1.0) -> Position:
    """Return what the decider sees in a window of this size."""
    position = position_of(found, *size, language)
    scale = fitted(*size, text_size)
    return replace(position, width=size[0] / scale, height=size[1] / scale, text_size=text_size, colours=COLOURS[: len(position.names)])
