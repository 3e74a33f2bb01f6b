"""Developments and events in words: the faces their painters need."""

from __future__ import annotations

from rules.games.villagers.board.developments import ahead, counts
from rules.games.villagers.components import DEVELOPMENT, EVENT_NAME, EVENT_PHASE, EVENT_SEASON, Development
from rules.games.villagers.state import State

from ..faces import DevelopmentFace, EventFace, EventPhase, Season, Sign, Standing, Suite
from ..position import Position
from .cards import SIGNS, D, divided_name, suit_sign


def face_of(position: Position, state: State, card: int) -> DevelopmentFace:
    """Return the face of a development card."""
    known = DEVELOPMENT[card - 1]
    reward: list[tuple[Sign, int]] = [("gold", known.gold)]
    extras: tuple[tuple[Sign, int], ...] = (("builder", known.builder), ("food", known.food), ("card", known.card), ("basic", known.basic))
    reward += [(sign, int(n)) for sign, n in extras if n]
    name, standings = position.texts(f"{D}.development.{known.id}"), _standings(position, state, card)
    return DevelopmentFace(known.id, suite_of(known), name, counted(known), tuple(reward), standings)


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


def suite_of(known: Development) -> Suite:
    """Return the suite of a development."""
    found: Suite = known.suite  # type: ignore[assignment]
    return found


def event_face(position: Position, event: int) -> EventFace:
    """Return the face of an event."""
    say, name = position.texts, EVENT_NAME[event]
    season: Season = EVENT_SEASON[event]  # type: ignore[assignment]
    phase: EventPhase = EVENT_PHASE[event]  # type: ignore[assignment]
    return EventFace(name, season, phase, say(f"{D}.event.{name}"), say(f"{D}.gist.{name}"), divided=divided_name(say, name))
