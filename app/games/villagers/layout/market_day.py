"""A market, walked through player by player and card by card: what each card brings, and what they come to."""

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

EARNED = {
    "earned": "gold",
    "earned_silver": "silver",
    "earned_nun": "silver",
    "earned_coins": "coins",
    "took_coins": "coins",
}
"""The kinds of events that tell what a card brings at a market, and what for."""
CARD = Rect(0, 0, 92, 128)


def revealed(names: tuple[str, ...], texts: Texts, events: Iterable[Event], state: State) -> LaidOpen | None:
    """Return what the market among the ``events`` brought everybody, the last one if there were two; None without one."""
    events = [*events]
    began = max((n for n, event in enumerate(events) if event.kind == "market"), default=len(events))
    ended = [event.player for event in events[began:] if event.kind == "market_income"]
    if not ended:
        return None
    title = texts(f"{D}.market.{events[began].values['n']}")
    return LaidOpen(title, rows=tuple(_row(names, texts, events[began:], state, player) for player in ended))


def _row(names: tuple[str, ...], texts: Texts, events: list[Event], state: State, player: int | None) -> LaidRow:
    """Return the cards that brought a player something, each with all that it brought, and the sums on the way."""
    village = villages(state)[len(names) if player is None else player]
    gold, brought = Counter[ItemId](), Counter[str]()
    for event in events:
        if event.kind in EARNED and event.player == player:
            gold[_card(event.items)] += int(event.values["gold"])
            brought[EARNED[event.kind]] += int(event.values["gold"])
    cards = [(_picture(texts, village, item), texts(f"{D}.day.card", n=n)) for item, n in gold.items()]
    note = ", ".join(texts(f"{D}.day.{what}", n=n) for what, n in brought.items()) if len(brought) > 1 else ""
    name = names[player] if player is not None else texts(f"{D}.meta.rival")
    sums = tuple(texts(f"{D}.day.card", n=n) for n in accumulate(gold.values(), initial=0))
    return LaidRow(player, name, tuple(cards), sums, note)


def _picture(texts: Texts, village: Village, item: ItemId) -> Placement:
    """Return the card that brings something, with the coins on it."""
    card = items.CARD.key(item)
    if card == COUNTESS:
        person = PersonFace("countess", texts(f"{D}.card.countess"), printed_gold(village, card))
        return Placement(item, "person", CARD, person, words=person.name)
    face = villager_face(texts, card, village, village.coins_on(card))
    return Placement(item, "villager", CARD, face, words=face.name)


def _card(found: tuple[ItemId, ...]) -> ItemId:
    """Return the card that brings something, the last one among the items of its event: what it copies stands before it."""
    return next(item for item in reversed(found) if items.CARD.of(item) is not None)
