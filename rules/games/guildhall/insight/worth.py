"""What cards are worth as things stand: how strong they would be, how far their chapters are, how many copies are in sight."""

from __future__ import annotations

from itertools import chain

from rules.engine.types import ItemId
from rules.engine.worth.insight import Worth

from .. import items
from ..components import CHAPTER, COLOUR, COLOURS, COPIES, IDENTITY, PROFESSION, PROFESSIONS, VP_CARDS, VP_COST, VP_NAME, VP_VALUE
from ..state import Seat, State


def strength(seat: Seat, card: int) -> int:
    """Return how many open cards of a card's profession are in a hall (GH-1.13)."""
    return sum(PROFESSION[other] == PROFESSION[card] for other in seat.hall)


def worth(state: State, player: int, item: ItemId) -> tuple[Worth, ...]:
    """Return what a profession card, a chapter in a hall or a VP card is worth to a player."""
    if (card := items.CARD.of(item)) is not None:
        copies = Worth("copies", {"n": _open_copies(state, card), "all": COPIES}, "GH-1.1")
        return (Worth("strength", {"n": strength(state.seats[player], card)}, "GH-1.13"), copies, *_chapters(state, PROFESSION[card]))
    if items.CHAPTER.of(item) is not None:
        owner, profession = items.CHAPTER.seat(item), PROFESSIONS.index(items.CHAPTER.key(item))
        return (*_missing(state.seats[owner], profession), *_chapters(state, profession))
    if (card := items.VP.of(item)) is not None:
        return _vp(state, player, card)
    return ()


def _open_copies(state: State, card: int) -> int:
    """Return how many copies of a card are face up: in halls, action areas, chapters, the discard pile or the viewer's hand."""
    piles = (pile.cards for seat in state.seats for pile in (seat.hand, *seat.chapters))
    open_cards = (cards for seat in state.seats for cards in (seat.hall, seat.action_area))
    return sum(IDENTITY[other] == IDENTITY[card] for other in chain(state.discard.cards, *piles, *open_cards) if other > 0)


def _chapters(state: State, profession: int) -> tuple[Worth, ...]:
    """Return how far each player has come with a profession (GH-1.5)."""
    held = (sum(PROFESSION[card] == profession for card in seat.hall) for seat in state.seats)
    return tuple(Worth("chapter", {"player": player, "n": n, "all": CHAPTER}, "GH-1.5") for player, n in enumerate(held))


def _missing(seat: Seat, profession: int) -> tuple[Worth, ...]:
    """Return the colours that a chapter under way still lacks."""
    held = {COLOUR[card] for card in seat.hall if PROFESSION[card] == profession}
    return tuple(Worth("missing", {"colour": name}, "GH-1.5") for n, name in enumerate(COLOURS) if held and n not in held)


def _vp(state: State, player: int, card: int) -> tuple[Worth, ...]:
    """Return the points of a VP card, what the player has to pay for it, and how many of its kind are in sight (GH-1.7, 6.1)."""
    name, box = VP_NAME[card], {*state.vp_box}
    everywhere = sum(VP_NAME[other] == name for other in VP_CARDS if other not in box)
    shown = sum(VP_NAME[other] == name for other in chain(state.vp_row, *(seat.vp_cards for seat in state.seats)) if other > 0)
    return (
        Worth("points", {"n": VP_VALUE[card]}, "GH-1.7"),
        Worth("cost", {"n": VP_COST[card], "have": len(state.seats[player].chapters)}, "GH-6.1"),
        Worth("seen", {"n": shown, "all": everywhere}, "GH-1.7"),
    )
