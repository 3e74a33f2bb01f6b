"""Who knows which face-down cards, followed for the oracle by where cards go, from the text of the rules alone (VI-20)."""

from __future__ import annotations

from typing import Any

from rules import Action, is_hidden, view

from ..cards import DATA, NAME, SUIT

Zone = tuple[str, int]
BASICS = {raw["id"] for raw in DATA["basic_villagers"]}
LOOKED = 6
"""How many cards a Pigeoneer sees (VI-14.5)."""
HIDDEN = ("hand", "stack", "reserve")


def zones(state: Any) -> dict[int, Zone]:
    """Return where every card of the game is."""
    found: dict[int, Zone] = {card: ("road", 0) for card in state.road if card}
    found |= {card: ("stack", n) for n, pile in enumerate(state.stacks) for card in pile.cards}
    found |= dict.fromkeys(state.reserve.cards, ("reserve", 0))
    found |= dict.fromkeys(state.discard.cards, ("discard", 0))
    for player, seat in enumerate(state.seats):
        found |= dict.fromkeys(seat.hand.cards, ("hand", player))
        found |= dict.fromkeys(seat.square, ("square", player))
        found |= dict.fromkeys(seat.village.cards(), ("village", player))
    return found


BEFORE_CHURCH = ("church", "tavern", "end_turn", "rob")
"""What the card of a Church comes with: it is taken without a decision if there is only one place to take it from."""


class Knowledge:
    """What every observer has seen: the seats, and None for one who has seen what everybody has."""

    def __init__(self, state: Any) -> None:
        self.observers: list[int | None] = [*range(len(state.seats)), None]
        self.seen: dict[int | None, set[int]] = {observer: set() for observer in self.observers}
        self.stack = 0
        """The stack that a Prophet looks through."""

    def follow(self, before: Any, action: Action, player: int, after: Any) -> None:
        """Follow all cards through one action."""
        was, now = zones(before), zones(after)
        name = NAME[_number(action, 0)] if action.kind == "play" else ""
        fetched = action.kind == "fetch" or name == "pigeoneer"
        self._look(before, action, player, name)
        for card, target in sorted(now.items()):
            source = was.get(card, ("box", 0))
            if source == target or target[0] not in HIDDEN:
                continue
            if source[0] == "hand" and (action.kind in ("basic", "steal") or name == "noble"):
                self._slips(before, source[1], card, target[1] if target[0] == "hand" else None)
            elif action.kind in BEFORE_CHURCH and source[0] in HIDDEN:
                self.seen[target[1]].add(card)
            elif target[0] == "reserve":  # it went there with the discard pile, which was shuffled (VI-18.15)
                self._forget(card)
            elif not fetched:
                self._shown(card)
        if action.kind == "foresee":
            for card in after.stacks[self.stack].cards:
                self._forget(card, player)
        if action.kind == "fetch" or (fetched and len(before.reserve.cards) == 1):
            for card in before.reserve.cards[-LOOKED:]:
                self._forget(card, player)

    def _look(self, before: Any, action: Action, player: int, name: str) -> None:
        """VI-20.6: a player looks at cards that stay where they are for now."""
        match name:
            case "noble":
                self.seen[player] |= {*before.seats[_number(action, 1)].hand.cards}
            case "prophet":
                self.stack = _number(action, 1)
                self.seen[player] |= {*before.stacks[self.stack].cards}
            case "pigeoneer":
                self.seen[player] |= {*before.reserve.cards[-LOOKED:]}

    def _shown(self, card: int) -> None:
        for seen in self.seen.values():
            seen.add(card)

    def _forget(self, card: int, *unless: int) -> None:
        for observer, seen in self.seen.items():
            if observer not in unless:
                seen.discard(card)

    def _slips(self, before: Any, owner: int, card: int, to: int | None) -> None:
        """VI-20.4, VI-20.6: a card leaves a hand unseen."""
        if NAME[card] in BASICS:
            self._shown(card)
            return
        alike = [each for each in before.seats[owner].hand.cards if SUIT[each] == SUIT[card] and NAME[each] not in BASICS]
        for observer, seen in self.seen.items():
            if observer is not None and observer in (owner, to):
                seen.add(card)
            elif len({NAME[each] for each in alike}) > 1 or not {*alike} <= seen:
                seen.difference_update(alike)

    def check(self, rules: Any, state: Any) -> None:
        """Check that every view shows the cards its player knows, and no others."""
        for observer in self.observers:
            shown = view(rules, state, observer)
            for pile, true in zip((*shown.stacks, shown.reserve), (*state.stacks, state.reserve), strict=True):
                for card, real in zip(pile.cards, true.cards, strict=True):
                    assert (not is_hidden(card)) == (real in self.seen[observer]), (observer, NAME[real])
                    assert is_hidden(card) or card == real
            for player, (seat, real_seat) in enumerate(zip(shown.seats, state.seats, strict=True)):
                faces = {card for card in seat.hand.cards if not is_hidden(card)}
                expected = {card for card in real_seat.hand.cards if player == observer or card in self.seen[observer]}
                assert faces == expected, (observer, player, [NAME[card] for card in faces ^ expected])


def _number(action: Action, n: int) -> int:
    """Return the number of what is picked."""
    return int(action.picks[n].partition(":")[2])
