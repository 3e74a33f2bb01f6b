"""Paint the program's icon.

``python packaging/icons.py`` writes icon_16.png to icon_256.png into resources/art;
``python packaging/icons.py FOLDER SIZE...`` writes these sizes into another folder.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QRectF, Qt  # noqa: E402
from PySide6.QtGui import QGuiApplication, QImage, QPainter  # noqa: E402

from app.art.cache import HINTS  # noqa: E402
from app.art.icons import icon_at  # noqa: E402
from app.art.materials import linear, radial, tooth  # noqa: E402
from app.art.scenes.land import castle  # noqa: E402
from app.art.shapes import clip, fill, rounded, stroke  # noqa: E402
from app.art.tokens import BURGUNDY, BURGUNDY_DEEP, GOLD_LIGHT, lighter, tint  # noqa: E402

SIZES = (16, 24, 32, 48, 64, 128, 256)
PICTOGRAM_BELOW = 40
"""Icons smaller than this show the pictogram of a castle instead of the painted one."""


def program_icon(size: int) -> QImage:
    """Paint a burgundy seal with a castle, ``size`` pixels square."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    p = QPainter(image)
    p.setRenderHints(HINTS)
    k = size / 256
    r = QRectF(0, 0, size, size).adjusted(8 * k, 6 * k, -8 * k, -10 * k)
    path = rounded(r, 48 * k)
    fill(p, tint("#120A04", 0.45), path.translated(0, 5 * k))
    fill(p, linear(r, (0, lighter(BURGUNDY, 0.22)), (0.55, BURGUNDY), (1, BURGUNDY_DEEP), dx=0.4), path)
    tooth(p, path, "linen.png", 0.8)
    x, y = r.center().x(), r.center().y()
    if size < PICTOGRAM_BELOW:
        icon_at(p, "castle", x, y - size * 0.02, size * 0.74, "#F6D98A")
    else:
        clip(p, path)
        p.fillRect(r, radial(x, y, size * 0.5, (0, tint("#FFD27A", 0.85)), (0.6, tint("#E9A45A", 0.30)), (1, tint("#E9A45A", 0))))
        p.translate(x, y + 14 * k)
        p.scale(size / 128, size / 128)
        castle(p)
        p.restore()
        stroke(p, tint(GOLD_LIGHT, 0.95), 5 * k, rounded(r.adjusted(13 * k, 13 * k, -13 * k, -13 * k), 36 * k))
    stroke(p, "#2E0910", max(1.0, 5 * k), path)
    p.end()
    return image


def main(arguments: list[str]) -> None:
    """Write all sizes, or only those asked for."""
    app = QGuiApplication([])
    folder = Path(arguments[0]) if arguments else ROOT / "resources" / "art"
    for size in map(int, arguments[1:]) if arguments else SIZES:
        if not program_icon(size).save(str(folder / f"icon_{size}.png")):
            raise OSError(f"{folder} cannot be written")
    app.quit()


if __name__ == "__main__":
    main(sys.argv[1:])
