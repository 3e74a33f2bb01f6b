"""The table in words, section by section, for the text table."""

from __future__ import annotations

from app.games.base.seats import around
from app.games.base.words import seat_words
from app.table.screen import Section
from app.texts import Texts
from rules import is_hidden
from rules.games.guildhall.components import COLOURS, VP_COST
from rules.games.guildhall.insight import strength
from rules.games.guildhall.state import State

from ..choice.order import arranged
from ..position import Position
from .cards import D, card_words, colour, profession, profession_name, vp_words
from .looked_at import looked_at
from .refusals import unplayable_words


def sections(position: Position) -> list[Section]:
    """Return the viewer's section first, then the common ones, then those of the other players."""
    viewer, state = position.viewer, position.view
    if viewer is None:
        return []
    own, *others = (_seat(position, state, seat) for seat in around(position, viewer))
    return [own, *_looked_at(position, state), _common(position, state), *others]


def _seat(position: Position, state: State, player: int) -> Section:
    """Describe everything a player has, as far as the viewer may know it."""
    say, seat = position.texts, state.seats[player]
    nothing = (say(f"{D}.words.nothing"),)
    name = position.names[player]
    mine = player == position.viewer
    hand = tuple(_held(position, card) if mine and not is_hidden(card) else card_words(say, card) for card in arranged(seat.hand.cards))
    bought = tuple(vp_words(say, card) for card in seat.vp_cards)
    lines = [say(f"{D}.words.tokens", n=seat.tokens), say(f"{D}.tip.completed", n=len(seat.chapters))]
    if mine:
        known = [profession(pile.cards[0]) for pile in seat.chapters if pile.cards[0]]
        lines += [say(f"{D}.words.completed_of", profession=who) for who in known]
    parts = [
        Section(say(f"{D}.words.hand", name=name, n=len(seat.hand.cards)), hand or nothing),
        Section(say(f"{D}.label.hall"), _hall(say, state, player) or nothing),
    ]
    if seat.action_area:
        parts.append(Section(say(f"{D}.label.action_area"), tuple(card_words(say, card) for card in seat.action_area)))
    parts.append(Section(say(f"{D}.label.bought"), bought or nothing))
    return Section(seat_words(position, player), tuple(lines), tuple(parts))


def _held(position: Position, card: int) -> str:
    """Return a card in the viewer's hand in words, with its strength or the reason it cannot be played."""
    say, seat = position.texts, position.view.seats[position.seat]
    why = unplayable_words(position, card)
    named = card_words(say, card)
    return f"{named}: {why}" if why else say(f"{D}.label.level_of", card=named, level=strength(seat, card))


def _hall(say: Texts, state: State, player: int) -> tuple[str, ...]:
    """Return a line for each chapter under way."""
    lines = []
    for who in state.professions:
        held = [colour(card) for card in state.seats[player].hall if profession(card) == who]
        if held:
            shades = ", ".join(say(f"{D}.colour.{shade}") for shade in COLOURS if shade in held)
            lines.append(f"{profession_name(say, who)} {len(held)}/{len(COLOURS)}: {shades}")
    return tuple(lines)


def _looked_at(position: Position, state: State) -> list[Section]:
    """Describe what the viewer is looking through now."""
    say = position.texts
    what, cards = looked_at(position, state)
    if not what:
        return []
    return [Section(say(f"{D}.tray.{what}", n=len(cards)), tuple(card_words(say, card) for card in cards))]


def _common(position: Position, state: State) -> Section:
    """Describe the VP cards on offer, both piles and what it takes to win."""
    say = position.texts
    row = tuple(f"{vp_words(say, card)} ({say(f'{D}.tip.cost', n=VP_COST[card])})" for card in state.vp_row if card)
    lines = [say(f"{D}.words.draw_pile", n=len(state.draw.cards))]
    cards = state.discard.cards
    lines.append(say(f"{D}.words.discard_pile", n=len(cards), card=card_words(say, cards[-1])) if cards else say(f"{D}.words.no_discard"))
    lines.append(say(f"{D}.words.vp_deck", n=len(state.vp_deck.cards)))
    lines.append(say(f"{D}.label.first", name=position.names[state.first]))
    parts = (Section(say(f"{D}.label.vp_row"), row or (say(f"{D}.words.nothing"),)),)
    return Section(say(f"{D}.label.race", n=state.target), tuple(lines), parts)
