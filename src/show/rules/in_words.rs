//! House rules in words: the preset that they are closest to, and how they differ from it.

use crate::say::{Message, written::rules_in_words as say, written::words::Labelled};
use crate::show::cards::in_words::suit_name;
use crate::show::rules::provenance::title;
use crate::show::words::{all_of, listed, listed_apart, shortened};
use ginscore_notation::shown;
use ginscore_rules::cards::Suit;
use ginscore_rules::house::{
    AceKnockCard, BonusBoxes, BoxTiming, ColumnEntry, Dealer, DoubledBoxes, DrawnHandDealer, Form,
    HouseRules, KnockCard, Multipliers, PairingRule, Payment, Preset, RuleKey, RuleSettings, RuleValue,
    SeriesLength, SettlementMethod, SheetWinner, ShutoutAward, ShutoutTest, Suits, UndercutTie,
};
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
        Form::Oklahoma => "Oklahoma",
    }
}

/// The forms of the game that are played over a preset: those by which the rules are said in the fewest words.
pub fn forms_of(preset: &Preset, house: &HouseRules, lineup: Lineup) -> Vec<Form> {
    let (hollywood, oklahoma) = (Form::Hollywood, Form::Oklahoma);
    let forms: &[&[Form]] = match Form::named(preset.name) {
        // `hollywood oklahoma` is the preset `hollywood` with the form, whatever the order.
        Some(Form::Hollywood) => &[&[], &[oklahoma]],
        Some(Form::Oklahoma) => &[&[]],
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
    let applies = |key: &RuleKey| lineup.is_none_or(|lineup| key.applies_to(lineup, house));
    let different = values.differences(house).into_iter().map(|(key, ..)| key).filter(applies);
    let phrases = different.map(|key| match (key, house.shutout.award) {
        (RuleKey::ShutoutAward, ShutoutAward::None) if in_turn && values.shutout.award.doubles() => {
            say::NoShutoutAwardInTurn.said()
        }
        _ => phrase(key, house),
    });
    phrases.collect()
}

/// The name of a preset that is not built in, which anyone may have written into a file.
fn cleaned(preset: &str) -> String {
    shortened(shown(preset).into_owned())
}

/// A rule with its value in a few words: `gin 25`.
pub fn phrase(key: RuleKey, values: &RuleSettings) -> String {
    match key {
        RuleKey::KnockLimit => match values.knock_limit.get() {
            0 => say::OnlyGin.said(),
            limit => say::KnockWith { limit }.said(),
        },
        RuleKey::KnockCard => match values.knock_card {
            KnockCard::None => say::NoKnockCard.said(),
            KnockCard::Upcard => say::KnockCard.said(),
        },
        RuleKey::AceKnockCard => match values.ace_knock_card {
            AceKnockCard::One => say::AceAllowsOne.said(),
            AceKnockCard::GinOnly => say::AceRequiresGin.said(),
        },
        RuleKey::DoublingSuits => match suits_in_words(values.doubling_suits) {
            Some(suits) => say::SuitsDouble { suits }.said(),
            None => say::NoSuitDoubles.said(),
        },
        RuleKey::DoubledBoxes => match values.doubled_boxes {
            DoubledBoxes::None => say::BoxesNeverDouble.said(),
            DoubledBoxes::Bonus => say::ExtraBoxesDouble.said(),
            DoubledBoxes::All => say::BoxesDouble.said(),
        },
        RuleKey::GinBonus => say::Gin { points: values.gin_bonus.get() }.said(),
        RuleKey::BigGinBonus => match values.big_gin_bonus {
            Some(bonus) => say::BigGin { points: bonus.get() }.said(),
            None => say::NoBigGin.said(),
        },
        RuleKey::UndercutBonus => say::Undercut { points: values.undercut_bonus.get() }.said(),
        RuleKey::UndercutTie => match values.undercut_tie {
            UndercutTie::Defender => say::TieToDefender.said(),
            UndercutTie::NoBonus => say::TieWithoutBonus.said(),
            UndercutTie::Knocker => say::TieToKnocker.said(),
            UndercutTie::Nobody => say::TieToNobody.said(),
        },
        RuleKey::GinOffBonus => match values.gin_off_bonus {
            Some(bonus) => say::GinOff { points: bonus.get() }.said(),
            None => say::NoGinOff.said(),
        },
        RuleKey::KnockBonus => match values.knock_bonus.get() {
            0 => say::NoKnockBonus.said(),
            points => say::KnockBonus { points }.said(),
        },
        RuleKey::LayoffOnGin if values.layoff_on_gin => say::LayingOffOnGin.said(),
        RuleKey::LayoffOnGin => say::NoLayingOffOnGin.said(),
        RuleKey::BoxesGin => say::BoxesForGin { boxes: values.boxes.gin.get() }.said(),
        RuleKey::BoxesBigGin => say::BoxesForBigGin { boxes: values.boxes.big_gin.get() }.said(),
        RuleKey::BoxesUndercut => say::BoxesForUndercut { boxes: values.boxes.undercut.get() }.said(),
        RuleKey::BoxesGinOff => say::BoxesForGinOff { boxes: values.boxes.gin_off.get() }.said(),
        RuleKey::BoxValue => match values.box_value.get() {
            0 => say::BoxesWorthNothing.said(),
            points => say::PerBox { points }.said(),
        },
        RuleKey::BoxTiming => match values.box_timing {
            BoxTiming::End => say::BoxesAtEnd.said(),
            BoxTiming::EachHand => say::BoxesWithEachHand.said(),
        },
        RuleKey::Target => say::GameTo { points: values.target.get() }.said(),
        RuleKey::GameBonus => match values.game_bonus.get() {
            0 => say::NoGameBonus.said(),
            points => say::GameBonus { points }.said(),
        },
        RuleKey::ShutoutTest => match values.shutout.test {
            ShutoutTest::NoPoints => say::ShutoutWithoutPoints.said(),
            ShutoutTest::NoHands => say::ShutoutWithoutAWin.said(),
        },
        RuleKey::ShutoutAward => match values.shutout.award {
            ShutoutAward::None => say::NoShutoutAward.said(),
            ShutoutAward::Points(points) => say::ShutoutWorth { points: points.get() }.said(),
            ShutoutAward::DoublePoints => say::ShutoutDoublesPoints.said(),
            ShutoutAward::DoublePointsAndGame => say::ShutoutDoublesPointsAndGame.said(),
            ShutoutAward::DoubleTotal => say::ShutoutDoublesTotal.said(),
        },
        RuleKey::Columns => say::GamesSideBySide { games: values.columns.get() }.said(),
        RuleKey::ColumnEntry => match values.column_entry {
            ColumnEntry::NextOpen => say::EntersNext.said(),
            ColumnEntry::NthWin => say::EntersNth.said(),
        },
        RuleKey::ColumnMultipliers => match &values.column_multipliers {
            Multipliers::Each(times) if times.iter().any(|times| times.get() != 1) => {
                let times: Vec<String> = times.iter().map(|times| times.get().to_string()).collect();
                say::GamesCount { times: all_of(&times) }.said()
            }
            Multipliers::Once | Multipliers::Each(_) => say::GamesCountOnce.said(),
        },
        RuleKey::Settlement => match values.settlement {
            SettlementMethod::Totals => say::KeepTotals.said(),
            SettlementMethod::ScorePlusDifference => say::ScorePlusDifference.said(),
        },
        RuleKey::RoundTo => match values.round_to.get() {
            0 => say::NoRounding.said(),
            points => say::RoundedTo { points }.said(),
        },
        RuleKey::SheetWinner => match values.sheet_winner {
            SheetWinner::NetPoints => say::HigherTotalWins.said(),
            SheetWinner::MostGames => say::MostGamesWin.said(),
        },
        RuleKey::Series => match values.series {
            SeriesLength::OneSheet => say::OneSheet.said(),
            SeriesLength::To(points) => say::UntilTotal { points: points.get() }.said(),
            SeriesLength::BestOf(sheets) => say::BestOf { sheets: sheets.get() }.said(),
        },
        RuleKey::Dealer => match values.dealer {
            Dealer::Winner => say::WinnerDeals.said(),
            Dealer::Loser => say::LoserDeals.said(),
            Dealer::Alternate => say::DealAlternates.said(),
        },
        RuleKey::DrawnHandDealer => match values.drawn_hand_dealer {
            DrawnHandDealer::Same => say::SameDealsAfterDraw.said(),
            DrawnHandDealer::Next => say::DealPassesAfterDraw.said(),
        },
        RuleKey::Pairing => match values.group.pairing {
            PairingRule::Rotate => say::OpponentsChange.said(),
            PairingRule::Fixed => say::OpponentsStay.said(),
            PairingRule::BySize => say::OpponentsChangeWithTwo.said(),
        },
        RuleKey::BonusBoxes => match values.group.bonus_boxes {
            BonusBoxes::WinningSide => say::ExtraBoxesToWinner.said(),
            BonusBoxes::EachSide => say::ExtraBoxesToEach.said(),
        },
        RuleKey::SweepBoxes => say::BoxesForSweep { boxes: values.group.sweep_boxes.get() }.said(),
        RuleKey::Payment => match values.group.payment {
            Payment::EachPaysOne => say::EachPaysOne.said(),
            Payment::SidePaysSide => say::SidePaysOnce.said(),
        },
        RuleKey::NewcomerDeals if values.group.newcomer_deals => say::NewcomerDeals.said(),
        RuleKey::NewcomerDeals => say::SittingOutDeals.said(),
    }
}

/// Rules that players ask about even if they have their usual values.
pub const ASKED: [RuleKey; 7] = [
    RuleKey::KnockLimit,
    RuleKey::UndercutTie,
    RuleKey::LayoffOnGin,
    RuleKey::Target,
    RuleKey::Dealer,
    RuleKey::DrawnHandDealer,
    RuleKey::BigGinBonus,
];

/// Returns true if a rule can do something under the others: how boxes are paid only matters if they are worth something.
pub fn matters(key: RuleKey, house: &HouseRules) -> bool {
    match key {
        RuleKey::AceKnockCard => house.knock_card == KnockCard::Upcard,
        RuleKey::DoubledBoxes => !house.doubling_suits.is_empty() && house.box_value.get() > 0,
        RuleKey::BoxTiming => house.box_value.get() > 0,
        RuleKey::ShutoutTest => house.shutout.award != ShutoutAward::None,
        RuleKey::ColumnEntry | RuleKey::ColumnMultipliers | RuleKey::SheetWinner => house.columns.get() > 1,
        _ => true,
    }
}

/// Returns true if a rule is not played: its bonus is nothing, or there is none.
pub fn is_idle(key: RuleKey, house: &HouseRules) -> bool {
    match key.read(house) {
        RuleValue::Number(number) => number == 0,
        RuleValue::Word(word) => word == "none",
        RuleValue::List(times) => times.iter().all(|times| *times == 1),
        RuleValue::Truth(_) => false,
    }
}

/// The suits in a list with `and`; `None` if there are none.
pub fn suits_in_words(suits: Suits) -> Option<String> {
    let suits: Vec<&str> =
        Suit::ALL.into_iter().filter(|suit| suits.contains(*suit)).map(suit_name).collect();
    (!suits.is_empty()).then(|| all_of(&suits))
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

    #[test]
    fn every_value_of_every_key_has_words_of_its_own() {
        let mut all = Vec::new();
        for key in RuleKey::all() {
            // Numbers that are said in words of their own, and one that is not.
            let numbers =
                key.numbers().map_or(&[][..], |(lowest, _)| if lowest == 0 { &["0", "7"] } else { &["7"] });
            let more: &[&str] = match key {
                RuleKey::DoublingSuits => &["S", "HS", "CDHS"],
                RuleKey::Series => &["to-500", "best-of-5"],
                RuleKey::ColumnMultipliers => &["1", "1,1,2"],
                RuleKey::Columns => &["1", "2", "3"],
                _ => &[],
            };
            let numbers = if more.is_empty() { numbers } else { &[] };
            for typed in key.words().iter().chain(numbers).chain(more) {
                let mut values = RuleSettings::default();
                key.write(&mut values, &RuleValue::typed(typed)).unwrap();
                let words = phrase(key, &values);
                assert!(
                    !words.contains('_') && !words.contains(key.name()) || key == RuleKey::Series,
                    "{key}={typed}: {words}"
                );
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
