"""What the window and a thinker say to each other: questions and answers, as frames with their length before them.

A thinker is asked with what its seat sees, and answers with legal actions; nothing in it can be executed.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator

import msgspec
from msgspec import Struct

from rules import Action
from rules.bots.reasons import Reasons

_LENGTH = struct.Struct(">I")
LONGEST = 1 << 22
"""The maximum number of bytes in a frame; no question or answer comes near it."""


class Question(Struct, frozen=True, gc=False):
    """What a seat should do: everything that a bot is given."""

    number: int
    """Which question it is, later ones higher; the answer bears the same."""
    game: str
    players: int
    strength: str
    view: bytes
    legal: tuple[Action, ...]
    seed: int
    seconds: float
    """How long a bot that searches may think."""
    reasons: bool = False
    """Whether to say why."""


class Thought(Struct, frozen=True, gc=False):
    """A plan, and what it is worth."""

    actions: tuple[Action, ...]
    value: float


class Compared(Struct, frozen=True, gc=False):
    """Another plan, and why the best one is better."""

    other: tuple[Action, ...]
    reasons: Reasons


class Answer(Struct, frozen=True, gc=False):
    """What a bot chose, the best plan first."""

    number: int
    considered: tuple[Thought, ...]
    compared: tuple[Compared, ...] = ()
    """Why the best plan is better than others, if that was asked and there are any."""
    wins: bool = False
    """Whether the best plan surely wins the game, if reasons were asked."""


class GarbledError(Exception):
    """Bytes that are not a frame of this conversation."""


def in_frame(content: bytes) -> bytes:
    """Return some content as a frame."""
    return _LENGTH.pack(len(content)) + content


def framed(message: Struct) -> bytes:
    """Return a message as a frame."""
    return in_frame(encoded(message))


def encoded(message: Struct) -> bytes:
    """Return a message as the content of a frame."""
    return msgspec.msgpack.encode(message)


class Frames:
    """Bytes as they arrive, taken apart into frames."""

    def __init__(self) -> None:
        self._waiting = b""

    def add(self, arrived: bytes) -> Iterator[bytes]:
        """Yield the contents of all frames that are complete now. Raises ``GarbledError``."""
        self._waiting += arrived
        while len(self._waiting) >= _LENGTH.size:
            (length,) = _LENGTH.unpack_from(self._waiting)
            if length > LONGEST:
                raise GarbledError(f"a frame of {length} bytes")
            if len(self._waiting) < _LENGTH.size + length:
                return
            content = self._waiting[_LENGTH.size : _LENGTH.size + length]
            self._waiting = self._waiting[_LENGTH.size + length :]
            yield content


def question(content: bytes) -> Question:
    """Return the question in a frame. Raises ``GarbledError``."""
    try:
        return msgspec.msgpack.decode(content, type=Question)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise GarbledError(str(error)) from error


def answer(content: bytes) -> Answer:
    """Return the answer in a frame. Raises ``GarbledError``."""
    try:
        return msgspec.msgpack.decode(content, type=Answer)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise GarbledError(str(error)) from error
