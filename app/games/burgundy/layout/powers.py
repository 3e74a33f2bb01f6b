"""The monasteries in force, the bonus tiles won, and the actions that need no target."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.base.panels import background, heading, label
from app.table.choice.highlights import KIND
from app.table.geometry.placement import Placement, Rect
from app.table.parts.bars import Bars
from rules import ItemId
from rules.games.burgundy import items
from rules.games.burgundy.components import BONUS_VP, MONASTERY, PURCHASE_COST
from rules.games.burgundy.monasteries import EXCHANGE, HIRE_COST, HIRING
from rules.games.burgundy.state import State, estate_of

from ..position import Position
from ..tiles import KIND_OF, D, workers_taken

SELL, BUY = f"{KIND}sell", f"{KIND}buy"
"""The buttons that leave only goods to be sold, or only tiles to be bought."""
HEADING = 31.0
CHIP, LOW_CHIP, SHORT = 30.0, 22.0, 72.0
"""Height of a power in one row and in two or more, and its width without words."""
GAP, LOW_GAP = 8.0, 2.0
"""Between two powers of a row, and between rows."""
BUTTON, BELOW = 28.0, 8.0
"""Height of the buttons, and what is left below them."""
LETTER, AROUND = 6.1, 47.0
"""Width of a letter on a power, and of what stands around the words."""
BOLD, PADDING, SIGN, PRICE = 6.7, 20.0, 22.0, 26.0
"""Width of a letter on a button, of what is left beside the words, of a pictogram before them, and what a price beside them takes."""
BONUS = Rect(0, 0, 39, 28)


def monasteries(state: State, player: int) -> list[int]:
    """The numbers of the monasteries in a player's duchy, in order."""
    return sorted(MONASTERY[tile] for tile in estate_of(state, player).tiles if MONASTERY[tile])


def powers(position: Position, state: State, player: int, area: Rect) -> list[Placement]:
    """The whole panel."""
    say = position.texts
    bonuses = state.seats[player].bonuses
    head = Rect(area.x + 14, area.y + 7, area.w - 28 - len(bonuses) * (BONUS.w + 3), 22)
    placed = [
        background("powers", "panel", area),
        heading("powers_heading", head.x, head.y, head.w, say(f"{D}.label.powers")),
    ]
    for n, bonus in enumerate(bonuses):
        size, _, colour = bonus.partition(":")
        kind, points = KIND_OF[colour], BONUS_VP[len(state.seats)][size]
        rect = Rect(area.right - 12 - (len(bonuses) - n) * (BONUS.w + 3), area.y + 4, BONUS.w, BONUS.h)
        words = say(f"{D}.words.won_{size}", kind=kind, points=points)
        placed.append(Placement(items.bonus(bonus), "won_bonus", rect, (kind, size, points), 5, words=words))
    high = Bars(position.text_size).around(BUTTON)
    bottom = area.bottom - high - BELOW
    top = area.y + HEADING
    placed += _chips(position, monasteries(state, player), Rect(head.x, top, area.w - 28, bottom - 2 - top))
    return [*placed, *_buttons(position, state, player, Rect(head.x, bottom, area.w - 28, high))]


def _chips(position: Position, numbers: list[int], area: Rect) -> list[Placement]:
    """The powers: large in as many rows as there is room for, else in lower rows, else with pictograms instead of words."""
    say = position.texts
    if not numbers:
        return [label("frame:no_powers", Rect(area.x, area.y, area.w, CHIP), say(f"{D}.label.no_powers"), "body", "second")]
    words = {number: say(f"{D}.power.{number}") for number in numbers}
    said = {number: len(words[number]) * LETTER + AROUND for number in numbers}
    signs = dict.fromkeys(numbers, SHORT)
    for widths, high in ((said, CHIP), (said, LOW_CHIP), (signs, CHIP), (signs, LOW_CHIP)):
        lines = _wrapped(widths, area.w)
        if widths is signs:
            lines = _wrapped(widths, -(-len(numbers) // len(lines)) * (SHORT + GAP))
        if len(lines) * (high + LOW_GAP) - LOW_GAP <= area.h:
            break
    gap = min(4.0, (area.h - len(lines) * high) / len(lines))
    return [
        Placement(
            f"power:{number}",
            "power",
            Rect(area.x + x, area.y + row * (high + gap), widths[number], high),
            (number, words[number] if widths is said else ""),
            5,
            radius=high / 2,
            words=words[number],
        )
        for row, line in enumerate(lines)
        for number, x in line
    ]


def _wrapped(widths: dict[int, float], room: float) -> list[list[tuple[int, float]]]:
    """Numbers in lines with where each begins."""
    lines: list[list[tuple[int, float]]] = [[]]
    x = 0.0
    for number, width in widths.items():
        if x and x + width > room:
            lines.append([])
            x = 0.0
        lines[-1].append((number, x))
        x += width + GAP
    return lines


@dataclass(frozen=True, slots=True)
class _Button:
    """An action without a target, in more words and in few."""

    item: ItemId
    icon: str
    words: str
    short: str
    usual: bool = True
    """Whether everybody has it."""
    price: float = 0.0
    """Room for its price in workers."""


def _buttons(position: Position, state: State, player: int, area: Rect) -> list[Placement]:
    """Workers, selling and buying always; hiring and the exchange with their monasteries. When they are many, the usual ones say less."""
    say = position.texts
    own = monasteries(state, player)
    n = workers_taken(own)
    shown = [
        _Button(items.WORKERS, "account-plus", say(f"{D}.button.workers", n=n), say(f"{D}.button.workers_short", n=n)),
        _Button(SELL, "sack", say(f"{D}.button.sell"), say(f"{D}.button.sell_short")),
        _Button(BUY, "hand-coin", say(f"{D}.button.buy", cost=PURCHASE_COST), say(f"{D}.button.buy_short")),
    ]
    if HIRING in own:
        words, short = say(f"{D}.button.hire", cost=HIRE_COST), say(f"{D}.button.hire_short", number=HIRING)
        shown.append(_Button(items.HIRE, "pawn", words, short, False, PRICE))
    if EXCHANGE in own:
        words, short = say(f"{D}.button.exchange"), say(f"{D}.button.exchange_short", number=EXCHANGE)
        shown.append(_Button(items.EXCHANGE, "circle-multiple", words, short, False))
    bars = Bars(position.text_size)
    room, letter = area.w - GAP * (len(shown) - 1), BOLD * max(1.0, bars.share)
    for short_usual, short_others, sign in ((False, False, SIGN), (True, False, SIGN), (True, False, 0.0), (True, True, 0.0)):
        labels = [button.short if (short_usual if button.usual else short_others) else button.words for button in shown]
        widths = [len(label) * letter + bars.around(PADDING + sign) + button.price for button, label in zip(shown, labels, strict=True)]
        if sum(widths) <= room:
            break
    more = max(0.0, room - sum(widths)) / len(widths)
    widths = [width * min(1.0, room / sum(widths)) for width in widths]
    placed, x = [], area.x
    for button, said, width in zip(shown, labels, widths, strict=True):
        rect = Rect(x, area.y, width + more, area.h)
        face = (said, button.icon if sign else "", "secondary", "normal")
        placed.append(Placement(button.item, "button", rect, face, 5, 8.0, button.words))
        x += width + more + GAP
    return placed
