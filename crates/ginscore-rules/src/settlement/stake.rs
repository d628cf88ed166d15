//! Stakes and money, in exact decimal numbers.

use core::fmt;

/// Money per point, with at most four decimals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stake {
    units: u64,
    decimals: u8,
}

/// An exact amount of money, with as many decimals as the stake, and at least two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Money {
    units: u128,
    decimals: u8,
}

impl Stake {
    /// Reads a stake: a decimal number above 0 and at most a million, with up to four decimals after a point or a comma.
    /// `None` if the text is anything else, or if the comma may separate thousands.
    ///
    /// ```
    /// use ginscore_rules::settlement::Stake;
    /// let dime = Stake::read("0.10").unwrap();
    /// assert_eq!(dime.times(604).to_string(), "60.40");
    /// assert_eq!(Stake::read("0.1").unwrap().times(406).to_string(), "40.60");
    /// assert_eq!(Stake::read("2").unwrap().times(30).to_string(), "60.00");
    /// assert_eq!(Stake::read("0.333").unwrap().times(10).to_string(), "3.330");
    /// assert_eq!(dime.to_string(), "0.10");
    /// assert_eq!(Stake::read("0"), None);
    /// assert_eq!(Stake::read("0,10"), Some(dime));
    /// assert_eq!(Stake::read("1,000"), None);
    /// assert_eq!(Stake::read("1e3"), None);
    /// ```
    pub fn read(text: &str) -> Option<Stake> {
        // Many countries use a decimal comma, but a comma before three digits may separate thousands.
        if text.contains(',') && Stake::is_unclear(text) {
            return None;
        }
        let text = text.replacen(',', ".", 1);
        let text = text.as_str();
        let (whole, part) = text.split_once('.').map_or((text, None), |(whole, part)| (whole, Some(part)));
        let digits = |text: &str| !text.is_empty() && text.chars().all(|digit| digit.is_ascii_digit());
        let part = part.unwrap_or("0");
        if !digits(whole) || !digits(part) || part.len() > 4 || whole.len() > 7 {
            return None;
        }
        let decimals = if text.contains('.') { u8::try_from(part.len()).ok()? } else { 0 };
        let factor = 10_u64.pow(u32::from(decimals));
        let cents = if decimals == 0 { 0 } else { part.parse::<u64>().ok()? };
        let units = whole.parse::<u64>().ok()? * factor + cents;
        let in_range = units > 0 && units <= 1_000_000 * factor;
        in_range.then_some(Stake { units, decimals })
    }

    /// Returns true for a number whose sign may separate thousands or decimals, depending on the country: `1,000` and
    /// `1.000`. A person who types it is asked for another spelling; a file has the point only before decimals.
    ///
    /// ```
    /// use ginscore_rules::settlement::Stake;
    /// assert!(Stake::is_unclear("1.000") && Stake::is_unclear("1,000") && Stake::is_unclear("12.500"));
    /// assert!(!Stake::is_unclear("0.333") && !Stake::is_unclear("1.00") && !Stake::is_unclear("1000"));
    /// ```
    pub fn is_unclear(text: &str) -> bool {
        let digits = |text: &str| text.chars().all(|digit| digit.is_ascii_digit());
        text.split_once(['.', ',']).is_some_and(|(whole, part)| {
            part.len() == 3
                && digits(part)
                && digits(whole)
                && whole.parse::<u32>().is_ok_and(|whole| whole > 0)
        })
    }

    /// The money for a number of points.
    pub fn times(self, points: u64) -> Money {
        let missing = MONEY_DECIMALS.saturating_sub(self.decimals);
        let units = u128::from(self.units) * 10_u128.pow(u32::from(missing));
        Money { units: units * u128::from(points), decimals: self.decimals + missing }
    }
}

/// The number of decimals in which most currencies have coins.
const MONEY_DECIMALS: u8 = 2;

impl Money {
    /// The amount in whole hundredths, and the remainder that they cannot pay. `None` if there is no remainder.
    ///
    /// ```
    /// use ginscore_rules::settlement::Stake;
    /// let stake = Stake::read("0.333").unwrap();
    /// let (paid, left) = stake.times(11).remainder().unwrap();
    /// assert_eq!((paid.to_string(), left.to_string()), ("3.66".to_owned(), "0.003".to_owned()));
    /// assert_eq!(stake.times(10).remainder(), None);
    /// ```
    pub fn remainder(self) -> Option<(Money, Money)> {
        let factor = 10_u128.pow(u32::from(self.decimals.saturating_sub(MONEY_DECIMALS)));
        let paid = Money { units: self.units / factor, decimals: self.decimals.min(MONEY_DECIMALS) };
        let left = Money { units: self.units % factor, decimals: self.decimals };
        (left.units > 0).then_some((paid, left))
    }
}

/// Writes the stake with the decimals that it was given with.
impl fmt::Display for Stake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        decimal(u128::from(self.units), self.decimals, f)
    }
}

impl fmt::Display for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        decimal(self.units, self.decimals, f)
    }
}

fn decimal(units: u128, decimals: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let factor = 10_u128.pow(u32::from(decimals));
    let (whole, part) = (units / factor, units % factor);
    match decimals {
        0 => write!(f, "{whole}"),
        decimals => write!(f, "{whole}.{part:0width$}", width = usize::from(decimals)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stakes_are_decimal_numbers_above_0_up_to_a_million() {
        for (text, shown) in [
            ("1", "1"),
            ("0.1", "0.1"),
            ("0,10", "0.10"),
            ("0.0001", "0.0001"),
            ("12.5", "12.5"),
            ("3.0", "3.0"),
            ("1000000", "1000000"),
            ("1000000.00", "1000000.00"),
            ("0000001", "1"),
            ("1.000", "1.000"),
        ] {
            assert_eq!(Stake::read(text).map(|stake| stake.to_string()).as_deref(), Some(shown), "{text}");
        }
        for text in [
            "",
            "0",
            "0.00",
            "-1",
            "+1",
            ".5",
            "5.",
            "1e3",
            "1.00000",
            "1000001",
            "1000000.01",
            "00000001",
            "1.2.3",
            "1,000",
            "1,2,3",
            "1 000",
            "\u{0661}",
        ] {
            assert_eq!(Stake::read(text), None, "{text:?}");
        }
    }

    /// A stake, points, the money, and what is paid and left over if hundredths cannot pay it.
    #[test]
    fn money_is_exact_with_at_least_two_decimals() {
        for (stake, points, money, rest) in [
            ("1", 604, "604.00", None),
            ("0.1", 406, "40.60", None),
            ("0.10", 604, "60.40", None),
            ("0.25", 3, "0.75", None),
            ("0.333", 10, "3.330", None),
            ("0.333", 11, "3.663", Some(("3.66", "0.003"))),
            ("0.0001", 1, "0.0001", Some(("0.00", "0.0001"))),
            ("1000000", u64::MAX, "18446744073709551615000000.00", None),
        ] {
            let paid = Stake::read(stake).unwrap().times(points);
            assert_eq!(paid.to_string(), money, "{stake} x {points}");
            let found = paid.remainder().map(|(paid, left)| (paid.to_string(), left.to_string()));
            assert_eq!(
                found,
                rest.map(|(paid, left)| (paid.to_owned(), left.to_owned())),
                "{stake} x {points}"
            );
        }
    }
}
