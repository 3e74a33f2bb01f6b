"""What a game adds to the one generic table. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from app.table.choice.multi_picker import MultiPick
from app.table.choice.picker import Picker
from app.table.choice.plans import Plan
from app.table.geometry.placement import Placement, Rect
from app.table.position import Position
from app.texts import Texts
from rules import Action, Event, Game, ItemId, Message


@dataclass(frozen=True)
class Tip:
    """What a piece is and what it does, for the hover tip and the words list."""

    title: str
    lines: tuple[tuple[str, str], ...] = ()
    """(pictogram, words)"""


@dataclass(frozen=True)
class Explanation:
    """A piece enlarged and told about, as far as the viewer may know it.

    ``subtitle`` has its name in the other language. ``notes`` are (True for what speaks for it, words), ``facts`` (pictogram, words).
    ``rule`` is the paragraph of the rules about it, ``picture`` what is painted large (its size counts, not its place), or ``icon``.
    """

    title: str
    subtitle: str
    words: str
    notes: tuple[tuple[bool, str], ...] = ()
    facts: tuple[tuple[str, str], ...] = ()
    rule: str = ""
    picture: Placement | None = None
    icon: str = "information"


@dataclass(frozen=True)
class LaidOpen:
    """Cards laid open one by one, each as a picture with what it does; ``lead`` is said before them, ``foot`` when all lie there."""

    title: str
    cards: tuple[tuple[Placement, str], ...]
    lead: str = ""
    foot: str = ""


@dataclass(frozen=True)
class Section:
    """A part of the table in words: a title, parts of its own, then lines."""

    title: str
    lines: tuple[str, ...] = ()
    parts: tuple[Section, ...] = ()


@dataclass(frozen=True, slots=True)
class GameKey:
    """A key that clicks things of a game, such as its dice. Words: ``<game>.key.<id>``; its usual letter in each language:
    ``<game>.initial.<id>``. ``counted``: a digit after it, from 1, says which. ``confirms``: when none of its things is lit, it chooses
    what has been put together.
    """

    id: str
    counted: bool = False
    confirms: bool = False


class GameScreen(Protocol):
    """What a game adds to the one generic table."""

    keys: tuple[GameKey, ...]
    """The keys of the game besides those of every table."""
    pictograms: Mapping[str, str]
    """Pictograms of options (``option.<id>``) and of sources of points (``score.<key>``)."""
    marks: Mapping[str, str]
    """Pictograms of the events a review can jump to (phases, rounds, things laid open), by kind."""
    section: str
    """Kind of the event that begins a part of the game on the curve of points; its words are ``<game>.section``."""
    leads: frozenset[str]
    """Kinds of actions that only open the next choice of the same player and reveal nothing: the picker looks through them."""
    inferred: frozenset[str]
    """Rows of items (the words before ``:``) that need not be clicked: the picker finds the cheapest (dice)."""
    stepped: frozenset[str] = frozenset()
    """Rows of amounts that are set step by step in the chooser and confirmed."""
    in_words: frozenset[str]
    """Kinds of actions that are offered in the list of moves only, since clicks find them by themselves (turning a die)."""
    gathers: tuple[MultiPick, ...] = ()
    """What is put together click by click and decided at once."""
    rival_events: frozenset[str] = frozenset()
    """Kinds of events that an opponent without a seat brings about."""
    rival_box: ItemId = ""
    """Where an opponent without a seat has their place on the table."""
    rails: bool = True
    """Whether the players' boxes stand in a rail of their own; else the table has the whole width, and the log is a drawer."""

    def hides_scores(self, options: Mapping[str, Any]) -> bool:
        """Whether the points are not to be seen before the end of the game."""
        ...

    def status(self, position: Position, area: Rect) -> list[Placement]:
        """The middle of the top bar: phase, round."""
        ...

    def table(self, position: Position, area: Rect) -> list[Placement]:
        """The table itself."""
        ...

    def rail(self, position: Position, area: Rect) -> list[Placement]:
        """The players' boxes and, on wide windows, the log."""
        ...

    def chips(self, position: Position) -> list[tuple[ItemId, str, str]]:
        """Further choices that stand as chips in the info line: (item, pictogram, words). Items of legal actions without another place."""
        ...

    def key_items(self, position: Position, key: str) -> tuple[ItemId | None, ...]:
        """What a key of the game clicks: the first of these that is lit; of a counted key the one that the digit counts (None: nothing)."""
        ...

    def sections(self, position: Position) -> list[Section]:
        """Everything on the table in words, the viewer's own things first, then what is common, then the other players'."""
        ...

    def tip(self, position: Position, item: ItemId) -> Tip | None:
        """What to say about a piece under the mouse."""
        ...

    def explain(self, position: Position, item: ItemId) -> Explanation | None:
        """Everything there is to say about a piece, for the enlarged card; None: nothing."""
        ...

    def refusal(self, position: Position, item: ItemId, picks: tuple[ItemId, ...]) -> str | None:
        """Why ``item`` cannot be chosen now and what helps, in at most two lines of a tip; None: nothing particular to say."""
        ...

    def choice(self, position: Position, item: ItemId) -> str:
        """The words on a button of the chooser for an item that has no place on the table (amounts)."""
        ...

    def action_words(self, position: Position, action: Any) -> str:
        """An action in one line, for the list of legal actions in words."""
        ...

    def event_words(self, names: tuple[str, ...], texts: Texts, event: Event) -> str | None:
        """An event as a line of the log; None when it is not worth one."""
        ...

    def gestures(self, game: Game[Any], plans: list[Plan]) -> list[Plan]:
        """The plans of a decision as they are clicked here: joined with decisions that follow, or with a pick more, to be confirmed."""
        return plans

    def same(self, game: Game[Any]) -> Mapping[ItemId, ItemId]:
        """Things that are worth the same to whoever decides, each with the one that stands for it."""
        return {}

    def picked(self, position: Position, picker: Picker) -> list[Placement]:
        """What lies on the table because of what is picked, choices too. It takes the place of what has the same item, and of the parts of
        the background of the same name (``frame:desk`` takes that of ``frame:desk:1``).
        """
        return []

    def is_fruitless(self, game: Game[Any], action: Action) -> bool:
        """Whether a legal action that looks like a gain brings nothing as things stand; it is marked, and can still be chosen."""
        return False

    def end_words(self, position: Position) -> str:
        """What the button that ends the turn warns of; empty where it ends the turn and nothing else."""
        return ""

    def asked(self, position: Position, picker: Picker) -> Message | None:
        """What is open with these picks, where the game words it more exactly than the question of the rules; None: that will do."""
        return None

    def plan_words(self, position: Position, plan: Plan) -> str:
        """A plan in one line, for the main button."""
        return self.action_words(position, plan.actions[-1])
