"""Enlarged pieces of the card game: their names in both languages, what they do, what they are worth now, where they count.

Only what the viewer of the position can see is used.
"""

from __future__ import annotations

from app.games.base.zoom import Facts, Help, Notes, facts, ruled, worth_words
from app.table.geometry.placement import Placement, Rect
from app.table.screen import Explanation
from rules import ItemId, Worth, worth
from rules.games.burgundy_cards import items
from rules.games.burgundy_cards.components import (
    DIE,
    GOODS_DICE,
    GOODS_KIND,
    KIND,
    NAME,
    OPTION,
    PHASES,
    SPECIES,
    SPECIES_KINDS,
    TRIPLET_VP,
)

from ..faces import AllSevenFace, DiscardPileFace, DrawPileFace, FirstBonusFace, PhaseOptionFace, StartCardFace, StoredFace, SupplyFace
from ..position import Position
from . import duel
from .cards import card_face, gains
from .unseen import told

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
FACTS = {
    "seen": "cards",
    "sale": "star-circle",
    "species": "paw",
    "herd": "star-circle",
    "missing": "palette",
    "none_missing": "palette",
}
"""What is told about a piece besides its words, and its pictograms."""
AGAINST = frozenset({"no_effect"})
"""What does not speak in a card's favour."""
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
    return ruled(position, *HELP[sort], _facts(position, item, sort, end), _picture(position, item, sort, end))


def _facts(position: Position, item: ItemId, sort: str, end: str) -> Facts:
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
            return (("seal", texts("burgundy_cards.gain.vp", n=int(end))), *facts(position, item, FACTS))
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


def _card(position: Position, card: int) -> Explanation:
    texts, there, name, kind = position.texts, position.texts.other, NAME[card], KIND[card]
    item = items.CARD.id(card)
    known = worth(position.game, position.view, position.seat, item)
    total = next(found.values["all"] for found in known if found.key == "seen")
    of = "of_buildings" if kind == "building" else "of_cards"
    subtitle = texts(f"{D}.{of}", other=there(f"burgundy_cards.card.{name}"), n=total)
    printed = (
        ("dice-multiple", texts(f"{D}.number", die=DIE[card])),
        ("star-circle", texts(f"{D}.triplet", n=TRIPLET_VP[kind])),
        *facts(position, item, FACTS),
    )
    picture = Placement(item, "action_card", BIG, card_face(position, card), radius=BIG.w * 0.075)
    words = texts(f"burgundy_cards_rules.rule.{name}")
    return Explanation(texts(f"burgundy_cards.card.{name}"), subtitle, words, _notes(position, card, known), printed, name, picture)


def _notes(position: Position, card: int, known: tuple[Worth, ...]) -> Notes:
    """Return what the card is worth to the viewer now, or where it has been built."""
    notes = [(found.key not in AGAINST, worth_words(position, found)) for found in known if found.key not in FACTS]
    if card in position.view.seats[position.seat].hand.cards:
        notes.insert(0, (False, position.texts(f"{D}.hand", die=DIE[card])))
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
    known = facts(position, item, FACTS)
    if what in GOODS_DICE:
        n, rule, sort = sum(GOODS_KIND[good] == what for good in seat.goods), "sell", "goods"
        low, high = GOODS_DICE[what]
        known = (("dice-multiple", texts(f"{D}.sold_with", low=low, high=high)), *known)
    elif what in SPECIES_KINDS:
        n, rule, sort = sum(SPECIES[animal] == what for animal in seat.animals), "animals", "animals"
    elif what in ("worker", "silver"):
        n, rule, sort = seat.workers if what == "worker" else seat.silver, STORED[what], what
        known = (("swap-horizontal", texts(f"{D}.exchange")),)
    else:
        return ruled(position, STORED.get(what, "points"), "star-circle")
    name = f"burgundy_cards.stored.{what}"
    picture = Placement(item, "stored", Rect(0, 0, 150, 208), StoredFace(sort, what, n))
    words = texts(f"burgundy_cards_rules.rule.{rule}")
    return Explanation(
        texts(name), there(name), words, ((True, texts(f"{D}.held", name=position.names[player], n=n)),), known, rule, picture
    )
