//! Ledgers of formats 1 and 2, as they were written at the time. Every later version reads them and computes the same seals, so
//! these files never change.

use std::fs;

use ginscore_ledger::text::{ReadSeries, read_series};
use ginscore_rules::players::Entrant;

use crate::sample::{EVENTS, FORGED, HONEST, RENAMES, SEALED, UNSEALED};
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
        let read: Vec<u32> = score.rounds().iter().map(|hand| hand.points()).collect();
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
    let points: Vec<u32> = score.rounds().iter().map(|hand| hand.points()).collect();
    assert_eq!(points, [7, 38, 23, 8]);
    let games: Vec<(i64, i64)> = score.sheets()[0]
        .columns()
        .iter()
        .map(|game| (*game.points().get(Entrant::First), *game.points().get(Entrant::Second)))
        .collect();
    assert_eq!(games, [(56, -30), (8, 23), (0, 0)]);
    assert_eq!(score.adjustments().len(), 3);
    assert!(score.is_stopped() && score.settlement().difference() == Some(71));
    assert_eq!(reading.chain.len(), 15);
    assert_eq!(
        reading.chain.code(reading.chain.last()).to_string(),
        "5J33-6JHM-YVFK",
        "a seal never changes"
    );
}

/// Entries that give players other names: Ann becomes Mary Jo, and bob becomes Ann and then ANN.
#[test]
fn format_2_reads_with_the_same_names_and_seals() {
    let reading = read_series(RENAMES).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert!(reading.mismatches.is_empty() && reading.unfit.is_none());
    let score = reading.series.score();
    let points: Vec<u32> = score.rounds().iter().map(|hand| hand.points()).collect();
    assert_eq!(points, [19, 38, 7, 6]);
    let names: Vec<&[String]> = reading.series.rosters_so_far().map(|roster| roster.players()).collect();
    assert_eq!(names, [["Mary Jo", "ANN"], ["Mary Jo", "Ann"], ["Mary Jo", "bob"], ["Ann", "bob"]]);
    assert_eq!(reading.chain.len(), 12);
    assert_eq!(
        reading.chain.code(reading.chain.last()).to_string(),
        "K3EH-DXCX-29D3",
        "a seal never changes"
    );
}

/// Every ledger of an old format is the same series in format 3, with the same sheets and settlement.
#[test]
fn a_turned_series_has_the_same_sheets_and_settlement() {
    for text in [UNSEALED, SEALED, EVENTS, RENAMES, HONEST, FORGED] {
        let table = Table::new();
        fs::create_dir_all(table.ledger()).unwrap();
        let path = table.ledger().join("evening.toml");
        fs::write(&path, text).unwrap();
        let before = read_series(text).unwrap();
        table.ok("undo");
        table.ok("redo");
        let after = read_series(&fs::read_to_string(&path).unwrap()).unwrap();
        assert!(after.mismatches.is_empty() && after.unfit.is_none() && after.chain.unsealed() == 0);
        assert_eq!(after.chain.format(), 3);
        assert_eq!(after.series.score(), before.series.score());
        assert_eq!(after.series.score().settlement(), before.series.score().settlement());
        assert_eq!(after.series.all_hands(), before.series.all_hands());
        assert_eq!(after.series.roster(), before.series.roster());
        let times = |read: &ReadSeries| read.chain.times(&read.series);
        assert_eq!(times(&after), times(&before));
        // Nothing that was recorded is lost, undone or not.
        let recorded = |read: &ReadSeries| {
            read.series.history().map(|(outcome, _)| format!("{outcome:?}")).collect::<Vec<_>>()
        };
        assert_eq!(recorded(&after)[..before.chain.len()], recorded(&before)[..]);
    }
}

/// A ledger from before there were seals is remarked on once; in the new format all its entries are sealed.
#[test]
fn entries_of_an_unsealed_ledger_are_sealed() {
    let table = Table::new();
    fs::create_dir_all(table.ledger()).unwrap();
    let path = table.ledger().join("format1.toml");
    fs::write(&path, UNSEALED).unwrap();
    assert!(table.ok("audit").err.starts_with("note: none of the 12 entries of `format1` has a seal"));
    let silent = table.ok("audit");
    assert_eq!((silent.out.as_str(), silent.err.as_str()), ("", ""));
    let seal = table.ok("hand Mary Jo +3 @5h --json").json()["seal"].as_str().unwrap().to_owned();
    let text = fs::read_to_string(&path).unwrap();
    assert!(
        text.ends_with(&format!("seal = \"{seal}\"\n")) && text.matches("\nseal = ").count() == 13,
        "{text}"
    );
    assert_eq!(table.ok("audit").err, "");
    fs::write(&path, text.replace("it was 25", "it was 26")).unwrap();
    assert_eq!(table.run("audit --json").codes(), ["ledger-mismatch"]);
}
