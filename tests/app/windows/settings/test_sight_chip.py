"""The preview of colour sight says that it is one wherever it is seen, and ends there."""

import pytest
from pytestqt.qtbot import QtBot

from app.art.fonts import text_width
from app.screenshot import new_position
from app.storage.settings import Settings
from app.windows.main_window import MainWindow
from tests.app.pages import button, click, nothing_cut, settle, show, window
from tests.slow import rest_slow

GAMES = ("burgundy", "burgundy_cards", "guildhall")


def seen(program: MainWindow) -> bool:
    return button(program, "sight:end").isVisible()


def test_the_preview_is_said_on_every_page_but_the_one_that_chooses_it(qtbot: QtBot) -> None:
    with window() as program:
        assert not seen(program)
        program.open_page("settings")
        click(program, "sight:deutan")
        assert not seen(program)
        program.go_home()
        assert seen(program)
        program.open_page("saves")
        assert seen(program)
        show(program, new_position("guildhall", 2, 1, 10, {}))
        assert seen(program)
        assert "green" in button(program, "sight:end").accessibleName()


def test_a_click_ends_the_preview(qtbot: QtBot) -> None:
    with window(settings=Settings(sight="tritan")) as program:
        show(program, new_position("burgundy_cards", 2, 1, 10, {}))
        click(program, "sight:end")
        assert program.program.settings.sight == "normal"
        assert program.pages.graphicsEffect() is None
        assert not seen(program)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", rest_slow((1280, 712), (1366, 680), (1920, 992)))
def test_it_covers_nothing_of_the_bar_of_a_table(qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    with window(language) as program:
        program.program.change(sight="protan")
        program.pages.setGraphicsEffect(None)  # type: ignore[arg-type]  # the colours, worked out pixel by pixel, do not matter here
        program.resize(*size)
        settle()
        for game in GAMES:
            show(program, new_position(game, 2, 5, 60, {}))
            with nothing_cut():
                program.sight_chip.grab()
            controller = program.table.controller
            assert controller is not None
            left = program.sight_chip.x() / program.sight_chip.scale
            right = left + program.sight_chip.w
            bar = [place for item, place in controller.layout.placements.items() if place.rect.y < 40 and item != "frame:top"]
            for place in bar:
                ends = place.rect.x + (text_width(str(place.face[0]), "body") if place.item == "frame:aim" else place.rect.w)
                assert place.rect.h > 40 or ends <= left or right <= place.rect.x, place.item
            assert len(bar) >= 8
        program.resize(900, 700)
        settle()
        assert program.rect().contains(program.sight_chip.geometry())
