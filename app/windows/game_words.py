"""How the pages speak of a game: what it is called, how far it is, when it was played."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from app.texts import Texts
from rules import Record, Value


def title(say: Texts, game: str) -> str:
    """The full name of a game."""
    return say(f"{game}.meta.name")


def short_title(say: Texts, game: str) -> str:
    """The name of a game where there is room for one or two words."""
    return say(f"{game}.meta.short")


def to_move(say: Texts, record: Record) -> str:
    """How far a game is and who decides; nothing secret."""
    where = progress(say, record.header.game, record.game.state)
    decider = record.game.decider
    return where if decider is None else say("app.start.to_move", where=where, name=record.header.names[decider])


def progress(say: Texts, game: str, state: Any) -> str:
    """How far a game is, by the plain values of its state. Raises KeyError when the state has not the values of its game."""
    plain: dict[str, Value] = {name: value for name in state.__struct_fields__ if isinstance(value := getattr(state, name), (int, str))}
    return say(f"app.progress.{game}", **plain)


def when(say: Texts, seconds: float) -> str:
    """A moment, in seconds since 1970, as one says it: the year only where it is another one."""
    moment, now = datetime.fromtimestamp(seconds), datetime.now()
    time = f"{moment:%H:%M}"
    if moment.date() == now.date():
        return say("app.start.today", time=time)
    if moment.date() == (now - timedelta(days=1)).date():
        return say("app.start.yesterday", time=time)
    if moment.year != now.year:
        return say("app.start.year", day=moment.day, month=moment.month, year=moment.year)
    return say("app.start.date", day=moment.day, month=moment.month, time=time)
