"""Choices that look like a gain but bring nothing at the moment: goods and steps for which there is no room, effects that count nothing."""

from __future__ import annotations

from rules.engine.game import Game, Preview
from rules.engine.types import Action, Event

from .. import items
from ..components import ACTIONS, COUNT, KINGS_ROAD, LAST_SPACE, LIMIT, PROJECT, PROJECTS, RESOURCES, TOP
from ..state import Seat, State

FILLING = frozenset({"mines", "quarries", "wheel", "upgrade_bonus", "choose", "reward"})
"""The kinds of action that can come to nothing only if there is no room for something."""
USED_UP = frozenset({"technology", "road_effect", KINGS_ROAD})
"""Those that can come to nothing at any time."""
NOTHING = frozenset({"gained", "produced", "performed", "used", "not_performed", "paid", "walked", "side_lost"})
"""The kinds of event that by themselves leave a player with no more than they had."""
PRODUCING = range(len(COUNT))
FREE = frozenset({"ask.main", "ask.take_tile"})
"""The questions of the free part of a turn: nothing more is to come of what was done before."""


def fruitless(game: Game[State], action: Action) -> bool:
    """Say whether an action would leave its player with nothing more than they have."""
    state, player = game.state, game.decider
    if player is None or action.kind not in FILLING | USED_UP:
        return False
    seat = state.seats[player]
    if action.kind in FILLING and not _has_no_room(seat):
        return False
    if action.kind in ACTIONS and seat.fields[ACTIONS.index(action.kind)]:
        return False  # performing it opens the bonus of an upgrade
    if action.kind == KINGS_ROAD and not _leads_to_nothing(state, seat):
        return False
    return _brings_nothing(seat, game.preview(action))


def _has_no_room(seat: Seat) -> bool:
    """Say whether there is something of which a player cannot take any more: a good, a step of mines or quarries, a step sideways."""
    full = any(limit is not None and n == limit for n, limit in zip(seat.stock, map(LIMIT.get, RESOURCES), strict=True))
    return full or any(seat.tracks[track] == TOP[track] for track in PRODUCING) or any(_at_the_side(seat, project) for project in PROJECTS)


def _at_the_side(seat: Seat, project: str) -> bool:
    """Say whether a step sideways on a project would be lost (PC-12.2)."""
    number = PROJECTS.index(project)
    return seat.projects[number][1] + 1 == PROJECT[number].columns


def _leads_to_nothing(state: State, seat: Seat) -> bool:
    """Say whether the next space of the King's Road is the last one, with no tile left for it (PC-8.6)."""
    return seat.pawn + 1 == LAST_SPACE and not state.plank_stacks[1].cards


def _brings_nothing(seat: Seat, ahead: Preview[State]) -> bool:
    """Say whether nothing is gained and nothing can come of what follows."""
    if ahead.reveals or not all(_is_nothing(seat, event) for event in ahead.events):
        return False
    if ahead.legal == [items.DECLINE]:
        return _brings_nothing(seat, ahead.preview(items.DECLINE))
    return ahead.decision is not None and ahead.decision.question.key in FREE


def _is_nothing(seat: Seat, event: Event) -> bool:
    """Say whether an event leaves a player with no more than they had."""
    if event.kind == "step_open":
        return _at_the_side(seat, items.PROJECT.key(event.items[0]))
    return event.kind in NOTHING and max(event.gains.values(), default=0) <= 0
