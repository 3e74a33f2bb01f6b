"""What a player does in a test, using only the list of legal actions, and what can be seen of the game afterwards.

Actions in words: ``play 3``, ``take castle6``, ``take castle6 for mine2`` (mine2 is discarded), ``place ship2 on new``,
``place ship2 on 0`` (the first stack of the estate), ``sell light``, ``fill_workers``, ``take_silver``, ``convert 1 2`` (workers, silver),
``draw goods 0``, ``bonus a_3``, ``buy``, ``keep ship1``, ``use ship1``, ``decline``, ``end_turn``. Paid workers are appended:
``take castle6 +2``.
"""

from collections.abc import Iterable
from typing import Any

from rules import Action, Event, Game
from rules.engine.worth.credit import credited
from tests.games.spoken import Spoken

from .cards import ACTION, ANIMALS, DIE, GOODS, KIND


# the legal actions in words
def words(action: Action) -> str:
    """Return an action as tests write it."""
    kind, picks = action.kind, action.picks
    match kind:
        case "play":
            said = f"play {DIE[_number(picks[0])]}"
        case "take":
            said = f"take {_name(picks[0])}" + (f" for {_name(picks[1])}" if len(picks) > 1 else "")
        case "keep":
            said = f"keep {_name(picks[0])}" + (f" for {_name(picks[2])}" if len(picks) > 2 else "")
        case "use":
            said = f"use {_name(picks[0])}"
        case "place":
            said = f"place {_name(picks[0])} on " + ("new" if picks[1].startswith("new:") else picks[1].rpartition(":")[2])
        case "sell":
            said = f"sell {picks[0].rpartition(':')[2]}"
        case "convert":
            said = f"convert {_number(picks[1])} {_number(picks[2])}"
        case "draw":
            said = f"draw {picks[0].replace(':', ' ')}"
        case "bonus":
            said = f"bonus {picks[0].removeprefix('bonus:phase_')}"
        case _:
            said = kind
    return f"{said} +{action.cost}" if action.cost else said


def _number(item: str) -> int:
    return int(item.rpartition(":")[2])


def _name(item: str) -> str:
    return ACTION[_number(item)]


SPOKEN = Spoken(lambda _, action: words(action))
legal, legal_kinds, play_on, check_taken_back = SPOKEN.legal, SPOKEN.kinds, SPOKEN.play_on, SPOKEN.check_taken_back


def do(game: Game[Any], *said: str) -> list[Event]:
    """Carry out actions given in words, one after another; equal cards are interchangeable. Return the events of the last one."""
    events: list[Event] = []
    for one in said:
        events = game.apply(SPOKEN.action(game, one))
    return events


def play(game: Game[Any], die: int) -> list[Event]:
    """Play a hand card by its die number."""
    return do(game, f"play {die}")


def take(game: Game[Any], name: str, discard: str = "", cost: int = 0) -> list[Event]:
    """Take a card from the display, discarding a project for it."""
    return do(game, f"take {name}" + (f" for {discard}" if discard else "") + (f" +{cost}" if cost else ""))


def place(game: Game[Any], name: str, on: int | str = "new", cost: int = 0) -> list[Event]:
    """Place a project on a stack of the estate by its index, or as a new one."""
    return do(game, f"place {name} on {on}" + (f" +{cost}" if cost else ""))


def end(game: Game[Any]) -> list[Event]:
    """End the turn."""
    return do(game, "end_turn")


def idle(game: Game[Any]) -> list[Event]:
    """Play a whole turn: the first hand card for one silver."""
    game.apply(next(action for action in game.legal if action.kind == "play"))
    return do(game, "take_silver", "end_turn")


def idle_round(game: Game[Any]) -> list[Event]:
    """Play idle turns until the round is over."""
    round_now = game.state.round, game.state.phase
    events: list[Event] = []
    while not game.over and (game.state.round, game.state.phase) == round_now:
        events = idle(game)
    return events


def idle_phase(game: Game[Any]) -> list[Event]:
    """Play idle turns until the phase (or the game) is over."""
    phase_now = game.state.phase
    events: list[Event] = []
    while not game.over and game.state.phase == phase_now:
        events = idle(game)
    return events


# what can be seen
def names(cards: Iterable[int]) -> list[str]:
    """Return action cards by name."""
    return [ACTION[card] for card in cards]


def kinds(cards: Iterable[int]) -> list[str]:
    """Return action cards by kind."""
    return [KIND[card] for card in cards]


def dice(cards: Iterable[int]) -> list[int]:
    """Return the die numbers of action cards."""
    return [DIE[card] for card in cards]


def projects(game: Game[Any], seat: int = 0) -> list[str]:
    """Return a player's projects."""
    return names(game.state.seats[seat].projects)


def estate(game: Game[Any], seat: int = 0) -> list[list[str]]:
    """Return a player's estate, stack by stack."""
    return [names(stack) for stack in game.state.seats[seat].estate]


def goods(game: Game[Any], seat: int = 0) -> list[str]:
    """Return a player's unsold goods."""
    return [GOODS[card] for card in game.state.seats[seat].goods]


def animals(game: Game[Any], seat: int = 0) -> list[str]:
    """Return a player's animals."""
    return [ANIMALS[card] for card in game.state.seats[seat].animals]


def storage(game: Game[Any], seat: int = 0) -> tuple[int, int]:
    """Return a player's workers and silver."""
    return game.state.seats[seat].workers, game.state.seats[seat].silver


def vp(game: Game[Any], seat: int = 0) -> int:
    """Return a player's VP cards."""
    return credited(game.state.credited, seat, "vp")


def discarded(game: Game[Any]) -> list[str]:
    """Return the discard pile, top last."""
    return names(game.state.discard.cards)


def display(game: Game[Any]) -> dict[int, list[str]]:
    """Return the rows of the display that are not empty."""
    return {row: names(cards) for row, cards in enumerate(game.state.display, start=1) if cards}


def stacks(game: Game[Any], pool: str) -> list[list[str]]:
    """Return the two stacks of ``goods`` or ``animals``, top first."""
    of = GOODS if pool == "goods" else ANIMALS
    return [[of[card] for card in reversed(pile.cards)] for pile in getattr(game.state, pool)]


def points(game: Game[Any], seat: int = 0) -> dict[str, int]:
    """Return a player's points by source, leaving out sources without points."""
    return {row.key: row.points[seat] for row in game.rules.score(game.state) if row.points[seat]}


def total(game: Game[Any], seat: int = 0) -> int:
    """Return a player's points."""
    return game.rules.total(game.state, seat)


def happened(events: Iterable[Event], kind: str) -> list[Event]:
    """Return the events of a kind."""
    return [event for event in events if event.kind == kind]
