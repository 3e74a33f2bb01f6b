"""The arguments of the command line as they may be typed, and the help for them. Every word is in the player's language."""

from __future__ import annotations

import argparse
from pathlib import Path

from app.texts import LANGUAGES, Texts
from rules import catalogue

USAGE = """\
burgage [--home {folder}] [--log LEVEL] [{save}]
burgage --screenshot {out} [--size {size}] [--lang de|en] [{save} | --game ID --players N --seed S --moves M --options JSON]
burgage --arena {game} [--games N] [--players N] [--options JSON] [--seed S] [--json]
burgage --arena {game} --bots {bots} [--playouts N | --seconds S] [--jobs N | --cluster {address}]
                [--games N] [--players N] [--options JSON] [--seed S] [--json]
burgage --balance {game} [--bots {bots}] [--playouts N] [--jobs N | --cluster {address}]
                [--games N] [--players N] [--options JSON] [--seed S] [--json]
burgage --train {game} [--begin-with {weights}] [--towards {names}] [--games N] [--players N] [--seed S]
                [--jobs N | --cluster {address}] [--home {folder}]
burgage --explain {save} [--lang de|en]
burgage --version"""
EXAMPLE = '{"open_hands": false}'
FLAGS = ("--json", "--version", "--help")
"""Arguments without a value."""


def parser(say: Texts, size: str) -> argparse.ArgumentParser:
    """Return a parser that accepts every value as it is typed; ``size`` is the default size of a picture."""
    usage = USAGE.format(
        **{part: say(f"cli.value.{part}") for part in ("save", "out", "size", "game", "folder", "bots", "address", "weights", "names")}
    )
    made = argparse.ArgumentParser(
        usage=argparse.SUPPRESS,
        description=f"{say('cli.help.about')}\n\n  " + usage.replace("\n", "\n  "),
        epilog=say("cli.help.codes"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        add_help=False,
        allow_abbrev=False,
        exit_on_error=False,
    )
    start = made.add_argument_group(say("cli.help.start"))
    start.add_argument("save", metavar=say("cli.value.save"), nargs="?", type=Path, help=say("cli.help.save"))
    start.add_argument("--lang", metavar="|".join(LANGUAGES), help=say("cli.help.lang"))
    start.add_argument("--home", metavar=say("cli.value.folder"), help=say("cli.help.home"))
    start.add_argument("--log", metavar="LEVEL", help=say("cli.help.log"))
    start.add_argument("--version", action="store_true", help=say("cli.help.version"))
    start.add_argument("--help", "-h", action="store_true", help=say("cli.help.help"))
    picture = made.add_argument_group(say("cli.help.picture"))
    picture.add_argument("--screenshot", metavar=say("cli.value.out"), type=Path, help=say("cli.help.screenshot"))
    picture.add_argument("--size", metavar=say("cli.value.size"), help=say("cli.help.size", size=size))
    picture.add_argument("--game", metavar="ID", help=say("cli.help.game", games=", ".join(one.id for one in catalogue())))
    picture.add_argument("--moves", metavar="M", help=say("cli.help.moves"))
    arena = made.add_argument_group(say("cli.help.whole_games"))
    arena.add_argument("--arena", metavar=say("cli.value.game"), help=say("cli.help.arena"))
    arena.add_argument("--games", metavar="N", help=say("cli.help.games"))
    arena.add_argument("--json", action="store_true", help=say("cli.help.json"))
    bots = made.add_argument_group(say("cli.help.between_bots"))
    bots.add_argument("--bots", metavar=say("cli.value.bots"), help=say("cli.help.bots"))
    bots.add_argument("--balance", metavar=say("cli.value.game"), help=say("cli.help.balance"))
    bots.add_argument("--train", metavar=say("cli.value.game"), help=say("cli.help.train"))
    bots.add_argument("--begin-with", metavar=say("cli.value.weights"), type=Path, help=say("cli.help.begin_with"))
    bots.add_argument("--towards", metavar=say("cli.value.names"), help=say("cli.help.towards"))
    bots.add_argument("--playouts", metavar="N", help=say("cli.help.playouts"))
    bots.add_argument("--seconds", metavar="S", help=say("cli.help.seconds"))
    bots.add_argument("--jobs", metavar="N", help=say("cli.help.jobs"))
    bots.add_argument("--cluster", metavar=say("cli.value.address"), help=say("cli.help.cluster"))
    faults = made.add_argument_group(say("cli.help.faults"))
    faults.add_argument("--explain", metavar=say("cli.value.save"), type=Path, help=say("cli.help.explain"))
    both = made.add_argument_group(say("cli.help.both"))
    both.add_argument("--players", metavar="N", help=say("cli.help.players"))
    both.add_argument("--seed", metavar="S", help=say("cli.help.seed"))
    both.add_argument("--options", metavar="JSON", help=say("cli.help.options", example=EXAMPLE))
    return made
