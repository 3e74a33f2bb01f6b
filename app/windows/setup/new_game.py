"""The set-up page of a game: who plays, with which options, from which seed. Everything is as last time, so Start is one click."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app import __version__
from app.art.tokens import INK_SECOND
from app.games import find
from app.outcome.scores import listed
from app.platform.qt_guard import report_errors
from app.program import Program
from app.session import seeds
from app.session.rival import rival_names
from app.storage import paths
from app.storage.saves import Saves
from app.storage.settings import LastGame, Preset, sitting
from app.texts import joined
from app.windows.game_words import title, who_plays
from app.windows.kit.controls import Button, Field
from app.windows.kit.footer import Footer
from app.windows.kit.layouts import Column, Row, sheet
from app.windows.kit.leaves import Control, Gap, Heading, Spring, Words
from app.windows.kit.page import Page
from app.windows.setup.game_options import GameOptions
from app.windows.setup.presets_sheet import PresetsSheet
from app.windows.setup.seats_panel import SeatsPanel
from app.windows.start.game_blurb import Blurb
from rules import COLOURS, Record, catalogue, complete_options, meta, new

NARROW = 1080
"""Width from which the description of the game is beside the seats."""


class NewGame(Page):
    """The set-up of one game at a time, chosen with ``show_game``. On a narrow page the game's description is below the choices."""

    started = Signal(object)
    """The ``Record`` of the new game."""

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(parent, "new_game", "back")
        self._program = program
        self._meta = catalogue()[0]
        self._going_on: frozenset[int] = frozenset()
        """The seeds of the unfinished games."""
        self._asked: tuple[str, int] | None = None
        """The game that is being set up, and how it was asked for; None before the first, and once it has begun."""
        self._left: dict[tuple[str, int], Preset] = {}
        """What was set up since the last game began, and left without beginning."""
        self._seed = Field(self, "seed", seeds.ROOM)
        self._another = Button(self, "secondary", "dice-multiple", "another_seed")
        self._presets = Button(self, "secondary", "content-save", "presets")
        self._same = Button(self, "secondary", "history", "same_deal")
        self._start = Button(self, "primary", "play", "start_game")
        self._options, self._seats = self._build()
        self._sheet = PresetsSheet(program, self)
        self._lay_out()
        self._another.clicked.connect(self._draw_seed)
        self._start.clicked.connect(self.start)
        self._presets.clicked.connect(lambda: self._sheet.open(self.preset()))
        self._sheet.chosen.connect(self._use)
        self._sheet.closed.connect(self._start.setFocus)
        self._same.clicked.connect(self._same_deal)
        self._seed.textChanged.connect(self.retext)
        self._seed.returnPressed.connect(self._start.setFocus)
        program.language_changed.connect(self.retext)
        self.retext()

    def show_game(self, game: str, players: int = 0) -> None:
        """Offer a game with a new seed, as it was set up when the page was left, or else with the choices made last.

        ``players``: for how many it is asked for; 0: as many as last time.
        """
        if self._asked is not None:
            self._left[self._asked] = self.preset()
        self._asked = game, players
        for old in (*self._seats.widgets, *self._options.shared):
            self.discard(old)
        self._meta = meta(game)
        self._options, self._seats = self._build()
        self._lay_out()
        waiting = Saves(paths.saves_folder(), paths.games_folder()).unfinished()
        self._going_on = frozenset(saved.header.seed for saved in waiting if saved.header is not None)
        last = self._program.settings.last.get(game)
        if last is not None and last.players in self._meta.players:
            order, kinds = self._order(last), sitting(last)
            self._seats.players = last.players
            self._options.set(self._options.seated(last.options, order), last.players)
            self._seats.sit([kinds[seat] for seat in order if seat < len(kinds)])
        else:
            self._seats.players = self._usual_players()
            self._options.set({}, self._seats.players)
        self._seats.take(players or self._seats.players)
        with QSignalBlocker(self._seats.drawn), QSignalBlocker(self._seed):
            self._seats.drawn.setChecked(last is not None and last.drawn)
            self._draw_seed()
        self._seats.advice = last.advice if last is not None else None
        self._sheet.hide()
        if self._asked in self._left:
            self._take(self._left[self._asked])
        self.retext()
        self._start.setFocus()

    @property
    def game(self) -> str:
        """The game being set up."""
        return self._meta.id

    @property
    def seed(self) -> int | None:
        """The seed typed; None while it is not a number."""
        return seeds.read(self._seed.text())

    def record(self) -> Record | None:
        """Return the game as set up, its players in the order of the seats; None while it cannot begin."""
        return None if self.seed is None else self._record(self.seed, range(self._seats.players))

    def start(self) -> None:
        """Start the game as set up, and remember the choices."""
        seed = self.seed
        if seed is None:
            return
        players, settings = self._seats.players, self._program.settings
        order = list(range(players))
        if self._seats.drawn.isChecked():
            secrets.SystemRandom().shuffle(order)
        record = self._record(seed, order)
        chosen = self._options.seated(self._options.chosen(players), order)
        header, drawn = record.header, self._seats.drawn.isChecked()
        last = LastGame(players, chosen, drawn, header.names, header.colours, seed, header.seats, self._seats.advice)
        self._asked = None
        self._left.clear()
        self._program.change(
            names=[*self._seats.people, *settings.names[len(self._seats.people) :]],
            computers=[*self._seats.computers, *settings.computers[len(self._seats.computers) :]],
            colours=self._seats.colours,
            last={**settings.last, self._meta.id: last},
        )
        self.started.emit(record)

    def _record(self, seed: int, order: Sequence[int]) -> Record:
        players, seats = self._seats.players, self._seats
        options = complete_options(self._meta, players, self._options.seated(self._options.asked(players), [*order]))
        names, colours = (tuple(of[i] for i in order) for of in (seats.names, seats.colours))
        kinds = tuple(seats.kinds[i] for i in order)
        return new(self._meta.id, names, seed, options, __version__, self._program.settings.undo, colours, kinds, advice=self._seats.advice)

    def preset(self) -> Preset:
        """Return the set-up as it is, without a name."""
        seats = self._seats
        colours, kinds = tuple(seats.colours[: seats.players]), tuple(seats.kinds)
        options, drawn = self._options.chosen(seats.players), seats.drawn.isChecked()
        return Preset("", self._meta.id, tuple(seats.names), colours, options, drawn, kinds, seats.advice)

    def retext(self) -> None:
        """Set all texts. Start is enabled when the seed is a number."""
        say = self._program.texts
        self.head(say("app.new.title", game=title(say, self._meta.id)), say("app.back"))
        self._start.say(say("app.new.start"))
        self._start.setEnabled(self.seed is not None)
        self._another.say(say("app.new.seed_draw"))
        self._seed.setAccessibleName(say("app.new.seed"))
        self._seed.setToolTip(say("app.new.seed_hint"))
        self._presets.say(say("settings.new.presets"))
        self._same.say(say("settings.new.same_deal"), say("settings.new.same_deal_about"))
        self._same.setVisible(self._last_deal() is not None)
        self._seats.retext()
        self._options.retext(self._seats.players)
        self._blurb.retext(say, self._program.settings.undo)
        self._heading.say(say("app.new.options"))
        self._none.say(say("app.new.no_options"))
        self._none.shown = not any(control.isVisibleTo(self) for control in self._options.shared)
        self._foot.say(self.summary(), wrong=self.seed is None)
        self.refresh()

    def _lay_out(self) -> None:
        """Lay out picture and seed at the left, seats and options at the right, Start at the bottom; on a narrow page, seats come first."""
        self._blurb = Blurb(self._meta, Control(self._seed, wide=True), Control(self._another, wide=True))
        self._heading = Heading()
        self._none = Words("", "italic", INK_SECOND, 17, "centre", wrapped=True)
        options = Column(self._heading, Gap(4, 7), self._options.tiles, Spring(), self._none, Spring(), margins=(14, 9, 14, 8), under=sheet)
        chosen = Column(self._seats.panel, Gap(8, 12), (options, 1))
        self._foot = Footer(
            *(Control(button, height=38) for button in (self._presets, self._same)), Control(self._start, width=170, height=38)
        )
        both = Row((self._blurb, 32), (chosen, 70), gap=16, margins=(20, 12, 20, 12), turns=NARROW, upwards=True)
        self.lay(both, self._foot)

    def _build(self) -> tuple[GameOptions, SeatsPanel]:
        """Make the controls for this game."""
        options = GameOptions(self, self._program, self._meta, self.retext)
        seats = SeatsPanel(self, self._program, self._meta, options, self.retext, self._start.setFocus)
        order = [*seats.widgets, *options.shared, self._seed, self._another, self._presets, self._same, self._start, self.back_button]
        for first, second in pairwise(order):
            self.setTabOrder(first, second)
        if self.isVisible():
            for control in order:
                control.show()
        return options, seats

    def _usual_players(self) -> int:
        return min(2, self._meta.max_players)

    def _order(self, last: LastGame) -> list[int]:
        """Return for each seat where in the last game its player sat: the order may have been drawn then."""
        left, kinds, order = list(range(len(last.names))), sitting(last), []
        for person, computer in [*zip(self._seats.people, self._seats.computers, strict=True)][: last.players]:
            named = (seat for seat in left if last.names[seat] == (person if kinds[seat] == "person" else computer))
            found = next(named, left[0] if left else 0)
            if found in left:
                left.remove(found)
            order.append(found)
        return order

    @report_errors
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """End typing on Esc before it goes back."""
        if event.key() == Qt.Key.Key_Escape and isinstance(self.focusWidget(), Field):
            self._start.setFocus()
        else:
            super().keyPressEvent(event)

    def _use(self, preset: Preset) -> None:
        """Set everything to a preset, and show it."""
        self._take(preset)
        self.retext()

    def _take(self, preset: Preset) -> None:
        self._seat(preset)
        self._seats.drawn.setChecked(preset.drawn)

    def _last_deal(self) -> LastGame | None:
        """Return the last game if it can be dealt again; while a game from that deal is unfinished, its cards stay unknown."""
        last = self._program.settings.last.get(self._meta.id)
        known = last is not None and last.seed is not None and len(last.names) == last.players == len(last.colours)
        return last if last is not None and known and last.seed not in self._going_on else None

    def _same_deal(self) -> None:
        """Set everything as in the last game, its deal and its order of seats included."""
        last = self._last_deal()
        seed = last.seed if last is not None else None
        if last is not None and seed is not None:
            self._seat(last)
            self._seats.drawn.setChecked(False)
            self._seed.setText(seeds.written(seed))
            self.retext()
            self._start.setFocus()

    def _seat(self, stored: Preset | LastGame) -> None:
        """Seat these players and set these options, as far as possible."""
        names, colours = stored.names, stored.colours
        if len(names) not in self._meta.players or len(set(colours) & set(COLOURS)) != len(names):
            return  # stored by another version of the game
        self._seats.seat(names, colours, sitting(stored))
        self._seats.advice = stored.advice
        self._options.set(stored.options, len(names))

    def _draw_seed(self) -> None:
        self._seed.setText(seeds.written(seeds.drawn()))

    def summary(self) -> str:
        """Return the sentence beside Start: who plays, and in teams with whom."""
        say, names = self._program.texts, self._seats.names
        if self.seed is None:
            return say("app.new.seed_wrong")
        if len(names) == 1:
            key = "summary_solo" if find(self._meta.id).rival.plays(self._options.chosen(1)) else "summary_alone"
            return say(f"app.new.{key}", name=names[0], **rival_names(say, self._meta.id))
        return self._team_words() or who_plays(say, names, self._seats.kinds)

    def _team_words(self) -> str:
        """Return who plays with whom; empty unless there are two teams."""
        say, names, sides = self._program.texts, self._seats.names, find(self._meta.id).sides
        seated = () if sides is None else sides(len(names), self._options.chosen(len(names)))
        if len(set(seated)) in (0, len(names)):
            return ""
        computers = [name for name, kind in zip(names, self._seats.kinds, strict=True) if kind != "person"]
        ending, said = ("_computers", {"computers": listed(say, computers)}) if computers else ("", {})
        if self._seats.drawn.isChecked():
            return say(f"app.new.summary_teams_drawn{ending}", n=len(names), names=joined(names), **said)
        one, two = (listed(say, [name for name, of in zip(names, seated, strict=True) if of == side]) for side in dict.fromkeys(seated))
        return say(f"app.new.summary_teams{ending}", one=one, two=two, **said)
