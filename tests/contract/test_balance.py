"""Check what every game says about its balance, in random games of every setting."""

from __future__ import annotations

import pytest

from app.texts import LANGUAGES, Texts
from rules.bots.balance import Ledger

from .play import Played


@pytest.fixture
def ledger(played: Played) -> Ledger:
    """Return the account of a random game."""
    found = Ledger(played.record.rules, played.setting.players)
    for moment in played.moments:
        found.watch(moment.game, moment.action)
    found.watch(played.record.game, None)
    return found


def test_points_by_source_add_up_to_the_scores(played: Played, ledger: Ledger) -> None:
    by_seat = {standing.player: standing.score for standing in played.record.game.state.standings}
    assert [sum(points.values()) for points in ledger.points] == [by_seat[seat] for seat in range(played.setting.players)]


def test_nothing_is_taken_more_often_than_it_is_offered_nor_its_kind_less(played: Played, ledger: Ledger) -> None:
    for seat in range(played.setting.players):
        deeds = ledger.deeds(seat)
        assert deeds
        assert any(count.taken for count in deeds.values())
        for deed, count in deeds.items():
            assert 0 <= count.taken <= count.offered
            whole = deeds[type(deed)(deed.kind)]
            assert count.offered <= whole.offered
            assert count.taken <= whole.taken


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_offered_and_every_track_and_source_has_a_name(language: str, played: Played, ledger: Ledger) -> None:
    say, game = Texts(language), played.setting.game
    for seat in range(played.setting.players):
        for deed in ledger.deeds(seat):
            assert say(f"{game}.balance.{deed.kind}")
            assert not deed.name or say(f"{game}.{deed.name}", **dict(deed.values))
        for track, reached in ledger.tracks[seat].items():
            assert say(f"{game}.balance.track.{track}")
            assert reached >= 0
        for source in ledger.points[seat]:
            assert say(f"{game}.score.{source}")


def test_a_copy_of_a_piece_is_no_piece_of_its_own(played: Played, ledger: Ledger) -> None:
    """Within a kind, no two deeds have the same words."""
    say, game = Texts("en"), played.setting.game
    for seat in range(played.setting.players):
        named = [(deed.kind, say(f"{game}.{deed.name}", **dict(deed.values))) for deed in ledger.deeds(seat) if deed.name]
        assert len(set(named)) == len(named)
