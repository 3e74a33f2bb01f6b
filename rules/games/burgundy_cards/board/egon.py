"""Egon, the solo opponent: his cards and his points (BC-17)."""

from __future__ import annotations

from msgspec import Struct

from rules.engine.hidden.piles import Pile

from ..components import EGON_STACKS, FIRST_VP, KIND, KINDS, TRIPLET, TRIPLET_VP, Cards
from .estate import Stacks, laid


class Egon(Struct, kw_only=True):
    """Egon's cards: a face-down stack for each phase to come, and those laid out."""

    stacks: tuple[Pile, ...] = ()
    estate: Stacks = ()
    firsts: tuple[str, ...] = ()
    all_seven: int = 0

    def count_off(self, draw: Pile) -> Pile:
        """Count off a stack for each phase from the draw pile (BC-17.2); return the remaining pile."""
        for size in EGON_STACKS:
            cards, draw = draw.drawn(size)
            self.stacks += (Pile("action", "none", cards),)
        return draw

    def lay_out(self, card: int) -> Cards:
        """Lay a card on the incomplete stack of its kind, or begin one (BC-17.3); return the resulting stack."""
        i = next((i for i, stack in enumerate(self.estate) if KIND[stack[0]] == KIND[card] and len(stack) < TRIPLET), None)
        self.estate = laid(self.estate, i, card)
        return self.estate[-1 if i is None else i]


def kinds_of(estate: Stacks) -> list[str]:
    """Return the kind of each of Egon's triplets: his monasteries are not jokers (BC-17.4)."""
    return [KIND[stack[0]] for stack in estate if len(stack) == TRIPLET]


def sources(egon: Egon) -> dict[str, int]:
    """Return Egon's points by source (BC-17.11), with the keys of ``scoring.score``: triplets, first bonuses and the all-seven card."""
    kinds = kinds_of(egon.estate)
    triplets = {f"triplet_{kind}": TRIPLET_VP[kind] * kinds.count(kind) for kind in KINDS}
    return {**triplets, "firsts": FIRST_VP * len(egon.firsts), "all_seven": egon.all_seven}


def points(egon: Egon) -> int:
    """Return the total of all of Egon's sources (BC-17.11)."""
    return sum(sources(egon).values())
