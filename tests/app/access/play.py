"""Plays whole games through the accessibility bus alone, by what is offered there; run by the system's Python (see ``at_spi``).

    python3 play.py OUT.json SEED GAMES.json -- PROGRAM ...

``GAMES.json`` says for each game what its buttons are called. Of the choices offered on the table one is pressed after another, at random,
until the score appears. What was found is written to ``OUT.json``.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from at_spi import PRESSED, SHOWING, Bus, GoneError, Thing, waited

CONTROLS = ("push button", "button", "check box", "radio button", "combo box", "list", "tree", "text", "slider")
"""Roles of what must have a name."""
HELD = 0.2
"""The most seconds that a button is held down: if it is pressed again meanwhile, that begins anew."""
MOST = 6000
"""Choices after which a game is abandoned."""


class Listener:
    """Somebody who hears a program, and presses what has the names they are looking for."""

    def __init__(self, program: Thing, words: dict[str, str]) -> None:
        self.program = program
        self.bus = program.bus
        self.words = words
        self.nameless: set[str] = set()

    def find(self, name: str) -> Thing | None:
        """Return what has a name and is shown."""
        return next((thing for thing, known in self.program.names() if known == name), None)

    def go(self, name: str) -> None:
        """Press what has a name as soon as it is there."""
        waited(lambda: self.find(name)).press()

    def found(self, end: str, onward: str, choices: Thing) -> Callable[[], tuple[Thing | None, Thing | None] | None]:
        """Return a function that looks for what ends a game and for what leads on; nothing while there is neither, and no choice either."""

        def look() -> tuple[Thing | None, Thing | None] | None:
            there = self.find(end), self.find(onward)
            return there if any(there) or (choices.is_(SHOWING) and choices.children()) else None

        return look

    def note_nameless(self) -> None:
        """Look for anything that can be pressed, is shown and has no name."""
        for thing, name in self.program.names():
            with suppress(GoneError):
                if not name and thing.role in CONTROLS:
                    self.nameless.add(f"{thing.role} at {thing.path}")

    def wanted(self, offered: list[Thing], liked: dict[str, float], rng: random.Random) -> Thing:
        """Return one of the things that are offered, at random, more likely if a word that is ``liked`` is in its name."""
        if not liked:
            return rng.choice(offered)
        names = [one.name for one in offered]
        return rng.choices(offered, [next((weight for word, weight in liked.items() if word in name), 1.0) for name in names])[0]

    def play(self, game: dict[str, Any], rng: random.Random) -> dict[str, Any]:
        """Play a game from the start page to its end and return to that page; return how it went."""
        began = time.monotonic()
        for name in game["set_up"]:
            self.go(name)
        curtains = steps = 0
        closed: set[int] = set()
        commands: set[str] = set()
        said: list[str] = []
        choices = waited(lambda: self.find(self.words["choices"]))
        bar = waited(lambda: self.find(self.words["commands"]))
        self.note_nameless()
        while steps < MOST:
            offered = choices.children()
            if not offered or not choices.is_(SHOWING):
                at_end, onward = waited(self.found(self.words["home"], self.words["go_on"], choices))
                if at_end:
                    break
                if onward:
                    onward.press()
                    time.sleep(HELD)
                continue
            try:
                one = self.wanted(offered, game["liked"], rng)
                name, state = one.name, one.state
                if not state >> SHOWING & 1:
                    continue
                if game["curtain"] and name.startswith(game["curtain"]):
                    commands.update(command.name for command in bar.children())
                    curtains += 1
                    closed.add(len(offered))
                if not name:
                    self.nameless.add(f"{one.role} on the table")
                if not state >> PRESSED & 1:
                    one.press()
                    steps += 1
            except GoneError:
                continue
            self.bus.listen()
            said += self.bus.heard
            self.bus.heard.clear()
        self.note_nameless()
        took = time.monotonic() - began
        beside = {"beside_curtain": sorted(closed), "commands_at_curtain": sorted(commands)}
        return {"steps": steps, "curtains": curtains, **beside, "said": len(said), "seconds": round(took, 1)}


def main(out: str, seed: str, games: str, *command: str) -> None:
    """Play all games in one program, and write down how it went."""
    told = json.loads(Path(games).read_text(encoding="utf-8"))
    with subprocess.Popen(command) as running:
        try:
            bus = Bus()
            program = waited(lambda: next((one for one in bus.programs() if one.name == "burgage"), None))
            listener = Listener(program, told["words"])
            listener.note_nameless()
            found = {}
            for name, game in told["games"].items():
                found[name] = listener.play(game, random.Random(int(seed)))
                print(name, found[name], flush=True)
                listener.go(told["words"]["home"])
            Path(out).write_text(json.dumps({"games": found, "nameless": sorted(listener.nameless)}), encoding="utf-8")
        finally:
            running.terminate()


if __name__ == "__main__":
    main(*(word for word in sys.argv[1:] if word != "--"))
