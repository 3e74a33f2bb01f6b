"""The set-up page: colours, order of the seats, the same deal again, presets; everything is remembered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app import settings as stored
from app.application import qt
from app.settings import LastGame, Preset, Settings
from app.table.painters.lettering import overflows
from rules import COLOURS
from tests.app.pages import button, click, field, focused, key, window

qt()
GAME = "burgundy_cards"


def test_a_colour_is_chosen_and_its_owner_gets_a_free_one(qtbot: QtBot) -> None:
    with window() as program:
        click(program, f"play:{GAME}")
        click(program, "colour:0:blue")
        assert button(program, "colour:0:blue").isChecked()
        assert not button(program, "colour:1:blue").isChecked()
        click(program, "start_game")
        assert program.match is not None
        assert program.match.colours[0] == "blue"
        assert len(set(program.match.colours)) == 2
        assert sorted(program.program.settings.colours) == sorted(COLOURS)
        program.go_home()
        click(program, f"play:{GAME}")
        assert button(program, "colour:0:blue").isChecked()


def test_seats_move_up_with_name_and_colour(qtbot: QtBot) -> None:
    with window() as program:
        click(program, f"play:{GAME}")
        click(program, "players:3")
        assert not button(program, "up:0").isVisible()
        click(program, "up:2")
        click(program, "start_game")
        assert program.match is not None
        assert program.match.names == ("Anna", "Cleo", "Ben")
        assert program.match.colours == ("red", "yellow", "blue")


def test_the_order_is_drawn_with_the_colours(qtbot: QtBot) -> None:
    orders = set()
    with window() as program:
        for _ in range(12):
            program.set_up(GAME)
            click(program, "players:4")
            if not button(program, "drawn").isChecked():
                click(program, "drawn")
            click(program, "start_game")
            assert program.match is not None
            names, colours = program.match.names, program.match.colours
            assert dict(zip(names, colours, strict=True)) == dict(zip(("Anna", "Ben", "Cleo", "Dora"), COLOURS, strict=False))
            orders.add(names)
            assert program.program.settings.names == ["Anna", "Ben", "Cleo", "Dora"]
            program.go_home()
    assert len(orders) > 2


def test_the_same_deal_again_is_the_very_game(qtbot: QtBot) -> None:
    with window() as program:
        click(program, f"play:{GAME}")
        assert not button(program, "same_deal").isVisible()
        click(program, "players:3")
        click(program, "drawn")
        click(program, "colour:0:plum")
        click(program, "start_game")
        assert program.match is not None
        first = program.match.record
        program.go_home()
        click(program, f"play:{GAME}")
        click(program, "players:2")
        field(program, "name:0").setText("Zoe")
        click(program, "same_deal")
        click(program, "start_game")
        assert program.match is not None
        again = program.match.record
        assert again.header == first.header
        assert again.game.digest() == first.game.digest()


def test_a_preset_is_kept_used_deleted_and_brought_back(qtbot: QtBot) -> None:
    with window() as program:
        click(program, f"play:{GAME}")
        click(program, "players:3")
        click(program, "colour:1:plum")
        click(program, "option:start_player")
        click(program, "presets")
        field(program, "presets:name").setText("Sunday")
        click(program, "presets:save")
        kept = program.program.settings.presets
        assert [preset.name for preset in kept] == ["Sunday"]
        key(focused(), Qt.Key.Key_Escape)
        click(program, "players:2")
        click(program, "colour:1:green")
        click(program, "presets")
        click(program, "preset:0:use")
        assert program.new_game.preset() == Preset("", GAME, kept[0].names, kept[0].colours, kept[0].options, kept[0].drawn)
        click(program, "presets")
        click(program, "preset:0:delete")
        assert program.program.settings.presets == []
        click(program, "presets:bring_back")
        assert program.program.settings.presets == kept


def test_everything_survives_the_file(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("settings") / "settings.json"
    written = Settings(
        colours=["plum", "red", "blue", "green", "yellow"],
        last={GAME: LastGame(2, {"open_hands": True}, True, ("Anna", "Ben"), ("plum", "red"), 7)},
        presets=[Preset("Sunday", GAME, ("Anna",), ("red",), {})],
        keys={"log": "P"},
        text_size=150,
    )
    stored.save(written, path)
    assert stored.load(path) == written


@pytest.mark.parametrize("colours", [["red"], ["red"] * 5, ["pink", "blue", "yellow", "green", "plum"]])
def test_colours_that_cannot_be_are_the_usual_ones(tmp_path_factory: pytest.TempPathFactory, colours: list[str]) -> None:
    path = tmp_path_factory.mktemp("settings") / "settings.json"
    stored.save(Settings(colours=colours), path)
    assert stored.load(path).colours == list(COLOURS)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1280, 712), (1366, 768), (1920, 1080)])
def test_nothing_is_cut_with_any_number_of_players(qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    last = LastGame(4, {}, False, ("W" * 16, "Ben", "Cleo", "Dora"), COLOURS[:4], 77)
    presets = [Preset("W" * 24, GAME, ("W" * 16,) * 4, COLOURS[:4], {}) for _ in range(6)]
    with window(language, Settings(last={GAME: last}, presets=presets)) as program:
        program.resize(*size)
        click(program, f"play:{GAME}")
        overflows.clear()
        for n in (1, 2, 3, 4):
            click(program, f"players:{n}")
            program.grab()
        click(program, "presets")
        program.grab()
        click(program, "preset:0:delete")
        program.grab()
        assert not overflows
