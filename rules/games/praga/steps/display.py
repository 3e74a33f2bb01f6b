"""The display of hexagonal tiles: taking, refilling and refreshing (PC-5)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.context import Context
from rules.engine.hidden.piles import Pile
from rules.engine.values import replaced

from .. import items
from ..components import KINDS, SLOTS, SPECIAL_SLOT, TILE
from ..state import State, turn_of


def offered(state: State, kind: str, special: bool) -> list[int]:
    """Return the tiles of a row that can be taken, the special one only with the right to it (PC-5.1)."""
    return [tile for tile in state.rows[KINDS.index(kind)][: SLOTS if special else SPECIAL_SLOT] if tile]


def take_from_row(ctx: Context[State], kind: str, tile: int) -> None:
    """Take a tile out of its slot, which stays empty for now (PC-5.3, 5.4); a special one costs the points of its right (PC-3.7)."""
    state, turn, row = ctx.state, turn_of(ctx.state), KINDS.index(kind)
    state.rows = replaced(state.rows, row, replaced(state.rows[row], state.rows[row].index(tile), 0))
    turn.held = (kind, tile)
    if TILE[kind][tile].special:
        turn.wheel = False
    if state.automatic:
        refill(ctx, row)


def lay_down(state: State) -> None:
    """Let go of the tile taken, which now has its place."""
    turn_of(state).held = ("", 0)


def stack_of(state: State, row: int, slot: int) -> Pile:
    """Return the stack that refills a slot (PC-5.3)."""
    return state.stacks[row][slot == SPECIAL_SLOT]


def can_refill(state: State) -> bool:
    """Return whether an empty slot could be filled (PC-5.4)."""
    gaps = [row for row, tiles in enumerate(state.rows) if 0 in tiles]
    return (
        any(not tile and stack_of(state, row, slot).cards for row in gaps for slot, tile in enumerate(state.rows[row])) if gaps else False
    )


def refill(ctx: Context[State], row: int) -> None:
    """Fill the empty slots of a row, as far as there are tiles (PC-5.3)."""
    fill_slots(ctx, _gaps(ctx.state, row), "PC-5.3")


def _gaps(state: State, row: int) -> list[tuple[int, int]]:
    """Return the empty slots of a row, each with the row."""
    tiles = state.rows[row]
    return [(row, slot) for slot, tile in enumerate(tiles) if not tile] if 0 in tiles else []


def fill_slots(ctx: Context[State], slots: Sequence[tuple[int, int]], clause: str) -> None:
    """Lay the top tiles of their stacks in slots, given as row and slot (PC-5.3). The last event names all that are new."""
    state, new = ctx.state, []
    for row, slot in slots:
        cards, left = stack_of(state, row, slot).drawn()
        if cards:
            state.rows = replaced(state.rows, row, replaced(state.rows[row], slot, cards[0]))
            set_stack(state, row, slot, left)
            new.append((stack_item(row, slot), items.tile(KINDS[row], cards[0])))
    for n, pair in enumerate(new, 1):
        tiles = " ".join(tile for _, tile in new) if n == len(new) else ""
        ctx.emit("revealed", None, pair, clause, reveals=True, tiles=tiles)


def set_stack(state: State, row: int, slot: int, pile: Pile) -> None:
    """Replace the stack that refills a slot."""
    normal, special = state.stacks[row]
    state.stacks = replaced(state.stacks, row, (normal, pile) if slot == SPECIAL_SLOT else (pile, special))


def stack_item(row: int, slot: int) -> str:
    """Return the item of the stack that refills a slot."""
    return items.STACK.id(KINDS[row] + ("_special" if slot == SPECIAL_SLOT else ""))


def refill_all(ctx: Context[State]) -> None:
    """Fill all empty slots (PC-14.3)."""
    fill_slots(ctx, [gap for row in range(len(KINDS)) for gap in _gaps(ctx.state, row)], "PC-5.3")


def change_era(ctx: Context[State]) -> None:
    """PC-2.2: the tiles of the first era leave the game, those of the second are laid out."""
    state = ctx.state
    for row, tiles in enumerate(state.rows):
        normal, special = state.stacks[row]
        shown = tuple(tile for tile in tiles if tile)
        state.removed = replaced(state.removed, row, state.removed[row] + shown + normal.cards + special.cards)
    state.era += 1
    state.rows = ((0,) * SLOTS,) * len(KINDS)
    state.stacks, state.later = state.later, tuple((Pile(kind, "none"), Pile(kind, "none")) for kind in KINDS)
    ctx.emit("era", None, (), "PC-2.2", reveals=True, opens=True, n=state.era)
    refill_all(ctx)
