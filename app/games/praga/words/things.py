"""Praga Caput Regni in words: what is done, and what is clicked for it."""

from __future__ import annotations

from collections.abc import Sequence

from app.table.choice.plans import Plan
from app.texts import Texts
from rules import Action, ItemId, Value
from rules.games.praga import items
from rules.games.praga.board.road import effects_of
from rules.games.praga.board.tracks import produced
from rules.games.praga.board.wheel import actions_of
from rules.games.praga.components import EFFECT, MINE, MINES, PLACES, QUARRY, SITES, SITES_OF

from ..position import Position
from .effects import D, effects_words
from .events import item_words


def line_words(position: Position, action: Action) -> str:
    """Return an action in one line: ``{what1}`` is its first pick by name, ``{what2}`` the second one.

    There may be other words for a button among the picks, or for where the right to an action comes from (``.produce``, ``.extra``).
    """
    return _line(position, action, "action")


def chip_words(position: Position, action: Action) -> str:
    """Return an action on its button in the info line, where there is less room than in a line of its own."""
    said = _ending(position.texts, f"{D}.chip.{action.kind}", action)
    return _line(position, action, "chip" if position.texts.has(f"{D}.chip.{action.kind}{said}") else "action")


def _ending(say: Texts, key: str, action: Action) -> str:
    """Return what follows the key of an action's words if a button among its picks has words of its own."""
    buttons = [pick.removeprefix("button:") for pick in action.picks if pick.startswith("button:")]
    return next((f".{one}" for one in buttons if say.has(f"{key}.{one}")), "")


def _line(position: Position, action: Action, sort: str) -> str:
    """Return words of a sort for an action."""
    say, key = position.texts, f"{D}.{sort}.{action.kind}"
    values: dict[str, Value] = {f"what{n}": thing_words(position, pick) for n, pick in enumerate(action.picks, 1)}
    if items.PRODUCE in action.picks:
        values["n"] = produced(position.view, position.view.turn_of, MINE if action.kind == MINES else QUARRY)
    line = say(f"{key}{_ending(say, key, action)}", **values)
    return line[:1].upper() + line[1:]


def thing_words(position: Position, item: ItemId) -> str:
    """Return what is clicked, by its name or what it does; "" if it needs no words."""
    say = position.texts
    kind, _, key = item.partition(":")
    match kind:
        case "extra":
            return say(f"{D}.action.buy_extra")
        case "branch":
            return branch_words(say, item)
        case "half":
            tile, half = items.HALF.seat(item), items.HALF.key(item)
            return say(f"{D}.short.{actions_of(position.view, tile)[half]}")
        case "rotation":
            return say(f"{D}.words.turned", n=int(key)) if int(key) else say(f"{D}.words.unturned")
        case "site":
            return _site_words(say, int(key))
        case "wall_site":
            return say(f"{D}.words.wall_site", number=items.WALL_SITE.key(item) + 1)
        case "row" | "reward" | "windows":
            return say(f"{D}.words.{kind}.{key}")
        case "slot":
            return say(f"{D}.words.slot", number=int(key) + 1)
        case "road_effect" | "strip" | "plank":
            effects = effects_words(say, effects_of(position.view, item))
            return effects if kind != "plank" else say(f"{D}.words.plank", name=item_words(say, item), effects=effects)
        case "cell":
            project, row, _ = key.split(":")
            return say(f"{D}.words.cell", project=say(f"{D}.name.{project}"), row=int(row) + 1)
    return item_words(say, item)


def branch_words(say: Texts, item: ItemId) -> str:
    """Return what a way of a choice brings."""
    effect, number = items.branch_of(item)
    return effects_words(say, EFFECT[effect].branches[number])


def _site_words(say: Texts, site: int) -> str:
    plaza = SITES[site].plaza
    return say(f"{D}.words.site", plaza=say(f"{D}.name.{PLACES[plaza].id}"), number=SITES_OF[plaza].index(site) + 1)


def plan_words(position: Position, plan: Plan) -> str:
    """Return what a plan does in the end."""
    return line_words(position, plan.actions[-1])


def choice(position: Position, item: ItemId, picks: Sequence[ItemId]) -> str:
    """Return the label of a button in the chooser: with what it brings, for mines and quarries."""
    if item in (items.RAISE, items.PRODUCE):
        legal = position.decision.legal if position.decision is not None else ()
        found = next((action for action in legal if action.picks[-1] == item and _goes_with(action, picks)), None)
        if found is not None:
            return chip_words(position, found)
    if item.startswith(("button:", "now:")):
        return position.texts(f"{D}.choice.{item.partition(':')[2]}")
    words = thing_words(position, item)
    return words[:1].upper() + words[1:]


def _goes_with(action: Action, picks: Sequence[ItemId]) -> bool:
    """Say whether everything picked belongs to an action, for which its action field may be clicked."""
    fields = (items.FIELD.of(pick) for pick in picks if pick not in action.picks)
    return all(field is not None and field[1] == action.kind for field in fields)
