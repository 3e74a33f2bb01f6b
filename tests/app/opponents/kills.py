"""Thinkers and programs killed in games against computers: ``python -m tests.app.opponents.kills 100 50 [SEED]``.

A thinker that is killed, at any moment, is replaced, and the game goes on. A program that is killed while computers play leaves its
game on the disk, up to the last decision made or the one in progress, and no process behind.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

import rules
from app import application
from app.opponents.thinking import Thinking
from app.program import Program
from app.session.match import Match
from app.storage import game_files, paths
from app.storage.settings import Settings
from app.windows.main_window import MainWindow  # what every program needs is loaded once, before the fork
from rules import Game, Record, catalogue
from tests.app.killed import live_in, run_and_kill

STRENGTHS = ("hard", "normal", "easy")
LONGEST = 1.5
"""Seconds, from the first decision, within which a program is killed."""
PATIENCE = 60.0
"""Seconds within which everything must happen."""


def begun(n: int) -> Record:
    """Return the game in which kill number ``n`` happens: a person and one or two computers."""
    games = [game for game in catalogue() if game.max_players > 1]
    game = games[n % len(games)]
    players = min(game.max_players, max(game.min_players, 2 + n % 2))
    seats = ("person", *(STRENGTHS[(n + seat) % len(STRENGTHS)] for seat in range(1, players)))
    return rules.new(game.id, ("Anna", "Ben", "Cleo")[:players], n, seats=seats)  # type: ignore[arg-type]


def play_for_people(match: Match, chance: random.Random) -> None:
    """Decide for the person, if it is their turn."""
    if match.record.game.decider in match.record.people:
        match.lift_curtain()
        match.play(chance.choice(match.record.game.legal))


def wait(seconds: float) -> None:
    """Let the program go on for a while."""
    loop = QEventLoop()
    QTimer.singleShot(round(1000 * seconds), loop.quit)
    loop.exec()


# killed thinkers
def kill_thinker(window: MainWindow, n: int) -> str:
    """Kill the thinker of a game at a random moment; return what it was doing. Raise AssertionError if the game does not go on."""
    chance = random.Random(f"thinker {n}")
    window.play(begun(n))
    match = window.match
    assert match is not None
    thinking = window.table.findChild(Thinking)
    assert thinking is not None
    until = time.monotonic() + PATIENCE
    doing, killed_at = "", -1
    decided, pause = chance.randrange(40), chance.uniform(0, 0.05)
    while time.monotonic() < until and not match.record.game.over:
        play_for_people(match, chance)
        wait(0.002)
        window.table.reveal.put_away()
        if killed_at < 0 and len(match.record.entries) >= decided and thinking.process and (thinking.busy or n % 2):
            wait(pause if n % 2 else 0)
            doing = "thinking" if thinking.busy else "waiting"
            assert thinking.process
            os.kill(thinking.process, signal.SIGKILL)
            killed_at = len(match.record.entries)
        by_computers = sum(entry.player not in match.record.people for entry in match.record.entries[killed_at:])
        if killed_at >= 0 and by_computers > 5:
            break
    assert killed_at >= 0, "nothing was killed"
    assert time.monotonic() < until, f"game {n} stood still"
    record = match.record
    assert rules.load(rules.encode(record)).game.digest() == record.game.digest()
    window.go_home()
    wait(0.01)  # until what belonged to this game is gone
    return doing


def thinkers(count: int, seed: int) -> dict[str, int]:
    """Kill ``count`` thinkers; return how many were doing what."""
    found: dict[str, int] = {}
    with tempfile.TemporaryDirectory() as home:
        live_in(home)
        application.qt()
        window = MainWindow(Program("en", Settings(computer_pace="at_once")))
        window.table.animated = False
        window.show()
        try:
            for n in range(count):
                doing = kill_thinker(window, seed * 1000 + n)
                found[doing] = found.get(doing, 0) + 1
        finally:
            window.go_home()
            window.close()
    return found


# killed programs
class Player:
    """Plays the program against computers until it is killed, and writes down every position before the next decision."""

    def __init__(self, log: int, n: int) -> None:
        self._log, self._n = log, n
        self._chance = random.Random(f"program {n}")
        self._told: tuple[int, str] | None = None
        self._timer = QTimer()
        self._timer.timeout.connect(self._play)
        self._timer.start(0)

    def _play(self) -> None:
        window = next(one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow))
        if window.match is None:
            if self._told is None:
                window.table.animated = False
                window.program.settings.computer_pace = "at_once"
                window.play(begun(self._n))
            return
        window.table.reveal.put_away()
        match = window.match
        thinking = window.table.findChild(Thinking)
        told = len(match.record.entries), match.record.game.digest()
        if told != self._told:
            self._told = told
            line = {"entries": told[0], "digest": told[1], "thinker": thinking.process if thinking is not None else 0}
            os.write(self._log, json.dumps(line).encode() + b"\n")
        play_for_people(match, self._chance)


def kill_program(n: int, home: str) -> tuple[list[dict[str, Any]], Record]:
    """Let a program play and kill it; return what it said of itself, and the game found afterwards."""
    delay = random.Random(f"delay {n}").uniform(0, LONGEST)
    live_in(home)
    lines = run_and_kill(lambda writing: Player(writing, n), "digest", lambda told: told.read(delay))
    games, told = game_files.unfinished(paths.games_folder())
    assert not told, told
    (game,) = games
    return lines, game.record


def digest_after(record: Record, decisions: int) -> str:
    """Return the digest of the position after the first decisions of a game."""
    game = Game(record.rules, record.rules.decode(record.start))
    for entry in record.entries[:decisions]:
        game.apply(entry.action)
    return game.digest()


def programs(count: int, seed: int) -> dict[str, int]:
    """Kill ``count`` programs; return how many decisions more than the last one reported were found. Raise AssertionError for anything
    lost, and for a thinker that stays.
    """
    found: dict[str, int] = {}
    with tempfile.TemporaryDirectory() as top:
        for n in range(count):
            home = os.path.join(top, str(n))
            os.mkdir(home)
            lines, record = kill_program(seed * 1000 + n, home)
            last = lines[-1]
            more = len(record.entries) - last["entries"]
            assert 0 <= more <= 1, f"{more} decisions more than were made in game {n}"
            assert digest_after(record, last["entries"]) == last["digest"]
            for pid in {line["thinker"] for line in lines} - {0}:
                until = time.monotonic() + PATIENCE
                while Path(f"/proc/{pid}").exists() and time.monotonic() < until:
                    time.sleep(0.02)
                assert not Path(f"/proc/{pid}").exists(), f"the thinker of game {n} stayed"
            what = f"{more} in progress kept"
            found[what] = found.get(what, 0) + 1
    return found


def main(killed_thinkers: int, killed_programs: int, seed: int) -> None:
    """Kill so many, and print the figures."""
    began = time.monotonic()
    print(f"{killed_programs} programs killed: {programs(killed_programs, seed)}, nothing lost, no thinker left", flush=True)
    print(
        f"{killed_thinkers} thinkers killed: {thinkers(killed_thinkers, seed)}, all games went on, {time.monotonic() - began:.0f} s in all"
    )


if __name__ == "__main__":
    os.environ |= {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": "1"}
    main(*(int(number) for number in (sys.argv[1:] + ["100", "50", "1"][len(sys.argv) - 1 :])))
