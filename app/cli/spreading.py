"""Who plays many games for a command, and what is said if they cannot be had."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from app.cli.commands import FailedError, Workers
from app.learning.workers import Spread, workers
from app.texts import Texts


@contextmanager
def spreading(say: Texts, who: Workers) -> Iterator[Spread]:
    """Provide what spreads calls over workers. Raises ``FailedError``, for what is missing before the first call."""
    with ExitStack() as stack:
        try:
            spread = stack.enter_context(workers(who.jobs, who.cluster))
        except ImportError as error:
            raise missing(say, error, "cluster") from None
        except (OSError, ValueError):
            raise FailedError(say("cli.no_cluster", address=who.cluster)) from None
        yield spread


def missing(say: Texts, error: ImportError, extra: str) -> FailedError:
    """Return what to say about a package that is not installed; ``extra`` is the optional part of the project that needs it."""
    return FailedError(say("cli.no_package", package=str(error.name), extra=extra))
