"""What a game adds to the program besides its rules and its pictures. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from app.table.choice.multi_picker import MultiPick
from app.table.choice.picker import Picker
from app.table.choice.plans import Plan
from app.table.geometry.placement import Placement, Rect
from app.table.position import Position
from app.table.screen import Explanation, GameKey, LaidOpen, Section, Tip
from app.teaching.lesson import Lesson
from app.teaching.rulebook import Rulebook
from app.texts import Texts
from rules import CARRY_OUT, Action, Event, Game, ItemId, Message


def _own_plans(game: Game[Any], plans: list[Plan]) -> list[Plan]:
    return plans


def _no_mapping(game: Game[Any]) -> Mapping[ItemId, ItemId]:
    return {}


@dataclass(frozen=True, kw_only=True)
class GameUi:
    """Everything the generic table and the pages ask of one game. What has a default here need not be given."""

    # The table

    status: Callable[[Position, Rect], list[Placement]]
    """Lay out the middle of the top bar: phase, round."""
    table: Callable[[Position, Rect], list[Placement]]
    """Lay out the table itself."""
    rail: Callable[[Position, Rect], list[Placement]] | None
    """Lay out the players' boxes and, on wide windows, the log. None: the table has the whole width, and the log is a drawer."""
    chips: Callable[[Position], list[tuple[ItemId, str, str]]] = lambda position: []
    """Choices that stand as chips in the info line: (item, pictogram, words). Items of legal actions without another place."""
    picked: Callable[[Position, Picker], list[Placement]] = lambda position, picker: []
    """What lies on the table because of what is picked, choices too. It takes the place of what has the same item, and of the parts of
    the background of the same name (``frame:desk`` takes that of ``frame:desk:1``).
    """

    # Words

    tip: Callable[[Position, ItemId], Tip | None]
    """What to say about a piece under the mouse."""
    explain: Callable[[Position, ItemId], Explanation | None]
    """Everything there is to say about a piece, for the enlarged card; None: nothing."""
    refusal: Callable[[Position, ItemId, tuple[ItemId, ...]], str | None]
    """Why an item cannot be chosen after these picks and what helps, in at most two lines of a tip; None: nothing particular to say."""
    sections: Callable[[Position], list[Section]]
    """Everything on the table in words, the viewer's own things first, then what is common, then the other players'."""
    action_words: Callable[[Position, Action], str]
    """An action in one line, for the list of legal actions in words."""
    plan_words: Callable[[Position, Plan], str]
    """A plan in one line, for the main button."""
    event_words: Callable[[tuple[str, ...], Texts, Event], str | None]
    """An event as a line of the log, with the names of the players; None when it is not worth one."""
    choice: Callable[[Position, ItemId], str]
    """The words on a button of the chooser for an item that has no place on the table (amounts)."""
    asked: Callable[[Position, Picker], Message | None] = lambda position, picker: None
    """What is open with these picks, where the game words it more exactly than the question of the rules; None: that will do."""
    end_words: Callable[[Position], str] = lambda position: ""
    """What the button that ends the turn warns of; empty where it ends the turn and nothing else."""
    laid_open: Callable[[Texts, Iterable[Event], Any], LaidOpen | None] = lambda texts, events, state: None
    """The cards among the events that led to a state to be shown one by one; None: there are none."""

    # Choosing

    keys: tuple[GameKey, ...]
    """The keys of the game besides those of every table."""
    key_items: Callable[[Position, str], tuple[ItemId | None, ...]]
    """What a key of the game clicks: the first of these that is lit; of a counted key the one that the digit counts (None: nothing)."""
    leads: frozenset[str] = frozenset()
    """Kinds of actions that only open the next choice of the same player and reveal nothing: the picker looks through them."""
    inferred: frozenset[str] = frozenset()
    """Rows of items (the words before ``:``) that need not be clicked: the picker finds the cheapest (dice)."""
    stepped: frozenset[str] = frozenset()
    """Rows of amounts that are set step by step in the chooser and confirmed."""
    in_words: frozenset[str] = frozenset()
    """Kinds of actions that are offered in the list of moves only, since clicks find them by themselves (turning a die)."""
    gathers: tuple[MultiPick, ...] = ()
    """What is put together click by click and decided at once."""
    gestures: Callable[[Game[Any], list[Plan]], list[Plan]] = _own_plans
    """The plans of a decision as they are clicked here: joined with decisions that follow, or with a pick more, to be confirmed."""
    same: Callable[[Game[Any]], Mapping[ItemId, ItemId]] = _no_mapping
    """Things that are worth the same to whoever decides, each with the one that stands for it."""
    is_fruitless: Callable[[Game[Any], Action], bool] = lambda game, action: False
    """Whether a legal action that looks like a gain brings nothing as things stand; it is marked, and can still be chosen."""

    # Pages

    pictograms: Mapping[str, str]
    """Pictograms of options (``option.<id>``) and of sources of points (``score.<key>``)."""
    marks: Mapping[str, str]
    """Pictograms of the events a review can jump to (phases, rounds, things laid open), by kind."""
    section: str
    """Kind of the event that begins a part of the game on the curve of points; its words are ``<game>.section``."""
    hides_scores: Callable[[Mapping[str, Any]], bool] = lambda options: False
    """Whether with these options the points are not to be seen before the end of the game."""
    rival_events: frozenset[str] = frozenset()
    """Kinds of events that an opponent without a seat brings about."""
    rival_box: ItemId = ""
    """Where an opponent without a seat has their place on the table."""
    rulebook: Rulebook
    """The rules to be read."""
    lesson: Lesson
    """The game taught at its own table."""

    def words_of_action(self, position: Position, action: Action) -> str:
        """Return an action in one line, one of the engine's own by the name of the thing that it is about."""
        if action.kind != CARRY_OUT:
            return self.action_words(position, action)
        tip = self.tip(position, action.picks[0]) if action.picks else None
        return position.texts("table.carry_out") if tip is None else position.texts("table.carry_out.of", what=tip.title)

    def words_of_plan(self, position: Position, plan: Plan) -> str:
        """Return a plan in one line."""
        action = plan.actions[-1]
        return self.words_of_action(position, action) if action.kind == CARRY_OUT else self.plan_words(position, plan)
