"""The lower part of the table: projects, storage, phase bonus, estate and hand of one player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from app.games.base.panels import heading, label, panel
from app.table.geometry import shares
from app.table.geometry.faces import ButtonFace, KeyNumber, LinesFace, NumberFace, PanelTone, TextFace
from app.table.geometry.placement import Placement, Purse, Rect
from app.texts import isolated
from rules import credited, is_hidden
from rules.games.burgundy_cards import items
from rules.games.burgundy_cards.board.estate import stack_kind
from rules.games.burgundy_cards.components import (
    GOODS_KIND,
    GOODS_KINDS,
    KIND,
    KINDS,
    MONASTERY,
    PHASE_OPTIONS,
    PHASES,
    PROJECT_LIMIT,
    SPECIES,
    SPECIES_KINDS,
    TRIPLET,
    TRIPLET_VP,
)
from rules.games.burgundy_cards.state import Seat, State

from ..faces import (
    CardBackFace,
    ClosedStackFace,
    KindHeaderFace,
    NewStackFace,
    OpenStackFace,
    PhaseOptionFace,
    SlotFace,
    StoredFace,
    TripletFace,
)
from ..position import Position
from ..words.cards import gains
from .places import CARD_RATIO, WIDEST, fan, full_card, hand_card

HEADING = 30.0
HEADER = 34.0
"""Height of the head of an estate column, with its gap."""
NEXT = 26.0
"""Height of the place for the next card of a stack."""
STRIP = 24.0
DICE = 0.4
"""Height of the dice at the bottom of a goods card, with the edge below them, as a share of its width."""
WITHOUT_SIGNS = 1.3
"""Text size from which the buttons below the hand show words alone."""
CLOSED = 25.0
WIDEST_BUTTONS = 480.0
"""Maximum width of the buttons below the hand."""
BESIDE = 2.0
"""The ratio of width to height of a hand from which its buttons are beside the cards."""


def _panel(
    position: Position, name: str, area: Rect, tone: PanelTone = "paper", title: str | None = None, reserve: float = 0
) -> list[Placement]:
    """Lay out a panel and its heading, which leaves ``reserve`` pixels free on the right."""
    words = title if title is not None else position.texts(f"burgundy_cards.label.{name}")
    if title is None and position.shown is not None and not _mine(position, position.shown):
        words = f"{words}: {isolated(position.names[position.shown])}"
    return [
        panel(name, area, tone),
        heading(f"{name}_heading", area.x + 14, area.y + 6, area.w - 28 - reserve, words),
    ]


def _mine(position: Position, player: int) -> bool:
    """Say whether headings need no name: these are the things of the viewer who plays, or there are no other players."""
    return player == position.viewer and (len(position.names) == 1 or (position.view.standings is None and not position.reviewed))


def projects(position: Position, seat: Seat, area: Rect) -> list[Placement]:
    """Lay out the projects and the empty places among them."""
    placed = _panel(position, "projects", area)
    top = HEADING + 4  # a chosen card is lifted and must not cover the heading
    width = min((area.h - top - 8) / CARD_RATIO, (area.w - 28 - 16) / PROJECT_LIMIT)
    step = (area.w - 24) / PROJECT_LIMIT
    for i in range(PROJECT_LIMIT):
        rect = Rect(area.x + 12 + i * step + (step - width) / 2, area.y + top, width, width * CARD_RATIO)
        if i < len(seat.projects):
            placed.append(full_card(position, seat.projects[i], rect))
        else:
            words = position.texts("burgundy_cards.words.free_project")
            placed.append(Placement(f"project:{i}", "slot", rect, SlotFace("cards-outline"), radius=7, words=words, static=True))
    return placed


def storage(position: Position, seat: Seat, player: int, area: Rect) -> list[Placement]:
    """Lay out the goods, animals, workers and silver with their counts; points and sold goods are in the heading."""
    texts = position.texts
    placed = _panel(position, "storage", area, reserve=104)
    goods = Counter(GOODS_KIND[card] for card in seat.goods)
    animals = Counter(SPECIES[card] for card in seat.animals)
    held = [(kind, goods[kind], "goods") for kind in GOODS_KINDS if goods[kind]]
    held += [(species, animals[species], "animals") for species in SPECIES_KINDS if animals[species]]
    held += [("worker", seat.workers, "worker"), ("silver", seat.silver, "silver")]
    step = min(max(74.0, area.h * 0.4), (area.w - 20) / len(held))
    width = min(step - 10, (area.h - HEADING - 40) / CARD_RATIO)
    left = area.cx - step * len(held) / 2
    for i, (what, n, sort) in enumerate(held):
        rect = Rect(left + i * step + (step - width) / 2, area.y + HEADING + 6, width, width * CARD_RATIO)
        words = texts("burgundy_cards.words.stored", what=what, n=n)
        item = items.STORE.id(player, what)
        purse = Purse(player, sort, n if sort == what else None)
        dice = (Rect(rect.x, rect.bottom - width * DICE, width, width * DICE),) if sort == "goods" else ()
        placed.append(Placement(item, "stored", rect, StoredFace(sort, what, n), z=5, radius=5, words=words, purse=purse, printed=dice))
        count = Rect(rect.x - 6, min(rect.bottom + 5, area.bottom - 31), rect.w + 12, 24)
        placed.append(label(f"count:{player}:{what}", count, str(n), "num", "ink", "centre", 19))
    right = area.right - 14
    points = credited(position.view.credited, player, "vp")
    counted: tuple[tuple[str, int, KeyNumber], ...] = (("sold", len(seat.sold), "goods"), ("vp", points, "points"))
    for what, n, piece in counted:
        right -= 50
        words = texts(f"burgundy_cards.words.{what}", n=n)
        rect = Rect(right + 4, area.y + 6, 46, 22)
        placed.append(Placement(items.STORE.id(player, what), "number", rect, NumberFace(piece, str(n)), z=5, radius=6, words=words))
    return placed


def phase_bonus(position: Position, state: State, area: Rect) -> list[Placement]:
    """Lay out the options of the current phase card."""
    texts = position.texts
    placed = _panel(position, "phase", area, "gold", texts("burgundy_cards.label.phase_bonus", phase=PHASES[state.phase]))
    placed.append(
        Placement(
            "phase",
            "text",
            Rect(area.x + 14, area.y + 27, area.w - 28, 18),
            TextFace(texts("burgundy_cards.label.one_for_triplet"), "label_regular", "second", "left", 13),
            words=texts("burgundy_cards.label.one_for_triplet"),
            static=True,
        )
    )
    options = PHASE_OPTIONS[state.phase]
    across = 2 if len(options) <= 4 else 3
    rows = -(-len(options) // across)
    top = area.y + 49
    room = area.bottom - 10 - top
    height = min(48.0, (room - 6 * (rows - 1)) / rows)
    top += max(0.0, room - rows * (height + 6) + 6) * 0.4
    for i, option in enumerate(options):
        row, place = divmod(i, across)
        beside = min(across, len(options) - row * across)
        width = (area.w - 28 - 8 * (beside - 1)) / beside
        rect = Rect(area.x + 14 + place * (width + 8), top + row * (height + 6), width, height)
        words = texts("burgundy_cards.words.option", gains=gains(texts, option.gain))
        placed.append(
            Placement(
                items.PHASE_OPTION.id(option.id),
                "phase_option",
                rect,
                PhaseOptionFace(tuple(option.gain.items())),
                z=5,
                radius=8,
                words=words,
            )
        )
    return placed


def estate(position: Position, seat: Seat, player: int, area: Rect) -> list[Placement]:
    """Lay out the seven columns, one for each kind, with their stacks."""
    placed = [panel("estate", area, "board")]
    for kind, column in zip(KINDS, _columns(area), strict=True):
        placed += _estate_column(position, seat, player, kind, column)
    return placed


def below_heads(area: Rect) -> Rect:
    """Return the area of the estate below the heads of its columns: what is laid over it leaves their counts in sight."""
    first, *_, last = _columns(area)
    top = first.y + HEADER
    return Rect(first.x - 5, top, last.right - first.x + 10, area.bottom - 8 - top)


def _columns(area: Rect) -> list[Rect]:
    return shares.row(area.inset(13, 9), len(KINDS), 6)


def _estate_column(position: Position, seat: Seat, player: int, kind: str, column: Rect) -> list[Placement]:
    """Lay out the stacks that count as one kind.

    The last stack is shown in full and those before it as bars. Then comes the place for the next card or stack.
    """
    texts = position.texts
    stacks = [(i, stack) for i, stack in enumerate(seat.estate) if stack_kind(stack) == kind]
    last = stacks[-1] if stacks else None
    n = len(last[1]) if last else 0
    words = texts("burgundy_cards.words.column", kind=kind, n=n, vp=TRIPLET_VP[kind])
    head = Rect(column.x, column.y, column.w, 28)
    placed = [
        Placement(f"kind:{kind}", "kind_header", head, KindHeaderFace(kind, f"{n}/{TRIPLET}", TRIPLET_VP[kind]), words=words, radius=6)
    ]
    body = Rect(column.x, column.y + HEADER, column.w, column.h - HEADER)
    closed = stacks[:-1]
    if closed:
        each = column.w / len(closed)
        for j, (index, _) in enumerate(closed):
            rect = Rect(column.x + j * each + 1, body.y, each - 2, CLOSED - 4)
            words = texts("burgundy_cards.words.closed", kind=kind, vp=TRIPLET_VP[kind])
            placed.append(
                Placement(
                    items.STACK.id(player, index), "closed_stack", rect, ClosedStackFace(kind, TRIPLET_VP[kind]), radius=4, words=words
                )
            )
        body = Rect(body.x, body.y + CLOSED, body.w, body.h - CLOSED)
    height = body.h - (TRIPLET - 1) * STRIP - NEXT
    width = min(column.w - 6, height / CARD_RATIO, WIDEST)
    height = width * CARD_RATIO
    new = items.NEW_STACK.id(player, kind)
    if last is None:
        rect = Rect(body.cx - width / 2, body.y + 2, width, height)
        words = texts("burgundy_cards.words.new_stack", kind=kind)
        return [*placed, Placement(new, "new_stack", rect, NewStackFace(kind, large=True), radius=7, words=words)]
    index, stack = last
    cards = tuple(sorted(stack, key=lambda card: KIND[card] != MONASTERY))
    strip = min(34.0, (body.h - NEXT - height) / (TRIPLET - 1))
    placed += fan(position, cards, Rect(body.x, body.y + 2, body.w, body.h), width, strip, value=False)
    tall = (len(cards) - 1) * strip + height
    frame = Rect(body.cx - width / 2, body.y + 2, width, tall)
    complete = len(stack) == TRIPLET
    words = texts("burgundy_cards.words.stack", kind=kind, n=len(stack))
    whole = frame if complete else Rect(frame.x, frame.y, frame.w, frame.h + NEXT - 2)
    face = TripletFace(TRIPLET_VP[kind]) if complete else OpenStackFace()
    kind_of_frame = "triplet_frame" if complete else "open_stack"
    placed.append(Placement(items.STACK.id(player, index), kind_of_frame, whole, face, z=30, radius=7, words=words))
    if complete:
        rect = Rect(frame.x, min(frame.bottom + 5, body.bottom - NEXT + 5), frame.w, NEXT - 6)
        words = texts("burgundy_cards.words.new_stack", kind=kind)
        placed.append(Placement(new, "new_stack", rect, NewStackFace(kind, large=False), radius=5, words=words))
    return placed


def hand(position: Position, state: State, player: int, area: Rect) -> list[Placement]:
    """Lay out the player's cards in hand, and the actions that need no target."""
    texts = position.texts
    cards = state.seats[player].hand.cards
    name = (
        texts("burgundy_cards.label.hand")
        if _mine(position, player)
        else texts("burgundy_cards.label.hand_of", name=position.names[player])
    )
    placed = _panel(position, "hand", area, title=name)
    buttons = ((items.WORKERS, "pawn"), (items.SILVER, "circle-multiple"), (items.CONVERT, "star-circle"))
    labels = [texts(f"burgundy_cards.button.{item.partition(':')[2]}") for item, _ in buttons]
    room, places = _parts_of_hand(area, labels, 32 + 8 * max(0.0, position.text_size - 1))
    width = min((room.h - 20) / CARD_RATIO, room.w / 2 - 26, WIDEST)
    height = width * CARD_RATIO
    top = room.cy - height / 2
    for i, card in enumerate(cards):
        left = room.cx - (width * len(cards) + 16 * (len(cards) - 1)) / 2
        rect = Rect(left + i * (width + 16), top, width, height)
        if is_hidden(card):
            words = texts("burgundy_cards.words.hidden_card")
            placed.append(Placement(f"hand:{player}:{i}", "card_back", rect, CardBackFace(), z=10, words=words))
        else:
            placed.append(hand_card(position, card, rect))
    if not cards:
        words = texts("burgundy_cards.label.no_hand")
        rect = Rect(room.x + 14, top, room.w - 28, height)
        placed.append(Placement("frame:no_hand", "lines", rect, LinesFace((words,), "body", "second", 0), static=True))
    for (item, icon), said, rect in zip(buttons, labels, places, strict=True):
        sign = icon if position.text_size < WITHOUT_SIGNS else ""
        placed.append(Placement(item, "button", rect, ButtonFace(said, sign), z=5, radius=8, words=said))
    return placed


def _parts_of_hand(area: Rect, labels: Sequence[str], row: float) -> tuple[Rect, list[Rect]]:
    """Return the room for the cards in hand, and the places of three buttons of height ``row``.

    The buttons are below the cards, where the first two share a line as their ``labels`` need; in a low panel they are beside the cards.
    """
    if area.w > BESIDE * area.h:
        whole = min(area.w * 0.36, 300.0)
        room = Rect(area.x, area.y + HEADING, area.w - whole, area.h - HEADING)
        return room, shares.column(Rect(room.right - 14, room.cy - 1.5 * row - 8, whole, 3 * row + 16), 3, 8)
    room = Rect(area.x, area.y + HEADING, area.w, area.h - HEADING - 2 * row - 20)
    whole, y = min(area.w - 28, WIDEST_BUTTONS), room.bottom + 2
    left = area.cx - whole / 2
    first = 12 + (whole - 8 - 24) * len(labels[0]) / (len(labels[0]) + len(labels[1]))
    beside = Rect(left + first + 8, y, whole - first - 8, row)
    return room, [Rect(left, y, first, row), beside, Rect(left, y + row + 8, whole, row)]
