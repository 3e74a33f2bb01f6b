"""What all packages use about the project: its root, its version, the timestamp of their files, its icons."""

import os
import re
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ART = ROOT / "resources" / "art"
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
LARGE_SIZES = (512, 1024)
"""Sizes that only macOS needs: painted for its bundle, and not part of the program."""


def version() -> str:
    """Return the program's version as given in its source."""
    found = re.search(r'__version__ = "(.+)"', (ROOT / "app" / "__init__.py").read_text(encoding="utf-8"))
    assert found
    return found[1]


def moment() -> int:
    """Return the timestamp of all packed files, in seconds: that of the commit, so that the same commit always makes the same package."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    return int(given or subprocess.check_output(["git", "log", "-1", "--format=%ct"], cwd=ROOT, text=True))


def program_icon(folder: Path, ending: str) -> Path:
    """Write ``folder/burgage.ico`` or ``.icns`` from the painted icons, unscaled, and return its path. Needs Pillow."""
    from PIL import Image

    folder.mkdir(parents=True, exist_ok=True)
    painted = [ART / f"icon_{size}.png" for size in ICO_SIZES]
    if ending == ".icns":
        subprocess.run([sys.executable, ROOT / "packaging" / "icons.py", folder, *map(str, LARGE_SIZES)], check=True)
        painted += [folder / f"icon_{size}.png" for size in LARGE_SIZES]
    target = folder / f"burgage{ending}"
    with ExitStack() as opened:
        *smaller, largest = [opened.enter_context(Image.open(path)) for path in painted]
        largest.save(target, append_images=smaller, **({"sizes": [(size, size) for size in ICO_SIZES]} if ending == ".ico" else {}))
    return target
