"""What the tooltip says about a piece."""

from __future__ import annotations

from collections import Counter

from app.games.base.words import seat_name
from app.table.screen import Tip
from app.texts import Texts
from rules import ItemId, is_hidden
from rules.games.burgundy_cards import items
from rules.games.burgundy_cards.components import GOODS_DICE, GOODS_KIND, GOODS_KINDS, KIND, NAME, SPECIES, SPECIES_KINDS, TRIPLET_VP

from ..position import Position
from . import duel
from .cards import D, card_words


def tip(position: Position, item: ItemId) -> Tip | None:
    """Return what a piece is and does; None if its own words say it all."""
    texts = position.texts
    sort, _, end = item.partition(":")
    if sort == "card":
        return _card_tip(texts, int(end))
    if sort == "seat":
        return _seat_tip(position, int(end))
    if sort in ("egon", "duel") and not end:
        lines = (("scale-balance", texts(f"{D}.duel.tip")), ("flag-variant", duel.in_words(texts, position.view)))
        return Tip(texts(f"{D}.words.egon"), lines)
    if sort == "store":
        what = items.STORE.key(item)
        if what in GOODS_DICE:
            low, high = GOODS_DICE[what]
            return Tip(texts(f"{D}.stored.{what}"), (("dice-multiple", texts(f"{D}.tip.goods", low=low, high=high)),))
        if what in SPECIES_KINDS:
            return Tip(texts(f"{D}.stored.{what}"), (("star-circle", texts(f"{D}.tip.animals")),))
        if what == "worker":
            return Tip(texts(f"{D}.stored.worker"), (("dice-multiple", texts(f"{D}.tip.worker")),))
        if what == "silver":
            return Tip(texts(f"{D}.stored.silver"), (("hand-coin", texts(f"{D}.tip.silver_use")),))
    if sort == "button" and texts.has(f"{D}.tip.{end}"):
        return Tip(texts(f"{D}.button.{end}"), (("information", texts(f"{D}.tip.{end}")),))
    return None


def _card_tip(texts: Texts, card: int) -> Tip:
    kind = KIND[card]
    lines = [("information", texts(f"{D}.benefit.{NAME[card]}"))]
    if kind == "building":
        lines.append(("home-group", texts(f"{D}.kind.building")))
    lines.append(("star-circle", texts(f"{D}.tip.triplet", n=TRIPLET_VP[kind])))
    return Tip(card_words(texts, card), tuple(lines))


def _seat_tip(position: Position, player: int) -> Tip:
    texts, seat = position.texts, position.view.seats[player]
    goods = Counter(GOODS_KIND[card] for card in seat.goods)
    animals = Counter(SPECIES[card] for card in seat.animals)
    nothing = texts(f"{D}.words.nothing")
    projects = ", ".join(card_words(texts, card) for card in seat.projects) or nothing
    held_goods = ", ".join(f"{goods[kind]} {texts(f'{D}.short.{kind}')}" for kind in GOODS_KINDS if goods[kind]) or nothing
    held_animals = ", ".join(f"{animals[kind]} {texts(f'{D}.short.{kind}')}" for kind in SPECIES_KINDS if animals[kind]) or nothing
    lines = (
        ("cards-outline", texts(f"{D}.tip.projects", what=projects)),
        ("sack", texts(f"{D}.tip.held_goods", what=held_goods)),
        ("paw", texts(f"{D}.tip.held_animals", what=held_animals)),
    )
    return Tip(seat_name(position, player), (*_hand(position, player), *lines))


def _hand(position: Position, player: int) -> tuple[tuple[str, str], ...]:
    """Return the line that names the cards in another player's hand; none if the viewer may not see them."""
    texts, cards = position.texts, position.view.seats[player].hand.cards
    if player == position.shown or not cards or any(is_hidden(card) for card in cards):
        return ()
    return (("cards", texts(f"{D}.tip.hand", what=", ".join(card_words(texts, card) for card in cards))),)
