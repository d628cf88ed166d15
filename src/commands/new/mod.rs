//! `new`: starts a series.

pub mod setting;
pub mod rule_names;
pub(crate) mod spoken;
pub mod agreed;
pub(crate) mod agreement;
pub mod new_words;
mod no_names;
pub(crate) mod next;
pub(crate) mod lineup;
pub mod newcomers;
pub(crate) mod paper;
pub(crate) mod seats;
pub mod house;

use crate::commands::new::agreed::Agreed;
use crate::commands::new::new_words::NewSeries;
use crate::commands::new::newcomers::as_known;
use crate::commands::new::next::{left_out, with_players};
use crate::commands::run::answer::{Answer, Answered, Next};
use crate::commands::run::clock::now;
use crate::commands::run::env::Env;
use crate::commands::run::failure::Failure;
use crate::commands::run::options::examples;
use crate::commands::run::plan::{Plan, Purpose, Run, acts};
use crate::say::text::Text;
use crate::say::{Fixed, Message, written::new_series as say};
use crate::show::code::Code;
use crate::show::hand::entrants::{dealer_name, lineup_in_words};
use crate::show::json;
use crate::show::mistakes::parse_error::{alike, hidden};
use crate::show::series::terms::{agreed, as_before};
use crate::show::words::ticked;
use clap::Args;
use ginscore_ledger::book::{Book, LONGEST_SERIES_NAME, OpenedSeries, SeriesNameError, check_series_name};
use ginscore_ledger::model::{Header, Moment, Series};
use ginscore_notation::Roster;
use ginscore_rules::players::Entrant;
use ginscore_rules::series::{Score, Seating};
use ginscore_rules::settlement::{NotAStake, Stake};

/// Start a series and make it the current one.
///
/// Without players, after the end of a series, plays on: the same players, by the same rules and for the same stake.
#[derive(Args, Debug)]
#[command(after_long_help = examples(&[
    ("ginscore new Ann Bob pagat hollywood stake=0.05", "Hollywood gin with boxes, game bonuses and shutouts, at five cents a point."),
    ("ginscore new Ann Bob target=150 undercut_tie=nobody", "The standard rules with two changes."),
    ("ginscore new Ann Cid v Bob Dan bicycle sides=We,They", "Two partners on each side."),
    ("ginscore new Ann Bob Cid pagat", "Three players in turn; Cid sits out first."),
]))]
pub(crate) struct NewArgs {
    /// The players, then what is agreed. Players: `Ann Bob`; sides `Ann Cid v Bob Dan`; a captain `Ann v Bob Cid`; three in
    /// turn `Ann Bob Cid`. Agreed, in any order: a preset or saved rules; the forms `hollywood` and `oklahoma`, which go
    /// with any preset; `KEY=VALUE` for each rule that `ginscore rules show` lists; `stake=0.10`, `dealer=Ann`, `out=Cid`
    /// (who sits out first), `sides=We,They`, `name=friday` and `start=2026-11-20`.
    #[arg(
        value_name = "WORDS",
        num_args = 0..
    )]
    pub(crate) words: Vec<String>,
}

impl Run for NewArgs {
    fn plan(self: Box<Self>) -> Plan {
        let words = self.words.clone();
        acts(move |env| run(&with_players(self.words, env)?, env)).to(Purpose::Starts(words))
    }

    #[cfg(test)]
    fn answers(all: &mut json::Answers) {
        all.add::<json::series::OneView>("new");
    }
}

fn run(words: &[String], env: &Env) -> Answered {
    if words.is_empty()
        && let Some(last) = over(env)?
    {
        let (opened, is_new) = seats::play_on(&last, env)?;
        let object = || json::one(&opened.name, &opened.series);
        let answer = match is_new {
            true => env.recorded(|| started(&opened), object),
            false => env.answer(Text::default, object),
        };
        return Ok(Answer { next: Some(Next::Series(opened.name.clone())), ..answer });
    }
    let new = as_known(NewSeries::read(words, &env.book)?, env)?;
    // Where it cannot be read, that is not what is asked for.
    let last = over(env).ok().flatten();
    let opened = start(&new, env)?;
    let left_out = last.and_then(|last| {
        let (last, next) = (last.series.header(), opened.series.header());
        left_out(last, next, &new.agreed).filter(|_| last.roster.players() == next.roster.players())
    });
    if let Some(line) = left_out {
        env.remark(say::LeftOut { line: ticked(&line) }.said());
    }
    let answer = env.recorded(|| started(&opened), || json::one(&opened.name, &opened.series));
    Ok(Answer { next: Some(Next::Series(opened.name)), ..answer })
}

/// The current series, if it is over.
fn over(env: &Env) -> Result<Option<OpenedSeries>, Failure> {
    let current = env.series_name().ok().map(|name| env.read(&name)).transpose()?;
    Ok(current.filter(|current| current.series.score().is_over()))
}

/// The sentence about a series that has just started.
pub(crate) fn started(opened: &OpenedSeries) -> String {
    let header = opened.series.header();
    let roster = opened.series.roster();
    let lineup = lineup_in_words(roster, Seating::first(roster.lineup()));
    let mut facts: Vec<String> =
        lineup.map(|text| text.trim_end_matches('.').to_owned()).into_iter().collect();
    facts.push(agreed(header));
    let score = opened.series.score();
    facts.extend(score.dealer().map(|dealer| match roster.lineup().has_rounds() {
        true => say::SideDealsFirst { side: roster.entrant(dealer) }.said(),
        false => say::PlayerDealsFirst { player: dealer_name(score, dealer, roster) }.said(),
    }));
    format!("{}\n", say::Started { series: &opened.name, facts: facts.join("; ") }.said())
}

pub(crate) fn start(new: &NewSeries, env: &Env) -> Result<OpenedSeries, Failure> {
    let (header, remarks) = header(new, now()?, &env.book)?;
    let opened = begin(&header, &new.agreed, &remarks, env)?;
    if let Some(report) = alike(&header.roster) {
        env.warn_of(&report);
    }
    Ok(opened)
}

/// Starts the series with this header, under the name that was given, if one was.
fn begin(header: &Header, agreed: &Agreed, remarks: &[String], env: &Env) -> Result<OpenedSeries, Failure> {
    agreed.name.as_deref().map_or(Ok(()), series_name)?;
    env.remark_each(remarks);
    let started = env.book.start(header, agreed.name.as_deref(), &mut || env.waiting())?;
    env.confirm(started.durability, &started.findings);
    env.warn_of_unknown_zone();
    Ok(started.opened)
}

/// The header of a series of players with these names, and remarks about its rules.
pub(crate) fn header(new: &NewSeries, start: Moment, book: &Book) -> Result<(Header, Vec<String>), Failure> {
    let players = lineup::players(new)?;
    let roster = lineup::roster(&players, &new.agreed)?;
    let chosen = new.agreed.rules.chosen_for(players.lineup, book)?;
    let first_dealer =
        self::dealer(&new.agreed, &roster, &Score::of(players.lineup, chosen.house.clone(), None))?;
    let stake = self::stake(&new.agreed, None)?;
    let start = new.agreed.start.unwrap_or(start);
    let header = Header { roster, start, first_dealer, stake, preset: chosen.name, house: chosen.house };
    Ok((header, chosen.remarks))
}

/// Starts a series of the same players as their last one. Returns what stays the same, too, if anything does.
pub(crate) fn start_like(
    last: &OpenedSeries,
    agreed: &Agreed,
    env: &Env,
) -> Result<(OpenedSeries, Option<String>), Failure> {
    let HeaderLike { header, remarks, same } = header_like(&last.series, agreed, env)?;
    Ok((begin(&header, agreed, &remarks, env)?, same))
}

/// Starts a series like one that is over, if the ledger still has only the series with these names.
pub(crate) fn start_next(
    last: &OpenedSeries,
    known: &[String],
    env: &Env,
) -> Result<Option<OpenedSeries>, Failure> {
    let HeaderLike { header, .. } = header_like(&last.series, &Agreed::default(), env)?;
    let Some(started) = env.book.start_after(known, &header, &mut || env.waiting())? else {
        return Ok(None);
    };
    env.confirm(started.durability, &started.findings);
    Ok(Some(started.opened))
}

pub(crate) struct HeaderLike {
    pub header: Header,
    remarks: Vec<String>,
    /// What stays the same, if anything does.
    same: Option<String>,
}

/// The header of a series of the same players as their last one: by the same rules, for the same stake, and with the deal in
/// turn, except for what is agreed otherwise.
pub(crate) fn header_like(last: &Series, agreed: &Agreed, env: &Env) -> Result<HeaderLike, Failure> {
    let header = last.header();
    let roster = lineup::seated_as_after(last, agreed)?;
    let chosen = agreed.rules.chosen_for(roster.lineup(), &env.book)?;
    let same_rules = !agreed.rules.any();
    let house = if same_rules { &header.house } else { &chosen.house };
    let score = Score::of(roster.lineup(), house.clone(), None);
    let dealer = self::dealer(agreed, &roster, &score)?;
    let stake = self::stake(agreed, header.stake)?;
    let can_deal = |dealer: &Entrant| roster.lineup().members(*dealer).any(|seat| score.can_deal(seat));
    let in_turn = last.score().dealer().filter(can_deal);
    let same_stake = header.stake.is_some() && agreed.stake.is_none();
    let same_turn = in_turn.is_some() && dealer.is_none();
    let next = Header {
        house: house.clone(),
        roster,
        start: agreed.start.map_or_else(now, Ok)?,
        first_dealer: dealer.or(in_turn),
        stake,
        preset: if same_rules { header.preset.clone() } else { chosen.name },
    };
    let mut remarks = if same_rules { Vec::new() } else { chosen.remarks };
    remarks.extend(left_out(header, &next, agreed).map(|line| say::LeftOut { line: ticked(&line) }.said()));
    Ok(HeaderLike { header: next, remarks, same: as_before(same_rules, same_stake, same_turn) })
}

pub(crate) fn dealer(agreed: &Agreed, roster: &Roster, score: &Score) -> Result<Option<Entrant>, Failure> {
    agreed.dealer.as_ref().map(|name| lineup::dealer(name, roster, score)).transpose()
}

/// The money per point: as given, which may be `none`, or else as before.
pub(crate) fn stake(agreed: &Agreed, before: Option<Stake>) -> Result<Option<Stake>, Failure> {
    match agreed.stake.as_deref() {
        None => Ok(before),
        Some(typed) if typed.eq_ignore_ascii_case("none") => Ok(None),
        Some(typed) => read_stake(typed).map(Some),
    }
}

/// Reads money per point, per game or per sheet, also as people write it: `0,05 €`, `5 cents`, `5 €/game`.
pub(crate) fn read_stake(text: &str) -> Result<Stake, Failure> {
    let (money, per) = text.split_at(text.find('/').unwrap_or(text.len()));
    let amount = amount(money) + per;
    if Stake::is_unclear(&amount) {
        return Err(Failure::mistake(
            Code::BadValue,
            say::UnclearStake { typed: text },
            say::UnclearStakeHint,
        ));
    }
    Stake::read(&amount).map_err(|why| bad_stake(text, why))
}

/// Signs and words for money, in lower case.
const MONEY: [&str; 12] =
    ["€", "$", "£", "zł", "r$", "euro", "euros", "eur", "dollar", "dollars", "pln", "zl"];

/// Signs and words for hundredths of it.
const CENTS: [&str; 19] = [
    "c",
    "¢",
    "ct",
    "cts",
    "cent",
    "cents",
    "pence",
    "pennies",
    "centesimo",
    "centesimi",
    "cêntimo",
    "cêntimos",
    "centavo",
    "centavos",
    "gr",
    "groszy",
    "grosze",
    "grosz",
    "p",
];

/// Coins that are amounts by themselves.
const COINS: [(&str, &str); 3] = [("penny", "0.01"), ("nickel", "0.05"), ("dime", "0.10")];

/// An amount without the sign or word for its money: `0.05` for `5 cents`.
fn amount(typed: &str) -> String {
    let is_number = |letter: char| letter.is_ascii_digit() || ".,".contains(letter);
    let lower = typed.to_lowercase();
    let (before, rest) = lower.split_at(lower.find(is_number).unwrap_or(lower.len()));
    let (number, after) = rest.split_at(rest.find(|letter| !is_number(letter)).unwrap_or(rest.len()));
    let whole = number.chars().all(|letter| letter.is_ascii_digit());
    // `.05`
    let nought = if number.len() > 1 && number.starts_with(['.', ',']) { "0" } else { "" };
    let number = &format!("{nought}{number}");
    let unit = format!("{}{}", before.trim(), after.trim());
    // `a penny`
    if let Some((_, amount)) = COINS.iter().find(|(coin, _)| unit.trim_start_matches("a ") == *coin)
        && number.is_empty()
    {
        return (*amount).to_owned();
    }
    match unit.as_str() {
        unit if unit.is_empty() && !nought.is_empty() || MONEY.contains(&unit) => number.to_owned(),
        unit if CENTS.contains(&unit) && whole && !number.is_empty() => {
            let padded = format!("{number:0>3}");
            let (units, cents) = padded.split_at_checked(padded.len() - 2).unwrap_or_default();
            format!("{units}.{cents}")
        }
        _ => typed.to_owned(),
    }
}

fn bad_stake(typed: &str, why: NotAStake) -> Failure {
    let (message, hint) = match why {
        NotAStake::NotANumber => (say::NotAStake { typed }.said(), say::NotAStakeHint.text()),
        NotAStake::Nought => (say::StakeNought { typed }.said(), say::StakeNoughtHint.text()),
        NotAStake::TooMuch => (say::StakeTooMuch { typed }.said(), say::NotAStakeHint.text()),
        NotAStake::Decimals => (say::StakeDecimals { typed }.said(), say::NotAStakeHint.text()),
        NotAStake::Unit => (say::StakeUnit { typed }.said(), say::NotAStakeHint.text()),
    };
    Failure::mistake(Code::BadValue, message, hint)
}

pub(crate) fn series_name(name: &str) -> Result<(), Failure> {
    let Err(wrong) = check_series_name(name) else {
        return Ok(());
    };
    let message = match wrong {
        SeriesNameError::Empty => say::NameEmpty.said(),
        SeriesNameError::Hidden(found) => say::NameInvisible { name, sign: hidden(&found) }.said(),
        SeriesNameError::Sign(sign) => say::NameSign { name, sign: sign.to_string() }.said(),
        SeriesNameError::Start => say::NameStart { name }.said(),
        SeriesNameError::End => say::NameEnd { name }.said(),
        SeriesNameError::TooLong => say::NameLong { name, bytes: LONGEST_SERIES_NAME }.said(),
        SeriesNameError::Device => say::NameDevice { name }.said(),
    };
    Err(Failure::mistake(Code::BadValue, message, say::NameHint))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stakes_as_people_write_them() {
        for (typed, stake) in [
            ("0.05", "0.05"),
            ("0,05 €", "0.05"),
            ("€0.05", "0.05"),
            ("5c", "0.05"),
            ("5 cents", "0.05"),
            ("10 Groszy", "0.10"),
            ("150 ct", "1.50"),
            ("1 zł", "1"),
            (".05", "0.05"),
            ("$.25", "0.25"),
            (",05 €", "0.05"),
        ] {
            assert_eq!(read_stake(typed).unwrap().to_string(), stake, "{typed}");
        }
        for typed in ["", "c", "€", "0.5c", "5 x", "1.000 €", "1 2 c x", "-5c", "1 2 €", "0.0€5"] {
            assert!(read_stake(typed).is_err(), "{typed}");
        }
    }
}
