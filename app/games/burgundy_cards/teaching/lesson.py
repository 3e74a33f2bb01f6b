"""The card game taught in seven chapters. The rules deal the positions; the cards needed are then swapped with others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.games.base.lessons import SCORE, look, task, things
from app.teaching.lesson import Chapter, Hints, Lesson, Task
from rules import ItemId, Record, Value, arranged, new, removed, replaced
from rules.games.burgundy_cards import items
from rules.games.burgundy_cards.components import DIE, GOODS_KIND, KIND, NAME, PHASE_OPTIONS, PHASES

GAME = "burgundy_cards"
SEED = 7
OPTIONS: dict[str, Value | bool] = {"start_player": "first_seat", "open_hands": True}
Card = tuple[str, int]
"""A card by its name and number."""


class _Dealt:
    """A game that has just been dealt, to be arranged; no card is added or removed. A single name plays against Egon."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.dealt = new(GAME, names, SEED, OPTIONS if len(names) > 1 else {})
        self.state: Any = self.dealt.rules.copy(self.dealt.game.state)
        self.me = self.state.seats[0]

    def card(self, wanted: Card) -> int:
        """Take a card from the draw pile, searching from the bottom."""
        pile = self.state.draw
        found: int = next(card for card in pile.cards if (NAME[card], DIE[card]) == wanted)
        self.state.draw = pile.without(found)
        return found

    def cards(self, *wanted: Card) -> tuple[int, ...]:
        """Take cards from the draw pile."""
        return tuple(map(self.card, wanted))

    def put_back(self, cards: tuple[int, ...]) -> None:
        """Put cards at the bottom of the draw pile."""
        self.state.draw = self.state.draw.holding(cards + self.state.draw.cards)

    def hand(self, *wanted: Card) -> None:
        """Replace the learner's hand."""
        self.put_back(self.me.hand.cards)
        self.me.hand = self.me.hand.holding(self.cards(*wanted))

    def display(self, rows: Mapping[int, Sequence[Card]]) -> None:
        """Replace rows of the display."""
        for number, wanted in rows.items():
            self.put_back(self.state.display[number - 1])
            self.state.display = replaced(self.state.display, number - 1, self.cards(*wanted))

    def goods(self, kind: str, n: int) -> None:
        """Replace the learner's goods with ``n`` of one kind, taken from the bottom of the stacks."""
        first, second = self.state.goods
        self.state.goods, self.me.goods = (first.holding(self.me.goods + first.cards), second), ()
        for i, pile in enumerate(self.state.goods):
            taken = tuple(good for good in pile.cards if GOODS_KIND[good] == kind)[: n - len(self.me.goods)]
            rest = tuple(good for good in pile.cards if good not in taken)
            self.state.goods = replaced(self.state.goods, i, pile.holding(rest))
            self.me.goods += taken

    def last_turn_of_phase(self) -> None:
        """Skip to the learner's last turn of the phase: the other player went first and is done; the learner has only the hand left."""
        state, others = self.state, self.state.seats[1:]
        state.round = state.rounds
        if others:
            state.first = state.holder = 1
            end_round, _, *turn = state.pending
            state.pending = [end_round, *turn]
        for seat, what in (*((other, what) for other in others for what in ("hand", "stack")), (self.me, "stack")):
            pile = getattr(seat, what)
            state.discard += pile.cards
            setattr(seat, what, pile.holding(()))

    def egon(self, *wanted: Card) -> None:
        """Replace Egon's estate with a triplet without monasteries, the first of its kind; it brings the player no points."""
        state, egon = self.state, self.state.egon
        self.put_back(tuple(card for stack in egon.estate for card in stack))
        egon.estate = (self.cards(*wanted),)
        kind = KIND[egon.estate[0][0]]
        state.credited = ()
        state.firsts, egon.firsts = removed(state.firsts, kind), (kind,)

    def record(self) -> Record:
        """Return the position, checked by the rules."""
        return arranged(self.dealt, self.state)


def _take(names: tuple[str, str]) -> Record:
    dealt = _Dealt(names)
    dealt.hand(("ship", 4), ("mine", 1))
    dealt.display({3: [("knowledge", 2)], 4: [("pasture", 3)], 5: [("castle", 6)]})
    return dealt.record()


def _build(names: tuple[str, str]) -> Record:
    dealt = _Dealt(names)
    dealt.hand(("knowledge", 3), ("castle", 6))
    dealt.me.projects = dealt.cards(("pasture", 3), ("mine", 5))
    return dealt.record()


def _workers(names: tuple[str, str]) -> Record:
    dealt = _Dealt(names)
    dealt.hand(("ship", 6), ("mine", 6))
    dealt.display({1: [("knowledge", 2)], 2: [("monastery", 4)]})
    dealt.me.workers = 2
    return dealt.record()


def _sell(names: tuple[str, str]) -> Record:
    dealt = _Dealt(names)
    dealt.hand(("ship", 5), ("mine", 2))
    dealt.goods("dark", 3)
    dealt.me.silver = 0
    return dealt.record()


def _castle(names: tuple[str, str]) -> Record:
    dealt = _Dealt(names)
    dealt.hand(("ship", 6), ("mine", 2))
    dealt.me.projects = dealt.cards(("castle", 6))
    dealt.me.estate = (dealt.cards(("castle", 1), ("castle", 2)),)
    return dealt.record()


def _phase(names: tuple[str, str]) -> Record:
    dealt = _Dealt(names)
    dealt.hand(("ship", 3))
    dealt.goods("medium", 2)
    dealt.last_turn_of_phase()
    return dealt.record()


def _egon(names: tuple[str, str]) -> Record:
    dealt = _Dealt(names[:1])
    dealt.egon(("pasture", 2), ("pasture", 4), ("pasture", 6))
    dealt.hand(("knowledge", 3))
    dealt.me.projects = dealt.cards(("ship", 3))
    dealt.me.estate = (dealt.cards(("ship", 1), ("ship", 5)),)
    dealt.last_turn_of_phase()
    return dealt.record()


def _hand_and(n: int, *then: str) -> Hints:
    """Return hints at the cards in hand with the number ``n``, then at others by name: ``row4 project0 new:pasture ...``."""

    def hints(record: Record) -> tuple[ItemId, ...]:
        state = record.game.state
        hand = tuple(items.CARD.id(card) for card in state.seats[0].hand.cards if DIE[card] == n)
        return (*hand, *(_thing(state, one) for one in then))

    return hints


def _in_hand(record: Record) -> tuple[ItemId, ...]:
    return tuple(map(items.CARD.id, record.game.state.seats[0].hand.cards))


def _thing(state: Any, what: str) -> ItemId:
    if what.startswith("row"):
        row = state.display[int(what.removeprefix("row")) - 1]
        return items.CARD.id(row[-1]) if row else ""
    if what.startswith("project"):
        projects, n = state.seats[0].projects, int(what.removeprefix("project"))
        return items.CARD.id(projects[n]) if n < len(projects) else ""
    return what


def _offer(record: Record) -> tuple[ItemId, ...]:
    """Return the cards on offer and what can be done with them; once one is used, the actions that it leads to."""
    offer = record.game.state.offer
    return (*map(items.CARD.id, offer), items.KEEP, items.USE) if offer else _first_of("take fill_workers take_silver")(record)


def _first_of(kinds: str) -> Hints:
    """Return hints at what is clicked first for any legal action of these kinds, separated by spaces."""

    def hints(record: Record) -> tuple[ItemId, ...]:
        return tuple(pick for action in record.game.legal if action.kind in kinds.split() for pick in action.picks[:1])

    return hints


def _points(record: Record) -> tuple[ItemId, ...]:
    """Return the phase bonus that consists of points alone."""
    options = PHASE_OPTIONS[record.game.state.phase]
    return tuple(items.PHASE_OPTION.id(option.id) for option in options if set(option.gain) == {"vp"})


END = Task("end", frozenset({"turn", "phase"}), things(items.END))


START = Chapter(
    "start",
    _take,
    (
        look("goal", things("frame:estate")),
        look("round", _in_hand),
        look("where", things("frame:display")),
    ),
)
"""The goal, the shape of a round, and where to look."""

EGON = Chapter(
    "egon",
    _egon,
    (
        task("triplet", "triplet", _hand_and(3, "project0", "stack:0:0")),
        task("good", "stocked", things("goods:0", "goods:1")),
        task("bonus", "bonus", _points),
        END,
    ),
)

LESSON: Lesson = (
    START,
    Chapter("take", _take, (task("take", "took", _hand_and(4, "row4")), END)),
    Chapter(
        "build",
        _build,
        (
            task("build", "placed", _hand_and(3, "project0", "new:0:pasture")),
            task("animal", "stocked", things("animals:0", "animals:1")),
            END,
        ),
    ),
    Chapter("workers", _workers, (task("paid", "paid", _hand_and(6, "row2")), END)),
    Chapter(
        "sell",
        _sell,
        (
            task("sell", "sold", _hand_and(5, "store:0:dark")),
            task("buy", "bought", things(items.BUY)),
            task("use", "took filled silver", _offer),
            END,
        ),
    ),
    Chapter(
        "castle",
        _castle,
        (
            task("triplet", "triplet", _hand_and(6, "project0", "stack:0:0")),
            task("bonus", "bonus", _first_of("bonus")),
            task("extra", "took sold filled silver converted", _first_of("draw take")),
            END,
        ),
    ),
    Chapter(
        "phase",
        _phase,
        (
            task("last", "sold", _hand_and(3, "store:0:medium")),
            END,
            SCORE,
        ),
    ),
    EGON,
)

SOLO_LESSON: Lesson = (
    Chapter(
        "alone",
        _egon,
        (
            look("goal", things("duel")),
            look("round", things("mini:egon")),
            look("where", things(*(f"egon:{phase}" for phase in PHASES))),
        ),
    ),
    EGON,
)
"""What is different for a lone player."""
