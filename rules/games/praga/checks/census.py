"""Every tile in a state, by deck."""

from __future__ import annotations

from ..components import KINDS, PARLER_CARDS, PLANK
from ..state import State


def census(state: State) -> dict[str, list[int]]:
    """Return every tile in a state by deck, wherever it is."""
    found: dict[str, list[int]] = {
        "action_tile": [tile for tile in state.crane if tile],
        "technology": [*state.looked.cards, *state.used_technologies],
        "plank": [*state.looked_planks.cards, *state.cathedral_stack.cards, *state.discarded_planks],
        "plaza_tile": [*(tile for tile in state.plazas if tile), *state.plaza_box],
        "production": [*state.river, *state.river_box],
    }
    if state.turn is not None and state.turn.tile:
        found["action_tile"].append(state.turn.tile)
    for row, kind in enumerate(KINDS):
        piles = (*state.stacks[row], *state.later[row], state.removed[row])
        found[kind] = [*(tile for tile in state.rows[row] if tile), *(tile for pile in piles for tile in pile.cards)]
    for pile in state.technologies:
        found["technology"] += pile.cards
    for pile in state.plank_stacks:
        found["plank"] += pile.cards
    found["plank"] += [tile for tile in state.bridge if PLANK[tile].level == 4]
    for seat in state.seats:
        found["technology"] += seat.technologies
        found["plank"] += seat.endings
        found["production"] += [tile for tile in seat.production if tile]
        found["upgrade"] += [tile for field in seat.fields for tile, _ in field]
        found["wall"] += [tile for tile, _ in seat.walls if tile]
    found["building"] += [building.tile for building in state.buildings if building is not None]
    if state.turn is not None and state.turn.held[1]:
        kind, tile = state.turn.held
        found[kind].append(tile)
    parler = state.parler
    found["parler"] = [*PARLER_CARDS] if parler is None else [*parler.deck.cards, *parler.played]
    return found
