"""A whole game of each kind through the desktop's accessibility bus, by somebody who hears the program and sees nothing of it.

The program runs in a real window, and its player is a program of its own: it presses at random what is offered by name.
"""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from app.session.match import Match
from app.storage.settings import LastGame, Settings
from app.texts import Texts
from app.windows.game_words import title
from rules import catalogue, new
from tests.app.on_table import on_table
from tests.app.programs import ROOT
from tests.app.whole_games import all_whole_games
from tests.app.x_server import x_server

DRIVER = Path(__file__).with_name("play.py")
SAY = Texts("en")
NAME = "somebody"


def system_libraries() -> Any:
    """Return the script that knows which system packages are missing."""
    spec = importlib.util.spec_from_file_location("system_libraries", ROOT / "packaging" / "system_libraries.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """Start an X server; the check of a commit must have it, and the bus."""
    libraries = system_libraries()
    if lacking := libraries.missing_for_listener():
        why = f"not installed: {', '.join(libraries.packages(lacking))}"
        assert "CI" not in os.environ, why
        pytest.skip(why)
    with x_server() as name:
        yield name


def home(folder: Path, options: Mapping[str, Mapping[str, Any]]) -> Path:
    """Make a home folder in which nothing moves, no question that answers itself is asked, and games are known and were played before."""
    last = {game: LastGame(on_table(game).by_ear, dict(chosen)) for game, chosen in options.items()}
    settings = Settings(
        language="en",
        animation="off",
        end_turn="automatic",
        single_choices="automatic",
        hints="never",
        last=last,
        begun=dict.fromkeys(options, 9),
        muted=True,
    )
    folder.mkdir()
    (folder / "settings.json").write_bytes(msgspec.json.encode(settings))
    return folder


def curtained(game: str, options: Mapping[str, Any]) -> bool:
    """Say whether there is a curtain between the turns of two people."""
    return Match(new(game, ("Anna", "Ben"), 1, dict(options))).curtain


@pytest.mark.slow
def test_a_whole_game_of_each_kind(display: str, tmp_path: Path) -> None:
    whole = all_whole_games()
    options = {game.id: whole[game.id].options or {} for game in catalogue()}
    games = {
        game: {
            "set_up": [SAY("app.start.play_game", game=title(SAY, game)), SAY("app.new.start")],
            "liked": dict(on_table(game).liked_words),
            "curtain": SAY(SAY.own(game, "table.reveal"), name=NAME).partition(NAME)[0] if curtained(game, options[game]) else "",
        }
        for game in options
    }
    assert any(game["curtain"] for game in games.values())
    words = {
        "choices": SAY("access.choices"),
        "commands": SAY("access.commands"),
        "go_on": SAY("app.reveal.go_on"),
        "home": SAY("app.score.home"),
    }
    told, out = tmp_path / "games.json", tmp_path / "out.json"
    told.write_text(json.dumps({"words": words, "games": games}), encoding="utf-8")
    program = [sys.executable, "-m", "app", "--home", str(home(tmp_path / "home", options))]
    command = ["dbus-run-session", "--", system_libraries().SYSTEM_PYTHON, "-B", str(DRIVER), str(out), "1", str(told), "--", *program]
    known = {name: value for name, value in os.environ.items() if name not in ("WAYLAND_DISPLAY", "QT_SCALE_FACTOR")}
    environment = known | {"QT_QPA_PLATFORM": "xcb", "DISPLAY": display, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=600, check=False)
    assert out.exists(), f"{done.stdout}\n{done.stderr}"
    found = json.loads(out.read_text(encoding="utf-8"))
    assert found["nameless"] == []
    assert found["games"].keys() == games.keys()
    for game, played in found["games"].items():
        assert played["said"] > 0, game
        assert (played["curtains"] > 0) is bool(games[game]["curtain"]), game
        assert played["beside_curtain"] == ([1] if games[game]["curtain"] else []), f"{game}: more than the curtain is offered"
        assert played["commands_at_curtain"] == ([SAY("table.menu")] if games[game]["curtain"] else []), f"{game}: commands behind it"
