//! The series that rows belong to, their headers, and what the rows say of the results.

use super::*;
use ginscore_notation::{Event, Operation};

use ginscore_rules::house::{HouseRules, Preset, RuleKey};
use ginscore_rules::players::{Entrant, Lineup};
use ginscore_rules::settlement::Stake;

fn groups(text: &str) -> Vec<(Option<String>, usize)> {
    let all = import(text).unwrap_or_else(|faults| panic!("{text}\n{faults:?}"));
    all.iter().map(|one| (one.name.clone(), one.series.hands().count())).collect()
}

/// The rows of an evening of Ann and Bob, with the cells of one more column.
fn with(column: &str, cells: &[&str]) -> String {
    let rows = ["Ann 4 v 23", "Bob 9 v 4", "Ann +9"].into_iter().zip(cells);
    let rows: String = rows.map(|(hand, cell)| format!("Ann,Bob,{hand},{cell}\n")).collect();
    format!("player_one,player_two,hand,{column}\n{rows}")
}

#[test]
fn a_row_belongs_to_the_series_that_it_names_or_to_the_last_one_of_its_players() {
    let name = |name: &str| Some(name.to_owned());
    let head = "series,start,player_one,player_two,hand\n";
    for (rows, expected) in [
        // By name, in any order.
        ("a,,Ann,Bob,draw\nb,,Ann,Bob,draw\na,,Ann,Bob,draw\n", vec![(name("a"), 2), (name("b"), 1)]),
        // Rows without a series or players continue the row before.
        ("a,,Ann,Bob,draw\nb,,Ann,Bob,draw\n,,,,draw\n", vec![(name("a"), 1), (name("b"), 2)]),
        // Players in any order and case are the same two.
        (",,Ann,Bob,draw\n,,Cat,Dan,draw\n,,bob,ANN,draw\n", vec![(None, 2), (None, 1)]),
        // Another start is another series; without a start, it is the last one of these players.
        (
            ",2026-11-20,Ann,Bob,draw\n,2026-11-21,Ann,Bob,draw\n,,Ann,Bob,draw\n,2026-11-20,Ann,Bob,draw\n,,Ann,Bob,draw\n",
            vec![(None, 3), (None, 2)],
        ),
        ("a,,Ann,Bob,draw\n,,Ann,Bob,draw\n", vec![(name("a"), 2)]),
    ] {
        assert_eq!(groups(&format!("{head}{rows}")), expected, "{rows}");
    }
    assert_eq!(mistakes("hand\ndraw\n"), ["2 Missing(PlayerOne)", "2 Missing(PlayerTwo)"]);
    assert_eq!(mistakes("hand,player_one\ndraw,Ann\n"), ["2 Missing(PlayerTwo)"]);
    assert_eq!(mistakes("hand,player_one,player_two\ndraw,Ann,Bob\n,Ann,Bob\n"), ["3 Missing(Hand)"]);
    assert!(mistakes("hand,player_one,player_two\ndraw,Ann,ann\n")[0].starts_with("2 BadName(\"ann\""));
}

#[test]
fn later_rows_do_not_contradict_the_first() {
    for (column, same, other) in [
        ("stake", "0.05", "0.10"),
        ("preset", "pagat", "stakes"),
        ("first_dealer", "Ann", "Bob"),
        ("rules", "target=150", "target=200"),
    ] {
        assert_eq!(groups(&with(column, &[same, same, ""])), [(None, 3)], "{column}");
        let contradiction = format!("3 Otherwise({})", column_named(column));
        assert_eq!(mistakes(&with(column, &[same, other, same])), [contradiction]);
        // A value that only a later row gives is not that of the series.
        let contradiction = format!("4 Otherwise({})", column_named(column));
        assert_eq!(mistakes(&with(column, &["", "", same])), [contradiction]);
    }
    let seats = |rows: &str| format!("series,player_one,player_two,hand\n{rows}");
    assert_eq!(groups(&seats("a,Ann,Bob,draw\na,Bob,ann,draw\na,,,draw\n")), [(Some("a".to_owned()), 3)]);
    assert_eq!(mistakes(&seats("a,Ann,Bob,draw\na,Ann,Cat,draw\n")), ["3 Otherwise(PlayerTwo)"]);
    assert_eq!(mistakes(&seats("a,Ann,Bob,draw\na,Bob,,draw\n")), ["3 Otherwise(PlayerOne)"]);
    let numbers = with("number", &["1", "2", "4"]);
    assert_eq!(mistakes(&numbers), ["4 OutOfOrder { next: 3, written: \"4\" }"]);
    assert_eq!(groups(&with("number", &["1", "", "3"])), [(None, 3)]);
}

fn column_named(name: &str) -> String {
    format!("{:?}", RowColumn::named(name).unwrap())
}

#[test]
fn the_results_in_the_rows_are_those_of_the_rules() {
    for (column, right, wrong) in [
        ("end", ["knock", "Undercut", "points"], "gin"),
        ("winner", ["ann", "Ann", " ANN "], "Bob"),
        ("points", ["19", "15", "9"], "91"),
        ("boxes", ["1", "1", "1"], "2"),
        ("sheet", ["1", "1", "1"], "2"),
        ("columns", ["1", "1", "1"], "1 2"),
    ] {
        assert_eq!(groups(&with(column, &right)), [(None, 3)], "{column}");
        let [_, two, three] = right;
        let found = mistakes(&with(column, &[wrong, two, three]));
        let given = right[0].to_lowercase();
        let expected = format!("2 Mismatch {{ column: {}, written: {wrong:?}", column_named(column));
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].starts_with(&expected), "{found:?}");
        assert!(found[0].to_lowercase().ends_with(&format!("given: {given:?} }}")), "{found:?}");
    }
    // The first hand of the winner of a Hollywood game counts in one column only, the second in two.
    let rows = "player_one,player_two,preset,hand,columns\n\
        Ann,Bob,hollywood,Ann +9,1\n,,,Ann +9,1  2\n,,,Ann +9,1 2 3\n";
    assert_eq!(groups(rows), [(None, 3)]);
    // A second game is on a second sheet.
    let rows = "player_one,player_two,preset,rules,hand,sheet\n\
        Ann,Bob,standard,series=to-1000,Ann +100,1\n,,,,Ann +9,2\n";
    assert_eq!(groups(rows), [(None, 2)]);
    assert_eq!(mistakes(&with("winner", &["Ann", "Ann", "Bob"])).len(), 1);
}

/// What the rules refuse is named once: the hands after it can only be checked for being readable.
#[test]
fn after_a_refused_hand_only_the_notation_is_checked() {
    let rows = "player_one,player_two,hand,points\nAnn,Bob,Ann 24 v 23,\n,,Ann 4 v 23,1\n,,Ann 4 w 23,\n";
    let found = mistakes(rows);
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[0].starts_with("2 Refused") && found[1].starts_with("4 Misread"), "{found:?}");
    // A line of notation after the end of a series is refused.
    let rows = "player_one,player_two,hand\nAnn,Bob,Ann +100\n,,Ann +9\n";
    assert!(mistakes(rows)[0].starts_with("3 Refused { hand: \"Ann +9\""));
}

#[test]
fn a_dealer_out_of_turn_was_corrected() {
    let all = import(&with("dealer", &["Ann", "bob", "Ann"])).unwrap();
    let entries: Vec<Operation> = all[0].entries.iter().map(|(operation, ..)| operation.clone()).collect();
    // The winner of a hand deals the next one: Ann won the first two.
    let deals = |operation: &Operation| matches!(operation, Operation::Event(Event::Deal(_)));
    let places: Vec<usize> =
        (0..).zip(&entries).filter(|(_, entry)| deals(entry)).map(|(at, _)| at).collect();
    assert_eq!((all[0].series.hands().count(), entries.len(), places), (3, 5, vec![0, 2]));
    assert_eq!(all[0].dealers, [Entrant::First, Entrant::Second, Entrant::First].map(Some));
    assert_eq!(mistakes(&with("dealer", &["Ann", "Carol", ""])), ["3 UnknownPlayer(Dealer, \"Carol\")"]);
    let without = import(&with("dealer", &["", "", ""])).unwrap();
    assert_eq!((without[0].entries.len(), &without[0].dealers), (3, &vec![None; 3]));
}

#[test]
fn a_hand_without_a_time_gets_one_after_the_start() {
    let all = import(&with("start", &["2026-11-20T19:30:00+01:00", "", ""])).unwrap();
    let times: Vec<String> = all[0].entries.iter().map(|(.., time)| time.to_rfc3339()).collect();
    assert_eq!(
        times,
        ["2026-11-20T19:30:02+01:00", "2026-11-20T19:30:03+01:00", "2026-11-20T19:30:04+01:00"]
    );
    for (start, expected) in [
        ("2026-11-20T20:30:00Z", Ok("2026-11-20T20:30:00+00:00")),
        ("2026-11-20T20:30", Ok("2026-11-20T20:30:00+01:00")),
        ("2026-11-20 20:30:05", Ok("2026-11-20T20:30:05+01:00")),
        ("2026-11-20", Ok("2026-11-20T00:00:00+01:00")),
        // The hands would reach a year of five digits.
        ("9999-12-31", Err("2 BadCell(Start, \"9999-12-31\")")),
        ("0000-01-01", Err("2 BadCell(Start, \"0000-01-01\")")),
        ("yesterday", Err("2 BadCell(Start, \"yesterday\")")),
    ] {
        let text = with("start", &[start, "", ""]);
        match expected {
            Ok(moment) => assert_eq!(import(&text).unwrap()[0].series.header().start.to_rfc3339(), moment),
            Err(mistake) => assert_eq!(mistakes(&text), [mistake]),
        }
    }
}

#[test]
fn notes_are_kept_and_cleaned() {
    let rows =
        "player_one,player_two,hand,note\nAnn,Bob,draw # here,\n,,draw,\" there \"\n,,draw # here,there\n";
    assert_eq!(hands(rows), [["draw # here", "draw # there", "draw # there"]]);
    assert!(mistakes(&with("note", &["fine", "a\u{202e}b", ""]))[0].starts_with("3 Hidden(Note"));
    let long = format!("player_one,player_two,hand\nAnn,Bob,draw # {}\n", "x".repeat(5_000));
    assert!(mistakes(&long)[0].starts_with("2 Misread"));
}

#[test]
fn the_first_row_gives_the_rules_and_the_stake() {
    let header = |text: &str| import(text).unwrap()[0].series.header().clone();
    let preset = |name: &str| Preset::named(name).unwrap().values();
    let plain = header(&with("note", &["", "", ""]));
    assert_eq!(
        (plain.preset.as_str(), &plain.house, plain.stake),
        ("standard", &HouseRules::default(), None)
    );
    assert_eq!((plain.start, plain.first_dealer), (clock().now, None));
    let pagat = header(&with("preset", &["PAGAT", "", ""]));
    assert_eq!((pagat.preset.as_str(), pagat.house), ("pagat", HouseRules::new(preset("pagat")).unwrap()));
    let changed = header(&with("rules", &["target=150 gin_bonus=20", "", ""]));
    assert_eq!(changed.preset, "standard");
    assert_eq!((changed.house.target.get(), changed.house.gin_bonus.get()), (150, 20));
    assert_eq!(header(&with("stake", &["0.05", "", ""])).stake, Stake::read("0.05").ok());
    assert_eq!(header(&with("first_dealer", &["bob", "", ""])).first_dealer, Some(Entrant::Second));
    for (column, cell, expected) in [
        ("stake", "a dime", "2 BadCell(Stake, \"a dime\")"),
        ("first_dealer", "Carol", "2 UnknownPlayer(FirstDealer, \"Carol\")"),
        ("preset", "our own", "2 UnknownPreset(\"our own\")"),
        ("rules", "color=red", "2 UnknownRule(\"color\")"),
        ("rules", "target", "2 BadRule("),
        ("rules", "target=none", "2 BadRule("),
        ("preset", "a\u{202e}b", "2 Hidden(Preset"),
    ] {
        let found = mistakes(&with(column, &[cell, "", ""]));
        assert!(found[0].starts_with(expected), "{found:?}");
    }
    // With all of its rules, a preset is only a name.
    let settings = |keys: &[RuleKey]| {
        let house = crate::testing::house("stakes");
        keys.iter().map(|key| format!("{}={}", key.name(), key.read(&house))).collect::<Vec<_>>().join(" ")
    };
    let rows =
        |rules: &str| format!("player_one,player_two,hand,preset,rules\nAnn,Bob,draw,our own,\"{rules}\"\n");
    let own = header(&rows(&settings(RuleKey::COMMON)));
    assert_eq!((own.preset.as_str(), own.house), ("our own", crate::testing::house("stakes")));
    assert_eq!(mistakes(&rows(&settings(&RuleKey::COMMON[1..]))), ["2 UnknownPreset(\"our own\")"]);
}

#[test]
fn rows_without_rules_have_those_of_the_defaults() {
    let stakes = crate::testing::house("stakes");
    let defaults = HeaderDefaults {
        preset: "stakes",
        house: &|_| Ok(stakes.clone()),
        stake: Stake::read("0.10").ok(),
        kept: &[],
        known: &["bob".to_owned()],
        in_notation: &|_, _| None,
    };
    let header = |text: &str| {
        let all = imported_series(&read(text).unwrap(), clock(), Some(defaults)).unwrap();
        let header = all[0].series.header();
        assert_eq!(header.roster.players(), ["Ann", "bob"]);
        (header.preset.clone(), header.house == stakes, header.stake.map(|stake| stake.to_string()))
    };
    let of = |preset: &str, is_default: bool, stake: &str| {
        (preset.to_owned(), is_default, Stake::read(stake).ok().map(|stake| stake.to_string()))
    };
    assert_eq!(header(&with("note", &["", "", ""])), of("stakes", true, "0.10"));
    assert_eq!(header(&with("preset", &["pagat", "", ""])), of("pagat", false, "0.10"));
    assert_eq!(header(&with("rules", &["target=150", "", ""])), of("standard", false, "0.10"));
    assert_eq!(header(&with("stake", &["0.05", "", ""])), of("stakes", true, "0.05"));
}

/// A preset has other values for partners than for two players, and three in turn cannot play all of them.
#[test]
fn rules_are_those_of_the_lineup() {
    let bicycle = |lineup: Lineup| {
        let preset = Preset::named("bicycle").unwrap();
        HouseRules::new(preset.values_for(lineup))
    };
    let defaults = HeaderDefaults {
        preset: "bicycle",
        house: &bicycle,
        stake: None,
        kept: &[],
        known: &[],
        in_notation: &|_, _| None,
    };
    let sides = "lineup,players,hand\nsides,\"Ann,Cid,Bob,Dan\",draw\n";
    let all = imported_series(&read(sides).unwrap(), clock(), Some(defaults)).unwrap();
    assert_eq!(all[0].series.header().house.target.get(), 125);
    for (rules, expected) in [
        ("hollywood,", "2 Clash(ColumnsInTurn)"),
        ("standard,columns=3 target=100", "2 Clash(ColumnsInTurn)"),
        ("standard,settlement=score-plus-difference", "2 Clash(DifferenceInTurn)"),
    ] {
        let in_turn =
            format!("lineup,players,hand,preset,rules\nin-turn out Cid,\"Ann,Bob,Cid\",draw,{rules}\n");
        assert_eq!(mistakes(&in_turn), [expected], "{rules}");
    }
}
