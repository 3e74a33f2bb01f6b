"""The curtain between two players. It shows only names, markers and public scores, nothing from any seat's view. No Qt."""

from __future__ import annotations

from app.art.roles import Role
from app.commands import Command
from app.table.geometry.faces import ButtonFace, GroundFace, Ink, MarkerFace, TextFace
from app.table.geometry.layout import Layout
from app.table.geometry.placement import Placement, Rect
from app.texts import Texts
from rules import SeatKind

from .bars import Bars
from .infoline import Measure

LIFT = Command.LIFT.item
"""The button that reveals the table to the player who decides."""
MENU = Command.MENU.item
"""The button of the menu, where the table has it: the way out for those who use the mouse alone."""
CARD_W, CARD_H = 500.0, 440.0


def curtain(
    width: float,
    height: float,
    game: str,
    seat: int,
    names: tuple[str, ...],
    colours: tuple[str, ...],
    kinds: tuple[SeatKind, ...],
    scores: tuple[int | None, ...],
    texts: Texts,
    measure: Measure,
    key: str,
    text_size: float = 1.0,
    comes: str = "",
) -> Layout:
    """Lay out the window while nobody may see the table; ``seat`` is the player who looks next, and ``comes`` says so, unless it is simply
    their turn; ``key`` lowers the curtain again.

    A ``game`` that hides something other than hands has words of its own for what is shown.
    """
    bars = Bars(text_size)
    broad = bars.around(CARD_W)
    card = Rect((width - broad) / 2, (height - CARD_H) / 2, broad, CARD_H)
    name = names[seat]
    said = texts(texts.own(game, "table.reveal"), name=name)
    across = min(broad - 60, max(320.0, measure(said, "body_bold", bars.size(14)) + bars.around(70)))
    button = Rect(card.cx - across / 2, card.y + 318, across, 48)
    menu = texts("table.menu")
    corner = Rect(8, 6, measure(menu, "body_bold", bars.size(14)) + bars.around(44.0), bars.top - 12)

    def line(item: str, y: float, h: float, words: str, role: Role, ink: Ink, px: int) -> Placement:
        rect = Rect(card.x + 24, card.y + y, broad - 48, h)
        return Placement(f"curtain:{item}", "text", rect, TextFace(words, role, ink, "centre", px), 1, static=True)

    placed = [
        Placement("curtain:cloth", "curtain", Rect(0, 0, width, height), GroundFace("curtain"), static=True, z=-1),
        Placement("curtain:card", "dialog", card, GroundFace("dialog"), static=True),
        Placement(
            "curtain:marker",
            "marker",
            Rect(card.cx - 46, card.y + 42, 92, 92),
            MarkerFace(colours[seat], name, kinds[seat]),
            1,
            static=True,
        ),
        line("turn", 150, 50, comes or texts("table.turn", name=name), "display", "burgundy", 42),
        line("look_away", 202, 28, texts("table.look_away"), "italic", "second", 18),
        Placement("curtain:rule", "rule", Rect(card.cx - 130, card.y + 236, 260, 20), GroundFace("rule"), 1, static=True),
        Placement(LIFT, "button", button, ButtonFace(said, "eye", "primary"), 2, 8.0, said),
        Placement(MENU, "button", corner, ButtonFace(menu, "menu", "dark"), 2, 8.0, menu),
        line("keys", 382, 24, texts("table.curtain_keys", curtain=key), "label_regular", "second", 13),
    ]
    step = (broad - 60) / len(names)
    for i, (colour, score) in enumerate(zip(colours, scores, strict=True)):
        x = card.x + 30 + step * (i + 0.5)
        marker = Rect(x - 30, card.y + 270, 24, 24)
        number = Rect(x, card.y + 266, step / 2, 32)
        placed.append(Placement(f"curtain:marker:{i}", "marker", marker, MarkerFace(colour, names[i], kinds[i]), 1, static=True))
        if score is not None:
            placed.append(Placement(f"curtain:score:{i}", "text", number, TextFace(str(score), "num", "ink", "left", 21), 1, static=True))
    return Layout.of(width, height, placed)
