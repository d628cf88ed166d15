//! Entering from a phone: what is asked, checked, recorded and shown. A form is a line, and a line is read, rehearsed and recorded as at the table.

use crate::commands::line::desk::{self, ReadLine, is_next, since};
use crate::commands::line::doubts::is_like_last;
use crate::commands::line::record::{Detail, recorded};
use crate::commands::new::seats::play_on;
use crate::commands::new::started;
use crate::commands::run::answer::{Answer, Next, Stop, Why};
use crate::commands::run::env::Env;
use crate::commands::run::failure::{Failure, Kind};
use crate::commands::series::{before_seam, undo_start};
use crate::commands::summary::evening_of;
use crate::commands::words::UNDO;
use crate::phone::form::{line, mistake, player};
use crate::phone::seen::Seen;
use crate::say::text::Line;
use crate::say::written::{board_address as board_say, enter as say, rule_fault::OverLimitHint};
use crate::say::{Fixed, Message};
use crate::show::code::Code;
use crate::show::page::enter::{
    Alert, Button, Entered, Field, Meanwhile, Now, Preview, Typed, Way, closed, conflict, form, line_form,
    preview, recorded as recorded_page, undoing,
};
use crate::show::series::correction::{correction, undone};
use ginscore_board::{Fields, FormReply, FormRequest, FormStep};
use ginscore_ledger::book::{Book, Durability, Evening, OpenedSeries, Recorded};
use ginscore_ledger::model::{Applied, Outcome, Series};
use ginscore_ledger::seal::SealCode;
use ginscore_notation::{Entry, Operation, RecordedHand};
use ginscore_rules::cards::CardList;
use ginscore_rules::hand::{Defender, Fault, HandClaim, Knocker, Layout, Showdown, judge};

pub(crate) struct Desk {
    env: Env,
    /// The series that was named; `None` for the current one.
    named: Option<String>,
    /// The series as it was read or recorded last.
    known: Option<OpenedSeries>,
    seen: Seen,
    /// The seals of what was recorded here and may not be on the disk.
    unconfirmed: Vec<SealCode>,
    /// The last report at the terminal of a ledger that cannot be read or written.
    reported: Option<Line>,
}

/// A series, with the warnings about its file.
struct Open {
    series: OpenedSeries,
    /// What is owed for its evening, if it is over.
    evening: Option<Evening>,
    warnings: Vec<Line>,
}

enum NotRecorded {
    Failure(Failure),
    Meanwhile,
}

impl From<Failure> for NotRecorded {
    fn from(failure: Failure) -> NotRecorded {
        NotRecorded::Failure(failure)
    }
}

impl Desk {
    pub(crate) const fn new(env: Env, named: Option<String>) -> Desk {
        Desk { env, named, known: None, seen: Seen::new(), unconfirmed: Vec::new(), reported: None }
    }

    pub(crate) fn answer(&mut self, asked: &FormRequest) -> FormReply {
        let opened = match self.opened() {
            Ok(opened) => opened,
            Err(failure) => return self.closed(&failure),
        };
        match asked {
            FormRequest::Page(query) => self.page(&opened, query),
            FormRequest::Sent(step, fields) => match Typed::of(fields) {
                Some(typed) if !typed.after.is_empty() => match step {
                    FormStep::Preview => self.preview(&opened, &typed),
                    FormStep::Record if typed.button == Button::PlayOn => self.play_on(&opened, &typed.after),
                    FormStep::Record => self.record(&opened, &typed),
                    FormStep::Undo => self.undo(&opened, &typed),
                },
                _ => FormReply::Unreadable,
            },
        }
    }

    fn opened(&mut self) -> Result<Open, Failure> {
        let name = match &self.named {
            Some(name) => name.clone(),
            None => self.env.book.current()?,
        };
        let series = self.env.book.refresh(&name, self.known.take())?;
        self.seen.look(&series, &self.env.book);
        let warnings = self.seen.warnings(&series);
        let evening = if series.series.score().is_over() { evening_of(&series, &self.env) } else { None };
        Ok(Open { series: self.known.insert(series).clone(), evening, warnings })
    }

    fn closed(&mut self, failure: &Failure) -> FormReply {
        self.report(failure);
        let why = match failure.kind {
            Kind::Ledger => say::LedgerClosed.line(),
            Kind::Refused | Kind::Unreadable => first(failure),
        };
        FormReply::Mistake(closed(&why))
    }

    /// Says at the terminal what is wrong with the ledger, once: phones get none of its paths.
    fn report(&mut self, failure: &Failure) {
        let what = Some(first(failure)).filter(|_| failure.kind == Kind::Ledger);
        if what.is_some() && self.reported != what {
            self.env.remarks.report(failure);
        }
        self.reported = what.or(self.reported.take());
    }

    fn page(&self, open: &Open, query: &Fields) -> FormReply {
        let (opened, now) = (&open.series, open.now());
        let typed = Typed::default();
        FormReply::Page(match query.first().map(|(name, value)| (name.as_str(), value.as_str())) {
            Some(("line", _)) => line_form(&now, &typed, None),
            Some(("cards", name)) => {
                let typed = Typed { by: name.to_owned(), button: Button::CardsOfOne, ..typed };
                match player(&typed, &opened.series) {
                    Ok(_) => form(&now, &typed, None),
                    Err(_) => form(&now, &Typed::default(), None),
                }
            }
            Some(("undo", _)) if before_seam(opened, &self.env).is_ok_and(|before| before.is_some()) => {
                undoing(&now, &started_line(opened))
            }
            Some(("undo", _)) => match self.undone(opened) {
                Ok(recorded) => undoing(&now, &undone(&recorded.outcome, opened.series.roster())),
                Err(failure) => {
                    return FormReply::Mistake(form(&now, &typed, Some(&mistake(&failure, Way::Counts))));
                }
            },
            Some(("seal", seal)) => match self.entered(opened, seal) {
                Some(entered) => recorded_page(&now, &entered),
                None => form(&now, &typed, None),
            },
            _ => form(&now, &typed, None),
        })
    }

    fn preview(&self, open: &Open, typed: &Typed) -> FormReply {
        let (opened, now) = (&open.series, open.now());
        if typed.button != Button::Send {
            return FormReply::Page(form(&now, typed, None));
        }
        let read = match read(typed, &opened.series, &self.env.book) {
            Ok(read) => read,
            Err(refused) => {
                let (mistake, failure) = *refused;
                let offers = failure.map(|failure| self.offers(&failure, typed, opened));
                let mistake = Alert { offers: offers.unwrap_or_default(), ..mistake };
                return FormReply::Mistake(form(&now, typed, Some(&mistake)));
            }
        };
        match self.rehearsed(opened, &read) {
            Ok(shown) => {
                let meanwhile = since_last_entry(opened, SealCode::read(&typed.after));
                let again = read.entries.first().is_some_and(|entry| is_like_last(entry, &opened.series));
                FormReply::Page(preview(&now, typed, &shown, &meanwhile, again))
            }
            Err(failure) => {
                FormReply::Mistake(form(&now, typed, Some(&self.refused(&failure, typed, opened))))
            }
        }
    }

    fn rehearsed(&self, opened: &OpenedSeries, read: &ReadLine) -> Result<Vec<Preview>, Failure> {
        let mut at = opened.clone();
        read.entries
            .iter()
            .map(|entry| {
                let recorded = desk::rehearse(&at, read, entry, &self.env)?;
                at = recorded.opened.clone();
                Ok(self.shown(recorded))
            })
            .collect()
    }

    fn undone(&self, opened: &OpenedSeries) -> Result<Recorded, Failure> {
        let read = desk::read(UNDO, &opened.series, &self.env.book).line?;
        desk::rehearse(opened, &read, read.entries.first().ok_or_else(desk::already)?, &self.env)
    }

    fn record(&mut self, open: &Open, typed: &Typed) -> FormReply {
        match read(typed, &open.series.series, &self.env.book) {
            Ok(read) => self.enter(open, &typed.after, &read, Some(typed)),
            Err(refused) => self
                .meanwhile(&open.series, typed)
                .unwrap_or_else(|| FormReply::Mistake(form(&open.now(), typed, Some(&refused.0)))),
        }
    }

    /// The answer to a form that could be read when it was made, and cannot be since a hand came: the series is over, or others are
    /// to play. It may be that hand itself.
    fn meanwhile(&mut self, opened: &OpenedSeries, typed: &Typed) -> Option<FormReply> {
        let after = SealCode::read(&typed.after)?;
        let since = opened.chain.find(after)?..opened.chain.links().count();
        let mut before = opened.series.clone();
        if since.is_empty() || since.len() > before.roster().lineup().hands_in_a_round() {
            return None;
        }
        for _ in since {
            before.act(Operation::Undo).ok()?;
        }
        let read = read(typed, &before, &self.env.book).ok()?;
        let already = recorded_already(opened, after, &read.entries);
        Some(already.unwrap_or_else(|| self.not_the_last(Some(after), &read.entries, Some(typed))))
    }

    /// Plays on after the series whose last entry has that seal. Of two who do so, the second finds the series of the first.
    fn play_on(&mut self, open: &Open, after: &str) -> FormReply {
        let (after, opened) = (SealCode::read(after), &open.series);
        let is_after = |one: &OpenedSeries| Some(one.seal()) == after && one.series.score().is_over();
        if !is_after(opened) {
            let evening = self.env.book.evening(opened).unwrap_or_default();
            let has_begun = evening.iter().rev().skip_while(|one| one.name != opened.name).any(is_after);
            return match has_begun {
                true => done(opened.seal()),
                false => FormReply::Conflict(conflict(
                    &open.now(),
                    None,
                    say::PlayOn.text(),
                    &since_last_entry(opened, after),
                )),
            };
        }
        match play_on(opened, &self.env) {
            Ok((next, is_new)) => {
                if is_new {
                    let what = started_line(&next);
                    self.env.remark(board_say::FromPhone { what }.line());
                }
                self.named = self.named.take().map(|_| next.name.clone());
                done(next.seal())
            }
            Err(Stop { why: Why::Failure(failure), .. }) => self.closed(&failure),
            Err(_) => FormReply::Unreadable,
        }
    }

    fn undo(&mut self, open: &Open, typed: &Typed) -> FormReply {
        let opened = &open.series;
        if SealCode::read(&typed.after) == Some(opened.seal()) && opened.series.last_change().is_none() {
            let undone = before_seam(opened, &self.env).and_then(|before| match before {
                Some(before) => undo_start(opened, before, &self.env),
                None => Ok(None),
            });
            match undone {
                Ok(Some(Answer { text, next: Some(Next::Series(before)), .. })) => {
                    let what = text.lines().first().cloned().unwrap_or_default();
                    self.env.remark(board_say::FromPhone { what }.line());
                    self.named = self.named.take().map(|_| before);
                    return FormReply::Done("start=undone".to_owned());
                }
                Ok(_) => {}
                Err(failure) => return self.closed(&failure),
            }
        }
        match desk::read(UNDO, &open.series.series, &self.env.book).line {
            Ok(read) => self.enter(open, &typed.after, &read, None),
            Err(failure) => self.closed(&failure),
        }
    }

    /// Records a line right after a seal. `typed` is the form that it comes from; `undo` has none.
    fn enter(&mut self, open: &Open, after: &str, read: &ReadLine, typed: Option<&Typed>) -> FormReply {
        let after = SealCode::read(after);
        match self.all(&open.series, after, read) {
            Ok(seal) => done(seal),
            Err((rest, NotRecorded::Meanwhile)) => self.not_the_last(after, rest, typed),
            Err((_, NotRecorded::Failure(failure))) => {
                self.report(&failure);
                let mistake = match typed {
                    Some(typed) => self.refused(&failure, typed, &open.series),
                    None => mistake(&failure, Way::Counts),
                };
                let left = typed.cloned().unwrap_or_default();
                FormReply::Mistake(form(&open.now(), &left, Some(&mistake)))
            }
        }
    }

    /// Records the entries of a line one after another, each right after the one before. Fails with those that are not
    /// recorded.
    fn all<'l>(
        &mut self,
        opened: &OpenedSeries,
        mut after: Option<SealCode>,
        read: &'l ReadLine,
    ) -> Result<SealCode, (&'l [Entry], NotRecorded)> {
        let mut known = opened.clone();
        for (at, entry) in read.entries.iter().enumerate() {
            let precondition = |now: &OpenedSeries| match after == Some(now.seal()) {
                true => Ok(()),
                false => Err(NotRecorded::Meanwhile),
            };
            let recorded = desk::record(&known, read, entry, precondition, &self.env);
            let recorded = recorded.map_err(|why| (read.entries.get(at..).unwrap_or_default(), why))?;
            self.tell(&recorded);
            let last = recorded.opened.seal();
            after = Some(last);
            if recorded.durability == Durability::Unconfirmed {
                self.unconfirmed.push(last);
            }
            self.seen.look(&recorded.opened, &self.env.book);
            known = recorded.opened;
            self.known = Some(known.clone());
        }
        Ok(known.seal())
    }

    /// The answer if something else was entered after the form was made: that it is recorded, if the same was entered; what
    /// was entered, otherwise.
    fn not_the_last(&mut self, after: Option<SealCode>, rest: &[Entry], typed: Option<&Typed>) -> FormReply {
        let open = match self.opened() {
            Ok(open) => open,
            Err(failure) => return self.closed(&failure),
        };
        let opened = &open.series;
        let is_whole = |typed| {
            read(typed, &opened.series, &self.env.book).is_ok_and(|read| read.entries.len() == rest.len())
        };
        let next = after.filter(|_| typed.is_none_or(is_whole));
        if let Some(done) = next.and_then(|after| recorded_already(opened, after, rest)) {
            return done;
        }
        let roster = opened.series.roster();
        let rest: Vec<String> = rest.iter().map(|entry| entry.operation.write(roster)).collect();
        let left = typed.map(|typed| match typed.way() {
            Way::Line => Typed { line: rest.join("; "), ..typed.clone() },
            Way::Counts | Way::Cards => typed.clone(),
        });
        let came = since_last_entry(opened, after);
        FormReply::Conflict(conflict(&open.now(), left.as_ref(), &rest.join("; "), &came))
    }

    fn entered(&self, opened: &OpenedSeries, seal: &str) -> Option<Entered> {
        let seal = SealCode::read(seal)?;
        let entries = opened.chain.find(seal)?;
        let (outcome, _) = opened.series.history().nth(entries.checked_sub(1)?)?;
        let said = correction(outcome, opened.series.roster());
        let is_undone = matches!(outcome, Outcome::Undid(_));
        let is_confirmed = !self.unconfirmed.contains(&seal);
        Some(Entered { said, is_undone, since: since(opened, seal)?, is_confirmed })
    }

    /// The mistake of a line that was refused, with the lines that are offered in its place: of cards that can be melded in
    /// several ways, one for each.
    fn refused(&self, failure: &Failure, typed: &Typed, opened: &OpenedSeries) -> Alert {
        let mut mistake = mistake(failure, typed.way());
        if mistake.field == Field::Own {
            // The form has no first count.
            let house = opened.series.score().house();
            let limit = house.knock_limit_with(typed.up.or_else(|| opened.series.announced()));
            mistake.hint = (limit > 0).then(|| OverLimitHint { limit }.line()).or(mistake.hint);
        }
        let is_ambiguous =
            failure.reports.kept().first().is_some_and(|report| report.code == Code::SpreadAmbiguous);
        match ways(typed, &opened.series, &self.env.book).filter(|_| is_ambiguous) {
            Some(offers) => Alert { offers, hint: None, ..mistake },
            None => Alert { offers: self.offers(failure, typed, opened), ..mistake },
        }
    }

    fn offers(&self, failure: &Failure, typed: &Typed, opened: &OpenedSeries) -> Vec<String> {
        if failure.kind == Kind::Ledger {
            return Vec::new();
        }
        let line = line(typed, &opened.series).unwrap_or_default();
        let can_be_sent = |offer: &&String| {
            let offered = Typed { line: (*offer).clone(), ..Typed::default() };
            offer.trim() != line.trim()
                && read(&offered, &opened.series, &self.env.book)
                    .is_ok_and(|read| self.rehearsed(opened, &read).is_ok())
        };
        failure.offers.iter().filter(can_be_sent).cloned().collect()
    }

    fn tell(&self, recorded: &Recorded) {
        let what = correction(&recorded.outcome, recorded.opened.series.roster());
        self.env.remark(board_say::FromPhone { what }.line());
    }

    fn shown(&self, recorded_now: Recorded) -> Preview {
        let text = recorded(&recorded_now, Detail::Result, &self.env.for_phones()).text;
        let hand = match &recorded_now.outcome {
            Outcome::Did(Applied::Hand(_, hand)) => Some(hand.played()),
            _ => None,
        };
        let lines = text.lines().to_vec();
        Preview { lines, hand, after: recorded_now.opened.series }
    }
}

impl Open {
    fn now(&self) -> Now<'_> {
        let seal = self.series.seal().to_string();
        Now { series: &self.series.series, seal, evening: self.evening.as_ref(), warnings: &self.warnings }
    }
}

/// What came after a form that follows the entry with that seal.
fn since_last_entry(opened: &OpenedSeries, after: Option<SealCode>) -> Meanwhile {
    match after.and_then(|after| since(opened, after)) {
        Some(entries) => Meanwhile::Entries(entries),
        None => Meanwhile::OtherEvening,
    }
}

/// The line of a form as it was read; or the mistake in it, with the failure that it comes from.
fn read(typed: &Typed, series: &Series, book: &Book) -> Result<ReadLine, Box<(Alert, Option<Failure>)>> {
    let line = line(typed, series).map_err(|mistake| Box::new((*mistake, None)))?;
    desk::read(&line, series, book).line.map_err(|failure| refused(failure, typed))
}

fn refused(failure: Failure, typed: &Typed) -> Box<(Alert, Option<Failure>)> {
    Box::new((mistake(&failure, typed.way()), Some(failure)))
}

/// What undoes a series in which nothing is left to undo: its start.
fn started_line(opened: &OpenedSeries) -> Line {
    Line::from(started(opened).trim_end())
}

fn done(seal: SealCode) -> FormReply {
    FormReply::Done(format!("seal={seal}"))
}

/// The answer to a form whose entries were the next after that seal; `None` if others came, or none.
fn recorded_already(opened: &OpenedSeries, after: SealCode, entries: &[Entry]) -> Option<FormReply> {
    let seal = opened.chain.after(opened.chain.find(after)? + 1)?;
    is_next(opened, after, entries).then(|| done(seal.code()))
}

/// The lines of a hand whose cards can be melded in several ways, one for each.
fn ways(typed: &Typed, series: &Series, book: &Book) -> Option<Vec<String>> {
    let read = read(typed, series, book).ok()?;
    let [Entry { operation: Operation::Hand(hand), .. }] = read.entries.as_slice() else { return None };
    let HandClaim::Showdown(showdown) = &hand.claim else { return None };
    let faults = judge(&hand.claim, series.score().house()).err()?;
    let (player, spreads) = faults.iter().find_map(|fault| match fault {
        Fault::SpreadAmbiguous { player, spreads } => Some((*player, spreads)),
        _ => None,
    })?;
    let way = |spread| {
        let (laid, showdown) = (Layout::from(spread), showdown.clone());
        let showdown = match player == showdown.by {
            true => Showdown { knocker: Knocker::Cards(laid), ..showdown },
            false => Showdown { defender: Defender::Cards { laid, layoffs: CardList::EMPTY }, ..showdown },
        };
        let claim = HandClaim::Showdown(showdown);
        Operation::Hand(RecordedHand { claim, ..hand.clone() }).write(series.roster())
    };
    Some(spreads.iter().map(way).collect())
}

fn first(failure: &Failure) -> Line {
    let report = failure.reports.kept().first();
    report.map_or_else(|| say::NotPossible.line(), |report| report.message.clone())
}
