"""What is said about the end of a game: who has won, by how much or by which tie-break, and what they had reached before."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

import rules
from app.outcome import scores
from app.outcome.verdict import verdict
from app.session import statistics
from app.storage.results import Result, result_of
from app.table.log.wording import outcome
from app.texts import LANGUAGES, Texts
from rules import Game, Record, Standing, TieBreak
from rules.games.burgundy.board.duchies import DUCHIES
from rules.games.burgundy.board.estate import Estate
from rules.games.burgundy_cards.scoring.standings import standings
from tests.engine.test_sides import of_castles

EN = Texts("en")


def ended(*figures: tuple[int, tuple[TieBreak, ...]], game: str = "burgundy_cards") -> Record:
    """Return a finished game with these points and tie-breaks."""
    record = rules.new(game, ("Ann", "Ben", "Cleo", "Dee")[: len(figures)], 1)
    best = max(figures)
    record.game.state.standings = tuple(
        Standing(seat, score, 1 + sum(other > (score, tie) for other in figures), tie, won=(score, tie) == best)
        for seat, (score, tie) in enumerate(figures)
    )
    return record


def left(n: int) -> tuple[TieBreak, ...]:
    return (("left_over", n),)


def test_the_winner_is_the_title_and_the_lead_is_said_below() -> None:
    found = verdict(EN, ended((21, left(0)), (25, left(0)), (18, left(9))))
    assert (found.title, found.sentence) == ("Ben wins with 25", "4 points ahead of Ann.")
    assert (found.seats, found.rival) == ((1,), False)


def test_a_single_point_is_one_point_and_those_level_behind_are_all_named() -> None:
    found = verdict(EN, ended((19, left(0)), (20, left(0)), (19, left(1))))
    assert found.sentence == "1 point ahead of Ann and Cleo."


def test_a_tie_names_what_decided_it() -> None:
    found = verdict(EN, ended((25, left(3)), (25, left(5)), (18, left(9))))
    assert found.title == "Ben wins with 25"
    assert found.sentence == "Level with Ann at 25. The tie-break: more workers, silver, goods and single animals left over, 5 to 3."


def test_a_victory_can_be_shared() -> None:
    found = verdict(EN, ended((25, left(3)), (25, left(3)), (18, left(9))))
    assert (found.title, found.sentence) == ("Ann and Ben share the victory with 25", "No tie-break separates them.")
    assert found.seats == (0, 1)


def test_a_team_wins_together() -> None:
    found = verdict(EN, of_castles((3, 4, 5, 6), ended=True))
    assert (found.title, found.sentence, found.seats) == ("Ben & Dee win with 10", "2 points ahead of Ann & Cid.", (1, 3))


def test_partners_share_a_place() -> None:
    assert scores.ranks(of_castles((3, 4, 5, 6))) == [2, 1, 2, 1]


def test_the_line_below_the_table_names_teams_as_the_sheet_does() -> None:
    record = of_castles((3, 4, 5, 6), ended=True)
    assert outcome(record.header, record.game, EN) == "Ben & Dee win with 10 points"


def alone(own: int, won: bool) -> Record:
    record = rules.new("burgundy_cards", ("Ann",), 1)
    record.game.state.standings = (Standing(0, own, 1, (), won=won),)
    return record


def against(record: Record, sources: dict[str, int] | None) -> Record:
    """Return the game with these points of a rival without a seat, or with no rival."""
    return Record(record.header, Game(replace(record.rules, rival_sources=lambda state: sources), record.game.state))


@pytest.mark.parametrize(
    ("own", "other", "won", "title", "sentence"),
    [
        (28, 24, True, "Ann beats Egon", "Ahead by 4 points: 28 to 24."),
        (24, 24, True, "Ann beats Egon", "Level at 24, and that is enough."),
        (30, 33, False, "Egon wins this time", "3 points short: 30 to 33."),
        (30, 31, False, "Egon wins this time", "1 point short: 30 to 31."),
    ],
)
def test_won_and_lost_against_a_rival_differ_and_tell_the_margin(own: int, other: int, won: bool, title: str, sentence: str) -> None:
    record = alone(own, won)
    found = verdict(EN, against(record, {"castle": other}))
    assert (found.title, found.sentence) == (title, sentence)
    assert (found.seats, found.rival) == (((0,), False) if won else ((), True))


def test_a_game_for_one_without_a_rival_has_a_winner_or_none() -> None:
    for won, title in ((True, "Ann wins with 28"), (False, "Ann has not won this time, with 28")):
        found = verdict(EN, against(alone(28, won), None))
        assert (found.title, found.sentence, found.rival) == (title, "", False)


def filled(empty: int, phase: int = 4, in_round: int = 5) -> Record:
    """Return a finished game of a lone player in Burgundy with some fields empty, in a round of a phase, both counted as in its state."""
    record = rules.new("burgundy", ("Ann",), 1, {"duchies": "solo_beginner"})
    state = record.game.state
    (duchy,) = state.seats[0].offered
    state.estates = (Estate(duchy, (1,) * (len(DUCHIES[duchy].hexes) - empty) + (0,) * empty),)
    state.phase, state.round = phase, in_round
    state.standings = (Standing(0, 80, 1, (), won=not empty),)
    return record


@pytest.mark.parametrize(
    ("record", "title", "sentence"),
    [
        (filled(0), "Ann has filled the whole duchy", "In the very last turn."),
        (filled(0, in_round=4), "Ann has filled the whole duchy", "With 1 turn to spare."),
        (filled(0, phase=3, in_round=3), "Ann has filled the whole duchy", "With 7 turns to spare."),
        (filled(1), "Ann has not filled the duchy", "1 field is still empty."),
        (filled(12), "Ann has not filled the duchy", "12 fields are still empty."),
    ],
)
def test_a_game_may_say_in_its_own_words_what_a_lone_player_has_done(record: Record, title: str, sentence: str) -> None:
    found = verdict(EN, record)
    assert (found.title, found.sentence) == (title, sentence)
    assert scores.result(EN, record) == f"{title}. {sentence}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_real_end_of_a_game_has_words(language: str) -> None:
    for players in (1, 3):
        record = rules.new("burgundy_cards", ("Ann", "Ben", "Cleo")[:players], 4)
        record.game.state.standings = standings(record.game.state)
        assert verdict(Texts(language), record).title


def result(name: str, score: int, practice: bool = False, seats: int = 1) -> Result:
    record = ended(*((score, left(0)) for _ in range(seats)))
    names = (name, "Zoe", "Yan")[:seats]
    found = result_of(record, 0.0)
    return msgspec.structs.replace(found, names=names, scores=(score, *found.scores[1:]), practice=practice)


def test_the_best_score_is_that_of_games_that_count_with_as_many_players() -> None:
    kept = [result("Ann", 20), result("Ann", 24), result("Ann", 60, practice=True), result("Ben", 50), result("Ann", 40, seats=2)]
    assert statistics.best(kept, "burgundy_cards", "Ann", 1) == 24
    assert statistics.best(kept, "burgundy_cards", "Ann", 2) == 40
    assert statistics.best(kept, "burgundy_cards", "Cleo", 1) is None
    assert statistics.best(kept, "guildhall", "Ann", 1) is None
