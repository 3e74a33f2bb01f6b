"""Seats handed over in the middle of a match: no one sees another hand, and nothing is lost, in random games of every game."""

from __future__ import annotations

from pathlib import Path

import pytest

import rules
from app.application import qt
from app.art.fonts import text_width
from app.games import find
from app.session.match import Match
from app.session.sight import Sight
from app.storage.journal import Journal
from app.table.parts.table_model import TableModel
from app.table.parts.view_options import ViewOptions
from app.texts import Texts
from rules import Message, Record, Rng, SeatKind, Undo
from tests.app.positions import GAMES, NAMES
from tests.app.session.test_seats import closed_hands, tables

qt()
KINDS: tuple[SeatKind, ...] = ("person", "person", "easy", "hard")
"""Who may sit down; people as often as computers."""


def drawn(rng: Rng, seats: int) -> list[SeatKind]:
    """Return who sits where; at least one is a person."""
    found = [KINDS[rng.below(len(KINDS))] for _ in range(seats)]
    found[rng.below(seats)] = "person"
    return found


def open_hand(match: Match) -> int | None:
    """Return whose closed hand lies open on the screen."""
    shows = match.viewer is not None and not match.sight.is_public and not match.record.game.over
    return match.viewer if shows and match.viewer in closed_hands(match.record) else None


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_is_open_only_before_its_person_whoever_comes_and_goes(game: str) -> None:
    """``screen``: who has the screen to themselves, since they lifted the curtain or no one else has been there. The person who hands a
    seat over, their own or another one, stays there: the next person sees their hand only once they have lifted the curtain.
    """
    fell = opened = 0
    for setting in tables(game):
        rng = Rng(5)
        match = Match(rules.new(setting.game, NAMES[: setting.players], 5, dict(setting.options)))
        screen: int | None = None
        model = TableModel(match, find(game), text_width, ViewOptions(Texts("en"), 1280.0, 712.0))
        for _ in range(160):
            record = match.record
            if record.game.over:
                break
            if rng.below(4) == 0 or (closed_hands(record) and rng.below(2)):
                before, was_open = match.curtain, open_hand(match)
                match.hand_over(drawn(rng, setting.players))
                assert open_hand(match) in (None, was_open), "a seat handed over opens no hand"
                fell += match.curtain and not before
            assert match.sight == Sight(record, record.people)
            assert match.viewer is None or match.viewer in record.people
            if match.curtain and rng.below(2):
                model.build(model.options)
                assert "curtain:cloth" in model.layout().placements
                match.lift_curtain()
                screen = match.viewer
            elif match.curtain:
                match.undo()
                assert open_hand(match) is None, "only who lifts the curtain opens a hand"
                continue
            if open_hand(match) is not None:
                opened += 1
                assert open_hand(match) == screen
                model.build(model.options)
                assert model.position.view == rules.view(record.rules, record.game.state, screen)
            action = record.game.legal[rng.below(len(record.game.legal))]
            if match.sight.is_public and not record.rules.in_public(record.game.state, action) and record.game.decider in record.people:
                screen = record.game.decider  # they have asked for their hand
            elif match.sight.is_public:
                screen = None
            elif not match.sight.holds_closed_cards:
                screen = record.people[0] if len(record.people) == 1 else record.game.decider
            match.play(action)
    assert bool(opened) == (game != "praga")
    assert bool(fell) == (game not in ("burgundy", "praga")), "in Castles cards are closed for a few decisions only"


@pytest.mark.parametrize("game", GAMES)
def test_two_people_who_change_places_with_computers_do_not_see_each_others_hands(game: str) -> None:
    """One goes and another comes at the same time: the curtain falls between them, wherever anyone has a closed hand."""
    for setting in tables(game):
        match = Match(rules.new(setting.game, NAMES[: setting.players], 5, dict(setting.options), seats=kinds(setting.players, 0)))
        rng = Rng(3)
        for _ in range(30):
            match.lift_curtain()
            match.play(match.record.game.legal[rng.below(len(match.record.game.legal))])
            if match.record.game.over:
                break
        match.hand_over(kinds(setting.players, 1))
        assert match.record.people == (1,)
        assert match.curtain == bool(closed_hands(match.record) & {1, None})
        match.lift_curtain()
        assert match.viewer == 1


def kinds(players: int, person: int) -> tuple[SeatKind, ...]:
    return tuple("person" if seat == person else "normal" for seat in range(players))


@pytest.mark.parametrize("undo", ["strict", "consent"])
@pytest.mark.parametrize("game", GAMES)
def test_after_a_kill_everybody_sits_where_they_did(game: str, undo: Undo, tmp_path: Path) -> None:
    """What is on the disk after every step leads to the same game, with the same people: a killed program keeps no more."""
    match, rng = begun(game, undo, tmp_path), Rng(4)
    changes = 0
    for n in range(90):
        if match.record.game.over:
            break
        match.lift_curtain()
        if n % 9 == 4:
            match.hand_over(drawn(rng, 3))
            changes += 1
        elif n % 9 == 7 and match.record.can_undo:
            match.undo()
        elif n % 9 == 8 and match.record.can_redo:
            match.redo()
        else:
            match.play(match.record.game.legal[rng.below(len(match.record.game.legal))])
        assert match.journal is not None
        found = rules.retrace(match.journal.path.read_bytes())
        assert found.whole
        assert found.record.header == match.record.header
        assert found.record.entries == match.record.entries
        assert found.record.game.snapshot() == match.record.game.snapshot()
    assert changes > 4
    match.close()


def begun(game: str, undo: Undo, folder: Path) -> Match:
    record: Record = rules.new(game, NAMES[:3], 2, undo=undo)

    def refuse(message: Message) -> None:
        raise AssertionError(message)

    return Match(record, Journal.create(folder, record, refuse))
