"""What wins the game for sure: immediately, or with nothing left to do but end the turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules import Action, Game, GameDef, Rng

from .choice import Worlds
from .plan import LONGEST

WORLDS = 16
"""In how many imagined worlds a plan must win."""


class Victories:
    """Plans that win in one position, whatever is hidden from its decider."""

    def __init__(self, rules: GameDef[Any], view: Any, legal: Sequence[Action], rng: Rng) -> None:
        """Look for wins of the decider of ``view``, who can do what is ``legal``."""
        self._worlds, self._seat, self._rng = Worlds(rules, view, legal), view.pending[-1].player, rng
        self._games = [self._worlds.game(rng)]
        self._insight = rules.insight()

    def sure(self, actions: Sequence[Action]) -> bool:
        """Say whether a plan wins if the turn then ends as soon as it can.

        What must be done before that is not chosen with care: only what wins anyway is sure.
        """
        if not self._line(self._games[0], actions):
            return False
        while len(self._games) < WORLDS:
            self._games.append(self._worlds.game(self._rng))
        return all(self._line(game, actions) for game in self._games[1:])

    def any(self) -> tuple[Action, ...]:
        """Return a plan that wins by what it begins with, the first there is; empty if there is none."""
        game, met = self._games[0], set[object]()
        for action in game.legal:
            key = self._insight.same(game.state, action)
            if key in met or self._insight.aside(game.state, action):
                continue
            met.add(key)
            line = self._line(game, (action,))
            if line and self.sure((action,)):
                return line
        return ()

    def _line(self, game: Game[Any], actions: Sequence[Action]) -> tuple[Action, ...]:
        """Return what is done to win in one world, beginning with ``actions``, up to what cannot be planned for; empty if that does not
        win.
        """
        turn, rules, line = game.state.turn_number, game.rules, list[Action]()
        planned = True
        for n in range(len(actions) + LONGEST):
            if n < len(actions):
                action = actions[n]
            else:
                action = next((one for one in game.legal if rules.ends_turn(game.state, one)), game.legal[-1])
            if action not in game.legal:
                return ()
            line += [action] if planned else []
            game = game.after(game.legal.index(action))
            planned = planned and not game.revealed
            if game.over or game.decider != self._seat or game.state.turn_number != turn:
                break
        won = any(standing.player == self._seat and standing.won for standing in game.state.standings or ())
        return tuple(line) if won else ()
