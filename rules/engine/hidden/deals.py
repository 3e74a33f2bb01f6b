"""Dealing what a view hides, for bots: worlds that a player cannot tell from the one they are in."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import accumulate
from operator import attrgetter, itemgetter
from typing import Any, Generic, TypeVar

from msgspec import Struct

from ..definition import GameDef
from ..errors import NoDealError
from ..game import Game
from ..rng import Rng
from ..state import BaseState
from ..types import Action
from .piles import BACK, Back, Pile, fields_with_piles, is_hidden, piles_of
from .views import unseen

S = TypeVar("S", bound=BaseState)
TRIES = 40
"""How many worlds are dealt to find one that offers what is known to be legal, before cards are exchanged for it; and how often that is
tried in turn. In 45,000 positions of random games of Guildhall six deals were always enough, but a good player fills the discard pile
with cards that they cannot use.
"""
KEY = 2
"""The bytes of a sort key. Of two cards with the same one, a chance of 1 in 65,536, either comes first in half of the deals."""
Key = Callable[[int], int]
"""A function that returns a random number for each card of a deck, by number."""
Stocks = Sequence[list[int]]
"""The cards dealt in one world, by deck."""


class Deals(Generic[S]):
    """Everything that can be found out once about dealing what a view hides, so that each deal is fast."""

    def __init__(self, rules: GameDef[S], seen: S, legal: Iterable[Action] = ()) -> None:
        """Prepare deals for the view ``seen``.

        ``legal``: what its player can do now, if the decision is theirs; it may tell more than the view, as what the rules offer may depend
        on a hidden card (``implied_knowledge``).
        """
        self._rules = rules
        self._seen = seen
        self._legal = [*legal] if rules.implied_knowledge(seen) else []
        self._offering: dict[object, bool] = {}
        """Whether a world in which that is implied offers what is legal."""
        self._exceeding: dict[object, bool] = {}
        """Whether it offers anything else."""
        hidden: dict[str, Counter[Back]] = {}
        for pile in piles_of(seen):
            hidden.setdefault(pile.deck, Counter()).update(card for card in pile.cards if is_hidden(card))
        fresh = unseen(rules, seen)
        named = [(deck, backs) for deck, backs in hidden.items() if backs]
        decks = {deck: _Deck(number, fresh[deck], backs) for number, (deck, backs) in enumerate(named)}
        self._decks = [*decks.values()]
        self._lanes = _share_keys(self._decks)
        """Where the keys of decks that share them are among those drawn."""
        self._drawn = 8 + KEY * max([lane.stop for lane in self._lanes], default=0)
        """The bytes drawn for a deal: the generator of the world, and the keys."""
        self._holders = [*_holders(seen, decks, ())]

    def deal(self, rng: Rng) -> S:
        """Return a full state that its player cannot tell from the true one: hidden cards are dealt, each under its own back.

        Every such state is equally likely, as long as what is legal does not make most deals impossible; then nearly so. Raises
        ``NoDealError`` if none is found that offers what is legal.
        """
        if not self._legal:
            return self._world(*self._shuffled(rng))
        for _ in range(TRIES):
            world = self._world(*self._shuffled(rng))
            if self._offers(world):
                return world
        for _ in range(TRIES):
            exchanged = self._exchanged(rng)
            if exchanged is not None and self._offers(exchanged):
                return exchanged
        raise NoDealError("no deal offers what is said to be legal")

    def _exchanged(self, rng: Rng) -> S | None:
        """Return a world in which cards that make possible what is not legal have changed places with others; None if none was found.

        The covered cards of a deal are turned up one after another; each has to add nothing that is not legal.
        """
        begin, stocks = self._shuffled(rng)
        for number, deck in enumerate(self._decks):
            stock = stocks[number]
            for place in range(deck.places):
                partner = place
                for _ in range(TRIES):
                    turned_up = [*stock[: place + 1], *([BACK] * (deck.places - place - 1)), *stock[deck.places :]]
                    if not self._offers_too_much(self._world(begin, [*stocks[:number], turned_up, *stocks[number + 1 :]])):
                        break
                    _exchange(stock, place, partner)
                    partner = rng.below(deck.places)
                    _exchange(stock, place, partner)
                else:
                    return None
        return self._world(begin, stocks)

    def _offers(self, world: S) -> bool:
        """Return whether exactly what is known to be legal is legal in a world; besides what its player sees, that depends on nothing but
        what is implied.
        """
        implied = self._rules.implied_knowledge(world)
        if implied not in self._offering:
            self._offering[implied] = Game(self._rules, self._rules.copy(world)).legal == self._legal
        return self._offering[implied]

    def _offers_too_much(self, world: S) -> bool:
        """Return whether the cards turned up in a world, some of which are still covered, make anything legal that is not known to be."""
        implied = self._rules.implied_knowledge(world)
        if implied not in self._exceeding:
            self._exceeding[implied] = not self._possible(world) <= {*self._legal} | self._possible_unseen
        return self._exceeding[implied]

    @cached_property
    def _possible_unseen(self) -> frozenset[Action]:
        """What is legal as long as nothing is turned up, which need not be among what is known to be legal: with nothing of use in a pile,
        a card is played without the choice that it offers otherwise.
        """
        return self._possible(self._seen)

    def _possible(self, world: S) -> frozenset[Action]:
        """Return what is legal in a world if what is asked can be answered there, and is not skipped."""
        game = Game(self._rules, self._rules.copy(world))
        return frozenset(game.legal if game.state.pending == self._seen.pending else ())

    def _shuffled(self, rng: Rng) -> tuple[int, Stocks]:
        """Return where the generator of a world begins, and its hidden cards in random order."""
        drawn = memoryview(hashlib.shake_128(rng.below(1 << 63).to_bytes(8, "little")).digest(self._drawn))
        keys = drawn[8:].cast("H").tolist()
        lanes = [keys[lane].__getitem__ for lane in self._lanes]
        return int.from_bytes(drawn[:8], "little") >> 1, [deck.dealt(lanes) for deck in self._decks]

    def _world(self, begin: int, stocks: Stocks) -> S:
        """Return the world with these hidden cards, and with a generator that begins there."""
        world = self._rules.copy(self._seen)
        world.rng = begin
        for find, fills in self._holders:
            node = find(world)
            for field, fill in fills:
                setattr(node, field, fill(stocks))
        return world


def determinise(rules: GameDef[S], seen: S, rng: Rng) -> S:
    """Return a full state that matches the view ``seen``; see ``Deals``, which is faster if several are needed."""
    return Deals(rules, seen).deal(rng)


def _exchange(cards: list[int], one: int, other: int) -> None:
    """Exchange the cards in two places."""
    cards[one], cards[other] = cards[other], cards[one]


class _Deck:
    """The hidden cards of one deck: those of which a back shows somewhere, and those that lie covered, whatever their backs."""

    def __init__(self, number: int, by_back: Mapping[Back, list[int]], hidden: Mapping[Back, int]) -> None:
        """Take the ``number`` of the deck, its cards not seen ``by_back``, and how often each back is ``hidden`` in the piles."""
        self.number = number
        backs = [back for back in by_back if back != BACK and hidden[back]]
        self.shown = [(_either_way(by_back[back]), hidden[back]) for back in backs]
        """The cards of each back that shows, and how often it does."""
        self.covered = _either_way([card for back, cards in by_back.items() if back not in backs for card in cards])
        """The cards whose backs show nowhere."""
        self.cards = frozenset(card for cards in by_back.values() for card in cards)
        self.known: list[int] = []
        """Cards that are seen in piles with hidden ones; they come last among those dealt."""
        self.places = hidden[BACK]
        """How many of the cards lie covered in piles: the first ones dealt."""
        self.lane = 0
        """The number of the lane with the keys of its cards that lie covered; those of the cards under a back are in the next one."""
        self._next = dict(zip((BACK, *backs), accumulate((n for _, n in self.shown), initial=hidden[BACK]), strict=True))
        self._next = {back: end - hidden[back] for back, end in self._next.items()}

    def dealt(self, lanes: Sequence[Key]) -> list[int]:
        """Return the cards in random order: first those that lie covered, then those under each back that shows."""
        key = lanes[self.lane]
        way = key(0) % 2
        covered, shown = self.covered[way], self.known
        if self.shown:
            of_a_back = lanes[self.lane + 1]
            covered, shown = [*covered], []
            for cards, n in self.shown:
                order = sorted(cards[way], key=of_a_back)
                shown += order[:n]
                covered += order[n:]
            shown += self.known
        found = sorted(covered, key=key)
        found += shown
        return found

    def place(self, card: int) -> int:
        """Return where the next card of a pile is among those dealt."""
        if not is_hidden(card):
            self.known.append(card)
            return len(self.cards) + len(self.known) - 1
        self._next[card] += 1
        return self._next[card] - 1


def _either_way(cards: list[int]) -> tuple[list[int], list[int]]:
    """Return cards in both orders, of which those with the same key stay in one."""
    return cards[::-1], cards


def _share_keys(decks: Iterable[_Deck]) -> list[slice]:
    """Say which lanes each deck has its keys in, and return where they are; decks that number their cards differently share theirs."""
    shared: list[list[_Deck]] = []
    for deck in decks:
        sharing = next((others for others in shared if all(deck.cards.isdisjoint(other.cards) for other in others)), None)
        if sharing is None:
            shared.append(sharing := [])
        sharing.append(deck)
    lanes: list[slice] = []
    begin = 0
    for sharing in shared:
        size = max(max(deck.cards, default=0) for deck in sharing) + 1
        for deck in sharing:
            deck.lane = len(lanes)
        for _ in range(2 if any(deck.shown for deck in sharing) else 1):
            lanes.append(slice(begin, begin + size))
            begin += size
    return lanes


Fill = Callable[[Stocks], Any]
"""A function that returns a pile, or a tuple with piles, as it is in a world."""
Holder = tuple[Callable[[Any], Any], list[tuple[str, Fill]]]
"""How to find a struct that holds piles in a state, and what its fields hold in a world."""


def _holders(node: Any, decks: Mapping[str, _Deck], path: tuple[str | int, ...]) -> Iterator[Holder]:
    """Yield every struct that can change and holds hidden cards."""
    of: Any = type(node)
    fields = [(name, getattr(node, name)) for name in fields_with_piles(of)]
    fills = [(name, fill) for name, value in fields if (fill := _fill(value, decks)) is not None]
    if fills:
        yield _finder(path), fills
    for name, value in fields:
        for steps, child in _changing(value):
            yield from _holders(child, decks, (*path, name, *steps))


def _changing(value: Any) -> Iterator[tuple[tuple[int, ...], Any]]:
    """Yield the structs in a field that can change, and where in it they are."""
    if isinstance(value, tuple):
        for n, child in enumerate(value):
            for steps, found in _changing(child):
                yield (n, *steps), found
    elif isinstance(value, Struct) and not value.__struct_config__.frozen:
        yield (), value


def _finder(path: tuple[str | int, ...]) -> Callable[[Any], Any]:
    """Return a function that follows a path from a state."""
    steps = [attrgetter(step) if isinstance(step, str) else itemgetter(step) for step in path]

    def find(state: Any) -> Any:
        for step in steps:
            state = step(state)
        return state

    return find


def _fill(value: Any, decks: Mapping[str, _Deck]) -> Fill | None:
    """Return a function that deals the hidden cards of a pile, or of the piles in a tuple; None if there are none."""
    if isinstance(value, Pile):
        return _fill_pile(value, decks) if any(map(is_hidden, value.cards)) else None
    if not isinstance(value, tuple):
        return None
    found = [_fill(child, decks) for child in value]
    if not any(found):
        return None
    fills = [fill or _kept(child) for fill, child in zip(found, value, strict=True)]
    return lambda stocks: tuple([fill(stocks) for fill in fills])


def _kept(value: Any) -> Fill:
    return lambda stocks: value


def _fill_pile(pile: Pile, decks: Mapping[str, _Deck]) -> Fill:
    name, seen, owner, reader = pile.deck, pile.seen, pile.owner, pile.reader
    deck = decks[name]
    number, places = deck.number, [deck.place(card) for card in pile.cards]
    run = slice(places[0], places[-1] + 1)
    if [*range(run.start, run.stop)] == places:
        return lambda stocks: Pile(name, seen, tuple(stocks[number][run]), owner, reader)
    pick = itemgetter(*places)
    return lambda stocks: Pile(name, seen, pick(stocks[number]), owner, reader)
