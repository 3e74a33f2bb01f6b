"""People and computers at one table, in the window: hand-over, review, agreement, the end, and a rematch."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

import rules
from app.storage import paths, results
from app.texts import Texts
from app.windows.history.review import Review
from app.windows.score.end_head import best_words
from rules import Record, Rng, SeatKind, Undo
from rules.bots.arena import advance
from tests.app.pages import play_out, settle, show, window
from tests.app.positions import GAMES, NAMES
from tests.slow import rest_slow

ALONE: tuple[SeatKind, ...] = ("hard", "person", "easy")
PAIR: tuple[SeatKind, ...] = ("person", "normal", "person")
HARDEST_FIRST = rest_slow(*sorted(GAMES, key=lambda game: game != "villagers"))
"""The games, the one first in which some decisions are made with closed hands and others are not."""


def begun(game: str, seats: tuple[SeatKind, ...], undo: Undo = "strict") -> Record:
    return rules.new(game, NAMES[: len(seats)], 5, undo=undo, seats=seats)


@pytest.mark.parametrize("game", HARDEST_FIRST)
@pytest.mark.parametrize("seats", [ALONE, PAIR], ids=["one person", "two people"])
def test_the_table_is_handed_over_from_person_to_person_only(qtbot: QtBot, game: str, seats: tuple[SeatKind, ...]) -> None:
    """A banner or a curtain names the person who looks next. The review of the game is theirs too."""
    named: set[str] = set()
    with window() as program:
        record = begun(game, seats)
        match, people = show(program, record), [NAMES[seat] for seat in record.people]
        program.table.animated = True
        rng, banner = Rng(2), program.table.hand_over.banner
        for _ in range(40):
            assert not match.curtain or match.record.game.decider in record.people
            if match.curtain:
                named.add(NAMES[match.sight.looking])
                match.lift_curtain()
            before = match.viewer
            match.play(record.game.legal[rng.below(len(record.game.legal))])
            if banner.isVisible():
                (words,) = (name for name in NAMES[: len(seats)] if any(name in line for line in banner.lines))
                named.add(words)
                assert (match.record.game.decider, match.viewer) == (NAMES.index(words),) * 2
                assert before != match.viewer
        match.lift_curtain()
        program.table.animated = False
        program.show_history()
        review = program.pages.currentWidget()
        assert isinstance(review, Review)
        assert review.viewer == match.viewer
        assert match.viewer in record.people
    assert named == (set() if len(people) == 1 else {*people})


def test_only_people_agree_to_take_a_move_back(qtbot: QtBot) -> None:
    with window() as program:
        record = begun("guildhall", PAIR, "consent")
        match = show(program, record)
        rng = Rng(2)
        while not (record.can_undo_agreed and record.game.decider in record.people and record.entries[-1].player != record.game.decider):
            match.lift_curtain()
            match.play(record.game.legal[rng.below(len(record.game.legal))])
        program.table.hand_over.ask()
        settle()
        asked = [seat.accessibleName() for seat in program.table.hand_over.consent._seats]
        assert len(asked) == 2
        assert all(name in words for name, words in zip((NAMES[0], NAMES[2]), asked, strict=True))


@pytest.mark.parametrize("game", HARDEST_FIRST)
def test_a_game_against_computers_ends_before_the_persons_eyes_and_a_rematch_seats_them_again(qtbot: QtBot, game: str) -> None:
    """No matter who has won, the person is told what they had reached before."""
    say = Texts("en")
    with window() as program:
        program.play(begun(game, ALONE))
        match = program.match
        assert match is not None
        play_out(match)
        record = match.record
        assert match.viewer == 1
        ((kept,), _) = results.results(paths.archive_folder())
        assert kept.result.seats == ALONE
        assert best_words(say, record) == ""
        program.beginnings.again(same_deal=False)
        assert program.match is not None
        assert program.match.record.header.seats == ALONE
        again = program.match.record
        advance(again, 10_000, Rng(6))
        assert best_words(say, again).startswith("Your best ")


def test_of_two_people_the_winner_is_told_what_they_had_reached_but_a_computer_is_not(qtbot: QtBot) -> None:
    say, told = Texts("en"), dict[str, set[bool]]()
    for seed in range(12):
        record = rules.new("burgundy_cards", NAMES[:3], seed, seats=PAIR)
        advance(record, 10_000, Rng(seed))
        won = [standing.player for standing in record.game.state.standings if standing.won]
        if seed > 2 and len(won) == 1:
            words = best_words(say, record)
            told.setdefault(record.header.seats[won[0]], set()).add(NAMES[won[0]] in words)
        results.keep(paths.archive_folder(), record, float(seed))
    assert told == {"person": {True}, "normal": {False}}
