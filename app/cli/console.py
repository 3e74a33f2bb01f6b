"""What the program prints. If printing fails, because a pipe is closed or a disk is full, nothing else goes wrong."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import TextIO

PROGRAM = "burgage"


class UnwrittenError(Exception):
    """An answer that cannot be written where it was wanted."""


def answer(text: str) -> bool:
    """Print what was asked for; return False if the reader has closed the pipe. Raises ``UnwrittenError``."""
    try:
        _write(sys.stdout, text)
    except OSError as error:
        _forget(sys.stdout)
        if not isinstance(error, BrokenPipeError):
            raise UnwrittenError from error
        return False
    return True


def complain(sentence: str) -> None:
    """Report on stderr what went wrong, if it can be written to."""
    try:
        _write(sys.stderr, f"{PROGRAM}: {sentence}")
    except (OSError, ValueError):  # a full disk, a closed pipe, a closed file: there is nowhere else to report it
        _forget(sys.stderr)


def _write(stream: TextIO | None, text: str) -> None:
    """Write a line immediately; characters that the stream cannot encode become question marks."""
    if stream is None:  # a program without a console has none
        return
    encoding = stream.encoding or "utf-8"
    stream.write(text.encode(encoding, "replace").decode(encoding) + "\n")
    stream.flush()


def _forget(stream: TextIO | None) -> None:
    """Redirect a stream that failed to the null device, or Python would complain at exit about what is left in it."""
    with suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())  # type: ignore[union-attr]
        os.close(nowhere)
