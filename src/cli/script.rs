//! Lines of a script or of `ginscore table`.

use clap::Parser;

use super::failure::{Failure, bad_option};
use super::options::{New, NewLine};
use super::record::Request;
use crate::show::parse_error::parse_error;
use ginscore_rules::notation::{LineError, ScriptLine, Span, read_script_line, split_note};

/// A parsed line.
#[derive(Debug)]
pub enum Line<'t> {
    /// Nothing.
    Nothing,
    /// A new series.
    New(Box<New>),
    /// The score sheet.
    Score,
    /// The settlement.
    Summary,
    /// The counts of the open games.
    Counts,
    /// An explanation of the hand with that number, or of the last one.
    Why(Option<usize>),
    /// A check whether groups are melds.
    Check(&'t str),
    /// The best spread of some cards.
    Best(&'t str),
    /// A ruling on a showdown.
    Judge(&'t str),
    /// The points left on the table, in the hand with that number or in all.
    Review(Option<usize>),
    /// The hands as a script.
    Log,
    /// The house rules.
    Rules,
    /// The list of what can be typed.
    Help,
    /// The end of the evening.
    Quit,
    /// Something to be recorded.
    Record(Request<'t>),
}

/// Parses a line.
pub fn read(line: &str) -> Result<Line<'_>, Failure> {
    let asked =
        read_script_line(line).map_err(|mistake| Failure::unreadable([parse_error(line, &mistake)]))?;
    let rest = |at: usize| line.get(at..).unwrap_or_default();
    Ok(match asked {
        ScriptLine::Nothing => Line::Nothing,
        ScriptLine::New(at) => Line::New(Box::new(new(line, at)?)),
        ScriptLine::Score => Line::Score,
        ScriptLine::Summary => Line::Summary,
        ScriptLine::Counts => Line::Counts,
        ScriptLine::Why(number) => Line::Why(number),
        ScriptLine::Check(at) => Line::Check(rest(at)),
        ScriptLine::Best(at) => Line::Best(rest(at)),
        ScriptLine::Judge(at) => Line::Judge(rest(at)),
        ScriptLine::Review(number) => Line::Review(number),
        ScriptLine::Log => Line::Log,
        ScriptLine::Rules => Line::Rules,
        ScriptLine::Help => Line::Help,
        ScriptLine::Quit => Line::Quit,
        ScriptLine::Undo => Line::Record(Request::Undo),
        ScriptLine::Redo => Line::Record(Request::Redo),
        ScriptLine::Amend(number, at) => Line::Record(Request::Amend(number, rest(at))),
        ScriptLine::Insert(number, at) => Line::Record(Request::Insert(number, rest(at))),
        ScriptLine::Delete(number) => Line::Record(Request::Delete(number)),
        ScriptLine::Misdeal => Line::Record(Request::Misdeal(note_of(line))),
        ScriptLine::Adjust(at) => Line::Record(Request::Adjust(line, at)),
        ScriptLine::Stop => Line::Record(Request::Stop(note_of(line))),
        ScriptLine::KnockCard(card) => Line::Record(Request::KnockCard(card)),
        ScriptLine::Deal(at) => Line::Record(Request::Deal(rest(at).trim())),
        ScriptLine::Witness(at) => Line::Record(Request::Witness(at.map_or("", rest))),
        ScriptLine::Hand => Line::Record(Request::Hand(line)),
    })
}

/// The note of a line, with its `#`.
fn note_of(line: &str) -> &str {
    line.get(split_note(line).0.len()..).unwrap_or_default()
}

fn new(line: &str, at: usize) -> Result<New, Failure> {
    let Some(words) = shlex::split(line.get(at..).unwrap_or_default()) else {
        let open = LineError::OpenQuote.at(Span::new(at, line.trim_end().len()));
        return Err(Failure::unreadable([parse_error(line, &open)]));
    };
    let words = std::iter::once("new".to_owned()).chain(words);
    NewLine::try_parse_from(words).map(|line| line.new).map_err(|error| {
        let report = bad_option(&error);
        let hint = report.hint.clone();
        let as_in = || "write it as in `new Ann Bob --rules hollywood`".to_owned();
        Failure::unreadable([report.hinted(hint.unwrap_or_else(as_in))])
    })
}
