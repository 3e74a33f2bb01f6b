"""What the chips of mines and quarries promise is what they bring."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.praga.words.things import chip_words, choice, line_words
from app.games.praga.words.tips import tip
from app.texts import LANGUAGES
from rules.games.praga import items
from rules.games.praga.board.wheel import actions_of
from rules.games.praga.components import GOLD, LIMIT, QUARRIES, STONE
from tests.app.pages import controller_of, window
from tests.app.painting import face_of
from tests.app.positions import position_of, random_game
from tests.games.praga.builder import record, table
from tests.games.praga.names import ACTION_TILES

AT_THE_END: dict[str, Any] = {"gold": 4, "stone": 5, "silver_window": 2, "gold_window": 1, "quarry": 8}
NAME, TILE = next((name, tile) for name, tile in ACTION_TILES.items() if QUARRIES in actions_of(table().state, tile))
WITH_QUARRIES: dict[str, Any] = {"tile": NAME, "half": actions_of(table().state, TILE).index(QUARRIES), "segment": "gold_a"}
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
        position = position_of(record(game), 1280, 712, language)
        assert line_words(position, action).endswith(f"+{n}")
        assert f"+{n} " in chip_words(position, action)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ways_of_an_action_have_words_in_the_smallest_window(language: str) -> None:
    """Also beside an extra action and a long question, where a symbol alone would not say what is done."""
    game = table(**AT_THE_END, turn={**WITH_QUARRIES, "action": True})
    with window(language) as program:
        program.play(record(game))
        placed = controller_of(program).layout.placements
        chips = [placed[item] for item in (items.RAISE, items.PRODUCE, *items.EXTRA_MIXED.picks)]
        assert [face_of(chip).words for chip in chips] == [chip.words for chip in chips]
        assert all(chip.words for chip in chips)


@pytest.mark.parametrize(("space", "end"), [(7, False), (8, True)])
def test_raising_says_whether_the_cube_moves(space: int, end: bool) -> None:
    """PC-4.3: with the cube on the last space, only the stone is gained."""
    game = table(**{**AT_THE_END, "quarry": space}, turn={**WITH_QUARRIES, "action": True})
    position = position_of(record(game), 1280, 712, "en")
    said = tip(position, items.RAISE)
    assert said is not None
    key = "praga.tip.raise_top" if end else "praga.tip.raise"
    assert [words for _, words in said.lines] == [position.texts(key)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("action", ["mines", "quarries"])
@pytest.mark.parametrize("button", [items.RAISE, items.PRODUCE])
def test_a_choice_says_what_it_brings_from_where_it_was_opened(button: str, action: str, language: str) -> None:
    """With the field of mines or of quarries clicked for the extra action, the other one is open as well."""
    game = table(**AT_THE_END, mine=3, turn={**WITH_QUARRIES, "extra": "open"})
    position, field = position_of(record(game), 1280, 712, language), items.FIELD.id(0, action)
    (meant,) = (one for one in game.legal if one.kind == action and one.picks[-1] == button)
    assert choice(position, button, (field,)) == chip_words(position, meant)
    assert any(figure in choice(position, button, (field,)) for figure in "123456789")
