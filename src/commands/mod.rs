//! The commands, a file each or a few together: its options with their help and its examples, how it runs, and what it answers.
//! This is the one list of them; `typed` has the options of each.

pub mod candidates;
pub mod run;
pub mod words;
pub mod typed;
pub mod misplaced;
pub mod line;
pub mod new;
pub mod import;
pub(crate) mod audit;
pub(crate) mod best;
pub(crate) mod check;
pub(crate) mod counts;
pub(crate) mod export;
pub(crate) mod judge;
pub(crate) mod log;
pub(crate) mod players;
pub(crate) mod rules;
pub(crate) mod score;
pub(crate) mod series;
pub(crate) mod stats;
pub(crate) mod summary;
pub(crate) mod why;

/// The commands in the order of the help, and after one the other words for it. Nobody new is called like one of them.
pub const WORDS: [&str; 23] = [
    "table",
    "board",
    "new",
    "hand",
    "score",
    "counts",
    "summary",
    "why",
    "judge",
    "check",
    "verify",
    "best",
    "rules",
    "stats",
    "log",
    "series",
    "players",
    "export",
    "import",
    "audit",
    "paper",
    "completions",
    "man",
];

/// What the table's short help has of them: to look something up, in a dispute, and besides. A last word in capital letters
/// stands for what is typed there.
pub const TO_LOOK_UP: [&str; 6] = ["score", "summary", "counts", "why 3", "stats", "log"];
pub const IN_DISPUTES: [&str; 4] = ["judge QS KS AS", "judge HAND", "best CARDS", "rules explain TOPIC"];
pub const BESIDES: [&str; 9] =
    ["new", "table", "rules save NAME", "series", "players", "export", "import", "audit", "paper"];
