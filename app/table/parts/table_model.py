"""Turns a match into what the viewer sees of it: the position, what they can pick, and the words around it. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import structs
from msgspec.structs import replace

import rules
from app.commands import Command
from app.table.choice.multi_picker import MultiPicker
from app.table.choice.picker import Picker
from app.table.choice.plans import Plan, plans
from app.table.game_ui import GameUi
from app.table.geometry.layout import Layout
from app.table.log import history, wording
from app.table.log.recent_moves import first_unseen
from app.table.position import Position
from app.texts import Texts, bracketed, isolated
from rules import Action, Decision, Event, Game, ItemId, Use, fruitless

from .end_words import EndWords, end_words, lost_words
from .infoline import MAIN_BUTTON, Measure, Ui
from .match_like import MatchSeen
from .position_of import position_of
from .predictions import Predictions
from .table_builder import Picture, TableBuilder
from .view_options import ViewOptions

LOG_LINES = 40
"""The number of log lines in a position."""
SINCE = Command.SINCE.item
"""The chip that replays what the others have done since the viewer's last decision."""
OWN = Command.OWN.item
"""The chip that stops showing another player's things."""
HAND = Command.HAND.item
"""The chip that opens the viewer's hand, or closes it, while they can decide without it."""
NOW = Command.NOW.item
"""The badge that names the help key for players who are learning the game; it explains what can be done now."""

Own = tuple[tuple[int | None, bool], Picker]
"""A viewer's choice since the match last changed, with the spend limit it was made for and whether their hand was closed."""
Said = Mapping[tuple[int, str], tuple[Event, str | None]]
"""The lines of events that have been put into words."""


class TableModel:
    """A match as one viewer sees it. Call ``build`` after every change of the match or of the options, ``layout`` after every pick."""

    def __init__(
        self, match: MatchSeen, screen: GameUi, measure: Measure, options: ViewOptions, said: Said | None = None, own: Own | None = None
    ) -> None:
        """Show a match; ``said`` and ``own`` are what another model of the same game has said, and what is being chosen there."""
        self.match = match
        self.screen = screen
        self._measure = measure
        self._builder = TableBuilder(screen, measure)
        self._own, self._said = own, {**said} if said is not None else {}
        self.predictions = Predictions()
        """Pictures of what may come, until they are discarded or one comes true."""
        self.options: ViewOptions
        """How the match is viewed; set by ``build``."""
        self.picture: Picture
        """What does not depend on picks; set by ``build``."""
        self.build(options, same=True)

    @property
    def texts(self) -> Texts:
        """The words in the viewer's language."""
        return self.options.texts

    @property
    def position(self) -> Position:
        """The match as it is shown."""
        return self.picture.position

    @property
    def own_position(self) -> Position:
        """The position with the viewer's own things, whoever's they are looking at."""
        return replace(self.position, peek=None)

    @property
    def picker(self) -> Picker:
        """The choice that can be made now."""
        return self.picture.picker

    @property
    def eye(self) -> int | None:
        """The seat whose knowledge is shown: the viewer's; None behind the curtain and while their hand is covered or closed."""
        return None if self.covered or self.closed else self.match.viewer

    @property
    def covered(self) -> bool:
        """Whether the viewer has a closed hand that is currently covered."""
        return self.options.cover and not self.options.opened and self._own_turn_with_secrets

    @property
    def _own_turn_with_secrets(self) -> bool:
        return self.match.sight.has_secrets and not self.match.sight.is_public and not self.match.record.game.over

    @property
    def hand_words(self) -> str:
        """The words that ask the viewer for their hand, as on the curtain, or offer to close it; empty if it lies open without asking."""
        viewer, texts = self.match.viewer, self.texts
        if viewer is None or not (self.match.sight.is_public or (self.options.cover and self._own_turn_with_secrets)):
            return ""
        if self.options.opened:
            return texts("hotseat.close_hand")
        return texts(texts.own(self.match.record.header.game, "table.reveal"), name=self.match.names[viewer])

    @property
    def closed(self) -> bool:
        """Whether the viewer decides with a closed hand, in front of everybody."""
        return self.match.sight.is_public and not self.options.opened

    @property
    def decision_is_mine(self) -> bool:
        """Whether the viewer decides and can see what it is about."""
        return not self.covered and self.match.viewer is not None and self.match.record.game.decider == self.match.viewer

    def build(self, options: ViewOptions, same: bool = False) -> None:
        """Build what does not depend on picks: the position, the plans, and the placements.

        ``same`` says that the match has not changed since the last call, so a half-made choice is kept.
        """
        if not same:
            self._own = None
        self.options = options
        known = self.predictions.take(self.match, options) if not same else None
        if known is not None:
            self.picture, self._own = known, ((options.spend_limit, self.closed), known.picker)
            return
        picture = Picture(options, self._position())
        record = self.match.record
        if self.decision_is_mine and options.peek is None:
            picture.picker = self._own_picker(record.game, options.spend_limit)
            picture.lost = self._lost(record.game)
        if self.match.viewer is not None:
            picture.base = self._builder.base(picture.position, wording.title(record.header, options.texts))
        self.picture = picture

    def _position(self) -> Position:
        record, eye = self.match.record, self.eye
        return position_of(
            record,
            rules.view(record.rules, record.game.state, eye),
            self.match.viewer,
            self.screen,
            self.options,
            self._scores(record.game),
            decision=None if self.covered else self._decision,
            log=history.recent(record, eye, self.say, LOG_LINES, idle=self.screen.idle),
            fresh=history.fresh(record, eye, self.say, self.screen.idle),
            new=frozenset() if eye is None else self.screen.newcomers(record.entries, eye),
        )

    @property
    def _decision(self) -> Decision | None:
        """The viewer's decision: with a closed hand, only with what can be decided in front of everybody."""
        decision, game = self.match.decision, self.match.record.game
        if decision is None or not self.closed:
            return decision
        return structs.replace(decision, legal=tuple(action for action in decision.legal if game.rules.in_public(game.state, action)))

    def _own_picker(self, game: Game[Any], spend_limit: int | None) -> Picker:
        """Return the viewer's choice: the one already begun, unless what can be chosen has changed since."""
        way = spend_limit, self.closed
        if self._own is None or self._own[0] != way:
            self._own = way, self._new_picker(game, spend_limit)
        return self._own[1]

    def _new_picker(self, game: Game[Any], spend_limit: int | None) -> Picker:
        screen = self.screen
        found = [plan for plan in plans(game, screen.leads) if plan.actions[0].kind not in screen.in_words]
        if self.closed:
            found = [plan for plan in found if game.rules.in_public(game.state, plan.actions[0])]
        found = [replace(plan, fruitless=True) if fruitless(game, plan.actions[-1]) else plan for plan in found]
        found = screen.gestures(game, found)
        gather = next((known for known in screen.gathers if known.fits(game.legal)), None)
        if gather is None:
            return Picker(found, screen.inferred, spend_limit, screen.same(game), screen.stepped)
        return MultiPicker(found, screen.inferred, spend_limit, game, gather)

    def layout(self, sure: Plan | None = None) -> Layout:
        """Lay out everything on the table with what is picked now and ``sure`` to be confirmed, or only the curtain while it is down."""
        if self.position.viewer is None:
            seat = self.match.sight.looking
            comes = wording.comes(self.texts, self.match.record.game, self.match.names[seat], seat)
            return self.curtain(seat, comes)
        return self._builder.layout(self.picture, self._ui(sure))

    def of(self, match: MatchSeen, options: ViewOptions) -> TableModel:
        """Return the model of what the match may become, viewed with other options."""
        return TableModel(match, self.screen, self._measure, options, self._said)

    def turned_to(self, board: str) -> TableModel:
        """Return the model with another of the boards in front that share a place."""
        return TableModel(self.match, self.screen, self._measure, replace(self.options, board=board), self._said, self._own)

    def curtain(self, seat: int, comes: str = "") -> Layout:
        """Lay out the curtain for a seat; ``comes`` says what it can expect."""
        return self._builder.curtain(self.picture, seat, comes)

    def position_of(self, game: Game[Any], decision: Decision | None) -> Position:
        """Return a position that the match may come to, as the viewer may know it."""
        record = self.match.record
        seen = rules.view(record.rules, game.state, self.eye)
        return position_of(record, seen, self.match.viewer, self.screen, self.options, self._scores(game), decision=decision)

    def glimpse(self, game: Game[Any], seat: int, words: str, before: int) -> Layout:
        """Lay out the position ``before`` the last decisions, so many of them, as the viewer may know it, with ``words`` below.

        It is seen from the side of ``seat``; what a computer does, from the viewer's own, as when it happened.
        """
        record, viewer = self.match.record, self.position.viewer
        seen = rules.view(record.rules, game.state, self.eye)
        peek = seat if seat != viewer and seat in record.people else None
        options = replace(self.options, peek=peek)
        log = history.recent(record, self.eye, self.say, LOG_LINES, before, self.screen.idle)
        position = position_of(record, seen, viewer, self.screen, options, self._scores(game), log=log)
        ui = Ui(wording.title(record.header, self.texts), None, words, main=self.texts("hotseat.since_skip"), main_on=True)
        return self._builder.without_choice(position, ui)

    def _scores(self, game: Game[Any]) -> tuple[int, ...] | None:
        """Return the points of every seat; None if they must not be seen."""
        if not game.over and self.screen.hides_scores(self.match.record.header.options):
            return None
        totals: tuple[int, ...] = game.rules.totals(game.state)
        return totals

    def default(self) -> Plan | None:
        """Return the plan that Enter chooses, or None."""
        return self._builder.default(self.picture)

    def main_default(self) -> Plan | None:
        """Return the plan that the main button chooses instead of ending the turn, or None. A mere lead is left to Enter."""
        default = self.default()
        return default if default is not None and default.asks is None else None

    def pays(self, item: ItemId) -> bool:
        """Say whether pressing an item, and Enter after it, makes the viewer pay, as anything that reveals something may."""
        before = self.picker.choice
        plan = self.picker.pick(item) or self.default()
        self.picker.return_to(before)
        if plan is None:
            return False
        ahead = self.match.record.game.preview(*plan.actions)
        return ahead.reveals or any(n < 0 for event in ahead.events if event.player == self.match.viewer for n in event.gains.values())

    def expected(self, layout: Layout) -> frozenset[ItemId]:
        """Return where the next click is expected: what can be clicked next, or else the main button."""
        placements, highlights = layout.placements, self.picker.highlights
        found = {item for item, mark in highlights.items() if mark.state == "next" and item in placements and item != MAIN_BUTTON}
        main = {MAIN_BUTTON} if MAIN_BUTTON in highlights or self.main_default() is not None else set()
        return frozenset(found or main)

    def _lost(self, game: Game[Any]) -> tuple[Use, ...]:
        """Return what ending the turn would lose; nothing while it cannot be ended. With a closed hand, only what everybody can see."""
        legal = self._decision.legal if self._decision is not None else ()
        return rules.unused(game, legal) if any(game.rules.ends_turn(game.state, action) for action in legal) else ()

    def loses(self, plan: Plan) -> bool:
        """Say whether a plan ends the turn while something can still be used, so that it has to be confirmed."""
        return plan.picks == (MAIN_BUTTON,) and bool(self.picture.lost)

    @property
    def warning(self) -> EndWords:
        """The warning on the main button when it ends the turn."""
        if not self.decision_is_mine:
            return EndWords()
        return end_words(self.position, self.picture.lost, self.screen.end_words(self.position))

    @property
    def _begins(self) -> bool:
        """Whether the player who decides has done nothing yet since somebody else did, or since they ended their turn."""
        entries = self.match.record.entries
        last = entries[-1] if entries else None
        return last is None or last.player != self.match.record.game.decider or last.action.picks == (MAIN_BUTTON,)

    def legal_in_words(self) -> list[tuple[str, Action]]:
        """Return every legal action of the viewer as one line of words each, in the order of the rules."""
        decision = None if self.covered else self._decision
        if decision is None or decision.player != self.match.viewer:
            return []
        return [(self._in_words(action), action) for action in decision.legal]

    def _in_words(self, action: Action) -> str:
        """Return an action as one line of words, with a warning if it gains nothing."""
        words = self.screen.words_of_action(self.position, action)
        if action.picks == (MAIN_BUTTON,) and self.picture.lost:
            return bracketed(words, lost_words(self.position, self.picture.lost))
        if not fruitless(self.match.record.game, action):
            return words
        return bracketed(words, self.texts("table.fruitless"))

    def say(self, event: Event) -> str | None:
        """Return an event as a line of the log, or None if it is not worth one.

        Lines are cached, since every picture repeats the last ones.
        """
        key = (id(event), self.texts.language)
        known, words = self._said.get(key, (None, None))
        if known is not event:
            words = self.screen.event_words(self.match.names, self.texts, event)
            self._said[key] = (event, words)
        return words

    def question(self, full: bool = False) -> str:
        """Return the question to show now; if ``full``, with how to continue. While the hand is covered, how to see it."""
        record = self.match.record
        if self.covered:
            return self.texts(self.texts.own(record.header.game, "hotseat.covered"))
        if record.game.over and self.options.suspense:
            return self.texts("table.over_counting")
        open_now = self.screen.asked(self.position, self.picker) if self.decision_is_mine else None
        done = self._done.removeprefix(self._decider_begins)
        return wording.asked(
            record.header, record.game, self.match.viewer, self.picker, self.texts, full, open_now, done, can_undo=self._can_undo
        )

    @property
    def _can_undo(self) -> bool:
        """Whether a step can be taken back, if need be with everyone's consent."""
        return self.match.record.can_undo or self.match.record.can_undo_agreed

    @property
    def _done(self) -> str:
        """What the computer that decides has done in this turn, as the log says it; empty if a person decides."""
        record = self.match.record
        seat = record.game.decider
        if seat is None or seat in record.people:
            return ""
        return history.last_done(record, seat, self.eye, self.say)

    @property
    def _decider_begins(self) -> str:
        """How a sentence begins whose subject is the player who decides."""
        seat = self.match.record.game.decider
        return "" if seat is None else f"{isolated(self.match.names[seat])} "

    @property
    def _missed(self) -> list[str]:
        """What the viewer's last step missed, while they go on."""
        return wording.missed(self.match.record, self.eye, self.screen.missed, self.texts) if self.decision_is_mine else []

    def _ui(self, sure: Plan | None) -> Ui:
        record, texts = self.match.record, self.texts
        default, warning = self.main_default(), self.warning
        over = record.game.over
        viewer = self.match.viewer
        said = wording.after(self.question(self.options.full), self._missed)
        if sure is not None:
            loses, lead = self.loses(sure), "table.confirm_end" if self.loses(sure) else "table.confirm"
            said = warning.tip or warning.label if loses else self.screen.words_of_action(self.position, sure.actions[-1])
            words, main = texts(lead, action=said), texts(f"{lead}_do")
            return Ui(wording.title(record.header, texts), None, words, main=main, main_on=True, warns=loses)
        unseen = viewer is not None and not over and first_unseen(record, viewer) < len(record.entries)
        offers = [(SINCE, "history", texts("hotseat.since"))] if unseen else []
        if self.match.sight.is_public and viewer is not None:
            offers.append((HAND, "eye-off" if self.options.opened else "eye", self.hand_words))
        if self.options.full and self.decision_is_mine:
            offers.append((NOW, "help-circle", texts("table.help", pressed=self.options.named_keys[Command.EXPLAIN])))
        return Ui(
            title=wording.title(record.header, texts),
            player=viewer if self.options.peek is not None else None if over else record.game.decider,
            words=said if self.options.peek is None else texts("table.peeks", name=self.match.names[self.options.peek]),
            can_undo=self._can_undo,
            can_redo=record.can_redo,
            can_reset=record.undoable_in_turn > 0,
            stop=wording.stop(record, texts, self._begins),
            unsaid=self._begins,
            main=texts("table.result") if over else self.screen.words_of_plan(self.position, default) if default else warning.label,
            main_icon="podium" if over else "check-bold",
            main_picks=default.picks if default else (),
            main_tip="" if default else warning.tip,
            warns=default is None and bool(warning.label),
            main_on=over or default is not None or MAIN_BUTTON in self.picker.highlights,
            offers=tuple(offers) if self.options.peek is None else ((OWN, "arrow-left", texts("table.own")),),
            named=self.options.peek is not None or not self._done or self._done.startswith(self._decider_begins),
        )
