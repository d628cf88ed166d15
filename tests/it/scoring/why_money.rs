//! `why game` and `why series`: every number of the settlement with its rule.

use serde_json::json;

use crate::evenings::played;

/// A game with every kind of bonus between two, and its settlement: 128 and 60 for 3 boxes, 100 for the game and 100 for the
/// shutout are 388; 388 at 0.05 are 19.40.
#[test]
fn a_game_and_the_payment_are_explained() {
    let table = played(&["new Ann Bob pagat stake=0.05 box_value=20\n\
         Bob 4 v 30\nadjust Bob -2 # looked at the stock\nBob gin v 40\nBob 3 v 47\n"]);
    let game = table.ok("why game 1").out;
    let expected = "Game 1 goes to Bob: Ann 0, Bob 128\n  points: Ann 0, Bob 128 (hands 1, 2 and 3)\n    \
         minus 2 points for Bob\n  line bonus 20: Bob 3 x 20 = 60\n  game bonus: Bob 100\n  shutout: Bob \
         100\n  sum: Ann 0, Bob 388\n  difference: Bob \
         388\n  Source: Pagat (";
    assert!(game.starts_with(expected), "{game}");
    assert_eq!(table.ok("why game").out, game);
    let series = table.ok("why series").out;
    let expected = "Bob wins the series by 388 points.\n  game 1: Ann 0, Bob 388\n  difference: 388 - 0 = 388\n  Ann pays \
         Bob 19.40. (388 x 0.05 = 19.40)\n";
    assert_eq!(series, expected);
    assert_eq!(table.ok("why series --json").json(), table.ok("summary --json").json());
    let json = table.ok("why game 1 --json").json();
    assert_eq!(json["games"], table.ok("summary --json").json()["sheets"][0]["games"]);
    assert_eq!(json["game"], json!(1));
    // A number that no hand has leads to where it is, and so does a word for it.
    assert_eq!(table.ok("why money").out, series);
    for number in ["388", "19.40", "19,40", "19.4"] {
        assert_eq!(table.ok(&format!("why {number}")).out, format!("read as: why series\n{series}"));
    }
    assert_eq!(table.ok("why 60").out, format!("read as: why game 1\n{game}"));
    // The points of the last hand are rather meant, and those of another one if they are nothing else.
    for (points, hand) in ["44", "26"].into_iter().zip([3, 1]) {
        let explained = table.ok(&format!("why {hand}")).out;
        assert_eq!(table.ok(&format!("why {points}")).out, format!("read as: why {hand}\n{explained}"));
    }
    assert_eq!(table.ok("why round 2").out, table.ok("why 2").out);
    table.run("why 387").ended(2).warns("there is no hand 387");
    // Numbers of games, boxes and rules are no figures.
    for number in ["0", "4", "5", "20"] {
        table.run(&format!("why {number}")).ended(2).warns(&format!("there is no hand {number}"));
    }
    table.run("why 19.41").ended(2).warns("this is not how `why` is written");
    // At the table, too.
    assert!(table.run_with(&["table"], "why game 1\nwhy series\n").out.contains("388 x 0.05 = 19.40"));
}

/// Without a hand, no number is one of a hand, of a game or of a payment.
#[test]
fn a_series_without_hands_has_no_figures() {
    let table = played(&["new Ann Bob hollywood stake=1/game\n"]);
    for number in [0, 1, 3] {
        table.run(&format!("why {number}")).ended(2).warns(&format!("there is no hand {number}"));
    }
}

/// A rule that the players changed is theirs, and one that the source leaves open is said to be.
#[test]
fn rules_without_a_source_are_named() {
    let agreed = played(&["new Ann Bob hollywood column_multipliers=1,2,3\nAnn gin v 98\nAnn gin v 98\n"]);
    let game = agreed.ok("why game 2").out;
    assert!(game.contains("  game x 2: Ann 123 (the games count 1, 2 and 3 times)\n"), "{game}");
    assert!(
        game.ends_with(
            "  the games count 1, 2 and 3 times: agreed by the players, other than in `hollywood`\n"
        ),
        "{game}"
    );
    assert!(!game.contains("Source"), "{game}");
    agreed.ok("why series").answers("games won: Ann 2, Bob 0 (the most games win)\n");
}

#[test]
fn what_cannot_be_explained_is_refused() {
    let table = played(&["new Ann Bob\nAnn 4 v 23\n"]);
    for (line, said) in [
        ("why game 2", "error: there is no game 2\n"),
        ("why game 0", "error: there is no game 0\n"),
        ("why 1 2", "error: this is not how `why` is written\n"),
        ("why series 2", "error: this is not how `why` is written\n"),
    ] {
        let done = table.run(line).ended(2);
        assert!(done.err.starts_with(said), "{line}: {}", done.err);
    }
    // An open game has its points, and is not settled.
    let open = "Game 1 is open: Ann 19, Bob 0\n  points: Ann 19, Bob 0 (hand 1)\n";
    assert_eq!(table.ok("why game 1").out, open);
    assert_eq!(table.ok("why series").out, "The series is not finished.\n  no game is closed yet\n");
    // Before the end, what would be paid is paid for the closed games alone.
    let script = "new Ann Bob series=best-of-3 stake=1/game\nAnn +100\n";
    played(&[script]).ok("why series").answers("For the closed games:\n  Bob pays Ann 1.00.");
}
