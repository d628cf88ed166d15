//! Stakes and money, in exact decimal numbers.

use core::error::Error;
use core::fmt;

/// What a stake is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StakePer {
    /// Each point of the difference.
    Point,
    /// Each game that was won.
    Game,
    /// Each sheet that was won.
    Sheet,
}

/// Money per point, per game or per sheet, with at most four decimals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stake {
    units: u64,
    decimals: u8,
    per: StakePer,
}

/// The reason why a text is not a stake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAStake {
    /// It is not a number, or its comma may separate thousands.
    NotANumber,
    /// The number is 0.
    Nought,
    /// The number is above a million.
    TooMuch,
    /// The number has more than four decimals.
    Decimals,
    /// Money is paid by the point, the game or the sheet, and not by what is named after the slash.
    Unit,
}

impl fmt::Display for NotAStake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotAStake::NotANumber => "it is not a decimal number",
            NotAStake::Nought => "a stake is above 0",
            NotAStake::TooMuch => "a stake is at most a million",
            NotAStake::Decimals => "a stake has at most four decimals",
            NotAStake::Unit => "a stake is paid per point, per `/game` or per `/sheet`",
        })
    }
}

impl Error for NotAStake {}

/// An exact amount of money, with as many decimals as the stake; if something is paid, at least two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Money {
    units: u128,
    decimals: u8,
}

impl Stake {
    /// Reads a stake: a decimal number above 0 and at most a million, with up to four decimals after a point or a comma.
    /// That is the money per point; with `/game` or `/sheet` after it, the money per game or per sheet.
    ///
    /// # Errors
    /// Returns the reason if the text is anything else, or if the comma may separate thousands.
    ///
    /// ```
    /// use ginscore_rules::settlement::{NotAStake, Stake, StakePer};
    /// let dime = Stake::read("0.10").unwrap();
    /// assert_eq!(dime.times(604).to_string(), "60.40");
    /// assert_eq!(Stake::read("0.1").unwrap().times(406).to_string(), "40.60");
    /// assert_eq!(Stake::read("2").unwrap().times(30).to_string(), "60.00");
    /// assert_eq!(Stake::read("0.333").unwrap().times(10).to_string(), "3.330");
    /// assert_eq!(dime.to_string(), "0.10");
    /// assert_eq!(Stake::read("0,10"), Ok(dime));
    /// let five = Stake::read("5/game").unwrap();
    /// assert_eq!((five.per(), five.to_string(), five.times(2).to_string()), (StakePer::Game, "5/game".into(), "10.00".into()));
    /// assert_eq!(Stake::read("0"), Err(NotAStake::Nought));
    /// assert_eq!(Stake::read("5/hand"), Err(NotAStake::Unit));
    /// assert_eq!(Stake::read("1,000"), Err(NotAStake::NotANumber));
    /// assert_eq!(Stake::read("1e3"), Err(NotAStake::NotANumber));
    /// ```
    pub fn read(text: &str) -> Result<Stake, NotAStake> {
        let (number, per) = Stake::parts(text);
        // Many countries use a decimal comma, but a comma before three digits may separate thousands.
        if number.contains(',') && Stake::is_unclear(number) {
            return Err(NotAStake::NotANumber);
        }
        let number = number.replacen(',', ".", 1);
        let (whole, part) =
            number.split_once('.').map_or((number.as_str(), None), |(whole, part)| (whole, Some(part)));
        let digits = |text: &str| !text.is_empty() && text.chars().all(|digit| digit.is_ascii_digit());
        if !digits(whole) || part.is_some_and(|part| !digits(part)) {
            return Err(NotAStake::NotANumber);
        }
        let per = match per {
            None => StakePer::Point,
            Some("game") => StakePer::Game,
            Some("sheet") => StakePer::Sheet,
            Some(_) => return Err(NotAStake::Unit),
        };
        let part = part.unwrap_or_default();
        if part.len() > 4 {
            return Err(NotAStake::Decimals);
        }
        if whole.len() > 7 {
            return Err(NotAStake::TooMuch);
        }
        let decimals = u8::try_from(part.len()).map_err(|_| NotAStake::Decimals)?;
        let factor = 10_u64.pow(u32::from(decimals));
        let number = |digits: &str| if digits.is_empty() { Ok(0) } else { digits.parse::<u64>() };
        let (whole, part) = (number(whole), number(part));
        let units =
            whole.map_err(|_| NotAStake::TooMuch)? * factor + part.map_err(|_| NotAStake::Decimals)?;
        match units {
            0 => Err(NotAStake::Nought),
            units if units > 1_000_000 * factor => Err(NotAStake::TooMuch),
            units => Ok(Stake { units, decimals, per }),
        }
    }

    /// The number of a text, and what is after its slash.
    fn parts(text: &str) -> (&str, Option<&str>) {
        text.split_once('/').map_or((text, None), |(number, per)| (number, Some(per)))
    }

    /// What the stake is paid for.
    pub const fn per(self) -> StakePer {
        self.per
    }

    /// The money alone, as it was given: `5` of `5/game`.
    pub fn amount(self) -> Money {
        Money { units: u128::from(self.units), decimals: self.decimals }
    }

    /// The money alone, in ten-thousandths, and the number of decimals that it was given with.
    pub fn ten_thousandths(self) -> (u64, usize) {
        (self.units * 10_u64.pow(4 - u32::from(self.decimals)), usize::from(self.decimals))
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
        Stake::parts(text).0.split_once(['.', ',']).is_some_and(|(whole, part)| {
            part.len() == 3
                && digits(part)
                && digits(whole)
                && whole.parse::<u32>().is_ok_and(|whole| whole > 0)
        })
    }

    /// The money for a number of points, games or sheets.
    pub fn times(self, number: u64) -> Money {
        let missing = MONEY_DECIMALS.saturating_sub(self.decimals);
        let units = u128::from(self.units) * 10_u128.pow(u32::from(missing));
        Money { units: units * u128::from(number), decimals: self.decimals + missing }
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

/// Writes the stake with the decimals that it was given with: `0.10`, `5/game`.
impl fmt::Display for Stake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.amount().fmt(f)?;
        f.write_str(match self.per {
            StakePer::Point => "",
            StakePer::Game => "/game",
            StakePer::Sheet => "/sheet",
        })
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
            ("5/game", "5/game"),
            ("2,50/sheet", "2.50/sheet"),
            ("1.000/game", "1.000/game"),
        ] {
            assert_eq!(Stake::read(text).unwrap().to_string(), shown, "{text}");
        }
        for (texts, why) in [
            ("0 0.00 0/game", NotAStake::Nought),
            ("1000001 1000000.01 00000001 1000001/sheet", NotAStake::TooMuch),
            ("1.00000 0.1234567 0.1234567/game", NotAStake::Decimals),
            ("5/hand 5/ 5/games 5/GAME 5/game/sheet", NotAStake::Unit),
            ("-1 +1 .5 5. 1e3 1.2.3 1,000 1,2,3 \u{0661} /game x/game", NotAStake::NotANumber),
        ] {
            for text in texts.split(' ') {
                assert_eq!(Stake::read(text), Err(why), "{text:?}");
            }
        }
        assert_eq!(Stake::read(""), Err(NotAStake::NotANumber));
        assert_eq!(Stake::read("1 000"), Err(NotAStake::NotANumber));
        assert!(Stake::is_unclear("1.000/game") && !Stake::is_unclear("1.00/sheet"));
        assert_eq!(Stake::read("0.5").unwrap().ten_thousandths(), (5000, 1));
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
