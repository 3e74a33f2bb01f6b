"""A table without a game: placements, layouts and a screen, for tests of the generic table."""

from app.table.geometry.layout import Layout
from app.table.geometry.placement import Placement, Rect
from app.table.position import Position
from app.table.screen import Explanation, GameKey, GameScreen, Section, Tip
from app.texts import Texts
from rules import Action, Decision, Event, ItemId, Message


def placed(item: str, x: float = 0, y: float = 0, w: float = 40, h: float = 60, **more: object) -> Placement:
    """A card of 40 x 60 unless said otherwise."""
    return Placement(item, "panel", Rect(x, y, w, h), **more)  # type: ignore[arg-type]


def layout(*placements: Placement, width: float = 1280, height: float = 712) -> Layout:
    """A layout of the smallest size."""
    return Layout.of(width, height, placements)


def measure(words: str, role: str, px: int) -> float:
    """A typeface whose letters are all half as wide as high."""
    sizes = {"h3": 16, "lead": 16, "body_bold": 14, "label": 12, "label_regular": 12, "card": 13}
    return len(words) * (px or sizes[role]) * 0.5


def position(width: float = 1280, height: float = 712, language: str = "en", names: tuple[str, ...] = ("Anna", "Ben")) -> Position:
    """What Anna sees of a game that is only a question."""
    decision = Decision(0, Message("ask"), (Action("end", ("button:end",)),))
    colours = ("red", "blue", "yellow", "green", "plum")[: len(names)]
    return Position("toy", None, 0, decision, names, colours, {}, width, height, Texts(language))


class ToyScreen(GameScreen):
    """One card on the table, one box in the rail, as many chips as asked for."""

    leads = frozenset({"play"})
    inferred: frozenset[str] = frozenset()
    in_words: frozenset[str] = frozenset()
    keys: tuple[GameKey, ...] = ()

    def __init__(self, chips: int = 0) -> None:
        self._chips = chips

    def status(self, position: Position, area: Rect) -> list[Placement]:
        return [Placement("frame:status", "text", area, static=True)]

    def table(self, position: Position, area: Rect) -> list[Placement]:
        return [Placement("card:1", "panel", area.inset(20))]

    def rail(self, position: Position, area: Rect) -> list[Placement]:
        return [Placement("seat:0", "panel", area.inset(8))]

    def chips(self, position: Position) -> list[tuple[ItemId, str, str]]:
        return [(f"button:{i}", "hand-coin", f"Further choice {i}") for i in range(self._chips)]

    def key_items(self, position: Position, key: str) -> tuple[ItemId | None, ...]:
        return ()

    def sections(self, position: Position) -> list[Section]:
        return [Section("Table", ("One card",))]

    def tip(self, position: Position, item: ItemId) -> Tip | None:
        return None

    def explain(self, position: Position, item: ItemId) -> Explanation | None:
        return None

    def refusal(self, position: Position, item: ItemId, picks: tuple[ItemId, ...]) -> str | None:
        return None

    def choice(self, position: Position, item: ItemId) -> str:
        return item

    def action_words(self, position: Position, action: Action) -> str:
        return action.kind

    def event_words(self, names: tuple[str, ...], texts: Texts, event: Event) -> str | None:
        return None
