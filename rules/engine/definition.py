"""What a game gives the engine: its meta data, its state type and a handful of functions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeVar

import msgspec

from .context import Context, Step
from .copies import copier
from .piles import BACK, Back
from .rng import Rng
from .state import BaseState
from .types import Action, ItemId, Meta, ScoreRow, Standing, Thing, Value

S = TypeVar("S", bound=BaseState)
Options = Mapping[str, Value | bool]
Demand = tuple[str, bool]
"""What would be wrong, and whether it is right."""


@dataclass(frozen=True)
class GameDef(Generic[S]):
    """A game's rules as the engine uses them. All functions are pure but for the table or generator they are given."""

    meta: Meta
    state_type: type[S]
    steps: Any
    """The union of the steps there are."""
    setup: Callable[[int, Options, Rng], S]
    """A new game for (players, options, generator); the first steps are on its stack."""
    decks: Mapping[str, tuple[int, ...]]
    """Every card there is, by deck."""
    census: Callable[[S], Mapping[str, Iterable[int]]]
    """Every card of a state, by deck, wherever it lies. Hidden cards of a view count as their backs."""
    bounds: Callable[[S], Iterable[Demand]]
    """What a state from elsewhere must keep to before anything is made of it: how many there are of everything, how large anything is."""
    score: Callable[[S], list[ScoreRow]]
    """Points by source as they stand now; their sum is the score."""
    back: Callable[[str, int], Back] = lambda deck, card: BACK
    """The back of a card of a deck: ``BACK`` where all are alike, else a number below it for each kind of back."""
    describe: Callable[[ItemId], Thing] = lambda item: Thing(item.partition(":")[0])
    """What an item is. Raises KeyError for a piece that does not exist."""
    always: Callable[[Context[S], Step], Sequence[Action]] = lambda ctx, step: ()
    """Actions offered beside every question of the turn's owner."""
    take_always: Callable[[Context[S], Action], None] = lambda ctx, action: None
    """Carry out one of them, above the step that stays open."""
    final: Callable[[S], list[ScoreRow]] | None = None
    """Points by source if the game ended now; None: nothing is added at the end."""
    standings: Callable[[S], tuple[Standing, ...]] | None = None
    """The result of a finished game; None: the game has no tie-breaks."""
    side_of: Callable[[S, int], int] = lambda state, player: player
    """The side with which a player wins or loses, counted from 0: their own unless there are teams. Partners have equal figures in
    ``score`` and ``standings``: those of their side."""
    rival_sources: Callable[[S], Mapping[str, int] | None] = lambda state: None
    """The points of an opponent who has no seat, for each source open to them by its key in ``score``; None without such an opponent."""
    implied_knowledge: Callable[[S], object] = lambda state: None
    """What the legal actions tell of hidden cards because the rules have it so; states with equal answers differ in nothing else there."""
    migrations: tuple[Callable[[dict[str, Any]], None], ...] = ()
    """From schema n to n + 1, in order, on the raw state; never reordered."""

    @cached_property
    def encoder(self) -> msgspec.msgpack.Encoder:
        """Writes snapshots."""
        return msgspec.msgpack.Encoder()

    def decode(self, snapshot: bytes) -> S:
        """Read a snapshot. Raises ``msgspec.MsgspecError`` for what is none."""
        return self._typed(self._decoder.decode(snapshot))

    def state_of(self, plain: msgspec.Raw | dict[str, Any]) -> S:
        """Read a state from JSON, or from what JSON became. Raises ``msgspec.MsgspecError`` for what is none."""
        if isinstance(plain, dict):
            return self._typed(msgspec.convert(plain, self.state_type))
        return self._typed(msgspec.json.decode(plain, type=self.state_type))

    def _typed(self, state: S) -> S:
        """Give ``state``, whose steps are plain values as they were stored, its steps."""
        state.pending = msgspec.convert(state.pending, list[self.steps])  # type: ignore[name-defined]
        return state

    @cached_property
    def _decoder(self) -> msgspec.msgpack.Decoder[S]:
        return msgspec.msgpack.Decoder(self.state_type)

    @cached_property
    def copy(self) -> Callable[[S], S]:
        """Makes an independent state equal to another."""
        return copier(self.state_type)

    def total(self, state: S, player: int) -> int:
        """Return the score of ``player`` as it stands now."""
        return self.totals(state)[player]

    def totals(self, state: S) -> tuple[int, ...]:
        """Return the score of every player as it stands now."""
        rows = self.score(state)
        return tuple(sum(row.points[player] for row in rows) for player in range(len(state.seats)))

    def sides(self, state: S) -> tuple[tuple[int, ...], ...]:
        """Return the players of each side."""
        found: dict[int, list[int]] = {}
        for player in range(len(state.seats)):
            found.setdefault(self.side_of(state, player), []).append(player)
        return tuple(tuple(found[side]) for side in sorted(found))

    def rival(self, state: S) -> int | None:
        """Return the score of an opponent who has no seat; None when there is none."""
        found = self.rival_sources(state)
        return None if found is None else sum(found.values())

    def ended(self, state: S) -> list[ScoreRow]:
        """Return points by source if the game ended now, with what counts at the end only."""
        return self.score(state) if self.final is None else self.final(state)
