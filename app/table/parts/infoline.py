"""The line below the table: who decides, what is asked, further choices, undo and the one main button. Nothing in it is ever cut. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from app.table.commands import Command
from app.table.game_ui import GameUi
from app.table.geometry.placement import Placement, Rect
from app.table.position import Position
from rules import ItemId

from .bars import Bars

MAIN_BUTTON = "button:end"
"""The item of the main button: what the rules call ending the turn."""
MOST_MAIN = 330.0
"""Largest width of the main button."""
LINE = 1.14
"""Height of a line of the question for each pixel of its size, at least."""

Measure = Callable[[str, Any, int], float]
"""Width in logical pixels of a line of words in a type role at a size (0: the role's own)."""
Chip = tuple[ItemId, str, str]


@dataclass(frozen=True, slots=True)
class Ui:
    """What the frame shows besides the position. All words are in the reader's language.

    ``words`` go behind the name of ``player`` (None: nobody in particular): the question, or how it ended. ``stop`` says why nothing can be
    taken back. ``main`` and ``main_on`` are the words of the main button and whether it can be pressed; ``warns``: the words are a warning.
    ``offers`` are chips of the table itself, before those of the game.
    """

    title: str
    player: int | None
    words: str
    can_undo: bool = False
    can_redo: bool = False
    can_reset: bool = False
    stop: str = ""
    main: str = ""
    main_on: bool = False
    warns: bool = False
    offers: tuple[Chip, ...] = ()


@dataclass(frozen=True, slots=True)
class _Fit:
    """One way to make room: with the reason, with words on undo and redo, with words on the chips; sizes and lines of the question."""

    stop: bool
    labels: bool
    chips: bool
    sizes: tuple[tuple[int, int], ...]


_FITS = (
    _Fit(True, True, True, ((16, 1),)),
    _Fit(False, True, True, ((16, 1), (15, 1), (14, 2))),
    _Fit(False, False, True, ((16, 1), (15, 1), (14, 2), (13, 2), (12, 2))),
    _Fit(False, False, False, ((14, 2), (13, 2), (12, 2), (12, 3))),
)


def info_line(position: Position, screen: GameUi, ui: Ui, measure: Measure) -> list[Placement]:
    """Return the whole line. The chips end where undo begins, so that no sentence moves them.

    When it is full, this gives way, in this order: the reason why undo stops (it stays in the tip), the size of the question, its single
    line, the words on undo and redo, the words on the chips. With large text the question has a line of its own above the buttons.
    """
    bars = Bars(position.text_size)
    chips = [*ui.offers, *screen.chips(position)]
    left, who = _who(position, bars, ui, measure)
    placed: list[Placement] = []
    for fit in _FITS:
        right, buttons = _buttons(position, bars, ui, measure, fit)
        around = bars.around(39.0)
        widths = [measure(words, "label", bars.size(13)) + around if fit.chips else around for _, _, words in chips]
        right -= sum(widths) + 8 * len(widths)
        aside = _chips(position, bars, chips, widths, fit.chips, right)
        if fit.stop and ui.stop and not ui.can_undo:
            aside.append(_reason(position, bars, ui.stop, measure, right))
            right = aside[-1].rect.x
        room = position.width - left - 16 if bars.two_lines else right - left - 18
        question, fits = _question(position, bars, ui.words, left, room, fit, measure)
        placed = [*who, question, *aside, *buttons]
        if fits and right >= 16:
            break
    return placed


def _question(position: Position, bars: Bars, words: str, left: float, room: float, fit: _Fit, measure: Measure) -> tuple[Placement, bool]:
    """Return the question as large as it goes, and whether it fits."""
    if bars.two_lines:
        sizes = [(px, int(bars.question / (px * LINE))) for px in range(bars.size(16), 11, -1)]
    else:
        sizes = [(bars.size(px), most) for px, most in fit.sizes]
    for px, most in sizes:
        lines = wrap(words, room, lambda words, px=px: measure(words, "lead", px))  # type: ignore[misc]
        width = max(measure(line, "lead", px) for line in lines)
        if fits := len(lines) <= most and width <= room:
            break
    rect = Rect(left, position.height - bars.info + 1, width + 2, bars.question - 1)
    return Placement("frame:question", "lines", rect, (lines, "lead", "ink", px), static=True, words=words), fits


def wrap(words: str, room: float, width: Callable[[str], float]) -> tuple[str, ...]:
    """The words in as few lines of ``room`` as go, two lines evened out. A word longer than the room has a line to itself."""
    pieces = words.split(" ")
    lines, space, long = [pieces[0]], width(" "), width(pieces[0])
    for word in pieces[1:]:
        more = width(word)  # words come again in other sentences, and what was measured is remembered
        if long + space + more <= room:
            lines[-1], long = f"{lines[-1]} {word}", long + space + more
        else:
            lines.append(word)
            long = more
    if len(lines) == 2:
        reach = list(accumulate(width(piece) + space for piece in pieces))
        half = min(range(1, len(pieces)), key=lambda i: max(reach[i - 1], reach[-1] - reach[i - 1]))
        return " ".join(pieces[:half]), " ".join(pieces[half:])
    return tuple(lines)


def _who(position: Position, bars: Bars, ui: Ui, measure: Measure) -> tuple[float, list[Placement]]:
    """Return the bar, the marker and the name of who decides; and where they end."""
    y = position.height - bars.info
    placed = [Placement("frame:info", "info_bar", Rect(0, y, position.width, bars.info), static=True, z=-100)]
    if ui.player is None:
        return 16.0, placed
    name, side = position.names[ui.player], bars.around(23.0)
    width = measure(name, "h3", bars.size(17)) + 2
    sign = Rect(12.5, y + (bars.question - side) / 2 + 1, side, side)
    left = sign.right + 7.5
    placed.append(Placement("frame:marker", "marker", sign, (position.colours[ui.player], name[:1]), static=True))
    rect = Rect(left, y + 1, width, bars.question - 1)
    placed.append(Placement("frame:name", "text", rect, (name, "h3", "ink", "left", 17), static=True))
    return left + width + 7, placed


def _buttons(position: Position, bars: Bars, ui: Ui, measure: Measure, fit: _Fit) -> tuple[float, list[Placement]]:
    """Return the main button, redo, undo, reset from the right; and where they begin."""
    texts, px = position.texts, bars.size(14)
    y = _middle(position, bars) - bars.button / 2
    main = ui.main or texts("table.end_turn")
    width = min(MOST_MAIN * bars.around(1.0), measure(main, "body_bold", px) + bars.around(56.0))
    right = position.width - 10 - width
    state = "normal" if ui.main_on else "disabled"
    face = (main, "alert" if ui.warns else "check-bold", "primary", state)
    placed = [Placement(MAIN_BUTTON, "button", Rect(right, y, width, bars.button), face, words=main)]
    for command, icon, on, why in (
        (Command.REDO, "redo-variant", ui.can_redo, texts("table.nothing_to_redo")),
        (Command.UNDO, "undo-variant", ui.can_undo, ui.stop),
        (Command.RESET, "restart", ui.can_reset, ui.stop),
    ):
        words = texts(f"table.{command}")
        label = words if fit.labels and command != Command.RESET else ""
        width = measure(label, "body_bold", px) + bars.around(42.0) if label else bars.around(36.0)
        right -= width + 8
        face = (label, icon, "secondary", "normal" if on else "disabled")
        said = f"{words}. {why}" if why and not (on and command == Command.REDO) else words
        placed.append(Placement(command.item, "button", Rect(right, y, width, bars.button), face, words=said))
    return right, placed


def _middle(position: Position, bars: Bars) -> float:
    """Return the height of the middle of the buttons."""
    return position.height - bars.info / 2 + 0.5 if not bars.two_lines else position.height - bars.button / 2 - 6


def _reason(position: Position, bars: Bars, stop: str, measure: Measure, right: float) -> Placement:
    """Return why undo stops, ending before ``right``."""
    width = measure(stop, "label_regular", bars.size(12)) + 2
    face = (stop, "label_regular", "second", "right", 0)
    rect = Rect(right - 12 - width, _middle(position, bars) - bars.button / 2, width, bars.button)
    return Placement("frame:stop", "text", rect, face, static=True)


def _chips(position: Position, bars: Bars, chips: Sequence[Chip], widths: Sequence[float], labels: bool, left: float) -> list[Placement]:
    """Return the further choices, side by side from ``left``."""
    placed, high = [], bars.button - 4
    for (item, icon, words), width in zip(chips, widths, strict=True):
        rect = Rect(left, _middle(position, bars) - high / 2, width, high)
        placed.append(Placement(item, "chip", rect, (words if labels else "", icon, "paper", "normal"), words=words, radius=high / 2))
        left += width + 8
    return placed
