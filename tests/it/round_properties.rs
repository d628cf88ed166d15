//! Properties of partners, captain's play and three in turn, with random hands and corrections under random rules.

use ginscore::commands::import::script::{ScriptDefaults, series_of_script};
use ginscore::show::series::script::{NewLineRules, script};
use ginscore_ledger::book::Book;
use ginscore_ledger::model::{Applied, Hand, Header, Outcome, Series};
use ginscore_ledger::seal::Chain;
use ginscore_ledger::text::{TimedOperation, read_series, write_after, write_series};
use ginscore_notation::{Event, LineKind, Operation, RecordedHand, Roster};
use ginscore_rules::cards::Card;
use ginscore_rules::hand::{HandClaim, PointsClaim, judge};
use ginscore_rules::house::{Bounded, GroupRules, HouseRules, Payment, RuleKey, RuleValue, ShutoutAward};
use ginscore_rules::players::{Entrant, Entrants, Lineup, Opponents, Player, Seat};
use ginscore_rules::series::{PlayedHand, Score};
use ginscore_rules::settlement::{Payer, Stake, StakePer};
use ginscore_rules::sheets::{Adjustment, Award, Sheet};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use std::collections::BTreeMap;

use crate::rows::{moment, read_back};
use crate::sheet_properties::{hand, house, mirrored, swapped};

const NAMES: [&str; 10] = ["Ann", "Cid", "Eve", "Gus", "Ida", "Bob", "Dan", "Fay", "Hal", "Mary Jo"];

fn lineup() -> impl Strategy<Value = Lineup> {
    prop_oneof![
        4 => (2..=5_u32).prop_map(|partners| Lineup::Sides(Bounded::new(partners).unwrap())),
        2 => (2..=3_u32).prop_map(|others| Lineup::Captain(Bounded::new(others).unwrap())),
        2 => (0..3_usize).prop_map(|out| Lineup::InTurn { out: Entrant::ALL[out] }),
        1 => Just(Lineup::TWO),
    ]
}

/// Rules that players of any lineup can play, with the keys for more than two.
fn group_house() -> impl Strategy<Value = HouseRules> {
    let group = (
        prop_oneof![Just("rotate"), Just("fixed")],
        prop_oneof![Just("winning-side"), Just("each-side")],
        0..=10_u32,
        prop_oneof![Just("each-pays-one"), Just("side-pays-side")],
        any::<bool>(),
    );
    (house(), group).prop_map(|(house, (pairing, boxes, sweep, payment, newcomer))| {
        let with = |boxes: &str| {
            let mut settings = (*house).clone();
            let sweep = sweep.to_string();
            for (key, value) in [
                ("pairing", pairing),
                ("bonus_boxes", boxes),
                ("sweep_boxes", sweep.as_str()),
                ("payment", payment),
                ("newcomer_deals", if newcomer { "true" } else { "false" }),
            ] {
                RuleKey::named(key).unwrap().write(&mut settings, &RuleValue::typed(value)).unwrap();
            }
            HouseRules::new(settings)
        };
        // Boxes that are paid with each hand cannot be each side's.
        with(boxes).or_else(|_| with("winning-side")).unwrap()
    })
}

/// The rules as this lineup can play them: two players have no keys for more, and three in turn have one column and
/// settle by totals.
fn playable(house: &HouseRules, lineup: Lineup) -> HouseRules {
    if lineup.is_two_players() {
        let mut settings = (**house).clone();
        settings.group = GroupRules::DEFAULT;
        return HouseRules::new(settings).unwrap();
    }
    if lineup.entrants() == Entrants::Two {
        return house.clone();
    }
    let mut settings = (**house).clone();
    for (key, value) in [("columns", "1"), ("column_multipliers", "1"), ("settlement", "totals")] {
        RuleKey::named(key).unwrap().write(&mut settings, &RuleValue::typed(value)).unwrap();
    }
    HouseRules::new(settings).unwrap()
}

/// A hand that one of these opponents won, or nobody.
fn played(house: &HouseRules, opponents: Opponents, claim: &HandClaim) -> PlayedHand {
    PlayedHand { opponents, ruling: judge(claim, house).unwrap().into() }
}

fn drawn() -> HandClaim {
    HandClaim::Draw { knock_card: None }
}

/// Plays rounds of hands between those whose turn it is, each round in the order of these numbers.
fn play(house: &HouseRules, lineup: Lineup, rounds: &[(Vec<HandClaim>, Vec<usize>)]) -> Score {
    let mut score = Score::of(lineup, house.clone(), Some(Entrant::First));
    for (claims, order) in rounds {
        let pairs = score.playing();
        for place in order.iter().filter(|place| **place < pairs.len()) {
            score.play(played(house, pairs[*place], &claims[*place])).unwrap();
        }
    }
    score
}

/// Hands of five pairs, and the order in which they end.
fn round() -> impl Strategy<Value = (Vec<HandClaim>, Vec<usize>)> {
    (vec(hand(), 5), Just((0..5).collect::<Vec<usize>>()).prop_shuffle())
}

/// What each payer has in the end, by a name of their own: points, or so many times the stake.
fn nets(house: &HouseRules, lineup: Lineup, score: &Score, stake: Option<Stake>) -> BTreeMap<String, i128> {
    let mut nets = BTreeMap::new();
    let name = |payer: Payer| match payer {
        Payer::Player(seat) => NAMES[seat.number()].to_owned(),
        Payer::Side(side) => format!("{side:?}"),
    };
    for payment in score.settlement().payments(house, lineup, stake) {
        let due = i128::from(payment.due.times());
        assert!(payment.from != payment.to && due > 0, "{payment:?}");
        assert_eq!(payment.due.points().is_none(), stake.is_some_and(|stake| stake.per() != StakePer::Point));
        *nets.entry(name(payment.from)).or_default() -= due;
        *nets.entry(name(payment.to)).or_default() += due;
    }
    nets
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    /// A captain's sheet is that of two players, and so is one of partners of whom only one wins or loses hands.
    #[test]
    fn one_hand_a_round_gives_the_sheet_of_two_players(
        house in group_house(),
        others in 2..=3_u32,
        partners in 2..=5_u32,
        hands in vec(hand(), 0..30),
    ) {
        // Partners who win no points win no round, but two players do.
        let worth = |claim: &&HandClaim| judge(claim, &house).unwrap().points() > 0;
        let hands: Vec<HandClaim> = hands.iter().filter(worth).cloned().collect();
        let one = |claim: &HandClaim| (vec![claim.clone()], vec![0]);
        let of_two = play(&house, Lineup::TWO, &hands.iter().map(one).collect::<Vec<_>>());
        let captain = Lineup::Captain(Bounded::new(others).unwrap());
        let of_captain = play(&house, captain, &hands.iter().map(one).collect::<Vec<_>>());
        let with_draws = |claim: &HandClaim| {
            let rest = std::iter::repeat_with(drawn).take(partners as usize - 1);
            (std::iter::once(claim.clone()).chain(rest).collect(), (0..partners as usize).collect())
        };
        let sides = Lineup::Sides(Bounded::new(partners).unwrap());
        let of_sides = play(&house, sides, &hands.iter().map(with_draws).collect::<Vec<_>>());
        for other in [of_captain, of_sides] {
            prop_assert_eq!(of_two.sheets(), other.sheets());
            prop_assert_eq!(of_two.settlement(), other.settlement());
            prop_assert_eq!(of_two.is_over(), other.is_over());
        }
    }

    #[test]
    fn the_order_in_which_the_hands_of_a_round_end_changes_nothing(
        house in group_house(),
        partners in 2..=5_u32,
        rounds in vec(round(), 0..20),
    ) {
        let lineup = Lineup::Sides(Bounded::new(partners).unwrap());
        let in_order: Vec<_> = rounds.iter().map(|(claims, _)| (claims.clone(), (0..5).collect())).collect();
        let (score, other) = (play(&house, lineup, &in_order), play(&house, lineup, &rounds));
        prop_assert_eq!(score.sheets(), other.sheets());
        prop_assert_eq!(score.settlement(), other.settlement());
        prop_assert_eq!((score.dealer(), score.playing()), (other.dealer(), other.playing()));
        let results = |score: &Score| score.rounds().iter().map(|round| round.result).collect::<Vec<_>>();
        prop_assert_eq!(results(&score), results(&other));
    }

    #[test]
    fn the_sides_exchanged_give_the_mirrored_sheet(
        house in group_house(),
        partners in 1..=5_u32,
        rounds in vec(round(), 0..20),
    ) {
        let lineup = Lineup::Sides(Bounded::new(partners).unwrap());
        let score = play(&house, lineup, &rounds);
        let mut mirror = Score::of(lineup, house.clone(), Some(Entrant::Second));
        let other = |seat: Seat| {
            Seat::new((seat.number() + partners as usize) % (2 * partners as usize)).unwrap()
        };
        for hand in score.rounds().iter().flat_map(|round| round.hands()) {
            let Opponents::Players(seats) = hand.opponents else { panic!() };
            let opponents = Opponents::new(lineup, other(seats.one), other(seats.two)).unwrap();
            mirror.play(played(&house, opponents, &mirrored(hand.ruling.claim()))).unwrap();
        }
        prop_assert_eq!(score.sheets().len(), mirror.sheets().len());
        for (column, mirror) in score.sheets().iter().zip(mirror.sheets()).flat_map(|(one, two)| {
            one.columns().iter().zip(two.columns())
        }) {
            prop_assert_eq!(column.points(), swapped(mirror.points()));
            prop_assert_eq!(column.boxes(), swapped(mirror.boxes()));
        }
        prop_assert_eq!(score.settlement().totals, swapped(mirror.settlement().totals));
        prop_assert_eq!(score.is_over(), mirror.is_over());
        for (round, mirror) in score.rounds().iter().zip(mirror.rounds()) {
            let (one, two) = (round.result.unwrap(), mirror.result.unwrap());
            prop_assert_eq!((one.points, one.boxes), (two.points, swapped(two.boxes)));
        }
    }

    #[test]
    fn a_round_with_an_open_hand_changes_no_total(
        house in group_house(),
        partners in 2..=5_u32,
        rounds in vec(round(), 0..10),
        (claims, order) in round(),
    ) {
        let lineup = Lineup::Sides(Bounded::new(partners).unwrap());
        let before = play(&house, lineup, &rounds);
        let mut score = before.clone();
        let pairs = score.playing();
        let left: Vec<usize> = order.into_iter().filter(|place| *place < pairs.len()).skip(1).collect();
        for place in &left {
            score.play(played(&house, pairs[*place], &claims[*place])).unwrap();
            prop_assert_eq!(score.sheets(), before.sheets());
            prop_assert_eq!(score.settlement(), before.settlement());
            prop_assert_eq!(score.dealer(), before.dealer());
        }
        prop_assert_eq!(score.open_round().is_some(), !left.is_empty());
        prop_assert_eq!(score.playing().len(), pairs.len() - left.len());
    }

    /// A stake for each game or sheet is what the losers of it pay, whatever the points are; a stop pays nothing.
    #[test]
    fn stakes_for_games_and_sheets_sum_to_nothing(
        house in group_house(),
        lineup in lineup(),
        rounds in vec(round(), 0..25),
        stopped in any::<bool>(),
    ) {
        let house = playable(&house, lineup);
        let mut score = play(&house, lineup, &rounds);
        if stopped && !score.is_over() {
            score.stop().unwrap();
        }
        let settled = score.settlement();
        let members = |entrant| i128::try_from(lineup.members(entrant).count()).unwrap();
        let by_side = lineup.has_rounds() && house.group.payment == Payment::SidePaysSide;
        for stake in ["5/game", "20/sheet"] {
            let stake = Stake::read(stake).unwrap();
            let nets = nets(&house, lineup, &score, Some(stake));
            prop_assert_eq!(nets.values().sum::<i128>(), 0);
            // What each entrant has of it, counted from the games and sheets themselves.
            let mut lumps: BTreeMap<Entrant, i128> = BTreeMap::new();
            let mut pay = |from: Entrant, to: Entrant, times: i128| {
                let pairs = if by_side { 1 } else { members(from).max(members(to)) };
                *lumps.entry(from).or_default() -= pairs * times;
                *lumps.entry(to).or_default() += pairs * times;
            };
            for sheet in &settled.sheets {
                match stake.per() {
                    StakePer::Sheet => {
                        for (winner, loser) in sheet.winner.iter().flat_map(|winner| {
                            lineup.entrants().others(*winner).map(|loser| (*winner, loser))
                        }) {
                            pay(loser, winner, 1);
                        }
                    }
                    _ => {
                        for game in &sheet.games {
                            let Some(winner) = game.column.winner() else { continue };
                            for loser in lineup.entrants().others(winner) {
                                let out = house.shutout.award != ShutoutAward::None
                                    && game.column.is_shut_out(&house, loser);
                                pay(loser, winner, i128::from(game.multiplier) * if out { 2 } else { 1 });
                            }
                        }
                    }
                }
            }
            let of = |entrant: Entrant| -> i128 {
                let names = lineup.members(entrant).map(|seat| NAMES[seat.number()].to_owned());
                let names = if by_side { vec![format!("{entrant:?}")] } else { names.collect() };
                names.iter().filter_map(|name| nets.get(name)).sum()
            };
            for entrant in lineup.entrants().all() {
                prop_assert_eq!(of(*entrant), lumps.get(entrant).copied().unwrap_or(0), "{:?}", entrant);
            }
        }
    }

    #[test]
    fn payments_sum_to_nothing(house in group_house(), lineup in lineup(), rounds in vec(round(), 0..25)) {
        let house = playable(&house, lineup);
        let score = play(&house, lineup, &rounds);
        let nets = nets(&house, lineup, &score, None);
        prop_assert_eq!(nets.values().sum::<i128>(), 0);
        let settled = score.settlement();
        let Some(difference) = settled.difference().map(i128::from) else {
            // Three in turn: each pays and collects the differences, and the awards of shutouts besides.
            let totals: Vec<i64> = settled.totals.iter().map(|(_, total)| *total).collect();
            for (place, name) in NAMES[..3].iter().enumerate() {
                let own = |total: &i64| i128::from(totals[place]) - i128::from(*total);
                let awards: i128 = settled.transfers.iter().map(|transfer| i128::from(transfer.points)).sum();
                let net = nets.get(*name).copied().unwrap_or(0);
                let plain: i128 = totals.iter().map(own).sum();
                // Both differences are rounded, each by half a step at most.
                let rounding = i128::from(house.round_to.get());
                prop_assert!((net - plain).abs() <= awards + rounding);
                if house.shutout.award == ShutoutAward::None {
                    prop_assert!((net - plain).abs() <= rounding);
                }
            }
            return Ok(());
        };
        let times = match lineup {
            Lineup::Sides(partners) if house.group.payment == Payment::EachPaysOne || lineup.is_two_players() => {
                i128::from(partners.get())
            }
            Lineup::Captain(others) => i128::from(others.get()),
            _ => 1,
        };
        prop_assert_eq!(nets.values().filter(|net| **net > 0).sum::<i128>(), times * difference);
    }
}

#[derive(Clone, Debug)]
enum Action {
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
    KnockCard(Card),
    Adjust(usize, i32),
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

fn action() -> impl Strategy<Value = Action> {
    let card = "[2-9tjqk][cdhs]".prop_map(|card| card.parse::<Card>().unwrap());
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
        1 => Just(Action::Misdeal),
        1 => prop::bool::weighted(0.1).prop_map(|stop| if stop { Action::Stop } else { Action::Undo }),
        3 => Just(Action::Undo),
        2 => Just(Action::Redo),
    ]
}

/// The operation of an action in a series as it is; `None` if its players do not exist or do not play each other.
fn operation(series: &Series, action: &Action) -> Option<Operation> {
    let score = series.score();
    let lineup = score.lineup();
    let entrant = |number: usize| lineup.entrants().all()[number % lineup.entrants().all().len()];
    let seat = |number: usize| Seat::new(number % lineup.players()).unwrap();
    let recorded = |opponents: Opponents, claim: HandClaim| RecordedHand { opponents, claim, note: None };
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
            Operation::Event(Event::Adjust(adjustment, "agreed".to_owned()))
        }
        Action::Misdeal => Operation::Event(Event::Misdeal(None)),
        Action::Stop => Operation::Event(Event::Stop(None)),
        Action::Undo => Operation::Undo,
        Action::Redo => Operation::Redo,
    })
}

fn new_series(house: &HouseRules, lineup: Lineup) -> Series {
    let roster = Roster::new(lineup, &NAMES[..lineup.players()], None).unwrap();
    let first_dealer = Some(Entrant::Second);
    let preset = "standard".to_owned();
    let house = playable(house, lineup);
    Series::new(Header { roster, start: moment(0), first_dealer, stake: None, preset, house })
}

/// The hands of every round.
fn rounds_of(series: &Series) -> Vec<Vec<Hand>> {
    let numbers = 1..=series.score().rounds().len();
    numbers.map(|number| series.round(number).iter().map(|hand| Hand::clone(hand)).collect()).collect()
}

/// Performs the actions. Checks that a correction changes only its own round, and that what is refused changes nothing.
fn perform(series: &mut Series, actions: &[Action]) -> Result<Vec<TimedOperation>, TestCaseError> {
    let mut entries: Vec<TimedOperation> = Vec::new();
    for (minute, action) in (1..).zip(actions) {
        let Some(operation) = operation(series, action) else { continue };
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

/// Everything that the players see.
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
    Shown {
        sheets: score.sheets().to_vec(),
        rounds: rounds_of(series),
        dealer: score.dealer(),
        playing: score.playing(),
        over: score.is_over(),
    }
}

/// The series that the lines of a log record.
fn played_back(log: &str, header: &Header) -> Series {
    let mut series = Series::new(header.clone());
    for line in log.lines() {
        if matches!(LineKind::of(line), LineKind::New | LineKind::Nothing) {
            continue;
        }
        for part in series.hands_of(line).unwrap() {
            series.play(&part).unwrap_or_else(|why| panic!("{line}: {why:?}\n{log}"));
        }
    }
    series
}

fn seals(chain: &Chain) -> Vec<String> {
    (0..=chain.links().count()).map(|entries| format!("{:?}", chain.after(entries))).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn a_ledger_of_any_lineup_reads_back_and_its_log_replays(
        house in group_house(),
        lineup in lineup(),
        actions in vec(action(), 0..40),
    ) {
        let mut series = new_series(&house, lineup);
        let header = series.header().clone();
        let entries = perform(&mut series, &actions)?;
        let text = write_series(&header, None, &entries);
        let read = read_series(&text).unwrap_or_else(|mistakes| panic!("{mistakes:?}\n{text}"));
        prop_assert!(read.mismatches.is_empty() && read.unfit.is_none(), "{}", text);
        prop_assert_eq!(read.series.header(), &header);
        prop_assert_eq!(read.series.score(), series.score(), "{}", text);
        prop_assert_eq!(shown(&read.series), shown(&series));
        // Written entry by entry, as it is at the table, the file is the same and so are its seals.
        let mut grown = write_series(&header, None, &[]);
        for entry in &entries {
            let read = read_series(&grown).unwrap();
            grown = write_after(&grown, &read.chain, &read.series, std::slice::from_ref(entry));
        }
        prop_assert_eq!(&grown, &text);
        prop_assert_eq!(seals(&read_series(&grown).unwrap().chain), seals(&read.chain));
        let log = script(&read.series, NewLineRules::Shortest);
        prop_assert_eq!(shown(&played_back(&log, &header)), shown(&series), "{}", log);
    }

    /// The bare script needs nothing else: imported where nothing is saved, it is the same evening.
    #[test]
    fn a_bare_script_of_any_lineup_is_the_same_evening(
        house in group_house(),
        lineup in lineup(),
        actions in vec(action(), 0..40),
    ) {
        let house = HouseRules::new((*house).clone().for_lineup(lineup)).unwrap();
        let header = new_series(&house, lineup).header().clone();
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
        let concerns = |(key, ..): &(&str, RuleValue, RuleValue)| RuleKey::named(key).unwrap().applies_to(lineup, &header.house);
        let others = one.series.header().house.differences(&header.house);
        prop_assert!(!others.iter().any(concerns), "{}\n{:?}", bare, others);
        let found = one.series.header();
        prop_assert_eq!((&found.roster, found.start, found.first_dealer), (&header.roster, header.start, first_dealer));
        let written = read_series(&write_series(found, None, &one.entries)).unwrap();
        for again in [&one.series, &written.series] {
            prop_assert_eq!(shown(again), shown(&series), "{}", bare);
            prop_assert_eq!(again.score().settlement(), series.score().settlement(), "{}", bare);
        }
    }

    #[test]
    fn rows_of_any_lineup_come_back(
        house in group_house(),
        lineup in lineup(),
        actions in vec(action(), 1..40),
    ) {
        let mut series = new_series(&house, lineup);
        let header = series.header().clone();
        // Rows hold hands and who dealt them.
        let is_in_rows = |action: &&Action| {
            !matches!(action, Action::Adjust(..) | Action::Misdeal | Action::Stop | Action::KnockCard(_))
        };
        let actions: Vec<Action> = actions.iter().filter(is_in_rows).cloned().collect();
        let entries = perform(&mut series, &actions)?;
        prop_assume!(series.hands().next().is_some());
        let read = read_series(&write_series(&header, None, &entries)).unwrap();
        let (read, chain) = (&read.series, &read.chain);
        for (text, one) in read_back(read, chain) {
            prop_assert_eq!(one.series.header(), &header, "{}", text);
            prop_assert_eq!(rounds_of(&one.series), rounds_of(&series), "{}", text);
            prop_assert_eq!(one.series.score().sheets(), series.score().sheets(), "{}", text);
        }
    }
}

/// A hand of an open round was amended and has no card, although one was announced for the round: the log must not give
/// it that card.
#[test]
fn an_announced_card_is_not_that_of_an_amended_hand() {
    let lineup = Lineup::Sides(Bounded::new(2).unwrap());
    let mut series = new_series(&HouseRules::default(), lineup);
    for line in ["@jh", "Ann 4 v Eve 23", "amend 1 Ann 5 v Eve 23"] {
        series.play(line).unwrap();
    }
    let log = script(&series, NewLineRules::Shortest);
    assert!(log.ends_with("Ann 5 v Eve 23\n@jh\n"), "{log}");
    assert_eq!(shown(&played_back(&log, series.header())), shown(&series));
}
