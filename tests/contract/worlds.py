"""Worlds that a player cannot tell apart: a position with everything hidden from them permuted, or dealt anew from their view."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from rules import Action, Deals, Game, GameDef, Pile, Record, Rng, piles_of, told, view
from rules.engine.hidden.piles import exchange_piles
from rules.engine.hidden.views import sees
from rules.engine.values import replaced


def packed(rules: GameDef[Any], state: Any) -> bytes:
    return rules.encoder.encode(state)


Place = tuple[int, int]
"""A pile by its place in the state, and an index in it."""
Card = tuple[str, int]
"""A card by its deck and number."""


def hidden_cards(rules: GameDef[Any], state: Any, players: Collection[int | None]) -> set[Card]:
    """Return the cards whose place is hidden from all ``players``."""
    piles = [(pile, i, card) for pile in piles_of(state) for i, card in enumerate(pile.cards)]
    return {(pile.deck, card) for pile, i, card in piles if not any(sees(rules, state, pile, i, player) for player in players)}


def hidden_places(rules: GameDef[Any], state: Any, hands: bool, cards: set[Card], piles: Collection[int]) -> Iterator[list[Place]]:
    """Return the places of these ``cards`` in ``piles`` that can be exchanged unnoticed: those with the same back, and covered ones.

    ``hands``: only those in hands; what lies face down on the table may be turned up soon.
    """
    of_one_back: dict[tuple[str, int], list[Place]] = {}
    covered: dict[str, list[Place]] = {}
    for n, pile in enumerate(piles_of(state)):
        for i, card in enumerate(pile.cards):
            if n in piles and (pile.seen == "owner" or not hands) and (pile.deck, card) in cards:
                of_one_back.setdefault((pile.deck, rules.back(pile.deck, card)), []).append((n, i))
                if not pile.shows_back(i):
                    covered.setdefault(pile.deck, []).append((n, i))
    yield from of_one_back.values()
    yield from covered.values()


def permuted(rules: GameDef[Any], state: Any, players: Collection[int | None], rng: Rng, hands: bool = False) -> Any:
    """Return the state with all cards hidden from all ``players`` permuted as far as their backs allow, and random numbers changed.

    ``hands``: only those in hands, and no random numbers.
    """
    other = _shuffled(rules, state, hidden_cards(rules, state, players), range(len([*piles_of(state)])), rng, hands)
    if not hands:
        other.rng = rng.below(1 << 63)
    return other


def _shuffled(rules: GameDef[Any], state: Any, cards: set[Card], among: Collection[int], rng: Rng, hands: bool = False) -> Any:
    """Return the state with these cards permuted ``among`` some of its piles."""
    other = rules.decode(packed(rules, state))
    piles = list(piles_of(other))
    for places in hidden_places(rules, other, hands, cards, among):
        shuffled = [piles[n].cards[i] for n, i in places]
        rng.shuffle(shuffled)
        for (n, i), card in zip(places, shuffled, strict=True):
            piles[n] = piles[n].holding(replaced(piles[n].cards, i, card))
    return _with_piles(other, piles)


def _with_piles(state: Any, piles: Iterable[Pile]) -> Any:
    """Return the state with other piles, in the order of its fields."""
    left = iter(piles)
    exchange_piles(state, lambda pile: next(left))
    return state


def possible_world(rules: GameDef[Any], state: Any, cards: set[Card], rng: Rng) -> Any:
    """Return a position that the rules allow, with these cards permuted.

    Some piles contain only what belongs together (a completed chapter): their cards are exchanged for those of another such pile.
    """
    piles = list(piles_of(state))
    largest = max(range(len(piles)), key=lambda n: len(piles[n].cards))

    def is_loose(*among: int) -> bool:
        return all(_possible(rules, _shuffled(rules, state, cards, among, rng)) for _ in range(3))

    loose = {*range(len(piles))} if is_loose(*range(len(piles))) else {n for n in range(len(piles)) if is_loose(n, largest)}
    together: dict[tuple[str, int], list[int]] = {}
    for n, pile in enumerate(piles):
        if n not in loose and cards.issuperset((pile.deck, card) for card in pile.cards):
            together.setdefault((pile.deck, len(pile.cards)), []).append(n)
    other = _shuffled(rules, state, cards, loose, rng)
    exchanged = list(piles_of(other))
    for alike in together.values():
        for n, m in zip(alike, [*alike[1:], alike[0]], strict=True):
            exchanged[n] = piles[n].holding(piles[m].cards)
    other = _with_piles(other, exchanged)
    other.rng = rng.below(1 << 63)
    return other


def _possible(rules: GameDef[Any], state: Any) -> bool:
    return all(holds for _, holds in rules.bounds(state))


BACK = 12
"""The most decisions that two worlds have in common."""
DRAWS = 20
"""How many other worlds are tried for a position: what the rules concede to the decider must be the same in both."""
ALIKE = 30
"""How many actions of the other world are tried in place of one that the observer cannot tell from others."""


def two_worlds(record: Record, observer: int | None, rng: Rng) -> tuple[Record, Record]:
    """Return a game twice, each time with its last decisions: as it was, and as it may have been for all that ``observer`` knows.

    In the other world everything hidden from them is permuted, and the others have picked other things unseen where they could. The
    histories are as long as that goes on without a difference that the observer was told of.
    """
    rules, snapshots = record.rules, [record.start]
    header = replace(record.header, seed=record.header.seed + 1)  # neither world begins with the deal of its seed
    ahead = Game(rules, rules.decode(record.start))
    for entry in record.entries:
        ahead.apply(entry.action)
        snapshots.append(ahead.snapshot())
    for first in range(max(0, len(record.entries) - BACK), len(snapshots)):
        one = Record(header, Game(rules, rules.decode(snapshots[first])))
        hidden = hidden_cards(rules, one.game.state, (observer,)) & hidden_cards(rules, record.game.state, (observer,))
        others = (Record(header, Game(rules, possible_world(rules, one.game.state, hidden, rng))) for _ in range(DRAWS))
        other = next((found for found in others if _alike(one, found, observer)), None)
        if other is not None and all(_goes_on(one, other, entry.action, observer) for entry in record.entries[first:]):
            return one, other
    raise AssertionError("a position differs from itself")


def _alike(one: Record, other: Record, observer: int | None) -> bool:
    """Say whether an observer sees the same in two worlds, and the rules concede nothing more to the decider."""
    rules, here, there = one.rules, one.game.state, other.game.state
    return (
        one.game.decider == other.game.decider
        and rules.implied_knowledge(here) == rules.implied_knowledge(there)
        and packed(rules, view(rules, here, observer)) == packed(rules, view(rules, there, observer))
    )


def _goes_on(one: Record, other: Record, action: Action, observer: int | None) -> bool:
    """Make a decision in one world, and one that the observer cannot tell from it in the other, if possible a different one."""
    known = one.game.decider == observer
    events = [*told(one.play(action), observer)]
    others = [choice for choice in other.game.legal if choice.kind == action.kind and choice != action and not known]
    for choice in [*others[:ALIKE], *([action] if action in other.game.legal else [])]:
        ahead = other.ahead((choice,))
        if [*told(ahead.entries[-1].events, observer)] == events and _alike(one, ahead, observer):
            other.play(choice)
            return True
    return False


def worlds(game: Game[Any], player: int, rng: Rng, n: int = 2) -> Iterator[Any]:
    """Yield worlds that a player imagines, given what they see and, if they decide, what they can do."""
    deals = Deals(game.rules, view(game.rules, game.state, player), game.legal if player == game.decider else ())
    for _ in range(n):
        yield deals.deal(rng)
