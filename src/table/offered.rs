//! What the prompt offers, and what becomes of it: the line that was meant by a refused one, and a hand that can be recorded now.

use std::ops::RangeInclusive;

use crate::commands::line::{desk, reading};
use crate::commands::run::answer::{Stop, Why};
use crate::commands::run::failure::{Failure, Meant};
use crate::commands::run::plan::Output;
use crate::commands::run::prompt::yes_or_no;
use crate::commands::words::INSERT;
use crate::say::{Fixed, Message, written::reading as reading_say, written::table as say};
use crate::show::cards::letters::{has_english_letters, line_in_own_letters};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::words::ticked;
use crate::table::editor::{Choice, Offer};
use crate::table::evening::Evening;
use crate::table::script::{self, ScriptLine};
use crate::table::terminal::NextLine;
use ginscore_ledger::book::OpenedSeries;
use ginscore_notation::{LineKind, shown, split_note, write_seated};

/// How many lines are few enough to be numbered.
const FEW: RangeInclusive<usize> = 2..=4;

impl Evening {
    /// A hand that is offered at the prompt; where nothing can be dim, in words.
    pub(crate) fn offered(&mut self, hand: String, output: &mut Output<'_>) -> Result<Offer, Stop> {
        if !self.dims() {
            // Before the remark, which is not buffered.
            output.out.flush()?;
            self.env.remark(say::OfferedInWords { line: &hand }.line());
        }
        Ok(Offer::Ghost(hand))
    }

    /// Remembers a hand that only lacks its knock card.
    fn remember_without_card(&mut self, line: &str, failure: &Failure) {
        let is_missing = matches!(failure.reports.kept(), [report] if report.code == Code::KnockCardMissing);
        let is_hand = LineKind::of(line) == LineKind::Hand;
        // Of `Ann 4 v 23 @7`, what was typed of the card is left out.
        let hand = split_note(line).0.split('@').next().unwrap_or_default().trim();
        self.without_card = (is_missing && is_hand).then(|| shown(hand).into_owned());
    }

    /// The hand that was refused right before its knock card was announced.
    pub(crate) fn has_its_card(&mut self) -> Option<String> {
        let hand = self.without_card.take()?;
        self.opened().ok()?.series.announced().map(|_| hand)
    }

    /// An offered line with its cards in the letters of the language, unless they were typed in English ones.
    fn in_letters_of(&mut self, typed: &str, meant: String) -> String {
        if has_english_letters(typed) {
            return meant;
        }
        let Ok(OpenedSeries { series, .. }) = self.opened() else { return meant };
        let own = line_in_own_letters(&meant, series.roster());
        let read = |line: &str| {
            let entries = series.entries(line).ok()?;
            Some(entries.into_iter().map(|entry| entry.operation).collect::<Vec<_>>())
        };
        // What is offered is read.
        if own != meant && read(&own).is_some_and(|entries| Some(entries) == read(&meant)) {
            own
        } else {
            meant
        }
    }

    /// Reports a failure, and offers the line that was perhaps meant.
    pub(crate) fn reported(&mut self, line: &str, next: Result<NextLine, Stop>) -> Result<NextLine, Stop> {
        let failure = match next {
            Err(Stop { why: Why::Failure(failure), .. }) => failure,
            next => return next,
        };
        let is_over = failure.reports.kept().first().is_some_and(|report| report.code == Code::SeriesOver);
        let failure = match is_over && LineKind::of(line) == LineKind::Hand {
            false => failure,
            true => match self.wait_for_next(line) {
                Ok(()) => return Ok(NextLine::default()),
                Err(failure) => failure,
            },
        };
        // Of a command that was perhaps meant, the words have to fit.
        let reads = |line: &str, roster| {
            script::read(line, || roster).is_ok_and(|read| !matches!(read, ScriptLine::Usage(_)))
        };
        let instead = match failure.offers.as_slice() {
            [line] if failure.meant != Meant::Perhaps => Some(shown(line).into_owned()),
            _ => None,
        };
        let roster = self.roster();
        let instead = instead.filter(|line| reads(line, roster.clone()));
        let instead = instead.map(|meant| self.in_letters_of(line, meant));
        let may_be_taken = |line: &&String| reads(line, roster.clone());
        let several: Vec<String> =
            failure.offers.iter().filter(may_be_taken).map(|line| shown(line).into_owned()).collect();
        let several: Vec<String> = several.into_iter().map(|meant| self.in_letters_of(line, meant)).collect();
        let choice = Choice { typed: shown(line.trim()).into_owned(), lines: several };
        let choice = Some(choice).filter(|choice| instead.is_none() && FEW.contains(&choice.lines.len()));
        let is_shown = choice.is_some() || instead.is_some() && self.dims();
        let is_seen = failure.meant == Meant::Hint && is_shown;
        let failure = match failure.reports.kept() {
            // The prompt has the line that the hint says.
            [_] if is_seen => Failure { reports: failure.reports.map(Diagnostic::without_hint), ..failure },
            [_] => Failure { reports: failure.reports.map(Diagnostic::in_one_line), ..failure },
            _ => failure,
        };
        self.remember_without_card(line, &failure);
        match failure.reports.kept() {
            // Whoever typed a line that was understood made no mistake.
            [report]
                if is_shown
                    && self.dims()
                    && report.code == Code::BadLine
                    && report.hint.is_none()
                    && report.excerpt.is_none() =>
            {
                self.env.remarks.warn(report.clone().at_table().message);
            }
            _ => self.env.remarks.report(&failure),
        }
        let offer = match instead {
            Some(line) => {
                match self.dims() {
                    // Once an evening: the line itself is there to be seen.
                    true if std::mem::replace(&mut self.offer_explained, true) => {}
                    true if failure.exchanged => self.env.remark(say::ExchangedBelow.text()),
                    true => self.env.remark(say::RewrittenBelow.text()),
                    false if matches!(failure.meant, Meant::InHint | Meant::Hint) => {}
                    false => self.env.remark(say::OfferedInWords { line: &line }.line()),
                }
                Offer::Ghost(line)
            }
            None if let Some(choice) = choice => {
                for (number, line) in (1_usize..).zip(&choice.lines) {
                    self.env.remark(say::OneOfSeveral { number, line: ticked(line) }.said());
                }
                if !std::mem::replace(&mut self.choice_explained, true) {
                    self.env.remark(say::ChooseByNumber.text());
                }
                Offer::Choice(choice)
            }
            None => {
                if !line.is_empty() && !line.contains('?') && !std::mem::replace(&mut self.explained, true) {
                    self.env.remark(say::LineOnUp.text());
                }
                Offer::Nothing
            }
        };
        Ok(NextLine { offer, refused: true, ..NextLine::default() })
    }

    /// Yes or no, unless a player is called so.
    fn answers(&mut self, line: &str) -> Option<bool> {
        // A letter is one of a name, or of another language.
        let answer = line.trim().trim_end_matches(['.', '!', ',']);
        let is_it = |name: &String| name.eq_ignore_ascii_case(answer);
        let is_name = self.roster().is_some_and(|roster| roster.players().iter().any(is_it));
        yes_or_no(answer).filter(|_| !is_name && answer.chars().count() > 1)
    }

    /// Returns true for `no` after a line was offered, which declines it and is none itself.
    pub(crate) fn declines(&mut self, line: &str, before: &NextLine) -> bool {
        let is_offered = matches!(before.offer, Offer::Ghost(_) | Offer::Choice(_));
        is_offered && self.answers(line) == Some(false)
    }

    /// The line of which the number was typed, if several were offered.
    pub(crate) fn chosen(&mut self, line: String, before: &NextLine) -> String {
        let choice = match &before.offer {
            Offer::Choice(choice) => choice,
            // `yes` takes the line as Enter does, and so does `1`, as of several lines.
            Offer::Ghost(offered) if line.trim() == "1" || self.answers(&line) == Some(true) => {
                self.env.remark(reading::read_as(offered));
                return offered.clone();
            }
            Offer::Ghost(_) | Offer::Text(_) | Offer::Nothing => return line,
        };
        let Some(taken) = choice.taken(&line) else { return line };
        self.env.remark(reading::read_as(taken));
        taken.clone()
    }

    /// `no, Zoe gin, Kai 16` after another hand was offered: the offered one is denied, and not the last that was recorded.
    pub(crate) fn without_denial(&mut self, line: String, before: &NextLine) -> String {
        let is_denied = before.refused
            && matches!(&before.offer, Offer::Ghost(offered) if LineKind::of(offered) == LineKind::Hand);
        let series = self.opened().ok().map(|opened| &opened.series).filter(|_| is_denied);
        series.and_then(|series| reading::after_denial(&line, series)).unwrap_or(line)
    }

    /// `sorry, 22` after a hand was offered: the hand that is meant in its place. The last one that was recorded stays.
    pub(crate) fn corrects_offer(&mut self, line: &str, typed: &str, before: &NextLine) -> Option<Failure> {
        let offered = match &before.offer {
            Offer::Ghost(line) => std::slice::from_ref(line),
            Offer::Choice(choice) => choice.lines.as_slice(),
            Offer::Text(_) | Offer::Nothing => &[],
        };
        let opened = self.opened().ok().filter(|_| before.refused)?.clone();
        let mut lines: Vec<String> = Vec::new();
        for hand in offered.iter().filter(|line| LineKind::of(line) == LineKind::Hand) {
            let mut trial = opened.series.clone();
            if desk::play(hand, &mut trial, &self.env.book).is_ok() {
                let meant = reading::in_place_of_last(line, &trial);
                for meant in meant.into_iter().filter(|meant| meant != hand) {
                    if !lines.contains(&meant) {
                        lines.push(meant);
                    }
                }
            }
        }
        lines.truncate(*FEW.end());
        // `it was Bob`, of two lines that were offered
        if lines.iter().any(|line| offered.contains(line)) {
            lines.retain(|line| offered.contains(line));
        }
        let typed = ticked(&shown(typed.trim()));
        let why = match lines.as_slice() {
            [] => return None,
            [_] => reading_say::InPart { typed }.said(),
            _ => reading_say::InPartOfSeveral { typed }.said(),
        };
        Some(Failure::unreadable([Diagnostic::new(Code::BadLine, why)]).hinting(&lines))
    }

    /// Players who look at their cards type on. An offered line that is recorded stays after a question, and is said not to be recorded after
    /// another hand, or after a line that was refused.
    pub(crate) fn passed_over(
        &self,
        typed: &str,
        before: NextLine,
        is_same: bool,
        next: &mut NextLine,
        output: &mut Output<'_>,
    ) -> Result<(), Stop> {
        let Some(waiting) = lost_by(typed, &before).map(str::to_owned) else { return Ok(()) };
        let is_asked = is_same && !next.refused && !next.quit && next.lines.is_empty();
        let is_again = before.offer == next.offer;
        match (is_asked, &next.offer) {
            (true, Offer::Nothing) if self.dims() => *next = before,
            // What was offered in words is still to be read.
            (true, Offer::Nothing) => {}
            _ if is_again => {}
            _ => {
                output.out.flush()?;
                self.env.remark(say::NotRecorded { line: shown(&waiting) }.said());
            }
        }
        Ok(())
    }

    /// Says that an offered line is not recorded, whatever else is.
    pub(crate) fn leaves_unrecorded(&self, before: &NextLine) {
        let offered = match &before.offer {
            Offer::Ghost(line) => Some(line.as_str()).filter(|line| LineKind::of(line) == LineKind::Hand),
            Offer::Choice(_) | Offer::Text(_) | Offer::Nothing => None,
        };
        if let Some(waiting) = lost_by("", before).or(offered) {
            self.env.remark(say::NotRecorded { line: shown(waiting) }.said());
        }
    }

    /// Says that an offered line is not recorded before the next one is, whose answer may be long. Returns the line, if it is one
    /// hand.
    pub(crate) fn says_passed_over(
        &mut self,
        typed: &str,
        before: &mut NextLine,
        output: &mut Output<'_>,
    ) -> Result<Option<String>, Stop> {
        let Some(waiting) = lost_by(typed, before).filter(|_| !typed.trim().is_empty()) else {
            return Ok(None);
        };
        let Ok(opened) = self.opened().cloned() else { return Ok(None) };
        let is_same = |line: &String| line.eq_ignore_ascii_case(waiting);
        match desk::read(typed, &opened.series, &self.env.book).line {
            // A question keeps what is offered.
            Err(failure) if !failure.offers.iter().any(|line| is_recorded(line)) => return Ok(None),
            Err(failure) if failure.offers.iter().any(is_same) => return Ok(None),
            Ok(_) | Err(_) => {}
        }
        output.out.flush()?;
        self.env.remark(say::NotRecorded { line: shown(waiting) }.said());
        let hand = match std::mem::take(&mut before.offer) {
            Offer::Ghost(line) => Some(line).filter(|line| LineKind::of(line) == LineKind::Hand),
            Offer::Choice(_) | Offer::Text(_) | Offer::Nothing => None,
        };
        Ok(hand)
    }

    /// Offers to insert a hand that another one was typed over before that one, unless it is the same hand, typed in other words.
    pub(crate) fn keeps(&mut self, hand: &str, output: &mut Output<'_>) -> Result<Offer, Stop> {
        let Ok(opened) = self.opened().cloned() else { return Ok(Offer::Nothing) };
        let number = opened.series.score().rounds().len();
        let kept = opened.series.round(number);
        let [last] = kept.as_slice() else { return Ok(Offer::Nothing) };
        let recorded = write_seated(last.ruling.claim(), last.opponents, None, opened.series.roster());
        let line = format!("{INSERT} {number} {hand}");
        let read = desk::read(&line, &opened.series, &self.env.book).line;
        let is_possible = read.is_ok_and(|read| {
            read.entries.iter().all(|entry| desk::rehearse(&opened, &read, entry, &self.env).is_ok())
        });
        match is_possible && !is_likely_same(hand, &recorded) {
            true => self.offered(line, output),
            false => Ok(Offer::Nothing),
        }
    }

    /// Returns true for Enter at an offered line that does not take it.
    pub(crate) fn takes_nothing(&self, text: &str, waited: bool, offer: &Offer) -> bool {
        text.trim().is_empty() && matches!(offer, Offer::Ghost(_)) && (waited || !self.dims())
    }
}

/// Returns true for two hands with a count in common, or without any.
fn is_likely_same(one: &str, two: &str) -> bool {
    let counts = |line: &str| -> Vec<u32> { line.split(' ').filter_map(|word| word.parse().ok()).collect() };
    let (one, two) = (counts(one), counts(two));
    one.iter().any(|count| two.contains(count)) || one.is_empty() && two.is_empty()
}

/// Returns true for a line that records something.
fn is_recorded(line: &str) -> bool {
    matches!(LineKind::of(line), LineKind::Hand | LineKind::Operation)
}

/// What a refused line offered to record, which is not recorded if another line is typed.
fn lost_by<'b>(typed: &str, before: &'b NextLine) -> Option<&'b str> {
    let (lines, waiting) = before.offer.waiting().filter(|_| before.refused)?;
    let is_taken = lines.iter().any(|line| line.eq_ignore_ascii_case(typed.trim()));
    (lines.iter().any(|line| is_recorded(line)) && !is_taken).then_some(waiting)
}
