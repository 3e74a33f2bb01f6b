"""Make the textures of the table: ``python packaging/textures.py`` writes wood.jpg, paper.png and linen.png into resources/art.

The seeds are fixed, so the pictures are the same every time. Needs Pillow, which the program itself does not.
"""

from __future__ import annotations

import random
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageEnhance, ImageFilter, ImageOps

PAPER_STEPS = 26
"""Steps of opacity of the paper's texture: so few that a palette holds them, which the program reads faster than four channels."""
ART = Path(__file__).resolve().parent.parent / "resources" / "art"


def noise(rng: random.Random, size: tuple[int, int], cells: tuple[int, int]) -> Image.Image:
    """Return a grey field of ``cells`` random values stretched smoothly to ``size``."""
    return Image.frombytes("L", cells, rng.randbytes(cells[0] * cells[1])).resize(size, Image.Resampling.BICUBIC)


def endless_noise(rng: random.Random, size: tuple[int, int], cells: tuple[int, int]) -> Image.Image:
    """Return noise like that of ``noise``, but with edges that meet without a seam: the middle of four copies."""
    cell = Image.frombytes("L", cells, rng.randbytes(cells[0] * cells[1]))
    four = Image.new("L", (cells[0] * 2, cells[1] * 2))
    for x in (0, cells[0]):
        for y in (0, cells[1]):
            four.paste(cell, (x, y))
    wide = four.resize((size[0] * 2, size[1] * 2), Image.Resampling.BICUBIC)
    left, top = size[0] // 2, size[1] // 2
    return wide.crop((left, top, left + size[0], top + size[1]))


def wood(w: int = 1400, h: int = 760, planks: int = 6, seed: int = 7) -> Image.Image:
    """Return long planks: three stretched fields for the grain, dark seams with a light edge, one butt joint each."""
    rng = random.Random(seed)
    out = Image.new("RGB", (w, h))
    top = 0
    for i in range(planks):
        low = h * (i + 1) // planks
        size = (w, low - top)
        grain = noise(rng, size, (max(4, w // 260), max(4, size[1] // 7)))
        grain = Image.blend(grain, noise(rng, size, (max(6, w // 120), max(8, size[1] // 3))), 0.5)
        grain = Image.blend(grain, noise(rng, size, (max(8, w // 40), size[1])), 0.28)
        plank = ImageOps.colorize(ImageOps.autocontrast(grain, cutoff=1), "#241710", "#4D3523")
        out.paste(ImageEnhance.Brightness(plank).enhance(0.88 + 0.22 * rng.random()), (0, top))
        draw = ImageDraw.Draw(out)
        draw.line([(0, top), (w, top)], fill="#140B06", width=2)
        draw.line([(0, top + 2), (w, top + 2)], fill="#5A4130", width=1)
        joint = rng.randrange(w // 5, w * 4 // 5)
        draw.line([(joint, top + 2), (joint, low)], fill="#170D07", width=2)
        top = low
    return out.filter(ImageFilter.GaussianBlur(0.5))


def paper(w: int = 640, h: int = 640, seed: int = 3) -> Image.Image:
    """Return the texture of paper of any colour: clouds, grain and a few fibres, in brown of low opacity."""
    rng = random.Random(seed)
    field = endless_noise(rng, (w, h), (w // 64, h // 64))
    for cell, share in ((16, 0.4), (4, 0.3), (1, 0.25)):
        field = Image.blend(field, endless_noise(rng, (w, h), (w // cell, h // cell)), share)
    field = ImageOps.autocontrast(field.filter(ImageFilter.GaussianBlur(0.6)))
    draw = ImageDraw.Draw(field)
    for _ in range(w * h // 5000):
        x, y, lean = rng.random() * w, rng.random() * h, rng.uniform(-7, 7)
        draw.line([(x, y), (x + lean, y + rng.uniform(2, 6))], fill=rng.choice((40, 60, 215)), width=1)
    dark = ImageChops.invert(field.filter(ImageFilter.GaussianBlur(0.4)))
    alpha = dark.point([max(0, value - 110) * PAPER_STEPS // 145 for value in range(256)])
    brown = Image.frombytes("P", (w, h), alpha.tobytes())
    brown.putpalette((110, 78, 40) * PAPER_STEPS)
    brown.info["transparency"] = bytes(range(PAPER_STEPS))
    return brown


def linen(w: int = 256, h: int = 256, seed: int = 5) -> Image.Image:
    """Return a woven texture: light threads down, dark threads across."""
    rng = random.Random(seed)
    down, across = (Image.new("RGBA", (w, h), (0, 0, 0, 0)) for _ in range(2))
    draw = ImageDraw.Draw(down)
    for x in range(0, w, 2):
        draw.line([(x, 0), (x, h)], fill=(255, 246, 224, rng.randrange(4, 16)))
    draw = ImageDraw.Draw(across)
    for y in range(0, h, 2):
        draw.line([(0, y), (w, y)], fill=(20, 10, 4, rng.randrange(6, 22)))
    return Image.alpha_composite(down, across)


def main() -> None:
    """Write all textures."""
    ART.mkdir(parents=True, exist_ok=True)
    wood().save(ART / "wood.jpg", quality=90, optimize=True)
    paper().save(ART / "paper.png", optimize=True)
    linen().save(ART / "linen.png", optimize=True)


if __name__ == "__main__":
    main()
