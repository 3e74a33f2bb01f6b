"""List everything that is allowed in a position of the card game, from the text of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from rules import Action

from .cards import ACTION, ANIMALS, DIE, GOODS, KIND

MONASTERY = "monastery"
SELLS = {"light": (1, 2), "medium": (3, 4), "dark": (5, 6)}
"""Which numbers sell which goods (BC-6.4)."""
GAINS: dict[str, list[dict[str, int]]] = {
    "A": [{"vp": 3}, {"goods": 2}, {"animals": 2}, {"silver": 3}, {"workers": 3}],
    "B": [{"vp": 2}, {"goods": 1, "animals": 1}, {"silver": 2, "workers": 1}, {"silver": 1, "workers": 2}],
    "C": [{"vp": 1}, {"goods": 1}, {"animals": 1}, {"silver": 2}, {"workers": 2}],
    "D": [{"silver": 2}, {"workers": 2}, {"silver": 1, "workers": 1}],
    "E": [{"silver": 1}, {"workers": 1}],
}
"""The options of the phase cards (BC-12.2)."""


def name(card: int) -> str:
    """Return the building type, or the kind of any other card."""
    return ACTION[card][:-1]


def counts_as(stack: list[int]) -> str:
    """Return the kind a stack counts as (BC-8.3)."""
    return next((KIND[card] for card in stack if KIND[card] != MONASTERY), MONASTERY)


def steps(a: int, b: int) -> int:
    """Count the steps from one number to another, either way round (BC-5.2); from a free number there are none."""
    return min((b - a) % 6, (a - b) % 6) if a else 0


@dataclass
class Mine:
    """What a player has."""

    hand: list[int] = field(default_factory=list)
    stack: list[int] = field(default_factory=list)
    projects: list[int] = field(default_factory=list)
    estate: list[list[int]] = field(default_factory=list)
    goods: list[int] = field(default_factory=list)
    sold: list[int] = field(default_factory=list)
    animals: list[int] = field(default_factory=list)
    workers: int = 0
    silver: int = 0
    vp: int = 0
    firsts: list[str] = field(default_factory=list)
    seven: int = 0

    def targets(self, card: int) -> list[int]:
        """Return where a card may be laid (BC-8.5, BC-8.6), -1 for a new stack, judged by the outcome (BC-8.1, 8.3, 8.9, 8.11)."""
        found = []
        for i in range(-1, len(self.estate)):
            after = [[*stack] for stack in self.estate]
            if i < 0:
                after.append([card])
            else:
                after[i].append(card)
            open_kinds = [counts_as(stack) for stack in after if len(stack) < 3]
            pure = len({KIND[one] for one in after[i]} - {MONASTERY}) <= 1
            if len(after[i]) <= 3 and pure and len(set(open_kinds)) == len(open_kinds):
                found.append(i)
        return found


@dataclass(frozen=True)
class Item:
    """Something open: ``play end offer bonus``, or what cards bring: ``die top take sell place``."""

    what: str
    die: int = 0
    of: tuple[str, ...] = ()
    """The supplies (``top``) or kinds of cards (``take``) it concerns."""


@dataclass
class Position:
    """The whole game at one moment. ``open``: frames of open items, the newest last (BC-10.3)."""

    seats: list[Mine]
    display: list[list[int]]
    draw: list[int]
    discard: list[int]
    supplies: dict[str, list[list[int]]]
    firsts: list[str]
    sevens: list[int]
    turn: int
    first: int
    holder: int
    turned: bool = False
    phase: int = 0
    round: int = 1
    rounds: int = 6
    bought: bool = False
    offer: list[int] = field(default_factory=list)
    open: list[list[Item]] = field(default_factory=list)
    over: bool = False

    @property
    def me(self) -> Mine:
        """Return the player in turn."""
        return self.seats[self.turn]

    def legal(self) -> set[Action]:
        """Return every legal action."""
        if self.over:
            return set()
        found = {action for item in self.open[-1] for action in self.ways(item)}
        return found | {Action("buy", ("button:buy",))} if self.can_buy() else found

    def can_buy(self) -> bool:
        """Return whether three cards can be bought (BC-11.1, BC-11.3, BC-11.8)."""
        return not self.bought and self.me.silver >= 3 and len(self.draw) + len(self.discard) >= 3

    def ways(self, item: Item) -> list[Action]:
        """Return how an open item can be answered."""
        found = [*getattr(self, f"_{item.what}")(item)]
        may_wait = item.what in ("sell", "place") and self.can_buy()
        if item.what in ("take", "sell", "place") and (found or may_wait):
            found.append(Action("decline", ("button:decline",)))
        return found

    def _play(self, item: Item) -> Iterator[Action]:
        """Yield the ways to play a hand card (BC-4.6)."""
        yield from (Action("play", (f"card:{card}",)) for card in self.me.hand)

    def _end(self, item: Item) -> Iterator[Action]:
        """Yield the end of the turn (BC-10.9)."""
        yield Action("end_turn", ("button:end",))

    def _die(self, item: Item) -> Iterator[Action]:
        """Yield the six actions that a die number allows (BC-6.11)."""
        me = self.me
        for row, cards in enumerate(self.display, start=1):
            for card in cards:
                yield from self._taken(card, steps(item.die, row))
        for card in me.projects:
            yield from self._placed(card, steps(item.die, DIE[card]))
        for kind, numbers in SELLS.items():
            yield from self._sold(kind, min(steps(item.die, n) for n in numbers))
        if me.workers < 2:
            yield Action("fill_workers", ("button:workers",))
        yield Action("take_silver", ("button:silver",))
        for workers in range(me.workers + 1):
            for silver in range(max(0, 3 - workers), me.silver + 1):
                yield Action("convert", ("button:convert", f"workers:{workers}", f"silver:{silver}"))

    def _taken(self, card: int, cost: int = 0) -> Iterator[Action]:
        """Yield the ways to take a card from the display (BC-6.1, BC-7.2)."""
        if cost <= self.me.workers:
            full = len(self.me.projects) == 3
            yield from (Action("take", (f"card:{card}", *old), cost) for old in (self._projects() if full else [()]))

    def _projects(self) -> list[tuple[str, ...]]:
        return [(f"card:{card}",) for card in self.me.projects]

    def _placed(self, card: int, cost: int = 0) -> Iterator[Action]:
        """Yield the ways to place a project (BC-6.3)."""
        if cost <= self.me.workers:
            for i in self.me.targets(card):
                place = f"new:{self.turn}:{KIND[card]}" if i < 0 else f"stack:{self.turn}:{i}"
                yield Action("place", (f"card:{card}", place), cost)

    def _sold(self, kind: str, cost: int = 0) -> Iterator[Action]:
        """Yield the ways to sell a kind of goods (BC-6.4)."""
        if cost <= self.me.workers and any(GOODS[good] == kind for good in self.me.goods):
            yield Action("sell", (f"store:{self.turn}:{kind}",), cost)

    def _top(self, item: Item) -> Iterator[Action]:
        """Yield the ways to draw the top card of a supply (BC-9.4, BC-9.5, BC-9.12, BC-12.3)."""
        for pool in item.of:
            yield from (Action("draw", (f"{pool}:{i}",)) for i, pile in enumerate(self.supplies[pool]) if pile)

    def _take(self, item: Item) -> Iterator[Action]:
        """Yield the cards a building can take (BC-9.7 to BC-9.9)."""
        for cards in self.display:
            for card in cards:
                if KIND[card] in item.of:
                    yield from self._taken(card)

    def _sell(self, item: Item) -> Iterator[Action]:
        """Yield the sales a warehouse allows (BC-9.13)."""
        for kind in SELLS:
            yield from self._sold(kind)

    def _place(self, item: Item) -> Iterator[Action]:
        """Yield the placements a town hall allows (BC-9.14)."""
        for card in self.me.projects:
            yield from self._placed(card)

    def _bonus(self, item: Item) -> Iterator[Action]:
        """Yield the phase bonuses to choose from (BC-12.2, BC-12.3)."""
        letter = "ABCDE"[self.phase]
        for n, gains in enumerate(GAINS[letter], start=1):
            if any(what not in self.supplies or any(self.supplies[what]) for what in gains):
                yield Action("bonus", (f"bonus:phase_{letter.lower()}_{n}",))

    def _offer(self, item: Item) -> Iterator[Action]:
        """Yield the ways to use or keep one of the cards bought (BC-11.4 to BC-11.6)."""
        for card in self.offer:
            yield Action("use", (f"card:{card}", "button:use"))
            for old in self._projects() if len(self.me.projects) == 3 else [()]:
                yield Action("keep", (f"card:{card}", "button:keep", *old))

    # points
    def total(self, player: int) -> int:
        """Return the score at this moment (BC-16.1)."""
        mine = self.seats[player]
        return value(mine.estate) + len(mine.firsts) + mine.seven + mine.vp + len(mine.sold) + sum(map(layer, layers(mine.animals)))


TRIPLETS = {"building": 3, "pasture": 4, MONASTERY: 6, "castle": 2, "mine": 3, "knowledge": 4, "ship": 3}
"""BC-2.5"""


def value(estate: list[list[int]]) -> int:
    """Return the value of a stack (BC-8.12)."""
    return sum(TRIPLETS[counts_as(stack)] for stack in estate if len(stack) == 3)


def layers(animals: list[int]) -> list[int]:
    """Return the sizes of sets of different species, each as large as possible, one after another (BC-15.2)."""
    held = sorted(ANIMALS[animal] for animal in animals)
    found = []
    while held:
        species = set(held)
        found.append(len(species))
        for one in species:
            held.remove(one)
    return found


def layer(size: int) -> int:
    """Return the points for a set of this size (BC-15.2)."""
    return {1: 0, 2: 1, 3: 2, 4: 4}[size]
