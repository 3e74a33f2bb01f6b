"""The faces of the pieces that every table may use: one class for each way of painting. No Qt."""

from __future__ import annotations

from typing import Any, Literal, Protocol, runtime_checkable

from msgspec import Struct
from msgspec.structs import replace

from app.art.forms import Shape
from app.art.rival_signs import Whose
from app.art.roles import Role

Align = Literal["left", "centre", "right"]
Ink = Literal["ink", "second", "burgundy", "gold", "gold_light", "light", "bar", "title", "good", "disabled"]
"""Colours of words and pictograms."""
ButtonStyle = Literal["primary", "secondary", "dark", "gold", "bare"]
"""The style of a button; ``bare`` is only a pictogram, or nothing visible."""
PanelTone = Literal["paper", "board", "gold", "rose"]
ChipTone = Literal["paper", "dark", "gold", "good", "bad", "warn", "wine"]
KeyNumber = Literal["worker", "silver", "goods", "points"]
Ground = Literal["tray", "plate", "well", "top_bar", "info_bar", "rail", "sheet", "dialog", "rule", "curtain"]
"""What lies below other pieces and shows nothing but itself."""
PressState = Literal["normal", "hover", "disabled", "pressed"]
"""The state of a button or a chip. One of the game leaves it ``normal``: it is shown as disabled when it cannot be chosen."""


class PanelFace(Struct, frozen=True):
    """A ``panel``: a sheet of paper on the table, a board, or paper with gold."""

    tone: PanelTone = "paper"


class GroundFace(Struct, frozen=True):
    """A ``tray``, a ``plate``, a ``well`` or a ``rule`` on the table, or a part of its frame."""

    ground: Ground


class HeadingFace(Struct, frozen=True):
    """A ``heading`` with its gold rule."""

    words: str


class TextFace(Struct, frozen=True):
    """One line of ``text``. ``px`` 0: the role's own size."""

    words: str
    role: Role
    ink: Ink = "ink"
    align: Align = "left"
    px: int = 0


class ParagraphFace(Struct, frozen=True):
    """A ``paragraph``, wrapped from the top. ``px`` 0: the role's own size."""

    words: str
    role: Role
    ink: Ink = "ink"
    align: Align = "left"
    px: int = 0


class LinesFace(Struct, frozen=True):
    """``lines`` that are already wrapped, centred vertically. ``px`` is their exact size."""

    lines: tuple[str, ...]
    role: Role
    ink: Ink
    px: int


class IconFace(Struct, frozen=True):
    """An ``icon``."""

    name: str
    ink: Ink


class ButtonFace(Struct, frozen=True):
    """A ``button``, or a ``choice`` of the chooser."""

    words: str
    icon: str
    style: ButtonStyle = "secondary"
    state: PressState = "normal"


class ChipFace(Struct, frozen=True):
    """A ``chip`` of the info line."""

    words: str
    icon: str
    tone: ChipTone = "paper"
    state: PressState = "normal"


class MarkerFace(Struct, frozen=True):
    """The ``marker`` of a player: on their colour, a person's initial or the robot of a computer. ``kind``: see ``SeatKind``."""

    colour: Whose
    name: str
    kind: str = "person"


class PointsFace(Struct, frozen=True):
    """``points`` on a seal."""

    words: str


@runtime_checkable
class Counting(Protocol):
    """A face whose number counts up while gains fly to it."""

    def counting(self, n: int) -> Any:
        """Return the face with another number."""


class PlayerFace(Struct, frozen=True):
    """The box of a ``player``, whose upper 42 pixels are occupied; ``note`` is next to the name, ``kept`` the width before the score
    where other pieces lie. ``kind``: see ``SeatKind``; ``strength``: the name of that of a computer."""

    colour: Whose
    name: str
    score: str
    current: bool = False
    note: str = ""
    kept: float = 0.0
    kind: str = "person"
    strength: str = ""

    def counting(self, n: int) -> PlayerFace:
        """Return the box with another score."""
        return replace(self, score=str(n))


class GainFace(Struct, frozen=True):
    """A ``gain``: how much of what, such as +4, with the pictogram ``icon`` or the piece of that name (``KeyNumber``)."""

    words: str
    icon: str
    paid: bool = False


class FlashFace(Struct, frozen=True):
    """The ``flash`` of gold over a piece of this outline."""

    shape: Shape
    radius: float


class MomentFace(Struct, frozen=True):
    """The banner of a ``moment``: its title, what changes, the colour of a player with the words that it is their turn, and lines that tell
    what happens in it.
    """

    title: str
    more: str = ""
    colour: str = ""
    turn: str = ""
    lines: tuple[str, ...] = ()


class NumberFace(Struct, frozen=True):
    """A key ``number`` in a player's box, after a small piece."""

    piece: KeyNumber
    words: str


class LogFace(Struct, frozen=True):
    """The ``log``: as many of its latest rows as fit, the last ``fresh`` highlighted. A row is whose it is, or "", with its words."""

    heading: str
    rows: tuple[tuple[Whose, str], ...]
    fresh: int


class PhaseFace(Struct, frozen=True):
    """The ``phase`` on the top bar, in gold after a thin rule."""

    words: str


class RoundsFace(Struct, frozen=True):
    """The ``rounds`` on the top bar: as dots, or as numbers behind a ``pictogram``."""

    done: int
    rounds: int
    pictogram: str = ""


class EdgeFace(Struct, frozen=True):
    """An ``edge`` in the colour of a player."""

    colour: str


class TipFace(Struct, frozen=True):
    """A ``tip``: rows of a pictogram, or none, with words. It points at ``x, y``, relative to its own corner at the usual text size.

    The first rows, as many as ``wrapped``, continue the title.
    """

    title: str
    rows: tuple[tuple[str, str], ...]
    x: float
    y: float
    wrapped: int = 0
