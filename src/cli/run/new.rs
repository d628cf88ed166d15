//! `new`: a series begins.

use crate::cli::context::{Context, Screen, now};
use crate::cli::failure::{Failure, Stop};
use crate::cli::open::Opened;
use crate::cli::options::{New, NewOptions};
use crate::cli::record::unknown_player;
use crate::ledger::copies::copy;
use crate::ledger::entry::Header;
use crate::notation::names::Names;
use crate::rules::player::Player;
use crate::rules::stake::Stake;
use crate::show::json;
use crate::show::misread::bad_name;
use crate::show::report::Report;
use crate::show::script::new_line;
use crate::show::words::ticked;

/// Begins a series and says so.
pub(super) fn run(new: &New, context: &Context, screen: &mut Screen<'_>) -> Result<(), Stop> {
    let opened = begin(new, context, screen)?;
    if context.quiet && !context.json {
        return Ok(());
    }
    context.answer(
        screen,
        || began(&opened),
        || json::object([("series", json::series(&opened.name, &opened.series))]),
    )?;
    Ok(())
}

/// What there is to say of a series that has just begun.
pub(super) fn began(opened: &Opened) -> String {
    format!("{}\nseries {}\n", new_line(opened.series.header()), opened.name)
}

/// Begins a series.
pub(super) fn begin(new: &New, context: &Context, screen: &mut Screen<'_>) -> Result<Opened, Failure> {
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
    context.begin(screen, header, name.as_deref())
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
    let report = Report::new("bad-value", format!("{} is no stake", ticked(text)));
    Failure::unreadable(
        [report.hinted("money per point: digits, and up to four after a point, as in `0.10`")],
    )
}

/// A series' name is its file's name, so it may hold nothing that a file's name cannot, nor be what a copy
/// of another series is called.
fn series_name(name: &str) -> Result<(), Failure> {
    let plain = |letter: char| letter.is_alphanumeric() || matches!(letter, '-' | '_' | ' ' | '.');
    let begins = name.chars().next().is_some_and(char::is_alphanumeric);
    let copied = copy(&format!("{name}.toml")).is_some();
    if begins && name.chars().all(plain) && name.len() <= 100 && name.trim() == name && !copied {
        return Ok(());
    }
    let message = match name {
        "" => "the series has no name".to_owned(),
        _ => format!("{} is no name for a series", ticked(name)),
    };
    let report = Report::new("bad-value", message);
    Err(Failure::unreadable([report.hinted(
        "letters, digits, `-`, `_`, `.` and spaces, beginning with a letter or digit; not as other \
         programs name their copies",
    )]))
}

/// The same for the name of a series that was made elsewhere, which may hold whatever a file's name can.
pub(super) fn file_name(name: &str) -> Result<(), Failure> {
    let strange = name.contains(['/', '\\']) || name.contains(char::is_control) || name.starts_with('.');
    if strange || name.len() > 240 || copy(&format!("{name}.toml")).is_some() {
        return series_name(name);
    }
    Ok(())
}
