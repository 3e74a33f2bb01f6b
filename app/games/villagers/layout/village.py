"""A village: its name and numbers above, its cards below."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from app.art.roles import Role
from app.games.base.panels import label, panel, place
from app.games.base.seats import seat_marker
from app.table.geometry.faces import GroundFace
from app.table.geometry.placement import Placement, Purse, Rect
from rules import POINTS, ItemId
from rules.games.villagers import items
from rules.games.villagers.board.income import earnings
from rules.games.villagers.board.symbols import symbols
from rules.games.villagers.board.village import Village
from rules.games.villagers.components import KIND, MARKETS
from rules.games.villagers.state import State

from ..choice.stand_ins import slot
from ..faces import Metal, PlaceFace, PurseFace, Sign, StatFace, ValueFace
from ..position import Position
from ..words.cards import CARD_RADIUS, D, coins_on, strip_face, suit_of, villager_face, visible
from .geometry.plots import Plots, plots

HEAD = 34.0
MARGIN = 13.0
LETTER = 9.6
"""Maximum average width of a letter of the heading."""
STAT = 46.0
"""Width of a sign with its number."""


def inner(area: Rect) -> Rect:
    """Return the area of the cards in the panel of a village."""
    return Rect(area.x + MARGIN, area.y + HEAD, area.w - 2 * MARGIN, area.h - HEAD - 8)


def village_panel(position: Position, state: State, player: int, area: Rect) -> list[Placement]:
    """Lay out a village in its panel."""
    return [panel("village", area, "board"), *_head(position, state, player, area), *ground(position, state, player, area)]


def ground(position: Position, state: State, player: int, area: Rect) -> list[Placement]:
    """Lay out the cards of a village, and where others can be laid now: on the free place beside a column, or as a new plot.

    All these places are kept free and shown before a card is picked, so that nothing moves between a card and its place.
    """
    say, village, opens = position.texts, state.seats[player].village, _opens(position, player)
    places = plots(village, inner(area), _opened(position, village, player), opens)
    item, words = items.VILLAGE.id(player), say(f"{D}.words.village", name=position.names[player])
    placed = [place(f"stat:{player}:village" if opens else item, inner(area), words, z=-40), *cards(position, village, places)]
    for card, rect in places.slots.items():
        words = say(f"{D}.words.slot", card=say(f"{D}.card.{KIND[card].id}"))
        placed.append(Placement(slot(card), "card_place", rect, PlaceFace(suit_of(card)), 9, rect.w * CARD_RADIUS, words))
    if places.new is not None:
        words = say(f"{D}.words.new_plot")
        placed.append(Placement(item, "card_place", places.new, PlaceFace(), 9, places.new.w * CARD_RADIUS, words))
    return placed


def _opened(position: Position, village: Village, player: int) -> set[int]:
    """Return the bottom cards beside whose column a card can be laid now."""
    decision = position.decision
    if decision is None or player != position.viewer:
        return set()
    columned = {items.CARD.id(plot.bottom): plot.bottom for plot in village.plots if plot.columns}
    return {columned[pick] for action in decision.legal if action.kind == "lay" for pick in action.picks[1:] if pick in columned}


def _opens(position: Position, player: int) -> bool:
    """Say whether a card can be laid as a new plot now: only then is a column kept free for it."""
    village, decision = items.VILLAGE.id(player), position.decision
    return decision is not None and player == position.viewer and any(village in action.picks for action in decision.legal)


def _head(position: Position, state: State, player: int, area: Rect) -> list[Placement]:
    """Lay out the line above the cards: whose village it is, what counts for the limits, what a market would bring, and the gold."""
    say, seat = position.texts, state.seats[player]
    counted = symbols(seat.village)
    name = say(f"{D}.label.village", name=position.names[player])
    size = max(1.0, min(position.text_size, 1.25))
    y = area.y + HEAD / 2
    marker = Rect(area.x + 12, y - 10, 20, 20)
    width = min(len(name) * LETTER * size, area.w * 0.36)
    placed = [
        Placement("frame:village_marker", "marker", marker, seat_marker(position, player), static=True),
        _word("frame:village_name", Rect(marker.right + 8, area.y + 4, width, HEAD - 8), name, "h3", 17),
    ]
    x = marker.right + 8 + width + 14
    stats: tuple[tuple[Sign, int], ...] = (("food", counted.food), ("builder", counted.builder))
    for sign, n in stats:
        rect = Rect(x, y - 11, STAT, 22)
        words = say(f"{D}.words.{sign}", n=n)
        placed.append(Placement(f"stat:{player}:{sign}", "stat", rect, StatFace(sign, str(n)), 2, words=words))
        x += STAT + 4
    for market in range(state.markets, len(MARKETS)):
        income = sum(earning.gold for earning in earnings(seat.village, market))
        metal: Metal = "silver" if market else "gold"
        words = say(f"{D}.words.income", market=say(f"{D}.market.{market + 1}"), n=income)
        coin = Rect(x + 4, y - 12, 24 if income < 100 else 30, 24)
        placed.append(Placement(f"income:{player}:{market}", "value", coin, ValueFace(metal, str(income)), 2, 12, words))
        x += coin.w + 6
    words = say(f"{D}.words.gold", n=seat.gold)
    purse = Rect(area.right - 70, y - 13, 58, 26)
    counted_in = Purse(player, POINTS, seat.gold)
    placed.append(Placement(items.GOLD.id(player), "purse", purse, PurseFace(seat.gold), 2, 13, words, purse=counted_in))
    rule = Rect(x + 6, y - 4, purse.x - 12 - x - 6, 8)
    placed.append(Placement("frame:village_rule", "rule", rule, GroundFace("rule"), static=True))
    return placed


def _word(item: ItemId, rect: Rect, words: str, role: Role, px: int) -> Placement:
    return label(item, rect, words, role, "burgundy", "left", px)


def cards(position: Position, village: Village, places: Plots) -> list[Placement]:
    """Lay out the cards of a village at their places: the covered ones as strips."""
    say, coins = position.texts, coins_on(village)
    height = {x: 10 + n for n, x in enumerate(sorted({rect.x for rect in (*places.strips.values(), *places.tops.values())}))}
    everything = (*places.strips.values(), *places.tops.values())
    placed: list[Placement] = []
    for card, rect in places.strips.items():
        words = say(f"{D}.words.covered", card=say(f"{D}.card.{KIND[card].id}"))
        placed.append(
            Placement(
                items.CARD.id(card),
                "villager_strip",
                rect,
                strip_face(say, card, _visible(rect, everything)),
                height[rect.x],
                4,
                words,
            )
        )
    for card, rect in places.tops.items():
        face = replace(villager_face(say, card, village, coins.get(card, 0)), visible=_visible(rect, everything))
        placed.append(Placement(items.CARD.id(card), "villager", rect, face, height[rect.x], rect.w * CARD_RADIUS, face.name))
    return placed


def _visible(rect: Rect, others: Collection[Rect]) -> float:
    """Return the share of a card that its neighbours to the right leave uncovered; one in front of its lower half does not count."""
    beside = (one.x for one in others if one.x >= rect.x + rect.w / 2 and one.y < rect.bottom and rect.y < one.bottom)
    return visible(rect.w, min(beside, default=rect.right) - rect.x)
