"""What must hold in every state of every game, for states from elsewhere. What only one game knows is in its own ``check``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import UNSET

from .context import PlayerStep
from .definition import GameDef
from .errors import RulesError
from .game import Game
from .piles import piles_of
from .pool import Pool, each
from .rng import MASK
from .views import view

MAX_PENDING = 64


def check_state(rules: GameDef[Any], state: Any) -> None:
    """Raise ``RulesError`` with a sentence when ``state`` is not one at which somebody decides, or the end of a game."""
    for fault, holds in _demands(rules, state):
        if not holds:
            raise RulesError(fault)
    rules.check(state)
    _look_at(rules, state)


def _demands(rules: GameDef[Any], state: Any) -> Iterator[tuple[str, bool]]:
    """What is asked of a state, in an order in which each may rely on those before."""
    players = range(len(state.seats))
    yield "the number of players is wrong", len(players) in rules.meta.players
    yield "a player number is wrong", state.turn_of in players
    yield "the state of the generator is out of range", 0 <= state.rng <= MASK
    yield "the game is neither over nor going on", (state.standings is None) == bool(state.pending)
    steps = [*each(state.pending)]
    yield "there is too much to be done", len(steps) <= MAX_PENDING
    yield "a choice of order has nothing to choose from", all(step.steps for step in steps if isinstance(step, Pool))
    yield "what is to be done is for nobody", all(step.player in players for step in steps if isinstance(step, PlayerStep))
    whose = [(player, source) for player, source, _ in state.credited]
    yield "points are credited in no order", whose == sorted(set(whose))
    yield "points are credited to nobody", all(player in players for player, _ in whose)
    for pile in piles_of(state):
        yield "a pile is of no deck", pile.deck in rules.decks
        yield "a pile is nobody's", pile.owner is None or pile.owner in players
        yield "a pile is read by nobody there is", pile.reader is UNSET or pile.reader in players


def _look_at(rules: GameDef[Any], state: Any) -> None:
    """Use a state in every way the program does to show it, so that a wrong one fails here and not later."""
    game = Game(rules, rules.decode(rules.encoder.encode(state)))
    if rules.encoder.encode(state) != game.snapshot():
        raise RulesError("the position is not one at which somebody decides")
    _ = game.decision
    for player in range(len(state.seats)):
        view(rules, state, player)
    rules.score(state)
