//! Reads the header of a series from its text.

use crate::model::entry::Header;
use crate::seal::digest::SEALED_AS;
use crate::text::error::{TextError, TextErrorKind};
use crate::text::fields::{Fields, Located, Need};
use ginscore_rules::notation::{Mistakes, Names};
use ginscore_rules::rules::{HouseRules, Player, RULE_KEYS, Stake, presets};

/// Reads the additional keys in the header of a later format: the name that the series was started under, which is
/// there to be sealed, and the format in which a series that was raised to a later one was started.
pub(super) fn read_later_keys(fields: &mut Fields<'_>, format: i64, faults: &mut Mistakes<TextError>) {
    let _ = fields.text("name", Need::May, faults);
    if let Some((sealed_as, at)) = fields.number_or_none(SEALED_AS, faults)
        && !(1..format).contains(&sealed_as)
    {
        faults.push(TextErrorKind::BadText("the format that the series was begun in").at(at));
    }
}

/// Reads the names of the two players.
pub(super) fn read_names(fields: &mut Fields<'_>, faults: &mut Mistakes<TextError>) -> Option<Names> {
    let (players, at) = fields.texts("players", faults)?;
    match players.as_slice() {
        [one, two] => Names::known(one, two)
            .map_err(|(name, why)| faults.push(TextErrorKind::BadName(name, why).at(at)))
            .ok(),
        _ => {
            faults.push(TextErrorKind::BadText("two players").at(at));
            None
        }
    }
}

/// Reads the header. Returns `None` if there are no valid names or if another part cannot be read.
pub(super) fn read_header(
    fields: &mut Fields<'_>,
    names: Option<&Names>,
    faults: &mut Mistakes<TextError>,
) -> Option<Header> {
    let start = fields.time("start", faults);
    let first_dealer = fields.text("first_dealer", Need::May, faults);
    let first_dealer = names.and_then(|names| Some(player(first_dealer?, names, faults)));
    let stake = fields.text("stake", Need::May, faults).and_then(|(stake, at)| {
        let read = Stake::read(stake);
        if read.is_none() {
            faults.push(TextErrorKind::BadText("an amount of money per point, as in 0.10").at(at));
        }
        read
    });
    let preset = fields.text("preset", Need::May, faults);
    let house = read_rules(fields, faults);
    Some(Header {
        names: names?.clone(),
        start: start?.0,
        first_dealer: first_dealer.flatten(),
        stake,
        preset: preset.map_or(presets::STANDARD.name, |(preset, _)| preset).to_owned(),
        house: house?,
    })
}

/// Returns the player with that name; `None`, and a mistake in `faults`, if neither player has it.
pub(super) fn player(
    (name, at): Located<&str>,
    names: &Names,
    faults: &mut Mistakes<TextError>,
) -> Option<Player> {
    let player = names.find(name);
    if player.is_none() {
        faults.push(TextErrorKind::UnknownPlayer(name.to_owned()).at(at));
    }
    player
}

/// Reads the rules. All of them must be present: a series never takes one from a preset.
pub(super) fn read_rules(fields: &mut Fields<'_>, faults: &mut Mistakes<TextError>) -> Option<HouseRules> {
    let mut rules = fields.table("rules", faults)?;
    let before = faults.count();
    let at = rules.span();
    let mut values = presets::defaults();
    // A table that is missing or has the wrong type is stored as `None`, so it counts as one mistake, not one for
    // each of its keys.
    let mut nested: Vec<(&str, Option<Fields<'_>>)> = Vec::new();
    for key in RULE_KEYS {
        let value = match key.name.split_once('.') {
            None => rules.value(key.name, faults),
            Some((table, name)) => {
                if nested.iter().all(|(known, _)| *known != table) {
                    nested.push((table, rules.table(table, faults)));
                }
                let found = nested.iter_mut().find(|(known, _)| *known == table);
                found.and_then(|(_, fields)| fields.as_mut()?.value(name, faults))
            }
        };
        if let Some((value, at)) = value
            && key.write(&mut values, &value).is_none()
        {
            faults.push(TextErrorKind::BadValue(key.name, key.allowed).at(at));
        }
    }
    nested.into_iter().filter_map(|(_, fields)| fields).for_each(|fields| fields.end(faults));
    rules.end(faults);
    if faults.count() > before {
        return None;
    }
    HouseRules::new(values).map_err(|clash| faults.push(TextErrorKind::Clash(clash).at(at))).ok()
}
