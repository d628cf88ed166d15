//! Properties of partners, captain's play and three in turn, with random hands under random rules.

use ginscore_rules::hand::{HandClaim, judge};
use ginscore_rules::house::{Bounded, GroupRules, HouseRules, Payment, RuleKey, RuleValue, ShutoutAward};
use ginscore_rules::players::{Entrant, Entrants, Lineup, Opponents, Seat};
use ginscore_rules::series::{PlayedHand, Score};
use ginscore_rules::settlement::{Payer, Stake, StakePer};
use proptest::collection::vec;
use proptest::prelude::*;
use std::collections::BTreeMap;

use crate::evenings::HARD_NAMES;
use crate::scoring::random_hands::{hand, house, mirrored, swapped};
use crate::table::sized;

pub fn lineup() -> impl Strategy<Value = Lineup> {
    prop_oneof![
        4 => (2..=5_u32).prop_map(|partners| Lineup::Sides(Bounded::new(partners).unwrap())),
        2 => (2..=3_u32).prop_map(|others| Lineup::Captain(Bounded::new(others).unwrap())),
        2 => (0..3_usize).prop_map(|out| Lineup::InTurn { out: Entrant::ALL[out] }),
        1 => Just(Lineup::TWO),
    ]
}

/// Rules that players of any lineup can play, with the keys for more than two.
pub fn group_house() -> impl Strategy<Value = HouseRules> {
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
pub fn playable(house: &HouseRules, lineup: Lineup) -> HouseRules {
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
fn nets(lineup: Lineup, score: &Score, stake: Option<Stake>) -> BTreeMap<String, i128> {
    let mut nets = BTreeMap::new();
    let name = |payer: Payer| match payer {
        Payer::Player(seat) => HARD_NAMES[seat.number()].to_owned(),
        Payer::Side(side) => format!("{side:?}"),
    };
    for payment in score.settlement().payments(lineup, stake) {
        let due = i128::from(payment.due.times());
        assert!(payment.from != payment.to && due > 0, "{payment:?}");
        assert_eq!(payment.due.points().is_none(), stake.is_some_and(|stake| stake.per() != StakePer::Point));
        *nets.entry(name(payment.from)).or_default() -= due;
        *nets.entry(name(payment.to)).or_default() += due;
    }
    nets
}

proptest! {
    #![proptest_config(ProptestConfig { cases: sized(60, 300), ..ProptestConfig::default() })]

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
            let nets = nets(lineup, &score, Some(stake));
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
                let names = lineup.members(entrant).map(|seat| HARD_NAMES[seat.number()].to_owned());
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
        let nets = nets(lineup, &score, None);
        prop_assert_eq!(nets.values().sum::<i128>(), 0);
        let settled = score.settlement();
        let Some(difference) = settled.difference().map(i128::from) else {
            // Three in turn: each pays and collects the differences, and the awards of shutouts besides.
            let totals: Vec<i64> = settled.totals.iter().map(|(_, total)| *total).collect();
            for (place, name) in HARD_NAMES[..3].iter().enumerate() {
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
