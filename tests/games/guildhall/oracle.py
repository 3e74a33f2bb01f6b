"""A second game kept in step with the real one by following its decisions: where every card is.

Written from the text of the rules, slowly. Only chance is read from the real game: shuffled piles, cards taken at random, and the order
in which ``confirm`` discards the remaining cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from rules import Action, Event

from .cards import PROFESSIONS, VP_KINDS, VP_NAME, name, profession
from .oracle_abilities import ABILITIES, VP_ABILITIES, Ability
from .oracle_legal import Mine, Open, Picks, Position, Unit


@dataclass
class Oracle(Position):
    """The whole game, move by move."""

    after: Any = None
    """The real state after the decision being followed."""
    shown: list[int] = field(default_factory=list)
    """Cards turned up by that decision."""

    # the beginning
    @staticmethod
    def of(state: Any) -> Oracle:
        """Start alongside a new game once its professions are chosen."""
        seats = [Mine(list(seat.hand.cards)) for seat in state.seats]
        game = Oracle(
            seats,
            list(state.draw.cards),
            list(state.discard.cards),
            list(state.vp_row),
            list(state.vp_deck.cards),
            state.turn_of,
            state.immediate,
            state.target,
        )
        game.open = [Open("turn", game.turn)]
        for player in reversed(game.clockwise(game.turn)):
            game.open += [Open("place", player, n=3), Open("mulligan", player)]
        return game

    @staticmethod
    def amid(state: Any) -> Oracle:
        """Start alongside a game at the beginning of a turn."""
        game = Oracle.of(state)
        for mine, seat in zip(game.seats, state.seats, strict=True):
            mine.hall, mine.vp, mine.tokens = [*seat.hall], [*seat.vp_cards], seat.tokens
            mine.chapters = [[*stack.cards] for stack in seat.chapters]
        game.left, game.open = state.actions_left, [Open("act", game.turn)]
        return game

    # decisions
    def do(self, action: Action, after: Any, events: Iterable[Event]) -> None:
        """Follow a decision; ``after`` is the state after it and ``events`` what was reported, both read for what chance has brought."""
        self.after = after
        self.shown = [int(event.items[0].partition(":")[2]) for event in events if event.kind == "revealed"]
        now = self.open.pop()
        getattr(self, f"_do_{now.what}")(now, action)
        self._go_on()

    def _go_on(self) -> None:
        """Do what needs no decision."""
        while not self.over and self.open:
            now = self.open[-1]
            if now.what in ("turn", "end", "filled", "resolve", "scholar", "robber", "returning", "gain"):
                self.open.pop()
                getattr(self, f"_run_{now.what}")(now)
            elif now.what == "excess" and len(self.seats[now.player].chapters) <= 3:
                self.open.pop()
            elif now.what == "order" and len(now.cards) == 1:
                now.fixed.append(now.cards.pop())
            elif now.what == "order" and not now.cards:
                self.open.pop()
                self.discard += now.fixed[::-1]
            else:
                return

    def _do_mulligan(self, now: Open, action: Action) -> None:
        if action.kind == "discard":
            self._put_away(now.player, _number(action))
            self.open.append(now)
        else:
            self._draw(now.player, 9 - len(self.seats[now.player].hand))

    def _do_place(self, now: Open, action: Action) -> None:
        if action.kind == "place":
            self.seats[now.player].hand.remove(_number(action))
            self.seats[now.player].hall.append(_number(action))
            now.n -= 1
            self.open.append(now)

    def _run_turn(self, now: Open) -> None:
        """Run a turn (GH-3.1, GH-9.4)."""
        self.turn, self.left, self.taken = now.player, 2, 0
        self.open += [Open("act", now.player), Open("excess", now.player)]

    def _do_act(self, now: Open, action: Action) -> None:
        me = self.seats[now.player]
        if action.kind == "end_turn":
            self.open += [Open("end", now.player), Open("returning", now.player)]
            return
        self.left, self.taken = self.left - 1, self.taken + 1
        self.open.append(now)
        match action.kind:
            case "play":
                card = _number(action)
                me.hand.remove(card)
                me.area.append(card)
                level = next((pick for pick in action.picks if pick.startswith("level:")), None)
                if level:
                    self._use(now.player, ABILITIES[profession(card)][int(level[6:])])
            case "refill":
                self.open.append(Open("refill", now.player))
            case _:
                card = _number(action)
                self.row[self.row.index(card)] = 0
                me.vp.append(card)
                cost = VP_KINDS[VP_NAME[card]][1]
                self.open.append(Open("filled", now.player))
                pay = Open("pay", now.player, n=cost, cards=[card])
                if len(me.chapters) == cost:
                    self._paid(pay, [card for chapter in me.chapters for card in chapter])
                    me.chapters = []
                else:
                    self.open.append(pay)

    def _do_pay(self, now: Open, action: Action) -> None:
        now.fixed += self.seats[now.player].chapters.pop(_number(action))
        now.n -= 1
        if now.n:
            self.open.append(now)
        else:
            self._paid(now, now.fixed)

    def _paid(self, now: Open, cards: list[int]) -> None:
        ability = VP_ABILITIES.get(VP_NAME[now.cards[0]])
        if ability:
            self.open.append(Open("resolve", now.player, ability, n=1))
        self.open.append(Open("order", now.player, cards=cards))

    def _run_resolve(self, now: Open) -> None:
        """Run an ability; one that cannot be carried out in full is skipped (GH-6.4)."""
        if self.possible(now.player, now.ability):
            self.open.append(Open("use", now.player, now.ability))

    def _do_use(self, now: Open, action: Action) -> None:
        if action.kind == "use":
            self._use(now.player, now.ability)

    def _run_filled(self, now: Open) -> None:
        """Refill the row (GH-6.5)."""
        for place, card in enumerate(self.row):
            if not card and self.deck:
                self.row[place] = self.deck.pop()

    def _do_refill(self, now: Open, action: Action) -> None:
        if action.kind == "discard":
            self._put_away(now.player, _number(action))
            self.open.append(now)
        else:
            self._draw(now.player, 6 - len(self.seats[now.player].hand))

    def _use(self, player: int, ability: Ability) -> None:
        """Begin an ability."""
        if ability.draw:
            self._draw(player, ability.draw)
        if ability.moves:
            picks: Picks = {move.name: [] for move in ability.moves}
            self.open.append(Open("exchange", player, ability, picks, secret=ability.search or ability.draw > 0))
        elif ability.reveal[0] == "draw":
            self.open.append(Open("scholar", player, ability, n=ability.reveal[1]))
        elif ability.reveal[0]:
            self.open.append(Open("opponent", player, ability))
        else:
            self.open.append(Open("gain", player, ability))

    def _run_gain(self, now: Open) -> None:
        """Give the gains of a choice after it, and after any surplus it caused."""
        self.seats[now.player].tokens += now.ability.tokens
        self.left += now.ability.actions

    def _do_exchange(self, now: Open, action: Action) -> None:
        if action.kind == "decline":
            return
        moves = now.ability.moves
        if action.kind != "confirm":
            move = next(move for move in moves if move.name == action.kind)
            what, *where = action.picks[0].split(":")
            unit: Unit = where[1] if what == "chapter" else int(where[0])
            now.picks[move.name].append(unit)
            if what == "chapter" and int(where[0]) != now.player:
                now.target = int(where[0])
            elif len(action.picks) > 1:
                now.target = int(action.picks[1].split(":")[1])
            elif move.source == "foreign":
                now.target = next(seat for seat, mine in enumerate(self.seats) if unit in mine.hall)
            if any(move.any_number or len(now.picks[move.name]) < move.n for move in moves):
                self.open.append(now)
                return
        self._exchange(now)

    def _exchange(self, now: Open) -> None:
        """Exchange everything at the same time (GH-7.2)."""
        me, moved = self.seats[now.player], []
        for move in now.ability.moves:
            seat = now.player if move.source == "own" else now.target
            moved.append((move, self._cards(seat, now.picks[move.name])))
        foreign = self.seats[now.target].hall
        zones = {"own": me.hall, "hand": me.hand, "discard": self.discard, "foreign": foreign}
        for move, cards in moved:
            for card in cards:
                zones[move.source].remove(card)
        self.open.append(Open("gain", now.player, now.ability))
        waits: list[Open] = []
        for move, cards in moved:
            if move.goal == "discard" and move.chapter and len(cards) > 1:
                waits.append(Open("order", now.player, cards=cards))
            else:
                zones[move.goal].extend(cards)
        self._check(now.player)
        self.open += waits

    def _check(self, player: int) -> None:
        """Check for completed chapters (GH-9.1, GH-9.4) and players who now have too many."""
        for mine in self.seats:
            for of in PROFESSIONS:
                if len(mine.chapter(of)) == 5:
                    mine.chapters.append(mine.chapter(of))
                    mine.hall = [card for card in mine.hall if profession(card) != of]
        for other in reversed(self.clockwise(player)):
            if len(self.seats[other].chapters) > 3 and (other == player or self.immediate):
                self.open.append(Open("excess", other))

    def _do_excess(self, now: Open, action: Action) -> None:
        cards = self.seats[now.player].chapters.pop(_number(action))
        self.open += [now, Open("order", now.player, cards=cards)]

    def _do_order(self, now: Open, action: Action) -> None:
        if action.kind == "top":
            now.cards.remove(_number(action))
            now.fixed.append(_number(action))
        else:
            there = [*self.after.discard.cards]
            rest = there[len(self.discard) : len(self.discard) + len(now.cards)]
            assert sorted(rest) == sorted(now.cards), "confirm has laid something else"
            now.fixed += rest[::-1]
            now.cards = []
        self.open.append(now)

    def _do_opponent(self, now: Open, action: Action) -> None:
        if action.kind != "decline":
            now.target, now.n = _number(action), now.ability.reveal[1]
            now.what = "robber" if now.ability.reveal[0] == "random" else "reveal"
            self.open.append(now)

    def _run_robber(self, now: Open) -> None:
        """Run the Robber (GH-17.6); which card it takes is read from what was shown."""
        card = self.shown.pop(0)
        self.seats[now.target].hand.remove(card)
        now.n -= 1
        if now.n:
            self.open.append(now)
        self._settle(now.player, card)

    def _do_reveal(self, now: Open, action: Action) -> None:
        self.seats[now.target].hand.remove(_number(action))
        now.n -= 1
        if now.n:
            self.open.append(now)
        self._settle(now.player, _number(action))

    def _run_scholar(self, now: Open) -> None:
        """Run the Scholar (GH-17.7)."""
        now.n -= 1
        if now.n:
            self.open.append(now)
        self._reshuffle()
        assert self.draw[-1] == self.shown.pop(0)
        self._settle(now.player, self.draw.pop())

    def _settle(self, player: int, card: int) -> None:
        """Put a card into the hall, or onto the discard pile if it is identical to an open card there (GH-17.6, GH-17.7)."""
        me = self.seats[player]
        if name(card) in map(name, me.hall):
            self.discard.append(card)
        else:
            me.hall.append(card)
            self._check(player)

    def _run_returning(self, now: Open) -> None:
        """Move the cards played into the hall, one after another (GH-10.1 to GH-10.3)."""
        me = self.seats[now.player]
        if me.area:
            self.open.append(now)
            self._settle(now.player, me.area.pop(0))

    def _run_end(self, now: Open) -> None:
        """End the turn or the game (GH-10.4, GH-11.1, GH-16.21)."""
        self.left = self.taken = 0
        dry = not any(self.row) and not self.deck
        if self.seats[now.player].total >= self.target or dry:
            self.over = True
        else:
            self.open.append(Open("turn", self.opponents(now.player)[0]))

    # drawing
    def _put_away(self, player: int, card: int) -> None:
        self.seats[player].hand.remove(card)
        self.discard.append(card)

    def _reshuffle(self) -> None:
        """Reshuffle (GH-8.2); the new order is read from the real game: what is still in the pile, and above it what was taken since."""
        if not self.draw and self.discard:
            there = [*self.after.draw.cards]
            assert set(there) < set(self.discard), "the new draw pile is not the discard pile"
            taken = sorted(set(self.discard) - set(there), key=lambda card: self.shown.index(card) if card in self.shown else 0)
            self.draw, self.discard = [*there, *reversed(taken)], []

    def _draw(self, player: int, n: int) -> None:
        """Draw cards (GH-8.1, GH-5.5)."""
        for _ in range(n):
            self._reshuffle()
            if self.draw:
                self.seats[player].hand.append(self.draw.pop())

    # side by side
    def agrees(self, state: Any) -> None:
        """Check that every card of the real game is where it is here."""
        for mine, seat in zip(self.seats, state.seats, strict=True):
            assert sorted(mine.hand) == sorted(seat.hand.cards)
            assert sorted(mine.hall) == sorted(seat.hall)
            assert mine.area == [*seat.action_area]
            assert sorted(map(sorted, mine.chapters)) == sorted(sorted(stack.cards) for stack in seat.chapters)
            mine.chapters = [[*stack.cards] for stack in seat.chapters]
            assert (mine.vp, mine.tokens) == ([*seat.vp_cards], seat.tokens)
        assert self.draw == [*state.draw.cards]
        assert self.discard == [*state.discard.cards]
        assert (self.row, self.deck) == ([*state.vp_row], [*state.vp_deck.cards])
        if any(now.what == "act" for now in self.open):
            assert (self.turn, self.left) == (state.turn_of, state.actions_left)


def _number(action: Action) -> int:
    """Return the number of the first thing picked."""
    return int(action.picks[0].rpartition(":")[2])
