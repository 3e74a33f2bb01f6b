"""The games that workers play, one at a time. Needs nothing but the rules, so that a worker has to load nothing else."""

from __future__ import annotations

import time

from msgspec import Struct

from rules import Rng, meta
from rules.bots.balance import Account, account
from rules.bots.experience import Experience, experience, some_options
from rules.bots.matches import Outcome, Pairing, match
from rules.bots.valuation import Weights


class Task(Struct, frozen=True):
    """A game to learn from."""

    game: str
    players: int
    seed: int
    weights: Weights
    explore: float
    towards: tuple[str, ...] = ()


def learn_from(task: Task) -> Experience:
    """Play one game to learn from."""
    options = some_options(meta(task.game), task.players, Rng(task.seed))
    return experience(task.game, task.players, task.seed, options, task.weights, task.explore, task.towards)


def compare(pairing: Pairing) -> Outcome:
    """Play one game between bots; what decisions took is processor time, so that other work on the machine does not count."""
    return match(pairing, time.process_time)


def account_of(pairing: Pairing) -> Account:
    """Play one game between bots and keep account of what it says about the balance of the game."""
    return account(pairing, time.process_time)
