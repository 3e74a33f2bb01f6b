"""Check how the error of bots is measured: from games whose ends are known."""

from __future__ import annotations

from math import sqrt

import msgspec
import pytest

import rules
from app.learning import foresight as command
from rules.bots.chances import Spread
from rules.bots.foresight import KNOTS, SIZES, Foreseen, Outlook, bands, foreseen, spread_of
from rules.bots.learned import edition, measured

ENDS = ((10.0, 4.0), (2.0, 8.0))
"""The results of two games."""


def games() -> list[Foreseen]:
    """Return games in which leads were expected 6 too high or too low at the beginning, and exactly at the end."""
    found = []
    for mine, theirs in ENDS:
        outlooks = (Outlook(1.0, (mine + 6, theirs), (0.8, 0.2)), *(Outlook(left, (mine, theirs), (0.6, 0.4)) for left in KNOTS[:-1]))
        found.append(Foreseen(outlooks, (mine, theirs), (float(mine > theirs), float(theirs > mine))))
    return found


def test_a_spread_follows_what_leads_were_off_by_in_a_size_that_suits_those_who_won() -> None:
    found = spread_of(games())
    assert found.knots == KNOTS
    assert found.deviations[:-1] == (0.0,) * (len(KNOTS) - 1)
    assert 6 * SIZES[0] <= found.deviations[-1] <= 6 * SIZES[-1]
    assert found.games == 2
    leads = [(lead, lead + off) for lead in (2.0, 4.0, 6.0) for off in (-8.0, 8.0)]
    sure = [Foreseen(tuple(Outlook(left, (lead, 0.0), (0.5, 0.5)) for left in KNOTS), (end, 0.0), (1.0, 0.0)) for lead, end in leads]
    fair = [Foreseen(game.outlooks, game.results, (float(game.results[0] > 0), float(game.results[0] <= 0))) for game in sure]
    assert spread_of(sure).at(0.5) == pytest.approx(8 * SIZES[0])
    assert spread_of(fair).at(0.5) > spread_of(sure).at(0.5)
    with pytest.raises(ValueError, match="too few"):
        spread_of([])


def test_chances_are_counted_with_how_often_they_came_true() -> None:
    counted = {(low, high): (count, said, won) for low, high, count, said, won in bands(games())}
    assert counted[0.7, 0.9] == (2, pytest.approx(0.8), 0.5)
    assert counted[0.5, 0.7] == (10, pytest.approx(0.6), 0.5)
    assert sum(count for count, _, _ in counted.values()) == 24


def test_bots_play_and_say_what_they_expect() -> None:
    found = foreseen("burgundy_cards", 2, 3, Spread((0.0, 1.0), (1.0, 4.0)))
    assert found is not None
    assert len(found.outlooks) > 20
    assert sum(found.won) == 1
    assert all(sum(outlook.chances) == pytest.approx(1) for outlook in found.outlooks)
    lefts = [outlook.left for outlook in found.outlooks]
    assert lefts[0] > lefts[len(lefts) // 2] > lefts[-1]
    assert sqrt(sum((a - b) ** 2 for a, b in zip(found.results, found.outlooks[-1].expected, strict=True))) < 15


def test_every_game_played_against_others_has_a_spread_or_is_a_race() -> None:
    for meta in rules.catalogue():
        features = rules.rules_of(meta.id).features
        if features is not None and not features().race:
            assert measured(meta.id, meta.max_players) is not None, meta.id


def test_what_bots_know_of_a_game_has_a_name_of_its_own() -> None:
    names = [edition(meta.id, max(2, meta.min_players)) for meta in rules.catalogue()]
    assert len({*names}) == len(names)


def test_the_command_counts_up_chances(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.run(["burgundy_cards", "--games", "1", "--seed", "3"]) == 0
    assert "said" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        command.run(["burgundy_cards", "--players", "1"])
    assert msgspec.json.decode(msgspec.json.encode(spread_of(games())), type=Spread) == spread_of(games())
