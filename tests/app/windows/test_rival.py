"""Every page shows an opponent without a seat by the sign their game names."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from app.art import signs
from app.art.rival_signs import Plaque, RivalSign
from app.games import find
from app.games.burgundy_cards import ui
from app.outcome.verdict import verdict
from app.screenshot import new_position
from app.session.rival import rival_names
from app.storage.game_files import Unfinished
from app.table.screen import Rival
from app.texts import LANGUAGES, Texts
from rules import IDS, meta, new
from tests.app.pages import click, settle, window
from tests.app.windows.play.test_table_page import show

GAME = "burgundy_cards"
STRANGER = Plaque("account-question")
Painted = dict[RivalSign, int]


@pytest.mark.parametrize("game", IDS)
def test_a_game_for_one_names_its_rival(game: str) -> None:
    found = find(game).rival
    if not meta(game).solo:
        assert found == Rival()
        return
    if found == Rival():
        alone = new(game, ("Anna",), 1)
        assert alone.rules.rival(alone.game.state) is None
        return
    assert not isinstance(found.sign, str)
    assert found.box
    assert found.events
    for language in LANGUAGES:
        beginning, within = rival_names(Texts(language), game).values()
        assert beginning == within[:1].upper() + within[1:]


@pytest.mark.parametrize(("language", "said"), [("en", "Anna plays against the Countess."), ("de", "Anna spielt gegen die Gräfin.")])
def test_a_rival_is_named_as_in_a_sentence(language: str, said: str) -> None:
    say = Texts(language)
    assert say("app.new.summary_solo", name="Anna", **rival_names(say, "villagers")) == said


@pytest.mark.parametrize(("language", "said"), [("en", "The Countess wins this time"), ("de", "Diesmal gewinnt die Gräfin")])
def test_a_rival_begins_a_sentence(language: str, said: str) -> None:
    record = new("villagers", ("Anna",), 1)
    while record.game.legal:
        record.play(record.game.legal[0])
    assert verdict(Texts(language), record).title == said


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> Painted:
    """Let the card game be played against another rival; count how often each rival's sign is painted."""
    count: Painted = {}

    def counting(p: QPainter, r: QRectF, sign: RivalSign) -> None:
        count[sign] = count.get(sign, 0) + 1

    monkeypatch.setattr(signs, "rival_sign", counting)
    monkeypatch.setattr(ui, "UI", replace(ui.UI, rival=replace(ui.UI.rival, sign=STRANGER)))
    return count


@contextmanager
def only_the_stranger(painted: Painted) -> Iterator[None]:
    painted.clear()
    yield
    assert [*painted] == [STRANGER]


@pytest.mark.slow
def test_a_game_to_continue_has_the_sign_of_the_rival_it_is_played_against(qtbot: QtBot, painted: Painted) -> None:
    with window() as program:
        program.start_page.complete()
        for players, signs_painted in ((1, {STRANGER}), (2, set())):
            painted.clear()
            program.start_page.show_unfinished([Unfinished(Path("x"), new_position(GAME, players, 5, 10, {}), 0.0)])
            settle()
            program.start_page.grab()
            assert {*painted} == signs_painted


def test_the_seats_of_a_new_game_have_the_sign_of_the_rival(qtbot: QtBot, painted: Painted) -> None:
    with window() as program:
        click(program, f"solo:{GAME}")
        with only_the_stranger(painted):
            program.new_game.grab()


@pytest.mark.slow
def test_log_and_score_have_the_sign_of_the_rival(qtbot: QtBot, painted: Painted) -> None:
    with window() as program:
        show(program, new_position(GAME, 1, 5, 40, {}))
        program.table.reveal.put_away()
        with only_the_stranger(painted):
            program.table.show_log()
            settle()
            program.table.log.grab()
        program.table.show_score()
        for tab in ("table", "curve"):
            click(program, f"score:{tab}")
            with only_the_stranger(painted):
                program.table.score.grab()


def test_the_end_of_a_lost_game_has_the_sign_of_the_rival(qtbot: QtBot, painted: Painted) -> None:
    record = new_position(GAME, 1, 5, 10_000, {})
    assert verdict(Texts("en"), record).rival
    with window() as program:
        show(program, record)
        program.table.show_score()
        click(program, "score:turns")
        with only_the_stranger(painted):
            program.table.score.grab()
