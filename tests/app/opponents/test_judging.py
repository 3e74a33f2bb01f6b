"""Check the judging of a finished game in the background: what is told of it, and that no process stays, no matter what becomes of it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.opponents.judge import judge
from app.opponents.judging import Judging
from app.session.opinion import Opinion, fits
from app.session.replay import Replay
from rules import Record
from tests.app.opinions import finished, judged

SLEEPS = "import time; time.sleep(60)"
DIES = "import sys; sys.exit(3)"
TALKS = "print('good morning', flush=True); import time; time.sleep(60)"
LIES = "import struct, sys, time; sys.stdout.buffer.write(struct.pack('>I', 3) + b'abc'); sys.stdout.flush(); time.sleep(60)"


@pytest.fixture
def judging(qapp: object) -> Iterator[Judging]:
    made = Judging()
    yield made
    made.end()


def program(code: str) -> Judging:
    return Judging((sys.executable, "-c", code))


def gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.fixture(scope="module")
def record() -> Record:
    return finished()


@pytest.mark.slow
def test_a_process_tells_how_far_it_is_and_then_what_it_thinks(record: Record, judging: Judging, qtbot: QtBot) -> None:
    shares, sketches = list[float](), list[Opinion]()
    judging.progressed.connect(shares.append)
    judging.sketched.connect(sketches.append)
    with qtbot.waitSignal(judging.formed, timeout=120_000) as told:
        judging.begin(record)
    assert told.args == [judged(record)]
    assert shares == sorted(shares)
    assert len(sketches) == 1
    assert sketches[0].prospects == judged(record).prospects
    assert not judging.busy


def test_only_people_are_judged(record: Record) -> None:
    replay = Replay(record, {}, "")
    found = judged(record)
    assert fits(found, replay)
    assert found.verdicts
    assert {verdict.seat for verdict in found.verdicts} == {0}
    assert record.people == (0,)
    steps = [one.done / one.steps for one in judge(record)]
    assert steps == sorted(steps)
    assert steps[-1] == 1


@pytest.mark.skipif(sys.platform == "win32", reason="a process number may be used again at once")
@pytest.mark.parametrize("fault", [DIES, TALKS, LIES], ids=["dies", "talks", "lies"])
def test_a_process_that_fails_is_given_up(fault: str, record: Record, qtbot: QtBot) -> None:
    one = program(fault)
    with qtbot.waitSignal(one.failed, timeout=20_000):
        one.begin(record)
        process = one.process
    assert not one.busy
    assert not process or gone(process)


@pytest.mark.skipif(sys.platform == "win32", reason="a process number may be used again at once")
def test_one_that_is_ended_is_gone_and_says_nothing(record: Record, qtbot: QtBot) -> None:
    one, heard = program(SLEEPS), list[object]()
    one.failed.connect(lambda: heard.append("failed"))
    one.begin(record)
    qtbot.waitUntil(lambda: one.process > 0)
    process = one.process
    one.end()
    assert gone(process)
    assert not heard
    assert not one.busy


def test_a_program_that_is_not_there_is_given_up(record: Record, qtbot: QtBot) -> None:
    one = Judging(("/nowhere/at/all",))
    with qtbot.waitSignal(one.failed, timeout=5_000):
        one.begin(record)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="its pipes are waited for in another way")
def test_the_process_ends_with_whoever_asked(record: Record, tmp_path: object, qtbot: QtBot) -> None:
    """The process that asked is killed: nothing tells this one, but its input ends."""
    asker = (
        "import subprocess, sys, rules, time; from app.opponents.own_process import command; from app.opponents.wire import in_frame; "
        "from tests.app.opinions import finished; "
        "p = subprocess.Popen(command('--judge'), stdin=subprocess.PIPE, stdout=subprocess.DEVNULL); "
        "p.stdin.write(in_frame(rules.encode(finished()))); p.stdin.flush(); print(p.pid, flush=True); time.sleep(60)"
    )
    import subprocess

    with subprocess.Popen((sys.executable, "-c", asker), stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        process = int(running.stdout.readline())
        running.kill()
    qtbot.waitUntil(lambda: gone(process), timeout=10_000)
