"""What a process that judges a game answers, as frames: the curves of the game, how far it has got, and its opinion."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from app.opponents.wire import GarbledError
from app.session.opinion import Opinion


class Judged(Struct, frozen=True):
    """How many ``steps`` are ``done``; with the last one the opinion, before the first one its curves."""

    done: int
    steps: int
    opinion: Opinion | None = None


def judged(content: bytes) -> Judged:
    """Return the answer in a frame. Raises ``GarbledError``."""
    try:
        return msgspec.msgpack.decode(content, type=Judged)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise GarbledError(str(error)) from error
