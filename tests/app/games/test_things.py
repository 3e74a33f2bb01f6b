"""What everything on the table says in every game: what it is, what the rules say about it, and why it cannot be chosen."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.table.parts.button_state import is_command
from rules import IDS, meta
from tests.app.games.dark import check_dark_things, composed
from tests.app.positions import first_of_each_question
from tests.slow import rest_slow

Options = dict[str, int | str | bool]

MODULES: Options = {"white_castles": True, "inns": True, "trade_routes": True, "shields": True}

SETTINGS: dict[str, tuple[tuple[int, Options], ...]] = {
    "burgundy": (
        (2, {"extra_tiles": True}),
        (3, {}),
        (4, {"duchies": "drawn"}),
        (1, {}),
        (2, {"duchies": "border_posts", **MODULES}),
        (4, {"teams": True, "white_castles": True, "inns": True}),
    ),
    "burgundy_cards": ((1, {}), (2, {}), (4, {})),
    "guildhall": (
        (2, {}),
        (4, {"excess_chapter_timing": "immediate"}),
        (3, {"profession_set": "job_faire"}),
        (3, {"profession_set": "custom_six"}),
    ),
    "villagers": (
        (1, {}),
        (2, {}),
        (4, {"saints": True, "scoundrels": True, "profiteers": True, "developments": True}),
        (3, {"scoundrels": True, "courier": True}),
    ),
}
"""Numbers of players and options that bring up every question; for other games, the fewest and the most players."""
QUESTIONS = {"burgundy": 8, "burgundy_cards": 6, "guildhall": 8, "villagers": 3}
"""Least number of kinds of questions that come up in each of these games."""
SEEDS = {"guildhall": 3}
EVERY = {"burgundy": 40, "burgundy_cards": 9, "guildhall": 60, "villagers": 8}
"""Number of decisions between two positions that are checked, apart from the first ones of each question."""


LISTS = {
    "seat": 5,
    "store": 6,
    "goods_space": 7,
    "upgrade": 6,
    "wall": 6,
    "open_things": 12,
    "building": 7,
    "site": 5,
    "plaza": 6,
    "track": 5,
    "stock": 5,
    "cell": 5,
    "space": 5,
    "half": 4,
    "technology": 4,
    "project": 5,
    "plank": 4,
    "seal": 4,
}
"""Most lines in tips that list what a player has or what is printed on a tile, by the first word of the item."""


def settings() -> list[Any]:
    """List games with players and options."""
    usual: dict[str, tuple[tuple[int, Options], ...]] = {
        game: tuple((players, {}) for players in (meta(game).players[0], meta(game).players[-1])) for game in IDS
    }
    return [(game, players, options) for game in IDS for players, options in SETTINGS.get(game, usual[game])]


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(("game", "players", "options"), settings())
def test_every_dark_thing_says_why_in_two_lines(qtbot: QtBot, game: str, players: int, options: Options, language: str) -> None:
    asked: set[str] = set()
    for record in first_of_each_question(game, players, SEEDS.get(game, 11), options, every=EVERY.get(game, 20)):
        assert record.game.decision is not None
        asked.add(record.game.decision.question.key)
        check_dark_things(record, language)
    assert len(asked) >= QUESTIONS.get(game, 1), asked


@pytest.mark.parametrize("language", rest_slow("de", "en"))
@pytest.mark.parametrize(("game", "players", "options"), settings())
def test_every_thing_says_what_it_is_and_tells_more(game: str, players: int, options: Options, language: str) -> None:
    """A tip has at most three lines, more where it lists what a player has; the enlarged view includes a paragraph of the rules."""
    for record in first_of_each_question(game, players, SEEDS.get(game, 11), options, each=2):
        model = composed(record, language)
        for item, placement in model.layout().placements.items():
            if placement.static or is_command(item):
                continue
            tip = model.screen.tip(model.position, item)
            assert placement.words or tip is not None, item
            if tip is not None:
                assert tip.title
                assert len(tip.lines) <= LISTS.get(item.partition(":")[0], 3), item
                assert all(words and "{" not in words for _, words in tip.lines)
            told = model.screen.explain(model.position, item)
            assert told is not None, item
            assert told.title
            assert told.words
            assert "{" not in " ".join((told.title, told.subtitle, told.words, *(words for _, words in (*told.notes, *told.facts))))
