"""People and computers at one table: who looks, what stays closed and when the curtain falls, in random games of every game."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest

import rules
from app.application import qt
from app.art.fonts import text_width
from app.games import find
from app.platform import error_report
from app.session.match import Match
from app.session.sight import Sight
from app.table.parts.ahead import after
from app.table.parts.table_model import TableModel
from app.table.parts.view_options import ViewOptions
from app.texts import Texts
from app.windows.start.thumbnail import seen_by_all
from rules import Action, Record, Rng, SeatKind
from tests.app.positions import GAMES, NAMES
from tests.contract.play import Setting, settings

qt()
DECISIONS = 60
"""How far each game is played: past the first turns of everybody."""
LONG = 250
"""Far enough for a person to be asked again after a computer, with no one else in between, and for hands to run out."""


def tables(game: str, most: int = 5) -> list[Setting]:
    """Return settings with at least three players in which every choice of the game occurs."""
    return [one for one in settings() if one.game == game and 3 <= one.players <= most]


def seated(setting: Setting, people: tuple[int, ...]) -> Record:
    kinds: list[SeatKind] = ["hard"] * setting.players
    for seat in people:
        kinds[seat] = "person"
    return rules.new(setting.game, NAMES[: setting.players], 5, dict(setting.options), seats=tuple(kinds))


def moves(match: Match, decisions: int = DECISIONS) -> Iterator[Action]:
    """Play at random, lifting every curtain; yield each action before it is played, first behind the curtain if it is down."""
    rng = Rng(3)
    for _ in range(decisions):
        if match.record.game.over:
            return
        action = match.record.game.legal[rng.below(len(match.record.game.legal))]
        if match.curtain:
            yield action
            match.lift_curtain()
        yield action
        match.play(action)


def closed_hands(record: Record) -> set[int | None]:
    """Return the players who hold cards that only they see; None: there are such cards that belong to no one, which some may have seen."""
    return {pile.owner for pile in rules.piles_of(record.game.state) if pile.cards and pile.seen == "owner"}


@pytest.mark.parametrize("game", GAMES)
def test_the_only_person_always_looks_without_a_curtain_and_sees_no_other_hand(game: str) -> None:
    hidden = 0
    for setting in tables(game):
        match = Match(seated(setting, (1,)))
        for _ in moves(match):
            decider = match.record.game.decider
            assert match.viewer == match.sight.looking == 1
            assert (match.sight.has_secrets, match.sight.is_public, match.sight.needs_curtain) == (False, False, False)
            assert (match.decision is not None) == (decider == 1)
            match.lower_curtain()
            assert not match.curtain
            others = closed_hands(match.record) - {1, None}
            assert match.sight.hides == bool(others)
            hidden += bool(others)
    assert hidden == 0 if game == "praga" else hidden > 0


@pytest.mark.parametrize("game", GAMES)
def test_of_two_people_only_who_lifted_the_curtain_sees_a_hand(game: str) -> None:
    """Who has the screen to themselves: the person who lifted the curtain, or opened their hand for a decision that could do without it,
    until somebody else is asked or everybody may look.
    """
    curtains = computers = 0
    people = (1, 2)
    for setting in tables(game):
        match = Match(seated(setting, people))
        alone: int | None = None
        for action in moves(match, LONG):
            record, decider = match.record, match.record.game.decider
            assert match.viewer in (None, *people)
            assert match.sight.has_secrets == bool(closed_hands(record) & {*people, None})
            assert (match.decision is not None) == (decider in people and not match.curtain)
            if match.curtain:
                curtains += 1
                alone = match.sight.looking
                assert alone == decider
                continue
            if decider not in people:
                computers += match.sight.has_secrets
                alone = None
                continue
            if not match.sight.has_secrets or match.sight.is_public:
                alone = None if record.rules.in_public(record.game.state, action) else decider
                continue
            assert match.viewer == decider == alone
            assert closed_hands(record)
    assert bool(curtains) == bool(computers) == (game in ("burgundy", "burgundy_cards", "guildhall", "villagers"))


@pytest.mark.parametrize("game", GAMES)
def test_while_a_computer_decides_nobody_is_asked_and_no_hand_is_shown_to_two_people(game: str) -> None:
    say = Texts("en")
    asked = False
    setting = tables(game)[-1]
    for people in ((1,), (0, 2)):
        match = Match(seated(setting, people))
        match.lift_curtain()
        model = TableModel(match, find(game), text_width, ViewOptions(say, 1280.0, 712.0))
        for _ in moves(match, 45):
            model.build(model.options)
            record = match.record
            layout = model.layout()
            assert (match.viewer is None) == ("curtain:cloth" in layout.placements)
            if match.viewer is None or record.game.decider in people or record.game.over:
                continue
            asked = True
            hands = closed_hands(record)
            eye = people[0] if len(people) == 1 else None if hands & {*people, None} else match.viewer
            assert model.position.view == rules.view(record.rules, record.game.state, eye)
            assert model.position.decision is None
            assert not model.picker.plans
            assert not model.legal_in_words()
            assert model.question() == say("table.thinks") or any(words.endswith(model.question()) for _, words in model.position.log)
            assert model.position.viewer in people
    assert asked


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_composed_ahead_is_that_of_the_person_who_looks_then(game: str) -> None:
    """What comes after a decision of theirs is a computer's: the picture stays theirs, and is taken over as it is."""
    match = Match(seated(tables(game)[0], (1,)))
    model = TableModel(match, find(game), text_width, ViewOptions(Texts("en"), 1280.0, 712.0))
    handed = 0
    while handed < 3:
        model.build(model.options)
        if match.decision is None:
            match.play(match.record.game.legal[-1])
            continue
        plan = model.picker.plans[0]
        future = after(model, plan.actions).layout
        for action in plan.actions:
            match.play(action)
        model.build(model.options)
        assert model.layout() is future
        handed += match.decision is None
        model.predictions.forget()


@pytest.mark.parametrize("game", GAMES)
def test_lists_show_a_game_from_a_persons_seat_and_a_report_keeps_the_hands_of_computers_closed(game: str) -> None:
    setting = tables(game)[0]
    match = Match(seated(setting, (1,)))
    for _ in moves(match):
        assert seen_by_all(match.record, Texts("en")).viewer == 1
        if match.sight.hides:
            report = error_report.fault(ValueError("nine of hearts"), "en", match).open
            assert "nine of hearts" not in report
            assert hashlib.sha256(rules.encode(match.record)).hexdigest() not in report


def test_who_learns_is_the_only_one_at_the_screen() -> None:
    record = rules.new("guildhall", NAMES[:2], 3)
    assert Sight(record, (0,)).viewer() == 0
    assert not Sight(record, (0,)).hides, "nothing in a lesson is kept from whoever reports a fault in it"
    assert Sight(record, record.people).viewer() is None


@pytest.mark.parametrize("game", GAMES)
def test_a_stored_game_goes_on_before_the_same_eyes(game: str, tmp_path: Path) -> None:
    for people in ((1,), (0, 2)):
        match = Match(seated(tables(game)[0], people))
        for _ in moves(match, 30):
            again = Match(rules.load(rules.encode(match.record)))
            assert again.record.people == people
            assert again.sight.looking == match.sight.looking
            again.lift_curtain()
            if match.viewer is not None:
                assert again.viewer == match.viewer


def test_cards_of_nobody_stay_closed_among_people_but_not_before_the_only_one() -> None:
    """Of the cards dealt to each player in Villagers some are left over (VI-14.1), while hands may be empty."""
    record = rules.new("villagers", NAMES[:3], 5, {"saints": True})
    state = record.game.state
    for seat in state.seats:
        seat.hand = seat.hand.holding(())
    assert closed_hands(record) == {None}
    assert Sight(record, (0, 2)).has_secrets
    assert not Sight(record, (1,)).has_secrets
    assert not Sight(record, (1,)).hides
