//! Rounds of partners, captain's play and three in turn: the printed and derived examples of `tests/data/rounds.csv`.

use std::collections::BTreeMap;
use std::path::Path;

use clap::Parser;
use ginscore::cli::args::{Cli, Command, Evening};
use ginscore_ledger::book::Book;
use ginscore_ledger::model::{Header, Series};
use ginscore_notation::{Operation, RecordedHand, Roster, read_seated, split_round};
use ginscore_rules::advice::{HandInPlay, SafeCount};
use ginscore_rules::hand::{HandClaim, PointsClaim, judge};
use ginscore_rules::house::{Bounded, HouseRules};
use ginscore_rules::players::{ByEntrant, Entrant, Lineup, Opponents, Player, Seat};
use ginscore_rules::series::{PlayedHand, ScoredRound};
use ginscore_rules::settlement::{Payer, Stake};

type Row = BTreeMap<String, String>;

fn rows() -> Vec<Row> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/rounds.csv");
    let mut reader = csv::Reader::from_path(&path).unwrap();
    let rows: Vec<Row> = reader.deserialize().map(|row| row.unwrap()).collect();
    for row in &rows {
        assert!(
            !row["source"].is_empty() && ["printed", "derived"].contains(&row["kind"].as_str()),
            "{row:?}"
        );
    }
    rows
}

/// Who plays whom, as after `new`. Partners are called We and They.
pub(crate) fn roster(words: &str) -> Roster {
    let (names, out) = words.split_once(" --out ").unwrap_or((words, ""));
    let sides: Vec<Vec<&str>> =
        names.split(" v ").map(|side| side.split_whitespace().collect::<Vec<_>>()).collect();
    let number = |count: usize| u32::try_from(count).unwrap();
    let (lineup, named) = match sides.as_slice() {
        [three] => {
            let out = three.iter().position(|name| *name == out).unwrap_or(2);
            (Lineup::InTurn { out: Entrant::ALL[out] }, None)
        }
        [one, two] if one.len() == two.len() => {
            let named = (one.len() > 1).then_some(("We", "They"));
            (Lineup::Sides(Bounded::new(number(one.len())).unwrap()), named)
        }
        [_, two] => (Lineup::Captain(Bounded::new(number(two.len())).unwrap()), None),
        other => panic!("{other:?}"),
    };
    Roster::new(lineup, &sides.concat(), named).unwrap()
}

/// The rules and the stake that these options choose for these players.
fn chosen(lineup: Lineup, rules: &str) -> (HouseRules, Option<Stake>) {
    let words = ["ginscore", "new", "A", "B"].into_iter().chain(rules.split_whitespace());
    let no_ledger = Book::open("/nonexistent".into(), None);
    match Cli::try_parse_from(words).unwrap().command {
        Some(Command::Evening(Evening::New(new))) => (
            new.options.rules.chosen_for(lineup, &no_ledger).unwrap().house,
            new.options.stake.as_deref().and_then(Stake::read),
        ),
        other => panic!("{other:?}"),
    }
}

/// The series of a row, with its hands recorded.
fn played(row: &Row) -> Series {
    let roster = roster(&row["players"]);
    let (house, stake) = chosen(roster.lineup(), &row["rules"]);
    let mut series = Series::new(Header {
        roster: roster.clone(),
        start: "2026-11-20T19:30:00+01:00".parse().unwrap(),
        first_dealer: None,
        stake,
        preset: "standard".to_owned(),
        house,
    });
    for round in row["hands"].split('|') {
        for line in split_round(round) {
            let read = read_seated(&line, &roster, &series.score().playing());
            for read in read.unwrap_or_else(|mistakes| panic!("{}: {line}: {mistakes:?}", row["id"])) {
                let hand =
                    RecordedHand { opponents: read.opponents, claim: read.hand.claim, note: read.hand.note };
                series
                    .act(Operation::Hand(hand))
                    .unwrap_or_else(|refusal| panic!("{}: {line}: {refusal}", row["id"]));
            }
        }
    }
    series
}

/// What a round entered, as in `We 18 boxes 3`, with the boxes of the others if they have any.
fn entered(round: &ScoredRound, roster: &Roster) -> String {
    let result = round.result.unwrap();
    let Some(winner) = result.winner else { return "-".to_owned() };
    let others = result.boxes.iter().filter(|(entrant, boxes)| *entrant != winner && **boxes > 0);
    let others: String =
        others.map(|(entrant, boxes)| format!(" {} {boxes}", roster.entrant(entrant))).collect();
    format!("{} {} boxes {}{others}", roster.entrant(winner), result.points, result.boxes.get(winner))
}

/// The numbers of each entrant, as in `We 18/0/0 They 0/0/0`.
fn by_entrant(columns: &[ByEntrant<i64>], roster: &Roster) -> String {
    let of = |entrant: &Entrant| {
        let numbers: Vec<String> = columns.iter().map(|column| column.get(*entrant).to_string()).collect();
        format!("{} {}", roster.entrant(*entrant), numbers.join("/"))
    };
    roster.lineup().entrants().all().iter().map(of).collect::<Vec<_>>().join(" ")
}

/// Everything that a row can expect of its series, by its column.
fn found(series: &Series) -> Row {
    let (score, roster) = (series.score(), series.roster());
    let columns = score.sheets()[0].columns();
    let points: Vec<_> = columns.iter().map(|column| column.points()).collect();
    let boxes: Vec<_> = columns.iter().map(|column| column.boxes()).collect();
    let settled = score.settlement();
    let rounds = score.rounds().iter().map(|round| entered(round, roster));
    let name = |payer: Payer| match payer {
        Payer::Player(seat) => roster.name(seat).to_owned(),
        Payer::Side(side) => roster.entrant(side),
    };
    let payment = |payment: ginscore_rules::settlement::PlayerPayment| {
        let amount = match &series.header().stake {
            Some(stake) => stake.times(payment.points).to_string(),
            None => payment.points.to_string(),
        };
        format!("{}>{} {amount}", name(payment.from), name(payment.to))
    };
    let payments = settled.payments(&series.header().house, roster.lineup()).into_iter().map(payment);
    let next = score.playing().into_iter().map(|pair| {
        let names = roster.pair(pair);
        format!("{}-{}", names.get(Player::One), names.get(Player::Two))
    });
    [
        ("rounds", rounds.collect::<Vec<_>>().join("; ")),
        ("points", by_entrant(&points, roster)),
        ("boxes", by_entrant(&boxes, roster)),
        ("totals", by_entrant(std::slice::from_ref(&settled.totals), roster)),
        ("payments", payments.collect::<Vec<_>>().join("; ")),
        ("next", next.collect::<Vec<_>>().join(" ")),
    ]
    .map(|(column, text)| (column.to_owned(), text))
    .into()
}

/// An empty cell is what the source does not say.
#[test]
fn rounds_match_their_sources() {
    let rows = rows();
    for row in &rows {
        let found = found(&played(row));
        for (column, text) in &found {
            assert!(row[column].is_empty() || row[column] == *text, "{} {column}: {text}", row["id"]);
        }
        assert!(found.keys().any(|column| !row[column].is_empty()), "{} expects nothing", row["id"]);
    }
    let ids: Vec<&str> = rows.iter().map(|row| row["id"].as_str()).collect();
    let listed = "P-1 P-2 P-3 P-4 P-5 P-6 P-7 P-8 P-9 P-10a P-10b P-11a P-11b P-12a P-12b P-game P-columns-a \
                  P-columns-b C-1 C-2 T-1 T-2 T-3 T-4";
    assert_eq!(ids, listed.split(' ').collect::<Vec<_>>());
}

/// P-12: the partner has won 19 points, so a loss of 18 keeps the round and a loss of 19 ties it.
#[test]
fn a_player_may_be_caught_with_less_than_the_partner_has_won() {
    let house = HouseRules::default();
    let four = Lineup::Sides(Bounded::new(2).unwrap());
    let pair = |one, two| Opponents::new(four, Seat::new(one).unwrap(), Seat::new(two).unwrap()).unwrap();
    let ann = |partner: u32| {
        let claim = HandClaim::Points(PointsClaim {
            winner: Player::One,
            points: partner,
            boxes: 1,
            knock_card: None,
        });
        let ended = PlayedHand { opponents: pair(1, 3), ruling: judge(&claim, &house).unwrap().into() };
        HandInPlay::new(four, pair(0, 2), &[ended]).round_safety(&house, false).one
    };
    let (ahead, ann) = (ann(45), ann(19));
    // The other side knocks with at least 1: a count of 19 loses 18 points.
    assert_eq!(ann.to_keep.from_knock, SafeCount::Most(19));
    assert_eq!(ann.to_tie.from_knock, SafeCount::Most(20));
    // Gin has a bonus of 25, which is more than the lead.
    assert_eq!((ann.to_keep.from_gin, ann.to_tie.from_gin), (SafeCount::Nothing, SafeCount::Nothing));
    assert_eq!((ahead.to_keep.from_gin, ahead.to_tie.from_gin), (SafeCount::Most(19), SafeCount::Most(20)));
}
