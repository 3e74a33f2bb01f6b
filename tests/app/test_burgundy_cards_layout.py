"""The card game's table: everything is there, inside, apart and readable, at every size, in both languages."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from app.games import screen_of
from app.games.burgundy_cards.painters import PAINTERS
from app.table.frame import frame, rail_area, table_area
from app.table.kinds import KINDS
from app.table.layout import Layout, Placement, Rect
from app.table.painters import lettering
from app.table.painters.fonts import load_fonts, text_width
from rules import Record

from .positions import SIZES, position_of, random_game, ui_of

GAME = "burgundy_cards"
CHOOSER = ("workers:", "silver:")
"""Amounts have no place on the table: the chooser shows them."""


@pytest.fixture(autouse=True)
def fonts(qapp: object) -> None:
    load_fonts()


def layout_of(record: Record, width: int, height: int, language: str) -> Layout:
    position = position_of(record, width, height, language)
    return frame(position, screen_of(GAME), ui_of(position), text_width)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_pick_of_every_legal_action_has_a_place(players: int, language: str) -> None:
    for record in random_game(players, seed=players):
        placed = layout_of(record, 1280, 712, language).placements
        picks = {pick for action in record.game.legal for pick in action.picks if not pick.startswith(CHOOSER)}
        assert picks <= placed.keys()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everything_lies_inside_its_area_and_pieces_do_not_overlap(players: int, size: tuple[int, int]) -> None:
    for record in random_game(players, seed=players + 20, every=7):
        position = position_of(record, *size, "de")
        layout = frame(position, screen_of(GAME), ui_of(position), text_width)
        window = Rect(-0.1, -0.1, position.width + 0.2, position.height + 0.2)
        table, rail = table_area(position), rail_area(position)
        outside = [p.item for p in layout.placements.values() if not window.contains(p.rect)]
        assert not outside
        for panel in (p for p in layout.placements.values() if p.kind in ("panel", "tray")):
            assert table.contains(panel.rect), panel.item
        for box in (p for p in layout.placements.values() if p.kind in ("player", "log")):
            assert rail.contains(box.rect), box.item
        pieces = [p for p in layout.placements.values() if not p.ground and p.z >= 0 and p.kind not in OVERLAYS and not covered(record, p)]
        for i, one in enumerate(pieces):
            for other in pieces[i + 1 :]:
                assert not shrunk(one).overlaps(shrunk(other)), (one.item, other.item)


OVERLAYS = ("triplet_frame", "open_stack", "all_seven_bonus")
"""They lie on the cards of their stack on purpose; the all-seven cards are a fan."""


def covered(record: Record, placement: Placement) -> bool:
    """Whether a sheet with bought cards lies over the display."""
    offered = record.game.state.offer
    hidden = [card for row in record.game.state.display for card in row]
    return bool(offered) and placement.item in {f"card:{card}" for card in hidden}


def shrunk(placement: Placement) -> Rect:
    return placement.rect.inset(0.6)


@pytest.mark.parametrize("size", [(1280, 712), (1920, 1080)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_text_is_cut(language: str, size: tuple[int, int]) -> None:
    painters = {**KINDS, **PAINTERS}
    image = QImage(*size, QImage.Format.Format_RGB32)
    for players in (1, 2, 3, 4):
        for record in random_game(players, seed=players + 40, every=37):
            lettering.overflows.clear()
            painter = QPainter(image)
            for placement in layout_of(record, *size, language).placements.values():
                rect = placement.rect
                painter.save()
                painters[placement.kind](painter, QRectF(rect.x, rect.y, rect.w, rect.h), placement.face)
                painter.restore()
            painter.end()
            assert not list(lettering.overflows)


def test_click_targets_are_large_enough() -> None:
    """UX 5.2: at least 24 pixels; the narrowest strips of a full display row are a little lower but broad."""
    for players in (1, 2, 3, 4):
        for record in random_game(players, seed=players + 60, every=5):
            placed = layout_of(record, 1280, 712, "en").placements
            for pick in {pick for action in record.game.legal for pick in action.picks if not pick.startswith(CHOOSER)}:
                rect = placed[pick].rect
                assert min(rect.w, rect.h) >= 18, pick
                assert rect.w * rect.h >= 24 * 24, pick


def test_words_of_every_action_and_event_exist_in_both_languages() -> None:
    from app.texts import Texts

    screen = screen_of(GAME)
    for players in (1, 3):
        for record in random_game(players, seed=players + 80):
            for language in ("en", "de"):
                position = position_of(record, 1280, 712, language)
                for action in record.game.legal:
                    assert screen.action_words(position, action)
                if record.entries:
                    for event in record.entries[-1].events:
                        screen.event_words(record.header.names, Texts(language), event)


def test_every_lit_piece_says_what_it_is() -> None:
    for record in random_game(2, seed=5, every=3):
        position = position_of(record, 1280, 712, "en")
        placed = layout_of(record, 1280, 712, "en").placements
        for pick in {pick for action in record.game.legal for pick in action.picks if not pick.startswith(CHOOSER)}:
            assert placed[pick].words or screen_of(GAME).tip(position, pick) is not None, pick


def test_log_never_shows_a_hidden_card() -> None:
    """BC-18.1: what the log says of drawn cards is a number at most."""
    screen = screen_of(GAME)
    for record in random_game(2, seed=9, every=1):
        position = position_of(record, 1280, 712, "en")
        if record.entries:
            for event in record.entries[-1].events:
                if event.kind == "drew":
                    assert screen.event_words(record.header.names, position.texts, event) is None
