"""A sheet that shows larger text by being larger as a whole, as far as its page has room."""

from __future__ import annotations

from app.table.geometry.layout import MIN_HEIGHT, MIN_WIDTH
from app.windows.kit import canvas
from app.windows.kit.sheet import PaperSheet

STEP = 0.05
"""Of the usual size: how far the sheet gives way at a time."""


class GrownSheet(PaperSheet):
    """Tells by ``needs`` how much room its contents take."""

    zoomed = True

    def needs(self) -> tuple[float, float]:
        """Width and height of the contents in logical pixels, edges included."""
        raise NotImplementedError

    def fit_scale(self) -> None:
        """As large as the text is wanted, or as the page allows."""
        usual = max(0.05, min(self.width() / MIN_WIDTH, self.height() / MIN_HEIGHT))
        share = canvas.text_share
        self.scale = usual * share
        while share > 1.0:
            width, height = self.needs()
            if width <= self.w and height <= self.h:
                break
            share = max(1.0, share - STEP)
            self.scale = usual * share
        self.refresh()
