//! `new`: a series begins.

use crate::cli::context::{Context, Output, now};
use crate::cli::failure::{Failure, Stop};
use crate::cli::options::{New, NewOptions};
use crate::cli::record::unknown_player;
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::json;
use crate::show::parse_error::{alike, bad_name, hidden};
use crate::show::script::new_line;
use crate::show::words::ticked;
use ginscore_ledger::book::OpenedSeries;
use ginscore_ledger::book::sync_copy;
use ginscore_ledger::model::Header;
use ginscore_rules::notation::{Names, all};
use ginscore_rules::rules::{Player, Stake};

/// Begins a series and says so.
pub(super) fn run(new: &New, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let opened = begin(new, context, screen)?;
    if context.quiet && !context.json {
        return Ok(());
    }
    context.answer(
        screen,
        || began(&opened),
        || json::object([("series", json::value(&json::series(&opened.name, &opened.series)))]),
    )?;
    Ok(())
}

/// What there is to say of a series that has just begun.
pub(super) fn began(opened: &OpenedSeries) -> String {
    format!("{}\nseries {}\n", new_line(opened.series.header()), opened.name)
}

/// Begins a series.
pub(super) fn begin(new: &New, context: &Context, screen: &mut Output<'_>) -> Result<OpenedSeries, Failure> {
    let names = names(&new.one, &new.two)?;
    let NewOptions { rules, name, .. } = &new.options;
    let asked = rules.asked()?;
    let first_dealer = self::dealer(&new.options, &names)?;
    let stake = self::stake(&new.options)?;
    if let Some(name) = name {
        series_name(name)?;
    }
    for remark in &asked.remarks {
        context.remark(screen, remark);
    }
    let header = Header {
        names,
        start: now()?,
        first_dealer,
        stake,
        preset: asked.preset.name.to_owned(),
        house: asked.house,
    };
    let alike = alike(&header.names);
    let started = context.book.start(&header, name.as_deref(), &mut || context.waiting(screen))?;
    context.confirm(screen, started.durability, &started.findings);
    if let Some(report) = alike {
        context.warn(screen, &report.shown("warning"));
    }
    Ok(started.opened)
}

/// Who deals first, if that was said.
pub(super) fn dealer(options: &NewOptions, names: &Names) -> Result<Option<Player>, Failure> {
    let known = |dealer: &String| names.find(dealer).ok_or_else(|| unknown_player(dealer, names));
    options.dealer.as_ref().map(known).transpose()
}

/// The money per point, if they play for some.
pub(super) fn stake(options: &NewOptions) -> Result<Option<Stake>, Failure> {
    options.stake.as_ref().map(|text| Stake::read(text).ok_or_else(|| bad_stake(text))).transpose()
}

/// Two names that can be told apart.
pub(super) fn names(one: &str, two: &str) -> Result<Names, Failure> {
    Names::new(one, two).map_err(|(name, why)| Failure::unreadable([bad_name(&name, why)]))
}

fn bad_stake(text: &str) -> Failure {
    let report = Diagnostic::new(Code::BadValue, format!("{} is no stake", ticked(text)));
    Failure::unreadable(
        [report.hinted("money per point: digits, and up to four after a point, as in `0.10`")],
    )
}

/// Checks the name of a new series, wherever it comes from. It is its file's name, so it may hold nothing that some
/// system's file names cannot or a shell would interpret, nor be what a copy of another series is called.
///
/// # Errors
///
/// The report says what is wrong with the name.
pub(super) fn series_name(name: &str) -> Result<(), Failure> {
    let plain = |letter: char| letter.is_alphanumeric() || matches!(letter, '-' | '_' | ' ' | '.');
    let ends = name.chars().next().zip(name.chars().last());
    let wrong = match ends {
        None => Some("the series has no name".to_owned()),
        Some((first, last)) => {
            let why = if let Some(found) = all(name).next() {
                Some(format!("it holds {}", hidden(&found)))
            } else if let Some(sign) = name.chars().find(|letter| !plain(*letter)) {
                Some(format!("{} may not be in it", ticked(&sign.to_string())))
            } else if !first.is_alphanumeric() {
                Some("it must begin with a letter or a digit".to_owned())
            } else if matches!(last, ' ' | '.') {
                Some("it ends with a space or a dot".to_owned())
            } else if name.len() > LONGEST_NAME {
                Some(format!("it is longer than {LONGEST_NAME} bytes"))
            } else if is_device(name) {
                Some("Windows keeps that name for a device".to_owned())
            } else if sync_copy(&format!("{name}.toml")).is_some() {
                Some("other programs name their copies so".to_owned())
            } else {
                None
            };
            why.map(|why| format!("{} is not a name for a series: {why}", ticked(name)))
        }
    };
    wrong.map_or(Ok(()), |message| {
        let hint =
            "letters, digits, `-`, `_`, `.` and spaces, beginning with a letter or digit, as in `club-night`";
        Err(Failure::unreadable([Diagnostic::new(Code::BadValue, message).hinted(hint)]))
    })
}

/// The most bytes that the name of a series may have: those that the program gives have fewer.
const LONGEST_NAME: usize = 200;

/// Returns true if Windows takes a file of that name for a device, whatever its extension.
fn is_device(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default().trim_end().to_ascii_uppercase();
    let numbered = |device: &str| {
        let number = stem.strip_prefix(device).map(|rest| rest.chars().collect::<Vec<_>>());
        matches!(number.as_deref(), Some(['0'..='9' | '¹' | '²' | '³']))
    };
    matches!(stem.as_str(), "CON" | "PRN" | "AUX" | "NUL") || numbered("COM") || numbered("LPT")
}
