"""Recorded games: what their files hold, how they are written and how they are replayed.

A file ``<game>/<name>.json`` holds the set-up (with the chooser that made the decisions), the decisions of every turn with the digest of
the position after them, and the final standings as [player, score, rank, won]. ``counts.json`` holds, for positions within these games,
how many sequences of 1, 2, 3 ... legal actions there are.
"""

import json
from pathlib import Path
from typing import Any

from rules import Action, Game, Record, new

from .choosers import CHOOSERS

FOLDER = Path(__file__).parent
COUNTS = "counts.json"


def files() -> list[Path]:
    """Return all recorded games."""
    return sorted(path for path in FOLDER.glob("*/*.json") if path.name != COUNTS)


def read(path: Path) -> dict[str, Any]:
    """Read a recorded game or the counts of a game."""
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def write(path: Path, content: dict[str, Any]) -> None:
    """Write JSON with one turn (or position) per line, so that a diff is readable."""
    parts = []
    for key, value in content.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            lines = ",\n".join("  " + json.dumps(line) for line in value)
            parts.append(f" {json.dumps(key)}: [\n{lines}\n ]")
        else:
            parts.append(f" {json.dumps(key)}: {json.dumps(value)}")
    path.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


def as_text(action: Action) -> str:
    """Return an action as the files write it: ``take card:5 card:7 +1``."""
    return " ".join([action.kind, *action.picks, *([f"+{action.cost}"] if action.cost else [])])


def as_action(text: str) -> Action:
    """Parse an action from its text."""
    kind, *rest = text.split(" ")
    cost = int(rest.pop()) if rest and rest[-1].startswith("+") else 0
    return Action(kind, tuple(rest), cost)


def begin(setup: dict[str, Any]) -> Record:
    """Begin the game of a file, before its first decision."""
    return new(setup["game"], tuple(setup["names"]), setup["seed"], setup["options"])


def turn_of(game: Game[Any]) -> tuple[int, int, int]:
    """Return what changes when a turn ends: the phase, the round or the number of turns (in games with either) and the player."""
    state = game.state
    return getattr(state, "phase", 0), getattr(state, "turns", getattr(state, "round", 0)), state.turn_of


def play(setup: dict[str, Any]) -> dict[str, Any]:
    """Play a game afresh with the chooser from its set-up; return the content of its file."""
    game = begin(setup).game
    choose = CHOOSERS[setup["chooser"]](setup["seed"])
    turns: list[dict[str, Any]] = []
    now = None
    while not game.over:
        if turn_of(game) != now:
            now = turn_of(game)
            turns.append({"turn": list(now), "do": [], "digest": ""})
        action = choose(game)
        turns[-1]["do"].append(as_text(action))
        game.apply(action)
        turns[-1]["digest"] = game.digest()
    return {"setup": setup, "start": begin(setup).game.digest(), "turns": turns, "standings": standings(game)}


def redigested(golden: dict[str, Any]) -> dict[str, Any]:
    """Return the content of a file with the same decisions and the digests their positions have today."""
    game = begin(golden["setup"]).game
    start, turns = game.digest(), []
    for turn in golden["turns"]:
        for text in turn["do"]:
            game.apply(as_action(text))
        turns.append({**turn, "digest": game.digest()})
    return {**golden, "start": start, "turns": turns}


def standings(game: Game[Any]) -> list[list[int | bool]]:
    """Return the result of a finished game."""
    return [[one.player, one.score, one.rank, one.won] for one in game.state.standings]


def position(folder: Path, name: str, turns: int, decisions: int) -> Game[Any]:
    """Return the position in a recorded game after this many turns and decisions."""
    golden = read(folder / f"{name}.json")
    game = begin(golden["setup"]).game
    done = [text for turn in golden["turns"][:turns] for text in turn["do"]]
    for text in [*done, *golden["turns"][turns]["do"][:decisions]]:
        game.apply(as_action(text))
    return game


def count(game: Game[Any], depth: int) -> int:
    """Count the sequences of ``depth`` legal actions."""
    if depth == 1 or game.over:
        return len(game.legal)
    found = 0
    for action in game.legal:
        after = game.copy()
        after.apply(action)
        found += count(after, depth - 1)
    return found
