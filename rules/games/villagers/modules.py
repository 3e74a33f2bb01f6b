"""Which cards the modules bring into a game (VI-14.1, 15.1, 16.1, 17.1, 18.17)."""

from __future__ import annotations

from rules.engine.definition import Options

from .components import CARDS_OF, DEALT, DEVELOPMENT, DEVELOPMENTS, KINDS, SHUFFLED, SUITES, Cards


def shuffled_in(players: int, options: Options) -> Cards:
    """Return the cards that are shuffled into the deck."""
    return _used(players, [name for module, names in SHUFFLED.items() if options.get(module) for name in names])


def dealt(players: int, options: Options) -> list[Cards]:
    """Return the cards of each module of which every player gets one."""
    left_out = set() if options.get("courier") else {"courier"}
    return [_used(players, [name for name in names if name not in left_out]) for module, names in DEALT.items() if options.get(module)]


def developments(players: int, options: Options) -> list[Cards]:
    """Return the development cards of each suite, one of which is laid open; nothing without that module."""
    if not options.get("developments"):
        return []
    used = [card for card in DEVELOPMENTS if players > 1 or DEVELOPMENT[card - 1].solo]
    return [tuple(card for card in used if DEVELOPMENT[card - 1].suite == suite) for suite in SUITES]


def _used(players: int, names: list[str]) -> Cards:
    """Return the cards of those types that are used with this number of players."""
    kinds = [KINDS[name] for name in names]
    return tuple(card for kind in kinds if players >= kind.min_players and (players > 1 or kind.solo) for card in CARDS_OF[kind.id])
