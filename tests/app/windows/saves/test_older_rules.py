"""Saves of older rules keep their history for its words only. It cannot be played again, so it can say anything at all."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

import rules
from app.storage.game_files import open_file
from app.windows.main_window import MainWindow
from rules import Record, catalogue
from tests.app.pages import settle, window
from tests.engine.older import history_changed, newer
from tests.screens import lively_saved

GAMES = [meta.id for meta in catalogue()]
HISTORIES, SHOWN = 100, 15
"""How many histories are changed; of so many that nobody can put into words any more, one is shown at the table."""


@pytest.fixture(autouse=True)
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Raise all rules by one version, so that today's saves belong to older rules."""
    monkeypatch.setattr(rules, "rules_of", newer)


def older(game: str, decisions: int = 60, players: int = 3) -> dict[str, Any]:
    """Return a save of older rules, as plain data."""
    found: dict[str, Any] = json.loads(lively_saved(players, 4, decisions, game))
    return found


@cache
def position(game: str) -> str:
    """Return the digest of the position of ``older(game)``."""
    return rules.load(lively_saved(3, 4, 60, game)).game.digest()


def written(document: Any, folder: Path) -> Path:
    path = folder / "older.burgage"
    path.write_bytes(json.dumps(document).encode("utf-8", "surrogatepass"))
    return path


def some_event(document: dict[str, Any]) -> dict[str, Any]:
    """Return the last event of the history that is about a player."""
    found: dict[str, Any] = next(event for event in reversed(events(document)) if event["player"] is not None)
    return found


def events(document: dict[str, Any]) -> list[dict[str, Any]]:
    return [event for entry in document["entries"] for event in entry["events"]]


def nested(deep: int) -> list[Any]:
    """Return lists nested ``deep`` levels deep."""
    return [nested(deep - 1)] if deep else []


def everywhere(**fields: Any) -> Callable[[dict[str, Any]], object]:
    """Return a change that updates all events with these fields."""
    return lambda d: [event.update(fields) for event in events(d)]


FORGED: dict[str, Callable[[dict[str, Any]], object]] = {
    "an unknown kind": lambda d: some_event(d).update(kind="gambled"),
    "a kind that is a field of the words": lambda d: some_event(d).update(kind="{name}"),
    "no values": everywhere(values={}),
    "values that are no words": everywhere(values=dict.fromkeys(("card", "what", "colour", "n", "level", "other", "gains"), "?")),
    "items that are a number": lambda d: some_event(d).update(items=5),
    "entries that are an object": lambda d: d.update(entries={}),
    "an event nested without end": lambda d: some_event(d).update(items=nested(200)),
    "a player nobody knows": lambda d: some_event(d).update(player=9),
    "seen by nobody who plays": lambda d: some_event(d).update(seen_by=[0, 7]),
    "an item as long as a book": lambda d: some_event(d)["items"].append("x" * 100_000),
    "more items than there are things": lambda d: some_event(d).update(items=["tile:1"] * 10_000),
    "a number no machine can count to": lambda d: some_event(d).update(values={"n": 10**300}),
    "a pick as long as a book": lambda d: d["entries"][-1]["action"].update(picks=["x" * 100_000]),
    "more events than any game has": lambda d: d["entries"][0].update(events=[some_event(d)] * 12_000),
}
"""Histories that no game of any rules has produced."""


@pytest.mark.parametrize("game", GAMES)
def test_an_honest_history_stays_with_its_words(game: str, tmp_path: Path) -> None:
    document = older(game)
    record = open_file(written(document, tmp_path))
    assert record.log_only == len(record.entries) == len(document["entries"]) > 0
    assert not record.can_undo


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("what", FORGED)
def test_a_history_that_cannot_be_worded_goes_and_the_position_stays(game: str, what: str, tmp_path: Path) -> None:
    document = older(game)
    FORGED[what](document)
    record = open_file(written(document, tmp_path))
    assert (record.log_only, record.entries) == (0, [])
    assert record.game.digest() == position(game)


@pytest.mark.parametrize("game", ["burgundy", "burgundy_cards"])
@pytest.mark.parametrize("items", [[], ["x"], ["tile:99999"], ["card:99999"]], ids=str)
def test_a_line_about_things_that_do_not_exist_is_not_worded(game: str, items: list[str], tmp_path: Path) -> None:
    document = older(game)
    everywhere(items=items)(document)
    assert open_file(written(document, tmp_path)).entries == []


@pytest.mark.parametrize("game", GAMES)
def test_what_was_played_after_the_history_stays(game: str, tmp_path: Path) -> None:
    document = older(game)
    some_event(document).update(kind="gambled")
    data = json.dumps(document).encode()
    record = rules.load(data)
    lines = [data]
    while len(lines) < 5 and not record.game.over:
        lines.append(rules.journal_do(record.game.legal[0]).strip())
        record.play(record.game.legal[0])
    path = tmp_path / "older.journal"
    path.write_bytes(b"\n".join(lines) + b"\n")
    again = open_file(path)
    assert len(again.entries) == len(lines) - 1
    assert again.game.digest() == record.game.digest()


def shown(program: MainWindow, record: Record) -> None:
    """Use a game in every way that reads its history."""
    program.play(record)
    settle()
    assert program.match is not None
    program.match.lift_curtain()
    settle()
    program.grab()
    program.program.other_language()
    program.table.show_log()
    settle()
    program.grab()
    program.table.show_log()
    program.show_history()
    settle()
    program.grab()
    program.go_back()
    if not program.match.record.game.over:
        program.match.play(program.match.record.game.legal[0])
    settle()
    program.go_home()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_whatever_an_older_history_says_the_table_shows_it(game: str, qtbot: QtBot, tmp_path: Path) -> None:
    document = older(game, 40)
    original = json.dumps(document["entries"])
    chance = Random(game)
    told = 0
    with window() as program:
        for n in range(HISTORIES):
            document["entries"] = json.loads(original)
            history_changed(document, chance)
            record = open_file(written(document, tmp_path))
            told += record.log_only > 0
            if record.log_only or n % SHOWN == 0:
                shown(program, record)
    assert 0 < told < HISTORIES
