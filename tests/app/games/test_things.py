"""What everything on the table says in every game: what it is, what the rules say about it, and why it cannot be chosen."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from pytestqt.qtbot import QtBot

from app.table.parts.button_state import is_command
from rules import IDS
from tests.app.games.dark import check_dark_things, composed
from tests.app.on_table import asking, on_table
from tests.app.positions import first_of_each_question
from tests.slow import rest_slow

Options = dict[str, int | str | bool]

LISTS: Mapping[str, int] = {"seat": 5}
"""Most lines in tips that list what a player has, in every game."""
TABLES = [(game, players, options) for game in IDS for players, options in asking(game)]


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_every_dark_thing_says_why_in_two_lines(qtbot: QtBot, game: str, players: int, options: Options, language: str) -> None:
    asked: set[str] = set()
    for record in first_of_each_question(game, players, on_table(game).asking_seed, options, every=on_table(game).thorough):
        assert record.game.decision is not None
        asked.add(record.game.decision.question.key)
        check_dark_things(record, language)
    assert len(asked) >= on_table(game).questions, asked


@pytest.mark.parametrize("language", rest_slow("de", "en"))
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_every_thing_says_what_it_is_and_tells_more(game: str, players: int, options: Options, language: str) -> None:
    """A tip has at most three lines, more where it lists what a player has; the enlarged view includes a paragraph of the rules."""
    for record in first_of_each_question(game, players, on_table(game).asking_seed, options, each=2):
        model = composed(record, language)
        for item, placement in model.layout().placements.items():
            if placement.static or is_command(item):
                continue
            tip = model.screen.tip(model.position, item)
            assert placement.words or tip is not None, item
            if tip is not None:
                assert tip.title
                assert len(tip.lines) <= {**LISTS, **on_table(game).lists}.get(item.partition(":")[0], 3), item
                assert all(words and "{" not in words for _, words in tip.lines)
            told = model.screen.explain(model.position, item)
            assert told is not None, item
            assert told.title
            assert told.words
            assert "{" not in " ".join((told.title, told.subtitle, told.words, *(words for _, words in (*told.notes, *told.facts))))
