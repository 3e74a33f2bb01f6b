"""The line below the table: who decides, what is asked, further choices, undo and the one main button. Nothing in it is ever cut. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from app.table.game_ui import GameUi
from app.table.geometry.placement import Placement, Rect
from app.table.position import Position
from rules import ItemId

INFO = 44.0
"""Height of the line."""
MAIN_BUTTON = "button:end"
"""The item of the main button: what the rules call ending the turn."""
MOST_MAIN = 330.0
"""Largest width of the main button."""

MOST_QUESTION = 28
"""Largest size of the question."""

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
    """The whole line. The chips end where undo begins, so that no sentence moves them.

    When it is full, this gives way, in this order: the reason why undo stops (it stays in the tip), the size of the question, its single
    line, the words on undo and redo, the words on the chips.
    """
    chips = [*ui.offers, *screen.chips(position)]
    left, who = _who(position, ui, measure)
    placed: list[Placement] = []
    for fit in _FITS:
        right, buttons = _buttons(position, ui, measure, fit)
        widths = [measure(words, "label", 13) + 39 if fit.chips else 38.0 for _, _, words in chips]
        right -= sum(widths) + 8 * len(widths)
        aside = _chips(position, chips, widths, fit.chips, right)
        if fit.stop and ui.stop and not ui.can_undo:
            aside.append(_reason(position, ui.stop, measure, right))
            right = aside[-1].rect.x
        room = right - left - 18
        for px, most in (*_larger(position.text_size), *fit.sizes):
            lines = wrap(ui.words, room, lambda words, px=px: measure(words, "lead", px))  # type: ignore[misc]
            width = max(measure(line, "lead", px) for line in lines)
            question = Placement(
                "frame:question",
                "lines",
                Rect(left, position.height - INFO + 1, width + 2, INFO - 1),
                (lines, "lead", "ink", px),
                static=True,
                words=ui.words,
            )
            placed = [*who, question, *aside, *buttons]
            if len(lines) <= most and width <= room:
                return placed
    return placed


def _larger(size: float) -> list[tuple[int, int]]:
    """Sizes of the question above the usual 16, the largest first, when the players want larger text: in two lines while they fit."""
    return [(px, 2 if px <= 17 else 1) for px in range(min(MOST_QUESTION, round(16 * size)), 16, -2)]


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


def _who(position: Position, ui: Ui, measure: Measure) -> tuple[float, list[Placement]]:
    """The bar, the marker and the name of who decides; and where they end."""
    y = position.height - INFO
    placed = [Placement("frame:info", "info_bar", Rect(0, y, position.width, INFO), static=True, z=-100)]
    if ui.player is None:
        return 16.0, placed
    name = position.names[ui.player]
    width = measure(name, "h3", 17) + 2
    marker = (position.colours[ui.player], name[:1])
    placed.append(Placement("frame:marker", "marker", Rect(12.5, y + 11.5, 23, 23), marker, static=True))
    placed.append(Placement("frame:name", "text", Rect(43, y + 1, width, INFO - 1), (name, "h3", "ink", "left", 17), static=True))
    return 43 + width + 7, placed


def _buttons(position: Position, ui: Ui, measure: Measure, fit: _Fit) -> tuple[float, list[Placement]]:
    """Main button, redo, undo, reset from the right; and where they begin."""
    texts = position.texts
    y = position.height - INFO + 7
    main = ui.main or texts("table.end_turn")
    width = min(MOST_MAIN, measure(main, "body_bold", 0) + 56)
    right = position.width - 10 - width
    state = "normal" if ui.main_on else "disabled"
    placed = [
        Placement(
            MAIN_BUTTON, "button", Rect(right, y, width, 31), (main, "alert" if ui.warns else "check-bold", "primary", state), words=main
        )
    ]
    for command, icon, on, why in (
        ("redo", "redo-variant", ui.can_redo, texts("table.nothing_to_redo")),
        ("undo", "undo-variant", ui.can_undo, ui.stop),
        ("reset", "restart", ui.can_reset, ui.stop),
    ):
        words = texts(f"table.{command}")
        label = words if fit.labels and command != "reset" else ""
        width = measure(label, "body_bold", 0) + 42 if label else 36.0
        right -= width + 8
        face = (label, icon, "secondary", "normal" if on else "disabled")
        said = f"{words}. {why}" if why and not (on and command == "redo") else words
        placed.append(Placement(f"ui:{command}", "button", Rect(right, y, width, 31), face, words=said))
    return right, placed


def _reason(position: Position, stop: str, measure: Measure, right: float) -> Placement:
    """Why undo stops, ending before ``right``."""
    width = measure(stop, "label_regular", 0) + 2
    face = (stop, "label_regular", "second", "right", 0)
    return Placement("frame:stop", "text", Rect(right - 12 - width, position.height - INFO, width, INFO), face, static=True)


def _chips(position: Position, chips: Sequence[Chip], widths: Sequence[float], labels: bool, left: float) -> list[Placement]:
    """The further choices, side by side from ``left``."""
    placed = []
    for (item, icon, words), width in zip(chips, widths, strict=True):
        rect = Rect(left, position.height - INFO + 9, width, 27)
        placed.append(Placement(item, "chip", rect, (words if labels else "", icon, "paper", "normal"), words=words, radius=13.5))
        left += width + 8
    return placed
