"""How things stand in a game, for bots, hints and tables."""

from __future__ import annotations

from typing import Final

from rules.engine.insight import Insight

from ..state import State
from .points import points
from .same import same

INSIGHT: Final[Insight[State]] = Insight(points=points, same=same)
