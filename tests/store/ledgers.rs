//! Ledgers as they were written once, of every lineup and with every kind of entry. Every later version reads them with the
//! same points and seals, so these files never change.

use ginscore_ledger::model::Series;
#[cfg(unix)]
use ginscore_ledger::text::written;
use ginscore_rules::players::Entrant;

#[cfg(unix)]
use crate::sample::table_with;
use crate::sample::{CAPTAIN, IN_TURN, PARTNERS, STANDARD, TWO, sound};

/// Each text, the points of its rounds, its entries and its last seal.
#[test]
fn ledgers_read_with_the_same_points_and_seals() {
    for (text, points, entries, seal) in [
        (TWO, &[13, 6, 10, 0, 17, 39, 10][..], 23, "AHR9-2CKY-KRY8"),
        (STANDARD, &[48, 17, 8], 6, "AHTR-4XWY-RHDP"),
        (PARTNERS, &[55, 11, 8, 0], 11, "2F3P-KWW9-P938"),
        (CAPTAIN, &[19, 37, 28, 0], 6, "54VT-W2D7-2DND"),
        (IN_TURN, &[7, 8, 7, 10], 8, "RMNR-6E8D-H67H"),
    ] {
        let read = sound(text);
        let found: Vec<u32> = read.series.score().rounds().iter().map(|round| round.points()).collect();
        assert_eq!((found.as_slice(), read.chain.len()), (points, entries));
        assert_eq!(read.chain.last().code().to_string(), seal, "a seal never changes");
    }
}

/// The same lines, recorded again at the same times, become the same file.
#[cfg(unix)]
#[test]
fn ledgers_are_written_with_the_same_bytes() {
    let (table, path) = table_with(STANDARD);
    let read = sound(STANDARD);
    let times: Vec<String> = read.chain.links().filter_map(|link| link.time).map(written).collect();
    std::fs::remove_file(&path).unwrap();
    let lines = ["new Ann Bob", "hand Ann 4 v 23", "hand Bob 3 v 20 '# close'", "amend 1 Ann gin v 23"]
        .into_iter()
        .chain(["hand Ann 12 v 20 accepted", "draw", "undo"]);
    let start = written(read.series.header().start);
    for (line, time) in lines.zip(std::iter::once(&start).chain(&times)) {
        table.run_in(&[("GINSCORE_NOW", time)], line).ended(0);
    }
    assert_eq!(table.file().1, STANDARD);
}

/// Two games of one sheet, corrected, adjusted and stopped, by players who changed their names.
#[test]
fn a_series_reads_with_the_same_games_and_names() {
    let series: Series = sound(TWO).series;
    let score = series.score();
    let points = |of: Entrant| {
        let games = score.sheets().iter().flat_map(|sheet| sheet.columns());
        games.map(|game| *game.points().get(of)).collect::<Vec<i64>>()
    };
    assert_eq!((points(Entrant::First), points(Entrant::Second)), (vec![68, 55, 39], vec![37, 27, 10]));
    assert!(score.is_stopped() && score.adjustments().len() == 2);
    let names: Vec<&[String]> = series.rosters_so_far().map(|roster| roster.players()).collect();
    assert_eq!(names, [["Zoé", "Mary Jo"], ["Anna", "Mary Jo"], ["Ann", "Mary Jo"]]);
}
