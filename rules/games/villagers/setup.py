"""Setting up a new game (VI-2)."""

from __future__ import annotations

from rules.engine.definition import Options
from rules.engine.hidden.piles import Pile
from rules.engine.rng import Rng

from . import modules
from .board.village import Plot, Village
from .components import (
    BASICS,
    CARDS,
    CARDS_OF,
    COUNTESS,
    DEAL,
    DEVELOPMENTS,
    DIFFICULTY,
    EVENT,
    EVENT_NAME,
    EVENTS,
    EVENTS_OF,
    HAND,
    KIND,
    ROAD,
    SIGNPOST,
    STACKS,
    Cards,
)
from .state import Countess, Seat, State
from .steps.round import StartGame


def setup(players: int, options: Options, rng: Rng) -> State:
    """Return a game with the deck shuffled, stacks formed and hands dealt (VI-2.2 to 2.11); gold is still to be given out."""
    deal = DEAL[players]
    road = tuple(CARDS_OF[name][0] for name in SIGNPOST)
    deck = [card for card in CARDS if KIND[card].module == "base" and KIND[card].suit not in deal.removed and card not in road]
    deck += modules.shuffled_in(players, options)
    rng.shuffle(deck)
    stacks = tuple(Pile("villager", "none", _drawn(deck, deal.stack)) for _ in range(STACKS))
    first = rng.below(players) if options.get("start_player") == "drawn" else 0
    founders = CARDS_OF["founders"]
    seats = tuple(
        Seat(
            hand=Pile("villager", "owner", _drawn(deck, HAND), owner=player),
            village=Village((Plot(founders[player]),)),
            gold=0,
        )
        for player in range(players)
    )
    left_over: list[int] = []
    for cards in modules.dealt(players, options):
        pile = [*cards]
        rng.shuffle(pile)
        for seat in seats:
            seat.hand += _drawn(pile, 1)
        left_over += pile
    countess = _countess(str(options["difficulty"]), rng) if players == 1 else None
    developments = tuple(cards[rng.below(len(cards))] for cards in modules.developments(players, options))
    used = {*road, *deck, *(card for pile in stacks for card in pile.cards), *(card for seat in seats for card in seat.hand.cards)}
    used |= {*countess.village.cards()} if countess else set()
    used |= {*left_over, *founders[:players], *(card for name in BASICS for card in CARDS_OF[name])}
    return State(
        seats=seats,
        pending=[StartGame()],
        rng=0,
        turn_of=first,
        first=first,
        road=road,
        road_coins=(0,) * ROAD,
        stacks=stacks,
        reserve=Pile("villager", "none", tuple(deck)),
        discard=Pile("villager", "all"),
        basics=tuple(CARDS_OF[name] for name in BASICS),
        known=(0,) * (COUNTESS + 1),
        box=Pile("villager", "all", tuple(card for card in CARDS if card not in used)),
        left_over=Pile("villager", "owner", tuple(left_over)),
        late_bronze=options.get("bronze_timing") == "round",
        developments=developments,
        tokens=(-1,) * len(developments),
        development_box=Pile("development", "all", tuple(card for card in DEVELOPMENTS if card not in developments)),
        countess=countess,
        event_box=tuple(EVENT[name] for name in DIFFICULTY[countess.difficulty].removed) if countess else EVENTS,
    )


def _countess(difficulty: str, rng: Rng) -> Countess:
    """Return the Countess with her card, and the events of both seasons shuffled; her gold is still to be given out (VI-18.2 to 18.4)."""
    chosen = DIFFICULTY[difficulty]
    piles = {season: [event for event in events if EVENT_NAME[event] not in chosen.removed] for season, events in EVENTS_OF.items()}
    for events in piles.values():
        rng.shuffle(events)
    return Countess(
        difficulty=difficulty,
        village=Village((Plot(COUNTESS),), turned=not chosen.gold_side),
        gold=0,
        jester=chosen.jester,
        summer=Pile("summer", "none", tuple(piles["summer"])),
        winter=Pile("winter", "none", tuple(piles["winter"])),
    )


def _drawn(deck: list[int], count: int) -> Cards:
    """Take the top cards off a shuffled deck."""
    return tuple(deck.pop() for _ in range(count))
