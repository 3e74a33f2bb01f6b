"""The set-up page: colours, order of the seats, the same deal again, presets; everything is remembered."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from app.outcome import scores
from app.storage import paths
from app.storage import settings as stored
from app.storage.settings import LastGame, Preset, Settings
from app.texts import LANGUAGES, Texts
from app.windows.kit.controls import Switch
from app.windows.kit.layouts import PaintedLayout
from app.windows.kit.leaves import Words
from app.windows.kit.picture_choice import LOW, PictureChoice
from app.windows.main_window import MainWindow
from app.windows.setup.option_pictures import ROOM, OptionPictures
from app.windows.setup.seat_choice import KINDS, SeatChoice
from rules import COLOURS, Meta, SeatKind, Value, catalogue, meta, new
from rules.engine.begin import begin
from tests.app.pages import button, click, field, focused, key, nothing_cut, play_out, settle, window
from tests.app.windows.setup.five_seats import registered
from tests.app.windows.test_page_layouts import leaves
from tests.slow import rest_slow

GAME = "burgundy_cards"


@pytest.mark.slow
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


@pytest.mark.slow
def test_the_order_is_drawn_with_the_colours(qtbot: QtBot) -> None:
    orders = set()
    with window() as program:
        for _ in range(6):
            program.set_up(GAME)
            click(program, "players:4")
            if not button(program, "drawn").isChecked():
                click(program, "drawn")
            click(program, "start_game")
            assert program.match is not None
            names, colours = program.match.names, program.match.colours
            assert dict(zip(names, colours, strict=True)) == dict(zip(("Anna", "Ben", "Cleo", "Dora"), COLOURS, strict=False))
            orders.add(names)
            assert program.program.settings.names == ["Anna", "Ben", "Cleo", "Dora", "Emil"]
            program.go_home()
    assert len(orders) > 1


@pytest.mark.slow
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
        dealt = first.game.digest()
        play_out(program.match)
        program.go_home()
        click(program, f"play:{GAME}")
        click(program, "players:2")
        field(program, "name:0").setText("Zoe")
        click(program, "same_deal")
        click(program, "start_game")
        assert program.match is not None
        again = program.match.record
        assert again.header == first.header
        assert again.game.digest() == dealt


@pytest.mark.slow
def test_the_deal_of_a_game_that_can_go_on_is_not_offered(qtbot: QtBot) -> None:
    with window() as program:
        click(program, f"play:{GAME}")
        click(program, "start_game")
        assert program.match is not None
        seed, names = program.match.record.header.seed, program.match.names
        program.go_home()
        click(program, f"play:{GAME}")
        assert not button(program, "same_deal").isVisible()
        assert program.new_game.seed != seed
        program.go_home()
        click(program, "resume:0")
        play_out(program.match)
        program.go_home()
        click(program, f"play:{GAME}")
        click(program, "same_deal")
        assert program.new_game.seed == seed
        click(program, "start_game")  # now it continues
        assert program.match.names == names
        program.go_home()
        click(program, f"play:{GAME}")
        assert not button(program, "same_deal").isVisible()


@pytest.mark.slow
def test_a_deal_cannot_be_tried_out(qtbot: QtBot) -> None:
    with window() as program:
        drawn = set()
        for _ in range(16):
            program.set_up(GAME)
            drawn.add(program.new_game.seed)
        assert len(drawn) == 16
        assert all(seed is not None and seed >= 2**48 for seed in drawn)
        click(program, "start_game")
        for _ in range(4):
            assert program.match is not None
            before = program.match.record.header.seed
            program.beginnings.again(same_deal=False)
            assert program.match.record.header.seed >= 2**48
            assert program.match.record.header.seed != before


def test_a_seed_is_written_in_groups_and_read_with_and_without(qtbot: QtBot) -> None:
    with window() as program:
        program.set_up(GAME)
        written = field(program, "seed").text()
        assert [len(group) for group in written.split()] == [4, 4, 4, 4]
        for typed, seed in ((" 77 ", 77), ("1234 5678 9012 3456", 1234567890123456), ("1234567890123456", 1234567890123456), ("0", 0)):
            field(program, "seed").setText(typed)
            assert program.new_game.seed == seed
            assert button(program, "start_game").isEnabled()
        for typed in ("", "12x", "²", "1" * 19, "-3"):
            field(program, "seed").setText(typed)
            assert program.new_game.seed is None
            assert not button(program, "start_game").isEnabled()


def test_what_was_set_up_is_there_again_until_a_game_begins(qtbot: QtBot) -> None:
    """Neither Esc, another game nor the game alone takes away what was chosen."""
    with window() as program:
        click(program, f"play:{GAME}")
        click(program, "players:4")
        click(program, "option:start_player")
        field(program, "name:2").setText("Zoe")
        before = program.new_game.preset()
        field(program, "name:2").setFocus()
        key(focused(), Qt.Key.Key_Escape)
        assert program.pages.currentWidget() is program.new_game, "it ends typing first"
        assert field(program, "name:2").text() == "Zoe"
        key(focused(), Qt.Key.Key_Escape)
        assert program.pages.currentWidget() is program.start_page
        for game, players in (("guildhall", 0), (BOARD_GAME, 1), (BOARD_GAME, 0)):
            program.set_up(game, players)
            assert program.new_game.preset().names != before.names
        program.set_up(GAME)
        assert program.new_game.preset() == before
        program.set_up(BOARD_GAME)
        click(program, "start_game")
        program.go_home()
        program.set_up(GAME)
        assert program.new_game.preset() != before


def test_enter_ends_typing_and_begins_nothing(qtbot: QtBot) -> None:
    """It leads from name to name, and on to the button that begins the game."""
    with window() as program:
        program.set_up(GAME)
        click(program, "players:3")
        field(program, "name:0").setFocus()
        for seat in (1, 2):
            key(focused(), Qt.Key.Key_Return)
            assert focused() is field(program, f"name:{seat}")
        key(focused(), Qt.Key.Key_Return)
        assert focused() is button(program, "start_game")
        field(program, "seed").setFocus()
        key(focused(), Qt.Key.Key_Return)
        assert focused() is button(program, "start_game")
        assert program.match is None
        key(focused(), Qt.Key.Key_Return)
        assert program.match is not None


@pytest.mark.parametrize("game", [of.id for of in catalogue()])
def test_a_switch_tells_what_it_means_either_way(qtbot: QtBot, game: str) -> None:
    """It shows what is so now; its tip tells what would be so otherwise."""
    with window() as program:
        program.set_up(game)
        switches = [one for one in program.new_game.findChildren(Switch) if one.isVisible() and one.isEnabled()]
        assert switches
        for switch in switches:
            before = switch.accessibleName().partition(". ")[2]
            switch.toggle()
            after = switch.accessibleName().partition(". ")[2]
            assert before != after
            assert before in switch.toolTip()
            assert after in switch.toolTip()
            switch.toggle()


def test_a_preset_is_stored_used_deleted_and_restored(qtbot: QtBot) -> None:
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
        assert program.new_game.preset() == msgspec.structs.replace(kept[0], name="")
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


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("size", [(1280, 712), (1366, 768), (1920, 1080)])
def test_nothing_is_cut_with_any_number_of_players(qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    seats: tuple[SeatKind, ...] = ("person", "easy", "normal", "hard")
    last = LastGame(4, {}, False, ("W" * 16, "Hedwig", "Oswald", "Matilda"), COLOURS[:4], 77, seats)
    presets = [Preset("W" * 24, GAME, ("W" * 16,) * 4, COLOURS[:4], {}, seats=seats) for _ in range(6)]
    with window(language, Settings(last={GAME: last}, presets=presets)) as program:
        program.resize(*size)
        click(program, f"play:{GAME}")
        with nothing_cut():
            for n in (1, 2, 3, 4):
                click(program, f"players:{n}")
                program.grab()
            click(program, "presets")
            program.grab()
            click(program, "preset:0:delete")
            program.grab()


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("duchies", ["each", "drawn"])
def test_most_options_of_four_players_fit_into_the_smallest_window(qtbot: QtBot, duchies: str, language: str) -> None:
    with window(language) as program:
        program.resize(1280, 712)
        program.set_up(BOARD_GAME, 4)
        sit(program, "person", "easy", "normal", "hard")
        choose(program, "duchies", duchies)
        with nothing_cut():
            program.grab()
        start = button(program, "start_game")
        assert start.mapTo(program, QPoint(0, start.height())).y() <= 712
        asked = [box for seat in range(4) if (box := choice(program, f"duchy:{seat}")).isVisible()]
        assert len(asked) == (4 if duchies == "each" else 0)
        assert all(box.height() >= LOW for box in asked)


BOARD_GAME = "burgundy"
"""A game with an option that has many values, and with one for each seat."""


def choice(program: MainWindow, name: str) -> QComboBox:
    found = program.new_game.findChild(QComboBox, f"option:{name}")
    assert isinstance(found, QComboBox), name
    return found


def kind(program: MainWindow, seat: int) -> SeatChoice:
    found = program.new_game.findChild(SeatChoice, f"kind:{seat}")
    assert isinstance(found, SeatChoice), seat
    return found


def sit(program: MainWindow, *kinds: SeatKind) -> None:
    """Let people and computers sit, with the keys, the people first: one of them there must always be."""
    for seat, wanted in sorted(enumerate(kinds), key=lambda named: named[1] != "person"):
        box = kind(program, seat)
        if box.isEnabled():
            box.setFocus()
            key(box, Qt.Key.Key_Home)
            for _ in range(KINDS.index(wanted)):
                key(box, Qt.Key.Key_Down)


def choose(program: MainWindow, name: str, value: Value) -> None:
    """Choose a value with the keys, as a player without a mouse does."""
    option = next(option for option in meta(BOARD_GAME).options if option.id == name.partition(":")[0])
    box = choice(program, name)
    box.setFocus()
    key(box, Qt.Key.Key_Home)
    for _ in range(option.values.index(value)):
        key(box, Qt.Key.Key_Down)


@pytest.mark.slow
def test_a_list_of_values_is_chosen_from_and_remembered(qtbot: QtBot) -> None:
    with window() as program:
        program.set_up(BOARD_GAME)
        assert choice(program, "duchies").accessibleName() == Texts("en")(f"{BOARD_GAME}.option.duchies")
        choose(program, "duchies", "second")
        click(program, "start_game")
        assert program.match is not None
        assert program.match.record.header.options["duchies"] == "second"
        program.set_up(BOARD_GAME)
        assert choice(program, "duchies").currentText() == Texts("en")(f"{BOARD_GAME}.option.duchies.second")


@pytest.mark.slow
def test_an_option_of_each_seat_is_there_only_when_it_is_asked_and_moves_with_its_player(qtbot: QtBot) -> None:
    with window() as program:
        program.set_up(BOARD_GAME)
        click(program, "players:3")
        assert not choice(program, "duchy:0").isVisible()
        choose(program, "duchies", "each")
        assert [choice(program, f"duchy:{seat}").isVisible() for seat in range(4)] == [True, True, True, False]
        choose(program, "duchy:2", 7)
        choose(program, "duchy:0", 3)
        click(program, "up:2")
        click(program, "start_game")
        assert program.match is not None
        header = program.match.record.header
        assert header.names == ("Anna", "Cleo", "Ben")
        assert [header.options[f"duchy:{seat}"] for seat in range(3)] == [3, 7, 1]


@pytest.mark.slow
def test_a_drawn_order_takes_what_a_seat_chose_along_and_the_next_set_up_has_it_at_its_name(qtbot: QtBot) -> None:
    chosen = {"Anna": 2, "Ben": 5, "Cleo": 8, "Dora": 10}
    with window() as program:
        for _ in range(3):
            program.set_up(BOARD_GAME)
            click(program, "players:4")
            if choice(program, "duchies").currentIndex() != 2:
                choose(program, "duchies", "each")
                for seat, duchy in enumerate(chosen.values()):
                    choose(program, f"duchy:{seat}", duchy)
                click(program, "drawn")
            assert [choice(program, f"duchy:{seat}").currentIndex() + 1 for seat in range(4)] == list(chosen.values())
            click(program, "start_game")
            assert program.match is not None
            header = program.match.record.header
            assert {name: header.options[f"duchy:{seat}"] for seat, name in enumerate(header.names)} == chosen
        assert program.match is not None
        play_out(program.match)
        program.go_home()
        program.set_up(BOARD_GAME)
        click(program, "same_deal")
        click(program, "start_game")
        assert program.match is not None
        assert program.match.record.header == header


@pytest.mark.slow
def test_options_that_do_nothing_are_hidden(qtbot: QtBot) -> None:
    with window() as program:
        program.set_up(BOARD_GAME)
        hidden = (button(program, "option:secret_choice"), choice(program, "lot"))
        assert not any(control.isVisible() for control in hidden)
        choose(program, "duchies", "drawn")
        assert all(control.isVisible() for control in hidden)
        choose(program, "duchies", "first")
        assert not any(control.isVisible() for control in hidden)
        program.set_up(GAME)
        assert button(program, "option:open_hands").isVisible()
        click(program, "players:1")
        assert not button(program, "option:open_hands").isVisible()
        click(program, "start_game")
        assert program.match is not None


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_switch_without_a_choice_is_dark_and_says_why(qtbot: QtBot, language: str) -> None:
    """With five players the Courier comes with the Scoundrels (VI-15.2); what was chosen before is kept for fewer."""
    with window(language) as program:
        program.set_up("villagers", 4)
        click(program, "option:scoundrels")
        courier = button(program, "option:courier")
        assert courier.isEnabled()
        click(program, "players:5")
        why = Texts(language)("villagers.option.courier.why.five")
        assert not courier.isEnabled()
        assert why in courier.accessibleName()
        click(program, "players:4")
        assert courier.isEnabled()
        assert why not in courier.accessibleName()
        click(program, "players:5")
        click(program, "start_game")
        assert program.match is not None
        assert program.match.record.header.options["courier"] is True


@pytest.mark.parametrize("language", rest_slow("de", "en"))
@pytest.mark.parametrize("of", catalogue(), ids=lambda of: of.id)
def test_what_a_switch_does_is_never_cut(qtbot: QtBot, of: Meta, language: str) -> None:
    with window(language) as program:
        for players in range(of.min_players, of.max_players + 1):
            program.set_up(of.id, players)
            with nothing_cut():
                for switch in program.new_game.findChildren(Switch):
                    if switch.isVisible() and switch.isEnabled():
                        switch.click()
                        program.grab()


def test_with_no_option_to_choose_the_page_says_so(qtbot: QtBot) -> None:
    with window() as program:
        for players, shown in ((2, False), (1, True)):
            program.set_up(GAME, players)
            assert program.new_game._none.shown == shown


def test_what_has_pictures_is_chosen_by_them(qtbot: QtBot) -> None:
    with window() as program:
        program.set_up(BOARD_GAME)
        assert not isinstance(choice(program, "duchies"), PictureChoice)
        choose(program, "duchies", "each")
        box = choice(program, "duchy:0")
        assert isinstance(box, PictureChoice)
        box.setFocus()
        key(focused(), Qt.Key.Key_Return)
        table = box.view()
        assert table.isVisible()
        assert program.geometry().contains(table.window().geometry())
        assert table.verticalScrollBar().maximum() == table.horizontalScrollBar().maximum() == 0
        pictures = {box.itemIcon(i).pixmap(200, 200).toImage().cacheKey() for i in range(box.count())}
        assert len(pictures) == 10
        for pressed in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Return):
            key(table, pressed)
        assert not table.isVisible()
        assert box.currentText() == Texts("en")(f"{BOARD_GAME}.option.duchy.value", n=8)


def test_the_pictures_of_values_are_painted_once_and_differ(qtbot: QtBot) -> None:
    option = next(option for option in meta(BOARD_GAME).options if option.id == "duchy")
    pictures = OptionPictures(BOARD_GAME)
    size = QSize(200, 182)
    first, again, other = (pictures.picture(option, value, size, 1.0) for value in (1, 1, 2))
    assert first is again
    assert first.toImage() != other.toImage()
    assert first.size() == size


@pytest.mark.slow
def test_pictures_of_sizes_no_longer_in_use_drop_out(qtbot: QtBot) -> None:
    option = next(option for option in meta(BOARD_GAME).options if option.id == "duchy")
    pictures = OptionPictures(BOARD_GAME)
    for n in range(30):
        pictures.picture(option, 1, QSize(300 + n, 300), 1.0)
    assert pictures.used_bytes <= ROOM


@pytest.mark.slow
@pytest.mark.parametrize("size", [(640, 356), (1280, 712), (1920, 1080), (800, 1200)])
@pytest.mark.parametrize("text_size", [150, 100])
def test_the_table_of_pictures_stays_within_the_window(qtbot: QtBot, size: tuple[int, int], text_size: int) -> None:
    with window("de", Settings(text_size=text_size)) as program:
        program.resize(*size)
        program.set_up(BOARD_GAME, 4)
        choose(program, "duchies", "each")
        box = choice(program, "duchy:3")
        box.showPopup()
        settle()
        assert program.geometry().contains(box.view().window().geometry())
        assert box.view().verticalScrollBar().maximum() == 0
        box.hidePopup()


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_value_in_a_list_is_cut(qtbot: QtBot, language: str) -> None:
    with window(language) as program:
        program.set_up(BOARD_GAME)
        for box in (choice(program, "duchies"), kind(program, 1)):
            box.showPopup()
            assert box.view().sizeHintForColumn(0) <= box.view().viewport().width()
            box.hidePopup()


def test_an_open_list_is_painted_up_to_its_corners(qtbot: QtBot) -> None:
    with window() as program:
        program.set_up(BOARD_GAME)
        box = choice(program, "duchies")
        box.showPopup()
        settle()
        listed = box.view().window().grab().toImage()
        corners = {listed.pixelColor(x, y).name() for x in (0, listed.width() - 1) for y in (0, listed.height() - 1)}
        assert corners == {listed.pixelColor(listed.width() // 2, 0).name()}
        box.hidePopup()


def test_the_list_opens_with_the_mouse_and_with_enter_and_the_wheel_leaves_it(qtbot: QtBot) -> None:
    with window() as program:
        program.set_up(BOARD_GAME)
        box = choice(program, "duchies")
        QTest.mouseClick(box, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, box.rect().center())
        settle()
        assert box.view().isVisible()
        box.hidePopup()
        settle()
        key(box, Qt.Key.Key_Return)
        assert box.view().isVisible()
        box.hidePopup()
        before = box.currentIndex()
        at, down = box.rect().center(), QPoint(0, -120)
        none = (Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False)
        QApplication.sendEvent(box, QWheelEvent(at.toPointF(), box.mapToGlobal(at).toPointF(), QPoint(), down, *none))
        assert box.currentIndex() == before


@pytest.mark.parametrize("players", [5, *rest_slow(1, 2, 3, 4)])
def test_a_game_for_five_has_a_name_and_a_colour_for_every_seat(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, players: int) -> None:
    with registered(monkeypatch) as game, window() as program:
        program.new_game.show_game(game)
        program.pages.setCurrentWidget(program.new_game)
        settle()
        click(program, f"players:{players}")
        shown = [seat for seat in range(5) if field(program, f"name:{seat}").isVisible()]
        assert shown == list(range(players))
        record = program.new_game.record()
        assert record is not None
        assert len(set(record.header.names)) == len(set(record.header.colours)) == players
        assert all(record.header.names)


def test_with_five_seats_an_empty_name_is_the_usual_one_and_colours_and_seats_change_places(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with registered(monkeypatch) as game, window() as program:
        program.new_game.show_game(game)
        program.pages.setCurrentWidget(program.new_game)
        settle()
        click(program, "players:5")
        fifth = program.new_game.preset().names[4]
        field(program, "name:4").setText("  ")
        assert program.new_game.preset().names[4] == fifth
        click(program, "colour:4:red")
        assert program.new_game.preset().colours[4] == "red"
        assert sorted(program.new_game.preset().colours) == sorted(COLOURS)
        field(program, "name:4").setText("Zoe")
        click(program, "up:4")
        assert program.new_game.preset().names[3] == "Zoe"
        assert program.new_game.preset().colours[3] == "red"


def test_settings_of_four_names_seat_five(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    with registered(monkeypatch) as game, window(settings=Settings(names=["Ada", "Bo", "Cy", "Di"])) as program:
        program.new_game.show_game(game)
        program.pages.setCurrentWidget(program.new_game)
        settle()
        click(program, "players:5")
        assert program.new_game.preset().names[:4] == ("Ada", "Bo", "Cy", "Di")
        assert len(program.new_game.preset().names) == 5


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("size", [(1280, 712), (1920, 1080)])
def test_nothing_is_cut_with_five_seats(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: str, size: tuple[int, int]) -> None:
    with registered(monkeypatch) as game, window(language) as program:
        program.resize(*size)
        program.new_game.show_game(game)
        program.pages.setCurrentWidget(program.new_game)
        settle()
        page = program.new_game.rect()
        with nothing_cut():
            for n in (1, 5):
                click(program, f"players:{n}")
                program.grab()
        for name in [f"name:{seat}" for seat in range(5)]:
            place = field(program, name).geometry()
            assert page.contains(place)
        assert not button(program, "option:open").geometry().intersects(field(program, "name:4").geometry())


@pytest.mark.slow
def test_a_list_ends_at_the_highest_value_that_fits_the_players(qtbot: QtBot) -> None:
    """A value remembered from another number of players, or from an earlier version, becomes the highest allowed (GH-11.4)."""
    last = LastGame(3, {"target_vp": 40}, False, ("Ann", "Ben", "Cid"), COLOURS[:3], 5)
    with window("en", Settings(last={"guildhall": last})) as program:
        program.set_up("guildhall")
        box = choice(program, "target_vp")
        assert (box.itemText(0), box.itemText(box.count() - 1)) == ("10 points", "30 points")
        assert box.currentText() == "30 points"
        click(program, "players:2")
        assert box.itemText(box.count() - 1) == "40 points"
        key(box, Qt.Key.Key_End)
        click(program, "players:4")
        assert box.currentText() == "33 points"
        click(program, "start_game")
        assert program.match is not None
        assert program.match.record.header.options["target_vp"] == 33


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_description_of_a_game_holds_for_any_points_to_win(language: str, qtbot: QtBot) -> None:
    last = LastGame(3, {"target_vp": 10}, False, ("Ann", "Ben", "Cid"), COLOURS[:3], 5)
    with window(language, Settings(last={"guildhall": last})) as program:
        program.set_up("guildhall")
        assert choice(program, "target_vp").currentText().startswith("10 ")
        blurb = program.new_game._blurb
        assert blurb._about.words == Texts(language)("guildhall.meta.about")
        said = " ".join(leaf.words for leaf in leaves(blurb) if isinstance(leaf, Words))
        assert not {"20", "twenty", "zwanzig"} & set(said.replace(",", " ").replace(".", " ").lower().split())


def test_a_game_like_one_of_an_earlier_version_keeps_to_the_limits_of_today(qtbot: QtBot) -> None:
    """The earlier game itself keeps its target (GH-11.4)."""
    first = new("guildhall", ("Ann", "Ben", "Cid"), 5)
    header = msgspec.structs.replace(first.header, options={**first.header.options, "target_vp": 40})
    with window("en") as program:
        program.play(begin(first.rules, header))
        assert program.match is not None
        assert program.match.record.game.state.target == 40
        program.beginnings.again(same_deal=True)
        assert program.match.record.game.state.target == 30


@pytest.mark.slow
def test_a_list_offers_only_what_fits_the_players_wherever_it_stands_among_the_values(qtbot: QtBot) -> None:
    """A value that does not fit gives way to the first that does; the others keep their meaning."""

    def listed(program: MainWindow) -> list[str]:
        box, label = choice(program, "duchies"), f"{BOARD_GAME}.option.duchies."
        say = Texts("en")
        said = {
            say(f"{label}{value}"): value for value in ("first", "border_posts", "double", "double_expert", "solo_beginner", "solo_expert")
        }
        return [said.get(box.itemText(i), "") for i in range(box.count())]

    with window() as program:
        program.set_up(BOARD_GAME, 1)
        assert listed(program) == ["solo_beginner", "solo_expert"]
        box = choice(program, "duchies")
        assert box.currentIndex() == 0
        key(box, Qt.Key.Key_Down)
        click(program, "start_game")
        assert program.match is not None
        assert program.match.record.header.options["duchies"] == "solo_expert"
        program.set_up(BOARD_GAME, 4)
        assert listed(program)[0] == "first"
        assert listed(program)[-1] == "border_posts"
        click(program, "option:teams")
        assert listed(program) == ["double", "double_expert"]
        assert choice(program, "duchies").currentIndex() == 0
        click(program, "start_game")
        assert program.match.record.header.options["duchies"] == "double"


def test_the_foot_of_the_page_says_who_plays_with_whom(qtbot: QtBot) -> None:
    with window() as program:
        program.set_up(BOARD_GAME, 4)
        assert "4 players: Anna, Ben, Cleo, Dora." in program.new_game.summary()
        click(program, "option:teams")
        assert program.new_game.summary() == "Anna and Ben against Cleo and Dora."
        click(program, "drawn")
        assert "drawn" in program.new_game.summary()


@pytest.mark.parametrize(("language", "alone"), [("en", "Anna plays alone."), ("de", "Anna spielt allein.")])
def test_a_lone_player_is_told_of_a_rival_only_if_there_is_one(qtbot: QtBot, language: str, alone: str) -> None:
    with window(language) as program:
        program.set_up("praga", 1)
        for _ in range(2):
            assert program.new_game.summary() == alone
            assert rivals(program) == []
            click(program, "option:solo_mode")
            assert "Peter Parler" in program.new_game.summary()
            assert len(rivals(program)) == 1
            click(program, "option:solo_mode")
        program.set_up("villagers", 1)
        assert program.new_game.summary() != alone


def rivals(program: MainWindow) -> list[str]:
    """Return the rivals named beside the seats."""
    said = [leaf.words for leaf in leaves(program.new_game._seats.panel) if isinstance(leaf, Words)]
    return [words for words in said if words.startswith(("against", "gegen"))]


@pytest.mark.parametrize("game", [found.id for found in catalogue()])
def test_switching_an_option_moves_none_of_those_already_there(qtbot: QtBot, game: str) -> None:
    with window() as program:
        program.set_up(game)
        settle()
        page = program.new_game
        for count in meta(game).players:
            click(program, f"players:{count}")
            for switch in page.findChildren(Switch):
                if not switch.isVisible() or not switch.isEnabled():
                    continue
                lasting = {f"option:{of.id}" for of in meta(game).options if not of.needs}
                switches = [other for other in page.findChildren(Switch) if other.objectName() in lasting]
                before = {other: other.geometry() for other in switches if other.isVisible()}
                switch.click()
                settle()
                for other, place in before.items():
                    assert other.geometry() == place or not other.isVisible(), (switch.objectName(), other.objectName())


def test_a_preset_says_which_modules_it_holds(qtbot: QtBot) -> None:
    with window() as program:
        program.set_up("villagers")
        for name in ("option:saints", "option:scoundrels"):
            button(program, name).click()
        program.program.change(presets=[msgspec.structs.replace(program.new_game.preset(), name="Sunday")])
        click(program, "presets")
        sheet = program.new_game._sheet
        assert isinstance(sheet.contents, PaintedLayout)
        said = [leaf.words for leaf in leaves(sheet.contents) if isinstance(leaf, Words)]
        assert "Saints · Scoundrels" in said


# who sits there


@pytest.mark.parametrize("game", [GAME, *rest_slow(*(found.id for found in catalogue() if found.id != GAME))])
def test_people_and_computers_sit_down_and_are_there_again_next_time(qtbot: QtBot, game: str) -> None:
    with window() as program:
        program.set_up(game, 3)
        sit(program, "person", "hard", "person")
        assert [field(program, f"name:{seat}").text() for seat in range(3)] == ["Anna", "Hedwig", "Cleo"]
        field(program, "name:1").setText("Brunhild")
        field(program, "name:2").setText("Zoe")
        assert program.new_game.summary() == "Anna and Zoe. The computer plays Brunhild."
        click(program, "start_game")
        assert program.match is not None
        header = program.match.record.header
        assert (header.names, header.seats) == (("Anna", "Brunhild", "Zoe"), ("person", "hard", "person"))
        program.beginnings.again(same_deal=False)
        assert program.match.record.header.seats == header.seats
    with window(settings=stored.load(paths.settings_file())) as program:
        program.set_up(game)
        again = program.new_game.record()
        assert again is not None
        assert (again.header.names, again.header.seats) == (header.names, header.seats)
        sit(program, "person", "person", "easy")
        assert [field(program, f"name:{seat}").text() for seat in range(3)] == ["Anna", "Ben", "Oswald"]


def test_a_drawn_order_takes_computers_along_and_the_next_set_up_has_them_where_they_were(qtbot: QtBot) -> None:
    with window() as program:
        orders = set()
        for _ in range(4):
            program.set_up(GAME, 4)
            if not button(program, "drawn").isChecked():
                sit(program, "normal", "person", "person", "hard")
                click(program, "drawn")
            here = program.new_game.preset()
            assert (here.names, here.seats) == (("Roland", "Ben", "Cleo", "Matilda"), ("normal", "person", "person", "hard"))
            click(program, "start_game")
            assert program.match is not None
            header = program.match.record.header
            assert dict(zip(header.names, header.seats, strict=True)) == dict(zip(here.names, here.seats, strict=True))
            orders.add(header.seats)
        assert len(orders) > 1
        program.set_up(GAME, 2)
        program.new_game._going_on = frozenset()  # as if the game had ended
        program.new_game.retext()
        click(program, "same_deal")
        record = program.new_game.record()
        assert record is not None
        assert record.header == header


def test_presets_and_the_button_that_moves_a_seat_up_keep_who_sits_there(qtbot: QtBot) -> None:
    with window() as program:
        program.set_up(GAME, 3)
        sit(program, "person", "easy", "hard")
        click(program, "up:2")
        click(program, "up:1")
        moved = program.new_game.preset()
        assert (moved.names, moved.seats) == (("Oswald", "Anna", "Hedwig"), ("hard", "person", "easy"))
        program.program.change(presets=[msgspec.structs.replace(moved, name="Sunday")])
        click(program, "players:2")
        sit(program, "person", "person")
        click(program, "presets")
        click(program, "preset:0:use")
        assert program.new_game.preset() == moved


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_only_person_stays_one_and_the_page_says_why(qtbot: QtBot, language: str) -> None:
    with window(language) as program:
        program.set_up(GAME, 3)
        assert all(kind(program, seat).isEnabled() for seat in range(3))
        sit(program, "easy", "normal", "person")
        only = kind(program, 2)
        assert not only.isEnabled()
        assert Texts(language)("app.new.kind_locked") in only.accessibleName()
        assert Texts(language)("app.seat.easy") == kind(program, 0).currentText()
        click(program, "players:2")
        record = program.new_game.record()
        assert record is not None
        assert record.header.seats == ("person", "normal")
        assert [kind(program, seat).isEnabled() for seat in range(2)] == [False, True]
        click(program, "players:1")
        assert not kind(program, 0).isVisible()


@pytest.mark.parametrize("seats", [(), ("easy",), ("easy", "hard"), ("person", "easy", "hard")])
def test_a_set_up_that_does_not_say_who_sits_there_or_says_nonsense_is_one_of_people(qtbot: QtBot, seats: tuple[SeatKind, ...]) -> None:
    names, colours = ("Anna", "Ben"), COLOURS[:2]
    known = Settings(
        last={GAME: LastGame(2, {}, False, names, colours, 7, seats)}, presets=[Preset("Old", GAME, names, colours, {}, False, seats)]
    )
    with window(settings=known) as program:
        program.set_up(GAME)
        for way in ("", "same_deal", "preset:0:use"):
            if way.startswith("preset"):
                click(program, "presets")
            if way:
                click(program, way)
            record = program.new_game.record()
            assert record is not None
            assert (record.header.names, record.header.seats) == (names, ("person", "person"))


def test_hints_are_for_a_single_person_unless_chosen_otherwise_and_that_is_remembered(qtbot: QtBot) -> None:
    def allowed() -> bool | None:
        record = program.new_game.record()
        assert record is not None
        assert button(program, "advice").isChecked() is record.header.advice
        return record.header.advice

    with window() as program:
        for players, usual in ((1, True), (2, False), (3, False)):
            program.set_up(GAME, players)
            assert allowed() is usual
        sit(program, "person", "hard", "easy")
        assert allowed() is True
        sit(program, "person", "hard", "person")
        assert allowed() is False
        click(program, "advice")
        assert allowed() is True
        preset = program.new_game.preset()
        assert preset.advice is True
        click(program, "start_game")
        assert program.match is not None
        assert program.match.record.header.advice is True
    with window(settings=stored.load(paths.settings_file())) as program:
        program.set_up(GAME, 2)
        assert allowed() is True
        click(program, "advice")
        assert allowed() is False
        program.new_game._use(preset)
        assert allowed() is True


def test_the_keyboard_alone_chooses_who_sits_where_and_begins(qtbot: QtBot) -> None:
    """Tab reaches every choice; arrows change it where it is closed, Enter opens its list, in which arrows and Enter choose."""
    with window() as program:
        program.set_up(GAME, 3)
        button(program, "players:3").setFocus()

        def tab_to(control: QWidget) -> None:
            for _ in range(60):
                if focused() is control:
                    return
                key(focused(), Qt.Key.Key_Tab)
            raise AssertionError(f"Tab never reaches {control.objectName()}")

        tab_to(kind(program, 1))
        key(focused(), Qt.Key.Key_Down)
        tab_to(kind(program, 2))
        key(focused(), Qt.Key.Key_Return)
        listed = kind(program, 2).view()
        assert listed.isVisible()
        for _ in range(3):
            key(listed, Qt.Key.Key_Down)
        key(listed, Qt.Key.Key_Return)
        assert not listed.isVisible()
        assert [kind(program, seat).kind for seat in range(3)] == ["person", "easy", "hard"]
        assert [field(program, f"name:{seat}").text() for seat in range(3)] == ["Anna", "Hedwig", "Oswald"]
        assert not kind(program, 0).isEnabled(), "the only person stays one"
        tab_to(button(program, "up:2"))
        key(focused(), Qt.Key.Key_Space)
        assert [kind(program, seat).kind for seat in range(3)] == ["person", "hard", "easy"]
        tab_to(button(program, "start_game"))
        key(focused(), Qt.Key.Key_Return)
        assert program.match is not None
        assert program.match.record.header.seats == ("person", "hard", "easy")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("is_drawn", [False, True])
def test_teams_say_who_of_them_is_a_computer(qtbot: QtBot, language: str, is_drawn: bool) -> None:
    names = ("Anna", "Ben", "Cleo", "Dora")
    seats: tuple[SeatKind, ...] = ("person", "easy", "normal", "hard")
    last = LastGame(4, {"teams": True}, is_drawn, names, ("red", "blue", "yellow", "green"), 5, seats)
    with window(language, Settings(last={"burgundy": last})) as program:
        program.set_up("burgundy", 4)
        page = program.new_game
        record = page.record()
        assert record is not None
        one, *others = record.header.names
        computers = scores.listed(Texts(language), others)
        said = page.summary()
        assert said.count(one) == 1
        assert computers in said
        assert all(said.count(name) == 2 for name in others)


@pytest.mark.parametrize("size", [100, 200])
def test_what_belongs_to_a_seat_stays_together(qtbot: QtBot, size: int) -> None:
    """Nothing is spread out over a line, and what is below a name begins where it does."""
    with window(settings=Settings(text_size=size)) as program:
        program.set_up("villagers")
        click(program, "players:5")
        page = program.new_game
        for seat in range(5):
            choice = page.findChild(SeatChoice, f"kind:{seat}")
            assert choice is not None
            name, who = field(page, f"name:{seat}").geometry(), choice.geometry()
            colours = [button(page, f"colour:{seat}:{colour}").geometry() for colour in COLOURS]
            assert colours[0].left() - name.right() < name.width() / 4
            assert all(right.left() - left.right() < left.width() / 2 for left, right in pairwise(colours))
            print(name, who, colours)
            below = abs(who.left() - name.left()) < name.height() / 2  # a choice is wider by its ring
            assert below if size == 200 else who.left() > colours[-1].left()
        counts = [button(page, f"players:{n}").geometry() for n in range(1, 6)]
        assert all(right.left() - left.right() < left.width() / 2 for left, right in pairwise(counts))
