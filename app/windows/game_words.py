"""How the pages speak of a game: what it is called, how far it is, when it was played."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from app.session.moments import moment
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
    return say(f"{game}.progress", **plain)


def when(say: Texts, seconds: float) -> str:
    """Say a moment, in seconds since 1970, the way people do: with its year only if it is not this one."""
    then, now = moment(seconds), datetime.now()
    if then is None:
        return say("app.start.unknown_time")
    time = f"{then:%H:%M}"
    if then.date() == now.date():
        return say("app.start.today", time=time)
    if then.date() == (now - timedelta(days=1)).date():
        return say("app.start.yesterday", time=time)
    if then.year != now.year:
        return say("app.start.year", day=then.day, month=then.month, year=then.year)
    return say("app.start.date", day=then.day, month=then.month, time=time)
