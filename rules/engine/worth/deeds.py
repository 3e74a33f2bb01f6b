"""What actions come to, as counted over many games."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from ..types import Action, ItemId, Message, Thing, Value


class Deed(Struct, frozen=True, order=True, gc=False):
    """What an action comes to: its ``kind``, and the piece it takes, by the key of its name among the game's texts and by what fills in
    its words; without a name, anything that kind takes. Equal pieces have equal deeds.
    """

    kind: str
    name: str = ""
    values: tuple[tuple[str, Value], ...] = ()


def named(kind: str, name: Message) -> Deed:
    """Return the deed of this kind that takes what has this name."""
    return Deed(kind, name.key, tuple(name.values.items()))


def deed_of(describe: Callable[[ItemId], Thing], action: Action) -> Deed:
    """Return what an action comes to by its kind and the first of its picks that has a name: the others are places, targets and prices."""
    names = (describe(pick).name for pick in action.picks)
    name = next((name for name in names if name is not None), None)
    return Deed(action.kind) if name is None else named(action.kind, name)
