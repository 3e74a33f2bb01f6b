"""Programs killed in the middle of a game: ``python -m tests.app.storage.kills 200 [SEED]``.

Each is the whole program off screen, playing quickly: decisions are made, taken back and made again, seats handed to computers and back,
and the game is left for the start page and resumed. The program logs what it is about to do and what it has done; after a random time it
gets SIGKILL. The next start must find the position after the last thing done, or after the one that was about to be done, and report no
damage. Every fourth program begins with an empty home, the others continue with what the previous one left.
"""

from __future__ import annotations

import json
import os
import random
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct, field
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

import rules
from app.storage import game_files, paths, results
from app.windows.main_window import MainWindow  # what every program needs is loaded once, before the fork
from rules import Action, Record, SeatKind, journal_do
from rules.engine.record import Undo
from tests.app import killed
from tests.app.killed import Told

GAME = "burgundy_cards"
NAMES = ("Anna", "Ben", "Cleo", "Dora")
KINDS: tuple[SeatKind, ...] = ("person", "person", "easy", "hard")
"""Who may take a seat."""
UNDO: tuple[Undo, ...] = ("strict", "consent", "practice")
CHAIN = 4
"""Programs that share one home."""
LONGEST = 1.2
"""Seconds between the first thing done and the kill."""
AIMED = 0.003
"""Every second kill waits for the next thing to begin and follows within this many seconds: most of the time goes into painting."""


def begun(seed: int) -> Record:
    """Return game number ``seed``."""
    players = 1 + seed % 4
    options = {"open_hands": seed % 3 == 0} if players > 1 else {}
    return rules.new(GAME, NAMES[:players], seed, options, undo=UNDO[seed % 3])


class Player:
    """Plays the program until it is killed. Writes a line before and after each thing: a killed process keeps what it wrote."""

    def __init__(self, log: int, seed: int) -> None:
        self._log = log
        self._chance = random.Random(seed)
        self._burst = self._chance.choice((1, 4, 25))
        """Things done between two pictures."""
        self._timer = QTimer()
        self._timer.timeout.connect(self._play)
        self._timer.start(0)
        self._ready = False

    @property
    def _window(self) -> MainWindow:
        return next(one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow))

    def _write(self, **line: Any) -> None:
        os.write(self._log, json.dumps(line).encode() + b"\n")

    def _play(self) -> None:
        try:
            if not self._ready:
                self._ready = True
                self._window.table.animated = False
                self._window.table.computers.resting = True
            for _ in range(self._burst):
                self._one_thing()
        except BaseException:  # noqa: BLE001 - the program would show it and continue
            self._write(error=traceback.format_exc())
            os._exit(1)

    def _one_thing(self) -> None:
        window = self._window
        if window.match is None:
            found, _ = game_files.unfinished(paths.games_folder())
            if found:
                self._do("resume", lambda: window.resume(found[0]))
            else:
                seed = self._chance.randrange(10_000)
                self._do("new", lambda: window.play(begun(seed)), seed=seed)
            return
        match, drawn = window.match, self._chance.random()
        match.lift_curtain()
        if match.record.game.over or drawn < 0.02:
            self._do("home", window.go_home)
        elif drawn < 0.14 and match.record.can_undo:
            self._do("undo", match.undo)
        elif drawn < 0.2 and match.record.can_undo_agreed:
            self._do("agreed", match.undo_agreed)
        elif drawn < 0.3 and match.record.can_redo:
            self._do("redo", match.redo)
        elif drawn < 0.36 and not match.record.header.solo:
            kinds = [self._chance.choice(KINDS) for _ in match.names]
            kinds[self._chance.randrange(len(kinds))] = "person"
            self._do("seats", lambda: match.hand_over(kinds), kinds=kinds)
        else:
            action = self._chance.choice(match.record.game.legal)
            self._do("do", lambda: match.play(action), action=json.loads(journal_do(action))["do"])

    def _do(self, what: str, act: Callable[[], object], **more: Any) -> None:
        self._write(begin=what, **more)
        act()
        match = self._window.match
        self._write(done=what, digest=None if match is None else match.record.game.digest())


class Oracle(Struct):
    """Follows the log with a record of its own."""

    record: Record | None = None
    told: Counter[str] = field(default_factory=Counter)

    def follow(self, line: dict[str, Any]) -> None:
        """Repeat what the program began to do."""
        record = self.record
        match line["begin"]:
            case "new":
                self.record = begun(line["seed"])
            case "resume" | "home" if record is not None:
                self.record = None if record.game.over else record
            case "do" if record is not None:
                action = line["action"]
                record.play(Action(action["kind"], tuple(action.get("picks", ())), action.get("cost", 0)))
            case "undo" if record is not None:
                record.undo()
            case "agreed" if record is not None:
                record.undo(agreed=True)
            case "redo" if record is not None:
                record.redo()
            case "seats" if record is not None:
                for seat in sorted(range(len(line["kinds"])), key=lambda seat: line["kinds"][seat] != "person"):
                    record.hand_over(seat, line["kinds"][seat])
            case what:
                raise AssertionError(f"{what} without a game")

    @property
    def digest(self) -> str | None:
        """Return the digest of the position, or None without an unfinished game."""
        return None if self.record is None or self.record.game.over else self.record.game.digest()


def found(folder: Path) -> Record | None:
    """Return the game the next start offers. Raise AssertionError when the start reports anything, or finds several games."""
    games, told = game_files.unfinished(folder)
    assert not told, told
    assert len(games) <= 1, games
    return games[0].record if games else None


def run_and_kill(seed: int) -> tuple[list[dict[str, Any]], float]:
    """Let a program play and kill it; return its log and the seconds it had. Raise AssertionError when it ended by itself."""
    chance = random.Random(f"delay {seed}")
    delay, aimed = chance.uniform(0, LONGEST), chance.uniform(0, AIMED) if seed % 2 else None

    def listen(told: Told) -> None:
        told.read(delay)
        if aimed is not None:
            told.read(10, '"begin"')
            time.sleep(aimed)

    return killed.run_and_kill(lambda writing: Player(writing, seed), '"done"', listen), delay


def examine(oracle: Oracle, lines: list[dict[str, Any]], folder: Path) -> str:
    """Compare what is found with the log; return whether a step was running, and what became of it."""
    running = None
    for line in lines:
        assert "error" not in line, line["error"]
        if "begin" in line:
            running = line
        elif "done" in line:
            assert running is not None
            oracle.follow(running)
            oracle.told[running["begin"]] += 1
            running = None
            assert line["digest"] is None or oracle.record is None or line["digest"] == oracle.record.game.digest()
    record = found(folder)
    digest = None if record is None else record.game.digest()
    before = oracle.digest
    if running is None:
        assert digest == before, (digest, before, lines[-1:])
        came = "between two steps"
    else:
        oracle.follow(running)
        after = oracle.digest
        assert digest in (before, after), (digest, before, after, running)
        came = "step kept" if digest == after else "running step lost"
    oracle.record = record
    return came


def many(count: int, seed: int) -> str:
    """Kill ``count`` programs and return the figures. Raise AssertionError for anything lost."""
    came: Counter[str] = Counter()
    things: Counter[str] = Counter()
    start = time.monotonic()
    longest = 0.0
    with tempfile.TemporaryDirectory() as top:
        oracle = Oracle()
        for n in range(count):
            if n % CHAIN == 0:
                home = os.path.join(top, str(n))
                os.mkdir(home)
                killed.live_in(home)
                oracle = Oracle(told=things)
            lines, delay = run_and_kill(seed * 100_000 + n)
            longest = max(longest, delay)
            folder = paths.games_folder()
            try:
                came[examine(oracle, lines, folder)] += 1
            except AssertionError:
                print(f"kill {n} of seed {seed}, after {delay:.3f} s: {sorted(folder.glob('*'))}", file=sys.stderr)
                for line in lines[-6:]:
                    print(line, file=sys.stderr)
                raise
            for kept in results.results(paths.archive_folder())[0]:
                assert not kept.copies
                assert results.open_game(kept.path).game.over
    figures = ", ".join(f"{n} {what}" for what, n in sorted(came.items()))
    return (
        f"{count} programs killed after up to {longest:.2f} s: {figures}; nothing else lost\n"
        f"done before: {dict(things)}, in {time.monotonic() - start:.0f} s"
    )


if __name__ == "__main__":
    os.environ |= {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": "1"}
    print(many(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1))
