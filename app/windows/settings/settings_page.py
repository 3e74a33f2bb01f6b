"""The settings: how the program looks, how the table plays, which key does what. Every change applies immediately."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.art import chrome
from app.art.tokens import BURGUNDY, CAUTION, GOOD, INK_SECOND
from app.games import find
from app.program import Program
from app.shortcuts import keymap, written
from app.storage.settings import LOUDEST, SOFTEST
from app.table.input import keys
from app.texts import LANGUAGES, Texts
from app.windows.game_words import short_title
from app.windows.kit.controls import Button, Switch
from app.windows.kit.flow import Flow
from app.windows.kit.key_button import KeyButton
from app.windows.kit.layouts import Box, Column, Part, Row, Stretched, sheet
from app.windows.kit.leaves import Control, Gap, Heading, Icon, Spring, Words
from app.windows.kit.page import Page
from app.windows.kit.tabs import Tab
from app.windows.settings.text_size import TextSize
from rules import catalogue

STEP = 10
"""Per cent by which the buttons change the volume."""
CHOICES: dict[str, tuple[str, ...]] = {
    "animation": ("off", "calm", "fast", "normal"),
    "computer_pace": ("slow", "normal", "fast", "at_once"),
    "undo": ("strict", "consent", "practice"),
    "small_change": ("0", "1", "2", "3", "4", "all"),
    "hints": ("always", "new", "never"),
}
"""Settings with a row of buttons, by field."""
SWITCHES: dict[str, tuple[str, Any, Any]] = {
    "muted": ("volume-high", False, True),
    "full_screen": ("fullscreen", True, False),
    "touch": ("gesture-tap", True, False),
    "end_turn": ("check-bold", "automatic", "button"),
    "single_choices": ("fast-forward", "automatic", "asked"),
    "confirm_reveals": ("eye", True, False),
    "cover_hands": ("eye-off", True, False),
}
"""Settings with two values, by field: pictogram, the value when on, the value when off."""
GROUPS = ("turn", "look", "program", "window")
"""The groups of keys common to all tables, each on a tab; the keys of each game have a tab below."""
MOST_TABS = 3
"""How many games have their tabs side by side."""
ICONS = {
    "language": "translate",
    "text_size": "magnify-plus",
    "volume": "music",
    "animation": "play-circle",
    "computer_pace": "fast-forward",
    "undo": "undo-variant",
    "small_change": "pawn",
    "hints": "lightbulb-on",
}
PLAYING = ("end_turn", "single_choices", "confirm_reveals", "cover_hands")
"""The switches of the middle sheet."""
LEAST = 398
"""Width of a sheet from which two of them fit side by side."""
KEY = 146
"""Width of the button with a key."""
NOTE = 52
"""Height of the note below the keys."""


class SettingsPage(Page):
    """Three sheets: display, play, keys; side by side or, with larger text, below each other."""

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(parent, "settings", "back")
        self._program = program
        self.refused = ""
        """Why the key last pressed was refused; empty when it was accepted."""
        self._languages = {language: self._choice(f"language:{language}") for language in LANGUAGES}
        self._text_size = TextSize(self, program)
        self._softer = Button(self, "secondary", "minus", "volume:softer")
        self._hear = Button(self, "secondary", "play", "volume:hear")
        self._louder = Button(self, "secondary", "plus", "volume:louder")
        self._choices = {field: {value: self._choice(f"{field}:{value}") for value in values} for field, values in CHOICES.items()}
        self._switches = {field: Switch(self, icon, field) for field, (icon, _, _) in SWITCHES.items()}
        games = [game.id for game in catalogue() if find(game.id).keys]
        self._tabs = {group: Tab(self, f"keys:{group}") for group in (*GROUPS, *games)}
        self._games = tuple(games)
        self._group = GROUPS[0]
        every = {**keys.COMMANDS, **self._known().commands}
        self._groups = {command.id: command.game or command.group for command in every.values()}
        self._keys = {command: KeyButton(self, command) for command in self._groups}
        self._reset = Button(self, "secondary", "restart", "keys:reset")
        self._developer = Button(self, "secondary", "", "developer")
        self._developer.setCheckable(True)
        self._connect()
        order: list[QWidget] = [*self._languages.values(), *self._text_size.buttons]
        order += [
            *self._choices["hints"].values(),
            self._switches["full_screen"],
            self._switches["touch"],
            self._switches["muted"],
            self._softer,
            self._hear,
            self._louder,
            *self._choices["animation"].values(),
            *self._choices["computer_pace"].values(),
            *self._choices["undo"].values(),
            *self._choices["small_change"].values(),
        ]
        order += [
            *(self._switches[field] for field in PLAYING),
            *self._tabs.values(),
            *self._keys.values(),
            self._reset,
            self._developer,
            self.back_button,
        ]
        for first, second in pairwise(order):
            self.setTabOrder(first, second)
        self.setFocusProxy(order[0])
        self._headings = {sheet: Heading() for sheet in ("seeing", "playing", "keys")}
        self._titles = {field: Words("", "body_bold") for field in ICONS}
        self._abouts = {field: Words("", "card", INK_SECOND, wrapped=True) for field in ("undo", "small_change", "hints")}
        self._key_words = {command: Words("", "body", wrapped=True, height=27) for command in self._keys}
        self._key_rows = {command: self._key_row(command) for command in self._keys}
        self._sign = Icon("keyboard", 20, GOOD, 40)
        self._note = Words("", "card", wrapped=True, height=NOTE)
        self.lay(self._sheets())
        program.language_changed.connect(self.retext)
        program.settings_changed.connect(self.retext)
        self.retext()

    def open(self) -> None:
        """Show the settings as they are."""
        self.refused = ""
        self.retext()

    def retext(self) -> None:
        """Set all texts and states."""
        say, settings = self._program.texts, self._program.settings
        known = self._known()
        self.head(say("settings.title"), say("app.back"))
        for language, button in self._languages.items():
            button.say(Texts(language)(f"app.language.{language}"))
            button.setChecked(language == say.language)
        self._text_size.follow()
        self._softer.say("", say("settings.volume.softer"))
        self._louder.say("", say("settings.volume.louder"))
        self._hear.say(say("settings.volume.now", n=settings.volume), say("settings.volume.hear"))
        self._softer.setEnabled(settings.volume > SOFTEST)
        self._louder.setEnabled(settings.volume < LOUDEST)
        for field, buttons in self._choices.items():
            for value, button in buttons.items():
                words = say(f"settings.{field}.{value}")
                button.say(words, f"{say(f'settings.{field}')}: {words}")
                button.setChecked(getattr(settings, field) == value)
        for field, switch in self._switches.items():
            switch.setChecked(getattr(settings, field) == SWITCHES[field][1])
            on = "missing" if field == "muted" and self._program.soundless else "on"
            switch.say(say(f"settings.{field}"), say(f"settings.{field}.{on}"), say(f"settings.{field}.off"))
        for group, tab in self._tabs.items():
            tab.say(say(f"settings.keys.{group}") if group in GROUPS else short_title(say, group))
            tab.setChecked(group == self._group)
        for command, key_button in self._keys.items():
            shown = self._groups[command] == self._group and command in known.commands
            key_button.setVisible(shown)
            self._key_rows[command].shown = shown
            if not shown:
                continue
            key = written(known.first(command))
            said = say("settings.key_of", command=say(known.commands[command].words), pressed=key)
            self._key_words[command].say(say(known.commands[command].words))
            key_button.say(say("settings.key_wait") if key_button.isChecked() else key, said)
        self._reset.say(say("settings.keys_reset"))
        self._reset.setEnabled(bool(settings.keys))
        self._developer.say(say("settings.developer"), say("settings.developer.about"))
        self._developer.setChecked(settings.developer)
        for name, heading in self._headings.items():
            heading.say(say(f"settings.{name}"))
        for field, title in self._titles.items():
            title.say(say(f"settings.{field}"))
        limit = "all" if settings.small_change == "all" else "some"
        for field, value in (("undo", settings.undo), ("small_change", limit), ("hints", settings.hints)):
            self._abouts[field].say(say(f"settings.{field}.{value}.about"))
        self._sign.pictogram, self._sign.colour = ("alert", CAUTION) if self.refused else ("keyboard", GOOD)
        self._note.say(self.refused or say("settings.keys_hint"))
        self.refresh()

    def _sheets(self) -> Column:
        """Return the three sheets: display, play, keys."""
        volume = Row(Control(self._softer, width=56), Control(self._hear, wide=True), Control(self._louder, width=56))
        seeing = (
            self._titled("language", _equal(self._languages.values())),
            self._titled("text_size", self._text_size.row()),
            self._titled("hints", _equal(self._choices["hints"].values())),
            Column(Control(self._switches["full_screen"], wide=True), Control(self._switches["touch"], wide=True), gap=8),
            Column(Control(self._switches["muted"], wide=True), self._titled("volume", volume), gap=12),
        )
        playing = (
            *(
                self._titled(field, _equal(self._choices[field].values()))
                for field in ("animation", "computer_pace", "undo", "small_change")
            ),
            Column(*(Control(self._switches[field], wide=True) for field in PLAYING), gap=8),
        )
        across = -(-len(self._games) // -(-len(self._games) // MOST_TABS)) if self._games else 1
        rows = [GROUPS, *(self._games[n : n + across] for n in range(0, len(self._games), across))]
        tabs = [_equal(self._tabs[group] for group in row) for row in rows]
        remark = Row(self._sign, self._note, gap=0, margins=(0, 0, 10, 0), under=self._paint_note)
        last = Row((Control(self._reset, wide=True), 1), Control(self._developer), gap=8)
        keyboard: list[Part] = [Column(*tabs, gap=6), 6, *self._key_rows.values()]
        sheets = Flow(
            _sheet(self._headings["seeing"], *_apart(seeing), Spring()),
            _sheet(self._headings["playing"], *_apart(playing), Spring()),
            _sheet(self._headings["keys"], 12, *keyboard, (Spring(), 1), 8, remark, 8, last),
            gap=(16, 16),
            least=LEAST,
            fill=True,
            even=False,
        )
        body = Column(margins=(20, 14, 20, 20))
        body.add(sheets, 1)
        return body

    def _titled(self, field: str, controls: Box) -> Column:
        """Return a title with the controls of a setting below it, and what it means."""
        title = Row(Icon(ICONS[field], 19, BURGUNDY, 20), self._titles[field], gap=7)
        about = [Row(self._abouts[field], margins=(2, 0, 2, 0))] if field in self._abouts else []
        return Column(title, controls, *about, gap=7)

    def _key_row(self, command: str) -> Row:
        """Return the row of a command: what it does, and its key."""
        key = Control(self._keys[command], width=KEY, height=24, high=True)
        return Row(self._key_words[command], Column(key, margins=(0, 3, 0, 4)), Gap(30, 36), gap=4, margins=(10, 0, 0, 0))

    def paint(self, p: QPainter) -> None:
        """Paint the page, every other row of keys darker."""
        shown = [row for row in self._key_rows.values() if row.shown]
        for i, row in enumerate(shown):
            row.under = partial(chrome.row_ground, odd=i % 2 == 0)
        super().paint(p)

    def _paint_note(self, p: QPainter, r: QRectF) -> None:
        chrome.note(p, r, "warn" if self.refused else "good")

    # what the controls do

    def _connect(self) -> None:
        for language, button in self._languages.items():
            button.clicked.connect(lambda _=False, language=language: self._speak(language))
        self._softer.clicked.connect(lambda: self._try_volume(-STEP))
        self._hear.clicked.connect(lambda: self._try_volume(0))
        self._louder.clicked.connect(lambda: self._try_volume(STEP))
        for field, buttons in self._choices.items():
            for value, button in buttons.items():
                button.clicked.connect(lambda _=False, field=field, value=value: self._change(field, value))
        for field, switch in self._switches.items():
            _, on, off = SWITCHES[field]
            switch.clicked.connect(lambda checked, field=field, on=on, off=off: self._change(field, on if checked else off))
        for group, tab in self._tabs.items():
            tab.clicked.connect(lambda _=False, group=group: self._show_group(group))
        for key_button in self._keys.values():
            key_button.taken.connect(self._take_key)
            key_button.waits.connect(self.retext)
        self._reset.clicked.connect(self._reset_keys)
        self._developer.clicked.connect(lambda on: self._change("developer", on))

    def _choice(self, name: str) -> Button:
        button = Button(self, "secondary", "", name)
        button.setCheckable(True)
        return button

    def _speak(self, language: str) -> None:
        self._program.set_language(language)
        self.retext()  # the button of the language already spoken stays chosen

    def _change(self, field: str, value: Any) -> None:
        """Change a setting; changing the hints drops the choices made for single games."""
        forgotten: dict[str, Any] = {"game_hints": {}} if field == "hints" else {}
        self._program.change(**{field: value}, **forgotten)
        self.retext()

    def _known(self) -> keys.Keymap:
        """Return the keys of every table as they are now."""
        return keymap(self._program, *self._games)

    def _try_volume(self, step: int) -> None:
        """Change the volume and play a sound at it, muted or not."""
        volume = self._program.settings.volume + step
        self._program.change(volume=max(SOFTEST, min(LOUDEST, volume)), muted=False)
        self._program.play("coin")

    def _show_group(self, group: str) -> None:
        """Show the keys of a group, or of a game."""
        self._group = group
        self.refused = ""
        self.retext()

    def _take_key(self, command: str, key: str) -> None:
        """Give a command a key, unless it has another meaning."""
        say, changed = self._program.texts, self._program.settings.keys
        known = self._known()
        owner = known.taken_by(key, command)
        if owner is None:
            others = {other: chosen for other, chosen in changed.items() if other != command}
            self.refused = ""
            self._program.change(keys=others if key == known.usual(command) else {**others, command: key})
        elif owner == "fixed":
            self.refused = say("settings.key_fixed", pressed=written(key))
        else:
            self.refused = say("settings.key_taken", pressed=written(key), command=say(known.commands[owner].words))
        self.retext()

    def _reset_keys(self) -> None:
        self.refused = ""
        self._program.change(keys={})
        self.retext()


def _equal(buttons: Iterable[QWidget]) -> Row:
    """Return buttons in a row, all equally wide."""
    found = Row()
    for button in buttons:
        found.add(Control(button, wide=True), 1)
    return found


def _apart(groups: Sequence[Part]) -> list[Part]:
    """Return groups with room between them that gives way where the sheet is low."""
    found: list[Part] = []
    for group in groups:
        found += [Gap(6, 26), group]
    return found


def _sheet(*parts: Stretched) -> Column:
    """Return a sheet of paper with what is on it."""
    return Column(*parts, margins=(16, 10, 16, 14), under=sheet)
