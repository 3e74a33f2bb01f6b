"""What the table shows apart from the pieces themselves: tokens with their holders, rules of every card, advice (VI-22)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from app.art.fonts import text_width
from app.art.lettering import grown
from app.games import find
from app.games.villagers.painters import PAINTERS
from app.table.geometry.faces import PlayerFace
from app.table.scene.kinds import SHARED
from app.table.scene.piece_painter import PiecePainter
from app.teaching import rulebook
from app.texts import LANGUAGES
from rules import SeatKind
from rules.games.villagers import items
from rules.games.villagers.components import BASICS, CARDS, CARDS_OF, KIND, NAME
from tests.app.games.test_names import check_nothing_on_words, drawn
from tests.app.games.villagers.positions import seen
from tests.app.on_screen import difference
from tests.app.pages import nothing_cut
from tests.app.painting import bound, painted
from tests.app.positions import laid, position_of, ui_of
from tests.games.villagers.builder import record, table
from tests.games.villagers.cards import DEVELOPMENT
from tests.games.villagers.verbs import do

GAME = "villagers"
SCREEN = find(GAME)
ALL = {"saints": True, "scoundrels": True, "profiteers": True, "developments": True}


@pytest.mark.parametrize("players", [2, 5])
def test_a_token_lies_with_its_holder_or_beside_its_card(players: int) -> None:
    """VI-22.4: in the box of its holder, otherwise on the development."""
    open_cards = ("inn", "bank", "windmill")
    game = table(players, developments=", ".join(open_cards), tokens=(-1, 0, 1), options={"developments": True})
    placed = laid(seen(record(game), (1280, 712)), SCREEN, ui_of(seen(record(game), (1280, 712))), text_width).placements
    inn, bank, windmill = (DEVELOPMENT[name] for name in open_cards)
    cards = {card: placed[items.DEVELOPMENT.id(card)].rect for card in (inn, bank, windmill)}
    assert cards[inn].contains(placed[f"token:{inn}"].rect)
    for holder, card in enumerate((bank, windmill)):
        assert f"token:{card}" not in placed
        token, box = placed[items.SEAT_TOKEN.id(holder, card)].rect, placed[f"seat:{holder}"].rect
        assert box.contains(token)
        assert not token.overlaps(cards[card])


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(("first", "holder"), [(True, 0), (False, 1), (True, 1)], ids=["first and on turn", "on turn", "waiting"])
@pytest.mark.parametrize("held", [1, 2, 3])
def test_no_token_lies_on_what_is_said_beside_a_name(players: int, first: bool, holder: int, held: int, qtbot: QtBot) -> None:
    """VI-22.4: in a box with room for them elsewhere, tokens even leave room for the number of cards."""
    hand = "mason, agent, monk, hunter"
    tokens = [holder if n < held else -1 for n in range(3)]
    game = table(
        players, developments="inn, bank, windmill", tokens=tokens, options={"developments": True}, others={1: {"hand": hand}}, hand=hand
    )
    if not first:
        do(game, "draft stack 1")
    names = ("Oswald", "Otto", "Cleo", "Dora", "Emil")[:players]
    easy: SeatKind = "easy"
    for size in ((1280, 712), (1280, 800)):
        position = replace(seen(record(game), size, "de"), names=names, seats=(easy,) * players)
        layout = laid(position, SCREEN, ui_of(position), text_width)
        check_nothing_on_words(GAME, layout)
        box, art = layout.placements[f"seat:{holder}"], PiecePainter(PAINTERS)
        assert isinstance(box.face, PlayerFace)
        assert (box.face.note, box.face.current) == ("4 Karten", holder == (0 if first else 1))
        one, other = (drawn(art.piece(replace(box, face=replace(box.face, note=note, strength="")))) for note in (box.face.note, ""))
        assert players == 5 or difference(one, other) is not None, "the number of cards is left out"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_villager_tells_its_rule_and_can_be_enlarged(language: str) -> None:
    """VI-22.5: all of them, those of the modules included."""
    position = position_of(record(table(3, options={**ALL, "courier": True})), 1280, 712, language)
    kinds = {NAME[card]: items.CARD.id(card) for card in CARDS if NAME[card] not in ("countess", "jester")}
    for name, item in kinds.items():
        told = SCREEN.explain(position, item)
        assert told is not None, name
        assert told.rule, name
        assert told.words, name
        assert told.picture is not None, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_market_and_development_cards_can_be_enlarged(language: str) -> None:
    """VI-22.5: with what they would bring now, and who would win."""
    position = position_of(record(table(3, developments="inn, bank, windmill", options={"developments": True})), 1280, 712, language)
    for item in (
        items.MARKET.id(0),
        items.MARKET.id(1),
        *(items.DEVELOPMENT.id(DEVELOPMENT[name]) for name in ("inn", "bank", "windmill")),
    ):
        told = SCREEN.explain(position, item)
        assert told is not None, item
        assert told.picture is not None, item
        assert told.facts, item


def test_the_advice_is_in_the_rule_book_and_holds() -> None:
    """VI-22.7: what it says of the cards is what they are."""
    assert rulebook.paragraph_of(SCREEN.rulebook, "VI-22.7") == "hints"
    base = [KIND[card] for card in CARDS if KIND[card].module == "base"]
    of_three = [kind for kind in base if kind.suit in ("wood", "hay", "ore")]
    assert 0.4 < len(of_three) / len(base) < 0.5
    assert {KIND[CARDS_OF[name][0]].suit for name in BASICS} == {"wood", "hay", "ore"}
    rare = [kind for kind in base if kind.suit in ("grapes", "wool", "leather")]
    assert len(rare) < len(of_three) / 2
    assert {kind.suit for kind in rare if kind.index == 1} == {"grapes", "wool", "leather"}
    assert all(kind.food for kind in base if kind.suit == "grains")
    assert KIND[CARDS_OF["founders"][0]].slots == 2


@pytest.mark.parametrize("jester", [True, False])
@pytest.mark.parametrize("count", [1, 3, 4, 5, 6])
@pytest.mark.parametrize("text_size", [1.0, 1.5])
def test_any_number_of_open_events_and_the_jester_fit_the_rail(count: int, jester: bool, text_size: float) -> None:
    """VI-18.10: each event with its picture and its whole name next to or above its button."""
    names = "rats, tribute, arrest, blackmail, conscription, protection_money".split(", ")[:count]
    village = "graper, hunter, shipwright, locksmith, freemason, fisher, ore_muler, harvester, wholesaler, blacksmith, wattler, jeweler, "
    village += "swineherd, seeker, cooper, bed_builder, wood_carver, milk_maid, brewer, wheeler"
    solo = record(
        table(1, at="BuildPhase", countess={"open": ", ".join(names), "jester": jester, "village": village, "coins": {"cooper": 2}})
    )
    for language in LANGUAGES:
        position = seen(solo, (1280, 712), language, text_size)
        placed = laid(position, SCREEN, ui_of(position), text_width).placements
        own = [one for one in placed.values() if one.kind == "event" or one.item.startswith("jester:")]
        assert len(own) == count * (1 + jester)
        for n, one in enumerate(own):
            assert placed["frame:events"].rect.contains(one.rect), one.item
            assert not any(one.rect.overlaps(other.rect) for other in own[n + 1 :])
        shown = [one for one in placed.values() if one in own or one.kind == "villager_band"]
        with nothing_cut(), grown(text_size):
            for one in shown:
                paint = PAINTERS.get(type(one.face)) or SHARED[type(one.face)]
                painted(bound(paint, one.face), one.rect.w, one.rect.h)
