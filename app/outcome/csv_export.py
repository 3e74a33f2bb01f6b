"""Tables for other programs (CSV). Pure: no Qt, no files."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence

from app.outcome import scores
from app.session import statistics
from app.session.moments import moment
from app.storage.results import Result, sitters
from app.texts import Texts
from rules import Record

FORMULA = ("=", "+", "-", "@")
"""The characters that make a spreadsheet read a text as a formula."""

Cell = int | float | str


def of_game(record: Record, say: Texts) -> bytes:
    """Return one line for each player, ordered by place: place, name, who played, points by source, total, and the tie-breaks."""
    rows, ranks, totals = scores.rows(record), scores.ranks(record), scores.totals(record)
    names, played = record.header.names, sitters(record)
    head: list[Cell] = [
        *(say(f"review.csv.{what}") for what in ("place", "player", "sitter")),
        *(scores.label(say, record, row.key) for row in rows),
    ]
    head.append(say("app.score.total"))
    decided = {standing.player: standing.tie_break for standing in record.game.state.standings or ()}
    head += [say("review.csv.tie_break", what=say(f"{record.header.game}.tie_name.{key}")) for key, _ in decided.get(0, ())]
    lines: list[list[Cell]] = []
    for seat in sorted(range(len(names)), key=lambda seat: (ranks[seat], seat)):
        line: list[Cell] = [ranks[seat], names[seat], say(f"app.seat.{played[seat]}"), *(row.points[seat] for row in rows), totals[seat]]
        lines.append([*line, *(abs(figure) for _, figure in decided.get(seat, ()))])  # where the fewest are best, they are below 0
    return _csv([head, *lines])


def of_results(results: Iterable[Result], say: Texts) -> bytes:
    """Return one line for each player of each game, excluding practice games: date, game, place, player, who played, points,
    victory.
    """
    head: list[Cell] = [say(f"review.csv.{what}") for what in ("date", "game", "place", "player", "sitter")]
    head += [say("app.score.total"), say("review.csv.won")]
    lines: list[list[Cell]] = []
    for result in statistics.counted(results):
        ended, name = moment(result.when), say(f"{result.game}.meta.name")
        date = say("app.start.unknown_time") if ended is None else f"{ended:%Y-%m-%d %H:%M}"
        for seat, player in enumerate(result.names):
            who = say(f"app.seat.{result.seats[seat]}")
            lines.append([date, name, result.ranks[seat], player, who, result.scores[seat], int(result.won[seat])])
    return _csv([head, *lines])


def _csv(lines: Sequence[Sequence[Cell]]) -> bytes:
    """Return the lines as UTF-8 with the byte order mark that spreadsheets expect."""
    text = io.StringIO()
    writer = csv.writer(text)
    for line in lines:
        writer.writerow([f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell for cell in line])
    return text.getvalue().encode("utf-8-sig")
