"""The bars of the table on a page, for what lies between them."""

from __future__ import annotations

from app.table.parts.bars import Bars, fitted
from app.windows.kit import canvas
from app.windows.kit.overlay import Overlay


def table_bars(over: Overlay, above: float = 0.0) -> tuple[float, float]:
    """Return the heights of the bars above and below a table, as ``over`` measures; ``above`` is what is above the table."""
    bars, room = Bars(canvas.text_share), over.room * over.scale
    share = fitted(room.width(), room.height() - above * over.scale, bars.share) / over.scale
    return bars.top * share, bars.info * share
