"""The speaker: sounds are heard without the window ever waiting for them, and where there is no device it is simply quiet."""

from __future__ import annotations

import logging
import os
import sys
import time
import wave
from array import array
from collections.abc import Generator
from contextlib import closing
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Literal, TypeAlias, get_args

from .mixer import Mixer, read, scaled

Sound: TypeAlias = Literal["take", "place", "dice", "coin", "flip", "turn", "end"]
SOUNDS: tuple[Sound, ...] = get_args(Sound)
RATE = 22_050
LATENCY = 40
"""Milliseconds that are mixed ahead."""
REST = 3.0
"""Seconds after which the device is paused when nothing has been asked for and nothing is heard."""
RETRY = 30.0
"""Seconds after a failure during which no device is asked for."""
BACKENDS = {"win32": ("WASAPI", "DSOUND", "WINMM"), "darwin": ("COREAUDIO",), "linux": ("PULSEAUDIO", "ALSA")}
"""What miniaudio tries, by system; elsewhere everything it knows."""

_log = logging.getLogger(__name__)


@cache
def samples_of(sound: Sound) -> array[int]:
    """Return the samples of a sound."""
    return read(files("resources") / "sounds" / f"{sound}.wav")


@lru_cache(maxsize=2 * len(SOUNDS))
def _samples_at(sound: Sound, volume: float) -> array[int]:
    return scaled(samples_of(sound), volume)


class Speaker:
    """A player of sounds in a thread of its own, which opens the device for the first one and pauses it after some silence.

    ``backends`` are the names of those of miniaudio to try; None: the usual ones of this system. Call ``close`` before the program ends.
    """

    def __init__(self, backends: tuple[str, ...] | None = None) -> None:
        self._backends = usual_backends() if backends is None else backends
        self._asked: SimpleQueue[tuple[Sound, float, float] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._mixer = Mixer()
        self._failed = float("-inf")
        """When there was no device, by the monotonic clock."""
        self._none_listed = False
        """Whether the system listed no device when it was last asked."""

    @property
    def running(self) -> bool:
        """Whether there is a thread that plays what is asked for."""
        return self._thread is not None and self._thread.is_alive()

    @property
    def missing(self) -> bool:
        """Whether there was no device to play on when one was last looked for."""
        return self._none_listed or self._failed > float("-inf")

    def prepare(self) -> None:
        """Load what takes time, so that the first sound is heard without delay; returns immediately."""
        if not self.running and time.monotonic() >= self._failed + RETRY:
            self._asked, self._mixer = SimpleQueue(), Mixer()
            self._thread = Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()

    def play(self, sound: Sound, volume: float, wait: float = 0.0) -> None:
        """Play a sound after ``wait`` seconds, 0 < ``volume`` <= 1; returns immediately. Without a device nothing happens."""
        self.prepare()
        if self.running:
            self._asked.put((sound, volume, wait))

    def close(self) -> None:
        """Give the device back; what is being heard ends."""
        if self._thread is not None:
            self._asked.put(None)
            self._thread.join(timeout=2)
            self._thread = None

    def _run(self) -> None:
        try:
            import miniaudio
        except (ImportError, OSError) as error:
            self._fail(error)
            return
        try:
            for sound in SOUNDS:
                samples_of(sound)
            self._none_listed = not miniaudio.Devices(self._named(miniaudio)).get_playbacks()
            self._serve(miniaudio)
        except (miniaudio.MiniaudioError, OSError, wave.Error) as error:
            self._fail(error)

    def _serve(self, miniaudio: Any) -> None:
        """Play what is asked for until there is an end to it. Raises ``MiniaudioError`` without a device."""
        asked = self._asked.get()
        if asked is None:
            return
        device = miniaudio.PlaybackDevice(
            nchannels=1, sample_rate=RATE, buffersize_msec=LATENCY, backends=self._named(miniaudio), app_name="Burgage"
        )
        self._failed, self._none_listed = float("-inf"), False
        with closing(device):
            while asked is not None:
                sound, volume, wait = asked
                self._mixer.add(_samples_at(sound, volume), round(wait * RATE))
                if not device.running:
                    stream = self._stream()
                    next(stream)
                    device.start(stream)
                asked = self._next(device)

    def _named(self, miniaudio: Any) -> list[Any]:
        return [miniaudio.Backend[name] for name in self._backends]

    def _next(self, device: Any) -> tuple[Sound, float, float] | None:
        """Return what is asked for next; None at the end. In silence, the device is paused meanwhile."""
        while True:
            try:
                return self._asked.get(timeout=REST if device.running else None)
            except Empty:
                if self._mixer.silent:
                    device.stop()  # not closed: it would not give back everything (https://github.com/irmen/pyminiaudio/issues/86)

    def _fail(self, error: Exception) -> None:
        if self._failed < 0:
            _log.info("no sound: %s", error)
        self._failed = time.monotonic()

    def _stream(self) -> Generator[array[int], int, None]:
        """Yield as many samples as the device asks for, each time it asks."""
        frames = yield array("h")
        while True:
            frames = yield self._mixer.mix(frames)


def usual_backends(system: str = sys.platform, devices: Path = Path("/dev/snd")) -> tuple[str, ...]:
    """Return the names of the backends to try. Where there is no ``devices``, ALSA would complain on the console, so it is not tried."""
    names = BACKENDS.get(system, ())
    card = any(os.access(file, os.W_OK) for file in devices.glob("pcm*p"))
    return tuple(name for name in names if name != "ALSA" or card)
