"""How the parts of this table lie together (UX: display above, own things below, players at the right)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.table.choice.plans import Plan
from app.table.geometry.placement import Placement, Rect
from app.table.parts.progress import progress
from app.table.position import Position
from app.table.screen import Explanation, GameScreen, Section, Tip
from app.texts import Texts
from rules import Action, Event, Game, ItemId
from rules.games.burgundy_cards import items
from rules.games.burgundy_cards.components import DIE, PHASES
from rules.games.burgundy_cards.duel import duel
from rules.games.burgundy_cards.state import State

from . import commons, own, refusals, shortcuts, unseen, words, zoom
from .places import GAP
from .rail import rail
from .sections import sections

BASE_HEIGHT = 628.0
"""Height of the table's area on the smallest window; what is more is shared out among the three rows."""
DISPLAY, MIDDLE = 206.0, 148.0
"""Height of its upper two rows on the smallest window."""
PICTOGRAMS = {
    "option.start_player": "dice-multiple",
    "option.open_hands": "eye",
    "option.immediate_points": "star-circle",
    **{f"score.triplet_{kind}": icon for kind, icon in unseen.ICONS.items()},
    "score.firsts": "flag-triangle",
    "score.all_seven": "palette",
    "score.vp": "seal",
    "score.sold": "sack",
    "score.animals": "paw",
    "score.start_player": "numeric-1-circle",
}
MARKS = {
    "phase": "flag-variant",
    "round": "circle-outline",
    "bought": "eye",
    "egon_card": "eye",
    "reshuffled": "refresh",
}


class CardGameScreen(GameScreen):
    """What the card game adds to the generic table."""

    keys = shortcuts.KEYS
    marks: Mapping[str, str] = MARKS
    section = "phase"
    leads = frozenset({"play"})
    inferred: frozenset[str] = frozenset()
    in_words: frozenset[str] = frozenset()
    pictograms: Mapping[str, str] = PICTOGRAMS
    stepped = frozenset({"workers", "silver"})
    rival_events = frozenset({"egon_card", "egon_triplet", "egon_first", "egon_all_seven"})
    rival_box = "egon"

    def hides_scores(self, options: Mapping[str, Any]) -> bool:
        """With the points credited at the end only, nobody sees them before (BC-16.4)."""
        return options.get("immediate_points") is False

    def status(self, position: Position, area: Rect) -> list[Placement]:
        """Phase and round."""
        state: State = position.view
        phase = position.texts("burgundy_cards.label.phase_of", phase=PHASES[state.phase])
        of_rounds = position.texts("burgundy_cards.label.round_of", n=state.round, all=state.rounds)
        return progress(position, area, phase, of_rounds, state.round, state.rounds)

    def table(self, position: Position, area: Rect) -> list[Placement]:
        """Everything between the bars and the rail."""
        state: State = position.view
        seat = position.shown
        if seat is None:
            return []
        extra = area.h - BASE_HEIGHT
        top_h, middle_h = DISPLAY + extra * 0.38, MIDDLE + extra * 0.14
        left, right = area.x + GAP, area.right - GAP
        y = area.y + 6
        display = Rect(left, y, (area.w - 8) * 0.605, top_h)
        placed = commons.display(position, state, display)
        placed += commons.supplies(position, state, Rect(display.right + GAP, y, right - display.right - GAP, top_h))
        if state.offer:
            placed += commons.offer(position, state, display)
        y += top_h + 6
        projects = Rect(left, y, min(300.0, area.w * 0.295) + extra * 0.2, middle_h)
        bonus_w = min(300.0, area.w * 0.245)
        bonus = Rect(right - bonus_w, y, bonus_w, middle_h)
        storage = Rect(projects.right + GAP, y, bonus.x - projects.right - 2 * GAP, middle_h)
        placed += own.projects(position, state.seats[seat], projects)
        placed += own.storage(position, state.seats[seat], seat, storage)
        placed += own.phase_bonus(position, state, bonus)
        y += middle_h + 6
        hand = Rect(right - bonus_w, y, bonus_w, area.bottom - y - GAP)
        estate = Rect(left, y, hand.x - left - GAP, hand.h)
        placed += own.estate(position, state.seats[seat], seat, estate)
        placed += own.hand(position, state, seat, hand)
        return placed

    def rail(self, position: Position, area: Rect) -> list[Placement]:
        """The players' boxes."""
        return rail(position, position.view, area)

    def chips(self, position: Position) -> list[tuple[ItemId, str, str]]:
        """Buying, and declining the effect of a building, stand in the info line when they are legal."""
        if position.decision is None:
            return []
        legal = position.decision.legal
        found: list[tuple[ItemId, str, str]] = []
        if items.BUY_CARDS in legal:
            found.append((items.BUY, "hand-coin", position.texts("burgundy_cards.button.buy")))
        if items.DECLINE_IT in legal:
            found.append((items.DECLINE, "close-thick", words.declining(position.texts, position.decision.question.key)))
        return found

    def key_items(self, position: Position, key: str) -> tuple[ItemId | None, ...]:
        """What a key of this game clicks."""
        return shortcuts.key_items(position, key)

    def sections(self, position: Position) -> list[Section]:
        """Everything on the table in words."""
        return sections(position)

    def tip(self, position: Position, item: ItemId) -> Tip | None:
        """What a piece is and does."""
        return words.tip(position, item)

    def explain(self, position: Position, item: ItemId) -> Explanation | None:
        """A piece enlarged, with what it does and is worth now."""
        return zoom.explain(position, item)

    def refusal(self, position: Position, item: ItemId, picks: tuple[ItemId, ...]) -> str | None:
        """Why a thing cannot be chosen now, and what helps."""
        return refusals.refusal(position, item, picks)

    def same(self, game: Game[State]) -> Mapping[ItemId, ItemId]:
        """Of hand cards only the number counts (BC-4.3)."""
        if game.decider is None:
            return {}
        first: dict[int, int] = {}
        return {items.card(card): items.card(first.setdefault(DIE[card], card)) for card in game.state.seats[game.decider].hand.cards}

    def end_words(self, position: Position) -> str:
        """Ending the last turn of a phase with fewer points than Egon loses the game (BC-17.11)."""
        state: State = position.view
        now = duel(state)
        if now is None or now.kept_up or now.turns > 1 or position.decision is None or items.END_TURN not in position.decision.legal:
            return ""
        return position.texts("burgundy_cards.duel.end_turn")

    def choice(self, position: Position, item: ItemId) -> str:
        """An amount in the chooser."""
        what, _, n = item.partition(":")
        return position.texts(f"burgundy_cards.choice.{what}", n=int(n))

    def action_words(self, position: Position, action: Action) -> str:
        """An action in one line."""
        return words.action_words(position, action)

    def plan_words(self, position: Position, plan: Plan) -> str:
        """A plan in one line; of an exchange the sum, since the amounts stand above it."""
        action = plan.actions[-1]
        return words.exchange(position.texts, action) if action.kind == "convert" else words.action_words(position, action)

    def event_words(self, names: tuple[str, ...], texts: Texts, event: Event) -> str | None:
        """An event as a line of the log."""
        return words.event_words(names, texts, event)
