//! Ledgers of formats 1 and 2, as they were written at the time. Every later version reads them and computes the same seals, so
//! these files never change.

use std::fs;

use ginscore_ledger::text::{ReadSeries, read_series};
use ginscore_rules::players::Entrant;

use crate::sample::{
    EVENTS, FORGED, HONEST, RENAMES, SEALED, UNSEALED, noted, sound, sound_file, table_with,
};

/// Each text, the points of its hands, its entries and its last seal.
#[test]
fn old_ledgers_read_with_the_same_points_and_seals() {
    let sealed = [24, 42, 0, 43, 12, 42, 6];
    for (text, points, entries, seal) in [
        (UNSEALED, &sealed[..6], 12, "RN6C-64ET"),
        (SEALED, &sealed, 14, "W624-D6EC"),
        (EVENTS, &[7, 38, 23, 8], 15, "5J33-6JHM-YVFK"),
        (RENAMES, &[19, 38, 7, 6], 12, "K3EH-DXCX-29D3"),
    ] {
        let read = sound(text);
        let found: Vec<u32> = read.series.score().rounds().iter().map(|hand| hand.points()).collect();
        assert_eq!((found.as_slice(), read.chain.len()), (points, entries));
        assert_eq!(read.chain.code(read.chain.last()).to_string(), seal, "a seal never changes");
    }
}

/// Every kind of entry that format 2 added: a knock card, sums, deadwood alone, a hand inserted and one deleted,
/// adjustments, a witness, a misdeal, an accepted knock and a stop.
#[test]
fn format_2_reads_with_the_same_games() {
    let series = sound(EVENTS).series;
    let score = series.score();
    let games: Vec<(i64, i64)> = score.sheets()[0]
        .columns()
        .iter()
        .map(|game| (*game.points().get(Entrant::First), *game.points().get(Entrant::Second)))
        .collect();
    assert_eq!(games, [(56, -30), (8, 23), (0, 0)]);
    assert_eq!(score.adjustments().len(), 3);
    assert!(score.is_stopped() && score.settlement().difference() == Some(71));
}

/// Entries that give players other names: Ann becomes Mary Jo, and bob becomes Ann and then ANN.
#[test]
fn format_2_reads_with_the_same_names() {
    let series = sound(RENAMES).series;
    let names: Vec<&[String]> = series.rosters_so_far().map(|roster| roster.players()).collect();
    assert_eq!(names, [["Mary Jo", "ANN"], ["Mary Jo", "Ann"], ["Mary Jo", "bob"], ["Ann", "bob"]]);
}

/// Every ledger of an old format is the same series in format 3, with the same sheets and settlement.
#[test]
fn a_turned_series_has_the_same_sheets_and_settlement() {
    for text in [UNSEALED, SEALED, EVENTS, RENAMES, HONEST, FORGED] {
        let (table, path) = table_with(text);
        let before = read_series(text).unwrap();
        table.ok("undo");
        table.ok("redo");
        let after = sound_file(&path);
        assert_eq!((after.chain.unsealed(), after.chain.format()), (0, 3));
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
    let (table, path) = table_with(UNSEALED);
    assert!(table.ok("audit").err.starts_with("note: none of the 12 entries of `evening` has a seal"));
    let silent = table.ok("audit");
    assert_eq!((silent.out.as_str(), silent.err.as_str()), ("", ""));
    let seal = noted(&table.ok("hand Mary Jo +3 @5h --json"));
    let text = fs::read_to_string(&path).unwrap();
    assert!(
        text.ends_with(&format!("seal = \"{seal}\"\n")) && text.matches("\nseal = ").count() == 13,
        "{text}"
    );
    assert_eq!(table.ok("audit").err, "");
    fs::write(&path, text.replace("it was 25", "it was 26")).unwrap();
    assert_eq!(table.run("audit --json").codes(), ["ledger-mismatch"]);
}
