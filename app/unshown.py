"""What a command says about a game that it cannot show."""

from __future__ import annotations

from pathlib import Path

from app.cli.command_line import about, sentence
from app.cli.commands import FailedError
from app.platform import error_report
from app.texts import Texts
from rules import BadSave


def unshown(say: Texts, error: Exception, path: Path) -> FailedError:
    """Return the failure: what is wrong with the file or, for an error nobody foresaw, where the program failed."""
    if isinstance(error, BadSave | OSError):
        return FailedError(sentence(say, error, path))
    return FailedError(about(say, path, say("app.cli.fault", place=error_report.place(error))))
