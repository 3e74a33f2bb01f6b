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

NAMES = ("Anna", "Benjamin", "Cleo", "Dorothea", "Emil")
COLOURS = ("red", "blue", "yellow", "green", "plum")
SIZES = ((1280, 712), (1280, 800), (1366, 768), (1920, 992), (2560, 1080), (1080, 1920), (1024, 1000))
"""Client areas in real pixels."""
GAMES = rules.IDS
BUSY = ("place", "take", "bonus", "draw", "keep", "play", "buy", "sell", "ship", "copy", "settle")
"""Kinds of actions that build, in any game."""
BUSY_AT = {
    "guildhall": ("play", "buy", "use", "recall", "take", "poach", "takeover", "place", "discard", "draw", "confirm"),
    "praga": ("upgrade", "wall", "building", "kings_road", "site", "lay_wall", "lay_building", "take", "road_effect", "technology"),
    "villagers": ("lay", "replace", "play", "rob", "unlock", "draft", "give", "coin", "resolve", "basic"),
}
"""The same for games that would otherwise never end, or build little."""


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
    for n in range(10_000):
        if n % every == 0 or record.game.over:
            yield record
        if record.game.over:
            return
        legal = record.game.legal
        record.play(rng.choice([action for action in legal if action.kind in BUSY_AT.get(game, BUSY)] or legal))


def first_of_each_question(
    game: str, players: int, seed: int, options: Mapping[str, int | str | bool], each: int = 3, every: int = 60
) -> Iterator[rules.Record]:
    """Play a whole random game that favours building; yield it at the first positions of each question and at regular intervals."""
    record, rng, seen = rules.new(game, NAMES[:players], seed, options), random.Random(seed), Counter[str]()
    n = 0
    while (decision := record.game.decision) is not None:
        seen[decision.question.key] += 1
        if n % every == 0 or seen[decision.question.key] <= each:
            yield record
        busy = [action for action in decision.legal if action.kind in BUSY_AT.get(game, BUSY)]
        record.play(rng.choice(busy or decision.legal))
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


def settings(game: str) -> list[tuple[int, dict[str, int | str | bool]]]:
    """Return numbers of players and options that show everything a table can show."""
    if game == "burgundy":
        tiles: dict[str, int | str | bool] = {"extra_tiles": True, "white_castles": True, "inns": True}
        modules = tiles | {"trade_routes": True, "shields": True}
        return [
            (1, {"duchies": "solo_expert"}),
            (2, modules | {"duchies": "border_posts"}),
            (3, {"extra_tiles": True, "duchies": "drawn"}),
            (4, tiles | {"teams": True, "duchies": "double_expert"}),
            (4, modules | {"duchies": "drawn"}),
        ]
    options: dict[str, dict[str, int | str | bool]] = {
        "villagers": {"saints": True, "scoundrels": True, "profiteers": True, "developments": True},
    }
    return [(players, options.get(game, {})) for players in rules.meta(game).players]


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
