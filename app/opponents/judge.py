"""The process that judges a finished game in the background: ``burgage --judge``. It reads one game, tells its progress, and answers."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from threading import Thread

from msgspec.structs import replace

import rules
from app.opponents.judged import Judged
from app.opponents.wire import Frames, framed
from app.processes import retire
from app.session.digest import digest
from app.session.opinion import Opinion, edition_of, kind_of, points_of
from app.session.replay import Replay
from rules import Record
from rules.bots.chances import prospects
from rules.bots.judging import Judge, Stretch, Verdict, stretches
from rules.bots.learned import measured
from rules.bots.strengths import valuation

CHUNK = 1 << 16
SEED = 1
"""Equal games get equal opinions."""
DESERTED = 1
"""The exit code if no one is waiting for an answer any more."""


def judge(record: Record) -> Iterator[Judged]:
    """Judge what people did in a finished game; yield its curves, then how far that has got, and in the end the opinion."""
    game, players = record.header.game, len(record.header.names)
    by, spread = valuation(game, players), measured(game, players)
    replay = Replay(record, {}, "")
    points = points_of(replay)
    curves = tuple(tuple(round(one, 4) for one in prospects(by, spread, replay.game(at).state)) for at in points)
    sketch = Opinion(edition_of(record), digest(record), kind_of(record), points, curves, ())
    own = [stretch for stretch in stretches(record) if _decided_by_a_person(record, stretch)]
    one = Judge(by)
    steps, found = one.steps(own), []
    yield Judged(0, steps, sketch)
    for done, verdict in enumerate(one.verdicts(own, SEED), 1):
        if verdict is not None:
            found.append(verdict)
        yield Judged(done, steps) if done < steps else Judged(steps, steps, replace(sketch, verdicts=_in_order(found)))


def _decided_by_a_person(record: Record, stretch: Stretch) -> bool:
    """Return whether a person began a stretch, whoever sits there in the end."""
    return (record.entries[stretch.at].by or record.header.seats[stretch.seat]) == "person"


def _in_order(found: Iterable[Verdict]) -> tuple[Verdict, ...]:
    return tuple(sorted(found, key=lambda verdict: verdict.at))


def run() -> int:
    """Judge the game that is read; return the exit code. The process ends as soon as no one is waiting for the answer."""
    retire()
    frames, out = Frames(), sys.stdout.buffer
    while arrived := os.read(sys.stdin.fileno(), CHUNK):
        for content in frames.add(arrived):
            Thread(target=_watch, daemon=True).start()
            for one in judge(rules.load(content)):
                out.write(framed(one))
                out.flush()
            return 0
    return DESERTED


def _watch() -> None:
    """End with whoever asked, however that ended."""
    while os.read(sys.stdin.fileno(), CHUNK):
        pass
    os._exit(DESERTED)
