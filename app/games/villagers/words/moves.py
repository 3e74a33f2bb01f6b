"""Actions of Villagers in words, and what is clicked for them."""

from __future__ import annotations

from rules import Action, ItemId, Value
from rules.games.villagers import items
from rules.games.villagers.board.holders import holders
from rules.games.villagers.components import EVENT_NAME, NAME

from ..position import Position
from .cards import D, suit_of, the_card
from .present import owner_name


def thing_words(position: Position, item: ItemId) -> str:
    """Return what is clicked as the object of a sentence."""
    say = position.texts
    card, event = items.CARD.of(item), items.EVENT.of(item)
    if card is not None:
        return _owned(position, card, the_card(say, NAME[card]))
    if event is not None:
        return say(f"{D}.words.the_event", event=EVENT_NAME[event])
    kind, _, key = item.partition(":")
    return say(f"{D}.words.the_{kind}", which=key) if say.has(f"{D}.words.the_{kind}") else thing_name(position, item)


def thing_name(position: Position, item: ItemId) -> str:
    """Return the name of what is clicked, standing alone."""
    say, state = position.texts, position.view
    card, stack, event, basic = items.CARD.of(item), items.STACK.of(item), items.EVENT.of(item), items.BASIC.of(item)
    if card is not None:
        return _owned(position, card, say(f"{D}.card.{NAME[card]}"))
    if stack is not None:
        cards = state.stacks[stack].cards
        suit = say(f"{D}.suit.{suit_of(cards[-1])}") if cards else ""
        return say(f"{D}.words.a_stack", number=stack + 1, suit=suit)
    if event is not None:
        return say(f"{D}.event.{EVENT_NAME[event]}")
    if basic is not None:
        return say(f"{D}.card.{basic}")
    if items.VILLAGE.of(item) is not None:
        return say(f"{D}.words.a_new_plot")
    owner = next((found for kind in (items.GOLD, items.HAND, items.SQUARE) if (found := kind.of(item)) is not None), None)
    return position.names[owner] if owner is not None else say(f"{D}.words.a_{item}")


def _owned(position: Position, card: int, words: str) -> str:
    """Return a card in words, with the name of another player in whose village or on whose square it lies."""
    for owner, holder in enumerate(holders(position.view)):
        square = position.view.seats[owner].square if owner < len(position.names) else ()
        if owner != position.viewer and (card in square or card in holder.village.cards()):
            return position.texts(f"{D}.words.owned", card=words, name=owner_name(position, owner))
    return words


def action_words(position: Position, action: Action) -> str:
    """Return an action in one line: ``{what1}`` is its first pick as an object, ``{name1}`` the same standing alone.

    There may be other words for a button among the picks (``.tinner``), for a new plot (``.new``), a face-down pile (``.pile``), and by
    the number of picks (``.2``).
    """
    say, picks = position.texts, action.picks
    key = f"{D}.action.{action.kind}"
    things = [pick for pick in picks if not pick.startswith("button:")]
    endings = [pick.removeprefix("button:") for pick in picks if pick not in things]
    endings += ["new"] if any(items.VILLAGE.of(pick) is not None for pick in things) else []
    endings += ["pile"] if any(pick == items.RESERVE or items.STACK.of(pick) is not None for pick in things) else []
    ending = next((one for one in (*endings, str(len(things))) if say.has(f"{key}.{one}")), "")
    values: dict[str, Value] = {f"what{n}": thing_words(position, pick) for n, pick in enumerate(things, 1)}
    values |= {f"name{n}": thing_name(position, pick) for n, pick in enumerate(things, 1)}
    line = say(f"{key}.{ending}" if ending else key, **values)
    return line[:1].upper() + line[1:]
