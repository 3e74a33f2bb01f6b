"""The first market, walked through player by player and card by card: what each card brings, and what they come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import accumulate

from app.table.geometry.placement import Placement, Rect
from app.table.screen import LaidOpen, LaidRow
from app.texts import Texts
from rules import Event, ItemId
from rules.games.villagers import items
from rules.games.villagers.board.homes import villages
from rules.games.villagers.board.symbols import printed_gold
from rules.games.villagers.board.village import Village
from rules.games.villagers.components import COUNTESS
from rules.games.villagers.state import State

from ..faces import PersonFace
from ..words.cards import D, villager_face

EARNED = {"earned": "gold", "earned_coins": "coins"}
"""The kinds of events that tell what a card brings at the first market, and what for."""
CARD = Rect(0, 0, 92, 128)


def revealed(names: tuple[str, ...], texts: Texts, events: Iterable[Event], state: State) -> LaidOpen | None:
    """Return what the first market among the ``events`` brought everybody; None without one. The second one is told by the score."""
    events = [*events]
    ended = [event.player for event in events if event.kind == "market_income"]
    if not ended or state.standings:
        return None
    return LaidOpen(texts(f"{D}.market.1"), rows=tuple(_row(names, texts, events, state, player) for player in ended))


def _row(names: tuple[str, ...], texts: Texts, events: list[Event], state: State, player: int | None) -> LaidRow:
    """Return the cards that brought a player something, with the sums on the way."""
    village = villages(state)[len(names) if player is None else player]
    earned = [event for event in events if event.kind in EARNED and event.player == player]
    gold = [int(event.values["gold"]) for event in earned]
    cards = [(_picture(texts, village, event), texts(f"{D}.day.card", n=n)) for event, n in zip(earned, gold, strict=True)]
    brought = Counter[str]()
    for event, n in zip(earned, gold, strict=True):
        brought[EARNED[event.kind]] += n
    note = ", ".join(texts(f"{D}.day.{what}", n=n) for what, n in brought.items()) if len(brought) > 1 else ""
    name = names[player] if player is not None else texts(f"{D}.meta.rival")
    sums = tuple(texts(f"{D}.day.card", n=n) for n in accumulate(gold, initial=0))
    return LaidRow(player, name, tuple(cards), sums, note)


def _picture(texts: Texts, village: Village, event: Event) -> Placement:
    """Return the card that brings something, with the coins on it if they are what it brings."""
    item = _card(event.items)
    card = items.CARD.key(item)
    if card == COUNTESS:
        person = PersonFace("countess", texts(f"{D}.card.countess"), printed_gold(village, card))
        return Placement(item, "person", CARD, person, words=person.name)
    coins = village.coins_on(card) if EARNED[event.kind] == "coins" else 0
    face = villager_face(texts, card, village, coins)
    return Placement(item, "villager", CARD, face, words=face.name)


def _card(found: tuple[ItemId, ...]) -> ItemId:
    """Return the card among the items of an event."""
    return next(item for item in found if items.CARD.of(item) is not None)
