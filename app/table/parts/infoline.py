"""The line below the table: who decides, the question, further choices, undo and the main button. Nothing in it is ever cut off. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from typing import Any

from msgspec import Struct

from app.commands import Command
from app.table.game_ui import GameUi
from app.table.geometry.faces import ButtonFace, ChipFace, GroundFace, LinesFace, MarkerFace, TextFace
from app.table.geometry.placement import Placement, Rect
from app.table.position import Position
from rules import ItemId

from .bars import Bars

MAIN_BUTTON = "button:end"
"""The item of the main button: what the rules call ending the turn."""
MOST_MAIN = 330.0
"""The maximum width of the main button."""
LINE = 1.14
"""The minimum height of a line of the question per pixel of its text size."""

Measure = Callable[[str, Any, int], float]
"""A function that returns the width in logical pixels of a line of words, given its type role and size (0: the role's own)."""
Chip = tuple[ItemId, str, str]


class Ui(Struct, frozen=True):
    """What the frame shows besides the position. All words are in the reader's language.

    ``words`` follow the name of ``player`` (None: no particular player): the question, or how the game ended. If the player is not
    ``named``, the words name them. ``stop`` says why nothing can be undone; if the player has done nothing yet, it goes ``unsaid``, except
    in the tips of the buttons. ``main``, ``main_icon`` and ``main_on`` are the words and the icon of the main button, and whether it can be
    pressed; ``warns`` says that the words are a warning, ``main_tip`` says in full what they sum up; ``main_picks`` are the items it stands
    for, which need no chip. ``offers`` are the table's own chips, which precede those of the game.
    """

    title: str
    player: int | None
    words: str
    can_undo: bool = False
    can_redo: bool = False
    can_reset: bool = False
    stop: str = ""
    unsaid: bool = False
    main: str = ""
    main_icon: str = "check-bold"
    main_on: bool = False
    warns: bool = False
    main_tip: str = ""
    main_picks: tuple[ItemId, ...] = ()
    offers: tuple[Chip, ...] = ()
    named: bool = True


class _Fit(Struct, frozen=True):
    """One way to fit everything in.

    It says whether to show the reason undo stops, and words on undo and redo; and which sizes and line counts to try for the question.
    """

    stop: bool
    labels: bool
    sizes: tuple[tuple[int, int], ...]


_FITS = (
    _Fit(True, True, ((16, 1),)),
    _Fit(False, True, ((16, 1), (15, 1), (14, 2))),
    _Fit(False, False, ((16, 1), (15, 1), (14, 2), (13, 2), (12, 2))),
)
"""The ways in which every chip has words."""
_TIGHT = _Fit(False, False, ((14, 2), (13, 2), (12, 2), (12, 3)))


def info_line(position: Position, screen: GameUi, ui: Ui, measure: Measure) -> list[Placement]:
    """Lay out the whole line. The chips end where the undo buttons begin, so that no sentence moves them.

    When space is short, these give way in turn: the reason undo stops (which stays in the tooltip), the size of the question, its single
    line, the words on undo and redo, those on the table's own chips, those on the game's, the last ones first. With large text the
    question has a line of its own above the buttons.
    """
    bars = Bars(position.text_size)
    of_game = [chip for chip in screen.chips(position) if ui.main_picks != chip[:1]]
    chips = [*ui.offers, *of_game]
    left, who = _who(position, bars, ui, measure)
    placed: list[Placement] = []
    for fit, worded in _ways(ui.offers, of_game):
        right, buttons = _buttons(position, bars, ui, measure, fit)
        around = bars.around(39.0)
        widths = [measure(chip[2], "label", bars.size(13)) + around if chip in worded else around for chip in chips]
        right -= sum(widths) + 8 * len(widths)
        aside = _chips(position, bars, chips, widths, worded, right)
        if fit.stop and ui.stop and not ui.unsaid and not ui.can_undo:
            aside.append(_reason(position, bars, ui.stop, measure, right))
            right = aside[-1].rect.x
        room = position.width - left - 16 if bars.two_lines else right - left - 18
        question, fits = _question(position, bars, ui.words, left, room, fit, measure)
        placed = [*who, question, *aside, *buttons]
        if fits and right >= 16:
            break
    return placed


def _ways(offers: Sequence[Chip], of_game: Sequence[Chip]) -> Iterator[tuple[_Fit, Sequence[Chip]]]:
    """Yield the ways to fit everything in, the best one first, each with the chips that have words."""
    for fit in _FITS:
        yield fit, (*offers, *of_game)
    for n in range(len(of_game), -1, -1):
        yield _TIGHT, of_game[:n]


def lone_chip(position: Position, chip: Chip, measure: Measure) -> Placement:
    """Place a chip at the end of a line that has no buttons."""
    bars = Bars(position.text_size)
    width = measure(chip[2], "label", bars.size(13)) + bars.around(39.0)
    return _chips(position, bars, [chip], [width], [chip], position.width - 10 - width)[0]


def _question(position: Position, bars: Bars, words: str, left: float, room: float, fit: _Fit, measure: Measure) -> tuple[Placement, bool]:
    """Place the question at the largest size that fits; return it and whether it fits."""
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
    return Placement("frame:question", "lines", rect, LinesFace(lines, "lead", "ink", px), static=True, words=words), fits


def wrap(words: str, room: float, width: Callable[[str], float]) -> tuple[str, ...]:
    """Wrap words into as few lines of width ``room`` as possible, balancing them if there are two.

    A word wider than ``room`` gets its own line.
    """
    pieces = words.split(" ")
    lines, space, long = [pieces[0]], width(" "), width(pieces[0])
    for word in pieces[1:]:
        more = width(word)  # words recur in other sentences, and their measured widths are remembered
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
    """Place the bar with the marker and the name of the player who decides; return where they end, and the placements."""
    y = position.height - bars.info
    placed = [Placement("frame:info", "info_bar", Rect(0, y, position.width, bars.info), GroundFace("info_bar"), static=True, z=-100)]
    if ui.player is None:
        return 16.0, placed
    name, side = position.names[ui.player], bars.around(23.0)
    width = measure(name, "h3", bars.size(17)) + 2
    sign = Rect(12.5, y + (bars.question - side) / 2 + 1, side, side)
    left = sign.right + 7.5
    face = MarkerFace(position.colours[ui.player], name[:1], position.seats[ui.player])
    placed.append(Placement("frame:marker", "marker", sign, face, static=True))
    if not ui.named:
        return left, placed
    rect = Rect(left, y + 1, width, bars.question - 1)
    placed.append(Placement("frame:name", "text", rect, TextFace(name, "h3", "ink", "left", 17), static=True))
    return left + width + 7, placed


def _buttons(position: Position, bars: Bars, ui: Ui, measure: Measure, fit: _Fit) -> tuple[float, list[Placement]]:
    """Place the main button, redo, undo and reset from the right; return where they begin, and the placements."""
    texts, px = position.texts, bars.size(14)
    y = _middle(position, bars) - bars.button / 2
    main = ui.main or texts("table.end_turn")
    width = min(MOST_MAIN * bars.around(1.0), measure(main, "body_bold", px) + bars.around(56.0))
    right = position.width - 10 - width
    face = ButtonFace(main, "alert" if ui.warns else ui.main_icon, "primary", "normal" if ui.main_on else "disabled")
    placed = [Placement(MAIN_BUTTON, "button", Rect(right, y, width, bars.button), face, words=ui.main_tip or main)]
    for command, icon, on, why in (
        (Command.REDO, "redo-variant", ui.can_redo, texts("table.nothing_to_redo")),
        (Command.UNDO, "undo-variant", ui.can_undo, ui.stop),
        (Command.RESET, "restart", ui.can_reset, ui.stop or ("" if ui.can_reset else texts("table.nothing_in_turn"))),
    ):
        words = texts(f"table.{command}")
        label = words if fit.labels and command != Command.RESET else ""
        width = measure(label, "body_bold", px) + bars.around(42.0) if label else bars.around(36.0)
        right -= width + 8
        face = ButtonFace(label, icon, "secondary", "normal" if on else "disabled")
        said = f"{words}. {why}" if why and not (on and command == Command.REDO) else words
        said = why if why and command == Command.UNDO else said  # which begins with the same word
        placed.append(Placement(command.item, "button", Rect(right, y, width, bars.button), face, words=said))
    return right, placed


def _middle(position: Position, bars: Bars) -> float:
    """Return the y coordinate of the middle of the buttons."""
    return position.height - bars.info / 2 + 0.5 if not bars.two_lines else position.height - bars.button / 2 - 6


def _reason(position: Position, bars: Bars, stop: str, measure: Measure, right: float) -> Placement:
    """Place the reason undo stops so that it ends before ``right``."""
    width = measure(stop, "label_regular", bars.size(12)) + 2
    face = TextFace(stop, "label_regular", "second", "right", 0)
    rect = Rect(right - 12 - width, _middle(position, bars) - bars.button / 2, width, bars.button)
    return Placement("frame:stop", "text", rect, face, static=True)


def _chips(
    position: Position, bars: Bars, chips: Sequence[Chip], widths: Sequence[float], worded: Sequence[Chip], left: float
) -> list[Placement]:
    """Place the further choices side by side, starting at ``left``; those that are ``worded`` show their words."""
    placed, high = [], bars.button - 4
    for chip, width in zip(chips, widths, strict=True):
        item, icon, words = chip
        rect = Rect(left, _middle(position, bars) - high / 2, width, high)
        placed.append(Placement(item, "chip", rect, ChipFace(words if chip in worded else "", icon), words=words, radius=high / 2))
        left += width + 8
    return placed
