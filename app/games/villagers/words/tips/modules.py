"""Tips for developments and for the solo game."""

from __future__ import annotations

from app.games.base.zoom import worth_words
from app.table.screen import Tip
from rules import worth
from rules.games.villagers import items
from rules.games.villagers.board.developments import NOBODY, ahead, counts
from rules.games.villagers.board.holders import opponent
from rules.games.villagers.components import DEVELOPMENT, EVENT_NAME, EVENT_PHASE, EVENT_SEASON
from rules.games.villagers.state import State

from ...position import Position
from ..cards import D
from ..present import owner_name
from .lines import BUILDER, FOOD, GOLD, expected, gist


def development(position: Position, state: State, end: str) -> Tip:
    """Explain a development: what is counted, how things stand, who would win."""
    card = int(end)
    name = DEVELOPMENT[card - 1].id
    lines = (gist(position, name), ("podium", standings(position, state, card)), ("trophy", leader(position, state, card)))
    return Tip(position.texts(f"{D}.development.{name}"), lines)


def standings(position: Position, state: State, card: int) -> str:
    """Return what everybody has of what a development counts (VI-17.10)."""
    return ", ".join(f"{owner_name(position, owner)} {n}" for owner, n in enumerate(counts(state, card)))


def leader(position: Position, state: State, card: int) -> str:
    """Return who would win a development now."""
    first = ahead(state, card)
    key = "nobody_leads" if first == NOBODY else "leads"
    return position.texts(f"{D}.tip.{key}", name="" if first == NOBODY else owner_name(position, first))


def token(position: Position, state: State, end: str) -> Tip:
    """Explain the token of a development: who holds it, and what it adds."""
    say, card = position.texts, int(end.rpartition(":")[2])
    found, holder = DEVELOPMENT[card - 1], state.tokens[state.developments.index(card)]
    lines = [("trophy", say(f"{D}.tip.token", name=owner_name(position, holder)) if holder >= 0 else say(f"{D}.tip.no_token"))]
    if found.builder or found.food:
        lines.append((BUILDER if found.builder else FOOD, say(f"{D}.tip.token_{'builder' if found.builder else 'food'}")))
    return Tip(say(f"{D}.development.{found.id}"), tuple(lines))


def event(position: Position, state: State, end: str) -> Tip:
    """Explain an event, and when it has its effect."""
    say, card = position.texts, int(end)
    lines = [gist(position, EVENT_NAME[card]), ("timer-sand", when(position, card))]
    now = forecast(position, card)
    return Tip(say(f"{D}.event.{EVENT_NAME[card]}"), (*lines, (GOLD, now)) if now else tuple(lines))


def forecast(position: Position, event: int) -> str:
    """Return what an open event would cost its player and bring the Countess now; empty if that cannot be known."""
    if position.viewer is None:
        return ""
    return " ".join(worth_words(position, found) for found in worth(D, position.view, position.viewer, items.EVENT.id(event)))


def when(position: Position, event: int) -> str:
    """Return the season of an event and when it has its effect."""
    say = position.texts
    return f"{say(f'{D}.season.{EVENT_SEASON[event]}')}: {say(f'{D}.tip.when.{EVENT_PHASE[event]}')}"


def events(position: Position, state: State, end: str) -> Tip:
    """Explain a pile of events."""
    say, countess = position.texts, opponent(state)
    n = len((countess.summer if end == "summer" else countess.winter).cards)
    return Tip(say(f"{D}.words.event_pile", season=say(f"{D}.season.{end}"), n=n), (("calendar", say(f"{D}.tip.{end}")),))


def countess(position: Position, state: State, end: str) -> Tip:
    """Explain the Countess: her gold, and what the markets would bring her."""
    say, countess = position.texts, opponent(state)
    gold = (GOLD, say(f"{D}.words.gold", n=countess.gold))
    return Tip(say(f"{D}.card.countess"), (gold, *expected(position, countess.village)))


def her_sign(position: Position, state: State, end: str) -> Tip:
    """Explain a count in the Countess's box."""
    return Tip(position.texts(f"{D}.card.countess"), (("information", position.texts(f"{D}.tip.her_{end}")),))


def jester(position: Position, state: State, end: str) -> Tip:
    """Explain the Jester, or the button that discards an event with it."""
    say = position.texts
    line = ("calendar", say(f"{D}.tip.jester", event=EVENT_NAME[int(end)])) if end else gist(position, "jester")
    return Tip(say(f"{D}.card.jester"), (line,))
