"""``burgage --arena GAME --bots ...``: games between bots, to find out who plays better. Imports no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from app.cli.commands import Contest
from app.cli.spreading import spreading
from app.learning.tally import Tally, mean_interval, share_interval, tallies
from app.learning.tasks import compare
from app.texts import Texts
from rules.bots.matches import Contender, pairings


def run(asked: Contest) -> list[Tally]:
    """Play the games; return how each bot did. Raises ``FailedError``."""
    contenders = [Contender(name) for name in asked.bots]
    games = pairings(asked.game, contenders, asked.players, asked.options, asked.seed, asked.games, asked.playouts)
    with spreading(Texts(asked.language), asked.workers) as spread:
        return tallies(contenders, games, list(spread(compare, games)))


def figures(asked: Contest, found: Sequence[Tally]) -> dict[str, Any]:
    """Return what is reported: shares and intervals from 0 to 1, times in milliseconds. Who plays alone has nobody to share with."""
    return {
        "game": asked.game,
        "games": asked.games,
        "players": asked.players,
        "seed": asked.seed,
        "options": asked.options,
        "playouts": asked.playouts,
        "bots": [_of_bot(one, asked.players == 1) for one in found if one.games],
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


COLUMNS = ("bot", "games", "won", "share", "score", "best", "ms", "slowest")


def readable(say: Texts, found: dict[str, Any]) -> str:
    """Return the figures as a table."""
    of_all = {name: found[name] for name in ("game", "games", "seed", "playouts")}
    alone = found["players"] == 1
    title = say("cli.contest.alone", **of_all) if alone else say("cli.contest.title", players=found["players"], **of_all)
    rows = [[say(f"cli.contest.{column}") for column in COLUMNS], *map(_row, found["bots"])]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = (
        "  ".join([row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]) for row in rows
    )
    return "\n".join([title, *lines])


def _row(one: dict[str, Any]) -> list[str]:
    low, high = one["won_interval"]
    scores = one["score_interval"]
    return [
        one["bot"],
        f"{one['games']}",
        f"{100 * one['won']:.0f} [{100 * low:.0f}, {100 * high:.0f}]",
        "" if one["share"] is None else f"{100 * one['share']:.0f}",
        f"{one['score']:.1f}" if scores is None else f"{one['score']:.1f} ± {(scores[1] - scores[0]) / 2:.1f}",
        f"{one['best']}",
        f"{one['ms']:.1f}",
        f"{one['ms_slowest']:.0f}",
    ]


def command(asked: Contest) -> str:
    """Return what the command prints. Raises ``FailedError``."""
    found = figures(asked, run(asked))
    return msgspec.json.encode(found).decode() if asked.as_json else readable(Texts(asked.language), found)
