"""Carrying out abilities: the operations of the data, one after the other (GH-1.14, GH-4)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from rules.engine.context import Context, PlayerStep
from rules.engine.types import ItemId

from . import items
from .chapters import complete_chapters
from .components import ALWAYS, LEVELS, PROFESSION, PROFESSIONS, VP_ABILITY, VP_CLAUSE, VP_NAME, Ability, Operation
from .state import State


class Stage(NamedTuple):
    """An operation within its ability. ``certain``: nothing after it can fail; None: that must be played (``Step.outlook``)."""

    operation: Operation
    certain: bool | None
    clause: str


Stages = tuple[Stage, ...]


def _stages(ability: Ability, clause: str) -> Stages:
    rests = (ability[at + 1 :] for at in range(len(ability)))
    return tuple(
        Stage(operation, all(o.op in ALWAYS for o in rest) or None, clause) for operation, rest in zip(ability, rests, strict=True)
    )


OF_LEVEL: tuple[dict[int, Stages], ...] = tuple({one.level: _stages(one.ability, one.clause) for one in levels} for levels in LEVELS)
"""What the levels of each profession do."""
OF_VP: tuple[Stages, ...] = tuple(_stages(ability, clause) for ability, clause in zip(VP_ABILITY, VP_CLAUSE, strict=True))
"""What each VP card does."""


class Operate(PlayerStep, frozen=True, tag=True):
    """One operation of an ability, the ``at``-th: of the card ``card`` at ``level``, or of the VP card ``vp``.

    ``refusable``: nothing has happened yet and the player may still do without the ability (GH-4.7).
    """

    card: int
    vp: int
    level: int
    at: int = 0
    refusable: bool = False

    @property
    def stage(self) -> Stage:
        """What this step does, and by which clause."""
        return (OF_VP[self.vp] if self.vp else OF_LEVEL[PROFESSION[self.card]][self.level])[self.at]

    @property
    def operation(self) -> Operation:
        """What this step does."""
        return self.stage.operation

    @property
    def clause(self) -> str:
        """The clause of the ability."""
        return self.stage.clause

    def source(self, ctx: Context[State]) -> ItemId:
        return items.vp(self.vp) if self.vp else items.card(self.card)

    def next(self, ctx: Context[State]) -> None:
        """The operation is done: look for full chapters (GH-9.1), then go on with the ability."""
        following = operation(self.player, self.card, self.vp, self.level, self.at + 1)
        if following is not None:
            ctx.then(following)
        complete_chapters(ctx)

    def decline(self, ctx: Context[State]) -> None:
        """GH-4.7: do without the ability."""
        name = VP_NAME[self.vp] if self.vp else PROFESSIONS[PROFESSION[self.card]]
        ctx.emit("declined", self.player, (self.source(ctx),), "GH-4.7", name=name)


STARTS: dict[str, Callable[[int, int, int, int, int, bool], Operate]] = {}
"""The step of each kind of operation; each module adds its own."""


@cache
def operation(player: int, card: int, vp: int, level: int, at: int = 0, refusable: bool = False) -> Operate | None:
    """Return the step of the ``at``-th operation of an ability; None when there is no further one. Equal steps are one object."""
    stages = OF_VP[vp] if vp else OF_LEVEL[PROFESSION[card]][level]
    return STARTS[stages[at].operation.op](player, card, vp, level, at, refusable) if at < len(stages) else None
