"""Settings can be damaged in any way: the program starts, with as many of them as make sense, and says so if something is lost."""

from __future__ import annotations

import json
import os
import shutil
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from app.run import stored_settings
from app.storage import paths, settings
from app.storage.settings import LastGame, Preset, Settings, Window
from app.windows.main_window import MainWindow
from rules import Message, catalogue
from tests.app.pages import settle, window
from tests.app.programs import in_program
from tests.engine.mutations import values_changed

GAMES = [meta.id for meta in catalogue()]
FULL = Settings(
    "de",
    Window(10, 20, 1000, 700),
    ["Ada", "Bob", "Cyd", "Dan", "Eve"],
    last={game: LastGame(3, {}, True, ("Ada", "Bob", "Cyd"), ("plum", "red", "blue"), 17) for game in GAMES},
    presets=[Preset("Sundays", game, ("Ada", "Bob"), ("red", "blue"), {}) for game in GAMES],
    game_hints=dict.fromkeys(GAMES, False),
    begun=dict.fromkeys(GAMES, 2),
    lessons=dict.fromkeys(GAMES, 1),
    keys={"save": "Ctrl+K"},
)
"""Settings in which no field is empty."""


def plain() -> dict[str, Any]:
    """Return ``FULL`` as the file stores it."""
    found: dict[str, Any] = json.loads(msgspec.json.encode(FULL))
    return found


def stored(data: bytes) -> Path:
    path = paths.settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path


def read(data: bytes) -> tuple[Settings, list[str]]:
    """Return the settings in a file, and the messages about it."""
    told: list[Message] = []
    stored(data)
    return stored_settings(told.append), [message.key for message in told]


def test_intact_settings_are_read_without_a_message() -> None:
    assert read(msgspec.json.encode(FULL)) == (FULL, [])


DAMAGED = {
    "empty": b"",
    "half": msgspec.json.encode(FULL)[:200],
    "a list": b"[]",
    "no words": b"\xff\xfe\x00",
    "too deep": b"[" * 100_000,
    "zeros": bytes(500),
}


@pytest.mark.parametrize("data", DAMAGED.values(), ids=DAMAGED.keys())
def test_a_damaged_file_is_set_aside_and_reported(data: bytes) -> None:
    found, told = read(data)
    assert (found, told) == (Settings(), ["app.trouble.settings_aside"])
    aside = paths.settings_file().with_name("settings.json.damaged")
    assert aside.read_bytes() == data


def refused(*_: object, **__: object) -> None:
    raise PermissionError(13, "Permission denied")


@pytest.mark.parametrize("data", [DAMAGED["half"], b'{"text_size": "large"}'], ids=("half", "a wrong value"))
def test_a_damaged_file_in_a_folder_that_cannot_be_written_does_not_stop_the_start(data: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "replace", refused)
    monkeypatch.setattr(shutil, "copyfile", refused)
    found, told = read(data)
    assert (found, told) == (Settings(), ["app.trouble.settings_lost"])
    assert paths.settings_file().read_bytes() == data


def test_a_file_that_cannot_be_read_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Message] = []
    stored(b"").unlink()
    paths.settings_file().mkdir()
    assert stored_settings(told.append) == Settings()
    assert [message.key for message in told] == ["app.trouble.settings_aside"]


def test_a_folder_that_may_not_be_looked_into_does_not_stop_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "stat", refused)
    monkeypatch.setattr(Path, "read_bytes", refused)
    monkeypatch.setattr(os, "replace", refused)
    told: list[Message] = []
    assert stored_settings(told.append).language is None
    assert [message.key for message in told] == ["app.trouble.settings_lost"]


WRONG: dict[str, dict[str, Any]] = {
    "a language that is a number": {"language": 5},
    "a size of text beyond all": {"text_size": 10**30},
    "a size of text below all": {"text_size": -1},
    "a window of words": {"window": "large"},
    "a window beyond all screens": {"window": {"x": 10**12, "y": 0, "w": 5, "h": 5}},
    "names that are a number": {"names": 4},
    "names of more than there are seats": {"names": ["A"] * 100_000},
    "names of a book's length": {"names": ["A" * 100_000]},
    "names that are no line of text": {"names": ["A\nB", "\x00", "\u2028"]},
    "colours that are none": {"colours": ["mauve"] * 5},
    "a last game of nobody": {"last": {GAMES[0]: {"players": -1, "options": {}}}},
    "a last game of more than there are": {"last": {GAMES[0]: {"players": 10**30, "options": {}}}},
    "a last game with options of another": {"last": {GAMES[0]: {"players": 2, "options": {"duchies": 99, "open_hands": "yes"}}}},
    "a last game of no game": {"last": {"chess": {"players": 2, "options": {}}}},
    "a last game with a seed beyond all": {"last": {GAMES[0]: {"players": 2, "options": {}, "seed": 10**40}}},
    "a last game with a seed below all": {"last": {GAMES[0]: {"players": 2, "options": {}, "seed": -4}}},
    "a last game of one name": {"last": {GAMES[0]: {"players": 3, "options": {}, "names": ["A"], "colours": ["red", "red", "red"]}}},
    "a preset of nobody": {"presets": [{"name": "", "game": GAMES[0], "names": [], "colours": [], "options": {}}]},
    "a preset of many": {"presets": [{"name": "x", "game": GAMES[0], "names": ["A"] * 99, "colours": ["red"] * 99, "options": {"x": 1}}]},
    "presets without end": {
        "presets": [{"name": f"x{n}", "game": GAMES[0], "names": ["A", "B"], "colours": [], "options": {}} for n in range(999)]
    },
    "a lesson that does not exist": {"lessons": dict.fromkeys(GAMES, 10**6)},
    "a lesson before the first": {"lessons": dict.fromkeys(GAMES, -7)},
    "games begun beyond all": {"begun": dict.fromkeys(GAMES, 10**400)},
    "games begun below none": {"begun": dict.fromkeys(GAMES, -5)},
    "hints of another kind": {"game_hints": dict.fromkeys(GAMES, "yes")},
    "keys that are none": {"keys": {"save": "?!", "no such": "Ctrl+Q", "undo": "", "new": "Ctrl+Ctrl+Ctrl", "history": "x" * 5_000}},
    "one key for everything": {"keys": dict.fromkeys(("save", "undo", "new", "history", "keys"), "A")},
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_value_costs_that_value_only(what: str) -> None:
    found, told = read(json.dumps(plain() | WRONG[what]).encode())
    kept = {field: getattr(found, field) == getattr(FULL, field) for field in FULL.__struct_fields__ if field not in WRONG[what]}
    assert all(kept.values()), kept
    assert told in ([], ["app.trouble.settings_part"])


def visit(program: MainWindow, found: Settings, game: str) -> None:
    """Open the pages that use settings, with these."""
    program.program.settings = found
    program.program.settings_changed.emit()
    program.restore_place()
    program.go_home()
    program.set_up(game)
    assert program.new_game.record() is not None
    program.table.lesson.start(game)
    program.open_page("settings")
    program.show_keys()
    settle()
    program.keys.put_away()


@pytest.mark.slow
@pytest.mark.parametrize("third", [0, 1, 2])
def test_every_page_opens_with_what_is_left_of_wrong_settings(qtbot: QtBot, third: int) -> None:
    with window(asked=False) as program:
        for n, what in list(enumerate(WRONG))[third::3]:
            found, told = read(json.dumps(plain() | WRONG[what]).encode())
            if not told:
                visit(program, found, GAMES[n // 3 % len(GAMES)])


@pytest.mark.slow
@pytest.mark.parametrize("every", [60, 20])
def test_whatever_is_changed_in_the_settings_the_program_starts(qtbot: QtBot, every: int) -> None:
    chance = Random(7)
    with window(asked=False) as program:
        for n in range(200):
            document = plain()
            values_changed(document, chance)
            found, told = read(json.dumps(document).encode())
            assert set(told) <= {"app.trouble.settings_part", "app.trouble.settings_aside"}
            if n % every == 0:
                visit(program, found, GAMES[n // every % len(GAMES)])


@pytest.mark.slow
def test_what_is_lost_is_said_on_the_first_page() -> None:
    stored(DAMAGED["half"])
    done = in_program("print(*window.notice.sentences)", "language='en'")
    assert done.returncode == 0, done.stderr
    assert "settings.json.damaged" in done.stdout
    done = in_program("print(*window.notice.sentences)", "language='en'")
    assert done.stdout.strip() == ""
    assert settings.load(paths.settings_file()) != Settings()


@pytest.mark.skipif(sys.platform == "win32", reason="links need a privilege there")
def test_settings_that_are_a_link_are_stored_where_it_leads(tmp_path: Path) -> None:
    place, path = tmp_path / "synchronised.json", paths.settings_file()
    settings.save(Settings(text_size=110), place)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.symlink_to(place)
    settings.save(Settings(text_size=150), path)
    assert path.is_symlink()
    assert settings.load(place).text_size == 150
