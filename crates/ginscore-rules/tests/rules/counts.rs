//! Every figure of `counts`, compared with the hands themselves: all counts are played to the end of their round, for
//! every lineup and preset, with boxes that are paid at once and at the end.

use crate::evening::{self, Numbers, drawn, lineups, score, set, showdown};
use ginscore_rules::advice::{HandInPlay, SafeCount, SafeHolding, Safety, Undercut};
use ginscore_rules::cards::Upcard;
use ginscore_rules::hand::{Count, HandClaim, Knocker, PointsClaim, Ruling, judge};
use ginscore_rules::house::{BoxTiming, HouseRules, Preset, SettlementMethod, ShutoutAward, ShutoutTest};
use ginscore_rules::players::{Entrant, Entrants, Lineup, Opponents, Player};
use ginscore_rules::series::{PlayedHand, Score};
use ginscore_rules::settlement::settle;
use ginscore_rules::sheets::Sheet;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The figures that are compared; the environment variable `GINSCORE_FIGURES` asks for more.
const FIGURES: usize = 5_000;

/// The rules of a preset with changes, as these players can play them; `None` if they cannot.
fn house(random: &mut Numbers, lineup: Lineup) -> Option<(HouseRules, String)> {
    const CHANGES: [(&str, &[&str]); 14] = [
        ("box_timing", &["each-hand", "each-hand", "end"]),
        ("box_value", &["0", "5", "10", "25"]),
        ("boxes.gin", &["0", "1", "2"]),
        ("boxes.big_gin", &["0", "3"]),
        ("boxes.undercut", &["0", "1"]),
        ("boxes.gin_off", &["0", "2"]),
        ("sweep_boxes", &["0", "2", "3"]),
        ("doubling_suits", &["none", "S"]),
        ("doubled_boxes", &["none", "bonus", "all"]),
        ("undercut_tie", &["defender", "no-bonus", "knocker", "nobody"]),
        ("gin_off_bonus", &["none", "0", "30"]),
        ("big_gin_bonus", &["none", "31"]),
        ("knock_limit", &["10", "10", "5", "1", "0"]),
        ("shutout.award", &["none", "50"]),
    ];
    let preset = random.of(Preset::ALL);
    let mut values = preset.values_for(lineup);
    let mut name = preset.name.to_owned();
    for (key, all) in CHANGES {
        if random.below(3) == 0 {
            let value = random.of(all);
            set(&mut values, key, value);
            name += &format!(" {key}={value}");
        }
    }
    let target = 30 + random.below(120);
    set(&mut values, "target", &target.to_string());
    let values = values.for_lineup(lineup);
    let in_turn = matches!(lineup, Lineup::InTurn { .. });
    let one_game = values.columns.get() == 1;
    let house = HouseRules::new(values).ok()?;
    (!in_turn || one_game && house.settlement == SettlementMethod::Totals)
        .then_some((house, format!("{name} target={target}")))
}

/// The score after this hand, with every other hand of the round drawn.
fn finished(score: &Score, pair: Opponents, ruling: &Arc<Ruling>, draw: &Arc<Ruling>) -> Score {
    let mut score = score.clone();
    let others: Vec<Opponents> = match score.lineup().has_rounds() {
        true => score.playing().into_iter().filter(|other| *other != pair).collect(),
        false => Vec::new(),
    };
    score.play(PlayedHand { opponents: pair, ruling: ruling.clone() }).unwrap();
    for opponents in others {
        score.play(PlayedHand { opponents, ruling: draw.clone() }).unwrap();
    }
    score
}

/// The highest count such that it and all below it are not bad.
fn most(bad: impl Fn(u16) -> bool) -> SafeCount {
    match (0..=Count::HIGHEST).find(|held| bad(*held)) {
        None => SafeCount::Any,
        Some(0) => SafeCount::Nothing,
        Some(held) => SafeCount::Most(held - 1),
    }
}

/// All ends of a hand that one player ends: the deadwood of both, and the score after the round.
struct Ends {
    knocks: Vec<(u32, u16, Option<Player>, Score)>,
    gin: Vec<Score>,
    big_gin: Vec<Score>,
}

impl Ends {
    fn of(score: &Score, pair: Opponents, by: Player, card: Option<Upcard>) -> Ends {
        let house = score.house();
        // A card that changes nothing, for rules under which every hand needs one.
        let (draw, plain) = (drawn(house), evening::card(false));
        let end = |knocker: Knocker, held: u16| {
            let ruling = showdown(house, by, knocker, u32::from(held), card.or(plain));
            (ruling.winner(), finished(score, pair, &ruling, &draw))
        };
        let mut knocks = Vec::new();
        for knock in 1..=u32::from(house.knock_limit_with(card)) {
            for held in 0..=Count::HIGHEST {
                let (winner, after) = end(Knocker::Count(Count::from(knock)), held);
                knocks.push((knock, held, winner, after));
            }
        }
        let all = |knocker: &Knocker| (0..=Count::HIGHEST).map(|held| end(knocker.clone(), held).1).collect();
        Ends { knocks, gin: all(&Knocker::Gin), big_gin: all(&Knocker::BigGin) }
    }

    fn holding(&self, bad: impl Fn(&Score) -> bool) -> SafeHolding {
        SafeHolding {
            from_knock: most(|held| {
                self.knocks.iter().any(|(_, other, _, after)| *other == held && bad(after))
            }),
            from_gin: most(|held| bad(&self.gin[usize::from(held)])),
            from_big_gin: most(|held| bad(&self.big_gin[usize::from(held)])),
        }
    }
}

/// Returns true if these rules ever pay a shutout: the settlement is not the same without the award.
fn shutouts_pay(house: &HouseRules, entrants: Entrants) -> bool {
    let mut sheet = Sheet::of(house, entrants);
    sheet.enter(house, Entrant::First, 2_000_000, 1);
    let mut values = (**house).clone();
    values.shutout.award = ShutoutAward::None;
    let without = HouseRules::new(values).unwrap();
    settle(house, &[sheet.clone()]).transfers != settle(&without, &[sheet]).transfers
}

fn last_winner(score: &Score) -> Option<Entrant> {
    score.rounds().last().unwrap().winner()
}

/// Compares all figures of a hand in play, and returns how many there are.
fn compare(score: &Score, pair: Opponents, card: Option<Upcard>, case: &str) -> usize {
    let (house, lineup) = (score.house(), score.lineup());
    let begun = score.open_round().map_or(&[][..], |round| round.hands());
    let hand = HandInPlay::new(lineup, pair, begun);
    let (at, sheet) = score.sheet_in_play();
    let ends = [Player::One, Player::Two].map(|by| Ends::of(score, pair, by, card));
    let by = |player: Player| &ends[usize::from(player == Player::Two)];
    let mut figures = 0;
    let games = hand.safety(house, &sheet, card);
    let open = (0..).zip(sheet.columns()).filter(|(_, column)| column.winner().is_none());
    assert!(games.iter().map(|(game, _)| *game).eq(open.map(|(game, _)| game)), "{case}");
    for (game, found) in games {
        for player in Player::BOTH {
            let (own, other) = (pair.entrant(lineup, player), pair.entrant(lineup, player.other()));
            let closed = |after: &Score| after.sheets()[at].columns()[game].winner() == Some(other);
            let holding = by(player.other()).holding(closed);
            let undercuts = || {
                let own_knocks = by(player).knocks.iter();
                own_knocks.filter(|(knock, held, winner, _)| {
                    u32::from(*held) <= *knock && *winner == Some(player.other())
                })
            };
            let is_safe = |knock: &u32| !undercuts().any(|(of, _, _, after)| of == knock && closed(after));
            let entered = undercuts().filter_map(|(.., after)| {
                let round = after.rounds().last().unwrap();
                (round.winner() == Some(other)).then(|| round.entered(game)).flatten().map(u64::from)
            });
            let entered: BTreeSet<u64> = entered.collect();
            let column = &sheet.columns()[game];
            let nothing = match house.shutout.test {
                ShutoutTest::NoPoints => *column.points().get(own) <= 0,
                ShutoutTest::NoHands => *column.entries().get(own) == 0,
            };
            let others_have = lineup.entrants().others(own).any(|entrant| *column.entries().get(entrant) > 0);
            let found = found.get(player);
            let expected = Safety {
                points_to_close: found.points_to_close,
                holding,
                safe_to_knock: (1..=u32::from(house.knock_limit_with(card)))
                    .take_while(is_safe)
                    .last()
                    .map_or(0, |knock| u8::try_from(knock).unwrap()),
                undercut: entered
                    .first()
                    .zip(entered.last())
                    .map(|(least, most)| Undercut { least: *least, most: *most }),
                shutout_threatens: nothing && others_have && shutouts_pay(house, lineup.entrants()),
            };
            assert_eq!(*found, expected, "{case}, game {}, {player:?}", game + 1);
            points_close(score, pair, player, game, found.points_to_close, case);
            figures += 7;
        }
    }
    if lineup.has_rounds() {
        let found = hand.round_safety(house, card);
        let won = |entrant| -> i64 {
            let hands = begun.iter().filter(|hand| hand.winner(lineup) == Some(entrant));
            hands.map(|hand| i64::from(hand.ruling.points())).sum()
        };
        for player in Player::BOTH {
            let (own, other) = (pair.entrant(lineup, player), pair.entrant(lineup, player.other()));
            let found = found.get(player);
            let against = by(player.other());
            let keep = against.holding(|after| last_winner(after) != Some(own));
            let tie = against.holding(|after| last_winner(after) == Some(other));
            assert_eq!((found.to_keep, found.to_tie), (keep, tie), "{case}, {player:?}");
            assert_eq!(found.lead, won(own) - won(other), "{case}, {player:?}");
            let wins = |points: &u32| last_winner(&after_points(score, pair, player, *points)) == Some(own);
            assert_eq!((1..2000).find(wins).map(u64::from), Some(found.points_to_win), "{case}, {player:?}");
            figures += 8;
        }
    }
    figures
}

/// The score after the player has won this hand with so many points and one box.
fn after_points(score: &Score, pair: Opponents, winner: Player, points: u32) -> Score {
    let claim = HandClaim::Points(PointsClaim { winner, points, boxes: 1, knock_card: None });
    let ruling = Arc::new(judge(&claim, score.house()).unwrap());
    finished(score, pair, &ruling, &drawn(score.house()))
}

/// A win closes the game if its points, with the boxes for it and for the round where they count at once, are as many as
/// the player needs.
fn points_close(score: &Score, pair: Opponents, player: Player, game: usize, needs: u64, case: &str) {
    let (house, lineup) = (score.house(), score.lineup());
    let own = pair.entrant(lineup, player);
    let at = score.sheet_in_play().0;
    let begun = score.open_round().map_or(&[][..], |round| round.hands());
    let before: u32 =
        begun.iter().filter(|hand| hand.winner(lineup) == Some(own)).map(PlayedHand::extra_boxes).sum();
    for points in 0..200 {
        let after = after_points(score, pair, player, points);
        let round = after.rounds().last().unwrap();
        if round.winner() != Some(own) || round.entered(game).is_none() {
            continue;
        }
        let each_hand = house.box_timing == BoxTiming::EachHand;
        let boxes = if each_hand { u64::from((round.boxes() - before) * house.box_value.get()) } else { 0 };
        let closed = after.sheets()[at].columns()[game].winner() == Some(own);
        assert_eq!(closed, u64::from(points) + boxes >= needs, "{case}: {points} points, {needs} needed");
    }
}

#[test]
fn every_figure_is_what_the_hands_come_to() {
    let wanted = std::env::var("GINSCORE_FIGURES").ok().and_then(|text| text.parse().ok()).unwrap_or(FIGURES);
    let mut random = Numbers(27);
    let (mut figures, mut seen) = (0, BTreeSet::new());
    // Rounds of all sizes, with boxes at once and at the end, begun or not, doubled or not. One hand is never begun.
    let possible = 5 * 3 * 2 - 1;
    while figures < wanted || seen.len() < possible {
        for lineup in lineups() {
            let Some((house, rules)) = house(&mut random, lineup) else { continue };
            let score = score(&mut random, lineup, &house);
            let playing = score.playing();
            if playing.is_empty() {
                continue;
            }
            let pair = *random.of(&playing);
            // No card, one that doubles and limits no knock, and any other.
            let any = ["as", "3s", "7h", "kc", "ad"].map(|card| card.parse().ok());
            let card = *random.of(&[[None, house.doubling_card()].as_slice(), &any].concat());
            let doubles =
                card.is_some_and(|card| card.suit.is_some_and(|suit| house.doubling_suits.contains(suit)));
            let begun = score.open_round().is_some();
            for case in
                [("at once", house.box_timing == BoxTiming::EachHand), ("begun", begun), ("doubled", doubles)]
            {
                seen.insert((lineup.hands_in_a_round(), case));
            }
            figures += compare(&score, pair, card, &format!("{lineup:?}, {rules}, card: {card:?}"));
        }
    }
}
