"""What a table is laid out from, put together: a game as somebody sees it, viewed in some way. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.table.game_ui import GameUi
from app.table.position import Position
from rules import Decision, ItemId, Record

from .view_options import ViewOptions


def position_of(
    record: Record,
    view: Any,
    viewer: int | None,
    screen: GameUi,
    options: ViewOptions,
    scores: Sequence[int] | None,
    decision: Decision | None = None,
    log: tuple[tuple[int | None, str], ...] = (),
    fresh: int = 0,
    new: frozenset[ItemId] = frozenset(),
) -> Position:
    """Return the position in which ``view`` shows a state of a game to ``viewer``; ``scores`` None: they are hidden.

    What else depends on the moment (``decision``, ``log``, ``fresh``, ``new``) is explained in ``PositionOf``.
    """
    header = record.header
    return Position(
        game=header.game,
        view=view,
        viewer=viewer,
        decision=decision,
        names=header.names,
        colours=header.seat_colours,
        seats=header.seats,
        options=header.options,
        width=options.width,
        height=options.height,
        texts=options.texts,
        log=log,
        fresh=fresh,
        scores=(None,) * len(header.names) if scores is None else tuple(scores),
        scale=options.scale,
        narrow_rail=screen.narrow_rail,
        text_size=options.text_size,
        muted=options.muted,
        advice=bool(header.advice),
        board=options.board,
        peek=options.peek,
        new=new,
    )
