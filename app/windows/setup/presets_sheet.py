"""Presets of the set-up page: keep one under a name, choose one, delete one and bring it back."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.art import chrome
from app.art.fonts import metrics, text_width
from app.art.lettering import text
from app.art.pieces import marker
from app.art.tokens import INK, INK_SECOND
from app.program import Program
from app.storage.settings import Preset
from app.windows.kit.controls import Button, Field
from app.windows.kit.sheet import PaperSheet

MOST = 6
"""Presets of one game; the sheet shows them all."""
WIDTH, ROW = 720.0, 56.0
LONGEST = 24
"""Characters of a name."""


@dataclass
class _Row:
    preset: Preset
    use: Button
    delete: Button


class PresetsSheet(PaperSheet):
    """Lies over the set-up page. ``chosen`` says which preset to use."""

    chosen = Signal(object)

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(program, parent, "presets_sheet")
        self._now: Preset | None = None
        self._deleted: Preset | None = None
        self._rows: list[_Row] = []
        self._name = Field(self, "presets:name", LONGEST)
        self._save = Button(self, "primary", "content-save", "presets:save")
        self._back = Button(self, "secondary", "undo-variant", "presets:bring_back")
        self._save.clicked.connect(self._keep)
        self._name.returnPressed.connect(self._keep)
        self._name.textChanged.connect(self._judge)
        self._back.clicked.connect(self._bring_back)

    def open(self, now: Preset) -> None:
        """Show the presets of a game; ``now`` is the set-up that can be kept, still without a name."""
        self._now, self._deleted = now, None
        self._name.clear()
        self.retext()
        self.show_up()
        (self._rows[0].use if self._rows else self._name).setFocus()

    def retext(self) -> None:
        """List the presets and set all words anew."""
        if self._now is None:
            return
        say = self._program.texts
        for row in self._rows:
            for button in (row.use, row.delete):
                self.discard(button)
        self._rows = []
        for i, preset in enumerate(self.presets()):
            use, delete = Button(self, "gold", "", f"preset:{i}:use"), Button(self, "secondary", "delete-outline", f"preset:{i}:delete")
            row = _Row(preset, use, delete)
            row.use.say(say("settings.presets.use"), say("settings.presets.use_this", name=preset.name))
            row.delete.say("", say("settings.presets.delete_this", name=preset.name))
            row.use.clicked.connect(lambda _=False, preset=preset: self._choose(preset))
            row.delete.clicked.connect(lambda _=False, preset=preset: self._delete(preset))
            row.use.show()
            row.delete.show()
            self._rows.append(row)
        self._save.say(say("settings.presets.save"))
        self._name.setAccessibleName(say("settings.presets.name"))
        self._name.setPlaceholderText(say("settings.presets.name"))
        self._back.setVisible(self._deleted is not None)
        if self._deleted is not None:
            self._back.say(say("settings.presets.bring_back", name=self._deleted.name))
        self.head(say("settings.presets.title"), say("app.close"))
        self._judge()
        self.fit_scale()

    def presets(self) -> list[Preset]:
        """The presets of this game, the newest last."""
        game = self._now.game if self._now is not None else ""
        return [preset for preset in self._program.settings.presets if preset.game == game]

    def arrange(self) -> None:
        """A row for each, the field below."""
        super().arrange()
        r = self.paper()
        for row, place in zip(self._rows, self._places_of_rows(), strict=False):
            self.put(row.delete, QRectF(place.right() - 46, place.top() + 10, 36, 30))
            self.put(row.use, QRectF(place.right() - 150, place.top() + 10, 94, 30))
        width = text_width(self._save.text(), "body_bold") + 56
        self.put(self._save, QRectF(r.right() - 30 - width, r.bottom() - 60, width, 34))
        self.put(self._name, QRectF(r.left() + 30, r.bottom() - 60, r.width() - 76 - width, 34))
        width = text_width(self._back.text(), "body_bold") + 56
        self.put(self._back, QRectF(r.left() + 30, r.bottom() - 104, width, 32))

    def paint_paper(self, p: QPainter, r: QRectF) -> None:
        """The presets with their players."""
        say = self._program.texts
        text(p, QRectF(r.left() + 30, r.top() + 54, r.width() - 60, 22), say("settings.presets.about"), "body", INK_SECOND)
        if not self._rows:
            place = QRectF(r.left() + 30, r.top() + 96, r.width() - 60, 40)
            text(p, place, say("settings.presets.empty"), "italic", INK_SECOND, "centre", 17)
        for row, place in zip(self._rows, self._places_of_rows(), strict=False):
            preset = row.preset
            chrome.row_card(p, place)
            x = place.left() + 14
            for colour, name in zip(preset.colours, preset.names, strict=True):
                marker(p, QRectF(x, place.center().y() - 11, 22, 22), colour, name[:1].upper())
                x += 27
            x = place.left() + 14 + 27 * 5
            width = place.right() - 164 - x
            text(p, QRectF(x, place.top() + 6, width, 20), preset.name, "body_bold", INK)
            words = say("settings.presets.line", n=len(preset.names), names=", ".join(preset.names))
            words = metrics("card").elidedText(words, Qt.TextElideMode.ElideRight, width)
            text(p, QRectF(x, place.top() + 27, width, 18), words, "card", INK_SECOND)

    def needs(self) -> tuple[float, float]:
        """The sheet with its edges."""
        return WIDTH + 40, self.paper().height() + 40

    def paper(self) -> QRectF:
        """As high as its rows."""
        height = 100 + ROW * max(1, len(self._rows)) + 76 + (44 if self._deleted is not None else 0)
        return QRectF((self.w - WIDTH) / 2, (self.h - height) / 2, WIDTH, height)

    def _places_of_rows(self) -> list[QRectF]:
        r = self.paper()
        return [QRectF(r.left() + 30, r.top() + 86 + ROW * i, r.width() - 60, ROW - 6) for i in range(len(self._rows))]

    def _judge(self) -> None:
        """A set-up can be kept under a name, while there is room or the name is known."""
        name = self._name.text().strip()
        known = any(preset.name == name for preset in self.presets())
        self._save.setEnabled(bool(name) and (known or len(self._rows) < MOST))

    def _keep(self) -> None:
        if self._now is None or not self._save.isEnabled():
            return
        name = self._name.text().strip()
        kept = Preset(name, self._now.game, self._now.names, self._now.colours, self._now.options, self._now.drawn)
        others = [preset for preset in self._program.settings.presets if (preset.game, preset.name) != (kept.game, name)]
        self._deleted = None
        self._program.change(presets=[*others, kept])
        self._name.clear()
        self.retext()
        self._rows[-1].use.setFocus()

    def _delete(self, preset: Preset) -> None:
        self._deleted = preset
        self._program.change(presets=[other for other in self._program.settings.presets if other != preset])
        self.retext()
        self._back.setFocus()

    def _bring_back(self) -> None:
        if self._deleted is not None:
            back, self._deleted = self._deleted, None
            self._program.change(presets=[*self._program.settings.presets, back])
            self.retext()
            self._rows[-1].use.setFocus()

    def _choose(self, preset: Preset) -> None:
        self.put_away()
        self.chosen.emit(preset)
