//! Standings over many ledgers: a series that is met twice is counted once.

use std::cmp::Reverse;
use std::collections::HashMap;

use crate::book::sync_copies::numbered;
use crate::model::series::Series;
use crate::seal::chain::Chain;
use crate::seal::digest::Seal;
use crate::stats::players::{PlayerStats, player_stats};
use crate::stats::series_stats::SeriesStats;
use ginscore_rules::notation::write_hand;

/// A series as it was met in a ledger.
#[derive(Clone, Debug)]
pub struct FoundSeries {
    /// Which ledger, by its place among those looked into.
    pub ledger: usize,
    /// What each player did.
    pub look: SeriesStats,
    /// The seals of its header and of each entry.
    seals: Vec<Seal>,
    /// The hands that stand, as lines.
    hands: Vec<String>,
}

/// A series met twice.
#[derive(Clone, Debug)]
pub struct Duplicate {
    /// The one that is counted in any case: the ledger, and the name there.
    pub counted: (usize, String),
    /// The one that is not, unless they are unlike.
    pub left: (usize, String),
    /// How they differ.
    pub how: CopyRelation,
}

/// How two copies of a series differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CopyRelation {
    /// They have the same hands.
    Not,
    /// The one that is counted goes on from where the other one ends.
    Longer,
    /// They part after so many hands.
    Parted(usize),
    /// They have the same name, players, start and rules, and not one hand: both are counted.
    Unlike,
}

impl FoundSeries {
    /// A series met in that ledger.
    pub fn new(ledger: usize, look: SeriesStats, series: &Series, chain: &Chain) -> FoundSeries {
        let names = &series.header().names;
        FoundSeries {
            ledger,
            look,
            seals: (0..=chain.len()).filter_map(|entries| chain.after(entries)).collect(),
            hands: series.hands().iter().map(|hand| write_hand(hand.ruling.claim(), None, names)).collect(),
        }
    }

    /// Whether both are the same series: they begin alike, in players, moment and rules. In one ledger two such
    /// may be two, for a clock may stand still or know the day only; there a copy is one that goes on from where
    /// the other ends. From another ledger comes the same series under any name if its first entry is the same;
    /// and under its own name if its first hand is, whatever else was recorded on the way.
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

    /// Whether another, of which nothing is the same but the header, has its name in another ledger.
    fn is_namesake(&self, other: &FoundSeries) -> bool {
        self.ledger != other.ledger && self.look.name == other.look.name
    }

    /// How well another fits: the same name, then how far both are the same.
    fn likeness(&self, other: &FoundSeries) -> (bool, usize) {
        (self.look.name == other.look.name, alike(&self.seals, &other.seals))
    }

    fn place(&self) -> (usize, String) {
        (self.ledger, self.look.name.clone())
    }
}

/// How many of both are the same, from the first.
fn alike<T: PartialEq>(one: &[T], two: &[T]) -> usize {
    one.iter().zip(two).take_while(|(one, two)| one == two).count()
}

/// How two copies differ, and whether it is the second that counts: the one that goes on from where the other ends,
/// in what was recorded or in the hands that stand; of two that part the one with more hands, or else the first.
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

/// The series that count, each once, and those that were met again.
pub fn deduplicate(met: Vec<FoundSeries>) -> (Vec<FoundSeries>, Vec<Duplicate>) {
    let mut counted: Vec<FoundSeries> = Vec::new();
    // By the header: what has another is another series.
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

/// The players, best first: by what the settlements come to, then by name.
pub fn standings(counted: &[FoundSeries]) -> Vec<PlayerStats> {
    let mut standings = player_stats(counted.iter().map(|met| &met.look));
    standings.sort_by_key(|career| Reverse(career.all.net));
    standings
}
