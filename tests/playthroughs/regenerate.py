"""Play the recorded games anew: ``python -m tests.playthroughs.regenerate [GAME ...]``.

Only after a rule was changed on purpose; then the difference of the files is read before it is committed. A new recorded game is begun by a
file that holds its ``setup`` only.
"""

import sys

from .golden import COUNTS, FOLDER, count, files, play, position, read, write


def main(games: list[str]) -> None:
    """Write the files of ``games`` (none: of all) again."""
    for path in files():
        if not games or path.parent.name in games:
            write(path, play(read(path)["setup"]))
            print(path.relative_to(FOLDER))
    for path in sorted(FOLDER.glob(f"*/{COUNTS}")):
        if not games or path.parent.name in games:
            positions = read(path)["positions"]
            for one in positions:
                game = position(path.parent, one["in"], one["turns"], one["decisions"])
                one["counts"] = [count(game, depth) for depth in range(1, len(one["counts"]) + 1)]
            write(path, {"positions": positions})
            print(path.relative_to(FOLDER))


if __name__ == "__main__":
    main(sys.argv[1:])
