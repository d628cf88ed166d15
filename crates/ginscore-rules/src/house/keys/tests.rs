//! Tests of the keys of the house rules.

use super::*;
use crate::house::presets::Preset;
use crate::house::settings::HouseRules;

#[test]
fn preset_values_survive_writing_and_reading() {
    for preset in Preset::ALL {
        let mut copy = RuleSettings::default();
        for key in RuleKey::all() {
            let value = key.read(&preset.values());
            let written = key.write(&mut copy, &RuleValue::typed(&value.to_string()));
            assert_eq!(written, Ok(()), "{}", key.name());
        }
        assert_eq!(HouseRules::new(copy), HouseRules::new(preset.values()), "{}", preset.name);
    }
}

#[test]
fn the_words_and_numbers_of_a_key_are_allowed() {
    for key in RuleKey::all() {
        let allows = |typed: &str| {
            let mut values = RuleSettings::default();
            let written = key.write(&mut values, &RuleValue::typed(typed));
            assert!(written.is_err() || key.read(&values).to_string() == typed, "{}={typed}", key.name());
            written.is_ok()
        };
        assert!(!key.words().is_empty() || key.numbers().is_some(), "{}", key.name());
        for word in key.words() {
            assert!(allows(word), "{}={word}", key.name());
        }
        let Some((lowest, highest)) = key.numbers() else { continue };
        assert!(allows(&lowest.to_string()) && allows(&highest.to_string()), "{}", key.name());
        assert!(!allows(&(highest + 1).to_string()), "{}", key.name());
        assert!(lowest == 0 || !allows(&(lowest - 1).to_string()), "{}", key.name());
    }
}

#[test]
fn values_that_are_not_allowed_change_nothing() {
    for (key, value) in [
        ("knock_limit", "11"),
        ("gin_bonus", "none"),
        ("big_gin_bonus", "1001"),
        ("undercut_tie", "Nobody"),
        ("doubling_suits", "X"),
        ("doubling_suits", ""),
        ("layoff_on_gin", "yes"),
        ("shutout.award", "0"),
        ("shutout.award", "double"),
        ("column_multipliers", "1,11"),
        ("series", "best-of-4"),
        ("series", "to-0"),
        ("series", "to-+5"),
        ("target", "0"),
    ] {
        let mut values = RuleSettings::default();
        let key = RuleKey::named(key).unwrap();
        assert_eq!(
            key.write(&mut values, &RuleValue::typed(value)),
            Err(NotAllowed(key)),
            "{}={value}",
            key.name()
        );
        assert_eq!(values, RuleSettings::default());
    }
}

#[test]
fn an_error_says_what_is_allowed() {
    for (key, allowed) in [
        ("target", "`target` can be 1 to 1000000"),
        ("layoff_on_gin", "`layoff_on_gin` can be `true` or `false`"),
        ("big_gin_bonus", "`big_gin_bonus` can be `none` or 0 to 1000"),
        ("doubling_suits", "`doubling_suits` can be `none` or suits, as in `SH`"),
        ("column_multipliers", "`column_multipliers` can be a number for each game, 1 to 10"),
        ("series", "`series` can be `one-sheet`, `to-` and points or `best-of-` and an odd number up to 99"),
    ] {
        let wrong =
            RuleKey::named(key).unwrap().write(&mut RuleSettings::default(), &RuleValue::typed("maybe"));
        assert_eq!(wrong.unwrap_err().to_string(), allowed);
    }
}
