"""The bars around every table: nothing overlaps, and commands say what they do."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from app.table.geometry.faces import ButtonFace, PressState
from app.table.geometry.layout import Layout
from app.table.geometry.placement import Placement, Rect
from app.table.parts.frame import rail_area, rail_columns, table_area
from app.table.parts.infoline import MAIN_BUTTON, Ui, wrap
from tests.app.painting import face_of
from tests.app.positions import laid
from tests.app.toy import measure, position, toy_ui

SIZES = [(1280, 712), (1280, 800), (1366, 768), (1378, 712), (1500, 712), (1600, 712), (1688, 712), (2400, 712), (1280, 1800)]
UI = Ui("Toy", 0, "what do you do?", True, True, True)
LONG = "chooses one of the cards in the display or a project of the own estate and says what is to become of it before the turn goes on"


def shown(ui: Ui, chips: int = 0, width: float = 1280, language: str = "en", name: str = "Anna") -> Layout:
    return laid(position(width, 712, language, (name, "Ben")), toy_ui(chips), ui, measure)


def in_info(layout: Layout) -> list[Placement]:
    bar = layout.placements["frame:info"]
    return [p for p in layout.placements.values() if p is not bar and bar.rect.contains(p.rect)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_lies_in_the_window_and_nothing_overlaps(size: tuple[float, float], language: str) -> None:
    layout = laid(position(*size, language), toy_ui(2), UI, measure)
    whole = Rect(0, 0, *size)
    grounds = {"frame:top", "frame:info", "frame:rail"}
    placements = [p for p in layout.placements.values() if p.item not in grounds]
    assert all(whole.contains(p.rect) for p in layout.placements.values())
    assert not [(a.item, b.item) for a, b in combinations(placements, 2) if a.rect.overlaps(b.rect)]


@pytest.mark.parametrize("size", SIZES)
def test_table_and_rail_fill_what_the_bars_leave(size: tuple[float, float]) -> None:
    there = position(*size)
    table, rail = table_area(there), rail_area(there)
    assert (table.x, table.right, rail.right) == (0, rail.x, size[0])
    assert table.h == rail.h == size[1] - 84
    assert table.w >= 1016
    assert rail.w == 264 if size[0] <= 1300 else rail.w >= 310


@pytest.mark.parametrize("size", SIZES)
def test_in_a_very_wide_window_the_log_has_a_column_beside_the_boxes(size: tuple[float, float]) -> None:
    rail = rail_area(position(*size))
    boxes, log = rail_columns(rail)
    assert (log is not None) == (size[0] >= 1600)
    if log is None:
        assert boxes == rail
    else:
        assert rail.contains(log)
        assert boxes.w == rail.w / 2 >= 264
        assert log.h > 0.95 * rail.h
        assert log.x > boxes.right - 9  # boxes end nine pixels before their column does


@pytest.mark.parametrize("width", [1280, 1400, 1700])
def test_the_log_has_a_button_even_where_its_last_lines_are_open(width: float) -> None:
    """Only the drawer has every line, the filter and the way back to a line."""
    assert "ui:log" in shown(UI, width=width).placements


def test_commands_say_what_they_are() -> None:
    layout = shown(UI)
    commands = {p.item for p in layout.placements.values() if p.item.startswith("ui:")}
    assert commands == {f"ui:{name}" for name in ("menu", "words", "rules", "log", "score", "language", "mute", "undo", "redo", "reset")}
    assert all(layout.placements[item].words for item in commands)


def test_what_cannot_be_pressed_is_greyed_and_says_why() -> None:
    layout = shown(replace(UI, can_undo=False, can_redo=False, can_reset=False, stop="Undo reaches back to here, since a card was drawn"))
    assert [face_of(layout.placements[f"ui:{c}"]).state for c in ("undo", "redo", "reset")] == ["disabled"] * 3
    assert "a card was drawn" in layout.placements["ui:undo"].words
    assert face_of(layout.placements["frame:stop"]).words == "Undo reaches back to here, since a card was drawn"


@pytest.mark.parametrize(("on", "state"), [(True, "normal"), (False, "disabled")])
def test_the_main_button(on: bool, state: PressState) -> None:
    button = shown(replace(UI, main_on=on)).placements[MAIN_BUTTON]
    assert (button.kind, button.face) == ("button", ButtonFace("End turn", "check-bold", "primary", state))
    assert face_of(shown(replace(UI, main="Take 3")).placements[MAIN_BUTTON]).words == "Take 3"


def test_without_a_player_the_line_begins_with_the_words() -> None:
    layout = shown(replace(UI, player=None))
    assert "frame:name" not in layout.placements
    assert "frame:marker" not in layout.placements


@pytest.mark.parametrize("name", ["Ed", "Maximiliane-Luise"])
@pytest.mark.parametrize("chips", [0, 1, 2, 4])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_info_line_is_never_cut(name: str, chips: int, language: str) -> None:
    ui = replace(
        UI,
        words=LONG,
        can_undo=False,
        stop="Undo reaches back to here, since three cards of the display were turned over",
        main="Take the third one",
    )
    layout = shown(ui, chips, language=language, name=name)
    question = layout.placements["frame:question"]
    face = face_of(question)
    lines, role, px = face.lines, face.role, face.px
    assert " ".join(lines) == LONG
    assert px >= 12
    assert all(measure(line, role, px) <= question.rect.w for line in lines)
    assert not [(a.item, b.item) for a, b in combinations(in_info(layout), 2) if a.rect.overlaps(b.rect)]
    assert all(p.words for p in in_info(layout) if p.kind == "chip")


def test_a_short_question_is_large_and_the_reason_is_beside_undo() -> None:
    layout = shown(replace(UI, can_undo=False, stop="Undo reaches back to here, since a card was drawn"))
    assert face_of(layout.placements["frame:question"]).px == 16
    assert "frame:stop" in layout.placements


@pytest.mark.parametrize("chips", [0, 1, 2, 4, 6, 8, 10])
def test_words_on_chips_give_way_from_the_least_important_one_on(chips: int) -> None:
    """The table's own first, whatever they offer; then those of the game, the last one first."""
    ui = replace(UI, words=LONG, main="Take the third one", offers=(("ui:since", "history", "Since your last turn"),))
    placed = shown(ui, chips).placements
    said = [bool(face_of(placed[item]).words) for item in (*(f"button:{n}" for n in range(chips)), "ui:since")]
    assert said == sorted(said, reverse=True)
    assert all(said) == (chips < 2)
    assert any(said) == (chips < 10)


@pytest.mark.parametrize("chips", [1, 2])
def test_chips_stay_where_they_are_whatever_is_said(chips: int) -> None:
    short = replace(UI, words="draws", offers=(("ui:since", "history", "Since your last turn"),))
    longer = replace(UI, words="has a 3: take, build, sell or another action. Everything that glows is in reach")
    stopped = replace(UI, words="draws", can_undo=False, stop="Undo reaches back to here, since a card was drawn")
    places = [[shown(ui, chips).placements[f"button:{n}"].rect for n in range(chips)] for ui in (short, longer, stopped)]
    assert places[0] == places[1] == places[2]
    assert places[0][-1].right == pytest.approx(shown(short, chips).placements["ui:reset"].rect.x - 8)


def test_words_are_wrapped_into_even_lines() -> None:
    assert wrap("one two three four", 50, lambda s: 5.0 * len(s)) == ("one two", "three four")
    assert wrap("one two", 500, lambda s: 5.0 * len(s)) == ("one two",)
    assert wrap("wonderfully long", 20, lambda s: 5.0 * len(s)) == ("wonderfully", "long")
