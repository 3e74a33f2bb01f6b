"""What a game adds to the program besides its rules and its pictures. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct, field

from app.table.choice.multi_picker import MultiPick
from app.table.choice.picker import Picker
from app.table.choice.plans import Plan
from app.table.geometry.placement import Placement, Rect
from app.table.position import Position
from app.table.screen import Explanation, GameKey, LaidOpen, Rival, Section, Tip
from app.teaching.lesson import Lesson
from app.teaching.rulebook import Rulebook
from app.texts import Texts
from rules import CARRY_OUT, Action, Entry, Event, Game, ItemId, Message, Value


def _own_plans(game: Game[Any], plans: list[Plan]) -> list[Plan]:
    return plans


def _no_mapping(game: Game[Any]) -> Mapping[ItemId, ItemId]:
    return {}


class GameUi(Struct, frozen=True, kw_only=True):
    """Everything the table and the pages need from one game. Fields with a default are optional."""

    # The table

    status: Callable[[Position, Rect], list[Placement]]
    """The placements in the middle of the top bar: phase, round."""
    table: Callable[[Position, Rect], list[Placement]]
    """The placements of the table itself."""
    rail: Callable[[Position, Rect], list[Placement]] | None
    """The placements of the players' boxes and, where it fits, of the log. None: the table has the full width and the log a drawer."""
    narrow_rail: bool = False
    """Whether the rail is never wider than in the smallest window."""
    chips: Callable[[Position], list[tuple[ItemId, str, str]]] = lambda position: []
    """Choices shown as chips in the info line: (item, pictogram, words). They are items of legal actions that have no other place."""
    newcomers: Callable[[Sequence[Entry], int], frozenset[ItemId]] = lambda entries, seat: frozenset()
    """What is marked as new for a seat after these decisions of the game."""
    read: frozenset[ItemId] = frozenset()
    """Parts of the background that say what can be done now: a hint does not cover them."""
    picked: Callable[[Position, Picker], list[Placement]] = lambda position, picker: []
    """What is on the table because of what is picked, choices included.

    It replaces placements of the same item, and the parts of the background with the same name (``frame:desk`` replaces ``frame:desk:1``).
    """

    # Words

    tip: Callable[[Position, ItemId], Tip | None]
    """What to say about a piece under the mouse."""
    explain: Callable[[Position, ItemId], Explanation | None]
    """Everything there is to say about a piece, for the enlarged card; None: nothing."""
    refusal: Callable[[Position, ItemId, tuple[ItemId, ...]], str | None]
    """Why an item cannot be chosen after these picks and what to do instead, in at most two lines of a tip; None: nothing specific."""
    sections: Callable[[Position], list[Section]]
    """Everything on the table in words: the viewer's own things first, then what is shared, then the other players' things."""
    action_words: Callable[[Position, Action], str]
    """An action as one line, for the list of legal actions in words."""
    step_words: Callable[[Position, Sequence[Action]], str] | None = None
    """The first action of several as one line, if its words depend on what follows; None: they never do."""
    plan_words: Callable[[Position, Plan], str]
    """A plan as one line, for the main button."""
    event_words: Callable[[tuple[str, ...], Texts, Event], str | None]
    """An event as a line of the log, with the names of the players; None if it is not worth one."""
    idle: Mapping[str, str] = {}
    """Kinds of actions that end a turn, each with the kind of event that tells on the rail that nothing had been done in it."""
    missed: Callable[[Texts, Event], str] = lambda texts, event: ""
    """The sentence in the info line when an event says that what its player has just done brought nothing; empty: it does not."""
    choice: Callable[[Position, ItemId, Sequence[ItemId]], str]
    """The words on a button of the chooser for an item that has no place on the table (amounts), after these picks."""
    asked: Callable[[Position, Picker], Message | None] = lambda position, picker: None
    """The question after these picks, if the game words it more precisely than the rules do; None: the rules' question is fine."""
    end_words: Callable[[Position], str] = lambda position: ""
    """The warning on the button that ends the turn; empty if it only ends the turn."""
    laid_open: Callable[[tuple[str, ...], Texts, Iterable[Event], Any], LaidOpen | None] = lambda names, texts, events, state: None
    """The cards, among the events that led to a state, to be shown one by one; None: there are none."""

    # Choosing

    keys: tuple[GameKey, ...]
    """The keys of the game, in addition to those of every table."""
    key_items: Callable[[Position, str], tuple[ItemId | None, ...]]
    """What a key of the game clicks: the first of these that is lit, or for a counted key the one its digit selects (None: nothing)."""
    wheel: Callable[[Position, Picker, int], ItemId | None] = lambda position, picker, notch: None
    """What turning the mouse wheel clicks, by 1 towards the player or -1 away from them; None: nothing."""
    leads: frozenset[str] = frozenset()
    """Kinds of actions that only open the next choice of the same player and reveal nothing: the picker looks through them."""
    inferred: frozenset[str] = frozenset()
    """Rows of items (the words before ``:``) that need not be clicked: the picker finds the cheapest (dice)."""
    stepped: frozenset[str] = frozenset()
    """Rows of amounts that are set step by step in the chooser and confirmed."""
    in_words: frozenset[str] = frozenset()
    """Kinds of actions offered only in the list of moves, since clicks find them automatically (turning a die)."""
    gathers: tuple[MultiPick, ...] = ()
    """What is put together click by click and decided together."""
    gestures: Callable[[Game[Any], list[Plan]], list[Plan]] = _own_plans
    """The plans of a decision as they are clicked here: combined with follow-up decisions, or with an extra pick to confirm them."""
    same: Callable[[Game[Any]], Mapping[ItemId, ItemId]] = _no_mapping
    """Things that are worth the same to the decider, each with the one that represents it."""
    places: frozenset[str] = frozenset()
    """Rows of items (the words before ``:``) that are part of the table: pieces are dropped on them, but they are never lifted."""
    homes: Callable[[Position, Plan], tuple[ItemId, ...]] = lambda position, plan: ()
    """The parts of the table, static ones included, where the piece of a plan can be dropped if it cannot be foreseen where it will lie.

    If there are none, and nothing else to click, it can be dropped on the box of its player.
    """
    held: Callable[[Position], ItemId | None] = lambda position: None
    """The piece in hand: it is not clicked, but can be dragged to what is lit."""
    lays: frozenset[str] = frozenset()
    """Kinds of actions that lay what the action before has taken: a piece is dragged straight to where they put it."""

    # Pages

    pictograms: Mapping[str, str]
    """Pictograms of options (``option.<id>``) and of sources of points (``score.<key>``)."""
    sides: Callable[[int, Mapping[str, Value | bool]], tuple[int, ...]] | None = None
    """The side each seat is on, with this many seats and these options, if players can win together."""
    option_picture: Callable[[str, Value | bool, Rect], list[Placement]] = lambda option, value, area: []
    """The picture of an option's value, laid out in an area; empty if it has none. If all its values have one, it is chosen by pictures."""
    marks: Mapping[str, str]
    """Pictograms of the events a review can jump to (phases, rounds, things laid open), by kind."""
    section: str
    """The kind of event that begins a section of the game on the points chart; its words are ``<game>.section``."""
    hides_scores: Callable[[Mapping[str, Any]], bool] = lambda options: False
    """Whether, with these options, the points stay hidden until the end of the game."""
    outcome: Callable[[Texts, Any], str] = lambda texts, state: ""
    """What decided the finished game of a lone player without a rival, as a sentence after who has won; empty: only the points."""
    rival: Rival = field(default_factory=Rival)
    """The opponent of a lone player, if the game has one."""
    rulebook: Rulebook
    """The rules to read."""
    lesson: Lesson
    """The game taught at its own table."""
    solo_lesson: Lesson = ()
    """What those who know the game learn before they play it alone."""

    def words_of_action(self, position: Position, action: Action) -> str:
        """Return an action as one line; one of the engine's own is worded by the name of the thing it is about."""
        if action.kind != CARRY_OUT:
            return self.action_words(position, action)
        tip = self.tip(position, action.picks[0]) if action.picks else None
        return position.texts("table.carry_out") if tip is None else position.texts("table.carry_out.of", what=tip.title)

    def words_of_step(self, position: Position, actions: Sequence[Action]) -> str:
        """Return the first action of several as one line, as part of all of them."""
        return self.words_of_action(position, actions[0]) if self.step_words is None else self.step_words(position, actions)

    def words_of_plan(self, position: Position, plan: Plan) -> str:
        """Return a plan as one line."""
        action = plan.actions[-1]
        return self.words_of_action(position, action) if action.kind == CARRY_OUT else self.plan_words(position, plan)
