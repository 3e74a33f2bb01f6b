"""``burgage --explain``: the position of a stored game, as text."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import rules
from app.__main__ import main
from app.cli.commands import DONE, FAILED
from app.games import find
from app.screenshot import new_position
from app.texts import LANGUAGES, Texts
from rules import Record
from tests.app.positions import GAMES
from tests.app.programs import ROOT

HEADINGS = ("stack", "legal", "events")


def explained(record: Record, folder: Path, language: str, capsys: pytest.CaptureFixture[str]) -> str:
    path = folder / "game.burgage"
    path.write_bytes(rules.encode(record))
    assert main(["--explain", str(path), "--lang", language]) == DONE
    out, error = capsys.readouterr()
    assert error == ""
    return out


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moves", [0, 60, 10_000])
def test_a_game_is_worded_from_beginning_to_end(
    game: str, language: str, moves: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = new_position(game, 3, 5, moves, {})
    said, texts = explained(record, tmp_path, language, capsys), Texts(language)
    assert said.startswith("game.burgage\n")
    for heading in HEADINGS:
        assert texts(f"cli.explain.{heading}") in said
    for step in record.game.state.pending:
        assert repr(step) in said
    for action in record.game.legal:
        assert " ".join((action.kind, *action.picks)) in said
    words = [find(game).event_words(record.header.names, texts, event) for entry in record.entries[-1:] for event in entry.events]
    assert all(one in said for one in words[-5:] if one is not None)
    assert record.game.over == (f"  {texts('cli.explain.none')}\n" in said)


def test_it_tells_no_more_than_the_player_to_move_may_know(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = new_position("guildhall", 3, 5, 60, {})
    said = explained(record, tmp_path, "en", capsys)
    decider = record.game.decider
    hidden = [card for seat, of in enumerate(record.game.state.seats) if seat != decider for card in of.hand.cards]
    assert hidden
    assert not [card for card in hidden if f"card:{card} " in said or f"card:{card}:" in said]


def test_it_leaves_out_what_only_others_have_seen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    left_out = 0
    for moves in range(4, 60, 2):
        record = new_position("villagers", 3, 5, moves, {"saints": True, "scoundrels": True})
        of = find("villagers")
        private = [event for entry in record.entries[-1:] for event in entry.events if event.seen_by not in (None, ())]
        unseen = [event for event in private if record.game.decider not in (event.seen_by or ())]
        words = [of.event_words(record.header.names, Texts("en"), event) for event in unseen]
        if any(words):
            said = explained(record, tmp_path, "en", capsys)
            assert not [one for one in words if one is not None and one in said]
            left_out += 1
    assert left_out


@pytest.mark.parametrize("content", [None, b"", b"{}", b'{"format": "burgage", "version": 99}', b"\xff\xfe"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_a_save_is_one_sentence(
    content: bytes | None, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "broken.save"
    if content is not None:
        path.write_bytes(content)
    assert main(["--explain", str(path), "--lang", language]) == FAILED
    out, error = capsys.readouterr()
    assert out == ""
    assert error.startswith("burgage: broken.save: ")
    assert len(error.splitlines()) == 1


def test_it_opens_no_window(tmp_path: Path) -> None:
    path = tmp_path / "game.burgage"
    path.write_bytes(rules.encode(new_position("burgundy", 2, 1, 10, {})))
    code = (
        "import sys; from app.__main__ import main; code = main(['--explain', sys.argv[1]]);"
        "assert not [name for name in sys.modules if name == 'PySide6.QtWidgets'], 'a window'; sys.exit(code)"
    )
    done = subprocess.run([sys.executable, "-c", code, str(path)], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == DONE, done.stderr
