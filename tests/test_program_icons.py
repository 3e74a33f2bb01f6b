"""Check the icons of the packages: every system finds the sizes it asks for, each painted at its own size."""

import importlib.util
from pathlib import Path
from types import ModuleType

from PIL import Image
from PIL.IcnsImagePlugin import IcnsImageFile
from PIL.IcoImagePlugin import IcoImageFile

ROOT = Path(__file__).parents[1]
MACOS = {(size, size, scale) for size in (128, 256, 512) for scale in (1, 2)} | {(16, 16, 2), (32, 32, 2)}
"""Points and scale of every picture macOS shows of a program."""


def project() -> ModuleType:
    spec = importlib.util.spec_from_file_location("project", ROOT / "packaging" / "project.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_macos_finds_every_size_up_to_1024_pixels(tmp_path: Path) -> None:
    with Image.open(project().program_icon(tmp_path, ".icns")) as made:
        assert isinstance(made, IcnsImageFile)
        assert set(made.info["sizes"]) == MACOS


def test_windows_finds_small_and_large_ones(tmp_path: Path) -> None:
    with Image.open(project().program_icon(tmp_path, ".ico")) as made:
        assert isinstance(made, IcoImageFile)
        assert made.info["sizes"] == {(size, size) for size in (16, 24, 32, 48, 64, 128, 256)}
