"""Sounds on top of each other, as 16-bit samples. No Qt and no device."""

from __future__ import annotations

import sys
import wave
from array import array
from collections import deque
from importlib.resources.abc import Traversable
from operator import add

VOICES = 4
"""How many sounds are heard at a time; a further one takes the place of the oldest."""
HIGHEST, LOWEST = 32767, -32768


def read(file: Traversable) -> array[int]:
    """Return the samples of a WAV file with one channel of 16 bits. Raises OSError or ``wave.Error`` if it is not one."""
    with file.open("rb") as stream, wave.open(stream) as sound:
        samples = array("h", sound.readframes(sound.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def scaled(samples: array[int], volume: float) -> array[int]:
    """Return samples at a volume from 0 to 1."""
    return array("h", [int(sample * volume) for sample in samples])


class Mixer:
    """The sounds being heard. ``add`` and ``mix`` may be called by different threads."""

    def __init__(self) -> None:
        self._voices: deque[tuple[array[int], int]] = deque(maxlen=VOICES)

    @property
    def silent(self) -> bool:
        """Whether nothing is being heard."""
        return not self._voices

    def add(self, samples: array[int], wait: int = 0) -> None:
        """Add a sound that begins after ``wait`` samples."""
        self._voices.append((samples, -wait))

    def mix(self, frames: int) -> array[int]:
        """Return the next ``frames`` samples of all sounds together, clipped where they are too loud."""
        found = [0] * frames
        for _ in range(len(self._voices)):
            samples, at = self._voices.popleft()
            begin, heard = max(0, -at), samples[max(0, at) : max(0, at + frames)]
            end = begin + len(heard)
            found[begin:end] = map(add, found[begin:end], heard)
            if at + frames < len(samples):
                self._voices.append((samples, at + frames))
        if max(found, default=0) > HIGHEST or min(found, default=0) < LOWEST:
            found = [max(LOWEST, min(HIGHEST, level)) for level in found]
        return array("h", found)
