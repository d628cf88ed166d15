//! Series that are found twice, in one ledger or in several: they are counted once.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::hash::{Hash, Hasher};

use crate::book::sync_copies::numbered;
use crate::model::course::Hand;
use crate::model::series::Series;
use crate::seal::chain::Chain;
use crate::seal::digest::Seal;
use crate::stats::series_stats::SeriesStats;

/// A series that was found in a ledger.
#[derive(Clone, Debug)]
pub struct FoundSeries {
    /// The index of the ledger among those that were read.
    pub ledger: usize,
    pub look: SeriesStats,
    seals: Vec<Seal>,
    /// A digest of each hand that counts. The hands themselves would take too much room, and too long to write as lines.
    hands: Vec<u64>,
}

/// A series that was found twice.
#[derive(Clone, Debug)]
pub struct Duplicate {
    /// The one that is always counted: the index of the ledger, and the name there.
    pub counted: (usize, String),
    /// The one that is not counted, unless the two are unlike.
    pub left: (usize, String),
    pub how: CopyRelation,
}

/// The difference between two copies of a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CopyRelation {
    /// They have the same hands.
    Not,
    /// The one that is counted continues from where the other ends.
    Longer,
    /// They differ after that many hands.
    Parted(usize),
    /// They have the same name, players, start and rules, but no hand in common: both are counted.
    Unlike,
}

impl FoundSeries {
    pub fn new(ledger: usize, look: SeriesStats, series: &Series, chain: &Chain) -> FoundSeries {
        FoundSeries {
            ledger,
            look,
            seals: (0..=chain.len()).filter_map(|entries| chain.after(entries)).collect(),
            hands: series.hands().map(|(_, hand)| digest(hand)).collect(),
        }
    }

    /// Returns true if both are the same series: they start the same way, with the same players, moment and rules. Two such
    /// series in one ledger may still be different, because a clock may be stopped or give only the day; there, a copy is a
    /// series that continues from where the other ends. In another ledger, a series is the same under any name if its first
    /// entry is the same, and under the same name if its first hand is the same, whatever else was recorded in between.
    fn is(&self, other: &FoundSeries) -> bool {
        let (one, two) = (self.seals.as_slice(), other.seals.as_slice());
        if one.first() != two.first() || one.len() < 2 || two.len() < 2 {
            return false;
        }
        if self.ledger == other.ledger {
            let shorter = one.len().min(two.len());
            return one.get(..shorter) == two.get(..shorter) && !numbered(&self.look.name, &other.look.name);
        }
        let same_hand = alike(&self.hands, &other.hands) > 0;
        one.get(1) == two.get(1) || self.look.name == other.look.name && same_hand
    }

    /// Returns true if the other series has the same name in another ledger, and nothing but the header in common.
    fn is_namesake(&self, other: &FoundSeries) -> bool {
        self.ledger != other.ledger && self.look.name == other.look.name
    }

    /// The quality of a match: the same name first, then the length of the common start.
    fn likeness(&self, other: &FoundSeries) -> (bool, usize) {
        (self.look.name == other.look.name, alike(&self.seals, &other.seals))
    }

    fn place(&self) -> (usize, String) {
        (self.ledger, self.look.name.clone())
    }
}

/// A digest of what was said of a hand. It has no names: a copy in which a player was renamed has the same hands.
fn digest(hand: &Hand) -> u64 {
    let mut digest = Digest(0);
    (hand.ruling.claim(), hand.opponents).hash(&mut digest);
    digest.finish()
}

/// A digest that takes in a number at a time. A hand is fifty of them, for which the hasher of the standard library takes
/// longer than SHA-256 for the seal of the entry.
struct Digest(u64);

impl Digest {
    const fn take(&mut self, number: u64) {
        // An odd number whose bits have no pattern: the fraction of the golden ratio.
        self.0 = (self.0.rotate_left(23) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for Digest {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.take((*byte).into());
        }
    }

    // The variants of an enum come as numbers of this type.
    fn write_usize(&mut self, number: usize) {
        self.take(number as u64);
    }
}

fn alike<T: PartialEq>(one: &[T], two: &[T]) -> usize {
    one.iter().zip(two).take_while(|(one, two)| one == two).count()
}

/// The difference between two copies, and true if the second one counts. The copy that counts is the one that
/// continues from where the other ends, in its entries or in the hands that count; if the two diverge, it is the
/// one with more hands, or else the first.
fn compare(one: &FoundSeries, two: &FoundSeries) -> (CopyRelation, bool) {
    let (seals, hands) = (alike(&one.seals, &two.seals), alike(&one.hands, &two.hands));
    let differ = if one.hands == two.hands { CopyRelation::Not } else { CopyRelation::Longer };
    if seals == one.seals.len() || seals == two.seals.len() {
        return (differ, two.seals.len() > one.seals.len());
    }
    if hands == one.hands.len() || hands == two.hands.len() {
        return (differ, two.hands.len() > one.hands.len());
    }
    (CopyRelation::Parted(hands), two.hands.len() > one.hands.len())
}

/// Returns the series that count, each one once, and the duplicates.
pub fn deduplicate(met: Vec<FoundSeries>) -> (Vec<FoundSeries>, Vec<Duplicate>) {
    let mut counted: Vec<FoundSeries> = Vec::new();
    // Grouped by header: a series with another header is another series.
    let mut begun: HashMap<Seal, Vec<usize>> = HashMap::new();
    let mut twice = Vec::new();
    for mut met in met.into_iter().filter(|met| met.seals.len() > 1) {
        let Some(header) = met.seals.first() else {
            continue;
        };
        let places = begun.entry(*header).or_default();
        let same =
            places.iter().filter_map(|at| Some((*at, counted.get(*at)?))).filter(|(_, one)| one.is(&met));
        let best = same.max_by_key(|(at, one)| (one.likeness(&met), Reverse(*at))).map(|(at, _)| at);
        match best.and_then(|at| counted.get_mut(at)) {
            None => {
                let namesake = |at: &usize| counted.get(*at).filter(|one| one.is_namesake(&met));
                if let Some(one) = places.iter().find_map(namesake) {
                    twice.push(Duplicate {
                        counted: one.place(),
                        left: met.place(),
                        how: CopyRelation::Unlike,
                    });
                }
                places.push(counted.len());
                counted.push(met);
            }
            Some(one) => {
                let (how, second) = compare(one, &met);
                if second {
                    std::mem::swap(one, &mut met);
                }
                twice.push(Duplicate { counted: one.place(), left: met.place(), how });
            }
        }
    }
    (counted, twice)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::series_stats::series_stats;
    use crate::testing::{header, played};
    use crate::text::{read_series, write_series};

    fn found(ledger: usize, name: &str, lines: &[&str]) -> FoundSeries {
        let (series, entries) = played("standard", lines);
        let chain = read_series(&write_series(&header("standard"), None, &entries)).unwrap().chain;
        FoundSeries::new(ledger, series_stats(name, &series), &series, &chain)
    }

    #[test]
    fn a_series_that_is_found_twice_is_counted_once() {
        let (a, b, c, d) = ("Ann 4 v 23", "Bob 3 v 20", "Ann gin v 9", "Bob 1 v 2");
        for (one, two, hands, how) in [
            // In another ledger: the same entries, more of them, and other ones after the first.
            ((0, "x", &[a, b][..]), (1, "x", &[a, b][..]), &[2][..], Some(CopyRelation::Not)),
            ((0, "x", &[a, b]), (1, "y", &[a, b]), &[2], Some(CopyRelation::Not)),
            ((0, "x", &[a, b]), (1, "y", &[a]), &[2], Some(CopyRelation::Longer)),
            ((0, "x", &[a]), (1, "y", &[a, b]), &[2], Some(CopyRelation::Longer)),
            ((0, "x", &[a, b]), (1, "x", &[a, c, d]), &[3], Some(CopyRelation::Parted(1))),
            ((0, "x", &[a, b]), (1, "x", &[a, c]), &[2], Some(CopyRelation::Parted(1))),
            // The same first hand after another first entry: only under the same name.
            ((0, "x", &[a, b]), (1, "x", &["deal Bob", a, b, c]), &[3], Some(CopyRelation::Longer)),
            ((0, "x", &[a, b, c]), (1, "x", &["deal Bob", a, b]), &[3], Some(CopyRelation::Longer)),
            ((0, "x", &[a, b]), (1, "x", &["deal Bob", a, b]), &[2], Some(CopyRelation::Not)),
            ((0, "x", &[a, b]), (1, "y", &["deal Bob", a, b]), &[2, 2], None),
            // An undone hand is an entry more, and a hand fewer.
            ((0, "x", &[a, b]), (1, "y", &[a, b, "undo"]), &[1], Some(CopyRelation::Longer)),
            // Nothing but the header in common.
            ((0, "x", &[a, b]), (1, "x", &[c]), &[2, 1], Some(CopyRelation::Unlike)),
            ((0, "x", &[a, b]), (1, "y", &[c]), &[2, 1], None),
            // In one ledger: only what goes on from where the other ends, and not `x-2` after `x`.
            ((0, "x", &[a]), (0, "y", &[a, b]), &[2], Some(CopyRelation::Longer)),
            ((0, "x", &[a, b]), (0, "y", &[a, c]), &[2, 2], None),
            ((0, "x", &[a, b]), (0, "x-2", &[a, b]), &[2, 2], None),
            // A series in which nothing is recorded is not counted.
            ((0, "x", &[]), (1, "x", &[a]), &[1], None),
            ((0, "x", &[]), (1, "x", &[]), &[], None),
        ] {
            let of = |(ledger, name, lines): (usize, &str, &[&str])| found(ledger, name, lines);
            let (counted, twice) = deduplicate(vec![of(one), of(two)]);
            let found: Vec<usize> = counted.iter().map(|met| met.hands.len()).collect();
            assert_eq!(found, hands, "{one:?} {two:?}");
            let relations: Vec<CopyRelation> = twice.iter().map(|twice| twice.how).collect();
            assert_eq!(relations, Vec::from_iter(how), "{one:?} {two:?}");
            // Of two with the same hands, the first one counts.
            if how == Some(CopyRelation::Not) {
                assert_eq!(twice[0].counted, (one.0, one.1.to_owned()), "{one:?} {two:?}");
            }
        }
    }

    /// Of several that match, the one of the same name is the copy, or else the one with the most in common.
    #[test]
    fn the_nearest_copy_is_the_one() {
        let (a, b, c) = ("Ann 4 v 23", "Bob 3 v 20", "Ann gin v 9");
        let met = vec![
            found(0, "x", &[a, b]),
            found(0, "y", &[a, c]),
            found(1, "y", &[a, b]),
            found(2, "z", &[a, c, b]),
        ];
        let (counted, twice) = deduplicate(met);
        assert_eq!(counted.len(), 2);
        let places: Vec<(&str, usize, &str)> = twice
            .iter()
            .map(|twice| (twice.counted.1.as_str(), twice.left.0, twice.left.1.as_str()))
            .collect();
        assert_eq!(places, [("y", 1, "y"), ("z", 0, "y")]);
    }
}
