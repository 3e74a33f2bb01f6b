"""A past position of a game as a picture: the table as one seat saw it, or with everything open. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

import rules
from app.commands import Command
from app.session.replay import Replay
from app.table.game_ui import GameUi
from app.table.geometry.faces import ButtonFace, GroundFace, LinesFace, MarkerFace
from app.table.geometry.layout import Layout
from app.table.geometry.placement import Placement, Rect
from app.table.log import history
from app.table.parts.bars import Bars
from app.table.parts.button_state import is_command, with_state
from app.table.parts.frame import background
from app.table.parts.infoline import MAIN_BUTTON, Measure, wrap
from app.table.parts.position_of import position_of
from app.table.parts.view_options import ViewOptions
from app.table.position import Position
from app.texts import Texts
from rules import Event, ItemId

KEPT = (Command.MENU.item, Command.LANGUAGE.item, Command.MUTE.item)
"""The commands of the top bar that a review keeps."""
MARGIN = 10.0
"""What is free to the right of the buttons of the top bar."""
NOBODY = -1
"""A viewer who knows only what everybody knows."""
LOG_LINES = 40
ANY = (1280.0, 712.0)
"""The size of a table of which only the words are wanted."""
LINE = 1.22
"""The height of a line of what happened per pixel of its text size."""


def position(
    replay: Replay, at: int, screen: GameUi, viewer: int | None, options: ViewOptions, seat: int | None = None, secret: bool = False
) -> Position:
    """Return position number ``at`` as ``viewer`` knew it (``NOBODY``: as everybody did), from their ``seat`` or, with everything open
    (None), from that of the player who decided. ``secret``: without the points.
    """
    record, state = replay.record, replay.game(at).state
    found = position_of(
        record,
        state if viewer is None else rules.view(record.rules, state, None if viewer == NOBODY else viewer),
        who(replay, at) if seat is None else seat,
        screen,
        options,
        None if secret else replay.scores[at],
        log=_log(replay, at, screen, viewer, options.texts),
    )
    return replace(found, reviewed=True)


def who(replay: Replay, at: int) -> int:
    """Return the player whose decision led to a position; at the beginning, the one who decides first."""
    if at > 0:
        return replay.entries[at - 1].player
    decider = replay.game(at).decider
    return 0 if decider is None else decider


def decider(replay: Replay, at: int) -> int:
    """Return the player who decides at a position; at the end, the one who decided last."""
    found = replay.game(at).decider
    return who(replay, at) if found is None else found


def next_person(replay: Replay, at: int) -> int:
    """Return the person who decides at a position; for a computer, the next person after it, if there is one."""
    seats, first = replay.record.header.seats, decider(replay, at)
    order = [(first + n) % len(seats) for n in range(len(seats))]
    return next((seat for seat in order if seats[seat] == "person"), first)


def seen(replay: Replay, at: int, viewer: int | None) -> tuple[Event, ...]:
    """Return the events that led to a position, as far as ``viewer`` may know them.

    None: all of them but what the others were told in place of what the player saw.
    """
    events = replay.events(at)
    if viewer is None:
        return tuple(event for event in events if event.seen_by is None or event.player is None or event.player in event.seen_by)
    return tuple(rules.told(events, viewer))


def told(replay: Replay, at: int, screen: GameUi, viewer: int | None, texts: Texts) -> list[str]:
    """Return what led to a position in words: one line of the log for each event that has one."""
    names = replay.record.header.names
    lines = [words for _, words in history.in_words(seen(replay, at, viewer), partial(screen.event_words, names, texts))]
    if lines:
        return lines
    if at == 0:
        return [texts("review.begin")]
    name, choice = names[who(replay, at)], _choice(replay, at, screen, viewer, texts)
    return [texts("review.choice", name=name, what=choice) if choice else texts("review.nothing", name=name)]


def _choice(replay: Replay, at: int, screen: GameUi, viewer: int | None, texts: Texts) -> str:
    """Return in words the decision that led to a position; empty if ``viewer`` may not know it: nothing open came of it."""
    entry, record = replay.entries[at - 1], replay.record
    if MAIN_BUTTON not in entry.action.picks and not _open(replay, at, viewer):
        return ""
    game = replay.game(at - 1)
    sight = rules.view(record.rules, game.state, entry.player)
    before = position_of(record, sight, entry.player, screen, ViewOptions(texts, *ANY), None, decision=game.decision)
    return screen.words_of_action(before, entry.action)


def _open(replay: Replay, at: int, viewer: int | None) -> bool:
    """Return whether ``viewer`` knew all that the player knew whose decision led to a position; else it may be about a secret."""
    player, game = replay.entries[at - 1].player, replay.game(at - 1)
    if viewer in (None, player):
        return True
    known = rules.view(replay.record.rules, game.state, None if viewer == NOBODY else viewer)
    return bool(known == rules.view(replay.record.rules, game.state, player))


def touched(replay: Replay, at: int, viewer: int | None) -> frozenset[ItemId]:
    """Return the things that the decision before a position was about, as far as ``viewer`` may know them."""
    if at == 0:
        return frozenset()
    entry = replay.entries[at - 1]
    named = {item for event in seen(replay, at, viewer) if event.player == entry.player for item in event.items}
    return frozenset(named.union(entry.action.picks) if _open(replay, at, viewer) else named)


def layout(at: Position, screen: GameUi, title: str, lines: Sequence[str], player: int | None, measure: Measure) -> Layout:
    """Lay out the table of a position, with what happened (to ``player``) in the line below it."""
    placed = [one for one in background(at, screen, title, measure) if not is_command(one.item) or one.item in KEPT]
    by = at.width - MARGIN - max(one.rect.right for one in placed if one.item in KEPT)
    placed = [_kept(one, by, at.texts) if one.item in KEPT else one for one in placed]
    placed += _line(at, lines, player, measure)
    return Layout.of(at.width, at.height, [with_state(one, {}) for one in placed])


def _kept(button: Placement, by: float, texts: Texts) -> Placement:
    """Return a button of the top bar as a review has it: the way out in place of the menu, the others moved to the end of the bar."""
    if button.item == Command.MENU.item:
        return replace(button, face=ButtonFace("", "arrow-left", "bare"), words=texts("app.back"))
    return replace(button, rect=button.rect.moved(by, 0))


def _line(at: Position, lines: Sequence[str], player: int | None, measure: Measure) -> list[Placement]:
    bars = Bars(at.text_size)
    y = at.height - bars.info
    placed = [Placement("frame:info", "info_bar", Rect(0, y, at.width, bars.info), GroundFace("info_bar"), static=True, z=-100)]
    left = 16.0
    if player is not None:
        face, side = MarkerFace(at.colours[player], at.names[player][:1], at.seats[player]), bars.around(23.0)
        placed.append(Placement("frame:marker", "marker", Rect(12.5, y + (bars.info - side) / 2 + 1, side, side), face, static=True))
        left += side + 7
    words, room = " · ".join(lines), at.width - left - 20
    for px in range(bars.size(16), 11, -1):
        broken = wrap(words, room, lambda line, px=px: measure(line, "lead", px))  # type: ignore[misc]
        if len(broken) <= max(1, int(bars.info / (px * LINE))):
            break
    rect = Rect(left, y + 1, room, bars.info - 1)
    placed.append(Placement("frame:question", "lines", rect, LinesFace(broken, "lead", "ink", px), static=True, words=words))
    return placed


def _log(replay: Replay, at: int, screen: GameUi, viewer: int | None, texts: Texts) -> tuple[tuple[int | None, str], ...]:
    events = (event for before in range(at, -1, -1) for event in reversed(seen(replay, before, viewer)))
    return history.latest(events, partial(screen.event_words, replay.record.header.names, texts), LOG_LINES)
