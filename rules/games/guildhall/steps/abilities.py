"""Carrying out abilities: the operations listed in the data, one after the other (GH-1.14, GH-4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol, TypedDict

from rules.engine.context import Context, PlayerStep
from rules.engine.types import ItemId

from .. import items
from ..components import ALWAYS, LEVELS, PROFESSION, PROFESSIONS, VP_ABILITY, VP_CLAUSE, VP_NAME, Ability, Operation
from ..state import State
from .chapters import complete_chapters


class Stage(NamedTuple):
    """An operation within its ability. ``certain``: whether nothing after it can fail; None: unknown (``Step.can_complete``)."""

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
"""The operations of each profession's levels."""
OF_VP: tuple[Stages, ...] = tuple(_stages(ability, clause) for ability, clause in zip(VP_ABILITY, VP_CLAUSE, strict=True))
"""The operations of each VP card."""


class Operate(PlayerStep, frozen=True, tag=True):
    """Operation number ``at`` of an ability: that of the card ``card`` at ``level``, or of the VP card ``vp``.

    ``refusable``: nothing has happened yet, so the player may still decline the ability (GH-4.7).
    """

    card: int
    vp: int
    level: int
    at: int = 0
    refusable: bool = False

    @property
    def stage(self) -> Stage:
        """The operation this step carries out, with its clause."""
        return (OF_VP[self.vp] if self.vp else OF_LEVEL[PROFESSION[self.card]][self.level])[self.at]

    @property
    def operation(self) -> Operation:
        """The operation this step carries out."""
        return self.stage.operation

    @property
    def clause(self) -> str:
        """The clause of the ability."""
        return self.stage.clause

    def source(self, ctx: Context[State]) -> ItemId:
        return items.VP.id(self.vp) if self.vp else items.CARD.id(self.card)

    def next(self, ctx: Context[State]) -> None:
        """Go on once the operation is done: first with full chapters (GH-9.1), then with the rest of the ability."""
        following = ctx.effects(Effects).operation(self.player, self.card, self.vp, self.level, self.at + 1)
        if following is not None:
            ctx.then(following)
        complete_chapters(ctx)

    def decline(self, ctx: Context[State]) -> None:
        """Decline the ability (GH-4.7)."""
        name = VP_NAME[self.vp] if self.vp else PROFESSIONS[PROFESSION[self.card]]
        ctx.emit("declined", self.player, (self.source(ctx),), "GH-4.7", name=name)


Start = Callable[[int, int, int, int, int, bool], Operate]
"""A function that makes the step of an operation for (player, card, VP card, level, number, whether it can be declined)."""


class Operations(TypedDict):
    """The step of each kind of operation (GH-1.14)."""

    gain_vp_tokens: Start
    gain_actions: Start
    draw: Start
    transfer: Start
    reveal_place_or_discard: Start


class FindOperation(Protocol):
    """A function that returns the step for operation number ``at`` of an ability, or None if there are no more."""

    def __call__(self, player: int, card: int, vp: int, level: int, at: int = 0, refusable: bool = False) -> Operate | None: ...


class Effects(NamedTuple):
    """All effects of the game: an operation can be followed by any other, so none of them imports them."""

    operation: FindOperation
