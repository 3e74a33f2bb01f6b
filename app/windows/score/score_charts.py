"""How the points of a game were made: over its turns, and turn by turn."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art.pages.score_sheet import Numbers, curve_chart, turn_chart
from app.games import find
from app.outcome import scores
from app.session.replay import Replay
from app.texts import Texts
from app.windows.game_words import progress, seat_sign
from rules import Record

MOST_NUMBERS = 8
"""How many turns are numbered at most, in games of usual length."""


def curve(p: QPainter, r: QRectF, say: Texts, record: Record, replay: Replay, share: float = 1.0) -> None:
    """Paint the points of every player or team after each turn as lines, or only those of the first ``share`` of all turns.

    Those required by a rival without a seat are a staircase.
    """
    game = record.header.game
    sections = [(say(f"{game}.section", **event.values) if event else "", count) for event, count in replay.sections]
    sides, colours = scores.sides(record), record.header.seat_colours
    curves = [(colours[side.seat], replay.curve(side.seat)) for side in sides]
    owners = [[seat_sign(record.header, seat) for seat in side.seats] for side in sides]
    rival = replay.rival_steps()
    most = max(max(values) for values in (*(values for _, values in curves), rival or [0]))
    top = max(5, -(-most // 5) * 5 if most <= 50 else -(-most // 25) * 25)
    turns = max(1, round(len(replay.turns) * share))
    begun = [(colour, values[: turns + 1]) for colour, values in curves]
    curve_chart(p, r, begun, sections, top, owners, (find(game).rival.sign, rival[:turns]), turn_numbers(say, replay))


def turn_numbers(say: Texts, replay: Replay) -> Numbers:
    """Return the numbers along a chart of everybody's turns, one after the other: each where all have had that many."""
    players, whole = len(replay.record.header.names), max(1, len(replay.turns))
    return say("scores.turn"), [(n * players / whole, n) for n in numbered(replay)]


def turns(p: QPainter, r: QRectF, say: Texts, record: Record, replay: Replay) -> None:
    """Paint what every turn brought each player, as strips of bars."""
    game = record.header.game
    sections, at = [], 0
    for event, count in replay.sections:
        mine = sum(turn.player == replay.turns[0].player for turn in replay.turns[at : at + count])
        sections.append((say(f"{game}.section", **event.values) if event else "", mine))
        at += count
    players = range(len(record.header.names))
    strips = [(seat_sign(record.header, seat), [n for _, n in replay.gains(seat)]) for seat in players]
    most = max(len(gains) for _, gains in strips)
    numbers = [((n - 0.5) / most, n) for n in numbered(replay)]
    turn_chart(p, r, strips, sections, (say("scores.turn"), numbers))


def numbered(replay: Replay) -> list[int]:
    """Return the turns of a player to number along a chart: some of them, and only if the first section of the game has no name."""
    if not replay.whole or not replay.turns or replay.sections[0][0] is not None:
        return []
    turns = min(len(replay.gains(seat)) for seat in range(len(replay.record.header.names)))
    every = next((n for n in (1, 2, 5, 10) if turns <= MOST_NUMBERS * n), 20)
    return list(range(every, turns + 1, every))


def best_turn(say: Texts, record: Record, replay: Replay) -> str:
    """Return in words the turn that brought most points: whose it was, and in which round or which of their turns."""
    game, names = record.header.game, record.header.names
    found = [(points, start, seat) for seat in range(len(names)) for start, points in replay.gains(seat) if points > 0]
    if not found:
        return say("scores.no_turn")
    points, start, seat = max(found, key=lambda one: (one[0], -one[1]))
    where = progress(say, game, replay.game(start).state)
    return say(say.own(game, "scores.best_turn"), name=names[seat], where=where, turn=replay.own_turn(start), n=points)
