"""How Qt's own lists, trees and texts look on our paper: style sheets in screen pixels."""

from __future__ import annotations

from app.art.tokens import EDGE_DARK, INK, LINK, PAPER


def paper(widget: str, scale: float, ground: str = PAPER, edge: str = EDGE_DARK, padding: float = 4) -> str:
    """Return the style of a widget of class ``widget``, with a thin edge, blue while it has keyboard focus, and of its scroll bar."""
    return (
        f"{widget} {{ background: {ground}; color: {INK}; border: {max(1, round(scale))}px solid {edge};"
        f" border-radius: {round(8 * scale)}px; padding: {round(padding * scale)}px; outline: 0; }}"
        f"{widget}:focus {{ border: {max(2, round(2.4 * scale))}px solid {LINK}; }}"
        f"QScrollBar:vertical {{ background: transparent; width: {round(10 * scale)}px; margin: 0; }}"
        f"QScrollBar::handle:vertical {{ background: {EDGE_DARK}; border-radius: {round(4 * scale)}px;"
        f" min-height: {round(32 * scale)}px; }}"
        "QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page { background: transparent; height: 0; }"
    )


def lines(widget: str, scale: float, padding: tuple[float, float], chosen: str = "") -> str:
    """Return the style of the lines of a list or tree, with ``padding`` around the words; ``chosen`` adds to that of the chosen line."""
    high, wide = padding
    return (
        f"{widget} {{ selection-background-color: transparent; }}"  # or a chosen line's sign would lie on the system's blue
        f"{widget}::item {{ padding: {round(high * scale)}px {round(wide * scale)}px; border-radius: {round(6 * scale)}px; }}"
        f"{widget}::item:hover {{ background: #F3E3B8; color: {INK}; }}"
        f"{widget}::item:selected {{ background: #F3D27A; color: {INK}; {chosen} }}"
    )
