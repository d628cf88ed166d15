//! Rules and hands as they are typed, for the tests of this crate.

use crate::notation::{Names, ParsedHand, read_hand};
use crate::rules::fault::Fault;
use crate::rules::house::HouseRules;
use crate::rules::judge::judge;
use crate::rules::keys::RuleKey;
use crate::rules::presets::Preset;
use crate::rules::ruling::Ruling;
use crate::rules::value::RuleValue;

/// The house rules: the name of a preset, if any, then changes, as in `bicycle target=250`.
pub(crate) fn house(rules: &str) -> HouseRules {
    let mut values = Preset::named("standard").unwrap().values();
    for word in rules.split_whitespace() {
        match word.split_once('=') {
            None => values = Preset::named(word).unwrap().values(),
            Some((key, value)) => {
                RuleKey::named(key).unwrap().write(&mut values, &RuleValue::typed(value)).unwrap();
            }
        }
    }
    HouseRules::new(values).unwrap()
}

/// A hand of Ann (player one) and Bob (player two).
pub(crate) fn hand(line: &str) -> ParsedHand {
    read_hand(line, &Names::new("Ann", "Bob").unwrap())
        .unwrap_or_else(|mistakes| panic!("{line}: {mistakes}"))
}

/// The ruling on a hand.
pub(crate) fn ruled(rules: &str, line: &str) -> Ruling {
    judge(&hand(line).claim, &house(rules)).unwrap_or_else(|faults| panic!("{rules}: {line}: {faults}"))
}

/// The faults of a hand.
pub(crate) fn faults(rules: &str, line: &str) -> Vec<Fault> {
    judge(&hand(line).claim, &house(rules)).unwrap_err().into_vec()
}
