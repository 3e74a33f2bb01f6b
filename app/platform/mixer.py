"""Sounds on top of each other, as 16-bit samples. No Qt and no device."""

from __future__ import annotations

import sys
import wave
from array import array
from collections import deque
from importlib.resources.abc import Traversable

VOICES = 4
"""How many sounds are heard at a time; a further one takes the place of the oldest."""
HIGHEST, LOWEST = 32767, -32768


def read(file: Traversable) -> array[int]:
    """Return the samples of a WAV file with one channel of 16 bits. Raises OSError or ``wave.Error`` when it is none."""
    with file.open("rb") as stream, wave.open(stream) as sound:
        samples = array("h", sound.readframes(sound.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


class Mixer:
    """The sounds being heard. ``add`` and ``mix`` may be called by different threads."""

    def __init__(self) -> None:
        self._voices: deque[tuple[array[int], float, int]] = deque(maxlen=VOICES)

    @property
    def silent(self) -> bool:
        """Whether nothing is being heard."""
        return not self._voices

    def add(self, samples: array[int], volume: float, wait: int = 0) -> None:
        """Let a sound be heard after ``wait`` samples of what was there before; 0 < ``volume`` <= 1."""
        self._voices.append((samples, volume, -wait))

    def mix(self, frames: int) -> array[int]:
        """Return the next ``frames`` samples of all sounds together, clipped where they are too loud."""
        if not self._voices:
            return array("h", bytes(2 * frames))
        found = [0.0] * frames
        for _ in range(len(self._voices)):
            samples, volume, at = self._voices.popleft()
            for n, sample in enumerate(samples[max(0, at) : max(0, at + frames)], max(0, -at)):
                found[n] += volume * sample
            if at + frames < len(samples):
                self._voices.append((samples, volume, at + frames))
        return array("h", [max(LOWEST, min(HIGHEST, int(level))) for level in found])
