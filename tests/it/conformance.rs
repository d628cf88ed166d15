//! The tables in `tests/data`: printed examples and worked rules, each row with its source.

use std::collections::BTreeMap;
use std::path::Path;

use clap::Parser;
use ginscore::cli::args::{Cli, Command, Evening};
use ginscore::show::rule_fault::fault;
use ginscore_ledger::book::Book;
use ginscore_ledger::model::{Header, Series};
use ginscore_notation::{Names, Operation, RecordedHand, end_name, read_hand, read_showdown};
use ginscore_rules::hand::judge;
use ginscore_rules::house::{HouseRules, Preset, RuleKey};
use ginscore_rules::players::{ByEntrant, Entrant, Opponents};
use ginscore_rules::settlement::Stake;
use ginscore_rules::solver::{least_after_discard, least_deadwood};

type Row = BTreeMap<String, String>;

fn rows(table: &str) -> Vec<Row> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(table);
    let mut reader = csv::Reader::from_path(&path).unwrap();
    let rows: Vec<Row> = reader.deserialize().map(|row| row.unwrap()).collect();
    assert!(!rows.is_empty(), "{table} has rows");
    for row in &rows {
        assert!(!row["source"].is_empty() && !row["id"].is_empty(), "{table}: {row:?}");
        assert!(["printed", "derived"].contains(&row["kind"].as_str()), "{table}: {row:?}");
    }
    rows
}

/// The house rules that these options of the command line choose.
fn house(rules: &str) -> HouseRules {
    let words = ["ginscore", "new", "A", "B"].into_iter().chain(rules.split_whitespace());
    let no_ledger = Book::open("/nonexistent".into(), None);
    match Cli::try_parse_from(words).unwrap().command {
        Some(Command::Evening(Evening::New(new))) => new.options.rules.chosen(&no_ledger).unwrap().house,
        other => panic!("{other:?}"),
    }
}

/// The series of a row, with its hands recorded.
fn played(row: &Row) -> Series {
    let names = Names::new("A", "B").unwrap();
    let start = "2026-11-20T19:30:00+01:00".parse().unwrap();
    let mut series = Series::new(Header {
        roster: names.clone().into(),
        start,
        first_dealer: None,
        stake: None,
        preset: "standard".to_owned(),
        house: house(&row["rules"]),
    });
    for hand in row["hands"].split(';') {
        let line = read_hand(hand, &names).unwrap();
        series
            .act(Operation::Hand(RecordedHand { opponents: Opponents::two(), claim: line.claim, note: None }))
            .unwrap_or_else(|refusal| {
                panic!("{}: {hand}: {refusal:?}", row["id"]);
            });
    }
    series
}

/// The numbers of each column, as the tables write them.
fn by_columns(columns: &[ByEntrant<i64>]) -> String {
    let each = |entrant: Entrant| {
        columns.iter().map(|column| column.get(entrant).to_string()).collect::<Vec<_>>().join("/")
    };
    format!("A {} B {}", each(Entrant::First), each(Entrant::Second))
}

#[test]
fn hollywood_sheets_match_their_sources() {
    for row in rows("hollywood.csv") {
        let series = played(&row);
        assert_eq!(series.score().sheets().len(), 1, "{}", row["id"]);
        let columns = series.score().sheets()[0].columns();
        let points: Vec<_> = columns.iter().map(|column| column.points()).collect();
        let boxes: Vec<_> = columns.iter().map(|column| column.boxes()).collect();
        let winner = |winner| match winner {
            Some(Entrant::First) => "A",
            Some(Entrant::Second) => "B",
            None | Some(Entrant::Third) => "-",
        };
        let winners: Vec<_> = columns.iter().map(|column| winner(column.winner())).collect();
        assert_eq!(by_columns(&points), row["points"], "points of {}", row["id"]);
        assert_eq!(by_columns(&boxes), row["boxes"], "boxes of {}", row["id"]);
        assert_eq!(winners.join("/"), row["winners"], "winners of {}", row["id"]);
    }
}

#[test]
fn rulings_match_their_sources() {
    let names = Names::new("K", "D").unwrap();
    for row in rows("rulings.csv") {
        let (id, hand) = (&row["id"], &row["hand"]);
        let line = read_showdown(hand).unwrap_or_else(|mistakes| panic!("{id}: {mistakes:?}"));
        let ruled = match judge(&line.claim, &house(&row["rules"])) {
            Ok(ruling) => {
                let winner = ruling.winner().map_or("-", |winner| names.get(winner));
                format!("{} {winner} {} {}", end_name(ruling.end()), ruling.points(), ruling.boxes())
            }
            Err(faults) => {
                let faults = faults.iter().map(|found| {
                    let report = fault(found, &names, hand, &line);
                    let cards: Vec<_> = report.cards.iter().map(|card| card.to_string()).collect();
                    format!("{}:{}", report.code, cards.join("+"))
                });
                format!("refused {}", faults.collect::<Vec<_>>().join(" "))
            }
        };
        assert_eq!(ruled, row["expected"], "{id}: {hand}");
    }
}

#[test]
fn deadwood_counts_match_their_sources() {
    for row in rows("deadwood.csv") {
        let cards = row["cards"].parse::<ginscore_rules::cards::Cards>().unwrap();
        let count = if cards.len() == 11 { least_after_discard(cards) } else { least_deadwood(cards) };
        assert_eq!(count.to_string(), row["count"], "{}", row["id"]);
    }
}

#[test]
fn settlements_match_their_sources() {
    for row in rows("games.csv") {
        let id = &row["id"];
        let settled = played(&row).score().settlement();
        let name = |entrant: Option<Entrant>| match entrant {
            Some(Entrant::First) => "A",
            Some(Entrant::Second) => "B",
            None | Some(Entrant::Third) => "-",
        };
        let totals =
            format!("A {} B {}", settled.totals.get(Entrant::First), settled.totals.get(Entrant::Second));
        let winner = if settled.finished { name(settled.winner) } else { "open" };
        let said =
            [&totals, winner, &settled.difference().unwrap().to_string(), name(settled.pays())].join("; ");
        let expected = ["totals", "winner", "difference", "pays"].map(|key| row[key].as_str()).join("; ");
        assert_eq!(said, expected, "{id}");
    }
}

/// A key that the table does not list for a preset has its value in `standard`.
#[test]
fn presets_have_the_values_of_their_sources() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/presets.csv");
    let mut expected: BTreeMap<(String, String), String> = BTreeMap::new();
    for row in csv::Reader::from_path(path).unwrap().deserialize::<Row>() {
        let row = row.unwrap();
        assert!(!row["source"].is_empty(), "{row:?}");
        assert!(RuleKey::named(&row["key"]).is_some(), "{row:?}");
        expected.insert((row["preset"].clone(), row["key"].clone()), row["value"].clone());
    }
    let mut used = 0;
    for preset in Preset::ALL {
        for key in RuleKey::COMMON {
            let listed = expected.get(&(preset.name.to_owned(), key.name.to_owned()));
            used += usize::from(listed.is_some());
            let value = listed.or_else(|| expected.get(&("standard".to_owned(), key.name.to_owned())));
            let found = key.read(&preset.values()).to_string();
            assert_eq!(Some(&found), value, "{} {}", preset.name, key.name);
        }
    }
    assert_eq!(used, expected.len(), "every row names an existing preset and key");
}

#[test]
fn modifiers_set_some_keys_and_leave_others() {
    for (rules, key, value) in [
        ("--oklahoma", "knock_card", "upcard"),
        ("--oklahoma", "ace_knock_card", "gin-only"),
        ("--oklahoma", "doubling_suits", "S"),
        ("--oklahoma", "doubled_boxes", "none"),
        ("--rules oklahoma --oklahoma", "ace_knock_card", "gin-only"),
        // Bicycle doubles everything that a deal brings.
        ("--rules bicycle --oklahoma", "doubled_boxes", "all"),
        ("--rules bicycle --oklahoma", "ace_knock_card", "gin-only"),
        ("--rules pagat --oklahoma", "doubled_boxes", "none"),
        ("--rules rummytalk --oklahoma", "doubled_boxes", "bonus"),
        // The Portuguese article says only that the card's value is the limit.
        ("--rules stakes --oklahoma", "ace_knock_card", "one"),
        ("--rules stakes --oklahoma", "doubling_suits", "S"),
        ("--rules stakes --oklahoma --set ace_knock_card=gin-only", "ace_knock_card", "gin-only"),
        ("--set doubling_suits=SS", "doubling_suits", "S"),
        ("--hollywood", "columns", "3"),
        ("--hollywood", "sheet_winner", "net-points"),
        ("--rules hollywood --hollywood", "sheet_winner", "most-games"),
        ("--hollywood --set sheet_winner=most-games", "sheet_winner", "most-games"),
    ] {
        assert_eq!(RuleKey::named(key).unwrap().read(&house(rules)).to_string(), value, "{rules}: {key}");
    }
}

/// The worth of a game is the winner's total minus the loser's total.
#[test]
fn the_worth_of_a_game_is_the_difference_of_the_totals() {
    for (rules, hands, worth) in [
        ("--rules pagat", "A +30; B +40; A +80", 110 + 100 + 40 - 40 - 20),
        ("--rules pagat", "A +110", 110 + 100 + 20 + 100),
        ("--set box_value=100", "B +0; B +0; A +100", 100 + 100 - 200),
    ] {
        let row =
            Row::from([("rules", rules), ("hands", hands), ("id", hands)].map(|(k, v)| (k.into(), v.into())));
        let settled = played(&row).score().settlement();
        assert_eq!(settled.sheets[0].games[0].closed().unwrap().worth(), worth, "{rules}: {hands}");
    }
}

/// A hand is verified if both sides showed their cards.
#[test]
fn a_hand_with_a_count_is_not_verified() {
    for (hand, verified) in [
        ("4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d 8h td", true),
        ("4-7s 9cdh / 2h ac ad v 23", false),
        ("4 v kcdh 2-4c / 7h 3d 8h td", false),
        ("4 v 23", false),
        ("+18", false),
        ("draw", true),
    ] {
        let line = read_showdown(hand).unwrap();
        assert_eq!(judge(&line.claim, &house("")).unwrap().verified(), verified, "{hand}");
    }
}

/// A stake is more than 0, at most a million, with at most four decimals.
#[test]
fn stakes_have_limits() {
    for (text, ten) in [
        ("2.50", Some("25.00")),
        ("0.0001", Some("0.0010")),
        ("1000000", Some("10000000")),
        ("5000.25", Some("50002.50")),
        ("0.00001", None),
        ("1000000.01", None),
        ("1000001", None),
        ("10000000", None),
        ("0.0000", None),
    ] {
        let stake = Stake::read(text);
        assert_eq!(stake.is_some(), ten.is_some(), "{text}");
        if let (Some(stake), Some(ten)) = (stake, ten) {
            // The rounding of amounts is tested in `wording`.
            assert_eq!(stake.times(10).to_string().parse::<f64>(), ten.parse::<f64>(), "{text}");
        }
    }
}

/// Every test vector is in a table, or in the list of those left out with the reason.
#[test]
fn every_test_vector_is_used_or_left_out_with_a_reason() {
    let tables = ["rulings.csv", "hollywood.csv", "games.csv", "deadwood.csv"];
    let mut known: Vec<String> =
        tables.iter().flat_map(|table| rows(table)).map(|row| row["id"].clone()).collect();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/left-out.csv");
    for row in csv::Reader::from_path(path).unwrap().deserialize::<Row>() {
        let row = row.unwrap();
        assert!(row["why"].len() > 20, "{row:?}");
        known.push(row["id"].clone());
    }
    // The numbers 49, 55 to 58, 66, 67, 84, 85 and 88 were never given.
    let numbers = (1..=48).chain(50..=54).chain([59]).chain(60..=65).chain(68..=83).chain([86, 87, 89]);
    for number in numbers {
        let id = format!("TV-{number:02}");
        let variant =
            |known: &String| known.trim_end_matches(|letter: char| letter.is_ascii_lowercase()) == id;
        assert!(known.iter().any(variant), "{id} is missing");
    }
}

/// docs/presets.md shows the same shutout under every preset. `UPDATE=1` rewrites the table.
#[test]
fn docs_show_the_shutout_of_every_preset() {
    let names = ["A +30"; 4].join("; ");
    let mut table = String::from("| preset | the game is worth | how |\n|---|---|---|\n");
    for preset in Preset::ALL {
        let high = preset.values().target.get() > 120;
        let needs_card = HouseRules::new(preset.values()).unwrap().needs_knock_card();
        let target = if high { " --set target=100" } else { "" };
        let hands = if needs_card { names.replace("+30", "+30 @9h") } else { names.clone() };
        let row = Row::from([
            ("id".to_owned(), preset.name.to_owned()),
            ("rules".to_owned(), format!("--rules {}{target}", preset.name)),
            ("hands".to_owned(), hands),
        ]);
        let series = played(&row);
        let settled = series.score().settlement();
        let game = settled.sheets[0].games[0].closed().unwrap();
        let sums = ginscore::show::summary::sums(&settled.sheets[0].games[0]);
        let (_, how) = sums.into_iter().find(|(player, _)| *player == Entrant::First).unwrap();
        let note = if high { "*" } else { "" };
        table.push_str(&format!("| `{}`{note} | {} | {how} |\n", preset.name, game.worth()));
    }
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/presets.md");
    let text = std::fs::read_to_string(&page).unwrap();
    let (before, rest) = text.split_once("<!-- shutout -->\n").unwrap();
    let (shown, after) = rest.split_once("<!-- /shutout -->").unwrap();
    if std::env::var_os("UPDATE").is_some() && shown != table {
        std::fs::write(&page, format!("{before}<!-- shutout -->\n{table}<!-- /shutout -->{after}")).unwrap();
    } else {
        assert_eq!(shown, table, "`UPDATE=1 cargo test shutout` rewrites it");
    }
}
