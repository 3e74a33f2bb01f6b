"""What all pages share: words, settings, sounds, and messages to the players."""

from __future__ import annotations

import logging
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLocale, QObject, QTranslator, Signal
from PySide6.QtWidgets import QApplication

from app.platform.patience import working
from app.platform.sound import Sound, Speaker
from app.storage import paths, settings
from app.texts import Texts
from rules import Message

LOG = logging.getLogger(__name__)
APART = 0.15
"""Seconds between the beginnings of two sounds of one step."""


class Program(QObject):
    """What all pages share: words, settings, sounds, messages."""

    translated = Signal()
    """The words have changed: for the table, which follows before whatever covers it."""
    language_changed = Signal()
    """The words have changed: for everything else."""
    restyled = Signal()
    """As ``settings_changed``, for what pages are made from, which follows before them."""
    settings_changed = Signal()
    """A setting other than the language has been changed by ``change``."""
    told = Signal(str)
    """A sentence for the players, in their language."""
    delayed = Signal()
    """What is being done takes longer than a moment."""
    caught_up = Signal()
    """It is done."""

    def __init__(self, language: str | None = None, stored: settings.Settings | None = None, speaker: Speaker | None = None) -> None:
        """Use ``language`` for this run only; without it, the one chosen last, or the system's. Without a ``speaker``, all is silent."""
        super().__init__()
        self._speaker = speaker
        self.settings = settings.Settings() if stored is None else stored
        self.remembers = stored is not None
        self.on_table: Path | None = None
        """The journal of the game on the table."""
        self._troubled = False
        """Whether the settings could not be written last time."""
        self.texts = Texts(language or self.settings.language or system_language())
        self._translator = QTranslator(self)
        self._translate_qt()

    def set_language(self, language: str) -> None:
        """Use another language from now on."""
        if language == self.texts.language:
            return
        self.texts = Texts(language)
        self.settings.language = language
        self._translate_qt()
        self.store_settings()
        with self.working():
            self.translated.emit()
            self.language_changed.emit()

    def other_language(self) -> None:
        """Switch between English and German."""
        self.set_language("en" if self.texts.language == "de" else "de")

    def change(self, **fields: Any) -> None:
        """Change settings by field, store them and notify all pages. Raises ValueError for an invalid value, with nothing changed."""
        if settings.change(self.settings, **fields):
            self.store_settings()
            with self.working():
                self.restyled.emit()
                self.settings_changed.emit()

    def resize_text(self, step: int) -> None:
        """Change the size of text by ``step`` per cent, within the limits."""
        size = self.settings.text_size + step
        self.change(text_size=max(settings.SMALLEST_SIZE, min(settings.LARGEST_SIZE, size)))

    @property
    def audible(self) -> bool:
        """Whether sounds are on."""
        return self._speaker is not None and not self.settings.muted

    @property
    def soundless(self) -> bool:
        """Whether nothing could be heard for want of a device, when one was last looked for."""
        return self._speaker is not None and self._speaker.missing

    def prepare_sounds(self) -> None:
        """Load what takes time before the first sound, unless sounds are off."""
        if self._speaker is not None and self.audible:
            self._speaker.prepare()

    def play(self, *sounds: Sound) -> None:
        """Play sounds one shortly after the other, at the players' volume; returns immediately."""
        if self._speaker is not None and self.audible:
            for n, sound in enumerate(sounds):
                self._speaker.play(sound, self.settings.volume / settings.LOUDEST, n * APART)

    def switch_sound(self) -> None:
        """Mute the sounds, or turn them on again."""
        self.change(muted=not self.settings.muted)
        self.play("place")

    def tell(self, *messages: Message) -> None:
        """Show messages to the players."""
        for message in messages:
            LOG.warning("told the players: %s", message.key)
            self.told.emit(self.texts(message.key, **message.values))

    def working(self) -> AbstractContextManager[None]:
        """Do work that may take longer than a moment; the players are told if it does."""
        return working(self.delayed.emit, self.caught_up.emit)

    def store_settings(self) -> None:
        """Write the settings; a failure is reported once, until writing succeeds again."""
        if not self.remembers:
            return
        try:
            settings.save(self.settings, paths.settings_file())
        except OSError:
            if not self._troubled:
                self._troubled = True
                self.tell(Message("app.trouble.settings"))
        else:
            self._troubled = False

    def _translate_qt(self) -> None:
        """Translate Qt's own words (the menu of a text field), if its translations are installed."""
        QApplication.removeTranslator(self._translator)
        if self._translator.load(f"qtbase_{self.texts.language}", str(paths.translations_folder())):
            QApplication.installTranslator(self._translator)


def system_language() -> str:
    """Return the language of the system if the program speaks it, else English."""
    return "de" if QLocale.system().language() == QLocale.Language.German else "en"
