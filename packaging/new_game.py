"""Create the skeleton of a game: ``python packaging/new_game.py ID ["NAME"] [PREFIX]``, or ``make game ID=...``.

It can be played right away by two to four players but is far from finished: ``tests/contract/test_completeness.py`` lists what is missing.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TEMPLATE = Path(__file__).with_name("game_template")
FOLDERS = {"rules": "rules/games/{id}", "app": "app/games/{id}", "tests": "tests/games/{id}"}
"""Where the folders of the template go; its texts become the files named in ``TEXTS``."""
TEXTS = {"game": "{id}", "rules": "{id}_rules"}
REGISTRY = "rules/engine/registry.py"
IDS = re.compile(r"^IDS = \((.*)\)$", re.MULTILINE)


class TakenError(Exception):
    """A game with this id already exists, or the id is not a valid module name."""


def files(game: str, name: str, prefix: str) -> dict[str, str]:
    """Return the files of a new game by their path from the root."""
    found: dict[str, str] = {}
    for path in sorted(TEMPLATE.rglob("*.in")):
        folder, *inner = path.relative_to(TEMPLATE).with_suffix("").parts
        if folder == "texts":
            kind, _, rest = inner[0].partition(".")
            target = f"resources/texts/{TEXTS[kind].format(id=game)}.{rest}"
        else:
            target = "/".join([FOLDERS[folder].format(id=game), *inner])
        words = path.read_text(encoding="utf-8")
        found[target] = words.replace("@id@", game).replace("@name@", name).replace("@prefix@", prefix)
    return found


def lay_out(root: Path, game: str, name: str = "", prefix: str = "") -> list[str]:
    """Write the skeleton below ``root`` and return its paths. Raises ``TakenError`` without writing anything."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", game):
        raise TakenError(f"{game!r} is not an id: use lower-case letters, digits and underscores")
    made = files(game, name or game.replace("_", " ").title(), prefix or game[:2].upper())
    if taken := [path for path in made if (root / path).exists()]:
        raise TakenError(f"{game} is there already: {taken[0]}")
    for path, words in made.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(words, encoding="utf-8")
    return [*made]


def register(root: Path, game: str) -> None:
    """Add a game at the end of the program's list of games."""
    path = root / REGISTRY
    path.write_text(IDS.sub(lambda found: f'IDS = ({found[1]}, "{game}")', path.read_text(encoding="utf-8")), encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Create the skeleton and print what to do next."""
    if not 1 <= len(arguments) <= 3:
        print(__doc__)
        return 2
    try:
        made = lay_out(ROOT, *arguments)
    except TakenError as error:
        print(error)
        return 1
    register(ROOT, arguments[0])
    print(*made, REGISTRY, sep="\n")
    print(f"\nWhat is missing: python -m pytest -n0 tests/contract/test_completeness.py -k {arguments[0]}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
