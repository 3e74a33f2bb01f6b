"""Measure the rules alone: decisions, copies, snapshots and saves."""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path
from time import process_time

import rules
from app.cli import arena
from app.cli.yardstick import rate
from app.storage.journal import Journal
from rules import Message, Meta, Rng
from rules.bots.arena import advance, setup
from tests.bench.figures import Row, kept, median_ms, p95, timed
from tests.contract.play import Setting, every_setting, fullest

FLOOR, AIM = 0.05, 0.12
"""Decisions per second as a share of the yardstick's steps: that of catanatron, and that of OpenSpiel's C++ backgammon."""
LATE = 260
"""The decisions after which it is late in a game; in a shorter one it is after three quarters of them."""
MOST_COPY = 0.5
"""The share of a decision that a copy may cost: of one of ours, and of one that takes as long as the aim allows."""


def rows(games: int = 24) -> list[Row]:
    """Return all figures of the rules."""
    speeds = [row for of in rules.catalogue() for setting in _settings(of) for row in _speed(setting, games)]
    return [*speeds, *(row for of in rules.catalogue() for row in (_legal(of.id), *_storing(of.id)))]


def _settings(of: Meta) -> list[Setting]:
    """Return the usual setting for every number of players, followed by the one with the most switches on, if that is another."""
    full = [setting for setting in fullest(every_setting(of)) if any(value is True for _, value in setting.options)]
    return sorted([*(Setting(of.id, players, ()) for players in of.players), *full], key=lambda setting: setting.players)


def _speed(setting: Setting, games: int) -> list[Row]:
    """Time the yardstick and the games in turn, so that a machine that gets slower slows both."""
    ratios, speeds, copies, at_aim = [], [], [], []
    for part in range(3):
        before = rate(0.25)
        played = arena.run(setting.game, max(1, games // 12), setting.players, dict(setting.options), 1000 + 100 * part)
        after = rate(0.25)
        decisions = sum(one.decisions for one in played)
        second = sum(one.seconds for one in played)
        speeds.append(decisions / second)
        ratios.append(decisions / second / ((before + after) / 2))
        copying = sum(one.copy_seconds for one in played)
        copies.append(copying / second)
        at_aim.append(copying / decisions * AIM * (before + after) / 2)
    ratio, own, copy = statistics.median(ratios), statistics.median(copies), statistics.median(at_aim)
    who = f"{setting.game}, {'alone' if setting.players == 1 else f'{setting.players} players'}{', all options' if setting.options else ''}"
    share = f"{own:.2f} of our own decision, {copy:.2f} of one at the aim"
    return [
        Row(
            f"decisions/s, {who}",
            f"{ratio:.3f} ({statistics.median(speeds):,.0f}/s)",
            f"≥ {FLOOR} of the yardstick, aim {AIM}",
            kept(ratio, AIM, FLOOR),
        ),
        Row(f"copy, {who}", share, f"≤ {MOST_COPY} of either", max(own, copy) <= MOST_COPY),
    ]


def _legal(game: str) -> Row:
    """Time one decision with everything that follows, up to the next list of legal actions."""
    times = []
    for seed in range(4):
        record, rng = setup(game, 4, seed, {}), Rng(seed)
        while not record.game.over:
            choice = rng.below(len(record.game.legal))
            start = process_time()
            record.play(record.game.legal[choice])
            times.append(process_time() - start)
    return Row(f"a decision until the next legal list, p95, {game}", f"{1000 * p95(times):.2f} ms", "≤ 20 ms", p95(times) <= 0.02)


def _storing(game: str) -> list[Row]:
    """Time saving after a step, a whole save, loading and undo, late in a four-player game."""
    record = setup(game, 4, 5, {})
    advance(record, min(LATE, record.game.copy().playout(Rng(5)) * 3 // 4), Rng(5))
    with tempfile.TemporaryDirectory() as folder:
        journal = Journal.create(Path(folder), record, _fail)
        steps = []
        for _ in range(40):
            if record.game.over:
                break
            action = record.game.legal[0]
            record.play(action)
            steps += timed(lambda action=action: journal.do(action), 1)  # type: ignore[misc]
        journal.close()
        data = journal.path.read_bytes() if journal.path.exists() else rules.encode(record)
    saved = rules.encode(record)
    encode = median_ms(timed(lambda: rules.encode(record), 20))
    load = median_ms(timed(lambda: rules.load(saved), 7))
    recover = median_ms(timed(lambda: rules.recover(data), 7))
    return [
        Row(
            f"store a step, p95 (forced to the disk in the background), {game}",
            f"{1000 * p95(steps):.2f} ms",
            "≤ 10 ms",
            p95(steps) <= 0.01,
        ),
        Row(f"a whole save, late in a game, {game}", f"{encode:.2f} ms, {len(saved) / 1000:.0f} kB", "≤ 10 ms", encode <= 10),
        Row(f"load it, with all checks and its history, {game}", f"{load:.0f} ms", "≤ 300 ms", load <= 300),
        Row(f"recover its journal, {game}", f"{recover:.0f} ms", "≤ 300 ms", recover <= 300),
    ]


def _fail(message: Message) -> None:
    raise AssertionError(message)
