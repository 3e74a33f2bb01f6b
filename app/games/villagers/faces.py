"""The faces of the pieces of Villagers: one class for each kind. No Qt.

Kinds and their faces:

* ``villager``: VillagerFace. A card face up, in every size: below 60 wide only the figure and its suit, from 150 wide also the name of
  its unlocker.
* ``villager_strip``: StripFace. The upper edge of a covered card (23 high; as wide as both columns of a card that carries two).
* ``villager_band``: BandFace. A band alone, with its value at the right end: a card of the Countess in her panel (24 or 42 high).
* ``villager_back``: BackFace. A card face down, in every size (small ones in the hands of others, with an eye if known).
* ``stack``: StackFace. A stack on the road: its upper edge (32 high) or, in a high place, the whole back.
* ``reserve``: ReserveFace. The same as a whole pile with its count on a badge.
* ``discard``: PileFace, ``basic_pile``: BasicPileFace. Open piles with the count of their cards.
* ``market_card``: MarketFace. A market card, upright or turned sideways. ``market_tab``: MarketTabFace. Its edge above a stack.
* ``purse``: PurseFace. A player's gold on a plate.
* ``value``: ValueFace. A gold, silver or bronze symbol with its number.
* ``lock_price``: LockPriceFace. The pill with the price of a padlock, in the middle of a place that can be chosen.
* ``stat``: StatFace. A sign with a number: food, builders, keys, suit symbols.
* ``mini_village``: MiniVillageFace. Another player's village in miniature. ``hand_backs``: HandFace. Another player's hand.
* ``start_player``: StartPlayerFace. The start player card.
* ``road``: RoadGroundFace. The mat of the road. ``card_place``: PlaceFace. An empty place on paper. ``road_place``: RoadPlaceFace. One on
  dark wood.
* ``development``: DevelopmentFace. ``development_token``: TokenFace.
* ``event``: EventFace. ``event_pile``: EventPileFace. Events face down.
* ``person``: PersonFace. The Countess and the Jester. ``medallion``: MedallionFace. Anybody, round.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from app.table.geometry import faces

Suit = Literal["grains", "wood", "hay", "ore", "grapes", "wool", "leather", "solitary", "special"]
Metal = Literal["gold", "silver", "bronze"]
Module = Literal["saints", "scoundrels", "profiteers"]
Suite = Literal["community", "trade", "production"]
Season = Literal["summer", "winter"]
EventPhase = Literal["event", "draft", "build", "round", "on_reveal"]
"""When an event has its effect, as the component data have it."""
Sign = Literal[
    "grains",
    "wood",
    "hay",
    "ore",
    "grapes",
    "wool",
    "leather",
    "solitary",
    "special",
    "food",
    "builder",
    "gold",
    "silver",
    "padlock",
    "key",
    "coins",
    "chain",
    "villager",
    "card",
    "basic",
]
"""What is counted, and what is given: a suit symbol, another symbol of a card, a card with coins on it, a column or bottom card with cards
on it, a villager, a card of the hand, a basic villager."""


class Symbol(Struct, frozen=True):
    """A silver or bronze symbol: what it pays in words (``3``, ``=``, ``½``) for each group of ``per``, which may repeat a sign."""

    words: str
    per: tuple[Sign, ...]


class VillagerFace(Struct, frozen=True):
    """A ``villager``.

    ``portrait`` is the id of the card; basics have ``lumberjack_female`` and ``lumberjack_male`` (as hayer and miner), the Founders
    ``founders_gold`` and ``founders_food``. On narrow bands the name is ``divided`` at a soft hyphen.
    ``padlock`` is the id of the unlocker and ``unlocker`` its name, ``on`` the name of the predecessor with its preposition, ``below``
    the name alone, ``below_suit`` its suit, ``slots`` 0 to 2. ``draft`` marks a special of the draft phase. ``coins`` are on the card.
    ``known`` shows an eye, ``dim`` that it cannot be chosen.
    ``visible`` is the share of its width, from the left, that no neighbour covers. ``new`` are the words that mark it as new.
    """

    portrait: str
    name: str
    suit: Suit
    symbols: int = 1
    food: int = 0
    builder: int = 0
    gold: int = 0
    silver: Symbol | None = None
    bronze: Symbol | None = None
    padlock: str = ""
    unlocker: str = ""
    key_ring: int = 0
    on: str = ""
    below: str = ""
    below_suit: Suit | None = None
    flag: bool = False
    slots: int = 0
    discard: bool = False
    draft: bool = False
    module: Module | None = None
    coins: int = 0
    known: bool = False
    dim: bool = False
    new: str = ""
    divided: str = ""
    visible: float = 1.0


class BandFace(Struct, frozen=True):
    """A ``villager_band``.

    ``padlock`` is the id of the unlocker; ``silver`` what its symbol pays in words.
    """

    name: str
    suit: Suit
    symbols: int = 1
    padlock: str = ""
    gold: int = 0
    silver: str = ""
    food: int = 0
    builder: int = 0
    key_ring: int = 0
    coins: int = 0
    divided: str = ""


class StripFace(Struct, frozen=True):
    """A ``villager_strip``, of which the ``visible`` share is not covered by others."""

    name: str
    suit: Suit
    symbols: int
    padlock: str
    visible: float = 1.0


class BackFace(Struct, frozen=True):
    """A ``villager_back``; ``known`` shows an eye: those who look have seen its front."""

    suit: Suit
    known: bool = False


class StackFace(Struct, frozen=True):
    """A ``stack``: the suit on top (None: empty) and how many cards there are."""

    suit: Suit | None
    count: int


class ReserveFace(StackFace, frozen=True):
    """The ``reserve``."""


class PileFace(Struct, frozen=True):
    """The ``discard`` pile: the card on top (None: empty) and how many there are."""

    top: VillagerFace | None
    count: int


class BasicPileFace(PileFace, frozen=True):
    """A ``basic_pile``."""


class MarketFace(Struct, frozen=True):
    """A ``market_card``: the first or the second, its name, what it scores; ``turned`` sideways when it was uncovered before its time."""

    number: int
    name: str
    scores: tuple[Sign, ...]
    turned: bool = False


class MarketTabFace(Struct, frozen=True):
    """A ``market_tab``: the number of the market; ``due`` when it will take place at the end of this round."""

    number: int
    due: bool = False


class PurseFace(Struct, frozen=True):
    """A ``purse``: a player's gold."""

    gold: int

    def counting(self, n: int) -> PurseFace:
        """Return the purse with another number, while gains fly to it."""
        return PurseFace(n)


class ValueFace(Struct, frozen=True):
    """A ``value``: a symbol of this metal with a number or other words."""

    metal: Metal
    words: str


class LockPriceFace(Struct, frozen=True):
    """A ``lock_price``: ``words`` such as "-2" or "+2", and who gets it; of a player also the marker."""

    words: str
    to: Literal["bank", "countess", "tinner", "player"]
    marker: faces.MarkerFace | None = None


class StatFace(Struct, frozen=True):
    """A ``stat``: a sign, and words after it, light on dark wood."""

    sign: Sign
    words: str
    light: bool = False


class MiniVillageFace(Struct, frozen=True):
    """A ``mini_village``: for each column the suits of its cards from the bottom up; the last one is uncovered."""

    columns: tuple[tuple[Suit, ...], ...]


class HandFace(Struct, frozen=True):
    """The ``hand_backs`` of another player."""

    cards: tuple[BackFace, ...]


class PlaceFace(Struct, frozen=True):
    """A ``card_place``: pressed into the paper, with the sign of what may lie there, or nothing."""

    sign: Sign | None = None


class Standing(Struct, frozen=True):
    """A player's count for a development; ``leads`` if they would win it now. ``colour`` is empty for the Countess."""

    colour: str
    words: str
    leads: bool = False


class DevelopmentFace(Struct, frozen=True):
    """A ``development``: who has the most of ``counted`` gets the ``reward`` (signs with their numbers)."""

    building: str
    suite: Suite
    name: str
    counted: tuple[Sign, ...]
    reward: tuple[tuple[Sign, int], ...]
    standings: tuple[Standing, ...] = ()


class TokenFace(Struct, frozen=True):
    """A ``development_token`` of a suite: Tavern, Market Stall or Windmill."""

    suite: Suite


class EventFace(Struct, frozen=True):
    """An ``event``, with its rule in words; ``dim`` when it is resolved or cannot be chosen.

    On narrow cards the name is ``divided`` at a soft hyphen.
    """

    event: str
    season: Season
    phase: EventPhase
    name: str
    words: str = ""
    dim: bool = False
    divided: str = ""


class EventPileFace(Struct, frozen=True):
    """An ``event_pile``: events of a season face down, and how many."""

    season: Season
    count: int


class PersonFace(Struct, frozen=True):
    """A ``person``: ``countess``, ``countess_plain`` or ``jester``; ``gold`` is the printed value, 0 for none."""

    portrait: str
    name: str
    gold: int = 0
    coins: int = 0
    dim: bool = False


class MedallionFace(Struct, frozen=True):
    """A ``medallion``."""

    portrait: str
    dim: bool = False


class RoadGroundFace(Struct, frozen=True):
    """The ``road`` below its cards."""


class RoadPlaceFace(Struct, frozen=True):
    """A ``road_place``, where a stack or a card lay."""


class StartPlayerFace(Struct, frozen=True):
    """The sign of the ``start_player``."""
