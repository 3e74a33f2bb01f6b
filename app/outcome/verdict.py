"""How a game ended, in a title and a few sentences: who won, and by how much or by which tie-break. Pure: no Qt."""

from __future__ import annotations

from msgspec import Struct

from app.games import find
from app.outcome import scores
from app.outcome.scores import TEAM, Side
from app.session.rival import rival_names
from app.texts import Texts
from rules import Record, Standing


class Verdict(Struct, frozen=True):
    """The end of a game: the winning ``seats``, none if all have lost, perhaps to a ``rival`` without a seat."""

    title: str
    sentence: str
    seats: tuple[int, ...]
    rival: bool = False


def verdict(say: Texts, record: Record) -> Verdict:
    """Return how a finished game ended."""
    standings = sorted(record.game.state.standings, key=lambda standing: standing.player)
    if record.header.solo:
        return _alone(say, record, standings[0])
    winning = [side for side in scores.sides(record) if standings[side.seat].won]
    seats = tuple(standing.player for standing in standings if standing.won)
    n = standings[winning[0].seat].score
    if len(winning) > 1:
        names = scores.listed(say, [side.name for side in winning])
        return Verdict(say("scores.end.shared", names=names, score=n), say("scores.end.inseparable"), seats)
    first = winning[0]
    title = say(f"scores.end.wins{TEAM[first.team]}", name=first.name, score=n)
    return Verdict(title, _lead(say, record, standings, first), seats)


def _alone(say: Texts, record: Record, standing: Standing) -> Verdict:
    """Return how a game for one ended, against a rival without a seat if there is one."""
    name, own, other = record.header.names[0], standing.score, record.rules.rival(record.game.state)
    seats = (0,) if standing.won else ()
    if other is None:
        key = say.own(record.header.game, "scores.end.wins.alone" if standing.won else "scores.end.fails")
        outcome = find(record.header.game).outcome(say, record.game.state)
        needed = say("scores.end.enough", n=record.rules.enough) if record.rules.enough and not standing.won else ""
        return Verdict(say(key, name=name, score=own), outcome or " ".join(filter(None, (needed, _grade(say, record, own)))), seats)
    title = say("scores.end.beats" if standing.won else "scores.end.beaten", name=name, **rival_names(say, record.header.game))
    how = "level" if own == other else "ahead" if own > other else "short"
    key = f"scores.end.{how}_{'won' if standing.won else 'lost'}" if how == "level" else f"scores.end.{how}"
    return Verdict(title, say(say.own(record.header.game, key), n=abs(own - other), own=own, other=other), seats, rival=not standing.won)


def _grade(say: Texts, record: Record, points: int) -> str:
    """Return the grade that a lone player has reached, and where the next one begins; "" in a game without grades."""
    grades = record.rules.grades
    if not grades:
        return ""
    reached = sum(points >= least for least in grades)
    if reached == len(grades):
        return say("scores.end.highest_grade", n=reached)
    return say("scores.end.grade", grade=reached, all=len(grades), following=reached + 1, next=grades[reached])


def _lead(say: Texts, record: Record, standings: list[Standing], first: Side) -> str:
    """Return by how much the winner is ahead of the next, or what decided between them."""
    own = standings[first.seat]
    others = [side for side in scores.sides(record) if side.seat != first.seat]
    best = max(standings[side.seat].score for side in others)
    names = scores.listed(say, [side.name for side in others if standings[side.seat].score == best])
    if best != own.score:
        key = say.own(record.header.game, "scores.end.margin")
        return say(key, n=own.score - best, name=names) if best < own.score else ""
    tied = [standings[side.seat].tie_break for side in others if standings[side.seat].score == best]
    why = scores.decided(say, record.header.game, own.tie_break, tied)
    return say("scores.end.tie", name=names, score=best, why=why) if why else ""
