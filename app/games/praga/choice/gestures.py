"""How decisions are made by clicking: rotations that find themselves, and what stands for things that are not always on the table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from msgspec.structs import replace

from app.table.choice.plans import Plan
from rules import Action, Game, ItemId
from rules.games.praga import items
from rules.games.praga.board.action_board import FIRST_WALL, matches
from rules.games.praga.board.city import markers
from rules.games.praga.components import ACTIONS, KINGS_ROAD, MINES, PRODUCTION, QUARRIES, SITES, UPGRADE
from rules.games.praga.state import Seat, State

from .stand_ins import NOW, alias

LAYS = frozenset({"lay_upgrade", "lay_wall", "lay_building"})


def gestures(game: Game[Any], plans: list[Plan]) -> list[Plan]:
    """Return the plans as they are clicked here.

    A tile is laid where it is clicked, turned so that it brings the most, unless a rotation has been chosen before; a site is chosen with
    the same click. What the action of the half that was clicked leads to needs no second click on it, and so stands out from what the
    other one leads to. The points of a special tile right are only taken after a question.
    """
    found: list[Plan] = []
    best: dict[ItemId, Plan] = {}
    chosen, named = chosen_half(game.state), twice(game.legal)
    for plan in _built_at_once(game, plans):
        kind = plan.actions[-1].kind
        if kind in LAYS:
            place, rotation = plan.actions[-1].picks
            if place not in best or gain(game, plan) > gain(game, best[place]):
                best[place] = plan
            found.append(replace(plan, picks=(rotation, place), ordered=True))
        elif kind == "cash" and game.state.turn is not None:
            segment = items.SEGMENT.id(game.state.turn.segment)
            found.append(replace(plan, picks=(segment, NOW + kind), confirmed=True))
        elif kind == "production":
            found += (replace(plan, picks=(item,)) for item in _alike(game.state, plan.picks[0]))
        elif plan.picks[0] == chosen:
            found.append(replace(plan, picks=plan.picks[1:]))
        elif kind in ACTIONS and items.HALF.of(plan.picks[0]) is None:
            found.append(replace(plan, picks=_without_tile(game, plan, named)))
        else:
            found.append(replace(plan, picks=(alias(plan.picks[0]),)) if _is_hidden(game, plan) else plan)
    found += _walks(game, found)
    return [*(replace(plan, picks=(place,)) for place, plan in best.items()), *found]


def _walks(game: Game[Any], plans: Sequence[Plan]) -> list[Plan]:
    """Return the plans in which a pawn is clicked once more, with a click on the space to which it goes.

    With the extra action or a technology, they come once more with a click on the action field, as it is clicked for mines and quarries.
    """
    player = game.decider or 0
    pawn, field = items.PAWN.id(player), items.FIELD.id(player, KINGS_ROAD)
    space = items.SPACE.id(game.state.seats[player].pawn + 1)
    found: list[Plan] = []
    for plan in plans:
        if pawn in plan.picks:
            ways = (space, field) if items.HALF.of(plan.actions[0].picks[0]) is None else (space,)
            found += (replace(plan, picks=tuple(way if pick == pawn else pick for pick in plan.picks)) for way in ways)
    return found


def _alike(state: State, item: ItemId) -> list[ItemId]:
    """Return all production tiles on the river that are like this one: the rules name one of them (PC-9.5), and any is clicked."""
    kind = PRODUCTION[items.PRODUCTION.key(item)].id
    return [items.PRODUCTION.id(tile) for tile in state.river if PRODUCTION[tile].id == kind]


def _built_at_once(game: Game[Any], plans: list[Plan]) -> list[Plan]:
    """Return the plans with each site followed by all the ways to lay the building there, if nothing else is decided in between.

    Sites that cost the same do not differ in what follows.
    """
    follows: dict[int, bool] = {}
    found: list[Plan] = []
    for plan in plans:
        (action,) = plan.actions
        site = items.SITE.of(action.picks[0]) if action.kind == "site" else None
        if site is None:
            found.append(plan)
            continue
        price = SITES[site].gold
        if price not in follows:
            follows[price] = items.lay_building(site, 0) in game.preview(action).legal
        if follows[price]:
            ways = (items.lay_building(site, rotation) for rotation in range(6))
            found += (replace(plan, actions=(action, way)) for way in ways)
        else:
            found.append(plan)
    return found


def chosen_half(state: State) -> ItemId:
    """Return the half of the tile that was clicked when it was taken, while its action is open; "" otherwise."""
    turn = state.turn
    return items.HALF.id(turn.tile, turn.half) if turn is not None and turn.action else ""


def twice(legal: Sequence[Action]) -> frozenset[str]:
    """Return the actions that the extra action and the tile taken both offer: only for these has the extra action to be clicked."""
    kinds = ({action.kind for action in legal if action.picks and (action.picks[0] == items.EXTRA) is extra} for extra in (True, False))
    return frozenset.intersection(*map(frozenset, kinds))


def _without_tile(game: Game[Any], plan: Plan, named: Collection[str]) -> tuple[ItemId, ...]:
    """Return what is clicked to perform an action with the extra action or a technology.

    The extra action comes first if what follows does not tell it from that of the tile taken, one of those ``named``; a technology has been
    used up. Mines and quarries are told apart by their action fields.
    """
    source, *others = plan.picks
    kind = plan.actions[0].kind
    field = (items.FIELD.id(game.decider or 0, kind),) if kind in (MINES, QUARRIES) else ()
    return (*((source,) if source == items.EXTRA and kind in named else ()), *field, *others)


def _is_hidden(game: Game[Any], plan: Plan) -> bool:
    """Say whether an action has no place where it can be clicked: the effects of the King's Road, and bonuses that are not ``on_board``."""
    action = plan.actions[0]
    if action.kind != "upgrade_bonus":
        return action.kind == "road_effect"
    return action.picks[0] not in on_board(game.state.seats[game.decider or 0], game.legal)


def on_board(seat: Seat, legal: Sequence[Action]) -> frozenset[ItemId]:
    """Return the upgrades on whose place their bonus is clicked: those on top, except where that is a click on the field below them."""
    fields = {action.kind for action in legal if action.kind in (MINES, QUARRIES, KINGS_ROAD) and items.HALF.of(action.picks[0]) is None}
    on_top = ((kind, field[-1][0]) for kind, field in zip(ACTIONS, seat.fields, strict=True) if field)
    return frozenset(items.tile(UPGRADE, number) for kind, number in on_top if kind not in fields)


def gain(game: Game[Any], plan: Plan) -> int:
    """Return how much meets a tile laid like this: matching edges count twice, since both symbols are gained."""
    state, action = game.state, plan.actions[-1]
    held, rotation = state.turn.held[1], items.ROTATION.key(action.picks[1])
    site = items.SITE.of(action.picks[0])
    if site is not None:
        return markers(state.buildings, site, held, rotation)
    field = items.FIELD.of(action.picks[0])
    cell = FIRST_WALL + items.WALL_SITE.key(action.picks[0]) if field is None else ACTIONS.index(field[1])
    found = matches(state.seats[game.decider or 0], cell, (held, rotation), state.connections)
    return 2 * len(found.edges) + len(found.corners)
