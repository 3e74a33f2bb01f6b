"""Check that finished games kept before tie-breaks had names still load, with their history and everything that breaks ties."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

from app.storage import results
from rules import BadSave, encode, load

FOLDER = Path(__file__).parent
GAMES = ("burgundy", "burgundy_cards", "guildhall")
CRITERIA = {"burgundy": ["empty_fields", "turn_order"], "burgundy_cards": ["left_over"], "guildhall": []}


def kept(game: str) -> Path:
    return FOLDER / game / f"finished_1{results.ENDING}"


@pytest.mark.parametrize("game", GAMES)
def test_an_earlier_finished_game_loads_with_its_history_and_its_tie_breaks(game: str) -> None:
    record = results.open_game(kept(game))
    assert record.log_only == 0
    assert record.entries
    assert [[key for key, _ in standing.tie_break] for standing in record.game.state.standings] == [CRITERIA[game]] * 2
    again = load(encode(record))
    assert again.game.digest() == record.game.digest()
    assert again.log_only == 0


@pytest.mark.parametrize("game", GAMES)
def test_an_earlier_finished_game_whose_history_is_lost_loads_too(game: str) -> None:
    document = msgspec.json.decode(kept(game).read_bytes().splitlines()[1])
    document["entries"] = []
    record = load(msgspec.json.encode(document))
    assert record.game.over
    assert record.game.digest() == results.open_game(kept(game)).game.digest()


@pytest.mark.parametrize("game", GAMES)
def test_an_earlier_result_that_is_not_that_of_its_position_is_refused(game: str) -> None:
    document = msgspec.json.decode(kept(game).read_bytes().splitlines()[1])
    document["state"]["standings"][0]["score"] += 1
    with pytest.raises(BadSave):
        load(msgspec.json.encode(document))


def test_earlier_results_are_listed(tmp_path: Path) -> None:
    for game in GAMES:
        shutil.copy(kept(game), tmp_path / f"{game}{results.ENDING}")
    found, unreadable = results.results(tmp_path)
    assert sorted(one.result.game for one in found) == sorted(GAMES)
    assert unreadable == []
    assert all(one.result.ties == () for one in found)
    assert all(set(one.result.seats) == {"person"} for one in found)


@pytest.mark.parametrize("game", GAMES)
def test_an_earlier_result_and_a_new_one_of_the_same_game_count_once(tmp_path: Path, game: str) -> None:
    shutil.copy(kept(game), tmp_path / f"earlier{results.ENDING}")
    results.keep(tmp_path, results.open_game(kept(game)), 2000.0)
    found, _ = results.results(tmp_path)
    assert [len(one.copies) for one in found] == [1]
