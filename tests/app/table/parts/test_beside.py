"""What appears next to a piece: the chooser, the tip, and the curtain over everything."""

from itertools import combinations

import pytest

from app.table.geometry.placement import Rect
from app.table.parts.bars import Bars
from app.table.parts.chooser import PANEL, beside, chooser
from app.table.parts.curtain import LIFT, MENU, curtain
from app.table.parts.tipbox import tipbox
from app.table.screen import Tip
from app.texts import Texts
from rules import SeatKind
from tests.app.painting import face_of
from tests.app.toy import measure

AREA = Rect(0, 40, 1016, 628)
ROWS = [("workers", tuple(f"workers:{n}" for n in range(4))), ("silver", tuple(f"silver:{n}" for n in range(15)))]


@pytest.mark.parametrize("anchor", [Rect(500, 300, 92, 128), Rect(0, 40, 92, 128), Rect(924, 540, 92, 128), Rect(0, 60, 1000, 600)])
def test_the_chooser_stays_inside_and_off_the_piece(anchor: Rect) -> None:
    placed = chooser(ROWS, lambda item: item, {"workers:2", "silver:1"}, lambda item: True, anchor, AREA, measure, Bars(1.0))
    sheet, buttons = placed[0], placed[1:]
    assert sheet.item == PANEL
    assert AREA.contains(sheet.rect)
    assert not sheet.rect.overlaps(anchor) or anchor.w > 900
    assert [b.item for b in buttons] == [item for _, items in ROWS for item in items]
    assert all(sheet.rect.contains(b.rect) for b in buttons)
    assert not [(a.item, b.item) for a, b in combinations(buttons, 2) if a.rect.overlaps(b.rect)]
    assert {b.item for b in buttons if face_of(b).style == "primary"} == {"workers:2", "silver:1"}
    assert all(measure(face_of(b).words, "body_bold", 0) < b.rect.w and b.rect.h >= 24 for b in buttons)


@pytest.mark.parametrize("anchor", [Rect(500, 300, 92, 128), Rect(0, 60, 92, 128), Rect(900, 530, 116, 128)])
def test_a_single_choice_hangs_on_the_lower_edge_of_its_piece(anchor: Rect) -> None:
    """So the heading below the piece stays in sight, and most of the piece too."""
    sheet, button = chooser([("", ("now:draft",))], lambda item: item, (), lambda item: True, anchor, AREA, measure, Bars(1.0))
    assert AREA.contains(sheet.rect)
    assert sheet.rect.contains(button.rect)
    assert sheet.rect.y > anchor.cy
    assert sheet.rect.bottom < anchor.bottom + 20


def test_a_single_choice_stays_off_a_small_piece() -> None:
    small = Rect(500, 300, 40, 40)
    sheet, _ = chooser([("", ("now:draft",))], lambda item: item, (), lambda item: True, small, AREA, measure, Bars(1.0))
    assert not sheet.rect.overlaps(small)


def test_the_chooser_keeps_off_what_can_be_clicked_instead() -> None:
    anchor = Rect(500, 300, 92, 128)
    above, below, right, left = (beside(anchor, AREA, 300, 100, clear) for clear in _each_side(anchor))
    assert above.bottom <= anchor.y
    assert below.y >= anchor.bottom
    assert right.x >= anchor.right
    assert left.right <= anchor.x
    everywhere = [Rect(0, 0, 2000, 2000), Rect(anchor.x, 0, 10, anchor.y)]
    assert beside(anchor, AREA, 300, 100, everywhere).y >= anchor.bottom


def _each_side(anchor: Rect) -> list[list[Rect]]:
    """Return what must stay in sight, so that the sheet is above, below, right and left of ``anchor``."""
    sides = [
        Rect(anchor.x, anchor.y - 60, 40, 40),
        Rect(anchor.x, anchor.bottom + 20, 40, 40),
        Rect(anchor.right + 20, anchor.y, 40, 40),
    ]
    return [sides[:n] for n in range(4)]


@pytest.mark.parametrize("target", [Rect(500, 300, 92, 128), Rect(0, 40, 92, 128), Rect(1180, 60, 92, 128), Rect(8, 620, 600, 40)])
def test_a_tip_never_lies_over_its_piece(target: Rect) -> None:
    window = Rect(0, 0, 1280, 712)
    tip = tipbox(
        Tip("Castle 3", (("information", "Take another action. " * 6), ("star-circle", "A triplet scores 2."))), target, [], window, measure
    )
    assert window.contains(tip.rect)
    assert not tip.rect.overlaps(target)
    assert face_of(tip).title == "Castle 3"
    assert all(measure(words, "card", 0) + 42 <= tip.rect.w for _, words in face_of(tip).rows)


def test_a_tip_keeps_off_the_other_targets() -> None:
    target = Rect(500, 300, 92, 128)
    above = Rect(380, 150, 330, 140)
    tip = tipbox(Tip("Castle 3", (("information", "Take another action."),)), target, [above], Rect(0, 0, 1280, 712), measure)
    assert not tip.rect.overlaps(above)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("players", [1, 5])
def test_the_curtain_shows_only_what_everybody_knows(language: str, players: int) -> None:
    names, colours = ("Anna", "Ben", "Cleo", "Dora", "Egbert")[:players], ("red", "blue", "yellow", "green", "plum")[:players]

    kinds: list[SeatKind] = ["hard", "easy", "normal", "person", "person"]

    def width(words: str, role: str, px: int) -> float:
        return measure(words, "lead", px)

    layout = curtain(
        1280,
        712,
        "guildhall",
        players - 1,
        names,
        colours,
        tuple(kinds[:players]),
        tuple(range(10, 10 + players)),
        Texts(language),
        width,
        "B",
    )
    assert {item.split(":")[0] for item in layout.placements} == {"curtain", "ui"}
    assert layout.placements["curtain:cloth"].rect == Rect(0, 0, 1280, 712)
    assert names[-1] in face_of(layout.placements[LIFT]).words
    assert [p.item for p in layout.placements.values() if not p.static] == [LIFT, MENU]
