"""A second game kept in step with the real one by following its decisions: where every card is.

Written from the text of the rules, slowly. Only chance is read from the real game: the order of a shuffled pile.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rules import Action
from rules.engine.worth.credit import credited

from .cards import DEAL, DIE, GOODS, KIND, KINDS
from .oracle_legal import GAINS, Item, Mine, Position, counts_as, layers, name, value

TOP = {"ship": ("goods",), "pasture": ("animals",), "residential_houses": ("goods", "animals")}
TAKES = {
    "carpenter": ("building", "knowledge"),
    "church": ("castle", "mine", "monastery"),
    "market": ("pasture", "ship"),
}
OPENS = {
    "castle": Item("die"),
    "warehouse": Item("sell"),
    "town_hall": Item("place"),
    **{card: Item("top", of=pools) for card, pools in TOP.items()},
    **{card: Item("take", of=kinds) for card, kinds in TAKES.items()},
}
"""Benefits that need a choice (BC-9)."""
BRINGS = {"mine": ("silver", 2), "knowledge": ("workers", 2), "watchtower": ("vp", 1), "bank": ("silver", 3)}
"""Benefits that do not (BC-9.2, 9.3, 9.10, 9.11)."""


@dataclass
class Egon:
    """The solo opponent (BC-17)."""

    stacks: list[list[int]]
    estate: list[list[int]]
    firsts: list[str]
    seven: int

    @property
    def total(self) -> int:
        """Return Egon's points (BC-17.11)."""
        return value(self.estate) + len(self.firsts) + self.seven


@dataclass
class Oracle(Position):
    """The whole game, move by move."""

    egon: Egon | None = None
    queue: list[int] = field(default_factory=list)
    """The players who still have a turn in this round."""
    after: Any = None
    """The real state after the decision being followed."""
    lost: bool = False

    @staticmethod
    def of(state: Any) -> Oracle:
        """Start alongside a game at the beginning of a turn."""
        egon = state.egon
        game = Oracle(
            seats=[_mine(seat, credited(state.credited, player, "vp")) for player, seat in enumerate(state.seats)],
            display=[[*row] for row in state.display],
            draw=[*state.draw.cards],
            discard=[*state.discard.cards],
            supplies={pool: [[*pile.cards] for pile in getattr(state, pool)] for pool in ("goods", "animals")},
            firsts=[*state.firsts],
            sevens=[*state.all_seven],
            turn=state.turn_of,
            first=state.first,
            holder=state.holder,
            turned=state.turned,
            phase=state.phase,
            round=state.round,
            egon=egon and Egon([[*pile.cards] for pile in egon.stacks], [[*one] for one in egon.estate], [*egon.firsts], egon.all_seven),
        )
        order = game.clockwise()
        game.queue = order[order.index(game.turn) :]
        game._next_turn()
        return game

    def clockwise(self) -> list[int]:
        """Return all players clockwise from the start player of the phase (BC-4.4)."""
        return [(self.first + n) % len(self.seats) for n in range(len(self.seats))]

    # decisions
    def do(self, action: Action, after: Any) -> None:
        """Follow a decision; ``after`` is the real state after it."""
        self.after = after
        if action.kind == "buy":
            self._buy()
        else:
            item = next(item for item in self.open[-1] if action in self.ways(item))
            self.open[-1].remove(item)
            self.me.workers -= action.cost
            if action.kind != "decline":
                getattr(self, f"_do_{action.kind}")(item, action)
        self._settle()

    def _settle(self) -> None:
        """Drop what can no longer become possible and leave closed frames (BC-10.5, BC-10.6)."""
        while not self.over:
            top = self.open[-1]
            top[:] = [item for item in top if self.ways(item) or (item.what in ("sell", "place") and Item("bonus") in top)]
            if top:
                return
            self.open.pop()

    def _do_play(self, item: Item, action: Action) -> None:
        card = _number(action.picks[0])
        self.me.hand.remove(card)
        self.discard.append(card)
        self.open.append([Item("die", DIE[card])])

    def _do_take(self, item: Item, action: Action) -> None:
        card = _number(action.picks[0])
        next(row for row in self.display if card in row).remove(card)
        self._receive(card, action.picks[1:])

    def _receive(self, card: int, old: tuple[str, ...]) -> None:
        """Add a card to the player's projects (BC-7.2)."""
        for one in map(_number, old):
            self.me.projects.remove(one)
            self.discard.append(one)
        self.me.projects.append(card)

    def _do_place(self, item: Item, action: Action) -> None:
        """Place a project (BC-10.1)."""
        me, card, target = self.me, _number(action.picks[0]), action.picks[1]
        me.projects.remove(card)
        if target.startswith("new"):
            me.estate.append([])
        stack = me.estate[-1 if target.startswith("new") else _number(target)]
        stack.append(card)
        opened = [OPENS[name(card)]] if name(card) in OPENS else []
        if len(stack) == 3:
            opened.append(Item("bonus"))
        self._award(me, stack)
        what, n = BRINGS.get(name(card), ("vp", 0))
        setattr(me, what, getattr(me, what) + n)
        self.open.append(opened)

    def _award(self, owner: Mine | Egon, stack: list[int]) -> None:
        """Award first bonuses and the all-seven card (BC-12.1, BC-12.4, BC-17.7, BC-17.8)."""
        if len(stack) == 3 and counts_as(stack) in self.firsts:
            self.firsts.remove(counts_as(stack))
            owner.firsts.append(counts_as(stack))
        if self.sevens and not owner.seven and {KIND[card] for stack in owner.estate for card in stack} == set(KINDS):
            owner.seven = self.sevens.pop(0)

    def _do_sell(self, item: Item, action: Action) -> None:
        """Sell goods (BC-6.4 to BC-6.6, BC-17.12)."""
        me, kind = self.me, action.picks[0].rpartition(":")[2]
        gone = [good for good in me.goods if GOODS[good] == kind]
        me.goods = [good for good in me.goods if good not in gone]
        me.sold += gone
        me.silver += len(gone)
        if self.egon is None:
            self.holder, self.turned = self.turn, True

    def _do_fill_workers(self, item: Item, action: Action) -> None:
        self.me.workers = 2

    def _do_take_silver(self, item: Item, action: Action) -> None:
        self.me.silver += 1

    def _do_convert(self, item: Item, action: Action) -> None:
        """Convert workers and silver (BC-6.9)."""
        workers, silver = map(_number, action.picks[1:])
        self.me.workers -= workers
        self.me.silver -= silver
        self.me.vp += (workers + silver) // 3

    def _do_draw(self, item: Item, action: Action) -> None:
        """Draw from a stack (BC-13.1)."""
        pool, _, i = action.picks[0].partition(":")
        piles, mine = self.supplies[pool], self.me.goods if pool == "goods" else self.me.animals
        pile, other = piles[int(i)], piles[1 - int(i)]
        mine.append(pile.pop())
        if not pile:
            half = len(other) // 2
            pile += other[:half]
            del other[:half]

    def _do_bonus(self, item: Item, action: Action) -> None:
        """Take a phase bonus, its cards one by one (BC-12.2, BC-12.3)."""
        letter, _, n = action.picks[0].removeprefix("bonus:phase_").partition("_")
        gains = GAINS[letter.upper()][int(n) - 1]
        for what in ("animals", "goods"):
            self.open += [[Item("top", of=(what,))] for _ in range(gains.get(what, 0))]
        for what in ("vp", "silver", "workers"):
            setattr(self.me, what, getattr(self.me, what) + gains.get(what, 0))

    def _buy(self) -> None:
        """Buy three cards (BC-11.1, BC-11.8)."""
        self.me.silver -= 3
        self.bought = True
        self.offer = [self.draw.pop() for _ in range(min(3, len(self.draw)))]
        missing = [*self.after.offer][len(self.offer) :]
        if missing:
            self.draw, new = [*self.after.draw.cards], [*self.after.draw.cards, *missing]
            assert sorted(new) == sorted(self.discard), "the new draw pile is not the discard pile"
            self.offer, self.discard = [*self.offer, *missing], []
        self.open.append([Item("offer")])

    def _do_keep(self, item: Item, action: Action) -> None:
        self._receive(self._chosen(action), action.picks[2:])
        self.discard += self.offer
        self.offer = []

    def _do_use(self, item: Item, action: Action) -> None:
        card = self._chosen(action)
        self.discard += [card, *self.offer]
        self.offer = []
        self.open.append([Item("die", DIE[card])])

    def _chosen(self, action: Action) -> int:
        card = _number(action.picks[0])
        self.offer.remove(card)
        return card

    # turns, rounds, phases
    def _do_end_turn(self, item: Item, action: Action) -> None:
        self.open.clear()
        if self.queue:
            self._next_turn()
        elif self.round < self.rounds:
            self._next_round()
        else:
            self._end_phase()

    def _next_turn(self) -> None:
        self.turn, self.bought = self.queue.pop(0), False
        self.open = [[Item("end")], [Item("play")]]

    def _next_round(self) -> None:
        """Begin the next round (BC-4.2)."""
        self.round += 1
        for mine in self.seats:
            while len(mine.hand) < 2 and mine.stack:
                mine.hand.append(mine.stack.pop())
        self.queue = self.clockwise()
        self._next_turn()

    def _end_phase(self) -> None:
        """End the phase (BC-14, BC-17.11)."""
        self.lost = self.egon is not None and self.egon.total > self.total(0)
        if self.lost or self.phase == 4:
            self.over = True
            return
        for row in self.display:
            self.discard += row
            row.clear()
        self.phase += 1
        if self.egon is None:
            if not self.turned:
                self.holder = (self.holder + 1) % len(self.seats)
            self.first, self.turned = self.holder, False
        self._deal()
        if self.egon is not None:
            self._reveal(self.egon)
        self.round = 0
        self._next_round()

    def _deal(self) -> None:
        """Deal the display, then six cards to each player (BC-3.6, BC-13.3, BC-14.1); after a shuffle, read where the cards ended up."""
        deal = DEAL[len(self.seats)]
        shown = deal["display_sequential"] + deal["display_by_die"]
        if len(self.draw) >= shown + 6 * len(self.seats):
            for n in range(shown):
                card = self.draw.pop()
                self.display[n % 6 if n < deal["display_sequential"] else DIE[card] - 1].append(card)
            for mine in self.seats:
                mine.stack = [self.draw.pop() for _ in range(6)]
        else:
            before, real = sorted(self.draw + self.discard), self.after
            self.display = [[*row] for row in real.display]
            for mine, seat in zip(self.seats, real.seats, strict=True):
                mine.stack = [*seat.stack.cards, *reversed(seat.hand.cards)]
                assert len(mine.stack) == 6
            self.draw, self.discard = [*real.draw.cards], [*real.discard.cards]
            dealt = [card for row in self.display for card in row] + [card for mine in self.seats for card in mine.stack]
            assert sorted([*dealt, *self.draw, *self.discard]) == before
            assert sum(map(len, self.display)) == shown

    def _reveal(self, egon: Egon) -> None:
        """Reveal Egon's cards (BC-17.3 to BC-17.8)."""
        while egon.stacks[self.phase]:
            card = egon.stacks[self.phase].pop()
            stack = next((stack for stack in egon.estate if KIND[stack[0]] == KIND[card] and len(stack) < 3), None)
            if stack is None:
                stack = []
                egon.estate.append(stack)
            stack.append(card)
            self.seats[0].vp += KIND[card] == "monastery"
            self._award(egon, stack)

    # side by side
    def agrees(self, state: Any) -> None:
        """Check that everything in the real game is as it is here."""
        for player, (mine, seat) in enumerate(zip(self.seats, state.seats, strict=True)):
            assert (mine.hand, mine.stack) == ([*seat.hand.cards], [*seat.stack.cards])
            assert mine.estate == [[*stack] for stack in seat.estate]
            for what in ("projects", "goods", "sold", "animals", "firsts"):
                assert getattr(mine, what) == [*getattr(seat, what)], what
            assert (mine.workers, mine.silver, mine.seven) == (seat.workers, seat.silver, seat.all_seven)
            assert mine.vp == credited(state.credited, player, "vp")
        assert self.display == [[*row] for row in state.display]
        assert (self.draw, self.discard, self.offer) == ([*state.draw.cards], [*state.discard.cards], [*state.offer])
        for pool, piles in self.supplies.items():
            assert piles == [[*pile.cards] for pile in getattr(state, pool)]
        assert (self.firsts, self.sevens) == ([*state.firsts], [*state.all_seven])
        assert (self.phase, self.round, self.turn, self.bought) == (state.phase, state.round, state.turn_of, state.bought)
        assert (self.first, self.holder, self.turned) == (state.first, state.holder, state.turned)
        if self.egon is not None:
            assert self.egon.estate == [[*stack] for stack in state.egon.estate]
            assert self.egon.stacks == [[*pile.cards] for pile in state.egon.stacks]
            assert (self.egon.firsts, self.egon.seven) == ([*state.egon.firsts], state.egon.all_seven)

    def result(self) -> list[tuple[int, int, bool]]:
        """Return score, rank and victory of each player (BC-15.3, BC-16.3, BC-17.11)."""
        card = [int(self.egon is None and self.holder == player) for player in range(len(self.seats))]
        figures = [(self.total(player) + card[player], self._left(mine)) for player, mine in enumerate(self.seats)]
        ranks = [1 + sum(other > one for other in figures) for one in figures]
        return [(score, rank, rank == 1 and not self.lost) for (score, _), rank in zip(figures, ranks, strict=True)]

    def _left(self, mine: Mine) -> int:
        return mine.workers + mine.silver + len(mine.goods) + layers(mine.animals).count(1)


def _mine(seat: Any, vp: int) -> Mine:
    """Return what a player of the real game has."""
    return Mine(
        hand=[*seat.hand.cards],
        stack=[*seat.stack.cards],
        projects=[*seat.projects],
        estate=[[*stack] for stack in seat.estate],
        goods=[*seat.goods],
        sold=[*seat.sold],
        animals=[*seat.animals],
        workers=seat.workers,
        silver=seat.silver,
        vp=vp,
        firsts=[*seat.firsts],
        seven=seat.all_seven,
    )


def _number(item: str) -> int:
    return int(item.rpartition(":")[2])
