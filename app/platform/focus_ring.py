"""Whether the control with the keyboard focus has a ring: for those who play by keys, until they press a mouse button.

Qt remembers for each window whether Tab or an arrow has moved the focus last; what another key opens would show no ring.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

BY_KEYS = "by_keys"
"""The property of a window that says whether a key was pressed last."""


def show_ring(on: QWidget, wanted: bool) -> None:
    """Let the window of ``on`` show the ring from now on, or not before Tab is pressed."""
    on.window().setProperty(BY_KEYS, wanted)


def has_ring(on: QWidget) -> bool:
    """Return whether a control has the ring."""
    window = on.window()
    return on.hasFocus() and (bool(window.property(BY_KEYS)) or window.testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange))
