"""How a deal of the day went, in words: on its sheet, and as a line to send to others."""

from __future__ import annotations

from app.session.daily import Deal, Tries, opposing, own
from app.storage.results import Result
from app.texts import Texts


def outcome(say: Texts, result: Result) -> str:
    """Return the points of the only person, those they played against, and whether they won."""
    other = opposing(result)
    if other is None:
        points = say(say.own(result.game, "app.daily.points"), n=own(result))
    else:
        points = say(say.own(result.game, "app.daily.against"), n=own(result), other=other)
    return say("app.daily.won" if result.won[result.people[0]] else "app.daily.lost", points=points)


def way(say: Texts, deal: Deal) -> str:
    """Return whom it is played against, if anyone."""
    return say("app.daily.alone" if deal.alone else "app.daily.computer")


def date_of(say: Texts, day: str) -> str:
    """Return a date as people write it."""
    year, month, of_month = map(int, day.split("-"))
    return say("app.start.year", day=of_month, month=month, year=year)


def line(say: Texts, deal: Deal, tried: Tries) -> str:
    """Return the line to copy: the best result, and the first one if that is a different one."""
    best, first = outcome(say, tried.best), outcome(say, tried.first)
    what = {"app": say("app.name"), "game": say(f"{deal.game}.meta.name"), "way": way(say, deal), "date": date_of(say, deal.day)}
    if first == best:
        return say("app.daily.line", best=best, **what)
    return say("app.daily.line.first", best=best, first=first, **what)
