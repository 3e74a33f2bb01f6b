"""Check the window's side of a thinker: no matter what becomes of the process, a question is answered or given up, and no process stays."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.opponents import thinking as module
from app.opponents.thinker import Thinker
from app.opponents.thinking import Thinking
from app.opponents.wire import Answer, Frames, GarbledError, Question, Thought, answer, framed, question
from rules import Game, Rng, new, rules_of, view

GAME = "guildhall"
PART = "import sys, struct, time; from pathlib import Path; "
HONEST = PART + (
    "from app.opponents import thinker; "
    "n = Path({count!r}); n.write_text(n.read_text() + 'x' if n.exists() else 'x'); "
    "{before}; sys.exit(thinker.run())"
)
DIES = "len(n.read_text()) < 2 and sys.exit(3)"
HANGS = "len(n.read_text()) < 2 and time.sleep(60)"
TALKS = "len(n.read_text()) < 2 and (print('good morning', flush=True), time.sleep(60))"
LIES = "len(n.read_text()) < 2 and (sys.stdout.buffer.write(struct.pack('>I', 1 << 30)), sys.stdout.flush(), time.sleep(60))"


def asked(number: int = 1, strength: str = "normal") -> Question:
    """Return a question about a position with a choice."""
    game: Game[Any] = new(GAME, ("1", "2"), 5, {}).game
    while len(game.legal) < 4:
        game = game.after(0)
    seen = view(game.rules, game.state, game.decider)
    return Question(number, GAME, 2, strength, game.rules.encoder.encode(seen), tuple(game.legal), 3, 0.1)


@pytest.fixture
def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Return a function that makes a thinker of a program; all of them end with the test."""
    made: list[Thinking] = []
    monkeypatch.setattr(module, "PATIENCE", 500)
    monkeypatch.setattr(module, "START", 8_000)

    def begin(before: str, every_time: bool = False) -> Thinking:
        if every_time:
            before = before.partition(" and ")[2]
        code = HONEST.format(count=str(tmp_path / "starts"), before=before)
        made.append(Thinking((sys.executable, "-c", code)))
        return made[-1]

    yield begin
    for one in made:
        one.end()


@pytest.mark.slow
@pytest.mark.parametrize("fault", ["pass", DIES, TALKS, LIES], ids=["well", "dies", "talks", "lies"])
def test_a_thinker_that_fails_once_is_started_again_and_answers(fault: str, begun: Any, qtbot: QtBot, tmp_path: Path) -> None:
    one = begun(fault)
    with qtbot.waitSignal(one.answered, timeout=20_000) as told:
        one.ask(asked())
    (found,) = told.args
    assert found.number == 1
    assert found.considered[0].actions[0] in asked().legal
    assert len((tmp_path / "starts").read_text()) == (1 if fault == "pass" else 2)
    assert not one.busy


@pytest.mark.slow
@pytest.mark.parametrize("fault", [DIES, TALKS], ids=["dies", "talks"])
def test_one_that_always_fails_is_given_up(fault: str, begun: Any, qtbot: QtBot) -> None:
    one = begun(fault, every_time=True)
    with qtbot.waitSignal(one.gave_up, timeout=20_000) as told:
        one.ask(asked())
    assert told.args == [asked()]
    assert not one.busy


@pytest.mark.slow
def test_one_that_hangs_is_started_again(begun: Any, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "START", 500)
    one = begun(HANGS)
    one.start()
    qtbot.wait(50)
    one.ask(asked())
    qtbot.waitUntil(lambda: not one.busy, timeout=20_000)


def test_a_program_that_is_not_there_is_given_up(qtbot: QtBot, tmp_path: Path) -> None:
    one = Thinking((str(tmp_path / "nothing"),))
    with qtbot.waitSignal(one.gave_up, timeout=5_000):
        one.ask(asked())


@pytest.mark.slow
def test_what_was_asked_before_is_not_answered_any_more(begun: Any, qtbot: QtBot) -> None:
    one, heard = begun("pass"), list[int]()
    one.answered.connect(lambda found: heard.append(found.number))
    one.ask(asked(1))
    one.forget()
    one.ask(asked(2))
    qtbot.waitUntil(lambda: bool(heard), timeout=20_000)
    qtbot.wait(100)
    assert heard == [2]


def test_frames_come_in_any_pieces() -> None:
    found = [Answer(n, (Thought(asked().legal[:2], 0.5 * n),)) for n in range(3)]
    sent = b"".join(framed(one) for one in found)
    for size in (1, 7, 1000):
        frames = Frames()
        pieces = [sent[n : n + size] for n in range(0, len(sent), size)]
        assert [answer(content) for piece in pieces for content in frames.add(piece)] == found
    assert [question(content) for content in Frames().add(framed(asked()))] == [asked()]


def test_garbled_bytes_are_refused() -> None:
    with pytest.raises(GarbledError):
        list(Frames().add(b"\xff\xff\xff\xff12"))
    rng = Rng(1)
    sent = framed(Answer(1, (Thought(asked().legal[:1], 0.5),)))[4:]
    refused = 0
    for _ in range(300):
        wrong = bytearray(sent)
        wrong[rng.below(len(sent))] = rng.below(256)
        try:
            answer(bytes(wrong))
        except GarbledError:
            refused += 1
    assert refused > 50


def test_a_thinker_is_told_nothing_but_what_its_seat_sees() -> None:
    """Its answer follows from the question alone."""

    def nobody(game: str, players: int) -> Any:
        raise AssertionError("a bot that does not search needs no help")

    first, second = (Thinker(nobody).answer(asked()) for _ in range(2))
    assert first == second
    seen = rules_of(GAME).decode(asked().view)
    assert not seen.rng
