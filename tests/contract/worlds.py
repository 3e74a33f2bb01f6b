"""Worlds that a player cannot tell apart: a position with everything hidden from them permuted, or dealt anew from their view."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from rules import Deals, Game, GameDef, Rng, piles_of, view
from rules.engine.piles import exchange_piles
from rules.engine.values import replaced
from rules.engine.views import sees


def packed(rules: GameDef[Any], state: Any) -> bytes:
    return rules.encoder.encode(state)


Place = tuple[int, int]
"""A pile by its place in the state, and an index in it."""


def hidden_places(rules: GameDef[Any], state: Any, players: Collection[int | None], hands: bool) -> Iterator[list[Place]]:
    """Return the places of cards hidden from all ``players`` that can be exchanged unnoticed: those with the same back, and covered ones.

    ``hands``: only those in hands; what lies face down on the table may be turned up soon.
    """
    of_one_back: dict[tuple[str, int], list[Place]] = {}
    covered: dict[str, list[Place]] = {}
    for n, pile in enumerate(piles_of(state)):
        for i, card in enumerate(pile.cards):
            if (pile.seen == "owner" or not hands) and not any(sees(rules, state, pile, i, player) for player in players):
                of_one_back.setdefault((pile.deck, rules.back(pile.deck, card)), []).append((n, i))
                if not pile.shows_back(i):
                    covered.setdefault(pile.deck, []).append((n, i))
    yield from of_one_back.values()
    yield from covered.values()


def permuted(rules: GameDef[Any], state: Any, players: Collection[int | None], rng: Rng, hands: bool = False) -> Any:
    """Return the state with all cards hidden from all ``players`` permuted as far as their backs allow, and random numbers changed.

    ``hands``: only those in hands, and no random numbers.
    """
    other = rules.decode(packed(rules, state))
    piles = list(piles_of(other))
    for places in hidden_places(rules, other, players, hands):
        cards = [piles[n].cards[i] for n, i in places]
        rng.shuffle(cards)
        for (n, i), card in zip(places, cards, strict=True):
            piles[n] = piles[n].holding(replaced(piles[n].cards, i, card))
    left = iter(piles)
    exchange_piles(other, lambda pile: next(left))
    if not hands:
        other.rng = rng.below(1 << 63)
    return other


def worlds(game: Game[Any], player: int, rng: Rng, n: int = 2) -> Iterator[Any]:
    """Yield worlds that a player imagines, given what they see and, if they decide, what they can do."""
    deals = Deals(game.rules, view(game.rules, game.state, player), game.legal if player == game.decider else ())
    for _ in range(n):
        yield deals.deal(rng)
