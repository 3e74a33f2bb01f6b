"""The deals of the day over the start page: for every game one alone and one against the computer, with what they brought so far."""

from __future__ import annotations

from collections.abc import Container

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import QWidget

from app.art import chrome
from app.art.tokens import BURGUNDY, GOLD, INK, INK_SECOND
from app.program import Program
from app.session import daily, daily_words
from app.session.daily import Deal, Tries
from app.session.moments import today
from app.storage import paths, results
from app.storage.results import Result
from app.storage.saves import Saves
from app.texts import Texts
from app.windows.game_words import short_title, title, unusual_options
from app.windows.kit.canvas import Canvas
from app.windows.kit.controls import Button
from app.windows.kit.cover import paint_cover
from app.windows.kit.layouts import Column, Row
from app.windows.kit.leaves import Control, Icon, Painting, Spring, Words
from app.windows.kit.scroll_sheet import ScrollSheet
from rules import catalogue, meta

WIDTH = 1180
PICTURE = (72, 46)
GAME = 132
"""Width of a game's title beside its picture."""
NARROW = 980
"""Width of the sheet below which a game's deals are below its title, and below each other."""
BUTTON = 112
"""Minimum width of a button, so that those of all deals are in line."""


class DealCard(Row):
    """One deal: how it is played, how it went, its options other than usual; buttons to copy the result and to play."""

    def __init__(self, page: Canvas, deal: Deal) -> None:
        self.deal = deal
        name = f"{deal.game}:{'alone' if deal.alone else 'computer'}"
        self.play = Button(page, "gold", "play", f"daily:play:{name}")
        self.copy = Button(page, "secondary", "content-copy", f"daily:copy:{name}")
        self.tries: Tries | None = None
        self._way = Words("", "body_bold", INK, height=20)
        self._state = Words("", "body", INK_SECOND, wrapped=True)
        self._first = Words("", "card", INK_SECOND, wrapped=True)
        self._options = Words("", "card", BURGUNDY, wrapped=True)
        words = Column(Spring(), self._way, self._state, self._first, self._options, Spring(), gap=1)
        buttons = Column(
            Spring(), *(Control(button, wide=True, width=BUTTON, height=30) for button in (self.play, self.copy)), Spring(), gap=5
        )
        icon = Icon("account" if deal.alone else "robot", 20, BURGUNDY, 26)
        super().__init__(icon, (words, 1), buttons, gap=8, margins=(10, 6, 10, 6), under=self._paint_card)

    def tell(self, say: Texts, tries: Tries | None, begun: bool) -> None:
        """Show how the deal went so far, and whether a game of it is waiting to be continued."""
        self.tries = tries
        deal, state = self.deal, say("app.daily.begun" if begun else "app.daily.none")
        first = ""
        if tries is not None:
            state = daily_words.outcome(say, tries.best)
            told = daily_words.outcome(say, tries.first)
            first = say("app.daily.first", first=told) if told != state else ""
        options = " · ".join(unusual_options(say, meta(deal.game), deal.players, deal.options))
        self._way.say(say("app.daily.way.alone" if deal.alone else "app.start.computer"))
        self._state.say(state, INK if tries is not None else INK_SECOND)
        for words, told in ((self._first, first), (self._options, options)):
            words.say(told)
            words.shown = bool(told)
        act = say("app.daily.resume" if begun else "app.daily.play" if tries is None else "app.daily.again")
        self.play.style_name = "secondary" if tries is not None and not begun else "gold"
        game, way = title(say, deal.game), daily_words.way(say, deal)
        told = ". ".join(filter(None, (state, first, options)))
        self.play.say(act, say("app.daily.act", act=act, game=game, way=way, state=told))
        self.copy.setVisible(tries is not None)
        self.offer_copy(say)

    def offer_copy(self, say: Texts, copied: bool = False) -> None:
        """Word the button for copying, which says when it is done."""
        self.copy.pictogram = "check-bold" if copied else "content-copy"
        about = say("app.daily.copy_said", game=title(say, self.deal.game), way=daily_words.way(say, self.deal))
        self.copy.say(say("app.daily.copied" if copied else "app.daily.copy"), "" if copied else about)
        self.copy.update()

    def _paint_card(self, p: QPainter, r: QRectF) -> None:
        chrome.row_card(p, r, GOLD if self.tries is not None else None)


class DailySheet(ScrollSheet):
    """The sheet over the start page. ``chosen`` says which ``Deal`` to play."""

    chosen = Signal(object)

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(program, parent, "daily_sheet", WIDTH)
        self._day = ""
        self._cards: list[DealCard] = []
        self._results: list[Result] = []
        self._begun: Container[Deal] = ()

    def open(self) -> None:
        """Show the deals of today."""
        with self._program.working():
            self._results = [kept.result for kept in results.results(paths.archive_folder())[0]]
            self._begun = daily.under_way(Saves(paths.saves_folder(), paths.games_folder()).unfinished())
            self._deal(today())
            self.retext()
            self.show_up()
        self._cards[0].play.setFocus()

    def retext(self) -> None:
        """Set all texts."""
        if not self._day:
            return
        say = self._program.texts
        self.head(say("app.daily.heading", date=daily_words.date_of(say, self._day)), say("app.close"))
        for game, words in self._titles.items():
            words.say(short_title(say, game))
        for card in self._cards:
            card.tell(say, daily.tries(self._results, card.deal), card.deal in self._begun)
        in_a_row = daily.days_in_a_row(self._results, self._day)
        self._about.say(say("app.daily.about"))
        self._in_a_row.say(say("app.daily.row", n=in_a_row))
        self._in_a_row.shown = in_a_row > 1
        self.refit()

    def controls(self) -> list[QWidget]:
        """Return the controls Tab goes through, deal by deal; layouts that grow place the last one first."""
        buttons = (button for card in self._cards for button in (card.play, card.copy))
        return [*(button for button in buttons if button.isVisible()), self.close_button]

    def _deal(self, day: str) -> None:
        """Lay out the deals of a day."""
        for card in self._cards:
            for button in (card.play, card.copy):
                self.body.discard(button)
        self._day = day
        self._cards = [DealCard(self.body, deal) for deal in daily.deals(day)]
        for card in self._cards:
            card.play.clicked.connect(lambda _=False, card=card: self._choose(card))
            card.copy.clicked.connect(lambda _=False, card=card: self._copy(card))
        self._titles = {game.id: Words("", "h3", INK, width=GAME, wrapped=True) for game in catalogue()}
        self._about = Words("", "card", INK_SECOND, wrapped=True)
        self._in_a_row = Words("", "body_bold", BURGUNDY, wide=False)
        self.lay_body(Column(*map(self._game, self._titles), gap=6), Row((self._about, 1), self._in_a_row))

    def _game(self, game: str) -> Row:
        """Return the row of a game: picture, title, its deals in line with those of the others."""
        picture = Painting(lambda p, r: paint_cover(p, r, game, 5), *PICTURE)
        cards = {card.deal.alone: card for card in self._cards if card.deal.game == game}
        deals = ((cards.get(alone, Spring(sideways=True)), 1) for alone in (True, False))
        return Row(Row(picture, self._titles[game], gap=10), *deals, gap=10, turns=NARROW)

    def _choose(self, card: DealCard) -> None:
        self.put_away()
        self.chosen.emit(card.deal)

    def _copy(self, card: DealCard) -> None:
        say = self._program.texts
        for each in self._cards:
            each.offer_copy(say, copied=each is card)
        if card.tries is not None:
            QGuiApplication.clipboard().setText(daily_words.line(say, card.deal, card.tries))
