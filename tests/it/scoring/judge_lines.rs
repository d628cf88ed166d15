//! `judge -`: each line of standard input is answered as `judge` answers it alone.

use ginscore_notation::{Names, write_hand};
use ginscore_rules::cards::Cards;
use ginscore_rules::hand::{HandClaim, Showdown};
use ginscore_rules::players::Player;
use ginscore_rules::solver::{best_defense, best_spread, least_deadwood};
use serde_json::Value;

use crate::deal::{Dealer, laid_down};
use crate::table::{Done, Table, sized};

/// Lines of all kinds: legal, refused by the rules, with names, and such that cannot be read.
const LINES: [&str; 43] = [
    "4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s",
    "4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d 8s + 10s",
    "4S 5S 6S 7S 9C 9D 9H 2H AC AD v KC KD KH 2C 3C 4C 7H 3D 8S 9S",
    "4s 5S 6s 7S 9C 9D 9H 2H AC AD v KC KD KH 2C 3C 4C 7H 3D 8S 9S",
    "4S 5S 6S 7S 9C 9D 9H 2H AC AD V KC KD KH 2C 3C 4C 7H 3D 8S 9S",
    "4S 5S 6S 7S 9C 9D 9H 2H AC AD v KC KD KH 2C 3C 4C 7H 3D 8S 9S\r",
    "4S 5S 6S 7S 9C 9D 9H 2H AC AD v KC KD KH 2C 3C 4C 7H 3D 8S 9S @7c",
    "4S 5S 6S 7S 9C 9D 9H 2H AC AD v 4S KD KH 2C 3C 4C 7H 3D 8S 9S",
    "4S 5S 6S 7S 9C 9D 9H 2H AC v KC KD KH 2C 3C 4C 7H 3D 8S 9S",
    "4S 5S 6S 7S 9C 9D 9H 2H AC AD v KC KD KH",
    "4S 5S 6S 7S 9C 9D 9H 9S 2H 3H 4H v KC KD KH 2C 3C 4C 7H 3D 8S TS",
    "4S 5S 6S 7S 9C 9D 9H 2H AC AD v KC KD KH 2C 3C 4C 7H 3D 8S ZZ",
    "4S 5S 6S 7S 9C 9D 9H 2H AC AD v ",
    " v KC KD KH 2C 3C 4C 7H 3D 8S 9S",
    "4S v KC v 9S",
    "4s 5s 6s 4h 5h 6h 4d 5d 6d 2c v 7s 7h 7d kc kd ts th jc 9c 8d",
    "4H 5H 6H KC KD KS QC JC JD 2S v 4S 5S 6S 7S 9C 9D 9H 2H AC AD",
    "4 v 23",
    "9 v 4",
    "4 v 4",
    "4 v 4 @as",
    "4 v 23 @7s # a note",
    "gin v 23 @kd",
    "big gin v 23 @kd",
    "gin 23",
    "12 v 20",
    "12 v 20 accepted",
    "4 v 0",
    "4 v 300",
    "draw",
    "draw @5h",
    "+18",
    "+18 boxes 3",
    "Ann 4 v 23",
    "Bob gin v 23 @7s",
    "bob 9 v 4 @kd",
    "Bob +18",
    "Cid 4 v 23",
    "Ann knocks with 4 against 33",
    "",
    "zz v 4",
    "4-7s 9cdh 2h ac ad v kcdh 2-4c / 7h 3d",
    "4♠ 5♠ 6♠ 7♠ 9♣ 9♦ 9♥ 2♥ A♣ A♦ v 23",
];

/// The answer of `judge` to a line alone, as a line, and with its JSON.
fn alone(table: &Table, rules: &[&str], line: &str) -> (String, Value) {
    let words = [&["judge", "--json"], rules, &["--", line.trim_end_matches('\r')]].concat();
    let answer = table.run_with(&words, "").json();
    if answer.get("faults").is_some() {
        return (String::new(), answer);
    }
    let text = |key: &str| answer[key].as_str().unwrap_or("-").to_owned();
    (format!("{}\t{}\t{}", text("end"), text("winner"), answer["points"]), answer)
}

fn together(table: &Table, rules: &[&str], lines: &[String]) -> Done {
    table.run_with(&[&["judge", "-"], rules].concat(), &lines.join("\n"))
}

/// Two hands, and sometimes a knock over the limit, laid out by the solver or not.
fn dealt(dealer: &mut Dealer, at: usize) -> String {
    let knocker =
        std::iter::repeat_with(|| dealer.rich(10)).find(|cards| least_deadwood(*cards) <= 14).unwrap();
    let defender = dealer.some_of(Cards::DECK.difference(knocker), 10);
    let loose = |cards: Cards| cards.to_string();
    match at % 3 {
        0 => format!("{} v {}", loose(knocker), loose(defender)),
        1 => format!("{} v {}", loose(knocker).to_lowercase(), loose(defender)),
        _ => {
            let spread = best_spread(knocker);
            let defense = best_defense(defender, spread.melds());
            let claim = HandClaim::Showdown(Showdown {
                knock_card: "7S".parse().ok().filter(|_| at.is_multiple_of(2)),
                accepted: at.is_multiple_of(5),
                ..laid_down(Player::One, &spread, &defense)
            });
            write_hand(&claim, None, &Names::new("Ann", "Bob").unwrap())
        }
    }
}

#[test]
fn a_line_is_judged_as_it_is_alone() {
    let table = Table::new();
    table.ok("new Ann Bob hollywood");
    let mut dealer = Dealer::new(2026);
    let lines: Vec<String> =
        LINES.iter().map(|line| (*line).to_owned()).chain((0..36).map(|at| dealt(&mut dealer, at))).collect();
    let all_rules = [&["--rules", "standard oklahoma"][..], &[], &["--rules", "online"]];
    for rules in all_rules.into_iter().take(sized(1, 3)) {
        let expected: Vec<(String, Value)> = lines.iter().map(|line| alone(&table, rules, line)).collect();
        let done = together(&table, rules, &lines);
        let answers: Vec<&str> = done.out.split('\n').collect();
        assert_eq!((done.status, answers.len()), (2, lines.len() + 1));
        for ((line, (expected, _)), answer) in lines.iter().zip(&expected).zip(answers) {
            assert_eq!(answer, expected, "{rules:?} {line}");
        }
        let faults = expected.iter().filter(|(answer, _)| answer.is_empty()).count();
        assert!(faults >= 8 && lines.len() - faults >= 8, "{faults}");
        let objects = together(&table, &[rules, &["--json"]].concat(), &lines);
        assert_eq!(objects.status, 2);
        for ((line, (_, expected)), answer) in lines.iter().zip(&expected).zip(objects.out.lines()) {
            let answer: Value = serde_json::from_str(answer).unwrap();
            assert_eq!(answer, *expected, "{rules:?} {line}");
        }
    }
}

/// A line that programs write is read by its bytes, and with one more space by the notation. Twelve times the buffer, so
/// that lines of many lengths are at its end.
#[test]
fn plain_lines_are_judged_like_all_others() {
    let mut dealer = Dealer::new(17);
    let lines: Vec<String> = (0..12_000).map(|at| dealt(&mut dealer, at)).collect();
    let spaced: Vec<String> = lines.iter().map(|line| line.replace(" v ", "  v ")).collect();
    let table = Table::new();
    let [plain, spaced] = [&lines, &spaced].map(|lines| together(&table, &["--rules", "standard"], lines));
    assert_eq!((plain.out.lines().count(), plain.status, spaced.status), (lines.len(), 2, 2));
    assert!(plain.out == spaced.out);
    let ends = |end: &str| plain.out.lines().filter(|line| line.split('\t').next() == Some(end)).count();
    assert!(["knock", "gin", "undercut", ""].into_iter().all(|end| ends(end) > 0));
}

#[test]
fn lines_that_cannot_be_judged_are_named() {
    let table = Table::new();
    let done = table.run_with(&["judge", "-"], "4 v 23\n12 v 20\n\n4 v 4\n");
    assert_eq!((done.status, done.out.as_str()), (2, "knock\tknocker\t19\n\n\nundercut\tdefender\t10\n"));
    assert!(done.err.contains("line 2") && done.err.contains("line 3"), "{}", done.err);
    assert_eq!(done.err.matches("under the standard rules").count(), 1, "{}", done.err);
    let done = table.run_with(&["judge", "-", "--quiet"], "draw\n+3\n");
    assert_eq!((done.status, done.said.as_str()), (0, "draw\t-\t0\npoints\tknocker\t3\n"));
    // Rules that cannot be found are no fault of the lines.
    let done = table.run_with(&["judge", "-", "--rules", "nobody"], "4 v 23\n");
    assert_eq!((done.status, done.out.as_str()), (2, ""));
}

/// As those of `hand` and of the table.
#[test]
fn the_examples_of_hints_have_the_names_of_the_series() {
    let table = Table::new();
    assert!(table.run("judge 4").err.contains("`Ann 4 v 23`"));
    table.ok("new Ellen George");
    for line in ["4", "v 4", "4 v", "Ellen", "Ellen 4"] {
        let err = table.run(&format!("judge {line}")).err;
        assert!(err.contains("`Ellen 4 v 23`") && !err.contains("Ann"), "{line}: {err}");
    }
}

/// An announced gin that is not gin is answered with the hand that it is, and with its line.
#[test]
fn a_false_gin_is_answered_with_the_knock_that_it_is() {
    let table = Table::new();
    table.ok("new Ann Bob pagat oklahoma");
    let knock = "type `Ann 4-7s 9cdh 2h ac ad v 23 @7h`";
    for (command, hint) in [
        ("hand Ann gin 4-7s 9cdh 2h ac ad v 23 @7h", knock),
        ("judge Ann gin 4-7s 9cdh 2h ac ad v 23 @7h", knock),
        ("judge Ann gin 4-7s 9cdh 2h ac ad v 23 @3h", "nor is it a knock: the limit is 3"),
        // Nothing is said of a limit that nobody knows.
        ("judge Ann gin 4-7s 9cdh 2h ac ad v 23", "needs it: add it after an `@`"),
    ] {
        let done = table.run(command).ended(1).warns(hint);
        assert!(done.err.starts_with("error: these cards are not gin: the deadwood is 4\n"), "{}", done.err);
    }
}

/// The card that lies on the table is that of every hand, named or not; under other rules there is none.
#[test]
fn the_knock_card_in_play_holds_for_hands_without_names() {
    let table = Table::new();
    table.ok("new Ann Bob pagat oklahoma");
    table.ok("hand @3s");
    let named = table.run("judge Ann 4 v 23");
    let without = table.run("judge 4 v 23");
    assert_eq!((named.status, without.status), (1, 1), "{}", without.err);
    assert!(without.err.contains("limit is 3"), "{}", without.err);
    assert_eq!(
        table.ok("judge 2 v 20 --json").json()["points"],
        table.ok("judge Ann 2 v 20 --json").json()["points"]
    );
    // 95 - 1 = 94, and spades double it.
    let loose = "2s 3s 4s 5h 5d 5c 9s 9h 9d ah v kh kd qh qd js jc 10s 10h 8c 7c";
    let spaced = loose.replace(" v ", "  v ");
    let lines = table.run_with(&["judge", "-"], &format!("4 v 23\n2 v 20\n{loose}\n{spaced}\n"));
    assert_eq!(
        (lines.status, lines.out.as_str()),
        (2, "\nknock\tknocker\t36\nknock\tknocker\t188\nknock\tknocker\t188\n")
    );
    let other = table.run_with(&["judge", "-", "--rules", "pagat"], "4 v 23\n");
    assert_eq!((other.status, other.out.as_str()), (0, "knock\tknocker\t19\n"));
}

/// A line without a hand is one kind of mistake, whatever it begins with.
#[test]
fn there_is_nothing_to_judge_in_a_line_without_a_hand() {
    let table = Table::new();
    for new in ["", "new Ann Bob"] {
        if !new.is_empty() {
            table.ok(new);
        }
        for line in ["undo", "stop", "delete 1", "deal Ann", "adjust Ann +25 # why", "@7s"] {
            let done = table.run(&format!("judge {}", line.replace('#', "'#'"))).ended(2);
            assert!(done.err.starts_with("error: the hand is missing\n"), "{line}: {}", done.err);
        }
    }
}
