"""What both Linux packages contain besides the built program: menu entry, icons, file type, metadata, manual page."""

import gzip
import os
import shutil
from datetime import UTC, datetime
from pathlib import Path

from project import ART, ROOT, moment, version

SOURCE = Path(__file__).parent / "linux"
BUILT = ROOT / "dist" / "burgage"
PLACES = {
    "burgage.desktop": "applications/burgage.desktop",
    "burgage.xml": "mime/packages/burgage.xml",
    "burgage.metainfo.xml": "metainfo/burgage.metainfo.xml",
}
"""Files of the folder ``linux``, and where they go below ``share``."""


def filled(name: str) -> str:
    """Return a text from the folder ``linux`` with the version and the date filled in."""
    date = datetime.fromtimestamp(moment(), UTC).strftime("%Y-%m-%d")
    return (SOURCE / name).read_text(encoding="utf-8").replace("@VERSION@", version()).replace("@DATE@", date)


def write(path: Path, content: str | bytes) -> None:
    """Write a file, creating the folders above it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode("utf-8") if isinstance(content, str) else content)


def write_packed(path: Path, content: str) -> None:
    """Write a gzipped text without name and timestamp."""
    write(path, gzip.compress(content.encode("utf-8"), 9, mtime=0))


def stage_share(share: Path) -> None:
    """Write all files that desktops look for below ``share``."""
    for name, place in PLACES.items():
        write(share / place, filled(name))
    write_packed(share / "man" / "man6" / "burgage.6.gz", filled("burgage.6"))
    for icon in sorted(ART.glob("icon_*.png")):
        size = icon.stem.removeprefix("icon_")
        write(share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / "burgage.png", icon.read_bytes())


def stage_program(folder: Path) -> None:
    """Copy the built program. Raises FileNotFoundError if there is none."""
    if not (BUILT / "burgage").is_file():
        raise FileNotFoundError(f"{BUILT / 'burgage'} does not exist; build it with `make program`")
    shutil.copytree(BUILT, folder, symlinks=True)


def tidy(root: Path) -> None:
    """Set the same time and plain permissions on everything below ``root``: executables run for everyone, all else is readable."""
    for path in sorted(root.rglob("*"), reverse=True):
        if not path.is_symlink():
            runs = path.is_dir() or path.name == "install.sh" or (path.read_bytes()[:4] == b"\x7fELF" and ".so" not in path.name)
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (moment(), moment()), follow_symlinks=False)
