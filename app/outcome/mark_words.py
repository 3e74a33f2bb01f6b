"""What a mark on the course of a game stands for, in words. No Qt."""

from __future__ import annotations

from app.games import find
from app.outcome import opinion_words
from app.session.replay import Mark, Replay
from app.table.parts.view_options import ViewOptions
from app.texts import Texts
from rules.bots.judging import Verdict


def words(say: Texts, replay: Replay, mark: Mark, verdict: Verdict | None) -> str:
    """Return what a mark stands for: what a turn cost, by the ``verdict`` on it, what happened, or who gained how much at once."""
    record = replay.record
    if mark.sort == "costly":
        assert verdict is not None
        return opinion_words.title(say, replay, verdict, ViewOptions(say, 1280, 712))
    if mark.event is None:
        gains = [now - was for was, now in zip(replay.scores[mark.at - 1], replay.scores[mark.at], strict=True)]
        return say(say.own(record.header.game, "review.swing"), n=max(gains) - min(gains) if len(gains) > 1 else gains[0])
    return find(record.header.game).event_words(record.header.names, say, mark.event) or ""
