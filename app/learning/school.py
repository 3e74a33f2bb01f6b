"""Learning by playing: iteration by iteration, bots play themselves, and their weights are fitted to all they have seen."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from rules import Rng, meta, rules_of
from rules.bots.experience import some_options
from rules.bots.learned import learned
from rules.bots.matches import Contender, Pairing
from rules.bots.valuation import Weights

from .fit import Array, Fit, Lesson, packed, pairs_of, unpacked
from .tally import tallies
from .tasks import Task, compare, learn_from
from .workers import Spread

ITERATION = 100
"""The games of an iteration."""
KEEP = 36
"""How many iterations are remembered: few forget, and what is learned from few collapses."""
MEAN = 5
"""How many sets of weights make up the mean that bots get: it plays better than the last set."""
GATE = 6
"""After how many iterations the mean has to prove itself against the weights accepted last."""
GATE_GAMES = 60
EXPLORE_FIRST, EXPLORE = 0.9, 0.04
"""How often a bot does just anything, to see something new: in the first iteration if it knows nothing, and later."""
DAMPING = 0.6
"""How far weights move towards those that would fit."""
RIDGE, RIDGE_OF_RACE = 300.0, 50.0
SMOOTH, SMOOTH_OF_RACE = 600.0, 100.0
DECAY, TRUST = 0.97, 0.6
PRODUCTS, MORE_PRODUCTS = 100, 25
"""How many products of features are learned in the end, and how many more after each examination."""


class Settings(msgspec.Struct, frozen=True):
    """What is to be learned."""

    game: str
    players: int
    games: int
    seed: int = 1
    towards: tuple[str, ...] = ()
    """What bots favour, see ``rules.bots.leaning``. What they learn then is never examined: it is not the game that others play."""
    begin_with: Weights | None = None
    """What the course begins with, if not what bots know about the game."""


class Progress(msgspec.Struct):
    """How far learning has come; what is stored after every iteration."""

    seed: int
    iteration: int = 0
    games: int = 0
    current: Weights = Weights()
    recent: list[Weights] = []
    accepted: Weights = Weights()
    start: Weights = Weights()
    """What the course began with: what bots knew about the game when it was begun."""
    first: Weights = Weights()
    """What every examination is measured against as well: the weights of the start or, if it knew nothing, those accepted first."""
    towards: tuple[str, ...] = ()
    curve: list[tuple[int, float]] = []
    """How well the bots played against themselves after how many games: the mean result."""
    strength: list[tuple[int, float]] = []
    """Which share of its games the candidate won against the ``first`` weights, after how many games."""


class Examination(msgspec.Struct, frozen=True):
    """How new weights did against those accepted last: their share of the games won, their mean score, whether they were accepted."""

    share: float
    score: float
    accepted: bool
    since_first: float
    """The share of the games they won against the first weights of the course."""


class Report(msgspec.Struct, frozen=True):
    """What an iteration came to."""

    games: int
    """How many games have been played in all."""
    mean: float
    """The mean result of the bots, who played themselves."""
    seconds: float
    examination: Examination | None = None


class AnotherCourseError(Exception):
    """A folder in which another course is under way: with another seed, towards something else, or begun with other weights."""


class School:
    """A course of learning that goes on where it was left, whatever happened to the program."""

    def __init__(self, folder: Path, settings: Settings, spread: Spread) -> None:
        """Learn in ``folder``; ``spread`` plays the games.

        Raises ``ValueError`` for a game without features, ``AnotherCourseError`` if another course is under way there, ``OSError`` if
        the folder cannot be used.
        """
        self._folder, self._settings, self._spread = folder, settings, spread
        features = rules_of(settings.game).features
        if features is None:
            raise ValueError(f"{settings.game} has no features")
        found = features()
        self._names = [feature.name for feature in found.names]
        self._race = found.race
        self._folder.mkdir(parents=True, exist_ok=True)
        self.progress = self._stored() or self._begun()
        pairs = pairs_of(self.progress.current, self._names)
        anchor = unpacked(self.progress.start, self._names, pairs)
        ridge, smooth = (RIDGE_OF_RACE, SMOOTH_OF_RACE) if found.race else (RIDGE, SMOOTH)
        self._fit = Fit(anchor, found.race, ridge, smooth, DECAY, TRUST, pairs)
        self._remember()

    def learn(self) -> Iterator[Report]:
        """Learn until the number of games wanted has been played; yield a report after each iteration, when everything is stored."""
        while self.progress.games < self._settings.games:
            yield self._iterate()

    def _iterate(self) -> Report:
        progress, settings = self.progress, self._settings
        begun = time.monotonic()
        first = settings.seed * 10_000_000 + progress.games
        knows = bool(progress.current.by_feature)
        explore = EXPLORE if knows else EXPLORE_FIRST
        tasks = [Task(settings.game, settings.players, first + n, progress.current, explore, settings.towards) for n in range(ITERATION)]
        games = list(self._spread(learn_from, tasks))
        lesson = Lesson.of(games)
        self._store(lesson)
        self._fit.learn(lesson, KEEP)
        before = self._unpacked(progress.current)
        anew = progress.iteration < 2 and not progress.start.by_feature
        believed = self._unpacked(progress.accepted) if progress.accepted.by_feature else None
        wanted = self._fit.weights(before, 1.0 if anew else None, believed)
        step = 1.0 if anew else DAMPING
        progress.iteration += 1
        progress.games += len(games)
        progress.current = self._packed(before + step * (wanted - before))
        progress.recent = [*progress.recent, progress.current][-MEAN:]
        mean = float(np.mean([result for game in games for result in game.results]))
        progress.curve.append((progress.games, round(mean, 3)))
        due = progress.iteration % GATE == 0 or progress.games >= settings.games
        examination = self._examine() if due else None
        if due and not anew:
            self._widen()
        self._keep()
        return Report(progress.games, mean, time.monotonic() - begun, examination)

    def _examine(self) -> Examination | None:
        """Let the mean of the recent weights play those accepted last; accept it if it does not lose."""
        progress = self.progress
        candidate = self._packed(np.mean([self._unpacked(one) for one in progress.recent], axis=0))
        if not progress.accepted.by_feature or self._settings.towards:
            progress.accepted = progress.first = candidate
            return None
        share, score = self._contest(Contender("normal", candidate), Contender("normal", progress.accepted))
        since_first, _ = self._contest(Contender("normal", candidate), Contender("normal", progress.first))
        progress.strength.append((progress.games, round(since_first, 3)))
        if share >= 0.5:
            progress.accepted = candidate
        return Examination(share, score, share >= 0.5, since_first)

    def _contest(self, *sides: Contender) -> tuple[float, float]:
        """Return the share of its games the first of two contenders wins, and its mean score; alone, of equal deals the larger lead."""
        settings = self._settings
        seed = 900_000_000 + self.progress.games * 100
        games = []
        for n in range(GATE_GAMES):
            options = some_options(meta(settings.game), settings.players, Rng(seed + n // 2))
            seats = tuple(sides[(seat + n) % 2] for seat in range(settings.players))
            games.append(Pairing(settings.game, seats, options, seed + n // 2, 0))
        outcomes = list(self._spread(compare, games))
        ours, _ = tallies(sides, games, outcomes)
        won = ours.won
        if settings.players == 1:
            leads = [outcome.lead for outcome in outcomes]
            won = sum((mine > other) + (mine == other) / 2 for mine, other in zip(leads[::2], leads[1::2], strict=True))
        return won / ours.games, float(np.mean(ours.scores))

    def _widen(self) -> None:
        """Learn more products from now on."""
        known = len(self._fit.pairs)
        if known < PRODUCTS:
            current = self._unpacked(self.progress.current)
            self.progress.current = self._packed(self._fit.widen(current, min(MORE_PRODUCTS, PRODUCTS - known)))

    def _packed(self, weights: Array) -> Weights:
        return packed(weights, self._names, self.progress.start.games + self.progress.games, self._fit.pairs)

    def _unpacked(self, weights: Weights) -> Array:
        return unpacked(weights, self._names, self._fit.pairs)

    # what is stored
    def _store(self, lesson: Lesson) -> None:
        part = self._folder / "part-lesson.npz"
        names = np.array(self._names)
        np.savez(part, names=names, seen=lesson.seen, left=lesson.left, points=lesson.points, results=lesson.results, last=lesson.last)
        part.replace(self._lesson(self.progress.iteration))

    def _lesson(self, iteration: int) -> Path:
        return self._folder / f"lesson-{iteration:04}.npz"

    def _keep(self) -> None:
        for name, content in (("weights.json", self.progress.accepted), ("progress.json", self.progress)):
            part = self._folder / f"part-{name}"
            part.write_bytes(msgspec.json.encode(content))
            part.replace(self._folder / name)
        self._lesson(self.progress.iteration - KEEP - 1).unlink(missing_ok=True)

    def _begun(self) -> Progress:
        """Return the progress of a course that begins with what bots know already, if that has anything to do with today's features."""
        settings = self._settings
        known = learned(settings.game, settings.players) if settings.begin_with is None else settings.begin_with
        if not known.by_feature.keys() & set(self._names):
            return Progress(settings.seed, towards=settings.towards)
        return Progress(settings.seed, current=known, accepted=known, start=known, first=known, towards=settings.towards)

    def _stored(self) -> Progress | None:
        stored = self._folder / "progress.json"
        if not stored.exists():
            return None
        progress = msgspec.json.decode(stored.read_bytes(), type=Progress)
        settings = self._settings
        begun = settings.begin_with is None or settings.begin_with == progress.start
        if (progress.seed, progress.towards) != (settings.seed, settings.towards) or not begun:
            raise AnotherCourseError
        return progress

    def _remember(self) -> None:
        """Learn again from the lessons stored."""
        iteration = self.progress.iteration
        for before in range(max(0, iteration - KEEP), iteration):
            with np.load(self._lesson(before)) as found:
                arrays: dict[str, Any] = {name: found[name] for name in found.files}
            if arrays.pop("names").tolist() == self._names:  # what was learned about other features cannot be learned from any more
                self._fit.learn(Lesson(**arrays), KEEP)
