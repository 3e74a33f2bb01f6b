"""What must hold in every state in which a player has to decide, and in every final state of a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import UNSET

from .context import PlayerStep
from .definition import Demand, GameDef
from .errors import RulesError
from .game import Game
from .hidden.deals import determinise
from .hidden.piles import piles_of
from .hidden.views import view
from .rng import MASK, Rng
from .sequence.pool import Pool, each

MAX_PENDING = 64
MAX_TURNS = 9_999


def check_state(rules: GameDef[Any], state: Any) -> None:
    """Raise ``RulesError``, saying why, if ``state`` is neither one in which a player has to decide nor the end of a game."""
    raise_first(_demands(rules, state))
    _look_at(rules, state)


def raise_first(demands: Iterable[Demand]) -> None:
    """Raise ``RulesError`` with the message of the first demand that is not met."""
    for fault, holds in demands:
        if not holds:
            raise RulesError(fault)


def _demands(rules: GameDef[Any], state: Any) -> Iterator[Demand]:
    """Yield what is demanded of a state, ordered so that each demand may rely on those before it."""
    players = range(len(state.seats))
    yield "the number of players is wrong", len(players) in rules.meta.players
    yield "a player number is wrong", state.turn_of in players
    yield "the number of the turn is out of range", 0 <= state.turn_number <= MAX_TURNS
    yield "the state of the generator is out of range", 0 <= state.rng <= MASK
    yield "the game is neither over nor going on", (state.standings is None) == bool(state.pending)
    steps = [*each(state.pending)]
    yield "there are too many open steps", len(steps) <= MAX_PENDING
    yield "a choice of order has nothing to choose from", all(step.steps for step in steps if isinstance(step, Pool))
    yield "a step belongs to no player", all(step.player in players for step in steps if isinstance(step, PlayerStep))
    whose = [(player, source) for player, source, _ in state.credited]
    yield "credited points are out of order", whose == sorted(set(whose))
    yield "points are credited to an unknown player", all(player in players for player, _ in whose)
    for pile in piles_of(state):
        yield "a pile belongs to no deck", pile.deck in rules.decks
        yield "a pile belongs to an unknown player", pile.owner is None or pile.owner in players
        yield "a pile is read by an unknown player", pile.reader is UNSET or pile.reader in players
    found = rules.census(state)
    for deck, cards in rules.decks.items():
        yield f"a piece of “{deck}” is missing or exists twice", sorted(found[deck]) == list(cards)
    if rules.standings is not None and state.standings is not None:
        yield "the result does not fit the game", state.standings == rules.standings(state)


def _look_at(rules: GameDef[Any], state: Any) -> None:
    """Use a state in every way the program does when showing it, so that a faulty one fails here rather than later."""
    game = Game(rules, rules.decode(rules.encoder.encode(state)))
    if rules.encoder.encode(state) != game.snapshot():
        raise RulesError("nobody has to decide in this position")
    _ = game.decision, game.waiting
    for player in range(len(state.seats)):
        determinise(rules, view(rules, state, player), Rng(player))
    rules.score(state)
    rules.ended(state)
    rules.rival(state)
