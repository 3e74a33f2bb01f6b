"""Install both Linux packages into a clean Debian, use them as a person would, upgrade, remove: ``python packaging/smoke_debian.py``.

Needs root, debootstrap and the network. The clean Debian is kept in build/debian-root and reused; --fresh makes a new one.
Prints one line per command and exits with 1 at the first check that fails.
"""

import argparse
import shutil
import subprocess
import sys
import tarfile
import time
from pathlib import Path

import debian
import portable
from project import ROOT, version
from screen import Screen, ScreenError
from smoke import GAMES, STORED, CheckError, require

DEB, PORTABLE = debian.package(), portable.archive()
SYSTEM = ROOT / "build" / "debian-root"
RELEASE = "bookworm"
PLAYER = "/player"
SAVE = f"{PLAYER}/kept.burgage"
GAMES_FOLDER = SYSTEM / "player" / ".local/share/burgage/games"
PICTURES = ROOT / "build" / "smoke"
DESKTOP = ("shared-mime-info", "desktop-file-utils", "libglib2.0-bin")
"""What a desktop has and a minimal system lacks; the program starts without any of it."""


def inside(command: str, *, player: bool = False) -> str:
    """Run a shell command in the clean system, as root or as the player, and return what it printed."""
    began = time.perf_counter()
    shell = ["su", "player", "-c", command] if player else ["sh", "-c", command]
    environment = {"PATH": "/usr/local/sbin:/usr/sbin:/sbin:/usr/local/bin:/usr/bin:/bin:/usr/games", "DEBIAN_FRONTEND": "noninteractive"}
    run = subprocess.run(
        ["chroot", SYSTEM, *shell], capture_output=True, text=True, env=environment, stdin=subprocess.DEVNULL, check=False, timeout=600
    )
    print(f"{time.perf_counter() - began:6.2f} s  {command}", flush=True)
    if run.returncode:
        raise CheckError(f"{command}: exit code {run.returncode}\n{run.stdout}{run.stderr}")
    return run.stdout


def make_system(fresh: bool) -> None:
    """Make a minimal Debian with one ordinary user, or clean up the one that exists."""
    if fresh:
        shutil.rmtree(SYSTEM, ignore_errors=True)
    if not (SYSTEM / PLAYER.lstrip("/")).is_dir():
        subprocess.run(["debootstrap", "--variant=minbase", RELEASE, SYSTEM], check=True, stdout=subprocess.DEVNULL)
        inside(f"useradd --create-home --home-dir {PLAYER} player")
    for left in (GAMES_FOLDER.parent, SYSTEM / SAVE.lstrip("/")):  # from the previous run
        shutil.rmtree(left, ignore_errors=True) if left.is_dir() else left.unlink(missing_ok=True)
    inside("apt-get remove --purge -qq -y burgage 2>/dev/null; apt-get autoremove -qq -y")


def files() -> set[str]:
    """Return every file of the system that a program could have left behind, except the package tools' own."""
    listing = inside(
        "find / -xdev \\( -path /proc -o -path /var/log -o -path /var/cache -o -path /var/lib -o -path /tmp \\) -prune -o -type f -print"
    )
    return set(listing.splitlines())


def install(package: Path) -> None:
    """Install a package with its dependencies, but not the packages it only recommends."""
    shutil.copy(package, SYSTEM / "tmp" / package.name)
    inside(f"apt-get install -qq -y --no-install-recommends --allow-downgrades /tmp/{package.name}")


def check_off_screen() -> None:
    """Check what needs no desktop: version, pictures in both languages, whole games."""
    off = "QT_QPA_PLATFORM=offscreen"
    require(inside("burgage --version", player=True).split()[-1] == version(), "the version is wrong")
    for language in ("en", "de"):
        inside(
            f"{off} burgage --screenshot {PLAYER}/{language}.png --lang {language} --game burgundy --players 3 --seed 4 --moves 60",
            player=True,
        )
    for game in GAMES:
        inside(f"burgage --arena {game} --games 4 --players 2 --json", player=True)


def journals() -> dict[str, bytes]:
    """Return the player's running games."""
    return {path.name: path.read_bytes() for path in GAMES_FOLDER.glob("*.journal")}


def check_window(name: str, *arguments: str) -> None:
    """Check that the window opens and stays open with nothing installed but the package's dependencies."""
    environment = {"HOME": PLAYER, "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8", "QT_QPA_PLATFORM": "xcb"}
    command = ["chroot", "--userspec=player", str(SYSTEM), "/usr/games/burgage", *arguments]
    picture = PICTURES / f"{name}.png"
    picture.parent.mkdir(parents=True, exist_ok=True)
    with Screen() as screen:
        painted = screen.first_picture(command, environment, keep=picture, settle=4.0)
    print(f"{painted.wall:6.2f} s  burgage {' '.join(arguments)}, to the first picture; {picture.relative_to(ROOT)} 4 s later", flush=True)


def check_save() -> None:
    """Open a save given as an argument, and check that it stays as it is and the game then has a journal."""
    shutil.copy(STORED["burgundy"], SYSTEM / SAVE.lstrip("/"))
    inside(f"chown player {SAVE}")
    check_window("save", SAVE)
    require((SYSTEM / SAVE.lstrip("/")).read_bytes() == STORED["burgundy"].read_bytes(), "opening a save changed it")
    require(len(journals()) == 1, f"the journals are {sorted(journals())}")


def check_desktop() -> None:
    """Check that a desktop knows the file type of saves, the program that opens them and their icon."""
    inside(f"apt-get install -qq -y --no-install-recommends {' '.join(DESKTOP)}")
    told = inside(f"gio info -a standard::content-type {SAVE}", player=True)
    require("application/x-burgage-save" in told, f"the file type of a save is {told}")
    require("burgage.desktop" in inside("gio mime application/x-burgage-save", player=True), "saves are not opened by burgage")
    require("burgage" in inside(f"gio info -a standard::icon {SAVE}", player=True), "saves have no icon")


def older(package: Path) -> Path:
    """Return the same package with a lower version number."""
    stage = ROOT / "build" / "older"
    shutil.rmtree(stage, ignore_errors=True)
    subprocess.run(["dpkg-deb", "-R", package, stage], check=True)
    control = stage / "DEBIAN" / "control"
    control.write_text(control.read_text(encoding="utf-8").replace(f"Version: {version()}\n", "Version: 0.0.1\n"), encoding="utf-8")
    made = ROOT / "build" / "burgage_0.0.1.deb"
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Znone", "--build", stage, made], check=True, stdout=subprocess.DEVNULL)
    return made


def check_removal(before: set[str], games: dict[str, bytes]) -> None:
    """Remove the package, and check that nothing of the program is left while the player's games are."""
    inside("apt-get remove --purge -qq -y burgage")
    left = {path for path in files() - before if "burgage" in path and not path.startswith(PLAYER)}
    require(not left, f"left behind: {sorted(left)}")
    require(games and journals() == games, "the player's games are not what they were")


def check_portable(archive: Path) -> None:
    """Install the archive into the player's home folder, start the program from there, and remove it again."""
    with tarfile.open(archive) as packed:
        packed.extractall(SYSTEM / "tmp", filter="data")
    script = f"/tmp/{archive.name.removesuffix('.tar.xz')}/install.sh"
    before = files()
    inside(f"sh {script}", player=True)
    require(inside(f"{PLAYER}/.local/bin/burgage --version", player=True).split()[-1] == version(), "the version is wrong")
    desktop = (SYSTEM / PLAYER.lstrip("/") / ".local/share/applications/burgage.desktop").read_text(encoding="utf-8")
    require(f"Exec={PLAYER}/.local/lib/burgage/burgage %f" in desktop, "the menu entry starts something else")
    inside(f"sh {script} --remove", player=True)
    left = {path for path in files() - before if "burgage" in path}
    require(not left, f"left behind: {sorted(left)}")


def main() -> int:
    """Run all checks."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fresh", action="store_true", help="make a new clean Debian")
    fresh = parser.parse_args().fresh
    try:
        require(DEB.is_file() and PORTABLE.is_file(), "there is no package; build them with `make package`")
        make_system(fresh)
        before = files()
        install(older(DEB))
        check_save()
        games = journals()
        install(DEB)
        require(journals() == games, "the upgrade changed the player's games")
        inside(
            f"QT_QPA_PLATFORM=offscreen burgage --screenshot /tmp/kept.png {PLAYER}/.local/share/burgage/games/{next(iter(games))}",
            player=True,
        )
        check_off_screen()
        check_window("start")
        check_desktop()
        check_removal(before, games)
        check_portable(PORTABLE)
    except (CheckError, ScreenError) as failure:
        print(f"The packages fail: {failure}", file=sys.stderr)
        return 1
    print("The packages work.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
