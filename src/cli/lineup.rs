//! The players of a new series: who plays whom, as the names and options say.

use super::failure::Failure;
use super::options::{New, NewOptions};
use crate::messages::{Fixed, Message, written::cli_lineup as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::parse_error::bad_name;
use crate::show::rulebook::TopicId;
use crate::show::words::{one_of, ticked};
use ginscore_notation::Roster;
use ginscore_rules::rules::{
    Bounded, Entrant, GroupRules, HouseRules, Lineup, RuleSettings, SettlementMethod, differences,
};

/// The names in the order of their seats, and who plays whom.
pub(super) struct Players {
    /// The lineup.
    pub lineup: Lineup,
    /// The names, the first side's before the second's.
    pub names: Vec<String>,
}

/// Who plays whom: `Ann Bob`, `Ann Cid v Bob Dan`, `Ann v Bob Cid`, or `Ann Bob Cid`.
///
/// # Errors
///
/// Fails if the numbers of players fit no form of the game, or if an option does not go with it.
pub(super) fn players(new: &New) -> Result<Players, Failure> {
    let is_against = |word: &&String| word.eq_ignore_ascii_case("v") || word.eq_ignore_ascii_case("vs");
    let mut sides = new.players.split(|word| is_against(&word));
    let (one, two) = (sides.next().unwrap_or_default(), sides.next());
    if sides.next().is_some() || one.is_empty() || two.is_some_and(<[String]>::is_empty) {
        return Err(wrong_number(new.players.iter().filter(|word| !is_against(word)).count()));
    }
    let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let (lineup, names) = match two {
        None if one.len() == 2 => (Lineup::TWO, one.to_vec()),
        None if one.len() == 3 => (Lineup::InTurn { out: out(&new.options, one)? }, one.to_vec()),
        None => return Err(wrong_number(one.len())),
        Some(two) => {
            // The captain comes first.
            let (one, two) = if two.len() == 1 && one.len() > 1 { (two, one) } else { (one, two) };
            let lineup = match (one.len(), two.len()) {
                (1, others @ 2..) => Bounded::new(number(others)).map(Lineup::Captain),
                (one, two) if one == two => Bounded::new(number(one)).map(Lineup::Sides),
                _ => None,
            };
            let lineup = lineup.ok_or_else(|| wrong_number(one.len() + two.len()))?;
            (lineup, [one, two].concat())
        }
    };
    let misplaced = |message: &str, hint: &str| {
        Err(Failure::unreadable([Diagnostic::new(Code::BadOption, message).hinted(hint)]))
    };
    if new.options.out.is_some() && !matches!(lineup, Lineup::InTurn { .. }) {
        return misplaced(say::OutMisplaced.text(), say::OutMisplacedHint.text());
    }
    if new.options.sides.is_some() && (lineup.is_two_players() || matches!(lineup, Lineup::InTurn { .. })) {
        return misplaced(say::SidesMisplaced.text(), say::SidesMisplacedHint.text());
    }
    Ok(Players { lineup, names })
}

/// The player who sits out first: by default the last named.
fn out(options: &NewOptions, names: &[String]) -> Result<Entrant, Failure> {
    let Some(out) = &options.out else {
        return Ok(Entrant::Third);
    };
    let is = |name: &&String| name.to_lowercase() == out.trim().to_lowercase();
    let found = names.iter().position(|name| is(&name)).and_then(|at| Entrant::ALL.get(at));
    found.copied().ok_or_else(|| {
        let names: Vec<String> = names.iter().map(|name| ticked(name)).collect();
        let message = say::NoneOfPlayers { name: ticked(out) }.said();
        Failure::unreadable([Diagnostic::new(Code::UnknownPlayer, message)
            .hinted(say::NameOneOf { players: one_of(&names) }.said())])
    })
}

fn wrong_number(players: usize) -> Failure {
    let message = match players {
        0 | 1 => say::TooFewPlayers.said(),
        _ => say::CannotBeSeated { players }.said(),
    };
    let report = Diagnostic::new(Code::BadOption, message).by(TopicId::Partners);
    Failure::unreadable([report.hinted(say::SeatingHint.text())])
}

/// The names of the players and sides, checked.
///
/// # Errors
///
/// Fails if a name is not valid, or if two are the same.
pub(super) fn roster(players: &Players, options: &NewOptions) -> Result<Roster, Failure> {
    let names: Vec<&str> = players.names.iter().map(String::as_str).collect();
    let sides = match options.sides.as_deref() {
        None => None,
        Some(text) => match text.split_once(',') {
            Some((one, two)) if !two.contains(',') => Some((one.trim(), two.trim())),
            _ => {
                let message = say::NotTwoNames { text: ticked(text) }.said();
                let report = Diagnostic::new(Code::BadValue, message).hinted(say::NotTwoNamesHint.text());
                return Err(Failure::unreadable([report]));
            }
        },
    };
    Roster::new(players.lineup, &names, sides)
        .map_err(|(name, why)| Failure::unreadable([bad_name(&name, why)]))
}

/// Checks that the rules can be played by these players.
///
/// # Errors
///
/// Fails for three in turn with rules that compare two scores.
pub(super) fn playable(lineup: Lineup, house: &HouseRules) -> Result<(), Failure> {
    if !matches!(lineup, Lineup::InTurn { .. }) {
        return Ok(());
    }
    let report = if house.columns.get() > 1 {
        Diagnostic::new(Code::BadValue, say::NoColumnsInTurn.text()).hinted(say::NoColumnsInTurnHint.text())
    } else if house.settlement == SettlementMethod::ScorePlusDifference {
        Diagnostic::new(Code::BadValue, say::NoDifferenceInTurn.text())
            .hinted(say::NoDifferenceInTurnHint.text())
    } else {
        return Ok(());
    };
    Err(Failure::unreadable([report.by(TopicId::InTurn)]))
}

/// Checks that two players chose no rule for more than two. Such a rule of saved rules is no mistake; it is left out
/// before they choose.
///
/// # Errors
///
/// Fails with the first of these rules.
pub(super) fn concerns(lineup: Lineup, values: &RuleSettings) -> Result<(), Failure> {
    if !lineup.is_two_players() {
        return Ok(());
    }
    let defaults = RuleSettings { group: GroupRules::DEFAULT, ..values.clone() };
    let Some((key, ..)) = differences(&defaults, values).into_iter().next() else {
        return Ok(());
    };
    let message = say::RuleForMore { key: ticked(key) }.said();
    Err(Failure::unreadable([Diagnostic::new(Code::BadOption, message)
        .by(TopicId::Partners)
        .hinted(say::RuleForMoreHint.text())]))
}
