"""What the tooltip says about a piece."""

from __future__ import annotations

from app.games.base.words import player_or_rival, seat_name
from app.games.base.zoom import facts
from app.table.screen import Tip
from rules import ItemId, open_things
from rules.games.praga import items
from rules.games.praga.board.action_board import candidates
from rules.games.praga.board.wheel import actions_of
from rules.games.praga.components import (
    ACTIONS,
    CRANE_COST,
    LIMIT,
    MINES,
    ONGOING_LEVELS,
    PARLER_CARD,
    PLANK,
    PRODUCTION,
    QUARRIES,
    SEALS,
    SEGMENTS,
    TECHNOLOGY,
    TILE,
    TOP,
    TRACKS,
    UPGRADE,
    WEALTH,
)
from rules.games.praga.state import NOBODY, turn_of

from ...choice.stand_ins import OPEN
from ...position import Position
from ..effects import D, effects_words, gains_words
from ..events import item_words
from ..still_open import open_words
from ..things import thing_words
from . import boards, city
from .lines import Lines, informed
from .tiles import tile_lines

WINDOWS = ("silver_window", "gold_window")


def tip(position: Position, item: ItemId) -> Tip | None:
    """Return what a piece is and does; None if its own words say it all."""
    if position.viewer is None:
        return None
    item = item.removeprefix(OPEN)
    sort, _, end = item.partition(":")
    say = position.texts
    match sort:
        case "half":
            return _half(position, items.HALF.seat(item), items.HALF.key(item))
        case "segment":
            return informed(item_words(say, item), say(f"{D}.gist.{SEGMENTS[int(end)].id}"), "ferris-wheel")
        case "upgrade" | "wall" | "building":
            return Tip(item_words(say, item), tile_lines(position, sort, int(end)))
        case "site":
            return city.site(position, int(end))
        case "wall_site":
            return boards.wall_site(position, item)
        case "plaza":
            return city.plaza(position, int(end))
        case "track":
            return boards.track(position, items.TRACK.seat(item), TRACKS.index(items.TRACK.key(item)))
        case "stock":
            return _stock(position, items.STOCK.seat(item), items.STOCK.key(item))
        case "wealth":
            one = WEALTH[items.WEALTH.key(item)]
            return informed(item_words(say, item) or say(f"{D}.name.{one.id}"), say(f"{D}.gist.{one.id}"), "treasure-chest")
        case "cell":
            return boards.cell(position, item)
        case "project":
            return boards.cube(position, item)
        case "space":
            return boards.space(position, int(end))
        case "slot":
            return boards.slot(position, int(end))
        case "strip" | "road_effect":
            words = thing_words(position, item)
            return informed(say(f"{D}.source.{sort}"), words, "road-variant")
        case "plank":
            return informed(item_words(say, item), say(f"{D}.gist.{PLANK[int(end)].id}"), "bridge")
        case "technology":
            return _technology(position, int(end))
        case "seal":
            return _seal(position, int(end))
        case "production":
            brings = effects_words(say, PRODUCTION[int(end)].effects)
            return Tip(item_words(say, item), (("pickaxe", brings), ("information", say(f"{D}.tip.river"))))
        case "field":
            return _field(position, items.FIELD.seat(item), items.FIELD.key(item))
        case "parler":
            return informed(item_words(say, item), say(f"{D}.gist.{PARLER_CARD[int(end)].id}"), "account-hard-hat")
        case "box":
            return informed(say(f"{D}.words.box"), say(f"{D}.tip.box"), "information")
        case "board_centre":
            return informed(say(f"{D}.words.board_centre"), say(f"{D}.tip.board_centre"))
        case "row":
            return informed(say(f"{D}.words.refresh_{end}"), say(f"{D}.tip.refresh"), "refresh")
        case "seat":
            return _seat(position, int(end))
        case "open_things":
            return Tip(say(f"{D}.label.open"), (("information", say(f"{D}.tip.open")), *_open(position)))
        case "button" if end == "end":
            still = _open(position)
            return Tip(say(f"{D}.choice.end"), still) if still else None
        case "button" if item == items.RAISE and _at_top(position):
            return Tip(say(f"{D}.choice.raise"), (("information", say(f"{D}.tip.raise_top")),))
        case "button" if say.has(f"{D}.tip.{end}"):
            return Tip(say(f"{D}.choice.{end}"), (("information", say(f"{D}.tip.{end}")),))
    return None


def _at_top(position: Position) -> bool:
    """Return whether the cube of the action that was clicked has reached the end of its track (PC-9.2)."""
    turn = position.view.turn
    if turn is None or not turn.action or position.view.turn_of != position.shown:
        return False
    action = actions_of(position.view, turn.tile)[turn.half]
    track = (MINES, QUARRIES).index(action) if action in (MINES, QUARRIES) else None
    return track is not None and position.view.seats[position.view.turn_of].tracks[track] == TOP[track]


def _open(position: Position) -> Lines:
    """Return a line for everything that is still open, however little room the table has for it."""
    return tuple(("alert-circle", line) for line in open_words(position, open_things(position.game, position.view)))


def _half(position: Position, tile: int, half: int) -> Tip:
    """Explain an action, and what taking its tile costs or brings."""
    say, state = position.texts, position.view
    actions = actions_of(state, tile)
    action = actions[half]
    lines: list[tuple[str, str]] = [("information", say(f"{D}.gist.{action}"))]
    if tile in state.crane:
        at = state.crane.index(tile)
        if zone := [words for _, words in facts(position, items.HALF.id(tile, half), {"red": "", "five": "", "blue": ""})]:
            lines.append(("hand-coin" if CRANE_COST[at] else "star-circle", "; ".join(zone)))
        segment = (at - state.box - 1) % len(state.crane)
        lines.append(("ferris-wheel", say(f"{D}.tip.wheel", what=say(f"{D}.gist.{SEGMENTS[segment].id}").removesuffix("."))))
    elif state.turn is not None and turn_of(state).tile == tile:
        lines.append(("check", say(f"{D}.tip.taken")))
    field = state.seats[position.shown or 0].fields[ACTIONS.index(action)]
    if field and tile not in state.crane:
        bonus = effects_words(say, TILE[UPGRADE][field[-1][0]].effects)
        lines.append(("gift", say(f"{D}.tip.with_upgrade", what=bonus)))
    return Tip(say(f"{D}.name.{action}"), tuple(lines))


def _field(position: Position, player: int, action: str) -> Tip:
    """Explain an action field and the upgrades on it."""
    say, state = position.texts, position.view
    number = ACTIONS.index(action)
    lines: Lines = (("information", say(f"{D}.gist.{action}")),)
    if state.turn is not None and state.turn_of == player:
        names = [item_words(say, items.tile(UPGRADE, tile)) for tile in candidates(state, player, number)]
        if len(names) > 1:
            lines += (("layers-triple", say(f"{D}.tip.candidates", what=", ".join(names))),)
    if not state.seats[player].fields[number]:
        lines += (("hexagon-outline", say(f"{D}.tip.field_empty")),)
    return Tip(say(f"{D}.words.field", action=say(f"{D}.name.{action}")), lines)


def _stock(position: Position, player: int, what: str) -> Tip:
    """Explain a resource: what it is for, how much there is room for, which wealth bonus is still to come."""
    say, seat = position.texts, position.view.seats[player]
    if what == "cube":
        return informed(say(f"{D}.words.cubes", n=seat.cubes), say(f"{D}.tip.stock.cube"), "cube-outline")
    n = seat.stock[list(LIMIT).index(what)]
    lines: list[tuple[str, str]] = [("information", say(f"{D}.tip.stock.{what}"))]
    limit = LIMIT[what]
    if limit is not None:
        lines.append(("tray-full", say(f"{D}.tip.limit", n=limit)))
    for had, one in zip(seat.wealth, WEALTH, strict=True):
        if not had and any(kind == what for kind, _ in one.reached):
            lines.append(("treasure-chest", say(f"{D}.gist.{one.id}")))
    if what in WINDOWS:
        lines.append(("alert-circle", say(f"{D}.tip.windows")))
    return Tip(say(f"{D}.gain.{what}", n=n), tuple(lines))


def _technology(position: Position, tile: int) -> Tip:
    say, one = position.texts, TECHNOLOGY[tile]
    lines: list[tuple[str, str]] = [("information", say(f"{D}.gist.{one.id}"))]
    owner = next((seat for seat in position.view.seats if tile in seat.technologies), None)
    if one.level not in ONGOING_LEVELS:
        lines.append(("numeric-1-circle", say(f"{D}.tip.technology_once")))
    elif owner is not None and tile in owner.fresh:
        lines.append(("timer-sand", say(f"{D}.tip.technology_fresh")))
    elif owner is not None and tile in owner.worked:
        lines.append(("check", say(f"{D}.tip.technology_worked")))
    return Tip(say(f"{D}.words.level", name=say(f"{D}.name.{one.id}"), level=one.level), tuple(lines))


def _seal(position: Position, number: int) -> Tip:
    """Explain a seal: its price, what it brings at the end, who has it."""
    say, one, owner = position.texts, SEALS[number], position.view.seals[number]
    lines: list[tuple[str, str]] = [("information", say(f"{D}.gist.{one.id}"))]
    if one.cost:
        lines.append(("hand-coin", say(f"{D}.tip.cost", what=gains_words(say, one.cost))))
    if owner == NOBODY:
        lines.append(("seal", say(f"{D}.tip.seal")))
    else:
        lines.append(("account", player_or_rival(position, owner)))
    return Tip(say(f"{D}.name.{one.id}"), tuple(lines))


def _seat(position: Position, player: int) -> Tip:
    """Explain what a player has that their box has no room for."""
    say, seat = position.texts, position.view.seats[player]
    nothing = say(f"{D}.words.nothing")
    known = ", ".join(say(f"{D}.name.{TECHNOLOGY[tile].id}") for tile in seat.technologies) or nothing
    ends = [say(f"{D}.name.{PLANK[tile].id}") for tile in seat.endings]
    ends += [say(f"{D}.name.{SEALS[n].id}") for n, owner in enumerate(position.view.seals) if owner == player]
    lines = [("cog", say(f"{D}.tip.technologies", what=known))]
    if ends:
        lines.append(("trophy", say(f"{D}.tip.endings", what=", ".join(ends))))
    if seat.seal_rights:
        lines.append(("seal", say(f"{D}.tip.seal_rights", n=seat.seal_rights)))
    return Tip(seat_name(position, player), tuple(lines))
