//! A count of deadwood as the players report it.

use alloc::vec::Vec;
use core::fmt;
use core::ops::Add;

use crate::cards::card::Rank;

/// A count of deadwood: a number, or a sum that nobody at the table has to add up.
///
/// ```
/// use ginscore_rules::cards::Rank;
/// use ginscore_rules::hand::Count;
/// assert_eq!(Count::from(17).points(), 17);
/// // A king, a queen and a seven.
/// let count = Count::of_ranks([Rank::King, Rank::Queen, Rank::Seven]);
/// assert_eq!((count.points(), count.to_string()), (27, "kq7".to_owned()));
/// let count = Count::from(10) + Count::from(7);
/// assert_eq!((count.points(), count.to_string()), (17, "10+7".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Count {
    first: Addend,
    more: Vec<Addend>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Addend {
    Number(u32),
    /// Cards without their suits, which the count does not need.
    Ranks(Vec<Rank>),
}

impl Count {
    /// The highest count that ten cards can have (K K Q Q J J T T 9 9), in points.
    pub const HIGHEST: u16 = 98;

    /// The count of cards without their suits, which the count does not need.
    pub fn of_ranks(ranks: impl IntoIterator<Item = Rank>) -> Count {
        Count { first: Addend::Ranks(ranks.into_iter().collect()), more: Vec::new() }
    }

    /// The count in points. A sum that is too large for the type is its greatest number, which the referee rejects in
    /// the same way.
    pub fn points(&self) -> u32 {
        self.parts().fold(0, |points, part| points.saturating_add(part.points()))
    }

    /// Returns true if the count was reported as a plain number.
    pub fn is_number(&self) -> bool {
        self.more.is_empty() && matches!(self.first, Addend::Number(_))
    }

    fn parts(&self) -> impl Iterator<Item = &Addend> {
        core::iter::once(&self.first).chain(&self.more)
    }
}

impl Addend {
    fn points(&self) -> u32 {
        match self {
            Addend::Number(points) => *points,
            Addend::Ranks(ranks) => {
                ranks.iter().fold(0, |points, rank| points.saturating_add(u32::from(rank.points())))
            }
        }
    }
}

impl From<u32> for Count {
    fn from(points: u32) -> Count {
        Count { first: Addend::Number(points), more: Vec::new() }
    }
}

/// Adds a count, which keeps the form in which it was reported.
impl Add for Count {
    type Output = Count;

    fn add(mut self, other: Count) -> Count {
        self.more.push(other.first);
        self.more.extend(other.more);
        self
    }
}

/// Writes the count as the notation has it: `17`, `10+7` or `kq7`.
impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, part) in self.parts().enumerate() {
            f.write_str(if at > 0 { "+" } else { "" })?;
            match part {
                Addend::Number(points) => write!(f, "{points}")?,
                Addend::Ranks(ranks) => {
                    ranks.iter().try_for_each(|rank| write!(f, "{}", rank.letter().to_ascii_lowercase()))?;
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_count_keeps_the_form_in_which_it_was_reported() {
        let (number, ranks) = (Count::from, || Count::of_ranks([Rank::King, Rank::Ace]));
        for (count, written, points, is_number) in [
            (number(17), "17", 17, true),
            (number(10) + number(7), "10+7", 17, false),
            (ranks(), "ka", 11, false),
            (ranks() + (number(3) + ranks()), "ka+3+ka", 25, false),
            (number(u32::MAX) + ranks(), "4294967295+ka", u32::MAX, false),
        ] {
            assert_eq!((count.to_string(), count.points()), (written.to_owned(), points));
            assert_eq!(count.is_number(), is_number, "{written}");
        }
    }
}
