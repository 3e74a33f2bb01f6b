"""The desk at the lower right: cards played this turn, what can be done, and the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from app.games.base.panels import heading, label, panel, place
from app.table.geometry.faces import ButtonFace, GroundFace
from app.table.geometry.placement import Placement, Rect
from app.table.parts.bars import Bars
from rules import ItemId, is_hidden
from rules.games.guildhall import items
from rules.games.guildhall.components import ACTIONS, SETUP_HAND
from rules.games.guildhall.state import State

from ..choice.order import arranged
from ..faces import ActionPlace, ActionSlotFace, CardBackFace
from ..position import Position
from ..words.cards import D, whole_card
from .levels import Doing, of_question
from .places import CARD_RATIO

HEADING = 32.0
WIDEST = 112.0
"""Maximum width of cards in the hand and in the action area. Usually both have the same size and can share their pictures."""
OF_WIDTH, OF_HEIGHT = 0.13, 0.58
"""Share of the width of a wide hand that a card may have instead, and of the height of a high action area."""
PLAYED_GAP, SMALLEST_PLAYED = 7.0, 54.0
"""Gap between the cards of the action area; the narrowest they get."""
PLAYED_SHARE = 0.385
"""Maximum share of the width for the action area: three cards."""
HAND_H = 104.0
"""Height of the cards in hand in the smallest window."""
ROW_GAP, MOST_ROW_GAP = 15.0, 24.0
"""Gap between two rows of a hand: a card that is lifted does not reach the names above it."""
BELOW = 8.0
"""Gap between the buttons of the first line and what can be done below them."""
LEAST_HEAD = 380.0
"""Width that the buttons of the first line leave for the headings and the margins."""
(DRAW,) = items.DRAW.picks
BUTTON = 27.0
LETTER = 7.4
"""Maximum average width of a letter on a button."""
WHOLE = frozenset({"ask.mulligan", "ask.setup_place"})
"""Questions about the hand alone, which then takes all the room."""
BUTTONS: dict[str, tuple[tuple[ItemId, str], ...]] = {
    "ask.act": (("button:refill", "cached"),),
    "ask.refill": (("button:draw", "cards"),),
    "ask.mulligan": (("button:draw", "cards"),),
    "ask.setup_place": (("button:confirm", "check-bold"),),
    "ask.use": (("button:use", "star-circle"), ("button:no_effect", "close-thick")),
    "ask.order": (("button:confirm", "check-bold"),),
    "ask.opponent": (("button:no_effect", "close-thick"),),
}
"""The buttons of the desk by question; a swap or a search has the two in ``TRANSFER``."""
TRANSFER = (("button:confirm", "check-bold"), ("button:no_effect", "close-thick"))
OPEN_END = "ask.place_take_back"
"""The only swap that takes any number of cards (GH-12.17), once no more cards have to be placed."""


def parts(area: Rect, places: int, said: list[Placement]) -> tuple[Rect, Doing, Rect]:
    """Return the areas for an action area with this many places, for what can be done beside these buttons, and for the hand."""
    hand_h = HAND_H + max(0.0, area.h - 261) * 0.45
    hand = Rect(area.x + 14, area.bottom - 9 - hand_h, area.w - 28, hand_h)
    top, bottom = _below(area, said), hand.y - 10
    room = Rect(area.x + 14, top, area.w * PLAYED_SHARE, min(bottom - top, hand_h))
    action = Rect(room.x, top, min(room.w, places * (played_width(room, places) + PLAYED_GAP) - PLAYED_GAP), room.h)
    left = max(action.right, area.x + 14 + 130) + 18
    right = area.right - 14
    head = Rect(left, area.y + 6, _free(area, said) - left, 22)
    return action, Doing(head, Rect(left, top + BELOW, right - left, bottom - top - BELOW)), hand


def _below(area: Rect, said: list[Placement]) -> float:
    """Return the bottom of the first line: that of its heading, or of taller buttons."""
    return max(area.y + HEADING, *(button.rect.bottom for button in said)) if said else area.y + HEADING


def _free(area: Rect, said: list[Placement]) -> float:
    """Return where the first line ends on the right: at its buttons."""
    return min((button.rect.x - 8 for button in said), default=area.right - 14)


def doing(position: Position, state: State, area: Rect, said: list[Placement]) -> Doing:
    """Return the area for what can be done beside these buttons."""
    assert position.viewer is not None
    return parts(area, len(slots(state, position.viewer)), said)[1]


def played_width(room: Rect, places: int) -> float:
    """Return the width of a card in an action area with this many places: narrower when there are more, until they overlap."""
    highest = min(room.h / CARD_RATIO, max(WIDEST, room.h * OF_HEIGHT))
    return min(highest, max(SMALLEST_PLAYED, (room.w - PLAYED_GAP * (places - 1)) / max(1, places)))


def slots(state: State, player: int) -> list[ActionPlace | Literal["card"]]:
    """List the places of the action area.

    ``card`` is a card played, ``used`` another action; ``free`` and ``gained`` are actions left.
    """
    places: list[ActionPlace | Literal["card"]] = ["card" for _ in state.seats[player].action_area]
    if player != state.turn_of:
        return places
    places += ["used" for _ in range(state.actions_taken - len(places))]
    places += ["free" if n < ACTIONS else "gained" for n in range(len(places), len(places) + state.actions_left)]
    return places


def desk(position: Position, state: State, player: int, area: Rect) -> list[Placement]:
    """Lay out the whole desk as it is while nothing is picked."""
    question = position.decision.question.key if position.decision is not None and player == position.viewer else ""
    placed, said = [panel("desk", area)], buttons(position, area)
    if question in WHOLE or (not question and (player != state.turn_of or state.standings is not None)):
        top = _below(area, said) + 8
        room = Rect(area.x + 14, top, area.w - 28, area.bottom - 12 - top)
        return [*placed, title(position, player, area, said), *said, *hand(position, state, player, room)]
    action, beside, cards = parts(area, len(slots(state, player)), said)
    placed += _played(position, state, player, action, area)
    placed += of_question(position, state, beside)
    rule = Rect(area.x + 14, cards.y - 11, area.w - 28, 8)
    return [
        *placed,
        *said,
        Placement("frame:desk_rule", "rule", rule, GroundFace("rule"), static=True),
        *hand(position, state, player, cards),
    ]


def title(position: Position, player: int, area: Rect, said: list[Placement]) -> Placement:
    """Lay out the heading beside these buttons when the hand has all the room: the question about it, otherwise whose hand it is."""
    say, decision = position.texts, position.decision
    if decision is not None and decision.question.key in WHOLE and player == position.viewer:
        words = say(f"{D}.label.{decision.question.key.removeprefix('ask.')}")
    else:
        words = hand_words(position, player)
    return heading("desk_title", area.x + 14, area.y + 6, _free(area, said) - area.x - 14, words)


def offered(position: Position) -> tuple[tuple[ItemId, str], ...]:
    """Return the buttons of this decision with their pictograms; none while the viewer looks at another player's things."""
    if position.decision is None or position.shown != position.viewer:
        return ()
    known = BUTTONS.get(position.decision.question.key)
    if known is not None:
        return known
    legal, question = {action.kind for action in position.decision.legal}, position.decision.question
    open_end = question.key == OPEN_END and not question.values["place"]
    shown = {"button:confirm": open_end or "confirm" in legal, "button:no_effect": "decline" in legal}
    return tuple((item, icon) for item, icon in TRANSFER if shown[item])


def button_words(position: Position, item: ItemId) -> str:
    """Return the label of a button before anything is picked."""
    say = position.texts
    what = item.partition(":")[2]
    question = position.decision.question.key if position.decision is not None else ""
    key = f"{D}.button.{what}.{question.removeprefix('ask.')}"
    if not say.has(key) or (question == "ask.mulligan" and len(position.view.seats[position.seat].hand.cards) < SETUP_HAND):
        key = f"{D}.button.{what}"
    return say(key)


def button_height(position: Position) -> float:
    """Return the height of the buttons of the desk."""
    return Bars(position.text_size).around(BUTTON)


def _width(position: Position, item: ItemId, words: str) -> float:
    """Return the width of a button; that of the one that draws suits all it may say, as it must not move between discards."""
    say, bars = position.texts, Bars(position.text_size)
    letters = len(words)
    if item == DRAW:
        n = len(position.view.seats[position.seat].hand.cards)
        said = (say(f"{D}.main.{key}", n=n, discards=n, count=n) for key in ("draw", "draw_none", "keep", "discard_draw"))
        letters = max(letters, len(button_words(position, item)), *map(len, said))
    return letters * LETTER * max(1.0, bars.share) + bars.around(44.0)


Button = tuple[ItemId, str, str]
"""An item, its pictogram and its label."""


def buttons(position: Position, area: Rect, shown: Sequence[Button] | None = None) -> list[Placement]:
    """Lay out buttons from the upper right corner to the left: those ``shown``, or else those of the decision."""
    if shown is None:
        shown = [(item, icon, button_words(position, item)) for item, icon in offered(position)]
    placed, right = [], area.right - 14
    widths = [_width(position, item, words) for item, _, words in shown]
    less = min(1.0, (area.w - LEAST_HEAD - 8 * len(widths)) / sum(widths)) if widths else 1.0
    for one, width in zip(shown, widths, strict=True):
        placed.append(button(position, one, right - width * less, area.y + 5, width * less))
        right = placed[-1].rect.x - 8
    return placed


def button(position: Position, shown: Button, x: float, y: float, widest: float) -> Placement:
    """Lay out a button with its upper left corner at a point, at most ``widest`` wide."""
    item, icon, said = shown
    rect = Rect(x, y, min(widest, _width(position, item, said)), button_height(position))
    return Placement(item, "button", rect, ButtonFace(said, icon), z=6, radius=8, words=said)


def _played(position: Position, state: State, player: int, area: Rect, desk_area: Rect) -> list[Placement]:
    """Lay out the cards of this turn and a place for each other action, whether used or left."""
    say, seat, places = position.texts, state.seats[player], slots(state, player)
    left = state.actions_left if player == state.turn_of else 0
    words = say(f"{D}.label.actions", n=left) if left else say(f"{D}.label.action_area")
    above = Rect(area.x, desk_area.y + 6, max(area.w, 150.0), 22)
    said = say(f"{D}.words.action_area", name=position.names[player])
    placed = [
        label("frame:actions", above, words, "h3", "burgundy"),
        place(items.ACTION_AREA.id(player), area, said, z=-20),
    ]
    width = played_width(area, len(places))
    step = min(width + PLAYED_GAP, (area.w - width) / max(1, len(places) - 1))
    top = area.y + (area.h - width * CARD_RATIO) / 2
    for n, what in enumerate(places):
        rect = Rect(area.x + n * step, top, width, width * CARD_RATIO)
        if what == "card":
            placed.append(whole_card(say, seat.action_area[n], rect, z=3 + n))
        elif step >= width - 1:
            placed.append(Placement(f"slot:{n}", "action_slot", rect, ActionSlotFace(what), z=0, static=True))
    return placed


def hand_words(position: Position, player: int) -> str:
    """Return whose hand it is and how many cards it holds."""
    return position.texts(f"{D}.words.hand", name=position.names[player], n=len(position.view.seats[player].hand.cards))


def hand(position: Position, state: State, player: int, area: Rect, dim: bool = True) -> list[Placement]:
    """Lay out the cards in hand, or the backs of another player's. ``dim``: fade those that cannot be played now."""
    say = position.texts
    cards = arranged(state.seats[player].hand.cards)
    words = hand_words(position, player)
    placed = [place(items.HAND.id(player), area, words, z=-10)]
    if not cards:
        return [*placed, label("frame:no_hand", area, say(f"{D}.label.no_hand"), "body", "second", "centre")]
    for n, rect in enumerate(spread(len(cards), area)):
        card = cards[n]
        if is_hidden(card):
            hidden = say(f"{D}.words.hidden_card")
            placed.append(Placement(f"back:{player}:{n}", "card_back", rect, CardBackFace(), z=10 + n, radius=5, words=hidden, static=True))
        else:
            placed.append(whole_card(say, card, rect, z=10 + n, dim=dim and _dim(position, card), source=items.DRAW_PILE))
    return placed


def spread(count: int, area: Rect) -> list[Rect]:
    """Return places for this many cards, as large as possible.

    The number of rows is the one that makes them largest; they overlap when they would get too small.
    """
    best = (0.0, 1)
    for rows in (1, 2, 3):
        across = -(-count // rows)
        fits = min((area.w + 8) / across - 8, ((area.h + ROW_GAP) / rows - ROW_GAP) / CARD_RATIO, max(WIDEST, area.w * OF_WIDTH))
        best = max(best, (fits, -rows))
    width, rows = best[0], -best[1]
    smallest = min(66.0, area.h / CARD_RATIO)
    if width < smallest:
        width, rows = smallest, 1
    across = -(-count // rows)
    step = min(width + 14, (area.w - width) / max(1, across - 1))
    height = width * CARD_RATIO
    gap = min(MOST_ROW_GAP, (area.h - rows * height) / (rows + 1))
    top = area.y + (area.h - rows * height - (rows - 1) * gap) / 2
    placed = []
    for row in range(rows):
        here = min(across, count - row * across)
        left = area.x + (area.w - width - step * (here - 1)) / 2
        placed += [Rect(left + n * step, top + row * (height + gap), width, height) for n in range(here)]
    return placed


def _dim(position: Position, card: int) -> bool:
    """Say whether the decision is about playing cards and this card in the viewer's hand cannot be played."""
    decision = position.decision
    if decision is None or decision.question.key != "ask.act":
        return False
    return not any(action.kind == "play" and action.picks[0] == items.CARD.id(card) for action in decision.legal)
