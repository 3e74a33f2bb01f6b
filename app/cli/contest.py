"""``burgage --arena GAME --bots ...``: games between bots, to find out who plays better. Imports no Qt."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from app.cli.bots import contender
from app.cli.commands import Contest
from app.cli.spreading import spreading
from app.learning.tally import Tally, mean_interval, share_interval, tallies
from app.learning.tasks import compare
from app.texts import Texts
from rules.bots.matches import Outcome, Pairing, match, pairings


def run(asked: Contest) -> tuple[list[Tally], int]:
    """Play the games; return how each bot did, and how many games they did not end. Raises ``FailedError``."""
    contenders = [contender(Texts(asked.language), asked.game, name) for name in asked.bots]
    games = pairings(asked.game, contenders, asked.players, asked.options, asked.seed, asked.games, asked.playouts)
    outcomes = _played(asked, games) if asked.seconds is None else _thought_about(asked, games, asked.seconds)
    return tallies(contenders, games, outcomes), sum(not outcome.ended for outcome in outcomes)


def _played(asked: Contest, games: Sequence[Pairing]) -> list[Outcome]:
    """Play the games, as many at the same time as there are workers."""
    with spreading(Texts(asked.language), asked.workers) as spread:
        return list(spread(compare, games))


def _thought_about(asked: Contest, games: Sequence[Pairing], seconds: float) -> list[Outcome]:
    """Play the games one after another, with this much time for every decision of a bot that searches."""
    from app.opponents.crew import crew
    from app.opponents.timed import timed

    with crew(asked.game, asked.players, asked.workers.jobs) as helping:
        return [match(one, time.monotonic, lambda bot: timed(bot, seconds, helping)) for one in games]


def figures(asked: Contest, found: Sequence[Tally], broken: int) -> dict[str, Any]:
    """Return what is reported: shares and intervals from 0 to 1, times in milliseconds. A lone player has no one to share with."""
    return {
        "game": asked.game,
        "games": asked.games,
        "players": asked.players,
        "seed": asked.seed,
        "options": asked.options,
        "playouts": asked.playouts if asked.seconds is None else None,
        "seconds": asked.seconds,
        "bots": [_of_bot(one, asked.players == 1) for one in found if one.games],
        "broken": broken,
    }


def _of_bot(one: Tally, alone: bool) -> dict[str, Any]:
    interval = mean_interval(one.scores)
    return {
        "bot": one.name,
        "games": one.games,
        "won": round(one.won / one.games, 4),
        "won_interval": [round(bound, 4) for bound in share_interval(one.won, one.games)],
        "share": None if alone else round(one.seats / one.games, 4),
        "score": round(sum(one.scores) / len(one.scores), 2),
        "score_interval": None if interval is None else [round(bound, 2) for bound in interval],
        "best": max(one.scores),
        "decisions": one.decisions,
        "ms": round(1000 * one.seconds / one.decisions, 2) if one.decisions else 0.0,
        "ms_slowest": round(1000 * one.slowest, 1),
    }


OF_ALL = ("game", "games", "players", "seed", "playouts", "seconds")
COLUMNS = ("bot", "games", "won", "share", "score", "best", "ms", "slowest")


def readable(say: Texts, found: dict[str, Any]) -> str:
    """Return the figures as a table."""
    of_all = {name: str(found[name]) for name in OF_ALL}
    alone = found["players"] == 1
    columns = [column for column in COLUMNS if not (alone and column == "share")]
    kind = ("alone" if alone else "title") if found["seconds"] is None else ("timed_alone" if alone else "timed")
    title = say(f"cli.contest.{kind}", **of_all)
    rows = [[say(f"cli.contest.{column}") for column in columns], *([_cell(column, one) for column in columns] for one in found["bots"])]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = (
        "  ".join([row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]) for row in rows
    )
    return "\n".join([title, *lines, *([say("cli.contest.broken", n=found["broken"])] if found["broken"] else [])])


def _cell(column: str, one: dict[str, Any]) -> str:
    """Return what the table says of a bot in a column."""
    match column:
        case "won":
            low, high = one["won_interval"]
            return f"{100 * one['won']:.0f} [{100 * low:.0f}, {100 * high:.0f}]"
        case "share":
            return f"{100 * one['share']:.0f}"
        case "score":
            interval = one["score_interval"]
            return f"{one['score']:.1f}" if interval is None else f"{one['score']:.1f} ± {(interval[1] - interval[0]) / 2:.1f}"
        case "ms":
            return f"{one['ms']:.1f}"
        case "slowest":
            return f"{one['ms_slowest']:.0f}"
        case _:
            return str(one[column])


def command(asked: Contest) -> tuple[str, int]:
    """Return what the command prints, and its exit code: 1 if a game did not end. Raises ``FailedError``."""
    found = figures(asked, *run(asked))
    return (msgspec.json.encode(found).decode() if asked.as_json else readable(Texts(asked.language), found)), int(found["broken"] > 0)
