"""What players at one computer have alongside the table: log, table in words, agreeing to undo, the next name, the key that hides."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTreeWidgetItem
from pytestqt.qtbot import QtBot

import rules
from app.art.signs import Sign
from app.commands import Command
from app.games import find
from app.session.match import Match
from app.storage.settings import Settings
from app.table.log.game_log import GameLog
from app.texts import Texts
from app.windows.history.review import Review
from app.windows.main_window import MainWindow
from rules import Record, Rng, Undo
from rules.bots.arena import advance
from rules.games.villagers.components import NAME
from tests.app.held_clock import held_clock
from tests.app.pages import button, click, click_item, controller_of, focused, key, nothing_cut, settle, show, view_of, window
from tests.app.painting import face_of
from tests.games.villagers.builder import record, table
from tests.slow import rest_slow

GAME = "burgundy_cards"
NAMES = ("Anna", "Ben", "Cleo", "Dora")


def game(players: int = 3, moves: int = 0, open_hands: bool = True, undo: Undo = "strict") -> Record:
    record = rules.new(GAME, NAMES[:players], 5, {"open_hands": open_hands} if players > 1 else {}, undo=undo)
    advance(record, moves, Rng(5))
    return record


def rows(program: MainWindow) -> list[str]:
    listed = program.table.log.list
    return [listed.item(i).text() for i in range(listed.count())]


def at_the_start_of_a_turn(record: Record) -> Record:
    """Play a few more moves, to where a player has just begun their turn."""
    while not any(event.kind == "turn" for event in record.entries[-1].events):
        record.play(record.game.legal[-1])
    return record


# the log


def test_the_log_goes_by_turn_and_names_rules() -> None:
    record, say = game(moves=40), Texts("en")
    lines = GameLog().lines(record, 0, lambda event: find(GAME).event_words(NAMES, say, event), say)
    headings = [line for line in lines if line.heading]
    assert [line.words for line in headings[:3]] == [f"{NAMES[line.player or 0]}’s turn" for line in headings[:3]]
    turns = sum(event.kind == "turn" for entry in record.entries for event in entry.events)
    assert len(headings) == turns + sum(event.kind == "turn" for event in record.opening)
    assert all(line.clause.startswith("BC-") for line in lines)
    owner: int | None = None
    for line in lines:
        owner = line.player if line.heading else owner
        assert line.player in (owner, None) or line.entry is None
    assert [line.free for line in lines] == [
        line.entry is not None and line.entry >= len(record.entries) - record.undoable for line in lines
    ]


def test_the_log_can_be_that_of_one_player(qtbot: QtBot) -> None:
    with window() as program:
        show(program, game(moves=40))
        key(focused(), Qt.Key.Key_L)
        everything = rows(program)
        click(program, "log:seat:1")
        assert rows(program) == [line for line in everything if line.startswith("Ben")]
        assert program.table.log.list.accessibleName() == "What happened: Ben"
        click(program, "log:seat:1")
        assert rows(program) == everything
        click(program, "log:seat:0")
        click(program, "log:everybody")
        assert rows(program) == everything


def test_a_line_of_the_log_names_its_rule(qtbot: QtBot) -> None:
    for developer, rule in ((False, "The rule (F1)"), (True, "Rule BC-4.6 (F1)")):
        with window(settings=Settings(developer=developer)) as program:
            show(program, game(moves=40))
            key(focused(), Qt.Key.Key_L)
            log = program.table.log
            row = next(i for i, words in enumerate(rows(program)) if words.startswith("Ben plays"))
            log.list.setCurrentRow(row)
            assert log.hint.startswith(rule)
            assert rule in log.list.item(row).data(Qt.ItemDataRole.AccessibleTextRole)


@pytest.mark.parametrize("by", ["enter", "button"])
def test_the_log_leads_back_to_a_free_line(qtbot: QtBot, by: str) -> None:
    with window() as program:
        match = show(program, at_the_start_of_a_turn(game(moves=40)))
        before = match.record.game.digest()
        done = len(match.record.entries)
        match.play(match.record.game.legal[0])
        match.play(next(action for action in match.record.game.legal if action.kind in ("take_silver", "fill_workers")))
        key(focused(), Qt.Key.Key_L)
        listed = program.table.log.list
        row = next(i for i in range(listed.count()) if (line := program.table.log._line(listed.item(i))) is not None and line.entry == done)
        listed.setCurrentRow(row)
        assert "undo back to here" in program.table.log.hint
        if by == "enter":
            key(listed, Qt.Key.Key_Return)
        else:
            middle = listed.visualItemRect(listed.item(row)).center()
            QTest.mouseMove(listed.viewport(), QPoint(middle.x(), middle.y()))
            listed.itemEntered.emit(listed.item(row))
            click(program, "log:back")
        assert match.record.game.digest() == before
        assert match.record.undoable == 0
        assert listed.count() == row


def test_a_line_that_is_not_free_leads_nowhere(qtbot: QtBot) -> None:
    with window() as program:
        match = show(program, game(moves=40))
        key(focused(), Qt.Key.Key_L)
        before = match.record.game.digest()
        listed = program.table.log.list
        listed.setCurrentRow(2)
        key(listed, Qt.Key.Key_Return)
        listed.itemEntered.emit(listed.item(2))
        assert not button(program, "log:back").isVisible()
        assert match.record.game.digest() == before


@pytest.mark.slow
def test_what_happened_by_itself_is_in_the_log(qtbot: QtBot) -> None:
    with window(settings=Settings(end_turn="automatic", single_choices="automatic")) as program:
        match = show(program, game(players=2))
        click_item(program, "ui:log")
        while match.record.game.state.round < 6:
            controller_of(program).play_action(match.record.game.legal[0])
        said = rows(program)
        assert "Anna: the turn ends automatically" in said
        assert any(words.endswith("(automatically)") for words in said)


# the table in words


def tree(program: MainWindow) -> list[str]:
    found: list[str] = []

    def walk(item: QTreeWidgetItem) -> None:
        found.append(item.text(0))
        for i in range(item.childCount()):
            child = item.child(i)
            assert child is not None
            walk(child)

    for item in branches(program):
        walk(item)
    return found


def branches(program: MainWindow) -> list[QTreeWidgetItem]:
    listed = program.table.words.tree
    return [item for i in range(listed.topLevelItemCount()) if (item := listed.topLevelItem(i)) is not None]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_table_in_words_says_what_is_there(qtbot: QtBot, players: int) -> None:
    with window() as program:
        match = show(program, game(players, moves=46))
        key(focused(), Qt.Key.Key_F4)
        words, say = tree(program), Texts("en")
        state, viewer = match.record.game.state, match.viewer or 0
        assert program.table.words.tree.topLevelItemCount() == players + 4 + (players == 1)
        assert words[0].startswith(NAMES[viewer])
        for seat in range(players):
            assert any(line.startswith(NAMES[seat]) for line in words)
        for card in [*state.seats[viewer].projects, *(card for row in state.display for card in row)]:
            tip = find(GAME).tip(controller_of(program).model.position, f"card:{card}")
            assert tip is not None
            assert any(tip.title in line for line in words)
        for pile in state.goods:
            assert any(line.endswith(f"on top, {len(pile.cards)} cards") for line in words)
        assert say("burgundy_cards.words.draw", n=len(state.draw.cards)) in words
        assert ("Egon" in " ".join(words)) == (players == 1)
        assert program.table.words.tree.accessibleName() == "What is on the table"
        assert program.table.words.list.accessibleName().startswith("What you can do. ")


def test_the_table_in_words_is_copied_as_text(qtbot: QtBot) -> None:
    with window() as program:
        match = show(program, game(moves=46))
        key(focused(), Qt.Key.Key_F4)
        QGuiApplication.clipboard().clear()
        key(program.table.words.list, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
        copied = QGuiApplication.clipboard().text()
        assert all(line.strip() in copied for line in tree(program))
        assert all(words in copied for words, _ in controller_of(program).model.legal_in_words())
        QGuiApplication.clipboard().clear()
        click(program, "words:copy")
        assert QGuiApplication.clipboard().text() == copied
        assert match.viewer is not None


def test_what_was_open_in_the_tree_stays_open(qtbot: QtBot) -> None:
    with window() as program:
        match = show(program, game(moves=46))
        key(focused(), Qt.Key.Key_F4)
        branches(program)[2].setExpanded(True)
        opened = branches(program)[2].text(0)
        match.play(match.record.game.legal[0])
        assert {item.text(0): item.isExpanded() for item in branches(program)}[opened]


def test_tab_reaches_tree_and_list(qtbot: QtBot) -> None:
    with window() as program:
        show(program, game(moves=46))
        key(focused(), Qt.Key.Key_F4)
        reached = set()
        for _ in range(6):
            reached.add(focused().objectName())
            key(focused(), Qt.Key.Key_Tab)
        assert {"words:list", "words:tree", "words:close", "words:copy"} <= reached


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", rest_slow((1280, 712), (1366, 768), (1920, 1080)))
def test_no_word_is_cut(qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    with window(language) as program:
        program.resize(*size)
        match = show(program, at_the_start_of_a_turn(game(4, moves=60, undo="consent")))
        with nothing_cut():
            for opened in (Qt.Key.Key_L, Qt.Key.Key_F4):
                key(focused(), opened)
                program.grab()
                key(focused(), Qt.Key.Key_Escape)
            click_item(program, "ui:undo")
            assert program.table.hand_over.consent.isVisible()
            program.grab()
            click(program, "consent:no")
            program.table.hand_over.banner.tell(lambda: (("Maximilian Habsburg ist am Zug",), ()), Sign(match.colours[0], "M"))
            program.grab()


# agreeing to undo


@pytest.mark.parametrize("open_hands", [True, False])
def test_when_all_tap_their_shapes_the_move_is_undone(qtbot: QtBot, open_hands: bool) -> None:
    with window() as program:
        match = show(program, at_the_start_of_a_turn(game(moves=40, undo="consent", open_hands=open_hands)))
        done, seat = len(match.record.entries), match.seat
        click_item(program, "ui:undo")
        sheet = program.table.hand_over.consent
        assert sheet.isVisible()
        assert match.curtain is not open_hands
        for player in range(3):
            assert len(match.record.entries) == done
            click(program, f"consent:{player}")
        assert not sheet.isVisible()
        assert len(match.record.entries) == done - 1
        assert match.seat != seat
        assert match.curtain is not open_hands
        assert focused() is program.table.view


@pytest.mark.parametrize("by", ["button", "escape"])
def test_one_no_ends_it(qtbot: QtBot, by: str) -> None:
    with window() as program:
        match = show(program, at_the_start_of_a_turn(game(moves=40, undo="consent")))
        done = len(match.record.entries)
        key(focused(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        key(focused(), Qt.Key.Key_Space)
        key(focused(), Qt.Key.Key_Tab)
        key(focused(), Qt.Key.Key_Return)
        if by == "escape":
            key(focused(), Qt.Key.Key_Escape)
        else:
            click(program, "consent:no")
        assert not program.table.hand_over.consent.isVisible()
        assert len(match.record.entries) == done
        click_item(program, "ui:undo")
        assert not any(button(program, f"consent:{player}").isChecked() for player in range(3))


def test_without_that_rule_nobody_is_asked(qtbot: QtBot) -> None:
    with window() as program:
        show(program, at_the_start_of_a_turn(game(moves=40)))
        click_item(program, "ui:undo")
        key(focused(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert not program.table.hand_over.consent.isVisible()


@pytest.mark.slow
def test_a_practice_game_says_so_and_can_be_undone_freely(qtbot: QtBot) -> None:
    with window() as program:
        match = show(program, at_the_start_of_a_turn(game(moves=40, undo="practice")))
        assert face_of(controller_of(program).layout.placements["frame:title"]).lines[-1].endswith("practice")
        while match.record.entries:
            key(focused(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert match.record.game.snapshot() == match.record.start


def test_new_games_follow_the_undo_rule_of_the_settings(qtbot: QtBot) -> None:
    with window(settings=Settings(undo="practice")) as program:
        click(program, f"play:{GAME}")
        click(program, "start_game")
        assert program.match is not None
        assert program.match.record.header.undo == "practice"
        assert program.match.record.header.practice


# handing over


def end_turn(match: Match) -> None:
    seat = match.seat
    while match.seat == seat:
        match.play(match.record.game.legal[-1])


def test_the_next_name_slides_in_where_no_curtain_falls(qtbot: QtBot) -> None:
    with window() as program:
        program.table.animated = True
        match = show(program, game(moves=40))
        banner = program.table.hand_over.banner
        end_turn(match)
        assert banner.isVisible()
        assert banner.y() == -banner.height(), "nothing has moved before the event loop runs"
        qtbot.waitUntil(lambda: banner.y() > 0, timeout=20_000)
        qtbot.waitUntil(lambda: not banner.isVisible(), timeout=20_000)


def test_with_closed_hands_the_curtain_says_the_name(qtbot: QtBot) -> None:
    with window() as program:
        program.table.animated = True
        match = show(program, game(moves=40, open_hands=False))
        end_turn(match)
        assert match.curtain
        assert not program.table.hand_over.banner.isVisible()


@pytest.mark.parametrize("opens", [Qt.Key.Key_L, Qt.Key.Key_F4, Qt.Key.Key_S, None])
def test_the_curtain_falls_by_key_from_everywhere(qtbot: QtBot, opens: Qt.Key | None) -> None:
    with window() as program:
        match = show(program, game(moves=40, open_hands=False))
        if opens is not None:
            key(focused(), opens)
        key(focused(), Qt.Key.Key_B)
        assert match.curtain
        assert not program.table.log.isVisible()
        assert not program.table.score.isVisible()


def listened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Have a screen reader active, and collect what is announced to it."""
    said: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            said.append(event.message())

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return said


def test_every_step_is_said_in_one_sentence(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    said = listened(monkeypatch)
    with window() as program:
        match = show(program, game(players=2))
        name, other = match.names[match.seat], match.names[1 - match.seat]
        controller_of(program).play_action(match.record.game.legal[0])
        assert said[-1].startswith(f"{name} plays a ")
        controller_of(program).play_action(next(a for a in match.record.game.legal if a.kind == "take_silver"))
        assert said[-1] == f"{name} takes 1 silver"
        controller_of(program).play_action(match.record.game.legal[-1])
        assert said[-1] == f"{other}’s turn"
    assert "" not in said


def test_nothing_is_said_of_what_others_saw(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    said = listened(monkeypatch)
    with window() as program:
        match = show(program, game(players=2, open_hands=False))
        end_turn(match)
        assert match.curtain
        hidden = [
            find(GAME).tip(controller_of(program).model.position, f"card:{card}")
            for card in match.record.game.state.seats[match.seat].hand.cards
        ]
        assert not any(tip is not None and tip.title in words for tip in hidden for words in said[-1:])


# the covered hand


def hand(program: MainWindow, match: Match) -> list[str]:
    cards = [f"card:{card}" for card in match.record.game.state.seats[match.seat].hand.cards]
    return [item for item in cards if item in controller_of(program).layout.placements]


def test_a_covered_hand_is_seen_while_space_is_held(qtbot: QtBot) -> None:
    with window(settings=Settings(cover_hands=True)) as program:
        match = show(program, at_the_start_of_a_turn(game(players=2, moves=20, open_hands=False)))
        view = view_of(program)
        assert hand(program, match) == []
        assert controller_of(program).picker.plans == ()
        QTest.keyPress(view, Qt.Key.Key_Space)
        (card, *_) = hand(program, match)
        click_item(program, card)
        assert controller_of(program).picker.picks or match.record.entries[-1].action.kind == "play"
        QTest.keyRelease(view, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: hand(program, match) == [])


def test_a_key_held_down_hides_nothing_meanwhile(qtbot: QtBot) -> None:
    """X11 sends a release and a press for every repetition; Qt sees that they belong together only if both have arrived."""
    with held_clock() as clock, window(settings=Settings(cover_hands=True)) as program:
        match = show(program, at_the_start_of_a_turn(game(players=2, moves=20, open_hands=False)))
        view, of = view_of(program), program.table
        QTest.keyPress(view, Qt.Key.Key_Space)
        (card, *_) = hand(program, match)
        of.help.enlarge_item(card)
        pressed: list[int] = []
        view.table.keyed.connect(lambda key, modifiers: pressed.append(key))
        for _ in range(3):
            QTest.keyRelease(focused(), Qt.Key.Key_Space)
            clock.pass_time(5)
            QTest.keyPress(focused(), Qt.Key.Key_Space)
            clock.pass_time(25)
            assert of.help.zoom.isVisible()
            assert hand(program, match)
        of.help.zoom.put_away()
        QTest.keyRelease(view, Qt.Key.Key_Space)
        QTest.keyPress(view, Qt.Key.Key_Space)
        clock.pass_time(25)
        assert hand(program, match)
        assert not pressed, "one press is one press"
        QTest.keyRelease(view, Qt.Key.Key_Space)
        clock.pass_time(35)
        assert hand(program, match) == []


@pytest.mark.parametrize("way", ["enlarged", "now", "score"])
def test_what_is_opened_while_space_is_held_is_covered_with_the_hand(qtbot: QtBot, way: str) -> None:
    """The release of Space is heard by anything that is open then."""
    with window(settings=Settings(cover_hands=True)) as program:
        match = show(program, at_the_start_of_a_turn(game(players=2, moves=20, open_hands=False)))
        view, of = view_of(program), program.table
        QTest.keyPress(view, Qt.Key.Key_Space)
        (card, *_) = hand(program, match)
        if way == "enlarged":
            of.help.enlarge_item(card)
        else:
            key(view, Qt.Key.Key_F2 if way == "now" else Qt.Key.Key_S)
        held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space.value, Qt.KeyboardModifier.NoModifier, "", True)
        QApplication.sendEvent(focused(), held)  # as the keyboard does again and again
        assert focused() is not view
        assert hand(program, match)
        said = of.help.now.accessibleDescription()
        QTest.keyRelease(focused(), Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: hand(program, match) == [])
        assert not of.help.zoom.isVisible()
        assert (of.help.now.accessibleDescription() != said) == (way == "now")


def test_a_covered_hand_is_read_in_the_table_in_words_when_asked_for(qtbot: QtBot) -> None:
    with window(settings=Settings(cover_hands=True)) as program:
        match = show(program, game(players=2, open_hands=False))
        key(focused(), Qt.Key.Key_F4)
        assert hand(program, match) == []
        assert button(program, "words:hand").text() == f"I am {match.names[match.seat]}: show my hand"
        click(program, "words:hand")
        assert program.table.words.list.count() == len(match.record.game.legal)
        assert hand(program, match)
        key(focused(), Qt.Key.Key_Escape)
        assert hand(program, match) == []


def drafting(seed: int = 5) -> Record:
    return rules.new("villagers", NAMES[:3], seed, {"scoundrels": True, "courier": True})


OPENING = [
    Qt.Key.Key_F4,
    Qt.Key.Key_L,
    Qt.Key.Key_S,
    Qt.Key.Key_Space,
    Qt.Key.Key_J,
    Qt.Key.Key_F1,
    Qt.Key.Key_F2,
    Qt.Key.Key_Z,
    Qt.Key.Key_0,
]
"""Keys that show something, or might."""


@pytest.mark.parametrize("opens", OPENING)
@pytest.mark.parametrize("covered", [False, True])
def test_no_key_shows_a_hand_that_is_not_asked_for(qtbot: QtBot, opens: Qt.Key, covered: bool) -> None:
    """While a decision is made in front of everybody, only the player's own word opens their hand (VI-20.9)."""
    with window(settings=Settings(cover_hands=covered)) as program:
        match = show(program, drafting())
        assert match.sight.is_public
        names = {find("villagers").tip(controller_of(program).model.position, item) for item in hand(program, match)}
        assert not names
        QTest.keyPress(focused(), opens)
        settle()
        assert hand(program, match) == []
        assert controller_of(program).model.eye is None
        QTest.keyRelease(focused(), opens)


def test_the_table_in_words_shows_what_is_public_and_asks_for_the_hand(qtbot: QtBot) -> None:
    with window() as program:
        match = show(program, drafting())
        state, say = match.record.game.state, Texts("en")
        key(focused(), Qt.Key.Key_F4)

        def told(name: str) -> bool:
            return any(line.startswith(name) for line in tree(program))  # all names are listed, as what may lie face down

        road = {say(f"villagers.card.{NAME[card]}") for card in state.road}
        own = {say(f"villagers.card.{NAME[card]}") for card in state.seats[match.seat].hand.cards} - road
        assert own
        assert all(map(told, road))
        assert not [*filter(told, own)]
        click(program, "words:hand")
        assert all(map(told, own))
        assert button(program, "words:hand").text() == "Close my hand"
        click(program, "words:hand")
        assert not [*filter(told, own)]
        click(program, "words:hand")
        key(focused(), Qt.Key.Key_Escape)
        assert hand(program, match) == []


def test_the_button_on_the_table_asks_for_the_hand_by_name(qtbot: QtBot) -> None:
    with window() as program:
        match = show(program, drafting())
        layout = controller_of(program).layout
        assert layout.placements["ui:hand"].words == f"I am {match.names[match.seat]}: show my hand"
        click_item(program, "ui:hand")
        assert hand(program, match)
        card = match.record.game.state.road[0]
        match.play(next(action for action in match.record.game.legal if action.picks == (f"card:{card}",)))
        assert match.sight.is_public
        assert hand(program, match) == []


def test_a_hand_opened_in_public_stays_open_until_the_turn_passes(qtbot: QtBot) -> None:
    """VI-20.9: a special played before the draft, taken back and played again, closes nothing; what others decide after it does."""
    with window() as program:
        match = show(program, record(table(3, hand="benefactor, seeker, mason", village="miner", gold=6, others={1: {"hand": "agent"}})))
        controller = controller_of(program)
        click_item(program, "ui:hand")
        assert hand(program, match)
        controller.play_action(next(action for action in match.record.game.legal if action.kind == "play"))
        for command in (None, Command.UNDO, Command.REDO, Command.RESET):
            if command is not None:
                click_item(program, command.item)
            assert (match.seat, match.sight.is_public) == (0, True)
            assert hand(program, match), command
        draft = next(action for action in match.record.game.legal if action.kind == "draft")
        controller.play_action(draft)
        assert (match.seat, match.sight.is_public) == (1, True)
        assert controller.model.eye is None
        assert hand(program, match) == []


def test_the_curtain_falls_for_whoever_interrupts_with_a_courier_and_does_not_call_it_their_turn(qtbot: QtBot) -> None:
    """VI-15.12: the same for a player without one, who is led back to the draft."""
    with window() as program:
        match = show(program, drafting())
        drafter = match.seat
        action = next(action for action in match.record.game.legal if action.kind == "interrupt")
        controller_of(program).play_action(action)
        other = match.seat
        assert match.curtain
        assert face_of(controller_of(program).layout.placements["curtain:turn"]).words == f"{match.names[other]} decides"
        match.lift_curtain()
        controller_of(program).play_action(next(action for action in match.record.game.legal if action.kind == "decline"))
        assert (match.seat, match.sight.is_public) == (drafter, True)
        assert hand(program, match) == []


def test_open_hands_are_never_covered(qtbot: QtBot) -> None:
    with window(settings=Settings(cover_hands=True)) as program:
        match = show(program, game(players=2))
        assert hand(program, match)


def test_the_review_of_a_running_game_shows_no_closed_hand(qtbot: QtBot) -> None:
    with window() as program:
        match = show(program, drafting())
        cards = {f"card:{card}" for card in match.record.game.state.seats[match.seat].hand.cards}
        key(focused(), Qt.Key.Key_H)
        page = program.pages.currentWidget()
        assert isinstance(page, Review)
        assert page._layout is not None
        assert not cards & page._layout.placements.keys()
