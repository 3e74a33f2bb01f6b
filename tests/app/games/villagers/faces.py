"""The faces of all cards of Villagers, in English and German, as the contact sheets and the tests of the painters show them."""

from __future__ import annotations

from typing import get_args

from app.art.tokens import PLAYER
from app.games.villagers.faces import (
    DevelopmentFace,
    EventFace,
    EventPhase,
    Module,
    Season,
    Sign,
    Standing,
    Suit,
    Suite,
    Symbol,
    VillagerFace,
)
from app.games.villagers.words.cards import divided_name
from app.texts import Texts
from rules.games.villagers.components import BASICS, DEVELOPMENT, EVENT, EVENT_SEASON, KINDS, Kind, Value

SIGNS: dict[str, Sign] = {sign: sign for sign in get_args(Sign)}
SUITS: tuple[Suit, ...] = get_args(Suit)
MODULES: dict[str, Module] = {module: module for module in get_args(Module)}
ON = {"en": "on", "de": "auf"}
COUNTED = {"gold_symbol": "gold", "padlock_symbol": "padlock", "food_symbol": "food", "builder_symbol": "builder"}


def symbol(value: Value | None) -> Symbol | None:
    """Return a silver or bronze symbol."""
    if value is None:
        return None
    match value.kind:
        case "sum_printed_gold":
            return Symbol("=", (SIGNS[value.of[0]], "gold"))
        case "max_coins_on_one_villager":
            return Symbol("=", ("coins",))
        case "fraction_of_one_own_silver_value":
            return Symbol("½", ("silver",))
        case "per_set":
            return Symbol(str(value.gold), tuple(SIGNS[suit] for suit in value.of))
        case "per_start_card":
            return Symbol(str(value.gold), ("chain",))
        case "per_villager_with_coins":
            return Symbol(str(value.gold), ("coins",))
    what = value.of[0] if value.of else COUNTED[value.counted]
    return Symbol(str(value.gold), (SIGNS[what],) * value.group)


def villager(kind: Kind, language: str, portrait: str = "", gold: int | None = None, food: int | None = None) -> VillagerFace:
    """Return a card as printed."""
    say = Texts(language)
    before = kind.chain[kind.index - 2] if kind.index > 1 else ""
    return VillagerFace(
        portrait=portrait or kind.id,
        name=say(f"villagers.card.{kind.id}"),
        divided=divided_name(say, kind.id),
        suit=next(suit for suit in SUITS if suit == kind.suit),
        symbols=sum(count for _, count in kind.symbols),
        food=kind.food if food is None else food,
        builder=kind.builder,
        gold=kind.gold if gold is None else gold,
        silver=symbol(kind.silver),
        bronze=symbol(kind.bronze),
        padlock=kind.unlocker,
        unlocker=say(f"villagers.card.{kind.unlocker}") if kind.unlocker else "",
        key_ring=kind.key_ring,
        on=f"{ON[language]} {say(f'villagers.card.{before}')}" if before else "",
        below=say(f"villagers.card.{before}") if before else "",
        below_suit=next((suit for suit in SUITS if suit == KINDS[before].suit), None) if before else None,
        flag=kind.flag and not kind.discarded,
        slots=kind.slots,
        discard=kind.discarded,
        draft=kind.phase in ("draft", "courier"),
        module=MODULES.get(kind.module),
    )


def villagers(language: str = "en") -> tuple[VillagerFace, ...]:
    """Return every card once, basics and the Founders with both faces; the Countess is no villager to be laid."""
    found = []
    for kind in KINDS.values():
        if kind.id in BASICS:
            found += [villager(kind, language, f"{kind.id}_{who}") for who in ("female", "male")]
        elif kind.id == "founders":
            found += [villager(kind, language, "founders_gold", 2, 0), villager(kind, language, "founders_food", 0, 1)]
        elif kind.id != "countess":
            found.append(villager(kind, language))
    return tuple(found)


def developments(language: str = "en") -> tuple[DevelopmentFace, ...]:
    """Return every development, with the counts of two to five players; one of them would win."""
    say, found = Texts(language), []
    for n, one in enumerate(DEVELOPMENT):
        reward = [("gold", one.gold), ("builder", one.builder), ("food", one.food), ("card", one.card), ("basic", one.basic)]
        standings = tuple(Standing(colour, str(7 * n % 12 + i), i == 1) for i, colour in enumerate((*PLAYER, "")[: 2 + n % 5]))
        suite = next(suite for suite in get_args(Suite) if suite == one.suite)
        given = tuple((SIGNS[sign], int(count)) for sign, count in reward if count)
        found.append(DevelopmentFace(one.id, suite, say(f"villagers.development.{one.id}"), ("card", "special"), given, standings))
    return tuple(found)


def events(language: str = "en") -> tuple[EventFace, ...]:
    """Return every event, every other one with its rule in words."""
    say, phases, found = Texts(language), get_args(EventPhase), []
    for name, card in EVENT.items():
        season: Season = "summer" if EVENT_SEASON[card] == "summer" else "winter"
        words = say(f"villagers.gist.{name}") if card % 2 else ""
        found.append(
            EventFace(
                name,
                season,
                phases[card % len(phases)],
                say(f"villagers.event.{name}"),
                words,
                divided=divided_name(say, name),
            )
        )
    return tuple(found)
