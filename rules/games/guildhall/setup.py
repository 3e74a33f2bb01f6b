"""Setting up a new game (GH-2)."""

from __future__ import annotations

from rules.engine.definition import Options
from rules.engine.hidden.piles import Pile
from rules.engine.rng import Rng

from .components import CARDS, ROW, SETS, VP_CARDS, VP_REMOVED
from .state import Seat, State
from .steps.opening import ChooseProfessions, Deal


def setup(players: int, options: Options, rng: Rng) -> State:
    """Return a game with everything ready; the deal itself is left to the first step, once it is known which professions take part."""
    first = rng.below(players)
    chosen = SETS.get(str(options["profession_set"]))
    removed = VP_REMOVED[players] if options.get("small_game_vp_deck", True) else ()
    return State(
        seats=tuple(Seat(hand=Pile("profession", "owner", owner=player)) for player in range(players)),
        pending=[ChooseProfessions(first) if chosen is None else Deal()],
        rng=0,
        turn_of=first,
        professions=chosen or (),
        target=int(options["target_vp"]),
        immediate=options["excess_chapter_timing"] == "immediate",
        first=first,
        draw=Pile("profession", "none"),
        discard=Pile("profession", "top"),
        vp_row=(0,) * ROW,
        vp_deck=Pile("vp", "none", tuple(card for card in VP_CARDS if card not in removed)),
        box=CARDS,
        vp_box=removed,
    )
