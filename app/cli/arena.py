"""``burgage --arena``: complete random games without a window, measured and checked. Imports no Qt."""

from __future__ import annotations

import statistics
import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from app.cli.yardstick import rate
from rules import Value, meta
from rules.bots.arena import Played, play


def run(game: str, games: int, players: int | None, options: Mapping[str, Value | bool], seed: int) -> list[Played]:
    """Play ``games`` games with consecutive seeds starting at ``seed``; without ``players``, cycle through all player counts.

    Raises ``BadSetup``.
    """
    counts = list(meta(game).players) if players is None else [players]
    return [play(game, counts[n % len(counts)], seed + n, options, time.process_time) for n in range(games)]


def figures(game: str, players: int | None, played: Sequence[Played]) -> dict[str, Any]:
    """Return what is reported about ``played``; speeds count only complete games. ``players`` is a list if all player counts took turns."""
    whole = [one for one in played if not one.broken]
    decisions = sum(one.decisions for one in whole)
    seconds = sum(one.seconds for one in whole)
    copies = sum(one.copies for one in whole)
    per_second = decisions / seconds if seconds else 0.0
    scores = sorted(score for one in whole for score in one.scores)
    winners = [one.winner for one in whole if one.winner is not None]
    return {
        "game": game,
        "games": len(played),
        "players": list(meta(game).players) if players is None else players,
        "decisions": decisions,
        "seconds": round(seconds, 4),
        "games_per_s": round(len(whole) / seconds, 2) if seconds else 0.0,
        "decisions_per_s": round(per_second, 1),
        "loop_ratio": round(per_second / rate(), 4),
        "copy_us": round(1e6 * sum(one.copy_seconds for one in whole) / copies, 2) if copies else 0.0,
        "snapshot_us": round(1e6 * sum(one.snapshot_seconds for one in whole) / copies, 2) if copies else 0.0,
        "scores": {
            "min": scores[0] if scores else None,
            "median": statistics.median(scores) if scores else None,
            "max": scores[-1] if scores else None,
            "winner_median": statistics.median(winners) if winners else None,
        },
        "broken": len(played) - len(whole),
    }


def readable(found: Mapping[str, Any], played: Sequence[Played]) -> str:
    """Return the figures and the lengths of the games, line by line, and what is broken."""
    lengths = sorted(one.decisions for one in played if not one.broken)
    scores = found["scores"]
    players = found["players"]
    lines = [
        f"{found['game']}: {found['games']} games, players {', '.join(map(str, players)) if isinstance(players, list) else players}",
        f"  speed      {found['games_per_s']:.1f} games/s, {found['decisions_per_s']:.0f} decisions/s",
        f"             {found['loop_ratio']:.3f} of the yardstick's steps",
        f"  one step   copy {found['copy_us']:.1f} µs, snapshot {found['snapshot_us']:.1f} µs",
    ]
    if lengths:
        lines.append(f"  decisions  {found['decisions']}; a game {lengths[0]} to {lengths[-1]}, median {statistics.median(lengths):g}")
        best = "nobody won" if scores["winner_median"] is None else f"winners {scores['winner_median']:g}"
        lines.append(f"  scores     {scores['min']} to {scores['max']}, median {scores['median']:g}, {best}")
    lines.append(f"  broken     {found['broken']}")
    lines += [f"    seed {one.seed}, {one.players} players: {one.broken}" for one in played if one.broken]
    return "\n".join(lines)


def command(game: str, games: int, players: int | None, options: Mapping[str, Value | bool], seed: int, as_json: bool) -> tuple[str, int]:
    """Return what the command prints, and its exit code: 1 if an invariant is broken. Raises ``BadSetup``."""
    played = run(game, games, players, options, seed)
    found = figures(game, players, played)
    return (msgspec.json.encode(found).decode() if as_json else readable(found, played)), int(found["broken"] > 0)
