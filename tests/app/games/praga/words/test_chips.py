"""What the chips of mines and quarries promise is what they bring."""

from __future__ import annotations

import pytest

from app.games.praga.words.things import line_words
from app.texts import LANGUAGES
from rules.games.praga import items
from rules.games.praga.components import GOLD, LIMIT, STONE
from tests.app.positions import position_of, random_game
from tests.games.praga.builder import record, table

PRODUCED = {"mines": ("gold", GOLD), "quarries": ("stone", STONE)}


def test_a_chip_counts_what_production_brings() -> None:
    """All of it (PC-9.3), also from the production tile, as long as there is room."""
    seen = set()
    for one in random_game(2, 7, 1, "praga"):
        for action in one.game.legal:
            if items.PRODUCE not in action.picks:
                continue
            what, index = PRODUCED[action.kind]
            limit, player = LIMIT[what], one.game.state.turn_of
            n = int(line_words(position_of(one, 1280, 712, "en"), action).rpartition("+")[2])
            had, twin = one.game.state.seats[player].stock[index], one.game.copy()
            twin.apply(action)
            assert limit is not None
            if had + n <= limit:
                assert twin.state.seats[player].stock[index] == had + n
                seen.add((action.kind, n))
    assert len(seen) > 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_that_produces_the_same_counts(language: str) -> None:
    """PC-9.3, 9.5"""
    for tile, n in (("", 3), ("production_gold", 4)):
        game = table(mine=4, gold=0, production=(tile, ""), turn={"tile": "action_tile_1", "segment": "gold_a", "action": True})
        action = next(one for one in game.legal if one.kind == "mines" and items.PRODUCE in one.picks)
        assert line_words(position_of(record(game), 1280, 712, language), action).endswith(f"+{n}")
