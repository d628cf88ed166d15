//! Reads the header of a series from its text.

use crate::model::entry::Header;
use crate::text::error::{TextError, TextErrorKind};
use crate::text::expected::Expected;
use crate::text::fields::{Fields, Located, Need};
use ginscore_notation::{BadName, Mistakes, Roster, Span};
use ginscore_rules::house::{Bounded, HouseRules, Preset, RuleKey, RuleSettings, RuleValue};
use ginscore_rules::players::{Entrant, Lineup};
use ginscore_rules::settlement::Stake;

/// Reads the names of the players, and who plays whom.
pub(super) fn read_roster(fields: &mut Fields<'_>, faults: &mut Mistakes<TextError>) -> Option<Roster> {
    let (players, at) = fields.texts("players", Need::Must, Expected::Names, faults)?;
    let lineup = read_lineup(fields, &players, at, faults)?;
    let sides = read_sides(fields, faults)?;
    if players.len() != lineup.players() {
        let many = if lineup.is_two_players() { Expected::TwoPlayers } else { Expected::PlayersOfLineup };
        faults.push(TextErrorKind::BadText(many).at(at));
        return None;
    }
    let sides = sides.as_ref().map(|(one, two)| (one.as_str(), two.as_str()));
    Roster::known(lineup, &players, sides)
        .map_err(|BadName { name, why }| faults.push(TextErrorKind::BadName(name, why).at(at)))
        .ok()
}

/// Reads who plays whom: `sides`, `captain` or `in-turn`. Two players need nothing.
fn read_lineup(
    fields: &mut Fields<'_>,
    players: &[&str],
    players_at: Span,
    faults: &mut Mistakes<TextError>,
) -> Option<Lineup> {
    let Some((word, at)) = fields.text("lineup", Need::May, faults) else {
        return Some(Lineup::TWO);
    };
    let count = players.len();
    if word == "sides" && (count <= 2 || !count.is_multiple_of(2)) || word == "in-turn" && count != 3 {
        faults.push(TextErrorKind::BadText(Expected::PlayersOfLineup).at(players_at));
        return None;
    }
    let found = lineup_of(word, count, || {
        let (out, _) = fields.text("out", Need::Must, faults)?;
        players.iter().position(|name| *name == out)
    });
    if found.is_none() {
        faults.push(TextErrorKind::BadText(Expected::Lineup).at(at));
    }
    found
}

/// The lineup of that word for so many players. `out` says which of three in turn sits out first.
pub(crate) fn lineup_of(word: &str, players: usize, out: impl FnOnce() -> Option<usize>) -> Option<Lineup> {
    let count = u32::try_from(players).ok()?;
    match word {
        "sides" if count % 2 == 0 => Bounded::new(count / 2).map(Lineup::Sides),
        "captain" => count.checked_sub(1).and_then(Bounded::new).map(Lineup::Captain),
        "in-turn" if count == 3 => Some(Lineup::InTurn { out: *Entrant::ALL.get(out()?)? }),
        _ => None,
    }
}

/// Reads the names of the sides; `None` after a mistake.
#[allow(clippy::option_option)]
fn read_sides(fields: &mut Fields<'_>, faults: &mut Mistakes<TextError>) -> Option<Option<(String, String)>> {
    match fields.texts("sides", Need::May, Expected::SideNames, faults) {
        None => Some(None),
        Some((sides, at)) => match sides.as_slice() {
            [one, two] => Some(Some(((*one).to_owned(), (*two).to_owned()))),
            _ => {
                faults.push(TextErrorKind::BadText(Expected::TwoSides).at(at));
                None
            }
        },
    }
}

/// Reads the header. Returns `None` if there are no valid players or if another part cannot be read.
pub(super) fn read_header(
    fields: &mut Fields<'_>,
    roster: Option<&Roster>,
    faults: &mut Mistakes<TextError>,
) -> Option<Header> {
    let start = fields.time("start", faults);
    let first_dealer = fields.text("first_dealer", Need::May, faults);
    let first_dealer = roster.and_then(|roster| Some(entrant(first_dealer?, roster, faults)));
    let stake = fields.text("stake", Need::May, faults).and_then(|(stake, at)| {
        let read = Stake::read(stake).ok();
        if read.is_none() {
            faults.push(TextErrorKind::BadText(Expected::Stake).at(at));
        }
        read
    });
    let preset = fields.text("preset", Need::May, faults);
    let more = roster.is_some_and(|roster| !roster.lineup().is_two_players());
    let house = read_rules(fields, RuleKeys::NotNeutral, more, faults).and_then(|(house, at)| {
        let playable = roster.map_or(Ok(()), |roster| roster.lineup().can_play(&house));
        playable.map_err(|clash| faults.push(TextErrorKind::Clash(clash).at(at))).ok().map(|()| house)
    });
    Some(Header {
        roster: roster?.clone(),
        start: start?.0,
        first_dealer: first_dealer.flatten(),
        stake,
        preset: preset.map_or(Preset::STANDARD.name, |(preset, _)| preset).to_owned(),
        house: house?,
    })
}

/// Returns the entrant with that name, or for whom that player plays; `None`, and a mistake in `faults`, if there is none.
pub(super) fn entrant(
    (name, at): Located<&str>,
    roster: &Roster,
    faults: &mut Mistakes<TextError>,
) -> Option<Entrant> {
    let found = roster.find_entrant(name);
    if found.is_none() {
        faults.push(TextErrorKind::UnknownPlayer(name.to_owned()).at(at));
    }
    found
}

/// The rule keys that a table of rules has.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum RuleKeys {
    /// Those that change something, as in a series. The others have their neutral values.
    NotNeutral,
    /// All of every game, and perhaps some for more than two players, as in a preset.
    All,
}

/// The rule keys that are in every table of rules.
pub(super) const ALWAYS: [&str; 2] = ["knock_limit", "target"];

/// Reads the rules. `with_group` says whether there may be rules for more than two players.
pub(super) fn read_rules(
    fields: &mut Fields<'_>,
    keys: RuleKeys,
    with_group: bool,
    faults: &mut Mistakes<TextError>,
) -> Option<Located<HouseRules>> {
    let mut rules = fields.table("rules", Need::Must, faults)?;
    let before = faults.count();
    let at = rules.span();
    let mut values =
        if keys == RuleKeys::NotNeutral { RuleSettings::neutral() } else { RuleSettings::default() };
    let need = |key: &RuleKey, is_group: bool| match keys {
        RuleKeys::NotNeutral if ALWAYS.contains(&key.name) => Need::Must,
        RuleKeys::NotNeutral => Need::May,
        RuleKeys::All if is_group => Need::May,
        RuleKeys::All => Need::Must,
    };
    let table_need = if keys == RuleKeys::NotNeutral { Need::May } else { Need::Must };
    // A table that is missing or has the wrong type is stored as `None`, so it counts as one mistake, not one for
    // each of its keys.
    let mut nested: Vec<(&str, Option<Fields<'_>>)> = Vec::new();
    for key in RuleKey::COMMON {
        let value = match key.name.split_once('.') {
            None => rules.value(key.name, need(key, false), faults),
            Some((table, name)) => {
                if nested.iter().all(|(known, _)| *known != table) {
                    nested.push((table, rules.table(table, table_need, faults)));
                }
                let found = nested.iter_mut().find(|(known, _)| *known == table);
                found.and_then(|(_, fields)| fields.as_mut()?.value(name, need(key, false), faults))
            }
        };
        write(key, value, &mut values, faults);
    }
    for key in RuleKey::GROUP.iter().filter(|_| with_group) {
        let value = rules.value(key.name, need(key, true), faults);
        write(key, value, &mut values, faults);
    }
    nested.into_iter().filter_map(|(_, fields)| fields).for_each(|fields| fields.end(faults));
    rules.end(faults);
    if faults.count() > before {
        return None;
    }
    let house = HouseRules::new(values).map_err(|clash| faults.push(TextErrorKind::Clash(clash).at(at)));
    Some((house.ok()?, at))
}

fn write(
    key: &RuleKey,
    value: Option<Located<RuleValue>>,
    values: &mut RuleSettings,
    faults: &mut Mistakes<TextError>,
) {
    if let Some((value, at)) = value
        && key.write(values, &value).is_err()
    {
        faults.push(TextErrorKind::BadValue(key.name).at(at));
    }
}
