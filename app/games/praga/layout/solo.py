"""The opponent of a lone player on the rail: Peter Parler with his card, his pile and his two tracks, or the simple one."""

from __future__ import annotations

from app.art.rival_signs import Whose
from app.games.base.panels import label, panel
from app.table.geometry.faces import MarkerFace, ParagraphFace
from app.table.geometry.placement import Placement, Rect
from rules.games.praga import items
from rules.games.praga.board.wheel import actions_of, front
from rules.games.praga.components import PARLER_CARD, PARLER_CARDS, TECHNOLOGY_TRACK, TRACKS
from rules.games.praga.state import Parler, State

from ..faces import PairFace, ParlerFace, PileFace, SymbolFace, TrackFace
from ..position import Position
from ..sign import SIGN as PARLER
from ..words.effects import D
from ..words.events import item_words

HEAD = 40.0
CARD = Rect(0, 0, 82, 114)
PILE = Rect(0, 0, 34, 47)
TRACK, SIGN = 24.0, 17.0
PARLER_HIGH = HEAD + CARD.h + TECHNOLOGY_TRACK * TRACK + 18
SIMPLE_HIGH = 92.0
PAIR = Rect(0, 0, 64, 42)


def opponent_height(state: State) -> float:
    """Return the height of the opponent's box."""
    return SIMPLE_HIGH if state.parler is None else PARLER_HIGH


def opponent_sign(position: Position, words: str) -> Whose:
    """Return the sign before words of the log that tell what the opponent of a lone player does."""
    return PARLER if len(position.names) == 1 and words.startswith(position.texts(f"{D}.meta.rival")) else ""


def opponent(position: Position, area: Rect) -> list[Placement]:
    """Lay out the opponent of a lone player."""
    state: State = position.view
    name = position.texts(f"{D}.meta.rival")
    placed = [
        panel("opponent", area),
        Placement("frame:opponent_sign", "marker", Rect(area.x + 10, area.y + 7, 26, 26), MarkerFace(PARLER, ""), static=True),
        label("frame:opponent_name", Rect(area.x + 42, area.y + 8, area.w - 52, 24), name, "h3", "burgundy"),
    ]
    return placed + (_simple(position, area) if state.parler is None else _parler(position, state.parler, area))


def _simple(position: Position, area: Rect) -> list[Placement]:
    """Lay out what the simple opponent takes next: the tile nearest to the end of the blue zone."""
    state: State = position.view
    rect = Rect(area.right - PAIR.w - 12, area.y + HEAD, PAIR.w, PAIR.h)
    place = Rect(area.x + 14, rect.y, rect.x - area.x - 20, rect.h)
    pair = PairFace(*actions_of(state, state.crane[front(state.crane)]))
    return [
        label("frame:opponent_next", place, position.texts(f"{D}.label.takes_next"), "body", "ink", px=14),
        Placement("frame:opponent_pair", "action_pair", rect, pair, static=True),
    ]


def _parler(position: Position, parler: Parler, area: Rect) -> list[Placement]:
    """Lay out the card played last with what it made him do, the pile, and the tracks of mines and quarries."""
    say = position.texts
    pile = Rect(area.right - PILE.w - 10, area.y + 8, PILE.w, PILE.h)
    card = Rect(area.x + 10, area.y + HEAD, CARD.w, CARD.h)
    beside = Rect(card.right + 10, card.y, area.right - card.right - 18, card.h)
    placed = [
        Placement(items.PARLER_DECK, "parler_back", pile, PileFace(len(PARLER_CARDS) - len(parler.played)), 5, 4, _left(position, parler))
    ]
    if parler.played:
        placed += _card(position, parler.played[-1], card, beside)
    else:
        waiting = ParagraphFace(say(f"{D}.label.parler_waits"), "body", "second", px=13)
        placed.append(Placement("frame:parler_waits", "paragraph", Rect(card.x, beside.y + 18, area.w - 24, 60), waiting, static=True))
    for number, space in enumerate(parler.tracks):
        track = TRACKS[number]
        sign = Rect(area.x + 10, card.bottom + 10 + number * TRACK, SIGN, SIGN)
        placed.append(Placement(f"frame:parler_sign_{track}", "symbol", sign, SymbolFace(track), static=True))
        rect = Rect(sign.right + 5, card.bottom + 8 + number * TRACK, area.right - sign.right - 12, TRACK - 3)
        said = say(f"{D}.words.track", track=say(f"{D}.track.{track}"), space=space)
        placed.append(Placement(items.PARLER_TRACK.id(track), "track", rect, TrackFace(track, space, "parler"), 5, 4, said))
    return placed


def _card(position: Position, card: int, rect: Rect, beside: Rect) -> list[Placement]:
    say = position.texts
    item = items.PARLER_CARD.id(card)
    name, printed = item_words(say, item), PARLER_CARD[card]
    gist = ParagraphFace(say(f"{D}.gist.{printed.id}"), "body", "ink", px=13)
    face = ParlerFace(card, say(f"{D}.label.parler_front", n=printed.front))
    return [
        Placement(item, "parler_card", rect, face, 10, words=name, source=items.PARLER_DECK),
        label("frame:parler_card", Rect(beside.x, beside.y, beside.w - PILE.w - 4, 20), name, "label", "burgundy", px=13),
        Placement("frame:parler_gist", "paragraph", Rect(beside.x, beside.y + 22, beside.w, beside.h - 22), gist, static=True),
    ]


def _left(position: Position, parler: Parler) -> str:
    """Return which cards are still in his pile; when none is left, he shuffles all of them."""
    say = position.texts
    left = [card for card in PARLER_CARDS if card not in parler.played]
    if not left:
        return say(f"{D}.words.parler_deck.empty")
    return say(f"{D}.words.parler_deck", cards=", ".join(item_words(say, items.PARLER_CARD.id(card)) for card in left))
