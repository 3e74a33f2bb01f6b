"""What the desk shows while something is picked, and what the main button then says."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from app.table.choice.multi_picker import MultiPicker
from app.table.choice.picker import Picker
from app.table.choice.plans import Plan
from app.table.geometry.faces import PointsFace
from app.table.geometry.placement import Placement, Rect
from app.table.parts.frame import table_area
from rules import ItemId, Message
from rules.games.guildhall import items
from rules.games.guildhall.components import HAND_REFILL, NAME, SETUP_HAND, VP_COST, VP_VALUE
from rules.games.guildhall.state import State

from ..choice.stand_ins import NO_EFFECT, NO_LEVEL, NOW, ORDERED
from ..faces import ProfessionFace
from ..position import Position
from ..words import moves
from ..words.cards import D, the_card
from ..words.levels import offered
from ..words.looked_at import looked_at
from . import levels
from .desk import DRAW, OPEN_END, WHOLE, button, button_height, button_words, buttons, desk, doing, hand, parts, slots, title
from .levels import Doing
from .places import panels
from .trays import tray

BADGE = 26.0
LIFTED = 5.0
"""Gap between the discard button and the cards below it, which are lifted when chosen."""
(REFILL,) = items.REFILL.picks


def picked(position: Position, picker: Picker) -> list[Placement]:
    """Lay out the part of the desk that depends on the picks."""
    decision = position.decision
    if decision is None or position.viewer is None or position.shown != position.viewer or not picker.picks:
        return []
    state = position.view
    area = panels(table_area(position, rail=False), len(state.seats)).desk
    if picker.picks == (NO_EFFECT,):
        return levels.of_decline(position, doing(position, state, area, buttons(position, area)))
    if not isinstance(picker, MultiPicker) or not state.professions:
        return []
    key, first = decision.question.key, picker.picks[0]
    if key == "ask.act" and not picker.opened:
        said = buttons(position, area)
        place, vp = doing(position, state, area, said), items.VP.of(first)
        if vp is not None:
            return [*said, *levels.of_vp(position, vp, ORDERED in picker.highlights, place)]
        return [*said, *levels.of_card(position, state, items.CARD.key(first), place)]
    if key == "ask.act":
        return _discards(position, state, picker, area)
    if key in ("ask.refill", "ask.mulligan") and picker.whole is not None:
        said = buttons(position, area, [(DRAW, "cards", plan_words(position, picker.whole))])
        kept = [one for one in desk(position, state, position.viewer, area) if one.item in picker.gathered]
        return [*said, *_leaving(picker, kept), *([title(position, position.viewer, area, said)] if key in WHOLE else [])]
    if key == "ask.order":
        return _order(picker, position, state)
    if picker.asks is not None and key not in WHOLE:
        return levels.of_message(position, state, picker.asks, doing(position, state, area, buttons(position, area)))
    return []


def _discards(position: Position, state: State, picker: MultiPicker, area: Rect) -> list[Placement]:
    """Lay out the desk while discards are being gathered: a button to discard them and one to go back."""
    say, whole = position.texts, picker.whole
    assert position.viewer is not None
    back = buttons(position, area, [(REFILL, "close-thick", say(f"{D}.button.cancel"))])
    _, place, cards = parts(area, len(slots(state, position.viewer)), back)
    words = plan_words(position, whole) if whole is not None else button_words(position, DRAW)
    high = button_height(position) + LIFTED
    act = button(position, (DRAW, "cards", words), place.body.x, place.body.bottom - high, place.body.w)
    above = Doing(place.head, Rect(place.body.x, place.body.y, place.body.w, place.body.h - high))
    more = int(picker.asks.values["n"]) if picker.asks is not None else 0
    said = levels.of_discards(position, len(picker.gathered), more, above)
    return [*back, act, *said, *_leaving(picker, hand(position, state, position.viewer, cards, dim=False))]


def _leaving(picker: MultiPicker, placed: list[Placement]) -> list[Placement]:
    """Return cards of a hand with those faded that are to be discarded: what stays shines, not what goes."""
    return [
        replace(one, face=replace(one.face, leaves=True)) if one.item in picker.gathered and isinstance(one.face, ProfessionFace) else one
        for one in placed
    ]


def _order(picker: Picker, position: Position, state: State) -> list[Placement]:
    """Lay out numbers on the cards ordered so far, starting with the uppermost."""
    _, cards = looked_at(position, state)
    placed, _ = tray(position, state, panels(table_area(position, rail=False), len(state.seats)))
    places = {one.item: one.rect for one in placed}
    found = []
    for n, item in enumerate(picker.picks, len(state.leaving) + 1):
        rect = places.get(item)
        if rect is not None and items.CARD.of(item) in cards:
            seal = Rect(rect.right - BADGE + 4, rect.y - 8, BADGE, BADGE)
            found.append(Placement(f"order:{n}", "points", seal, PointsFace(str(n)), z=900, static=True))
    return found


def drawn(state: State, hand: int, discards: int, full: int) -> int:
    """Return how many cards are drawn after this many discards: up to a ``full`` hand, as far as the piles go."""
    wanted = max(0, full - (hand - discards))
    return min(wanted, len(state.draw.cards) + len(state.discard.cards) + discards)


def asked(position: Position, picker: Picker) -> Message | None:
    """Return what is still open with these picks: the level of the card, the price of the VP card, the other side of a swap.

    Once enough is chosen, only the button is: the question says so.
    """
    decision = position.decision
    if picker.picks == (NO_EFFECT,):
        return Message("ask.use.decline")
    if decision is None or not isinstance(picker, MultiPicker):
        return None
    question = picker.asks or decision.question
    if question.key == "ask.act":
        if picker.picks:
            return _chosen(position, picker.picks[0])
        kinds = {action.kind for action in decision.legal}
        return None if "play" in kinds else Message("ask.act.no_card.buy" if "buy" in kinds else "ask.act.no_card")
    if question.key == "ask.choose":
        return None if question.values["n"] else Message(f"{question.key}.done")
    if question.key == "ask.setup_place":
        if not picker.gathered:
            return None
        return Message(f"{question.key}.left", question.values) if question.values["n"] else Message(f"{question.key}.done")
    left = [move for move, n in question.values.items() if n]
    open_end = decision.question.key == OPEN_END and not decision.question.values["place"]
    if len(question.values) > 1 and len(left) == 1 and not open_end:
        return Message(f"{question.key}.{left[0]}")
    return Message(f"{question.key}.cards", {"n": question.values["kill"]}) if "kill" in question.values else None


def _chosen(position: Position, item: ItemId) -> Message:
    """Return what is still open about the card chosen for an action."""
    vp = items.VP.of(item)
    if vp is not None:
        return Message("ask.act.buy", {"points": VP_VALUE[vp], "n": VP_COST[vp]})
    card = items.CARD.key(item)
    has_level = bool(items.LEVEL.among(offered(position, card)))
    return Message("ask.act.play" if has_level else "ask.act.play_plain", {"card": the_card(position.texts, NAME[card])})


def plan_words(position: Position, plan: Plan) -> str:
    """Return a short label for a button that carries out a plan."""
    say, state = position.texts, position.view
    last = plan.actions[-1]
    first = plan.actions[0]
    match last.kind:
        case "draw" if position.viewer is not None and position.decision is not None:
            discards = sum(action.kind == "discard" for action in plan.actions)
            hand = len(state.seats[position.viewer].hand.cards)
            setup = position.decision.question.key == "ask.mulligan"
            n = drawn(state, hand, discards, SETUP_HAND if setup else HAND_REFILL)
            if not discards:
                return say(f"{D}.main.draw", n=n) if n else say(f"{D}.main.keep" if setup else f"{D}.main.draw_none")
            return say(f"{D}.main.discard_draw", discards=discards, count=n)
        case "play":
            if len(last.picks) == 1 or last.picks[1] == "button:no_effect":
                return say(f"{D}.main.play_plain")
            return say(f"{D}.main.play", level=items.LEVEL.key(last.picks[1]))
        case "decline":
            return say(f"{D}.main.decline")
        case _ if first.kind == "buy":
            return say(f"{D}.main.buy")
    return moves.action_words(position, last)


def choice(position: Position, item: ItemId, picks: Sequence[ItemId]) -> str:
    """Return the label of a choice."""
    say = position.texts
    what, _, end = item.partition(":")
    if what == "level" and item != NO_LEVEL:
        return say(f"{D}.main.play", level=int(end))
    if item in (NOW, ORDERED):
        return say(f"{D}.choice.{end}")
    return say(f"{D}.main.play_plain")
