//! Ledger text as nobody would write it: random edits of a ledger, and random text.

use proptest::collection::vec;
use proptest::prelude::*;

use crate::sample::{Audited, SEALED, audited, known};

/// One slip of an editor, a script or a disk.
#[derive(Clone, Debug)]
enum Slip {
    Cut(usize, usize),
    Put(usize, String),
    /// Lines repeated elsewhere.
    Repeat(usize, usize, usize),
    /// A line's value put in the place of another's.
    Swap(usize, usize),
}

/// Pieces that mean something in a ledger.
fn piece() -> impl Strategy<Value = String> {
    let known = prop_oneof![
        Just("[[entry]]\n"),
        Just("kind = \"undo\"\n"),
        Just("kind = \"amend\"\nnumber = 1\n"),
        Just("time = 2026-11-20T19:31:00+01:00\n"),
        Just("hand = \"Zoë +5 @5h\"\n"),
        Just("points = 5\nboxes = 1\ncolumns = [1]\n"),
        Just("seal = \"RN6C-64ET\"\n"),
        Just("\n[[entry]]\nkind = \"accept\"\ntime = 2026-11-20T19:31:00+01:00\n"),
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

fn slip() -> impl Strategy<Value = Slip> {
    let at = || 0..4000_usize;
    prop_oneof![
        (at(), 0..200_usize).prop_map(|(at, length)| Slip::Cut(at, length)),
        (at(), piece()).prop_map(|(at, piece)| Slip::Put(at, piece)),
        (0..150_usize, 1..12_usize, 0..150_usize).prop_map(|(from, count, to)| Slip::Repeat(from, count, to)),
        (0..150_usize, 0..150_usize).prop_map(|(one, other)| Slip::Swap(one, other)),
    ]
}

fn slipped(text: &str, slip: &Slip) -> String {
    let near = |at: usize| (0..=at.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap();
    let mut lines: Vec<&str> = text.lines().collect();
    match slip {
        Slip::Cut(at, length) => {
            let (from, to) = (near(*at), near(at + length));
            format!("{}{}", &text[..from], &text[to..])
        }
        Slip::Put(at, piece) => format!("{}{piece}{}", &text[..near(*at)], &text[near(*at)..]),
        Slip::Repeat(from, count, to) => {
            let taken: Vec<&str> = lines.iter().skip(*from).take(*count).copied().collect();
            let to = (*to).min(lines.len());
            lines.splice(to..to, taken);
            lines.join("\n") + "\n"
        }
        Slip::Swap(one, other) => {
            if !lines.is_empty() {
                let count = lines.len();
                lines.swap(one % count, other % count);
            }
            lines.join("\n") + "\n"
        }
    }
}

fn holds(slips: &[Slip]) {
    let (last, score) = known(SEALED);
    let text = slips.iter().fold(SEALED.to_owned(), |text, slip| slipped(&text, slip));
    if let Audited::Silent(reading) = audited(text.as_bytes(), Some(last)) {
        // What came after may have been recorded elsewhere; nothing of what was written here is another.
        assert!(reading.chain.len() > last.entries || reading.series.score() == &score, "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, ..ProptestConfig::default() })]

    #[test]
    fn slips_are_told_of(slips in vec(slip(), 1..4)) {
        holds(&slips);
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "([a-z]{1,6} = [ -~]{0,12}\n|\\[\\[?[a-z]{0,5}\\]?\\]\n|.{0,10}){0,12}") {
        audited(text.as_bytes(), None);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300_000, ..ProptestConfig::default() })]

    #[test]
    #[ignore = "minutes"]
    fn slips_are_told_of_for_long(slips in vec(slip(), 1..7)) {
        holds(&slips);
    }
}
