"""The players' boxes on the right: gold, limits, the most frequent suits, the village in miniature, the hand; then the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from app.games.base.seats import player_box
from app.table.geometry.placement import Placement, Rect
from app.table.parts.frame import rail_columns
from app.table.parts.log_box import log_box
from rules.games.villagers import items
from rules.games.villagers.board.symbols import symbols
from rules.games.villagers.board.village import Village
from rules.games.villagers.components import KIND, SUITS
from rules.games.villagers.state import State

from ..faces import BackFace, HandFace, MiniVillageFace, PurseFace, Sign, StartPlayerFace, StatFace, Suit
from ..position import Position
from ..words.cards import CARD_RATIO, D, back_face, suit_of, villager_face
from .developments import TOKEN, held_tokens
from .solo import solo_rail

GAP = 8.0
HEAD = 42.0
STATS = 22.0
MOST_HIGH, MOST_WITH_FEW, MOST_ABOVE_LOG = 150.0, 160.0, 122.0
"""Maximum height of a box, with up to three players, and with four above a log that has a wide rail; the log is at least ``LOG`` high."""
LOG = 88.0
SUITS_SHOWN = 4
"""How many of the most frequent suit symbols are shown (VI-22.2)."""
CARD_H, HIGH = 25.0, 64.0
"""Height of a hand and of a drafted card, and of an area with the village above them."""
MINI, LEAST_MINI = 0.56, 0.42
"""Share of a box's width for the village in miniature above drafted cards, and at least beside a hand."""
NAMED, LEAST_TOKEN = 132.0, 0.6 * TOKEN
"""Room for a player's sign and name before their tokens, and the least distance of tokens, so that each can be clicked in its middle. Only
in a low box do tokens lie beside the name; otherwise they lie beside the village in miniature.
"""
SCORE = 62.0
"""Room for the points at the end of a box."""
CARD_STEP, LEAST_HAND = 20.0, 24.0
"""From one small card to the next, and the minimum width of a hand, so that it can be clicked."""


def rail(position: Position, area: Rect) -> list[Placement]:
    """Lay out the boxes from the top, then the log, in a very wide window beside them."""
    state = position.view
    if state.countess is not None:
        own, placed = solo_rail(position, state.countess, area)
        return placed + _box(position, state, 0, own)
    column, beside = rail_columns(area)
    places, placed = boxes(position, column), []
    for player, box in enumerate(places):
        placed += _box(position, state, player, box)
    y = places[-1].bottom + GAP
    below = Rect(column.x + 9, y, column.w - 18, column.bottom - GAP - y)
    log = beside if beside is not None else below if below.h >= LOG else None
    return placed if log is None else placed + log_box(position, log, position.texts(f"{D}.label.log"))


def boxes(position: Position, column: Rect) -> list[Rect]:
    """Return the places of the players' boxes in the first column of the rail."""
    count = len(position.names)
    most = (MOST_ABOVE_LOG if count > 3 else MOST_HIGH) if position.wide else MOST_HIGH if count > 3 else MOST_WITH_FEW
    height = min(most, (column.h - GAP) / count - GAP)
    return [Rect(column.x + 9, column.y + GAP + n * (height + GAP), column.w - 18, height) for n in range(count)]


def supply(position: Position, player: int, area: Rect) -> Placement:
    """Lay out the gold of a player over the points in their box, while it can be chosen; ``area`` is that of the whole rail."""
    box, gold = boxes(position, rail_columns(area)[0])[player], position.view.seats[player].gold
    words = position.texts(f"{D}.words.gold_of", name=position.names[player], n=gold)
    rect = Rect(box.right - 62, box.y + 6, 52, 30)
    return Placement(items.GOLD.id(player), "purse", rect, PurseFace(gold), 5, 15, words)


def hand_target(position: Position, player: int, area: Rect) -> Placement:
    """Lay out the hand of a player over their box, while it can be chosen; ``area`` is that of the whole rail."""
    state, box = position.view, boxes(position, rail_columns(area)[0])[player]
    found = _box(position, state, player, box)
    return replace(next(one for one in found if one.item == items.HAND.id(player)), static=False, z=5)


def _box(position: Position, state: State, player: int, box: Rect) -> list[Placement]:
    """Lay out one player: the start player card lies beside the name, what they have won beside their village."""
    say, seat = position.texts, state.seats[player]
    cards = len(seat.hand.cards)
    placed = []
    x = box.right - SCORE - 26
    if state.first == player and state.countess is None:
        rect = Rect(x, box.y + 9, 18, 25)
        placed.append(
            Placement("start_player", "start_player", rect, StartPlayerFace(), -10, 3, say(f"{D}.words.start_player"), static=True)
        )
        x -= 24
    rest = Rect(box.x + 12, box.y + HEAD + STATS + 6, box.w - 24, box.h - HEAD - STATS - 14)
    tokens, beside = held_tokens(position, state, player), rest.h >= HIGH
    first = Rect(rest.right - TOKEN, rest.y, TOKEN, TOKEN) if beside else Rect(x - 3, box.y + 10, TOKEN, TOKEN)
    step = TOKEN + 2
    if not beside:
        step = min(step, max(LEAST_TOKEN, (x - box.x - NAMED) / max(1, len(tokens))))
    for n, (item, face, words) in enumerate(tokens):
        placed.append(Placement(item, "development_token", first.moved(-n * step, 0), face, -10, TOKEN / 2, words))
    in_head = [one.rect.x for one in placed if one.rect.y < box.y + HEAD]
    kept = box.right - SCORE - min(in_head) + 4 if in_head else 0.0
    placed.insert(0, player_box(position, player, box, say(f"{D}.label.cards", n=cards), kept))
    placed += _stats(position, seat.village, player, Rect(box.x + 10, box.y + HEAD, box.w - 20, STATS))
    taken = len(tokens) * step + 4 if tokens and beside else 0.0
    return placed if rest.h < CARD_H else placed + _village_and_cards(position, state, player, rest, taken)


@lru_cache(maxsize=512)
def frequent(village: Village) -> tuple[tuple[str, int], ...]:
    """Return the most frequent suit symbols of a village with their counts (VI-22.2)."""
    found: Counter[str] = Counter()
    for card in village.cards():
        for suit, n in KIND[card].symbols:
            found[suit] += n
    return tuple(found.most_common(SUITS_SHOWN))


@lru_cache(maxsize=512)
def miniature(village: Village) -> MiniVillageFace:
    """Return a village in miniature: a bottom card counts as part of its first column."""
    columns: list[tuple[Suit, ...]] = []
    for plot in village.plots:
        first, *others = plot.columns or ((),)
        columns.append((suit_of(plot.bottom), *map(suit_of, first)))
        columns += [tuple(map(suit_of, column)) for column in others]
    return MiniVillageFace(tuple(columns))


def _stats(position: Position, village: Village, player: int, area: Rect) -> list[Placement]:
    """Lay out food, builders and the most frequent suit symbols side by side."""
    say, counted = position.texts, symbols(village)
    shown: list[tuple[Sign, int, str]] = [
        ("food", counted.food, say(f"{D}.words.food", n=counted.food)),
        ("builder", counted.builder, say(f"{D}.words.builder", n=counted.builder)),
    ]
    for suit, n in frequent(village):
        sign: Sign = suit  # type: ignore[assignment]
        shown.append((sign, n, say(f"{D}.words.suit_symbols", suit=say(f"{D}.suit.{suit}"), n=n)))
    step = area.w / (SUITS_SHOWN + 2)
    return [
        Placement(
            f"mini:{player}:{sign}", "stat", Rect(area.x + n * step, area.y, step - 1, area.h), StatFace(sign, str(count)), -10, words=words
        )
        for n, (sign, count, words) in enumerate(shown)
    ]


def _backs(position: Position, state: State, player: int) -> Iterator[BackFace]:
    """Yield the backs of a hand by suit, those that are known first; of their own cards, players see which everybody knows."""
    for card in sorted(state.seats[player].hand.cards, key=lambda card: (card <= 0, SUITS.index(suit_of(card)), card)):
        face = back_face(card)
        mine = player == position.viewer and card > 0 and not state.known[card] & ~(1 << player)
        yield replace(face, known=False) if mine else face


def _parts(area: Rect, hand: int, drafted: int) -> tuple[Rect, Rect, Rect]:
    """Return the areas of the village in miniature, the hand and the drafted cards: a high area has the village above the cards.

    In a lower one they share the width: drafted cards get what they need, a large hand moves closer together.
    """
    if area.h >= 2 * CARD_H + 4 and area.h < HIGH:
        mini = Rect(area.x, area.y, area.w * MINI, area.h)
        x, w = mini.right + 8, area.right - mini.right - 8
        return mini, Rect(x, area.y, w, CARD_H), Rect(x, area.y + CARD_H + 4, w, CARD_H)
    high = area.h >= HIGH
    y = area.bottom - CARD_H if high else area.y
    free = area.w if high else area.w * (1 - LEAST_MINI) - 8
    second = min(drafted * CARD_STEP, free * 0.5)
    first = min(max(LEAST_HAND, hand * CARD_STEP), free - second - (6 if drafted else 0))
    right = Rect(area.right - second, y, second, CARD_H)
    if high:
        mini = Rect(area.x, area.y, area.w, area.h - CARD_H - 6)
        return mini, Rect(area.x, y, first, CARD_H), right
    x = right.x - first - (6 if drafted else 0)
    return Rect(area.x, area.y, x - 8 - area.x, area.h), Rect(x, y, first, CARD_H), right


def _village_and_cards(position: Position, state: State, player: int, area: Rect, taken: float) -> list[Placement]:
    """Lay out the village in miniature, the hand and the drafted cards; beside the village, the width ``taken`` holds the tokens."""
    say, seat = position.texts, state.seats[player]
    looked_at = player == position.shown
    mini, hand, drafted = _parts(area, len(seat.hand.cards), 0 if looked_at else len(seat.square))
    mini = replace(mini, w=mini.w - taken)
    words = say(f"{D}.words.village", name=position.names[player])
    item = f"mini:{player}:village" if looked_at else items.VILLAGE.id(player)
    placed = [Placement(item, "mini_village", mini, miniature(seat.village), -10, 4, words, static=True)]
    if seat.hand.cards:
        face = HandFace(tuple(_backs(position, state, player)))
        words = say(f"{D}.words.hand", name=position.names[player], n=len(seat.hand.cards))
        item = f"mini:{player}:hand" if looked_at else items.HAND.id(player)
        placed.append(Placement(item, "hand_backs", hand, face, -10, 3, words, static=True))
    if looked_at or not seat.square:
        return placed
    width = CARD_H / CARD_RATIO
    step = min(width + 2, (drafted.w - width) / max(1, len(seat.square) - 1))
    for n, card in enumerate(seat.square):
        rect = Rect(drafted.x + n * step, drafted.y, width, CARD_H)
        face_up = villager_face(say, card)
        placed.append(Placement(items.CARD.id(card), "villager", rect, face_up, -10 + n, 2, face_up.name))
    return placed
