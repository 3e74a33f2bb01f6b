"""Check that every game of the registry is complete, and that everything missing from a game just begun is named."""

import importlib
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import MappingProxyType, ModuleType

import pytest

import app.games
import rules.games
from app import texts
from rules import IDS
from rules.engine import registry

from .completeness import ROOT, missing

HALF = "half_made"


@pytest.mark.parametrize("game", IDS)
def test_every_game_is_whole(game: str) -> None:
    found = missing(game)
    assert not found, "\n".join([f"{game} lacks:", *found])


@pytest.fixture(scope="module")
def new_game() -> Iterator[ModuleType]:
    """Return the script behind ``make game``."""
    sys.path.insert(0, str(ROOT / "packaging"))
    yield import_module("new_game")
    sys.path.remove(str(ROOT / "packaging"))


@pytest.fixture
def skeleton(new_game: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Lay out a new game in a folder of its own, known to the program for one test."""
    new_game.lay_out(tmp_path, HALF, "Half Made", "HM")
    for package, folder in ((rules.games, "rules"), (app.games, "app")):
        monkeypatch.setattr(package, "__path__", [*package.__path__, str(tmp_path / folder / "games")])
    for where in (rules, registry):
        monkeypatch.setattr(where, "IDS", (*IDS, HALF))
    usual = texts._texts

    def words(language: str, domain: str) -> MappingProxyType[str, str]:
        path = tmp_path / "resources" / "texts" / f"{domain}.{language}.json"
        if not path.is_file():
            return usual(language, domain)
        return MappingProxyType({f"{domain}.{key}": said for key, said in json.loads(path.read_text(encoding="utf-8")).items()})

    monkeypatch.setattr(texts, "_texts", words)
    importlib.invalidate_caches()
    yield tmp_path
    for name in [name for name in sys.modules if HALF in name]:
        del sys.modules[name]
    for package in (rules.games, app.games):
        if hasattr(package, HALF):
            delattr(package, HALF)
    registry.meta.cache_clear()
    registry.rules_of.cache_clear()


AT_FIRST = [
    "a save that must always load: tests/saves/half_made/schema_1.json (python -m tests.saves.test_saves half_made)",
    "recorded games: tests/playthroughs/half_made/*.json (see tests/playthroughs/regenerate.py)",
    "whole games through the window: tests/app/games/half_made/whole_games.py with WHOLE_GAMES",
]


def test_a_game_just_created_lacks_only_what_its_authors_can_add(skeleton: Path) -> None:
    found = missing(HALF, skeleton)
    assert sorted(found) == sorted(AT_FIRST)


def test_what_is_forgotten_on_the_way_is_named(skeleton: Path) -> None:
    """A missing word, painter, pictogram, gain, rulebook or list of clauses is each named."""
    here = skeleton / "app" / "games" / HALF
    (skeleton / "rules" / "games" / HALF / "RULES.md").unlink()
    edit(here / "painters" / "__init__.py", "{CardFace: card}", "{}")
    edit(here / "ui.py", '"score.cards": "cards-outline"', "")
    edit(here / "teaching" / "rulebook.py", '{"game": {"aim": "1.1", "turn": "1.2", "row": "1.3 1.4"}}', "{}")
    edit(skeleton / "rules" / "games" / HALF / "turn.py", "gains={POINTS: card}", 'gains={POINTS: 0, "wine": 1}')
    edit(skeleton / "resources" / "texts" / f"{HALF}.de.json", ' "log.round": "Runde {n}",\n', "")
    assert set(missing(HALF, skeleton)) - set(AT_FIRST) == {
        "rules by clause: rules/games/half_made/RULES.md",
        "a painter for CardFace in app/games/half_made/painters",
        "a pictogram for score.cards in app/games/half_made/ui.py",
        "rules to read: RULEBOOK in app/games/half_made/teaching/rulebook.py",
        "words (de): half_made.log.round",
        "gains of 'points' by events, so that they add up to what the table counts: rules/games/half_made",
        "a pictogram for gain.wine in app/games/half_made/ui.py",
    }


def edit(path: Path, old: str, new: str) -> None:
    """Replace a part of a file that must be there."""
    words = path.read_text(encoding="utf-8")
    assert old in words
    path.write_text(words.replace(old, new), encoding="utf-8")


def test_a_game_is_laid_out_once(new_game: ModuleType, tmp_path: Path) -> None:
    made = new_game.lay_out(tmp_path, HALF)
    before = {path: (tmp_path / path).read_bytes() for path in made}
    for taken in (HALF, "Not An Id", "2fast"):
        with pytest.raises(new_game.TakenError):
            new_game.lay_out(tmp_path, taken)
    assert {path: (tmp_path / path).read_bytes() for path in made} == before


def test_the_registry_names_a_new_game_last(new_game: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / new_game.REGISTRY
    path.parent.mkdir(parents=True)
    path.write_text((ROOT / new_game.REGISTRY).read_text(encoding="utf-8"), encoding="utf-8")
    new_game.register(tmp_path, HALF)
    assert f"IDS = ({', '.join(f'{chr(34)}{game}{chr(34)}' for game in (*IDS, HALF))})" in path.read_text(encoding="utf-8")


@pytest.fixture
def copied_tree(tmp_path: Path) -> Path:
    """Copy the project, but for recorded games and saves."""
    for folder in ("app", "rules", "resources", "packaging", "tests"):
        shutil.copytree(
            ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__", *(["*.json"] if folder == "tests" else []))
        )
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "en"])
def test_what_is_laid_out_is_played_in_a_window(copied_tree: Path, language: str) -> None:
    """``make game`` in a copy of the project; then its lesson, and whole games by mouse, by keyboard and in words."""
    make = [sys.executable, "packaging/new_game.py", "chess", "Chess", "CH"]
    assert subprocess.run(make, cwd=copied_tree, capture_output=True, check=False).returncode == 0
    play = [sys.executable, "-m", "tests.contract.new_game_sitting", "chess", language]
    run = subprocess.run(play, cwd=copied_tree, capture_output=True, text=True, check=False)
    assert (run.stdout, run.returncode, "Traceback" in run.stderr) == ("played\n", 0, False), run.stderr


@pytest.mark.slow
def test_what_is_laid_out_passes_all_checks(new_game: ModuleType, copied_tree: Path) -> None:
    """A new game passes format, lint, types and import contracts; of the tests, only its own are checked."""
    tmp_path = copied_tree
    new_game.lay_out(tmp_path, HALF)
    new_game.register(tmp_path, HALF)
    bin_folder = Path(sys.executable).parent
    types = ["mypy", "-p", "app", "-p", "rules", "-p", f"tests.games.{HALF}"]
    for check in (["ruff", "format", "--check", "."], ["ruff", "check", "."], types, ["lint-imports"]):
        run = subprocess.run([bin_folder / check[0], *check[1:]], cwd=tmp_path, capture_output=True, text=True, check=False)
        assert run.returncode == 0, run.stdout + run.stderr
