"""Names that look like HTML are shown as written: no name of a player, a file or a preset is ever loaded."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6 import QtGui
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent, QTextDocument, QTextDocumentFragment
from PySide6.QtWidgets import QApplication, QLabel, QTextEdit, QWidget
from pytestqt.qtbot import QtBot

import rules
from app.storage import paths, results
from app.storage.journal import Journal
from app.storage.saves import ENDING
from app.storage.settings import Preset, Settings
from app.windows.history.reviews_page import ReviewsPage
from app.windows.kit.canvas import plain
from app.windows.kit.controls import Button
from app.windows.kit.timeline import Timeline
from app.windows.main_window import MainWindow
from app.windows.saves.saves_page import SavesPage
from rules import Message, Record, Rng, catalogue, new
from tests.app.pages import button, click, focused, key, settle, window
from tests.slow import rest_slow

NAMES = ("<b>Xaver</b>", "<img src=spy.png>", "&lt;Yves&gt; & <u>Zoe")
GAMES = [meta.id for meta in catalogue()]


def fail(message: Message) -> None:
    raise AssertionError(message)


def played(game: str, moves: int) -> Record:
    record, rng = new(game, NAMES, 3), Rng(3)
    while len(record.entries) < moves and not record.game.over:
        record.play(record.game.legal[rng.below(len(record.game.legal))])
    return record


@pytest.mark.parametrize("words", [*NAMES, "", "Anna", "1 < 2 & 3 > 2", "&lt;", "&amp;lt;", "<", "<3", "a\n<b>c", "<!-- x -->", "<?xml?>"])
def test_words_are_shown_as_they_are_written(words: str) -> None:
    assert as_shown(plain(words)) == words
    assert plain("Anna & Ben") == "Anna & Ben"


def as_shown(tip: str) -> str:
    """Return the words that a player reads in a tip or label that detects the format of its text."""
    return QTextDocumentFragment.fromHtml(tip).toPlainText() if QtGui.Qt.mightBeRichText(tip) else tip


def check(program: MainWindow, seen: set[str]) -> None:
    """Check everything Qt could take for HTML; add the names that were shown to ``seen``."""
    settle()
    program.grab()
    for widget in [program, *program.findChildren(QWidget), *QApplication.topLevelWidgets()]:
        tip = as_shown(widget.toolTip())
        assert not QtGui.Qt.mightBeRichText(widget.toolTip()) or "\ufffc" not in tip, widget.objectName()
        for name in NAMES:
            bare = as_shown(name)
            if bare and bare in tip:
                assert name in tip, (widget.objectName(), widget.toolTip())
        seen |= {name for name in NAMES if name in tip}
        assert not widget.statusTip()
        assert not widget.whatsThis()
        if isinstance(widget, QLabel):
            assert widget.textFormat() == Qt.TextFormat.PlainText or not QtGui.Qt.mightBeRichText(widget.text()), widget.objectName()
        if isinstance(widget, QTextEdit):
            document: QTextDocument = widget.document()
            assert "<img" not in document.toHtml(), widget.objectName()
        if isinstance(widget, Button) and any(name in widget.text() for name in NAMES):
            assert widget.shortcut().isEmpty(), widget.objectName()


def hover(timeline: Timeline) -> Iterator[float]:
    """Point at one place of a timeline after another; yield those with a tip."""
    for x in range(0, timeline.width(), 3):
        at = QPointF(x, timeline.height() / 2)
        none = Qt.MouseButton.NoButton
        moved = QMouseEvent(QEvent.Type.MouseMove, at, timeline.mapToGlobal(at), none, none, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(timeline, moved)
        if timeline.toolTip():
            yield x


@pytest.mark.parametrize("game", rest_slow(*GAMES))
def test_nothing_on_the_table_is_rich_text(qtbot: QtBot, game: str) -> None:
    with window() as program:
        program.play(played(game, 60))
        assert program.match is not None
        check(program, set())
        program.match.lift_curtain()
        for act in (program.table.show_log, program.table.show_words, program.table.show_score, program.show_history, program.go_back):
            act()
            check(program, set())
        for _ in range(3):
            program.match.play(program.match.record.game.legal[0])
            check(program, set())
            program.match.lift_curtain()


@pytest.mark.slow
def test_nothing_on_the_pages_about_games_is_rich_text(qtbot: QtBot) -> None:
    for game in GAMES:
        Journal.create(paths.games_folder(), played(game, 20), fail).close()
        results.keep(paths.archive_folder(), played(game, 10_000), 1e9)
    paths.saves_folder().mkdir(parents=True)
    (paths.saves_folder() / f"<img src=spy.png>{ENDING}").write_bytes(rules.encode(played(GAMES[0], 5)))
    seen: set[str] = set()
    with window() as program:
        check(program, seen)
        assert seen == set(NAMES)  # the shelf of the start page names the players
        for page in ("saves", "reviews", "statistics", "settings"):
            program.open_page(page)
            check(program, seen)
        program.open_page("reviews")
        reviews = program.pages.findChild(ReviewsPage)
        assert isinstance(reviews, ReviewsPage)
        reviews.show_record(played("burgundy_cards", 10_000))
        settle()
        pointed = {as_shown(timeline.toolTip()) for timeline in reviews.findChildren(Timeline) for _ in hover(timeline)}
        assert any(NAMES[0] in words for words in pointed)
        check(program, seen)


def test_the_tip_of_a_file_is_its_name(qtbot: QtBot) -> None:
    paths.saves_folder().mkdir(parents=True)
    (paths.saves_folder() / f"<img src=spy.png>{ENDING}").write_bytes(rules.encode(played(GAMES[0], 5)))
    with window() as program:
        program.open_page("saves")
        settle()
        assert isinstance(program.pages.currentWidget(), QWidget)
        assert program.pages.findChild(SavesPage) is not None
        tip = button(program, "save:0").toolTip()
        assert as_shown(tip) == "<img src=spy.png>"


@pytest.mark.slow
def test_nothing_on_the_set_up_page_is_rich_text(qtbot: QtBot) -> None:
    short = ("<b>Xaver</b>", "<img src=s>", "&lt;Yves&gt;")
    presets = [Preset("<img src=spy.png>", game, short, ("red", "blue", "yellow"), {}) for game in GAMES]
    with window(settings=Settings(names=[*short, "Dora"], presets=presets)) as program:
        for game in GAMES:
            program.set_up(game)
            check(program, set())
            click(program, "presets")
            check(program, set())
            key(focused(), Qt.Key.Key_Escape)


def test_a_picture_named_by_a_player_is_not_loaded(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    picture = QImage(400, 300, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.red)
    assert picture.save("spy.png")
    Journal.create(paths.games_folder(), played(GAMES[0], 5), fail).close()
    with window() as program:
        document = QTextDocument()
        document.setHtml(button(program, "resume:0").toolTip())
        assert document.size().height() < 100
