"""What a thinker is asked about a game at the table."""

from __future__ import annotations

from app.opponents.wire import Question
from rules import Record, view


def question(record: Record, number: int, strength: str, seconds: float, *, reasons: bool = False) -> Question:
    """Return the question of what a bot of this strength would do for whoever decides, knowing only what they see."""
    game = record.game
    assert game.decider is not None
    seen = record.rules.encoder.encode(view(record.rules, game.state, game.decider))
    players = len(record.header.names)
    return Question(number, record.header.game, players, strength, seen, tuple(game.legal), len(record.entries), seconds, reasons)
