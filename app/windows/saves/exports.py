"""What can be saved of a game for use elsewhere."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtWidgets import QWidget

import rules
from app.outcome import csv_export
from app.program import Program
from app.windows.kit import canvas
from app.windows.kit.sheet import PaperSheet
from app.windows.saves.save_dialog import save_as
from rules import Record


def save_game(parent: QWidget, program: Program, record: Record) -> None:
    """Save a game with all its moves where the player wants it."""
    save_as(parent, program, program.texts(f"{record.header.game}.meta.name"), ".json", rules.encode(record))


def save_points(parent: QWidget, program: Program, record: Record) -> None:
    """Save the points by source as a table for other programs."""
    save_as(parent, program, program.texts("scores.file"), ".csv", csv_export.of_game(record, program.texts))


def save_picture(sheet: PaperSheet, program: Program) -> None:
    """Save a picture of a whole sheet, which fits at the usual size of text."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    share = canvas.text_share
    canvas.set_text_size(1.0)
    sheet.refit()
    r = sheet.paper()
    part = QRectF(r.topLeft() * sheet.scale, r.size() * sheet.scale).toAlignedRect()
    sheet.grab(part).save(buffer, "PNG")
    canvas.set_text_size(share)
    sheet.refit()
    save_as(sheet, program, program.texts("scores.file"), ".png", bytes(data.data()))
