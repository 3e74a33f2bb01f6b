"""Guildhall taught in six chapters."""

from __future__ import annotations

from app.games.base.lessons import look, task, things
from app.teaching.lesson import LEARNER as ME
from app.teaching.lesson import Chapter, Hints, Lesson
from rules import ItemId, Record
from rules.games.guildhall import items
from rules.games.guildhall.components import NAME, VP_NAME, Cards

from ..choice.stand_ins import NOW
from .positions import OTHER, Arranged


def _play(names: tuple[str, str]) -> Record:
    """Set up a Farmer to play for a point, and a Dancer."""
    start = Arranged(names)
    start.hall("farmer red", "dancer blue", "weaver purple")
    start.hall("trader blue", "historian red", "assassin green", player=OTHER)
    start.hand("farmer blue", "dancer green", "trader red", "historian yellow", "assassin purple", "weaver green")
    start.next("farmer yellow")
    return start.record()


def _levels(names: tuple[str, str]) -> Record:
    """Set up a third Weaver that brings in two Dancers, and a Historian with a twin in the hall."""
    start = Arranged(names)
    start.hall("weaver red blue", "farmer green", "historian red")
    start.hall("trader blue yellow", "assassin green", "dancer purple", player=OTHER)
    start.hand("weaver yellow", "dancer red blue green", "historian red", "trader purple")
    start.next("assassin yellow", "farmer blue")
    return start.record()


def _refill(names: tuple[str, str]) -> Record:
    """Set up a Trader that reaches the hall by way of the discard pile."""
    start = Arranged(names)
    start.hall("trader red green", "farmer green", "weaver blue")
    start.hall("dancer blue yellow", "farmer red", "trader purple", player=OTHER)
    start.hand("historian blue", "trader purple", "farmer green", "weaver blue")
    start.discarded("assassin red", "dancer yellow", "farmer purple")
    start.next("trader yellow", "dancer red", "assassin blue", "weaver yellow", "farmer blue")
    return start.record()


def _buy(names: tuple[str, str]) -> Record:
    """Set up a hand that holds the fifth Trader."""
    start = Arranged(names)
    start.hall("trader red blue yellow green", "farmer blue yellow")
    start.hall("assassin blue yellow", "farmer red", "weaver purple", player=OTHER)
    start.hand("weaver red", "trader purple", "dancer green", "assassin red", "historian yellow")
    start.discarded("dancer red", "historian blue")
    start.row("vp_9", "vp_4_action", "vp_5", "vp_7", "vp_3_poach")
    return start.record()


def _others(names: tuple[str, str]) -> Record:
    """Set up an opponent who needs one Trader and has the Dancer that is needed here."""
    start = Arranged(names)
    start.hall("dancer red blue yellow purple", "farmer blue", "weaver green")
    start.hall("trader red blue yellow green", "dancer green", "farmer red", player=OTHER)
    start.hand("assassin blue", "trader purple", "historian red", "weaver yellow", "farmer yellow")
    start.discarded("weaver red", "historian yellow")
    return start.record()


def _last(names: tuple[str, str]) -> Record:
    """Set up the last points: two from Farmers and five from a purchase, for thirteen."""
    start = Arranged(names)
    start.hall("farmer red blue yellow", "historian purple", "trader red")
    start.hall("assassin blue yellow green", "dancer red purple", "weaver blue", player=OTHER)
    start.completed("weaver")
    start.hand("farmer green", "dancer yellow", "trader blue", "historian red")
    start.discarded("assassin red", "dancer blue", "trader green")
    start.bought("vp_9", "vp_4_draw")
    start.bought("vp_7", "vp_5", "vp_4_action", player=OTHER)
    start.row("vp_5", "vp_7", "vp_2_haste", "vp_9", "vp_3_recall")
    return start.record()


def _called(cards: Cards, name: str) -> tuple[ItemId, ...]:
    return tuple(items.CARD.id(card) for card in cards if NAME[card] == name)


def _in_hand(record: Record) -> tuple[ItemId, ...]:
    return tuple(map(items.CARD.id, record.game.state.seats[ME].hand.cards))


def _held(name: str, level: int) -> Hints:
    """Return hints at a card in hand and then at its level."""

    def hints(record: Record) -> tuple[ItemId, ...]:
        found = _called(record.game.state.seats[ME].hand.cards, name)
        return (*found, items.LEVEL.id(level)) if found else ()

    return hints


def _cards(*names: str, of: int = ME) -> Hints:
    """Return hints at cards in the learner's hand or in a player's hall."""

    def hints(record: Record) -> tuple[ItemId, ...]:
        seats = record.game.state.seats
        return tuple(item for name in names for item in _called((*seats[ME].hand.cards, *seats[of].hall), name))

    return hints


def _top(name: str) -> Hints:
    """Return a hint at the top card of the discard pile, if it has that name."""
    return lambda record: _called(record.game.state.discard.cards[-1:], name)


def _in_row(name: str) -> Hints:
    return lambda record: tuple(items.VP.id(card) for card in record.game.state.vp_row if VP_NAME[card] == name)


DRAW, REFILL, CONFIRM = things("button:draw"), things("button:refill"), things("button:confirm")
PAY = things(NOW)
END = task("end", "turn end", things("button:end"))

START = Chapter(
    "start",
    _play,
    (
        look("goal", things("frame:race")),
        look("round", things(items.ACTION_AREA.id(ME))),
        look("where", _in_hand),
    ),
)
"""The goal, the shape of a turn, and where to look."""

LESSON: Lesson = (
    START,
    Chapter("play", _play, (task("farmer", "tokens", _held("farmer_blue", 1)), task("dancer", "drew", _held("dancer_green", 1)), END)),
    Chapter(
        "levels",
        _levels,
        (
            task("weaver", "played", _held("weaver_yellow", 2)),
            task("exchange", "took_back", _cards("dancer_red", "dancer_blue", "farmer_green")),
            task("dancer", "drew", _held("dancer_green", 2)),
            END,
        ),
    ),
    Chapter(
        "refill",
        _refill,
        (
            task("draw", "drew", REFILL, _cards("farmer_green", "weaver_blue", "trader_purple"), DRAW),
            task("historian", "recalled", _held("historian_blue", 0), _top("trader_purple")),
            END,
        ),
    ),
    Chapter(
        "buy",
        _buy,
        (
            task("complete", "completed", _held("weaver_red", 0), _cards("trader_purple")),
            task("buy", "bought", _in_row("vp_4_action"), PAY),
            task("use", "used", CONFIRM, things("button:use")),
            END,
        ),
    ),
    Chapter(
        "others",
        _others,
        (
            task("assassin", "killed", _held("assassin_blue", 0), _cards("trader_yellow", of=OTHER)),
            task("trader", "took", _held("trader_purple", 0), _cards("farmer_blue"), _cards("dancer_green", of=OTHER)),
            END,
        ),
    ),
    Chapter(
        "last",
        _last,
        (task("farmer", "tokens", _held("farmer_green", 3)), task("buy", "row", _in_row("vp_5"), PAY, CONFIRM), END),
    ),
)
