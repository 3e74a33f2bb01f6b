"""What the things on the table that cannot be chosen answer, in every game alike."""

from app.art.fonts import text_width
from app.games import screen_of
from app.session.match import Match
from app.table.parts import tipbox
from app.table.parts.button_state import is_command
from app.table.parts.infoline import wrap
from app.table.parts.table_model import Composer
from app.texts import Texts
from rules import Record

HARSH = ("invalid", "error", "illegal", "ungültig", "fehler", "verboten")


def composed(record: Record, language: str) -> Composer:
    """The table as its player sees it, in a window of 1280 x 712."""
    match = Match(record)
    match.lift_curtain()
    composer = Composer(match, screen_of(record.header.game), Texts(language), text_width)
    composer.build(1280, 712)
    return composer


def check_dark_things(record: Record, language: str) -> None:
    """Everything that cannot be chosen says why in at most two lines, without harsh words."""
    composer = composed(record, language)
    marks = composer.picker.marks
    for item, placement in composer.layout().placements.items():
        if placement.ground or is_command(item) or item in marks or item.startswith("seat:"):
            continue
        said = composer.screen.refusal(composer.position, item, ())
        assert said, (composer.position.decision, item)
        assert len(wrap(said, tipbox.WIDEST, lambda line: text_width(line, "card"))) <= 2, said
        assert not any(word in said.lower() for word in HARSH), said
        assert "{" not in said, said
