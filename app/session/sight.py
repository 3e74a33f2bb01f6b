"""Who may look at the table: through whose eyes it is shown, and what must stay closed to whom. No Qt, no files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from rules import Action, Decision, Pile, Record, piles_of


class Sight(Struct, frozen=True):
    """What those at the screen may see of a game as it stands now. ``people`` are their seats; computers have none.

    While a computer decides among several people with closed hands, nobody needs a hand, so everybody may look.
    """

    record: Record
    people: tuple[int, ...]

    @property
    def seat(self) -> int:
        """The player who decides; at the end, the one who decided last."""
        decider = self.record.game.decider
        if decider is not None:
            return decider
        return self.record.entries[-1].player if self.record.entries else 0

    @property
    def looking(self) -> int:
        """The person through whose eyes the table is shown when nothing forbids it: who decides or, while no person does, who did last."""
        if self._decides:
            return self.seat
        return next((entry.player for entry in reversed(self.record.entries) if entry.player in self.people), self.people[0])

    @property
    def decision(self) -> Decision | None:
        """The decision of a person; None at the end, and while somebody else decides."""
        return self.record.game.decision if self._decides else None

    @property
    def has_secrets(self) -> bool:
        """Whether a person now has cards that another one must not see."""
        return len(self.people) > 1 and self.holds_closed_cards

    @property
    def holds_closed_cards(self) -> bool:
        """Whether a person now has cards that only they may see. Closed cards that nobody owns count as somebody's."""
        return any(pile.owner is None or pile.owner in self.people for pile in self._closed)

    @property
    def hides(self) -> bool:
        """Whether there are cards now that a person must not see: those of another one, or of a computer."""
        return self.has_secrets or any(pile.owner is not None and pile.owner not in self.record.people for pile in self._closed)

    @property
    def is_public(self) -> bool:
        """Whether the current decision is made in front of everybody: it can be made with closed hands, or is a computer's."""
        game, rules = self.record.game, self.record.rules
        handless = not self._decides or any(rules.in_public(game.state, action) for action in game.legal)
        return handless and self.has_secrets and not game.over

    def stays_closed(self, action: Action) -> bool:
        """Whether a legal action needs no hand in sight: a computer's, or one that a person makes in front of everybody."""
        return not self._decides or (self.is_public and self.record.rules.in_public(self.record.game.state, action))

    @property
    def stretch(self) -> tuple[int | None, int, tuple[int, ...]]:
        """What stays the same as long as one player goes on deciding in one turn: a hand that they have opened can stay open."""
        game = self.record.game
        return game.decider, game.state.turn_number, self.people

    @property
    def needs_curtain(self) -> bool:
        """Whether nobody may look before the others have turned away."""
        return not self.record.game.over and self.has_secrets and not self.is_public

    def viewer(self, before: int | None = None, closed: bool = True) -> int | None:
        """Return who looks now that the game has changed; None: nobody, the curtain falls.

        ``before`` looked until now, with a ``closed`` hand or their own in sight.
        """
        stays = before == self.looking and not closed
        return self.looking if stays or not self.needs_curtain else None

    def ahead(self, actions: Iterable[Action]) -> Sight:
        """Return what they may see after some decisions; the game does not change. Raises ``IllegalAction``."""
        return replace(self, record=self.record.ahead(actions))

    @property
    def _decides(self) -> bool:
        return self.record.game.decider in self.people

    @property
    def _closed(self) -> Iterator[Pile]:
        """The piles that only their owners may see."""
        return (pile for pile in piles_of(self.record.game.state) if pile.cards and pile.seen == "owner")
