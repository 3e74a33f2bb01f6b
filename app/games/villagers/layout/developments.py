"""The developments: what is counted for each, by whom it would be won now, and who has the token."""

from __future__ import annotations

from app.table.geometry import shares
from app.table.geometry.placement import Placement, Rect
from rules import ItemId
from rules.games.villagers import items
from rules.games.villagers.components import DEVELOPMENT
from rules.games.villagers.state import State

from ..faces import TokenFace
from ..position import Position
from ..words.cards import D
from ..words.module_cards import face_of, suite_of

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


def held_tokens(position: Position, state: State, player: int) -> list[tuple[ItemId, TokenFace, str]]:
    """Return the tokens a player holds: item, face, words."""
    found = []
    for card, holder in zip(state.developments, state.tokens, strict=True):
        if holder == player:
            suite = suite_of(DEVELOPMENT[card - 1])
            found.append((items.SEAT_TOKEN.id(player, card), TokenFace(suite), position.texts(f"{D}.token.{suite}")))
    return found
