"""Stacks of an estate: what kind they count as, and where a card may be placed (BC-8)."""

from __future__ import annotations

from rules.engine.values import replaced

from ..components import KIND, KINDS, MONASTERY, TRIPLET, Cards

Stacks = tuple[Cards, ...]


def laid(estate: Stacks, index: int | None, card: int) -> Stacks:
    """Return the estate with ``card`` on the stack at ``index``, or as a new stack if that is None."""
    return (*estate, (card,)) if index is None else replaced(estate, index, (*estate[index], card))


def stack_kind(stack: Cards) -> str:
    """Return the kind a stack counts as: that of its cards other than monasteries, or monastery if there are no others (BC-8.3)."""
    for card in stack:
        if KIND[card] != MONASTERY:
            return KIND[card]
    return MONASTERY


def targets(estate: Stacks, card: int) -> list[int | None]:
    """Return the stacks ``card`` may be placed on, by index; None is a new stack of its own (BC-8.5, 8.6)."""
    kind = KIND[card]
    found: list[int | None] = []
    jokers: int | None = None
    others: list[int | None] = []
    for i, stack in enumerate(estate):
        if len(stack) < TRIPLET:
            counts_as = stack_kind(stack)
            if counts_as == kind:
                found.append(i)
            elif counts_as == MONASTERY:
                jokers = i
            else:
                others.append(i)
    own = bool(found)
    if not own:
        found.append(None)
    if kind == MONASTERY:
        found += others
    elif jokers is not None and (not own or len(estate[jokers]) == TRIPLET - 1):
        found.append(jokers)
    return found


def triplets(estate: Stacks) -> list[str]:
    """Return the kind of every completed triplet (BC-8.12)."""
    return [stack_kind(stack) for stack in estate if len(stack) == TRIPLET]


def has_all_seven(estate: Stacks) -> bool:
    """Return whether all seven printed kinds are in the estate; here a monastery always counts as a monastery (BC-12.4, 12.5)."""
    return len({KIND[card] for stack in estate for card in stack}) == len(KINDS)
