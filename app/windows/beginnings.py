"""The ways into a game that is set up without the set-up page: against the computer, of the day, once more, after a lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.session import seeds
from app.session.against_computer import against_computer
from app.session.daily import Deal, under_way
from app.storage import paths
from app.storage.game_files import recovered
from app.storage.saves import Saves
from app.teaching.hint_level import alone, explained, unknown
from app.windows.kit.busy import takes_time
from app.windows.opening import opening
from rules import meta, new, within_limits

if TYPE_CHECKING:
    from app.windows.main_window import MainWindow


class Beginnings:
    """Begins games in the main window."""

    def __init__(self, window: MainWindow) -> None:
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
        """Start a game like the one just played, at once; ``same_deal``: from the same seed."""
        match = self._window.match
        if match is not None:
            header = match.record.header
            seed = header.seed if same_deal else seeds.drawn()
            options = within_limits(meta(header.game), len(header.names), header.options)
            day = header.day if same_deal else ""
            self._window.play(
                new(header.game, header.names, seed, options, header.program, header.undo, header.colours, header.seats, day, header.advice)
            )
