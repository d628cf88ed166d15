//! A series seen as its own rules: `summary --as` of the preset it was started with is `summary`, for every preset and
//! lineup. And rules that can do nothing for the players are refused where they are typed.

use ginscore::commands::new::agreed::RuleWords;
use ginscore_ledger::book::Book;
use ginscore_ledger::model::{Header, Series, rescore};
use ginscore_notation::{Event, Operation, RecordedHand, Roster};
use ginscore_rules::hand::HandClaim;
use ginscore_rules::house::{Bounded, HouseRules, Preset, RuleKey};
use ginscore_rules::players::{Entrant, Lineup};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;

use crate::scoring::random_hands::hand;
use crate::table::Table;

/// The evenings of each preset and lineup; the environment variable `GINSCORE_EVENINGS` asks for more.
const EVENINGS: u32 = 10;

const NAMES: [&str; 10] = ["Ann", "Cid", "Eve", "Gus", "Ida", "Bob", "Dan", "Fay", "Hal", "Jo"];

/// Who can play whom, with the words that start the series.
fn lineups() -> Vec<(Lineup, &'static str)> {
    let sides = |partners| Lineup::Sides(Bounded::new(partners).unwrap());
    let captain = |others| Lineup::Captain(Bounded::new(others).unwrap());
    vec![
        (sides(1), "Ann Cid"),
        (sides(2), "Ann Cid v Eve Gus"),
        (sides(3), "Ann Cid Eve v Gus Ida Bob"),
        (sides(4), "Ann Cid Eve Gus v Ida Bob Dan Fay"),
        (sides(5), "Ann Cid Eve Gus Ida v Bob Dan Fay Hal Jo"),
        (captain(2), "Ann v Cid Eve"),
        (captain(3), "Ann v Cid Eve Gus"),
        (Lineup::InTurn { out: Entrant::Third }, "Ann Cid Eve"),
    ]
}

/// The rules that a preset's name chooses for these players; `None` if they cannot play them.
fn chosen(lineup: Lineup, preset: &str) -> Option<HouseRules> {
    let no_ledger = Book::open("/nonexistent".into(), None);
    let words = RuleWords::read(preset, &no_ledger).unwrap();
    words.chosen_for(lineup, &no_ledger).ok().map(|chosen| chosen.house)
}

/// The series of these hands, as far as it goes, and perhaps stopped.
fn evening(lineup: Lineup, preset: &str, house: &HouseRules, claims: &[HandClaim], stops: bool) -> Series {
    let mut series = Series::new(Header {
        roster: Roster::new(lineup, &NAMES[..lineup.players()], None).unwrap(),
        start: "2026-11-20T19:30:00+01:00".parse().unwrap(),
        first_dealer: Some(Entrant::First),
        stake: None,
        preset: preset.to_owned(),
        house: house.clone(),
    });
    for claim in claims {
        let Some(pair) = series.score().playing().first().copied() else { break };
        let hand = RecordedHand { opponents: pair, claim: claim.clone(), note: None };
        series.act(Operation::Hand(hand)).unwrap();
    }
    if stops && !series.score().is_over() {
        series.act(Operation::Event(Event::Stop(None))).unwrap();
    }
    series
}

#[test]
fn random_evenings_seen_as_their_own_rules_are_the_same() {
    let evenings = std::env::var("GINSCORE_EVENINGS").ok().and_then(|text| text.parse().ok());
    let config = ProptestConfig { cases: evenings.unwrap_or(EVENINGS), ..ProptestConfig::default() };
    let mut played = 0;
    for (lineup, _) in lineups() {
        for preset in Preset::ALL {
            let Some(house) = chosen(lineup, preset.name) else { continue };
            played += 1;
            let claims = (vec(hand(), 0..40), any::<bool>());
            let same = TestRunner::new(config.clone()).run(&claims, |(claims, stops)| {
                let series = evening(lineup, preset.name, &house, &claims, stops);
                let seen = rescore(&series, &chosen(lineup, preset.name).unwrap());
                prop_assert_eq!(&seen.score, series.score());
                prop_assert_eq!(seen.score.settlement(), series.score().settlement());
                prop_assert!(seen.otherwise.is_empty() && seen.left_out.is_empty());
                Ok(())
            });
            same.unwrap_or_else(|why| panic!("{lineup:?}, {}: {why}", preset.name));
        }
    }
    // Three in turn cannot play the two presets of several games.
    assert_eq!(played, lineups().len() * Preset::ALL.len() - 2);
}

/// The side with 110 points of 125 has not won, in whatever words the rules are asked for.
#[test]
fn the_target_of_sides_is_that_of_the_preset() {
    let table = Table::new();
    table.ok("new Ann Cid v Bob Dan pagat stake=0.10");
    table.ok("hand Ann+Cid +110");
    table.ok("summary --as pagat").answers("Game 1 is open: Ann+Cid 110, Bob+Dan 0");
    // For three in turn, rules of several games cannot be asked for either.
    table.ok("new Ann Bob Cid");
    assert_eq!(table.run("summary --as hollywood").status, 2);
}

#[test]
fn a_rule_that_can_do_nothing_is_refused_where_it_is_typed() {
    let table = Table::new();
    let typed = [
        ("pairing", "fixed"),
        ("bonus_boxes", "each-side"),
        ("sweep_boxes", "2"),
        ("payment", "side-pays-side"),
        ("newcomer_deals", "false"),
        ("dealer", "loser"),
        ("column_entry", "nth-win"),
    ];
    for (lineup, players) in lineups() {
        for (key, value) in typed {
            let done = table.run(&format!("new {players} {key}={value} --json"));
            let concerns = RuleKey::named(key).unwrap().applies_to(lineup, &HouseRules::default());
            // Two a side rotate, and more do not, so that `pairing=fixed` may be what the preset has.
            let refused = (2, vec!["bad-option".to_owned()]);
            assert_eq!((done.status, done.codes()) == refused, !concerns, "{players}: {key}={value}");
        }
    }
    table.run("new Ann Bob Cid shutout.award=double-points --json").refused(2, "bad-value");
    table.run("new Ann Bob Cid pagat drawn_hand_dealer=next --json").refused(2, "bad-option");
}

/// Saved rules may have more than the players can use; it is left out without a word.
#[test]
fn a_rule_of_saved_rules_that_can_do_nothing_is_left_out() {
    let table = Table::new();
    table.ok("rules save club payment=side-pays-side sweep_boxes=2 dealer=loser");
    for (players, said) in [
        ("Ann v Bob Cid", "club: Standard rules: game to 100, gin 25, undercut 10, the loser deals"),
        ("Ann Bob Cid", "club: Standard rules: game to 100, gin 25, undercut 10)"),
    ] {
        let started = table.ok(&format!("new {players} club")).answers(said);
        assert_eq!(started.err, "");
    }
}

/// A preset's doubling shutout cannot be paid by one of three, and the first line says so.
#[test]
fn three_in_turn_have_no_doubling_shutout() {
    for preset in ["wikipedia", "online"] {
        let table = Table::new();
        let started = table.ok(&format!("new Ann Bob Cid {preset} target=100")).out;
        assert!(started.contains("with three in turn, a shutout pays nothing"), "{started}");
        table.ok("hand Ann +60");
        assert!(!table.ok("score").out.contains("shut out"), "{preset}");
        assert!(!table.ok("counts").out.contains("shut out"), "{preset}");
        table.ok("hand Ann +60");
        assert!(!table.ok("summary").out.contains("shut out"), "{preset}");
        let shown = table.ok("rules show").out;
        assert!(
            shown.lines().any(|line| line.starts_with("shutout.award") && line.ends_with("none")),
            "{shown}"
        );
        assert!(!shown.contains("\ndealer ") && !shown.contains("\npayment "), "{shown}");
    }
}

/// Who sits out cannot deal, unless the rules say that the loser does.
#[test]
fn only_who_can_deal_may_be_named() {
    for (players, dealer, status) in [
        ("Ann v Bob Dan Fay", "Dan", 1),
        ("Ann v Bob Dan Fay", "Bob", 0),
        ("Ann v Bob Dan Fay", "Ann", 0),
        ("Ann v Bob Dan Fay", "Bob+Dan+Fay", 0),
        ("Ann Bob Cid", "Cid", 1),
        ("Ann Bob Cid out=Ann", "Cid", 0),
        ("Ann Bob Cid pagat", "Ann", 1),
        ("Ann Bob Cid pagat", "Cid", 0),
        ("Ann Cid v Bob Dan", "Dan", 0),
    ] {
        let table = Table::new();
        table.run(&format!("new {players} dealer={dealer}")).ended(status);
        table.ok(&format!("new {players}"));
        assert_eq!(table.run(&format!("deal {dealer}")).status, status, "{players}: deal {dealer}");
    }
    let table = Table::new();
    table.ok("new Ann Bob Cid pagat").answers("Cid deals first");
    assert_eq!(table.ok("score --json").json()["dealer"], "Cid");
    table.ok("hand Ann +5");
    assert_eq!(table.ok("score --json").json()["dealer"], "Bob");
}

/// The hands of an evening that was stopped can be completed, whoever plays.
#[test]
fn a_hand_is_inserted_at_the_end_of_a_stopped_series() {
    for (players, hand, inserted) in [
        ("Ann Bob", "Bob +5", "Ann 1 v 32"),
        ("Ann v Bob Cid", "Bob +5", "Cid 1 v 32"),
        ("Ann Bob Cid", "Bob +5", "Cid 1 v 32"),
        ("Ann Cid v Bob Dan", "'Ann+Cid +5'", "'Ann 1 v 32; Bob +5'"),
        ("Ann Cid v Bob Dan", "'Ann+Cid +5'", "draw"),
    ] {
        let table = Table::new();
        table.ok(&format!("new {players}"));
        table.ok(&format!("hand {hand}"));
        table.ok("stop");
        let inserted_line =
            inserted.replace("Cid 1", if players == "Ann v Bob Cid" { "Bob 1" } else { "Cid 1" });
        table.ok(&format!("insert 2 {inserted_line}"));
        let score = table.ok("score --json").json();
        assert_eq!(score["series"]["state"], "stopped", "{players}");
        assert_eq!(table.ok("audit").out, "");
        // After the end of a finished series there is no hand, and the reason is that.
        table.ok(&format!("new {players} target=5"));
        table.ok(&format!("hand {hand}"));
        table.run(&format!("insert 2 {inserted_line} --json")).refused(1, "amend-past-end");
    }
}

/// One hand of the round was doubled by its knock card: the ruling says which boxes count twice.
#[test]
fn a_round_says_which_doubling_counts() {
    let table = Table::new();
    table.ok("new Ann Cid v Bob Dan sides=We,They rummytalk doubled_boxes=all");
    let said = table.ok("hand 'Ann +5 @7h; Cid 4 v 23 @9h'").out;
    assert!(!said.contains("counts twice"), "{said}");
    let said = table.ok("hand 'Ann 4 v 23 @9s; Cid 4 v 23 @9h'").out;
    assert!(said.contains("the box of the round counts twice: a hand that We won was doubled"), "{said}");
    assert!(
        said.contains("the boxes for winning every hand count once: not every hand was doubled"),
        "{said}"
    );
    assert!(table.ok("why 2").out.contains("the box of the round counts twice"));
}

/// The article's own words, in the plural too.
#[test]
fn topics_are_found_by_the_plurals_of_their_terms() {
    let table = Table::new();
    for word in ["trinca", "trincas", "sequência", "sequências"] {
        for language in ["pt-PT", "pt-BR"] {
            table.ok(&format!("rules explain {word} --lang {language}"));
        }
    }
}
