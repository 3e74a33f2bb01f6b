"""The table of the card game in words, section by section, for the text table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from app.games.base.seats import viewer_first
from app.games.base.words import seat_words
from app.table.screen import Section
from app.texts import Texts
from rules import credited, is_hidden
from rules.games.burgundy_cards.board import egon as egon_rules
from rules.games.burgundy_cards.board.estate import stack_kind
from rules.games.burgundy_cards.components import (
    DEAL,
    DIE,
    GOODS_KIND,
    GOODS_KINDS,
    KIND,
    KINDS,
    NAME,
    PHASE_OPTIONS,
    PHASES,
    SPECIES,
    SPECIES_KINDS,
    TRIPLET,
    TRIPLET_VP,
    Cards,
)
from rules.games.burgundy_cards.state import State

from ..position import Position
from . import duel
from .cards import gains
from .unseen import told

D = "burgundy_cards"


def sections(position: Position) -> list[Section]:
    """Return the viewer's section first, then the common ones, those of the other players, and Egon's."""
    say, state = position.texts, position.view
    viewer = position.viewer
    if viewer is None:
        return []
    own, *others = (_seat(position, state, seat) for seat in viewer_first(position, viewer))
    found = [own, _display(say, state), _supplies(position, state), _bonuses(say, state), *others]
    if state.egon is not None:
        found.append(_egon(say, state))
    return found


def _seat(position: Position, state: State, player: int) -> Section:
    """Describe everything a player has, as far as the viewer may know it."""
    say, seat = position.texts, state.seats[player]
    name = position.names[player]
    hand_title = say(f"{D}.label.hand") if player == position.viewer else say(f"{D}.label.hand_of", name=name)
    parts = (
        Section(hand_title, tuple(_card(say, card) for card in seat.hand.cards) or (say(f"{D}.words.nothing"),)),
        Section(say(f"{D}.label.projects"), tuple(_card(say, card) for card in seat.projects) or (say(f"{D}.words.nothing"),)),
        Section(say(f"{D}.label.estate"), tuple(_stack(say, stack) for stack in seat.estate) or (say(f"{D}.words.nothing"),)),
        Section(say(f"{D}.label.storage"), tuple(_storage(say, state, player))),
    )
    lines = [say(f"{D}.label.left_to_draw", n=len(seat.stack.cards), all=state.rounds)]
    if state.egon is None and state.holder == player:
        lines.append(say(f"{D}.words.{'starts_next' if state.turned else 'starts'}"))
    return Section(seat_words(position, player), tuple(lines), parts)


def _storage(say: Texts, state: State, player: int) -> Iterable[str]:
    seat = state.seats[player]
    for cards, kinds, order in ((seat.goods, GOODS_KIND, GOODS_KINDS), (seat.animals, SPECIES, SPECIES_KINDS)):
        held = Counter(kinds[card] for card in cards)
        yield from (say(f"{D}.words.stored", what=kind, n=held[kind]) for kind in order if held[kind])
    yield say(f"{D}.words.stored", what="worker", n=seat.workers)
    yield say(f"{D}.words.stored", what="silver", n=seat.silver)
    yield say(f"{D}.words.sold", n=len(seat.sold))
    yield say(f"{D}.words.vp", n=credited(state.credited, player, "vp"))


def _stack(say: Texts, stack: Cards, kind: str = "") -> str:
    kind = kind or stack_kind(stack)
    if len(stack) == TRIPLET:
        words = say(f"{D}.words.closed", kind=kind, vp=TRIPLET_VP[kind])
    else:
        words = say(f"{D}.words.stack", kind=kind, n=len(stack))
    return f"{words} ({', '.join(_card(say, card) for card in stack)})"


def _display(say: Texts, state: State) -> Section:
    """Describe the six rows, and any three cards just bought."""
    nothing = say(f"{D}.words.nothing")
    rows = [
        f"{say(f'{D}.words.row', die=die)}: {', '.join(_card(say, card) for card in row) or nothing}"
        for die, row in enumerate(state.display, 1)
    ]
    parts = (Section(say(f"{D}.label.offer"), tuple(_card(say, card) for card in state.offer)),) if state.offer else ()
    return Section(say(f"{D}.label.display"), tuple(rows), parts)


def _supplies(position: Position, state: State) -> Section:
    """Describe the open stacks of goods and animals, the draw and discard piles, and the cards that are hidden."""
    say = position.texts
    lines: list[str] = []
    for pool, piles, kinds in (("goods", state.goods, GOODS_KIND), ("animals", state.animals, SPECIES)):
        for pile in piles:
            if pile.cards:
                lines.append(say(f"{D}.words.{pool}_stack", what=kinds[pile.cards[-1]], n=len(pile.cards)))
            else:
                lines.append(say(f"{D}.words.empty_{pool}"))
    lines.append(say(f"{D}.words.draw", n=len(state.draw.cards)))
    discarded = say(f"{D}.words.discard", n=len(state.discard.cards))
    lines.append(f"{discarded} ({_card(say, state.discard.cards[-1])})" if state.discard.cards else discarded)
    hidden = Section(say(f"{D}.label.unseen"), tuple(words for _, words in told(position)))
    return Section(say(f"{D}.label.supplies"), tuple(lines), (hidden,))


def _bonuses(say: Texts, state: State) -> Section:
    """Describe the bonuses still available and those of this phase."""
    lines = [say(f"{D}.words.{'first' if kind in state.firsts else 'first_taken'}", kind=kind) for kind in KINDS]
    for value in DEAL[len(state.seats)].all_seven_stack:
        lines.append(say(f"{D}.words.{'all_seven' if value in state.all_seven else 'all_seven_taken'}", n=value))
    options = tuple(say(f"{D}.words.option", gains=gains(say, option.gain)) for option in PHASE_OPTIONS[state.phase])
    part = Section(say(f"{D}.label.phase_bonus", phase=PHASES[state.phase]), options)
    return Section(say(f"{D}.label.bonuses"), tuple(lines), (part,))


def _egon(say: Texts, state: State) -> Section:
    """Describe Egon's points, the state of the duel, his stacks and the cards still to come."""
    egon = state.egon
    assert egon is not None
    lines = [duel.in_words(say, state)]
    lines += [_stack(say, stack, KIND[stack[0]]) for stack in egon.estate]  # his monasteries are not jokers (BC-17.4)
    for i, phase in enumerate(PHASES):
        n = len(egon.stacks[i].cards) if i < len(egon.stacks) else 0
        lines.append(say(f"{D}.words.{'egon_stack' if n else 'egon_stack_done'}", phase=phase, n=n))
    return Section(say(f"{D}.words.egon_box", n=egon_rules.points(egon)), tuple(lines))


def _card(say: Texts, card: int) -> str:
    """Return a card in words with its number, or words for a hidden card."""
    return say(f"{D}.words.hidden_card") if is_hidden(card) else say(f"{D}.words.card", card=NAME[card], die=DIE[card])
