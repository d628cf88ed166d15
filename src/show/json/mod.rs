//! The answers for programs: one JSON object each, with `"schema": 2` and keys in snake case.
//!
//! Every answer is a type whose fields are its keys. The JSON Schema of a release is made from these types, and
//! `docs/formats/json.md` has the rules and examples: a text for programs is an id in kebab case, and the only sentence is a fault's message.

pub mod cards;
pub mod change;
pub mod export;
pub mod hand;
pub mod ledger;
pub mod players;
pub mod rules;
#[cfg(test)]
mod schema_tests;
pub mod score;
pub mod series;
pub mod summary;
mod written;

use ginscore_notation::{Mistakes, Names};
use ginscore_rules::players::{ByEntrant, ByPlayer, Entrant, Player};
use serde::{Serialize, Serializer};

use crate::show::diagnostic::Diagnostic;
use crate::show::hand::entrants::EntrantNames;

#[cfg(test)]
pub use schema_tests::{Answers, ExportsView};

pub use cards::{GroupsView, cards, group, groups};
pub use export::export;
pub use hand::{correction, judged, recorded};
use ledger::{NotedSealView, RemarksView};
pub use ledger::{lines, noted_seal, remarks, sound, unfit};
pub use rules::{nested, rules};
pub use score::score;
pub use series::{SeriesView, board, no_series, one, series, state};
pub use summary::{UnderView, evening, otherwise, summary};
pub use written::{printed, written};

/// A value for each player, under their names. A `BTreeMap` would sort what is sorted when it is written, with code of its own
/// for each type.
#[derive(Debug)]
pub struct PerPlayer<T>(Vec<(String, T)>);

impl<T> FromIterator<(String, T)> for PerPlayer<T> {
    fn from_iter<I: IntoIterator<Item = (String, T)>>(values: I) -> Self {
        Self(values.into_iter().collect())
    }
}

impl<T: Serialize> Serialize for PerPlayer<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

pub const SCHEMA: u32 = 2;

/// An answer with the number of its schema.
#[derive(Debug)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(rename = "{T}Answer"))]
pub struct WithSchema<T> {
    /// The number of the schema. It changes when a key is renamed or removed.
    #[cfg_attr(test, schemars(extend("const" = SCHEMA)))]
    schema: u32,
    #[cfg_attr(test, schemars(flatten))]
    answer: T,
}

// `serde(flatten)` would compile each type of an answer twice. `written` moves the number into the object.
impl<T: Serialize> Serialize for WithSchema<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_variant("WithSchema", self.schema, "schema", &self.answer)
    }
}

pub const fn answer<T: Serialize>(answer: T) -> WithSchema<T> {
    WithSchema { schema: SCHEMA, answer }
}

/// What a command answers besides its faults.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Besides {
    /// Of `judge`: each group.
    Groups(GroupsView),
    /// Of `audit`: its remarks.
    Remarks(RemarksView),
    /// Of `audit --seal`: the place of the seal.
    Seal(NotedSealView),
}

/// A command that failed.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct FailedView<'a> {
    #[serde(flatten)]
    #[cfg_attr(test, schemars(skip))]
    besides: Option<&'a Besides>,
    /// The first twenty mistakes.
    faults: &'a [Diagnostic],
    /// The number of those that are only counted; left out if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    more: Option<usize>,
}

/// The answer of a command that failed, with what it answers besides.
pub fn failed<'a>(
    besides: Option<&'a Besides>,
    reports: &'a Mistakes<Diagnostic>,
) -> WithSchema<FailedView<'a>> {
    let more = Some(reports.more()).filter(|more| *more > 0);
    answer(FailedView { besides, faults: reports.kept(), more })
}

/// A value for each player, under their names.
pub fn by_player<T, U>(of: &ByPlayer<T>, names: &Names, mut to: impl FnMut(&T) -> U) -> PerPlayer<U> {
    Player::BOTH.into_iter().map(|player| (names.get(player).to_owned(), to(of.get(player)))).collect()
}

/// The values of both players, under their names.
pub fn each<T>(of: ByPlayer<T>, names: &Names) -> PerPlayer<T> {
    let name = |player| names.get(player).to_owned();
    [(name(Player::One), of.one), (name(Player::Two), of.two)].into_iter().collect()
}

/// A value for each player or side, under their names.
pub fn by_entrant<T, U>(
    of: &ByEntrant<T>,
    names: &EntrantNames,
    mut to: impl FnMut(&T) -> U,
) -> PerPlayer<U> {
    of.iter().map(|(entrant, value)| (names.get(entrant).clone(), to(value))).collect()
}

fn entrant_name(entrant: Option<Entrant>, names: &EntrantNames) -> Option<String> {
    entrant.map(|entrant| names.get(entrant).clone())
}

fn name(player: Option<Player>, names: &Names) -> Option<String> {
    player.map(|player| names.get(player).to_owned())
}
