//! Partners, captain's play and three in turn with random corrections: they come back from the ledger, the log and the rows.

use ginscore::commands::import::script::{ScriptDefaults, series_of_script};
use ginscore::show::series::script::{NewLineRules, script, script_with_history};
use ginscore_ledger::book::Book;
use ginscore_ledger::model::{Applied, Hand, Header, Outcome, Series};
use ginscore_ledger::seal::Chain;
use ginscore_ledger::text::{TimedOperation, read_series, write_after, write_series};
use ginscore_notation::{Event, LineKind, Operation, RecordedHand, Roster, Turn, all, check_note, tidy_note};
use ginscore_rules::cards::Upcard;
use ginscore_rules::hand::{HandClaim, PointsClaim};
use ginscore_rules::house::{Bounded, HouseRules, RuleKey, RuleValue};
use ginscore_rules::players::{Entrant, Lineup, Opponents, Player, Seat};
use ginscore_rules::sheets::{Adjustment, Award, Sheet};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

use crate::data::rows::moment;
use crate::evenings::hard_names;
use crate::scoring::corrections_model::agreement;
use crate::scoring::random_hands::hand;
use crate::scoring::round_properties::{group_house, lineup, playable};
use crate::table::sized;

#[derive(Clone, Debug)]
pub(crate) enum Action {
    /// A hand of the pair with that number among those whose turn it is.
    Hand(usize, HandClaim),
    /// A hand of two players, whoever is to play.
    Named(usize, usize, HandClaim),
    /// The result of a whole round.
    Whole(PointsClaim),
    Insert(usize, Vec<HandClaim>),
    /// A round is inserted by its result, and perhaps with a hand too many.
    InsertWhole(usize, PointsClaim, Option<HandClaim>),
    Amend(usize, usize, usize, HandClaim),
    AmendWhole(usize, PointsClaim),
    Delete(usize),
    Seat(usize, Option<usize>),
    Deal(usize),
    KnockCard(Upcard),
    Adjust(usize, i32),
    Agree(String),
    Misdeal,
    Stop,
    Undo,
    Redo,
}

fn points() -> impl Strategy<Value = PointsClaim> {
    (any::<bool>(), 0..60_u32, 0..5_u32).prop_map(|(one, points, boxes)| PointsClaim {
        winner: if one { Player::One } else { Player::Two },
        points,
        boxes,
        knock_card: None,
    })
}

pub(crate) fn action() -> impl Strategy<Value = Action> {
    let card = "[2-9tjqk][cdhs]".prop_map(|card| card.parse::<Upcard>().unwrap());
    let group = prop::sample::select(vec![
        "pairing=fixed",
        "bonus_boxes=each-side",
        "sweep_boxes=4",
        "payment=side-pays-side",
        "newcomer_deals=true",
    ]);
    let agreed = prop_oneof![agreement(), group.prop_map(str::to_owned)].prop_map(Action::Agree);
    prop_oneof![
        20 => (0..5_usize, hand()).prop_map(|(pair, claim)| Action::Hand(pair, claim)),
        3 => (0..10_usize, 0..10_usize, hand()).prop_map(|(one, two, claim)| Action::Named(one, two, claim)),
        2 => points().prop_map(Action::Whole),
        3 => (0..6_usize, vec(hand(), 1..6)).prop_map(|(number, claims)| Action::Insert(number, claims)),
        1 => (0..6_usize, points(), option::of(hand()))
            .prop_map(|(number, points, more)| Action::InsertWhole(number, points, more)),
        4 => (0..6_usize, 0..10_usize, 0..10_usize, hand())
            .prop_map(|(number, one, two, claim)| Action::Amend(number, one, two, claim)),
        1 => (0..6_usize, points()).prop_map(|(number, points)| Action::AmendWhole(number, points)),
        2 => (0..6_usize).prop_map(Action::Delete),
        3 => (0..4_usize, option::of(0..4_usize)).prop_map(|(seat, with)| Action::Seat(seat, with)),
        2 => (0..3_usize).prop_map(Action::Deal),
        1 => card.prop_map(Action::KnockCard),
        1 => (0..3_usize, 1..30_i32).prop_map(|(entrant, points)| Action::Adjust(entrant, points)),
        3 => agreed,
        1 => Just(Action::Misdeal),
        1 => prop::bool::weighted(0.1).prop_map(|stop| if stop { Action::Stop } else { Action::Undo }),
        3 => Just(Action::Undo),
        2 => Just(Action::Redo),
    ]
}

/// Notes as people write them, notes that try to break out of a comment, and notes that are too long.
fn note() -> impl Strategy<Value = Option<String>> {
    option::of(prop_oneof![
        "[ -~äß=+@'#]{1,30}",
        "(\n|\r|\u{85}|\u{2028}|\u{b}|#| |undo|Bob gin v 98|new Cid Dan|\u{1b}\\[2J|\u{202e}|\u{200b}){1,8}",
        vec(any::<char>(), 1..30).prop_map(|letters| letters.into_iter().collect()),
        (3_990_usize..9_000).prop_map(|length| "\u{200b}x".repeat(length / 2)),
    ])
}

/// The operation of an action in a series as it is; `None` if its players do not exist or do not play each other.
fn operation(series: &Series, action: &Action, note: Option<&String>) -> Option<Operation> {
    let score = series.score();
    let lineup = score.lineup();
    let entrant = |number: usize| lineup.entrants().all()[number % lineup.entrants().all().len()];
    let seat = |number: usize| Seat::new(number % lineup.players()).unwrap();
    let recorded =
        |opponents: Opponents, claim: HandClaim| RecordedHand { opponents, claim, note: note.cloned() };
    let pair = |one: usize, two: usize| Opponents::new(lineup, seat(one), seat(two));
    Some(match action {
        Action::Hand(number, claim) => {
            let playing = score.playing();
            let pair = playing.get(number % playing.len().max(1))?;
            Operation::Hand(recorded(*pair, claim.clone()))
        }
        Action::Named(one, two, claim) => Operation::Hand(recorded(pair(*one, *two)?, claim.clone())),
        Action::Whole(points) => Operation::Hand(recorded(Opponents::Sides, HandClaim::Points(*points))),
        Action::Insert(number, claims) => {
            let playing = series
                .scored(*number)
                .map_or_else(|| score.playing(), |round| round.seating.playing(score.house(), lineup));
            let hands = playing.into_iter().zip(claims).map(|(pair, claim)| recorded(pair, claim.clone()));
            Operation::Insert(*number, hands.collect())
        }
        Action::InsertWhole(number, points, more) => {
            let more = more.clone().and_then(|claim| Some(recorded(*score.playing().first()?, claim)));
            let whole = recorded(Opponents::Sides, HandClaim::Points(*points));
            Operation::Insert(*number, std::iter::once(whole).chain(more).collect())
        }
        Action::Amend(number, one, two, claim) => {
            Operation::Amend(*number, recorded(pair(*one, *two)?, claim.clone()))
        }
        Action::AmendWhole(number, points) => {
            Operation::Amend(*number, recorded(Opponents::Sides, HandClaim::Points(*points)))
        }
        Action::Delete(number) => Operation::Delete(*number),
        Action::Seat(one, two) => Operation::Event(Event::Seat(seat(*one), two.map(seat), None)),
        Action::Deal(number) => Operation::Event(Event::Deal(entrant(*number))),
        Action::KnockCard(card) => Operation::Event(Event::KnockCard(*card)),
        Action::Adjust(number, points) => {
            let adjustment =
                Adjustment { entrant: entrant(*number), award: Award::Points(*points), game: None };
            let reason = note.and_then(|note| tidy_note(note)).unwrap_or_else(|| "agreed".to_owned());
            Operation::Event(Event::Adjust(adjustment, reason))
        }
        // The program writes down no rule that can do nothing in this lineup, and no shutout that doubles for three in turn.
        Action::Agree(words) => {
            let in_turn = matches!(lineup, Lineup::InTurn { .. });
            let applies = |word: &&str| {
                if in_turn && word.starts_with("shutout.award=double") {
                    return false;
                }
                let key = RuleKey::named(word.split('=').next().unwrap());
                word.starts_with("stake=") || key.is_some_and(|key| key.applies_to(lineup, score.house()))
            };
            let words: Vec<&str> = words.split(' ').filter(applies).collect();
            let line = format!("agree {}", words.join(" "));
            return (!words.is_empty())
                .then(|| Operation::read(&line, series.roster(), Turn::NAMED).unwrap());
        }
        Action::Misdeal => Operation::Event(Event::Misdeal(note.cloned())),
        Action::Stop => Operation::Event(Event::Stop(note.cloned())),
        Action::Undo => Operation::Undo,
        Action::Redo => Operation::Redo,
    })
}

pub(crate) fn new_series(house: &HouseRules, lineup: Lineup, names: &[&str]) -> Series {
    let roster = Roster::new(lineup, &names[..lineup.players()], None).unwrap();
    let first_dealer = Some(Entrant::Second);
    let preset = "standard".to_owned();
    let house = playable(house, lineup);
    Series::new(Header { roster, start: moment(0), first_dealer, stake: None, preset, house })
}

/// The hands of every round.
pub(crate) fn rounds_of(series: &Series) -> Vec<Vec<Hand>> {
    let numbers = 1..=series.score().rounds().len();
    numbers.map(|number| series.round(number).iter().map(|hand| Hand::clone(hand)).collect()).collect()
}

/// What was reported of them, whatever it is worth.
fn recorded(rounds: &[Vec<Hand>]) -> Vec<Vec<RecordedHand>> {
    rounds.iter().map(|round| round.iter().map(Hand::recorded).collect()).collect()
}

/// Performs the actions. Checks that a correction changes only its own round, and that what is refused changes nothing.
pub(crate) fn perform(
    series: &mut Series,
    actions: &[(Action, Option<String>)],
) -> Result<Vec<TimedOperation>, TestCaseError> {
    let mut entries: Vec<TimedOperation> = Vec::new();
    for (minute, (action, note)) in (1..).zip(actions) {
        let Some(operation) = operation(series, action, note.as_ref()) else { continue };
        let (score, mut rounds) = (series.score().clone(), rounds_of(series));
        let outcome = match series.act(operation.clone()) {
            Ok(outcome) => outcome,
            Err(_) => {
                prop_assert_eq!(series.score(), &score, "{:?}", action);
                prop_assert_eq!(rounds_of(series), rounds, "{:?}", action);
                continue;
            }
        };
        let now = rounds_of(series);
        match &outcome {
            Outcome::Did(Applied::Amend { number, .. }) => rounds[number - 1] = now[number - 1].clone(),
            Outcome::Did(Applied::Insert { number, hands, .. }) => {
                rounds.insert(number - 1, hands.iter().map(|hand| Hand::clone(hand)).collect());
            }
            Outcome::Did(Applied::Delete { number, .. }) => drop(rounds.remove(number - 1)),
            // The same hands, judged by the rules that hold now.
            Outcome::Did(Applied::Event { event: Event::Agree(..), .. }) => {
                prop_assert_eq!(recorded(&now), recorded(&rounds), "{:?}", action);
                rounds.clone_from(&now);
            }
            Outcome::Did(Applied::Event { .. }) => {}
            _ => rounds.clone_from(&now),
        }
        prop_assert_eq!(&now, &rounds, "{:?}", action);
        let open = series.score().rounds().iter().rev().skip(1).filter(|round| round.result.is_none());
        prop_assert_eq!(open.count(), 0, "only the last round may miss hands");
        let (asserted, operation) = match outcome {
            Outcome::Did(Applied::Hand(number, hand)) => {
                (series.asserted_of(&Applied::Hand(number, hand.clone())), Operation::Hand(hand.recorded()))
            }
            Outcome::Did(applied) => (series.asserted_of(&applied), operation),
            _ => (None, operation),
        };
        entries.push((operation, asserted, moment(minute)));
    }
    Ok(entries)
}

/// Everything that the players see, but for notes: what cannot be typed is escaped or left out where it is written.
#[derive(Debug, PartialEq)]
struct Shown {
    sheets: Vec<Sheet>,
    rounds: Vec<Vec<Hand>>,
    dealer: Option<Entrant>,
    playing: Vec<Opponents>,
    over: bool,
}

fn shown(series: &Series) -> Shown {
    let score = series.score();
    let mut rounds = rounds_of(series);
    rounds.iter_mut().flatten().for_each(|hand| hand.note = None);
    Shown {
        sheets: score.sheets().to_vec(),
        rounds,
        dealer: score.dealer(),
        playing: score.playing(),
        over: score.is_over(),
    }
}

/// The series that the lines of a log record. Nothing in it is invisible, and its notes are as long as one may be.
fn played_back(log: &str, header: &Header) -> Series {
    assert_eq!(all(log).filter(|found| found.sign != '\n').count(), 0, "{log}");
    let mut series = Series::new(header.clone());
    for line in log.lines() {
        if matches!(LineKind::of(line), LineKind::New | LineKind::Nothing) {
            continue;
        }
        assert!(check_note(line).is_ok(), "{line:?}");
        for entry in series.entries(line).unwrap() {
            series.act(entry.operation).unwrap_or_else(|why| panic!("{line}: {why:?}\n{log}"));
        }
    }
    series
}

fn seals(chain: &Chain) -> Vec<String> {
    (0..=chain.links().count()).map(|entries| format!("{:?}", chain.after(entries))).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: sized(60, 300), ..ProptestConfig::default() })]

    #[test]
    fn a_ledger_of_any_lineup_reads_back_and_its_log_replays(
        house in group_house(),
        lineup in lineup(),
        names in hard_names(10),
        actions in vec((action(), note()), 0..40),
    ) {
        let mut series = new_series(&house, lineup, &names);
        let header = series.header().clone();
        let entries = perform(&mut series, &actions)?;
        let text = write_series(&header, None, &entries);
        let read = read_series(&text).unwrap_or_else(|mistakes| panic!("{mistakes:?}\n{text}"));
        prop_assert!(read.mismatches.is_empty() && read.unfit.is_none(), "{}", text);
        prop_assert_eq!(read.series.header(), series.header());
        prop_assert_eq!(read.series.score(), series.score(), "{}", text);
        prop_assert_eq!(shown(&read.series), shown(&series));
        // Written entry by entry, as it is at the table, the file is the same and so are its seals.
        let mut grown = write_series(&header, None, &[]);
        for entry in &entries {
            let read = read_series(&grown).unwrap();
            grown = write_after((&grown, read.next), &read.chain, &read.series, std::slice::from_ref(entry));
        }
        prop_assert_eq!(&grown, &text);
        prop_assert_eq!(seals(&read_series(&grown).unwrap().chain), seals(&read.chain));
        for log in [script, script_with_history].map(|log| log(&read.series, NewLineRules::Shortest)) {
            prop_assert_eq!(shown(&played_back(&log, &header)), shown(&series), "{}", log);
        }
    }

    /// The bare script needs nothing else: imported where nothing is saved, it is the same evening.
    #[test]
    fn a_bare_script_of_any_lineup_is_the_same_evening(
        house in group_house(),
        lineup in lineup(),
        names in hard_names(10),
        actions in vec((action(), note()), 0..40),
    ) {
        let house = HouseRules::new((*house).clone().for_lineup(lineup)).unwrap();
        let header = new_series(&house, lineup, &names).header().clone();
        // Of three in turn, not everybody can deal first.
        let first_dealer = header.first_dealer.filter(|_| !matches!(lineup, Lineup::InTurn { .. }));
        let header = Header { first_dealer, ..header };
        let mut series = Series::new(header.clone());
        perform(&mut series, &actions)?;
        let bare = script(&series, NewLineRules::Bare);
        let book = Book::open("/nonexistent".into(), None);
        let read = series_of_script(&bare, "script", &ScriptDefaults::default(), moment(9), &book);
        let (all, _) = read.unwrap_or_else(|failure| panic!("{bare}\n{failure:?}"));
        let [one] = &all[..] else { panic!("{bare}") };
        // A rule that can do nothing in this lineup is not in the script.
        let concerns = |(key, ..): &(RuleKey, RuleValue, RuleValue)| key.applies_to(lineup, &series.header().house);
        // It has the rules in force and no agreement.
        prop_assert!(!bare.contains("\nagree "), "{}", bare);
        prop_assert_eq!(one.series.header().stake, series.header().stake, "{}", bare);
        let others = one.series.header().house.differences(&series.header().house);
        prop_assert!(!others.iter().any(concerns), "{}\n{:?}", bare, others);
        let found = one.series.header();
        prop_assert_eq!((&found.roster, found.start, found.first_dealer), (&header.roster, header.start, first_dealer));
        let written = read_series(&write_series(found, None, &one.entries)).unwrap();
        for again in [&one.series, &written.series] {
            prop_assert_eq!(shown(again), shown(&series), "{}", bare);
            prop_assert_eq!(again.score().settlement(), series.score().settlement(), "{}", bare);
        }
    }
}

/// A hand of an open round was amended and has no card, although one was announced for the round: the log must not give
/// it that card.
#[test]
fn an_announced_card_is_not_that_of_an_amended_hand() {
    let lineup = Lineup::Sides(Bounded::new(2).unwrap());
    let mut series = new_series(&HouseRules::default(), lineup, &["Ann", "Cid", "Eve", "Gus"]);
    for line in ["@jh", "Ann 4 v Eve 23", "amend 1 Ann 5 v Eve 23"] {
        series.play(line).unwrap();
    }
    let log = script(&series, NewLineRules::Shortest);
    assert!(log.ends_with("Ann 5 v Eve 23\n@jh\n"), "{log}");
    assert_eq!(shown(&played_back(&log, series.header())), shown(&series));
}

/// The card that was announced for a hand is not its own once the hand was amended to have none.
#[test]
fn a_log_replays_a_hand_that_lost_its_card() {
    let table = crate::table::Table::new();
    for line in ["new Ann Bob", "@qc", "Ann 4 v 23", "amend 1 Ann 4 v 22", "@5c", "draw"] {
        table.ok(line);
    }
    let log = table.ok("log --all").out;
    assert!(log.contains("\n# ") && log.contains("\n@5c\ndraw @5c"), "{log}");
    let again = crate::table::Table::new();
    again.run_with(&["table"], &log).ended(0);
    assert_eq!(again.ok("log").out, table.ok("log").out);
}
