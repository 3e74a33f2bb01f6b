"""Nothing in the whole window of one player depends on what another one holds (UX 4.4): pixels, words, names for screen readers."""

import hashlib

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QListWidget, QTreeWidget, QWidget
from pytestqt.qtbot import QtBot

from app.screenshot import new_position
from app.session.match import Match
from app.windows.history.review import Review
from app.windows.main_window import MainWindow
from rules import Action, Record
from tests.app.pages import click_item, focused, key, settle, window
from tests.slow import rest_slow_rows

GAME = "burgundy_cards"


def position(players: int, moves: int) -> Record:
    record = new_position(GAME, players, 11, moves, {"open_hands": False})
    record.game.restore(record.game.snapshot())
    return record


def deal_others_anew(record: Record) -> None:
    """Deal other cards to every player who is not deciding: their cards go under the draw pile, and its lowest cards replace them."""
    state = record.game.state
    changed = False
    for player, seat in enumerate(state.seats):
        if player != record.game.decider:
            for what in ("hand", "stack"):
                pile, below = getattr(seat, what), state.draw.cards
                n = len(pile.cards)
                if n:
                    setattr(seat, what, pile.holding(below[:n]))
                    first, *others = pile.cards + below[n:]
                    state.draw = state.draw.holding((*others, first))
                    changed = True
    assert changed
    record.game.restore(record.game.snapshot())


def hands(record: Record) -> list[tuple[int, ...]]:
    return [seat.hand.cards for seat in record.game.state.seats]


def words(program: MainWindow) -> list[str]:
    """Return all words that the window gives to people or to other programs."""
    found = [program.windowTitle(), program.windowIconText()]
    for widget in [program, *program.findChildren(QWidget)]:
        found += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip(), widget.whatsThis(), widget.windowTitle()]
        if isinstance(widget, QListWidget):
            items = [widget.item(i) for i in range(widget.count())]
            found += [f"{item.text()}|{item.toolTip()}|{item.data(Qt.ItemDataRole.AccessibleTextRole)}" for item in items]
        if isinstance(widget, QTreeWidget):
            lines = widget.findItems("", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive)
            found += [f"{item.text(0)}|{item.toolTip(0)}" for item in lines]
    found += [QGuiApplication.clipboard().text()]
    controller, view = program.table.controller, program.table.view
    assert controller is not None
    assert view is not None
    found += sorted(f"{p.item} {p.kind} {p.words}" for p in controller.layout.placements.values())
    if program.match is not None and not program.match.curtain:
        found += [line for line, _ in controller.model.legal_in_words()]
    return found


def pixels(program: MainWindow) -> str:
    """Return a digest of every pixel: a hundred pictures of a window would take 360 megabytes."""
    image = program.grab().toImage()
    return hashlib.sha256(image.constBits()).hexdigest()


def looks(program: MainWindow) -> tuple[str, list[str]]:
    settle()
    return pixels(program), words(program)


def everything(record: Record) -> list[tuple[str, str, list[str]]]:
    """Return the looks of everything that can be opened, the curtain first."""
    found: list[tuple[str, str, list[str]]] = []
    QGuiApplication.clipboard().clear()
    with window() as program:
        program.show_match(Match(record))

        def look(name: str) -> None:
            found.append((name, *looks(program)))

        look("curtain")
        key(focused(), Qt.Key.Key_F4)
        key(focused(), Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
        look("list of moves behind the curtain")
        key(focused(), Qt.Key.Key_Escape)
        key(focused(), Qt.Key.Key_S)
        look("score behind the curtain")
        key(focused(), Qt.Key.Key_Escape)
        key(focused(), Qt.Key.Key_Return)
        look("table")
        viewer = program.match.viewer if program.match is not None else None
        assert viewer == record.game.decider
        for opens in (Qt.Key.Key_L, Qt.Key.Key_S, Qt.Key.Key_F4):
            key(focused(), opens)
            key(focused(), Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
            look(f"key {opens.name}")
            for opened in range(program.table.words.tree.topLevelItemCount() if opens == Qt.Key.Key_F4 else 0):
                branch = program.table.words.tree.topLevelItem(opened)
                assert branch is not None
                branch.setExpanded(True)
                program.table.words.tree.scrollToBottom()
                look(f"table in words, opened to {opened}")
            key(focused(), Qt.Key.Key_Escape)
        controller, view = program.table.controller, program.table.view
        assert controller is not None
        assert view is not None
        for seat in range(len(record.header.names)):
            controller.show_tip(f"seat:{seat}")
            look(f"tip of seat {seat}")
            if seat != viewer:
                click_item(program, f"seat:{seat}")
                look(f"looking at seat {seat}")
                for item in sorted(controller.layout.placements):
                    if item.startswith(("card:", "back:", "personal", "left:")):
                        controller.show_tip(item)
                        look(f"tip of {item} at seat {seat}")
                key(view, Qt.Key.Key_Escape)
        QGuiApplication.clipboard().clear()
        for left_open in (None, Qt.Key.Key_L, Qt.Key.Key_F4, Qt.Key.Key_S):
            if left_open is not None:
                key(focused(), left_open)
            key(focused(), Qt.Key.Key_B)
            look(f"curtain again, with {left_open} open")
            key(focused(), Qt.Key.Key_Escape)
            key(view, Qt.Key.Key_Return)
    return found


@pytest.mark.parametrize(("players", "moves"), rest_slow_rows((3, 50), (2, 0), (2, 31)))
def test_other_hands_of_the_others_change_nothing(qtbot: QtBot, players: int, moves: int) -> None:
    first, second = position(players, moves), position(players, moves)
    deal_others_anew(second)
    decider = first.game.decider
    assert decider == second.game.decider
    assert [one == other for one, other in zip(hands(first), hands(second), strict=True)] == [p == decider for p in range(players)]
    for (name, image, said), (again, other_image, other_said) in zip(everything(first), everything(second), strict=True):
        assert name == again
        assert said == other_said, name
        assert image == other_image, name


@pytest.mark.slow
def test_the_curtain_does_not_show_the_hand_of_the_next_player(qtbot: QtBot) -> None:
    first, second = position(2, 0), position(2, 0)
    seat = second.game.state.seats[second.game.decider or 0]
    seat.hand, seat.stack = seat.hand.holding(seat.stack.cards[:2]), seat.stack.holding(seat.hand.cards + seat.stack.cards[2:])
    second.game.restore(second.game.snapshot())
    found = []
    for record in (first, second):
        with window() as program:
            program.show_match(Match(record))
            QGuiApplication.clipboard().clear()
            curtain = looks(program)
            key(focused(), Qt.Key.Key_F4)
            key(focused(), Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
            listed = looks(program)
            key(focused(), Qt.Key.Key_Escape)
            key(focused(), Qt.Key.Key_Return)
            found.append((curtain, listed, looks(program)))
    assert found[0][0] == found[1][0]
    assert found[0][1] == found[1][1]
    assert found[0][2][0] != found[1][2][0]  # the comparison sees hands where they are open
    assert found[0][2][1] != found[1][2][1]


def keeps_the_turn(record: Record, action: Action) -> bool:
    ahead = record.game.copy()
    ahead.apply(action)
    return ahead.decider == record.game.decider


@pytest.mark.slow
def test_what_was_played_so_far_shows_nothing_of_the_others_at_any_place(qtbot: QtBot) -> None:
    seen: list[list[tuple[str, list[str]]]] = []
    for other_cards in (False, True):
        record = position(3, 0)
        if other_cards:
            deal_others_anew(record)
        record.start = record.game.snapshot()
        with window() as program:
            match = Match(record, None, program)
            match.lift_curtain()
            program.show_match(match)
            while len(record.entries) < 4 and (stays := [action for action in record.game.legal if keeps_the_turn(record, action)]):
                match.play(stays[0])
            program.show_history()
            review = program.pages.currentWidget()
            assert isinstance(review, Review)
            assert review.replay is not None
            assert review.replay.last == len(record.entries) > 1
            review.animated = False
            found = []
            for at in range(review.replay.last, -1, -1):
                review.go(at)
                found.append(looks(program))
            seen.append(found)
    assert seen[0] == seen[1]
