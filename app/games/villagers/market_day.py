"""The first market, told player by player: the card that brought most, and what all cards brought together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from app.table.geometry.placement import Placement, Rect
from app.table.screen import LaidOpen
from app.texts import Texts
from rules import Event
from rules.games.villagers import items
from rules.games.villagers.components import COUNTESS
from rules.games.villagers.state import State

from .cards import D, villager_face

EARNED = {"earned": "gold", "earned_silver": "silver", "earned_nun": "silver", "earned_coins": "coins"}
"""The kinds of events that tell what a card brings, and what for."""


def revealed(names: tuple[str, ...], texts: Texts, events: Iterable[Event], state: State) -> LaidOpen | None:
    """Return what the first market among the ``events`` brought everybody; None without one. The second one is told by the score."""
    brought: dict[int | None, Counter[str]] = {}
    best: dict[int | None, tuple[int, int]] = {}
    totals: dict[int | None, int] = {}
    for event in events:
        if event.kind in EARNED:
            gold, cards = int(event.values["gold"]), items.CARD.among(event.items)
            brought.setdefault(event.player, Counter())[EARNED[event.kind]] += gold
            best[event.player] = max(best.get(event.player, (0, 0)), (gold, cards[-1] if cards else COUNTESS))
        elif event.kind == "market_income":
            totals[event.player] = int(event.values["gold"])
    if not totals or state.standings:
        return None
    cards_shown = tuple(
        (_picture(texts, state, player, best.get(player, (0, 0))[1]), _words(names, texts, player, total, brought.get(player, Counter())))
        for player, total in totals.items()
    )
    return LaidOpen(texts(f"{D}.market.1"), cards_shown)


def _picture(texts: Texts, state: State, player: int | None, card: int) -> Placement:
    """Return the card that brought a player most, or the first of the village if none brought anything."""
    if card in (0, COUNTESS):
        card = state.seats[player or 0].village.plots[0].bottom
    face = villager_face(texts, card)
    return Placement(items.CARD.id(card), "villager", Rect(0, 0, 92, 128), face, words=face.name)


def _words(names: tuple[str, ...], texts: Texts, player: int | None, total: int, brought: Counter[str]) -> str:
    """Return what a player earned, and from what."""
    name = names[player] if player is not None else texts(f"{D}.meta.rival")
    parts = [texts(f"{D}.day.{what}", n=gold) for what, gold in brought.items() if gold]
    said = texts(f"{D}.day.earned", name=name, n=total)
    return f"{said} ({', '.join(parts)})" if parts else said
