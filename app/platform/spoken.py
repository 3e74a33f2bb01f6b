"""What a screen reader is to say."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(of: QWidget, words: str) -> None:
    """Have a screen reader say words that belong to a widget, if one is at work."""
    if words and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(of, words))
