"""The halls: six columns by five colours, with a player's completed chapters, cards in hand and points."""

from __future__ import annotations

from functools import lru_cache

from app.games.base.panels import label, place
from app.games.base.seats import is_current, player_box
from app.games.base.words import strength_words
from app.table.geometry import shares
from app.table.geometry.faces import GroundFace
from app.table.geometry.placement import Placement, Purse, Rect
from app.texts import Texts
from rules import ItemId, is_hidden
from rules.games.guildhall import items
from rules.games.guildhall.components import CHAPTER, COLOURS, MAX_CHAPTERS, PROFESSIONS
from rules.games.guildhall.state import Seat, State

from ..faces import ChapterHeadFace, CompletedFace, CompletedPlaceFace, HallCellFace, HallPipFace, HandFanFace, VpTokensFace
from ..position import Position
from ..words.cards import D, card_words, colour, named, profession, profession_name, vp_card
from .places import VP_RATIO

HEAD = 40.0
"""Height of the line with the name."""
LETTER = 10.4
"""Maximum average width of a letter in a name."""
MOST_GROWN, NAME_SHARE = 1.5, 0.4
"""How much larger a name gets with large text, and its maximum share of the width."""
WITHOUT_NAME = 111.0
"""Width of a player's box without the name: marker and points."""
SCORE = 70.0
"""Width of the points on the right."""
ARROW = 20.0
"""Width of the current player's sign after the name."""
COLUMN, COUNTED_COLUMN = 26.0, 38.0
"""Height of a column's head, and of one that shows the number of cards below the name."""
WIDE_CELL, WIDE_ROW, HIGH_ROW = 80.0, 21.0, 52.0
"""Width from which a column has room for its name, and height from which its cells show portraits: narrow cells only if they are high."""
TOKENS = 66.0
"""Room for the VP tokens."""
MOST_COINS, COIN, FURTHER_COIN, DIGIT = 3, 31.0, 8.0, 9.0
"""How many coins are shown, and the widths of the first one with its margins, of each further one, and of a digit of their number."""
COUNTED, BOUGHT = 80.0, 150.0
"""Width of the words after a fan; room needed to show a player's purchases after them."""
STRENGTH, STRONG, SHORT = 50.0, 100.0, 64.0
"""How much wider the words after a fan are with the strength of a computer, and the least room for them with it: in full, and where just a
number stands for the cards."""
FAN, FAN_CARD, FAN_STEP = 64.0, 24.0, 9.0
"""Maximum width of a fan of hidden cards, width of one of them, and what each further one adds."""


def hall(position: Position, state: State, player: int, area: Rect, own: bool) -> list[Placement]:
    """Lay out a player's box with the matrix of their hall. ``own``: the large one, which leaves out the hand."""
    seat = state.seats[player]
    grown = min(max(1.0, position.text_size), MOST_GROWN)
    arrow = ARROW if is_current(position, player) else 0
    named = min(len(position.names[player]) * LETTER * grown, area.w * NAME_SHARE)
    placed = [player_box(position, player, area, kept=max(0.0, area.w - WITHOUT_NAME - arrow - named), strength_elsewhere=True)]
    left = area.x + 48 + named + arrow
    line = Rect(left, area.y, area.right - SCORE - left, HEAD)
    stacks = _completed(position, seat, player, line, own)
    placed += stacks
    rest = Rect(stacks[-1].rect.right + 14, line.y, line.right - stacks[-1].rect.right - 14, HEAD)
    if not own:
        held = _hand(position, seat, player, rest)
        placed += held
        count = held[-1].rect
        left = count.x + COUNTED + (STRENGTH if _in_full(position, player, count.w) else 0)
        rest = Rect(left, line.y, line.right - left, HEAD)
    if own or (rest.w >= BOUGHT and _has_bought(position)):
        placed += _bought(position, seat, player, rest)
    if state.professions:
        columns = Rect(area.x + 10, area.y + HEAD, area.w - 20, area.h - HEAD - 9)
        whole = _whole(position, player)
        placed += _matrix(position.texts, state.professions, seat.hall, player, position.names[player], columns, own, whole)
    return placed


def _completed(position: Position, seat: Seat, player: int, line: Rect, own: bool) -> list[Placement]:
    """Lay out the stacks of completed chapters and the empty places, closer together if there are many."""
    say = position.texts
    count = max(MAX_CHAPTERS, len(seat.chapters))
    width, height = (34.0, 28.0) if own else (21.0, 18.0)
    step = min(width + 4, line.w * (0.5 if own else 0.4) / count)
    width = min(width, step - 2)
    placed = []
    for n in range(count):
        rect = Rect(line.x + n * step, line.y + 21 - height / 2, width, height)
        if n < len(seat.chapters):
            card = seat.chapters[n].cards[0]
            known = "" if is_hidden(card) else profession(card)
            words = say(f"{D}.words.completed_of", profession=known) if known else say(f"{D}.words.completed")
            placed.append(Placement(items.STACK.id(player, n), "completed", rect, CompletedFace(known), z=5, radius=4, words=words))
        else:
            words = say(f"{D}.words.completed_place")
            placed.append(
                Placement(f"place:{player}:{n}", "completed_place", rect, CompletedPlaceFace(), radius=4, words=words, static=True)
            )
    return placed


def _hand(position: Position, seat: Seat, player: int, line: Rect) -> list[Placement]:
    """Lay out another player's hidden hand: a fan and the number of cards."""
    say = position.texts
    count = len(seat.hand.cards)
    words = say(f"{D}.words.hand", name=position.names[player], n=count)
    strength, short = strength_words(position, player), SHORT * min(max(1.0, position.text_size), MOST_GROWN)
    words_room = short + 6 if strength and line.w >= FAN_CARD + 6 + short else 26.0
    fan = Rect(line.x, line.y + 8, min(FAN, FAN_CARD + FAN_STEP * (count - 1), line.w - words_room), 26)
    placed = []
    if fan.w >= FAN_CARD:
        placed.append(
            Placement(items.HAND.id(player), "hand_fan", fan, HandFanFace(count), z=5, radius=4, words=words, purse=Purse(player, "cards"))
        )
    text = Rect(fan.right + 6, line.y + 8, line.right - fan.right - 6, 26) if placed else Rect(line.x, line.y + 8, line.w, 26)
    strong = bool(strength) and text.w >= short
    said = say(f"{D}.label.cards", n=count) if text.w > 66 and (not strong or _in_full(position, player, text.w)) else str(count)
    said = f"{said} · {strength}" if strong else said
    placed.append(label(f"hand_count:{player}", text, said, "label_regular", "second", px=13))
    return placed


def _in_full(position: Position, player: int, width: float) -> bool:
    """Say whether the strength of a computer fits after the words for its cards, which begin that ``width`` before the points.

    It must not take the room of purchases, where these are shown beside it.
    """
    bought = COUNTED + BOUGHT
    taken = _has_bought(position) and bought <= width < bought + STRENGTH
    return bool(strength_words(position, player)) and width >= STRONG and not taken


def _has_bought(position: Position) -> bool:
    """Say whether a small hall shows what its player has bought: with two players, the points have a panel beside it."""
    return len(position.names) > 2


def _bought(position: Position, seat: Seat, player: int, line: Rect) -> list[Placement]:
    """Lay out a player's VP cards and tokens, small, in the head line of their hall."""
    say = position.texts
    coins = min(MOST_COINS, max(1, seat.tokens))
    wide = COIN + (coins - 1) * FURTHER_COIN + len(str(seat.tokens)) * DIGIT  # a ring around it must not include bare paper
    tokens = Rect(line.right - TOKENS, line.y + 8, min(TOKENS - 2, wide), 26)
    words = say(f"{D}.words.tokens", n=seat.tokens)
    placed = [Placement(items.TOKEN.id(player), "vp_tokens", tokens, VpTokensFace(seat.tokens), z=5, radius=6, words=words)]
    room = tokens.x - 10 - line.x
    width = 23.0
    step = min(width + 3, (room - width) / max(1, len(seat.vp_cards) - 1))
    start = tokens.x - 8 - width - step * (len(seat.vp_cards) - 1)
    for n, card in enumerate(seat.vp_cards):
        rect = Rect(start + n * step, line.y + 5, min(width, step - 1) if n < len(seat.vp_cards) - 1 else width, width * VP_RATIO)
        placed.append(vp_card(say, card, rect, z=5))
    return placed


@lru_cache(64)
def _matrix(
    say: Texts, professions: tuple[str, ...], hall: tuple[int, ...], player: int, name: str, area: Rect, own: bool, whole: frozenset[ItemId]
) -> tuple[Placement, ...]:
    """Lay out the six columns under their heads; few of them change with a decision.

    A column whose ``whole`` chapter can be chosen is a single item, and its cells are only its picture. The heads show the number of cards:
    below the name, or instead of it in narrow columns. The ``own`` hall has high heads in any case.
    """
    step = area.w / len(professions)
    wide = step >= WIDE_CELL and (area.h - COUNTED_COLUMN - 3) / CHAPTER >= WIDE_ROW
    head = COUNTED_COLUMN if own or wide else COLUMN
    row = (area.h - head - 3) / CHAPTER
    pictured = wide or row >= HIGH_ROW
    placed: list[Placement] = []
    for who, column in zip(professions, shares.row(area.inset(2.5, 0), len(professions), 5), strict=True):
        item = items.chapter(player, PROFESSIONS.index(who))
        held = {colour(card): card for card in hall if profession(card) == who}
        words = say(f"{D}.words.chapter", profession=who, n=len(held))
        count = f"{len(held)}/{CHAPTER}"
        top = Rect(column.x, column.y, column.w, head)
        above, below = (profession_name(say, who), count) if wide else (count, "")
        face = ChapterHeadFace(who, above, below, not held)
        if item in whole:
            placed.append(
                Placement(
                    item, "well", Rect(column.x - 2, column.y, column.w + 4, column.h + 2), GroundFace("well"), z=0, radius=7, words=words
                )
            )
            placed.append(Placement(f"frame:{item}", "chapter_head", top, face, z=1, static=True))
        else:
            placed.append(place(item, column, words, z=-15))
            placed.append(Placement(f"head:{player}:{who}", "chapter_head", top, face, z=0, words=words, radius=8))
        for i, shade in enumerate(COLOURS):
            cell = Rect(column.x, column.y + head + 3 + i * row, column.w, row - 2.5)
            placed.append(_cell(say, player, name, who, shade, held.get(shade, 0), cell, pictured, item in whole))
    return tuple(placed)


def _cell(say: Texts, player: int, name: str, who: str, shade: str, card: int, rect: Rect, pictured: bool, part: bool) -> Placement:
    """Lay out the place of one card in a hall, or the card in it. ``part``: it is only part of a chapter's picture."""
    kind = "hall_cell" if pictured else "hall_pip"
    face = HallCellFace(who, shade, bool(card)) if pictured else HallPipFace(shade, bool(card))
    radius = 5.0 if pictured else 4.0
    if card:
        item, words = items.CARD.id(card), say(f"{D}.words.in_hall", card=card_words(say, card), name=name)
    else:
        item, words = items.CELL.id(player, f"{who}:{shade}"), say(f"{D}.words.free_cell", card=named(say, f"{who}_{shade}"))
    return Placement(item, kind, rect, face, 2, radius, words, static=part)


def _whole(position: Position, player: int) -> frozenset[ItemId]:
    """Return the chapters of a player that can now be chosen as a whole."""
    if position.decision is None:
        return frozenset()
    picks = (pick for action in position.decision.legal for pick in action.picks)
    return frozenset(pick for pick in picks if (of := items.CHAPTER.of(pick)) is not None and of[0] == player)
