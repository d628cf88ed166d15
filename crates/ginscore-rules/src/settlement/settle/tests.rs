//! Terms, and the end of a sheet and of a series. What else games come to is in the cases of `conformance/`.

use super::*;
use crate::house::keys::RuleKey;

/// The settlement of the sheets that these wins fill: player, points, boxes.
fn settled(rules: &str, sheets: &[&[(Entrant, u32, u32)]]) -> Settlement {
    let house = crate::testing::house(rules);
    let filled = sheets.iter().map(|wins| {
        let mut sheet = Sheet::new(&house);
        for (winner, points, boxes) in *wins {
            sheet.enter(&house, *winner, *points, *boxes);
        }
        sheet
    });
    settle(&house, &filled.collect::<Vec<_>>())
}

const ANN: Entrant = Entrant::First;
const BOB: Entrant = Entrant::Second;

/// Ann wins a game by 110 to 40, with two boxes to three.
#[test]
fn a_game_is_settled_term_by_term() {
    let wins: &[_] = &[(BOB, 40, 3), (ANN, 60, 1), (ANN, 50, 1)];
    let (points, bonus, line) = (Term::Points(110), Term::GameBonus(100), Term::Line { boxes: 2, each: 20 });
    for (rules, winners, losers, totals) in [
        ("", vec![points], vec![Term::Points(40)], (110, 40)),
        (
            "game_bonus=100 box_value=20 shutout.award=100",
            vec![points, bonus, line],
            vec![Term::Points(40), Term::Line { boxes: 3, each: 20 }],
            (250, 100),
        ),
        // Boxes that were paid with each hand are not paid again.
        ("box_value=20 box_timing=each-hand", vec![points], vec![Term::Points(40)], (110, 40)),
        (
            "column_multipliers=3",
            vec![points, Term::Times(3)],
            vec![Term::Points(40), Term::Times(3)],
            (330, 120),
        ),
        (
            "settlement=score-plus-difference game_bonus=100 box_value=20",
            vec![points, bonus, Term::PointsLead(70), Term::LineLead(-20)],
            vec![Term::Points(40), Term::InWinnersLead],
            (260, 0),
        ),
        // Equal line bonuses are no lead.
        (
            "settlement=score-plus-difference",
            vec![points, Term::PointsLead(70)],
            vec![Term::Points(40), Term::InWinnersLead],
            (180, 0),
        ),
    ] {
        let settlement = settled(rules, &[wins]);
        let game = &settlement.sheets[0].games[0];
        let closed = game.closed().unwrap();
        assert_eq!(
            (game.terms.get(ANN).as_slice(), game.terms.get(BOB).as_slice()),
            (&*winners, &*losers),
            "{rules}"
        );
        assert_eq!((*game.totals().get(ANN), *game.totals().get(BOB)), totals, "{rules}");
        assert_eq!(game.worth(), Some(totals.0 - totals.1), "{rules}");
        assert_eq!((closed.winner, closed.shutout), (ANN, None), "{rules}");
    }
}

#[test]
fn terms_name_their_rule_and_what_they_add() {
    for (term, rule, added) in [
        (Term::Points(30), None, 30),
        (Term::GameBonus(100), Some(RuleKey::GameBonus), 100),
        (Term::ShutoutBonus(75), Some(RuleKey::ShutoutAward), 75),
        (Term::ShutoutDoubles, Some(RuleKey::ShutoutAward), 0),
        (Term::PointsLead(-5), Some(RuleKey::Settlement), -5),
        (Term::LineLead(40), Some(RuleKey::Settlement), 40),
        (Term::InWinnersLead, Some(RuleKey::Settlement), 0),
        (Term::Line { boxes: 3, each: 25 }, Some(RuleKey::BoxValue), 75),
        (Term::Times(2), Some(RuleKey::ColumnMultipliers), 0),
    ] {
        assert_eq!((term.rule(), term.added()), (rule, added), "{term:?}");
    }
}

/// The difference is rounded, to nothing if it is small. Three have none.
#[test]
fn one_of_two_pays_the_difference() {
    for (rules, wins, difference, pays) in [
        ("round_to=50", &[(ANN, 120, 1)], 100, Some(BOB)),
        ("round_to=50", &[(BOB, 130, 1)], 150, Some(ANN)),
        ("round_to=500", &[(ANN, 100, 1)], 0, None),
    ] {
        let settlement = settled(rules, &[wins]);
        let sheet = &settlement.sheets[0];
        assert_eq!((settlement.difference(), settlement.pays()), (Some(difference), pays), "{rules}");
        assert_eq!((sheet.difference(), sheet.pays()), (Some(difference), pays), "{rules}");
    }
    let house = crate::testing::house("");
    let mut sheet = Sheet::of(&house, Entrants::Three);
    sheet.enter(&house, ANN, 100, 1);
    let settlement = settle(&house, &[sheet]);
    assert_eq!((settlement.difference(), settlement.pays()), (None, None));
}

/// With as many games open as a player is ahead, the sheet can still end even.
#[test]
fn a_sheet_is_decided_when_the_open_games_cannot_even_it_out() {
    let ahead_by_one = settled("columns=2", &[&[(ANN, 100, 1)]]);
    assert_eq!(ahead_by_one.sheets[0].decided, None);
    let ahead_by_two = settled("columns=3", &[&[(ANN, 100, 1), (ANN, 100, 1)]]);
    assert_eq!(ahead_by_two.sheets[0].decided, Some(ANN));
}
