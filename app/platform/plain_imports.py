"""Imports as Python itself does them.

PySide replaces ``__import__`` when it is loaded, and from then on reads the source of every module that is imported, to learn whether it
uses PySide and may want one of its optional spellings (``from __feature__ import``). Nothing here wants any.
"""

from __future__ import annotations

import builtins


def restore() -> None:
    """Load PySide, and let everything after it be imported without a look at its source."""
    import PySide6.QtCore  # noqa: F401

    own = getattr(builtins, "__orig_import__", None)  # where PySide keeps it; without it, only the start takes longer
    if own is not None:
        builtins.__import__ = own
