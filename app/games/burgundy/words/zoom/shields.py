"""An enlarged shield: what it does, where it lies, what it costs and scores."""

from __future__ import annotations

from app.games.base.zoom import Facts, Notes
from app.table.geometry.placement import Placement, Rect
from app.table.screen import Explanation
from rules.games.burgundy import items
from rules.games.burgundy.board.shields import SHARING
from rules.games.burgundy.modules import TRIBUTE

from ...position import Position
from ..tiles import owner_of, shield_face

D = "burgundy_rules.zoom"
BIG = Rect(0, 0, 168, 212)


def explain(position: Position, shield: int) -> Explanation:
    """Explain everything about a shield, wherever it is."""
    say, rule = position.texts, f"shield_{shield:02}"
    key = f"burgundy_rules.rule.{rule}"
    face = shield_face(position.view, shield)
    facts: Facts = (
        _where(position, shield),
        ("star-circle", say("burgundy.worth.at_end", n=face.points)),
        ("circle-multiple", say(f"{D}.tribute", n=TRIBUTE)),
    )
    picture = Placement(items.SHIELD.id(shield), "shield", BIG, face)
    return Explanation(say(f"{key}.title"), say.other(f"{key}.title"), say(key), _notes(position, shield), facts, rule, picture)


def _where(position: Position, shield: int) -> tuple[str, str]:
    say, state = position.texts, position.view
    for n, space in enumerate(state.shields, 1):
        if shield in space:
            return ("dice-multiple", say(f"{D}.for_double", number=n))
    return ("information", say(f"{D}.out")) if owner_of(state, shield) is None else ("castle", say(f"{D}.on_castle"))


def _notes(position: Position, shield: int) -> Notes:
    """Return whose it is, and whom it shares with."""
    state = position.view
    owner = owner_of(state, shield)
    if owner is None:
        return ()
    found: list[tuple[bool, str]] = []
    if owner != position.viewer:
        found.append((True, position.texts(f"{D}.shield_owner", name=position.names[owner])))
    named = state.seats[owner].named
    if shield == SHARING and named is not None:
        found.append((True, position.texts(f"{D}.shared", name=position.names[named])))
    return tuple(found)
