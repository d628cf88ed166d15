//! Random edits of a ledger.

use proptest::collection::vec;
use proptest::prelude::*;

use crate::sample::{TWO, audited_with, last_and_score};
use crate::table::sized;

/// One edit, as an editor, a script or a disk fault might make it.
#[derive(Clone, Debug)]
enum Edit {
    Delete(usize, usize),
    Insert(usize, String),
    /// Some lines copied to another place: the first line, their number, the place.
    Repeat(usize, usize, usize),
    /// Two lines exchanged.
    Swap(usize, usize),
}

/// A piece of text that may mean something in a ledger.
fn piece() -> impl Strategy<Value = String> {
    let known = prop_oneof![
        Just("[[entry]]\n"),
        Just("line = \"undo\"\n"),
        Just("line = \"amend 1 Ann +5 @5h\"\n"),
        Just("time = 2026-11-20T19:31:00+01:00\n"),
        Just("line = \"Zoé +5 @5h\"\n"),
        Just("points = 5\nboxes = 1\ncolumns = [1]\n"),
        Just("seal = \"AHR9-2CKY-KRY8\"\n"),
        Just("\n[[entry]]\ntime = 2026-11-20T19:31:00+01:00\nline = \"misdeal\"\n"),
        Just("<<<<<<< HEAD\n"),
        Just("=======\n"),
        Just(">>>>>>> other\n"),
        Just("\"\"\""),
        Just("{ a = 1 }"),
        Just("9999999999999999999999"),
        Just("# "),
    ];
    prop_oneof![3 => known.prop_map(str::to_owned), 1 => "[ -~]{0,6}", 1 => ".{0,3}"]
}

fn edit() -> impl Strategy<Value = Edit> {
    let at = || 0..4000_usize;
    prop_oneof![
        (at(), 0..200_usize).prop_map(|(at, length)| Edit::Delete(at, length)),
        (at(), piece()).prop_map(|(at, piece)| Edit::Insert(at, piece)),
        (0..150_usize, 1..12_usize, 0..150_usize).prop_map(|(from, count, to)| Edit::Repeat(from, count, to)),
        (0..150_usize, 0..150_usize).prop_map(|(one, other)| Edit::Swap(one, other)),
    ]
}

fn apply(text: &str, edit: &Edit) -> String {
    let near = |at: usize| (0..=at.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap();
    let mut lines: Vec<&str> = text.lines().collect();
    match edit {
        Edit::Delete(at, length) => {
            let (from, to) = (near(*at), near(at + length));
            format!("{}{}", &text[..from], &text[to..])
        }
        Edit::Insert(at, piece) => format!("{}{piece}{}", &text[..near(*at)], &text[near(*at)..]),
        Edit::Repeat(from, count, to) => {
            let taken: Vec<&str> = lines.iter().skip(*from).take(*count).copied().collect();
            let to = (*to).min(lines.len());
            lines.splice(to..to, taken);
            lines.join("\n") + "\n"
        }
        Edit::Swap(one, other) => {
            if !lines.is_empty() {
                let count = lines.len();
                lines.swap(one % count, other % count);
            }
            lines.join("\n") + "\n"
        }
    }
}

/// Checks that edits which the audit does not report leave the score as it was.
fn check(edits: &[Edit]) {
    let (last, score) = last_and_score(TWO);
    let text = edits.iter().fold(TWO.to_owned(), |text, edit| apply(&text, edit));
    if let Some(reading) = audited_with(text.as_bytes(), last) {
        // Later entries may have been recorded elsewhere, but those that were written here are unchanged.
        assert!(reading.chain.len() > last.entries || reading.series.score() == &score, "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: sized(600, 3000), ..ProptestConfig::default() })]

    #[test]
    fn edits_are_reported_or_change_nothing(edits in vec(edit(), 1..4)) {
        check(&edits);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300_000, ..ProptestConfig::default() })]

    #[test]
    #[ignore = "minutes"]
    fn many_edits_are_reported_or_change_nothing(edits in vec(edit(), 1..7)) {
        check(&edits);
    }
}
