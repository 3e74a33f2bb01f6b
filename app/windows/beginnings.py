"""The ways into a game that is set up without the set-up page: against the computer, of the day, once more, after a lesson."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from app.program import Program
from app.session import seeds
from app.session.against_computer import against_computer
from app.session.daily import Deal, under_way
from app.session.match import Match
from app.storage import paths
from app.storage.game_files import Unfinished, recovered
from app.storage.saves import Saves
from app.teaching.hint_level import alone, explained, unknown
from app.windows.kit.busy import takes_time
from app.windows.opening import opening
from rules import Record, meta, new, within_limits


class Asking(Protocol):
    """What asks whether the players know a game."""

    def open(self, game: str, is_alone: bool, play: Callable[[], object]) -> None:
        """Ask; ``play`` is called if they do."""


class Window(Protocol):
    """The window that games begin in."""

    program: Program

    @property
    def match(self) -> Match | None:
        """The match that is played or was played last."""

    @property
    def first_time(self) -> Asking:
        """What asks before the first game of each kind."""

    def play(self, record: Record) -> None:
        """Play a game that has no journal yet."""

    def resume(self, waiting: Unfinished) -> None:
        """Continue a game from disk."""

    def set_up(self, game: str, players: int = 0) -> None:
        """Open the set-up page for a game."""


class Beginnings:
    """Begins games in the main window."""

    def __init__(self, window: Window) -> None:
        self.program = window.program
        self._window = window

    @takes_time
    def begin(self, game: str, way: str) -> None:
        """Play a game in a way the start page offers: see ``StartPage.play``."""
        if way == "computer":
            self._window.play(against_computer(self.program.settings, game))
        else:
            self._window.set_up(game, int(way == "solo"))

    def daily(self, deal: Deal) -> None:
        """Play a deal of the day; before the first game of a kind, and the first one alone, ask whether the players know it."""
        if unknown(self.program.settings, alone(deal.game) if deal.alone else deal.game):
            self._window.first_time.open(deal.game, deal.alone, lambda: self.known_daily(deal))
        else:
            self.known_daily(deal)

    @takes_time
    def known_daily(self, deal: Deal) -> None:
        """Continue a deal of the day where it was left, or else begin it."""
        path = under_way(Saves(paths.saves_folder(), paths.games_folder()).unfinished()).get(deal)
        waiting, told = (None, []) if path is None else recovered(path)
        self.program.tell(*told)
        if waiting is not None:
            opening(self.program, self._window.resume)(waiting)
        else:
            self._window.play(deal.begin(self.program.settings))

    @takes_time
    def first_game(self, game: str) -> None:
        """Begin the game that follows a lesson: against an easy computer, at a table that explains itself."""
        self.program.change(**explained(self.program.settings, game))
        self._window.play(against_computer(self.program.settings, game, "easy"))

    @takes_time
    def again(self, same_deal: bool) -> None:
        """Start a game like the one just played, without delay; ``same_deal``: from the same seed."""
        match = self._window.match
        if match is not None:
            header = match.record.header
            seed = header.seed if same_deal else seeds.drawn()
            options = within_limits(meta(header.game), len(header.names), header.options)
            day = header.day if same_deal else ""
            self._window.play(
                new(header.game, header.names, seed, options, header.program, header.undo, header.colours, header.seats, day, header.advice)
            )
