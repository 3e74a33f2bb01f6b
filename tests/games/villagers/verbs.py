"""What players do in a test, using only the list of legal actions, and what can be seen of the game afterwards.

An action is written as its kind and its picks: ``draft thatcher``, ``draft stack 1`` (stacks and positions of the road are counted from 1),
``draft reserve``, ``lay seeker on miner``, ``lay hunter`` (as a new plot), ``basic miner hunter stack 3``, ``coin thatcher``,
``decline``, ``end_turn``, ``give hunter``, ``resolve bribes cooper of her``, ``jester rats``,
``play smuggler mason``, ``unlock cooper``, ``unlock tinner``, ``take_back monk``. What an Apprentice does is
``replace miner of 1 on hayer`` (``on apprentice``: on the one just laid), the Founders come with a side: ``replace founders food_side``.
A card in the village of another player is ``thief of 1``, the button of any other choice is not said.
"""

from collections.abc import Iterable
from typing import Any

from rules import Action, Event, Game, view
from tests.games.spoken import Spoken

from .cards import EVENT_NAME, NAME, names

COUNTED = {"stack", "road", "market"}


# the legal actions in words
def words(game: Game[Any], action: Action) -> str:
    """Return an action as tests write it."""
    picks = [pick for pick in action.picks if not pick.startswith("button:") and pick not in ("jester", "countess_village")]
    if action.kind == "lay":
        card, host = picks
        return f"lay {_word(game, card)}" + (f" on {_word(game, host)}" if host.startswith("card:") else "")
    if action.kind == "replace":
        _, target, *where = action.picks
        return f"replace {_word(game, target)}" + "".join(_where(game, pick) for pick in where)
    if action.kind == "unlock":
        picks = [*action.picks]
    return " ".join([action.kind, *(_word(game, pick) for pick in picks)])


def _where(game: Game[Any], pick: str) -> str:
    """Return where a replaced card goes and how it lies."""
    what, _, which = pick.partition(":")
    if which == "on_apprentice":
        return " on apprentice"
    return {"village": "", "card": f" on {_word(game, pick)}"}.get(what, f" {which}")


def _word(game: Game[Any], pick: str) -> str:
    what, _, which = pick.partition(":")
    if what == "event":
        return EVENT_NAME[int(which)]
    if what == "card":
        card = int(which)
        countess = game.state.countess
        if countess is not None and card in countess.village.cards():
            return f"{NAME[card]} of her"
        owner = next((n for n, seat in enumerate(game.state.seats) if card in seat.village.cards() or card in seat.square), game.decider)
        return NAME[card] if owner == game.decider else f"{NAME[card]} of {owner}"
    if what in COUNTED:
        return f"{what} {int(which) + 1}"
    return which or what


SPOKEN = Spoken(words)
legal, legal_kinds, play_on, check_taken_back = SPOKEN.legal, SPOKEN.kinds, SPOKEN.play_on, SPOKEN.check_taken_back


# what players do
def do(game: Game[Any], *said: str) -> list[Event]:
    """Carry out actions given in words, one after another; equal cards are interchangeable. Return the events of all of them."""
    events: list[Event] = []
    for one in said:
        events += game.apply(SPOKEN.action(game, one))
    return events


# what can be seen
def hand(game: Game[Any], seat: int = 0) -> list[str]:
    """Return the cards of a hand in alphabetical order."""
    return sorted(names(game.state.seats[seat].hand.cards))


def square(game: Game[Any], seat: int = 0) -> list[str]:
    """Return the cards on a village square in the order they were drafted."""
    return names(game.state.seats[seat].square)


def village(game: Game[Any], seat: int = 0) -> str:
    """Return a village as tests write it, without Founders who have nothing on them."""
    plots = [
        NAME[plot.bottom] + (f"({'; '.join(' '.join(names(column)) for column in plot.columns)})" if plot.columns else "")
        for plot in game.state.seats[seat].village.plots
    ]
    return ", ".join(plot for plot in plots if plot != "founders")


def coins(game: Game[Any], seat: int = 0) -> dict[str, int]:
    """Return the coins on the cards of a village, by name."""
    return {NAME[card]: n for card, n in game.state.seats[seat].village.coins}


def gold(game: Game[Any], seat: int = 0) -> int:
    """Return the gold in a supply."""
    n: int = game.state.seats[seat].gold
    return n


def road(game: Game[Any]) -> list[str]:
    """Return the open cards from left to right, "-" for an empty position."""
    return names(game.state.road)


def stack(game: Game[Any], number: int) -> list[str]:
    """Return the cards of a stack, counted from 1, the next one first."""
    return names(reversed(game.state.stacks[number - 1].cards))


def reserve(game: Game[Any], count: int) -> list[str]:
    """Return the next cards of the reserve, the first one first."""
    return names(game.state.reserve.cards[: -count - 1 : -1])


def discards(game: Game[Any]) -> list[str]:
    """Return the discard pile from bottom to top."""
    return names(game.state.discard.cards)


def hers(game: Game[Any]) -> list[str]:
    """Return the villagers of the Countess, without her own card."""
    return [name for name in names(game.state.countess.village.cards()) if name != "countess"]


def her_coins(game: Game[Any]) -> dict[str, int]:
    """Return the coins on the villagers of the Countess, by name."""
    return {NAME[card]: n for card, n in game.state.countess.village.coins}


def her_gold(game: Game[Any]) -> int:
    """Return the gold of the Countess."""
    n: int = game.state.countess.gold
    return n


def open_events(game: Game[Any]) -> list[str]:
    """Return the open events in the order in which they were revealed."""
    return [EVENT_NAME[event] for event in game.state.countess.open]


def past_events(game: Game[Any]) -> list[str]:
    """Return the discarded events in order."""
    return [EVENT_NAME[event] for event in game.state.countess.past]


def known(game: Game[Any], cards: Iterable[int], viewer: int | None) -> list[str]:
    """Return the cards that a viewer knows among those of a hand or a pile, in alphabetical order."""
    seen = view(game.rules, game.state, viewer)
    shown = {card for card in game.rules.census(seen)["villager"] if card > 0}
    return sorted(names(card for card in cards if card in shown))


def happened(events: Iterable[Event], kind: str) -> list[Event]:
    """Return the events of a kind."""
    return [event for event in events if event.kind == kind]
