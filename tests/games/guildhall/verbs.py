"""What a player does in a test, using only the list of legal actions, and what can be seen of the game afterwards.

Actions in words: ``play red trader 2`` (with its level; ``play red trader none``: refuse; ``play red trader``: none offered).
Picks of a transfer: ``give red dancer``, ``take blue farmer of 1`` (a card of their hall), ``take farmer of 1`` (a chapter), ``kill``,
``recall``, ``place``, ``take_back``, ``poach``, ``takeover``, ``gift red dancer to 1``; ``opponent 1``, ``reveal red dancer``.
Others: ``refill``, ``discard red trader``, ``draw``, ``buy vp_5``, ``pay trader`` (a completed chapter), ``top red trader``,
``drop trader``, ``use``, ``decline``, ``confirm``, ``choose scholar``, ``end_turn``.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from rules import Action, Event, Game
from tests.games.spoken import Spoken

from .cards import VP_NAME, name, names, profession


# the legal actions in words
def words(game: Game[Any], action: Action) -> str:
    """Return an action as tests write it."""
    said = [_word(game, pick) for pick in action.picks if action.kind == "play" or not pick.startswith("button:")]
    return " ".join([action.kind, *said])


def _word(game: Game[Any], pick: str) -> str:
    what, *where = pick.split(":")
    player = game.decider
    match what:
        case "card":
            card = int(where[0])
            owner = next((seat for seat in range(len(game.state.seats)) if card in game.state.seats[seat].hall), player)
            return name(card) if owner == player else f"{name(card)} of {owner}"
        case "vp":
            return VP_NAME[int(where[0])]
        case "chapter":
            return where[1] if int(where[0]) == player else f"{where[1]} of {where[0]}"
        case "stack":
            return completed_one(game, int(where[0]), int(where[1]))
        case "cell":
            return f"to {where[0]}"
        case "button":
            return "none"
        case _:
            return where[0]


SPOKEN = Spoken(words)
legal, legal_kinds, play_on, check_taken_back = SPOKEN.legal, SPOKEN.kinds, SPOKEN.play_on, SPOKEN.check_taken_back


def playable(game: Game[Any]) -> set[str]:
    """Return the cards that may be played."""
    return {name(card_of(action)) for action in game.legal if action.kind == "play"}


def levels(game: Game[Any], card: str) -> list[str]:
    """Return what is offered when a card is played, in list order: levels, ``none`` for refusing; nothing if there is no question."""
    found = [words(game, action).removeprefix(f"play {card}").strip() for action in game.legal if _plays(action, card)]
    return list(dict.fromkeys(found))


def _plays(action: Action, card: str) -> bool:
    return action.kind == "play" and name(card_of(action)) == card


def card_of(action: Action) -> int:
    """Return the card an action picks first."""
    return int(action.picks[0].partition(":")[2])


# what a player does
def do(game: Game[Any], *said: str) -> list[Event]:
    """Carry out actions given in words, one after another; equal cards are interchangeable. Return the events of all of them."""
    events: list[Event] = []
    for one in said:
        events += game.apply(SPOKEN.action(game, one))
    return events


def at_choice(game: Game[Any]) -> bool:
    """Return whether the player is asked for the next action of a turn, or its end."""
    return game.over or bool(legal_kinds(game) & {"refill", "end_turn"})


def refill(game: Game[Any], *discards: str) -> list[Event]:
    """Discard and refill as one action."""
    return do(game, "refill", *(f"discard {one}" for one in discards), "draw")


def idle(game: Game[Any]) -> list[Event]:
    """Idle for the rest of a turn: refill, discarding what comes first from a hand above six; surplus chapters go in order."""
    player, events = game.decider, []
    while not game.over and game.decider == player:
        kinds = legal_kinds(game)
        kind = next(kind for kind in ("end_turn", "draw", "refill", "drop", "confirm", "discard") if kind in kinds)
        events += game.apply(next(action for action in game.legal if action.kind == kind))
    return events


def endings(game: Game[Any]) -> Iterator[Game[Any]]:
    """Return every way to resolve what is open up to the next action of a turn, leaving out refusals."""
    if at_choice(game):
        yield game
        return
    for action in game.legal:
        if action.kind != "decline":
            after = game.copy()
            after.apply(action)
            yield from endings(after)


def outcomes(game: Game[Any], said: str, *where: Any) -> set[Any]:
    """Return what ``where`` (functions of a game) can look like after an action and everything asked because of it."""
    copied = game.copy()
    do(copied, said)
    seen = {tuple(_fixed(one(after)) for one in where) for after in endings(copied)}
    return {one[0] for one in seen} if len(where) == 1 else seen


def _fixed(found: Any) -> Any:
    return tuple(found) if isinstance(found, list) else found


# what can be seen
def text(cards: Iterable[int]) -> str:
    """Return cards in one line, in alphabetical order."""
    return ", ".join(names(cards))


def hall(game: Game[Any], seat: int = 0) -> str:
    """Return the open cards of a hall."""
    return text(game.state.seats[seat].hall)


def hand(game: Game[Any], seat: int = 0) -> str:
    """Return the cards of a hand."""
    return text(game.state.seats[seat].hand.cards)


def area(game: Game[Any], seat: int = 0) -> list[str]:
    """Return the cards in an action area in the order they were played."""
    return [name(card) for card in game.state.seats[seat].action_area]


def completed(game: Game[Any], seat: int = 0) -> list[str]:
    """Return the professions of the completed chapters, oldest first."""
    return [profession(stack.cards[0]) for stack in game.state.seats[seat].chapters]


def completed_one(game: Game[Any], seat: int, index: int) -> str:
    """Return the profession of one completed chapter."""
    return completed(game, seat)[index]


def tokens(game: Game[Any], seat: int = 0) -> int:
    """Return a player's VP tokens."""
    n: int = game.state.seats[seat].tokens
    return n


def bought(game: Game[Any], seat: int = 0) -> list[str]:
    """Return a player's VP cards in the order they were bought."""
    return [VP_NAME[card] for card in game.state.seats[seat].vp_cards]


def discards(game: Game[Any], n: int | None = None) -> list[str]:
    """Return the discard pile from bottom to top; with ``n``, only its top cards."""
    cards = [name(card) for card in game.state.discard.cards]
    return cards if n is None else cards[len(cards) - n :]


def drawn_next(game: Game[Any], n: int) -> list[str]:
    """Return the next cards of the draw pile, the first one first."""
    return [name(card) for card in reversed(game.state.draw.cards[-n:])] if n else []


def row(game: Game[Any]) -> list[str]:
    """Return the VP cards on offer, leaving out gaps."""
    return [VP_NAME[card] for card in game.state.vp_row if card]


def actions_left(game: Game[Any]) -> int:
    """Return how many actions the player in turn still has."""
    n: int = game.state.actions_left
    return n


def total(game: Game[Any], seat: int = 0) -> int:
    """Return a player's points."""
    return game.rules.total(game.state, seat)


def points(game: Game[Any], seat: int = 0) -> dict[str, int]:
    """Return where a player's points come from."""
    return {row.key: row.points[seat] for row in game.rules.score(game.state) if row.points[seat]}


def zones(game: Game[Any]) -> Counter[int]:
    """Count each profession card across all zones."""
    return Counter(game.rules.census(game.state)["profession"])


def happened(events: Iterable[Event], kind: str) -> list[Event]:
    """Return the events of a kind."""
    return [event for event in events if event.kind == kind]
