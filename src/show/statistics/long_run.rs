//! The certainty that a player is ahead: the interval of the points per hand, and the hands that are missing.

use crate::say::{Message, decimal, written::long_run as say};
use ginscore_ledger::stats::{Apart, FEWEST_HANDS, Results};

/// The unit in which results are counted: hands, or the rounds of a side.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    /// Hands of a player.
    Hand,
    /// Rounds of a side.
    Round,
}

/// The sentence on the results of a player or a side; `None` without results.
pub fn long_run(of: &Results, unit: Unit) -> Option<String> {
    let (hands, rounds, fewest) = (of.hands, of.hands, FEWEST_HANDS);
    let said = match (of.interval(), of.apart(), unit) {
        _ if hands == 0 => return None,
        (Some(interval), Some(apart), _) => {
            let [mean, low, high] = [interval.mean, interval.low, interval.high].map(signed);
            match (apart, unit) {
                (Apart::Already, Unit::Hand) => say::NotOnlyLuckHands { mean, low, high, hands }.said(),
                (Apart::Already, Unit::Round) => say::NotOnlyLuckRounds { mean, low, high, rounds }.said(),
                (Apart::After(more), Unit::Hand) => {
                    say::LuckHands { mean, low, high, hands, more: about(more) }.said()
                }
                (Apart::After(more), Unit::Round) => {
                    say::LuckRounds { mean, low, high, rounds, more: about(more) }.said()
                }
                (Apart::Never, Unit::Hand) => say::LevelHands { mean, low, high, hands }.said(),
                (Apart::Never, Unit::Round) => say::LevelRounds { mean, low, high, rounds }.said(),
            }
        }
        (.., Unit::Hand) if hands < fewest => say::TooFewHands { hands, fewest }.said(),
        (.., Unit::Round) if hands < fewest => say::TooFewRounds { rounds, fewest }.said(),
        (.., Unit::Hand) => say::SameHands { hands }.said(),
        (.., Unit::Round) => say::SameRounds { rounds }.said(),
    };
    Some(said)
}

/// A number of points with its sign and one decimal, never `-0.0`.
fn signed(points: f64) -> String {
    let points = if points.abs() < 0.05 { 0.0 } else { points };
    decimal(format_args!("{points:+.1}"))
}

/// A number of hands, rounded up to two digits: it comes from a mean and a spread that are not known better than that.
const fn about(hands: u64) -> u64 {
    match hands.checked_ilog10() {
        Some(digits @ 2..) => {
            let unit = 10_u64.pow(digits - 1);
            hands.div_ceil(unit) * unit
        }
        _ => hands,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_hands_are_rounded_up_to_two_digits() {
        for (hands, said) in
            [(0, 0), (7, 7), (99, 99), (100, 100), (101, 110), (1410, 1500), (9_990_000, 10_000_000)]
        {
            assert_eq!(about(hands), said);
        }
        assert_eq!((signed(-0.04), signed(12.25)), ("+0.0".to_owned(), "+12.2".to_owned()));
    }

    #[test]
    fn each_case_is_said() {
        let results =
            |points: &[i64], hands: usize| points.iter().copied().cycle().take(hands).collect::<Results>();
        assert_eq!(long_run(&Results::default(), Unit::Hand), None);
        for (points, hands, begins, ends) in [
            (
                &[19, -31, 12, 25, 0, 8, -14, 40, -6, 17][..],
                10,
                "+7.0 per hand, 95% interval -7.7 to +21.7 (10 hands)",
                "; it may be luck: about 26 more hands like these would tell",
            ),
            (&[20, 10, -5], 30, "+8.3 per hand, ", "; hardly luck alone"),
            (&[20, -20], 10, "+0.0 per hand, ", "; no difference"),
            (&[20, -10], 9, "not known: 9 hands of at least 10", ""),
            (&[20], 12, "not known: the same points in all 12 hands", ""),
        ] {
            let said = long_run(&results(points, hands), Unit::Hand).unwrap();
            assert!(said.starts_with(begins) && said.ends_with(ends), "{said}");
            let said = long_run(&results(points, hands), Unit::Round).unwrap();
            assert!(said.contains("round") && !said.contains("hand"), "{said}");
        }
    }
}
