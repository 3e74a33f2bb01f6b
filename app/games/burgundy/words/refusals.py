"""Why an item cannot be chosen now, in words."""

from __future__ import annotations

from app.games.base.refusals import Said, worded

SAID: Said = {"workers": lambda say, n: say("burgundy_rules.workers", n=n)}
refusal = worded(SAID)
