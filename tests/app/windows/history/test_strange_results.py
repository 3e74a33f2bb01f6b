"""Results of finished games, and times of files, that no game of this program wrote: the pages that show them work all the same."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.outcome import csv_export
from app.screenshot import new_position
from app.storage import game_files, journal_files, paths
from app.storage import results as archive
from app.storage.journal import Journal
from app.storage.saves import Saved, Saves
from app.texts import LANGUAGES, Texts
from app.windows.game_words import when
from rules import Message, catalogue
from tests.app.pages import button, click, settle, window
from tests.engine.mutations import values_changed

OUTSIDE = (1e300, -1e300, 1e15, -1e15, 300_000_000_000.0, -70_000_000_000.0, float("nan"), float("inf"))
"""Seconds since 1970 outside the years of the calendar."""
UNKNOWN = ("Date unknown", "Datum unbekannt")


def fail(message: Message) -> None:
    raise AssertionError(message)


def kept(game: str, players: int = 2, seed: int = 3) -> Path:
    """Keep a finished game in the folder of the program."""
    return archive.keep(paths.archive_folder(), new_position(game, players, seed, 10_000, {}), 1e9)


def rewritten(path: Path, change: Callable[[dict[str, Any]], object]) -> None:
    """Change the result on the first line of a finished game."""
    first, _, rest = path.read_bytes().partition(b"\n")
    document = json.loads(first)
    change(document)
    path.write_bytes(json.dumps(document).encode() + b"\n" + rest)


@pytest.mark.parametrize("seconds", OUTSIDE)
@pytest.mark.parametrize(("language", "words"), [*zip(LANGUAGES, UNKNOWN, strict=True)])
def test_a_moment_outside_the_calendar_is_called_unknown(seconds: float, language: str, words: str) -> None:
    assert when(Texts(language), seconds) == words


@pytest.mark.parametrize("seconds", [-3.0, 0.0, 1e9])
def test_every_other_moment_has_its_year(seconds: float) -> None:
    assert when(Texts("en"), seconds).split()[-1] in ("1969", "1970", "2001")


@pytest.mark.slow
@pytest.mark.parametrize("seconds", [1e300, -1e15, 300_000_000_000.0])
def test_files_of_no_year_are_offered_and_opened(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    record = new_position("guildhall", 2, 1, 20, {})
    Journal.create(paths.games_folder(), record, fail).close()
    Saves(paths.saves_folder(), paths.games_folder()).store(record, "Broken clock")
    seen = Saves._seen
    monkeypatch.setattr(game_files, "changed", lambda path: seconds)
    monkeypatch.setattr(journal_files, "changed", lambda path: seconds)
    monkeypatch.setattr(Saves, "_seen", lambda self, path, running: dated(seen(self, path, running), seconds))
    with window() as program:
        assert button(program, "resume:0").accessibleName().endswith(UNKNOWN[0])
        click(program, "page:saves")
        assert button(program, "save:1").accessibleName().endswith(UNKNOWN[0])
        program.grab()
        click(program, "saves:play")
        assert program.match is not None
        program.go_home()
        assert button(program, "resume:0").isVisible()
        program.grab()


def dated(saved: Saved, seconds: float) -> Saved:
    """Give the same file another time."""
    return Saved(saved.path, seconds, saved.running, saved.header, saved.state, saved.problem)


@pytest.mark.parametrize("seconds", [1e300, -1e15])
def test_a_finished_game_of_no_year_is_listed_counted_and_exported(qtbot: QtBot, seconds: float) -> None:
    rewritten(kept("burgundy_cards"), lambda document: document.update(when=seconds))
    with window() as program:
        program.open_page("reviews")
        assert button(program, "reviews:open:0").accessibleName().endswith(UNKNOWN[0])
        program.grab()
        program.open_page("statistics")
        assert button(program, "statistics:row:0").isVisible()
    results = [one.result for one in archive.results(paths.archive_folder())[0]]
    table = list(csv.reader(io.StringIO(csv_export.of_results(results, Texts("de")).decode("utf-8-sig"))))
    assert [line[0] for line in table[1:]] == [UNKNOWN[1]] * 2


WRONG: dict[str, Callable[[dict[str, Any]], object]] = {
    "an unknown source": lambda d: d["sources"][0].update(key="treasure"),
    "a source without a name": lambda d: d["sources"][0].update(key=""),
    "no source at all": lambda d: d.update(sources=[]),
    "more points than there are": lambda d: d["scores"].__setitem__(0, d["scores"][0] + 1),
    "points beyond all machines": lambda d: [d["scores"].__setitem__(0, 10**400), d["sources"][0]["points"].__setitem__(0, 10**400)],
    "a place beyond all machines": lambda d: d["ranks"].__setitem__(0, 10**30),
    "fewer decisions than none": lambda d: d.update(decisions=-1),
    "a rival among several": lambda d: d.update(rival=50),
    "a name that fills a page": lambda d: d["names"].__setitem__(0, "x" * 5_000),
    "more players than the game has seats for": lambda d: d.update(
        {key: d[key] * 3 for key in ("names", "scores", "ranks", "won", "colours")},
        sources=[{**source, "points": source["points"] * 3} for source in d["sources"]],
    ),
}


@pytest.mark.parametrize("game", [meta.id for meta in catalogue()])
@pytest.mark.parametrize("what", WRONG)
def test_an_impossible_result_is_counted_as_unreadable(qtbot: QtBot, game: str, what: str) -> None:
    kept(game, seed=4)
    path = kept(game)
    rewritten(path, WRONG[what])
    found, unreadable = archive.results(paths.archive_folder())
    assert (len(found), unreadable) == (1, [path.name])


@pytest.mark.slow
def test_whatever_a_result_says_every_page_opens(qtbot: QtBot) -> None:
    originals = {path: path.read_bytes() for path in (kept(meta.id) for meta in catalogue())}
    chance = Random(5)
    with window() as program:
        read = 0
        for _ in range(40):
            for path, data in originals.items():
                path.write_bytes(data)
                rewritten(path, lambda document: values_changed(document, chance))
            read += len(archive.results(paths.archive_folder())[0])
            for page in ("reviews", "statistics"):
                program.open_page(page)
                settle()
                program.grab()
        assert 0 < read < 120
