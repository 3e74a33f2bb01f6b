"""List everything that is allowed in a position of Guildhall, from the text of the rules, by trying every way of doing it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, product

from rules import Action

from .cards import LEVELS, VP_KINDS, VP_NAME, colour, name, profession
from .oracle_abilities import ABILITIES, Ability, Move

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
        """Return the points (GH-11)."""
        return self.tokens + sum(VP_KINDS[VP_NAME[card]][0] for card in self.vp)

    def chapter(self, of: str) -> list[int]:
        """Return the open cards of a profession."""
        return [card for card in self.hall if profession(card) == of]


@dataclass
class Open:
    """An open question: what asks, who is asked, and the answers so far."""

    what: str
    player: int
    ability: Ability = field(default_factory=Ability)
    picks: Picks = field(default_factory=dict)
    target: int = -1
    cards: list[int] = field(default_factory=list)
    """Cards whose order on the discard pile is open; for a payment or purchase, what it is for."""
    fixed: list[int] = field(default_factory=list)
    """Cards whose place is settled, the top one first."""
    n: int = 0
    secret: bool = False
    """Whether something hidden was shown, so that refusing is no longer possible."""


@dataclass
class Position:
    """The whole game at one moment."""

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

    def clockwise(self, first: int) -> list[int]:
        """Return all players clockwise, starting with one."""
        return [(first + n) % len(self.seats) for n in range(len(self.seats))]

    def opponents(self, player: int) -> list[int]:
        """Return all other players, clockwise."""
        return self.clockwise(player)[1:]

    # what is allowed
    @property
    def now(self) -> Open:
        """Return what is being asked."""
        return self.open[-1]

    def legal(self) -> set[Action]:
        """Return every legal action."""
        if self.over:
            return set()
        return set(getattr(self, f"_ask_{self.now.what}")(self.now))

    def _ask_mulligan(self, now: Open) -> Iterator[Action]:
        """Yield the answers to the opening exchange (GH-2.6 (1))."""
        yield from (_card("discard", card) for card in self.seats[now.player].hand)
        yield _button("draw", "draw")

    def _ask_place(self, now: Open) -> Iterator[Action]:
        """Yield the cards to place at the opening (GH-2.6 (2))."""
        me = self.seats[now.player]
        if now.n == 0:
            yield _button("confirm", "confirm")
        else:
            yield from (_card("place", card) for card in me.hand if name(card) not in map(name, me.hall))

    def _ask_act(self, now: Open) -> Iterator[Action]:
        """Yield the actions of a turn (GH-3.2, GH-3.5)."""
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
        """Yield the cards to discard in a refill (GH-5.1)."""
        hand = self.seats[now.player].hand
        yield from (_card("discard", card) for card in hand)
        if len(hand) <= 6:
            yield _button("draw", "draw")

    def _ask_exchange(self, now: Open) -> Iterator[Action]:
        """Yield every pick from which the whole exchange can still be completed (GH-4.6, GH-7)."""
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
        """Yield the opponents to choose from (GH-17.6)."""
        for other in self.opponents(now.player):
            if len(self.seats[other].hand) >= now.ability.reveal[1]:
                yield Action("opponent", (f"hand:{other}",))
        yield _button("decline", "no_effect")

    def _ask_reveal(self, now: Open) -> Iterator[Action]:
        """Yield the cards of the hand shown (GH-17.6)."""
        yield from (_card("reveal", card) for card in self.seats[now.target].hand)

    def _ask_pay(self, now: Open) -> Iterator[Action]:
        """Yield the chapters to pay with (GH-6.2)."""
        yield from (Action("pay", (f"stack:{now.player}:{i}",)) for i in range(len(self.seats[now.player].chapters)))

    def _ask_order(self, now: Open) -> Iterator[Action]:
        """Yield the cards to put on top (GH-6.2, GH-7.9)."""
        yield from (_card("top", card) for card in now.cards)
        yield _button("confirm", "confirm")

    def _ask_use(self, now: Open) -> Iterator[Action]:
        """Yield using or declining an ability (GH-6.4)."""
        yield from (_button("use", "use"), _button("decline", "no_effect"))

    def _ask_excess(self, now: Open) -> Iterator[Action]:
        """Yield the surplus chapters to discard (GH-9.4)."""
        yield from (Action("drop", (f"stack:{now.player}:{i}",)) for i in range(len(self.seats[now.player].chapters)))

    # what can be done in full
    def levels(self, player: int, card: int) -> list[int]:
        """Return the levels offered for a card (GH-4.4), tested once it has left the hand (GH-4.6)."""
        of, me = profession(card), self.seats[player]
        strength = len(me.chapter(of))
        me.hand.remove(card)
        found = [level for level in LEVELS[of] if level <= strength and self.possible(player, ABILITIES[of][level])]
        me.hand.append(card)
        return found

    def possible(self, player: int, ability: Ability) -> bool:
        """Return whether an ability can be carried out in full (GH-4.6, GH-8.3)."""
        source, n = ability.reveal
        if source in ("random", "chosen"):
            return any(len(self.seats[other].hand) >= n for other in self.opponents(player))
        if ability.draw or source == "draw":
            return len(self.draw) + len(self.discard) >= ability.draw + n
        return not ability.moves or self._can_finish(player, ability.moves, {move.name: [] for move in ability.moves}, -1)

    def _units(self, player: int, move: Move) -> list[tuple[int, Unit]]:
        """Return what a move can pick, with the opponent each pick binds (-1: none)."""
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
        """Return whether there is any way to complete the picks to a legal exchange."""
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
        """Return whether no hall would hold two identical cards (GH-7.1, GH-7.2)."""
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


def _card(kind: str, card: int) -> Action:
    return Action(kind, (f"card:{card}",))


def _button(kind: str, button: str) -> Action:
    return Action(kind, (f"button:{button}",))


def _one_of_each(units: list[Unit]) -> list[Unit]:
    """Keep one of each set of identical cards; leave chapters alone."""
    return [*{name(unit) if isinstance(unit, int) else unit: unit for unit in units}.values()]
