"""A screen in memory (Xvfb), watched from outside: when does a program first paint on it, and what?"""

import mmap
import os
import subprocess
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

WIDTH, HEIGHT, PIXEL = 1920, 1080, 4
POINTS = [(x, y) for y in range(60, 700, 40) for x in range(60, 1200, 60)]
"""The points checked for paint; without a window manager, a window is at the upper left corner."""
LONGEST = 60.0
"""Seconds after which a program counts as showing nothing."""


class ScreenError(Exception):
    """The screen is missing, or nothing was painted on it; the message says which."""


@dataclass(frozen=True)
class Painted:
    """The time a program took to its first picture, in seconds of wall-clock time and of processor time."""

    wall: float
    processor: float


class Screen:
    """A context manager whose ``display`` is the DISPLAY for programs. Needs Xvfb. Programs in a chroot can reach it too."""

    def __enter__(self) -> "Screen":
        self._folder = tempfile.TemporaryDirectory()
        read, write = os.pipe()
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-fbdir", self._folder.name, "-ac"]
        try:
            self._server = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
        except FileNotFoundError:
            raise ScreenError("Xvfb is missing: sudo apt-get install xvfb") from None
        finally:
            os.close(write)
        with os.fdopen(read) as told:
            number = told.read().strip()
        if not number:
            raise ScreenError("Xvfb does not start")
        self.display = f":{number}"
        with (Path(self._folder.name) / "Xvfb_screen0").open("rb") as file:
            self._memory = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        self._begin = len(self._memory) - WIDTH * HEIGHT * PIXEL
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._memory.close()
        self._server.terminate()
        self._server.wait()
        self._folder.cleanup()

    @property
    def painted(self) -> bool:
        """Whether most of the window's area is not black."""
        lit = sum(any(self._memory[at : at + 3]) for x, y in POINTS for at in [self._begin + (y * WIDTH + x) * PIXEL])
        return lit > len(POINTS) // 2

    def first_picture(
        self, command: Sequence[str], environment: Mapping[str, str], keep: Path | None = None, settle: float = 0.0
    ) -> Painted:
        """Start a program, wait for its first picture, and end it ``settle`` seconds later. ``keep``: where to store the picture then, as a
        PNG.
        """
        while self.painted:  # by the previous program
            time.sleep(0.02)
        began = time.perf_counter()
        program = subprocess.Popen(command, env={**environment, "DISPLAY": self.display}, stderr=subprocess.PIPE, text=True)
        try:
            while not self.painted:
                time.sleep(0.002)
                if program.poll() is not None:
                    raise ScreenError(f"it ends with {program.returncode} before it shows anything\n{program.communicate()[1]}")
                if time.perf_counter() - began > LONGEST:
                    raise ScreenError("it shows nothing")
            wall = time.perf_counter() - began
            fields = Path(f"/proc/{program.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
            time.sleep(settle)
            if program.poll() is not None:
                raise ScreenError(f"it ends with {program.returncode} by itself\n{program.communicate()[1]}")
            if keep is not None:
                self._store(keep)
        finally:
            program.terminate()
            program.communicate()
        return Painted(wall, (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"))

    def _store(self, path: Path) -> None:
        from PIL import Image

        size = (WIDTH, HEIGHT)
        Image.frombytes("RGB", size, self._memory[self._begin :], "raw", "BGRX").save(path)
