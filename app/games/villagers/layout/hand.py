"""The desk at the bottom: what a turn still allows or what was drafted, and the hand."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from app.games.base.panels import heading, label, panel
from app.table.geometry.faces import ButtonFace, IconFace, TextFace
from app.table.geometry.placement import Front, Placement, Rect
from app.table.parts.bars import Bars
from rules import ItemId, is_hidden
from rules.games.villagers import items
from rules.games.villagers.board.limits import draft_limit
from rules.games.villagers.board.symbols import symbols
from rules.games.villagers.components import BASE_BUILD, MAX_BASICS, MAX_BUILD
from rules.games.villagers.state import State

from ..choice.order import arranged
from ..choice.stand_ins import GAIN
from ..faces import PlaceFace, VillagerFace
from ..position import Position
from ..words.cards import CARD_RADIUS, CARD_RATIO, D, back_face, card_name, villager_face, visible
from ..words.newcomers import new_words
from .geometry.places import GAP, HAND_CARD, SIDE, Panels, panels
from .geometry.plots import greatest_height
from .geometry.spread import BELOW, HEADING, LIFT, READABLE, Spread, best, in_front, spread
from .village import inner

LENT_CARD = 76.0
"""Width to which the cards of a village shrink for the sake of the hand."""
LENDING, LENDING_LESS = 12, 16
"""The maximum number of cards in a village that gives some of its height to the hand, and that gives it no more than it needs."""
SQUARE_CARD, SQUARE_GAP = 76.0, 6.0
"""Width of a drafted card, and the gap between two."""
ROW = 36.0
LABEL = 56.0
PLACE = 20.0
BUTTON = 31.0
NOTHING = TextFace("", "label")


def parts_of(position: Position, state: State, player: int, area: Rect) -> Panels:
    """Return the areas of the parts of the table of a player."""
    return panels(area, lent(position, state, player, area))


def desk(position: Position, state: State, player: int, area: Rect) -> list[Placement]:
    """Lay out the desk of a player."""
    right = hand_area(position, state, player, area)
    if state.standings is not None:
        return hand_panel(position, state, player, right)
    left = Rect(area.x, area.y, right.x - GAP - area.x, area.h)
    placed = turn(position, state, player, left) if state.turn is not None else square(position, state, player, left)
    return placed + hand_panel(position, state, player, right)


def hand_area(position: Position, state: State, player: int, area: Rect) -> Rect:
    """Return the area of the hand on a desk: all of it once the game is over."""
    if state.standings is not None:
        return area
    side = SIDE * min(1.3, Bars(position.text_size).around(1.0)) if state.turn is not None else _square_width(state, player, area)
    return Rect(area.x + side + GAP, area.y, area.w - side - GAP, area.h)


def _square_width(state: State, player: int, area: Rect) -> float:
    """Return the width of the panel for the drafted cards: little while nothing is drafted, since they are in the hand then."""
    drafted = len(state.seats[player].square)
    places = max(draft_limit(state, player), drafted) if state.phase == "draft" else drafted
    return max(SIDE, min(area.w * 0.5, places * (_drafted(area) + SQUARE_GAP) + 28))


def _drafted(area: Rect) -> float:
    return min((area.h - HEADING - LIFT / 2 - BELOW) / CARD_RATIO * 0.74, SQUARE_CARD * max(1.0, area.w / 1000))


def square(position: Position, state: State, player: int, area: Rect) -> list[Placement]:
    """Lay out the village square: the cards drafted in this round."""
    say, drafted = position.texts, state.seats[player].square
    limit = draft_limit(state, player)
    places = max(limit, len(drafted), 1)
    title = say(f"{D}.label.square", n=len(drafted), all=limit)
    room = Rect(area.x + 14, area.y + HEADING, area.w - 28, area.h - HEADING - 10)
    width = min((room.w + SQUARE_GAP) / places - SQUARE_GAP, _drafted(area))
    step = width + SQUARE_GAP
    x = room.cx - (places * step - SQUARE_GAP) / 2
    height = width * CARD_RATIO
    spots = [Rect(x + n * step, room.y + (room.h - height) / 2, width, height) for n in range(places)]
    words = say(f"{D}.words.square", n=len(drafted), all=limit)
    placed = [
        panel("square", area),
        heading("square_heading", area.x + 14, area.y + 5, area.w - 28, title),
        Placement(items.SQUARE.id(player), "text", room, NOTHING, -5, words=words, static=True),
    ]
    for n, rect in enumerate(spots):
        if n < len(drafted):
            face = villager_face(say, drafted[n])
            placed.append(Placement(items.CARD.id(drafted[n]), "villager", rect, face, 10, rect.w * CARD_RADIUS, face.name))
        else:
            placed.append(Placement(f"frame:square:{n}", "card_place", rect, PlaceFace("card"), 0, static=True))
    return placed


def turn(position: Position, state: State, player: int, area: Rect) -> list[Placement]:
    """Lay out what the build turn allows: villagers and basics, and the button that gains a basic."""
    say = position.texts
    turn = state.turn if player == state.turn_of else None
    limit = turn.limit if turn is not None else min(MAX_BUILD, BASE_BUILD + symbols(state.seats[player].village).builder)
    left = turn.left if turn is not None else limit
    basics = turn.basics if turn is not None else MAX_BASICS
    size = Bars(position.text_size).around(1.0)
    placed = [panel("turn", area), heading("turn_heading", area.x + 14, area.y + 5, area.w - 28, say(f"{D}.label.turn"))]
    rows = (("built", limit - left, limit), ("basics", MAX_BASICS - basics, MAX_BASICS))
    named = min(LABEL * size, area.w * 0.42)
    step = min((area.w - 28 - named) / MAX_BUILD, 28.0)
    bottom = area.bottom - 10 - BUTTON * size
    each = min(ROW * 1.3, (bottom - area.y - HEADING) / len(rows))
    for i, (what, done, places) in enumerate(rows):
        y = area.y + HEADING + each * (i + 0.5)
        words = say(f"{D}.words.{what}", n=done, all=places)
        row = Rect(area.x + 14, y - 14, area.w - 28, 28)
        placed.append(label(f"frame:turn:{what}", Rect(row.x, row.y, named, 28), say(f"{D}.label.{what}"), "body_bold", "ink"))
        placed.append(Placement(f"turn:{what}", "text", row, NOTHING, -5, words=words))
        for n in range(places):
            rect = Rect(row.x + named + n * step, y - 14, min(PLACE, step - 3), 28)
            placed.append(Placement(f"frame:turn:{what}:{n}", "card_place", rect, PlaceFace(), static=True))
            if n < done:
                sign = Rect(rect.cx - 8, rect.cy - 8, 16, 16)
                placed.append(Placement(f"frame:turn:{what}:{n}:done", "icon", sign, IconFace("check-bold", "good"), 1, static=True))
    if player == position.viewer and turn is not None:
        words = say(f"{D}.button.basic")
        button = Rect(area.x + 14, bottom, area.w - 28, BUTTON * size)
        placed.append(Placement(GAIN, "button", button, ButtonFace(words, "account-plus"), 2, 8, words))
    return placed


def gaining(position: Position, state: State, player: int, area: Rect) -> Placement:
    """Lay out the button that gains a basic once it has been pressed: it stands out from those that cannot be."""
    left = Rect(area.x, area.y, hand_area(position, state, player, area).x - GAP - area.x, area.h)
    found = next(one for one in turn(position, state, player, left) if one.item == GAIN)
    return replace(found, face=ButtonFace(found.words, "account-plus", "gold"))


def undimmed(position: Position, state: State, player: int, area: Rect, chosen: Collection[ItemId]) -> list[Placement]:
    """Lay out those cards of the viewer's hand again that are chosen, or can be, although they cannot be laid."""
    found = []
    for one in hand_panel(position, state, player, hand_area(position, state, player, area)):
        if one.item in chosen and isinstance(one.face, VillagerFace) and one.face.dim:
            found.append(replace(one, face=replace(one.face, dim=False)))
    return found


def hand_panel(position: Position, state: State, player: int, area: Rect) -> list[Placement]:
    """Lay out a player's hand; of another player's, or a closed one, the backs and what is known."""
    say, cards = position.texts, arranged(state.seats[player].hand.cards)
    own = player == position.viewer
    mine = own and (not position.reviewed or len(position.names) == 1)
    title = say(f"{D}.label.hand") if mine else say(f"{D}.label.hand_of", name=position.names[player])
    words = say(f"{D}.words.hand", name=position.names[player], n=len(cards))
    placed = [
        panel("hand", area),
        heading("hand_heading", area.x + 14, area.y + 5, area.w - 28, title),
        Placement(
            items.HAND.id(player),
            "text",
            Rect(area.x + 14, area.y + HEADING, area.w - 28, area.h - HEADING - 8),
            NOTHING,
            -6,
            words=words,
            static=True,
        ),
    ]
    if not cards:
        rect = Rect(area.x + 16, area.y + HEADING + 4, area.w - 32, 24)
        return [*placed, label("frame:no_hand", rect, say(f"{D}.label.no_hand"), "body", "second")]
    open_hand = own and not any(map(is_hidden, cards))
    fresh = _playable(position, cards) if open_hand else None
    places = spread(len(cards), area, len(cards) + _used(state, player))
    for n, (card, rect) in enumerate(zip(cards, places, strict=True)):
        if is_hidden(card):
            placed.append(
                Placement(f"frame:hand:{n}", "villager_back", rect, back_face(card), 10 + n, rect.w * CARD_RADIUS, card_name(say, card))
            )
        else:
            dim = fresh is not None and card not in fresh
            face = villager_face(say, card, known=not own, dim=dim)
            whole = replace(face, new=new_words(position, card))
            beside = places[n + 1] if n + 1 < len(places) and places[n + 1].y == rect.y else None
            face = whole if beside is None else replace(whole, visible=visible(rect.w, beside.x - rect.x))
            small = rect.w < HAND_CARD - 1 or face.visible < 1
            front = Front(in_front(rect, area), replace(whole, dim=False)) if small else None
            placed.append(Placement(items.CARD.id(card), "villager", rect, face, 10 + n, rect.w * CARD_RADIUS, face.name, front=front))
    return placed


def _playable(position: Position, cards: tuple[int, ...]) -> frozenset[int] | None:
    """Return the cards that can be laid or played now; None when that is not the question."""
    decision = position.decision
    if decision is None or decision.question.key != "ask.build":
        return None
    first = {action.picks[0] for action in decision.legal if action.kind in ("lay", "play") and action.picks}
    return frozenset(card for card in cards if items.CARD.id(card) in first)


def lent(position: Position, state: State, player: int, area: Rect) -> float:
    """Return how much of its height a village gives to the desk: what a large open hand needs for a second row, if it can do without.

    Nothing that is done in a build turn changes it, so that the hand keeps its rows.
    """
    parts, seat = panels(area), state.seats[player]
    cards, used = seat.hand.cards, _used(state, player)
    most, lying = inner(parts.village).h - greatest_height(LENT_CARD), len(seat.village.cards()) - used
    if lying > LENDING_LESS or most <= 0 or player != position.viewer or not cards or any(map(is_hidden, cards)):
        return 0.0
    hand = hand_area(position, state, player, parts.desk)
    count = len(cards) + used
    if lying > LENDING:
        most = min(most, max(0.0, Spread(2, READABLE, READABLE).height - hand.h))
    now, then = best(count, hand), best(count, Rect(hand.x, hand.y, hand.w, hand.h + most))
    return max(0.0, then.height - hand.h) if then.rows > now.rows else 0.0


def _used(state: State, player: int) -> int:
    """Return how many cards have left the hand of a player in the build turn that is theirs."""
    turn = state.turn
    return turn.limit - turn.left + MAX_BASICS - turn.basics if turn is not None and player == state.turn_of else 0
