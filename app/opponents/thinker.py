"""The process that thinks for computers at the table: ``burgage --think``. It reads questions and writes answers until its input ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import lru_cache

from app.opponents.answering import answered
from app.opponents.crew import Crew, crew
from app.opponents.timed import timed
from app.opponents.wire import Answer, Frames, Question, framed, question
from app.processes import retire
from rules.bots.choice import Bot
from rules.bots.strengths import TRIES_OUT, bot

CHUNK = 1 << 16
MOST_PROCESSES = 2
"""More processes than this make no bot stronger, but the window slower."""


class Thinker:
    """Answers questions, with helpers for bots that search."""

    def __init__(self, helped: Callable[[str, int], Crew]) -> None:
        """``helped`` returns who helps with the plans of a game for this many players."""
        self._helped = helped
        self._bots: dict[tuple[str, int, str, float], Bot] = {}

    def answer(self, asked: Question) -> Answer:
        """Return what the bot asked for would do."""
        return answered(asked, self._bot(asked))

    def _bot(self, asked: Question) -> Bot:
        key = asked.game, asked.players, asked.strength, asked.seconds
        if key not in self._bots:
            plain = bot(asked.strength, asked.game, asked.players)
            searches = asked.strength == TRIES_OUT
            self._bots[key] = timed(plain, asked.seconds, self._helped(asked.game, asked.players)) if searches else plain
        return self._bots[key]


@contextmanager
def thinker(processes: int) -> Iterator[Thinker]:
    """Provide a thinker whose helpers end with it."""
    with ExitStack() as stack:

        @lru_cache(1)
        def helped(game: str, players: int) -> Crew:
            return stack.enter_context(crew(game, players, processes))

        yield Thinker(helped)


def run() -> int:
    """Think until no one asks any more; return the exit code."""
    retire()
    frames = Frames()
    out = sys.stdout.buffer
    gone = suppress(BrokenPipeError)  # whoever asked has been killed, and wants no answer
    with gone, thinker(min(MOST_PROCESSES, os.cpu_count() or 1)) as one:
        while arrived := os.read(sys.stdin.fileno(), CHUNK):
            for content in frames.add(arrived):
                out.write(framed(one.answer(question(content))))
                out.flush()
    return 0
