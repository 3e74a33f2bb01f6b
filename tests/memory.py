"""The memory of the tests: what is unused is freed before it adds up."""

from __future__ import annotations

import gc
from pathlib import Path
from types import ModuleType

import pytest

from app.platform import memory
from app.platform.memory import give_back

ROOM = 2_500
"""Pages of memory by which the tests may grow before everything unused is freed: 10 megabytes."""
STATM = "/proc/self/statm"
TOLD = Path(STATM).exists()
"""Whether the system tells how much memory is in use."""
_kept = {"pages": 0}
"""The pages that were in use when that was last done, or fewer since."""


def free_what_adds_up() -> None:
    """Free everything unused if much has been added since the last time.

    Tables that refer to themselves wait for the garbage collector, which does not know how large their pictures are.
    """
    used = _in_use()
    if used > _kept["pages"] + ROOM:
        give_back()
        _kept["pages"] = _in_use()
    else:
        _kept["pages"] = min(_kept["pages"], used)


def forget_positions(module: ModuleType) -> None:
    """Forget the games a module of tests plays once for all of them, and what is remembered of positions that do not come again."""
    memory.forget_positions()
    memory.forget_all(module)


def forget_reports(config: pytest.Config) -> None:
    """Forget the reports of all tests in a process whose reports another one prints: a worker of pytest-xdist."""
    if hasattr(config, "workerinput"):
        reporter = config.pluginmanager.get_plugin("terminalreporter")
        assert isinstance(reporter, pytest.TerminalReporter)
        reporter.stats.clear()


def freeze_what_stays() -> None:
    """Freeze what is in use between two modules, so that collecting garbage after a table is left only looks at what came since."""
    gc.collect()
    gc.freeze()


def _in_use() -> int:
    """Return the pages of memory in use now, or none where the system does not tell.

    Tests may have put something else in the place of what Path and os offer.
    """
    if not TOLD:
        return 0
    with open(STATM, "rb") as file:
        return int(file.read().split()[1])
