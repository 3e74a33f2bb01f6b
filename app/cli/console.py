"""What the program prints. Where that cannot be read, because a pipe is closed or a disk is full, nothing else goes wrong."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import TextIO

PROGRAM = "burgage"


class UnwrittenError(Exception):
    """An answer cannot be written where it is wanted."""


def answer(text: str) -> bool:
    """Print what was asked for; False when whoever closed the pipe wants to hear no more. Raises ``UnwrittenError``."""
    try:
        _write(sys.stdout, text)
    except OSError as error:
        _forget(sys.stdout)
        if not isinstance(error, BrokenPipeError):
            raise UnwrittenError from error
        return False
    return True


def complain(sentence: str) -> None:
    """Say on stderr what went wrong, if there is anyone to hear it."""
    try:
        _write(sys.stderr, f"{PROGRAM}: {sentence}")
    except (OSError, ValueError):  # a full disk, a closed pipe, a closed file: there is no other place to say it
        _forget(sys.stderr)


def _write(stream: TextIO | None, text: str) -> None:
    """Write a line at once; what the stream cannot encode becomes question marks."""
    if stream is None:  # a program without a console has none
        return
    encoding = stream.encoding or "utf-8"
    stream.write(text.encode(encoding, "replace").decode(encoding) + "\n")
    stream.flush()


def _forget(stream: TextIO | None) -> None:
    """Lead a stream that failed nowhere, or Python would complain of what is left in it at its end."""
    with suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())  # type: ignore[union-attr]
        os.close(nowhere)
