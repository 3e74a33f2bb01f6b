"""The automatic opponents of a single player: the simple one and Peter Parler (PC-17, 18)."""

from __future__ import annotations

from rules.engine.context import Context, Step
from rules.engine.rng import Rng
from rules.engine.values import removed, replaced

from .. import items
from ..board.city import is_full, markers
from ..board.parler import building_places, marked_slot, raised
from ..board.wheel import actions_of, front
from ..components import (
    BUILDING,
    KINDS,
    PARLER_CARD,
    PARLER_CARDS,
    PARLER_SEALS,
    PLACES,
    PRODUCTION_SPACE,
    SEAL_SPACE,
    SLOTS,
    TILE,
    TOP,
    TRACKS,
    UPGRADE,
    WALL,
)
from ..state import NOBODY, Building, Parler, State
from .crane import return_tile
from .display import fill_slots, refill_all, set_stack, stack_of
from .plazas import Evaluate, walk

PARLER = 1
"""The number that stands for Parler where players are numbered: the one after the only seat."""


class SimpleOpponent(Step, frozen=True, tag=True):
    """PC-17.2: the simple opponent takes the tile nearest to the end of the blue zone and returns it."""

    def run(self, ctx: Context[State]) -> None:
        _take_tile(ctx, 1, "PC-17.2")


def _take_tile(ctx: Context[State], nth: int, clause: str) -> None:
    state = ctx.state
    position = front(state.crane, nth)
    tile = state.crane[position]
    state.crane = replaced(state.crane, position, 0)
    if tile in state.fives:
        state.fives = removed(state.fives, tile)
    first, second = actions_of(state, tile)
    ctx.emit("rival_took", None, (items.ACTION_TILE.id(tile),), clause, position=position, first=first, second=second, n=nth)
    return_tile(ctx, tile)


def parler_of(state: State) -> Parler:
    """Return Peter Parler. Raises ValueError in a game without him."""
    if state.parler is None:
        raise ValueError("Peter Parler is not in this game")
    return state.parler


class ParlerTurn(Step, frozen=True, tag=True):
    """PC-18.4, 18.5: Parler draws a card and does what it says."""

    def run(self, ctx: Context[State]) -> None:
        refill_all(ctx)
        parler = parler_of(ctx.state)
        if not parler.deck.cards:
            parler.deck, parler.played = ctx.shuffled(parler.deck.holding(PARLER_CARDS)), ()
            ctx.emit("parler_shuffled", None, (items.PARLER_DECK,), "PC-18.4", reveals=True)
        (card,), parler.deck = parler.deck.drawn()
        parler.played += (card,)
        drawn = (items.PARLER_DECK, items.PARLER_CARD.id(card))
        ctx.emit("parler_card", None, drawn, "PC-18.5", reveals=True, opens=True, card=PARLER_CARD[card].id)
        deeds = (_deed(name, track) for name, track in PARLER_CARD[card].steps)
        ctx.then(*deeds, ParlerTile(PARLER_CARD[card].front))


class ParlerTile(Step, frozen=True, tag=True):
    """PC-18.5: he takes an action tile from the front and returns it, and the display is refilled."""

    front: int

    def run(self, ctx: Context[State]) -> None:
        _take_tile(ctx, self.front, "PC-18.5")
        refill_all(ctx)


class ParlerTakes(Step, frozen=True, tag=True):
    """PC-18.6: the marked tile of a row goes under its stack, and his cube moves on."""

    row: int

    def run(self, ctx: Context[State]) -> None:
        slot = marked_slot(ctx.state.rows[self.row], parler_of(ctx.state).rows[self.row])
        if slot is not None:
            put_under(ctx, self.row, slot)


def put_under(ctx: Context[State], row: int, slot: int) -> None:
    """Put a tile of a row under its stack, move Parler's cube on and fill the slot (PC-18.6, 18.9)."""
    state = ctx.state
    tile, stack = state.rows[row][slot], stack_of(state, row, slot)
    set_stack(state, row, slot, stack.holding((tile, *stack.cards)))
    ctx.emit("parler_took", None, (items.tile(KINDS[row], tile),), "PC-18.6", slot=slot + 1)
    _leave_slot(ctx, row, slot)


def _leave_slot(ctx: Context[State], row: int, slot: int) -> None:
    """Empty a slot, move Parler's cube to the one on its right and fill the slot again (PC-18.6)."""
    state, parler = ctx.state, parler_of(ctx.state)
    state.rows = replaced(state.rows, row, replaced(state.rows[row], slot, 0))
    parler.rows = replaced(parler.rows, row, (slot + 1) % SLOTS)
    fill_slots(ctx, [(row, slot)], "PC-18.6")


class ParlerBuilds(Step, frozen=True, tag=True):
    """PC-18.7, 18.8: he builds the marked building at the plaza of his pawn, which then walks on."""

    row: int

    def run(self, ctx: Context[State]) -> None:
        state, parler = ctx.state, parler_of(ctx.state)
        slot = marked_slot(state.rows[self.row], parler.rows[self.row])
        if slot is None:
            return
        tile = state.rows[self.row][slot]
        places = building_places(state, tile, parler.pawn)
        if not places:
            put_under(ctx, self.row, slot)
            return
        site, rotation = places[_chance(ctx, len(places))]
        printed = TILE[BUILDING][tile]
        plaza, why = PLACES[parler.pawn].id, "corner" if markers(state.buildings, site, tile, rotation) else "chance"
        state.buildings = replaced(state.buildings, site, Building(tile, rotation, PARLER, PARLER if printed.marker_space else NOBODY))
        placed = (items.tile(BUILDING, tile), items.SITE.id(site))
        ctx.emit("parler_built", None, placed, "PC-18.7", reveals=True, rotation=rotation, plaza=plaza, why=why)
        _leave_slot(ctx, self.row, slot)
        if is_full(state.buildings, parler.pawn):
            ctx.then(Evaluate(PARLER, parler.pawn))
        walk(ctx, printed.gold + printed.stone)


class ParlerRaises(Step, frozen=True, tag=True):
    """PC-18.10, 18.11, 18.15: his cube on a track moves up, the mines before the quarries."""

    symbol: str

    def run(self, ctx: Context[State]) -> None:
        tracks = raised(ctx.state, self.symbol)
        why = "shown" if self.symbol in TRACKS else "ahead" if len(tracks) == 1 else "level"
        for track in tracks:
            _raise(ctx, track, why)


def _raise(ctx: Context[State], track: int, why: str) -> None:
    state, parler = ctx.state, parler_of(ctx.state)
    if parler.tracks[track] == TOP[track]:
        return
    space = parler.tracks[track] + 1
    parler.tracks = (space, parler.tracks[1]) if track == 0 else (parler.tracks[0], space)
    item = items.PARLER_TRACK.id(TRACKS[track])
    ctx.emit("parler_step", None, (item,), "PC-18.10", track=TRACKS[track], space=space, why=why)
    if space == PRODUCTION_SPACE[track] and state.river:
        tile = state.river[_chance(ctx, len(state.river))]
        state.river = removed(state.river, tile)
        state.river_box += (tile,)
        ctx.emit("parler_production", None, (items.PRODUCTION.id(tile), item), "PC-18.11", reveals=True)
    if space == SEAL_SPACE[track]:
        seal = next((seal for seal in PARLER_SEALS[track] if state.seals[seal] == NOBODY), None)
        if seal is not None:
            state.seals = replaced(state.seals, seal, PARLER)
            ctx.emit("parler_seal", None, (items.SEAL.id(seal),), "PC-18.11")


def _chance(ctx: Context[State], n: int) -> int:
    """Return a random number below ``n``."""
    rng = Rng(ctx.state.rng)
    found = rng.below(n)
    ctx.state.rng = rng.state
    return found


def _deed(name: str, track: str) -> Step:
    """Return the step that a line of one of his cards stands for."""
    match name:
        case "increase":
            return ParlerRaises(track)
        case "construct_building":
            return ParlerBuilds(KINDS.index(BUILDING))
        case "take_upgrade_tile":
            return ParlerTakes(KINDS.index(UPGRADE))
        case "take_wall_tile":
            return ParlerTakes(KINDS.index(WALL))
    raise ValueError(f"Parler does not know how to {name}")
