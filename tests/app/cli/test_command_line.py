"""The command line, as a person or a script uses it."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import rules
from app import __version__
from app.__main__ import main
from app.cli import command_line
from app.cli.command_line import parse
from app.cli.commands import FAILED, WRONG_USE, Arena, Say, Screenshot, Start, WrongUseError
from app.storage import settings
from app.table.parts.table_model import TableModel
from app.texts import LANGUAGES, Texts
from rules.bots.matches import PLAYOUTS
from rules.bots.strengths import NAMES
from tests.app.programs import ROOT
from tests.slow import rest_slow

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
    ["--lang"],
    ["--arena"],
    ["--seed"],
    ["--json=3", "--arena", "guildhall"],
    ["--version=1"],
    ["--arena", "guildhall", "--seed", "nine"],
    ["--arena", "burgundy_cards", "--seed", "9223372036854775807", "--games", "3"],
    ["--help", "one.save"],
    ["--scre", "x.png"],
    ["--log", "loudly"],
    ["--explain"],
    ["--explain", "one.save", "two.save"],
    ["--explain", "one.save", "--json"],
    ["--home", ""],
    ["--home", "/tmp", "--screenshot", "x.png"],
    ["--log", "debug", "--arena", "guildhall"],
    ["--arena", "guildhall", "--bots", "random,hal"],
    ["--arena", "guildhall", "--bots", ""],
    ["--arena", "guildhall", "--bots", "greedy,random,greedy"],
    ["--arena", "guildhall", "--bots", "greedy", "--players", "5"],
    ["--arena", "guildhall", "--bots", "greedy", "--jobs", "0"],
    ["--arena", "guildhall", "--bots", "greedy", "--jobs", "62"],
    ["--arena", "guildhall", "--bots", "greedy", "--cluster", ""],
    ["--arena", "guildhall", "--bots", "greedy", "--cluster", "tcp://host:8786", "--jobs", "2"],
    ["--arena", "guildhall", "--bots", "greedy,random", "--playouts", "9"],
    ["--arena", "guildhall", "--bots", "greedy", "--home", "there"],
    ["--arena", "guildhall", "--jobs", "2"],
    ["--arena", "guildhall", "--bots", "greedy@weights.json"],
    ["--arena", "guildhall", "--bots", "normal@"],
    ["--arena", "guildhall", "--bots", "@weights.json"],
    ["--arena", "guildhall", "--bots", "normal@weights.json", "--playouts", "9"],
    ["--bots", "greedy"],
    ["--balance"],
    ["--balance", "chess"],
    ["--balance", "guildhall", "--players", "5"],
    ["--balance", "guildhall", "--games", "0"],
    ["--balance", "guildhall", "--bots", "hal"],
    ["--balance", "guildhall", "--playouts", "9"],
    ["--balance", "guildhall", "--bots", "hard", "--seconds", "1"],
    ["--balance", "guildhall", "--options", '{"colour": "red"}'],
    ["--balance", "guildhall", "--cluster", "tcp://host:8786", "--jobs", "2"],
    ["--balance", "guildhall", "--home", "there"],
    ["--train"],
    ["--train", "chess"],
    ["--train", "guildhall", "--options", "{}"],
    ["--train", "guildhall", "--bots", "greedy"],
    ["--train", "guildhall", "--json"],
    ["--train", "guildhall", "--towards", "vp_cards"],
    ["--train", "praga", "--towards", "road,castle"],
    ["--train", "praga", "--towards", ""],
    ["--arena", "praga", "--bots", "normal", "--towards", "road"],
    ["--arena", "praga", "--bots", "normal", "--begin-with", "weights.json"],
]
ARGPARSE = "usage positional optional invalid expected unrecognized ignored ambiguous choose following show".split()
"""Words from the library's own English sentences."""
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="the devices and paths of Linux")


def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-m", "app", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_wrong_use_is_one_sentence_and_exit_code_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == WRONG_USE
    out, error = capsys.readouterr()
    assert not out
    assert len(error.strip().splitlines()) == 1
    assert error.startswith("burgage: ")


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_every_sentence_is_in_the_language_of_the_player(arguments: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    said = []
    for language in LANGUAGES:
        monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
        with pytest.raises(WrongUseError) as refused:
            parse(arguments)
        said.append(str(refused.value))
    english, german = said
    assert english != german
    assert not set(ARGPARSE) & set(german.lower().split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_is_all_in_one_language_and_names_every_argument(language: str) -> None:
    found = parse(["--help", "--lang", language])
    assert isinstance(found, Say)
    say, words = Texts(language), " ".join(found.text.split())
    for part in (
        "about",
        "start",
        "save",
        "help",
        "version",
        "picture",
        "whole_games",
        "arena",
        "between_bots",
        "balance",
        "train",
        "faults",
        "explain",
        "both",
        "seed",
        "codes",
    ):
        assert say(f"cli.help.{part}") in words
    names = (
        "--screenshot --size --lang --game --players --seed --moves --options "
        "--arena --bots --balance --playouts --jobs --cluster --train --explain --games --json --home --log --version --help"
    )
    for name in (*names.split(), *NAMES, str(PLAYOUTS)):
        assert name in words
    assert not {"usage:", "options:", "positional", "show"} & set(words.lower().split())


def test_seeds_may_be_typed_in_groups() -> None:
    assert parse(["--arena", "guildhall", "--seed", "1234 5678 9012 3456"]).seed == 1234567890123456  # type: ignore[union-attr]


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.strip() == f"burgage {__version__}"


def test_nothing_means_the_start_page() -> None:
    assert parse([]) == Start()
    assert parse(["a.save", "--lang", "de"]) == Start(Path("a.save"), "de")
    assert parse(["--home", "there", "--log", "debug", "a.save"]) == Start(Path("a.save"), None, Path("there"), "debug")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_profile_that_cannot_be_a_folder_is_one_sentence(
    language: str, tmp_path: Path, players_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "taken").write_bytes(b"")
    assert main(["--lang", language, "--home", str(tmp_path / "taken")]) == FAILED
    out, error = capsys.readouterr()
    assert not out
    assert error == f"burgage: {Texts(language)('cli.home', folder=str(tmp_path / 'taken'))}\n"
    assert not list(players_home.iterdir())


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


@pytest.mark.slow
def test_the_arena_is_readable_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--arena", "burgundy_cards", "--games", "2", "--players", "2"]) == 0
    assert "decisions/s" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="a program is not interrupted by a signal there")
@pytest.mark.parametrize("arguments", [["missing.burgage"], ["--arena", "burgundy_cards", "--games", "1000000"]], ids=" ".join)
def test_ctrl_c_ends_it_at_once_and_quietly(arguments: list[str], tmp_path: Path) -> None:
    homes = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), str(tmp_path))
    program = subprocess.Popen(
        [sys.executable, "-X", "importtime", "-m", "app", *arguments], cwd=ROOT, stderr=subprocess.PIPE, text=True, env=os.environ | homes
    )
    assert program.stderr is not None
    last = "app.cli.arena" if "--arena" in arguments else "burgage: missing.burgage"
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


@pytest.mark.slow
def test_a_broken_invariant_is_counted_and_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from rules import rules_of

    game = rules_of("burgundy_cards")
    deck = next(iter(game.decks))
    monkeypatch.setitem(game.decks, deck, (*game.decks[deck], 999))
    assert main(["--arena", "burgundy_cards", "--games", "2", "--players", "2"]) == 1
    assert "broken     2" in capsys.readouterr().out


@pytest.mark.parametrize("content", [None, b"", b"{}", b'{"format": "burgage", "version": 99}', b"\xff\xfe"])
@pytest.mark.parametrize("language", rest_slow("de", "en"))
def test_a_save_that_cannot_be_used_is_one_sentence(tmp_path: Path, content: bytes | None, language: str) -> None:
    path = tmp_path / "broken.save"
    if content is not None:
        path.write_bytes(content)
    out = tmp_path / "out.png"
    code = (
        f"from app.__main__ import main; import sys; sys.exit(main(['--screenshot', {str(out)!r}, '--lang', {language!r}, {str(path)!r}]))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == FAILED
    assert len(done.stderr.strip().splitlines()) == 1
    assert "broken.save" in done.stderr
    assert not out.exists()


@pytest.mark.slow
@on_linux
@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["--arena", "burgundy_cards", "--games", "2"]], ids=" ".join)
def test_an_answer_that_cannot_be_written_is_one_sentence(arguments: list[str]) -> None:
    command = [sys.executable, "-m", "app", *arguments, "--lang", "de"]
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run(command, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == FAILED
    assert done.stderr == f"burgage: {Texts('de')('cli.unwritten')}\n"


@pytest.mark.slow
@on_linux
@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["--arena", "burgundy_cards", "--games", "2"]], ids=" ".join)
def test_a_closed_pipe_ends_it_quietly(arguments: list[str]) -> None:
    read, write = os.pipe()
    os.close(read)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "app", *arguments], cwd=ROOT, stdout=write, stderr=subprocess.PIPE, text=True, check=False
        )
    finally:
        os.close(write)
    assert done.returncode == FAILED
    assert done.stderr == ""


@on_linux
def test_a_sentence_that_cannot_be_written_changes_no_exit_code() -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-m", "app", "--nonsense"], cwd=ROOT, stdout=subprocess.PIPE, stderr=full, text=True, check=False
        )
    assert done.returncode == WRONG_USE
    assert done.stdout == ""


@on_linux
def test_a_bad_save_does_not_end_the_start_when_nobody_can_be_told() -> None:
    code = (
        "from pathlib import Path; from PySide6.QtCore import QTimer; from app import application, run;"
        "from app.cli.commands import Start;"
        "app = application.qt(); QTimer.singleShot(0, app.quit); run.run(Start(Path('missing.burgage'))); print('it ran')"
    )
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, stdout=subprocess.PIPE, stderr=full, text=True, check=False)
    assert done.returncode == 0
    assert done.stdout == "it ran\n"


@on_linux
@pytest.mark.parametrize("stored", [None, "en", "de"])
def test_without_a_screen_a_sentence_says_so(stored: str | None, players_home: Path) -> None:
    if stored is not None:
        settings.save(settings.Settings(language=stored), players_home / "burgage" / "settings.json")
    away = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LC_ALL", "LC_MESSAGES", "LANGUAGE")
    surroundings = {name: value for name, value in os.environ.items() if name not in away} | {"LANG": "de_DE.UTF-8"}
    surroundings |= {"PYTHONCOERCECLOCALE": "0", "DISPLAY": ":987654"}  # Qt complains about the locale too, but that is not the reason
    done = subprocess.run([sys.executable, "-m", "app"], cwd=ROOT, env=surroundings, capture_output=True, text=True, check=False)
    assert done.returncode == FAILED
    expected, _, _ = Texts(stored or "de")("cli.no_screen", why="…").partition("…")
    assert done.stderr.startswith(f"burgage: {expected}")
    assert "display" in done.stderr
    assert "locale" not in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.slow
@on_linux
def test_a_picture_goes_where_it_is_wanted_whatever_the_bytes_of_its_name(tmp_path: Path) -> None:
    target = os.fsencode(tmp_path) + b"/caf\xe9.png"
    command: list[str | bytes] = [sys.executable, "-m", "app", "--screenshot", target, "--size", "400x300"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert [name for name in os.listdir(os.fsencode(tmp_path)) if name.endswith(b".png")] == [b"caf\xe9.png"]


@pytest.mark.slow
def test_a_picture_that_cannot_be_written_is_a_failure(tmp_path: Path) -> None:
    done = run("--screenshot", str(tmp_path / "missing" / "x.png"), "--size", "400x300")
    assert done.returncode == FAILED
    assert len(done.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("command", ["explain", "screenshot"])
def test_a_game_that_cannot_be_shown_leaves_with_a_sentence(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken_table(*_: object) -> None:
        raise KeyError("treasure")

    monkeypatch.setattr(TableModel, "build", broken_table)
    path = tmp_path / "game.burgage"
    path.write_bytes(rules.encode(rules.new("burgundy_cards", ("Ann", "Ben"), 5)))
    arguments = ["--explain", str(path)] if command == "explain" else ["--screenshot", str(tmp_path / "x.png"), str(path)]
    assert main([*arguments, "--lang", "en"]) == 1
    said = capsys.readouterr().err
    assert "cannot be shown because of a fault in the program" in said
    assert "Traceback" not in said
