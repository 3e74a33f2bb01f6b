"""Learning by playing: iteration by iteration, bots play themselves, and their weights are fitted to all they have seen."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from rules import Rng, meta, rules_of
from rules.bots.experience import Experience, experience, some_options
from rules.bots.matches import Contender, Outcome, Pairing, match
from rules.bots.valuation import Weights

from .fit import Array, Fit, Lesson, packed, unpacked
from .workers import Spread

ITERATION = 150
"""The games of an iteration."""
KEEP = 16
"""How many iterations are remembered."""
MEAN = 5
"""Of how many sets of weights the mean is what bots get: it plays better than the last set."""
GATE = 6
"""After how many iterations the mean has to prove itself against the weights accepted last."""
GATE_GAMES = 60
EXPLORE_FIRST, EXPLORE = 0.9, 0.08
"""How often a bot does anything, to see something new: in the first iteration, in which it knows nothing, and later."""
DAMPING = 0.6
"""How far weights move towards those that would fit."""
RIDGE, DECAY, TRUST = 300.0, 0.93, 0.6


class Settings(msgspec.Struct, frozen=True):
    """What is to be learned."""

    game: str
    players: int
    games: int
    seed: int = 1


class Progress(msgspec.Struct):
    """How far learning has come; what is stored after every iteration."""

    iteration: int = 0
    games: int = 0
    current: Weights = Weights()
    recent: list[Weights] = []
    accepted: Weights = Weights()
    curve: list[tuple[int, float]] = []
    """After how many games the bots played how well against themselves: the mean result."""


class Task(msgspec.Struct, frozen=True):
    """A game to learn from."""

    game: str
    players: int
    seed: int
    weights: Weights
    explore: float


def learn_from(task: Task) -> Experience:
    """Play one game to learn from."""
    options = some_options(meta(task.game), task.players, Rng(task.seed))
    return experience(task.game, task.players, task.seed, options, task.weights, task.explore)


def compare(pairing: Pairing) -> Outcome:
    """Play one game between bots."""
    return match(pairing, time.process_time)


class School:
    """A course of learning that goes on where it was left, whatever happened to the program."""

    def __init__(self, folder: Path, settings: Settings, spread: Spread, say: Callable[[str], None]) -> None:
        """Learn in ``folder``; ``spread`` plays the games, ``say`` reports progress."""
        self._folder, self._settings, self._spread, self._say = folder, settings, spread, say
        features = rules_of(settings.game).features
        if features is None:
            raise ValueError(f"{settings.game} has no features")
        found = features()
        self._names = [feature.name for feature in found.names]
        self._race = found.race
        self._fit = Fit(len(self._names), found.race, RIDGE, DECAY, TRUST)
        self.progress = self._resume()

    def run(self) -> Weights:
        """Learn until so many games have been played; return the weights accepted last."""
        while self.progress.games < self._settings.games:
            self._iterate()
        return self.progress.accepted

    def _iterate(self) -> None:
        progress, settings = self.progress, self._settings
        begun = time.monotonic()
        first = settings.seed * 10_000_000 + progress.games
        explore = EXPLORE_FIRST if not progress.iteration else EXPLORE
        tasks = [Task(settings.game, settings.players, first + n, progress.current, explore) for n in range(ITERATION)]
        games = list(self._spread(learn_from, tasks))
        lesson = Lesson.of(games)
        self._store(lesson)
        self._fit.learn(lesson, KEEP)
        before = unpacked(progress.current, self._names)
        wanted = self._fit.weights(before, 1.0 if progress.iteration < 2 else None)
        step = 1.0 if progress.iteration < 2 else DAMPING
        progress.iteration += 1
        progress.games += len(games)
        progress.current = self._packed(before + step * (wanted - before))
        progress.recent = [*progress.recent, progress.current][-MEAN:]
        mean = float(np.mean([result for game in games for result in game.results]))
        progress.curve.append((progress.games, round(mean, 3)))
        verdict = ""
        if progress.iteration % GATE == 0 or progress.games >= settings.games:
            verdict = self._examine()
        self._keep()
        self._say(f"{progress.games} games, mean result {mean:.2f}, {time.monotonic() - begun:.0f} s{verdict}")

    def _examine(self) -> str:
        """Let the mean of the recent weights play those accepted last; accept it if it does not lose."""
        progress = self.progress
        candidate = self._packed(np.mean([unpacked(one, self._names) for one in progress.recent], axis=0))
        if not progress.accepted.games:
            progress.accepted = candidate
            return ""
        sides = (Contender("normal", candidate), Contender("normal", progress.accepted))
        share, results = self._contest(sides)
        if share >= 0.5:
            progress.accepted = candidate
        return f"; against the last accepted {100 * share:.0f} %, mean {results:.1f}: {'accepted' if share >= 0.5 else 'not accepted'}"

    def _contest(self, sides: Sequence[Contender]) -> tuple[float, float]:
        """Return the share of its games the first of two contenders wins, and its mean score; alone, of equal deals the better result."""
        settings, wins, scores = self._settings, 0.0, []
        seed = 900_000_000 + self.progress.games * 100
        games = []
        for n in range(GATE_GAMES):
            options = some_options(meta(settings.game), settings.players, Rng(seed + n // 2))
            seats = tuple(sides[(seat + n) % 2] for seat in range(settings.players))
            games.append(Pairing(settings.game, seats, options, seed + n // 2, 0))
        outcomes = list(self._spread(compare, games))
        if settings.players == 1:
            for ours, theirs in zip(outcomes[::2], outcomes[1::2], strict=True):
                scores.append(ours.scores[0])
                wins += 2 * (0.5 if ours.scores == theirs.scores else ours.scores > theirs.scores)
            return wins / GATE_GAMES, float(np.mean(scores))
        for n, outcome in enumerate(outcomes):
            seats_won = [share for seat, share in enumerate(outcome.shares) if (seat + n) % 2 == 0]
            wins += sum(seats_won) / sum(outcome.shares)
            scores += [score for seat, score in enumerate(outcome.scores) if (seat + n) % 2 == 0]
        return wins / GATE_GAMES, float(np.mean(scores))

    def _packed(self, weights: Array) -> Weights:
        return packed(weights, self._names, self.progress.games)

    # what is stored
    def _store(self, lesson: Lesson) -> None:
        part = self._folder / "part-lesson.npz"
        np.savez(part, seen=lesson.seen, left=lesson.left, points=lesson.points, results=lesson.results, last=lesson.last)
        part.replace(self._lesson(self.progress.iteration))

    def _lesson(self, iteration: int) -> Path:
        return self._folder / f"lesson-{iteration:04}.npz"

    def _keep(self) -> None:
        for name, content in (("progress.json", self.progress), ("weights.json", self.progress.accepted)):
            part = self._folder / f"part-{name}"
            part.write_bytes(msgspec.json.encode(content))
            part.replace(self._folder / name)
        self._lesson(self.progress.iteration - KEEP - 1).unlink(missing_ok=True)

    def _resume(self) -> Progress:
        self._folder.mkdir(parents=True, exist_ok=True)
        stored = self._folder / "progress.json"
        if not stored.exists():
            return Progress()
        progress = msgspec.json.decode(stored.read_bytes(), type=Progress)
        for iteration in range(max(0, progress.iteration - KEEP), progress.iteration):
            with np.load(self._lesson(iteration)) as found:
                arrays: dict[str, Any] = {name: found[name] for name in found.files}
            if arrays["seen"].shape[1] == len(self._names) + 1:
                self._fit.learn(Lesson(**arrays), KEEP)
        return progress
