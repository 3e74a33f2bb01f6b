"""Teams: what partners score together."""

from __future__ import annotations

from collections.abc import Sequence

from ..types import ScoreRow


def pooled(rows: Sequence[ScoreRow], sides: Sequence[Sequence[int]]) -> list[ScoreRow]:
    """Return rows that give each player everything their whole side has in ``rows``, and the items it came from."""
    partners = {player: side for side in sides for player in side}
    players = sorted(partners)
    return [
        ScoreRow(
            row.key,
            tuple(sum(row.points[partner] for partner in partners[player]) for player in players),
            tuple(tuple(item for partner in partners[player] for item in row.items[partner]) for player in players),
        )
        for row in rows
    ]
