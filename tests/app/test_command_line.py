"""The command line, as a person or a script uses it."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from app import __version__, command_line
from app.__main__ import WRONG_USE, main
from app.command_line import Arena, Screenshot, Start, WrongUseError, parse

ROOT = Path(__file__).parents[2]
KEYS = "game games players decisions seconds games_per_s decisions_per_s loop_ratio copy_us snapshot_us scores broken".split()
WRONG = [
    ["--nonsense"],
    ["--arena", "chess"],
    ["--arena", "burgundy_cards", "--players", "5"],
    ["--arena", "burgundy_cards", "--players", "0"],
    ["--arena", "burgundy_cards", "--games", "0"],
    ["--arena", "burgundy_cards", "--games", "many"],
    ["--arena", "burgundy_cards", "--options", "not json"],
    ["--arena", "burgundy_cards", "--options", '{"colour": "red"}'],
    ["--arena", "burgundy_cards", "--players", "2", "--options", '{"open_hands": 7}'],
    ["--arena", "burgundy_cards", "--moves", "3"],
    ["--arena", "burgundy_cards", "--seed", "-1"],
    ["--screenshot", "x.png", "--size", "1280"],
    ["--screenshot", "x.png", "--size", "0x0"],
    ["--screenshot", "x.png", "--size", "99999x99999"],
    ["--screenshot", "x.png", "--game", "chess"],
    ["--screenshot", "x.png", "--game", "burgundy_cards", "--moves", "-1"],
    ["--screenshot", "x.png", "--game", "burgundy_cards", "some.save"],
    ["--screenshot", "x.png", "--players", "2"],
    ["--version", "--json"],
    ["--version", "--arena", "burgundy_cards"],
    ["--arena", "burgundy_cards", "--screenshot", "x.png"],
    ["--size", "800x600"],
    ["one.save", "two.save"],
    ["--lang", "fr"],
]


def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-m", "app", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_wrong_use_is_one_sentence_and_exit_code_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == WRONG_USE
    out, error = capsys.readouterr()
    assert not out
    assert len(error.strip().splitlines()) == 1
    assert error.startswith("burgage: ")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.strip() == f"burgage {__version__}"


def test_nothing_means_the_start_page() -> None:
    assert parse([]) == Start()
    assert parse(["a.save", "--lang", "de"]) == Start(Path("a.save"), "de")


def test_arena_arguments() -> None:
    assert parse(["--arena", "burgundy_cards"]) == Arena("burgundy_cards", 100, None, {}, 1, False)
    given = ["--arena", "burgundy_cards", "--games", "7", "--players", "3", "--options", '{"open_hands": true}', "--seed", "9", "--json"]
    assert parse(given) == Arena("burgundy_cards", 7, 3, {"open_hands": True}, 9, True)


def test_screenshot_arguments() -> None:
    assert parse(["--screenshot", "x.png"]) == Screenshot(Path("x.png"), command_line.CLIENT, None)
    given = parse(
        ["--screenshot", "x.png", "--game", "burgundy_cards", "--players", "4", "--seed", "0", "--moves", "12", "--size", "1920x992"]
    )
    assert given == Screenshot(Path("x.png"), (1920, 992), None, game="burgundy_cards", players=4, seed=0, moves=12)


def test_sentences_follow_the_language() -> None:
    with pytest.raises(WrongUseError, match="Es gibt kein Spiel"):
        parse(["--lang", "de", "--arena", "chess"])


def test_the_arena_needs_no_qt_and_prints_exactly_the_keys() -> None:
    code = (
        "import sys; from app.__main__ import main; code = main(['--arena', 'burgundy_cards', '--games', '4', '--json']);"
        "assert not [name for name in sys.modules if name.startswith('PySide6')]; sys.exit(code)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert list(found) == KEYS
    assert list(found["scores"]) == ["min", "median", "max", "winner_median"]
    assert found["broken"] == 0
    assert found["games"] == 4


def test_the_arena_is_readable_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--arena", "burgundy_cards", "--games", "2", "--players", "2"]) == 0
    assert "decisions/s" in capsys.readouterr().out


@pytest.mark.skipif(sys.platform == "win32", reason="a program is not interrupted by a signal there")
@pytest.mark.parametrize("arguments", [["missing.burgage"], ["--arena", "burgundy_cards", "--games", "1000000"]], ids=" ".join)
def test_ctrl_c_ends_it_at_once_and_quietly(arguments: list[str], tmp_path: Path) -> None:
    homes = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), str(tmp_path))
    program = subprocess.Popen(
        [sys.executable, "-X", "importtime", "-m", "app", *arguments], cwd=ROOT, stderr=subprocess.PIPE, text=True, env=os.environ | homes
    )
    assert program.stderr is not None
    last = "rules.bots.arena" if "--arena" in arguments else "burgage: missing.burgage"
    try:
        while last not in program.stderr.readline():  # until it plays, or its window waits
            assert program.poll() is None
        time.sleep(1.0)  # until it is in its loop
        program.send_signal(signal.SIGINT)
        _, error = program.communicate(timeout=20)
    finally:
        program.kill()
    assert program.returncode == -signal.SIGINT
    assert "Traceback" not in error


def test_a_broken_invariant_is_counted_and_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from rules import rules_of

    game = rules_of("burgundy_cards")
    deck = next(iter(game.decks))
    monkeypatch.setitem(game.decks, deck, (*game.decks[deck], 999))  # type: ignore[index]
    assert main(["--arena", "burgundy_cards", "--games", "2", "--players", "2"]) == 1
    assert "broken     2" in capsys.readouterr().out


@pytest.mark.parametrize("content", [None, b"", b"{}", b'{"format": "burgage", "version": 99}', b"\xff\xfe"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_save_that_cannot_be_used_is_one_sentence(tmp_path: Path, content: bytes | None, language: str) -> None:
    path = tmp_path / "broken.save"
    if content is not None:
        path.write_bytes(content)
    out = tmp_path / "out.png"
    code = (
        f"from app.__main__ import main; import sys; sys.exit(main(['--screenshot', {str(out)!r}, '--lang', {language!r}, {str(path)!r}]))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == WRONG_USE
    assert len(done.stderr.strip().splitlines()) == 1
    assert "broken.save" in done.stderr
    assert not out.exists()
