"""The steps of effects that carry out further effects. The type is complete: mypy finds a missing entry."""

from __future__ import annotations

from typing import Final

from .effects import FurtherEffects
from .perform import perform_effect
from .plazas import plaza_effect
from .production import produce_effect

EFFECTS: Final = FurtherEffects(perform_action=perform_effect, produce=produce_effect, plaza_both_rewards=plaza_effect)
"""All effects of the game that the others do not know."""
