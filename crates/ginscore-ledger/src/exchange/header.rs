//! The header of a series, from its first row: the players, the start and the rules.

use chrono::{DateTime, Datelike, NaiveDate, NaiveDateTime};

use crate::exchange::cells::{truth, whole};
use crate::exchange::columns::RowColumn;
use crate::exchange::error::{RowError, RowFaults};
use crate::exchange::row::HandRow;
use crate::model::entry::{Header, Moment};
use crate::model::known_as;
use crate::model::series::Series;
use crate::text::header::lineup_of;
use ginscore_notation::{BadName, Roster, all};
use ginscore_rules::house::{HouseRules, Preset, RuleConflict, RuleKey, RuleSettings, RuleValue};
use ginscore_rules::players::{Entrant, Lineup};
use ginscore_rules::settlement::Stake;

/// The machine's clock, for the times that the rows leave out.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    pub now: Moment,
    /// Returns the moment of a local time without an offset.
    pub at_the_hour: fn(NaiveDateTime) -> Option<Moment>,
}

/// The rules and the stake of series whose rows give none.
#[derive(Clone, Copy)]
pub struct HeaderDefaults<'a> {
    /// The preset that the rules are based on.
    pub preset: &'a str,
    /// The rules of players of a lineup, since a preset may have other values for partners than for two players.
    pub house: &'a (dyn Fn(Lineup) -> Result<HouseRules, RuleConflict> + Sync),
    /// Money per point, if any.
    pub stake: Option<Stake>,
    /// The words that nobody new is called.
    pub kept: &'a [&'a str],
    /// The players that the ledger knows, as it spells them: a spreadsheet may write names in capitals.
    pub known: &'a [String],
    /// The line of the notation that the words of players in a cell stand for; `None` if they stand for none.
    pub in_notation: &'a (dyn Fn(&str, &Series) -> Option<String> + Sync),
}

pub(crate) fn header(
    row: &HandRow,
    clock: Clock,
    defaults: Option<HeaderDefaults<'_>>,
    faults: &mut RowFaults,
) -> Option<Header> {
    let before = faults.count();
    let mut need = |column| {
        let said = row.get(column);
        if said.is_none() {
            faults.push(RowError::Missing(column).on(row.line));
        }
        said
    };
    let known: &[String] = defaults.map_or(&[], |defaults| defaults.known);
    let spelled =
        |name| known.iter().find(|known| known_as(known) == known_as(name)).map_or(name, String::as_str);
    let roster = match row.get(RowColumn::Lineup) {
        Some(lineup) => {
            let players = need(RowColumn::Players)?;
            let players: Vec<&str> = players.split(',').map(str::trim).map(spelled).collect();
            many_players(lineup, &players, row, faults)?
        }
        None => {
            let (one, two) = (need(RowColumn::PlayerOne), need(RowColumn::PlayerTwo));
            Roster::new(Lineup::TWO, &[spelled(one?), spelled(two?)], None)
        }
    };
    let kept = defaults.map_or(&[][..], |defaults| defaults.kept);
    let roster = roster
        .and_then(|roster| roster.without(kept))
        .map_err(|BadName { name, why }| faults.push(RowError::BadName(name, why).on(row.line)))
        .ok()?;
    let start = row.get(RowColumn::Start).map(|text| moment(RowColumn::Start, text, row, clock, faults));
    let first_dealer = row
        .get(RowColumn::FirstDealer)
        .map(|name| entrant(RowColumn::FirstDealer, name, &roster, row, faults));
    let stake = row.get(RowColumn::Stake).map(|text| {
        let stake = Stake::read(text.trim()).ok();
        if stake.is_none() {
            faults.push(RowError::BadCell(RowColumn::Stake, text.to_owned()).on(row.line));
        }
        stake
    });
    let given = row.get(RowColumn::Preset).is_some() || row.get(RowColumn::Rules).is_some();
    let unless_given = defaults.filter(|_| !given);
    let preset = unless_given.map_or(Preset::STANDARD.name, |defaults| defaults.preset);
    let preset = row.get(RowColumn::Preset).map_or(preset, str::trim);
    if let Some(found) = all(preset).next() {
        faults.push(RowError::Hidden(RowColumn::Preset, found).on(row.line));
    }
    let lineup = roster.lineup();
    let house = match unless_given {
        Some(defaults) => (defaults.house)(lineup),
        None => HouseRules::new(values(row, preset, lineup, faults)?),
    };
    let house = house.and_then(|house| lineup.can_play(&house).map(|()| house));
    let house = house.map_err(|clash| faults.push(RowError::Clash(clash).on(row.line))).ok()?;
    (faults.count() == before).then(|| Header {
        roster,
        start: start.flatten().unwrap_or(clock.now),
        first_dealer: first_dealer.flatten(),
        stake: stake.flatten().or(defaults.and_then(|defaults| defaults.stake)),
        preset: Preset::named(preset).map_or(preset, |preset| preset.name).to_owned(),
        house,
    })
}

/// The rules: those of the preset, changed by the keys under `rules`. If all of the rules are there, the preset is only a name.
fn values(row: &HandRow, preset: &str, lineup: Lineup, faults: &mut RowFaults) -> Option<RuleSettings> {
    let before = faults.count();
    let settings: Vec<&str> =
        row.get(RowColumn::Rules).map(str::split_whitespace).into_iter().flatten().collect();
    let base = Preset::named(preset);
    let all = RuleKey::COMMON.iter().all(|key| {
        settings.iter().any(|setting| setting.split_once('=').is_some_and(|(name, _)| name == key.name()))
    });
    if base.is_none() && !all {
        faults.push(RowError::UnknownPreset(preset.to_owned()).on(row.line));
    }
    let base = base.unwrap_or(Preset::STANDARD);
    let mut values = base.values_for(lineup);
    let mut written: Vec<(&str, &str)> = Vec::new();
    for setting in settings {
        let (name, typed) = setting.split_once('=').unwrap_or((setting, ""));
        let mistake = match RuleKey::meant(name) {
            None => RowError::UnknownRule(name.to_owned()),
            Some(_) if written.iter().any(|(known, value)| *known == name && *value != typed) => {
                RowError::SecondColumn(format!("rules.{name}"))
            }
            Some(key) if !as_typed(typed).any(|value| key.write(&mut values, &value).is_ok()) => {
                RowError::BadRule(key, typed.to_owned())
            }
            Some(_) => {
                written.push((name, typed));
                continue;
            }
        };
        faults.push(mistake.on(row.line));
    }
    (faults.count() == before).then_some(values)
}

/// The values that a rule may have been before another program wrote it: as it is, with numbers such as `25.0` and `True` for
/// 1, or with `True` and 1 for `true`. A rule takes only one of them.
fn as_typed(typed: &str) -> impl Iterator<Item = RuleValue> {
    let numbers = typed.split(',').map(whole).collect::<Option<Vec<String>>>().map(|list| list.join(","));
    let truth = truth(typed).or(match whole(typed).unwrap_or_default().as_str() {
        "0" => Some(false),
        "1" => Some(true),
        _ => None,
    });
    let all = [
        Some(RuleValue::typed(typed)),
        numbers.map(|numbers| RuleValue::typed(&numbers)),
        truth.map(RuleValue::Truth),
    ];
    all.into_iter().flatten()
}

/// Reads a date with its time and offset, as the reader of cells spells it. A missing offset is that of the local clock on that day, and a missing
/// time is the start of the day: a spreadsheet gives no more.
pub(super) fn moment(
    column: RowColumn,
    text: &str,
    row: &HandRow,
    clock: Clock,
    faults: &mut RowFaults,
) -> Option<Moment> {
    let of_day = || text.parse::<NaiveDate>().ok()?.and_hms_opt(0, 0, 0);
    let here = || NaiveDateTime::parse_from_str(text, "%Y-%m-%dT%H:%M:%S").ok().or_else(of_day);
    let read = DateTime::parse_from_rfc3339(text).ok();
    let read = read.or_else(|| (clock.at_the_hour)(here()?));
    // A ledger writes a year in four digits. The hands of a series without times come seconds after its start, and
    // must not reach the year 10000.
    let read = read.filter(|moment| (1..9999).contains(&moment.year()));
    if read.is_none() {
        faults.push(RowError::BadCell(column, text.to_owned()).on(row.line));
    }
    read
}

/// The players of a series of more than two: their names and those of the sides are separated by commas.
fn many_players(
    lineup: &str,
    players: &[&str],
    row: &HandRow,
    faults: &mut RowFaults,
) -> Option<Result<Roster, BadName>> {
    let split = |text: &str| text.split(',').map(|name| name.trim().to_owned()).collect::<Vec<String>>();
    let (word, out) = lineup.trim().split_once(' ').unwrap_or((lineup.trim(), ""));
    let lineup = lineup_of(word, players.len(), || {
        let out = out.trim().strip_prefix("out ").unwrap_or(out).trim().to_lowercase();
        players.iter().position(|name| name.to_lowercase() == out)
    });
    let Some(lineup) = lineup else {
        faults
            .push(RowError::BadCell(RowColumn::Lineup, row.get(RowColumn::Lineup)?.to_owned()).on(row.line));
        return None;
    };
    let sides = row.get(RowColumn::Sides).map(split);
    let sides = match sides.as_deref() {
        None => None,
        Some([one, two]) => Some((one.as_str(), two.as_str())),
        Some(_) => {
            faults.push(
                RowError::BadCell(RowColumn::Sides, row.get(RowColumn::Sides)?.to_owned()).on(row.line),
            );
            return None;
        }
    };
    Some(Roster::new(lineup, players, sides))
}

pub(super) fn entrant(
    column: RowColumn,
    name: &str,
    roster: &Roster,
    row: &HandRow,
    faults: &mut RowFaults,
) -> Option<Entrant> {
    let entrant = roster.find_entrant(name);
    if entrant.is_none() {
        faults.push(RowError::UnknownPlayer(column, name.to_owned()).on(row.line));
    }
    entrant
}
