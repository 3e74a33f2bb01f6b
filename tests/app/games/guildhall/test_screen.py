"""What Guildhall adds to the table: its keys, halls that fit no matter what they hold, hands and searches of any size, pieces for every
point.
"""

from __future__ import annotations

import random
from itertools import islice

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

import rules
from app.art.cache import MARGIN
from app.art.fonts import text_width
from app.art.tokens import SMALLEST_TEXT
from app.games import find
from app.games.guildhall.choice.shortcuts import BUTTONS
from app.games.guildhall.faces import PileCountFace, VpTokensFace
from app.games.guildhall.painters import PAINTERS
from app.storage.settings import Settings
from app.table.geometry.faces import HeadingFace
from app.table.geometry.layout import Layout
from app.table.geometry.placement import Placement, Rect
from app.table.position import Position
from app.table.scene.layout_diff import changes
from app.texts import LANGUAGES, Texts
from rules import Action, Decision, Message, Record, SeatKind
from rules.engine.hidden.piles import Pile
from tests.app.games.dark import composed
from tests.app.on_table import on_table
from tests.app.pages import controller_of, nothing_cut, show, window
from tests.app.painting import face_of, piece
from tests.app.positions import NAMES, laid, layout_of, outside, overlapping, position_of, random_game, ui_of

GAME = "guildhall"
SCREEN = find(GAME)
SIZES = ((1280, 712), (1366, 680), (1920, 992), (1024, 1000), (1080, 1920), (2560, 1000))


def acting(players: int, seed: int = 5, after: int = 40) -> Record:
    """Play at random until an action is to be chosen; return the game."""
    record, rng = rules.new(GAME, NAMES[:players], seed), random.Random(seed)
    for n in range(2000):
        decision = record.game.decision
        assert decision is not None
        if n >= after and decision.question.key == "ask.act":
            return record
        record.play(rng.choice([action for action in decision.legal if action.kind in on_table(GAME).busy] or decision.legal))
    raise AssertionError


def window_of(position: Position) -> Rect:
    """Return the whole window."""
    return Rect(0, 0, position.width, position.height)


def test_keys_click_hand_cards_points_levels_and_buttons() -> None:
    record = acting(3)
    position = position_of(record, 1280, 712, "en")
    state, player = position.view, position.viewer
    assert SCREEN.key_items(position, "hand") == tuple(f"card:{card}" for card in sorted(state.seats[player].hand.cards))
    assert SCREEN.key_items(position, "points") == tuple(f"vp:{card}" if card else None for card in state.vp_row)
    assert SCREEN.key_items(position, "level")[:2] == ("level:1", "level:2")
    for key, buttons in BUTTONS.items():
        assert SCREEN.key_items(position, key) == buttons
    assert {key.id for key in SCREEN.keys} == {"hand", "points", "level", *BUTTONS}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_table_has_the_whole_width_and_shows_every_hall(players: int, size: tuple[int, int]) -> None:
    """There is no rail (LOOK 13), and every hall is a matrix of six by five that is always in sight (UX 2.3)."""
    record = acting(players)
    position = position_of(record, *size, "de")
    placed = layout_of(position).placements
    assert SCREEN.rail is None
    assert placed["ui:log"].kind == "button"
    state = position.view
    for player in range(players):
        assert f"seat:{player}" in placed
        assert f"ui:score:{player}" in placed
        cells = [item for item in placed if item.startswith(f"cell:{player}:")]
        assert len(cells) == 30 - len(state.seats[player].hall)
        assert {f"card:{card}" for card in state.seats[player].hall} <= placed.keys()
    assert placed["frame:vp_deck:count"].face == PileCountFace(len(state.vp_deck.cards))
    assert placed["frame:draw_pile:count"].face == PileCountFace(len(state.draw.cards))
    assert placed["frame:discard_pile:count"].face == PileCountFace(len(state.discard.cards))
    right = max(p.rect.right for p in placed.values() if p.kind in ("panel", "player"))
    assert position.width - right == pytest.approx(8)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_a_tall_window_everything_is_larger_than_in_a_low_one(players: int) -> None:
    record = acting(players)
    state, player = record.game.state, record.game.decider
    assert player is not None
    low, tall = (layout_of(position_of(record, 1280, height, "en")).placements for height in (712, 2275))
    cards = [f"card:{card}" for card in state.seats[player].hand.cards]
    row = [f"vp:{card}" for card in state.vp_row if card]
    for item in (*cards, *row, f"cell:{player}:weaver:red" if f"cell:{player}:weaver:red" in low else cards[0]):
        assert tall[item].rect.w > 1.25 * low[item].rect.w, item
        assert tall[item].rect.h > 1.25 * low[item].rect.h, item
    assert not any(one.kind == "hall_pip" for one in tall.values())


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_long_names_are_whole_in_the_race(size: tuple[int, int]) -> None:
    names = ("Maximiliane-Luise", "Bartholomäus-Maria", "Konstantin", "Annegret-Sophie")
    placed = layout_of(replace(position_of(acting(4), *size, "de"), names=names)).placements
    for player, name in enumerate(names):
        assert text_width(name, "body_bold", SMALLEST_TEXT) <= placed[f"race:{player}:name"].rect.w


@pytest.mark.parametrize("count", [0, 1, 2, 3, 14])
def test_the_place_of_tokens_ends_with_their_number(count: int) -> None:
    """A ring around it would otherwise include bare paper."""
    record = acting(3)
    player = record.game.decider
    assert player is not None
    record.game.state.seats[player].tokens = count
    place = layout_of(position_of(record, 1280, 712, "en")).placements[f"token:{player}"]
    image = piece(PAINTERS, face_of(place), place.rect.w, place.rect.h)
    columns = [x for x in range(image.width()) if any(image.pixelColor(x, y).alpha() > 100 for y in range(image.height()))]
    assert 1 <= place.rect.w + MARGIN - max(columns) <= 8


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("count", [0, 1, 6, 9, 10, 14, 20])
def test_hands_of_any_size_fit(count: int, size: tuple[int, int]) -> None:
    """A hand has no limit (GH-5.4); up to nine cards fit side by side, and enough of each is visible to be clicked."""
    record = acting(3)
    state, player = record.game.state, record.game.decider
    assert player is not None
    seat = state.seats[player]
    cards = (*seat.hand.cards, *state.draw.cards)[:count]
    seat.hand = seat.hand.holding(cards)
    state.draw = state.draw.holding(tuple(card for card in state.draw.cards if card not in cards))
    position = position_of(record, *size, "en")
    layout = layout_of(position)
    assert outside(window_of(position), layout.placements.values()) == []
    held = [layout.placements[f"card:{card}"] for card in cards]
    desk = layout.placements["frame:desk"].rect
    assert all(desk.contains(placement.rect) for placement in held)
    if count <= 9:
        assert not overlapping(held)
    stack = layout.stack
    for placement in held:
        shown = stack.seen(placement.item)
        assert shown.w >= 24
        assert shown.h >= 60


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_more_than_three_completed_chapters_fit(players: int, size: tuple[int, int]) -> None:
    """An opponent's may pile up until their turn (GH-9.4), even next to long names and many points."""
    record = acting(players)
    state = record.game.state
    for player, seat in enumerate(state.seats):
        seat.chapters = tuple(
            Pile("profession", "owner", tuple(121 + 20 * n + 4 * colour + player for colour in range(5)), player) for n in range(6)
        )
        seat.vp_cards, state.vp_deck = state.vp_deck.drawn(4)
        seat.tokens = 12
    position = replace(position_of(record, *size, "en"), names=("Annabella", "Maximilian", "Christopher", "Wilhelmina")[:players])
    layout = layout_of(position)
    assert outside(window_of(position), layout.placements.values()) == []
    for player in range(players):
        box = layout.placements[f"seat:{player}"].rect
        stacks = [layout.placements[f"stack:{player}:{n}"] for n in range(6)]
        assert not overlapping(
            [*stacks, *(p for item, p in layout.placements.items() if item in (f"hand:{player}", f"ui:score:{player}") and not p.static)]
        )
        assert all(box.contains(placement.rect) for placement in stacks)
    own = position.viewer
    assert all(min(layout.placements[f"stack:{own}:{n}"].rect.w, 28) >= 24 for n in range(6))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("count", [1, 12, 13, 40, 90])
def test_a_search_shows_all_cards_in_order(count: int, size: tuple[int, int]) -> None:
    """The top card comes first; each one can be clicked, and the player's own hall and hand stay in sight (GH-14.6)."""
    record = acting(2)
    state, player = record.game.state, record.game.decider
    assert player is not None
    cards = (*state.discard.cards, *state.draw.cards)[:count]
    state.draw = state.draw.holding((*state.discard.cards, *state.draw.cards)[count:])
    state.discard = replace_pile(state.discard, cards, player)
    position = position_of(record, *size, "de")
    layout = layout_of(position)
    found = [layout.placements[f"card:{card}"] for card in cards]
    assert outside(window_of(position), layout.placements.values()) == []
    assert not overlapping(found)
    assert all(placement.rect.w >= 24 for placement in found)
    order = sorted(found, key=lambda placement: (round(placement.rect.y), placement.rect.x))
    assert [placement.item for placement in order] == [f"card:{card}" for card in cards[::-1]]
    assert {f"card:{card}" for card in (*state.seats[player].hall, *state.seats[player].hand.cards)} <= layout.placements.keys()
    assert not any(placement.rect.overlaps(layout.placements[f"seat:{player}"].rect) for placement in found)


def replace_pile(pile: Pile, cards: tuple[int, ...], reader: int) -> Pile:
    """Return a pile with these cards that a player is looking through."""
    return pile.holding(cards).read_by(reader)


def test_new_cards_come_from_their_pile() -> None:
    """Drawn cards fly from the draw pile into the hand, a new VP card from its deck, and played cards from the hand."""
    record = acting(3)
    position = position_of(record, 1280, 712, "en")
    before = layout_of(position)
    player = position.viewer
    hand = record.game.state.seats[player].hand.cards
    events = [
        event for kind in ("refill", "discard", "draw") for event in record.play(next(a for a in record.game.legal if a.kind == kind))
    ]
    after = layout_of(position_of(record, 1280, 712, "en", player))
    moves = {move.item: move for move in changes(before, after, events)}
    drawn = [f"card:{card}" for card in record.game.state.seats[player].hand.cards if card not in hand]
    assert drawn
    pile = before.placements["draw_pile"].rect
    for item in drawn:
        assert moves[item].way == "new"
        assert (moves[item].start.cx, moves[item].start.cy) == pytest.approx((pile.cx, pile.cy))


def until(players: int, key: str) -> Record:
    """Play at random until a question comes up; return the game."""
    for seed in range(8, 28):
        for record in random_game(players, seed, game=GAME):
            if record.game.decision is not None and record.game.decision.question.key == key:
                return record
    raise AssertionError(key)


def read(layout: Layout, area: Rect) -> list[Placement]:
    """Return the words in an area."""
    return [p for p in layout.placements.values() if p.kind in ("text", "heading", "button") and face_of(p).words and area.contains(p.rect)]


@pytest.mark.parametrize("key", ["ask.mulligan", "ask.setup_place", "ask.act", "ask.refill", "ask.use", "ask.order", "ask.pay"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_on_the_desk_never_lie_on_each_other(key: str, language: str) -> None:
    """The words are apart before anything is picked, and with one, two or three things picked."""
    model = composed(until(4, key), language)
    for _ in range(4):
        layout = model.layout()
        assert not overlapping(read(layout, layout.placements["frame:desk"].rect)), [
            face_of(p).words for p in read(layout, layout.placements["frame:desk"].rect)
        ]
        highlights = model.picker.highlights
        cards = [item for item, mark in highlights.items() if mark.state in ("next", "replace") and item.startswith(("card:", "stack:"))]
        if not cards or model.picker.pick(cards[0]) is not None:
            break


@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_there_is_a_gap_between_the_buttons_of_the_desk_and_the_levels_below(size: tuple[int, int], text_size: float) -> None:
    """Rings around both of them would touch otherwise."""
    model = composed(acting(4), "de")
    model.build(replace(model.options, width=size[0], height=size[1], text_size=text_size))
    model.picker.pick(next(item for item, mark in model.picker.highlights.items() if mark.state == "next" and item.startswith("card:")))
    placed = model.layout().placements.values()
    rows = [one.rect.y for one in placed if one.kind == "level_row"]
    assert rows
    assert min(rows) - next(one.rect.bottom for one in placed if one.item == "button:refill") >= 6


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_while_cards_are_discarded_words_and_buttons_have_room(language: str, size: tuple[int, int]) -> None:
    """There is room for any number of discards, even with a hand from which some must go (GH-5.1)."""
    record = acting(4)
    state, player = record.game.state, record.game.decider
    assert player is not None
    cards, state.draw = state.draw.drawn(8 - len(state.seats[player].hand.cards))
    state.seats[player].hand += cards
    hand = state.seats[player].hand
    model = composed(record, language)
    model.build(replace(model.options, width=size[0], height=size[1]))
    model.picker.pick("button:refill")
    for card in (None, *hand.cards):
        if card is not None:
            model.picker.pick(f"card:{card}")
        layout = model.layout()
        desk = layout.placements["frame:desk"].rect
        said = [*read(layout, desk), *(layout.placements[item] for item in ("button:draw", "button:refill"))]
        assert not overlapping({placement.item: placement for placement in said}.values())
        cards = [layout.placements[f"card:{held}"] for held in hand.cards]
        assert not any(layout.placements["button:draw"].rect.overlaps(placement.rect.inset(1)) for placement in cards)


@pytest.mark.slow
def test_there_is_a_free_place_for_each_action_left_and_none_for_those_used() -> None:
    """Every action used takes a place away, no matter what it was used for (GH-3.3)."""
    for players in (2, 4):
        used = set()
        for record in random_game(players, 3, game=GAME):
            state = record.game.state
            position = position_of(record, 1280, 712, "en", state.turn_of)
            places = [p for item, p in layout_of(position).placements.items() if item.startswith("slot:")]
            free = [p for p in places if face_of(p).how != "used"]
            played = len(state.seats[state.turn_of].action_area)
            used.add(state.actions_taken - played)
            assert len(free) == (0 if record.game.over else state.actions_left), record.game.decision
        assert max(used) >= 2


def test_discards_lie_in_the_order_in_which_one_click_lays_them_down() -> None:
    """The leftmost discard is the one that will end up on top, before and after some were picked (GH-7.9)."""
    record = until(3, "ask.order")
    model = composed(record, "de")
    picks = [item for item in model.picker.highlights if item.startswith("card:")]
    for taken in (0, 2):
        ahead = record.game.copy()
        for item in picks[:taken]:
            ahead.apply(next(action for action in ahead.legal if action.picks == (item,)))
        position = replace(position_of(record, 1280, 712, "en"), view=ahead.state, decision=ahead.decision)
        tray = [p for p in layout_of(position).placements.values() if p.item.startswith("card:") and p.z >= 42]
        shown = [p.item for p in sorted(tray, key=lambda p: (round(p.rect.y), p.rect.x))]
        ahead.apply(next(action for action in ahead.legal if action.kind == "confirm"))
        assert shown == [f"card:{card}" for card in ahead.state.discard.cards[-len(shown) :][::-1]]


def test_who_discards_a_chapter_in_another_turn_has_no_places_for_actions() -> None:
    """With an immediate discard (GH-9.4), the table belongs to a player whose turn it is not."""
    record = acting(4)
    other = (record.game.state.turn_of + 1) % 4
    asked = Decision(other, Message("ask.excess", {"n": 1}), tuple(Action("drop", (f"stack:{other}:{n}",)) for n in range(4)))
    placed = layout_of(replace(position_of(record, 1280, 712, "en", other), decision=asked)).placements
    assert not any(item.startswith("slot:") for item in placed)
    assert "frame:doing" in placed


@pytest.mark.parametrize("players", [2, 4])
def test_a_hand_looked_at_has_all_the_room(players: int) -> None:
    """A player whose turn it is not has played nothing: the table shows backs, and how many there are."""
    position = position_of(acting(players), 1280, 712, "en")
    other = next(seat for seat in range(players) if seat != position.viewer)
    placed = layout_of(replace(position, peek=other)).placements
    count = len(position.view.seats[other].hand.cards)
    assert placed["frame:desk_title"].face == HeadingFace(f"{NAMES[other]}’s hand: {count} cards")
    assert sum(item.startswith(f"back:{other}:") for item in placed) == count
    assert not any(item.startswith("slot:") for item in placed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_and_the_list_of_moves_speak_in_sentences(language: str) -> None:
    """A card in a sentence has its article and its case: "Anna spielt den blauen Bauern", "Nimm die rote Krämerin"."""
    texts = Texts(language)
    articles = {"en": (" the ",), "de": (" den ", " die ")}[language]
    for profession_set in ("base", "job_faire"):
        said = set()
        for record in random_game(3, 4, 6, GAME, {"profession_set": profession_set}):
            for event in (event for entry in record.entries[-6:] for event in entry.events if "card" in dict(event.values)):
                said.add(SCREEN.event_words(NAMES, texts, event))
            position = position_of(record, 1280, 712, language)
            for action in position.decision.legal if position.decision is not None else ():
                if action.picks and action.picks[0].startswith("card:"):
                    said.add(SCREEN.action_words(position, action))
        assert len(said) > 100
        assert not [line for line in said if line is not None and not any(article in line for article in articles)]


def test_among_three_it_is_in_sight_what_the_others_have_bought() -> None:
    """Nothing public has to be looked up when there is room for it (UX 1.4)."""
    for record in random_game(3, 3, 40, GAME):
        state = record.game.state
        placed = layout_of(position_of(record, 1280, 712, "de")).placements
        if "frame:tray" in placed:  # it covers the other halls
            continue
        for player, seat in enumerate(state.seats):
            assert placed[f"token:{player}"].face == VpTokensFace(seat.tokens)
            assert {f"vp:{card}" for card in seat.vp_cards} <= placed.keys()


def test_an_exchange_has_a_button_to_end_it_only_where_it_may_go_on() -> None:
    """An exchange takes any number of hand cards (GH-12.17); that of GH-12.16 is over with its last card."""
    found = set()
    for seed in range(3, 9):
        for record in random_game(2, seed, game=GAME):
            decision = record.game.decision
            begun = record.entries and record.entries[-1].action.kind == "play"
            if begun and decision is not None and decision.question.key == "ask.place_take_back":
                level = record.entries[-1].action.picks[1]
                found.add(level)
                placed = layout_of(position_of(record, 1280, 712, "en")).placements
                assert ("button:confirm" in placed) == (level == "level:4"), (level, decision.question)
    assert found == {"level:2", "level:4"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_hall_shows_how_complete_its_chapters_are(players: int) -> None:
    """Five cards complete a chapter: the heads of all halls count them, the opponents' too."""
    position = position_of(next(islice(random_game(players, 4, 1, "guildhall"), 100, None)), 1280, 712, "de")
    placements = laid(position, SCREEN, ui_of(position), text_width).placements
    heads = [one for item, one in placements.items() if one.kind == "chapter_head" and item.startswith("head:")]
    assert len(heads) == 6 * players
    assert all(any(part.endswith("/5") for part in (face_of(one).words, face_of(one).count)) for one in heads)


@pytest.mark.parametrize("text_size", [100, 130, 150])
def test_of_two_players_it_is_in_sight_how_strong_the_computer_is(text_size: int, qtbot: QtBot) -> None:
    """Whatever number of cards it holds, since the points it has bought are shown elsewhere."""
    record = rules.new(GAME, ("Anna", "Adelheid"), 5, seats=("person", "easy"))
    state, seat = record.game.state, record.game.state.seats[1]
    with window(settings=Settings(text_size=text_size)) as program:
        for count in (1, 4, 5, 6, 7, 9, 12):
            seat.hand = seat.hand.holding((*seat.hand.cards, *state.draw.cards)[:count])
            with nothing_cut():
                show(program, record)
                program.grab()
            words = face_of(controller_of(program).layout.placements["hand_count:1"]).words
            assert words == f"{count} {'card' if count == 1 else 'cards'} · easy"


@pytest.mark.parametrize(
    ("names", "text_size"),
    [
        (("Anna", "Ben", "Cleo", "Dora"), 100),
        (("Anna", "Ben", "Cleo", "Dora"), 130),
        (("Anna", "Benedikt", "Leonhard", "Dorothea"), 100),
        (("Anna", "Benedikt", "Cleo"), 130),
    ],
)
def test_of_several_computers_it_is_in_sight_how_strong_each_is(names: tuple[str, ...], text_size: int, qtbot: QtBot) -> None:
    """In a narrow box the number of cards stands alone before it: they are seen in the fan."""
    strengths: tuple[SeatKind, ...] = ("easy", "normal", "hard")
    record = rules.new(GAME, names, 5, seats=("person", *strengths[: len(names) - 1]))
    state = record.game.state
    with window("de", Settings(text_size=text_size)) as program:
        for count in (1, 4, 6, 9):
            for seat in state.seats[1:]:
                seat.hand = seat.hand.holding((*seat.hand.cards, *state.draw.cards)[:count])
            with nothing_cut():
                show(program, record)
                program.grab()
            found = controller_of(program).layout.placements
            for player, strength in enumerate(strengths[: len(names) - 1], 1):
                words = face_of(found[f"hand_count:{player}"]).words
                assert words.startswith(str(count))
                assert words.endswith(f" · {Texts('de')(f'app.seat.strength.{strength}')}"), (player, count, words)
                assert f"hand:{player}" in found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_heading_is_cut_with_large_text(language: str, qtbot: QtBot) -> None:
    """No matter what is asked, in the smallest window with text half as large again."""
    asked: set[str] = set()
    with window(language, Settings(text_size=150)) as program:
        for record in islice(random_game(2, 7, 1, GAME), 10, 90):
            question = record.game.decision.question.key if record.game.decision is not None else ""
            if question not in asked:
                asked.add(question)
                with nothing_cut():
                    show(program, rules.load(rules.encode(record)))
                    program.grab()
    assert "ask.refill" in asked
