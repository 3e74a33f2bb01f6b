"""Help at the table of the board game: enlarged pieces, what is open, and lines of the log that lead to their rule."""

import json
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

import rules
from app.games import find
from app.teaching import rulebook
from app.texts import LANGUAGES, Texts
from rules import ItemId, Record, Rng
from rules.bots.arena import advance
from tests.app.pages import enlarge_everything, show, window
from tests.app.positions import NAMES, position_of
from tests.app.programs import ROOT
from tests.games.burgundy import builder
from tests.games.burgundy.pieces import NAME

GAME = "burgundy"
SCREEN = find(GAME)
TEXTS = ROOT / "resources" / "texts"
HALFWAY = {"take", "place", "sell", "workers", "buy", "hire", "mix", "shield", "set_die", "name", "pay", "keep", "give_up", "exchange"}
"""Questions that are asked only between two picks."""
REWORDED = {"double", "before_others", "to_be_bought", "direct_both", "tribute_workers", "fill_space", "keep_or_name"}
"""Other wordings of questions."""
PARTS = {"die", "field", "island_field", "and", "removing", "onto_common", "onto_own", "exchange_many"}
"""Parts of the words of an action, and other words for one."""


def after(moves: int, players: int, **options: Any) -> Record:
    record = rules.new(GAME, NAMES[:players], 5, options)
    advance(record, moves, Rng(5))
    return record


def explained(record: Record, item: ItemId, language: str = "en") -> dict[str, Any]:
    """Return what is said about a piece: title, words, notes and facts without their pictograms."""
    found = SCREEN.explain(position_of(record, 1280, 712, language), item)
    assert found is not None
    notes, facts = [words for _, words in found.notes], [words for _, words in found.facts]
    return {"title": found.title, "other": found.subtitle, "words": found.words, "notes": notes, "facts": facts, "rule": found.rule}


def tile(name: str, record: Record | None = None) -> ItemId:
    """Return the only tile with a name, or the one that seat 0 has stored."""
    among = NAME if record is None else record.game.state.seats[0].storage
    return f"tile:{next(n for n in among if n and NAME[n] == name)}"


def test_every_tile_has_a_rule_of_its_own_that_exists() -> None:
    known = {paragraph.id for chapter in find(GAME).rulebook for paragraph in chapter.paragraphs}
    record = builder.record(builder.table())
    titles = set()
    for n in NAME:
        said = explained(record, f"tile:{n}")
        assert said["rule"] in known
        titles.add(said["title"])
    assert len(titles) == len(set(NAME.values()))


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(("moves", "players", "options"), [(190, 2, {"extra_tiles": True}), (0, 4, {"duchies": "drawn"})])
def test_everything_on_the_table_is_explained_without_a_cut_word(
    qtbot: QtBot, moves: int, players: int, options: dict[str, Any], language: str
) -> None:
    with window(language) as program:
        show(program, after(moves, players, **options))
        assert enlarge_everything(program) > 60


def test_a_monastery_that_counts_at_the_end_says_what_it_would_bring() -> None:
    mine = {"0,-1": "bank", "0,1": "bank", "1,-1": "monastery22"}
    there = builder.record(builder.table(tiles=mine, depots={2: ["monastery17"]}))
    assert "It brings 8 points as things stand." in explained(there, tile("monastery22"))["notes"]
    assert "In your duchy it would bring 0 points as things stand." in explained(there, tile("monastery17"))["notes"]
    stored = builder.record(builder.table(tiles={"0,-1": "watchtower"}, storage=["monastery17"]))
    assert "In your duchy it would bring 4 points as things stand." in explained(stored, tile("monastery17"))["notes"]


@pytest.mark.parametrize(("more", "points"), [({}, 7), ({"1,-1": "monastery7"}, 9)])
def test_animals_say_what_the_best_pasture_brings(more: dict[str, str], points: int) -> None:
    pasture = {"0,-1": "bank", "-1,-1": "cow3", "-2,-1": "sheep3"}
    record = builder.record(builder.table(tiles=pasture | more, storage=["cow4"]))
    assert f"Placed now: up to {points} points." in explained(record, tile("cow4", record))["notes"]


def test_a_building_counts_the_towns_that_can_take_it() -> None:
    record = builder.record(builder.table(tiles={"0,-1": "bank"}, storage=["bank", "church"]))
    assert "3 of your towns can still take it." in explained(record, tile("bank", record))["notes"]
    lifted = builder.record(builder.table(tiles={"0,-1": "bank", "1,-1": "monastery1"}, storage=["bank"]))
    assert "You have 11 empty fields for it." in explained(lifted, tile("bank", lifted))["notes"]


def test_a_field_tells_its_area_and_what_it_brings_now() -> None:
    record = builder.record(builder.table(tiles={"-1,1": "mine", "-2,2": "mine"}, phase="C"))
    assert explained(record, "field:0:33", "de")["facts"] == [
        "2 von 3 Feldern belegt",
        "Voll in Durchgang C: 6 + 6",
        "Farbe: noch 1 Feld",
    ]


def test_goods_tell_what_a_sale_brings_with_monasteries() -> None:
    record = builder.record(builder.table(goods={4: 3}, tiles={"1,-1": "monastery3"}))
    assert explained(record, "store:0:4")["facts"] == ["Sold with a 4", "Sold now: 6 points", "and 2 silver"]


def test_only_the_owner_is_shown_the_sold_goods_by_type() -> None:
    """Enlarged, in the tip and in the table in words, only the owner sees them (BU-12.3)."""
    record = builder.record(builder.table(sold=[1, 2, 2], others={1: {"sold": [3]}}))
    position = position_of(record, 1280, 712, "en")
    mine = ["1 × tunics (1)", "2 × grapes (2)"]
    assert explained(record, "store:0:sold")["facts"] == ["3 goods", *mine]
    assert explained(record, "store:1:sold")["facts"] == ["4 goods"]
    tip = SCREEN.tip(position, "store:0:sold")
    assert tip is not None
    assert [words for _, words in tip.lines] == mine
    assert SCREEN.tip(position, "store:1:sold") is None
    own, *others = SCREEN.sections(position)
    assert f"Goods sold: 3 ({', '.join(mine)})" in own.lines
    assert "jewels" not in str(others)


def test_the_points_of_an_area_are_those_of_filling_it_in_this_phase() -> None:
    """The tip and the enlarged field say in which phase the area must be filled."""
    record = builder.record(builder.table(phase="C"))
    tip = SCREEN.tip(position_of(record, 1280, 712, "en"), "field:0:15")
    assert tip is not None
    assert tip.lines[1][1] == "If filled in phase C: 6 + 6 points"
    assert "Filled in phase C: 6 + 6" in explained(record, "field:0:15")["facts"]


def test_every_question_and_every_action_has_its_sentence_in_both_languages() -> None:
    for language in LANGUAGES:
        asked = json.loads((TEXTS / f"{GAME}.{language}.json").read_text(encoding="utf-8"))
        said = json.loads((TEXTS / f"{GAME}_rules.{language}.json").read_text(encoding="utf-8"))
        questions = {key.split(".")[1] for key in asked if key.startswith("ask.")} - HALFWAY - REWORDED
        assert {key.split(".")[1] for key in said if key.startswith("task.")} == questions
        kinds = {key.split(".")[1] for key in asked if key.startswith("action.")} - PARTS
        assert {key.split(".")[1] for key in said if key.startswith("can.")} == kinds


def test_every_clause_of_an_event_leads_to_a_paragraph() -> None:
    for options in ({"extra_tiles": True}, {"duchies": "drawn", "secret_choice": True}):
        for entry in after(2_000, 3, **options).entries:
            for event in entry.events:
                assert not event.clause or rulebook.paragraph_of(find(GAME).rulebook, event.clause), event


def test_a_search_finds_monasteries_by_their_number() -> None:
    assert rulebook.search(GAME, find(GAME).rulebook, "monastery 28", Texts("en"))[0] == "monastery_28"
    assert rulebook.search(GAME, find(GAME).rulebook, "kran", Texts("de"))[0] == "crane"
