"""Check what games say together about the balance of a game, from made-up games."""

from __future__ import annotations

import pytest

from app.learning.balance import Balance, Figures, Offer, Share, balance
from app.learning.tally import share_interval
from rules import Deed
from rules.bots.balance import Account, Count, SeatAccount

TAKE, CASTLE, MINE = Deed("take"), Deed("take", "card.castle"), Deed("take", "card.mine")
SELL = Deed("sell")


def seat(won: float, mines: int, sales: int, *, track: int = 0, **deeds: tuple[int, int]) -> SeatAccount:
    """Return a seat with points from two sources; deeds by the name of the piece, ``take`` and ``sell`` for kinds."""
    of = {"take": TAKE, "sell": SELL, "castle": CASTLE, "mine": MINE}
    counts = {of[name]: Count(*count) for name, count in deeds.items()}
    return SeatAccount(mines + sales, won, {"mines": mines, "sales": sales}, counts, {"road": track})


def of(*seats: SeatAccount) -> Balance:
    """Return what games for two say, seat by seat."""
    found = balance([Account(seats[i : i + 2]) for i in range(0, len(seats), 2)])
    assert found is not None
    return found


def offer(found: Balance, deed: Deed) -> Offer:
    return next(one for one in found.offers if one.deed == deed)


def test_points_by_source_of_all_of_winners_and_of_the_best_tenth() -> None:
    """Of eleven scores or more, the best tenth is two."""
    found = of(seat(1, 30, 10), seat(0, 14, 10), seat(0.5, 20, 20), seat(0.5, 40, 0), *(seat(0, 0, 0),) * 8)
    assert found.scores == Figures(12, 40, 40)
    mines, sales = found.sources
    assert (mines.key, sales.key) == ("mines", "sales")
    assert mines.points == Figures(104 / 12, 30, 25)
    assert sales.points == Figures(40 / 12, 10, 15)
    assert mines.winners_share == 0.75
    assert sales.winners_share == 0.25


def test_what_was_taken_of_what_was_offered_and_who_won_with_it() -> None:
    found = of(seat(1, 9, 0, castle=(4, 3)), seat(0, 5, 0, castle=(6, 0)), seat(0.5, 5, 0, castle=(2, 1)), seat(0.5, 5, 0))
    castle = offer(found, CASTLE)
    assert castle.taken == Share(4, 12)
    assert castle.won_with == Share(1.5, 2)
    assert castle.won_without == Share(0.5, 2)
    assert castle.taken.interval == share_interval(4, 12)


@pytest.mark.parametrize(
    ("taken", "offered", "mark"),
    [(0, 50, None), (0, 100, "hardly_ever"), (4, 100, None), (10, 10, "nearly_always"), (7, 10, None), (70, 100, "nearly_always")],
)
def test_a_mark_only_where_the_interval_says_so(taken: int, offered: int, mark: str | None) -> None:
    assert offer(of(seat(1, 1, 0, castle=(offered, taken)), seat(0, 0, 0)), CASTLE).mark == mark


def test_kinds_by_how_often_they_are_offered_and_their_pieces_from_the_surely_taken_to_the_surely_left() -> None:
    found = of(seat(1, 1, 0, take=(50, 40), castle=(40, 1), mine=(40, 39), sell=(60, 1)), seat(0, 0, 0))
    assert [one.deed for one in found.offers] == [SELL, TAKE, MINE, CASTLE]


def test_tracks_of_winners_and_of_others() -> None:
    (road,) = of(seat(1, 1, 0, track=4), seat(0, 0, 0, track=7), seat(0.5, 1, 0, track=2), seat(0.5, 1, 0, track=3)).tracks
    assert (road.key, road.winners, road.others, road.most) == ("road", 3, 7, 7)


def test_alone_every_game_counts() -> None:
    found = balance([Account((seat(1, 30, 0, track=4),)), Account((seat(0, 10, 0, track=2),)), Account()])
    assert found is not None
    assert (found.seats, found.scores) == (2, Figures(20, 20, 30))
    assert [(one.winners, one.others, one.most) for one in found.tracks] == [(3, None, 4)]


def test_games_that_never_ended_say_nothing() -> None:
    assert balance([Account(), Account()]) is None
