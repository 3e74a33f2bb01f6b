"""The game once more, kept beside the real one by following its decisions: where every card is, and everything that is allowed.

Written from the rules' text, slowly: what can be done is found by trying every way of doing it. Of the real game only chance is read: the
order of shuffled piles, cards taken at random, and the order in which ``confirm`` lays the rest of several discards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import Any

from rules import Action, Event

from .abilities import ABILITIES, VP_ABILITIES, Ability, Move
from .cards import LEVELS, PROFESSIONS, VP_KINDS, VP_NAME, colour, name, profession

Unit = int | str
"""A card, or a chapter by its profession."""
Picks = dict[str, list[Unit]]


@dataclass
class Mine:
    """What a player has."""

    hand: list[int]
    hall: list[int] = field(default_factory=list)
    area: list[int] = field(default_factory=list)
    chapters: list[list[int]] = field(default_factory=list)
    vp: list[int] = field(default_factory=list)
    tokens: int = 0

    @property
    def total(self) -> int:
        """The points (GH-11)."""
        return self.tokens + sum(VP_KINDS[VP_NAME[card]][0] for card in self.vp)

    def chapter(self, of: str) -> list[int]:
        """The open cards of a profession."""
        return [card for card in self.hall if profession(card) == of]


@dataclass
class Open:
    """Something that is asked: by what, of whom, and what was answered so far."""

    what: str
    player: int
    ability: Ability = field(default_factory=Ability)
    picks: Picks = field(default_factory=dict)
    target: int = -1
    cards: list[int] = field(default_factory=list)
    """Cards whose order on the discard pile is open; for a payment or purchase what it is for."""
    fixed: list[int] = field(default_factory=list)
    """Those whose place is settled, the uppermost first."""
    n: int = 0
    secret: bool = False
    """Whether something hidden was shown, so that there is no refusing."""


@dataclass
class Referee:
    """The whole game."""

    seats: list[Mine]
    draw: list[int]
    discard: list[int]
    row: list[int]
    deck: list[int]
    turn: int
    immediate: bool
    target: int
    left: int = 0
    taken: int = 0
    open: list[Open] = field(default_factory=list)
    """What is to be done, the next thing last."""
    over: bool = False
    after: Any = None
    """The real state behind the decision that is followed."""
    shown: list[int] = field(default_factory=list)
    """Cards turned up in it."""

    # the beginning
    @staticmethod
    def of(state: Any) -> Referee:
        """Beside a new game, once its professions are chosen."""
        seats = [Mine(list(seat.hand.cards)) for seat in state.seats]
        game = Referee(
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
    def amid(state: Any) -> Referee:
        """Beside a game at the beginning of a turn."""
        game = Referee.of(state)
        for mine, seat in zip(game.seats, state.seats, strict=True):
            mine.hall, mine.vp, mine.tokens = [*seat.hall], [*seat.vp_cards], seat.tokens
            mine.chapters = [[*stack.cards] for stack in seat.chapters]
        game.left, game.open = state.actions_left, [Open("act", game.turn)]
        return game

    def clockwise(self, first: int) -> list[int]:
        """All players from one on."""
        return [(first + n) % len(self.seats) for n in range(len(self.seats))]

    def opponents(self, player: int) -> list[int]:
        """All others, clockwise."""
        return self.clockwise(player)[1:]

    # what is allowed
    @property
    def now(self) -> Open:
        """What is asked."""
        return self.open[-1]

    def legal(self) -> set[Action]:
        """Every legal action."""
        if self.over:
            return set()
        return set(getattr(self, f"_ask_{self.now.what}")(self.now))

    def _ask_mulligan(self, now: Open) -> Iterator[Action]:
        """GH-2.6 (1)"""
        yield from (_card("discard", card) for card in self.seats[now.player].hand)
        yield _button("draw", "draw")

    def _ask_place(self, now: Open) -> Iterator[Action]:
        """GH-2.6 (2)"""
        me = self.seats[now.player]
        if now.n == 0:
            yield _button("confirm", "confirm")
        else:
            yield from (_card("place", card) for card in me.hand if name(card) not in map(name, me.hall))

    def _ask_act(self, now: Open) -> Iterator[Action]:
        """GH-3.2, GH-3.5"""
        me = self.seats[now.player]
        if self.left:
            played = {profession(card) for card in me.area}
            for card in [*me.hand]:
                if profession(card) not in played and name(card) not in map(name, me.hall):
                    levels = self.levels(now.player, card)
                    yield from (Action("play", (f"card:{card}", f"level:{level}")) for level in levels)
                    yield Action("play", (f"card:{card}", *(["button:no_effect"] if levels else [])))
            yield _button("refill", "refill")
            yield from (Action("buy", (f"vp:{card}",)) for card in self.row if card and len(me.chapters) >= VP_KINDS[VP_NAME[card]][1])
        if self.taken >= 2:
            yield _button("end_turn", "end")

    def _ask_refill(self, now: Open) -> Iterator[Action]:
        """GH-5.1"""
        hand = self.seats[now.player].hand
        yield from (_card("discard", card) for card in hand)
        if len(hand) <= 6:
            yield _button("draw", "draw")

    def _ask_exchange(self, now: Open) -> Iterator[Action]:
        """GH-4.6, GH-7: every pick from which the whole can still be finished."""
        moves = now.ability.moves
        for move in moves:
            for target, unit in self._units(now.player, move):
                picked = now.picks[move.name]
                if unit in picked or (len(picked) >= move.n and not move.any_number):
                    continue
                if now.target not in (-1, target) and target != -1:
                    continue
                picks = {**now.picks, move.name: [*picked, unit]}
                bound = target if target != -1 else now.target
                if self._can_finish(now.player, moves, picks, bound):
                    yield self._picked(now.player, moves, move, unit, target)
        if any(move.any_number for move in moves) and all(len(now.picks[move.name]) >= move.n for move in moves):
            yield _button("confirm", "confirm")
        if not now.secret:
            yield _button("decline", "no_effect")

    def _picked(self, player: int, moves: tuple[Move, ...], move: Move, unit: Unit, target: int) -> Action:
        if isinstance(unit, str):
            return Action(move.name, (f"chapter:{player if move.source == 'own' else target}:{unit}",))
        if move.goal == "foreign" and not any(other.source == "foreign" for other in moves):
            return Action(move.name, (f"card:{unit}", f"cell:{target}:{profession(unit)}:{colour(unit)}"))
        return _card(move.name, unit)

    def _ask_opponent(self, now: Open) -> Iterator[Action]:
        """GH-17.6"""
        for other in self.opponents(now.player):
            if len(self.seats[other].hand) >= now.ability.reveal[1]:
                yield Action("opponent", (f"hand:{other}",))
        yield _button("decline", "no_effect")

    def _ask_reveal(self, now: Open) -> Iterator[Action]:
        """GH-17.6"""
        yield from (_card("reveal", card) for card in self.seats[now.target].hand)

    def _ask_pay(self, now: Open) -> Iterator[Action]:
        """GH-6.2"""
        yield from (Action("pay", (f"stack:{now.player}:{i}",)) for i in range(len(self.seats[now.player].chapters)))

    def _ask_order(self, now: Open) -> Iterator[Action]:
        """GH-6.2, GH-7.9"""
        yield from (_card("top", card) for card in now.cards)
        yield _button("confirm", "confirm")

    def _ask_use(self, now: Open) -> Iterator[Action]:
        """GH-6.4"""
        yield from (_button("use", "use"), _button("decline", "no_effect"))

    def _ask_excess(self, now: Open) -> Iterator[Action]:
        """GH-9.4"""
        yield from (Action("drop", (f"stack:{now.player}:{i}",)) for i in range(len(self.seats[now.player].chapters)))

    # what can be done in full
    def levels(self, player: int, card: int) -> list[int]:
        """The levels offered for a card (GH-4.4), tested after it has left the hand (GH-4.6)."""
        of, me = profession(card), self.seats[player]
        strength = len(me.chapter(of))
        me.hand.remove(card)
        found = [level for level in LEVELS[of] if level <= strength and self.possible(player, ABILITIES[of][level])]
        me.hand.append(card)
        return found

    def possible(self, player: int, ability: Ability) -> bool:
        """GH-4.6, GH-8.3"""
        source, n = ability.reveal
        if source in ("random", "chosen"):
            return any(len(self.seats[other].hand) >= n for other in self.opponents(player))
        if ability.draw or source == "draw":
            return len(self.draw) + len(self.discard) >= ability.draw + n
        return not ability.moves or self._can_finish(player, ability.moves, {move.name: [] for move in ability.moves}, -1)

    def _units(self, player: int, move: Move) -> list[tuple[int, Unit]]:
        """What a move can pick, and the opponent it binds (-1: none)."""
        me = self.seats[player]
        gift = move.goal == "foreign" and move.name == "gift"
        match move.source:
            case "own" | "hand":
                cards = me.hall if move.source == "own" else me.hand
                units: list[Unit] = [*dict.fromkeys(map(profession, cards))] if move.chapter else [*cards]
                return [(other, unit) for unit in units for other in (self.opponents(player) if gift else (-1,))]
            case "discard":
                return [(-1, card) for card in (self.discard[-1:] if move.top else self.discard)]
        found: list[tuple[int, Unit]] = []
        for other in self.opponents(player):
            hall = self.seats[other].hall
            found += [(other, of) for of in dict.fromkeys(map(profession, hall))] if move.chapter else [(other, card) for card in hall]
        return found

    def _can_finish(self, player: int, moves: tuple[Move, ...], picks: Picks, target: int) -> bool:
        """Whether there is any way to complete picks to a legal exchange."""
        involved = any("foreign" in (move.source, move.goal) for move in moves)
        for other in (self.opponents(player) if target == -1 else (target,)) if involved else (-1,):
            ways: list[list[list[Unit]]] = []
            for move in moves:
                picked = picks[move.name]
                here = [unit for of, unit in self._units(player, move) if of in (-1, other) and unit not in picked]
                missing = max(move.n - len(picked), 0)
                if move.goal == "discard" and move.source == "hand":
                    ways.append([[*picked, *here[:missing]]] if len(here) >= missing else [])
                else:
                    ways.append([[*picked, *more] for more in combinations(_one_of_each(here), missing)])
            if any(self._fits(player, other, moves, whole) for whole in product(*ways)):
                return True
        return False

    def _fits(self, player: int, other: int, moves: tuple[Move, ...], picks: tuple[list[Unit], ...]) -> bool:
        """GH-7.1, GH-7.2: no hall holds two identical cards afterwards."""
        halls = {"own": player, "foreign": other}
        leaving: dict[str, list[int]] = {"own": [], "foreign": []}
        arriving: dict[str, list[int]] = {"own": [], "foreign": []}
        for move, units in zip(moves, picks, strict=True):
            cards = self._cards(halls.get(move.source, -1), units)
            if move.different and len(set(map(profession, cards))) < len(cards):
                return False
            leaving.setdefault(move.source, []).extend(cards)
            arriving.setdefault(move.goal, []).extend(cards)
        for hall, seat in halls.items():
            if seat != -1:
                after = [name(card) for card in self.seats[seat].hall if card not in leaving[hall]] + [
                    name(card) for card in arriving[hall]
                ]
                if len(set(after)) < len(after) and arriving[hall]:
                    return False
        return True

    def _cards(self, seat: int, units: list[Unit]) -> list[int]:
        found: list[int] = []
        for unit in units:
            found += [unit] if isinstance(unit, int) else self.seats[seat].chapter(unit)
        return found

    # decisions
    def do(self, action: Action, after: Any, events: Iterable[Event]) -> None:
        """Follow a decision; ``after`` is the state behind it, ``events`` what was told: for what chance has brought."""
        self.after = after
        self.shown = [int(event.items[0].partition(":")[2]) for event in events if event.kind == "revealed"]
        now = self.open.pop()
        getattr(self, f"_do_{now.what}")(now, action)
        self._go_on()

    def _go_on(self) -> None:
        """Do what needs no decision."""
        while not self.over and self.open:
            now = self.open[-1]
            if now.what in ("turn", "end", "filled", "resolve", "scholar", "robber", "returning"):
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
        """GH-3.1, GH-9.4"""
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
        """GH-6.4: an ability that cannot be done in full is passed over."""
        if self.possible(now.player, now.ability):
            self.open.append(Open("use", now.player, now.ability))

    def _do_use(self, now: Open, action: Action) -> None:
        if action.kind == "use":
            self._use(now.player, now.ability)

    def _run_filled(self, now: Open) -> None:
        """GH-6.5"""
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
            self._gain(player, ability)

    def _gain(self, player: int, ability: Ability) -> None:
        self.seats[player].tokens += ability.tokens
        self.left += ability.actions

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
        """GH-7.2: everything at once."""
        me, moved = self.seats[now.player], []
        for move in now.ability.moves:
            seat = now.player if move.source == "own" else now.target
            moved.append((move, self._cards(seat, now.picks[move.name])))
        foreign = self.seats[now.target].hall
        zones = {"own": me.hall, "hand": me.hand, "discard": self.discard, "foreign": foreign}
        for move, cards in moved:
            for card in cards:
                zones[move.source].remove(card)
        self._gain(now.player, now.ability)
        waits: list[Open] = []
        for move, cards in moved:
            if move.goal == "discard" and move.chapter and len(cards) > 1:
                waits.append(Open("order", now.player, cards=cards))
            else:
                zones[move.goal].extend(cards)
        self._check(now.player)
        self.open += waits

    def _check(self, player: int) -> None:
        """GH-9.1, GH-9.4: completed chapters, and whoever has too many now."""
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
        """GH-17.6: which card it is, is read from what was shown."""
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
        """GH-17.7"""
        now.n -= 1
        if now.n:
            self.open.append(now)
        self._reshuffle()
        assert self.draw[-1] == self.shown.pop(0)
        self._settle(now.player, self.draw.pop())

    def _settle(self, player: int, card: int) -> None:
        """GH-17.6, GH-17.7: into the hall, or onto the discard pile if identical to an open card there."""
        me = self.seats[player]
        if name(card) in map(name, me.hall):
            self.discard.append(card)
        else:
            me.hall.append(card)
            self._check(player)

    def _run_returning(self, now: Open) -> None:
        """GH-10.1 to GH-10.3: one card after the other."""
        me = self.seats[now.player]
        if me.area:
            self.open.append(now)
            self._settle(now.player, me.area.pop(0))

    def _run_end(self, now: Open) -> None:
        """GH-10.4, GH-11.1"""
        self.left = self.taken = 0
        if self.seats[now.player].total >= self.target:
            self.over = True
        else:
            self.open.append(Open("turn", self.opponents(now.player)[0]))

    # drawing
    def _put_away(self, player: int, card: int) -> None:
        self.seats[player].hand.remove(card)
        self.discard.append(card)

    def _reshuffle(self) -> None:
        """GH-8.2: the new order is read from the real game: what still lies there, and above it what was taken since."""
        if not self.draw and self.discard:
            there = [*self.after.draw.cards]
            assert set(there) < set(self.discard), "the new draw pile is not the discard pile"
            taken = sorted(set(self.discard) - set(there), key=lambda card: self.shown.index(card) if card in self.shown else 0)
            self.draw, self.discard = [*there, *reversed(taken)], []

    def _draw(self, player: int, n: int) -> None:
        """GH-8.1, GH-5.5"""
        for _ in range(n):
            self._reshuffle()
            if self.draw:
                self.seats[player].hand.append(self.draw.pop())

    # side by side
    def agrees(self, state: Any) -> None:
        """Every card of the real game lies where it lies here."""
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


def _card(kind: str, card: int) -> Action:
    return Action(kind, (f"card:{card}",))


def _button(kind: str, button: str) -> Action:
    return Action(kind, (f"button:{button}",))


def _number(action: Action) -> int:
    """The number of the first thing picked."""
    return int(action.picks[0].rpartition(":")[2])


def _one_of_each(units: list[Unit]) -> list[Unit]:
    """Of identical cards one stands for all; chapters are what they are."""
    return [*{name(unit) if isinstance(unit, int) else unit: unit for unit in units}.values()]
