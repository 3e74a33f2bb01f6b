"""Sounds: made by the script, mixed as they should be, and never in anyone's way."""

from __future__ import annotations

import sys
import time
from array import array
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest

from app.platform import sound as module
from app.platform.mixer import HIGHEST, LOWEST, VOICES, Mixer, scaled
from app.platform.sound import RATE, SOUNDS, Sound, Speaker, samples_of, usual_backends
from tests.app.programs import in_program
from tests.app.scripts import script


@pytest.mark.parametrize("sound", SOUNDS)
def test_the_sounds_are_those_of_the_script(sound: Sound) -> None:
    made = script("sounds")
    assert made.RATE == RATE
    packed = made.packed(sound)
    found = samples_of(sound)
    assert len(found) == len(packed) // 2
    wanted = array("h", packed)
    if sys.byteorder == "big":
        wanted.byteswap()
    assert max(abs(one - other) for one, other in zip(found, wanted, strict=True)) <= 1  # the last bit may round differently elsewhere


@pytest.mark.parametrize("sound", SOUNDS)
def test_a_sound_is_short_begins_at_once_and_ends_in_silence(sound: Sound) -> None:
    samples = samples_of(sound)
    assert 0.05 < len(samples) / RATE < 2.5
    loudest = max(map(abs, samples))
    assert loudest == pytest.approx(script("sounds").PEAKS[sound] * HIGHEST, rel=0.01)
    assert max(map(abs, samples[: RATE // 10])) > loudest / 8
    assert samples[-1] == 0


def test_sounds_are_heard_on_top_of_each_other() -> None:
    mixer = Mixer()
    mixer.add(array("h", [50, 100, 150]))
    assert list(mixer.mix(1)) == [50]
    mixer.add(array("h", [1000, 1000]))
    assert list(mixer.mix(3)) == [1100, 1150, 0]
    assert mixer.silent
    assert list(mixer.mix(2)) == [0, 0]


def test_a_volume_is_a_share() -> None:
    assert list(scaled(array("h", [100, -200, 0]), 0.5)) == [50, -100, 0]


def test_a_sound_can_wait_for_the_one_before() -> None:
    mixer = Mixer()
    mixer.add(array("h", [1, 1]))
    mixer.add(array("h", [10, 20]), wait=3)
    assert list(mixer.mix(2)) == [1, 1]
    assert not mixer.silent
    assert list(mixer.mix(2)) == [0, 10]
    assert list(mixer.mix(2)) == [20, 0]
    assert mixer.silent


def test_what_is_too_loud_is_clipped_and_the_oldest_sound_makes_room() -> None:
    mixer = Mixer()
    for _ in range(2):
        mixer.add(array("h", [30000, -30000]))
    assert list(mixer.mix(2)) == [HIGHEST, LOWEST]
    for n in range(VOICES + 1):
        mixer.add(array("h", [10**n]))
    assert list(mixer.mix(1)) == [11110]


class Played:
    """What a device was asked to do, and the samples it was given."""

    def __init__(self) -> None:
        self.calls: list[str] = []
        self.samples = array("h")


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Played:
    """Watch the devices of the library."""
    miniaudio = pytest.importorskip("miniaudio")
    found = Played()

    class Watched(miniaudio.PlaybackDevice):  # type: ignore[misc,name-defined]
        def start(self, stream: Generator[array[int], int, None]) -> None:
            found.calls.append("start")
            watching = self.watch(stream)
            next(watching)
            super().start(watching)

        def watch(self, stream: Generator[array[int], int, None]) -> Generator[array[int], int, None]:
            frames = yield array("h")
            while True:
                given = stream.send(frames)
                found.samples += given
                frames = yield given

        def stop(self) -> None:
            if self.running:
                found.calls.append("stop")
            super().stop()

        def close(self) -> None:
            if self._device is not None:
                found.calls.append("close")
            super().close()

    monkeypatch.setattr(miniaudio, "PlaybackDevice", Watched)
    return found


@pytest.fixture
def speaker(played: Played) -> Iterator[Speaker]:
    """A speaker with a device that no one hears."""
    found = Speaker(("NULL",))
    yield found
    found.close()


def wait_for(condition: Callable[[], bool]) -> bool:
    until = time.monotonic() + 20
    while not condition() and time.monotonic() < until:
        time.sleep(0.005)
    return condition()


def test_a_sound_is_played_to_its_end_at_its_volume(speaker: Speaker, played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "REST", 0.02)
    speaker.play("place", 0.5)
    assert wait_for(lambda: played.calls == ["start", "stop"])
    wanted = [int(sample / 2) for sample in samples_of("place")]
    begin = next(n for n, sample in enumerate(played.samples) if sample) - next(n for n, sample in enumerate(wanted) if sample)
    assert list(played.samples)[begin : begin + len(wanted)] == wanted


def test_no_device_is_opened_before_the_first_sound(speaker: Speaker, played: Played) -> None:
    speaker.prepare()
    assert speaker.running
    speaker.close()
    assert not speaker.running
    assert played.calls == []


def test_the_device_pauses_in_silence_and_goes_on(speaker: Speaker, played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "REST", 0.02)
    speaker.play("take", 0.4)
    assert wait_for(lambda: played.calls == ["start", "stop"])
    speaker.play("take", 0.4)
    assert wait_for(lambda: played.calls == ["start", "stop", "start", "stop"])
    assert speaker.running


def test_closing_gives_the_device_back_while_something_is_heard(speaker: Speaker, played: Played) -> None:
    speaker.play("end", 0.4)
    assert wait_for(lambda: played.calls == ["start"])
    speaker.close()
    assert played.calls == ["start", "close", "stop"]
    assert not speaker.running
    speaker.close()
    assert played.calls == ["start", "close", "stop"]


def test_where_there_is_no_device_nothing_is_said(capfd: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("miniaudio")
    speaker = Speaker(("WINMM" if sys.platform == "linux" else "PULSEAUDIO",))
    for _ in range(3):
        speaker.play("coin", 0.4)
    assert wait_for(lambda: not speaker.running)
    speaker.play("coin", 0.4)
    assert not speaker.running  # for a while, no device is asked for
    speaker.close()
    assert capfd.readouterr() == ("", "")


def test_without_the_library_it_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    speaker = Speaker()
    speaker.play("coin", 0.4)
    assert wait_for(lambda: not speaker.running)


def test_alsa_is_tried_only_where_there_is_a_device_to_play_on(tmp_path: Path) -> None:
    assert usual_backends("linux", tmp_path) == ("PULSEAUDIO",)
    (tmp_path / "pcmC0D0c").touch()  # a microphone
    assert usual_backends("linux", tmp_path) == ("PULSEAUDIO",)
    (tmp_path / "pcmC0D0p").touch()
    assert usual_backends("linux", tmp_path) == ("PULSEAUDIO", "ALSA")


def test_every_backend_is_one_of_the_library() -> None:
    miniaudio = pytest.importorskip("miniaudio")
    assert {name for names in module.BACKENDS.values() for name in names} <= {backend.name for backend in miniaudio.Backend}


def test_a_window_that_nobody_sees_is_silent() -> None:
    run = in_program("print(window.program.settings.muted, window.program.audible)")
    assert (run.stdout.split(), run.stderr) == (["False", "False"], "")
