"""A computer's sign is the robot of its strength wherever a player's marker is painted, never the initial of its name."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

import rules
from app.art import pieces, signs
from app.games import find
from app.windows.history.review import Review
from app.windows.history.reviews_page import ReviewsPage
from rules import Rng
from tests.app.kept_pictures import painted_anew
from tests.app.pages import button, show, window
from tests.app.positions import GAMES, NAMES, position_of
from tests.slow import rest_slow


@pytest.mark.parametrize("game", rest_slow("villagers", *(game for game in GAMES if game != "villagers")))
def test_no_computer_is_painted_as_a_person(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """On the table, behind the curtain, in the log, in words, in the points and their charts, in the review, and where it was stored."""
    initials: set[tuple[str, str]] = set()
    robots: dict[str, int] = {}
    marker, computer = pieces.marker, signs._computer

    def painted(p: QPainter, r: QRectF, player: str, initial: str = "", ring: bool = False) -> None:
        initials.add((player, initial))
        marker(p, r, player, initial, ring)

    def painted_computer(p: QPainter, r: QRectF, player: str, pips: int) -> None:
        robots[player] = pips
        computer(p, r, player, pips)

    monkeypatch.setattr(signs, "marker", painted)
    monkeypatch.setattr(signs, "_computer", painted_computer)
    record, rng = rules.new(game, NAMES[:3], 5, seats=("person", "hard", "person")), Rng(5)
    for _ in range(30):
        record.play(record.game.legal[rng.below(len(record.game.legal))])
    colour, person = record.header.seat_colours[1], record.header.seat_colours[0]

    def check(where: str) -> None:
        assert {initial for player, initial in initials if player == colour} <= {""}, where
        assert (person, NAMES[0][:1]) in initials, where
        assert robots == {colour: 3}, where
        initials.clear()
        robots.clear()

    with painted_anew(), window() as program:
        match = show(program, record)
        program.grab()
        initials.clear()
        robots.clear()
        match.lower_curtain()
        for name in ("show_log", "show_score"):
            match.lift_curtain()
            getattr(program.table, name)()
            program.grab()
            check(name)
        for tab in ("curve", "turns"):
            button(program, f"score:{tab}").click()
            program.grab()
            check(tab)
        program.table.score.put_away()
        while not record.game.over:
            record.play(record.game.legal[rng.below(len(record.game.legal))])
        program.open_page("reviews")
        page = program.pages.currentWidget()
        assert isinstance(page, ReviewsPage)
        page.show_record(record)
        review = page.findChild(Review)
        assert review is not None
        program.grab()
        check("review")


@pytest.mark.parametrize("game", GAMES)
def test_pointing_at_a_computers_box_tells_its_strength(game: str) -> None:
    record = rules.new(game, NAMES[:2], 5, seats=("person", "hard"))
    position = position_of(record, 1280, 712, "en", 0)
    tips = [find(game).tip(position, f"seat:{player}") for player in range(2)]
    assert [tip is not None and "Computer, hard" in tip.title for tip in tips] == [False, True]
