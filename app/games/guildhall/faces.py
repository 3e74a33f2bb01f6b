"""The faces of the pieces of Guildhall: one class for each kind. No Qt.

Professions and colours are those of ``rules.games.guildhall.components``.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

ActionPlace = Literal["free", "gained", "used"]
"""A place for an action without a card: it is left, left in addition to the usual ones, or used for something else."""
RowState = Literal["open", "chosen", "locked"]
Sign = tuple[str, int]
"""A pictogram of what a VP card does, with its number."""


class ProfessionFace(Struct, frozen=True):
    """A ``profession_card``; ``levels`` are those printed on a large one, ``dim`` is one that cannot be played, ``leaves`` one that is
    about to be discarded.
    """

    profession: str
    colour: str
    name: str
    levels: tuple[int, ...] = ()
    dim: bool = False
    leaves: bool = False


class CardBackFace(Struct, frozen=True):
    """A ``card_back``."""


class HandFanFace(Struct, frozen=True):
    """A ``hand_fan``: the hidden hand of another player."""

    count: int


class PileCountFace(Struct, frozen=True):
    """A ``pile_count``: the number of cards of a pile."""

    count: int


class DrawPileFace(Struct, frozen=True):
    """The ``draw_pile``: how many cards ``deep`` it looks, 0 if it is empty."""

    deep: int


class DiscardPileFace(Struct, frozen=True):
    """The ``discard_pile``: its top card, None if it is empty, and how many cards ``deep`` it looks."""

    top: ProfessionFace | None = None
    deep: int = 0


class HallCellFace(Struct, frozen=True):
    """A ``hall_cell``: a place in a hall, with the sign and portrait of the card in it."""

    profession: str
    colour: str
    filled: bool


class HallPipFace(Struct, frozen=True):
    """A ``hall_pip``: a small place in a hall."""

    colour: str
    filled: bool


class ChapterHeadFace(Struct, frozen=True):
    """A ``chapter_head``: a round portrait and words, below them a count, if any; ``dim`` without a card."""

    profession: str
    words: str
    count: str
    dim: bool


class CompletedFace(Struct, frozen=True):
    """A ``completed`` chapter, five cards face down; "" is a profession that is not known."""

    profession: str


class CompletedPlaceFace(Struct, frozen=True):
    """A ``completed_place``, which is empty."""


class ActionSlotFace(Struct, frozen=True):
    """An ``action_slot``: an action without a card."""

    how: ActionPlace


class LevelRowFace(Struct, frozen=True):
    """A ``level_row``: a level of a card that can be chosen or is locked; None for a row without a number."""

    level: int | None
    words: str
    state: RowState


class VpFace(Struct, frozen=True):
    """A ``vp_card``: its points, the completed chapters it costs, its ability as pictograms."""

    points: int
    cost: int
    signs: tuple[Sign, ...]


class VpDeckFace(Struct, frozen=True):
    """The ``vp_deck``: how many cards ``deep`` it looks, 0 if it is empty."""

    deep: int


class VpPlaceFace(Struct, frozen=True):
    """A ``vp_place``, which is empty."""


class VpTokensFace(Struct, frozen=True):
    """The ``vp_tokens`` of a player."""

    count: int


class RaceBarFace(Struct, frozen=True):
    """A ``race_bar``: the colour of a player, their points, and the points that win."""

    colour: str
    points: int
    target: int


class ProfessionChoiceFace(Struct, frozen=True):
    """A ``profession_choice`` for the deck."""

    profession: str
    name: str
    chosen: bool
