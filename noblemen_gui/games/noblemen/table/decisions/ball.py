"""The masquerade ball as it lies over the table: track, ledger, hand and titles, and the honours at its end."""

from __future__ import annotations

from functools import partial

from noblemen_gui.games.noblemen import names
from noblemen_gui.games.noblemen.rules.material import TITLE_POINTS, TITLE_PRESTIGE
from noblemen_gui.games.noblemen.table.decisions import ball_panels, ball_track
from noblemen_gui.games.noblemen.table.decisions.ball_controls import HandCard, TitleLook, TitleRow, card_places
from noblemen_gui.games.noblemen.table.decisions.ball_course import BallCourse
from noblemen_gui.games.noblemen.table.decisions.ball_story import have_counted, watched
from noblemen_gui.games.noblemen.table.decisions.purse import Purse
from noblemen_gui.locale import _, ngettext_
from noblemen_gui.ui import Button, Canvas, Rect, RoundButton, Tabs

MOST_PURSES = 9


class BallScene(BallCourse):
    """Lays a ball out and draws it."""

    hand_shown = False

    # layout

    def lay_out(self) -> None:
        """Measure the panels, then lay out what can be decided."""
        view = self.view
        room = view.rect.inset(max(8.0, view.px(98)), max(8.0, view.px(44)))
        self.panel = room
        inner = room.inset(max(16.0, view.px(56)), max(10.0, view.px(22)))
        self.head, rest = inner.cut_top(max(88.0, view.px(132)), view.px(6))
        self.foot, rest = rest.cut_bottom(max(62.0, view.px(80)), max(8.0, view.px(22)))
        self.rest = rest
        self._lay_out_foot()
        if self.story.ended:
            self._measure(rest)
            return
        if view.compact:
            tabs, rest = rest.cut_top(44, 8)
            labels = (_("Track and titles"), _("Prestige and gifts"))
            self.controls.append(Tabs(tabs, labels, self.page, self._turn_page, name="pages"))
        self._measure(rest)
        # What was laid out is drawn, also when the ball goes on before the next layout.
        self.hand_shown = self._shows_hand()
        if self._shows(1) and self.hand_shown:
            self._lay_out_hand()
        if self._shows(0):
            self._lay_out_titles()

    def tick(self, ms: float) -> None:
        """Lay out anew when the own hand comes up or goes."""
        super().tick(ms)
        if self.app.scene is self and not self.aside and self.hand_shown != self._shows_hand():
            self.relayout()

    def _turn_page(self, page: int) -> None:
        self.page = page
        self.relayout()

    def _shows(self, page: int) -> bool:
        return not self.view.compact or self.page == page

    def _shows_hand(self) -> bool:
        return self.counting or (self.subject == self.model.seat and self.model.seat not in self.story.counted)

    def _measure(self, rest: Rect) -> None:
        view = self.view
        if view.compact:
            self.bands = self.way = Rect()
            self.track, below = rest.cut_top(116, 2)
            self.said, self.titles = below.cut_top(26, 4)
            self.ledger, self.hand = rest.columns((5, 6), 12)
            return
        upper, lower = rest.cut_top(max(158.0, view.px(228)), 4)
        self.bands, below = upper.cut_top(max(32.0, view.px(40)), max(4.0, view.px(8)))
        self.track, below = below.cut_top(max(58.0, view.px(92)), 4)
        self.said, self.way = below.cut_bottom(26)
        self.ledger, self.hand, self.titles = lower.columns(
            (477, 597, 489) if view.wide else (440, 560, 500), view.px(22)
        )

    def _lay_out_hand(self) -> None:
        inner = self.hand.inset(22, 12).cut_top(48)[1]
        self.bribe_row, self.card_row = inner.cut_top(max(80.0, inner.h * 0.3), 4)
        reason = None if self.counting else _("You count when your turn comes.")
        steps, purses = self.bribe_row.cut_top(28)[1].cut_right(162, 8)
        fewer = None if self.bribes else _("None is handed in.")
        more = None if self.bribes < self.model.own.bribes else _("You have no more bribes.")
        less, plus = partial(self.change_bribes, -1), partial(self.change_bribes, 1)
        self.controls += [
            RoundButton(steps.place(48, 48, 0), "minus", less, name="less", reason=reason or fewer),
            RoundButton(steps.place(48, 48, 1), "plus", plus, name="more", reason=reason or more),
        ]
        self.steps, self.purses = steps, purses
        count = self.model.own.bribes
        size = min(purses.h - 4, 76.0, purses.w / max(1, count) - 8)
        if count <= MOST_PURSES and size >= 32:
            for number in range(count):
                place = Rect(purses.x + number * (size + 8), purses.centre[1] - size / 2, size, size)
                choose = partial(self.set_bribes, number if number + 1 == self.bribes else number + 1)
                given, tip = number < self.bribes, _("Bribe: +1 prestige")
                self.controls.append(Purse(place, number, given, choose, tip=tip, reason=reason))
        cards = self.model.own.cards
        for number, place in enumerate(card_places(self.card_area, len(cards))):
            toggle = partial(self.toggle_card, number)
            self.controls.append(HandCard(place, cards[number], number, number in self.given, toggle, reason))

    @property
    def card_area(self) -> Rect:
        """Return where the hand's cards lie."""
        return self.card_row.cut_top(34, 4)[1]

    def _lay_out_titles(self) -> None:
        inner = self.titles.inset(14, 8)
        inner = inner if self.view.compact else inner.cut_top(46)[1]
        self.title_heads, inner = inner.cut_top(26 if self.view.compact else max(26.0, self.view.px(40)), 2)
        left = self.story.left(self.model.state.board.titles)
        mine = self.within_reach
        reached = ball_track.title_of(self.space) if self.counting else None
        for title, place in enumerate(inner.rows(len(left), max(3.0, self.view.px(8)))):
            crests = [self.model.players[seat].crest for seat in self.story.holders(title)]
            lit = title == self.wanted if mine else title == reached
            look = TitleLook(title, self._title_name(title), left[title], crests, lit)
            tip = _("From {prestige} prestige on; taken when all have counted.").format(prestige=TITLE_PRESTIGE[title])
            self.controls.append(TitleRow(place, look, partial(self.choose_title, title), tip, title in mine))

    def _title_name(self, title: int) -> str:
        lady = self.model.players[self.model.seat].lady
        return _((names.LADIES if lady else names.LORDS)[title])

    def _lay_out_foot(self) -> None:
        answer = self.foot.place(min(self.foot.w * 0.42, 440), self.foot.h)
        width = min(self.foot.w * 0.24, 250)
        look = Rect(answer.x - 20 - width, answer.y, width, answer.h)
        nothing = look.move(answer.w + 40 + width, 0)
        if self.story.ended:
            self.controls.append(
                Button(answer, _("Go on"), self.go_on, kind="gold", role="primary", name="close", lit=True)
            )
            return
        self.controls.append(Button(look, _("Look at the table"), self.step_aside, kind="dark", name="aside", lines=2))
        if self.counting:
            label = _("Claim space {space}").format(space=self.space)
            self.controls += [
                Button(answer, label, self.claim, kind="gold", role="primary", name="confirm", lit=True),
                Button(nothing, _("Hand in nothing"), self.give_nothing, kind="dark", name="nothing", lines=2),
            ]
        elif self.choosing and self.wanted is not None:
            points = TITLE_POINTS[self.wanted]
            words = ngettext_("{title}: {count} point", "{title}: {count} points", points)
            label = words.format(title=self._title_name(self.wanted), count=points)
            self.controls.append(
                Button(answer, label, self.take, kind="gold", role="primary", name="confirm", lit=True, lines=2)
            )

    # drawing

    def paint_decision(self, canvas: Canvas) -> None:
        """Draw the hall, the track and the ledgers."""
        canvas.piece("velvet", self.panel, tone="ball")
        ball_panels.draw_lights(canvas, self.panel.inset(20, 14).cut_top(self.panel.h * 0.34)[0])
        canvas.corners(self.panel.inset(4), max(56.0, self.view.px(110)))
        self._paint_head(canvas)
        if self.story.ended:
            ball_panels.draw_honours(canvas, self.rest, self.model, self.story)
            return
        if self._shows(0):
            self._paint_track(canvas)
            canvas.piece("parchment", self.titles)
            if not self.view.compact:
                ball_panels.panel(canvas, self.titles, _("Titles on offer"))
            ball_panels.draw_title_heads(canvas, self.title_heads)
        if self._shows(1):
            self._paint_ledgers(canvas)

    def _paint_head(self, canvas: Canvas) -> None:
        title, line = self.head.cut_top(self.head.h * 0.62)
        words = _("Masquerade Ball")
        canvas.gilded(words, title)
        if not self.view.compact:
            away = min(canvas.measure(words, "scene-title")[0] / 2, title.w * 0.3) + self.head.h * 0.85
            for side in (-1, 1):
                centre = self.head.centre[0] + side * away, self.head.y + self.head.h * 0.4
                canvas.image("mask", Rect.around(centre, self.head.h * 1.1, self.head.h * 0.9))
        if self.counting or self.choosing:
            ribbon = line.place(min(line.w, max(460.0, self.view.px(640))), line.h + 2, 0.5, 0)
            canvas.piece("ribbon", ribbon)
            asked = _("Your turn: count your prestige") if self.counting else _("Your turn: take a title")
            canvas.text(asked, ribbon.inset(ribbon.h, 0).cut_top(ribbon.h * 0.82)[0], "ribbon", "cream")
        else:
            said = (
                _("All titles are granted.")
                if self.story.ended
                else _("The Queen receives her court. All titles are granted anew.")
            )
            canvas.text(said, line, "tag-line" if self.view.wide else "rank", "cream")

    def _paint_track(self, canvas: Canvas) -> None:
        wrap = self.view.compact
        if not wrap:
            ball_track.draw_bands(canvas, self.bands, self.track)
        standing = {seat: self.walk.get(seat, space) for seat, space in self.story.spaces().items()}
        highest = max([int(space) for space in standing.values()] + [self.space if self.counting else 0])
        ball_track.draw_track(canvas, self.track, wrap, self.space if self.counting else None, highest)
        at_zero = [seat for seat, space in standing.items() if space == 0]
        for seat, space in standing.items():
            shift = at_zero.index(seat) if seat in at_zero else 0
            place = ball_track.crest_rect(self.track, space, wrap, shift)
            ball_track.draw_crest(canvas, place, self.model.players[seat].crest)
        if self.counting:
            self._paint_claim(canvas, len(at_zero))
        canvas.text(self._said(), self.said, "sentence", "cream", align="right")

    def _said(self) -> str:
        """Return the line below the track: why a space is not the sum, who has counted, or whose turn it is."""
        if self.choosing:
            return ""
        if not self.counting:
            return watched(self.model, self.story)
        if self.space < self.total:
            words = _("Space {sum} is taken; {space} is the next free one.")
            return words.format(sum=self.total, space=self.space)
        return have_counted(self.model, self.story)

    def _paint_claim(self, canvas: Canvas, at_zero: int) -> None:
        """Draw the looking seat's ghost where its estate reaches, the way, and its crest on the space it claims."""
        account, wrap = self.account(self.model.seat), self.view.compact
        crest = self.model.players[self.model.seat].crest
        if self.space != account.estate:
            if account.estate not in self.story.spaces().values():
                ghost = ball_track.crest_rect(self.track, account.estate, wrap)
                ball_track.draw_crest(canvas, ghost, crest, ghost=True)
            if not wrap and min(self.space, account.estate) < ball_track.LAST_SPACE:
                start, end = (ball_track.cell_of(self.track, at, wrap) for at in (account.estate, self.space))
                ball_track.draw_way(canvas, self.way, start, end, f"{self.space - account.estate:+d}".replace("-", "−"))
        place = ball_track.crest_rect(self.track, self.space, wrap, 0 if self.space else at_zero)
        ball_track.draw_crest(canvas, place, crest)

    def _paint_ledgers(self, canvas: Canvas) -> None:
        seat = self.subject
        player, account = self.model.players[seat], self.account(seat)
        title = _("Your prestige") if seat == self.model.seat else _("{name}’s prestige").format(name=player.name)
        ball_panels.draw_ledger(canvas, self.ledger, title, player, account)
        if self.hand_shown:
            self._paint_hand(canvas)
        else:
            ball_panels.draw_handed_in(canvas, self.hand, player, account)

    def _paint_hand(self, canvas: Canvas) -> None:
        if self.counting:
            canvas.piece("slot-lit", self.hand.inset(-5), lit=True)
        ball_panels.panel(canvas, self.hand, _("Hand in to the court"))
        own = self.model.own
        caption = self.bribe_row.cut_top(28)[0]
        words = _("Bribes: +1 each") if own.bribes else _("You have no bribes.")
        canvas.text(words, caption, "sentence", "ink" if own.bribes else "muted", align="left")
        canvas.text(str(self.bribes), self.steps.place(60, 50), "score", "ink")
        if not any(isinstance(control, Purse) for control in self.controls) and own.bribes:
            canvas.image("bribe", self.purses.place(self.purses.h, self.purses.h, 0))
            canvas.text(f"×{own.bribes}", self.purses.cut_left(self.purses.h + 8)[1], "score", "ink", align="left")
        words = _("Cards: blackmail +3, others +1") if own.cards else _("You have no scandal cards.")
        colour = "ink" if own.cards else "muted"
        canvas.text(words, self.card_row.cut_top(32)[0], "sentence", colour, align="left", lines=2)
        ball_panels.draw_card_names(canvas, self.card_area, own.cards)
