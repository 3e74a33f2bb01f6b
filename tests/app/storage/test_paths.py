"""Where the player's files are, no matter which bytes the name of a folder contains and how the system decodes them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.storage import file_names, paths
from tests.app.programs import ROOT

pytestmark = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="names are text there, and the system says where")


def test_without_environment_variables_files_are_below_the_home_folder(players_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name)
    assert paths.games_folder() == players_home / ".local/share/burgage/games"
    assert paths.settings_file() == players_home / ".config/burgage/settings.json"
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    assert paths.saves_folder() == players_home / ".local/share/burgage/saves"
    monkeypatch.setenv("XDG_DATA_HOME", "/elsewhere")
    assert paths.archive_folder() == Path("/elsewhere/burgage/finished")


PLAY = """
import sys
from pathlib import Path
from app.storage import game_files, paths, settings
from app.application import qt
from app.program import Program
from app.run import stored_settings
from app.cli.command_line import sentence
from app.storage.saves import Saves
from app.texts import Texts
from app.windows.main_window import MainWindow
from rules import new
qt()
program = Program("de", stored_settings())
told = []
program.told.connect(told.append)
window = MainWindow(program)
window.play(new("guildhall", ("Anna", "Jörg"), 1))
window.match.play(window.match.record.game.legal[0])
window.quick_save.save_copy()
saves = Saves(paths.saves_folder(), paths.games_folder())
saves.store(window.match.record, "Grüße")
window.open_page("saves")
program.change(text_size=110)
window.close()
found, said = game_files.unfinished(paths.games_folder())
names = sorted(saved.name for saved in saves.entries() if not saved.running)
print(len(found), said, told, len(names), names[-1] == "Grüße", settings.load(paths.settings_file()).text_size)
print(sentence(Texts("de"), FileNotFoundError(), paths.games_folder() / "x").isprintable())
"""


@pytest.mark.slow
@pytest.mark.parametrize("locale", ["C", "C.UTF-8"])
@pytest.mark.parametrize("name", [b"J\xfcrgen", "Jürgen".encode()], ids=["latin-1", "utf-8"])
def test_everything_works_in_a_folder_of_any_name(tmp_path: Path, name: bytes, locale: str) -> None:
    home = os.path.join(os.fsencode(tmp_path), name)
    os.mkdir(home)
    homes = dict.fromkeys((b"HOME", b"XDG_DATA_HOME", b"XDG_CONFIG_HOME", b"XDG_CACHE_HOME"), home)
    environment = {**os.environb, **homes, b"LC_ALL": locale.encode(), b"PYTHONUTF8": b"0", b"PYTHONCOERCECLOCALE": b"0"}
    program = tmp_path / "play.py"
    program.write_text(PLAY, encoding="utf-8")
    environment[b"PYTHONPATH"] = os.fsencode(ROOT)
    done = subprocess.run([sys.executable, str(program)], cwd=ROOT, env=environment, capture_output=True, check=False, timeout=120)
    assert done.stdout.decode().splitlines() == ["1 [] [] 2 True 110", "True"], done.stderr.decode()
    assert os.listdir(os.path.join(home, b"burgage"))
    assert os.listdir(os.fsencode(tmp_path)).count(name) == 1
    assert len(os.listdir(os.fsencode(tmp_path))) == 2  # the program and its home


def test_a_name_is_shown_and_cut_by_its_bytes(tmp_path: Path) -> None:
    assert file_names.shown(os.fsdecode("Grün".encode())) == "Grün"
    assert file_names.shown(os.fsdecode(b"Gr\xfcn")) == "Gr�n"
    assert [file_names.cut("aä😀", most) for most in range(8)] == ["", "a", "a", "aä", "aä", "aä", "aä", "aä😀"]
    long = tmp_path / ("😀" * 62 + ".burga")
    long.touch()
    other = file_names.free(long)
    other.touch()
    assert other.name == "😀" * 61 + " (2).burga"
