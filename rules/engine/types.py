"""The frozen values shared by all layers: actions, decisions, events, messages, standings.

Items are identified by strings (``"card:57"``, ``"row:3"``, ``"button:pass"``) that stay the same for a whole game. The table, a player's
clicks and the rules all use the same ids.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct, field

ItemId = str
Value = int | str


class Message(Struct, frozen=True):
    """A sentence by key; its words are looked up outside the rules."""

    key: str
    values: dict[str, Value] = {}


class Thing(Struct, frozen=True):
    """The description of an item: its ``kind``, the first word of the item's id; its ``name`` as a key of the game's texts, None if it is
    not a piece; its ``values``, what is printed on it.
    """

    kind: str
    name: Message | None = None
    values: dict[str, Value] = {}


class Action(Struct, frozen=True, order=True, gc=False):
    """What a player decides: a kind, and the items clicked, in rulebook order.

    ``cost`` is what the action costs beyond what its kind implies, in the game's own small currency (workers in The Castles of Burgundy); a
    table shows it as a badge.
    """

    kind: str
    picks: tuple[ItemId, ...] = ()
    cost: int = 0


class Use(Struct, frozen=True, gc=False):
    """What an action uses up that is otherwise lost with the turn: its ``kind``, the thing it comes from (``of``), and how much there is at
    most.
    """

    kind: str
    of: ItemId = ""
    n: int = 1


class Decision(Struct, frozen=True):
    """Who has to decide what. ``legal`` is complete, in a fixed order and never empty."""

    player: int
    question: Message
    legal: tuple[Action, ...]
    source: ItemId | None = None


class Event(Struct, frozen=True):
    """Something that happened. ``seen_by`` None: everybody saw it. ``reveals``: something became known, so undo cannot go back past it.

    ``gains`` is what it brings ``player`` (None: an opponent without a seat), by resource; what they pay is negative. ``points`` are those
    of the score, the other names are the game's own. Of several items, the last is where it leads, the others are where it comes from. An
    event of no player with more than two items is a deal: they are laid out in this order, from the first one if that is a pile. ``opens``:
    a new part of the game begins with it, such as a phase, an era or a market day.
    """

    kind: str
    player: int | None
    items: tuple[ItemId, ...] = ()
    values: dict[str, Value] = {}
    clause: str = ""
    seen_by: tuple[int, ...] | None = None
    reveals: bool = False
    gains: dict[str, int] = {}
    opens: bool = False


TURN = "turn"
"""The kind of event with which every game begins a turn."""

AUTOMATIC = "automatic"
"""The value of an event that says that it happened without a decision."""

TieBreak = tuple[str, int]
"""A criterion for breaking ties, by key, and a player's figure for it; the higher figure wins."""


class Standing(Struct, frozen=True):
    """A player's result. ``rank`` starts at 1 and counts sides; tied winners share it, and partners have the same result.

    ``tie_break`` lists every tie-breaking criterion in the order they count, the same ones for all players. Saves spell it ``tie_breaks``:
    under the field's own name, older ones hold a single figure that does not say what it counts.
    """

    player: int
    score: int
    rank: int
    tie_break: tuple[TieBreak, ...] = field(default=(), name="tie_breaks")
    won: bool = False


class ScoreRow(Struct, frozen=True):
    """One source of points: a figure for each player, and the items it came from; partners have those of their side."""

    key: str
    points: tuple[int, ...]
    items: tuple[tuple[ItemId, ...], ...]


class Limit(Struct, frozen=True):
    """What an option cannot exceed, or the ``only`` values left, for the player counts ``players`` (None: all) and options in ``needs``.

    ``why`` names the reason, for a limit that leaves a single value: ``option.<id>.why.<why>`` are its words.
    """

    maximum: int | None = None
    players: tuple[int, ...] | None = None
    needs: dict[str, Value | bool] = {}
    only: tuple[Value | bool, ...] | None = None
    why: str = ""

    def allows(self, value: Value | bool) -> bool:
        """Return whether it leaves this value."""
        few = self.maximum is not None and not (isinstance(value, int) and value <= self.maximum)
        return not few and (self.only is None or value in self.only)


SELDOM = (False, False, True)
"""What a module that is in play in one deal of three is ``varied`` by."""


class Option(Struct, frozen=True):
    """A choice made before the game, for the player counts ``players`` (None: all).

    ``default_by_players`` overrides ``default`` for particular player counts. ``needs``: the option is asked only if these options, which
    come before it, have these values, or one of several. ``per_seat``: every seat has a value of its own, stored under ``<id>:<seat>``
    with seats counted from 0. ``limits``: what a new game may not exceed, although games of earlier versions may have. ``varied``: the
    values it may take from deal to deal where no one chooses; a value listed twice comes up twice as often. If there are none, or none
    that the game can have, it has its usual value.
    """

    id: str
    values: tuple[Value | bool, ...]
    default: Value | bool
    players: tuple[int, ...] | None = None
    default_by_players: dict[int, Value | bool] = {}
    needs: dict[str, Value | bool | tuple[Value | bool, ...]] = {}
    per_seat: bool = False
    limits: tuple[Limit, ...] = ()
    varied: tuple[Value | bool, ...] = ()

    def names(self, players: int) -> tuple[str, ...]:
        """Return the names under which its values are stored in a game for ``players``."""
        return tuple(f"{self.id}:{seat}" for seat in range(players)) if self.per_seat else (self.id,)

    def fits(self, players: int, chosen: Mapping[str, Value | bool]) -> bool:
        """Return whether it is asked in a game for ``players``, given the options ``chosen`` before it."""
        return _applies(self, players, chosen)

    def possible(self, players: int, chosen: Mapping[str, Value | bool]) -> tuple[Value | bool, ...]:
        """Return the values a new game for ``players`` can have, given the options ``chosen`` before it."""
        limits = [limit for limit in self.limits if _applies(limit, players, chosen)]
        return tuple(value for value in self.values if all(limit.allows(value) for limit in limits))

    def substitute(self, possible: tuple[Value | bool, ...]) -> Value | bool:
        """Return what takes the place of a value a new game cannot have: the highest ``possible`` number, otherwise the first value."""
        return possible[-1 if isinstance(possible[-1], int) else 0]

    def locked(self, players: int, chosen: Mapping[str, Value | bool]) -> str:
        """Return why a new game can only have one value, by the name of the reason; "" while there is a choice."""
        if len(self.possible(players, chosen)) > 1:
            return ""
        return next((limit.why for limit in self.limits if limit.why and _applies(limit, players, chosen)), "")

    def default_for(self, players: int) -> Value | bool:
        """Return the value a game for ``players`` starts with if none is chosen."""
        return self.default_by_players.get(players, self.default)


def _applies(to: Option | Limit, players: int, chosen: Mapping[str, Value | bool]) -> bool:
    if to.players is not None and players not in to.players:
        return False
    return all(chosen.get(other) in (wanted if isinstance(wanted, tuple) else (wanted,)) for other, wanted in to.needs.items())


class Meta(Struct, frozen=True):
    """Everything known about a game without loading its rules."""

    id: str
    min_players: int
    max_players: int
    solo: bool
    options: tuple[Option, ...]
    rules_version: int
    schema: int

    @property
    def players(self) -> range:
        """The possible player counts."""
        return range(self.min_players, self.max_players + 1)


Seen = Literal["all", "owner", "none", "top"]
