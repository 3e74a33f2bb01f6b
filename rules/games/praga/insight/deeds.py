"""What actions come to, as counted over many games: the six actions, tiles and steps; and how far cubes get."""

from __future__ import annotations

from msgspec.structs import replace

from rules.engine.types import Action, ItemId
from rules.engine.worth.deeds import Deed, deed_of

from .. import items
from ..board.wheel import actions_of
from ..components import ACTIONS, KINGS_ROAD, PLACES, PLAZA_TILE, PROJECTS, SEGMENTS, SITES, TRACKS
from ..describe import describe
from ..pieces import Segment
from ..state import State
from ..steps.plazas import TakeReward


def _alike(one: Segment, other: Segment) -> bool:
    """Say whether two segments have the same bonus, whatever it is called."""
    return [replace(effect, key="") for effect in one.effects] == [replace(effect, key="") for effect in other.effects]


MATTERS_OF_COURSE = frozenset(("take", "lay_upgrade", "lay_wall", "lay_building", "lay_plank", "exchange", "put_under", "windows"))
"""What follows from something else: a tile of the crane is taken for its action, what has been chosen is laid."""
SEGMENT_NAME: dict[str, str] = {one.id: next(other.id for other in SEGMENTS if _alike(one, other)) for one in SEGMENTS}
"""The name of each segment of the wheel: that of the first one with the same bonus."""


def offers(state: State, action: Action) -> tuple[Deed, ...]:
    """Return what a legal action offers: a tile of the crane both of its actions (PC-3.6), anything else what it takes."""
    if action.kind == "take":
        return tuple(_performed(one) for one in actions_of(state, items.HALF.seat(action.picks[0])))
    return takes(state, action)


def takes(state: State, action: Action) -> tuple[Deed, ...]:
    """Return what an action comes to; nothing for a matter of course."""
    if action.kind in MATTERS_OF_COURSE:
        return ()
    piece = _piece(state, action)
    if action.kind not in ACTIONS:
        return (piece,)
    return (_performed(action.kind),) if action.kind == KINGS_ROAD else (_performed(action.kind), piece)


def _performed(action: str) -> Deed:
    return Deed("action", f"short.{action}")


def _piece(state: State, action: Action) -> Deed:
    """Return what an action does with a piece: the last pick says which one; the first can be where the right to it comes from."""
    kind, last = action.kind, action.picks[-1]
    match kind:
        case "mines" | "quarries":
            return Deed(kind, f"choice.{'raise' if last == items.RAISE else 'produce'}")
        case "wheel":
            return Deed(kind, f"name.{SEGMENT_NAME[SEGMENTS[items.SEGMENT.key(last)].id]}")
        case "side" | "up":
            return Deed(kind, f"name.{PROJECTS[items.project_of(last)]}")
        case "site":
            return Deed(kind, f"name.{PLACES[SITES[items.SITE.key(last)].plaza].id}")
        case "refresh":
            return Deed(kind, f"words.row.{items.ROW.key(action.picks[0])}")
        case "road_effect":
            return _road(last)
        case "reward":
            return _reward(state, items.REWARD.key(last))
    return deed_of(describe, Action(kind, (last,)))


def _road(item: ItemId) -> Deed:
    """Return the deed of an effect of a street, by its number, or of the bonus fields and tiles of the bridge."""
    street, _, effect = (items.ROAD_EFFECT.of(item) or "").partition(":")
    return (
        Deed("road_effect", f"balance.road_{effect}", (("street", int(street)),)) if effect else Deed("road_effect", "balance.road_strip")
    )


def _reward(state: State, half: str) -> Deed:
    """Return the deed of a reward of the plaza that is asked about."""
    step = state.pending[-1]
    assert isinstance(step, TakeReward)
    return Deed("reward", f"balance.{half}", (("tile", PLAZA_TILE[state.plazas[step.plaza]].id),))


def tracks(state: State, seat: int) -> dict[str, int]:
    """Return how far the cubes and the pawn of a seat have got, and how many tiles and seals it has."""
    of = state.seats[seat]
    on_projects = {
        name: n
        for project, (row, column) in zip(PROJECTS, of.projects, strict=True)
        for name, n in ((project, row), (f"{project}_column", column))
    }
    return {
        **dict(zip(TRACKS, of.tracks, strict=True)),
        **on_projects,
        "road": of.pawn,
        "endings": len(of.endings),
        "seals": state.seals.count(seat),
        "upgrades": sum(len(field) for field in of.fields),
        "walls": sum(tile != 0 for tile, _ in of.walls),
        "buildings": sum(one is not None and one.builder == seat for one in state.buildings),
        "technologies": len(of.technologies),
    }
