"""Why an item cannot be chosen now, in words."""

from __future__ import annotations

from app.games.base.refusals import Said, worded

SAID: Said = {
    "steps": lambda say, n: say("burgundy_cards_rules.refusal.steps", n=n),
    "workers": lambda say, n: say("burgundy_cards.gain.worker", n=n),
}
refusal = worded(SAID)
