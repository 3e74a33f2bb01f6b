"""A game in progress, as the program, bots and tests use it: what is legal, and what each action leads to."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from itertools import takewhile
from typing import Generic, TypeVar

from .context import Context, PlayerStep, Step
from .definition import GameDef
from .errors import IllegalAction
from .hidden.views import told
from .rng import Rng
from .sequence.pool import each
from .state import BaseState
from .types import Action, Decision, Event, Message

S = TypeVar("S", bound=BaseState)


class Game(Generic[S]):
    """State and rules together. A copy copies the state; a game keeps no history (see ``Record`` for that)."""

    __slots__ = ("_ctx", "_legal", "_options", "_own", "opening", "rules")

    def __init__(self, rules: GameDef[S], state: S) -> None:
        """Take over ``state`` and run it up to its next decision; the events on the way become ``opening``."""
        self.rules = rules
        self._load(state)

    def _load(self, state: S) -> None:
        self._ctx: Context[S] = self.rules.context(state)
        self._legal: list[Action] | None = None
        """The legal actions, the options of the open step first; None until they are listed."""
        self._options: list[Action] | None = self._ctx.settle()
        """The options of the open step; None if they have not been listed."""
        self._own = 0
        """How many of the legal actions are options of the open step, once they are listed."""
        self.opening: list[Event] = self._ctx.events

    @property
    def state(self) -> S:
        """The full state. Do not change it; show players a ``view`` of it."""
        return self._ctx.state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._ctx.state.pending

    @property
    def legal(self) -> list[Action]:
        """Every legal action, in a fixed order; empty only when the game is over. Do not change the list."""
        return self._list() if self._legal is None else self._legal

    @property
    def revealed(self) -> bool:
        """Whether the last decision has revealed something, recorded or not; a search must not go on from there as if it had known."""
        return self._ctx.revealed

    @property
    def decision(self) -> Decision | None:
        """The player who decides and what they decide; None when the game is over."""
        if self.over:
            return None
        step = self.state.pending[-1]
        return Decision(step.player, step.question(self._ctx), tuple(self.legal), step.source(self._ctx))

    @property
    def waiting(self) -> list[Message]:
        """The questions the decider faces now and later in this turn, the next one first."""
        if self.over:
            return []
        steps = [step for step in each(self.state.pending) if isinstance(step, PlayerStep) and step.player == self.decider]
        return [step.question(self._ctx) for step in steps if type(step).question is not Step.question]

    @property
    def decider(self) -> int | None:
        """The player who decides; None when the game is over."""
        return None if self.over else self.state.pending[-1].player

    def apply(self, action: Action) -> list[Event]:
        """Carry out one legal action and everything that follows without a decision.

        Raises ``IllegalAction``, leaving the state unchanged, if the action is not legal.
        """
        legal, ctx = self._legal or self._list(), self._ctx
        try:
            index = legal.index(action)
        except ValueError:
            raise IllegalAction(f"{action.kind} {' '.join(action.picks)} is not possible now") from None
        ctx.events = []
        ctx.revealed = False
        self._take(ctx, index, legal[index])
        self._options = None
        self._list()
        return ctx.events

    def after(self, index: int) -> Game[S]:
        """Return a copy in which the legal action at ``index`` has been carried out, with everything that follows without a decision.

        No events are recorded, and what is legal then is listed only when it is read: the fastest way to look ahead.
        """
        legal, ctx = self._legal or self._list(), self._ctx.twin()
        self._take(ctx, index, legal[index])
        twin = self._in(ctx)
        twin._legal = None
        twin._options = ctx.settle(unlisted=True)
        ctx.silent = False
        return twin

    def _take(self, ctx: Context[S], index: int, action: Action) -> None:
        """Carry out the legal ``action`` at ``index`` in this game or in a copy, but nothing that follows."""
        if index < self._own:
            ctx.state.pending.pop().take(ctx, action)
        else:
            self.rules.take_always(ctx, action)

    def _list(self) -> list[Action]:
        """List what is legal, and keep it."""
        ctx, always, options = self._ctx, self.rules.always, self._options
        if options is None:
            options = ctx.settle()
        self._own = len(options)
        extra = always(ctx, ctx.state.pending[-1]) if options and always is not None else ()
        self._legal = legal = [*options, *extra] if extra else options
        return legal

    def playout(self, rng: Rng, depth: int | None = None) -> int:
        """Play on at random with the caller's generator, to the end of the game or for up to ``depth`` decisions; return how many were
        made.

        No events are recorded, which makes this the fastest way to play.
        """
        ctx, made = self._ctx, 0
        legal = self._legal or self._list()
        ctx.silent = True
        try:
            while legal and made != depth:
                index = rng.below(len(legal))
                self._take(ctx, index, legal[index])
                self._options = None
                legal = self._list()
                made += 1
        finally:
            ctx.silent = False
        return made

    def preview(self, *actions: Action) -> Preview[S]:
        """Return what the decider can know about some decisions before making them, up to the first that reveals something.

        This game does not change. Raises ``IllegalAction`` for anything the decider cannot do.
        """
        return Preview(self.copy(), self.decider, actions)

    def snapshot(self) -> bytes:
        """Return the state as bytes; equal states give equal bytes."""
        return self.rules.encoder.encode(self.state)

    def restore(self, snapshot: bytes) -> None:
        """Restore the state of a snapshot of the same game."""
        self._load(self.rules.decode(snapshot))

    def copy(self) -> Game[S]:
        """Return an independent game in the same state. The two share the list of legal actions, which never changes."""
        ctx = self._ctx.twin()
        ctx.silent = False
        return self._in(ctx)

    def _in(self, ctx: Context[S]) -> Game[S]:
        """Return this game in another context."""
        twin: Game[S] = Game.__new__(Game)
        twin.rules = self.rules
        twin._ctx = ctx
        twin._legal = self._legal
        twin._options = self._options
        twin._own = self._own
        twin.opening = []
        return twin

    def digest(self) -> str:
        """Return a short fingerprint of the state (16 hexadecimal digits)."""
        return hashlib.blake2b(self.snapshot(), digest_size=8).hexdigest()


class Preview(Generic[S]):
    """What a player can know in advance about decisions of their own, tried out on a copy of the game.

    It goes no further than the first action that reveals something: what that brings to light, and what is decided next, is known only once
    the action is carried out. Nor does it show another player's decision. Whether the game ends is no secret.
    """

    __slots__ = ("_game", "_player", "events", "reveals")

    def __init__(self, game: Game[S], player: int | None, actions: Iterable[Action]) -> None:
        """Take over ``game`` and carry out ``actions`` of ``player`` in it. Raises ``IllegalAction`` for anything they cannot do."""
        self._game = game
        self._player = player
        self.reveals = False
        """Whether something is revealed that cannot be known in advance."""
        self.events: tuple[Event, ...] = ()
        """The events visible to the player, up to the first that reveals something."""
        for action in actions:
            if self.reveals:
                break
            self._carry_out(action)

    def _carry_out(self, action: Action) -> None:
        if self._game.decider != self._player:
            raise IllegalAction("somebody else decides then")
        events = self._game.apply(action)
        self.reveals = any(event.reveals for event in events)
        known = takewhile(lambda event: not event.reveals, events)
        self.events += tuple(told(known, self._player))

    @property
    def over(self) -> bool:
        """Whether the game is then over."""
        return self._game.over

    @property
    def legal(self) -> list[Action]:
        """What the same player can do next; empty if that is unknown, another player decides or the game is over."""
        return self._game.legal if not self.reveals and self._game.decider == self._player else []

    @property
    def decision(self) -> Decision | None:
        """The next decision of the same player, if it is known."""
        return self._game.decision if self.legal else None

    def preview(self, *actions: Action) -> Preview[S]:
        """Return the preview after further actions; its ``events`` are theirs alone. Raises ``IllegalAction``."""
        if self.reveals:
            raise IllegalAction("what can be done next is not known yet")
        return Preview(self._game.copy(), self._player, actions)
