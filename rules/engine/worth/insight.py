"""What a game's rules know of how things stand: what they are worth, what stands in the way, what is still open. Never words.

Tables, hints and bots ask for it through the public face; nothing else works it out.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct

from ..state import BaseState
from ..types import Action, Decision, ItemId, Message, Value
from .deeds import Deed

S = TypeVar("S", bound=BaseState)


class Reason(Struct, frozen=True):
    """What stands in the way of an item: a ``key`` among the game's refusals, and what fills in its words.

    The values ``player`` and ``partner`` are seats. ``instead``: the words also name what the open question asks for. ``remedy``: what
    would help, said after it.
    """

    key: str
    values: dict[str, Value] = {}
    instead: bool = False
    remedy: Reason | None = None


def because(key: str, **values: Value) -> Reason:
    """Return a reason."""
    return Reason(key, values)


def instead(key: str, **values: Value) -> Reason:
    """Return a reason whose words also name what the open question asks for."""
    return Reason(key, values, instead=True)


BEGUN: Final = "begun"
"""The key of the reason that what is picked already leads elsewhere, and of nothing more particular."""


class Worth(Struct, frozen=True):
    """Something that an item is worth to a player, as things stand: its ``key``, its figures, and the clause they come from, if they are
    more than a plain count.
    """

    key: str
    values: dict[str, Value] = {}
    clause: str = ""


class OpenThing(Struct, frozen=True):
    """Something still open in a turn: its kind, the items by which it is known, how often, and whether it is lost with the turn."""

    kind: str
    items: tuple[ItemId, ...] = ()
    n: int = 1
    lapses: bool = False


class Asked(Struct, Generic[S], frozen=True):
    """A player with a decision to make, who has already picked some items and sees ``view``."""

    view: S
    decision: Decision
    picks: tuple[ItemId, ...] = ()

    @property
    def player(self) -> int:
        """The player who decides."""
        return self.decision.player

    @property
    def question(self) -> Message:
        """What is asked."""
        return self.decision.question

    @property
    def legal(self) -> tuple[Action, ...]:
        """Everything that can be decided."""
        return self.decision.legal

    def is_mine(self, end: str) -> bool:
        """Say whether the part of an item after its kind (``2:silver``) begins with the seat of the player."""
        return end.partition(":")[0] == str(self.player)


def _nothing(view: BaseState, player: int, item: ItemId) -> tuple[Worth, ...]:
    return ()


class Insight(Struct, Generic[S], frozen=True):
    """The functions of a game's room ``insight``. All are pure, and none looks at what a view hides."""

    points: Callable[[S, int], int]
    """The points of a seat if the game ended now: the total of ``GameDef.ended``, without the rows, fast enough for a search."""
    why_not: Callable[[Asked[S], ItemId], Reason | None]
    """Why an item cannot be picked next; None if there is nothing particular to say. What is legal is known already."""
    same: Callable[[S, Action], Hashable] = lambda view, action: action
    """A key that actions of one decision share if they are interchangeable: of equal cards, or where a card goes that hardly matters. A
    search needs to try only one of them.
    """
    meant: Callable[[S, Sequence[Action]], tuple[Action, ...]] = lambda view, plan: tuple(plan)
    """A plan of the player to decide with each of several interchangeable actions as the rest of it suggests, for people who read it."""
    aside: Callable[[S, Action], bool] = lambda view, action: False
    """Whether a search leaves an action out, since it hardly ever pays or others include it; there is always something else to do."""
    worth: Callable[[S, int, ItemId], tuple[Worth, ...]] = _nothing
    """What an item is worth to a player."""
    open_things: Callable[[S], tuple[OpenThing, ...]] = lambda view: ()
    """Everything still open in the turn being played, in the order in which the rules name it."""
    fruitless: Callable[[Any, Action], bool] = lambda game, action: False
    """Whether a legal action of a ``Game[S]`` looks like a gain but brings its player nothing as things stand."""
    offers: Callable[[S, Action], tuple[Deed, ...]] | None = None
    """What a legal action offers: what it comes to, or leads to within the turn. None: what it ``takes``."""
    takes: Callable[[S, Action], tuple[Deed, ...]] | None = None
    """What an action comes to when it is carried out; nothing if it is a matter of course. None: its kind, with
    the first of its picks that has a name.
    """
    tracks: Callable[[S, int], Mapping[str, int]] = lambda state, seat: {}
    """How far a seat has got on each track, by a name of its own."""
