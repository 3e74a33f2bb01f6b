"""What things on the table that cannot be chosen say when they are clicked, in every game alike."""

from app.art.fonts import text_width
from app.games import find
from app.session.match import Match
from app.table.geometry.frame_data import BOARD, SEAT
from app.table.parts import tipbox
from app.table.parts.button_state import is_command
from app.table.parts.infoline import wrap
from app.table.parts.table_model import TableModel
from app.table.parts.view_options import ViewOptions
from app.texts import Texts
from rules import Record

HARSH = ("invalid", "error", "illegal", "ungültig", "fehler", "verboten")


def composed(record: Record, language: str) -> TableModel:
    """Compose the table as its player sees it, in a window of 1280 x 712."""
    match = Match(record)
    match.lift_curtain()
    return TableModel(match, find(record.header.game), text_width, ViewOptions(Texts(language), 1280, 712))


def check_dark_things(record: Record, language: str) -> None:
    """Check that everything that cannot be chosen says why in at most two lines, without harsh words."""
    model = composed(record, language)
    highlights = model.picker.highlights
    for item, placement in model.layout().placements.items():
        if placement.static or is_command(item) or item in highlights or placement.instead or item.startswith((SEAT, BOARD)):
            continue
        said = model.screen.refusal(model.position, item, ())
        assert said, (model.position.decision, item)
        check_refusal(said)


def check_refusal(said: str | None) -> None:
    """Check that a refusal has words, at most two lines of them, none harsh and none left to be filled in."""
    assert said
    assert len(wrap(said, tipbox.WIDEST, lambda line: text_width(line, "card"))) <= 2, said
    assert not any(word in said.lower() for word in HARSH), said
    assert "{" not in said, said
