"""Enlarged pieces of the card game: their names in both languages, what they do, what they are worth now, where they count.

Only what the viewer of the position can see is used.
"""

from __future__ import annotations

from collections import Counter

from app.games.base.zoom import Facts, Help, Notes, ruled
from app.table.geometry.placement import Placement, Rect
from app.table.screen import Explanation
from rules import ItemId
from rules.games.burgundy_cards import items
from rules.games.burgundy_cards.board.animals import animal_points
from rules.games.burgundy_cards.board.estate import has_all_seven, stack_kind
from rules.games.burgundy_cards.components import (
    DIE,
    FIRST_VP,
    GOODS_DICE,
    GOODS_KIND,
    KIND,
    MONASTERY,
    NAME,
    OPTION,
    PHASES,
    SALE_VP,
    SPECIES,
    SPECIES_KINDS,
    TRIPLET,
    TRIPLET_VP,
    Cards,
)

from . import duel
from .faces import AllSevenFace, DiscardPileFace, DrawPileFace, FirstBonusFace, PhaseOptionFace, StartCardFace, StoredFace, SupplyFace
from .layout.places import card_face
from .position import Position
from .unseen import open_cards, told
from .words import gains

D = "burgundy_cards_rules.zoom"
HELP: Help = {
    "bonus": ("phase_bonus", "seal"),
    "phase": ("phase_bonus", "seal"),
    "first": ("first_bonus", "flag-triangle"),
    "all_seven": ("all_seven", "palette"),
    "draw": ("buy", "cards"),
    "discard": ("reshuffle", "shuffle-variant"),
    "kind": ("triplet", "layers-triple"),
    "stack": ("stacks", "layers-triple"),
    "new": ("new_stack", "layers-triple"),
    "start_card": ("start_card", "numeric-1-circle"),
    "egon": ("egon_check", "scale-balance"),
    "duel": ("egon_check", "scale-balance"),
    "seat": ("points", "trophy"),
    "goods": ("ship", "information"),
    "animals": ("pasture", "information"),
    "hand": ("hidden", "eye"),
}
"""The paragraph about each sort of item, and its pictogram."""
BUTTON: Help = {
    items.WORKERS: ("fill_workers", "account-group"),
    items.SILVER: ("take_silver", "circle-multiple"),
    items.CONVERT: ("convert", "star-circle"),
    items.BUY: ("buy", "hand-coin"),
    items.KEEP: ("bought", "cards-outline"),
    items.USE: ("bought", "dice-multiple"),
    items.DECLINE: ("may", "close-thick"),
    items.END: ("turn", "check-bold"),
}
STORED = {"worker": "workers", "silver": "buy", "sold": "sell", "vp": "points"}
BIG, SMALL = Rect(0, 0, 184, 256), Rect(0, 0, 130, 181)


def explain(position: Position, item: ItemId) -> Explanation | None:
    """Explain everything about a piece; None if there is nothing to say."""
    if position.viewer is None:
        return None
    sort, _, end = item.partition(":")
    if sort == "card":
        return _card(position, int(end))
    if (stored := items.STORE.of(item)) is not None:
        return _stored(position, item, *stored)
    if item in BUTTON:
        return ruled(position, *BUTTON[item])
    if sort in ("goods", "animals"):
        return _supply(position, sort, int(end), item)
    if sort not in HELP:
        return None
    return ruled(position, *HELP[sort], _facts(position, sort, end), _picture(position, item, sort, end))


def _facts(position: Position, sort: str, end: str) -> Facts:
    """Return what can be counted about an item."""
    texts, state = position.texts, position.view
    match sort:
        case "bonus":
            return (
                ("seal", gains(texts, OPTION[end].gain)),
                ("calendar", texts("burgundy_cards.label.phase_of", phase=PHASES[state.phase])),
            )
        case "kind":
            return (("star-circle", texts("burgundy_cards.tip.triplet", n=TRIPLET_VP[end])),)
        case "first":
            return (("flag-triangle", texts(f"{D}.{'there' if end in state.firsts else 'gone'}")),)
        case "egon" | "duel":
            now = duel.standing(state)
            return (("trophy", texts(f"{D}.mine", n=now.mine)), ("shield", texts(f"{D}.egons", n=now.his)))
        case "all_seven":
            return (("seal", texts("burgundy_cards.gain.vp", n=int(end))), ("palette", _missing(position)))
        case "draw":
            return (("cards", texts(f"{D}.pile", n=len(state.draw.cards))), *told(position))
        case "discard":
            return (("cards", texts(f"{D}.pile", n=len(state.discard.cards))), *told(position))
    return ()


def _picture(position: Position, item: ItemId, sort: str, end: str) -> Placement | None:
    """Return an enlarged picture of the item; None if there is none."""
    state = position.view
    match sort:
        case "draw":
            return Placement(item, "draw_pile", SMALL, DrawPileFace(len(state.draw.cards)))
        case "discard" if state.discard.cards:
            face = DiscardPileFace(card_face(position, state.discard.cards[-1], value=False), len(state.discard.cards))
            return Placement(item, "discard_pile", SMALL, face)
        case "first":
            return Placement(item, "first_bonus", SMALL, FirstBonusFace(end, end not in state.firsts))
        case "all_seven":
            value = int(end)
            shown = AllSevenFace(value, state.all_seven[:1] == (value,), value not in state.all_seven)
            return Placement(item, "all_seven_bonus", SMALL, shown)
        case "bonus":
            return Placement(item, "phase_option", Rect(0, 0, 184, 90), PhaseOptionFace(tuple(OPTION[end].gain.items())))
        case "start_card":
            return Placement(item, "start_card", SMALL, StartCardFace(not state.turned))
    return None


def _missing(position: Position) -> str:
    """Return which of the seven kinds are still missing from the viewer's estate."""
    texts, seat = position.texts, position.view.seats[position.seat]
    if has_all_seven(seat.estate):
        return texts(f"{D}.none_missing")
    owned = {KIND[card] for stack in seat.estate for card in stack}
    return texts(f"{D}.missing", n=len(TRIPLET_VP) - len(owned))


def _card(position: Position, card: int) -> Explanation:
    texts, there, name, kind = position.texts, position.texts.other, NAME[card], KIND[card]
    state = position.view
    total = sum(other == name for other in NAME)
    of = "of_buildings" if kind == "building" else "of_cards"
    subtitle = texts(f"{D}.{of}", other=there(f"burgundy_cards.card.{name}"), n=total)
    facts = (
        ("dice-multiple", texts(f"{D}.number", die=DIE[card])),
        ("star-circle", texts(f"{D}.triplet", n=TRIPLET_VP[kind])),
        ("cards", texts(f"{D}.seen", n=sum(NAME[other] == name for other in open_cards(state)), all=total)),
    )
    picture = Placement(items.CARD.id(card), "action_card", BIG, card_face(position, card), radius=BIG.w * 0.075)
    words = texts(f"burgundy_cards_rules.rule.{name}")
    return Explanation(texts(f"burgundy_cards.card.{name}"), subtitle, words, _notes(position, card), facts, name, picture)


def _notes(position: Position, card: int) -> Notes:
    """Return what the card is worth to the viewer now, or where it has been built."""
    texts, state, kind = position.texts, position.view, KIND[card]
    seat = state.seats[position.seat]
    notes: list[tuple[bool, str]] = []
    if any(card in stack for other in state.seats for stack in other.estate):
        owner, stack = next((p, s) for p, other in enumerate(state.seats) for s in other.estate if card in s)
        done = "built_full" if len(stack) == TRIPLET else "built"
        return (
            (
                True,
                texts(f"{D}.{done}", name=position.names[owner], kind=stack_kind(stack), n=len(stack), vp=TRIPLET_VP[stack_kind(stack)]),
            ),
        )
    if card in seat.hand.cards:
        notes.append((False, texts(f"{D}.hand", die=DIE[card])))
    open_stack: Cards = next((stack for stack in seat.estate if len(stack) < TRIPLET and stack_kind(stack) == kind), ())
    if len(open_stack) == TRIPLET - 1:
        vp = TRIPLET_VP[kind] + (FIRST_VP if kind in state.firsts else 0)
        notes.append((True, texts(f"{D}.closes_first" if kind in state.firsts else f"{D}.closes", vp=vp)))
    else:
        notes.append((True, texts(f"{D}.joins" if open_stack else f"{D}.begins", kind=kind, n=len(open_stack))))
    if state.all_seven and not seat.all_seven and not any(KIND[other] == kind for stack in seat.estate for other in stack):
        notes.append((True, texts(f"{D}.new_kind", kind=kind)))
    if kind == MONASTERY:
        notes.append((False, texts(f"{D}.no_effect")))
    elif kind == "building":
        notes.append((True, texts(f"{D}.any_building")))
    return tuple(notes)


def _supply(position: Position, pool: str, index: int, item: ItemId) -> Explanation:
    texts, state = position.texts, position.view
    pile = (state.goods if pool == "goods" else state.animals)[index].cards
    if not pile:
        return ruled(position, "split", "information")
    top = (GOODS_KIND if pool == "goods" else SPECIES)[pile[-1]]
    facts = (("cards", texts(f"{D}.pile", n=len(pile))),)
    picture = Placement(item, "supply", Rect(0, 0, 150, 150), SupplyFace(pool, top, len(pile)))
    rule = "sell" if pool == "goods" else "animals"
    there = texts.other
    return Explanation(
        texts(f"burgundy_cards.stored.{top}"),
        there(f"burgundy_cards.stored.{top}"),
        texts(f"burgundy_cards_rules.rule.{rule}"),
        ((True, texts(f"{D}.{pool}_come")),),
        facts,
        rule,
        picture,
    )


def _stored(position: Position, item: ItemId, player: int, what: str) -> Explanation | None:
    texts, there = position.texts, position.texts.other
    seat = position.view.seats[player]
    facts: Facts
    if what in GOODS_DICE:
        n, rule = sum(GOODS_KIND[good] == what for good in seat.goods), "sell"
        low, high = GOODS_DICE[what]
        facts = (("dice-multiple", texts(f"{D}.sold_with", low=low, high=high)), ("star-circle", texts(f"{D}.sale", n=SALE_VP * n)))
        sort = "goods"
    elif what in SPECIES_KINDS:
        n, rule = sum(SPECIES[animal] == what for animal in seat.animals), "animals"
        kinds = len(Counter(SPECIES[animal] for animal in seat.animals))
        facts = (("paw", texts(f"{D}.species", n=kinds)), ("star-circle", texts(f"{D}.herd", n=animal_points(seat.animals))))
        sort = "animals"
    elif what in ("worker", "silver"):
        n, rule, sort = seat.workers if what == "worker" else seat.silver, STORED[what], what
        facts = (("swap-horizontal", texts(f"{D}.exchange")),)
    else:
        return ruled(position, STORED.get(what, "points"), "star-circle")
    name = f"burgundy_cards.stored.{what}"
    picture = Placement(item, "stored", Rect(0, 0, 150, 208), StoredFace(sort, what, n))
    words = texts(f"burgundy_cards_rules.rule.{rule}")
    return Explanation(
        texts(name), there(name), words, ((True, texts(f"{D}.held", name=position.names[player], n=n)),), facts, rule, picture
    )
