//! ginscore: keep the score of gin rummy played with real cards, and rule on disputed hands.
//!
//! The library is there for the program, its tests and its benchmarks; it promises nobody else that its
//! interface will stay.
//!
//! # Bird's-eye view
//!
//! One hand goes this way, every arrow a function from values to values except the disk, the questions
//! and the print:
//!
//! ```text
//! words -> notation -> Told -> judge(&House) -> Ruling | Faults -> entry -> text -> checked in memory -> disk
//!                                                  |
//!                                 fold over all -> Score -> Settlement -> show -> standard output
//! ```
//!
//! Nothing is judged before [`rules::judge`] judges it, and nothing else makes a ruling: a line typed, a
//! line of a script, an entry read from a ledger all go through it.
//!
//! # Code map
//!
//! Each layer knows only those above it in this list.
//!
//! | layer | what it is |
//! |---|---|
//! | [`cards`] | the deck and what it makes, whatever the house plays: cards, melds, spreads, the solver |
//! | [`rules`] | what the house plays and what it scores: house rules, judging, sheets, settlement |
//! | [`notation`] | the text of a hand: words to cards and claims, with the place of every mistake; rule keys |
//! | [`ledger`] | the text of an evening: entries to TOML and back; the only place that touches the disk |
//! | [`report`] | looking back over many series: statistics, standings, the rows of handed-on hands |
//! | [`show`] | words: values to text for people and to JSON |
//! | [`cli`] | hands: the command line, the questions, the clock and the terminal |
//!
//! # Invariants
//!
//! - A layer names no layer below it: `tests/layers` mounts each with only what it may know, so that a
//!   name upwards does not compile.
//! - `cards` and `rules` are pure, and within each layer but `cli` a file names only those before it in
//!   the layer's list: `tests/it/layers.rs`.
//! - What is written reads back as the same, for claims, scripts and ledgers: `tests/it/roundtrip.rs`.
//! - Each column is the sum of the hands entered in it, and swapping the players mirrors the sheet:
//!   `tests/it/evenings.rs`.
//! - Every rule that a fault names is a topic of the rulebook, by its type; every house rule has a topic:
//!   [`show::rulebook`].
//! - Every code and every kind of mistake is shown in the error catalogue, `tests/cmd/errors`:
//!   `tests/it/catalogue.rs`.
//! - No reader takes the square of its input, keeps more than twenty mistakes, or reads without a limit:
//!   [`notation::mistakes`], `tests/it/bounds.rs`.
//! - On status 1, 2 and 3 nothing has been written: `tests/it/commands.rs`, and with every system call failed in
//!   turn, `tests/store/crash.rs`.
//! - An evening comes back from the rows that it is handed on in: `tests/it/rows.rs`; of an import that fails no
//!   series is recorded: `tests/store/crash.rs`.
//! - What cannot be seen in text from other people is escaped wherever it is shown, and refused where it is new:
//!   `tests/it/hostile.rs`, `tests/it/refused.rs`; no name runs a command in a shell: `tests/it/completing.rs`.
//! - `log --all` is a script, whatever the ledger holds: `tests/it/replay.rs`.
//! - A page fetches nothing and says nothing to a browser's console: `tests/it/browser.rs`.
//! - What was told as recorded is there once, whole, whatever is killed: `tests/store/storm.rs`; also where the lock is
//!   deleted or the series is in two ledgers: `tests/store/locks.rs`.
//! - Nothing in the place of a file of the program's own is followed, written to or waited for:
//!   `tests/store/planted.rs`.
//! - No byte of a ledger changes a total without the audit saying so: `tests/store/bytes.rs`.
//! - Every version reads the ledgers of format 1 and finds the same seals: `tests/store/fixture.rs`.

pub mod cards;
pub mod rules;
pub mod notation;
pub mod ledger;
pub mod report;
pub mod show;
pub mod cli;
