"""The faces of the pieces of the Card Game: one class for each kind. No Qt.

Names of kinds, buildings, goods and animals are those of ``rules.games.burgundy_cards.components``.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Tone = Literal["good", "warn", "bad"]
"""How urgent it is for a lone player to gain points."""


class CardFace(Struct, frozen=True):
    """An ``action_card``: kind, name in the reader's language, number, points of a triplet or 0, kind of building or ""."""

    kind: str
    name: str
    number: int
    value: int
    building: str


class CoveredCardFace(Struct, frozen=True):
    """A ``covered_card``, of which only the upper edge is seen; ``height`` is that of the whole card."""

    card: CardFace
    height: float


class HandCardFace(Struct, frozen=True):
    """A ``hand_card``, of which only the number counts (BC-4.3)."""

    card: CardFace


class CardBackFace(Struct, frozen=True):
    """A ``card_back``."""


class DieFace(Struct, frozen=True):
    """A ``die``."""

    number: int


class SupplyFace(Struct, frozen=True):
    """A ``supply``: an open stack of goods or animals, what is on top and how many cards it has."""

    pool: str
    top: str
    count: int


class PileCountFace(Struct, frozen=True):
    """A ``pile_count``: the number of cards of a pile."""

    count: int


class DrawPileFace(Struct, frozen=True):
    """The ``draw_pile``."""

    count: int


class DiscardPileFace(Struct, frozen=True):
    """The ``discard_pile``: its top card, None if it is empty."""

    top: CardFace | None
    count: int


class FirstBonusFace(Struct, frozen=True):
    """The ``first_bonus`` for the first triplet of a kind."""

    kind: str
    taken: bool


class AllSevenFace(Struct, frozen=True):
    """An ``all_seven_bonus``; only the one on top can be won next."""

    points: int
    on_top: bool
    taken: bool


class SlotFace(Struct, frozen=True):
    """An empty ``slot``, with a pictogram or none."""

    pictogram: str = ""


class StoredFace(Struct, frozen=True):
    """A stack ``stored`` by a player: ``goods`` or ``animals`` and which, or ``worker`` or ``silver``, and how many."""

    sort: str
    what: str
    count: int


class PhaseOptionFace(Struct, frozen=True):
    """A ``phase_option``: what it brings, and how much of it."""

    gains: tuple[tuple[str, int], ...]


class KindHeaderFace(Struct, frozen=True):
    """The ``kind_header`` of a column of the estate."""

    kind: str
    words: str
    points: int


class TripletFace(Struct, frozen=True):
    """The ``triplet_frame`` around three cards, with their points."""

    points: int


class OpenStackFace(Struct, frozen=True):
    """An ``open_stack``, to which another card can be added."""


class NewStackFace(Struct, frozen=True):
    """A ``new_stack``: where one would begin, as a large place or a low one."""

    kind: str
    large: bool


class ClosedStackFace(Struct, frozen=True):
    """A ``closed_stack``: an earlier triplet as a bar."""

    kind: str
    points: int


class MiniEstateFace(Struct, frozen=True):
    """A ``mini_estate``: for each kind the cards of the last stack, and the closed triplets before it."""

    columns: tuple[tuple[int, int], ...]


class AnimalsFace(Struct, frozen=True):
    """An ``animal_number``."""

    words: str


class StartCardFace(Struct, frozen=True):
    """The ``start_card``, on its front or its back."""

    front: bool


class EgonStackFace(Struct, frozen=True):
    """An ``egon_stack`` for a phase to come."""

    phase: str
    count: int


class EgonStackDoneFace(Struct, frozen=True):
    """An ``egon_stack_done``: the place of a stack that has been used."""

    phase: str


class DuelFace(Struct, frozen=True):
    """The state of the ``duel``: how urgent it is, a pictogram, a heading, the figures in words, and both players' points."""

    tone: Tone
    pictogram: str
    heading: str
    words: str
    mine: int
    his: int
