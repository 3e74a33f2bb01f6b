"""``burgage --balance GAME``: what games of bots say about the balance of a game. Imports no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from app.cli.bots import contender, try_out
from app.cli.commands import Balance as Asked
from app.cli.spreading import spreading
from app.learning.balance import Balance, Figures, Offer, Reach, Share, Source, balance
from app.learning.tasks import account_of
from app.texts import Texts
from rules.bots.balance import Account
from rules.bots.matches import pairings


def run(asked: Asked) -> list[Account]:
    """Play the games; return what each of them says. Raises ``FailedError``."""
    games = pairings(
        asked.game,
        [contender(Texts(asked.language), asked.game, name) for name in asked.bots],
        asked.players,
        asked.options,
        asked.seed,
        asked.games,
        asked.playouts,
    )
    with spreading(Texts(asked.language), asked.workers) as spread:
        return list(spread(account_of, games))


def figures(asked: Asked, found: Balance | None, broken: int) -> dict[str, Any]:
    """Return what is reported: shares and intervals from 0 to 1, keys instead of words."""
    return {
        "game": asked.game,
        "games": asked.games,
        "players": asked.players,
        "seed": asked.seed,
        "options": asked.options,
        "bot": ",".join(asked.bots),
        "playouts": asked.playouts if try_out(asked.bots) else None,
        "broken": broken,
        "scores": None if found is None else _of_points(found.scores),
        "sources": [] if found is None else [_of_source(one) for one in found.sources],
        "offers": [] if found is None else [_of_offer(one) for one in found.offers],
        "tracks": [] if found is None else [_of_track(one) for one in found.tracks],
    }


def _of_points(points: Figures) -> dict[str, float]:
    return {name: round(value, 2) for name, value in msgspec.structs.asdict(points).items()}


def _of_source(one: Source) -> dict[str, Any]:
    return {"source": one.key, **_of_points(one.points), "winners_share": _rounded(one.winners_share)}


def _of_offer(one: Offer) -> dict[str, Any]:
    shares = {"taken": one.taken, "won_with": one.won_with, "won_without": one.won_without}
    return {
        "kind": one.deed.kind,
        "name": one.deed.name or None,
        "values": dict(one.deed.values),
        "offered": one.taken.of,
        "taken": int(one.taken.n),
        "seats_with": one.won_with.of,
        "seats_without": one.won_without.of,
        **{f"{name}_share": _rounded(share.share) for name, share in shares.items()},
        **{
            f"{name}_interval": None if (found := share.interval) is None else [round(end, 4) for end in found]
            for name, share in shares.items()
        },
        "mark": one.mark,
    }


def _of_track(one: Reach) -> dict[str, Any]:
    return {
        "track": one.key,
        "winners": round(one.winners, 2),
        "others": None if one.others is None else round(one.others, 2),
        "most": one.most,
    }


def _rounded(share: float | None) -> float | None:
    return None if share is None else round(share, 4)


def readable(asked: Asked, found: Balance | None, broken: int) -> str:
    """Return the figures as tables in words."""
    say, alone = Texts(asked.language), asked.players == 1
    of_all = {name: str(getattr(asked, name)) for name in ("game", "players", "games", "seed")} | {"bots": ", ".join(asked.bots)}
    parts = [say(f"cli.balance.{'alone' if alone else 'title'}", **of_all)]
    if broken:
        parts[0] += "\n" + say("cli.contest.broken", n=broken)
    if found is not None:
        parts += [_sources(say, asked.game, found, alone), _offers(say, asked.game, found.offers)]
        if found.tracks:
            parts.append(_tracks(say, asked.game, found.tracks, alone))
    return "\n\n".join(parts)


def _sources(say: Texts, game: str, found: Balance, alone: bool) -> str:
    columns = ("mean", *(() if alone else ("winners",)), "share", "best_tenth")
    rows = [[say("cli.balance.sources"), *(say(f"cli.balance.{column}") for column in columns)]]
    for one in sorted(found.sources, key=lambda one: -one.points.winners):
        rows.append([say(f"{game}.score.{one.key}"), *_points(one.points, one.winners_share, alone)])
    rows.append([say("cli.balance.total"), *_points(found.scores, 1.0, alone)])
    return _aligned(rows)


def _points(points: Figures, share: float | None, alone: bool) -> list[str]:
    winners = [] if alone else [f"{points.winners:.1f}"]
    return [f"{points.mean:.1f}", *winners, "" if share is None else f"{100 * share:.1f}", f"{points.best_tenth:.1f}"]


def _offers(say: Texts, game: str, offers: Sequence[Offer]) -> str:
    columns = ("offered", "taken", "taken_share", "won_with", "won_without")
    rows = [["", *(say(f"cli.balance.{column}") for column in columns), ""]]
    for one in offers:
        name = say(f"{game}.balance.{one.deed.kind}") if not one.deed.name else f"  {piece(say, game, one)}"
        figures = [str(one.taken.of), str(int(one.taken.n)), *map(_percent, (one.taken, one.won_with, one.won_without))]
        rows.append([name, *figures, say(f"cli.balance.{one.mark}") if one.mark else ""])
    return f"{say('cli.balance.offers')}\n{_aligned(rows)}"


def piece(say: Texts, game: str, one: Offer) -> str:
    """Return the name of what an offer takes."""
    words = say(f"{game}.{one.deed.name}", **dict(one.deed.values))
    return words[:1].upper() + words[1:]


def _percent(share: Share) -> str:
    """Return a share with its interval; a dash if there are no cases."""
    if share.share is None or share.interval is None:
        return "–"
    low, high = share.interval
    return f"{100 * share.share:.0f} [{100 * low:.0f}, {100 * high:.0f}]"


def _tracks(say: Texts, game: str, tracks: Sequence[Reach], alone: bool) -> str:
    columns = ("mean", "most") if alone else ("winners", "others", "most")
    rows = [[say("cli.balance.tracks"), *(say(f"cli.balance.{column}") for column in columns)]]
    for one in tracks:
        others = [] if alone else ["–" if one.others is None else f"{one.others:.1f}"]
        rows.append([say(f"{game}.balance.track.{one.key}"), f"{one.winners:.1f}", *others, str(one.most)])
    return _aligned(rows)


def _aligned(rows: Sequence[Sequence[str]]) -> str:
    """Return a table, its first column flush left and its figures flush right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join([row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]).rstrip()
        for row in rows
    )


def command(asked: Asked) -> tuple[str, int]:
    """Return what the command prints, and its exit code: 1 if a game did not end. Raises ``FailedError``."""
    accounts = run(asked)
    found, broken = balance(accounts), sum(not account.seats for account in accounts)
    text = msgspec.json.encode(figures(asked, found, broken)).decode() if asked.as_json else readable(asked, found, broken)
    return text, int(broken > 0)
