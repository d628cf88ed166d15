//! House rules in words: the preset that they are closest to, and how they differ from it.

use crate::say::{Fixed, Message, written::rules_in_words as say, written::words::Labelled};
use crate::show::cards::in_words::suit_name;
use crate::show::rules::provenance::title;
use crate::show::words::{all_of, listed, listed_apart, shortened};
use ginscore_notation::shown;
use ginscore_rules::cards::Suit;
use ginscore_rules::house::{Form, HouseRules, Preset, RuleKey, RuleSettings, RuleValue, ShutoutAward};
use ginscore_rules::players::Lineup;

/// The rules of a series in a short sentence without a full stop: `Pagat's rules; gin 25, game to 150`. `preset` is the
/// name of the preset that the series was started with. One that players saved comes first: `club: Pagat's rules; gin
/// 25, game to 150`. `lineup` is `None` for rules that are not those of a series.
pub fn rules_in_words(preset: &str, house: &HouseRules, lineup: Option<Lineup>) -> String {
    let base = base(preset, house);
    let changes = changes(base, house, lineup);
    let title = title_with_forms(base, house, lineup);
    let rules = match changes.as_slice() {
        [] => title,
        changes => listed_apart([title, changes.join(", ")]),
    };
    match Preset::named(preset) {
        Some(_) => rules,
        None => Labelled { label: cleaned(preset), what: rules }.said(),
    }
}

/// The name of the rules of a series, without what differs from them: `Pagat's rules, Hollywood`.
pub fn rules_named(preset: &str, house: &HouseRules, lineup: Lineup) -> String {
    let rules = title_with_forms(base(preset, house), house, Some(lineup));
    match Preset::named(preset) {
        Some(_) => rules,
        None => Labelled { label: cleaned(preset), what: rules }.said(),
    }
}

/// The title of a preset, and the forms of the game over it.
fn title_with_forms(preset: &Preset, house: &HouseRules, lineup: Option<Lineup>) -> String {
    let forms = forms_of(preset, house, lineup.unwrap_or(Lineup::TWO));
    match forms.as_slice() {
        [] => title(preset).to_owned(),
        forms => {
            let forms: Vec<&str> = forms.iter().map(|form| form_title(*form)).collect();
            listed([title(preset), &all_of(&forms)])
        }
    }
}

/// The name of a form, which is the same in every language.
const fn form_title(form: Form) -> &'static str {
    match form {
        Form::Hollywood => "Hollywood",
        _ => "Oklahoma",
    }
}

/// The forms of the game that are played over a preset: those by which the rules are said in the fewest words.
pub fn forms_of(preset: &Preset, house: &HouseRules, lineup: Lineup) -> Vec<Form> {
    let (hollywood, oklahoma) = (Form::Hollywood, Form::Oklahoma);
    let forms: &[&[Form]] = match Form::named(preset.name) {
        // `hollywood oklahoma` is the preset `hollywood` with the form, whatever the order.
        Some(Form::Hollywood) => &[&[], &[oklahoma]],
        Some(_) => &[&[]],
        None => &[&[], &[hollywood], &[oklahoma], &[hollywood, oklahoma]],
    };
    let differ = |forms: &[Form]| {
        let of_preset = preset.values_for(lineup);
        with_forms(preset, of_preset, forms).for_lineup(lineup).differences(house).len()
    };
    let played = forms.iter().filter(|forms| forms.iter().all(|form| form.is_in(house)));
    let fewest = played.min_by_key(|forms| (forms.len() + differ(forms), differ(forms)));
    fewest.map(|forms| forms.to_vec()).unwrap_or_default()
}

pub fn with_forms(preset: &Preset, values: RuleSettings, forms: &[Form]) -> RuleSettings {
    forms.iter().fold(values, |values, form| form.applied(preset, values))
}

/// The name of a preset with its forms, as it is typed: `pagat hollywood`.
fn typed_with_forms(preset: &Preset, house: &HouseRules, lineup: Option<Lineup>) -> String {
    let forms = forms_of(preset, house, lineup.unwrap_or(Lineup::TWO));
    let words = std::iter::once(preset.name).chain(forms.iter().map(|form| form.name()));
    words.collect::<Vec<_>>().join(" ")
}

/// The name of some rules within a sentence: `the pagat rules, but gin 25 and game to 150`, or `the club rules: as pagat,
/// but gin 25` for a preset that players saved.
pub fn rules_within_sentence(preset: &str, house: &HouseRules, lineup: Option<Lineup>) -> String {
    let based_on = base(preset, house);
    let changes = all_of(&changes(based_on, house, lineup));
    let base = typed_with_forms(based_on, house, lineup);
    match (Preset::named(preset), changes.is_empty()) {
        (Some(_), true) => say::TheRules { preset: base }.said(),
        (Some(_), false) => say::TheRulesBut { preset: base, changes }.said(),
        (None, true) => say::TheSavedRules { preset: cleaned(preset), base }.said(),
        (None, false) => say::TheSavedRulesBut { preset: cleaned(preset), base, changes }.said(),
    }
}

/// The built-in preset of that name; for any other name, the one from which the rules differ least.
pub fn base(preset: &str, house: &HouseRules) -> &'static Preset {
    let closest = || Preset::ALL.iter().min_by_key(|preset| preset.values().differences(house).len());
    Preset::named(preset).or_else(closest).unwrap_or(Preset::STANDARD)
}

/// The rules that differ from a preset, each in a few words. Rules that can do nothing in a series are left out.
pub fn changes(from: &Preset, house: &HouseRules, lineup: Option<Lineup>) -> Vec<String> {
    let forms = forms_of(from, house, lineup.unwrap_or(Lineup::TWO));
    let values = with_forms(from, from.values(), &forms);
    let in_turn = matches!(lineup, Some(Lineup::InTurn { .. }));
    let applies = |key: &str| {
        lineup.is_none_or(|lineup| RuleKey::named(key).is_some_and(|key| key.applies_to(lineup, house)))
    };
    let different = values.differences(house).into_iter().filter(|(key, ..)| applies(key));
    let phrases = different.map(|(key, _, value)| match (key, house.shutout.award) {
        ("shutout.award", ShutoutAward::None) if in_turn && values.shutout.award.doubles() => {
            say::NoShutoutAwardInTurn.said()
        }
        _ => phrase(key, &value),
    });
    phrases.collect()
}

/// The name of a preset that is not built in, which anyone may have written into a file.
fn cleaned(preset: &str) -> String {
    shortened(shown(preset).into_owned())
}

pub fn phrase(key: &str, value: &RuleValue) -> String {
    match value {
        RuleValue::Number(number) => number_phrase(key, *number),
        RuleValue::Truth(truth) => truth_phrase(key, *truth).map(str::to_owned),
        RuleValue::List(times) => Some(times_phrase(times)),
        RuleValue::Word(word) => word_phrase(key, word),
    }
    // A test fails if a key gets here.
    .unwrap_or_else(|| format!("{key} {value}"))
}

fn number_phrase(key: &str, number: u32) -> Option<String> {
    let (points, boxes) = (number, number);
    Some(match (key, number) {
        ("knock_limit", 0) => say::OnlyGin.said(),
        ("knock_limit", limit) => say::KnockWith { limit }.said(),
        ("gin_bonus", _) => say::Gin { points }.said(),
        ("big_gin_bonus", _) => say::BigGin { points }.said(),
        ("undercut_bonus", _) => say::Undercut { points }.said(),
        ("gin_off_bonus", _) => say::GinOff { points }.said(),
        ("knock_bonus", 0) => say::NoKnockBonus.said(),
        ("knock_bonus", _) => say::KnockBonus { points }.said(),
        ("boxes.gin", _) => say::BoxesForGin { boxes }.said(),
        ("boxes.big_gin", _) => say::BoxesForBigGin { boxes }.said(),
        ("boxes.undercut", _) => say::BoxesForUndercut { boxes }.said(),
        ("boxes.gin_off", _) => say::BoxesForGinOff { boxes }.said(),
        ("sweep_boxes", _) => say::BoxesForSweep { boxes }.said(),
        ("box_value", 0) => say::BoxesWorthNothing.said(),
        ("box_value", _) => say::PerBox { points }.said(),
        ("target", _) => say::GameTo { points }.said(),
        ("game_bonus", 0) => say::NoGameBonus.said(),
        ("game_bonus", _) => say::GameBonus { points }.said(),
        ("shutout.award", _) => say::ShutoutWorth { points }.said(),
        ("columns", games) => say::GamesSideBySide { games }.said(),
        ("column_multipliers", times) => times_phrase(&[times]),
        ("round_to", 0) => say::NoRounding.said(),
        ("round_to", _) => say::RoundedTo { points }.said(),
        _ => return None,
    })
}

fn truth_phrase(key: &str, truth: bool) -> Option<&'static str> {
    Some(match (key, truth) {
        ("layoff_on_gin", true) => say::LayingOffOnGin.text(),
        ("layoff_on_gin", false) => say::NoLayingOffOnGin.text(),
        ("newcomer_deals", true) => say::NewcomerDeals.text(),
        ("newcomer_deals", false) => say::SittingOutDeals.text(),
        _ => return None,
    })
}

fn times_phrase(times: &[u32]) -> String {
    if times.iter().all(|times| *times == 1) {
        return say::GamesCountOnce.said();
    }
    let times: Vec<String> = times.iter().map(u32::to_string).collect();
    say::GamesCount { times: all_of(&times) }.said()
}

fn word_phrase(key: &str, word: &str) -> Option<String> {
    let text = match (key, word) {
        ("knock_card", "none") => say::NoKnockCard.text(),
        ("knock_card", _) => say::KnockCard.text(),
        ("ace_knock_card", "one") => say::AceAllowsOne.text(),
        ("ace_knock_card", _) => say::AceRequiresGin.text(),
        ("doubling_suits", "none") => say::NoSuitDoubles.text(),
        ("doubling_suits", letters) => {
            let suits: Vec<&str> = letters.chars().filter_map(Suit::from_letter).map(suit_name).collect();
            return Some(say::SuitsDouble { suits: all_of(&suits) }.said());
        }
        ("doubled_boxes", "none") => say::BoxesNeverDouble.text(),
        ("doubled_boxes", "bonus") => say::ExtraBoxesDouble.text(),
        ("doubled_boxes", _) => say::BoxesDouble.text(),
        ("big_gin_bonus", _) => say::NoBigGin.text(),
        ("undercut_tie", "defender") => say::TieToDefender.text(),
        ("undercut_tie", "no-bonus") => say::TieWithoutBonus.text(),
        ("undercut_tie", "knocker") => say::TieToKnocker.text(),
        ("undercut_tie", _) => say::TieToNobody.text(),
        ("gin_off_bonus", _) => say::NoGinOff.text(),
        ("box_timing", "end") => say::BoxesAtEnd.text(),
        ("box_timing", _) => say::BoxesWithEachHand.text(),
        ("shutout.test", "no-points") => say::ShutoutWithoutPoints.text(),
        ("shutout.test", _) => say::ShutoutWithoutAWin.text(),
        ("shutout.award", "none") => say::NoShutoutAward.text(),
        ("shutout.award", "double-points") => say::ShutoutDoublesPoints.text(),
        ("shutout.award", "double-points-and-game") => say::ShutoutDoublesPointsAndGame.text(),
        ("shutout.award", _) => say::ShutoutDoublesTotal.text(),
        ("column_entry", "next-open") => say::EntersNext.text(),
        ("column_entry", _) => say::EntersNth.text(),
        ("settlement", "totals") => say::KeepTotals.text(),
        ("settlement", _) => say::ScorePlusDifference.text(),
        ("sheet_winner", "net-points") => say::HigherTotalWins.text(),
        ("sheet_winner", _) => say::MostGamesWin.text(),
        ("series", length) => return Some(series_phrase(length)),
        ("dealer", "winner") => say::WinnerDeals.text(),
        ("dealer", "loser") => say::LoserDeals.text(),
        ("dealer", _) => say::DealAlternates.text(),
        ("drawn_hand_dealer", "same") => say::SameDealsAfterDraw.text(),
        ("drawn_hand_dealer", _) => say::DealPassesAfterDraw.text(),
        ("pairing", "rotate") => say::OpponentsChange.text(),
        ("pairing", "fixed") => say::OpponentsStay.text(),
        ("pairing", _) => say::OpponentsChangeWithTwo.text(),
        ("bonus_boxes", "winning-side") => say::ExtraBoxesToWinner.text(),
        ("bonus_boxes", _) => say::ExtraBoxesToEach.text(),
        ("payment", "each-pays-one") => say::EachPaysOne.text(),
        ("payment", _) => say::SidePaysOnce.text(),
        _ => return None,
    };
    Some(text.to_owned())
}

/// The length of a series: `one-sheet`, `to-500` or `best-of-5`.
fn series_phrase(length: &str) -> String {
    let number = |text: &str| text.parse::<u32>().ok();
    if let Some(sheets) = length.strip_prefix("best-of-").and_then(number) {
        return say::BestOf { sheets }.said();
    }
    match length.strip_prefix("to-").and_then(number) {
        Some(points) => say::UntilTotal { points }.said(),
        None => say::OneSheet.said(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn house(preset: &str, changes: &[(&str, &str)]) -> HouseRules {
        let mut values = Preset::named(preset).unwrap().values();
        for (key, value) in changes {
            RuleKey::named(key).unwrap().write(&mut values, &RuleValue::typed(value)).unwrap();
        }
        HouseRules::new(values).unwrap()
    }

    #[test]
    fn every_preset_has_a_title() {
        let mut titles: Vec<&str> = Preset::ALL.iter().map(title).collect();
        for preset in Preset::ALL {
            let house = house(preset.name, &[]);
            assert_eq!(rules_in_words(preset.name, &house, None), title(preset));
            assert_ne!(title(preset), preset.name);
        }
        titles.sort_unstable();
        titles.dedup();
        assert_eq!(titles.len(), Preset::ALL.len());
    }

    /// Values of each key that together need each of its phrases.
    const VALUES: &[(&str, &[&str])] = &[
        ("knock_limit", &["0", "7", "10"]),
        ("knock_card", &["none", "upcard"]),
        ("ace_knock_card", &["one", "gin-only"]),
        ("doubling_suits", &["none", "S", "HS", "CDHS"]),
        ("doubled_boxes", &["none", "bonus", "all"]),
        ("gin_bonus", &["0", "20"]),
        ("big_gin_bonus", &["none", "0", "50"]),
        ("undercut_bonus", &["0", "25"]),
        ("undercut_tie", &["defender", "no-bonus", "knocker", "nobody"]),
        ("gin_off_bonus", &["none", "0", "40"]),
        ("knock_bonus", &["0", "5"]),
        ("layoff_on_gin", &["true", "false"]),
        ("boxes.gin", &["0", "1", "2"]),
        ("boxes.big_gin", &["0", "1", "2"]),
        ("boxes.undercut", &["0", "1", "2"]),
        ("boxes.gin_off", &["0", "1", "2"]),
        ("box_value", &["0", "25"]),
        ("box_timing", &["end", "each-hand"]),
        ("target", &["1", "150"]),
        ("game_bonus", &["0", "100"]),
        ("shutout.test", &["no-points", "no-hands"]),
        ("shutout.award", &["none", "100", "double-points", "double-points-and-game", "double-total"]),
        ("columns", &["1", "2", "3"]),
        ("column_entry", &["next-open", "nth-win"]),
        ("column_multipliers", &["1", "2", "1,1,2"]),
        ("settlement", &["totals", "score-plus-difference"]),
        ("round_to", &["0", "500"]),
        ("sheet_winner", &["net-points", "most-games"]),
        ("series", &["one-sheet", "to-500", "best-of-5"]),
        ("dealer", &["winner", "loser", "alternate"]),
        ("drawn_hand_dealer", &["same", "next"]),
        ("pairing", &["by-size", "rotate", "fixed"]),
        ("bonus_boxes", &["winning-side", "each-side"]),
        ("sweep_boxes", &["0", "1", "3"]),
        ("payment", &["each-pays-one", "side-pays-side"]),
        ("newcomer_deals", &["true", "false"]),
    ];

    #[test]
    fn every_value_of_every_key_has_words_of_its_own() {
        assert_eq!(
            VALUES.iter().map(|(key, _)| *key).collect::<Vec<_>>(),
            RuleKey::all().map(|key| key.name).collect::<Vec<_>>()
        );
        let mut all = Vec::new();
        for (name, values) in VALUES {
            let key = RuleKey::named(name).unwrap();
            // Every word that the key allows is among the values.
            for allowed in key.words {
                assert!(values.contains(allowed), "{name} allows {allowed}");
            }
            for typed in *values {
                let words = phrase(name, &RuleValue::typed(typed));
                assert!(!words.contains('_') && !words.contains(name), "{name}={typed}: {words}");
                all.push(words);
            }
        }
        let written = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), written, "two values are the same in words");
    }

    #[test]
    fn sentences() {
        let pagat = house("pagat", &[("gin_bonus", "25"), ("target", "150")]);
        assert_eq!(rules_in_words("pagat", &pagat, None), "Pagat's rules; gin 25, game to 150");
        assert_eq!(
            rules_within_sentence("pagat", &pagat, None),
            "the pagat rules, but gin 25 and game to 150"
        );
        // A saved preset is described without its file, which may have changed since.
        assert_eq!(rules_in_words("club", &pagat, None), "club: Pagat's rules; gin 25, game to 150");
        assert_eq!(
            rules_within_sentence("club", &pagat, None),
            "the club rules: as pagat, but gin 25 and game to 150"
        );
        assert_eq!(rules_in_words("club", &HouseRules::default(), None), "club: Standard rules");
        assert_eq!(
            rules_within_sentence("club", &HouseRules::default(), None),
            "the club rules: as standard"
        );
        let hostile = rules_in_words("x\n\u{1b}[2Jerror: \u{202e}", &HouseRules::default(), None);
        assert_eq!(hostile, "x\\n\\u{1b}[2Jerror: \\u{202e}: Standard rules");
        assert!(rules_in_words(&"x".repeat(1 << 20), &HouseRules::default(), None).len() < 1100);
        let oklahoma = house(
            "standard",
            &[("knock_card", "upcard"), ("ace_knock_card", "gin-only"), ("doubling_suits", "S")],
        );
        assert_eq!(rules_in_words("standard", &oklahoma, None), "Standard rules, Oklahoma");
        let sheets = house(
            "hollywood",
            &[("column_multipliers", "1,1,2"), ("boxes.gin", "2"), ("series", "best-of-3")],
        );
        assert_eq!(
            rules_in_words("hollywood", &sheets, None),
            "Hollywood gin; 2 extra boxes for gin, the games count 1, 1 and 2 times, best of 3 sheets"
        );
    }

    #[test]
    fn the_closest_preset_has_the_fewest_differences() {
        for preset in Preset::ALL {
            let house = house(preset.name, &[]);
            assert_eq!(changes(base("club", &house), &house, None), [""; 0], "{}", preset.name);
        }
    }
}
