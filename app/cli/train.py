"""``burgage --train``: bots learn a game by playing themselves. Imports no Qt."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from app.cli.bots import weights_in
from app.cli.commands import DONE, FAILED, FailedError, Train
from app.cli.console import answer
from app.cli.spreading import missing, spreading
from app.storage.file_names import shown
from app.texts import Texts

if TYPE_CHECKING:
    from app.learning.school import Report

ONE_THREAD = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")
"""What tells numpy's libraries to compute in one thread: with several, sums could be rounded differently from run to run."""


def command(asked: Train, folder: Path) -> int:
    """Learn in ``folder``, or go on there, and print progress; return the exit code. Raises ``FailedError``."""
    say = Texts(asked.language)
    os.environ.update(dict.fromkeys(ONE_THREAD, "1"))  # it is read when numpy is imported
    try:
        from app.learning.school import AnotherCourseError, School, Settings
    except ImportError as error:
        raise missing(say, error, "train") from None
    begin_with = None if asked.begin_with is None else weights_in(say, asked.game, asked.begin_with)
    with spreading(say, asked.workers) as spread:
        try:
            school = School(folder, Settings(asked.game, asked.players, asked.games, asked.seed, asked.towards, begin_with), spread)
        except AnotherCourseError:
            raise FailedError(say("cli.another_course", folder=shown(folder))) from None
        except OSError:
            raise FailedError(say("cli.learning_folder", folder=shown(folder))) from None
        begin = say("cli.train.begin", game=asked.game, players=asked.players, games=school.progress.games)
        if not (answer(begin) and all(answer(_line(say, report)) for report in school.learn())):
            return FAILED
    place = f"rules/games/{asked.game}/weights/{asked.players}.json"
    return DONE if answer(say("cli.train.end", path=shown(folder / "weights.json"), place=place)) else FAILED


def _line(say: Texts, report: Report) -> str:
    values: dict[str, int | str] = {"games": report.games, "mean": f"{report.mean:.2f}", "seconds": f"{report.seconds:.0f}"}
    found = report.examination
    if found is None:
        return say("cli.train.iteration", **values)
    verdict = "accepted" if found.accepted else "rejected"
    shares = {"share": f"{100 * found.share:.0f}", "first": f"{100 * found.since_first:.0f}"}
    return say(f"cli.train.{verdict}", score=f"{found.score:.1f}", **shares, **values)
