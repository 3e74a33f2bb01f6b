"""The cards a player has drafted are marked as new in their own hand, until they decide something in their build turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF

from app.games.villagers.faces import VillagerFace
from app.games.villagers.painters.cards import face_up
from app.games.villagers.words.cards import villager_face
from app.games.villagers.words.newcomers import newcomers
from app.table.controller import TableController
from app.texts import LANGUAGES, Texts
from rules import ItemId, Record, new
from rules.games.villagers import items
from rules.games.villagers.components import CARDS_OF, KINDS
from tests.app.painting import bound, painted
from tests.app.positions import NAMES
from tests.app.tables import Start, tables
from tests.games.villagers.builder import record, table

ALL = {"saints": True, "scoundrels": True, "profiteers": True, "developments": True}


@pytest.fixture
def start(qtbot: object) -> Iterator[Start]:
    with tables() as begin:
        yield begin


def drafted(players: int, *, until: str = "ask.build") -> tuple[Record, list[set[ItemId]]]:
    """Return a game played from its beginning until this question, and what every hand has won meanwhile."""
    found = new("villagers", NAMES[:players], 3)
    before = hands(found)
    while (decision := found.game.decision) is not None and decision.question.key != until:
        found.play(decision.legal[0])
    return found, [now - then for now, then in zip(hands(found), before, strict=True)]


def hands(found: Record) -> list[set[ItemId]]:
    return [set(map(items.CARD.id, seat.hand.cards)) for seat in found.game.state.seats]


def marked(controller: TableController) -> set[ItemId]:
    placed = controller.layout.placements.values()
    return {one.item for one in placed if isinstance(one.face, VillagerFace) and one.face.new}


@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_the_cards_drafted_in_this_round_are_new(players: int) -> None:
    found, won = drafted(players)
    assert all(won)
    for player in range(players):
        assert newcomers(found.entries, player) == won[player]


def test_a_decision_in_the_build_turn_ends_it_for_this_player_alone_and_undo_brings_it_back() -> None:
    found, won = drafted(3)
    first = found.game.state.turn_of
    found.play(next(action for action in found.game.legal if action.kind == "basic"))
    others = [player for player in range(3) if player != first]
    assert newcomers(found.entries, first) == frozenset()
    assert [newcomers(found.entries, player) for player in others] == [won[player] for player in others]
    found.undo()
    assert newcomers(found.entries, first) == won[first]


def test_coins_laid_on_the_road_before_the_build_phase_do_not_end_it() -> None:
    found, won = drafted(2, until="ask.RoadCoin")
    while found.game.legal[0].kind == "coin":
        found.play(found.game.legal[0])
    assert [newcomers(found.entries, player) for player in range(2)] == [won[player] for player in range(2)]


def test_the_next_round_begins_without_new_cards() -> None:
    found, _ = drafted(3)
    while found.game.state.round == 1:
        found.play(found.game.legal[-1])
    assert [newcomers(found.entries, player) for player in range(3)] == [frozenset()] * 3


def test_a_card_snatched_from_a_square_is_new() -> None:
    """VI-15.5."""
    hand = record(table(3, hand="flaker, cooper", others={1: {"square": "priest"}}, options=ALL))
    snatched = next(action for action in hand.game.legal if action.kind == "play")
    hand.play(snatched)
    assert snatched.picks[1] in newcomers(hand.entries, 0)


def test_only_the_own_hand_shows_what_is_new(start: Start) -> None:
    found, won = drafted(3)
    controller = start(found)
    assert marked(controller) == set()  # the curtain is down
    controller.match.lift_curtain()
    seat = controller.match.viewer
    assert seat is not None
    assert marked(controller) == won[seat]
    controller.press(f"seat:{(seat + 1) % 3}")
    assert marked(controller) == set()


@pytest.mark.parametrize(("language", "said"), [("en", ", new"), ("de", ", neu")])
def test_the_words_of_the_table_say_which_cards_are_new(start: Start, language: str, said: str) -> None:
    found, won = drafted(3)
    controller = start(found, language)
    controller.match.lift_curtain()
    seat = controller.match.viewer
    assert seat is not None
    own = controller.model.screen.sections(controller.model.position)[0]
    hand = own.parts[1]
    assert sum(said in line for line in hand.lines) == len(won[seat])


@pytest.mark.parametrize(("width", "share"), [(72.0, 0.74), (72.0, 1.0), (104.0, 1.0)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mark_of_a_new_card_leaves_its_gold_readable(width: float, share: float, language: str) -> None:
    say, k = Texts(language), width / 92
    for name, kind in KINDS.items():
        if kind.gold and name in CARDS_OF:
            face = replace(villager_face(say, CARDS_OF[name][0]), visible=share)
            plain, marked = (
                painted(bound(face_up.villager, one), width, width * 1.39) for one in (face, replace(face, new=say("villagers.label.new")))
            )
            within, _ = face_up._parts(QRectF(0, 0, width, width * 1.39), face)
            scale = plain.width() / width
            x, y, radius = (within.left() + 14 * k) * scale, (within.bottom() - 14 * k) * scale, 6 * k * scale
            area = product(range(int(x - radius), int(x + radius)), range(int(y - radius), int(y + radius)))
            assert not [spot for spot in area if plain.pixel(*spot) != marked.pixel(*spot)], name
