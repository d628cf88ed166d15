//! Copies, and what they become.

use super::*;
use crate::merge::Side;
use crate::model::series::OperationError;

/// What was recorded before the copies parted.
const SHARED: (i64, &str) = (5, "Ann 5 v 35");

/// What was recorded on both sides, and the hands that they become.
struct Case {
    here: &'static [(i64, &'static str)],
    there: &'static [(i64, &'static str)],
    hands: &'static [&'static str],
    /// The lines that come after those that are here, without the `merge`.
    lines: &'static [&'static str],
}

fn both(shared: &Written, case: &Case) -> [Written; 2] {
    [shared.and(case.here), shared.and(case.there)]
}

#[test]
fn two_players() {
    let shared = Written::two().and(&[SHARED]);
    for case in [
        // The same hand on both.
        Case {
            here: &[(90, "Bob gin v 10")],
            there: &[(91, "Bob gin v 10")],
            hands: &["Ann 5 v 35", "Bob gin v 10"],
            lines: &[],
        },
        // Nearly the same hand: both count.
        Case {
            here: &[(90, "Bob gin v 10")],
            there: &[(91, "Bob gin v 11")],
            hands: &["Ann 5 v 35", "Bob gin v 10", "Bob gin v 11"],
            lines: &["Bob gin v 11"],
        },
        // Undone and played again on one.
        Case {
            here: &[(95, "Bob 5 v 15")],
            there: &[(89, "undo"), (90, "Ann 5 v 30")],
            hands: &["Ann 5 v 30", "Bob 5 v 15"],
            lines: &["delete 1", "insert 1 Ann 5 v 30"],
        },
        // Amended on one.
        Case {
            here: &[(90, "draw")],
            there: &[(91, "amend 1 Ann 4 v 35")],
            hands: &["Ann 4 v 35", "draw"],
            lines: &["amend 1 Ann 4 v 35"],
        },
        // Amended alike on both.
        Case {
            here: &[(90, "amend 1 Ann 4 v 35")],
            there: &[(91, "amend 1 Ann 4 v 35"), (92, "draw")],
            hands: &["Ann 4 v 35", "draw"],
            lines: &["draw"],
        },
        // A hand of the other copy was played first.
        Case {
            here: &[(30, "Bob 5 v 15"), (50, "Bob 6 v 16")],
            there: &[(20, "Ann 1 v 2"), (40, "Ann 2 v 3")],
            hands: &["Ann 5 v 35", "Ann 1 v 2", "Bob 5 v 15", "Ann 2 v 3", "Bob 6 v 16"],
            lines: &["insert 2 Ann 1 v 2", "insert 4 Ann 2 v 3"],
        },
        // The hand that was turned up for the next hand here is not that of a hand there.
        Case {
            here: &[(30, "@7s")],
            there: &[(20, "Ann 1 v 2")],
            hands: &["Ann 5 v 35", "Ann 1 v 2"],
            lines: &["insert 2 Ann 1 v 2"],
        },
        // A knock card is in the line of its hand.
        Case {
            here: &[(10, "draw")],
            there: &[(19, "@7s"), (20, "Ann 1 v 2")],
            hands: &["Ann 5 v 35", "draw", "Ann 1 v 2 @7s"],
            lines: &["Ann 1 v 2 @7s"],
        },
        // Deleted on one, and other things on the other.
        Case {
            here: &[(10, "witness green bottles"), (11, "draw")],
            there: &[(20, "delete 1"), (21, "witness blue"), (22, "misdeal")],
            hands: &["draw"],
            lines: &["delete 1", "witness blue", "misdeal"],
        },
        Case {
            here: &[(10, "draw"), (20, "stop # late")],
            there: &[(15, "Bob 1 v 20")],
            hands: &["Ann 5 v 35", "draw", "Bob 1 v 20"],
            lines: &["insert 3 Bob 1 v 20"],
        },
        Case {
            here: &[(15, "Bob 1 v 20")],
            there: &[(10, "draw"), (20, "stop # late")],
            hands: &["Ann 5 v 35", "draw", "Bob 1 v 20"],
            lines: &["insert 2 draw", "stop # late"],
        },
        Case {
            here: &[(15, "Bob 1 v 20")],
            there: &[(10, "rename Ann Anna"), (20, "Anna 1 v 20")],
            hands: &["Anna 5 v 35", "Bob 1 v 20", "Anna 1 v 20"],
            lines: &["rename Ann Anna", "Anna 1 v 20"],
        },
    ] {
        let [here, there] = both(&shared, &case);
        let merged = here.merged(&there, None).unwrap();
        assert_eq!(merged.hands(), case.hands, "{:?}", case.here);
        let lines = merged.lines_after(here.entries());
        assert!(lines[0].starts_with("merge "), "{lines:?}");
        assert_eq!(lines[1..], *case.lines);
        assert_eq!(there.merged(&here, None).unwrap().hands(), case.hands, "{:?}", case.there);
    }
}

/// Two tables with a phone each.
#[test]
fn rounds_of_partners() {
    let shared = Written::partners().and(&[(1, "Ann 4 v Bob 23"), (2, "Cid 3 v Dan 12")]);
    for case in [
        // One round, open on both.
        Case {
            here: &[(10, "Ann 3 v Dan 10")],
            there: &[(11, "Cid 2 v Bob 15")],
            hands: &["Ann 3 v Dan 10", "Cid 2 v Bob 15"],
            lines: &["Cid 2 v Bob 15"],
        },
        // Both recorded both hands.
        Case {
            here: &[(10, "Ann 3 v Dan 10"), (11, "Cid 2 v Bob 15")],
            there: &[(10, "Cid 2 v Bob 15"), (11, "Ann 3 v Dan 10")],
            hands: &["Ann 3 v Dan 10", "Cid 2 v Bob 15"],
            lines: &[],
        },
        // One of them knows the whole round, and the next one has begun.
        Case {
            here: &[(10, "Ann 3 v Dan 10"), (11, "Cid 2 v Bob 15"), (20, "Ann 1 v Bob 9")],
            there: &[(10, "Cid 2 v Bob 15")],
            hands: &["Ann 3 v Dan 10", "Cid 2 v Bob 15", "Ann 1 v Bob 9"],
            lines: &[],
        },
        // Nobody knew of the other's round.
        Case {
            here: &[(10, "Ann 3 v Dan 10"), (11, "Cid 2 v Bob 15")],
            there: &[(20, "Ann 7 v Dan 20"), (21, "Cid 6 v Bob 25")],
            hands: &["Ann 3 v Dan 10", "Cid 2 v Bob 15", "Ann 7 v Dan 20", "Cid 6 v Bob 25"],
            lines: &["Ann 7 v Dan 20", "Cid 6 v Bob 25"],
        },
        // The same, but the other's round was first.
        Case {
            here: &[(30, "Ann 3 v Dan 10"), (31, "Cid 2 v Bob 15")],
            there: &[(20, "Ann 7 v Dan 20"), (21, "Cid 6 v Bob 25")],
            hands: &["Ann 7 v Dan 20", "Cid 6 v Bob 25", "Ann 3 v Dan 10", "Cid 2 v Bob 15"],
            lines: &["insert 2 Ann 7 v Dan 20; Cid 6 v Bob 25"],
        },
    ] {
        let [here, there] = both(&shared, &case);
        let sorted = |written: &Written| {
            let mut rounds: Vec<Vec<String>> = Vec::new();
            for (number, hand) in written.series.hands().filter(|(number, _)| *number > 1) {
                let line = Operation::Hand(hand.recorded()).write(written.series.roster());
                rounds.resize(number - 1, Vec::new());
                rounds[number - 2].push(line);
            }
            rounds.iter_mut().for_each(|round| round.sort());
            rounds.concat()
        };
        let merged = here.merged(&there, None).unwrap();
        assert_eq!(sorted(&merged), case.hands, "{:?}", case.here);
        assert_eq!(merged.lines_after(here.entries())[1..], *case.lines);
        assert_eq!(sorted(&there.merged(&here, None).unwrap()), case.hands, "{:?}", case.there);
        assert!(matches!(merged.merging(&there, None, false).unwrap().1.merged, Merged::Nothing));
    }
    let [here, there] = [(10, "Ann 3 v Dan 10"), (11, "Ann 3 v Dan 11")].map(|line| shared.and(&[line]));
    let expected = MergeRefusal::RoundDiffers {
        number: 2,
        here: "Ann 3 v Dan 10".to_owned(),
        there: "Ann 3 v Dan 11".to_owned(),
    };
    assert_eq!(here.merged(&there, None).err(), Some(expected));
}

#[test]
fn contradictions_are_refused() {
    let shared = Written::new(with(header("standard"), &[("target", "50")])).and(&[SHARED]);
    let [here, there] =
        [(90, "amend 1 Ann 4 v 35"), (91, "amend 1 Ann 5 v 36")].map(|line| shared.and(&[line]));
    let expected = MergeRefusal::Changed {
        number: 1,
        here: Some("Ann 4 v 35".to_owned()),
        there: Some("Ann 5 v 36".to_owned()),
        line: "amend 1 Ann 5 v 36".to_owned(),
    };
    assert_eq!(here.merged(&there, None).err(), Some(expected));
    // What the refusal says to type settles it.
    let agreed = here.and(&[(95, "amend 1 Ann 5 v 36")]);
    assert_eq!(agreed.merged(&there, None).unwrap().hands(), ["Ann 5 v 36"]);

    // The series is over on one.
    let [over, on] = [(90, "Ann 5 v 30"), (95, "Bob gin v 10")].map(|line| shared.and(&[line]));
    let rules = |side, line: &str, why| {
        Some(MergeRefusal::Rules { side, line: line.to_owned(), number: Some(2), why })
    };
    let refused = over.merged(&on, None).err();
    assert_eq!(refused, rules(Side::There, "Bob gin v 10", OperationError::SeriesOver));
    let refused = on.merged(&over, None).err();
    assert_eq!(refused, rules(Side::Here, "Bob gin v 10", OperationError::PastEnd(vec![3])));
    let merged = over.merged(&on, Some(2)).unwrap();
    assert_eq!(merged.hands(), ["Ann 5 v 35", "Bob gin v 10", "Ann 5 v 30"]);
    assert!(merged.series.score().is_over());
    assert_eq!(over.merged(&on, Some(4)).err(), Some(MergeRefusal::NoSuchPlace(4)));

    // The players stopped on one.
    let stopped = shared.and(&[(60, "stop")]);
    let refused =
        Some(MergeRefusal::Stopped { side: Side::Here, number: 2, hand: "Bob gin v 10".to_owned() });
    assert_eq!(stopped.merged(&on, None).err(), refused);
    assert!(on.merged(&stopped, None).is_err());
    assert_eq!(stopped.merged(&on, Some(2)).unwrap().hands(), ["Ann 5 v 35", "Bob gin v 10"]);

    // Two new names for one player.
    let [anna, annie] = [(90, "rename Ann Anna"), (91, "rename Ann Annie")].map(|line| shared.and(&[line]));
    let names = MergeRefusal::Renamed { here: "Anna".to_owned(), there: "Annie".to_owned() };
    assert_eq!(anna.merged(&annie, None).err(), Some(names));

    let other = Written::new(with(header("standard"), &[("target", "60")]));
    assert_eq!(shared.merged(&other, None).err(), Some(MergeRefusal::NotCopies));
}

#[test]
fn what_happened_between_hands() {
    let shared = Written::two().and(&[SHARED, (6, "adjust Ann +10 # wrong knock")]);
    // Undone on one, and nothing since on the other.
    let [here, there] = [(20, "witness blue"), (21, "undo")].map(|line| shared.and(&[line]));
    let merged = here.merged(&there, None).unwrap();
    assert_eq!(merged.lines_after(here.entries())[1..], ["undo"]);
    assert_eq!(merged.series.score().adjustments().len(), 0);
    assert_eq!(there.merged(&here, None).unwrap().series.score().adjustments().len(), 0);
    // A hand since: only a person can say what counts.
    let here = shared.and(&[(20, "draw")]);
    let undone = |side| MergeRefusal::Undone { side, line: "adjust Ann +10 # wrong knock".to_owned() };
    assert_eq!(here.merged(&there, None).err(), Some(undone(Side::Here)));
    assert_eq!(there.merged(&here, None).err(), Some(undone(Side::There)));

    // Adjustments are taken, once.
    let [here, there] =
        [(20, "adjust Ann +1 # a"), (21, "adjust Bob +2 # b")].map(|line| shared.and(&[line]));
    let merged = here.merged(&there, None).unwrap();
    assert_eq!(merged.series.score().adjustments().len(), 3);
    assert!(matches!(merged.merging(&there, None, false).unwrap().1.merged, Merged::Nothing));

    // Who deals is taken with the hand that comes last, and is said otherwise.
    let there = shared.and(&[(20, "deal Bob"), (21, "draw")]);
    let merged = shared.and(&[(10, "Bob 1 v 9")]).merged(&there, None).unwrap();
    assert_eq!(merged.lines_after(4), ["deal Bob", "draw"]);
    let (merged, how) = shared.and(&[(30, "Bob 1 v 9")]).merging(&there, None, false).unwrap();
    assert_eq!(merged.lines_after(4), ["insert 2 draw"]);
    let Merged::Merge(merge) = how.merged else { panic!("nothing merged") };
    assert_eq!(merge.report.left_out, ["deal Bob"]);
}

/// The codes of both copies are found, and those of lines that stand here unchanged are proved.
#[test]
fn codes_of_both() {
    let shared = Written::two().and(&[SHARED]);
    let here = shared.and(&[(30, "Bob 5 v 15")]);
    let there = shared.and(&[(20, "Ann 1 v 2"), (21, "undo"), (22, "Ann 3 v 9"), (40, "draw")]);
    let merged = read_series(&here.merged(&there, None).unwrap().text).unwrap().chain;
    let of = |written: &Written| read_series(&written.text).unwrap().chain;
    let chain = of(&there);
    let found = |entries: usize| merged.find_other(chain.code(chain.after(entries).unwrap()));
    // The hand that was undone, the `undo`, and what comes after these can only be proved by the other file.
    assert_eq!(
        [2, 3, 4, 5].map(found),
        [Some((3, false)), Some((3, false)), Some((4, false)), Some((5, false))]
    );
    let there = shared.and(&[(20, "Ann 3 v 9"), (40, "draw")]);
    let merged = read_series(&here.merged(&there, None).unwrap().text).unwrap().chain;
    let chain = of(&there);
    let found = |entries: usize| merged.find_other(chain.code(chain.after(entries).unwrap()));
    assert_eq!([2, 3].map(found), [Some((4, true)), Some((5, true))]);
}

/// The copy that is ahead is continued with its own seals, and the remark on two hands that may be one.
#[test]
fn ahead_and_perhaps_the_same() {
    let shared = Written::two().and(&[SHARED]);
    let there = shared.and(&[(20, "Ann 1 v 2"), (21, "undo"), (22, "Ann 3 v 9 # why")]);
    assert_eq!(shared.merged(&there, None).unwrap().text, there.text);
    assert_eq!(there.merged(&shared, None).unwrap().text, there.text);
    let [here, there] = [(30, "Bob 5 v 15"), (35, "Bob 6 v 16")].map(|line| shared.and(&[line]));
    let Merged::Merge(merge) = here.merging(&there, None, false).unwrap().1.merged else { panic!() };
    assert_eq!(merge.report.perhaps, [(2, 3)]);
}
