"""What bots think of a game, in words: what a turn cost, what would have been better there, and why. No Qt."""

from __future__ import annotations

from typing import Any

from app.games import find
from app.session.opinion import Opinion
from app.session.replay import Replay
from app.session.rival import rival_names
from app.table.parts.plan_words import UNSAID
from app.table.parts.position_of import position_of
from app.table.parts.progress import progress_words
from app.table.parts.view_options import ViewOptions
from app.table.position import Position
from app.teaching.advice import parts
from app.texts import Texts
from rules import Game, Record, view
from rules.bots.judging import Verdict

STEPS = 3
"""How many steps of a plan are told; of those that follow, only that there are more."""


def cost(say: Texts, replay: Replay, verdict: Verdict) -> str:
    """Return what a turn cost, as an estimate."""
    game, measure = replay.record.header.game, verdict.reasons.measure
    amount = verdict.cost * 100 if measure == "chance" else verdict.cost
    return say(say.own(game, f"review.opinion.cost.{measure}"), n=max(1, round(amount)))


def title(say: Texts, replay: Replay, verdict: Verdict, options: ViewOptions) -> str:
    """Return whose turn it was, in which round, and what it cost; where rounds are not counted, which turn of theirs it was."""
    header = replay.record.header
    when = progress_words(find(header.game), _position(replay.record, replay.game(verdict.at), verdict.seat, options))
    number = replay.own_turn(verdict.at)
    when = when or (say("review.opinion.number", n=number) if number else say("review.before"))
    what = cost(say, replay, verdict)
    if header.solo:
        return say("review.opinion.turn_alone", when=when, cost=what)
    return say("review.opinion.turn", when=when, name=header.names[verdict.seat], cost=what)


def _position(record: Record, game: Game[Any], seat: int, options: ViewOptions) -> Position:
    """Return a position of a game as a seat saw it."""
    seen = view(record.rules, game.state, seat)
    return position_of(record, seen, seat, find(record.header.game), options, None, game.decision)


def better(say: Texts, replay: Replay, verdict: Verdict, options: ViewOptions) -> str:
    """Return what would have been better, step by step as the seat saw it, and why."""
    record = replay.record
    screen, game = find(record.header.game), replay.game(verdict.at)
    told: list[str] = []
    whole = True
    for action in verdict.better:
        if game.revealed or game.decider != verdict.seat or action not in game.legal:
            whole = False
            break
        words = screen.words_of_action(_position(record, game, verdict.seat, options), action)
        if not told or (words not in told and not set(action.picks) & UNSAID):
            if len(told) == STEPS:
                whole = False
                break
            told.append(words)
        game.apply(action)
    steps = " · ".join(told)
    return f"{say('review.opinion.better' if whole else 'review.opinion.better_more', steps=steps)} {why(say, record.header.game, verdict)}"


def why(say: Texts, game: str, verdict: Verdict) -> str:
    """Return what makes the better plan better: the parts that say most, or how often it came out ahead."""
    reasons, tried = verdict.reasons, verdict.reasons.tried
    if reasons.named:
        return say("review.opinion.why", parts=parts(say, game, reasons))
    assert tried is not None
    return say("review.opinion.ahead", n=round(tried.ahead * tried.worlds), of=tried.worlds)


def sentence(say: Texts, replay: Replay, verdict: Verdict, options: ViewOptions) -> str:
    """Return everything there is to say about a turn."""
    return f"{title(say, replay, verdict, options)} {better(say, replay, verdict, options)}"


def curve_title(say: Texts, replay: Replay, opinion: Opinion) -> str:
    """Return what the curves show."""
    header = replay.record.header
    if opinion.kind == "chance":
        return say("review.opinion.chances")
    if header.solo and replay.record.rules.rival(replay.record.game.state) is not None:
        return say(say.own(header.game, "review.opinion.lead"), **rival_names(say, header.game))
    return say(say.own(header.game, "review.opinion.result"))
