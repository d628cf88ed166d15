//! Recording in a series: what was asked for, judged, written, and safe on disk before it is told.

use super::context::{Context, Output, now};
use super::failure::{Failure, no_such_hand};
use super::open::{Opened, not_sound, sound};
use crate::show::code::Code;
use crate::show::fault::faults;
use crate::show::misread::{misread, misread_all};
use crate::show::report::Diagnostic;
use crate::show::rulebook::settlement::SERIES;
use crate::show::words::all_of;
use ginscore_ledger::book::Lock;
use ginscore_ledger::model::{Applied, Assertions, Operation, OperationError, Outcome, RecordedHand, Series};
use ginscore_ledger::text::{TimedOperation, write_after};
use ginscore_rules::notation::{
    LineError, Mistakes, Names, ParseError, ParsedHand, Span, check_note, read_hand, within_length,
    witness_word,
};
use ginscore_rules::rules::Score;

/// What somebody wants recorded, in his own words.
#[derive(Clone, Copy, Debug)]
pub enum Request<'t> {
    /// The hand of a line.
    Hand(&'t str),
    /// The hand of a line in the place of the one of that number.
    Amend(usize, &'t str),
    /// The player of that name deals next.
    Deal(&'t str),
    /// The other player said that word.
    Witness(&'t str),
    /// The last thing done taken back.
    Undo,
    /// The last thing taken back done again.
    Redo,
}

/// What was recorded.
#[derive(Debug)]
pub struct Recorded {
    /// The series as it stands now.
    pub opened: Opened,
    /// What came of the request.
    pub effect: Outcome,
    /// The score before it.
    pub before: Score,
}

impl Context {
    /// Records in the series of that name. The whole new text is read again in memory before it is
    /// written beside the old one and put in its place. Where the series is not what was written here before,
    /// that is warned of, and stays remembered until somebody accepts it.
    pub fn record(
        &self,
        screen: &mut Output<'_>,
        name: &str,
        request: Request<'_>,
    ) -> Result<Recorded, Failure> {
        let now = now()?;
        // Before the lock is taken: others do not wait while a long line is refused.
        let words = request.words();
        within_length(words).map_err(|mistake| Failure::unreadable([misread(words, &mistake)]))?;
        let lock = self.lock(screen, &[name.to_owned()])?;
        let opened = self.read(name)?;
        let mismatched = opened.mismatched();
        if !mismatched.is_empty() {
            return Err(Failure::ledger(mismatched));
        }
        let names = &opened.series.header().names;
        let act = request.act(names)?;
        let mut series = opened.series.clone();
        let effect = series.act(&act).map_err(|refusal| refused(refusal, request, names))?;
        let (kept, asserted) = kept(act, &effect, &series);
        let again = self.append(screen, &lock, &opened, (kept, asserted, now), &series)?;
        match self.otherwise(&opened) {
            None => self.remember(screen, &lock, &again),
            Some(report) => self.warn(screen, &report.shown("warning")),
        }
        Ok(Recorded { before: opened.series.score().clone(), opened: again, effect })
    }

    /// Puts an entry behind the others: the whole new text is read in memory, and must come to what the
    /// series came to when the entry was made, before it is put in the place of the old one.
    pub fn append(
        &self,
        screen: &mut Output<'_>,
        lock: &Lock,
        opened: &Opened,
        entry: TimedOperation,
        expected: &Series,
    ) -> Result<Opened, Failure> {
        let text = write_after(&opened.text, &opened.chain, expected.header(), &[entry]);
        let again = sound(&opened.name, self.store.path(&opened.name), text)?;
        if again.series.score() != expected.score() {
            return Err(not_sound());
        }
        let written = self.store.write(lock, &opened.name, &again.text)?;
        self.confirm(screen, written);
        Ok(again)
    }
}

impl Request<'_> {
    fn act(self, names: &Names) -> Result<Operation, Failure> {
        match self {
            Request::Hand(line) => read(line, names).map(|line| Operation::Hand(kept_of(line))),
            Request::Amend(number, line) => {
                read(line, names).map(|line| Operation::Amend(number, kept_of(line)))
            }
            Request::Deal(name) => match names.find(name) {
                Some(player) => Ok(Operation::Deal(player)),
                None => Err(unknown_player(name, names)),
            },
            Request::Witness(text) => match witness_word(text) {
                Some(word) => Ok(Operation::Witness(word)),
                None => Err(Failure::unreadable([misread(text, &no_word(text))])),
            },
            Request::Undo => Ok(Operation::Undo),
            Request::Redo => Ok(Operation::Redo),
        }
    }

    /// All that was typed.
    const fn words(&self) -> &str {
        match self {
            Request::Hand(words)
            | Request::Amend(_, words)
            | Request::Deal(words)
            | Request::Witness(words) => words,
            Request::Undo | Request::Redo => "",
        }
    }

    /// The hand's own words.
    const fn line(&self) -> &str {
        match self {
            Request::Hand(line) | Request::Amend(_, line) => line,
            Request::Deal(_) | Request::Witness(_) | Request::Undo | Request::Redo => "",
        }
    }
}

fn kept_of(line: ParsedHand) -> RecordedHand {
    RecordedHand { told: line.claim, note: line.note }
}

/// The hand of a line, or everything that cannot be read in it.
pub fn read(line: &str, names: &Names) -> Result<ParsedHand, Failure> {
    let mut mistakes = match read_hand(line, names) {
        Ok(read) => match check_note(line) {
            Ok(()) => return Ok(read),
            Err(_) => Mistakes::none(),
        },
        Err(mistakes) => mistakes,
    };
    if let Err(mistake) = check_note(line) {
        mistakes.push(mistake);
    }
    Err(Failure::unreadable(misread_all(line, mistakes)))
}

/// That a text is no word of a witness.
fn no_word(text: &str) -> ParseError {
    LineError::NoWitness.at(Span::new(0, text.len()))
}

/// That neither player has the name.
pub fn unknown_player(name: &str, names: &Names) -> Failure {
    Failure::unreadable([misread(name, &names.unknown(Span::new(0, name.len()), name))])
}

/// What is kept of an act, with what the program arranged declared; and what its hand came to.
fn kept(act: Operation, effect: &Outcome, series: &Series) -> (Operation, Option<Assertions>) {
    match effect {
        Outcome::Did(Applied::Hand(number, hand)) => (Operation::Hand(hand.kept()), series.asserted(*number)),
        Outcome::Did(Applied::Amend { number, after, .. }) => {
            (Operation::Amend(*number, after.kept()), series.asserted(*number))
        }
        _ => (act, None),
    }
}

fn refused(refusal: OperationError, request: Request<'_>, names: &Names) -> Failure {
    let report = match refusal {
        OperationError::Faults(found) => {
            let text = request.line();
            let Ok(line) = read(text, names) else {
                return Failure::refused([]);
            };
            return Failure::refused(faults(&found, names, text, &line));
        }
        OperationError::SeriesOver => {
            Diagnostic::new(Code::SeriesOver, "the series is over").by(SERIES).hinted(
                "`ginscore summary` settles it; `ginscore new` begins another; `ginscore undo` reopens it",
            )
        }
        OperationError::PastEnd(hands) => {
            let numbers: Vec<String> = hands.iter().map(usize::to_string).collect();
            let hands = if hands.len() == 1 { "hand" } else { "hands" };
            let message = format!("the series would end before {hands} {}", all_of(&numbers));
            let hint = format!("undo {hands} {} first", all_of(&numbers));
            Diagnostic::new(Code::AmendPastEnd, message).by(SERIES).hinted(hint)
        }
        OperationError::NoSuchHand(number) => return no_such_hand(number),
        OperationError::NothingToUndo => Diagnostic::new(Code::NothingToUndo, "there is nothing to undo")
            .hinted("nothing stands recorded in this series"),
        OperationError::NothingToRedo => Diagnostic::new(Code::NothingToRedo, "there is nothing to redo")
            .hinted("only what was taken back can be done again, and only before anything new"),
    };
    Failure::refused([report])
}
