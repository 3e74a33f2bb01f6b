"""Play a fixed number of whole games of every game and player count through the command, and refuse any broken invariant."""

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import rules

GAMES = 25
BURGAGE = Path(sys.executable).with_name("burgage")


def play(game: str, players: int) -> bool:
    """Play `GAMES` games, print one line; whether all of them were sound."""
    command = [str(BURGAGE), "--arena", game, "--games", str(GAMES), "--players", str(players), "--seed", "1", "--json"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode or run.stderr.strip():
        print(f"{game}, {players}: exit code {run.returncode}\n{run.stdout}{run.stderr}")
        return False
    said = json.loads(run.stdout)
    print(
        f"{game}, {players} players: {said['games']} games, {said['decisions']} decisions, {said['decisions_per_s']:.0f} decisions/s, "
        f"ratio to the loop {said['loop_ratio']:.3f}, median score {said['scores']['median']}, broken {said['broken']}",
        flush=True,
    )
    return said["games"] == GAMES and said["broken"] == 0


if __name__ == "__main__":
    games, players = zip(*((meta.id, players) for meta in rules.catalogue() for players in meta.players), strict=True)
    with ThreadPoolExecutor(os.cpu_count()) as processes:
        sound = list(processes.map(play, games, players))
    sys.exit(0 if all(sound) else 1)
