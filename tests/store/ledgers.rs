//! Ledgers as they were written once, of every lineup and with every kind of entry. Every later version reads them with the
//! same points and seals, so these files never change.

use ginscore_ledger::model::Series;
#[cfg(unix)]
use ginscore_ledger::text::written;
use ginscore_rules::players::Entrant;

#[cfg(unix)]
use crate::sample::table_with;
use crate::sample::{CAPTAIN, IN_TURN, MODERN, PARTNERS, STANDARD, TOURNAMENT, TWO, sound};
#[cfg(unix)]
use crate::table::Table;

/// Each text, the points of its rounds, its entries and its last seal.
#[test]
fn ledgers_read_with_the_same_points_and_seals() {
    for (text, points, entries, seal) in [
        (TWO, &[13, 6, 10, 0, 17, 39, 10][..], 23, "AHR9-2CKY-KRY8"),
        (STANDARD, &[48, 17, 8], 6, "AHTR-4XWY-RHDP"),
        (PARTNERS, &[55, 11, 8, 0], 11, "2F3P-KWW9-P938"),
        (CAPTAIN, &[19, 37, 28, 0], 6, "54VT-W2D7-2DND"),
        (IN_TURN, &[7, 8, 7, 10], 8, "RMNR-6E8D-H67H"),
        (TOURNAMENT, &[19, 16, 71, 60], 4, "5CJA-VK3D-2E9F"),
        (MODERN, &[19, 16, 71, 60], 4, "4DVP-9ER9-CXRJ"),
    ] {
        let read = sound(text);
        let found: Vec<u32> = read.series.score().rounds().iter().map(|round| round.points()).collect();
        assert_eq!((found.as_slice(), read.chain.len()), (points, entries));
        assert_eq!(read.chain.last().code().to_string(), seal, "a seal never changes");
    }
}

/// The name of a preset that the program no longer has is shown and never looked up: the rules are those of the file, and
/// the words that the refusal of the preset names have the same values.
#[cfg(unix)]
#[test]
fn a_former_preset_is_a_name() {
    for (text, name, words) in [
        (TOURNAMENT, "tournament", "wikipedia big_gin_bonus=31 target=250 series=best-of-5"),
        (MODERN, "modern", "online shutout.test=no-points shutout.award=double-total"),
    ] {
        let (table, _) = table_with(text);
        table.ok("audit");
        table.ok("score").answers("95");
        table.ok("series show").answers(&format!("{name}: "));
        assert_eq!(table.ok(&format!("rules diff '{words}'")).out, "no differences\n");
        let log = table.ok("log").out;
        assert!(!log.contains(name), "{log}");
        let again = Table::new();
        again.plays(&log);
        assert_eq!(again.ok(&format!("rules diff '{words}'")).out, "no differences\n");
        assert_eq!(again.ok("score").out, table.ok("score").out);
        // Rules that were saved from it are read, too.
        table.ok("rules save ours");
        let saved = table.ledger().join("rules/ours.toml");
        let rules = std::fs::read_to_string(&saved).unwrap();
        let based = rules.lines().find(|line| line.starts_with("based_on")).unwrap();
        std::fs::write(&saved, rules.replace(based, &format!("based_on = \"{name}\""))).unwrap();
        assert_eq!(table.ok(&format!("rules diff ours '{words}'")).out, "no differences\n");
        for line in ["new Ann Bob {}", "new Ann Bob {} hollywood", "rules show {}", "summary --as {}"] {
            let done = table.run(&line.replace("{}", name)).ended(2);
            assert!(done.err.contains(&format!("its rules in words: `{words}`")), "{}", done.err);
        }
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
