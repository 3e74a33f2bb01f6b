"""Say which system libraries Qt lacks on this Linux and how to install them; as root on Debian or Ubuntu, install them.

    python packaging/system_libraries.py [--window] [--screen] [--validators] [--listener]

Run by the Python that has PySide6. Without `--window`, only what even the off-screen platform needs is required (exit code 1 if it is
missing), and what a window needs is mentioned; with `--window` both are required. `--screen` also requires an X server without a display
(Xvfb), for the tests in a real window, `--validators` what `validate.py` runs, and `--listener` what gets at the program as a screen
reader does. On systems other than Linux nothing is missing.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

CORE = ("QtWidgets.abi3.so", "QtSvg.abi3.so", "Qt/plugins/platforms/libqoffscreen.so")
X11 = ("Qt/plugins/platforms/libqxcb.so",)
WAYLAND = ("Qt/plugins/platforms/libqwayland.so", "Qt/plugins/platforms/libqwayland-generic.so")
SCREEN = ("Xvfb",)
VALIDATORS = ("desktop-file-validate", "appstreamcli", "xmllint")
LISTENER = ("dbus-run-session", "at-spi-bus-launcher", "gi")
LAUNCHER_FOLDERS = "/usr/libexec:/usr/lib/at-spi2-core"
"""Where Debian has the launcher of the accessibility bus: in no folder of the search path."""
SYSTEM_PYTHON = "/usr/bin/python3"
"""The Python for which Debian has the binding of D-Bus (`gi`)."""
WITHOUT_WINDOW = ("offscreen", "minimal", "vnc")

# Debian's package for each library that Qt takes from the system, for the X server, the validators and the listener. The names are also
# valid for Ubuntu, where some are provided by "…t64".
DEBIAN_PACKAGES = {
    "libdbus-1.so.3": "libdbus-1-3",
    "libdrm.so.2": "libdrm2",
    "libEGL.so.1": "libegl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgbm.so.1": "libgbm1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libOpenGL.so.0": "libopengl0",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
    "Xvfb": "xvfb",
    "appstreamcli": "appstream",
    "at-spi-bus-launcher": "at-spi2-core",
    "dbus-run-session": "dbus-daemon",
    "desktop-file-validate": "desktop-file-utils",
    "gi": "python3-gi",
    "xmllint": "libxml2-utils",
}


def pyside_folder() -> Path:
    """Return the folder of the installed PySide6 without importing it."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        sys.exit("PySide6 is not installed in this Python; run `make venv`.")
    return Path(next(iter(spec.submodule_search_locations)))


def missing(files: tuple[str, ...]) -> list[str]:
    """Return the names of the shared libraries that `files` of PySide6 need, directly or not, and that the system lacks."""
    folder = pyside_folder()
    present = [str(folder / name) for name in files if (folder / name).exists()]
    if not present:
        return []
    listing = subprocess.run(["ldd", *present], capture_output=True, text=True, check=False).stdout
    return sorted(set(re.findall(r"^\s*(\S+) => not found", listing, flags=re.MULTILINE)))


def packages(libraries: list[str]) -> list[str]:
    """Return the Debian packages of those `libraries` that are in the table."""
    return sorted({DEBIAN_PACKAGES[name] for name in libraries if name in DEBIAN_PACKAGES})


def missing_programs(wanted: tuple[str, ...]) -> list[str]:
    """Return which of some programs are missing."""
    return [program for program in wanted if not shutil.which(program)]


def missing_for_listener() -> list[str]:
    """Return what is missing to get at the program as a screen reader does."""
    found = {
        "dbus-run-session": bool(shutil.which("dbus-run-session")),
        "at-spi-bus-launcher": bool(shutil.which("at-spi-bus-launcher", path=LAUNCHER_FOLDERS)),
        "gi": Path(SYSTEM_PYTHON).exists()
        and subprocess.run([SYSTEM_PYTHON, "-c", "import gi"], capture_output=True, check=False).returncode == 0,
    }
    return [name for name in LISTENER if not found[name]]


def window_plugins() -> tuple[str, ...]:
    """Return the platform plugins that a window will use here: those of the running session, or of X11 if there is none."""
    asked = os.environ.get("QT_QPA_PLATFORM", "")
    if asked.startswith(WITHOUT_WINDOW):
        return ()
    if asked.startswith("wayland") or (not asked and os.environ.get("WAYLAND_DISPLAY")):
        return WAYLAND
    return X11


def install(names: list[str]) -> None:
    """Install Debian packages. Only called as root."""
    print(f"Installing packages of the system: {' '.join(names)}", file=sys.stderr)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-qq"], env=environment, stdout=sys.stderr, check=False)
    command = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", *names]
    subprocess.run(command, env=environment, stdout=sys.stderr, check=False)


def advice(libraries: list[str]) -> str:
    """Return what a user has to do to get `libraries`."""
    lines = []
    unknown = libraries
    if shutil.which("apt-get") and packages(libraries):
        lines.append(f"    sudo apt-get install {' '.join(packages(libraries))}")
        unknown = [name for name in libraries if name not in DEBIAN_PACKAGES]
    if unknown:
        lines.append(f"    install the packages of your system that contain {', '.join(unknown)}")
    return "\n".join(lines)


def import_error() -> str:
    """Return what Python says when it imports Qt's widgets; empty if that works."""
    run = subprocess.run([sys.executable, "-c", "import PySide6.QtWidgets"], capture_output=True, text=True, check=False)
    return "" if run.returncode == 0 else (run.stderr.strip().splitlines() or [f"exit code {run.returncode}"])[-1]


def main(arguments: list[str]) -> int:
    """Check, and install what is missing or say what it is. The exit code is 1 if something required is missing."""
    if sys.platform != "linux" or not shutil.which("ldd"):
        return 0
    screen = "--screen" in arguments
    programs = (*(SCREEN if screen else ()), *(VALIDATORS if "--validators" in arguments else ()))
    listener = "--listener" in arguments
    window = screen or "--window" in arguments
    plugins = X11 if screen else window_plugins()

    def look() -> list[str]:
        heard = missing_for_listener() if listener else []
        return sorted({*missing(CORE), *missing(plugins), *missing_programs(programs), *heard})

    lacking = look()
    if lacking and packages(lacking) and shutil.which("apt-get") and os.geteuid() == 0:
        install(packages(lacking))
        lacking = look()
    if missing(CORE) or ((window or listener) and lacking) or missing_programs(programs):
        print("Something is missing on this system. Do this once, then repeat what you did:", advice(lacking), sep="\n", file=sys.stderr)
        return 1
    if lacking:
        print("To open windows, Qt will need system libraries that are not there:", advice(lacking), sep="\n", file=sys.stderr)
    if not window and (error := import_error()):
        print(f"PySide6 cannot be loaded: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
