"""What the rules say of the pieces on a table cites the clauses of the game, and can be said in both languages."""

from __future__ import annotations

from importlib.resources import files

import pytest

from app.table.parts.button_state import is_command
from app.texts import LANGUAGES, Texts
from rules import rules_of, view, why_not, worth
from tests.app.games.dark import composed
from tests.contract.play import Setting, other_settings, settings

EVERY = 25
"""Of so many decisions, one is looked at."""
CASES = [*settings(), *(pytest.param(setting, marks=pytest.mark.slow) for setting in other_settings()[::9])]


@pytest.mark.parametrize("setting", CASES, ids=str)
def test_what_the_rules_say_of_pieces_has_a_clause_and_words(setting: Setting) -> None:
    game, says = setting.game, [Texts(language) for language in LANGUAGES]
    written = files("rules").joinpath("games", game, "RULES.md").read_text(encoding="utf-8")
    for n, (record, _) in enumerate(setting.play(3)):
        decision = record.game.decision
        if n % EVERY or decision is None:
            continue
        seen = view(rules_of(game), record.game.state, decision.player)
        model = composed(record, "en")
        legal = {pick for action in decision.legal for pick in action.picks}
        for item, placement in model.layout().placements.items():
            if placement.static or is_command(item) or item.startswith("ui:"):
                continue
            assert all(one.clause in written for one in worth(game, seen, decision.player, item)), item
            reason = None if item in legal else why_not(game, seen, decision, item)
            for found in filter(None, (reason, reason.remedy if reason else None)):
                key = f"{game}_rules.refusal.{found.key}"
                assert all(say.has(key) or ("n" in found.values and say.has(f"{key}.other")) for say in says), key
