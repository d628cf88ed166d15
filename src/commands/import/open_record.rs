//! Reads an open record, the text whose first line is `# gin 1`: the form of `docs/record.md`, and nothing else.

use std::collections::BTreeSet;

use chrono::TimeDelta;

use crate::commands::failure::Failure;
use crate::commands::line::record::{can_deal, not_done, unknown_player};
use crate::commands::lines::place;
use crate::commands::new::agreed::unquoted;
use crate::commands::new::new_words::NewSeries;
use crate::commands::new::{header, read_stake};
use crate::say::written::cli_agreed::{LeaveOneOut, WordTwice};
use crate::say::{Fixed, Message, written::cli_lines as lines_say, written::record as say};
use crate::shell::args::{Command, Evening};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::hand::entrants::new_words;
use crate::show::json::{Besides, refused_record};
use crate::show::mistakes::parse_error::parse_error;
use crate::show::rules::house::unknown_key;
use crate::show::series::open_record::{BARE, FIRST_LINE};
use crate::show::words::ticked;
use crate::table::script::{Line, read};
use ginscore_ledger::book::Book;
use ginscore_ledger::exchange::ImportedSeries;
use ginscore_ledger::model::{Applied, Header, Moment, Outcome, Series};
use ginscore_notation::{LineKind, Operation, Roster, Span, check_note, split_note, within_length};
use ginscore_rules::hand::{Defender, HandClaim, Knocker, Layout, Showdown};
use ginscore_rules::house::RuleKey;

/// The mark that some editors write at the beginning of a text.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// The character that no text contains. It ends what could be read of a file that is not text.
const NOT_TEXT: char = '\0';

/// Returns true if a text is an open record, of this version or of another.
pub fn is_open_record(text: &str) -> bool {
    let before = FIRST_LINE.trim_end_matches('1');
    let first = lines(text).next().unwrap_or_default().trim_matches(BLANK);
    first.strip_prefix(before).is_some_and(|version| version.parse::<u32>().is_ok())
}

/// The open record that a file begins with which is not text further on; `None` if it is none. A reader refuses its last
/// line.
pub fn begun_record(before: String) -> Option<String> {
    is_open_record(&before).then_some(before + "\0")
}

/// The blanks of a record.
const BLANK: [char; 2] = [' ', '\t'];

/// The lines of a record, without their ends.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    text.strip_suffix('\n').unwrap_or(text).split('\n').map(|line| line.strip_suffix('\r').unwrap_or(line))
}

/// The series of a record, as it would be imported. Without a start it starts now.
///
/// # Errors
///
/// The faults of the first line that cannot be read or that the rules do not allow, with its number.
pub fn read_open_record(text: &str, now: Moment, book: &Book) -> Result<ImportedSeries, Failure> {
    let mut begun: Option<ImportedSeries> = None;
    let mut last = 1;
    for (number, line) in (1..).zip(lines(text)) {
        let done = is_text(line).and_then(|()| match (&mut begun, line.trim_matches(BLANK)) {
            (_, line) if number == 1 => version(line),
            (_, line) if line.is_empty() || line.starts_with('#') => Ok(()),
            (None, line) => new_series(line, number, now, book).map(|new| begun = Some(new)),
            (Some(begun), line) => enter(line, number, begun),
        });
        done.map_err(|failure| at_line(failure, number, line))?;
        last = number;
    }
    begun.ok_or_else(|| at_line(Failure::unreadable([not_in_record()]), last, ""))
}

fn is_text(line: &str) -> Result<(), Failure> {
    if line.contains(NOT_TEXT) {
        let (message, hint) = (lines_say::NotText.text(), lines_say::NotTextHint.text());
        return Err(Failure::mistake(Code::BadRecord, message, hint));
    }
    within_length(line).map_err(|mistake| Failure::unreadable([parse_error(line, &mistake)]))
}

fn version(line: &str) -> Result<(), Failure> {
    match line {
        FIRST_LINE => Ok(()),
        _ => Err(Failure::mistake(Code::BadRecord, say::Newer.text(), say::NewerHint.text())),
    }
}

/// The series of the `new` line, whose rules are all in the line: nothing but names comes before `bare`, and nothing but
/// settings after it.
fn new_series(line: &str, number: usize, now: Moment, book: &Book) -> Result<ImportedSeries, Failure> {
    if LineKind::of(line) != LineKind::New {
        return Err(Failure::unreadable([not_in_record()]));
    }
    let Line::Command(command) = read(line, || None)? else {
        return Err(Failure::unreadable([not_in_record()]));
    };
    let Some(Command::Evening(Evening::New(typed))) = command.command else {
        return Err(Failure::unreadable([not_in_record()]));
    };
    if split_note(line).0.contains(|sign: char| sign.is_whitespace() && !BLANK.contains(&sign)) {
        return not_in_form(Code::BadLine, &line.split_whitespace().collect::<Vec<_>>().join(" "));
    }
    let not_bare = || Failure::mistake(Code::BadOption, say::NotBare.text(), say::NotBareHint.text());
    let mut parts = typed.words.splitn(2, |word| word == BARE);
    let (Some(names), Some(settings)) = (parts.next(), parts.next()) else {
        return Err(not_bare());
    };
    let is_setting = |word: &String| word.contains('=') && !word.starts_with('"');
    if names.iter().any(is_setting) || !settings.iter().all(is_setting) {
        return Err(not_bare());
    }
    keys_are_known(settings)?;
    let public = typed.words.iter().filter(|word| !word.starts_with("x-")).cloned().collect::<Vec<_>>();
    let new = NewSeries::read(&public, book)?;
    let dated = new.agreed.start.is_some();
    // A record has no `none`: it leaves the stake out.
    new.agreed.stake.as_deref().map(read_stake).transpose()?;
    let (header, _) = header(&new, now, book)?;
    names_have_form(names, &new, &header.roster)?;
    settings_have_form(&new, &header)?;
    Ok(ImportedSeries::begun(Series::new(header), number, dated))
}

/// Checks that each key is one of a record, in its own letters.
fn keys_are_known(settings: &[String]) -> Result<(), Failure> {
    let mut private = BTreeSet::new();
    for word in settings {
        let (key, value) = word.split_once('=').unwrap_or_default();
        let letters = |rest: &str| {
            !rest.is_empty() && rest.chars().all(|sign| sign.is_ascii_lowercase() || "_.".contains(sign))
        };
        let is_private = key.strip_prefix("x-").is_some_and(letters);
        if !is_private && !NEW_KEYS.contains(&key) && RuleKey::named(key).is_none() {
            return Err(Failure::unreadable([unknown_key(key)]));
        }
        if is_private && !private.insert(key) {
            return Err(Failure::mistake(
                Code::BadOption,
                WordTwice { word: ticked(key) }.said(),
                LeaveOneOut.text(),
            ));
        }
        if !is_private && value != value.trim() {
            return not_in_form(Code::BadValue, &format!("{key}={}", value.trim()));
        }
    }
    Ok(())
}

/// The keys of a new series besides its rules.
const NEW_KEYS: [&str; 5] = ["start", "stake", "dealer", "out", "sides"];

/// Checks that the players are those of the line, in its order, and that names are whole.
fn names_have_form(words: &[String], new: &NewSeries, roster: &Roster) -> Result<(), Failure> {
    let is_against = |word: &str| word.eq_ignore_ascii_case("v");
    let typed = words.iter().map(|word| match unquoted(word) {
        _ if is_against(word) => "v",
        Some(name) if !is_against(name) => name,
        _ => word,
    });
    let (typed, only): (Vec<&str>, _) = (typed.collect(), new_words(roster));
    if !typed.iter().eq(only.iter().skip(1)) {
        // The captain comes first, and two players have no sides.
        let is_other_lineup = roster.players().iter().all(|name| typed.contains(&name.as_str()));
        return not_in_form(if is_other_lineup { Code::BadOption } else { Code::BadValue }, &only.join(" "));
    }
    let sides = roster.side_names().map(|(one, two)| format!("{one},{two}"));
    if let (Some(typed), Some(only)) = (&new.agreed.sides, sides)
        && *typed != only
    {
        return not_in_form(Code::BadValue, &format!("sides={only}"));
    }
    let entrants = roster.lineup().entrants().all().iter().map(|entrant| roster.entrant(*entrant));
    let mut known = entrants.chain(roster.players().iter().cloned());
    match &new.agreed.dealer {
        Some(dealer) if !known.any(|name| name.to_lowercase() == dealer.to_lowercase()) => {
            Err(unknown_player(dealer, roster))
        }
        _ => Ok(()),
    }
}

/// The failure for what has another form in a record.
fn not_in_form<T>(code: Code, only: &str) -> Result<T, Failure> {
    let hint = say::NotInFormHint { line: ticked(only) }.said();
    Err(Failure::mistake(code, say::NotInForm.text(), hint))
}

/// Checks that each value is written in its only form: a number without a sign and without zeros before it.
fn settings_have_form(new: &NewSeries, header: &Header) -> Result<(), Failure> {
    let rules = new.agreed.rules.values.iter().filter_map(|set| {
        let (key, value) = set.split_once('=')?;
        Some((key, value, RuleKey::named(key)?.read(&header.house).to_string()))
    });
    let stake = new.agreed.stake.as_deref().zip(header.stake);
    let stake = stake.map(|(typed, stake)| ("stake", typed, stake.to_string()));
    // Who plays whom does not depend on the number of players in a record.
    let is_only = |typed: &str, only: &str| typed == only && typed != "by-size";
    match rules.chain(stake).find(|(_, typed, only)| !is_only(typed, only)) {
        None => Ok(()),
        Some((key, _, only)) => not_in_form(Code::BadValue, &format!("{key}={only}")),
    }
}

/// Enters a line, if it has the form of a record.
fn enter(line: &str, number: usize, begun: &mut ImportedSeries) -> Result<(), Failure> {
    let series = &mut begun.series;
    if LineKind::of(line) == LineKind::New {
        return Err(Failure::unreadable([not_in_record()]));
    }
    check_note(line).map_err(|mistake| Failure::unreadable([parse_error(line, &mistake)]))?;
    // Nor are they blanks at the end of a note.
    let ends_line = |sign| sign != '\t' && char::is_control(sign) || ['\u{2028}', '\u{2029}'].contains(&sign);
    if line.contains(ends_line) {
        return not_in_form(Code::BadLine, &line.replace(ends_line, " "));
    }
    let operation = series.read(line).map_err(|why| not_done(why, line, series))?;
    if !matches!(operation, Operation::Hand(_) | Operation::Event(_)) {
        return Err(Failure::unreadable([not_in_record()]));
    }
    has_form(line, &operation, series)?;
    can_deal(line, &operation, series)?;
    let outcome = series.play(line).map_err(|why| not_done(why, line, series))?;
    // As it is scored, with the knock card that was announced.
    let recorded = match &outcome {
        Outcome::Did(Applied::Hand(_, hand)) => Operation::Hand(hand.recorded()),
        _ => operation,
    };
    let asserted = match &outcome {
        Outcome::Did(applied) => begun.series.asserted_of(applied),
        _ => None,
    };
    let start = begun.series.header().start;
    let behind = TimeDelta::seconds(i64::try_from(number).unwrap_or_default());
    let time = start.checked_add_signed(behind).unwrap_or(start);
    begun.dealers.extend(matches!(recorded, Operation::Hand(_)).then_some(None));
    begun.entries.push((recorded, asserted, time));
    Ok(())
}

/// Checks that a line has the only form that a record has for it: names in full, and melds apart from the deadwood.
fn has_form(line: &str, operation: &Operation, series: &Series) -> Result<(), Failure> {
    if operation.hands().iter().any(|hand| is_loose(&hand.claim)) {
        return Err(Failure::mistake(Code::BadLine, say::NotInForm.text(), say::LooseCardsHint.text()));
    }
    let words = |line: &str| {
        let words = split_note(line).0.split(BLANK).filter(|word| !word.is_empty());
        words.collect::<Vec<_>>().join(" ").to_lowercase()
    };
    let only = operation.write(series.roster());
    if words(line) == words(&only) { Ok(()) } else { not_in_form(Code::BadLine, &only) }
}

/// Returns true if cards are shown that nobody arranged.
fn is_loose(claim: &HandClaim) -> bool {
    let loose = |laid: &Layout| matches!(laid, Layout::Loose(_));
    match claim {
        HandClaim::Showdown(Showdown { knocker, defender, .. }) => {
            matches!(knocker, Knocker::Cards(laid) if loose(laid))
                || matches!(defender, Defender::Cards { laid, .. } if loose(laid))
        }
        HandClaim::Draw { .. } | HandClaim::Points(_) => false,
    }
}

/// The failure with the number of its line, for people and for programs.
fn at_line(failure: Failure, number: usize, line: &str) -> Failure {
    let placed = |report: Diagnostic| match report.excerpt {
        None if !line.is_empty() => report.pointing(line, vec![Span::new(0, line.len())]),
        _ => report,
    };
    let reports = failure.reports.map(|report| placed(report).at(place(number)));
    let refused = refused_record(number, reports.kept());
    Failure { besides: Some(Box::new(Besides::Record(refused))), ..Failure::new(failure.kind, reports) }
}

/// The report on a text that cannot be the record of an evening.
fn not_in_record() -> Diagnostic {
    Diagnostic::new(Code::BadRecord, say::NotInRecord.text()).hinted(say::NotInRecordHint.text())
}
