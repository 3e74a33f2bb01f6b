"""Renew the recorded games: ``python -m tests.playthroughs.regenerate [--digests] [GAME ...]``.

Without the option they are played afresh: do this only after changing a rule on purpose, and read the diff before committing it. After a
change to the form of a state, ``--digests`` keeps every decision and writes the new digests. A new recorded game starts as a file that
holds nothing but its ``setup``.
"""

import sys

from .golden import COUNTS, FOLDER, count, files, play, position, read, redigested, write


def main(games: list[str], only_digests: bool) -> None:
    """Rewrite the files of ``games``, or of every game if there are none."""
    for path in files():
        if not games or path.parent.name in games:
            write(path, redigested(read(path)) if only_digests else play(read(path)["setup"]))
            print(path.relative_to(FOLDER))
    for path in sorted(FOLDER.glob(f"*/{COUNTS}")):
        if not only_digests and (not games or path.parent.name in games):
            positions = read(path)["positions"]
            for one in positions:
                game = position(path.parent, one["in"], one["turns"], one["decisions"])
                one["counts"] = [count(game, depth) for depth in range(1, len(one["counts"]) + 1)]
            write(path, {"positions": positions})
            print(path.relative_to(FOLDER))


if __name__ == "__main__":
    main([game for game in sys.argv[1:] if game != "--digests"], "--digests" in sys.argv)
