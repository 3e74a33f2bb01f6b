"""Results of finished games: adding the tie-breaks that earlier saves lack."""

from __future__ import annotations

from typing import Any

import msgspec

from ..definition import GameDef


def complete_standings(rules: GameDef[Any], state: Any) -> None:
    """Add the tie-breaks to a result that otherwise matches its position. Any other result is left as it is, to be refused later."""
    if rules.standings is None or not state.standings or any(standing.tie_break for standing in state.standings):
        return
    found = rules.standings(state)
    if tuple(msgspec.structs.replace(standing, tie_break=()) for standing in found) == state.standings:
        state.standings = found
