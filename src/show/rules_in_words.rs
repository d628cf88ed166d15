//! House rules in words: the preset that they are closest to, and how they differ from it.

use super::house::differences;
use super::words::{all_of, counted, shortened, suit_name};
use ginscore_rules::cards::Suit;
use ginscore_rules::notation::shown;
use ginscore_rules::rules::{HouseRules, PRESETS, Preset, RuleValue, STANDARD};

/// The rules of a series in a short sentence without a full stop: `Pagat's rules; gin 25, game to 150`. `preset` is the
/// name of the preset that the series was started with. One that players saved comes first: `club: Pagat's rules; gin
/// 25, game to 150`.
pub fn rules_in_words(preset: &str, house: &HouseRules) -> String {
    let base = base(preset, house);
    let changes = changes(base, house);
    let rules = match changes.as_slice() {
        [] => title(base).to_owned(),
        changes => format!("{}; {}", title(base), changes.join(", ")),
    };
    match Preset::named(preset) {
        Some(_) => rules,
        None => format!("{}: {rules}", cleaned(preset)),
    }
}

/// The name of some rules within a sentence: `the pagat rules, but gin 25 and game to 150`, or `the club rules: as pagat,
/// but gin 25` for a preset that players saved.
pub fn rules_within_sentence(preset: &str, house: &HouseRules) -> String {
    let base = base(preset, house);
    let changes = changes(base, house);
    let but = if changes.is_empty() { String::new() } else { format!(", but {}", all_of(&changes)) };
    match Preset::named(preset) {
        Some(preset) => format!("the {} rules{but}", preset.name),
        None => format!("the {} rules: as {}{but}", cleaned(preset), base.name),
    }
}

/// The built-in preset of that name; for any other name, the one from which the rules differ least.
pub fn base(preset: &str, house: &HouseRules) -> &'static Preset {
    let closest = || PRESETS.iter().min_by_key(|preset| differences(&preset.values(), house).len());
    Preset::named(preset).or_else(closest).unwrap_or(STANDARD)
}

/// The rules that differ from a preset, each in a few words.
pub fn changes(from: &Preset, house: &HouseRules) -> Vec<String> {
    differences(&from.values(), house).into_iter().map(|(key, _, value)| phrase(key, &value)).collect()
}

/// The name of a preset that is not built in, which anyone may have written into a file.
fn cleaned(preset: &str) -> String {
    shortened(shown(preset).into_owned())
}

/// The title of a preset.
fn title(preset: &Preset) -> &'static str {
    match preset.name {
        "standard" => "Standard rules",
        "oklahoma" => "Oklahoma gin",
        "hollywood" => "Hollywood gin",
        "stakes" => "Gin for stakes",
        "wikipedia" => "Wikipedia's old rules",
        "wikipedia-match" => "Wikipedia's old match rules",
        "tournament" => "Tournament rules",
        "pagat" => "Pagat's rules",
        "bicycle" => "Bicycle's rules",
        "modern" => "Modern rules",
        "handbook" => "The handbook's Hollywood gin",
        "rummytalk" => "Rummytalk's rules",
        "palace" => "Gin Rummy Palace's rules",
        _ => preset.name,
    }
}

/// A rule and its value in a few words.
fn phrase(key: &str, value: &RuleValue) -> String {
    let number = match value {
        RuleValue::Number(number) => Some(*number),
        _ => None,
    };
    let word = value.to_string();
    match (key, number, word.as_str()) {
        ("knock_limit", Some(0), _) => "only gin ends a hand".to_owned(),
        ("knock_limit", Some(limit), _) => format!("knock with {limit} or less"),
        ("knock_card", _, "none") => "no knock card".to_owned(),
        ("knock_card", ..) => "the knock card limits the knock".to_owned(),
        ("ace_knock_card", _, "one") => "an ace allows a knock with 1".to_owned(),
        ("ace_knock_card", ..) => "an ace requires gin".to_owned(),
        ("doubling_suits", _, "none") => "no suit doubles".to_owned(),
        ("doubling_suits", _, letters) => {
            let suits: Vec<&str> = letters.chars().filter_map(Suit::from_letter).map(suit_name).collect();
            format!("{} double", all_of(&suits))
        }
        ("doubled_boxes", _, "none") => "boxes never double".to_owned(),
        ("doubled_boxes", _, "bonus") => "extra boxes double too".to_owned(),
        ("doubled_boxes", ..) => "boxes double too".to_owned(),
        ("gin_bonus", ..) => format!("gin {word}"),
        ("big_gin_bonus", None, _) => "no big gin".to_owned(),
        ("big_gin_bonus", ..) => format!("big gin {word}"),
        ("undercut_bonus", ..) => format!("undercut {word}"),
        ("undercut_tie", _, "defender") => "a tie is an undercut".to_owned(),
        ("undercut_tie", _, "no-bonus") => "a tie is an undercut without the bonus".to_owned(),
        ("undercut_tie", _, "knocker") => "a tie goes to the knocker".to_owned(),
        ("undercut_tie", ..) => "a tie goes to nobody".to_owned(),
        ("gin_off_bonus", None, _) => "ginning off is a plain undercut".to_owned(),
        ("gin_off_bonus", ..) => format!("ginning off {word}"),
        ("knock_bonus", Some(0), _) => "no bonus for a knock".to_owned(),
        ("knock_bonus", ..) => format!("knock {word}"),
        ("layoff_on_gin", _, "true") => "laying off on gin".to_owned(),
        ("layoff_on_gin", ..) => "no laying off on gin".to_owned(),
        ("boxes.gin", Some(extra), _) => extra_boxes(extra, "gin"),
        ("boxes.big_gin", Some(extra), _) => extra_boxes(extra, "big gin"),
        ("boxes.undercut", Some(extra), _) => extra_boxes(extra, "an undercut"),
        ("boxes.gin_off", Some(extra), _) => extra_boxes(extra, "ginning off"),
        ("box_value", Some(0), _) => "boxes worth nothing".to_owned(),
        ("box_value", ..) => format!("{word} per box"),
        ("box_timing", _, "end") => "boxes scored at the end".to_owned(),
        ("box_timing", ..) => "boxes scored with each hand".to_owned(),
        ("target", ..) => format!("game to {word}"),
        ("game_bonus", Some(0), _) => "no game bonus".to_owned(),
        ("game_bonus", ..) => format!("game bonus {word}"),
        ("shutout.test", _, "no-points") => "a shutout is a game without points".to_owned(),
        ("shutout.test", ..) => "a shutout is a game without a win".to_owned(),
        ("shutout.award", Some(award), _) => format!("shutout {award}"),
        ("shutout.award", _, "none") => "no award for a shutout".to_owned(),
        ("shutout.award", _, "double-points") => "a shutout doubles the points".to_owned(),
        ("shutout.award", _, "double-points-and-game") => {
            "a shutout doubles the points and the game bonus".to_owned()
        }
        ("shutout.award", ..) => "a shutout doubles the total".to_owned(),
        ("columns", Some(1), _) => "one game at a time".to_owned(),
        ("columns", ..) => format!("{word} games side by side"),
        ("column_entry", _, "next-open") => "each win enters the next game too".to_owned(),
        ("column_entry", ..) => "the second win enters two games and the third three".to_owned(),
        ("column_multipliers", _, list) if list.split(',').all(|times| times == "1") => {
            "every game counts once".to_owned()
        }
        ("column_multipliers", ..) => {
            let times: Vec<&str> = word.split(',').collect();
            format!("the games count {} times", all_of(&times))
        }
        ("settlement", _, "totals") => "both players keep their totals".to_owned(),
        ("settlement", ..) => "the winner scores their points plus the difference".to_owned(),
        ("round_to", Some(0), _) => "no rounding".to_owned(),
        ("round_to", ..) => format!("differences rounded to {word}"),
        ("sheet_winner", _, "net-points") => "the higher total wins".to_owned(),
        ("sheet_winner", ..) => "the most games win".to_owned(),
        ("series", _, "one-sheet") => "one sheet".to_owned(),
        ("series", _, length) => match length.strip_prefix("best-of-") {
            Some(sheets) => format!("best of {sheets} sheets"),
            None => format!("sheets until a total of {}", length.trim_start_matches("to-")),
        },
        ("dealer", _, "winner") => "the winner deals".to_owned(),
        ("dealer", _, "loser") => "the loser deals".to_owned(),
        ("dealer", ..) => "the deal alternates".to_owned(),
        ("drawn_hand_dealer", _, "same") => "the same player deals after a draw".to_owned(),
        ("drawn_hand_dealer", ..) => "the deal passes after a draw".to_owned(),
        ("pairing", _, "rotate") => "opponents change with every round".to_owned(),
        ("pairing", _, "fixed") => "opponents stay the same".to_owned(),
        ("pairing", ..) => "opponents change if a side has two players".to_owned(),
        ("bonus_boxes", _, "winning-side") => "extra boxes go to the side that wins the round".to_owned(),
        ("bonus_boxes", ..) => "each side keeps its extra boxes".to_owned(),
        ("sweep_boxes", Some(extra), _) => extra_boxes(extra, "winning every hand of a round"),
        ("payment", _, "each-pays-one") => "each player pays one of the winners in full".to_owned(),
        ("payment", ..) => "the losing side pays once".to_owned(),
        ("newcomer_deals", _, "true") => "the player who comes in deals".to_owned(),
        ("newcomer_deals", ..) => "the player who sits out deals".to_owned(),
        // A test fails if a key gets here.
        _ => format!("{key} {word}"),
    }
}

fn extra_boxes(extra: u32, what: &str) -> String {
    match extra {
        0 => format!("no extra box for {what}"),
        1 => format!("an extra box for {what}"),
        several => format!("{} for {what}", counted(several, "extra box")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ginscore_rules::rules::{RuleKey, STANDARD};

    fn house(preset: &str, changes: &[(&str, &str)]) -> HouseRules {
        let mut values = Preset::named(preset).unwrap().values();
        for (key, value) in changes {
            RuleKey::named(key).unwrap().write(&mut values, &RuleValue::typed(value)).unwrap();
        }
        HouseRules::new(values).unwrap()
    }

    #[test]
    fn every_preset_has_a_title() {
        let mut titles: Vec<&str> = PRESETS.iter().map(title).collect();
        for preset in PRESETS {
            let house = house(preset.name, &[]);
            assert_eq!(rules_in_words(preset.name, &house), title(preset));
            assert_ne!(title(preset), preset.name);
        }
        titles.sort_unstable();
        titles.dedup();
        assert_eq!(titles.len(), PRESETS.len());
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
            for allowed in key.allowed.split([',', ' ', '(', ')']) {
                let mut with = STANDARD.values();
                if key.write(&mut with, &RuleValue::typed(allowed)).is_some()
                    && allowed.parse::<u32>().is_err()
                {
                    let tried = values.contains(&allowed) || *name == "doubling_suits";
                    assert!(tried, "{name} allows {allowed}");
                }
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
        assert_eq!(rules_in_words("pagat", &pagat), "Pagat's rules; gin 25, game to 150");
        assert_eq!(rules_within_sentence("pagat", &pagat), "the pagat rules, but gin 25 and game to 150");
        // A saved preset is described without its file, which may have changed since.
        assert_eq!(rules_in_words("club", &pagat), "club: Pagat's rules; gin 25, game to 150");
        assert_eq!(
            rules_within_sentence("club", &pagat),
            "the club rules: as pagat, but gin 25 and game to 150"
        );
        assert_eq!(rules_in_words("club", &HouseRules::default()), "club: Standard rules");
        assert_eq!(rules_within_sentence("club", &HouseRules::default()), "the club rules: as standard");
        let hostile = rules_in_words("x\n\u{1b}[2Jerror: \u{202e}", &HouseRules::default());
        assert_eq!(hostile, "x\\n\\u{1b}[2Jerror: \\u{202e}: Standard rules");
        assert!(rules_in_words(&"x".repeat(1 << 20), &HouseRules::default()).len() < 1100);
        let oklahoma = house(
            "standard",
            &[("knock_card", "upcard"), ("ace_knock_card", "gin-only"), ("doubling_suits", "S")],
        );
        assert_eq!(
            rules_in_words("standard", &oklahoma),
            "Standard rules; the knock card limits the knock, an ace requires gin, spades double"
        );
        let sheets = house(
            "hollywood",
            &[("column_multipliers", "1,1,2"), ("boxes.gin", "2"), ("series", "best-of-3")],
        );
        assert_eq!(
            rules_in_words("hollywood", &sheets),
            "Hollywood gin; 2 extra boxes for gin, the games count 1, 1 and 2 times, best of 3 sheets"
        );
    }

    #[test]
    fn the_closest_preset_has_the_fewest_differences() {
        for preset in PRESETS {
            let house = house(preset.name, &[]);
            assert_eq!(changes(base("club", &house), &house), [""; 0], "{}", preset.name);
        }
    }
}
