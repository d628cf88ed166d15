//! Evenings that several tests play.

use proptest::prelude::*;

use crate::table::Table;

/// Names that are hard to read: their beginnings are ranks, signs, and words of hands, commands and other languages; some begin
/// alike, and some have blanks.
pub const HARD_NAMES: [&str; 20] = [
    "Ann", "Bob", "Kai", "Quinn", "Jo", "Tess", "Ace", "Vi", "Gina", "Drew", "Upton", "Max", "Two", "Maxine",
    "Mary Jo", "Ann Two", "Queenie", "Jon", "Stella", "Undset",
];

/// So many players with hard names.
pub fn hard_names(number: usize) -> impl Strategy<Value = Vec<&'static str>> {
    Just(HARD_NAMES.to_vec()).prop_shuffle().prop_map(move |names| names[..number].to_vec())
}

pub const EVENING: &str = include_str!("../data/evening.gin");

pub const HOSTILE: &str = "new 'Ann<b>x' 'Bob=cmd() & \"Co\"' oklahoma 'dealer=Ann<b>x' stake=0.10
Ann<b>x 4 v 23 @7h # =cmd()
draw # <script>alert(1)</script>
deal Bob=cmd()
Bob=cmd() gin v 12 @8s # \"a,b\"
Ann<b>x +18 @ad # '<b>Ann</b>'
Ann<b>x 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s @9d # -1+1
";

/// A series whose dealer is changed twice.
pub const DEALER_CHANGED: &str = "new Ann Bob hollywood target=60 column_multipliers=1,1,2
deal Bob
Ann 3 v 30
Bob 9 v 4
deal Bob
Bob gin v 40
draw
Ann 2 v 12
";

pub fn played(scripts: &[&str]) -> Table {
    let table = Table::new();
    scripts.iter().for_each(|script| drop(table.plays(script)));
    table
}
