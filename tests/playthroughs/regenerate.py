"""Renew the recorded games: ``python -m tests.playthroughs.regenerate [--digests] [GAME ...]``.

Without the option they are played afresh: only after a rule was changed on purpose, and read the difference before you commit it. After a
change of the form of a state, ``--digests`` keeps every decision and writes the new digests. A new recorded game begins as a file that
holds its ``setup`` only.
"""

import sys

from .golden import COUNTS, FOLDER, count, files, play, position, read, redigested, write


def main(games: list[str], only_digests: bool) -> None:
    """Write the files of ``games`` (none: of all) again."""
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
