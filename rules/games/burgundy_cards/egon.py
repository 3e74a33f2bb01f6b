"""Egon, the solo opponent, as rules (BC-17)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgspec import Struct

from rules.engine.context import Context
from rules.engine.piles import Pile
from rules.engine.state import Step
from rules.engine.values import removed, replaced

from . import items
from .components import EGON_MONASTERY_VP, EGON_STACKS, FIRST_VP, KIND, KINDS, MONASTERY, NAME, TRIPLET, TRIPLET_VP, Cards
from .estate import Stacks, has_all_seven, laid
from .scoring import score

if TYPE_CHECKING:
    from .state import State


class Egon(Struct, kw_only=True):
    """Egon's cards: a face-down stack for each phase to come, and what has been laid out."""

    stacks: tuple[Pile, ...] = ()
    estate: Stacks = ()
    firsts: tuple[str, ...] = ()
    all_seven: int = 0

    def count_off(self, draw: Pile) -> Pile:
        """BC-17.2: count a stack for each phase off the draw pile; the pile that is left."""
        for size in EGON_STACKS:
            cards, draw = draw.drawn(size)
            self.stacks += (Pile("action", "none", cards),)
        return draw

    def lay_out(self, card: int) -> Cards:
        """BC-17.3: lay a card on the open stack of its kind, or begin one; the stack as it is then."""
        i = next((i for i, stack in enumerate(self.estate) if KIND[stack[0]] == KIND[card] and len(stack) < TRIPLET), None)
        self.estate = laid(self.estate, i, card)
        return self.estate[-1 if i is None else i]


def kinds_of(estate: Stacks) -> list[str]:
    """The kind of each of Egon's triplets: his monasteries are no jokers (BC-17.4)."""
    return [KIND[stack[0]] for stack in estate if len(stack) == TRIPLET]


def sources(egon: Egon) -> dict[str, int]:
    """BC-17.11: Egon's points by source, under the keys of ``scoring.score``: triplets, first bonuses and the all-seven card."""
    kinds = kinds_of(egon.estate)
    triplets = {f"triplet_{kind}": TRIPLET_VP[kind] * kinds.count(kind) for kind in KINDS}
    return {**triplets, "firsts": FIRST_VP * len(egon.firsts), "all_seven": egon.all_seven}


def points(egon: Egon) -> int:
    """BC-17.11: what all of Egon's sources add up to."""
    return sum(sources(egon).values())


def rival(state: State) -> Mapping[str, int] | None:
    """Egon's points by source when he plays."""
    return sources(state.egon) if state.egon is not None else None


@dataclass(frozen=True, slots=True)
class Duel:
    """The points that are compared at the end of the phase (BC-17.11), as they stand now."""

    mine: int
    his: int
    turns: int
    """How many turns the player still has in the phase, the running one included."""

    @property
    def kept_up(self) -> bool:
        """Whether the game would go on, or be won."""
        return self.mine >= self.his

    @property
    def short(self) -> int:
        """How many points the player lacks."""
        return max(0, self.his - self.mine)


def duel(state: State) -> Duel | None:
    """BC-17.11: how the player stands against Egon; None without him. Egon's points do not change before the phase ends."""
    if state.egon is None:
        return None
    mine = sum(row.points[0] for row in score(state))
    return Duel(mine, points(state.egon), state.rounds - state.round + 1)


class RevealEgon(Step, frozen=True, tag=True):
    """BC-17.3: lay out Egon's cards of the phase, one after the other."""

    def run(self, ctx: Context[State]) -> None:
        state, egon = ctx.state, ctx.state.egon
        assert egon is not None
        cards = egon.stacks[state.phase].cards[::-1]
        egon.stacks = replaced(egon.stacks, state.phase, egon.stacks[state.phase].holding(()))
        for card in cards:
            kind, stack = KIND[card], egon.lay_out(card)
            ctx.emit("egon_card", None, (items.card(card),), "BC-17.3", reveals=True, card=NAME[card], kind=kind, n=len(stack))
            if kind == MONASTERY:
                state.seats[0].vp += EGON_MONASTERY_VP
                ctx.emit("egon_monastery", 0, (items.card(card), items.store(0, "vp")), "BC-17.5", n=EGON_MONASTERY_VP)
            if len(stack) == TRIPLET:
                ctx.emit("egon_triplet", None, (items.card(card),), "BC-17.11", kind=kind, n=TRIPLET_VP[kind])
                if kind in state.firsts:
                    state.firsts = removed(state.firsts, kind)
                    egon.firsts += (kind,)
                    ctx.emit("egon_first", None, (f"first:{kind}", "egon"), "BC-17.7", kind=kind, n=FIRST_VP)
            if state.all_seven and not egon.all_seven and has_all_seven(egon.estate):
                egon.all_seven, state.all_seven = state.all_seven[0], state.all_seven[1:]
                ctx.emit("egon_all_seven", None, (f"all_seven:{egon.all_seven}", "egon"), "BC-17.8", n=egon.all_seven)


def check_egon(ctx: Context[State]) -> bool:
    """BC-17.11: whether the player has at least as many points as Egon."""
    now = duel(ctx.state)
    assert now is not None
    ctx.emit("egon_check", 0, (), "BC-17.11", mine=now.mine, egon=now.his)
    return now.kept_up
