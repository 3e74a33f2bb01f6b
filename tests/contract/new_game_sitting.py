"""Play a game just created, from the start page to the score sheet: ``python -m tests.contract.new_game_sitting GAME LANGUAGE``.

It is a program of its own because the game exists only in a copy of the project.
"""

import random
import sys

from app.application import qt
from app.games import find
from app.table.parts.infoline import MAIN_BUTTON
from app.windows.main_window import MainWindow
from rules import ItemId
from tests.app.pages import button, click, click_item, nothing_cut, view_of, window
from tests.app.pages import field as text_field
from tests.app.sitting import Sitting, play_by_keyboard, play_by_mouse, play_in_words

PILE, PLAYERS, ROUNDS = "pile", 3, 3


def begun(program: MainWindow, game: str, refill: bool) -> Sitting:
    """Begin a game from the start page, with the option on or off."""
    assert_readable(program)
    click(program, f"play:{game}")
    click(program, f"players:{PLAYERS}")
    text_field(program, "seed").setText("7")
    if button(program, "option:refill").isChecked() != refill:
        click(program, "option:refill")
    assert_readable(program)
    click(program, "start_game")
    assert program.pages.currentWidget() is program.table
    sitting = Sitting(program, random.Random(7))
    assert sitting.record.header.options == {"refill": refill}
    assert_readable(program)
    return sitting


def assert_readable(program: MainWindow) -> None:
    """Assert that the page can be painted without cutting any words."""
    with nothing_cut():
        assert not program.grab().isNull()


def middle(program: MainWindow, item: ItemId) -> tuple[float, float]:
    """Return where something is on the table."""
    rect = view_of(program).table.rect_of(item)
    return rect.cx, rect.cy


def learn(program: MainWindow, game: str) -> None:
    """Follow the lesson from the start page to its end by clicking where it points, and go back."""
    click(program, f"learn:{game}")
    lesson = program.table.lesson
    while lesson.task is not None:
        assert_readable(program)
        if lesson.task.reads:
            click(program, "lesson:read")
        else:
            click_item(program, lesson.hints()[0])
    assert lesson.chapter is find(game).lesson[-1]
    click(program, "lesson:leave")


def take_and_draw(sitting: Sitting, refill: bool) -> None:
    """Take the first open card by mouse, end the turn, draw from the pile: what is on the table follows."""
    program, record = sitting.program, sitting.record
    first, card = record.game.decider, record.game.state.row[0]
    place = middle(program, f"card:{card}")
    sitting.click(f"card:{card}")
    assert record.game.state.seats[first].cards == (card,)
    assert middle(program, f"card:{card}") != place
    sitting.click(MAIN_BUTTON)
    assert (0 in record.game.state.row) is not refill
    if refill:
        assert middle(program, f"card:{record.game.state.row[0]}") == place
    second, top = record.game.decider, record.game.state.pile.cards[-1]
    assert f"card:{top}" not in view_of(program).table.showing.layout.placements
    sitting.click(PILE)
    assert record.game.state.seats[second].cards == (top,)
    assert middle(program, f"card:{top}")
    assert not record.can_undo
    assert_readable(program)


def check_end(sitting: Sitting) -> None:
    """Check the sheet at the end against the cards, and go back to the start page."""
    seats = sitting.record.game.state.seats
    assert [len(seat.cards) for seat in seats] == [ROUNDS] * PLAYERS
    assert sitting.program.table.score.isVisible()
    assert_readable(sitting.program)
    told = sitting.program.table.score.accessibleDescription()
    assert all(f"{name} {sum(seat.cards)}" in told for name, seat in zip(sitting.record.header.names, seats, strict=True))
    click(sitting.program, "score:home")


def main(game: str, language: str) -> None:
    """Follow the lesson, then play by mouse with the option, by keyboard without it, and in words."""
    qt()
    with window(language, on_screen=True) as program:
        learn(program, game)
        sitting = begun(program, game, refill=True)
        take_and_draw(sitting, refill=True)
        play_by_mouse(sitting)
        assert len(sitting.turns) == ROUNDS * PLAYERS
        check_end(sitting)
        sitting = begun(program, game, refill=False)
        take_and_draw(sitting, refill=False)
        play_by_keyboard(sitting)
        check_end(sitting)
        assert set(play_in_words(begun(program, game, refill=True), ("draw",))) == {"take", "draw", "end_turn"}
    print("played")


if __name__ == "__main__":
    main(*sys.argv[1:])
