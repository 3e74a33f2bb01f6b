"""The monasteries and shields in force, the bonus tiles won, and the actions that need no target."""

from __future__ import annotations

from msgspec import Struct

from app.games.base.panels import heading, label, panel
from app.table.geometry.faces import ButtonFace
from app.table.geometry.placement import Placement, Rect
from app.table.parts.bars import Bars
from app.texts import Texts
from rules import ItemId
from rules.games.burgundy import items
from rules.games.burgundy.board.monasteries import AT_END, EXCHANGE, HIRE_COST, HIRING
from rules.games.burgundy.board.teams import partners
from rules.games.burgundy.components import BONUS_VP, PURCHASE_COST
from rules.games.burgundy.state import State, analysis_of

from ...choice.stand_ins import BUY, SELL
from ...faces import PowerFace, ShieldPowerFace, WonBonusFace
from ...position import Position
from ...words.tiles import KIND_OF, D, workers_taken

HEADING = 31.0
CHIP, LOW_CHIP, SHORT = 30.0, 22.0, 72.0
"""Height of a power in a single row and in several, and its width without words."""
GAP, LOW_GAP = 8.0, 2.0
"""Gap between two powers in a row, and between rows."""
BUTTON, BELOW = 28.0, 8.0
"""Height of the buttons, and the space left below them."""
LETTER, AROUND = 6.1, 50.0
"""Width of a letter on a power, and of what surrounds the words."""
BOLD, PADDING, SIGN, PRICE = 6.7, 20.0, 22.0, 26.0
"""Widths of a letter on a button, of the padding beside the words, of a pictogram before them and of a price beside them."""
BRIEFEST = 2
"""The label of a button that leaves everything else to its pictogram."""
BONUS = Rect(0, 0, 39, 28)


def monasteries(state: State, player: int) -> list[int]:
    """Return the numbers of the monasteries in force for a player, in order."""
    return sorted(analysis_of(state, player).monasteries)


def powers(position: Position, state: State, player: int, area: Rect) -> list[Placement]:
    """Lay out the whole panel."""
    say = position.texts
    bonuses = [bonus for partner in partners(state, player) for bonus in state.seats[partner].bonuses]
    head = Rect(area.x + 14, area.y + 7, area.w - 28 - len(bonuses) * (BONUS.w + 3), 22)
    shields = sorted(shield for _, shield in state.seats[player].shields)
    placed = [
        panel("powers", area),
        heading("powers_heading", head.x, head.y, head.w, say(f"{D}.label.{'powers_shields' if shields else 'powers'}")),
    ]
    for n, bonus in enumerate(bonuses):
        size, _, colour = bonus.partition(":")
        kind, points = KIND_OF[colour], BONUS_VP[len(state.seats)][size]
        rect = Rect(area.right - 12 - (len(bonuses) - n) * (BONUS.w + 3), area.y + 2, BONUS.w, BONUS.h)
        words = say(f"{D}.words.won_{size}", kind=kind, points=points)
        placed.append(Placement(items.BONUS.id(bonus), "won_bonus", rect, WonBonusFace(kind, size, points), 5, words=words))
    high = Bars(position.text_size).around(BUTTON)
    bottom = area.bottom - high - BELOW
    top = area.y + HEADING
    scored = AT_END if state.solo else ()  # BU-25.9
    chips = [_monastery(say, number) for number in monasteries(state, player) if number not in scored]
    chips += [_shield(say, number) for number in shields]
    placed += _chips(position, chips, Rect(head.x, top, area.w - 28, bottom - 2 - top))
    return [*placed, *_buttons(position, state, player, Rect(head.x, bottom, area.w - 28, high))]


class _Chip(Struct, frozen=True):
    """A power in force."""

    item: ItemId
    kind: str
    number: int
    words: str


def _monastery(say: Texts, number: int) -> _Chip:
    return _Chip(f"power:{number}", "power", number, say(f"{D}.power.{number}"))


def _shield(say: Texts, number: int) -> _Chip:
    name = say(f"{D}.shield_name.{number}")
    return _Chip(f"shield_power:{number}", "shield_power", number, name[:1].upper() + name[1:])


def _chips(position: Position, chips: list[_Chip], area: Rect) -> list[Placement]:
    """Lay out the powers: large if there is room for their rows, else in lower rows, else with pictograms instead of words."""
    if not chips:
        return [label("frame:no_powers", Rect(area.x, area.y, area.w, CHIP), position.texts(f"{D}.label.no_powers"), "body", "second")]
    said = [len(chip.words) * LETTER + AROUND for chip in chips]
    signs = [SHORT] * len(chips)
    for widths, high in ((said, CHIP), (said, LOW_CHIP), (signs, CHIP), (signs, LOW_CHIP)):
        lines = _wrapped(widths, area.w)
        if widths is signs:
            lines = _wrapped(widths, -(-len(chips) // len(lines)) * (SHORT + GAP))
        if len(lines) * (high + LOW_GAP) - LOW_GAP <= area.h:
            break
    gap = min(4.0, (area.h - len(lines) * high) / len(lines))
    placed = []
    for row, line in enumerate(lines):
        for n, x in line:
            chip, rect = chips[n], Rect(area.x + x, area.y + row * (high + gap), widths[n], high)
            written = chip.words if widths is said else ""
            face = ShieldPowerFace(chip.number, written) if chip.kind == "shield_power" else PowerFace(chip.number, written)
            placed.append(Placement(chip.item, chip.kind, rect, face, 5, radius=high / 2, words=chip.words))
    return placed


def _wrapped(widths: list[float], room: float) -> list[list[tuple[int, float]]]:
    """Return the chips in lines, each by its number with where it begins."""
    lines: list[list[tuple[int, float]]] = [[]]
    x = 0.0
    for number, width in enumerate(widths):
        if x and x + width > room:
            lines.append([])
            x = 0.0
        lines[-1].append((number, x))
        x += width + GAP
    return lines


class _Button(Struct, frozen=True):
    """An action without a target, with a full and a short label."""

    item: ItemId
    icon: str
    words: str
    short: str
    number: int = 0
    """The monastery that gives it; 0: every player has it."""
    price: float = 0.0
    """Room for its price in workers."""

    def label(self, brief: int) -> str:
        """Return the full label, the short one, or for a pictogram that says the rest the number of its monastery."""
        return (self.words, self.short, str(self.number or ""))[brief]


def _buttons(position: Position, state: State, player: int, area: Rect) -> list[Placement]:
    """Lay out buttons for workers, selling and buying, and with their monasteries for hiring and the exchange.

    If there is not enough room for all of them, the usual ones get their short labels first, and in the end pictograms without words.
    """
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
        shown.append(_Button(items.HIRE, "pawn", words, short, HIRING, PRICE))
        if state.mixed_payment:
            words, short = say(f"{D}.button.mix"), say(f"{D}.button.mix_short", number=HIRING)
            shown.append(_Button(items.MIX, "hand-coin", words, short, HIRING, PRICE))
    if EXCHANGE in own:
        words, short = say(f"{D}.button.exchange"), say(f"{D}.button.exchange_short", number=EXCHANGE)
        shown.append(_Button(items.EXCHANGE, "circle-multiple", words, short, EXCHANGE))
    bars = Bars(position.text_size)
    room, letter = area.w - GAP * (len(shown) - 1), BOLD * max(1.0, bars.share)
    for usual, others, sign in ((0, 0, True), (1, 0, True), (1, 0, False), (1, 1, False), (2, 1, False), (2, 2, False)):
        labels = [button.label(others if button.number else usual) for button in shown]
        signed = [sign or (others if button.number else usual) == BRIEFEST for button in shown]
        signs = [bars.around(PADDING + (SIGN if one else 0.0)) for one in signed]
        widths = [len(label) * letter + around + button.price for button, label, around in zip(shown, labels, signs, strict=True)]
        if sum(widths) <= room:
            break
    more = max(0.0, room - sum(widths)) / len(widths)
    widths = [width * min(1.0, room / sum(widths)) for width in widths]
    placed, x = [], area.x
    for button, said, width, one in zip(shown, labels, widths, signed, strict=True):
        rect = Rect(x, area.y, width + more, area.h)
        face = ButtonFace(said, button.icon if one else "")
        placed.append(Placement(button.item, "button", rect, face, 5, 8.0, button.words))
        x += width + more + GAP
    return placed
