"""Games whose own folder fails: they continue in the refuge, are found there, and return when there is room; on genuinely full disks."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.storage import backups, game_files, journal, journal_files, refuge
from app.storage.file_lock import InUseError
from app.storage.game_files import unfinished
from app.storage.journal import Journal
from app.storage.saves import Saves
from rules import Message, Record, new
from tests.app.programs import ROOT, ordinary, ordinary_folder

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="disks are not mounted and rights not given like this there")

GAME = "burgundy_cards"
AWAY, STORED_AGAIN = "app.trouble.away.full", "app.trouble.stored_again"


class Table:
    """A game with its journal and the messages it sent."""

    def __init__(self, folder: Path, seed: int = 1) -> None:
        self.told: list[Message] = []
        self.folder = folder
        self.record: Record = new(GAME, ("Anna", "Ben"), seed, {"open_hands": True})
        self.journal = Journal.create(folder, self.record, self.told.append)

    def play(self, steps: int) -> None:
        for _ in range(steps):
            action = self.record.game.legal[-1]
            self.record.play(action)
            self.journal.do(action)
            self.journal.force()

    def resume(self) -> None:
        """Leave, and continue with the only game the next start finds."""
        self.journal.close()
        self.go_on()

    def go_on(self) -> None:
        """Continue with the only game a start finds."""
        (found,), said = unfinished(self.folder)
        assert not said
        assert found.record.game.digest() == self.record.game.digest()
        self.record = found.record
        self.journal = Journal(found.path, found.record, self.told.append)

    @property
    def keys(self) -> list[str]:
        return [message.key for message in self.told]


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """Mount a separate disk with little room."""
    place = tmp_path / "disk"
    place.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=400k", "tmpfs", str(place)], capture_output=True, check=False)
    if mounted.returncode:
        pytest.skip("only root mounts a disk")
    yield place
    subprocess.run(["umount", "--lazy", str(place)], check=True)


def fill(disk: Path, left: int = 0) -> Path:
    """Leave only ``left`` bytes free."""
    ballast = disk / "ballast"
    ballast.unlink(missing_ok=True)
    room = os.statvfs(disk)
    with ballast.open("wb") as file:
        file.write(b"x" * max(0, room.f_bavail * room.f_frsize - left))
    return ballast


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.rglob("*") if path.is_file() and path.suffix != ".lock")


def test_older_copies_make_room_for_the_game_itself(disk: Path) -> None:
    table = Table(disk / "games")
    table.play(72)  # just after a new beginning, when the backups are large enough to make room for the game
    before = files(table.folder)
    assert len(before) == 1 + backups.GENERATIONS
    fill(disk)
    table.play(2 * journal.LINES)
    assert table.keys == []
    assert len(files(table.folder)) < len(before)
    (found,), told = unfinished(table.folder)
    assert not told
    assert found.record.game.digest() == table.record.game.digest()
    table.journal.close()
    assert refuge.find(table.folder) is None


def test_a_game_on_a_full_disk_goes_on_in_the_refuge_and_comes_home(disk: Path, tmp_path: Path) -> None:
    table = Table(disk / "games")
    table.play(2)
    ballast = fill(disk)
    table.play(60)
    shelter = refuge.find(table.folder)
    assert shelter is not None
    assert table.keys == [AWAY]
    assert table.told[0].values == {"folder": str(shelter)}
    assert shelter.stat().st_mode & 0o777 == 0o700
    assert {path.stat().st_mode & 0o777 for path in shelter.iterdir()} == {0o600}
    table.resume()
    assert table.keys == [AWAY, "saves.elsewhere", AWAY]
    table.play(5)
    table.resume()
    ballast.unlink()
    table.play(1)
    assert table.keys[-1] == STORED_AGAIN
    assert files(shelter) == []
    table.play(4)
    table.resume()
    table.journal.close()
    assert refuge.find(table.folder) is None
    assert table.keys[-1] == STORED_AGAIN


def test_a_game_in_the_refuge_comes_home_when_it_is_resumed_with_room_again(disk: Path) -> None:
    table = Table(disk / "games")
    table.play(2)
    ballast = fill(disk)
    table.play(20)
    table.journal.close()
    ballast.unlink()
    table.go_on()
    table.play(3)
    assert table.journal.path.parent == table.folder
    assert table.keys == [AWAY, "saves.elsewhere"]
    table.resume()
    table.journal.close()
    assert refuge.find(table.folder) is None


KILLED = """
import sys
from pathlib import Path
from app.storage.journal import Journal
from rules import new
record = new("burgundy_cards", ("Anna", "Ben"), 1, {"open_hands": True})
journal = Journal.create(Path(sys.argv[1]), record, lambda message: None)
for n in range(int(sys.argv[2])):
    if n == 2:
        room = Path(sys.argv[1]).parent / "ballast"
        with room.open("wb", buffering=0) as file:
            try:
                while file.write(bytes(4096)) == 4096: pass
            except OSError: pass
    action = record.game.legal[-1]
    record.play(action)
    journal.do(action)
    print(record.game.digest(), flush=True)
sys.stdin.readline()
"""


@pytest.mark.parametrize("steps", [3, 4, 25, 45])
def test_a_program_killed_while_the_disk_is_full_loses_nothing(disk: Path, steps: int) -> None:
    command = [sys.executable, "-c", KILLED, str(disk / "games"), str(steps)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        last = [program.stdout.readline().strip() for _ in range(steps)][-1]
        os.kill(program.pid, signal.SIGKILL)
    (found,), told = unfinished(disk / "games")
    assert not told
    assert not found.in_use
    assert found.record.game.digest() == last
    assert Saves(disk / "saves", disk / "games").entries()[0].path == found.path


def test_two_games_in_the_refuge_leave_each_other_alone(disk: Path) -> None:
    tables = [Table(disk / "games", seed) for seed in (1, 2)]
    for table in tables:
        table.play(2)
    fill(disk)
    for table in tables:
        table.play(10)
    for table in tables:
        table.journal.close()
    found, told = unfinished(disk / "games")
    assert not told
    assert {one.record.game.digest() for one in found} == {table.record.game.digest() for table in tables}


def test_a_game_begun_on_a_full_disk_is_offered_by_the_next_start(disk: Path) -> None:
    (disk / "games").mkdir()
    fill(disk)
    table = Table(disk / "games")
    table.play(7)
    table.resume()
    with pytest.raises(InUseError):
        Journal(table.journal.home, table.record, table.told.append)
    assert unfinished(table.folder)[0][0].in_use
    table.journal.close()


def test_a_game_in_the_refuge_is_copied_deleted_and_brought_back(disk: Path, tmp_path: Path) -> None:
    table = Table(disk / "games")
    table.play(2)
    fill(disk)
    table.play(9)
    table.journal.close()
    saves = Saves(tmp_path / "saves", disk / "games")
    (entry,) = saves.entries()
    copied = saves.copy(entry, "kept")
    assert game_files.open_file(copied).game.digest() == table.record.game.digest()
    saves.delete(entry)
    assert unfinished(table.folder) == ([], [])
    assert saves.restore() == entry.path
    table.go_on()
    table.journal.close()


def test_a_finished_game_in_the_refuge_goes_to_the_archive_once_there_is_room(disk: Path) -> None:
    table = Table(disk / "games")
    table.play(2)
    ballast = fill(disk)
    while not table.record.game.over:
        table.play(1)
    table.journal.close()
    assert table.keys == [AWAY, "review.trouble.keep", "saves.elsewhere"]
    ballast.unlink()
    assert unfinished(table.folder) == ([], [])
    assert len(list((disk / "finished").iterdir())) == 1
    assert journal_files.running(table.folder) == []


def test_a_refuge_that_is_somebody_elses_or_a_link_is_skipped(folder: Path, tmp_path: Path) -> None:
    first, second, third, fourth = refuge._names(folder)[:4]
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir(mode=0o700)
    first.symlink_to(elsewhere)
    second.mkdir(mode=0o700)
    second.chmod(0o777)
    third.write_text("not ours")
    assert refuge.find(folder) is None
    assert refuge.make(folder) == fourth
    assert refuge.find(folder) == fourth
    assert list(elsewhere.iterdir()) == []
    assert third.read_text() == "not ours"
    if os.geteuid() == 0:
        os.chown(fourth, 65534, 65534)
        assert refuge.find(folder) is None
        assert refuge.make(folder) not in (first, second, third, fourth)


RIGHTS = """
from pathlib import Path
from app.storage.journal import Journal
from app.storage.game_files import unfinished
from app.texts import Texts
from rules import new
folder, mode = Path(sys.argv[1]), int(sys.argv[2], 8)
folder.mkdir()
folder.chmod(mode)
told = []
record = new("burgundy_cards", ("Anna", "Ben"), 3)
journal = Journal.create(folder, record, told.append)
for _ in range(30):
    action = record.game.legal[-1]
    record.play(action)
    journal.do(action)
assert all(str(journal.path.parent) in Texts(language)(told[0].key, **told[0].values) for language in ("en", "de"))
journal.close()
(found,), said = unfinished(folder)
assert not said
assert found.record.game.digest() == record.game.digest()
second = Journal.create(folder, new("guildhall", ("Anna", "Ben"), 3), told.append)
second.close()
assert len(unfinished(folder)[0]) == 2
folder.chmod(0o700)
Journal(found.path, found.record, told.append).close()
print([message.key for message in told], [path.suffix for path in folder.iterdir()])
"""


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["000", "300", "500"])
def test_in_a_folder_without_rights_a_game_is_begun_and_says_where_it_is_kept(mode: str) -> None:
    with ordinary_folder() as top:
        done = ordinary(RIGHTS, top, str(top / "games"), mode)
        told = ["app.trouble.away.forbidden", "saves.elsewhere"] * 2
        assert done.stdout.strip() == f"{told} ['.journal']", done.stderr


NOWHERE = """
from pathlib import Path
from app.storage.journal import Journal
from rules import new
top = Path(sys.argv[1])
(top / "games").mkdir(mode=0)
os.environ["TMPDIR"] = str(top / "games")
told = []
journal = Journal.create(top / "games", new("burgundy_cards", ("Anna", "Ben"), 3), told.append)
journal.close()
print([message.key for message in told])
"""


@pytest.mark.slow
def test_where_there_is_no_refuge_either_the_game_says_that_it_is_not_kept() -> None:
    with ordinary_folder() as top:
        done = ordinary(NOWHERE, top, str(top))
        assert done.stdout.strip() == "['app.trouble.store.forbidden', 'saves.nowhere']", done.stderr
