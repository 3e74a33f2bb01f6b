"""A second count of the points of a card game, from the decisions and the cards that were laid (BC-8.12, 12, 14.2, 15, 17).

The values are written down here; nothing asks the rules. Only the kind of a card, and what a bonus gives, is read from the components.
"""

from __future__ import annotations

from collections import Counter

from msgspec import Struct, field

from rules import Action, Event, Record
from rules.games.burgundy_cards.components import KIND, NAME, OPTION, SPECIES

TRIPLET_POINTS = {"building": 3, "pasture": 4, "monastery": 6, "castle": 2, "mine": 3, "knowledge": 4, "ship": 3}
ALL_SEVEN = {1: [3, 1], 2: [3, 1], 3: [4, 2, 1], 4: [4, 3, 2, 1]}
ANIMAL_POINTS = {0: 0, 1: 0, 2: 1, 3: 2, 4: 4}


class PointsOracle(Struct):
    """The points of every player, worked out from what was done."""

    players: int
    first: int
    goods: list[Counter[str]]
    animals: list[Counter[str]]
    estates: dict[int, list[list[int]]] = field(default_factory=dict)
    points: Counter[int] = field(default_factory=Counter)
    """First triplets, the seven kinds, sales and cards of points, by player; Egon is player -1."""
    taken: set[str] = field(default_factory=set)
    seven: list[int] = field(default_factory=list)
    has_seven: set[int] = field(default_factory=set)
    sold: Counter[int] = field(default_factory=Counter)
    turned: bool = False
    egon_checks: list[tuple[int, int]] = field(default_factory=list)

    def read(self, record: Record) -> None:
        """Follow the whole game."""
        self.seven = list(ALL_SEVEN[self.players])
        self.estates = {player: [] for player in range(-1, self.players)}
        self._follow(record.opening)
        for entry in record.entries:
            self._decision(entry.player, entry.action)
            self._follow(entry.events)

    def total(self, player: int) -> int:
        """Return all points except that of the start player card."""
        full = [stack for stack in self.estates[player] if len(stack) == 3]
        return self.points[player] + sum(TRIPLET_POINTS[_counts_as(stack)] for stack in full) + self.animal_points(player)

    def animal_points(self, player: int) -> int:
        """Return the points for animals (BC-15.2), removing one set of different animals after another."""
        if player < 0:
            return 0
        left, points = Counter(self.animals[player]), 0
        while left := +left:
            points += ANIMAL_POINTS[len(left)]
            left.subtract(list(left))
        return points

    def single_animals(self, player: int) -> int:
        """Return the number of animals in sets of one."""
        return max(self.animals[player].values(), default=0) - sorted([0, 0, *self.animals[player].values()])[-2]

    def _decision(self, player: int, action: Action) -> None:
        picks = action.picks
        if action.kind == "place":
            self._lay(player, _number(picks[0]), picks[1])
        elif action.kind == "sell":
            n = self.goods[player].pop(picks[0].split(":")[2])
            self.points[player] += n
            self.sold[player] += n
            self.first, self.turned = player, True
        elif action.kind == "convert":
            self.points[player] += sum(map(_number, picks[1:])) // 3
        elif action.kind == "bonus":
            self.points[player] += OPTION[picks[0].split(":")[1]].gain.get("vp", 0)

    def _follow(self, events: tuple[Event, ...]) -> None:
        for event in events:
            kind, values = event.kind, event.values
            if kind == "egon_card":
                card = _number(event.items[0])
                begun = [i for i, s in enumerate(self.estates[-1]) if KIND[s[0]] == KIND[card] and len(s) < 3]
                self._lay(-1, card, f"stack:-1:{begun[0]}" if begun else "new")
                self.points[0] += KIND[card] == "monastery"
            elif kind == "egon_check":
                self.egon_checks.append((self.total(0), self.total(-1)))
            elif kind == "stocked":
                assert event.player is not None
                what = str(values["what"])
                (self.animals if what in SPECIES else self.goods)[event.player][what] += 1
            elif kind == "phase" and values["phase"] != "A":
                self.first, self.turned = (self.first if self.turned else (self.first + 1) % self.players), False

    def _lay(self, player: int, card: int, target: str) -> None:
        estate = self.estates[player]
        if target.startswith("new"):
            estate.append([])
        stack = estate[-1] if target.startswith("new") else estate[_number(target)]
        stack.append(card)
        assert len(stack) <= 3
        self.points[player] += NAME[card] == "watchtower" and player >= 0
        if len(stack) == 3 and _counts_as(stack) not in self.taken:
            self.taken.add(_counts_as(stack))
            self.points[player] += 1
        if len({KIND[c] for s in estate for c in s}) == 7 and player not in self.has_seven and self.seven:
            self.has_seven.add(player)
            self.points[player] += self.seven.pop(0)


def _counts_as(stack: list[int]) -> str:
    return next((KIND[card] for card in stack if KIND[card] != "monastery"), "monastery")


def _number(item: str) -> int:
    return int(item.split(":")[-1])


def points_oracle_of(record: Record) -> PointsOracle:
    """Return the oracle of a whole game, followed from its beginning."""
    begun = record.game.copy()
    begun.restore(record.start)
    seats = begun.state.seats
    animals = [Counter(SPECIES[animal] for animal in seat.animals) for seat in seats]
    goods = [Counter(("light", "medium", "dark")[(good - 1) // 6] for good in seat.goods) for seat in seats]
    found = PointsOracle(len(seats), begun.decider or 0, goods, animals)
    found.read(record)
    return found
