//! The codes that two copies of a series know, and those that are for the same hand.

use std::collections::{HashMap, HashSet};

use crate::seal::chain::Chain;
use crate::seal::digest::SealCode;

/// The codes that are for the same hand, in either copy.
#[derive(Clone, Debug, Default)]
pub(super) struct Aliases {
    /// The code that is used for another one. A code that is used for itself is not in it.
    of: HashMap<SealCode, SealCode>,
}

impl Aliases {
    /// The pairs that both copies have found so far.
    pub(super) fn of(chains: [&Chain; 2]) -> Aliases {
        let mut aliases = Aliases::default();
        for [there, here] in chains.into_iter().flat_map(pairs) {
            aliases.add(there, here);
        }
        aliases
    }

    /// The one code for all that are for the same hand. It is the same whichever copy is the first.
    pub(super) fn one(&self, code: SealCode) -> SealCode {
        let mut code = code;
        while let Some(other) = self.of.get(&code) {
            code = *other;
        }
        code
    }

    /// From here on, these two are for the same hand.
    pub(super) fn add(&mut self, one: SealCode, other: SealCode) {
        let (one, other) = (self.one(one), self.one(other));
        if one != other {
            self.of.insert(one.max(other), one.min(other));
        }
    }
}

/// The pairs that were found in the merges of a copy.
pub(super) fn pairs(chain: &Chain) -> impl Iterator<Item = [SealCode; 2]> {
    chain.links().filter_map(|entry| entry.other).flat_map(|other| other.same.iter().copied())
}

/// The codes that a copy knows: those of its entries, and those that it has of other copies.
pub(super) struct Known(HashSet<SealCode>);

impl Known {
    pub(super) fn of(chain: &Chain) -> Known {
        Known(chain.codes().collect())
    }

    pub(super) fn contains(&self, code: SealCode) -> bool {
        self.0.contains(&code)
    }

    /// Returns true if it contains this code, or another one for the same hand.
    pub(super) fn contains_alias(&self, code: SealCode, aliases: &Aliases) -> bool {
        let one = aliases.one(code);
        self.contains(code) || self.0.iter().any(|known| aliases.one(*known) == one)
    }

    pub(super) fn contains_all(&self, other: &Known) -> bool {
        other.0.is_subset(&self.0)
    }
}
