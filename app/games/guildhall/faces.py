"""The faces of the pieces of Guildhall: one class for each kind. No Qt.

Professions and colours are those of ``rules.games.guildhall.components``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

ActionPlace = Literal["free", "gained", "used"]
"""A place for an action without a card: it is left, left in addition to the usual ones, or used for something else."""
RowState = Literal["open", "chosen", "locked"]
Sign = tuple[str, int]
"""A pictogram of what a VP card does, with its number."""


@dataclass(frozen=True, slots=True)
class ProfessionFace:
    """A ``profession_card``; ``levels`` are those printed on a large one, ``dim`` is one that cannot be played."""

    profession: str
    colour: str
    name: str
    levels: tuple[int, ...] = ()
    dim: bool = False


@dataclass(frozen=True, slots=True)
class CardBackFace:
    """A ``card_back``."""


@dataclass(frozen=True, slots=True)
class HandFanFace:
    """A ``hand_fan``: the hidden hand of another player."""

    count: int


@dataclass(frozen=True, slots=True)
class PileCountFace:
    """A ``pile_count``: the number of cards of a pile."""

    count: int


@dataclass(frozen=True, slots=True)
class DrawPileFace:
    """The ``draw_pile``: how many cards ``deep`` it looks, 0 if it is empty."""

    deep: int


@dataclass(frozen=True, slots=True)
class DiscardPileFace:
    """The ``discard_pile``: its top card, None if it is empty, and how many cards ``deep`` it looks."""

    top: ProfessionFace | None = None
    deep: int = 0


@dataclass(frozen=True, slots=True)
class HallCellFace:
    """A ``hall_cell``: a place in a hall, with the sign and portrait of the card in it."""

    profession: str
    colour: str
    filled: bool


@dataclass(frozen=True, slots=True)
class HallPipFace:
    """A ``hall_pip``: a small place in a hall."""

    colour: str
    filled: bool


@dataclass(frozen=True, slots=True)
class ChapterHeadFace:
    """A ``chapter_head``: a round portrait and words, below them a count, if any; ``dim`` without a card."""

    profession: str
    words: str
    count: str
    dim: bool


@dataclass(frozen=True, slots=True)
class CompletedFace:
    """A ``completed`` chapter, five cards face down; "" is a profession that is not known."""

    profession: str


@dataclass(frozen=True, slots=True)
class CompletedPlaceFace:
    """A ``completed_place``, which is empty."""


@dataclass(frozen=True, slots=True)
class ActionSlotFace:
    """An ``action_slot``: an action without a card."""

    how: ActionPlace


@dataclass(frozen=True, slots=True)
class LevelRowFace:
    """A ``level_row``: a level of a card that can be chosen or is locked; None for a row without a number."""

    level: int | None
    words: str
    state: RowState


@dataclass(frozen=True, slots=True)
class VpFace:
    """A ``vp_card``: its points, the completed chapters it costs, its ability as pictograms."""

    points: int
    cost: int
    signs: tuple[Sign, ...]


@dataclass(frozen=True, slots=True)
class VpDeckFace:
    """The ``vp_deck``: how many cards ``deep`` it looks, 0 if it is empty."""

    deep: int


@dataclass(frozen=True, slots=True)
class VpPlaceFace:
    """A ``vp_place``, which is empty."""


@dataclass(frozen=True, slots=True)
class VpTokensFace:
    """The ``vp_tokens`` of a player."""

    count: int


@dataclass(frozen=True, slots=True)
class RaceBarFace:
    """A ``race_bar``: the colour of a player, their points, and the points that win."""

    colour: str
    points: int
    target: int


@dataclass(frozen=True, slots=True)
class ProfessionChoiceFace:
    """A ``profession_choice`` for the deck."""

    profession: str
    name: str
    chosen: bool
