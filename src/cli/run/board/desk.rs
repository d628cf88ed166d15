//! Entering from a phone: what is asked, checked, recorded and shown. A form is a line, and a line is read, rehearsed and recorded as at the table.

use super::form::{line, mistake, player};
use crate::cli::doubts::is_like_last;
use crate::cli::env::Env;
use crate::cli::failure::Failure;
use crate::cli::meanwhile::{is_next, since};
use crate::cli::record::{hands_of, read_pair, record_if, rehearse};
use crate::cli::run::operation::{Detail, recorded};
use crate::messages::{Message, written::cli_board as say, written::enter as enter_say};
use crate::show::code::Code;
use crate::show::correction::correction;
use crate::show::page::enter::{
    Button, Entered, Mistake, Now, Shown, Typed, Way, closed, conflict, form, line_form, preview,
    recorded as recorded_page, undoing,
};
use ginscore_board::{Asked, Fields, Reply, Step};
use ginscore_ledger::book::{OpenedSeries, Recorded};
use ginscore_ledger::model::{Applied, Outcome, Series};
use ginscore_ledger::seal::SealCode;
use ginscore_notation::{LineKind, write_spread};
use ginscore_rules::hand::{Fault, judge};

/// Where forms are answered.
pub(super) struct Desk {
    env: Env,
    /// The series that was named; `None` for the current one.
    named: Option<String>,
    /// The series as it was read or recorded last.
    known: Option<OpenedSeries>,
}

/// Why a line was not recorded.
enum NotRecorded {
    Failure(Failure),
    /// Something else was entered after the form was made.
    Meanwhile,
}

impl From<Failure> for NotRecorded {
    fn from(failure: Failure) -> NotRecorded {
        NotRecorded::Failure(failure)
    }
}

impl Desk {
    pub(super) const fn new(env: Env, named: Option<String>) -> Desk {
        Desk { env, named, known: None }
    }

    /// Answers one request.
    pub(super) fn answer(&mut self, asked: &Asked) -> Reply {
        let opened = match self.opened() {
            Ok(opened) => opened,
            Err(failure) => return Reply::Mistake(closed(&first(&failure))),
        };
        match asked {
            Asked::Page(query) => self.page(&opened, query),
            Asked::Sent(step, fields) => match Typed::of(fields) {
                Some(typed) if !typed.after.is_empty() => match step {
                    Step::Preview => self.preview(&opened, &typed),
                    Step::Record => self.record(&opened, &typed),
                    Step::Undo => self.undo(&opened, &typed),
                },
                _ => Reply::Unreadable,
            },
        }
    }

    /// The series as it is now.
    fn opened(&mut self) -> Result<OpenedSeries, Failure> {
        let name = match &self.named {
            Some(name) => name.clone(),
            None => self.env.book.current()?,
        };
        let opened = self.env.book.refresh(&name, self.known.take())?;
        Ok(self.known.insert(opened).clone())
    }

    fn page(&self, opened: &OpenedSeries, query: &Fields) -> Reply {
        let now = now(opened);
        let typed = Typed::default();
        Reply::Page(match query.first().map(|(name, value)| (name.as_str(), value.as_str())) {
            Some(("line", _)) => line_form(&now, &typed, None),
            Some(("cards", name)) => {
                let typed = Typed { by: name.to_owned(), button: Button::CardsOfOne, ..typed };
                match player(&typed, &opened.series) {
                    Ok(_) => form(&now, &typed, None),
                    Err(_) => form(&now, &Typed::default(), None),
                }
            }
            Some(("undo", _)) => match rehearse(opened, "undo", &self.env) {
                Ok(recorded) => undoing(&now, &self.shown(recorded)),
                Err(failure) => {
                    return Reply::Mistake(form(
                        &now,
                        &typed,
                        Some(&mistake(&failure, Way::Counts, Vec::new())),
                    ));
                }
            },
            Some(("seal", seal)) => match entered(opened, seal) {
                Some(entered) => recorded_page(&now, &entered),
                None => form(&now, &typed, None),
            },
            _ => form(&now, &typed, None),
        })
    }

    fn preview(&self, opened: &OpenedSeries, typed: &Typed) -> Reply {
        let now = now(opened);
        if typed.button != Button::Send {
            return Reply::Page(form(&now, typed, None));
        }
        let lines = match lines(typed, &opened.series) {
            Ok(lines) => lines,
            Err(mistake) => return Reply::Mistake(form(&now, typed, Some(&mistake))),
        };
        let mut shown = Vec::new();
        let mut at = opened.clone();
        for line in &lines {
            match rehearse(&at, line, &self.env) {
                Ok(recorded) => {
                    at = recorded.opened.clone();
                    shown.push(self.shown(recorded));
                }
                Err(failure) => {
                    return Reply::Mistake(form(&now, typed, Some(&refused(&failure, typed, opened))));
                }
            }
        }
        let meanwhile = SealCode::read(&typed.after).and_then(|seal| since(opened, seal)).unwrap_or_default();
        let again = lines.first().is_some_and(|line| is_like_last(line, &opened.series));
        Reply::Page(preview(&now, typed, &shown, &meanwhile, again))
    }

    fn record(&mut self, opened: &OpenedSeries, typed: &Typed) -> Reply {
        match lines(typed, &opened.series) {
            Ok(lines) => self.enter(opened, &typed.after, &lines, Some(typed)),
            Err(mistake) => Reply::Mistake(form(&now(opened), typed, Some(&mistake))),
        }
    }

    fn undo(&mut self, opened: &OpenedSeries, typed: &Typed) -> Reply {
        self.enter(opened, &typed.after, &["undo".to_owned()], None)
    }

    /// Records lines right after a seal. `typed` is the form that they come from; `undo` has none.
    fn enter(
        &mut self,
        opened: &OpenedSeries,
        after: &str,
        lines: &[String],
        typed: Option<&Typed>,
    ) -> Reply {
        let after = SealCode::read(after);
        match self.all(opened, after, lines) {
            Ok(seal) => done(seal),
            Err((rest, NotRecorded::Meanwhile)) => self.meanwhile(after, rest, typed),
            Err((_, NotRecorded::Failure(failure))) => {
                let mistake = match typed {
                    Some(typed) => refused(&failure, typed, opened),
                    None => mistake(&failure, Way::Counts, Vec::new()),
                };
                let left = typed.cloned().unwrap_or_default();
                Reply::Mistake(form(&now(opened), &left, Some(&mistake)))
            }
        }
    }

    /// Records lines one after another, each right after the one before. Fails with those that are not recorded.
    fn all<'l>(
        &mut self,
        opened: &OpenedSeries,
        mut after: Option<SealCode>,
        lines: &'l [String],
    ) -> Result<Option<SealCode>, (&'l [String], NotRecorded)> {
        for (at, line) in lines.iter().enumerate() {
            let is_right = |now: &OpenedSeries| match after.is_some() && now.seal() == after {
                true => Ok(()),
                false => Err(NotRecorded::Meanwhile),
            };
            let recorded = record_if(&opened.name, self.known.as_ref(), line, is_right, &self.env);
            let recorded = recorded.map_err(|why| (lines.get(at..).unwrap_or_default(), why))?;
            self.tell(&recorded);
            after = recorded.opened.seal();
            self.known = Some(recorded.opened);
        }
        Ok(after)
    }

    /// The answer if something else was entered after the form was made: that it is recorded, if the same was entered; what
    /// was entered, otherwise.
    fn meanwhile(&mut self, after: Option<SealCode>, rest: &[String], typed: Option<&Typed>) -> Reply {
        let opened = match self.opened() {
            Ok(opened) => opened,
            Err(failure) => return Reply::Mistake(closed(&first(&failure))),
        };
        let is_whole = |typed| lines(typed, &opened.series).is_ok_and(|lines| lines.len() == rest.len());
        let next = after.filter(|after| match rest {
            [line] => typed.is_none_or(is_whole) && is_next(&opened, *after, line),
            _ => false,
        });
        if let Some(entries) = next.and_then(|after| opened.chain.find(after)) {
            return done(opened.chain.after(entries + 1).map(|seal| opened.chain.code(seal)));
        }
        let came = after.and_then(|after| since(&opened, after)).unwrap_or_default();
        let left = typed.map(|typed| match typed.way() {
            Way::Line => Typed { line: rest.join("; "), ..typed.clone() },
            Way::Counts | Way::Cards => typed.clone(),
        });
        Reply::Conflict(conflict(&now(&opened), left.as_ref(), &rest.join("; "), &came))
    }

    /// Says at the terminal what was recorded.
    fn tell(&self, recorded: &Recorded) {
        let what = correction(&recorded.outcome, recorded.opened.series.roster());
        self.env.remark(say::FromPhone { what }.line());
    }

    /// What a line would be, as the terminal says it.
    fn shown(&self, recorded_now: Recorded) -> Shown {
        let text = recorded(&recorded_now, Detail::Result, &self.env.for_phones()).text;
        let hand = match &recorded_now.outcome {
            Outcome::Did(Applied::Hand(_, hand)) => Some(hand.played()),
            _ => None,
        };
        let lines = text.lines().iter().map(ToString::to_string).collect();
        Shown { lines, hand, after: recorded_now.opened.series }
    }
}

/// The lines of a form, one for each entry.
fn lines(typed: &Typed, series: &Series) -> Result<Vec<String>, Mistake> {
    let line = line(typed, series)?;
    match LineKind::of(&line) {
        LineKind::Hand => {
            hands_of(&line, series).map_err(|failure| mistake(&failure, typed.way(), Vec::new()))
        }
        _ => Ok(vec![line]),
    }
}

fn now(opened: &OpenedSeries) -> Now<'_> {
    Now { series: &opened.series, seal: opened.seal().map(|seal| seal.to_string()).unwrap_or_default() }
}

/// The page that says what was recorded.
fn done(seal: Option<SealCode>) -> Reply {
    Reply::Done(seal.map_or_else(String::new, |seal| format!("seal={seal}")))
}

/// What was recorded with that seal, and what came after it.
fn entered(opened: &OpenedSeries, seal: &str) -> Option<Entered> {
    let seal = SealCode::read(seal)?;
    let entries = opened.chain.find(seal)?;
    let (outcome, _) = opened.series.history().nth(entries.checked_sub(1)?)?;
    let said = correction(outcome, opened.series.roster());
    Some(Entered { said, since: since(opened, seal)? })
}

/// The mistake of a line that was refused. Of cards that can be melded in several ways, with the line of each.
fn refused(failure: &Failure, typed: &Typed, opened: &OpenedSeries) -> Mistake {
    let is_ambiguous =
        failure.reports.kept().first().is_some_and(|report| report.code == Code::SpreadAmbiguous);
    let ways = if is_ambiguous { ways(typed, &opened.series) } else { None };
    mistake(failure, typed.way(), ways.unwrap_or_default())
}

/// The lines of a hand whose cards can be melded in several ways.
fn ways(typed: &Typed, series: &Series) -> Option<Vec<String>> {
    let line = line(typed, series).ok()?;
    let (roster, score) = (series.roster(), series.score());
    let seat = roster.find(&typed.by)?;
    let pair = score.playing().into_iter().find(|pair| pair.player(seat).is_some())?;
    let hand = read_pair(&line, roster, pair).ok()?;
    let faults = judge(&hand.claim, score.house()).err()?;
    let (player, spreads) = faults.iter().find_map(|fault| match fault {
        Fault::SpreadAmbiguous { player, spreads } => Some((*player, spreads)),
        _ => None,
    })?;
    let (own, others) = line.strip_prefix(&typed.by)?.split_once(" v ")?;
    let up = others.find(" @").and_then(|at| others.get(at..)).unwrap_or_default();
    let of_one = pair.player(seat) == Some(player);
    let way = |spread| match of_one {
        true => format!("{} {} v {others}", typed.by, write_spread(spread)),
        false => format!("{}{own} v {}{up}", typed.by, write_spread(spread)),
    };
    Some(spreads.iter().map(way).collect())
}

/// The first sentence of a failure.
fn first(failure: &Failure) -> String {
    let report = failure.reports.kept().first();
    report.map_or_else(|| enter_say::NotPossible.said(), |report| report.message.clone())
}
