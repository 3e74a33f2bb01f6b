"""Playing against Egon: what he does, and how the player compares with him (BC-17)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.engine.context import POINTS, Context, Step
from rules.engine.values import removed, replaced

from .. import items
from ..board.egon import sources
from ..board.estate import has_all_seven
from ..components import EGON_MONASTERY_VP, FIRST_VP, KIND, MONASTERY, NAME, TRIPLET, TRIPLET_VP
from ..scoring.duel import duel
from ..state import State


def rival(state: State) -> Mapping[str, int] | None:
    """Return Egon's points by source, or None if he is not playing."""
    return sources(state.egon) if state.egon is not None else None


class RevealEgon(Step, frozen=True, tag=True):
    """BC-17.3: lay out Egon's cards of the phase, one after the other."""

    def run(self, ctx: Context[State]) -> None:
        state, egon = ctx.state, ctx.state.egon
        assert egon is not None
        cards = egon.stacks[state.phase].cards[::-1]
        egon.stacks = replaced(egon.stacks, state.phase, egon.stacks[state.phase].holding(()))
        for card in cards:
            kind, stack = KIND[card], egon.lay_out(card)
            ctx.emit("egon_card", None, (items.CARD.id(card),), "BC-17.3", reveals=True, card=NAME[card], kind=kind, n=len(stack))
            if kind == MONASTERY:
                things = (items.CARD.id(card), items.STORE.id(0, "vp"))
                ctx.credit(0, {"vp": EGON_MONASTERY_VP}, "egon_monastery", things, "BC-17.5", n=EGON_MONASTERY_VP)
            if len(stack) == TRIPLET:
                n = TRIPLET_VP[kind]
                ctx.emit("egon_triplet", None, (items.CARD.id(card),), "BC-17.11", gains={POINTS: n}, kind=kind, n=n)
                if kind in state.firsts:
                    state.firsts = removed(state.firsts, kind)
                    egon.firsts += (kind,)
                    ctx.emit("egon_first", None, (f"first:{kind}", "egon"), "BC-17.7", gains={POINTS: FIRST_VP}, kind=kind, n=FIRST_VP)
            if state.all_seven and not egon.all_seven and has_all_seven(egon.estate):
                egon.all_seven, state.all_seven = state.all_seven[0], state.all_seven[1:]
                things, n = (f"all_seven:{egon.all_seven}", "egon"), egon.all_seven
                ctx.emit("egon_all_seven", None, things, "BC-17.8", gains={POINTS: n}, n=n)


def check_egon(ctx: Context[State]) -> bool:
    """Return whether the player has at least as many points as Egon (BC-17.11)."""
    now = duel(ctx.state)
    assert now is not None
    ctx.emit("egon_check", 0, (), "BC-17.11", mine=now.mine, egon=now.his)
    return now.kept_up
