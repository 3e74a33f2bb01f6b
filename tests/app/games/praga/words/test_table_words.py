"""What single places, questions and sections of the table of Praga Caput Regni say."""

from __future__ import annotations

import re

import pytest

from app.games import find
from app.games.praga.layout.rail import MOST_OPEN
from app.games.praga.words.still_open import open_words
from app.table.geometry.z_order import ZOrder
from app.table.screen import Section
from app.texts import LANGUAGES, Texts
from rules import new, open_things
from tests.app.games.dark import composed
from tests.app.positions import position_of
from tests.games.praga.builder import record, table
from tests.games.praga.verbs import do

SCREEN = find("praga")


def lines_of(sections: list[Section]) -> list[str]:
    """Return every line of these sections and of those within them."""
    return [line for section in sections for line in (*section.lines, *lines_of(list(section.parts)))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_the_table_in_words_begins_after_a_semicolon(language: str) -> None:
    position = position_of(new("praga", ("Anna", "Ben"), 7), 1280, 712, language)
    say = Texts(language)
    track = next(line for line in lines_of(SCREEN.sections(position)) if line.startswith(say("praga.track.mine")))
    assert not re.search(r"; [A-ZÄÖÜ]", track)
    assert f". {say('praga.tip.next', space='', what='').partition(' ')[0]}" in track


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_says_which_action_may_be_performed(language: str) -> None:
    game = table(technologies=["technology_3_1"], pawn=2, egg=1)
    do(game, "technology technology_3_1")
    asked = game.decision.question if game.decision is not None else None
    say = Texts(language)
    assert asked is not None
    assert say("praga.short.kings_road") in say(f"praga.{asked.key}", **asked.values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wall_site_is_headed_like_every_other_place(language: str) -> None:
    placements = composed(new("praga", ("Anna", "Ben"), 7), language).layout().placements
    sites = [placement.words for item, placement in placements.items() if item.startswith("wall_site:")]
    assert sites
    assert all(words[0].isupper() for words in sites)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_box_of_a_player_is_enlarged_with_their_name(language: str) -> None:
    """Not with the aim of the game, and with no name in the other language."""
    position = position_of(record(table(others={1: {"technologies": ["technology_1_4"]}})), 1280, 712, language)
    shown = SCREEN.explain(position, "seat:1")
    assert shown is not None
    assert (shown.title, shown.subtitle) == (position.names[1], "")
    assert any(Texts(language)("praga.name.technology_1_4") in words for _, words in shown.facts)


def test_the_tabs_are_explained_by_the_boards_they_turn_to() -> None:
    position = position_of(new("praga", ("Anna", "Ben"), 7), 1280, 712, "en")
    rules = {board: shown.rule for board in ("city", "road", "projects") if (shown := SCREEN.explain(position, f"board:{board}"))}
    assert rules == {"city": "towns", "road": "road", "projects": "projects"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_still_open_is_explained_and_listed_in_full(language: str) -> None:
    """PC-14.1: the tip of the heading names even what there is no room for, and the rule about it can be enlarged."""
    turn = {
        "tile": "action_tile_1",
        "wheel": True,
        "extra": "open",
        "road": ("road_effect:1:base", "road_effect:1:egg", "strip:0", "strip:1"),
    }
    model = composed(record(table(2, turn=turn, gold=5, stone=5, silver_window=1)), language)
    still = open_words(model.position, open_things("praga", model.position.view))
    assert len(still) > MOST_OPEN
    tip = SCREEN.tip(model.position, "open_things")
    assert tip is not None
    assert [words for _, words in tip.lines] == [model.texts("praga.tip.open"), *still]
    order = ZOrder(model.layout().placements.values())
    for item in ("open_things", *(f"open_thing:{n}" for n in range(MOST_OPEN))):
        area = model.layout().placements[item].rect
        assert order.hit(area.cx, area.cy) == order.hit(area.x + 14, area.cy) == item
        shown = SCREEN.explain(model.position, item)
        assert shown is not None
        assert shown.rule == "still_open"
