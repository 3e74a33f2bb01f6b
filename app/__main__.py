"""The start of the program: looks at the command line and loads no more than that needs."""

from __future__ import annotations

import gc
import signal
import sys

from app import command_line
from app.command_line import Arena, Screenshot, Start, Version, WrongUseError

WRONG_USE = 2
"""The exit code for a command that cannot be carried out."""


def main(arguments: list[str] | None = None) -> int:
    """Carry out the command line; returns the exit code."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C ends it in Qt's loop too, where no Python runs; every step is stored already
    try:
        command = command_line.parse(sys.argv[1:] if arguments is None else arguments)
        match command:
            case Version():
                print(command_line.VERSION)
                return 0
            case Arena():
                return _arena(command)
            case Screenshot():
                from app.screenshot import run as paint

                paint(command)
                return 0
            case Start():
                gc.disable()  # until the window is there: nothing of what is loaded and made now will go again
                from app.application import run

                return run(command)
    except WrongUseError as error:
        print(f"{command_line.PROGRAM}: {error}", file=sys.stderr)
        return WRONG_USE


def _arena(command: Arena) -> int:
    from app import arena

    printed, code = arena.command(command.game, command.games, command.players, command.options, command.seed, command.as_json)
    print(printed)
    return code


if __name__ == "__main__":
    sys.exit(main())
