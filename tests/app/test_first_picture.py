"""What the first picture of the program waits for, and what comes after it."""

from pathlib import Path

from tests.app.programs import printed

PROGRAM = """
import sys
from app.__main__ import main
from app.cli import command_line
from app.cli.commands import Start
assert command_line.parse(["--lang", "en"]) == Start(language="en")
assert command_line.parse([]) == Start()
from app.application import qt
from app.program import Program
application = qt()
from app.windows.main_window import MainWindow
window = MainWindow(Program("en"))
window.resize(1280, 712)
empty = window.grab().toImage()
print(*sys.modules)
window.show()
for _ in range(50):
    application.processEvents()
print(*sys.modules)
assert window.grab().toImage() != empty, "the pictures of the games are missing"
"""
LATER = {
    "app.access.reader",
    "app.platform.spoken",
    "app.windows.kit.word_lists",
    "app.windows.play.table_window",
    "app.windows.setup.new_game",
    "app.games.burgundy.ui",
    "app.games.burgundy_cards.ui",
    "app.games.guildhall.ui",
    "app.games.burgundy.cover",
    "app.games.burgundy_cards.cover",
    "app.games.guildhall.cover",
}
NEVER = {"app.windows.history.review", "app.windows.saves.saves_page", "app.windows.settings.settings_page"}


def test_the_first_picture_waits_for_the_start_page_only(tmp_path: Path) -> None:
    """Tables, set-up and pictures are loaded while the players look at the start page, other pages when they are opened."""
    first, then = (set(line.split()) for line in printed(PROGRAM, tmp_path))
    assert not first & (LATER | NEVER)
    assert then >= LATER
    assert not then & NEVER
    assert "fonticon_mdi6" not in then, "the pictograms that are used are known by their codes"
    assert not {name for name in then if name.startswith(("rules.bots", "app.learning", "numpy", "distributed"))}, "bots are for later"
