"""What holds for a card at present: whose village it is in, what its symbols are worth there, and what can still be face down."""

from __future__ import annotations

from collections import Counter

import rules
from app.texts import Texts
from rules import is_hidden
from rules.games.villagers import items
from rules.games.villagers.board.events import bank_price
from rules.games.villagers.board.income import earnings
from rules.games.villagers.board.padlocks import ways
from rules.games.villagers.board.symbols import symbols
from rules.games.villagers.board.values import best_unique_silver, bronze_values, silver_values
from rules.games.villagers.board.village import Village
from rules.games.villagers.components import KIND, MARKETS, NAME, SUITS, UNLOCK, Cards
from rules.games.villagers.state import State

from .cards import D
from .position import Position


def villages(state: State) -> list[Village]:
    """Return all villages: those of the players, and after them the Countess's."""
    return [seat.village for seat in state.seats] + ([state.countess.village] if state.countess is not None else [])


def owner_name(position: Position, owner: int) -> str:
    """Return the name of the owner of a village; the Countess comes after the last player."""
    return position.names[owner] if owner < len(position.names) else position.texts(f"{D}.card.countess")


def home(state: State, card: int) -> tuple[int, Village] | None:
    """Return in whose village a card lies, and that village; None if it lies in none."""
    return next(((owner, village) for owner, village in enumerate(villages(state)) if card in village.cards()), None)


def is_covered(village: Village, card: int) -> bool:
    """Say whether a card of a village is covered."""
    return card not in symbols(village).top


def worth(village: Village, card: int) -> tuple[str, int] | None:
    """Return the metal of a card's conditional symbol and what it is worth; a card from elsewhere is added to the village first."""
    with_it = village if card in village.cards() else village.with_plot(card)
    for metal, values in (("silver", silver_values), ("bronze", bronze_values)):
        for value in values(with_it):
            if value.card == card:
                return metal, value.gold
    if NAME[card] == "nun":
        copied = best_unique_silver(with_it)
        return "silver", copied.gold if copied else 0
    return None


def market_income(village: Village, market: int) -> int:
    """Return what a market, counted from 0, would bring now."""
    return sum(earning.gold for earning in earnings(village, market))


def cards_before(state: State, market: int) -> int:
    """Return how many cards still lie on the stacks that a market waits for."""
    return sum(len(state.stacks[stack].cards) for stack in MARKETS[market])


def keepers(state: State, name: str) -> list[int]:
    """Return in whose villages a type of villager lies, the Countess after the last player."""
    return [owner for owner, village in enumerate(villages(state)) if any(NAME[card] == name for card in village.cards())]


def padlock(position: Position, state: State, card: int) -> str:
    """Return what opening the padlock of a card costs the viewer now, and who gets it (VI-8.1); empty without one, or if they cannot."""
    say, player = position.texts, position.seat
    kind = KIND[card]
    if not kind.unlocker:
        return ""
    found = {pick for action in ways(state, player, card) for pick in action.picks}
    if items.TINNER.picks[0] in found:
        return say(f"{D}.tip.lock.tinner")
    if items.PAY_BANK.picks[0] in found:
        return say(f"{D}.tip.lock.bank", n=bank_price(state), card=kind.unlocker)
    keys = items.CARD.among(found)
    own = any(key in state.seats[player].village.cards() for key in keys)
    return say(f"{D}.tip.lock.{'own' if own else 'elsewhere'}", n=UNLOCK, card=kind.unlocker) if keys else ""


def opened_by(state: State, unlocker: str) -> list[str]:
    """Return the names of the types in this game whose padlocks a type opens, in the order of the cards."""
    box = set(state.box.cards)
    return list(dict.fromkeys(kind.id for card, kind in enumerate(KIND) if kind.unlocker == unlocker and card not in box))


def unseen(state: State) -> dict[str, Counter[str]]:
    """Return how many cards of each type, by suit, the viewer of a view cannot see and could still be face down somewhere (VI-20.8)."""
    found: dict[str, Counter[str]] = {}
    for cards in rules.unseen(rules.rules_of(D), state)["villager"].values():
        for card in cards:
            found.setdefault(KIND[card].suit, Counter())[NAME[card]] += 1
    return {suit: found[suit] for suit in SUITS if suit in found}


def counted(say: Texts, cards: Counter[str]) -> str:
    """Return types with how many there are of each: the Wheeler once, the Cooper twice."""
    return ", ".join(say(f"{D}.words.several", n=n, card=name) for name, n in cards.items())


def suits_in(say: Texts, cards: Cards) -> str:
    """Return the suits of cards, seen from whichever side, with how many there are of each: Ore 2, Wood 1."""
    found = Counter(SUITS[-1 - card] if is_hidden(card) else KIND[card].suit for card in cards if card)
    return ", ".join(f"{say(f'{D}.suit.{suit}')} {found[suit]}" for suit in SUITS if found[suit])
