"""Peter Parler's box: his tracks, the card he turned up last, and those still in his pile."""

from __future__ import annotations

from typing import Final

from app.games.base.panels import label, panel
from app.table.geometry.faces import MarkerFace
from app.table.geometry.placement import Placement, Rect
from rules.games.praga import items
from rules.games.praga.components import PARLER_CARD, PARLER_CARDS, TRACKS
from rules.games.praga.state import Parler

from ..faces import ParlerFace, PileFace, TrackFace
from ..position import Position

HIGH: Final = 196.0
"""Height of the box."""
SIGN: Final = 26.0
CARD: Final = (72.0, 100.0)
PILE: Final = (56.0, 78.0)
ROW: Final = 20.0


def parler_box(position: Position, parler: Parler, box: Rect) -> list[Placement]:
    """Lay out the box of the opponent who builds too."""
    say = position.texts
    sign = Rect(box.x + 10, box.y + 8, SIGN, SIGN)
    placed = [
        panel("parler", box),
        Placement("frame:parler_sign", "marker", sign, MarkerFace("parler", ""), static=True),
        label("frame:parler_name", Rect(sign.right + 8, sign.y, box.w - SIGN - 30, SIGN), say("praga.meta.rival"), "h3", "ink", px=17),
    ]
    y = box.y + 42
    for number, track in enumerate(TRACKS[:2]):
        rect, space = Rect(box.x + 10, y, box.w - 18, ROW), parler.tracks[number]
        said = say("praga.words.track", track=say(f"praga.track.{track}"), space=space)
        placed.append(Placement(items.PARLER_TRACK.id(track), "track", rect, TrackFace(track, space, "parler"), 5, 4, said))
        y += ROW + 4
    if parler.played:
        card = parler.played[-1]
        rect = Rect(box.x + 10, y + 2, *CARD)
        face = ParlerFace(card, say("praga.label.parler_front", n=PARLER_CARD[card].front))
        words = f"{say(f'praga.name.{PARLER_CARD[card].id}')}. {say(f'praga.gist.{PARLER_CARD[card].id}')}"
        placed.append(Placement(items.PARLER_CARD.id(card), "parler_card", rect, face, 10, words=words, source=items.PARLER_DECK))
    left = len(parler.deck.cards)
    rect = Rect(box.right - 14 - PILE[0], y + 12, *PILE)
    words = say("praga.words.parler_deck", n=left, all=len(PARLER_CARDS))
    placed.append(Placement(items.PARLER_DECK, "parler_back", rect, PileFace(0, left), 5, words=words))
    return placed
