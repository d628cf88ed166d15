//! Standings over many ledgers: a series that is met twice is counted once.

use std::collections::HashMap;

use super::look::Look;
use super::stats::{Career, careers};
use crate::ledger::chain::Chain;
use crate::ledger::copies::numbered;
use crate::ledger::seal::Seal;

/// A series as it was met in a ledger.
#[derive(Clone, Debug)]
pub struct Met {
    /// Which ledger, by its place among those looked into.
    pub ledger: usize,
    /// What each player did.
    pub look: Look,
    /// The seals of its header and of each entry.
    seals: Vec<Seal>,
}

/// A series met twice.
#[derive(Clone, Debug)]
pub struct Twice {
    /// The one that is counted: the ledger, and the name there.
    pub counted: (usize, String),
    /// The one that is not.
    pub left: (usize, String),
    /// After how many entries they part; nothing where one is the beginning of the other, or both are the same.
    pub parting: Option<usize>,
}

impl Met {
    /// A series met in that ledger.
    pub fn new(ledger: usize, look: Look, chain: &Chain) -> Met {
        Met { ledger, look, seals: (0..=chain.len()).filter_map(|entries| chain.after(entries)).collect() }
    }

    /// What tells it from every other: the header and the first entry, times among them. A series of which
    /// nothing is recorded has been played nowhere.
    fn began(&self) -> Option<[Seal; 2]> {
        Some([*self.seals.first()?, *self.seals.get(1)?])
    }

    /// A clock may stand still: the second series of a minute in one ledger is given a number.
    fn meant_apart(&self, other: &Met) -> bool {
        self.ledger == other.ledger && numbered(&self.look.name, &other.look.name)
    }

    fn place(&self) -> (usize, String) {
        (self.ledger, self.look.name.clone())
    }
}

/// The series that count, each once, and those that were met again. Of one that is longer in one place than in
/// another the longer counts; of one that went on otherwise in two places the one with more entries, or else the
/// one met first.
pub fn once(met: Vec<Met>) -> (Vec<Met>, Vec<Twice>) {
    let mut counted: Vec<Met> = Vec::new();
    let mut begun: HashMap<[Seal; 2], Vec<usize>> = HashMap::new();
    let mut twice = Vec::new();
    for mut met in met {
        let Some(began) = met.began() else {
            continue;
        };
        let places = begun.entry(began).or_default();
        let again =
            places.iter().copied().find(|at| counted.get(*at).is_some_and(|one| !one.meant_apart(&met)));
        match again.and_then(|at| counted.get_mut(at)) {
            None => {
                places.push(counted.len());
                counted.push(met);
            }
            Some(one) => {
                if met.seals.len() > one.seals.len() {
                    std::mem::swap(one, &mut met);
                }
                let same = one.seals.iter().zip(&met.seals).take_while(|(one, other)| one == other).count();
                let parting = (same < met.seals.len()).then(|| same.saturating_sub(1));
                twice.push(Twice { counted: one.place(), left: met.place(), parting });
            }
        }
    }
    (counted, twice)
}

/// The players, best first: by what the settlements come to, then by name.
pub fn standings(counted: &[Met]) -> Vec<Career> {
    let mut standings = careers(counted.iter().map(|met| &met.look));
    standings.sort_by_key(|career| std::cmp::Reverse(career.all.net));
    standings
}
