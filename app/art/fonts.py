"""Typefaces: loaded from their packages, or the system's typeface where a package is missing."""

from __future__ import annotations

import importlib.util
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

from .roles import Role
from .tokens import ROLES, Family

_PACKAGES: Final[dict[Family, tuple[str, str]]] = {
    "sans": ("font_source_sans_pro", "SourceSansPro"),
    "serif": ("font_source_serif_pro", "SourceSerifPro"),
}
_CUTS: Final = ("Regular", "It", "Semibold", "Bold")
MEASURED: Final = 1 << 14
"""Number of line widths remembered: most pictures of a table measure the same lines."""


def package_folder(name: str) -> Path | None:
    """Return the folder of an installed package, or None if it is not installed."""
    spec = importlib.util.find_spec(name)
    if spec is None or not spec.submodule_search_locations:
        return None
    return Path(next(iter(spec.submodule_search_locations)))


@cache
def family(key: Family) -> str:
    """Return the family name of a face; loads it on first use. Needs a QGuiApplication."""
    package, stem = _PACKAGES[key]
    folder = package_folder(package)
    names: list[str] = []
    if folder is not None:
        for cut in _CUTS:
            loaded = QFontDatabase.addApplicationFont(str(folder / "files" / f"{stem}-{cut}.otf"))
            names += QFontDatabase.applicationFontFamilies(loaded) if loaded >= 0 else []
    return names[0] if names else QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()


def load_fonts() -> None:
    """Load both typefaces now, so that the first painting does not wait for them. Call after the QGuiApplication exists."""
    for key in _PACKAGES:
        family(key)


@cache
def font(role: Role, px: int = 0) -> QFont:
    """Return the font of a role; ``px`` overrides its size. The result is shared: copy it before changing it."""
    key, size, weight, italic = ROLES[role]
    result = QFont(family(key))
    result.setPixelSize(px or size)
    result.setWeight(QFont.Weight(weight))
    result.setItalic(italic)
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    for feature in ("tnum", "lnum"):
        result.setFeature(QFont.Tag(feature), 1)
    return result


@cache
def metrics(role: Role, px: int = 0) -> QFontMetricsF:
    """Return the metrics of the font of a role; shared."""
    return QFontMetricsF(font(role, px))


@lru_cache(MEASURED)
def text_width(words: str, role: Role = "body", px: int = 0) -> float:
    """Return the width of one line in logical pixels."""
    return metrics(role, px).horizontalAdvance(words)
