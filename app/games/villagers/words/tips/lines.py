"""Lines that several tips have, and their pictograms."""

from __future__ import annotations

from app.texts import Texts
from rules.games.villagers.board.village import Village
from rules.games.villagers.components import KINDS, MARKETS
from rules.games.villagers.insight import market_income

from ...position import Position
from ..cards import D

Line = tuple[str, str]
"""(pictogram, words)"""
SYMBOLS = frozenset({"silver_now", "bronze_now", "silver_here", "bronze_here", "silver_there", "bronze_there"})
"""What a conditional symbol is worth, among what the rules know of a card."""
FOOD, BUILDER, GOLD, VALUE, SUIT = "barley", "hammer", "circle-multiple", "star-circle", "layers-triple"
"""Pictograms of what is counted."""


def gist(position: Position, what: str) -> Line:
    """Return the line that says what a piece is for."""
    return "information", gist_words(position.texts, what)


def gist_words(say: Texts, what: str) -> str:
    """Return what a piece is for, with the gold printed on it if it is a card."""
    return say(f"{D}.gist.{what}", gold=KINDS[what].gold if what in KINDS else 0)


def expected(position: Position, village: Village) -> list[Line]:
    """Return what the markets to come would bring in a village now (VI-22.3)."""
    say = position.texts
    return [
        ("storefront", say(f"{D}.tip.expected", market=say(f"{D}.market.{market + 1}"), n=market_income(village, market)))
        for market in range(position.view.markets, len(MARKETS))
    ]
