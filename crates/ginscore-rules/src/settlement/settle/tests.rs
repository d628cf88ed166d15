//! Terms, and the end of a sheet and of a series. What else games come to is in the cases of `conformance/`.

use super::*;

fn two<T: Default + Copy>((one, two): (T, T)) -> ByEntrant<T> {
    ByEntrant::from_fn(Entrants::Two, |entrant| if entrant == Entrant::First { one } else { two })
}

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
        let game = settlement.sheets[0].games[0].closed().unwrap();
        assert_eq!(
            (game.terms.get(ANN).as_slice(), game.terms.get(BOB).as_slice()),
            (&*winners, &*losers),
            "{rules}"
        );
        assert_eq!((game.total(ANN), game.total(BOB)), totals, "{rules}");
        assert_eq!(game.worth(), totals.0 - totals.1, "{rules}");
        assert_eq!((game.winner, game.shutout), (ANN, None), "{rules}");
    }
}

/// The loser's boxes may outweigh what the winner has.
#[test]
fn a_game_can_be_worth_less_than_nothing() {
    let settlement = settled("box_value=20", &[&[(ANN, 90, 9), (BOB, 100, 1)]]);
    let sheet = &settlement.sheets[0];
    assert_eq!(sheet.games[0].closed().map(ClosedGame::worth), Some(-150));
    assert_eq!((sheet.totals, sheet.difference(), sheet.pays()), (two((270, 120)), Some(150), Some(BOB)));
}

#[test]
fn terms_name_their_rule_and_what_they_add() {
    for (term, rule, added) in [
        (Term::Points(30), None, 30),
        (Term::GameBonus(100), Some("game_bonus"), 100),
        (Term::ShutoutBonus(75), Some("shutout.award"), 75),
        (Term::ShutoutDoubles, Some("shutout.award"), 0),
        (Term::PointsLead(-5), Some("settlement"), -5),
        (Term::LineLead(40), Some("settlement"), 40),
        (Term::InWinnersLead, Some("settlement"), 0),
        (Term::Line { boxes: 3, each: 25 }, Some("box_value"), 75),
        (Term::Times(2), Some("column_multipliers"), 0),
    ] {
        assert_eq!((term.rule(), term.added()), (rule, added), "{term:?}");
    }
}

/// Hollywood's sheet: two of three games win it, whoever is ahead in points.
#[test]
fn a_sheet_is_won_by_games_or_by_points() {
    // Ann wins games 1 and 2 by one point each, and Bob game 3 by far.
    let wins: &[_] = &[(BOB, 33, 1), (BOB, 33, 1), (BOB, 33, 1), (ANN, 50, 1), (ANN, 60, 1), (ANN, 40, 1)];
    let before = settled("hollywood", &[wins]);
    let (sheet, games) = (&before.sheets[0], &before.sheets[0].games);
    assert_eq!(games.iter().map(|game| game.closed().is_some()).collect::<Vec<_>>(), [true, true, false]);
    // One open game cannot make up for two.
    assert_eq!((sheet.decided, sheet.winner, sheet.finished), (Some(ANN), None, false));
    let all = [wins, &[(BOB, 500, 1)]].concat();
    for (rules, winner) in [("hollywood", ANN), ("hollywood sheet_winner=net-points", BOB)] {
        let settlement = settled(rules, &[&all]);
        let sheet = &settlement.sheets[0];
        assert_eq!((sheet.winner, sheet.pays(), sheet.finished), (Some(winner), Some(ANN), true), "{rules}");
        assert_eq!(sheet.games_won, two((2, 1)));
        assert_eq!(settlement.winner, Some(winner), "{rules}");
    }
}

/// With as many games open as a player is ahead, the sheet can still end even.
#[test]
fn a_sheet_is_decided_when_the_open_games_cannot_even_it_out() {
    let ahead_by_one = settled("columns=2", &[&[(ANN, 100, 1)]]);
    assert_eq!(ahead_by_one.sheets[0].decided, None);
    let ahead_by_two = settled("columns=3", &[&[(ANN, 100, 1), (ANN, 100, 1)]]);
    assert_eq!(ahead_by_two.sheets[0].decided, Some(ANN));
}

#[test]
fn a_series_ends_as_its_rule_says() {
    let (ann, bob): (&[_], &[_]) = (&[(ANN, 100, 1)], &[(BOB, 100, 1)]);
    let open: &[_] = &[(BOB, 99, 1)];
    // The rules, the sheets, and the winner if it is over.
    for (rules, sheets, ended) in [
        ("", vec![open], None),
        ("", vec![ann], Some(ANN)),
        ("series=to-200", vec![ann], None),
        ("series=to-200", vec![ann, ann], Some(ANN)),
        ("series=to-201", vec![ann, ann], None),
        ("series=to-100", vec![bob], Some(BOB)),
        // Equal totals play on, and so does a sheet that is not finished.
        ("series=to-100", vec![ann, bob], None),
        ("series=to-100", vec![ann, open], None),
        ("series=best-of-3", vec![ann], None),
        ("series=best-of-3", vec![ann, bob], None),
        ("series=best-of-3", vec![ann, bob, bob], Some(BOB)),
        ("series=best-of-3", vec![ann, ann], Some(ANN)),
        ("series=best-of-5", vec![ann, ann], None),
        ("series=best-of-5", vec![ann, ann, bob, ann], Some(ANN)),
        ("series=best-of-1", vec![ann], Some(ANN)),
    ] {
        let settlement = settled(rules, &sheets);
        let found = (settlement.finished, settlement.winner);
        assert_eq!(found, (ended.is_some(), ended), "{rules}: {} sheets", sheets.len());
    }
}

/// Without its end, a game of a stopped series has its points and its boxes; one that is played on has nothing yet.
#[test]
fn an_open_game_counts_if_the_series_was_stopped() {
    let house = crate::testing::house("box_value=20 game_bonus=100");
    let mut sheet = Sheet::new(&house);
    sheet.enter(&house, ANN, 30, 3);
    sheet.enter(&house, BOB, 10, 1);
    let game = |settlement: Settlement| settlement.sheets[0].games[0].clone();
    let open = game(settle(&house, core::slice::from_ref(&sheet)));
    assert!(matches!(open.state, GameState::Open), "{open:?}");
    let stopped = game(settle_stopped(&house, &[sheet]));
    assert_eq!(stopped.totals(), two((90, 30)));
    let GameState::Stopped(stopped) = stopped.state else { panic!("{stopped:?}") };
    assert_eq!(stopped.line, two((60, 20)));
}

#[test]
fn a_closed_game_has_its_line_bonuses() {
    let wins: &[_] = &[(BOB, 40, 3), (ANN, 60, 1), (ANN, 50, 1)];
    let settlement = settled("box_value=20", &[wins]);
    assert_eq!(settlement.sheets[0].games[0].closed().unwrap().line, two((40, 60)));
}
