"""The score: at any moment, over time, by turn, lit on the table; and how a game ends."""

from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from app.art.fonts import text_width
from app.art.pages.score_sheet import GAP, Numbers, curve_chart, rooms, section_name
from app.art.rival_signs import Plaque
from app.art.signs import Sign
from app.art.tokens import SMALLEST_TEXT
from app.figures import figure
from app.games import find
from app.outcome import scores
from app.outcome.verdict import verdict
from app.screenshot import new_position
from app.session.match import Match
from app.session.replay import Replay
from app.storage import paths, results
from app.table.parts.infoline import MAIN_BUTTON
from app.texts import Texts
from app.windows.main_window import MainWindow
from app.windows.score import score_places
from app.windows.score.end_head import best_words
from app.windows.score.score_charts import curve, numbered
from rules import Record, new
from tests.app.pages import button, click, click_item, controller_of, focused, key, nothing_cut, settle, window
from tests.app.positions import nearly_over
from tests.app.windows.play.test_table_page import game, show
from tests.engine.test_sides import of_castles
from tests.screens import lively_position


def rows(program: MainWindow) -> list[str]:
    return [control.objectName() for _, control in program.table.score._rows if control.isVisible()]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_there_is_a_row_for_every_source_and_the_sum_is_what_the_game_would_end_with(qtbot: QtBot, players: int) -> None:
    record = lively_position(players, 8, 60)
    with window() as program:
        show(program, record)
        key(focused(), Qt.Key.Key_S)
        found = scores.rows(record)
        assert rows(program) == [f"score:row:{row.key}" for row in found]
        ended = record.rules.ended(record.game.state)
        assert scores.totals(record) == [sum(row.points[seat] for row in ended) for seat in range(players)]


def test_what_counts_at_the_end_only_has_a_star(qtbot: QtBot) -> None:
    record = game(players=3, moves=30)
    with window() as program:
        show(program, record)
        program.table.show_score()
        assert scores.end_only(record) == {"start_player"}
        assert button(program, "score:row:start_player").text().endswith("*")
        assert not button(program, "score:row:animals").text().endswith("*")


@pytest.mark.slow
def test_the_tabs_show_pictures_of_the_whole_game(qtbot: QtBot) -> None:
    with window() as program:
        show(program, lively_position(3, 8, 120))
        program.table.show_score()
        seen = []
        for tab in ("table", "curve", "turns"):
            click(program, f"score:{tab}")
            assert button(program, f"score:{tab}").isChecked()
            seen.append(program.grab().toImage())
        assert seen[0] != seen[1] != seen[2] != seen[0]


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("players", [4, 1, 2, 3])
def test_no_word_is_cut_on_any_tab(qtbot: QtBot, language: str, players: int) -> None:
    with window(language) as program:
        for decisions in (40, 10_000):
            show(program, lively_position(players, 8, decisions))
            program.grab()
            with nothing_cut():
                program.table.show_score()
                for tab in ("table", "curve", "turns") if decisions == 40 else ("curve", "turns"):
                    click(program, f"score:{tab}")
                    program.grab()
                click(program, rows(program)[0])
                program.grab()


@pytest.mark.slow
def test_a_row_puts_the_sheet_away_and_lights_what_gave_the_points(qtbot: QtBot) -> None:
    record = lively_position(3, 8, 10_000)
    row = next(row for row in scores.rows(record) if row.key == "animals" and any(row.points))
    with window() as program:
        match = show(program, record)
        program.table.show_score()
        click(program, "score:row:animals")
        assert not program.table.score.isVisible()
        assert program.table.lights.isVisible()
        view = program.table.view
        assert view is not None
        seat = match.viewer
        assert seat is not None
        lit = view.table.showing.lit
        assert lit == {item for item in row.items[seat] if row.points[seat]} | {
            f"seat:{other}" for other in range(3) if other != seat and row.points[other]
        }
        click(program, "lit:back")
        assert program.table.score.isVisible()
        assert not view.table.showing.lit


def test_what_is_lit_goes_out_when_the_game_goes_on(qtbot: QtBot) -> None:
    with window() as program:
        match = show(program, game(moves=20))
        program.table.show_score()
        click(program, "score:row:vp")
        match.play(match.record.game.legal[0])
        settle()
        assert not program.table.lights.isVisible()
        view = program.table.view
        assert view is not None
        assert not view.table.showing.lit


def test_the_key_of_the_score_opens_and_closes_it(qtbot: QtBot) -> None:
    with window() as program:
        show(program, game(moves=20))
        key(focused(), Qt.Key.Key_S)
        assert program.table.score.isVisible()
        key(focused(), Qt.Key.Key_S)
        assert not program.table.score.isVisible()
        assert focused() is program.table.view


def test_a_row_can_be_chosen_by_keyboard(qtbot: QtBot) -> None:
    with window() as program:
        show(program, game(moves=20))
        program.table.show_score()
        row = button(program, "score:row:vp")
        row.setFocus()
        key(row, Qt.Key.Key_Return)
        assert program.table.lights.isVisible()


def test_hidden_points_are_neither_shown_nor_lit(qtbot: QtBot) -> None:
    with window() as program:
        record = game(players=3, moves=60, immediate_points=False)
        show(program, record)
        program.table.show_score()
        assert not button(program, "score:curve").isVisible()
        assert not button(program, "score:csv").isVisible()
        assert not button(program, "score:row:vp").isEnabled()
        said = [widget.accessibleName() + widget.accessibleDescription() for widget in program.table.score.findChildren(QWidget)]
        assert not any(letter.isdigit() for letter in "".join(said) + program.table.score.accessibleDescription())


def ended(program: MainWindow, record: Record) -> Match:
    """Play the last decision of a game in a window with animation."""
    match = show(program, nearly_over(record))
    program.table.animated = True
    match.play(match.record.game.legal[0])
    return match


def test_at_the_end_the_rows_come_one_by_one_then_the_winner(qtbot: QtBot) -> None:
    with window() as program:
        ended(program, game())
        sheet = program.table.score
        qtbot.waitUntil(lambda: sheet.isVisible())
        assert sheet.building
        assert not button(program, "score:new").isVisible()
        assert sheet.accessibleDescription() == ""
        qtbot.waitUntil(lambda: len(rows(program)) >= 2)
        key(sheet, Qt.Key.Key_Space)
        assert not sheet.building
        assert len(rows(program)) == len(sheet._rows)
        assert button(program, "score:new").isVisible()
        assert focused() is sheet.close_button
        assert sheet.accessibleDescription()


def test_the_winner_is_the_title_once_all_rows_are_there(qtbot: QtBot) -> None:
    with window() as program:
        match = ended(program, game())
        sheet = program.table.score
        qtbot.waitUntil(lambda: sheet.building)
        assert sheet.accessibleName() == Texts("en")("app.score.end")
        key(sheet, Qt.Key.Key_Space)
        assert sheet.accessibleName() == verdict(Texts("en"), match.record).title


@pytest.mark.slow
def test_the_curve_is_open_beside_the_players_and_the_table_needs_no_tab(qtbot: QtBot) -> None:
    with window() as program:
        show(program, lively_position(3, 8, 10_000))
        program.table.show_score()
        assert button(program, "score:curve").isChecked()
        assert not button(program, "score:table").isVisible()
        assert rows(program)
        curve = program.grab().toImage()
        click(program, "score:turns")
        assert program.grab().toImage() != curve


@pytest.mark.parametrize(
    ("score", "practice", "words"), [(9_000, False, "Best so far"), (-9_000, False, "A new best"), (-9_000, True, "Best so far")]
)
def test_what_the_winner_had_reached_before_is_said(score: int, practice: bool, words: str) -> None:
    played = lively_position(3, 8, 10_000)
    record = Record(msgspec.structs.replace(played.header, practice=practice), played.game)
    earlier = results.result_of(record, 1.0)
    scores_before = tuple(score for _ in earlier.scores)
    sources = (results.Source(earlier.sources[0].key, scores_before),)
    folder = paths.archive_folder()
    folder.mkdir(parents=True)
    kept = msgspec.structs.replace(earlier, sources=sources, scores=scores_before, played="another", practice=False)
    (folder / f"one{results.ENDING}").write_bytes(msgspec.json.encode(kept))
    results.keep(folder, record, 2.0)  # the game itself is not an earlier one
    name = record.header.names[next(s.player for s in record.game.state.standings if s.won)]
    assert best_words(Texts("en"), record) in (
        f"Best so far for {name}: {figure(score)}.",
        f"A new best for {name}, up from {figure(score)}.",
    )
    assert best_words(Texts("en"), record).startswith(words)


def test_the_first_game_has_no_best_before_it() -> None:
    assert best_words(Texts("en"), lively_position(3, 8, 10_000)) == ""


def test_a_click_ends_the_building_up(qtbot: QtBot) -> None:
    with window() as program:
        ended(program, game())
        sheet = program.table.score
        qtbot.waitUntil(lambda: sheet.building)
        QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(5, 5))
        assert not sheet.building


@pytest.mark.parametrize(("language", "words"), [("en", "Result"), ("de", "Ergebnis")])
def test_at_a_finished_table_the_main_button_opens_the_result_again(language: str, words: str, qtbot: QtBot) -> None:
    with window(language) as program:
        ended(program, game())
        sheet, view = program.table.score, controller_of(program).view
        qtbot.waitUntil(sheet.isVisible)
        for by_key in (False, True):
            assert sheet.isVisible()
            key(focused(), Qt.Key.Key_Escape)
            assert sheet.isHidden()
            assert controller_of(program).layout.placements[MAIN_BUTTON].words == words
            if by_key:
                key(view, Qt.Key.Key_E)
            else:
                click_item(program, MAIN_BUTTON)
        assert sheet.isVisible()


@pytest.mark.slow
def test_a_key_that_comes_too_late_to_show_all_rows_begins_no_new_game(qtbot: QtBot) -> None:
    with window() as program:
        match = ended(program, game())
        sheet = program.table.score
        qtbot.waitUntil(lambda: sheet.building)
        qtbot.waitUntil(lambda: not sheet.building, timeout=20_000)
        key(focused(), Qt.Key.Key_Space)
        assert program.match is match
        assert sheet.isVisible()
        for press in (Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Space):  # closes it, opens it from the table
            key(focused(), press)
        assert program.match is match


def test_the_same_players_again_with_another_deal_or_the_same(qtbot: QtBot) -> None:
    for name, same in (("score:new", False), ("score:same", True)):
        with window() as program:
            match = show(program, nearly_over(game(players=3)))
            header, start = match.record.header, match.record.start
            match.play(match.record.game.legal[0])
            settle()
            click(program, name)
            assert program.match is not None
            assert program.match is not match
            record = program.match.record
            assert (record.header.names, record.header.options) == (header.names, header.options)
            assert (record.start == start) is same


@pytest.mark.slow
def test_results_and_pictures_are_saved_where_the_player_wants(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen: list[str] = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (chosen[0], ""))
    with window() as program:
        record = game(players=3, moves=30)
        show(program, record)
        program.table.show_score()
        chosen[:] = [str(tmp_path / "out")]
        click(program, "score:csv")
        lines = (tmp_path / "out.csv").read_text(encoding="utf-8-sig").splitlines()
        assert len(lines) == 4
        assert lines[0].split(",")[1] == Texts("en")("review.csv.player")
        click(program, "score:picture")
        picture = QImage(str(tmp_path / "out.png"))
        assert picture.width() > 800
        chosen[:] = [""]
        click(program, "score:csv")
        chosen[:] = [str(tmp_path / "nowhere" / "out.csv")]
        click(program, "score:csv")
        assert program.notice.sentences


@pytest.mark.slow
def test_a_click_on_a_players_points_opens_the_score_with_their_column_marked(qtbot: QtBot) -> None:
    with window() as program:
        show(program, lively_position(3, 8, 60))
        program.table.show_score()
        plain = program.table.score.grab().toImage()
        program.table.score.put_away()
        pictures = []
        for seat in (1, 2):
            click_item(program, f"ui:score:{seat}")
            assert program.table.score.isVisible()
            pictures.append(program.table.score.grab().toImage())
            program.table.score.put_away()
        assert pictures[0] != pictures[1]
        assert plain not in pictures


def test_partners_share_the_column_that_is_marked(qtbot: QtBot) -> None:
    record = of_castles((3, 4, 5, 6))
    assert [column.seats for column in scores.columns(Texts("en"), record)] == [(0, 2), (1, 3)]
    with window() as program:
        sheet = program.table.score
        pictures = []
        for seat in (None, *range(4)):
            sheet.open(record, seat=seat)
            pictures.append(sheet.grab().toImage())
        assert pictures[1] == pictures[3] != pictures[0]
        assert pictures[2] == pictures[4] != pictures[0]
        assert pictures[1] != pictures[2]


def test_points_that_are_told_at_the_end_cannot_be_clicked(qtbot: QtBot) -> None:
    with window() as program:
        show(program, game(players=3, moves=30, immediate_points=False))
        assert program.table.controller is not None
        assert not [item for item in program.table.controller.layout.placements if item.startswith("ui:score:")]


# the opponent without a seat
def against_egon(decisions: int = 40) -> Record:
    return new_position("burgundy_cards", 1, 5, decisions, {})


def test_the_rival_has_a_column_of_their_own() -> None:
    record, say = against_egon(), Texts("en")
    sources = record.rules.rival_sources(record.game.state)
    assert sources is not None
    mine, his = scores.columns(say, record)
    assert (mine.name, mine.seats, mine.total) == (record.header.names[0], (0,), scores.totals(record)[0])
    assert (his.name, his.seats, his.total) == ("Egon", (), sum(sources.values()))
    rival = record.rules.rival(record.game.state)
    assert rival is not None
    assert his.total == rival > 0
    for row, points in zip(scores.rows(record), his.points, strict=True):
        assert points == sources.get(row.key), "a source that is not for the rival has no figure"
    assert None in his.points
    assert [column.seats for column in scores.columns(say, lively_position(3, 8, 60))] == [(0,), (1,), (2,)]


def test_the_table_in_words_has_the_points_of_the_rival() -> None:
    record = against_egon()
    said = scores.lines(Texts("en"), record)
    row = next(row for row in scores.rows(record) if (record.rules.rival_sources(record.game.state) or {}).get(row.key))
    assert next(line for line in said if line.startswith(scores.label(Texts("en"), record, row.key))).count("Egon") == 1


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_rival_is_seen_in_the_table_the_curve_and_on_the_lit_table(qtbot: QtBot, language: str) -> None:
    record = against_egon()
    sources = record.rules.rival_sources(record.game.state) or {}
    key_of = next(key for key, n in sources.items() if n)
    assert not next(row for row in scores.rows(record) if row.key == key_of).points[0]
    with window(language) as program:
        show(program, record)
        program.grab()
        with nothing_cut():
            program.table.show_score()
            assert "Egon" in button(program, f"score:row:{key_of}").accessibleName()
            with_him = program.grab().toImage()
            click(program, "score:curve")
            curve = program.grab().toImage()
            click(program, "score:table")
            click(program, f"score:row:{key_of}")
            view = program.table.view
            assert view is not None
            assert view.table.showing.lit == {f"egon:{key_of.removeprefix('triplet_')}"}
            program.grab()
        assert with_him != curve


@pytest.mark.parametrize(
    ("words", "width", "shown"),
    [
        ("Phase A", 200, "Phase A"),
        ("Phase A", 20, "A"),
        ("Round 12", 20, "12"),
        ("Pile shuffled", 200, "Pile shuffled"),
        ("Pile shuffled", 60, ""),
    ],
)
def test_a_section_is_named_in_full_or_by_its_number_or_not_at_all(words: str, width: float, shown: str) -> None:
    assert section_name(words, width) == shown


@pytest.mark.parametrize("width", [12, 20, 31, 52, 60, 90])
@pytest.mark.parametrize("words", ["Round {}", "Runde {}", "Durchgang {}", "{}"])
def test_names_of_sections_never_touch(words: str, width: int) -> None:
    """In a narrow chart of a long game, only every second or third round is numbered."""
    names = [section_name(words.format(n), width) for n in range(1, 17)]
    middles = [width * (n + 0.5) for n in range(16)]
    found = rooms([*zip(names, middles, strict=True)])
    edges = [(x - wide / 2, x + wide / 2) for x, wide in zip(middles, found, strict=True) if wide]
    assert found[0]
    assert len(edges) >= 5
    assert all(wide + 0.01 >= text_width(name, "label", SMALLEST_TEXT) for name, wide in zip(names, found, strict=True) if wide)
    assert all(after[0] - before[1] >= GAP - 0.01 for before, after in pairwise(edges))
    kept = [n for n, wide in enumerate(found) if wide]
    assert len({after - before for before, after in pairwise(kept)}) == 1


@pytest.mark.parametrize(("players", "every"), [(2, 5), (4, 5)])
def test_turns_are_numbered_along_a_game_without_rounds(players: int, every: int) -> None:
    """Guildhall has no phases: only turns say how far it had come."""
    record, screen = new_position("guildhall", players, 5, 10_000, {}), find("guildhall")
    replay = Replay(record, screen.marks, screen.section)
    found = numbered(replay)
    assert 2 <= len(found) <= 8
    assert found == [every * n for n in range(1, len(found) + 1)]
    assert 0 <= len(replay.gains(0)) - found[-1] <= every


@pytest.mark.parametrize("game", ["guildhall", "villagers"])
def test_what_is_decided_before_the_first_turn_is_no_turn_of_its_own(game: str) -> None:
    """The bars of all players stand below each other, those of the start player too."""
    screen = find(game)
    replay = Replay(new_position(game, 3, 5, 10_000, {}), screen.marks, screen.section)
    counts = [len(replay.gains(seat)) for seat in range(3)]
    assert max(counts) - min(counts) <= 1
    assert sum(counts) == len(replay.turns)
    for seat in range(3):
        assert sum(n for _, n in replay.gains(seat)) == replay.scores[-1][seat]


@pytest.mark.parametrize("game", ["burgundy", "burgundy_cards", "praga", "villagers"])
def test_turns_are_not_numbered_where_sections_have_names(game: str) -> None:
    screen = find(game)
    assert numbered(Replay(new_position(game, 2, 3, 60, {}), screen.marks, screen.section)) == []


def test_the_numbers_of_turns_are_painted_below_the_chart() -> None:
    def chart(numbers: Numbers) -> QImage:
        image = QImage(420, 300, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        curve_chart(painter, QRectF(0, 0, 420, 300), [("red", [0, 1, 4, 9])], [("", 3)], 10, numbers=numbers)
        painter.end()
        return image

    assert chart(("Turn", ())) == chart(("", ())) != chart(("Turn", ((0.5, 1),))) != chart(("Turn", ((0.5, 2),)))


def test_the_staircase_of_the_rival_is_part_of_the_curve(qtbot: QtBot) -> None:
    def chart(rival: list[int]) -> QImage:
        image = QImage(420, 300, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        owners = [[Sign("red", "A")]]
        sections = [("A", 2), ("B", 1)]
        curve_chart(painter, QRectF(0, 0, 420, 300), [("red", [0, 1, 4, 9])], sections, 10, owners, (Plaque("chess-rook"), rival))
        painter.end()
        return image

    assert chart([]) != chart([2, 2, 5]) != chart([2, 2, 6])


def test_the_curve_of_a_team_ends_at_both_partners() -> None:
    def chart(partner: str) -> QImage:
        names, colours = ("Anna", "Ben", "Cleo", "Dora"), ("red", partner, "yellow", "green")
        record = new("burgundy", names, 3, {"teams": True, "duchies": "double"}, colours=colours)
        screen = find("burgundy")
        image = QImage(420, 300, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        curve(painter, QRectF(0, 0, 420, 300), Texts("en"), record, Replay(record, screen.marks, screen.section))
        painter.end()
        return image

    assert chart("blue") == chart("blue") != chart("plum")


def test_a_long_table_leaves_out_what_gave_nobody_anything() -> None:
    modules = dict.fromkeys(("extra_tiles", "white_castles", "inns", "trade_routes", "shields"), True)
    record = new_position("burgundy", 4, 3, 10_000, modules)
    ended = record.rules.ended(record.game.state)
    assert len(ended) > scores.MANY
    assert scores.rows(record) == [row for row in ended if any(row.points)] != ended


def test_partners_stand_in_one_row_of_the_ranking(qtbot: QtBot) -> None:
    record = of_castles((3, 4, 5, 6))
    assert len(score_places.places(Texts("en"), record, scores.totals(record), scores.ranks(record), None)) == 2
    with window() as program, nothing_cut():
        program.table.score.open(record)
        program.table.score.grab()


@pytest.mark.parametrize(("players", "words"), [(1, "New deal"), (2, "Same players again")])
def test_a_lone_player_is_offered_another_deal_not_the_same_players(qtbot: QtBot, players: int, words: str) -> None:
    with window() as program:
        match = show(program, nearly_over(game(players=players)))
        match.play(match.record.game.legal[0])
        settle()
        program.table.score.show_all()
        assert button(program, "score:new").text() == words


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_a_row_counts_is_said_where_its_name_does_not(qtbot: QtBot, language: str) -> None:
    with window(language) as program:
        program.show_match(Match(lively_position(2, 5, 100_000, "praga")))
        program.table.show_score()
        say = program.program.texts
        for key in ("academics", "eggs", "blue_markers"):
            assert button(program, f"score:row:{key}").toolTip() == say(f"praga.score.{key}.about")
