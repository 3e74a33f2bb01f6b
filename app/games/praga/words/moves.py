"""The moves in words: each line of the list says what it costs and brings, so that it can be told from every other one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from app.texts import bracketed
from rules import Action, ItemId
from rules.games.praga import items
from rules.games.praga.board.action_board import FIRST_WALL, matches
from rules.games.praga.board.city import markers
from rules.games.praga.board.wheel import points as crane_points
from rules.games.praga.components import ACTIONS, BLUE, BUILDING, CRANE_COST, PLAZA_TILE, RED, RESOURCES, SEGMENTS, SITES, TILE, UPGRADE
from rules.games.praga.insight import half_used

from ..choice.gestures import LAYS
from ..position import Position
from .effects import D, effects_words, gains_words
from .things import line_words, thing_words
from .tips import tip

EXPLAINED = frozenset({"keep", "production", "seal", "technology"})
"""What does what its tip says."""


def action_words(position: Position, action: Action) -> str:
    """Return an action in one line, with what it costs and brings."""
    line, more = line_words(position, action), [*_right(position, action), *_details(position, action)]
    return bracketed(line, "; ".join(_within(position, words) for words in more)) if more else line


def step_words(position: Position, actions: Sequence[Action]) -> str:
    """Return the first of some actions in one line: a tile that none of them uses is taken for both its halves."""
    first = actions[0]
    if first.kind != "take" or half_used(actions):
        return action_words(position, first)
    tile = items.HALF.seat(first.picks[0])
    one, other = (thing_words(position, items.HALF.id(tile, half)) for half in (0, 1))
    return bracketed(position.texts(f"{D}.action.take.either", one=one, other=other), "; ".join(_taking(position, tile)))


def _within(position: Position, words: str) -> str:
    """Return what stands alone elsewhere as a part of a sentence: only names and nouns keep their capital."""
    small = position.texts(f"{D}.words.small").split()
    return words[:1].lower() + words[1:] if words.partition(" ")[0].rstrip(":") in small else words


def _right(position: Position, action: Action) -> list[str]:
    """Say what gives the right to perform an action, unless it is the action tile."""
    right = action.picks[0] if action.kind in ACTIONS else ""
    return [thing_words(position, right)] if right.startswith(("extra", "technology:")) else []


def _details(position: Position, action: Action) -> list[str]:
    match action.kind:
        case "take":
            return _taking(position, items.HALF.seat(action.picks[0]))
        case "upgrade" | "wall" | "building":
            return _tile(position, action.kind, action.picks[1])
        case "site":
            return _site(position, items.SITE.key(action.picks[0]))
        case kind if kind in LAYS:
            return _laying(position, action)
        case kind if kind in EXPLAINED:
            found = tip(position, action.picks[0])
            return [] if found is None else [words.removesuffix(".") for _, words in found.lines]
        case "reward":
            return _reward(position, action.picks[-1])
    return []


def _exchange(position: Position, cost: str, gain: str) -> list[str]:
    """Return what something costs and what it brings, as far as it does."""
    say = position.texts
    return [say(f"{D}.words.{key}", what=what) for key, what in (("costs", cost), ("brings", gain)) if what]


def _taking(position: Position, tile: int) -> list[str]:
    """Say where an action tile lies, what that costs or brings, and the wheel bonus below it."""
    say, state = position.texts, position.view
    at = state.crane.index(tile)
    cost, gain = gains_words(say, [("gold", CRANE_COST[at])]), gains_words(say, [("points", crane_points(state, at))])
    bonus = SEGMENTS[(at - state.box - 1) % len(state.crane)]
    wheel = say(f"{D}.words.wheel", what=effects_words(say, bonus.effects))
    return [say(f"{D}.words.place", n=at + 1), *_exchange(position, cost, gain), wheel]


def _tile(position: Position, kind: str, item: ItemId) -> list[str]:
    """Say what a tile of the display costs and brings; an upgrade brings it whenever its action is performed."""
    say = position.texts
    one = TILE[kind][items.TILE[kind].key(item)]
    if kind == UPGRADE:
        return [f"{say(f'{D}.name.{one.action}')}: {effects_words(say, one.effects)}"]
    return _exchange(position, gains_words(say, [("gold", one.gold), ("stone", one.stone)]), effects_words(say, one.effects))


def _site(position: Position, site: int) -> list[str]:
    say, one = position.texts, SITES[site]
    return _exchange(position, gains_words(say, [("gold", one.gold)]), gains_words(say, [("points", one.points)]))


def _laying(position: Position, action: Action) -> list[str]:
    """Say what a tile brings where and as it is laid, by what it meets there."""
    say, state = position.texts, position.view
    place, laid = action.picks[0], (_held(position), items.ROTATION.key(action.picks[1]))
    if action.kind == f"lay_{BUILDING}":
        return _exchange(position, "", gains_words(say, [(RESOURCES[BLUE], markers(state.buildings, items.SITE.key(place), *laid))]))
    field = items.FIELD.of(place)
    cell = FIRST_WALL + items.WALL_SITE.key(place) if field is None else ACTIONS.index(field[1])
    found = matches(state.seats[position.seat], cell, laid, state.connections)
    edges = effects_words(say, tuple(chain.from_iterable(match.effects for match in found.edges)))
    return _exchange(position, "", ", ".join(filter(None, (edges, gains_words(say, [(RESOURCES[RED], len(found.corners))])))))


def _held(position: Position) -> int:
    turn = position.view.turn
    return 0 if turn is None else turn.held[1]


def _reward(position: Position, item: ItemId) -> list[str]:
    """Say what a half of the plaza tile that is being decided on brings."""
    state, decision = position.view, position.decision
    if decision is None or decision.source is None:
        return []
    plaza = items.PLAZA.key(decision.source)
    upper, lower = PLAZA_TILE[state.plazas[plaza]].faces[state.faces[plaza]]
    return [effects_words(position.texts, upper if items.REWARD.key(item) == "upper" else lower)]
