//! The players of a new series: who plays whom, as the words say.

use crate::commands::WORDS;
use crate::commands::new::agreed::Agreed;
use crate::commands::new::new_words::NewSeries;
use crate::commands::run::failure::Failure;
use crate::commands::words::parts_sides;
use crate::say::{Fixed, Message, written::lineup as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::mistakes::parse_error::{bad_name, parse_error, turns_of};
use crate::show::rulebook::TopicId;
use crate::show::words::{one_of, ticked};
use ginscore_ledger::model::Series;
use ginscore_notation::{BadName, Roster, Span};
use ginscore_rules::house::{Bounded, RuleKey, RuleSettings};
use ginscore_rules::players::{Entrant, Lineup};
use ginscore_rules::series::Score;

pub(crate) struct Players {
    pub lineup: Lineup,
    /// The names, the first side's before the second's.
    pub names: Vec<String>,
}

/// Who plays whom: `Ann Bob`, `Ann Cid v Bob Dan`, `Ann v Bob Cid`, or `Ann Bob Cid`.
/// Fails if the numbers of players fit no form of the game, or if a word does not go with it.
pub(crate) fn players(new: &NewSeries) -> Result<Players, Failure> {
    let mut sides = new.players.split(|word| parts_sides(word));
    let (one, two) = (sides.next().unwrap_or_default(), sides.next());
    if sides.next().is_some() || one.is_empty() || two.is_some_and(<[String]>::is_empty) {
        return Err(wrong_number(new.players.iter().filter(|word| !parts_sides(word)).count()));
    }
    let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let (lineup, names) = match two {
        None if one.len() == 2 => (Lineup::TWO, one.to_vec()),
        None if one.len() == 3 => (Lineup::InTurn { out: out(&new.agreed, one)? }, one.to_vec()),
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
    let misplaced = |message: &str, hint: &str| Err(Failure::mistake(Code::BadOption, message, hint));
    if new.agreed.out.is_some() && !matches!(lineup, Lineup::InTurn { .. }) {
        return misplaced(say::OutMisplaced.text(), say::OutMisplacedHint.text());
    }
    if new.agreed.sides.is_some() && (lineup.is_two_players() || matches!(lineup, Lineup::InTurn { .. })) {
        return misplaced(say::SidesMisplaced.text(), say::SidesMisplacedHint.text());
    }
    Ok(Players { lineup, names })
}

/// The player who sits out first: by default the last named.
pub(crate) fn out(agreed: &Agreed, names: &[String]) -> Result<Entrant, Failure> {
    let Some(out) = &agreed.out else {
        return Ok(Entrant::Third);
    };
    let is = |name: &&String| name.to_lowercase() == out.trim().to_lowercase();
    let found = names.iter().position(|name| is(&name)).and_then(|at| Entrant::ALL.get(at));
    found.copied().ok_or_else(|| {
        let names: Vec<String> = names.iter().map(|name| ticked(name)).collect();
        let message = say::NoneOfPlayers { name: ticked(out) }.said();
        Failure::mistake(Code::UnknownPlayer, message, say::NameOneOf { players: one_of(&names) })
    })
}

fn wrong_number(players: usize) -> Failure {
    if players < 2 {
        // Someone who names nobody asks how players are named.
        let hint = if players == 0 { say::SeatingHint.text() } else { say::TooFewPlayersHint.text() };
        return Failure::mistake(Code::BadOption, say::TooFewPlayers, hint);
    }
    let message = say::CannotBeSeated { players }.said();
    let report = Diagnostic::new(Code::BadOption, message).by(TopicId::Partners);
    Failure::unreadable([report.hinted(say::SeatingHint)])
}

/// The names of the players and sides, checked.
pub(crate) fn roster(players: &Players, agreed: &Agreed) -> Result<Roster, Failure> {
    let names: Vec<&str> = players.names.iter().map(String::as_str).collect();
    let sides = match agreed.sides.as_deref() {
        None => None,
        Some(text) => match text.split_once(',') {
            Some((one, two)) if !two.contains(',') => Some((one.trim(), two.trim())),
            _ => {
                let message = say::NotTwoNames { text: ticked(text) }.said();
                return Err(Failure::mistake(Code::BadValue, message, say::NotTwoNamesHint));
            }
        },
    };
    Roster::new(players.lineup, &names, sides)
        .and_then(|roster| roster.without(&WORDS))
        .map_err(|BadName { name, why }| Failure::unreadable([bad_name(&name, why)]))
}

/// The players of a series, as they sit down to another one. Of three in turn, the one who sits out next sits out first,
/// unless the words say otherwise.
/// Fails if the words let somebody sit out who does not play.
pub(crate) fn seated_as_after(series: &Series, agreed: &Agreed) -> Result<Roster, Failure> {
    let roster = series.roster();
    let Some(next) = series.score().sits_out() else {
        return Ok(roster.clone());
    };
    let out = if agreed.out.is_some() { out(agreed, roster.players())? } else { next };
    let names: Vec<&str> = roster.players().iter().map(String::as_str).collect();
    Roster::known(Lineup::InTurn { out }, &names, None)
        .map_err(|BadName { name, why }| Failure::unreadable([bad_name(&name, why)]))
}

/// Checks that the values that were typed can do something for these players. A rule of a preset or of saved rules that
/// cannot is left out before they choose.
/// Fails with the first rule that can do nothing, and why; and for three in turn with a shutout that doubles.
pub(crate) fn can_apply(lineup: Lineup, preset: &RuleSettings, values: &RuleSettings) -> Result<(), Failure> {
    let typed = preset.differences(values);
    if let Some((key, ..)) = typed.iter().find(|(key, ..)| !key.applies_to(lineup, values)) {
        return Err(without_effect(*key, lineup));
    }
    let in_turn = matches!(lineup, Lineup::InTurn { .. });
    let doubles = in_turn && values.shutout.award.doubles();
    if doubles && typed.iter().any(|(key, ..)| *key == RuleKey::ShutoutAward) {
        let report = Diagnostic::new(Code::BadValue, say::NoDoublingInTurn);
        let report = report.by(TopicId::InTurn).hinted(say::NoDoublingInTurnHint);
        return Err(Failure::unreadable([report]));
    }
    Ok(())
}

fn without_effect(key: RuleKey, lineup: Lineup) -> Failure {
    let message = match lineup {
        _ if lineup.is_two_players() => say::RuleForMore { key: ticked(key.name()) }.said(),
        _ => say::RuleWithoutEffect { key: ticked(key.name()) }.said(),
    };
    let (topic, hint) = match (lineup, key) {
        _ if lineup.is_two_players() => (TopicId::Partners, say::RuleForMoreHint.text()),
        (Lineup::Captain(_), RuleKey::Payment) => (TopicId::Captain, say::CaptainSettlesHint.text()),
        (Lineup::Sides(_), _) => (TopicId::Partners, say::NobodySitsOutHint.text()),
        (Lineup::Captain(_), RuleKey::NewcomerDeals) => (TopicId::Captain, say::NobodySitsOutHint.text()),
        (Lineup::Captain(_), _) => (TopicId::Captain, say::OneHandHint.text()),
        (Lineup::InTurn { .. }, RuleKey::Payment) => (TopicId::InTurn, say::EachSettlesHint.text()),
        (Lineup::InTurn { .. }, RuleKey::Dealer) => (TopicId::InTurn, say::NewcomerDealsHint.text()),
        (Lineup::InTurn { .. }, RuleKey::DrawnHandDealer) => {
            (TopicId::InTurn, say::SittingOutDealsHint.text())
        }
        (Lineup::InTurn { .. }, RuleKey::ColumnEntry) => (TopicId::InTurn, say::OneGameHint.text()),
        (Lineup::InTurn { .. }, _) => (TopicId::InTurn, say::OneHandHint.text()),
    };
    Failure::unreadable([Diagnostic::new(Code::BadOption, message).by(topic).hinted(hint)])
}

/// The entrant who deals next, by the name of a player or of a side.
pub(crate) fn dealer(name: &str, roster: &Roster, score: &Score) -> Result<Entrant, Failure> {
    let entrant = roster.find_entrant(name).ok_or_else(|| unknown_player(name, roster))?;
    let lineup = roster.lineup();
    let is_side = lineup.members(entrant).count() > 1
        && roster.entrant(entrant).to_lowercase() == name.trim().to_lowercase();
    let seat = roster.find(name).filter(|_| !is_side);
    match seat.filter(|seat| lineup.entrant(*seat) == entrant && !score.can_deal(*seat)) {
        None => Ok(entrant),
        Some(seat) => {
            let can = lineup.seats().filter(|seat| score.can_deal(*seat));
            let can: Vec<String> = can.map(|seat| roster.name(seat).to_owned()).collect();
            let message = say::CannotDeal { name: ticked(roster.name(seat)) }.said();
            let report = Diagnostic::new(Code::NotPlaying, message).by(turns_of(lineup));
            Err(Failure::refused([report.hinted(say::CannotDealHint { players: one_of(&can) }.said())]))
        }
    }
}

fn unknown_player(name: &str, roster: &Roster) -> Failure {
    Failure::unreadable([parse_error(name, &roster.unknown(Span::new(0, name.len()), name))])
}
