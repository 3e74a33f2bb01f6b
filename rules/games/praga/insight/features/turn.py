"""What is open in the turn being played."""

from __future__ import annotations

from ...board.wheel import actions_of
from ...components import ACTIONS, BUILDING, CATHEDRAL, HUNGER_WALL, KINDS, TILE, UPGRADE, WALL
from ...state import Seat, State, Turn
from .board import fits
from .crane import BONUS, RIGHT
from .estimate import worth
from .naming import Numbers, named

FEATURES = named(
    "turn",
    ("tile_taken", "PC-2.4"),
    ("action_open", "PC-3.6"),
    ("action_open_worth", "PC-3.6"),
    ("wheel_bonus_open", "PC-3.5"),
    ("special_right_open", "PC-3.7"),
    ("extra_action_open", "PC-13.3"),
    ("extra_action_open_worth", "PC-13.3"),
    ("extra_action_had", "PC-13.3"),
    ("upgrade_bonuses_open", "PC-4.8"),
    ("upgrade_bonuses_worth", "PC-4.8"),
    ("hunger_wall_steps_open", "PC-12.4"),
    ("cathedral_steps_open", "PC-12.4"),
    ("road_effects_open", "PC-8.3"),
    *((f"{kind}_held", "PC-4.11") for kind in KINDS),
    ("held_worth", "PC-4.11"),
    ("held_match", "PC-6.2"),
    ("held_markers", "PC-7.5"),
)
NO_TURN: Numbers = (0.0,) * len(FEATURES)
SPECIAL_ACTIONS = frozenset(KINDS)


def turn(state: State, seat: Seat, at: Turn, values: tuple[float, ...]) -> Numbers:
    """Return what the player of a turn can still do or get in it; ``values`` is what each action would bring."""
    actions = actions_of(state, at.tile) if at.action else ()
    right = at.wheel and RIGHT[at.segment]
    bonuses = sum(at.bonuses)
    projects = [step.project for step in at.steps]
    kind, number = at.held
    return (
        at.tile > 0,
        at.action,
        max([values[ACTIONS.index(action)] for action in actions], default=0.0),
        BONUS[at.segment] if at.wheel else 0.0,
        right and not SPECIAL_ACTIONS.isdisjoint(actions),
        at.extra == "open",
        max(values) if at.extra == "open" else 0.0,
        at.extra == "done",
        bonuses,
        _bonuses(seat, at) if bonuses else 0.0,
        projects.count(HUNGER_WALL),
        projects.count(CATHEDRAL),
        len(at.road),
        *(kind == one for one in KINDS),
        worth(TILE[kind][number].effects) if kind in TILE else 0.0,
        fits(seat.fields, seat.walls, kind, (number,))[0] if kind in (UPGRADE, WALL) else 0.0,
        len(TILE[BUILDING][number].corners) if kind == BUILDING else 0.0,
    )


def _bonuses(seat: Seat, at: Turn) -> float:
    """Return what the upgrade bonuses are worth that are open, with the tile that lies on each field."""
    return sum([n * worth(TILE[UPGRADE][field[-1][0]].effects) for n, field in zip(at.bonuses, seat.fields, strict=True) if n and field])
