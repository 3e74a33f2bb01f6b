"""Positions of random games, for tests of layouts and pictures, without a window."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

import rules
from app.art.fonts import text_width
from app.games import find
from app.table.game_ui import GameUi
from app.table.geometry.layout import MIN_HEIGHT, MIN_WIDTH, Layout
from app.table.geometry.placement import Placement, Rect
from app.table.parts.infoline import Measure, Ui
from app.table.parts.position_of import position_of as of_record
from app.table.parts.table_builder import TableBuilder
from app.table.parts.view_options import ViewOptions
from app.table.position import Position
from app.texts import Texts
from tests.app.on_table import on_table

NAMES = ("Anna", "Benjamin", "Cleo", "Dorothea", "Emil")
COLOURS = ("red", "blue", "yellow", "green", "plum")
SIZES = ((1280, 712), (1280, 800), (1366, 768), (1920, 992), (2560, 1080), (1080, 1920), (1024, 1000))
"""Client areas in real pixels."""
GAMES = rules.IDS


def position_of(record: rules.Record, width: int, height: int, language: str, viewer: int | None = None) -> Position:
    """Return what the decider (or ``viewer``) sees of a game in a window of ``width`` x ``height``."""
    game = record.game
    seat = viewer if viewer is not None else game.decider if game.decider is not None else 0
    scale = min(width / MIN_WIDTH, height / MIN_HEIGHT)
    view, screen = rules.view(game.rules, game.state, seat), find(record.header.game)
    options = ViewOptions(Texts(language), width / scale, height / scale, scale)
    return of_record(record, view, seat, screen, options, game.rules.totals(game.state), game.decision if seat == game.decider else None)


def ui_of(position: Position) -> Ui:
    """Return the frame's words for a position."""
    asked = position.decision.question if position.decision is not None else None
    words = position.texts(f"{position.game}.{asked.key}", **asked.values) if asked is not None else ""
    return Ui(position.texts(f"{position.game}.meta.title"), position.viewer, words)


def random_game(
    players: int, seed: int, every: int = 1, game: str = "burgundy_cards", options: dict[str, int | str | bool] | None = None
) -> Iterator[rules.Record]:
    """Play a whole random game that favours building; yield it at every ``every``-th decision and at the end."""
    record = rules.new(game, NAMES[:players], seed, options)
    rng = random.Random(seed)
    busy = on_table(game).busy
    for n in range(10_000):
        if n % every == 0 or record.game.over:
            yield record
        if record.game.over:
            return
        legal = record.game.legal
        record.play(rng.choice([action for action in legal if action.kind in busy] or legal))


def first_of_each_question(
    game: str, players: int, seed: int, options: Mapping[str, int | str | bool], each: int = 3, every: int = 60
) -> Iterator[rules.Record]:
    """Play a whole random game that favours building; yield it at the first positions of each question and at regular intervals."""
    record, rng, seen = rules.new(game, NAMES[:players], seed, options), random.Random(seed), Counter[str]()
    busy, n = on_table(game).busy, 0
    while (decision := record.game.decision) is not None:
        seen[decision.question.key] += 1
        if n % every == 0 or seen[decision.question.key] <= each:
            yield record
        liked = [action for action in decision.legal if action.kind in busy]
        record.play(rng.choice(liked or decision.legal))
        n += 1


def nearly_over(record: rules.Record, left: int = 1) -> rules.Record:
    """Play a game on by its first legal action each time, until ``left`` decisions remain."""
    ahead, decisions = record.game.copy(), 0
    while not ahead.over:
        ahead.apply(ahead.legal[0])
        decisions += 1
    for _ in range(decisions - left):
        record.play(record.game.legal[0])
    return record


def laid(position: Position, screen: GameUi, ui: Ui, measure: Measure) -> Layout:
    """Lay out a whole table on which nothing can be picked."""
    return TableBuilder(screen, measure).without_choice(position, ui)


def layout_of(position: Position) -> Layout:
    """Lay out a whole table with the words of its question, on which nothing can be picked."""
    return laid(position, find(position.game), ui_of(position), text_width)


def outside(area: Rect, placements: Iterable[Placement]) -> list[str]:
    """Return what does not lie in an area."""
    around = area.inset(-0.1)
    return [placement.item for placement in placements if not around.contains(placement.rect)]


def overlapping(placements: Iterable[Placement]) -> list[tuple[str, str]]:
    """Return the pairs that overlap by more than their edges."""
    rects = [(placement.item, placement.rect.inset(0.5)) for placement in placements]
    return [(item, other) for i, (item, one) in enumerate(rects) for other, two in rects[i + 1 :] if one.overlaps(two)]
