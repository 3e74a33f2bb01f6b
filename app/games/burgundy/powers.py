"""The monasteries in force, the bonus tiles won, and the actions that need no target."""

from __future__ import annotations

from app.table.layout import Placement, Position, Rect
from rules.games.burgundy import items
from rules.games.burgundy.components import BONUS_VP, MONASTERY
from rules.games.burgundy.estate import estate_of
from rules.games.burgundy.monasteries import EXCHANGE, HIRING
from rules.games.burgundy.state import State

from .tiles import KIND_OF, D, workers_taken

HEADING = 33.0
CHIP, SHORT, GAP = 30.0, 72.0, 8.0
"""Height of a power, its width without words, and the gap between two."""
BUTTON = 33.0
LETTER, AROUND = 6.6, 52.0
"""Width of a letter on a power, and of what stands around the words."""
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
        Placement("frame:powers", "panel", area, z=-50, ground=True),
        Placement("frame:powers_heading", "heading", head, (say(f"{D}.label.powers"),), ground=True),
    ]
    for n, bonus in enumerate(bonuses):
        size, _, colour = bonus.partition(":")
        kind, points = KIND_OF[colour], BONUS_VP[len(state.seats)][size]
        rect = Rect(area.right - 12 - (len(bonuses) - n) * (BONUS.w + 3), area.y + 4, BONUS.w, BONUS.h)
        words = say(f"{D}.words.won_{size}", kind=kind, points=points)
        placed.append(Placement(items.bonus(bonus), "won_bonus", rect, (kind, size, points), 5, words=words))
    bottom = area.bottom - BUTTON - 10
    placed += _row(position, monasteries(state, player), Rect(head.x, area.y + HEADING, area.w - 28, bottom - area.y - HEADING))
    return [*placed, *_buttons(position, state, player, Rect(head.x, bottom, area.w - 28, BUTTON))]


def _row(position: Position, numbers: list[int], area: Rect) -> list[Placement]:
    """The powers in as many rows as there is room for: with their words when all fit, else with pictograms."""
    say = position.texts
    if not numbers:
        nothing = (say(f"{D}.label.no_powers"), "body", "second", "left", 0)
        return [Placement("frame:no_powers", "text", Rect(area.x, area.y, area.w, CHIP), nothing, ground=True)]
    words = {number: say(f"{D}.power.{number}") for number in numbers}
    widths = {number: len(words[number]) * LETTER + AROUND for number in numbers}
    rows = max(1, int((area.h + 4) // (CHIP + 4)))
    places = _wrapped(widths, area.w)
    if len(places) <= rows:
        return [
            Placement(
                f"power:{number}",
                "power",
                Rect(area.x + x, area.y + row * (CHIP + 4), widths[number], CHIP),
                (number, words[number]),
                5,
                radius=CHIP / 2,
                words=words[number],
            )
            for row, line in enumerate(places)
            for number, x in line
        ]
    width = min(SHORT, (area.w + GAP) / len(numbers) - GAP)
    return [
        Placement(
            f"power:{number}",
            "power",
            Rect(area.x + n * (width + GAP), area.y, width, CHIP),
            (number, ""),
            5,
            radius=CHIP / 2,
            words=words[number],
        )
        for n, number in enumerate(numbers)
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


def _buttons(position: Position, state: State, player: int, area: Rect) -> list[Placement]:
    """Workers always, hiring and the exchange with their monasteries."""
    say = position.texts
    own = monasteries(state, player)
    shown = [(items.WORKERS, "account-plus", say(f"{D}.button.workers", n=workers_taken(own)))]
    if HIRING in own:
        shown.append((items.HIRE, "hand-coin", say(f"{D}.button.hire")))
    if EXCHANGE in own:
        shown.append((items.EXCHANGE, "circle-multiple", say(f"{D}.button.exchange")))
    width = (area.w - 16) / 3
    return [
        Placement(
            item, "button", Rect(area.x + i * (width + 8), area.y, width, area.h), (words, icon, "secondary", "normal"), 5, 8.0, words
        )
        for i, (item, icon, words) in enumerate(shown)
    ]
