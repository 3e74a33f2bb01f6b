"""Presets of the set-up page: store one under a name, choose one, delete one and restore it."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.art import chrome
from app.art.signs import player_sign
from app.art.tokens import BURGUNDY, INK_SECOND
from app.program import Program
from app.storage.settings import Preset, sitting
from app.windows.game_words import unusual_options, who_plays
from app.windows.kit.controls import Button, Field
from app.windows.kit.laid_sheet import LaidSheet
from app.windows.kit.layouts import Column, Row
from app.windows.kit.leaves import Control, Painting, Words
from rules import meta

MOST = 6
"""The maximum number of presets of one game; the sheet shows all of them."""
WIDTH = 720
SIGN = 27
"""Width of the place for a player's shape."""
LONGEST = 24
"""The maximum number of characters in a name."""


class _Row(Struct):
    preset: Preset
    use: Button
    delete: Button


class PresetsSheet(LaidSheet):
    """The sheet of presets over the set-up page. ``chosen`` says which preset to use."""

    chosen = Signal(object)

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(program, parent, "presets_sheet", WIDTH)
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
        """Show the presets of a game; ``now`` is the set-up that can be stored, still without a name."""
        self._now, self._deleted = now, None
        self._name.clear()
        self.retext()
        self.show_up()
        (self._rows[0].use if self._rows else self._name).setFocus()

    def retext(self) -> None:
        """List the presets and set all texts."""
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
        self._lay_out()
        self.refit()

    def presets(self) -> list[Preset]:
        """Return the presets of this game, the newest last."""
        game = self._now.game if self._now is not None else ""
        return [preset for preset in self._program.settings.presets if preset.game == game]

    def _lay_out(self) -> None:
        """Lay out a row for each preset, and the field below."""
        say = self._program.texts
        rows: list[Row | Words] = [self._row(row) for row in self._rows]
        if not rows:
            rows = [Words(say("settings.presets.empty"), "italic", INK_SECOND, 17, "centre", wrapped=True, height=50)]
        new = Row((Control(self._name, wide=True, height=34), 1), Control(self._save, height=34), gap=16, margins=(0, 12, 4, 0))
        about = Words(say("settings.presets.about"), "body", INK_SECOND, wrapped=True)
        self.lay(Column(about, 6, *rows, Control(self._back), new, gap=6))

    def _row(self, row: _Row) -> Row:
        """Return the row of a preset: the players' shapes, the name with who plays and what is played, and the buttons."""
        preset, say = row.preset, self._program.texts

        def signs(p: QPainter, r: QRectF) -> None:
            for i, (colour, name, kind) in enumerate(zip(preset.colours, preset.names, sitting(preset), strict=True)):
                player_sign(p, QRectF(r.left() + SIGN * i, r.center().y() - 11, 22, 22), colour, name, kind)

        line = who_plays(say, preset.names, sitting(preset))
        options = unusual_options(say, meta(preset.game), len(preset.names), preset.options)
        with_options = [Words(" · ".join(options), "card", BURGUNDY, wrapped=True)] if options else []
        who = Words(line, "card", INK_SECOND, wrapped=True)
        words = Column(Words(preset.name, "body_bold", width=1, wrapped=True), who, *with_options, gap=2)
        buttons = (Control(row.use, height=30), Control(row.delete, height=30))
        painting = Painting(signs, SIGN * 5, 22)
        return Row(painting, (words, 1), *buttons, gap=10, margins=(14, 8, 10, 8), under=lambda p, r: chrome.row_card(p, r))

    def _judge(self) -> None:
        """Enable storing while there is room for another preset or the name is one already listed."""
        name = self._name.text().strip()
        known = any(preset.name == name for preset in self.presets())
        self._save.setEnabled(bool(name) and (known or len(self._rows) < MOST))

    def _keep(self) -> None:
        if self._now is None or not self._save.isEnabled():
            return
        name = self._name.text().strip()
        kept = Preset(
            name, self._now.game, self._now.names, self._now.colours, self._now.options, self._now.drawn, self._now.seats, self._now.advice
        )
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
