"""What is on the table because of what is picked: free places in the village, cards of other players, and the words for it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from app.games.base.seats import seat_marker
from app.table.choice.picker import Picker
from app.table.choice.plans import Plan
from app.table.geometry.faces import TextFace
from app.table.geometry.placement import Placement, Rect
from app.table.geometry.z_order import COUNTS
from app.table.parts.frame import rail_area, table_area
from rules import ItemId, Message, Value
from rules.games.villagers import items
from rules.games.villagers.board.events import bank_price
from rules.games.villagers.board.holders import holders
from rules.games.villagers.board.padlocks import ways
from rules.games.villagers.components import EVENT_NAME, KIND, UNLOCK
from rules.games.villagers.items import PAY_BANK, TINNER
from rules.games.villagers.state import State

from ..choice.stand_ins import GAINED
from ..faces import LockPriceFace
from ..position import Position
from ..words import moves
from ..words.cards import D, villager_face
from .hand import gaining, parts_of, undimmed
from .rail import hand_target, supply
from .solo import solo_areas
from .trays import tray
from .village import ground

PRICE = Rect(0, 0, 76, 30)
"""The pill with the price of a padlock."""
MINUS = "\N{MINUS SIGN}"


def picked(position: Position, picker: Picker) -> list[Placement]:
    """Return the free places that can be clicked next, and the cards to choose from that have no place on the table."""
    state, player = position.view, position.viewer
    if player is None or position.shown != player:
        return []
    lit = {item for item, mark in picker.highlights.items() if mark.lit}
    area = parts_of(position, state, player, table_area(position))
    placed = [*tray(position, state, player, lit, area), *undimmed(position, state, player, area.desk, picker.highlights)]
    if picker.kind == GAINED:
        placed.append(gaining(position, state, player, area.desk))
    placed += _priced(position, state, player, picker, area.village)
    placed += [hand_target(position, owner, rail_area(position)) for owner in items.HAND.among(lit) if owner != player]
    victims = [owner for owner in items.GOLD.among(lit) if owner != player]
    placed += [supply(position, owner, rail_area(position)) for owner in victims]
    hers = items.COUNTESS_VILLAGE
    if hers in lit and state.countess is not None and picker.picks:
        rect = solo_areas(state.countess, rail_area(position)).hers
        placed.append(Placement(hers, "text", rect, TextFace("", "label"), 300, 10, position.texts(f"{D}.meta.rival")))
    return placed


def _priced(position: Position, state: State, player: int, picker: Picker, area: Rect) -> list[Placement]:
    """Lay out what the padlock of the picked card costs, in the middle of the places where it can be laid; those to be paid have dashes."""
    card = items.CARD.of(picker.picks[0]) if len(picker.picks) == 1 else None
    if card is None or not KIND[card].unlocker or all(plan.actions[0].kind != "lay" for plan in picker.candidates):
        return []
    face = price(position, state, player, card)
    found = []
    for one in ground(position, state, player, area):
        offered = one.item in picker.highlights and picker.highlights[one.item].state == "next"
        if offered:
            found.append(replace(one, paid=face.words.startswith(MINUS)))
            rect = Rect(one.rect.cx - PRICE.w / 2, one.rect.cy - PRICE.h / 2, PRICE.w, PRICE.h)
            found.append(Placement(f"price:{one.item}", "lock_price", rect, face, COUNTS, PRICE.h / 2, static=True))
    return found


def price(position: Position, state: State, player: int, card: int) -> LockPriceFace:
    """Return what opening the padlock of a card costs a player now, and who gets it."""
    action, *others = ways(state, player, card)
    if action == TINNER:
        return LockPriceFace("0", "tinner")
    if action == PAY_BANK:
        return LockPriceFace(f"{MINUS}{bank_price(state)}", "bank")
    keys = set(items.CARD.among(way.picks[0] for way in (action, *others)))
    owner = next(n for n, one in enumerate(holders(state)) if keys & set(one.village.cards()))
    if owner == player:
        return LockPriceFace(f"+{UNLOCK}", "player", seat_marker(position, player))
    if owner >= len(state.seats):
        return LockPriceFace(f"{MINUS}{UNLOCK}", "countess")
    return LockPriceFace(f"{MINUS}{UNLOCK}", "player", seat_marker(position, owner))


def plan_words(position: Position, plan: Plan) -> str:
    """Return a short label for a button that carries out a plan."""
    return moves.action_words(position, plan.actions[-1])


def choice(position: Position, item: ItemId, picks: Sequence[ItemId]) -> str:
    """Return the label of a button in the chooser."""
    say = position.texts
    kind, _, key = item.partition(":")
    return say(f"{D}.choice.{key}") if kind in ("now", "button") else say(f"{D}.choice.{kind}", which=key)


def asked(position: Position, picker: Picker) -> Message | None:
    """Return what is still open with these picks, or that nothing can be laid any more or is left to choose; None for the question itself.

    There are words of their own for what a single event of the Countess asks for. What a drafted card is laid on is said too: the button
    that drafts it hangs over the foot of the card.
    """
    if not picker.picks:
        return Message("ask.picked.basic.0") if picker.kind == GAINED else _spent(position) or _last_event(position)
    if not picker.candidates:
        return None
    action, done = picker.candidates[0].actions[0], len(picker.picks)
    alone = action.kind == "play" and len(action.picks) == done
    key = f"ask.picked.{action.kind}.{'alone' if alone else done}"
    event = items.EVENT.of(action.picks[0]) if action.picks else None
    if event is not None and position.texts.has(f"{D}.{key}.{EVENT_NAME[event]}"):
        key = f"{key}.{EVENT_NAME[event]}"
    drafted = items.CARD.of(action.picks[0]) if action.kind == "draft" else None
    on = villager_face(position.texts, drafted).on if drafted is not None else ""
    if on:
        key = f"{key}.on"
    if not position.texts.has(f"{D}.{key}"):
        return None
    things = [pick for pick in action.picks[:done] if not pick.startswith("button:")]
    values: dict[str, Value] = {f"what{n}": moves.thing_words(position, pick) for n, pick in enumerate(things, 1)}
    return Message(key, values | {"on": on} | {f"name{n}": moves.thing_name(position, pick) for n, pick in enumerate(things, 1)})


def _spent(position: Position) -> Message | None:
    """Return the question of a build turn in which no hand card can be laid, but perhaps played or exchanged for a basic."""
    decision = position.decision
    if decision is None or decision.question.key != "ask.build":
        return None
    left = {action.kind for action in decision.legal} - {"end_turn", "jester"}
    if left & {"lay", "replace"}:
        return None
    key = "ask.build_nothing" if not left else "ask.build_basics" if left == {"basic"} else "ask.build_others"
    return Message(key, decision.question.values)


def _last_event(position: Position) -> Message | None:
    """Return the question while just one event is open, so that there is no next one to choose."""
    decision, countess = position.decision, position.view.countess
    if decision is None or decision.question.key != "ask.events" or countess is None or len(countess.open) > 1:
        return None
    return Message("ask.last_event_jester" if countess.jester else "ask.last_event", decision.question.values)
