//! Reading line by line and reading as TOML give the same.

use proptest::prelude::*;

use super::fields::Fields;
use super::fold::ReadSeries;
use super::own_form::{OtherForm, OwnForm};
use super::read::{read_as_toml, read_on, read_own_header};
use super::tests::LINES;
use super::{TextError, read_series, write_after, write_header, write_series};
use crate::model::{Header, Outcome, Series};
use crate::testing::{header, operation_in, played, unplayed};
use ginscore_notation::{Mistakes, Roster};
use ginscore_rules::rules::{Bounded, Lineup, presets};

/// A line whose note has quotation marks of both kinds and has to be escaped.
const ESCAPED: &str = "draw # 'all' \"that\" is \\ left";

/// Every kind of entry, hands by counts and by cards, and notes that are quoted in several ways.
fn lines() -> Vec<&'static str> {
    let (stop, before) = LINES.split_last().unwrap();
    let more = [
        "Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s # it's Zoë's",
        "rename Ann Cid",
        "Bob gin v 31",
        ESCAPED,
    ];
    [before, &more, &[*stop]].concat()
}

/// The same without the one that has to be escaped.
fn own_lines() -> Vec<&'static str> {
    lines().into_iter().filter(|line| *line != ESCAPED).collect()
}

/// What a text comes to, without the way in which it was read.
fn shown(read: Result<ReadSeries, Mistakes<TextError>>) -> String {
    format!("{:?}", read.map(|read| ReadSeries { is_own_form: false, ..read }))
}

fn assert_same(text: &str) {
    assert_eq!(shown(read_series(text)), shown(read_as_toml(text)), "{text}");
}

fn is_own_form(text: &str) -> bool {
    read_series(text).is_ok_and(|read| read.is_own_form)
}

/// The text with `to` in the place of `from`, which is in it.
fn with(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "{from}");
    text.replacen(from, to, 1)
}

/// Reads the entries of a text only.
fn all_own(text: &str) -> Result<(), OtherForm> {
    let (mut entries, mut fields) = (OwnForm::of(text)?.entries, Fields::own());
    while entries.read_next(&mut fields)? {}
    Ok(())
}

/// A series with every kind of entry.
fn whole() -> String {
    write_series(&header("standard"), Some("evening"), &played("standard", &lines()).1)
}

#[test]
fn what_is_written_is_read_line_by_line() {
    assert!(
        !is_own_form(&write_header(&header("standard"), None)),
        "without entries there is nothing to gain"
    );
    assert_same(&write_header(&header("standard"), None));
    let lines = lines();
    for (number, line) in (1..).zip(&lines) {
        let text =
            write_series(&header("standard"), Some("evening"), &played("standard", &lines[..number]).1);
        assert_same(&text);
        assert_eq!(is_own_form(&text), !lines[..number].contains(&ESCAPED), "{line}");
    }
    assert!(is_own_form(&write_series(&header("pagat"), None, &played("pagat", &own_lines()).1)));
}

/// The header of a text, which is everything before its first entry.
fn header_of(text: &str) -> &str {
    OwnForm::of(text).unwrap().header
}

#[test]
fn headers_are_read_line_by_line() {
    for preset in presets::PRESETS {
        let text = write_series(&header(preset.name), Some("evening"), &played(preset.name, &["draw"]).1);
        assert!(read_own_header(header_of(&text)).is_ok(), "{text}");
        assert_same(&text);
    }
    let text = write_series(&header("standard"), Some("evening"), &played("standard", &["draw"]).1);
    for (from, to) in [
        ("format = 2", "format = 3"),
        ("format = 2", "format = 0"),
        ("format = 2", "format = 2\nsealed_as = 1"),
        ("format = 2", "format = 2\nsealed_as = 2"),
        ("format = 2", "format = 2\nformat = 2"),
        ("format = 2", "format = 2\nother = 2"),
        ("format = 2", "format = 2\nrules = 2"),
        ("format = 2", "format = 2\nrules.columns = 2"),
        ("format = 2", "format = 2\n[other]\n"),
        ("format = 2", "format = 2\n[]\n"),
        ("\"Ann\", \"Bob\"", "\"Ann\", \"Bob\", \"Cid\""),
        ("\"Ann\", \"Bob\"", "\"Ann\", \"Bob\", "),
        ("\"Ann\", \"Bob\"", "\"Ann\",\"Bob\""),
        ("\"Ann\", \"Bob\"", "\"Ann\", 'Bob'"),
        ("\"Ann\", \"Bob\"", "\"Ann\", \"B\\\"b\""),
        ("\"Ann\", \"Bob\"", "\"Ann\", \"Ann\""),
        ("\"Ann\", \"Bob\"", ""),
        ("[rules]", "[rules] # all"),
        ("[rules]", "[ rules ]"),
        ("[rules]", "[[rules]]"),
        ("[rules]", "[rules.boxes]"),
        ("[rules]", "[rules]\n[rules]"),
        ("layoff_on_gin = false", "layoff_on_gin = False"),
        ("layoff_on_gin = false", "layoff_on_gin = \"false\""),
        ("boxes.gin = 0", "boxes.gin.x = 0"),
        ("boxes.gin = 0", "boxes.gin = 100000"),
        ("boxes.gin = 0", "boxes.gin = -1"),
        ("boxes.gin = 0", "boxes.x = 0"),
        ("boxes.gin = 0", "boxes = 0"),
        ("boxes.gin = 0", "boxes = 0\nboxes.gin = 0"),
        ("boxes.gin = 0", ".gin = 0"),
        ("boxes.gin = 0", "boxes. = 0"),
        ("boxes.gin = 0", "[rules.boxes]\ngin = 0"),
        ("boxes.gin = 0", "x.gin = 0"),
        ("boxes.gin = 0\n", ""),
        ("# A series", "# A\u{1}series"),
        ("# A series", "A series"),
    ] {
        let changed = with(&text, from, to);
        assert!(read_own_header(header_of(&changed)).is_err(), "{to}");
        assert_same(&changed);
    }
    // Another value in the same form, or the same in another order.
    for (from, to) in [
        ("layoff_on_gin = false", "layoff_on_gin = true"),
        ("boxes.gin = 0", "boxes.gin = 2"),
        ("columns = 1\n", "columns = 1\n# a remark = 1\n\n\n"),
        ("dealer = \"winner\"", "dealer = 'loser'"),
        ("# A series", "# Ein\u{202e} Series"),
    ] {
        let changed = with(&text, from, to);
        assert!(read_own_header(header_of(&changed)).is_ok(), "{to}");
        assert_same(&changed);
    }
    let (start, end) = text.split_at(text.find("boxes.gin").unwrap());
    let (line, rest) = end.split_once('\n').unwrap();
    let moved = format!("{start}{}", rest.replacen("\ncolumns", &format!("\n{line}\ncolumns"), 1));
    assert!(read_own_header(header_of(&moved)).is_ok(), "{moved}");
    assert_same(&moved);
}

#[test]
fn rounds_are_read_line_by_line() {
    let names = ["Ann", "Bob", "Cid", "Dan"];
    let roster = Roster::known(Lineup::Sides(Bounded::known::<2>()), &names, None).unwrap();
    let header = Header { roster, ..header("standard") };
    let mut series = Series::new(header.clone());
    let mut entries = Vec::new();
    for line in ["Ann 4 v 23", "Bob gin v 12", "undo"] {
        let act = operation_in(&series, line);
        let asserted = match series.act(&act).unwrap() {
            Outcome::Did(applied) => series.asserted_of(&applied),
            _ => None,
        };
        entries.push((act, asserted, header.start));
    }
    let text = write_series(&header, None, &entries);
    assert!(is_own_form(&text), "{text}");
    assert_same(&text);
}

/// TOML or the rules see each of these changes in some way.
#[test]
fn any_other_form_is_left_to_toml() {
    let text =
        write_series(&header("standard"), Some("evening"), &played("standard", &["Ann 4 v 23", "undo"]).1);
    assert!(is_own_form(&text));
    for (from, to) in [
        ("boxes = 1", "boxes = 1 # one"),
        ("boxes = 1", "boxes=1"),
        ("boxes = 1", "boxes = +1"),
        ("boxes = 1", "boxes = 0x1"),
        ("boxes = 1", "boxes = 01"),
        ("boxes = 1", "boxes = -0"),
        ("boxes = 1", "boxes = 1 "),
        ("boxes = 1", "boxes = 1\r"),
        ("boxes = 1", "boxes = 99999999999999999999"),
        ("boxes = 1", "boxes = 1.5"),
        ("boxes = 1", "boxes = 1\nboxes = 1"),
        ("boxes = 1", "\"boxes\" = 1"),
        ("boxes = 1", "boxes.x = 1"),
        ("boxes = 1", "boxes = { x = 1 }"),
        ("boxes = 1", "[entry.boxes]"),
        ("boxes = 1", "[[entry.boxes]]"),
        ("columns = [1]", "columns = [ 1 ]"),
        ("columns = [1]", "columns = [1,1]"),
        ("columns = [1]", "columns = [1, ]"),
        ("columns = [1]", "columns = [01]"),
        ("columns = [1]", "columns = [[1]]"),
        ("columns = [1]", "columns = [\n1]"),
        ("\"undo\"", "\"\"\"undo\"\"\""),
        ("\"undo\"", "'''undo'''"),
        ("\"undo\"", "\"\\u0075ndo\""),
        ("\"undo\"", "\"undo\\\""),
        ("\"Ann 4 v 23\"", "\"Ann 4\tv 23\""),
        ("\"Ann 4 v 23\"", "\"Ann 4 v 23\u{7f}\""),
        ("19:31:00+01:00", "19:31+01:00"),
        ("19:31:00+01:00", "19:31:00.5+01:00"),
        ("19:31:00+01:00", "19:31:00"),
        ("19:31:00+01:00", "19:31:61+01:00"),
        ("19:31:00+01:00", "19:31:00-00:00"),
        ("19:31:00+01:00", "19:31:00+24:00"),
        ("19:31:00+01:00", "19:31:00+01:60"),
        ("19:31:00+01:00", "19:31:00+0100"),
        ("19:31:00+01:00", "24:31:00+01:00"),
        ("19:31:00+01:00", "19:60:00+01:00"),
        ("2026-11-20T19:31", "2026-11-31T19:31"),
        ("2026-11-20T19:31", "2026-13-20T19:31"),
        ("2026-11-20T19:31", "2026-00-20T19:31"),
        ("2026-11-20T19:31", "2026-11-00T19:31"),
        ("2026-11-20T19:31", "2026-02-29T19:31"),
        ("2026-11-20T19:31", "2026-11-20 19:31"),
        ("[[entry]]\nkind = \"undo\"", "[[entry]] # two\nkind = \"undo\""),
        ("[[entry]]\nkind = \"undo\"", "[entry]\nkind = \"undo\""),
        ("[[entry]]\nkind = \"undo\"", "[[ entry ]]\nkind = \"undo\""),
        ("[[entry]]\nkind = \"undo\"", "[[entry]]\n  kind = \"undo\""),
        ("format = 2", "format = 2\nentry = []"),
        ("format = 2", "format = 2\nentry.x = 1"),
        ("format = 2", "format = 2\n[[entry]]\nkind = \"redo\"\n"),
        ("[rules]", "x = \"\"\"\n[rules]"),
    ] {
        let changed = with(&text, from, to);
        assert!(!is_own_form(&changed), "{to}");
        assert_same(&changed);
    }
    // Another value in the same form.
    for (from, to) in [
        ("boxes = 1", "boxes = -3"),
        ("boxes = 1", "boxes = \"1\""),
        ("boxes = 1", "boxes = [1]"),
        ("boxes = 1", "boxes = 2026-11-20T19:31:00Z"),
        ("boxes = 1", "boxen = 1"),
        ("boxes = 1\n", ""),
        ("columns = [1]", "columns = []"),
        ("columns = [1]", "columns = [1, 2, 30]"),
        ("\"undo\"", "'undo'"),
        ("\"undo\"", "\"\""),
        ("\"undo\"", "''"),
        ("\"Ann 4 v 23\"", "\"Ann 4 v 23 # Zoë\u{202e}\""),
        ("19:31:00+01:00", "19:31:60-12:30"),
        ("19:31:00+01:00", "23:59:59-23:59"),
        ("19:31:00+01:00", "00:00:00Z"),
        ("2026-11-20T19:31", "2024-02-29T19:31"),
        ("2026-11-20T19:31", "0000-01-28T19:31"),
        ("2026-11-20T19:31", "9999-12-31T19:31"),
        ("\n[[entry]]\nkind = \"undo\"", "[[entry]]\n\n\nkind = \"undo\""),
    ] {
        assert_same(&with(&text, from, to));
    }
    // Entries with very many keys are left to TOML, too.
    let letters = || (b'a'..=b'z').rev().map(char::from);
    let keys = letters().flat_map(|one| letters().take(3).map(move |two| format!("{one}{two} = 1\n")));
    let many: String = keys.collect();
    let many = format!("{text}{many}");
    assert_eq!(all_own(&many), Err(OtherForm));
    assert_eq!(all_own(&text), Ok(()));
    assert_same(&many);
    assert_same(text.trim_end());
    assert_same(&text.replace('\n', "\r\n"));
    assert_same(text.trim_start_matches(|letter| letter != '['));
}

/// What is recorded is read on from what was read before, and comes to the same as the whole.
#[test]
fn a_text_is_read_on() {
    let lines = own_lines();
    let (_, entries) = played("standard", &lines);
    let mut before = write_series(&header("standard"), None, &entries[..1]);
    for (entry, line) in entries.iter().skip(1).zip(lines.iter().skip(1)) {
        let read = read_series(&before).unwrap();
        let after = write_after(&before, &read.chain, &read.series, std::slice::from_ref(entry));
        let added = after.strip_prefix(&before).unwrap();
        let read_on = read_on(&read.series, &read.chain, added, before.len()).unwrap();
        assert_eq!(shown(Ok(read_on)), shown(read_series(&after)), "{line}");
        before = after;
    }
    let read = read_series(&before).unwrap();
    for other in [
        "[[entry]]\nkind = 'undo' # x\n",
        "[[entry]]\nkind = 'nothing'\n",
        "[[entry]]\nkind = 'redo'\n",
        "x = 1\n",
    ] {
        assert!(read_on(&read.series, &read.chain, other, before.len()).is_none(), "{other}");
    }
    let (empty, written) = (unplayed("standard"), write_header(&header("standard"), None));
    let chain = read_series(&written).unwrap().chain;
    let first = write_after(&written, &chain, &empty, &entries[..1]);
    let added = first.strip_prefix(&written).unwrap();
    assert_eq!(shown(Ok(read_on(&empty, &chain, added, written.len()).unwrap())), shown(read_series(&first)),);
}

/// A change to a text: at a place, a line or a letter is removed, doubled, moved or replaced.
#[derive(Clone, Debug)]
enum Edit {
    RemoveLine(usize),
    DoubleLine(usize, usize),
    SwapLines(usize, usize),
    PutLine(usize, String),
    RemoveLetter(usize),
    PutLetters(usize, String),
}

fn edit() -> impl Strategy<Value = Edit> {
    let line = proptest::sample::select(vec![
        "",
        " ",
        "[[entry]]",
        "[entry]",
        "[rules]",
        "# x",
        "kind = \"undo\"",
        "kind = 'draw'",
        "boxes = 2",
        "points = 0",
        "columns = []",
        "columns = [1, 2]",
        "note = \"\"\"x",
        "\"\"\"",
        "note = '''",
        "'''",
        "note = \"x\"",
        "time = 2026-11-20T19:30:00Z",
        "time = 2026-02-30T19:30:00Z",
        "seal = \"2222-2222-2222\"",
        "hand = \"draw\"",
        "x.y = 1",
        "<<<<<<< a",
        "=======",
        ">>>>>>> b",
        "entry = []",
        "number = 1",
        "word = \"x\"",
        "truth = true",
        "columns = 3",
        "boxes.gin = 1",
        "boxes = 1",
        "rules.columns = 3",
        "[rules.boxes]",
        "players = [\"Ann\", \"Bob\"]",
        "column_multipliers = [1, 1]",
        "format = 2",
        "sealed_as = 1",
    ]);
    let letters = proptest::sample::select(vec![
        "\"", "'", "\\", "\\n", " ", "=", "[", "]", ",", ", ", "-", "+", "0", "1", "_", "a", "é", "\t", "\r",
        "\n", "#", "\u{7f}", "\u{85}", ".", "e",
    ]);
    let place = 0..usize::MAX;
    prop_oneof![
        place.clone().prop_map(Edit::RemoveLine),
        (place.clone(), place.clone()).prop_map(|(from, to)| Edit::DoubleLine(from, to)),
        (place.clone(), place.clone()).prop_map(|(one, other)| Edit::SwapLines(one, other)),
        (place.clone(), line).prop_map(|(at, line)| Edit::PutLine(at, line.to_owned())),
        place.clone().prop_map(Edit::RemoveLetter),
        (place, letters).prop_map(|(at, letters)| Edit::PutLetters(at, letters.to_owned())),
    ]
}

fn edited(text: &str, edits: &[Edit]) -> String {
    let mut text = text.to_owned();
    for edit in edits {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let mut letters: Vec<char> = text.chars().collect();
        let (line, letter) = (|at: &usize| at % lines.len().max(1), |at: &usize| at % letters.len().max(1));
        text = match edit {
            _ if lines.is_empty() => return text,
            Edit::RemoveLetter(at) => {
                letters.remove(letter(at));
                letters.into_iter().collect()
            }
            Edit::PutLetters(at, more) => {
                let at = letter(at);
                letters.splice(at..at, more.chars());
                letters.into_iter().collect()
            }
            lines_edit => {
                match lines_edit {
                    Edit::RemoveLine(at) => drop(lines.remove(line(at))),
                    Edit::DoubleLine(from, to) => {
                        let doubled = lines[line(from)].clone();
                        lines.insert(line(to), doubled);
                    }
                    Edit::SwapLines(one, other) => {
                        let (one, other) = (line(one), line(other));
                        lines.swap(one, other);
                    }
                    Edit::PutLine(at, more) => lines.insert(line(at), more.clone()),
                    Edit::RemoveLetter(_) | Edit::PutLetters(..) => {}
                }
                lines.join("\n") + "\n"
            }
        };
    }
    text
}

proptest! {
    #[test]
    fn changed_texts_are_read_as_toml_reads_them(
        from in 0..lines().len(),
        many in 1..6_usize,
        edits in proptest::collection::vec(edit(), 0..4),
    ) {
        // Part of the entries, so that most changes hit those.
        let text = whole();
        let entries: Vec<&str> = text.split_inclusive("\n[[entry]]\n").collect();
        let kept: Vec<&str> = entries.iter().skip(1 + from).take(many).copied().collect();
        let body = format!("[[entry]]\n{}", kept.concat());
        let text = format!("{}\n{}", write_header(&header("standard"), None), edited(&body, &edits));
        if super::conflict::merge_conflict(&text).is_none() {
            prop_assert_eq!(shown(read_series(&text)), shown(read_as_toml(&text)), "{}", text);
        }
    }

    #[test]
    fn changed_headers_are_read_as_toml_reads_them(
        preset in proptest::sample::select(vec!["standard", "hollywood", "online"]),
        edits in proptest::collection::vec(edit(), 0..4),
    ) {
        let text = write_series(&header(preset), Some("evening"), &played(preset, &["draw"]).1);
        let (start, end) = text.split_at(header_of(&text).len());
        let text = format!("{}{end}", edited(start, &edits));
        if super::conflict::merge_conflict(&text).is_none() {
            prop_assert_eq!(shown(read_series(&text)), shown(read_as_toml(&text)), "{}", text);
        }
    }

    #[test]
    fn whole_texts_are_read_as_toml_reads_them(edits in proptest::collection::vec(edit(), 0..3)) {
        let text = edited(&whole(), &edits);
        if super::conflict::merge_conflict(&text).is_none() {
            prop_assert_eq!(shown(read_series(&text)), shown(read_as_toml(&text)), "{}", text);
        }
    }
}
