"""What many games say about the balance of a game. A seat is one player in one game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from statistics import fmean

from msgspec import Struct

from rules import Deed
from rules.bots.balance import Account, SeatAccount

from .tally import share_interval

HARDLY_EVER, NEARLY_ALWAYS = 0.05, 0.6
"""The shares of offers taken below and above which there is no choice worth thinking about."""
BEST = 10
"""The best tenth of the scores is looked at by itself."""


class Share(Struct, frozen=True):
    """A part ``of`` a number of cases: wins of seats, or turns."""

    n: float
    of: int

    @property
    def share(self) -> float | None:
        """The share; None if there are no cases."""
        return self.n / self.of if self.of else None

    @property
    def interval(self) -> tuple[float, float] | None:
        """Between which shares the true one lies with 95 % confidence; None if there are no cases."""
        return share_interval(self.n, self.of) if self.of else None


class Figures(Struct, frozen=True):
    """A mean of all seats, of the winners and of the best tenth of the scores."""

    mean: float
    winners: float
    best_tenth: float


class Source(Struct, frozen=True):
    """What a source of points brought, and which part of the winners' points it was."""

    key: str
    points: Figures
    winners_share: float | None


class Offer(Struct, frozen=True):
    """How often a deed was taken when it was offered, and how often seats won that did it in their game, and those that did not."""

    deed: Deed
    taken: Share
    won_with: Share
    won_without: Share

    @property
    def mark(self) -> str | None:
        """Whether it is ``hardly_ever`` or ``nearly_always`` taken, if that is sure."""
        interval = self.taken.interval
        if interval is None:
            return None
        low, high = interval
        return "hardly_ever" if high < HARDLY_EVER else "nearly_always" if low > NEARLY_ALWAYS else None


class Reach(Struct, frozen=True):
    """How far seats got on a track; ``others``: those that did not win."""

    key: str
    winners: float
    others: float | None
    most: int


class Balance(Struct, frozen=True):
    """The balance of a game. A lone player counts as a winner in points and tracks, whether they won or not."""

    seats: int
    scores: Figures
    sources: tuple[Source, ...]
    offers: tuple[Offer, ...]
    """By kind, those offered most often first; within a kind its whole first, then by the middle of the interval of the share taken, so
    that what is sure comes at both ends.
    """
    tracks: tuple[Reach, ...]


def balance(accounts: Sequence[Account]) -> Balance | None:
    """Return what games say together, of those that came to an end; None if none did."""
    seats = [seat for account in accounts for seat in account.seats]
    if not seats:
        return None
    winners = [seat for account in accounts for seat in account.seats if seat.won or len(account.seats) == 1]
    others = [seat for account in accounts for seat in account.seats if not seat.won and len(account.seats) > 1]
    best = sorted(seats, key=lambda seat: -seat.score)[: ceil(len(seats) / BEST)]

    def figures(of: Callable[[SeatAccount], int]) -> Figures:
        return Figures(*(fmean(map(of, group)) if group else 0.0 for group in (seats, winners, best)))

    scores = figures(lambda seat: seat.score)
    sources = []
    for key in dict.fromkeys(key for seat in seats for key in seat.points):
        points = figures(lambda seat, key=key: seat.points.get(key, 0))  # type: ignore[misc]
        sources.append(Source(key, points, points.winners / scores.winners if scores.winners else None))
    return Balance(len(seats), scores, tuple(sources), tuple(_offers(seats)), tuple(_tracks(winners, others)))


def _offers(seats: Sequence[SeatAccount]) -> list[Offer]:
    found = [_offer(deed, seats) for deed in {deed for seat in seats for deed in seat.deeds}]
    of_kind = {one.deed.kind: one.taken.of for one in found if not one.deed.name}
    return sorted(
        found,
        key=lambda one: (-of_kind.get(one.deed.kind, 0), one.deed.kind, bool(one.deed.name), -sum(one.taken.interval or ()), one.deed),
    )


def _offer(deed: Deed, seats: Sequence[SeatAccount]) -> Offer:
    counts = [seat.deeds[deed] for seat in seats if deed in seat.deeds]
    did = [seat for seat in seats if deed in seat.deeds and seat.deeds[deed].taken]
    won, won_with = sum(seat.won for seat in seats), sum(seat.won for seat in did)
    return Offer(
        deed,
        Share(sum(one.taken for one in counts), sum(one.offered for one in counts)),
        Share(won_with, len(did)),
        Share(won - won_with, len(seats) - len(did)),
    )


def _tracks(winners: Sequence[SeatAccount], others: Sequence[SeatAccount]) -> list[Reach]:
    every = [*winners, *others]
    return [
        Reach(
            key,
            fmean(seat.tracks.get(key, 0) for seat in winners) if winners else 0.0,
            fmean(seat.tracks.get(key, 0) for seat in others) if others else None,
            max(seat.tracks.get(key, 0) for seat in every),
        )
        for key in dict.fromkeys(key for seat in every for key in seat.tracks)
    ]
