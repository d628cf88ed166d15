//! `new`: starts a series.

use crate::cli::context::{Context, Output, now};
use crate::cli::failure::{Failure, Stop};
use crate::cli::options::{New, NewOptions};
use crate::cli::record::unknown_player;
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::house::called;
use crate::show::json;
use crate::show::parse_error::{alike, bad_name, hidden};
use crate::show::words::ticked;
use ginscore_ledger::book::OpenedSeries;
use ginscore_ledger::book::sync_copy;
use ginscore_ledger::model::Header;
use ginscore_rules::notation::{Names, all};
use ginscore_rules::rules::{Player, Preset, STANDARD, Stake};

/// Starts a series and says so.
pub(super) fn run(new: &New, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let opened = begin(new, context, screen)?;
    if context.quiet && !context.json {
        return Ok(());
    }
    context.answer(screen, || began(&opened), || json::one(&opened.name, &opened.series))?;
    Ok(())
}

/// The sentence about a series that has just started.
pub(super) fn began(opened: &OpenedSeries) -> String {
    let header = opened.series.header();
    let preset = Preset::named(&header.preset).unwrap_or(STANDARD);
    let rules = called(preset, &header.house);
    let mut facts = vec![rules.strip_prefix("the ").unwrap_or(&rules).to_owned()];
    facts.extend(header.first_dealer.map(|dealer| format!("{} deals first", header.names.get(dealer))));
    facts.extend(header.stake.map(|stake| format!("{stake} per point")));
    format!("Started series {} ({}).\n", opened.name, facts.join(", "))
}

/// Starts a series.
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
        context.warn(screen, report.text("warning", context.look.err.width));
    }
    Ok(started.opened)
}

/// The first dealer, if given.
pub(super) fn dealer(options: &NewOptions, names: &Names) -> Result<Option<Player>, Failure> {
    let known = |dealer: &String| names.find(dealer).ok_or_else(|| unknown_player(dealer, names));
    options.dealer.as_ref().map(known).transpose()
}

/// The money per point, if given.
pub(super) fn stake(options: &NewOptions) -> Result<Option<Stake>, Failure> {
    options.stake.as_ref().map(|text| Stake::read(text).ok_or_else(|| bad_stake(text))).transpose()
}

/// Checks the names of two players.
pub(super) fn names(one: &str, two: &str) -> Result<Names, Failure> {
    Names::new(one, two).map_err(|(name, why)| Failure::unreadable([bad_name(&name, why)]))
}

fn bad_stake(text: &str) -> Failure {
    let report = Diagnostic::new(Code::BadValue, format!("{} is not a stake", ticked(text)));
    Failure::unreadable([report.hinted("write money per point with up to four decimals, as in `0.10`")])
}

/// Checks the name of a new series. It is also a file name, so it must be valid on every system, need no quoting except
/// for spaces, and not look like another program's copy of a series.
///
/// # Errors
///
/// If the name is not valid, with the reason.
pub(super) fn series_name(name: &str) -> Result<(), Failure> {
    let plain = |letter: char| letter.is_alphanumeric() || matches!(letter, '-' | '_' | ' ' | '.');
    let ends = name.chars().next().zip(name.chars().last());
    let wrong = match ends {
        None => Some("the name of the series is empty".to_owned()),
        Some((first, last)) => {
            let why = if let Some(found) = all(name).next() {
                Some(format!("it contains {}", hidden(&found)))
            } else if let Some(sign) = name.chars().find(|letter| !plain(*letter)) {
                Some(format!("it must not contain {}", ticked(&sign.to_string())))
            } else if !first.is_alphanumeric() {
                Some("it must start with a letter or a digit".to_owned())
            } else if matches!(last, ' ' | '.') {
                Some("it ends with a space or a dot".to_owned())
            } else if name.len() > LONGEST_NAME {
                Some(format!("it is longer than {LONGEST_NAME} bytes"))
            } else if is_device(name) {
                Some("Windows reserves it for a device".to_owned())
            } else if sync_copy(&format!("{name}.toml")).is_some() {
                Some("it looks like a copy made by another program".to_owned())
            } else {
                None
            };
            why.map(|why| format!("{} is not a name for a series: {why}", ticked(name)))
        }
    };
    wrong.map_or(Ok(()), |message| {
        let hint =
            "use letters, digits, `-`, `_`, `.` and spaces, starting with a letter or digit, as in `club-night`";
        Err(Failure::unreadable([Diagnostic::new(Code::BadValue, message).hinted(hint)]))
    })
}

/// The longest name of a series, in bytes; names that ginscore makes are shorter.
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
