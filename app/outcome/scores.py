"""Where the points of a game come from and who is ahead, in words. Pure: no Qt."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from app.figures import figure
from app.games import find
from app.session.rival import rival_names
from app.texts import Texts, joined
from rules import Record, ScoreRow, Standing, TieBreak

MANY = 15
"""The number of sources from which those that gave no player anything are left out."""
MORE = 2
"""The number of sources to name for a player who is ahead."""
TEAM = {False: "", True: ".team"}
"""The ending of the key of a sentence about one side."""


class Side(Struct, frozen=True):
    """A player, or a ``team`` that wins or loses together; its figures are those of any of its ``seats``."""

    name: str
    seats: tuple[int, ...]

    @property
    def seat(self) -> int:
        """The first of its seats."""
        return self.seats[0]

    @property
    def team(self) -> bool:
        """Whether it has several players."""
        return len(self.seats) > 1


class Column(Struct, frozen=True):
    """A column of the table of points: a side, or after the sides a rival without a seat.

    ``points`` are those of each row, None if the rival cannot score from that source; ``seats`` are those of its players, none for a rival.
    """

    name: str
    points: tuple[int | None, ...]
    total: int
    seats: tuple[int, ...]


def secret(record: Record) -> bool:
    """Say whether the players agreed to count only at the end, and the end has not come."""
    return not record.game.over and find(record.header.game).hides_scores(record.header.options)


def rows(record: Record) -> list[ScoreRow]:
    """Return points by source as if the game ended now; if there are ``MANY``, only those that give somebody something."""
    found = record.rules.ended(record.game.state)
    rival = record.rules.rival_sources(record.game.state) or {}
    return found if len(found) <= MANY else [row for row in found if any(row.points) or rival.get(row.key)]


def end_only(record: Record) -> set[str]:
    """Return the sources that would give more if the game ended than they do now."""
    now = {row.key: row.points for row in record.rules.score(record.game.state)}
    return {row.key for row in rows(record) if row.points != now.get(row.key)}


def totals(record: Record) -> list[int]:
    """Return the score of every seat as if the game ended now."""
    found = rows(record)
    return [sum(row.points[seat] for row in found) for seat in range(len(record.header.names))]


def sides(record: Record) -> list[Side]:
    """Return who wins or loses together, each side with the names of its players."""
    names = record.header.names
    found = record.rules.sides(record.game.state)
    return [Side(joined((names[seat] for seat in seats), " & "), seats) for seats in found]


def columns(say: Texts, record: Record) -> list[Column]:
    """Return the table of points as if the game ended now, column by column."""
    found, sums = rows(record), totals(record)
    each = [Column(side.name, tuple(row.points[side.seat] for row in found), sums[side.seat], side.seats) for side in sides(record)]
    sources = record.rules.rival_sources(record.game.state)
    if sources is not None:
        name = say(f"{record.header.game}.meta.rival")
        each.append(Column(name, tuple(sources.get(row.key) for row in found), sum(sources.values()), ()))
    return each


def ranks(record: Record) -> list[int]:
    """Return the place of every seat, from 1; before the end, by points alone."""
    standings = record.game.state.standings
    scores = totals(record)
    if standings:
        by_seat = {s.player: s.rank for s in standings}
        return [by_seat[seat] for seat in range(len(scores))]
    return [1 + sum(scores[side.seat] > score for side in sides(record)) for score in scores]


def label(say: Texts, record: Record, key: str) -> str:
    """Return the name of a source of points."""
    return say(f"{record.header.game}.score.{key}")


def about(say: Texts, record: Record, key: str) -> str:
    """Return what a source counts; empty where its name says enough."""
    words = f"{record.header.game}.score.{key}.about"
    return say(words) if say.has(words) else ""


def lines(say: Texts, record: Record) -> list[str]:
    """Return the whole table in words, and the result."""
    return [result(say, record)] if secret(record) else [*table_lines(say, record), result(say, record)]


def table_lines(say: Texts, record: Record) -> list[str]:
    """Return the whole table in words, secret or not: a line for each source, and the total."""
    each = columns(say, record)
    found = [f"{label(say, record, row.key)}: {in_row(each, i)}" for i, row in enumerate(rows(record))]
    return [*found, f"{say('app.score.total')}: {', '.join(f'{column.name} {figure(column.total)}' for column in each)}"]


def result(say: Texts, record: Record) -> str:
    """Return who leads, or who has won and by what."""
    names = record.header.names
    if secret(record):
        return say("app.score.secret")
    standings = record.game.state.standings
    if standings:
        return _won(say, record, [s for s in standings if s.player < len(names)])
    scores = totals(record)
    if record.header.solo:
        rival = record.rules.rival(record.game.state)
        if rival is None:
            return say(say.own(record.header.game, "app.score.alone"), name=names[0], n=scores[0])
        return say("app.score.against", name=names[0], n=scores[0], other=rival, **rival_names(say, record.header.game))
    ordered = sorted(sides(record), key=lambda side: -scores[side.seat])
    best, second = (scores[side.seat] for side in ordered[:2])
    leaders = [side for side in ordered if scores[side.seat] == best]
    if len(leaders) > 1:
        return say("app.score.level", names=listed(say, [side.name for side in leaders]), n=best)
    return say(f"app.score.leads{TEAM[leaders[0].team]}", name=leaders[0].name, n=best - second)


def reasons(say: Texts, record: Record) -> str:
    """Return which sources put the first player ahead of the second, and vice versa; empty if there is nothing to say."""
    if secret(record) or record.header.solo:
        return ""
    places, scores = ranks(record), totals(record)
    first, second = sorted(sides(record), key=lambda side: (places[side.seat], -scores[side.seat], side.seat))[:2]
    ahead = {row.key: row.points[first.seat] - row.points[second.seat] for row in rows(record)}
    said = []
    for side, sign in ((first, 1), (second, -1)):
        most = sorted((key for key, lead in ahead.items() if lead * sign > 0), key=lambda key: -ahead[key] * sign)[:MORE]
        if most:
            what = ", ".join(label(say, record, key) for key in most)
            said.append(say(f"scores.more{TEAM[side.team]}", name=side.name, what=what))
    return " ".join(said)


def listed(say: Texts, names: Sequence[str]) -> str:
    """Return the names as they are spoken, the last one joined by "and"."""
    return names[0] if len(names) == 1 else say("app.score.and", first=joined(names[:-1]), last=names[-1])


def in_row(each: Sequence[Column], row: int, scored: bool = False) -> str:
    """Return the figures of a row in words; if ``scored``, only of those who have points there."""
    figures = ((column.name, column.points[row]) for column in each)
    return ", ".join(f"{name} {figure(n)}" for name, n in figures if n or (n is not None and not scored))


def _won(say: Texts, record: Record, standings: Sequence[Standing]) -> str:
    game, names = record.header.game, record.header.names
    winners = [s for s in standings if s.won]
    if record.header.solo:
        other = record.rules.rival(record.game.state)
        if other is None:
            words = say(say.own(game, f"app.score.alone_{'won' if winners else 'lost'}"), name=names[0], score=standings[0].score)
            return f"{words} {find(game).outcome(say, record.game.state)}".strip()
        key = "app.score.solo_won" if winners else "app.score.solo_lost"
        return say(key, name=names[0], score=standings[0].score, other=other, **rival_names(say, game))
    winner = winners[0]
    winning = [side for side in sides(record) if side.seat in {s.player for s in winners}]
    if len(winning) > 1:
        return say("app.score.shared", names=listed(say, [side.name for side in winning]), score=winner.score)
    team = TEAM[winning[0].team]
    tied = [s.tie_break for s in standings if s.score == winner.score and not s.won]
    why = decided(say, game, winner.tie_break, tied)
    if why:
        return say(f"app.score.wins_tie{team}", name=winning[0].name, score=winner.score, why=why)
    return say(f"app.score.wins{team}", name=winning[0].name, score=winner.score)


def decided(say: Texts, game: str, winner: tuple[TieBreak, ...], tied: Sequence[tuple[TieBreak, ...]]) -> str:
    """Return what put a winner ahead of the next of those ``tied`` with them, in words; empty if nothing did."""
    for (key, n), (_, other) in zip(winner, max(tied, default=()), strict=False):
        if n != other:
            return say(f"{game}.tie.{key}", n=n, other=other) if say.has(f"{game}.tie.{key}") else ""
    return ""


def lit(say: Texts, record: Record, row: ScoreRow) -> tuple[str, str]:
    """Return words for what is pointed out on the table, and how to see more of it (empty if there is no more)."""
    words = in_row(columns(say, record), [other.key for other in rows(record)].index(row.key), scored=True)
    what = label(say, record, row.key)
    if not words:
        return say(say.own(record.header.game, "scores.lit_none"), what=what), ""
    return say("scores.lit", what=what, words=words), "" if record.header.solo else say("scores.lit_hint")
