"""A table without a game: placements, layouts and what a game adds, for tests of the generic table."""

from app.table.game_ui import GameUi
from app.table.geometry.faces import PanelFace, TextFace
from app.table.geometry.layout import Layout
from app.table.geometry.placement import Placement, Rect
from app.table.position import Position
from app.table.screen import Section
from app.texts import Texts
from rules import Action, Decision, Message


def placed(item: str, x: float = 0, y: float = 0, w: float = 40, h: float = 60, **more: object) -> Placement:
    """Return a placement of 40 x 60 unless told otherwise."""
    return Placement(item, "panel", Rect(x, y, w, h), **{"face": PanelFace(), **more})  # type: ignore[arg-type]


def layout(*placements: Placement, width: float = 1280, height: float = 712) -> Layout:
    """Return a layout of the smallest size."""
    return Layout.of(width, height, placements)


def measure(words: str, role: str, px: int) -> float:
    """Measure words in a typeface whose letters are all half as wide as high."""
    sizes = {"h3": 16, "lead": 16, "body_bold": 14, "label": 12, "label_regular": 12, "card": 13}
    return len(words) * (px or sizes[role]) * 0.5


def position(width: float = 1280, height: float = 712, language: str = "en", names: tuple[str, ...] = ("Anna", "Ben")) -> Position:
    """Return what Anna sees of a game that consists of a single question."""
    decision = Decision(0, Message("ask"), (Action("end", ("button:end",)),))
    colours = ("red", "blue", "yellow", "green", "plum")[: len(names)]
    return Position("toy", None, 0, decision, names, colours, tuple("person" for _ in names), {}, width, height, Texts(language))


def toy_ui(chips: int = 0) -> GameUi:
    """Return the interface of a game with one card on the table, one box in the rail and ``chips`` chips."""
    return GameUi(
        status=lambda position, area: [Placement("frame:status", "text", area, TextFace("", "body"), static=True)],
        table=lambda position, area: [Placement("card:1", "panel", area.inset(20), PanelFace())],
        rail=lambda position, area: [Placement("seat:0", "panel", area.inset(8), PanelFace())],
        chips=lambda position: [(f"button:{i}", "hand-coin", f"Further choice {i}") for i in range(chips)],
        tip=lambda position, item: None,
        explain=lambda position, item: None,
        refusal=lambda position, item, picks: None,
        sections=lambda position: [Section("Table", ("One card",))],
        action_words=lambda position, action: str(action.kind),
        plan_words=lambda position, plan: plan.actions[-1].kind,
        event_words=lambda names, texts, event: None,
        choice=lambda position, item, picks: item,
        keys=(),
        key_items=lambda position, key: (),
        leads=frozenset({"play"}),
        pictograms={},
        marks={},
        section="",
        rulebook=(),
        lesson=(),
    )
