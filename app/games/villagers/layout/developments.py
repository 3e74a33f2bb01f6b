"""The developments: what is counted for each, by whom it would be won now, and who has the token."""

from __future__ import annotations

from app.table.geometry import shares
from app.table.geometry.placement import Placement, Rect
from rules import ItemId
from rules.games.villagers import items
from rules.games.villagers.board.developments import ahead, counts
from rules.games.villagers.components import DEVELOPMENT, Development
from rules.games.villagers.state import State

from ..faces import DevelopmentFace, Sign, Standing, Suite, TokenFace
from ..position import Position
from ..words.cards import SIGNS, D, suit_sign

RATIO = 1.45
TOKEN = 22.0


def developments(position: Position, state: State, area: Rect) -> list[Placement]:
    """Lay out the development cards side by side, with the tokens nobody holds."""
    say = position.texts
    placed: list[Placement] = []
    for n, (card, room) in enumerate(zip(state.developments, shares.row(area, len(state.developments), 6), strict=True)):
        height = min(room.h, room.w * RATIO)
        rect = Rect(room.x, room.y + (room.h - height) / 2, room.w, height)
        face = face_of(position, state, card)
        placed.append(Placement(items.DEVELOPMENT.id(card), "development", rect, face, 2, rect.w * 0.06, face.name))
        if state.tokens[n] < 0:
            token = Rect(rect.right - TOKEN - 3, rect.y + 4, TOKEN, TOKEN)
            words = say(f"{D}.token.{face.suite}")
            placed.append(Placement(f"token:{card}", "development_token", token, TokenFace(face.suite), 3, TOKEN / 2, words))
    return placed


def face_of(position: Position, state: State, card: int) -> DevelopmentFace:
    """Return the face of a development card."""
    known = DEVELOPMENT[card - 1]
    reward: list[tuple[Sign, int]] = [("gold", known.gold)]
    extras: tuple[tuple[Sign, int], ...] = (("builder", known.builder), ("food", known.food), ("card", known.card), ("basic", known.basic))
    reward += [(sign, int(n)) for sign, n in extras if n]
    name, standings = position.texts(f"{D}.development.{known.id}"), _standings(position, state, card)
    return DevelopmentFace(known.id, _suite(known), name, counted(known), tuple(reward), standings)


def _standings(position: Position, state: State, card: int) -> tuple[Standing, ...]:
    """Return everybody's count for a development, and who would win it now (VI-17.10)."""
    leader, found = ahead(state, card), counts(state, card)
    return tuple(
        Standing(position.colours[n] if n < len(position.colours) else "", str(count), n == leader) for n, count in enumerate(found)
    )


def counted(known: Development) -> tuple[Sign, ...]:
    """Return the signs of what is counted for a development."""
    match known.counted:
        case "suit_symbol":
            return (suit_sign(known.suit),)
        case "cards_in_hand":
            return ("card", suit_sign(known.suit))
    return (SIGNS[known.counted],)


def _suite(known: Development) -> Suite:
    found: Suite = known.suite  # type: ignore[assignment]
    return found


def held_tokens(position: Position, state: State, player: int) -> list[tuple[ItemId, TokenFace, str]]:
    """Return the tokens a player holds: item, face, words."""
    found = []
    for card, holder in zip(state.developments, state.tokens, strict=True):
        if holder == player:
            suite = _suite(DEVELOPMENT[card - 1])
            found.append((items.SEAT_TOKEN.id(player, card), TokenFace(suite), position.texts(f"{D}.token.{suite}")))
    return found
