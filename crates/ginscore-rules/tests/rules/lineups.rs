//! Rules and lineups: a rule that is said to do nothing for some players does nothing, and the others do something.

use crate::evening::{Numbers, lineups, score, set};
use ginscore_rules::house::{HouseRules, Preset, RuleKey, RuleSettings, SettlementMethod};
use ginscore_rules::players::{Entrant, Lineup, Opponents};
use ginscore_rules::series::Score;
use ginscore_rules::settlement::PlayerPayment;
use ginscore_rules::sheets::Sheet;

/// All that the players see of an evening.
type SeenByPlayers = (Vec<Sheet>, Vec<Opponents>, Option<Entrant>, Vec<PlayerPayment>);

fn seen(score: &Score) -> SeenByPlayers {
    let payments = score.settlement().payments(score.lineup(), None);
    (score.sheets().to_vec(), score.playing(), score.dealer(), payments)
}

/// The same hands under these rules, as far as they go.
fn replayed(of: &Score, values: RuleSettings) -> Option<SeenByPlayers> {
    let house = HouseRules::new(values).ok()?;
    let mut score = Score::of(of.lineup(), house, Some(Entrant::First));
    for hand in of.rounds().iter().flat_map(|round| round.hands().iter()) {
        score.play(hand.clone()).ok()?;
    }
    Some(seen(&score))
}

/// Some allowed values of a rule.
fn some_values(key: RuleKey) -> Vec<String> {
    let numbers =
        key.numbers().map_or_else(Vec::new, |(lowest, highest)| vec![lowest, highest.min(lowest + 3)]);
    let words = key.words().iter().map(|word| (*word).to_owned());
    words.chain(numbers.iter().map(u32::to_string)).collect()
}

/// The rules of a preset as these players can play them, with some that make more of the keys matter.
fn house(random: &mut Numbers, lineup: Lineup) -> Option<HouseRules> {
    let preset = random.of(Preset::ALL);
    let mut values = preset.values();
    for (key, all) in [
        ("boxes.gin", ["0", "2"]),
        ("box_value", ["0", "10"]),
        ("target", ["60", "150"]),
        ("sweep_boxes", ["0", "2"]),
        ("newcomer_deals", ["true", "false"]),
        ("dealer", ["loser", "alternate"]),
        ("drawn_hand_dealer", ["same", "next"]),
    ] {
        let value = *random.of(all.as_slice());
        set(&mut values, key, value);
    }
    let values = values.for_lineup(lineup);
    let in_turn = matches!(lineup, Lineup::InTurn { .. });
    let one_game = values.columns.get() == 1 && values.settlement == SettlementMethod::Totals;
    HouseRules::new(values).ok().filter(|_| !in_turn || one_game)
}

#[test]
fn a_rule_that_does_not_concern_the_players_changes_nothing() {
    let mut random = Numbers(1);
    for lineup in lineups() {
        for _ in 0..200 {
            let Some(house) = house(&mut random, lineup) else { continue };
            let score = score(&mut random, lineup, &house);
            for key in RuleKey::all().filter(|key| !key.applies_to(lineup, &house)) {
                for value in some_values(key) {
                    let mut values = (*house).clone();
                    set(&mut values, key.name(), &value);
                    // `bonus_boxes` cannot be combined with boxes that are paid at once.
                    if let Some(other) = replayed(&score, values) {
                        assert_eq!(other, seen(&score), "{lineup:?}: {}={value}", key.name());
                    }
                }
            }
        }
    }
}

#[test]
fn a_rule_that_concerns_the_players_changes_some_evenings() {
    const KEYS: [&str; 8] = [
        "pairing",
        "bonus_boxes",
        "sweep_boxes",
        "payment",
        "newcomer_deals",
        "dealer",
        "drawn_hand_dealer",
        "shutout.award",
    ];
    let mut random = Numbers(2);
    for lineup in lineups() {
        let mut left: Vec<&str> = KEYS.to_vec();
        left.retain(|name| RuleKey::named(name).unwrap().applies_to(lineup, &RuleSettings::default()));
        for _ in 0..3000 {
            let Some(house) = house(&mut random, lineup) else { continue };
            let score = score(&mut random, lineup, &house);
            left.retain(|name| {
                let key = RuleKey::named(name).unwrap();
                !some_values(key).iter().any(|value| {
                    let mut values = (*house).clone();
                    set(&mut values, name, value);
                    replayed(&score, values).is_some_and(|other| other != seen(&score))
                })
            });
            if left.is_empty() {
                break;
            }
        }
        assert!(left.is_empty(), "{lineup:?}: {left:?} never change anything");
    }
}

/// What a preset says for these players is what it does for them: nothing is left that does not concern them, and of three
/// in turn no shutout doubles.
#[test]
fn a_preset_has_only_rules_that_concern_the_players() {
    for lineup in lineups() {
        for preset in Preset::ALL {
            let values = preset.values_for(lineup);
            for key in RuleKey::all().filter(|key| !key.applies_to(lineup, &values)) {
                assert_eq!(
                    key.read(&values),
                    key.read(&RuleSettings::default()),
                    "{lineup:?}, {}: {}",
                    preset.name,
                    key.name()
                );
            }
            let in_turn = matches!(lineup, Lineup::InTurn { .. });
            assert!(!(in_turn && values.shutout.award.doubles()), "{}", preset.name);
            assert_eq!(values.clone().for_lineup(lineup), values, "{lineup:?}, {}", preset.name);
        }
    }
}
