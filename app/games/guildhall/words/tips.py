"""What a piece is and does, in a title and at most three lines."""

from __future__ import annotations

from app.games.base.words import seat_name
from app.table.screen import Tip
from rules import ItemId, is_hidden
from rules.games.guildhall import items
from rules.games.guildhall.components import CHAPTER, PROFESSION, VP_COST, VP_NAME, VP_VALUE
from rules.games.guildhall.insight import strength
from rules.games.guildhall.state import Seat, State

from ..position import Position
from .cards import D, card_words, missing_words, profession
from .levels import level_words, offered
from .refusals import unplayable_words


def tip(position: Position, item: ItemId) -> Tip | None:
    """Return what a piece is and does; None if its own words say it all."""
    say, state = position.texts, position.view
    sort, _, end = item.partition(":")
    if sort == "card":
        return _card(position, state, int(end))
    if sort == "vp":
        return _vp(position, state, int(end))
    if sort in ("chapter", "head"):
        player, _, who = end.partition(":")
        return _chapter(position, state, int(player), who)
    if sort == "seat":
        return _seat(position, state, int(end))
    if sort == "hand":
        return _hand(position, state, int(end))
    if sort == "profession":
        return Tip(say(f"{D}.profession.{end}"), (("information", say(f"{D}.gist.{end}")),))
    if sort == "button" and say.has(f"{D}.tip.{end}"):
        return Tip(say(f"{D}.tip_title.{end}"), (("information", say(f"{D}.tip.{end}")),))
    if item in ("draw_pile", "vp_deck"):
        key = "draw_pile" if item == "draw_pile" else "vp_deck"
        n = len(state.draw.cards) if item == "draw_pile" else len(state.vp_deck.cards)
        return Tip(say(f"{D}.words.{key}", n=n), (("information", say(f"{D}.tip.{key}")),))
    return None


def _card(position: Position, state: State, card: int) -> Tip:
    say, who = position.texts, profession(card)
    title = card_words(say, card)
    seat = state.seats[position.viewer] if position.viewer is not None else None
    if seat is not None and card in seat.hand.cards:
        lines = [("layers-triple", say(f"{D}.worth.strength", profession=who, n=strength(seat, card)))]
        why = unplayable_words(position, card) if position.decision is not None and position.decision.question.key == "ask.act" else ""
        can = items.LEVEL.among(offered(position, card))
        if why:
            lines.append(("cancel", why))
        elif can:
            lines.append(("play-circle", f"{can[0]}+  {level_words(position, who, can[0])}"))
        else:
            lines.append(("information", say(f"{D}.gist.{who}")))
        return Tip(title, tuple(lines))
    for player, other in enumerate(state.seats):
        if card in other.hall:
            n = sum(PROFESSION[held] == PROFESSION[card] for held in other.hall)
            where = say(f"{D}.tip.in_hall", name=position.names[player], n=n)
            return Tip(title, (("home-city", where), ("information", say(f"{D}.gist.{who}"))))
        if card in other.action_area:
            return Tip(title, (("play-circle", say(f"{D}.tip.played")),))
    if state.discard.cards and state.discard.cards[-1] == card:
        return Tip(title, (("cards-outline", say(f"{D}.tip.top", n=len(state.discard.cards))),))
    return Tip(title, (("information", say(f"{D}.gist.{who}")),))


def _vp(position: Position, state: State, card: int) -> Tip:
    """Explain a VP card: its cost, unless the refusal already gives the cost as the reason, and its ability."""
    say, decision = position.texts, position.decision
    unaffordable = decision is not None and len(state.seats[decision.player].chapters) < VP_COST[card]
    lines = []
    if not (unaffordable and decision is not None and decision.question.key == "ask.act" and card in state.vp_row):
        lines.append(("layers-triple", say(f"{D}.tip.cost", n=VP_COST[card])))
    if say.has(f"{D}.vp_effect.{VP_NAME[card]}"):
        lines.append(("star-circle", say(f"{D}.vp_effect.{VP_NAME[card]}")))
    return Tip(say(f"{D}.words.vp_card", n=VP_VALUE[card]), tuple(lines))


def _chapter(position: Position, state: State, player: int, who: str) -> Tip:
    """Explain how far a chapter has come and which colours it lacks."""
    say = position.texts
    n = sum(profession(card) == who for card in state.seats[player].hall)
    lines = [("layers-triple", say(f"{D}.tip.chapter", n=n, all=CHAPTER, name=position.names[player]))]
    if missing := missing_words(position, items.CHAPTER.id(player, who)):
        lines.append(("palette", missing))
    lines.append(("information", say(f"{D}.gist.{who}")))
    return Tip(say(f"{D}.profession.{who}"), tuple(lines))


def _seat(position: Position, state: State, player: int) -> Tip:
    say, seat = position.texts, state.seats[player]
    bought = ", ".join(str(VP_VALUE[card]) for card in seat.vp_cards) or say(f"{D}.words.none")
    lines = (
        ("layers-triple", say(f"{D}.tip.completed", n=len(seat.chapters))),
        ("cards-outline", say(f"{D}.tip.hand_open" if _is_open(position, seat, player) else f"{D}.tip.hand", n=len(seat.hand.cards))),
        ("seal", say(f"{D}.tip.bought", what=bought, n=seat.tokens)),
    )
    return Tip(seat_name(position, player), lines)


def _hand(position: Position, state: State, player: int) -> Tip | None:
    """Name the cards in another player's hand if the viewer may see them, as once the game is over."""
    say, seat = position.texts, state.seats[player]
    if not _is_open(position, seat, player):
        return None
    cards = ", ".join(card_words(say, card) for card in sorted(seat.hand.cards))
    return Tip(say(f"{D}.words.hand", name=position.names[player], n=len(seat.hand.cards)), (("cards-outline", cards),))


def _is_open(position: Position, seat: Seat, player: int) -> bool:
    """Return whether the viewer may see the cards in a hand that is not on the table now."""
    return player != position.shown and bool(seat.hand.cards) and not any(is_hidden(card) for card in seat.hand.cards)
