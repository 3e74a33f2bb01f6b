"""The options of a game on its set-up page: a switch for two values, a list for more, and one in the row of every seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.art import chrome
from app.art.icons import icon_at
from app.art.lettering import paragraph, paragraph_height, text
from app.art.tokens import BURGUNDY, CAUTION, DISABLED, INK, INK_SECOND
from app.games import find
from app.program import Program
from app.windows.kit.canvas import Canvas
from app.windows.kit.choice import Choice
from app.windows.kit.controls import Switch
from rules import Meta, Option, Value

Chosen = dict[str, Value | bool]
HIGHEST = 76.0
"""Of the place of an option, in logical pixels."""
LIST = 0.46
"""Share of the width of an option that its list takes."""
NARROW = 620.0
"""Width below which they lie below each other."""


class GameOptions:
    """All controls are children of the page. ``chosen`` says what they stand for; ``changed`` is called when a player has chosen."""

    def __init__(self, page: Canvas, program: Program, meta: Meta, changed: Callable[[], object]) -> None:
        self._page = page
        self._program = program
        self._meta = meta
        self._icons = find(meta.id).pictograms
        self._options: dict[str, Option] = {name: option for option in meta.options for name in option.names(meta.max_players)}
        self._controls: dict[str, Switch | Choice] = {}
        self._reasons: dict[str, str] = {}
        """Why an option is not asked now; empty: it is."""
        for name, option in self._options.items():
            control: Switch | Choice
            if len(option.values) == 2 and not option.per_seat:
                control = Switch(page, self._icons[f"option.{option.id}"], f"option:{name}")
                control.clicked.connect(changed)
            else:
                control = Choice(page, f"option:{name}", len(option.values))
                control.activated.connect(changed)
                control.currentIndexChanged.connect(page.refresh)
            self._controls[name] = control

    @property
    def shared(self) -> list[QWidget]:
        """The controls of what all seats have in common."""
        return [control for name, control in self._controls.items() if not self._options[name].per_seat]

    def height(self, width: float) -> float:
        """The height in which all of what is shared has room enough, at a width."""
        return HIGHEST * max(1, -(-len(self.shared) // _columns(width)))

    def of_seat(self, seat: int) -> list[QWidget]:
        """The controls in the row of a seat."""
        return [self._controls[option.names(self._meta.max_players)[seat]] for option in self._meta.options if option.per_seat]

    # what is chosen

    def value(self, name: str) -> Value | bool:
        """What the control of an option stands for. A switch is on at True, or at the first of two values."""
        option, control = self._options[name], self._controls[name]
        if isinstance(control, Choice):
            return option.values[control.currentIndex()]
        on = control.isChecked()
        return on if isinstance(option.default, bool) else option.values[0 if on else 1]

    def chosen(self, players: int) -> Chosen:
        """Every value, asked now or not, of a game of ``players``."""
        return {name: self.value(name) for option in self._meta.options for name in option.names(players)}

    def asked(self, players: int) -> Chosen:
        """The values of what is asked with so many players and these other options."""
        found: Chosen = {}
        for option in self._meta.options:
            if option.fits(players, found):
                possible = option.possible(players, found)
                values = {name: self.value(name) for name in option.names(players)}
                found |= {name: value if value in possible else possible[-1] for name, value in values.items()}
        return found

    def set(self, values: Mapping[str, Value | bool], players: int) -> None:
        """Choose these values; the usual one where there is none, or none that is known."""
        for name, option in self._options.items():
            value = values.get(name)
            self._set(name, value if value is not None and value in option.values else option.default_for(players))

    def follow_players(self, before: int, players: int) -> None:
        """Another number of players: what stood at its usual value stays so."""
        for name, option in self._options.items():
            if self.value(name) == option.default_for(before):
                self._set(name, option.default_for(players))

    def swap_seats(self, one: int, other: int) -> None:
        """Two players change places, and take along what is theirs."""
        for option in self._meta.options:
            if option.per_seat:
                first, second = (option.names(self._meta.max_players)[seat] for seat in (one, other))
                was = self.value(first)
                self._set(first, self.value(second))
                self._set(second, was)

    def seated(self, chosen: Mapping[str, Value | bool], order: Sequence[int]) -> Chosen:
        """Values for another order of the seats: ``order[n]`` is where the player of seat n sat."""
        found = dict(chosen)
        for option in self._meta.options:
            if option.per_seat:
                names = option.names(len(order))
                found |= {name: chosen[names[was]] for name, was in zip(names, order, strict=True) if names[was] in chosen}
        return found

    def _set(self, name: str, value: Value | bool) -> None:
        option, control = self._options[name], self._controls[name]
        if isinstance(control, Choice):
            control.hold(len(option.values))
            control.setCurrentIndex(option.values.index(value))
        else:
            control.setChecked(value if isinstance(value, bool) else value == option.values[0])

    # words, places and paint

    def retext(self, players: int) -> None:
        """Set all words anew; what is not asked is dark and says why, in the row of a seat it is not there."""
        say, asked = self._program.texts, self.asked(players)
        for name, option in self._options.items():
            key, control = f"{self._meta.id}.option.{option.id}", self._controls[name]
            reason = self._reasons[name] = "" if name in asked else self._reason(option, players)
            if isinstance(control, Switch):
                control.say(say(key), say(f"{key}.on"), say(f"{key}.off"), reason)
                continue
            title = say("app.option.of_seat", what=say(key), n=int(name.partition(":")[2]) + 1) if option.per_seat else say(key)
            control.say(title, [self.label(option, value) for value in option.possible(players, asked)])
            control.setEnabled(not reason)
            control.setVisible(name in asked or not option.per_seat)

    def label(self, option: Option, value: Value | bool) -> str:
        """What a value of a list is called."""
        say, key = self._program.texts, f"{self._meta.id}.option.{option.id}"
        return say(f"{key}.{value}") if say.has(f"{key}.{value}") else say(f"{key}.value", n=value)

    def _reason(self, option: Option, players: int) -> str:
        say, possible = self._program.texts, option.players
        if possible is not None and players not in possible:
            if len(possible) == 1:
                return say("app.option.players", n=possible[0])
            return say("app.option.between", lowest=min(possible), highest=max(possible))
        asked = self.asked(players)
        needed = next(
            (other for other in self._meta.options if other.id in option.needs and asked.get(other.id) != option.needs[other.id]), None
        )
        if needed is None:
            return ""
        key, wanted = f"{self._meta.id}.option.{needed.id}", option.needs[needed.id]
        switch = isinstance(self._controls[needed.id], Switch)
        return (
            say("app.option.needs", what=say(key))
            if switch
            else say("app.option.needs_value", what=say(key), value=self.label(needed, wanted))
        )

    def arrange(self, r: QRectF) -> None:
        """Two beside each other in ``r`` where it is wide enough, as high as there is room."""
        for control, place in zip(self.shared, self._places(r), strict=True):
            if isinstance(control, Choice):
                width = place.width() * LIST
                place = QRectF(place.right() - width - 12, place.center().y() - 16, width, 32)
            self._page.put(control, place)

    def paint(self, p: QPainter, r: QRectF) -> None:
        """The rows below the lists; switches paint themselves."""
        say = self._program.texts
        for control, place in zip(self.shared, self._places(r), strict=True):
            if not isinstance(control, Choice):
                continue
            name = control.objectName().removeprefix("option:")
            enabled, key = control.isEnabled(), f"{self._meta.id}.option.{name}"
            if enabled:
                chrome.row_card(p, place)
            else:
                chrome.row_ground(p, place, enabled=False)
            icon_at(p, self._icons[f"option.{name}"], place.left() + 26, place.center().y(), 24, BURGUNDY if enabled else DISABLED)
            left = place.left() + 50
            room = place.width() * (1 - LIST) - 50 - 24
            words = self._reasons[name] or say(f"{key}.about")
            y = max(place.top() + 5, place.center().y() - (20 + paragraph_height(words, room, "card")) / 2)
            text(p, QRectF(left, y, room, 20), say(key), "body_bold", INK if enabled else INK_SECOND)
            paragraph(p, QRectF(left, y + 20, room, place.bottom() - 3 - y - 20), words, "card", INK_SECOND if enabled else CAUTION)

    def _places(self, r: QRectF) -> list[QRectF]:
        count, columns = len(self.shared), _columns(r.width())
        width, lines = (r.width() - 12 * (columns - 1)) / columns, -(-count // columns)
        height = min(HIGHEST, r.height() / max(2, lines))
        places = range(count)
        return [QRectF(r.left() + i % columns * (width + 12), r.top() + i // columns * height, width, height - 8) for i in places]


def _columns(width: float) -> int:
    """How many options lie beside each other."""
    return 2 if width >= NARROW else 1
