"""The board game in words: actions for the list of legal actions, choices, events for the log."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.base.words import event_values
from app.table.choice.plans import Plan
from app.texts import Texts
from rules import Action, Event, ItemId
from rules.games.burgundy import items
from rules.games.burgundy.board.duchies import DUCHIES, HEXES, SIZE
from rules.games.burgundy.components import GOODS_NAME, PURCHASE_COST
from rules.games.burgundy.state import State, analysis_of

from .position import Position
from .tiles import KIND_OF, D, tile_words, workers_taken

SILENT = frozenset({"turn", "used", "chose", "planned"})
"""Events without a line in the log: another line or the table itself shows them."""
TILED = frozenset({"took", "placed", "removed", "no_goods", "lost", "declined", "copied", "watchtower"})
"""Events whose first item is a tile named in the line."""


def event_words(names: tuple[str, ...], texts: Texts, event: Event) -> str | None:
    """Return an event as one line of the log."""
    if event.kind in SILENT:
        return None
    values = event_values(names, event)
    if event.kind in TILED:
        values["tile"] = tile_words(texts, items.TILE.key(event.items[0]))
    if event.kind == "took":
        values["depot"] = _from(texts, event.items[1])
    if event.kind == "collected":
        values["depots"] = _spaces(texts, event.items)
    if event.kind in ("area", "colour"):
        values["kind"] = KIND_OF[str(event.values["colour"])]
    if event.kind in ("sold", "white"):
        values["what"] = GOODS_NAME.index(str(event.values["what"]))
    if event.kind == "gained":
        values["gains"] = texts(f"{D}.gain.{event.values['what']}", n=event.values["n"])
    return texts(f"{D}.log.{event.kind}", **values)


def _from(texts: Texts, item: ItemId) -> str:
    return texts(f"{D}.from.black") if item == items.BLACK_DEPOT else texts(f"{D}.from.depot", number=items.DEPOT.key(item))


def action_words(position: Position, action: Action) -> str:
    """Return an action in one line."""
    say, state = position.texts, position.view
    picks = [pick for pick in action.picks if items.DIE.of(pick) is None]
    values: dict[str, int | str] = {}
    tiles = items.TILE.among(picks)
    named = [tile_words(say, tile) for tile in tiles]
    match action.kind:
        case "take" | "hire" | "buy":
            values = {"tile": named[0], "depot": _from(say, _lies(state, tiles[0])), "cost": action.cost or PURCHASE_COST}
        case "place":
            values = {"tile": named[0], "field": _field(position, picks[1])}
        case "sell":
            values = {"what": int(items.STORE.key(picks[0]))}
        case "workers":
            player = position.viewer if position.viewer is not None else state.turn_of
            values = {"count": workers_taken(analysis_of(state, player).monasteries)}
        case "turn":
            values = {"number": items.DIE_NUMBER.key(picks[0])}
        case "ship":
            types = _types(say, picks)
            values = {"depots": _spaces(say, picks), "goods": types}
            if types:
                return say(f"{D}.words.ship_types", **values)
        case "copy":
            values = {"what": items.BUILDING.key(picks[0])}
        case "join":
            values = {"what": items.SPECIES.key(picks[0])}
        case "settle":
            duchy = items.START.seat(picks[0])
            values = {"number": duchy, "field": _site(say, duchy, items.START.key(picks[0]))}
    return say(f"{D}.action.{action.kind}", **values) + _rest(position, action, named)


def plan_words(position: Position, plan: Plan) -> str:
    """Return what a plan does in the end."""
    return action_words(position, plan.actions[-1])


def _rest(position: Position, action: Action, tiles: list[str]) -> str:
    """Return what makes room, which die is used and what it costs."""
    say, state = position.texts, position.view
    words = ""
    if len(tiles) > 1:
        words += ", " + say(f"{D}.action.removing", tile=tiles[1])
    notes = []
    die = items.DIE.of(action.picks[0])
    if die is not None:
        player, n = die
        notes.append(say(f"{D}.action.die", number=state.seats[player].dice[n]))
    if action.cost and action.kind != "hire":
        notes.append(say(f"{D}.gain.worker", n=action.cost))
    return f"{words} ({', '.join(notes)})" if notes else words


def _lies(state: State, tile: int) -> ItemId:
    if tile in state.black:
        return items.BLACK_DEPOT
    return items.DEPOT.id(next(n for n, slots in enumerate(state.depots, 1) if tile in slots))


def _field(position: Position, item: ItemId) -> str:
    """Return a field in words: its colour, its number, its row and its place, both counted from 1."""
    return _site(position.texts, position.view.estates[items.FIELD.seat(item)].duchy, items.FIELD.key(item))


def _site(say: Texts, duchy: int, field: int) -> str:
    land = DUCHIES[duchy]
    row, place = row_and_place(field)
    return say(f"{D}.action.field", kind=KIND_OF[land.colours[field]], number=land.dice[field], row=row, place=place)


def row_and_place(field: int) -> tuple[int, int]:
    """Return the row of a field from the north and its place from the west, both counted from 1."""
    q, r = HEXES[field]
    row = [at for at in HEXES if at[1] == r]
    return r + SIZE + 1, row.index((q, r)) + 1


def _spaces(say: Texts, picks: Sequence[ItemId]) -> str:
    return f" {say(f'{D}.action.and')} ".join(map(str, items.GOODS_SPACE.among(picks)))


def _types(say: Texts, picks: list[ItemId]) -> str:
    """Return the types that are taken if not all of them fit."""
    return ", ".join(say(f"{D}.goods_name.{what}") for what in items.GOODS_TYPE.among(picks))


def choice(position: Position, item: ItemId) -> str:
    """Return the label of a button in the chooser."""
    say = position.texts
    die, number = items.DIE.of(item), items.DIE_NUMBER.of(item)
    if die is not None:
        player, n = die
        return say(f"{D}.words.die", number=position.view.seats[player].dice[n])
    if number is not None:
        return say(f"{D}.number", n=number)
    sort, _, end = item.partition(":")
    return say(f"{D}.{'goods' if sort == items.GOODS_TYPE.name else sort}.{end}")


def declining(say: Texts, question: str) -> str:
    """Return the label for declining the effect that ``question`` asks about; it names the effect, unless several are open."""
    effect = question.removeprefix("ask.")
    return say(f"{D}.button.decline_effect", what=effect) if say.has(f"{D}.building.{effect}") else say(f"{D}.button.decline")
