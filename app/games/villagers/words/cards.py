"""Villager cards in words, and the faces their painters need."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

from msgspec.structs import replace

from app.table.geometry.placement import Placement, Rect
from app.texts import Texts
from rules import ItemId, is_hidden
from rules.games.villagers import items
from rules.games.villagers.board.symbols import printed_food, printed_gold
from rules.games.villagers.board.village import Village
from rules.games.villagers.components import BASICS, KIND, KINDS, NAME, SUITS, Kind, Value

from ..faces import BackFace, BandFace, Module, Sign, StripFace, Suit, Symbol, VillagerFace

D = "villagers"
CARD_RATIO = 1.39
"""Height of a card over its width."""
CARD_RADIUS = 6.5 / 92
"""Radius of a card's corners over its width."""
SIGNS: dict[str, Sign] = {
    "gold_symbol": "gold",
    "padlock_symbol": "padlock",
    "food_symbol": "food",
    "builder_symbol": "builder",
    "max_coins_on_one_villager": "coins",
    "per_villager_with_coins": "coins",
    "fraction_of_one_own_silver_value": "silver",
    "per_start_card": "chain",
    "cards_in_hand": "card",
    "villagers_in_village": "villager",
    "villagers_with_coins": "coins",
    "highest_single_silver_value": "silver",
    "production_chains": "chain",
}
"""What is counted, by its name in the component data."""
MODULES = get_args(Module)
VISIBLE = (1.0, 0.85, 0.79, 0.72, 0.6, 0.5)
"""Shares of the width of a card that others leave uncovered."""


def suit_of(card: int) -> Suit:
    """Return the suit of a card, seen from either side; a back is a number below 0 for each suit."""
    return suit_sign(SUITS[-1 - card] if card < 0 else KIND[card].suit)


def suit_sign(name: str) -> Suit:
    """Return a suit, or its sign, by its name in the component data."""
    found: Any = name
    return found  # type: ignore[no-any-return]


def card_name(say: Texts, card: int) -> str:
    """Return the name of a card, or its suit if it is face down."""
    if is_hidden(card):
        return say(f"{D}.words.hidden", suit=say(f"{D}.suit.{suit_of(card)}")) if card else say(f"{D}.words.unknown")
    return say(f"{D}.card.{NAME[card]}")


def divided_name(say: Texts, name: str) -> str:
    """Return the name of a card with soft hyphens where it may be divided; "" if it need not be."""
    key = f"{D}.divided.{name}"
    return say(key) if say.has(key) else ""


def the_card(say: Texts, name: str) -> str:
    """Return the card with this name as the object of a sentence."""
    return say(f"{D}.the.{name}")


def portrait(card: int, village: Village | None = None) -> str:
    """Return the picture on a card: basics have two, and the Founders one on each side."""
    name = NAME[card]
    if name in BASICS:
        return f"{name}_female" if card % 2 else f"{name}_male"
    if name == "founders":
        return "founders_food" if village is not None and village.turned else "founders_gold"
    return name


def symbol(value: Value | None) -> Symbol | None:
    """Return a silver or bronze symbol as it is printed."""
    if value is None:
        return None
    match value.kind:
        case "sum_printed_gold":
            return Symbol("=", (suit_sign(value.of[0]), "gold"))
        case "max_coins_on_one_villager":
            return Symbol("=", ("coins",))
        case "fraction_of_one_own_silver_value":
            return Symbol("½", ("silver",))
        case "per_set":
            return Symbol(str(value.gold), tuple(map(suit_sign, value.of)))
        case "per_start_card" | "per_villager_with_coins":
            return Symbol(str(value.gold), (SIGNS[value.kind],))
    sign: Sign = suit_sign(value.of[0]) if value.counted == "suit_symbol" else SIGNS[value.counted]
    return Symbol(str(value.gold), (sign,) * value.group)


@cache
def _printed(language: str, card: int) -> VillagerFace:
    """Return the face of a card as printed; a function of its language, since it is needed for every picture."""
    say, kind = Texts(language), KIND[card]
    chain = kind.chain
    before = chain[kind.index - 2] if kind.index > 1 else ""
    return VillagerFace(
        portrait=portrait(card),
        name=say(f"{D}.card.{kind.id}"),
        divided=divided_name(say, kind.id),
        suit=suit_sign(kind.suit),
        symbols=_symbols(kind),
        food=kind.food,
        builder=kind.builder,
        gold=kind.gold,
        silver=symbol(kind.silver),
        bronze=symbol(kind.bronze),
        padlock=kind.unlocker,
        unlocker=say(f"{D}.card.{kind.unlocker}") if kind.unlocker else "",
        key_ring=kind.key_ring,
        on=say(f"{D}.label.on", card=say(f"{D}.card.{before}")) if before else "",
        below=say(f"{D}.card.{before}") if before else "",
        below_suit=suit_sign(KINDS[before].suit) if before else None,
        flag=kind.flag and not kind.discarded,
        slots=kind.slots,
        discard=kind.discarded,
        draft=kind.phase in ("draft", "courier"),
        module=kind.module if kind.module in MODULES else None,  # type: ignore[arg-type]
    )


def _symbols(kind: Kind) -> int:
    return sum(n for _, n in kind.symbols) or 1


def villager_face(
    say: Texts, card: int, village: Village | None = None, coins: int = 0, known: bool = False, dim: bool = False
) -> VillagerFace:
    """Return the face of a ``villager``: as printed, or with what holds for it in a ``village``."""
    face = _printed(say.language, card)
    if village is None and not (coins or known or dim):
        return face
    if village is None:
        return replace(face, coins=coins, known=known, dim=dim)
    gold, food = printed_gold(village, card), printed_food(village, card)
    return replace(face, portrait=portrait(card, village), gold=gold, food=food, coins=coins, known=known, dim=dim)


def band_face(say: Texts, card: int, gold: int = 0, silver: str = "", coins: int = 0) -> BandFace:
    """Return the face of a band with what it is worth."""
    kind = KIND[card]
    return BandFace(
        name=say(f"{D}.card.{kind.id}"),
        divided=divided_name(say, kind.id),
        suit=suit_sign(kind.suit),
        symbols=_symbols(kind),
        padlock=kind.unlocker,
        gold=gold,
        silver=silver,
        food=kind.food,
        builder=kind.builder,
        key_ring=kind.key_ring,
        coins=coins,
    )


def strip_face(say: Texts, card: int, visible: float) -> StripFace:
    """Return the face of a covered card's upper edge, of which others leave the ``visible`` share uncovered."""
    kind = KIND[card]
    name = divided_name(say, kind.id) or say(f"{D}.card.{kind.id}")
    return StripFace(name, suit_sign(kind.suit), _symbols(kind), kind.unlocker, visible)


def whole_card(say: Texts, card: int, rect: Rect, z: int = 10, coins: int = 0, dim: bool = False, source: ItemId = "") -> Placement:
    """Lay out a card face up, outside a village. ``source``: where it comes from if it was not on the table before."""
    face = villager_face(say, card, None, coins, dim=dim)
    return Placement(items.CARD.id(card), "villager", rect, face, z, rect.w * CARD_RADIUS, face.name, source=source)


def visible(width: float, free: float) -> float:
    """Return the share of a card or strip that is taken to be uncovered; a few steps, so that few pictures differ in it alone."""
    return next((share for share in VISIBLE if free >= share * width - 0.5), VISIBLE[-1])


def back_face(card: int) -> BackFace:
    """Return the face of a card that lies face down: a back, or a card whose front those who look know."""
    return BackFace(suit_of(card), known=not is_hidden(card))


def coins_on(village: Village) -> dict[int, int]:
    """Return the coins on the cards of a village, by card."""
    return dict(village.coins)
