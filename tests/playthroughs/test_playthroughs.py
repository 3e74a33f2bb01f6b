"""Check that recorded games lead to the same positions and results, and that positions in them have the same numbers of continuations."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rules import meta

from .golden import COUNTS, FOLDER, as_action, as_text, begin, count, files, position, read, standings, turn_of

POSITIONS = [(path.parent, one) for path in sorted(FOLDER.glob(f"*/{COUNTS}")) for one in read(path)["positions"]]


def label(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", [pytest.param(path, id=label(path)) for path in files()])
def test_the_same_decisions_lead_to_the_same_game(path: Path) -> None:
    golden = read(path)
    game = begin(golden["setup"]).game
    assert game.digest() == golden["start"]
    for turn in golden["turns"]:
        where = turn["turn"]
        for text in turn["do"]:
            assert list(turn_of(game)) == where
            action = as_action(text)
            assert as_text(action) == text
            game.apply(action)
        assert game.digest() == turn["digest"], f"another position after the turn {where}"
    assert game.over
    assert standings(game) == golden["standings"]


@pytest.mark.parametrize(("folder", "one"), [pytest.param(folder, one, id=f"{folder.name}/{one['name']}") for folder, one in POSITIONS])
def test_counts_of_sequences(folder: Path, one: dict[str, Any]) -> None:
    """Any slip in the list of legal actions changes a count."""
    game = position(folder, one["in"], one["turns"], one["decisions"])
    before = game.digest()
    assert [count(game, depth) for depth in range(1, len(one["counts"]) + 1)] == one["counts"]
    assert game.digest() == before


def test_the_solo_game_is_recorded_won_and_lost() -> None:
    recorded = Counter((len(found["setup"]["names"]), any(won for _, _, _, won in found["standings"])) for found in map(read, files()))
    assert {(1, True), (1, False)} <= set(recorded)


KINDS = {
    "burgundy_cards": "play take place sell fill_workers take_silver convert draw bonus buy keep use decline end_turn",
    "burgundy": "settle take place sell workers turn buy hire exchange ship copy join decline end_turn"
    " shield set_die name pay_all pay give_up direct discard gather swap give points carry_out",
    "guildhall": "choose discard draw place confirm play refill buy pay top use drop decline end_turn"
    " kill recall give take take_back poach takeover gift opponent reveal",
    "praga": "take wheel cash mines quarries upgrade lay_upgrade wall lay_wall building site lay_building kings_road"
    " road_effect choose keep put_under lay_plank buy_extra technology up side decline"
    " upgrade_bonus refresh exchange seal refill production reward windows carry_out pay_entry end_turn",
    "villagers": "draft recruit interrupt coin decline lay basic unlock replace take_back play hire rob steal foresee fetch top leave_order"
    " end_turn church tavern give resolve pay_off fewer jester",
}


@pytest.mark.parametrize("game", list(KINDS))
def test_the_recorded_games_use_every_kind_of_action(game: str) -> None:
    """Every kind of decision of a game occurs in its recorded games."""
    used = {text.split(" ")[0] for path in files() if path.parent.name == game for turn in read(path)["turns"] for text in turn["do"]}
    assert used == set(KINDS[game].split())


@pytest.mark.parametrize("game", list(KINDS))
def test_every_number_of_players_is_recorded(game: str) -> None:
    recorded = {len(read(path)["setup"]["names"]) for path in files() if path.parent.name == game}
    assert recorded == set(meta(game).players)
