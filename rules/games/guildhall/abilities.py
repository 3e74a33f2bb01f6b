"""Carrying out abilities: the operations of the data, one after the other (GH-1.14, GH-4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rules.engine.state import Step
from rules.engine.table import Table
from rules.engine.types import ItemId

from . import items
from .chapters import complete_chapters
from .components import ALWAYS, LEVELS, PROFESSION, PROFESSIONS, VP_ABILITY, VP_CLAUSE, VP_NAME, Ability, Operation

if TYPE_CHECKING:
    from .state import State

BY_LEVEL = tuple({level.level: level for level in levels} for levels in LEVELS)
"""By profession and number."""
CERTAIN = {
    id(ability): tuple(all(operation.op in ALWAYS for operation in ability[at + 1 :]) for at in range(len(ability)))
    for ability in (*VP_ABILITY, *(level.ability for levels in LEVELS for level in levels))
}
"""By ability and operation: whether nothing after it can fail."""


class Operate(Step, frozen=True, tag=True):
    """One operation of an ability, the ``at``-th: of the card ``card`` at ``level``, or of the VP card ``vp``.

    ``refusable``: nothing has happened yet and the player may still do without the ability (GH-4.7).
    """

    card: int
    vp: int
    level: int
    at: int = 0
    refusable: bool = False

    @property
    def ability(self) -> Ability:
        """All operations of the ability."""
        return VP_ABILITY[self.vp] if self.vp else BY_LEVEL[PROFESSION[self.card]][self.level].ability

    @property
    def operation(self) -> Operation:
        """What this step does."""
        return self.ability[self.at]

    @property
    def clause(self) -> str:
        """The clause of the ability."""
        return VP_CLAUSE[self.vp] if self.vp else BY_LEVEL[PROFESSION[self.card]][self.level].clause

    @property
    def certain(self) -> bool | None:
        """The outlook of a step that can itself be carried out: nothing after it can fail, or that must be played."""
        return CERTAIN[id(self.ability)][self.at] or None

    def source(self, t: Table[State]) -> ItemId:
        return items.vp(self.vp) if self.vp else items.card(self.card)

    def next(self, t: Table[State]) -> None:
        """The operation is done: look for full chapters (GH-9.1), then go on with the ability."""
        following = operation(self.player, self.card, self.vp, self.level, self.at + 1)
        if following is not None:
            t.then(following)
        complete_chapters(t)

    def decline(self, t: Table[State]) -> None:
        """GH-4.7: do without the ability."""
        name = VP_NAME[self.vp] if self.vp else PROFESSIONS[PROFESSION[self.card]]
        t.emit("declined", self.player, (self.source(t),), "GH-4.7", name=name)


STARTS: dict[str, Callable[[int, int, int, int, int, bool], Operate]] = {}
"""The step of each kind of operation; each module adds its own."""


def operation(player: int, card: int, vp: int, level: int, at: int = 0, refusable: bool = False) -> Operate | None:
    """The step of the ``at``-th operation of an ability; None when there is no further one."""
    ability = VP_ABILITY[vp] if vp else BY_LEVEL[PROFESSION[card]][level].ability
    return STARTS[ability[at].op](player, card, vp, level, at, refusable) if at < len(ability) else None
