"""Everything that is still open in a turn, for the table to name (PC-2.9, 14.7)."""

from __future__ import annotations

from rules.engine.types import Action, Use
from rules.engine.worth.insight import OpenThing

from .. import items
from ..board.action_board import candidates
from ..board.road import is_optional
from ..board.wheel import actions_of, wheel_bonus
from ..components import ACTIONS, GOLD_WINDOW, PROJECT, PROJECTS, SEALS, SILVER_WINDOW, UPGRADE, WINDOWS
from ..effect import TRADE
from ..state import State, turn_of


def open_things(state: State) -> tuple[OpenThing, ...]:
    """Return what is open in the turn being played, in the order of PC-2.9; what comes to nothing is left out. None between turns.

    The kinds are ``tile_action`` (the halves of the tile), ``extra``, ``wheel`` (the segment), ``upgrade_bonus`` (the upgrades to choose
    from), ``side_step`` (the cube), ``road_effect`` (what brings the effect) and ``seal_right``, which lasts beyond the turn.
    """
    if state.turn is None:
        return ()
    seat, turn, player = state.seats[state.turn_of], turn_of(state), state.turn_of
    found: list[OpenThing] = []
    if turn.action:
        halves = range(len(actions_of(state, turn.tile)))
        found.append(OpenThing("tile_action", tuple(items.HALF.id(turn.tile, half) for half in halves), lapses=True))
    if turn.extra == "open":
        found.append(OpenThing("extra", (items.EXTRA,), lapses=True))
    if turn.wheel:
        found.append(OpenThing("wheel", (items.SEGMENT.id(turn.segment),), lapses=wheel_bonus(state).op == TRADE))
    for action in range(len(ACTIONS)):
        tiles = tuple(items.tile(UPGRADE, tile) for tile in candidates(state, player, action))
        if tiles and turn.bonuses[action]:
            found.append(OpenThing("upgrade_bonus", tiles, turn.bonuses[action]))
    found += _side_steps(state)
    found += [OpenThing("road_effect", (item,), lapses=is_optional(state, item)) for item in turn.road]
    if seat.seal_rights:
        found.append(OpenThing("seal_right", (), seat.seal_rights))
    return tuple(found)


def uses(state: State, action: Action) -> Use | None:
    """Return the open thing that an action carries out, if it lapses at the end of the turn (PC-14.1), or the windows beyond those that
    can be kept, if it is paid for with windows (PC-14.2).
    """
    if _takes_windows(action):
        stock = state.seats[state.turn_of].stock
        return Use("window") if stock[SILVER_WINDOW] + stock[GOLD_WINDOW] > WINDOWS else None
    of = items.PROJECT.id(state.turn_of, PROJECTS[items.project_of(action.picks[0])]) if action.kind == "side" else action.picks[0]
    found = (thing for thing in open_things(state) if thing.lapses and of in thing.items)
    return next((Use(thing.kind, thing.items[0], thing.n) for thing in found), None)


def _takes_windows(action: Action) -> bool:
    """Return whether an action is paid for with windows (PC-9.12, 12.6, 13.3)."""
    if action.kind == "seal":
        return not {"silver_window", "gold_window"}.isdisjoint(what for what, _ in SEALS[items.SEAL.key(action.picks[0])].cost)
    return action.kind in ("up", "buy_extra")


def _side_steps(state: State) -> list[OpenThing]:
    """Return the open steps on each project, those that lapse apart from the others, as far as there are columns (PC-12.2, 12.4)."""
    player, steps, found = state.turn_of, turn_of(state).steps, []
    for project, name in enumerate(PROJECTS):
        room = PROJECT[project].columns - 1 - state.seats[player].projects[project][1]
        for optional in (False, True):
            n = min(room, sum(step.project == project and step.optional == optional for step in steps))
            room -= n
            if n:
                found.append(OpenThing("side_step", (items.PROJECT.id(player, name),), n, lapses=optional))
    return found
