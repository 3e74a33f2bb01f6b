"""The options of a game on its set-up page: a switch for two values, a list for more, and a list in the row of every seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.art import chrome
from app.art.icons import icon_at
from app.art.tokens import BURGUNDY, INK_SECOND
from app.games import find
from app.program import Program
from app.windows.game_words import option_label
from app.windows.kit import picture_choice
from app.windows.kit.canvas import Canvas
from app.windows.kit.choice import Choice
from app.windows.kit.controls import Switch
from app.windows.kit.flow import Flow
from app.windows.kit.layouts import Column, Row
from app.windows.kit.leaves import Control, Gap, Painting, Spring, Words
from app.windows.kit.picture_choice import PictureChoice
from app.windows.setup.option_pictures import OptionPictures
from rules import Meta, Option, Value

Chosen = dict[str, Value | bool]
LOW, HEIGHT = 47, 52
"""Minimum height of the row of an option, on a low page and on others."""
SIGN = 50
"""Width of the place for its pictogram, or for the picture of what is chosen."""
LEAST, IN_SEAT = 390, 140
"""Width of an option from which two of them fit side by side, and from which one has room for its words in the row of a seat."""


class GameOptions:
    """The controls for a game's options, children of the page. ``chosen`` returns their values; ``changed`` is called for every choice."""

    def __init__(self, page: Canvas, program: Program, meta: Meta, changed: Callable[[], object]) -> None:
        self._page = page
        self._program = program
        self._meta = meta
        self._icons = find(meta.id).pictograms
        self._pictures = OptionPictures(meta.id)
        self._options: dict[str, Option] = {name: option for option in meta.options for name in option.names(meta.max_players)}
        self._listed = {name: option.values for name, option in self._options.items()}
        """The values in each list, in order: those a game can have now."""
        self._controls: dict[str, Switch | Choice] = {}
        for name, option in self._options.items():
            control: Switch | Choice
            if len(option.values) == 2 and not option.per_seat:
                control = Switch(page, self._icons[f"option.{option.id}"], f"option:{name}")
                control.clicked.connect(changed)
            else:
                control = self._choice(name, option)
                control.activated.connect(changed)
                control.currentIndexChanged.connect(page.refresh)
            self._controls[name] = control
        self._words: dict[str, tuple[Words, Words]] = {}
        self._rows: dict[str, Row] = {}
        self.tiles = Flow(gap=(12, 6), least=LEAST)
        """The layout of the options that all seats share."""
        # Options that appear only with others come last, so that nothing moves under the pointer when they do.
        for name, found in sorted(self._controls.items(), key=lambda named: bool(self._options[named[0]].needs)):
            if isinstance(found, Switch):
                self._rows[name] = Row((Control(found, wide=True, high=True, height=LOW), 1), Gap(LOW, HEIGHT), gap=0)
            else:
                self._rows[name] = self._of_seat(found) if self._options[name].per_seat else self._row(name, found)
            if not self._options[name].per_seat:
                self.tiles.add(self._rows[name])

    @property
    def shared(self) -> list[QWidget]:
        """The controls of the options that all seats share."""
        return [control for name, control in self._controls.items() if not self._options[name].per_seat]

    def of_seat(self, seat: int) -> list[QWidget]:
        """Return the controls in the row of a seat."""
        return [self._controls[name] for name in self._names_of_seat(seat)]

    def places_of_seat(self, seat: int) -> list[Row]:
        """Return the places of those controls, which take up no room while hidden."""
        return [self._rows[name] for name in self._names_of_seat(seat)]

    def _names_of_seat(self, seat: int) -> list[str]:
        return [option.names(self._meta.max_players)[seat] for option in self._meta.options if option.per_seat]

    # what is chosen

    def value(self, name: str) -> Value | bool:
        """Return the value of an option's control. A switch is on at True, or at the first of two values."""
        option, control = self._options[name], self._controls[name]
        if isinstance(control, Choice):
            return self._listed[name][control.currentIndex()]
        on = control.isChecked()
        return on if isinstance(option.default, bool) else option.values[0 if on else 1]

    def chosen(self, players: int) -> Chosen:
        """Return the value of every option, applicable or not, in a game of ``players``."""
        return {name: self.value(name) for option in self._meta.options for name in option.names(players)}

    def asked(self, players: int) -> Chosen:
        """Return the values of the options that apply to this number of players and these other options."""
        found: Chosen = {}
        for option in self._meta.options:
            if option.fits(players, found):
                possible = option.possible(players, found)
                values = {name: self.value(name) for name in option.names(players)}
                found |= {name: value if value in possible else option.substitute(possible) for name, value in values.items()}
        return found

    def set(self, values: Mapping[str, Value | bool], players: int) -> None:
        """Choose these values; the usual one where none is given, or an unknown one."""
        for name, option in self._options.items():
            value = values.get(name)
            self._set(name, value if value is not None and value in option.values else option.default_for(players))

    def follow_players(self, before: int, players: int) -> None:
        """Follow a change in the number of players: options at their usual value stay at it."""
        for name, option in self._options.items():
            if self.value(name) == option.default_for(before):
                self._set(name, option.default_for(players))

    def swap_seats(self, one: int, other: int) -> None:
        """Swap the choices of two seats when their players change places."""
        for option in self._meta.options:
            if option.per_seat:
                first, second = (option.names(self._meta.max_players)[seat] for seat in (one, other))
                was = self.value(first)
                self._set(first, self.value(second))
                self._set(second, was)

    def seated(self, chosen: Mapping[str, Value | bool], order: Sequence[int]) -> Chosen:
        """Return the values for another order of seats: ``order[n]`` is the seat in which the player of seat n sat."""
        found = dict(chosen)
        for option in self._meta.options:
            if option.per_seat:
                names = option.names(len(order))
                found |= {name: chosen[names[was]] for name, was in zip(names, order, strict=True) if names[was] in chosen}
        return found

    def _set(self, name: str, value: Value | bool) -> None:
        """Choose a value without a signal: whoever sets several has them shown with ``retext``."""
        option, control = self._options[name], self._controls[name]
        if isinstance(control, Choice):
            self._listed[name] = option.values
            with QSignalBlocker(control):
                control.hold(len(option.values))
                control.setCurrentIndex(option.values.index(value))
        else:
            control.setChecked(value if isinstance(value, bool) else value == option.values[0])

    # words and places

    def retext(self, players: int) -> None:
        """Set all texts, hide the options that do not apply, and say why a switch is locked."""
        say, asked = self._program.texts, self.asked(players)
        for name, option in self._options.items():
            key, control = f"{self._meta.id}.option.{option.id}", self._controls[name]
            control.setVisible(name in asked)
            self._rows[name].shown = name in asked
            if isinstance(control, Switch):
                why = option.locked(players, asked) if name in asked else ""
                on, off = say(f"{key}.on"), say(f"{key}.off")
                control.say(say(key), on, say("app.option.off", off=off), say(f"{key}.why.{why}") if why else "")
                control.setToolTip(say("app.option.switch", on=on, off=off))
                continue
            title = say("app.option.of_seat", what=say(key), n=int(name.partition(":")[2]) + 1) if option.per_seat else say(key)
            self._list(name, control, option.possible(players, asked))
            control.say(title, [option_label(say, self._meta.id, option, value) for value in self._listed[name]])
            if name in self._words:
                title_words, about = self._words[name]
                title_words.say(title)
                about.say(say(f"{key}.about"))

    def _list(self, name: str, control: Choice, possible: tuple[Value | bool, ...]) -> None:
        """Offer only what is possible, without changing what is chosen unless it has to."""
        if possible == self._listed[name]:
            return
        value = self.value(name)
        self._listed[name] = possible
        with QSignalBlocker(control):  # the page is being set already
            control.hold(len(possible))
            control.setCurrentIndex(possible.index(value if value in possible else self._options[name].substitute(possible)))

    def _row(self, name: str, control: Choice) -> Row:
        """Return the row of a list: what is chosen, and what it means."""
        sign = Painting(lambda p, r: self._paint_sign(p, r, name, control), SIGN, LOW)
        title, about = self._words[name] = Words("", "body_bold"), Words("", "card", INK_SECOND, wrapped=True)
        words = Column(Spring(), title, about, Spring(), margins=(0, 3, 16, 3))

        choice = Control(control, wide=True)
        parts = (sign, (words, 54), (choice, 46), Gap(LOW, HEIGHT))
        return Row(*parts, gap=0, margins=(0, 0, 12, 0), under=lambda p, r: chrome.row_card(p, r))

    def _of_seat(self, control: Choice) -> Row:
        """Return the place of a list in the row of a seat: one of pictures is less high on a low page."""
        if not isinstance(control, PictureChoice):
            return Row((Control(control, wide=True, width=IN_SEAT), 1))
        return Row(
            (Control(control, wide=True, high=True, width=IN_SEAT, height=picture_choice.LOW), 1),
            Gap(picture_choice.LOW, picture_choice.HIGH),
        )

    def _choice(self, name: str, option: Option) -> Choice:
        """Return a list of the values, or a table of their pictures."""
        if not all(self._pictures.has(option, value) for value in option.values):
            return Choice(self._page, f"option:{name}", len(option.values))
        return PictureChoice(
            self._page,
            f"option:{name}",
            len(option.values),
            lambda i, size, ratio: self._pictures.picture(option, self._listed[name][i], size, ratio),
        )

    def _paint_sign(self, p: QPainter, r: QRectF, name: str, control: Choice) -> None:
        """Paint the picture of what is chosen, or else the pictogram of the option."""
        option, value = self._options[name], self.value(name)
        if isinstance(control, PictureChoice) or not self._pictures.has(option, value):
            icon_at(p, self._icons[f"option.{name}"], r.center().x(), r.center().y(), 24, BURGUNDY)
            return
        size = QSize(round(r.width()) - 14, round(r.height()) - 10)
        ratio = self._page.scale * self._page.devicePixelRatioF()
        p.drawPixmap(QPointF(r.left() + 6, r.top() + 5), self._pictures.picture(option, value, size, ratio))
