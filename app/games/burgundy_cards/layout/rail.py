"""The players' boxes on the right: miniature estates, key numbers, Egon, and the log if there is room."""

from __future__ import annotations

from collections.abc import Hashable

from app.games.base.panels import label
from app.games.base.seats import player_box
from app.table.geometry.faces import KeyNumber, NumberFace, PlayerFace, TextFace
from app.table.geometry.placement import Placement, Purse, Rect
from app.table.parts.frame import rail_columns
from app.table.parts.log_box import log_box
from rules import POINTS, ItemId
from rules.games.burgundy_cards.board import egon as egon_rules
from rules.games.burgundy_cards.board.estate import Stacks, stack_kind
from rules.games.burgundy_cards.components import KIND, KINDS, PHASES, TRIPLET
from rules.games.burgundy_cards.state import State

from ..faces import AnimalsFace, CardBackFace, DuelFace, EgonStackDoneFace, EgonStackFace, MiniEstateFace, StartCardFace
from ..position import Position
from ..sign import SIGN
from ..words import duel

MAX_BOX, TALL_BOX = 200.0, 240.0
"""Maximum height of a player's box with the log below, and without it."""
LOG, SHORTEST = 190.0, 150.0
"""Height of a log for which boxes are shortened in wide windows, and the least height of a box for which they are."""
LEAST_LOG, EGON_LOG = 108.0, 132.0
"""Height from which leftover room is enough to show the log, and what Egon leaves to it in wide windows."""
FLAT = 0.7
"""Height of an estate's cells for their width below which the numbers are beside the estate, to leave it more height."""
EGON_BOX = 288.0
"""Height of Egon's box if there is room."""
DUEL = 52.0
"""Height of the line that shows the state of the duel."""
NUMBER = 42.0
"""Width of a number with its sign."""
Columns = tuple[tuple[int, int], ...]
"""For each kind: cards in the last stack, and the closed triplets before it."""


def columns(estate: Stacks, jokers: bool = True) -> Columns:
    """Return the columns of a miniature estate. Without ``jokers``, monasteries count only as their own kind (Egon, BC-17.4)."""
    found: list[tuple[int, int]] = []
    for kind in KINDS:
        stacks = [stack for stack in estate if (stack_kind(stack) if jokers else KIND[stack[0]]) == kind]
        found.append((len(stacks[-1]), len(stacks) - 1) if stacks else (0, 0))
    return tuple(found)


def rail(position: Position, area: Rect) -> list[Placement]:
    """Lay out all boxes from the top, then the log where there is room, in very wide windows beside them."""
    state = position.view
    area, beside = rail_columns(area)
    heights = _heights(state, area.h - 8, position.wide and beside is None, beside is not None)
    placed: list[Placement] = []
    y = area.y + 8
    for player in range(len(state.seats)):
        placed += _box(position, state, player, Rect(area.x + 9, y, area.w - 18, heights[player]))
        y += heights[player] + 8
    if state.egon is not None:
        placed += _egon(position, state, Rect(area.x + 9, y, area.w - 18, heights[1]))
        y += heights[1] + 8
    below = Rect(area.x + 9, y, area.w - 18, area.bottom - y - 8) if area.bottom - y > LEAST_LOG else None
    place = beside or below
    if place is not None:
        egon = position.texts("burgundy_cards.words.egon")
        heading = position.texts("burgundy_cards.label.log")
        placed += log_box(position, place, heading, lambda words: SIGN if words.startswith(egon) else "")
    return placed


def _heights(state: State, room: float, wide: bool, column: bool) -> list[float]:
    """Return the heights of the players' boxes, and of Egon's, in ``room``: ``wide`` windows leave room for a log below them.

    With a ``column`` of their own, the boxes fill it.
    """
    if state.egon is not None:
        room -= EGON_LOG if wide else 0
        egon = room * 0.6 if column else min(EGON_BOX, room * 0.6)
        return [min(TALL_BOX if column else MAX_BOX, room - egon - 16), egon]
    players = len(state.seats)
    even, shortened = room / players - 8, min(MAX_BOX, (room - LOG - 8) / players - 8)
    if wide and shortened >= SHORTEST:
        return [shortened] * players
    most = TALL_BOX if room - players * (MAX_BOX + 8) < EGON_LOG else MAX_BOX
    return [even if column else min(most, even)] * players


def _box(position: Position, state: State, player: int, box: Rect) -> list[Placement]:
    """Lay out one player: name, miniature estate, key numbers, hidden cards."""
    texts, seat = position.texts, state.seats[player]
    placed = [player_box(position, player, box)]
    caption = box.h > 178
    grid = Rect(box.x + 12, box.y + 40, box.w - 24, box.h - 64 - (26 if caption else 10))
    beside = grid.h / TRIPLET < FLAT * grid.w / len(KINDS)
    if beside:
        grid = Rect(grid.x, grid.y, grid.w - 2 * NUMBER - 10, box.h - 49)
    placed.append(Placement(f"mini:{player}", "mini_estate", grid, MiniEstateFace(columns(seat.estate)), z=-10, static=True))
    x, y = (grid.right + 10, grid.y) if beside else (box.x + 14, grid.bottom + 5)
    across = 2 if beside else 4
    animals = len(seat.animals)
    counted: tuple[tuple[KeyNumber, int], ...] = (("worker", seat.workers), ("silver", seat.silver), ("goods", len(seat.goods)))
    numbers: list[tuple[str, int, str, Hashable]] = [(what, n, "number", NumberFace(what, str(n))) for what, n in counted]
    numbers.append(("animals", animals, "animal_number", AnimalsFace(str(animals))))
    for i, (what, n, kind, shown) in enumerate(numbers):
        rect = Rect(x + i % across * NUMBER, y + i // across * 23, NUMBER - 1, 22)
        purse = Purse(player, what, n)
        placed.append(Placement(f"mini:{player}:{what}", kind, rect, shown, z=-10, static=True, purse=purse))
    cards_y = y + 45 if beside else y - 2
    if state.egon is None and state.holder == player:
        rect = Rect(x if beside else box.x + 184, cards_y, 17, 24)
        words = texts("burgundy_cards.words.starts_next" if state.turned else "burgundy_cards.words.starts")
        placed.append(Placement("start_card", "start_card", rect, StartCardFace(not state.turned), z=-9, radius=3, words=words))
    for i in range(len(seat.hand.cards)):
        rect = Rect(box.right - 26 - i * 15, cards_y, 17, 24)
        placed.append(Placement(f"back:{player}:{i}", "card_back", rect, CardBackFace(), z=-10 + i, static=True))
    if caption:
        left = len(seat.stack.cards)
        words = texts(f"burgundy_cards.label.{'left_to_draw' if left else 'all_drawn'}", n=left, all=state.rounds)
        rect = Rect(box.x + 14, box.bottom - 23, box.w - 28, 18)
        placed.append(label(f"left:{player}", rect, words, "label_regular", "second"))
    return placed


def _egon(position: Position, state: State, box: Rect) -> list[Placement]:
    """Lay out Egon's box: points, the state of the duel, a miniature estate, his stacks for the phases to come."""
    texts, egon = position.texts, state.egon
    assert egon is not None
    points = egon_rules.points(egon)
    face = PlayerFace(SIGN, texts("burgundy_cards.words.egon"), str(points), False, texts("burgundy_cards.label.egon"))
    words, purse = texts("burgundy_cards.words.egon_box", n=points), Purse(None, POINTS, points)
    placed = [Placement("egon", "player", box, face, z=-20, radius=10, words=words, purse=purse)]
    now = duel.standing(state)
    tone = duel.tone(now)
    line = Rect(box.x + 10, box.y + 40, box.w - 20, DUEL)
    told = DuelFace(tone, duel.SIGN[tone], *duel.told(texts, state), now.mine, now.his)
    placed.append(Placement("duel", "duel", line, told, z=-10, radius=9, words=duel.in_words(texts, state)))
    stacks_h = 74.0
    grid = Rect(box.x + 12, line.bottom + 8, box.w - 24, min(200.0, box.bottom - line.bottom - 8 - stacks_h - 8))
    each = columns(egon.estate, jokers=False)
    placed.append(Placement("mini:egon", "mini_estate", grid, MiniEstateFace(each), z=-10, static=True))
    column = grid.w / len(KINDS)
    for i, (kind, (cards, _)) in enumerate(zip(KINDS, each, strict=True)):
        rect = Rect(grid.x + i * column + 1, grid.y, column - 2, grid.h)
        words = texts("burgundy_cards.words.egon_kind", kind=kind, n=cards)
        placed.append(Placement(f"egon:{kind}", "text", rect, TextFace("", "label"), z=-9, radius=4, words=words))
    step = (box.w - 24) / len(PHASES)
    width = min(38.0, step - 8)
    y = grid.bottom + 12
    for i, phase in enumerate(PHASES):
        n = len(egon.stacks[i].cards) if i < len(egon.stacks) else 0
        rect = Rect(box.x + 12 + i * step + (step - width) / 2, y, width, width * 1.39)
        key = "egon_stack" if n else "egon_stack_done"
        words = texts(f"burgundy_cards.words.{key}", phase=phase, n=n)
        shown = EgonStackFace(phase, n) if n else EgonStackDoneFace(phase)
        placed.append(Placement(f"egon:{phase}", key, rect, shown, z=-5, radius=4, words=words))
    return placed


def egon_counted(state: State, row: str) -> tuple[ItemId, ...]:
    """Return what on the table gives Egon's points of a row of the score: kinds of his estate, or bonuses that he has taken (BC-17.11)."""
    assert state.egon is not None
    match row:
        case "firsts":
            return tuple(f"first:{kind}" for kind in state.egon.firsts)
        case "all_seven":
            return (f"all_seven:{state.egon.all_seven}",)
    return (f"egon:{row.removeprefix('triplet_')}",)
