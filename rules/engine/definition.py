"""What a game provides to the engine: its metadata, its state type and a handful of functions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from .context import Context, Step
from .copies import copier
from .hidden.piles import BACK, Back
from .rng import Rng
from .state import BaseState
from .types import Action, ItemId, Meta, ScoreRow, Standing, Thing, Use, Value
from .worth.features import Features
from .worth.insight import Insight

S = TypeVar("S", bound=BaseState)
Options = Mapping[str, Value | bool]
Demand = tuple[str, bool]
"""What would be wrong, and whether all is well."""


class GameDef(Struct, Generic[S], frozen=True, dict=True):
    """The rules of a game as the engine uses them. All functions are pure, except for the context or generator they are given."""

    meta: Meta
    state_type: type[S]
    steps: Any
    """The union of all types of steps in the game."""
    setup: Callable[[int, Options, Rng], S]
    """The function that sets up a new game from players, options and generator, with its first steps on the stack."""
    decks: Mapping[str, tuple[int, ...]]
    """All cards of the game, by deck."""
    census: Callable[[S], Mapping[str, Iterable[int]]]
    """Every card in a state, by deck, wherever it is. Hidden cards in a view count as their backs."""
    bounds: Callable[[S], Iterable[Demand]]
    """What is demanded of an untrusted state before it is used: how many there may be of everything, and how large anything may be."""
    score: Callable[[S], list[ScoreRow]]
    """Points by source as they stand now; their sum is the score."""
    insight: Callable[[], Insight[S]]
    """What the game's rules know of how things stand; its room is imported on first use."""
    features: Callable[[], Features[S]] | None = None
    """What bots learn the value of a position from, imported on first use; None if only people can play the game."""
    effects: object = None
    """The table of what each effect of the game does, complete by its type; steps reach it as ``ctx.effects(type)``."""
    back: Callable[[str, int], Back] = lambda deck, card: BACK
    """The back of a card of a deck: ``BACK`` if all are alike, otherwise a lower number for each kind of back."""
    knows: Callable[[S, str, int, int | None], bool] = lambda state, deck, card, player: False
    """Whether a player (None: an observer without a seat) still knows a card of a deck that lies face down, because they have seen it."""
    forget: Callable[[S, int | None], None] = lambda state, player: None
    """The function that blanks, in a view for ``player``, what the state records about who knows which cards, as far as that is secret."""
    describe: Callable[[ItemId], Thing] = lambda item: Thing(item.partition(":")[0])
    """A description of an item. Raises KeyError for a piece that does not exist."""
    always: Callable[[Context[S], Step], Sequence[Action]] | None = None
    """Actions available, alongside those of every question, to the player whose turn it is; None if there never are any."""
    take_always: Callable[[Context[S], Action], None] = lambda ctx, action: None
    """The function that carries out one of these actions, on top of the step that is still open."""
    final: Callable[[S], list[ScoreRow]] | None = None
    """Points by source if the game ended now; None if nothing is added at the end."""
    standings: Callable[[S], tuple[Standing, ...]] | None = None
    """The result of a finished game; None if the game has no tie-breaks."""
    side_of: Callable[[S, int], int] = lambda state, player: player
    """The side with which a player wins or loses, counted from 0: their own unless there are teams. Partners have equal figures in
    ``score`` and ``standings``: those of their side.
    """
    rival_sources: Callable[[S], Mapping[str, int] | None] = lambda state: None
    """The points of an opponent without a seat, for each source available to them, by its key in ``score``; None without such an
    opponent.
    """
    grades: tuple[int, ...] = ()
    """The least points for each grade of a lone player without a rival, from the lowest grade; none if the game has no grades."""
    uses: Callable[[S, Action], Use | None] = lambda state, action: None
    """What an action that is legal now uses up of what is lost with the end of the turn; None: nothing, since it is granted in any case, or
    can just as well be done in a later turn.
    """
    ends_turn: Callable[[S, Action], bool] = lambda state, action: False
    """Whether an action that is legal now does nothing but end the turn, so that everything a plan for the turn can know comes before it.
    Anything else that ends with its last action, such as a draft turn, has no such action.
    """
    enough: int = 0
    """The least points with which a lone player without a rival wins; 0: it is not the points that decide."""
    implied_knowledge: Callable[[S], object] = lambda state: None
    """What the legal actions give away about hidden cards because the rules make it so; nothing (None, or empty) if it is sure, as far as
    the decider sees, that they give away nothing. Beyond this they depend only on what the decider sees.
    """
    in_public: Callable[[S, Action], bool] = lambda state, action: False
    """Whether an action that is legal now uses only what everybody sees. While there is one, no one needs to see a hand to decide."""
    gives_way: Callable[[S, Action], int | None] = lambda state, action: None
    """The other player to whom an action that is legal now leaves what comes next, if they hold what they need for it. Whether they do may
    be hidden from the decider.
    """
    migrations: tuple[Callable[[dict[str, Any]], None], ...] = ()
    """Migrations of the raw state from schema n to n + 1, in order; never reordered."""

    @cached_property
    def encoder(self) -> msgspec.msgpack.Encoder:
        """The encoder of snapshots."""
        return msgspec.msgpack.Encoder()

    def decode(self, snapshot: bytes) -> S:
        """Read a snapshot. Raises ``msgspec.MsgspecError`` if it is not one."""
        return self._typed(self._decoder.decode(snapshot))

    def state_of(self, plain: msgspec.Raw | dict[str, Any]) -> S:
        """Read a state from JSON, or from decoded JSON. Raises ``msgspec.MsgspecError`` if it is not one."""
        if isinstance(plain, dict):
            return self._typed(msgspec.convert(plain, self.state_type))
        return self._typed(msgspec.json.decode(plain, type=self.state_type))

    def _typed(self, state: S) -> S:
        """Convert the steps of ``state``, which are still plain values as stored, to their types."""
        state.pending = msgspec.convert(state.pending, list[self.steps])  # type: ignore[name-defined]
        return state

    @cached_property
    def _decoder(self) -> msgspec.msgpack.Decoder[S]:
        return msgspec.msgpack.Decoder(self.state_type)

    @cached_property
    def copy(self) -> Callable[[S], S]:
        """The function that makes an independent copy of a state."""
        return copier(self.state_type)

    def context(self, state: S) -> Context[S]:
        """Return the handle with which steps work on ``state``."""
        return Context(state, self.copy, meanwhile=self.always is not None, effects=self.effects)

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
        """Return the score of an opponent who has no seat, or None if there is none."""
        found = self.rival_sources(state)
        return None if found is None else sum(found.values())

    def ended(self, state: S) -> list[ScoreRow]:
        """Return the points by source if the game ended now, including what counts only at the end."""
        return self.score(state) if self.final is None else self.final(state)
