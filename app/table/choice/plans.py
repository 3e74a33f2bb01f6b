"""What a player can do by clicking, as complete plans: an action, or a leading action with the one that follows it. No Qt."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from rules import Action, Game, ItemId, Message


class Plan(Struct, frozen=True):
    """One or two actions of the same player, chosen together.

    ``picks`` are the items to click, in rulebook order; ``cost`` is the total cost of the actions. ``asks`` is the question that
    follows if the plan is only a lead. ``fruitless`` says that it can be chosen but gains nothing. ``confirmed`` says that every item has
    to be clicked, or Enter pressed, even if nothing else is left to choose. ``ordered`` says that its items are clicked in this order only;
    ``gives_up``, that the last one cannot be clicked before the one it makes room for, which precedes it; ``swaps``, that it can, but that
    nothing is decided until both are.
    """

    actions: tuple[Action, ...]
    picks: tuple[ItemId, ...]
    cost: int = 0
    asks: Message | None = None
    fruitless: bool = False
    confirmed: bool = False
    ordered: bool = False
    gives_up: bool = False
    swaps: bool = False

    @property
    def lead(self) -> tuple[ItemId, ...]:
        """The picks for all its actions but the last."""
        return self.picks[: sum(len(action.picks) for action in self.actions[:-1])]

    def left(self, picks: tuple[ItemId, ...]) -> list[ItemId]:
        """List what is still to be clicked after ``picks``, in order."""
        return [item for item in self.picks if item not in picks]

    def fits(self, picks: tuple[ItemId, ...]) -> bool:
        """Say whether the plan contains all ``picks``, in this order if it is ordered."""
        if self.ordered:
            return self.picks[: len(picks)] == picks
        return all(item in self.picks for item in picks) and not (self.keeps_its_last(picks) and self.picks[-1] in picks)

    def keeps_its_last(self, picks: tuple[ItemId, ...]) -> bool:
        """Say whether its last item cannot be clicked yet after ``picks``: what it makes room for comes first."""
        return self.gives_up and self.picks[-2] not in picks

    def lacks_its_gain(self, picks: tuple[ItemId, ...]) -> bool:
        """Say whether it would give something up for an item that is not clicked yet."""
        return self.swaps and self.picks[-2] not in picks

    def is_aimed(self, picks: tuple[ItemId, ...]) -> bool:
        """Say whether its target was clicked last: its last item, or of a swap both items in any order."""
        return bool(self.picks) and (self.picks[-1] in picks if self.swaps else self.picks[-1] == picks[-1])

    def leads_to(self, other: Plan) -> bool:
        """Say whether this plan is only the lead of another."""
        first = other.actions[: len(self.actions)], other.picks[: len(self.picks)]
        return len(self.actions) < len(other.actions) and (self.actions, self.picks) == first


def plans(game: Game[Any], leads: frozenset[str]) -> list[Plan]:
    """Return everything the decider can choose now, in the order of the legal list; empty if the game is over.

    An action whose kind is in ``leads`` is previewed: after it come the plans with one follow-up each, provided that the same player
    decides, nothing was revealed and the follow-up is not already legal. ``game`` is not changed.
    """
    now = frozenset(game.legal)
    found: list[Plan] = []
    for action in game.legal:
        if action.kind not in leads:
            found.append(Plan((action,), action.picks, action.cost))
            continue
        ahead = game.preview(action)
        following = [a for a in ahead.legal if a not in now]
        decision = ahead.decision if following else None
        found.append(Plan((action,), action.picks, action.cost, decision.question if decision else None))
        found += [Plan((action, a), action.picks + a.picks, action.cost + a.cost) for a in following]
    return found
