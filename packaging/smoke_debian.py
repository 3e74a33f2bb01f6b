"""Install both Linux packages into a clean Debian, use them as a person would, upgrade, remove: ``python packaging/smoke_debian.py``.

As root, with debootstrap and the network. The clean Debian stays in build/debian-root and is used again; --fresh makes it anew.
Prints one line per check and exits with 1 at the first that fails.
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

DEB, PORTABLE = debian.package(), portable.archive()
SYSTEM = ROOT / "build" / "debian-root"
RELEASE = "bookworm"
PLAYER = "/player"
SAVE = f"{PLAYER}/kept.burgage"
STORED = ROOT / "tests" / "saves" / "burgundy_cards" / "schema_1.json"
DESKTOP = ("shared-mime-info", "desktop-file-utils", "libglib2.0-bin", "xvfb", "xauth")
"""What a desktop brings and a minimal system lacks; nothing of it is needed to start the program."""


class CheckError(Exception):
    """A check went wrong; the text says which."""


def inside(command: str, *, player: bool = False) -> str:
    """Run a shell command in the clean system, as root or as the player; returns what it printed."""
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
    """A minimal Debian with one ordinary user."""
    if fresh:
        shutil.rmtree(SYSTEM, ignore_errors=True)
    if not (SYSTEM / PLAYER.lstrip("/")).is_dir():
        subprocess.run(["debootstrap", "--variant=minbase", RELEASE, SYSTEM], check=True, stdout=subprocess.DEVNULL)
        inside(f"useradd --create-home --home-dir {PLAYER} player")
    inside("apt-get remove --purge -qq -y burgage 2>/dev/null; apt-get autoremove -qq -y")


def files() -> set[str]:
    """Every file of the system that a program could have left, without the logs of the package tools."""
    listing = inside(
        "find / -xdev \\( -path /proc -o -path /var/log -o -path /var/cache -o -path /var/lib -o -path /tmp \\) -prune -o -type f -print"
    )
    return set(listing.splitlines())


def require(condition: object, complaint: str) -> None:
    """Raise `CheckError` with the complaint unless the condition holds."""
    if not condition:
        raise CheckError(complaint)


def install(package: Path) -> None:
    """Install a package with what it declares, and nothing it only recommends."""
    shutil.copy(package, SYSTEM / "tmp" / package.name)
    inside(f"apt-get install -qq -y --no-install-recommends --allow-downgrades /tmp/{package.name}")


def check_off_screen() -> None:
    """Without any desktop: version, pictures in both languages, whole games."""
    off = "QT_QPA_PLATFORM=offscreen"
    require(inside("burgage --version", player=True).split()[-1] == version(), "the version is another")
    for language in ("en", "de"):
        inside(
            f"{off} burgage --screenshot {PLAYER}/{language}.png --lang {language} --game burgundy --players 3 --seed 4 --moves 60",
            player=True,
        )
    inside("burgage --arena burgundy --games 4 --json", player=True)


def check_window() -> None:
    """With a desktop: the file type is known, a window opens a save and stays open until it is told to end."""
    inside(f"apt-get install -qq -y --no-install-recommends {' '.join(DESKTOP)}")
    shutil.copy(STORED, SYSTEM / SAVE.lstrip("/"))
    inside(f"chown player {SAVE}")
    told = inside(f"gio info -a standard::content-type {SAVE}", player=True)
    require("application/x-burgage-save" in told, f"the file type of a save is {told}")
    require("burgage.desktop" in inside("gio mime application/x-burgage-save", player=True), "saves are not opened by burgage")
    before = (SYSTEM / SAVE.lstrip("/")).read_bytes()
    inside(f"QT_QPA_PLATFORM=xcb timeout --preserve-status -s TERM 8 xvfb-run -a burgage {SAVE} || [ $? = 143 ]", player=True)
    require((SYSTEM / SAVE.lstrip("/")).read_bytes() == before, "opening a save changed it")


def older(package: Path) -> Path:
    """The same package under a lower version number."""
    stage = ROOT / "build" / "older"
    shutil.rmtree(stage, ignore_errors=True)
    subprocess.run(["dpkg-deb", "-R", package, stage], check=True)
    control = stage / "DEBIAN" / "control"
    control.write_text(control.read_text(encoding="utf-8").replace(f"Version: {version()}\n", "Version: 0.0.1\n"), encoding="utf-8")
    made = ROOT / "build" / "burgage_0.0.1.deb"
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Znone", "--build", stage, made], check=True, stdout=subprocess.DEVNULL)
    return made


def check_removal(before: set[str]) -> None:
    """Away with it: nothing of the program is left, and the player's games are."""
    inside("apt-get remove --purge -qq -y burgage")
    left = {path for path in files() - before if "burgage" in path and not path.startswith(PLAYER)}
    require(not left, f"left behind: {sorted(left)}")
    require((SYSTEM / PLAYER.lstrip("/") / ".local/share/burgage").is_dir(), "the player's games are gone")


def check_portable(archive: Path) -> None:
    """The archive installs into the player's own folder, is started from there, and leaves as it came."""
    with tarfile.open(archive) as packed:
        packed.extractall(SYSTEM / "tmp", filter="data")
    script = f"/tmp/{archive.name.removesuffix('.tar.xz')}/install.sh"
    before = files()
    inside(f"sh {script}", player=True)
    require(inside(f"{PLAYER}/.local/bin/burgage --version", player=True).split()[-1] == version(), "the version is another")
    desktop = (SYSTEM / PLAYER.lstrip("/") / ".local/share/applications/burgage.desktop").read_text(encoding="utf-8")
    require(f"Exec={PLAYER}/.local/lib/burgage/burgage %f" in desktop, "the menu entry starts something else")
    inside(f"sh {script} --remove", player=True)
    left = {path for path in files() - before if "burgage" in path}
    require(not left, f"left behind: {sorted(left)}")


def main() -> int:
    """Run all checks."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fresh", action="store_true", help="make the clean Debian anew")
    fresh = parser.parse_args().fresh
    try:
        require(DEB.is_file() and PORTABLE.is_file(), "there is no package; build them with `make installers`")
        make_system(fresh)
        before = files()
        install(older(DEB))
        install(DEB)
        check_off_screen()
        check_window()
        check_removal(before)
        check_portable(PORTABLE)
    except CheckError as failure:
        print(f"The packages fail: {failure}", file=sys.stderr)
        return 1
    print("The packages work.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
