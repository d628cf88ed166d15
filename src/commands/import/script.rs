//! The series of a script that is imported: its `new` lines, and the lines of the notation after each of them. A command in
//! it is refused, since whoever made the file would choose what runs.

use crate::commands::WORDS;
use crate::commands::line::desk;
use crate::commands::line::refused::renames;
use crate::commands::new::agreed::RuleWords;
use crate::commands::new::new_words::{NewSeries, as_typed, with_quotes};
use crate::commands::new::{header, series_name};
use crate::commands::run::failure::Failure;
use crate::commands::run::input::at_place;
use crate::say::{Message, written::import as say};
use crate::show::code::Code;
use crate::show::mistakes::parse_error::parse_error;
use crate::show::words::ticked;
use ginscore_ledger::book::Book;
use ginscore_ledger::exchange::{ImportedSeries, is_no_script};
use ginscore_ledger::model::Moment;
use ginscore_notation::{LineKind, ParseError, Span, split_note, within_length};

/// The mark that some editors write at the beginning of a text.
const BYTE_ORDER_MARK: char = '\u{feff}';

const HAND: &str = "hand";

/// The signs that separate the cells of a row.
const SEPARATORS: [char; 3] = [',', ';', '\t'];

/// What the series of a script have if their `new` lines do not say otherwise.
#[derive(Clone, Debug, Default)]
pub struct ScriptDefaults {
    pub rules: RuleWords,
    pub stake: Option<String>,
}

/// Returns true if a text is a script, and not rows: by its first line that is neither empty nor a comment. A line of a
/// script that begins with a word of the notation may have a comma, a header of rows has one after its first word.
pub fn is_script(text: &str) -> bool {
    let Some(first) = lines(text).map(|(_, line)| line).find(|line| LineKind::of(line) != LineKind::Nothing)
    else {
        return text.contains('#');
    };
    let is_word = LineKind::of(first) != LineKind::Hand && !first_word(first).contains(SEPARATORS);
    !is_no_script(text) && (is_word || !first.contains(SEPARATORS) && first.contains(char::is_whitespace))
}

/// The lines of a text with their numbers, counted from 1.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    (1..).zip(text.lines().map(str::trim))
}

/// The series of a script, in order, and the remarks about their rules. A series without a start starts now.
/// Fails with the first line that cannot be read, that the rules do not allow, or that is a command.
pub fn series_of_script(
    text: &str,
    file_name: &str,
    defaults: &ScriptDefaults,
    now: Moment,
    book: &Book,
) -> Result<(Vec<ImportedSeries>, Vec<String>), Failure> {
    let mut script = Script { all: Vec::new(), remarks: Vec::new(), defaults, now, book };
    for (number, line) in lines(text) {
        script.enter(line, number).map_err(|failure| {
            let mut failure = at_place(failure, &format!("{file_name}:{number}"), line);
            failure.reports = failure.reports.map(|report| report.on_line(number));
            failure
        })?;
    }
    if script.all.is_empty() { Err(no_new_line()) } else { Ok((script.all, script.remarks)) }
}

struct Script<'s> {
    all: Vec<ImportedSeries>,
    remarks: Vec<String>,
    defaults: &'s ScriptDefaults,
    now: Moment,
    book: &'s Book,
}

impl Script<'_> {
    fn enter(&mut self, line: &str, number: usize) -> Result<(), Failure> {
        within_length(line).map_err(|mistake| Failure::misread(line, &mistake))?;
        match LineKind::of(line) {
            LineKind::Nothing => Ok(()),
            LineKind::New => self.begin(&words_of_new(line)?, number),
            LineKind::Command => Err(not_of_evening(first_word(line))),
            LineKind::LedgerOperation => {
                let failure = not_of_evening(first_word(line));
                let reports = failure.reports.map(|report| report.hinted(renames(line)));
                Err(Failure { reports, ..failure })
            }
            LineKind::Hand if self.is_command(line) => match line.split_once(char::is_whitespace) {
                Some((word, line)) if word.eq_ignore_ascii_case(HAND) => self.record(line, number),
                _ => Err(not_of_evening(first_word(line))),
            },
            LineKind::Hand | LineKind::Operation => self.record(line, number),
        }
    }

    /// Returns true if the first word of a line is a command, and not the name of a player.
    fn is_command(&self, line: &str) -> bool {
        let is_player = |one: &ImportedSeries| one.series.roster().lead_entrant(line).is_ok();
        WORDS.contains(&first_word(line).to_lowercase().as_str()) && !self.all.last().is_some_and(is_player)
    }

    fn begin(&mut self, words: &[String], number: usize) -> Result<(), Failure> {
        let mut new = NewSeries::read(words, self.book)?;
        if !new.agreed.rules.any() {
            new.agreed.rules = self.defaults.rules.clone();
        }
        new.agreed.stake = new.agreed.stake.or_else(|| self.defaults.stake.clone());
        let name = new.agreed.name.clone();
        name.as_deref().map_or(Ok(()), series_name)?;
        let dated = new.agreed.start.is_some();
        let (header, remarks) = header(&new, self.now, self.book)?;
        // A file of many evenings has the same rules in many series.
        for remark in remarks {
            if !self.remarks.contains(&remark) {
                self.remarks.push(remark);
            }
        }
        self.all.push(ImportedSeries::of_script(header, name, number, dated));
        Ok(())
    }

    fn record(&mut self, line: &str, number: usize) -> Result<(), Failure> {
        let one = self.all.last_mut().ok_or_else(no_new_line)?;
        let read = desk::read(line, &one.series, self.book).line?;
        for entry in &read.entries {
            if let Err(why) = one.enter(entry.operation.clone(), number) {
                return Err(desk::refusal(&why, &read, entry, &one.series));
            }
        }
        Ok(())
    }
}

/// The words of a `new` line, which are quoted as in a shell.
fn words_of_new(line: &str) -> Result<Vec<String>, Failure> {
    let rest = split_note(line).0.get(first_word(line).len()..).unwrap_or_default();
    let open =
        || Failure::unreadable([parse_error(line, &ParseError::OpenQuote.at(Span::new(0, line.len())))]);
    let rest = &as_typed(rest);
    let mut words = shlex::split(rest).ok_or_else(open)?;
    words.insert(0, first_word(line).to_owned());
    with_quotes(&mut words, rest);
    words.remove(0);
    // A script has no options: one could name another ledger.
    match words.iter().find(|word| word.starts_with("--")) {
        Some(option) => Err(not_of_evening(option)),
        None => Ok(words),
    }
}

fn first_word(line: &str) -> &str {
    line.split_whitespace().next().unwrap_or_default()
}

fn not_of_evening(word: &str) -> Failure {
    let message = say::NotOfEvening { word: ticked(word) }.said();
    Failure::mistake(Code::BadLine, message, say::NotOfEveningHint)
}

fn no_new_line() -> Failure {
    Failure::mistake(Code::BadLine, say::NoNewLine, say::NoNewLineHint)
}
