"""Setting up a new game (BC-3)."""

from __future__ import annotations

from rules.engine.definition import Options
from rules.engine.hidden.piles import Pile
from rules.engine.rng import Rng

from .board.egon import Egon
from .components import ACTION_CARDS, ANIMAL_CARDS, DEAL, GOODS_CARDS, KINDS
from .state import Seat, State
from .steps.phases import StartPhase


def setup(players: int, options: Options, rng: Rng) -> State:
    """Shuffle everything and give all players their starting pieces; the first phase is dealt by a step of its own."""
    deal = DEAL[players]
    cards, goods, animals = list(ACTION_CARDS), list(GOODS_CARDS), list(ANIMAL_CARDS)
    for deck in (cards, goods, animals):
        rng.shuffle(deck)
    first = rng.below(players) if options.get("start_player") == "drawn" else 0
    open_hands = bool(options.get("open_hands"))
    seats = tuple(
        Seat(
            hand=Pile("action", "all" if open_hands else "owner", owner=player),
            stack=Pile("action", "none", owner=player),
            goods=tuple(goods.pop() for _ in range(deal.start_goods)),
            animals=tuple(animals.pop() for _ in range(deal.start_animals)),
            workers=deal.start_workers_by_turn_order[(player - first) % players],
            silver=deal.start_silver,
        )
        for player in range(players)
    )
    return State(
        seats=seats,
        pending=[StartPhase()],
        rng=0,
        turn_of=first,
        first=first,
        holder=first,
        display=((),) * 6,
        draw=Pile("action", "none", tuple(cards)),
        discard=Pile("action", "top"),
        goods=_stacks("goods", goods, deal.goods_stacks),
        animals=_stacks("animals", animals, deal.animal_stacks),
        firsts=KINDS,
        all_seven=deal.all_seven_stack,
        egon=Egon() if players == 1 else None,
    )


def _stacks(deck: str, cards: list[int], sizes: tuple[int, ...]) -> tuple[Pile, ...]:
    """Return the remaining cards in open stacks of the given sizes (BC-3.3)."""
    return tuple(Pile(deck, "top", tuple(cards.pop() for _ in range(size))) for size in sizes)
