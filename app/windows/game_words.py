"""How the pages describe a game: its title, how far it has got, when it was played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from app.art.signs import Sign
from app.outcome.scores import listed
from app.session.moments import moment
from app.session.rival import rival_names
from app.texts import Texts, joined
from rules import Header, Meta, Option, Record, SeatKind, Value


def title(say: Texts, game: str) -> str:
    """Return the full name of a game."""
    return say(f"{game}.meta.name")


def window_title(say: Texts, page: str, game: str) -> str:
    """Return the title of a window that shows a page, otherwise a game, or neither."""
    shown = say(f"app.page.{page}") if page else title(say, game) if game else ""
    return f"{shown} – {say('app.name')}" if shown else say("app.name")


def short_title(say: Texts, game: str) -> str:
    """Return a game's title for places with room for one or two words only."""
    return say(f"{game}.meta.short")


def to_move(say: Texts, record: Record) -> str:
    """Return how far a game has got and whose decision it is, without revealing anything hidden."""
    where = progress(say, record.header.game, record.game.state)
    decider = record.game.decider
    return where if decider is None else say("app.start.to_move", where=where, name=record.header.names[decider])


def players(say: Texts, record: Record) -> str:
    """Return who plays, a lone player along with the rival who has no seat."""
    names, game = joined(record.header.names), record.header.game
    if record.rules.rival(record.game.state) is None:
        return names
    return say("app.start.against", names=names, **rival_names(say, game))


def seat_sign(header: Header, seat: int) -> Sign:
    """Return the sign of a player."""
    return Sign(header.seat_colours[seat], header.names[seat], header.seats[seat])


def who_plays(say: Texts, names: Sequence[str], kinds: Sequence[SeatKind]) -> str:
    """Return in a sentence who will play a new game, people or computers."""
    people = [name for name, kind in zip(names, kinds, strict=True) if kind == "person"]
    computers = [name for name, kind in zip(names, kinds, strict=True) if kind != "person"]
    if not computers:
        return say("app.new.summary", n=len(names), names=joined(names))
    if len(people) == 1:
        return say("app.new.summary_against", name=people[0], computers=listed(say, computers))
    return say("app.new.summary_computers", people=listed(say, people), computers=listed(say, computers))


def progress(say: Texts, game: str, state: Any) -> str:
    """Return how far a game has got, from those plain values of its state that the game's words name.

    Raises KeyError when values of that game are missing.
    """
    key = f"{game}.progress"
    found = ((name, getattr(state, name, None)) for name in say.values(key))
    plain: dict[str, Value] = {name: value for name, value in found if isinstance(value, (int, str))}
    return say(key, **plain)


def option_label(say: Texts, game: str, option: Option, value: Value | bool) -> str:
    """Return what a value of an option is called."""
    key = f"{game}.option.{option.id}"
    return say(f"{key}.{value}") if say.has(f"{key}.{value}") else say(f"{key}.value", n=value)


def unusual_options(say: Texts, game: Meta, players: int, chosen: Mapping[str, Value | bool]) -> list[str]:
    """Return in words the options that differ from those of a new game; not those of single seats."""
    found: list[str] = []
    asked: dict[str, Value | bool] = {}
    for option in game.options:
        if option.per_seat or not option.fits(players, asked):
            continue
        possible, default = option.possible(players, asked), option.default_for(players)
        value, usual = (one if one in possible else option.substitute(possible) for one in (chosen.get(option.id, default), default))
        asked[option.id] = value
        if value == usual:
            continue
        title = say(f"{game.id}.option.{option.id}")
        if len(option.values) == 2:  # a switch, on at True or at the first of two values
            on = value is True or (value == option.values[0] and value is not False)
            found.append(title if on else say("app.option.without", what=title))
        else:
            found.append(say("app.option.with_value", what=title, value=option_label(say, game.id, option, value)))
    return found


def when(say: Texts, seconds: float) -> str:
    """Return a moment, in seconds since 1970, the way people write it: with the year only if it is not this one."""
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
