"""Paint pictures of every screen for review: ``python -m tests.screens FOLDER [--quick]``. A single process paints them all."""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from unittest.mock import patch

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_SCALE_FACTOR"] = "1"

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox

import rules
from app.application import qt
from app.art.lettering import overflows
from app.program import Program
from app.screenshot import new_position
from app.session.match import Match
from app.storage import opinions, paths, results
from app.windows.history.reviews_page import ReviewsPage
from app.windows.main_window import MainWindow
from rules import Action, Record, Rng
from tests.app.opinions import finished, judged
from tests.colour_sight import MATRICES, Seen, as_seen
from tests.games.villagers.greedy import Greedy

GAME, BOARD_GAME, GUILD_GAME, VILLAGE_GAME, CITY_GAME = "burgundy_cards", "burgundy", "guildhall", "villagers", "praga"
SIZES = {"1280x800": (1280, 712), "1366x768": (1366, 680), "1920x1080": (1920, 992), "3840x2160": (3840, 2072)}
"""Screens, and the inside of a window on them."""
LANGUAGES = ("en", "de")
MOMENTS = {"start": 0, "middle": 45, "late": 85, "end": 100_000}
"""Approximate number of decisions per player before the picture; the last one is the end of the game."""

SEEN = (
    "start_page",
    f"{GAME}_4_players_late",
    f"{BOARD_GAME}_4_players_late",
    f"{GUILD_GAME}_4_players_late",
    f"{VILLAGE_GAME}_4_players_late",
    f"{CITY_GAME}_4_players_late",
)
"""Pictures that are also painted as people without one kind of colour receptors see them."""

MODES: dict[str, dict[str, int | str | bool]] = {
    "modules": {"duchies": "border_posts"} | dict.fromkeys(("extra_tiles", "white_castles", "inns", "trade_routes", "shields"), True),
    "team": {"teams": True, "duchies": "double", "white_castles": True, "inns": True},
    "team_expert": {"teams": True, "duchies": "double_expert"},
    "expert": {"duchies": "solo_expert"},
}
"""Options of the board game that change its table, by the name of their pictures."""

LIKED = ("sell", "ship", "take", "keep", "play", "draw", "bonus", "shield", "place", "direct")
"""Kinds of actions, the best last."""
LIKED_AT = {
    GUILD_GAME: dict.fromkeys(("recall", "take", "give", "place", "poach", "takeover"), 3)
    | {"discard": 1, "draw": 1, "play": 2, "confirm": 4, "use": 5, "buy": 6},
    CITY_GAME: dict.fromkeys(("upgrade", "wall", "building", "kings_road", "up", "road_effect"), 3)
    | {"take": 2, "wheel": 2, "mines": 1, "quarries": 1, "end_turn": -1, "refresh": -2},
}
"""How well kinds of actions are liked in games where a mere ranking would lead nowhere."""


def main() -> None:
    """Paint every screen into the folder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--quick", action="store_true", help="the smallest screen only")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    qt()
    names = ["1280x800"] if given.quick else list(SIZES)
    count = 0
    for language in LANGUAGES:
        for screen in names:
            for name, window in pictures(language, SIZES[screen]):
                QApplication.processEvents()
                QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # the pages before, which only an event loop deletes
                picture = window.grab()
                picture.save(str(given.folder / f"{name}_{language}_{screen}.png"))
                count += 1
                if name in SEEN and (language, screen) == (LANGUAGES[0], names[0]):
                    for sight in MATRICES:
                        as_seen(picture.toImage(), Seen(sight)).save(str(given.folder / f"{name}_{sight}.png"))
                        count += 1
    print(f"{count} pictures in {given.folder}")
    for line in sorted(set(overflows)):
        print("cut:", line)


def pictures(language: str, size: tuple[int, int]) -> Iterator[tuple[str, MainWindow]]:
    """Show every screen in turn in one window; yield its name and the window."""
    window = MainWindow(Program(language))
    window.table.animated = False
    window.resize(*size)
    window.show()
    yield "start_page", window
    window.first_time.open(GAME, False, lambda: None)
    yield "first_time", window
    window.first_time.put_away()
    window.daily.open()
    yield "daily", window
    window.daily.put_away()
    window.open_page("settings")
    yield "settings", window
    _press(window, f"keys:{GAME}")
    yield "settings_keys", window
    window.go_home()
    window.set_up(GAME)
    yield "new_game", window
    window.set_up(BOARD_GAME)
    duchies = window.new_game.findChild(QComboBox, "option:duchies")
    assert duchies is not None
    duchies.setCurrentIndex(2)
    duchies.activated.emit(2)
    yield "new_board_game", window
    for game, counts in (
        (GAME, (2, 3, 4, 1)),
        (BOARD_GAME, (2, 3, 4, 1)),
        (GUILD_GAME, (2, 3, 4)),
        (VILLAGE_GAME, (2, 3, 4, 5, 1)),
        (CITY_GAME, (2, 3, 4, 1)),
    ):
        for players in counts:
            who = "solo" if players == 1 else f"{players}_players"
            for moment, decisions in MOMENTS.items():
                _show(window, lively_position(players, 20 + players, decisions * players, game))
                yield f"{game}_{who}_{moment}", window
    yield from _sheets(window)
    yield from _board_game(window)
    yield from _guild_game(window)
    yield from _village_game(window)
    yield from _city_game(window)
    window.close()
    window.deleteLater()


def _sheets(window: MainWindow) -> Iterator[tuple[str, MainWindow]]:
    """Show everything that opens over the table."""
    table = window.table
    record = lively_position(3, 8, 150)
    while len(record.game.legal) < 5:
        record.play(record.game.legal[-1])
    _show(window, record)
    table.show_log()
    yield "log", window
    table.show_words()
    yield "words", window
    table.words.put_away()
    table.show_score()
    yield "score_now", window
    _press(window, "score:row:vp")
    yield "score_lit", window
    window.show_history()
    yield "review_running", window
    window.go_back()
    _show(window, lively_position(4, 8, 100_000))
    table.show_score()
    yield "score_end", window
    for tab in ("curve", "turns"):
        _press(window, f"score:{tab}")
        yield f"score_{tab}", window
    yield from _finished(window)
    _show(window, lively_position(2, 23, 41))
    window.show_keys()
    yield "keys", window
    window.keys.put_away()
    table.hints_offer.bar.tell(table.hints_offer.words)
    yield "outgrown", window
    table.hints_offer.clear()
    table.help.enlarge_item("discard")
    yield "unseen", window
    table.help.zoom.put_away()
    match = _show(window, new_position(GAME, 3, 8, 40, {"open_hands": False}))
    match.lower_curtain()
    yield "curtain", window
    solo = _show(window, new_position(GAME, 1, 8, 0, {}))
    table._lay_open(solo.record.opening)
    yield "egon", window
    table.reveal.put_away()


def _board_game(window: MainWindow) -> Iterator[tuple[str, MainWindow]]:
    """Show what only the board game has: duchies to draft, an enlarged tile, its table in words, its score, its modules and modes."""
    _show(window, rules.new(BOARD_GAME, ("Anna", "Ben", "Cleo"), 4, {"duchies": "drawn"}))
    yield f"{BOARD_GAME}_founding", window
    table = window.table
    record = lively_position(3, 8, 150, BOARD_GAME)
    _show(window, record)
    table.help.enlarge_item(f"tile:{next(tile for tile in record.game.state.black if tile)}")
    yield f"{BOARD_GAME}_zoom", window
    table.help.zoom.put_away()
    table.show_words()
    yield f"{BOARD_GAME}_words", window
    table.words.put_away()
    _show(window, lively_position(4, 8, 100_000, BOARD_GAME))
    table.show_score()
    yield f"{BOARD_GAME}_score_end", window
    for mode, counts in (("modules", (2, 3, 4)), ("team", (4,)), ("team_expert", (4,)), ("expert", (1,))):
        for players in counts:
            for moment, decisions in MOMENTS.items():
                _show(window, lively_position(players, 20 + players, decisions * players, BOARD_GAME, mode))
                yield f"{BOARD_GAME}_{mode}_{players}_{moment}", window
            table.show_score()
            yield f"{BOARD_GAME}_{mode}_{players}_score", window


def _guild_game(window: MainWindow) -> Iterator[tuple[str, MainWindow]]:
    """Show what only Guildhall has: choosing professions, opening hands, a card with its levels, discards, a search, a swap of chapters."""
    window.set_up(GUILD_GAME)
    yield f"{GUILD_GAME}_new", window
    _show(window, rules.new(GUILD_GAME, ("Anna", "Ben", "Cleo"), 4, {"profession_set": "custom_six"}))
    yield f"{GUILD_GAME}_professions", window
    _show(window, lively_position(3, 8, 0, GUILD_GAME))
    yield f"{GUILD_GAME}_first_hand", window
    table = window.table
    for name, wanted, picked in (
        ("levels", _acting, 1),
        ("discards", _acting, 3),
        ("search", _searching, 0),
        ("swap", _swapping, 0),
        ("order", _ordering, 0),
    ):
        match = _show(window, rules.load(_lively_until(wanted)))
        hand = match.record.game.state.seats[match.seat].hand.cards
        assert table.controller is not None
        if name == "discards":
            table.controller.press("button:refill")
        for card in hand[:picked]:
            table.controller.press(f"card:{card}")
        yield f"{GUILD_GAME}_{name}", window
    _show(window, lively_position(4, 8, 150, GUILD_GAME))
    table.help.enlarge_item(f"vp:{next(card for card in lively_position(4, 8, 150, GUILD_GAME).game.state.vp_row if card)}")
    yield f"{GUILD_GAME}_zoom", window
    table.help.zoom.put_away()
    table.show_words()
    yield f"{GUILD_GAME}_words", window
    table.words.put_away()
    table.show_log()
    yield f"{GUILD_GAME}_log", window
    table.log.put_away()
    _show(window, lively_position(4, 8, 100_000, GUILD_GAME))
    table.show_score()
    yield f"{GUILD_GAME}_score_end", window


def _village_game(window: MainWindow) -> Iterator[tuple[str, MainWindow]]:
    """Show what only Villagers has: its modules, places for a card, an enlarged card, the table in words, the score at the end."""
    window.set_up(VILLAGE_GAME)
    yield f"{VILLAGE_GAME}_new", window
    table = window.table
    record = rules.load(_modules_until(_laying))
    match = _show(window, record)
    yield f"{VILLAGE_GAME}_modules", window
    assert table.controller is not None
    laid = [action.picks[0] for action in match.record.game.legal if action.kind == "lay"]
    card = next(card for card in laid if laid.count(card) > 1)
    table.controller.press(card)
    yield f"{VILLAGE_GAME}_places", window
    table.help.enlarge_item(card)
    yield f"{VILLAGE_GAME}_zoom", window
    table.help.zoom.put_away()
    table.show_words()
    yield f"{VILLAGE_GAME}_words", window
    table.words.put_away()
    table.show_log()
    yield f"{VILLAGE_GAME}_log", window
    table.log.put_away()
    for players in (4, 1):
        _show(window, lively_position(players, 20 + players, 100_000, VILLAGE_GAME))
        table.show_score()
        yield f"{VILLAGE_GAME}_{players}_score_end", window


def _city_game(window: MainWindow) -> Iterator[tuple[str, MainWindow]]:
    """Show what only Praga has: each board in front, tiles in hand, Peter Parler."""
    window.set_up(CITY_GAME)
    yield f"{CITY_GAME}_new", window
    table = window.table
    for kind in ("wall", "lay_wall", "lay_building", "road_effect", "keep"):
        _show(window, rules.load(_lively_until(_offering(kind), CITY_GAME)))
        yield f"{CITY_GAME}_{kind}", window
    _show(window, lively_position(4, 8, 250, CITY_GAME))
    assert table.controller is not None
    for board in ("road", "projects"):
        table.controller.press(f"board:{board}")
        yield f"{CITY_GAME}_{board}", window
    parler, choose = new_position(CITY_GAME, 1, 8, 0, {"solo_mode": "parler"}), Rng(8)
    for _ in range(60):
        parler.play(_best(parler, choose, CITY_GAME))
    _show(window, parler)
    yield f"{CITY_GAME}_parler", window


@cache
def _offering(kind: str) -> Callable[[Record], bool]:
    """Return whether an action of this kind can be chosen."""
    return lambda record: any(action.kind == kind for action in record.game.legal)


def _laying(record: Record) -> bool:
    """Return whether the player can lay at least four cards of their hand, and chooses between places for one of them."""
    laid = [action.picks[0] for action in record.game.legal if action.kind == "lay"]
    return len(set(laid)) >= 4 and len(laid) > len(set(laid)) and record.game.state.round >= 4


@cache
def _modules_until(wanted: Callable[[Record], bool]) -> bytes:
    """Return a save of a game with all modules at the first position that is ``wanted``."""
    modules: dict[str, int | str | bool] = dict.fromkeys(("saints", "scoundrels", "profiteers", "developments"), True)
    record, choose = new_position(VILLAGE_GAME, 4, 8, 0, modules), Greedy(8)
    while not wanted(record):
        record.play(choose(record.game))
    return rules.encode(record)


def _acting(record: Record) -> bool:
    """Return whether the player chooses an action while holding a full hand with a playable card."""
    decision = record.game.decision
    hand: tuple[int, ...] = record.game.state.seats[decision.player].hand.cards if decision is not None else ()
    return len(hand) >= 6 and any(action.picks[0] == f"card:{hand[0]}" and action.kind == "play" for action in record.game.legal)


def _searching(record: Record) -> bool:
    """Return whether someone is looking through the discard pile."""
    return isinstance(record.game.state.discard.reader, int)


def _swapping(record: Record) -> bool:
    """Return whether whole chapters can be chosen."""
    return any(action.picks[0].startswith("chapter:") for action in record.game.legal)


def _ordering(record: Record) -> bool:
    """Return whether the player chooses the order in which cards are laid down."""
    return any(action.kind == "top" for action in record.game.legal)


@cache
def _lively_until(wanted: Callable[[Record], bool], game: str = GUILD_GAME) -> bytes:
    """Return a save of a lively four-player game at the first position that is ``wanted``."""
    for seed in range(20):
        record, choose = lively_position(4, seed, 60, game), Rng(seed)
        while not record.game.over:
            if wanted(record):
                return rules.encode(record)
            record.play(_best(record, choose, game))
    raise LookupError(wanted)


def _finished(window: MainWindow) -> Iterator[tuple[str, MainWindow]]:
    """Show the review of a finished game, the list of games and the statistics; nothing is written to the player's own folders."""
    with tempfile.TemporaryDirectory() as folder, patch.object(paths, "archive_folder", lambda *_: Path(folder)):
        for page in ("reviews", "statistics"):
            window.open_page(page)
            yield f"{page}_empty", window
        for players in (4, 3, 2, 1):
            results.keep(Path(folder), lively_position(players, 20 + players, 100_000), 1_700_000_000 + 90_000 * players)
        for page in ("statistics", "reviews"):
            window.open_page(page)
            yield page, window
        _press(window, "reviews:open:0")
        for _ in range(40):
            _press(window, "review:on_turn")
        yield "review_open", window
        _press(window, "review:seat:1")
        yield "review_seat", window
        _press(window, "review:practice")
        yield "review_play_on", window
        record = finished()
        opinions.keep(Path(folder), judged(record))
        page_of_reviews = window.pages.currentWidget()
        assert isinstance(page_of_reviews, ReviewsPage)
        page_of_reviews.show_record(record)
        _press(window, "review:opinion")
        yield "review_opinion", window
        _press(window, "review_opinion:go:0")
        yield "review_costly_turn", window


def _press(window: MainWindow, name: str) -> None:
    button = window.findChild(QAbstractButton, name)
    assert button is not None
    button.click()


@cache
def lively_saved(players: int, seed: int, decisions: int, game: str, mode: str = "") -> bytes:
    """Return the save of ``lively_position``, cached so that every language and size shows the same position."""
    options = MODES[mode] if mode else {"open_hands": True} if game == GAME and players > 1 else {}
    record = new_position(game, players, seed, 0, options)
    choose, greedy = Rng(seed), Greedy(seed)
    for _ in range(decisions):
        if record.game.over:
            break
        record.play(greedy(record.game) if game == VILLAGE_GAME else _best(record, choose, game))
    return rules.encode(record)


def _best(record: Record, choose: Rng, game: str) -> Action:
    """Return the action worth most points now; ties go to the best-liked kind, then to chance."""
    player = record.game.decider
    assert player is not None
    liked = LIKED_AT.get(game, {kind: n for n, kind in enumerate(LIKED)})
    best: list[tuple[tuple[int, int, int], Action]] = []
    for action in record.game.legal:
        ahead = record.game.copy()
        ahead.apply(action)
        best.append(((record.rules.total(ahead.state, player), liked.get(action.kind, -1), choose.below(1000)), action))
    return max(best)[1]


def lively_position(players: int, seed: int, decisions: int, game: str = GAME, mode: str = "") -> Record:
    """Return a game after ``decisions`` decisions by players who like points and building; random ones would leave the table empty."""
    return rules.load(lively_saved(players, seed, decisions, game, mode))


def _show(window: MainWindow, record: Record) -> Match:
    match = Match(record)
    match.lift_curtain()
    window.show_match(match)
    return match


if __name__ == "__main__":
    main()
