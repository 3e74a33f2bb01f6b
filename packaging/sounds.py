"""Make the sounds of the table: ``python packaging/sounds.py`` writes seven short WAV files into resources/sounds.

Wood, metal and paper are sums of fading partials and filtered noise with fixed seeds: the same sounds every time. Needs only Python.
"""

from __future__ import annotations

import math
import random
import wave
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path

SOUNDS = Path(__file__).resolve().parent.parent / "resources" / "sounds"
RATE = 22_050
PEAKS = {"take": 0.6, "place": 0.7, "dice": 0.6, "coin": 0.35, "flip": 0.3, "turn": 0.3, "end": 0.34}
"""The loudest sample of each sound, as a share of what fits: to the ear, knocks are softer than tones and paper."""
Samples = list[float]


def partials(seconds: float, tones: Sequence[tuple[float, float, float]]) -> Samples:
    """Return fading tones, each (hertz, loudness, seconds until it has faded to a third)."""
    return [
        sum(loud * math.sin(math.tau * hertz * t) * math.exp(-t / fade) for hertz, loud, fade in tones)
        for t in (n / RATE for n in range(int(seconds * RATE)))
    ]


def noise(seconds: float, seed: int, low: float, high: float, fade: float, swell: float = 0.0) -> Samples:
    """Return fading noise between two frequencies in hertz; ``swell``: seconds in which it rises first."""
    rng = random.Random(seed)
    slow, fast = 1 - math.exp(-math.tau * low / RATE), 1 - math.exp(-math.tau * high / RATE)
    below = smooth = 0.0
    found: Samples = []
    for n in range(int(seconds * RATE)):
        t = n / RATE
        smooth += fast * (rng.uniform(-1, 1) - smooth)
        below += slow * (smooth - below)
        found.append((smooth - below) * math.exp(-max(0.0, t - swell) / fade) * (min(1.0, t / swell) if swell else 1.0))
    return found


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Return sounds on top of each other, each (begin in seconds, loudness, samples)."""
    length = max(int(begin * RATE) + len(samples) for begin, _, samples in parts)
    found = [0.0] * length
    for begin, loud, samples in parts:
        for n, sample in enumerate(samples, int(begin * RATE)):
            found[n] += loud * sample
    return found


def knock(hertz: float, seed: int, fade: float = 0.03) -> Samples:
    """Return wood on wood: a few inharmonic partials and a short crack."""
    tones = [(hertz, 1.0, fade), (hertz * 2.31, 0.5, fade * 0.6), (hertz * 3.87, 0.25, fade * 0.4)]
    return mixed((0, 1.0, partials(fade * 6, tones)), (0, 0.9, noise(0.02, seed, 600, 4500, 0.004)))


def take() -> Samples:
    """Lift a piece: a light tick."""
    return knock(620, 1, 0.016)


def place() -> Samples:
    """Lay a piece down: a low, warm knock."""
    return mixed((0, 1.0, knock(280, 2, 0.04)), (0.012, 0.4, knock(430, 3, 0.025)))


def dice() -> Samples:
    """Roll dice: a handful of knocks that come to rest."""
    rng = random.Random(4)
    begins = [0.0, 0.07, 0.13, 0.21, 0.30, 0.37, 0.42, 0.455]
    return mixed(*((begin, 1.0 - 1.4 * begin, knock(rng.uniform(520, 900), seed, 0.012)) for seed, begin in enumerate(begins, 10)))


def coin() -> Samples:
    """Pay or gain: two coins touch."""
    ring = [(2637, 1.0, 0.09), (4186, 0.6, 0.06), (6545, 0.35, 0.04), (8211, 0.2, 0.025)]
    high = [(hertz * 1.06, loud, fade) for hertz, loud, fade in ring]
    return mixed((0, 0.7, partials(0.35, ring)), (0.06, 1.0, partials(0.45, high)))


def flip() -> Samples:
    """Turn a card: paper brushes and snaps."""
    return mixed((0, 1.0, noise(0.16, 5, 900, 6500, 0.05, 0.05)), (0.085, 0.8, noise(0.04, 6, 1500, 8000, 0.008)))


def turn() -> Samples:
    """Another player's turn: two soft notes of a wooden bar."""
    return mixed(*((begin, 1.0, partials(0.6, bar(hertz))) for begin, hertz in ((0.0, 523.25), (0.13, 659.26))))


def end() -> Samples:
    """The end of a game: a chord, broken upwards."""
    notes = (392.0, 523.25, 659.26, 783.99, 1046.5)
    return mixed(*((0.11 * n, 1.0, partials(1.5, bar(hertz, 0.42))) for n, hertz in enumerate(notes)))


def bar(hertz: float, fade: float = 0.16) -> list[tuple[float, float, float]]:
    """Return the partials of a wooden bar struck softly."""
    return [(hertz, 1.0, fade), (hertz * 3.93, 0.22, fade * 0.35), (hertz * 9.2, 0.05, fade * 0.12)]


ALL: dict[str, Callable[[], Samples]] = {made.__name__: made for made in (take, place, dice, coin, flip, turn, end)}


def packed(name: str) -> bytes:
    """Return a sound as samples of 16 bits, little-endian, at its level and without a click at the end."""
    samples = ALL[name]()
    loudest, faded = max(map(abs, samples)), int(0.008 * RATE)
    scale = PEAKS[name] * 32767 / loudest
    levels = array("h", (round(sample * scale * min(1.0, (len(samples) - 1 - n) / faded)) for n, sample in enumerate(samples)))
    return b"".join(level.to_bytes(2, "little", signed=True) for level in levels)


def main() -> None:
    """Write all sounds."""
    SOUNDS.mkdir(parents=True, exist_ok=True)
    for name in ALL:
        with wave.open(str(SOUNDS / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(packed(name))


if __name__ == "__main__":
    main()
