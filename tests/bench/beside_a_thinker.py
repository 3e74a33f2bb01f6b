"""Measure the window while a computer thinks: clicks in wall-clock time, and how much memory the thinker takes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import count
from pathlib import Path
from time import perf_counter

import rules
from app.application import qt
from app.opponents.thinking import Thinking
from app.opponents.wire import Question
from app.program import Program
from app.windows.main_window import MainWindow
from rules import Record, view
from tests.bench.figures import GAMES, NAMES, Row, median_ms, p95
from tests.bench.window_speed import SIZES, begin, clicks

SECONDS = 1.0
"""How long the thinker thinks about each question; it is asked the next one immediately."""
MOST_MEMORY = 150_000_000
MIDDLE, MOST_FORCED = 40, 3
"""How many decisions old the game it thinks about is, and the least number of actions to choose from."""


def rows(games: Iterable[str]) -> list[Row]:
    """Return the figures of some games."""
    return [row for game in games for row in _rows(game)]


def _rows(game: str) -> Iterator[Row]:
    qt()
    alone = _clicked(game)
    thinking = Thinking()
    numbers = count(1)
    question = _asked(game)
    memory = [0]

    def ask(*_: object) -> None:
        memory[0] = max(memory[0], _taken(thinking.process))
        thinking.ask(question(next(numbers)))

    thinking.answered.connect(ask)
    thinking.gave_up.connect(_fail)
    ask()
    beside = _clicked(game)
    thinking.end()
    alone += _clicked(game)  # before and after, so that it makes no difference what becomes slower with time
    plain, busy = (f"p50 {median_ms(found):.1f}, p95 {1000 * p95(found):.1f} ms" for found in (alone, beside))
    yield Row(
        f"click to painted change by the clock, {game}",
        f"{plain}; while a computer thinks {busy}",
    )
    yield Row(f"memory of the thinker and its helper, {game}", f"{memory[0] / 1e6:.0f} MB", "≤ 150 MB", memory[0] <= MOST_MEMORY)


def _clicked(game: str) -> list[float]:
    window = MainWindow(Program("en"))
    window.table.animated = False
    window.resize(*SIZES["1280x800"])
    window.show()
    begin(window, rules.new(game, NAMES, 12, GAMES[game]))
    assert window.match is not None
    found = clicks(window, window.match, perf_counter)
    window.close()
    window.deleteLater()
    return found


def _asked(game: str) -> Callable[[int], Question]:
    """Return a function that makes the question with a number, always about the same middle of a game."""
    record: Record = rules.new(game, NAMES[:2], 12, {})
    for _ in range(MIDDLE):
        record.play(record.game.legal[-1])
    while len(record.game.legal) < MOST_FORCED:
        record.play(record.game.legal[0])
    seen = record.rules.encoder.encode(view(record.rules, record.game.state, record.game.decider))
    legal = tuple(record.game.legal)
    return lambda number: Question(number, game, 2, "hard", seen, legal, number, SECONDS)


def _fail(question: Question) -> None:
    raise AssertionError(f"no thinker answers question {question.number}")


def _taken(process: int) -> int:
    """Return the memory of a process and its children that they share with no other process, in bytes; 0 where the system does not tell."""
    total, left = 0, [process]
    while left:
        place = Path(f"/proc/{left.pop()}")
        try:
            lines = (place / "smaps_rollup").read_text(encoding="ascii").splitlines()
            left += [int(child) for task in (place / "task").iterdir() for child in (task / "children").read_text(encoding="ascii").split()]
        except OSError:
            continue
        total += 1024 * sum(int(line.split()[1]) for line in lines if line.startswith("Private"))
    return total
