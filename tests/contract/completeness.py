"""Find what a game still lacks to be a game of this program, in sentences for the person building it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import rules
from app import games
from app.art import gains
from app.storage.settings import DEFAULT_NAMES
from app.table.game_ui import GameUi
from app.table.geometry.layout import MIN_HEIGHT, MIN_WIDTH
from app.table.geometry.placement import Placement, Rect
from app.table.parts.infoline import Ui
from app.table.parts.position_of import position_of
from app.table.parts.view_options import ViewOptions
from app.table.position import Position
from app.table.scene.kinds import SHARED
from app.table.scene.reactions import Owner
from app.teaching import lesson, rulebook
from app.texts import LANGUAGES, Texts
from app.windows import game_words
from rules import COLOURS, Meta, Option, Record
from tests.app.positions import laid

ROOT = Path(__file__).parents[2]
META = ("name", "short", "title", "first_line", "second_line", "mood", "about", "minutes", "secret")
"""What the pages say of every game."""
BAR = Rect(300.0, 0.0, 500.0, 40.0)
"""The middle of the top bar."""
LONGEST = 600
"""Decisions after which a random game is given up."""
EVERY = 31
"""Number of decisions between two positions that are laid out."""
OFTEN = 13
"""The same where even a short game has to show something."""


class Listening(Texts):
    """Words that note every key they do not have."""

    def __init__(self, language: str, missing: set[str]) -> None:
        super().__init__(language)
        self._missing = missing

    def __call__(self, key: str, /, **values: int | str) -> str:
        try:
            return super().__call__(key, **values)
        except KeyError as error:
            self._missing.add(str(error.args[0]).removesuffix(".other").removesuffix(".one"))
            return key


def missing(game: str, root: Path = ROOT) -> list[str]:
    """Return everything that a game of the registry lacks; ``root`` holds the files that are not loaded."""
    return [line for part in (_files, _parts, _teaching, _words, _pieces, _gains) for line in part(game, root)]


def _files(game: str, root: Path) -> Iterator[str]:
    """Check the files that other tests and the built program look for."""
    of = rules.meta(game)
    if not (root / "rules" / "games" / game / "RULES.md").exists():
        yield f"rules by clause: rules/games/{game}/RULES.md"
    for schema in range(1, of.schema + 1):
        if not (root / "tests" / "saves" / game / f"schema_{schema}.json").exists():
            yield f"a save that must always load: tests/saves/{game}/schema_{schema}.json (python -m tests.saves.test_saves {game})"
    if not list((root / "tests" / "playthroughs" / game).glob("*.json")):
        yield f"recorded games: tests/playthroughs/{game}/*.json (see tests/playthroughs/regenerate.py)"
    if not list((root / "tests" / "games" / game).glob("test_*.py")):
        yield f"tests by clause: tests/games/{game}/test_*.py"
    if not (root / "tests" / "app" / "games" / game / "whole_games.py").exists():
        yield f"whole games through the window: tests/app/games/{game}/whole_games.py with WHOLE_GAMES"


def _parts(game: str, root: Path) -> Iterator[str]:
    """Check the modules that are loaded on their own, and what all games share."""
    found: tuple[tuple[str, Callable[[str], object]], ...] = (
        (f"the table: app/games/{game}/ui.py with UI", games.find),
        (f"painters of its pieces: app/games/{game}/painters with PAINTERS", games.painters_of),
        (f"the picture on the pages: app/games/{game}/cover.py with cover(painter, rect)", games.cover_of),
    )
    for what, load in found:
        try:
            load(game)
        except (ModuleNotFoundError, AttributeError):
            yield what
    of = rules.meta(game)
    if of.max_players > min(len(DEFAULT_NAMES), len(COLOURS)):
        yield f"a name and a colour for each of {of.max_players} seats"


def _teaching(game: str, root: Path) -> Iterator[str]:
    ui = _ui(game)
    if ui is None:
        return
    if not ui.rulebook:
        yield f"rules to read: RULEBOOK in app/games/{game}/teaching/rulebook.py"
    if not ui.lesson:
        yield f"a lesson: LESSON in app/games/{game}/teaching/lesson.py"
    if rules.meta(game).solo and not ui.solo_lesson:
        yield f"a lesson for playing alone: solo_lesson in app/games/{game}/ui.py"
    for taught in filter(None, (ui.lesson, ui.solo_lesson)):
        if [task.id for task in taught[0].tasks if task.reads] != ["goal", "round", "where"]:
            yield "a first chapter to read in each lesson: the goal, the shape of a round, where to look (goal, round, where)"
        for chapter in taught:
            chapter.begin((DEFAULT_NAMES[0], DEFAULT_NAMES[1]))


def _words(game: str, root: Path) -> Iterator[str]:
    """Return the keys of the texts, by language."""
    for language in LANGUAGES:
        keys: set[str] = set()
        say = Listening(language, keys)
        for speak in (_say_pages, _say_teaching, _say_games):
            speak(game, say)
        yield from (f"words ({language}): {key}" for key in sorted(keys))


def _say_pages(game: str, say: Texts) -> None:
    of = rules.meta(game)
    for part in (*META, *(("solo",) if of.solo else ())):
        say(f"{game}.meta.{part}")
    for option in of.options:
        _say_option(of, option, say)
    ui = _ui(game)
    for key in ui.keys if ui is not None else ():
        say(f"{game}.key.{key.id}")
        say(f"{game}.initial.{key.id}")


def _say_option(of: Meta, option: Option, say: Texts) -> None:
    key = f"{of.id}.option.{option.id}"
    say(key)
    for limit in option.limits:
        if limit.why:
            say(f"{key}.why.{limit.why}")
    if len(option.values) == 2:
        say(f"{key}.on")
        say(f"{key}.off")
        return
    say(f"{key}.about")
    for value in option.values:
        if not say.has(f"{key}.{value}"):
            say(f"{key}.value", n=int(value))


def _say_teaching(game: str, say: Texts) -> None:
    ui = _ui(game)
    if ui is None:
        return
    for part in ui.rulebook:
        rulebook.chapter_title(game, part.id, say)
        for paragraph in part.paragraphs:
            rulebook.title(game, paragraph.id, say)
            rulebook.words(game, paragraph.id, say)
    for chapter in (*ui.lesson, *ui.solo_lesson):
        for words in chapter.parts:
            lesson.words(game, chapter, words, say)


def _say_games(game: str, say: Texts) -> None:
    """Ask for words for everything that random games ask, report and show."""
    ui = _ui(game)
    told = 0
    for record in _games(game):
        state = record.game.state
        try:
            game_words.progress(say, game, state)
        except KeyError as error:
            say(str(error.args[0]))
        for row in record.rules.score(state):
            say(f"{game}.score.{row.key}")
        if ui is None:
            continue
        if record.game.decision is not None:
            _say_decision(ui, record, say)
        told = min(told, len(record.entries))
        events = [event for entry in record.entries[told:] for event in entry.events]
        told = len(record.entries)
        for event in (*record.opening, *events):
            ui.event_words(record.header.names, say, event)
            if event.kind == ui.section:
                say(f"{game}.section", **event.values)
            if event.reveals:
                say(f"{game}.stop.{event.kind}")


def _say_decision(ui: GameUi, record: Record, say: Texts) -> None:
    decision, game = record.game.decision, record.header.game
    assert decision is not None
    say(f"{game}.{decision.question.key}", **decision.question.values)
    say(f"{game}_rules.task.{decision.question.key.removeprefix('ask.')}", **decision.question.values)
    position = _position(record, say)
    for action in decision.legal:
        ui.action_words(position, action)
    ui.sections(position)
    ui.chips(position)
    lit = {pick for action in decision.legal for pick in action.picks}
    for placement in _layout(ui, position):
        item = placement.item
        ui.tip(position, item)
        ui.explain(position, item)
        if not placement.static and item not in lit and not item.startswith(("ui:", "seat:")):
            ui.refusal(position, item, ())


def _faces(placements: Iterable[Placement]) -> set[type]:
    """Return the types of the faces of placements, and of those they show in front of their neighbours."""
    placed = [*placements]
    return {type(one.face) for one in placed} | {type(one.front.face) for one in placed if one.front is not None}


def _pieces(game: str, root: Path) -> Iterator[str]:
    """Check for missing pictograms, faces without a painter and empty status lines."""
    ui = _ui(game)
    if ui is None:
        return
    of = rules.meta(game)
    wanted = [f"option.{option.id}" for option in of.options]
    wanted += [f"score.{row.key}" for row in rules.rules_of(game).score(next(_games(game)).game.state)]
    yield from (f"a pictogram for {key} in app/games/{game}/ui.py" for key in wanted if key not in ui.pictograms)
    try:
        known = {*SHARED, *games.painters_of(game)}
    except (ModuleNotFoundError, AttributeError):
        known = {*SHARED}
    say, faces, status = Listening(LANGUAGES[0], set()), set[type](), False
    for option in of.options:
        for value in option.values:
            picture = ui.option_picture(option.id, value, BAR)
            faces |= _faces(picture)
            if any(not BAR.contains(placement.rect) for placement in picture):
                yield f"a picture of {option.id} = {value} that stays in its place"
    for record in _games(game):
        position = _position(record, say)
        faces |= _faces(_layout(ui, position))
        status = status or bool(ui.status(position, BAR))
    yield from (f"a painter for {face} in app/games/{game}/painters" for face in sorted(face.__name__ for face in faces - known))
    if not status:
        yield f"how far the game is, in the top bar: status in app/games/{game}"


def _gains(game: str, root: Path) -> Iterator[str]:
    """Check that everything the table counts of a player's possessions changes by events that say so, and that all gains can be painted."""
    ui = _ui(game)
    if ui is None:
        return
    say, base = Listening(LANGUAGES[0], set()), dict[Owner, int]()
    wrong, named = set[str](), set[str]()
    for record in _games(game, OFTEN):
        if not record.entries:
            base.clear()
        if record.game.over:
            continue  # what counts only at the end comes without an event
        gained = Counter[Owner]()
        for event in (event for entry in record.entries for event in entry.events):
            gained.update({(event.player, what): n for what, n in event.gains.items()})
        named |= {what for _, what in gained}
        for placement in _layout(ui, _position(record, say)):
            purse = placement.purse
            if purse is not None and purse.n is not None:
                owner = purse.player, purse.what
                if base.setdefault(owner, purse.n - gained[owner]) != purse.n - gained[owner]:
                    wrong.add(purse.what)
    yield from (f"gains of {what!r} by events, so that they add up to what the table counts: rules/games/{game}" for what in sorted(wrong))
    missing = (what for what in sorted(named) if what not in gains.KNOWN and f"gain.{what}" not in ui.pictograms)
    yield from (f"a pictogram for gain.{what} in app/games/{game}/ui.py" for what in missing)


def _ui(game: str) -> GameUi | None:
    try:
        return games.find(game)
    except (ModuleNotFoundError, AttributeError):
        return None


def _games(game: str, every: int = EVERY) -> Iterator[Record]:
    """Yield positions of a random game for each number of players: the first, the last and some in between."""
    for players in rules.meta(game).players:
        record, rng = rules.new(game, DEFAULT_NAMES[:players], players), random.Random(players)
        for n in range(LONGEST):
            if n % every == 0 or record.game.over:
                yield record
            if record.game.over:
                break
            record.play(rng.choice(record.game.legal))


def _position(record: Record, say: Texts) -> Position:
    game, seat = record.game, record.game.decider or 0
    view, options = rules.view(game.rules, game.state, seat), ViewOptions(say, MIN_WIDTH, MIN_HEIGHT)
    return position_of(record, view, seat, games.find(record.header.game), options, game.rules.totals(game.state), game.decision)


def _layout(ui: GameUi, position: Position) -> list[Placement]:
    return [*laid(position, ui, Ui("", position.viewer, ""), _measure).placements.values()]


def _measure(words: str, role: str, px: int) -> float:
    return len(words) * 7.0
