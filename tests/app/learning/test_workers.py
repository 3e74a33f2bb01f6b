"""Check that it does not matter who plays the games."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from app.learning.tasks import compare
from app.learning.workers import workers
from rules.bots.matches import Contender, Outcome, Pairing, pairings
from tests.app.programs import ROOT


def games() -> list[Pairing]:
    return pairings("burgundy_cards", [Contender("random"), Contender("greedy")], 2, {}, 5, 4, 0)


def ends(outcomes: list[Outcome]) -> list[Any]:
    return [(one.seed, one.scores, one.shares, one.decisions) for one in outcomes]


def here() -> list[Any]:
    return ends([*map(compare, games())])


@pytest.mark.slow
def test_processes_play_the_same_games() -> None:
    with workers(2) as spread:
        assert ends([*spread(compare, games())]) == here()


@pytest.mark.slow
def test_a_cluster_plays_the_same_games() -> None:
    from distributed import LocalCluster

    with (
        LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster,  # type: ignore[no-untyped-call]
        workers(1, cluster.scheduler_address) as spread,
    ):
        assert ends([*spread(compare, games())]) == here()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there a killed program cannot be told from one that ended")
def test_workers_end_when_the_program_is_killed() -> None:
    """They have its output open, so that it is read to its end only when all have gone."""
    code = (
        "import os, signal, time; from app.learning.workers import workers\n"
        "if __name__ == '__main__':\n"
        "    with workers(2) as spread:\n"
        "        print([*spread(abs, range(-9, 0))], flush=True)\n"
        "        os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, timeout=60, check=False)
    assert done.stdout.split() == b"[9, 8, 7, 6, 5, 4, 3, 2, 1]".split()
    assert done.returncode < 0
