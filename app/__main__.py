"""The start of the program: reads the command line and loads no more than it needs."""

from __future__ import annotations

import gc
import signal
import sys
import time

from app.cli import command_line, console
from app.cli.commands import DONE, FAILED, Arena, Balance, Command, CommandError, Contest, Explain, Say, Screenshot, Start, Train
from app.texts import Texts

THINK = "--think"
"""The argument with which the program starts itself, to think for computers at the table."""
JUDGE = "--judge"
"""The argument with which it starts itself to judge a finished game."""
BEGUN = time.monotonic()
"""When the program started."""


def main(arguments: list[str] | None = None) -> int:
    """Carry out the command line; return the exit code."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # lets Ctrl+C end Qt's loop too, where no Python runs; every step is stored already
    given = sys.argv[1:] if arguments is None else arguments
    if given == [THINK]:
        from app.opponents import thinker

        return thinker.run()
    if given == [JUDGE]:
        from app.opponents import judge

        return judge.run()
    try:
        return _carry_out(command_line.parse(given))
    except CommandError as error:
        console.complain(str(error))
        return error.code
    except console.UnwrittenError:
        console.complain(Texts(command_line.language(given))("cli.unwritten"))
        return FAILED


def _carry_out(command: Command) -> int:
    match command:
        case Say():
            return _print(command.text, DONE)
        case Arena():
            from app.cli import arena

            return _print(*arena.command(command.game, command.games, command.players, command.options, command.seed, command.as_json))
        case Contest():
            from app.cli import contest

            return _print(*contest.command(command))
        case Balance():
            from app.cli import balance

            return _print(*balance.command(command))
        case Train():
            from app.cli import train
            from app.storage import paths

            paths.use_profile(command.home)
            return train.command(command, paths.learning_folder(command.game, command.players))
        case Explain():
            from app.explain import explain

            return _print(explain(command.save, command.language), DONE)
        case Screenshot():
            from app.screenshot import run as paint

            paint(command)
            return DONE
        case Start():
            gc.disable()  # until the window appears: nothing loaded and created until then will be freed
            from app.platform import plain_imports

            plain_imports.restore()
            from app.run import run

            return run(command, BEGUN)


def _print(text: str, code: int) -> int:
    """Print an answer; return ``code``, or that of a failure if nobody is reading."""
    return code if console.answer(text) else FAILED


if __name__ == "__main__":
    sys.exit(main())
