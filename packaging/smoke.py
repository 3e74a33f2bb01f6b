"""Start the built program off screen, as on a user's computer: without the source, Python, or anyone's settings.

    python packaging/smoke.py [PROGRAM]

Prints one line per start of the program and exits with 1 at the first check that fails.
"""

import json
import os
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PROGRAM = ROOT / "dist" / "burgage" / ("burgage.exe" if os.name == "nt" else "burgage")
GAMES = tuple(sorted(path.parent.name for path in (ROOT / "rules" / "games").glob("*/meta.py")))
SIZE = (1280, 800)
STORED = {game: ROOT / "tests" / "saves" / game / "schema_1.json" for game in GAMES}
"""A save of each game, made by the source."""
LONGEST = 60.0
"""Seconds until an opened save must have a journal."""
LICENCES = ("Burgage", "PySide6_Essentials", "Python", "miniaudio", "msgspec", "Qt")
IN_QT = ("harfbuzz-ng", "libjpeg", "libpng", "pcre2", *(["icu"] if sys.platform == "linux" else []))
"""Parts of Qt whose licence texts must be inside, by file name."""


class CheckError(Exception):
    """A check failed; the message says which."""


def require(condition: object, complaint: str) -> None:
    """Raise `CheckError` with the complaint unless the condition holds."""
    if not condition:
        raise CheckError(complaint)


def surroundings(home: Path) -> dict[str, str]:
    """Return the environment of a user who has configured nothing."""
    environment = {"QT_QPA_PLATFORM": "offscreen", "HOME": str(home), "LANG": "C.UTF-8", "PATH": os.defpath}
    if os.name == "nt":
        environment |= {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP") if name in os.environ} | {"APPDATA": str(home)}
    return environment


def start(program: Path, home: Path, *arguments: str) -> str:
    """Run the program off screen in an empty home folder, and return what it printed."""
    began = time.perf_counter()
    run = subprocess.run(
        [str(program), *arguments],
        cwd=home,
        env=surroundings(home),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    print(f"{time.perf_counter() - began:6.2f} s  burgage {' '.join(arguments)}")
    require(run.returncode == 0, f"exit code {run.returncode}\n{run.stdout}{run.stderr}")
    require(not run.stderr.strip(), f"it prints errors: {run.stderr}")
    return run.stdout


def png_size(file: Path) -> tuple[int, int]:
    """Return the width and height in the header of a PNG file."""
    head = file.read_bytes()[:24]
    require(head[:8] == b"\x89PNG\r\n\x1a\n", f"{file.name} is no PNG file")
    width, height = struct.unpack(">II", head[16:24])
    return width, height


def check_version(program: Path, home: Path) -> None:
    """Check that the program prints the version of the source."""
    source = (ROOT / "app" / "__init__.py").read_text(encoding="utf-8")
    said = start(program, home, "--version").split()
    require(said and f'"{said[-1]}"' in source, f"the version it prints is {said}")


def check_pictures(program: Path, home: Path) -> None:
    """Check that the program paints a position in both languages: texts, typefaces, pictograms and textures are inside."""
    for game, language in ((game, language) for game in GAMES for language in ("en", "de")):
        target = home / f"{game}_{language}.png"
        position = ("--game", game, "--players", "2", "--seed", "1", "--moves", "40")
        start(program, home, "--screenshot", str(target), "--size", "x".join(map(str, SIZE)), "--lang", language, *position)
        require(png_size(target) == SIZE, f"the picture is {png_size(target)} large")
        require(target.stat().st_size > 100_000, "the picture is nearly empty")
    for game in GAMES:
        require((home / f"{game}_en.png").read_bytes() != (home / f"{game}_de.png").read_bytes(), "both languages look the same")


def check_arena(program: Path, home: Path) -> None:
    """Check that the program plays whole games by the rules inside it."""
    for game, players in zip(GAMES, (3, 1, 2, 4, 5), strict=True):
        said = json.loads(start(program, home, "--arena", game, "--games", "3", "--players", str(players), "--json"))
        require(said["games"] == 3 and said["broken"] == 0, f"the arena says {said}")


def check_bots(program: Path, home: Path) -> None:
    """Check that bots play with what they have learned, and that the program can start processes which help it."""
    for game in GAMES:
        said = json.loads(start(program, home, "--arena", game, "--bots", "normal,greedy", "--games", "2", "--jobs", "2", "--json"))
        require(said["bots"][0]["won"] == 1, f"with {game}, the arena says {said}")
    said = json.loads(start(program, home, "--arena", "guildhall", "--bots", "hard", "--games", "1", "--seconds", "0.05", "--json"))
    require(said["broken"] == 0, f"the arena says {said}")


def check_saves(program: Path, home: Path) -> None:
    """Check that the built program opens saves of the source, and the source its journals, with the same picture.

    Only on Linux, where the folder of the journals depends on the home folder.
    """
    if sys.platform != "linux":
        return
    games = home / ".local" / "share" / "burgage" / "games"
    for game, save in STORED.items():
        before = set(games.glob("*"))
        opened = subprocess.Popen([str(program), str(save)], cwd=home, env=surroundings(home))
        began = time.perf_counter()
        while not (made := [path for path in sorted(set(games.glob("*.journal")) - before) if path.stat().st_size]):
            require(opened.poll() is None, f"it ends with {opened.returncode} when it opens {save}")
            require(time.perf_counter() - began < LONGEST, f"no journal of {save}")
            time.sleep(0.05)
        opened.terminate()
        opened.wait()
        ours, source = home / f"{game}_built.png", home / f"{game}_source.png"
        start(program, home, "--screenshot", str(ours), "--lang", "en", str(save))
        command = [sys.executable, "-m", "app", "--screenshot", str(source), "--lang", "en", str(made[0])]
        run = subprocess.run(command, cwd=ROOT, env=surroundings(home), capture_output=True, text=True, check=False)
        require(run.returncode == 0, f"the source does not open what the built program keeps: {run.stderr}")
        require(ours.read_bytes() == source.read_bytes(), f"{game} looks different in the built program and in the source")


def check_folder(program: Path, home: Path) -> None:
    """Check that licence texts are inside, developers' tools are not, and the size is within our promise."""
    inside = program.parent / "_internal"
    for part in LICENCES:
        require(list((inside / "licences" / part).glob("*.txt")), f"no licence text of {part}")
    for part in IN_QT:
        require((inside / "licences" / "Qt" / f"{part}.txt").is_file(), f"no licence text of {part} in Qt")
    require(not list(inside.rglob("*pytest*")) and not (inside / "PIL").exists(), "tools of the developers are inside")
    size = sum(file.stat().st_size for file in program.parent.rglob("*") if file.is_file() and not file.is_symlink())
    print(f"          {size / 1e6:.0f} MB installed")
    require(size < 150e6, "it is larger than 150 MB")


def main(arguments: list[str]) -> int:
    """Run all checks in a temporary home folder."""
    program = Path(arguments[0]).resolve() if arguments else PROGRAM
    try:
        require(program.is_file(), f"{program} does not exist; build it with `make program`")
        with tempfile.TemporaryDirectory() as folder:
            for check in (check_version, check_pictures, check_arena, check_bots, check_saves, check_folder):
                check(program, Path(folder))
    except CheckError as failure:
        print(f"The built program fails: {failure}", file=sys.stderr)
        return 1
    print("The built program works.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
