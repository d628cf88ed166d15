//! The house rules, and diagnostics for mistakes in them.

use crate::say::text::Text;
use crate::say::written::{diagnostic::DidYouMean, house as say, summary};
use crate::say::{InEach, Lang, Message, in_english};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::list::list;
use crate::show::render::TextStyle;
use crate::show::rulebook::{TopicId, deciding};
use crate::show::rules::in_words::phrase;
use crate::show::rules::provenance;
use crate::show::words::{one_of, ticked};
use ginscore_ledger::model::PresetName;
use ginscore_notation::{is_near, nearest};
use ginscore_rules::house::{
    HouseRules, Preset, RuleConflict, RuleKey, RuleSettings, RuleValue, SheetWinner,
};
use ginscore_rules::players::Lineup;

/// The presets of former versions, with the words that have their values.
const FORMER: [(&str, &str); 2] = [
    ("modern", "online shutout.test=no-points shutout.award=double-total"),
    ("tournament", "wikipedia big_gin_bonus=31 target=250 series=best-of-5"),
];

/// The words that have the values of a preset of former versions.
pub fn of_former_preset(name: &str) -> Option<&'static str> {
    FORMER.iter().find(|(former, _)| former.eq_ignore_ascii_case(name)).map(|(_, words)| *words)
}

pub fn unknown_preset(name: &str, saved: &[PresetName]) -> Diagnostic {
    let names = || Preset::ALL.iter().map(|preset| preset.name).chain(saved.iter().map(PresetName::as_str));
    let hint = match (of_former_preset(name), nearest(name, names())) {
        (Some(words), _) => say::FormerPresetHint { words: ticked(words) }.said(),
        (None, Some(meant)) => DidYouMean { meant: ticked(meant) }.said(),
        (None, None) => say::PresetsAre { presets: names().collect::<Vec<_>>().join(", ") }.said(),
    };
    Diagnostic::new(Code::UnknownPreset, say::NoSuchPreset { name: ticked(name) }).hinted(hint)
}

pub fn unknown_key(name: &str) -> Diagnostic {
    let meant: Vec<String> = keys_meant(name, "").iter().map(|key| ticked(key.name())).collect();
    let near = nearest(name, RuleKey::all().flat_map(RuleKey::read_for)).and_then(RuleKey::meant);
    let hint = match (meant.is_empty(), near) {
        (false, _) => DidYouMean { meant: one_of(&meant) }.said(),
        (true, Some(key)) => DidYouMean { meant: ticked(key.name()) }.said(),
        (true, None) => say::KeysAreListed.said(),
    };
    Diagnostic::new(Code::UnknownKey, say::NoSuchRule { name: ticked(name) }).hinted(hint)
}

/// Returns true if each word is a misspelling of the one in its place.
fn is_near_each(typed: &[String], known: &[String]) -> bool {
    let pairs = || typed.iter().zip(known);
    typed.len() == known.len() && pairs().all(|(one, other)| one == other || is_near(one, other))
}

/// The place of a key that has only one of the words that were typed.
const ONE_WORD: usize = 5;

/// The keys that may be meant by a word that is none: those that contain it or whose label on the sheet has it, in English or
/// in the language in use, and can have this value, the nearest first. Any can have an empty value.
pub fn keys_meant(word: &str, value: &str) -> Vec<RuleKey> {
    let typed = parts(word);
    if typed.is_empty() {
        return Vec::new();
    }
    let place = |key: RuleKey| {
        let own_labels = || labels().iter().filter(|(of, _)| *of == key).map(|(_, label)| label);
        // `ties` and `spades` are of one as of several.
        let one = |part: &String| part.strip_suffix('s').unwrap_or(part).to_owned();
        let has_all = |of: &[String]| {
            let of: Vec<String> = of.iter().map(one).collect();
            typed.iter().all(|part| of.contains(&one(part)))
        };
        let name = key.name().replace('_', "");
        let near = [
            own_labels().any(|label| *label == typed),
            has_all(&parts(key.name())),
            key.name().contains(&word.to_lowercase()) || name.contains(&typed.concat()),
            own_labels().any(|label| has_all(label)),
            is_near_each(&typed, &parts(key.name())),
            // `box_bonus` has a word that is read for a key.
            typed.iter().any(|part| RuleKey::meant(part) == Some(key)),
        ];
        near.into_iter().position(|is_so| is_so)
    };
    let allows = |key: RuleKey| key.write(&mut RuleSettings::default(), &RuleValue::typed(value)).is_ok();
    let places = || RuleKey::all().filter_map(|key| Some((place(key)?, key.name().len(), key)));
    let mut found: Vec<_> = places().filter(|(.., key)| value.is_empty() || allows(*key)).collect();
    if found.is_empty() {
        found = places().collect();
    }
    found.sort_by_key(|(place, length, _)| (*place, *length));
    // Where one is called so, or has all of the words, others that have some are not meant.
    let best = found.first().map_or(0, |(place, ..)| *place);
    let is_meant = |place: usize| place == best || best > 0 && place + 1 < ONE_WORD;
    found.into_iter().filter(|(place, ..)| is_meant(*place)).map(|(.., key)| key).collect()
}

/// Returns true for a word of the sheet that leads to a key, in English or in the language in use.
pub fn is_label(word: &str) -> bool {
    let typed = parts(word);
    labels().iter().any(|(_, label)| *label == typed)
}

/// Presets that together have what a sentence about a series can say.
const WITH_RULES: [&str; 3] = ["pagat", "stakes", "rummytalk"];

/// The words by which the sheet and the sentences about a series call each rule, in English and in the language in use.
fn labels() -> &'static [(RuleKey, Vec<String>)] {
    static LABELS: InEach<Vec<(RuleKey, Vec<String>)>> = InEach::new();
    let of = |key: RuleKey| {
        let usual = WITH_RULES.iter().filter_map(|name| Preset::named(name));
        let usual = usual.map(|preset| phrase(key, &preset.values())).collect::<Vec<_>>();
        let of_row = match key {
            RuleKey::BoxValue => Some(summary::RowLineBonus { each: 0_u32 }.said()),
            RuleKey::GameBonus => Some(summary::RowGameBonus.said()),
            RuleKey::ShutoutAward => Some(summary::RowShutout.said()),
            _ => None,
        };
        of_row.into_iter().chain(usual).map(move |label| (key, parts(&label)))
    };
    let here = || RuleKey::all().flat_map(of).collect::<Vec<_>>();
    LABELS.of(Lang::current(), || [here(), in_english(here)].concat())
}

/// The words of a key or a label, in small letters and without numbers.
fn parts(text: &str) -> Vec<String> {
    let words = text.split(|letter: char| !letter.is_alphabetic()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

pub fn bad_value(key: RuleKey, typed: &str) -> Diagnostic {
    // Only words are compared, not numbers or the N of `to-N`.
    let plain = |word: &&str| word.len() > 2 && word.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    let words = key.words().iter().copied().filter(plain);
    let message = say::CannotBe { key: ticked(key.name()), value: ticked(typed) }.said();
    // `shutout=no-hands` is a value of another rule about shutouts.
    let about = parts(key.name());
    let is_akin = |other: &RuleKey| parts(other.name()).iter().any(|part| about.contains(part));
    let mut akin = RuleKey::all().filter(|other| is_akin(other) && other.words().contains(&typed));
    let other = akin.next().filter(|_| akin.next().is_none());
    let meant = match (other, nearest(typed, words)) {
        (Some(other), _) => Some(format!("{other}={typed}")),
        (None, near) => near.map(str::to_owned),
    };
    let report = Diagnostic::new(Code::BadValue, message).hinted(match meant {
        Some(word) => say::DidYouMeanAllowed { meant: ticked(&word), allowed: allowed(key) }.said(),
        None => allowed_values(key),
    });
    Diagnostic { rule: deciding(key).next(), ..report }
}

pub fn allowed_values(key: RuleKey) -> String {
    say::AllowedValues { allowed: allowed(key) }.said()
}

/// The values that a house rule allows: `none (not played), 0 to 1000`.
pub fn allowed(key: RuleKey) -> String {
    match (key, key.numbers()) {
        (RuleKey::KnockLimit, Some((lowest, highest))) => say::AllowedKnockLimit { lowest, highest }.said(),
        (RuleKey::RoundTo, Some((lowest, highest))) => say::AllowedRounding { lowest, highest }.said(),
        (RuleKey::ShutoutAward, Some((lowest, highest))) => say::AllowedAward { lowest, highest }.said(),
        (RuleKey::DoublingSuits, _) => say::AllowedSuits.said(),
        (RuleKey::ColumnMultipliers, _) => say::AllowedMultipliers.said(),
        (RuleKey::Series, _) => say::AllowedSeries.said(),
        (RuleKey::Pairing, _) => say::AllowedPairing.said(),
        (_, Some((lowest, highest))) if key.words().is_empty() => {
            say::AllowedRange { lowest, highest }.said()
        }
        (_, Some((lowest, highest))) => say::AllowedRangeOrNone { lowest, highest }.said(),
        (_, None) => key.words().join(", "),
    }
}

pub fn rule_conflict(conflict: RuleConflict) -> Diagnostic {
    match conflict {
        RuleConflict::Multipliers { listed, columns } => {
            let list = vec!["1"; columns as usize].join(",");
            let option = ticked(&format!("column_multipliers={list}"));
            Diagnostic::new(Code::BadValue, say::MultipliersConflict { listed, columns })
                .by(TopicId::Columns)
                .hinted(say::MultipliersConflictHint { option })
        }
        RuleConflict::BonusBoxes => Diagnostic::new(Code::BadValue, say::BoxesConflict)
            .by(TopicId::Partners)
            .hinted(say::BoxesConflictHint),
        RuleConflict::ColumnsInTurn => Diagnostic::new(Code::BadValue, say::NoColumnsInTurn)
            .by(TopicId::InTurn)
            .hinted(say::NoColumnsInTurnHint),
        RuleConflict::DifferenceInTurn => Diagnostic::new(Code::BadValue, say::NoDifferenceInTurn)
            .by(TopicId::InTurn)
            .hinted(say::NoDifferenceInTurnHint),
        RuleConflict::Award(award) => {
            let word = match award {
                ginscore_rules::house::ShutoutAward::Points(points) => points.get().to_string(),
                ginscore_rules::house::ShutoutAward::DoublePoints => "double-points".to_owned(),
                _ => "double-points-and-game".to_owned(),
            };
            Diagnostic::new(Code::BadValue, say::AwardConflict { award: word })
                .by(TopicId::Shutouts)
                .hinted(say::AwardConflictHint)
        }
    }
}

/// The values of a preset that its sources do not give, with the reasons, unless the players changed them.
pub fn unsourced(preset: &str, values: &RuleSettings) -> Vec<(RuleKey, &'static str)> {
    let Some(preset) = Preset::named(preset) else {
        return Vec::new();
    };
    let changed = preset.values().differences(values);
    provenance::unsourced(preset).filter(|(key, _)| changed.iter().all(|(other, ..)| other != key)).collect()
}

/// What wins a sheet of three games, if it is not the games, as many people play it.
pub fn winner_of_sheet(house: &HouseRules) -> Option<String> {
    let by_total = house.sheet_winner == SheetWinner::NetPoints;
    (by_total && house.columns.get() == 3).then(|| say::HollywoodKeepsWinner.said())
}

/// All rules, one per line; those of a series without the rules that can do nothing in it. Those that no source gives are
/// marked with a star, and the reasons follow.
pub fn rules(
    house: &HouseRules,
    lineup: Option<Lineup>,
    unsourced: &[(RuleKey, &str)],
    look: TextStyle,
) -> Text {
    let keys = || RuleKey::all().filter(|key| lineup.is_none_or(|lineup| key.applies_to(lineup, house)));
    let unsourced = unsourced.iter().filter(|(marked, _)| keys().any(|key| key == *marked));
    let unsourced: Vec<&(RuleKey, &str)> = unsourced.collect();
    let value = |key: RuleKey| {
        let star = if unsourced.iter().any(|(marked, _)| *marked == key) { " *" } else { "" };
        (key.name(), format!("{}{star}", key.read(house)))
    };
    let mut text = list(&keys().map(value).collect::<Vec<_>>(), look);
    if !unsourced.is_empty() {
        text.push(say::NotGivenBySource.line());
        unsourced.iter().for_each(|(key, why)| text.push(format!("  {key}: {why}")));
    }
    text
}
