//! Ledgers of formats 1 and 2, as they were written at the time. Every later version reads them and computes the same seals, so
//! these files never change.

use std::fs;

use ginscore_ledger::text::read_series;

use crate::sample::{EVENTS, SEALED, UNSEALED};
use crate::table::Table;

#[test]
fn format_1_reads_with_the_same_points_and_seals() {
    let sealed = [24, 42, 0, 43, 12, 42, 6];
    for (text, points, entries, seal) in
        [(UNSEALED, &sealed[..6], 12, "RN6C-64ET"), (SEALED, &sealed[..], 14, "W624-D6EC")]
    {
        let reading = read_series(text).unwrap_or_else(|faults| panic!("{faults:?}"));
        assert!(reading.mismatches.is_empty() && reading.unfit.is_none());
        let score = reading.series.score();
        let read: Vec<u32> = score.hands().iter().map(|hand| hand.ruling.points()).collect();
        assert_eq!(read, points);
        assert_eq!(reading.chain.len(), entries);
        assert_eq!(reading.chain.code(reading.chain.last()).to_string(), seal, "a seal never changes");
    }
}

/// Every kind of entry that format 2 added: a knock card, sums, deadwood alone, a hand inserted and one deleted,
/// adjustments, a witness, a misdeal, an accepted knock and a stop.
#[test]
fn format_2_reads_with_the_same_points_and_seals() {
    let reading = read_series(EVENTS).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert!(reading.mismatches.is_empty() && reading.unfit.is_none());
    let score = reading.series.score();
    let points: Vec<u32> = score.hands().iter().map(|hand| hand.ruling.points()).collect();
    assert_eq!(points, [7, 38, 23, 8]);
    let games: Vec<(i64, i64)> =
        score.sheets()[0].columns().iter().map(|game| (game.points().one, game.points().two)).collect();
    assert_eq!(games, [(56, -30), (8, 23), (0, 0)]);
    assert_eq!(score.adjustments().len(), 3);
    assert!(score.is_stopped() && score.settlement().difference == 71);
    assert_eq!(reading.chain.len(), 15);
    assert_eq!(
        reading.chain.code(reading.chain.last()).to_string(),
        "5J33-6JHM-YVFK",
        "a seal never changes"
    );
}

/// A ledger from before there were seals is remarked on once, and new entries in it are sealed.
#[test]
fn new_entries_of_an_unsealed_ledger_are_sealed() {
    let table = Table::new();
    fs::create_dir_all(table.ledger()).unwrap();
    let path = table.ledger().join("format1.toml");
    fs::write(&path, UNSEALED).unwrap();
    assert!(table.ok("audit").err.starts_with("note: none of the 12 entries of `format1` has a seal"));
    let silent = table.ok("audit");
    assert_eq!((silent.out.as_str(), silent.err.as_str()), ("", ""));
    let seal = table.ok("hand Mary Jo +3 @5h --json").json()["seal"].as_str().unwrap().to_owned();
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.starts_with(UNSEALED) && text.ends_with(&format!("seal = \"{seal}\"\n")), "{text}");
    assert_eq!(table.ok("audit").err, "");
    // The new seal covers the earlier entries too.
    fs::write(&path, text.replace("it was 25", "it was 26")).unwrap();
    assert_eq!(table.run("audit --json").codes(), ["ledger-mismatch"]);
}
