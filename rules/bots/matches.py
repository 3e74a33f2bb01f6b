"""Games between bots, for measuring which play better."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from rules import Action, Game, Rng, Value, rules_of, view

from .arena import MAX_DECISIONS, setup
from .choice import Bot
from .player import Seated
from .soundness import Clock
from .strengths import bot, strength
from .valuation import Valuation, Weights, reaching

PLAYOUTS = 64
"""The play-outs a bot that searches has for each plan, unless told otherwise."""


class Contender(Struct, frozen=True):
    """A bot in a contest: its name, and the weights it has, if not those learned for the game."""

    name: str
    weights: Weights | None = None
    label: str = ""
    """What it is called in the contest, if not by its name: two can have the same name and different weights."""

    def bot(self, game: str, players: int) -> Bot:
        """Return the bot, for a game with this many players."""
        if self.weights is None:
            return bot(self.name, game, players)
        return strength(self.name, Valuation(rules_of(game), self.weights), players)


class Pairing(Struct, frozen=True):
    """A game to be played: who sits where, and everything else that determines it."""

    game: str
    seats: tuple[Contender, ...]
    options: Mapping[str, Value | bool]
    seed: int
    budget: int = PLAYOUTS


class Outcome(Struct, frozen=True):
    """How a game between bots ended, seat by seat."""

    seed: int
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    """The share of the win that went to each seat: 1 to the winner, 1/2 to each of two that tie; alone, whether the game was won."""
    decisions: tuple[int, ...]
    """How often each seat had a choice."""
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    """The time of each seat's longest decision."""
    ended: bool = True
    """Whether the game came to its end; one that bots would play for ever was won by no one."""
    lead: float = 0.0
    """What the end was worth to a lone player: what they reached of what wins the game, less what a rival without a seat has."""


Watch = Callable[[Game[Any], Action | None], None]
"""A function that looks on: it is given each position with what is decided in it, and lastly the one in which nothing more is."""


def match(
    pairing: Pairing, clock: Clock, prepared: Callable[[Bot], Bot] = lambda bot: bot, watch: Watch = lambda game, action: None
) -> Outcome:
    """Play a game to its end, or until it is clear that these bots would never end it; ``prepared`` gets each bot ready for it, and
    ``watch`` looks on.
    """
    seats = len(pairing.seats)
    one: Game[Any] = setup(pairing.game, seats, pairing.seed, pairing.options).game
    players = [
        Seated(prepared(contender.bot(pairing.game, seats)), Rng(pairing.seed * 97 + seat * 13 + 5), pairing.budget)
        for seat, contender in enumerate(pairing.seats)
    ]
    decisions, seconds, slowest = [0] * seats, [0.0] * seats, [0.0] * seats
    for _ in range(MAX_DECISIONS):
        seat = one.decider
        if seat is None:
            break
        legal = one.legal
        seen = view(one.rules, one.state, seat)
        start = clock()
        action = players[seat].decide(seen, legal)
        took = clock() - start
        if len(legal) > 1:
            decisions[seat] += 1
            seconds[seat] += took
            slowest[seat] = max(slowest[seat], took)
        watch(one, action)
        one = one.after(legal.index(action))
    watch(one, None)
    lead = _lead(one) if seats == 1 else 0.0
    return Outcome(pairing.seed, *_ends(one), tuple(decisions), tuple(seconds), tuple(slowest), one.over, lead)


def _lead(one: Game[Any]) -> float:
    return float(reaching(one.rules)(one.state, 0) - (one.rules.rival(one.state) or 0))


def _ends(one: Game[Any]) -> tuple[tuple[int, ...], tuple[float, ...]]:
    """Return the scores and the shares of the win."""
    seats = range(len(one.state.seats))
    if not one.over:
        return tuple(one.rules.total(one.state, seat) for seat in seats), tuple(0.0 for _ in seats)
    by_seat = {standing.player: standing for standing in one.state.standings}
    scores = tuple(by_seat[seat].score for seat in seats)
    if len(seats) == 1:
        return scores, (float(by_seat[0].won),)
    first = {one.rules.side_of(one.state, seat) for seat in seats if by_seat[seat].rank == 1}
    shares = tuple(1 / len(first) if one.rules.side_of(one.state, seat) in first else 0.0 for seat in seats)
    return scores, shares


def pairings(
    game: str, contenders: Sequence[Contender], players: int, options: Mapping[str, Value | bool], seed: int, games: int, budget: int
) -> list[Pairing]:
    """Return the games of a contest: every deal is played once with each rotation of the bots, which take the seats in turn."""
    kinds = len(contenders)
    found = []
    for n in range(games):
        deal, turn = divmod(n, kinds)
        seats = tuple(contenders[(seat + turn) % kinds] for seat in range(players))
        found.append(Pairing(game, seats, options, seed + deal, budget))
    return found
