"""Check that games begun with older rules go on: what was asked then may happen by itself now (VI-3.2)."""

from __future__ import annotations

from typing import Any

from rules import load
from tests.engine.forge import changed, refused

from .builder import record, table
from .verbs import do, hers, legal


def test_a_decision_that_is_none_any_more_is_carried_out() -> None:
    """VI-3.2: the older rules asked for the only card left for the Countess; with the current ones there is no such position."""
    none = dict.fromkeys(range(1, 7), "")
    game = table(1, countess={"open": "tribute"}, road="mason, hunter, -, -, -, -", stacks=none, rest="discard")
    do(game, "draft mason")
    asked = record(game)

    def without_jester(document: dict[str, Any]) -> None:
        document["state"]["countess"]["jester"] = False

    def of_older_rules(document: dict[str, Any]) -> None:
        without_jester(document)
        document["header"]["rules_version"] = 1

    assert legal(asked.game) == {"give hunter", "jester tribute"}
    again = load(changed(asked, of_older_rules))
    assert (hers(again.game), again.header.rules_version) == (["hunter"], asked.header.rules_version)
    assert again.game.state.phase != "draft"
    refused(changed(asked, without_jester))
