"""Print how large the packages are and how fast the built program shows its first picture: ``python packaging/sizes.py`` (Linux, Xvfb).

Warm: the best of several starts, in processor time, which other programs affect less, and in wall-clock time. Cold: wall-clock time after
the system has dropped every page of the program's folder from its memory. The exit code is 1 if a limit is exceeded; a busy machine alone
can cause that, since two programs on one core slow each other down by up to a half.
"""

import os
import sys
import tempfile
from pathlib import Path

import debian
import portable
from linux_files import BUILT
from screen import Painted, Screen, ScreenError

DOWNLOAD, INSTALLED = 60.0, 150.0
"""In MB (one million bytes)."""
WARM, COLD = 0.6, 2.5
"""In seconds."""
STARTS = 8


def megabytes(*files: Path) -> float:
    """Return the total size of files in MB."""
    return sum(file.stat().st_size for file in files) / 1e6


def program_files() -> list[Path]:
    """Return the files that are installed, without links."""
    return [file for file in sorted(BUILT.rglob("*")) if file.is_file() and not file.is_symlink()]


def forget() -> None:
    """Let the system drop the program's files from its memory."""
    os.sync()
    for file in program_files():
        with file.open("rb") as opened:
            os.posix_fadvise(opened.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


def starts(cold: bool) -> list[Painted]:
    """Start the program several times in an empty home folder, and leave out the first start, which fills it."""
    found = []
    with Screen() as screen, tempfile.TemporaryDirectory() as home:
        environment = {"HOME": home, "LANG": "C.UTF-8", "PATH": os.defpath, "QT_QPA_PLATFORM": "xcb"}
        for _ in range(STARTS + 1):
            if cold:
                forget()
            found.append(screen.first_picture([str(BUILT / "burgage")], environment))
    return found[1:]


def main() -> int:
    """Print all figures, each with its limit."""
    kept = True

    def say(what: str, figure: float, unit: str, limit: float, more: str = "") -> None:
        nonlocal kept
        kept = kept and figure <= limit
        print(f"{what:<40}{figure:8.2f} {unit:<3} (limit {limit:g}) {more}{'' if figure <= limit else '  OVER THE LIMIT'}", flush=True)

    try:
        for package in (debian.package(), portable.archive()):
            say(package.name, megabytes(package), "MB", DOWNLOAD)
        say("installed", megabytes(*program_files()), "MB", INSTALLED)
        warm, cold = starts(cold=False), starts(cold=True)
    except (FileNotFoundError, ScreenError) as error:
        print(f"{error}; the packages are built with `make package`", file=sys.stderr)
        return 1
    clock = f"by the clock {min(one.wall for one in warm):.2f}"
    say("first picture, warm, processor", min(one.processor for one in warm), "s", WARM, clock)
    say("first picture, cold, by the clock", min(one.wall for one in cold), "s", COLD)
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
