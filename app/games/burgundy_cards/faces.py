"""The faces of the pieces of the Card Game: one class for each kind. No Qt.

Names of kinds, buildings, goods and animals are those of ``rules.games.burgundy_cards.components``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Tone = Literal["good", "warn", "bad"]
"""How urgent it is for a lone player to gain points."""


@dataclass(frozen=True, slots=True)
class CardFace:
    """An ``action_card``: kind, name in the reader's language, number, points of a triplet or 0, kind of building or ""."""

    kind: str
    name: str
    number: int
    value: int
    building: str


@dataclass(frozen=True, slots=True)
class CoveredCardFace:
    """A ``covered_card``, of which only the upper edge is seen; ``height`` is that of the whole card."""

    card: CardFace
    height: float


@dataclass(frozen=True, slots=True)
class HandCardFace:
    """A ``hand_card``, of which only the number counts (BC-4.3)."""

    card: CardFace


@dataclass(frozen=True, slots=True)
class CardBackFace:
    """A ``card_back``."""


@dataclass(frozen=True, slots=True)
class DieFace:
    """A ``die``."""

    number: int


@dataclass(frozen=True, slots=True)
class SupplyFace:
    """A ``supply``: an open stack of goods or animals, what is on top and how many cards it has."""

    pool: str
    top: str
    count: int


@dataclass(frozen=True, slots=True)
class PileCountFace:
    """A ``pile_count``: the number of cards of a pile."""

    count: int


@dataclass(frozen=True, slots=True)
class DrawPileFace:
    """The ``draw_pile``."""

    count: int


@dataclass(frozen=True, slots=True)
class DiscardPileFace:
    """The ``discard_pile``: its top card, None if it is empty."""

    top: CardFace | None
    count: int


@dataclass(frozen=True, slots=True)
class FirstBonusFace:
    """The ``first_bonus`` for the first triplet of a kind."""

    kind: str
    taken: bool


@dataclass(frozen=True, slots=True)
class AllSevenFace:
    """An ``all_seven_bonus``; only the one on top can be won next."""

    points: int
    on_top: bool
    taken: bool


@dataclass(frozen=True, slots=True)
class SlotFace:
    """An empty ``slot``, with a pictogram or none."""

    pictogram: str = ""


@dataclass(frozen=True, slots=True)
class StoredFace:
    """A stack ``stored`` by a player: ``goods`` or ``animals`` and which, or ``worker`` or ``silver``, and how many."""

    sort: str
    what: str
    count: int


@dataclass(frozen=True, slots=True)
class PhaseOptionFace:
    """A ``phase_option``: what it brings, and how much of it."""

    gains: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class KindHeaderFace:
    """The ``kind_header`` of a column of the estate."""

    kind: str
    words: str
    points: int


@dataclass(frozen=True, slots=True)
class TripletFace:
    """The ``triplet_frame`` around three cards, with their points."""

    points: int


@dataclass(frozen=True, slots=True)
class OpenStackFace:
    """An ``open_stack``, to which another card can be added."""


@dataclass(frozen=True, slots=True)
class NewStackFace:
    """A ``new_stack``: where one would begin, as a large place or a low one."""

    kind: str
    large: bool


@dataclass(frozen=True, slots=True)
class ClosedStackFace:
    """A ``closed_stack``: an earlier triplet as a bar."""

    kind: str
    points: int


@dataclass(frozen=True, slots=True)
class MiniEstateFace:
    """A ``mini_estate``: for each kind the cards of the last stack, and the closed triplets before it."""

    columns: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class AnimalsFace:
    """An ``animal_number``."""

    words: str


@dataclass(frozen=True, slots=True)
class StartCardFace:
    """The ``start_card``, on its front or its back."""

    front: bool


@dataclass(frozen=True, slots=True)
class EgonStackFace:
    """An ``egon_stack`` for a phase to come."""

    phase: str
    count: int


@dataclass(frozen=True, slots=True)
class EgonStackDoneFace:
    """An ``egon_stack_done``: the place of a stack that has been used."""

    phase: str


@dataclass(frozen=True, slots=True)
class DuelFace:
    """The state of the ``duel``: how urgent it is, a pictogram, a heading, the figures in words, and both players' points."""

    tone: Tone
    pictogram: str
    heading: str
    words: str
    mine: int
    his: int
