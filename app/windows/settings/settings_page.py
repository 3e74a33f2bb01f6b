"""The settings: how the program looks, how the table plays, which key does what. Every change counts at once."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.art import chrome
from app.art.icons import icon_at
from app.art.lettering import paragraph, paragraph_height, text
from app.art.materials import panel
from app.art.tokens import BURGUNDY, CAUTION, GOOD, INK, INK_SECOND, SHEET
from app.games import find
from app.program import Program
from app.shortcuts import keymap, written
from app.storage.settings import LARGEST_SIZE, SMALLEST_SIZE
from app.table.input import keys
from app.texts import LANGUAGES, Texts
from app.windows.game_words import short_title
from app.windows.kit.controls import Button, Switch
from app.windows.kit.key_button import KeyButton
from app.windows.kit.page import Page
from app.windows.kit.tabs import Tab
from rules import catalogue

SIDE, TOP, GAP = 20.0, 54.0, 16.0
TAB = 38.0
"""Height of a row of tabs with its gap."""
STEP = 10
"""Per cent by which the buttons change the size of text."""
CHOICES: dict[str, tuple[str, ...]] = {
    "sight": ("normal", "protan", "deutan", "tritan"),
    "animation": ("off", "calm", "fast", "normal"),
    "undo": ("strict", "consent", "practice"),
    "small_change": ("0", "1", "2", "3", "4", "all"),
    "hints": ("always", "new", "never"),
}
"""Settings with a row of buttons, by field."""
SWITCHES: dict[str, tuple[str, Any, Any]] = {
    "full_screen": ("fullscreen", True, False),
    "end_turn": ("check-bold", "automatic", "button"),
    "single_choices": ("fast-forward", "automatic", "asked"),
    "confirm_reveals": ("eye", True, False),
    "cover_hands": ("eye-off", True, False),
}
"""Settings of two values, by field: pictogram, the value when on, the value when off."""
GROUPS = ("turn", "look", "program")
"""The groups of keys of every table, each on a tab; the keys of each game have a tab below."""
ICONS = {
    "language": "translate",
    "text_size": "magnify-plus",
    "sight": "eye",
    "animation": "play-circle",
    "undo": "undo-variant",
    "small_change": "pawn",
    "hints": "lightbulb-on",
}


PLAYING = {"animation": 0.0, "undo": 0.72, "small_change": 1.66}
"""Where the rows of buttons of the middle sheet lie, counted in rows."""
HIGH = 638.0
"""Height that every sheet has room enough in."""


def _columns(width: float) -> int:
    """How many sheets lie beside each other."""
    return 3 if width >= 1240 else 2 if width >= 780 else 1


class SettingsPage(Page):
    """Three sheets: seeing, playing, keys; beside each other, or with larger text below."""

    narrowest = 420.0

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(parent, "settings", "back")
        self._program = program
        self.refused = ""
        """Why the key pressed last was not taken; empty when it was."""
        self._languages = {language: self._choice(f"language:{language}") for language in LANGUAGES}
        self._smaller = Button(self, "secondary", "minus", "text_size:smaller")
        self._usual = Button(self, "secondary", "", "text_size:usual")
        self._larger = Button(self, "secondary", "plus", "text_size:larger")
        self._choices = {field: {value: self._choice(f"{field}:{value}") for value in values} for field, values in CHOICES.items()}
        self._switches = {field: Switch(self, icon, field) for field, (icon, _, _) in SWITCHES.items()}
        games = [game.id for game in catalogue() if find(game.id).keys]
        self._tabs = {group: Tab(self, f"keys:{group}") for group in (*GROUPS, *games)}
        self._games = tuple(games)
        self._group = GROUPS[0]
        self._groups = {command.id: command.game or command.group for command in self._known().commands.values()}
        self._keys = {command: KeyButton(self, command) for command in self._groups}
        self._reset = Button(self, "secondary", "restart", "keys:reset")
        self._connect()
        order: list[QWidget] = [*self._languages.values(), self._smaller, self._usual, self._larger, *self._choices["sight"].values()]
        order += [
            self._switches["full_screen"],
            *self._choices["hints"].values(),
            *self._choices["animation"].values(),
            *self._choices["undo"].values(),
            *self._choices["small_change"].values(),
        ]
        order += [
            *(self._switches[field] for field in ("end_turn", "single_choices", "confirm_reveals", "cover_hands")),
            *self._tabs.values(),
            *self._keys.values(),
            self._reset,
            self.back_button,
        ]
        for first, second in pairwise(order):
            self.setTabOrder(first, second)
        self.setFocusProxy(order[0])
        program.language_changed.connect(self.retext)
        program.settings_changed.connect(self.retext)
        self.retext()

    def open(self) -> None:
        """Show the settings as they are."""
        self.refused = ""
        self.retext()

    def retext(self) -> None:
        """Set all words and states anew."""
        say, settings = self._program.texts, self._program.settings
        known = self._known()
        self.head(say("settings.title"), say("app.back"))
        for language, button in self._languages.items():
            button.say(Texts(language)(f"app.language.{language}"))
            button.setChecked(language == say.language)
        self._smaller.say("", say("settings.text_size.smaller"))
        self._larger.say("", say("settings.text_size.larger"))
        self._usual.say(say("settings.text_size.now", n=settings.text_size), say("settings.text_size.usual"))
        self._smaller.setEnabled(settings.text_size > SMALLEST_SIZE)
        self._larger.setEnabled(settings.text_size < LARGEST_SIZE)
        for field, buttons in self._choices.items():
            for value, button in buttons.items():
                words = say(f"settings.{field}.{value}")
                button.say(words, f"{say(f'settings.{field}')}: {words}")
                button.setChecked(getattr(settings, field) == value)
        for field, switch in self._switches.items():
            switch.setChecked(getattr(settings, field) == SWITCHES[field][1])
            switch.say(say(f"settings.{field}"), say(f"settings.{field}.on"), say(f"settings.{field}.off"))
        for group, tab in self._tabs.items():
            tab.say(say(f"settings.keys.{group}") if group in GROUPS else short_title(say, group))
            tab.setChecked(group == self._group)
        for command, key_button in self._keys.items():
            key_button.setVisible(self._groups[command] == self._group)
            key = written(known.first(command))
            said = say("settings.key_of", command=say(known.commands[command].words), pressed=key)
            key_button.say(say("settings.key_wait") if key_button.isChecked() else key, said)
        self._reset.say(say("settings.keys_reset"))
        self._reset.setEnabled(bool(settings.keys))
        self.refresh()

    def arrange(self) -> None:
        """Buttons in rows under their titles; keys in a column."""
        super().arrange()
        seeing, playing, keyboard = self._sheets()
        self._row(self._place(seeing, 0), list(self._languages.values()))
        size = self._place(seeing, 1)
        self.put(self._smaller, QRectF(size.left(), size.top(), 56, 32))
        self.put(self._usual, QRectF(size.left() + 64, size.top(), size.width() - 128, 32))
        self.put(self._larger, QRectF(size.right() - 56, size.top(), 56, 32))
        sight, four = self._place(seeing, 2), list(self._choices["sight"].values())
        self._row(sight, four[:2])
        self._row(sight.translated(0, 40), four[2:])
        for field, top in PLAYING.items():
            self._row(self._place(playing, top), list(self._choices[field].values()))
        self._row(self._hints_place(), list(self._choices["hints"].values()))
        for field, r in self._switch_places().items():
            self.put(self._switches[field], r)
        tabs = QRectF(keyboard.left() + 16, keyboard.top() + 46, keyboard.width() - 32, 32)
        self._row(tabs, [self._tabs[group] for group in GROUPS])
        if self._games:
            self._row(tabs.translated(0, TAB), [self._tabs[game] for game in self._games])
        for command, r in self._key_rows().items():
            self.put(self._keys[command], QRectF(r.right() - 150, r.top() + 3, 146, r.height() - 7))
        self.put(self._reset, QRectF(keyboard.left() + 16, keyboard.bottom() - 48, keyboard.width() - 32, 32))

    def paint_page(self, p: QPainter) -> None:
        """Everything but the controls."""
        say, settings = self._program.texts, self._program.settings
        for r, words in zip(self._sheets(), ("seeing", "playing", "keys"), strict=True):
            panel(p, r, 12, SHEET, "#EEE0C0")
            chrome.heading(p, QRectF(r.left() + 16, r.top() + 10, r.width() - 32, 24), say(f"settings.{words}"))
        seeing, playing, _ = self._sheets()
        for i, field in enumerate(("language", "text_size", "sight")):
            self._title(p, self._place(seeing, i), field)
        self._explain(p, self._place(seeing, 2).translated(0, 82), say(f"settings.sight.{settings.sight}.about"))
        for field, top in PLAYING.items():
            self._title(p, self._place(playing, top), field)
        self._explain(p, self._place(playing, PLAYING["undo"]).translated(0, 40), say(f"settings.undo.{settings.undo}.about"))
        dear = "all" if settings.small_change == "all" else "some"
        self._explain(p, self._place(playing, PLAYING["small_change"]).translated(0, 40), say(f"settings.small_change.{dear}.about"))
        self._title(p, self._hints_place(), "hints")
        self._explain(p, self._hints_place().translated(0, 40), say(f"settings.hints.{settings.hints}.about"))
        known = self._known()
        for i, (command, r) in enumerate(self._key_rows().items()):
            chrome.row_ground(p, r, odd=i % 2 == 0)
            text(p, r.adjusted(10, 0, -160, 0), say(known.commands[command].words), "body", INK)
        self._paint_note(p)

    # what the controls do

    def _connect(self) -> None:
        program = self._program
        for language, button in self._languages.items():
            button.clicked.connect(lambda _=False, language=language: self._speak(language))
        self._smaller.clicked.connect(lambda: self._resize_text(-STEP))
        self._larger.clicked.connect(lambda: self._resize_text(STEP))
        self._usual.clicked.connect(lambda: program.change(text_size=100))
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

    def _choice(self, name: str) -> Button:
        button = Button(self, "secondary", "", name)
        button.setCheckable(True)
        return button

    def _speak(self, language: str) -> None:
        self._program.set_language(language)
        self.retext()  # the button of the language spoken already stays chosen

    def _change(self, field: str, value: Any) -> None:
        """Change a setting; with that of the hints what was chosen for single games is forgotten."""
        forgotten: dict[str, Any] = {"game_hints": {}} if field == "hints" else {}
        self._program.change(**{field: value}, **forgotten)
        self.retext()

    def _known(self) -> keys.Keymap:
        """The keys of every table as they are now."""
        return keymap(self._program, *self._games)

    def _resize_text(self, step: int) -> None:
        size = self._program.settings.text_size + step
        self._program.change(text_size=max(SMALLEST_SIZE, min(LARGEST_SIZE, size)))

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

    # places

    def _sheets(self) -> tuple[QRectF, QRectF, QRectF]:
        columns = _columns(self.w)
        width = (self.w - 2 * SIDE - (columns - 1) * GAP) / columns
        height = self.h - TOP - SIDE if columns == 3 else HIGH
        places = [QRectF(SIDE + i % columns * (width + GAP), TOP + i // columns * (height + GAP), width, height) for i in range(3)]
        if columns == 2:
            places[2].setWidth(self.w - 2 * SIDE)
        left, middle, right = places
        return left, middle, right

    def height_for(self, width: float) -> float:
        """As high as the sheets that lie below each other."""
        rows = -(-3 // _columns(width))
        return TOP + rows * (HIGH + GAP) - GAP + SIDE

    @staticmethod
    def _place(sheet: QRectF, row: float) -> QRectF:
        """The place of the buttons of a row, under its title."""
        return QRectF(sheet.left() + 16, sheet.top() + 82 + 108 * row, sheet.width() - 32, 32)

    def _switch_places(self) -> dict[str, QRectF]:
        seeing, playing, _ = self._sheets()
        below = self._place(seeing, 2).bottom() + 106
        first = self._place(playing, PLAYING["small_change"]).bottom() + 58
        wide = playing.width() - 32
        return {
            "full_screen": QRectF(seeing.left() + 16, below, seeing.width() - 32, 62),
            "end_turn": QRectF(playing.left() + 16, first, wide, 62),
            "single_choices": QRectF(playing.left() + 16, first + 70, wide, 62),
            "confirm_reveals": QRectF(playing.left() + 16, first + 140, wide, 62),
            "cover_hands": QRectF(playing.left() + 16, first + 210, wide, 62),
        }

    def _hints_place(self) -> QRectF:
        """The place of the buttons of the hints, below the other things to read and see."""
        return self._place(self._sheets()[0], 2).translated(0, 32 + 106 + 62 + 42)

    def _key_rows(self) -> dict[str, QRectF]:
        """The rows of the commands of the tab."""
        r = self._sheets()[2]
        shown = [command for command, group in self._groups.items() if group == self._group]
        top = 88 + (TAB if self._games else 0)
        height = min(40.0, (r.height() - top - 60 - NOTE) / len(shown))
        return {command: QRectF(r.left() + 14, r.top() + top + i * height, r.width() - 28, height) for i, command in enumerate(shown)}

    def _row(self, r: QRectF, buttons: list[Button]) -> None:
        """Share a row out among buttons."""
        width = (r.width() - 8 * (len(buttons) - 1)) / len(buttons)
        for i, button in enumerate(buttons):
            self.put(button, QRectF(r.left() + i * (width + 8), r.top(), width, r.height()))

    # paint

    def _title(self, p: QPainter, r: QRectF, field: str) -> None:
        icon_at(p, ICONS[field], r.left() + 10, r.top() - 17, 19, BURGUNDY)
        text(p, QRectF(r.left() + 27, r.top() - 28, r.width() - 30, 22), self._program.texts(f"settings.{field}"), "body_bold", INK)

    def _explain(self, p: QPainter, r: QRectF, words: str) -> None:
        paragraph(p, QRectF(r.left() + 2, r.top(), r.width() - 4, 60), words, "card", INK_SECOND)

    def _paint_note(self, p: QPainter) -> None:
        """What became of the last key, or how to change one."""
        r = self._sheets()[2]
        place = QRectF(r.left() + 16, r.bottom() - 52 - NOTE, r.width() - 32, NOTE - 6)
        words = self.refused or self._program.texts("settings.keys_hint")
        chrome.note(p, place, "warn" if self.refused else "good")
        sign, colour = ("alert", CAUTION) if self.refused else ("keyboard", GOOD)
        icon_at(p, sign, place.left() + 20, place.center().y(), 20, colour)
        room = place.adjusted(40, 0, -10, 0)
        height = paragraph_height(words, room.width(), "card")
        paragraph(p, QRectF(room.left(), place.center().y() - height / 2, room.width(), height), words, "card", INK)


NOTE = 58.0
"""Height of the remark under the keys."""
