//! `paper`: an empty score sheet, which is typed back by its numbers.

use ginscore::say::Lang;

use crate::table::Table;

/// The numbered lines of a sheet in text.
fn lines(sheet: &str) -> Vec<&str> {
    let is_numbered = |line: &&str| {
        let first = line.split_whitespace().next().unwrap_or_default();
        line.contains(" v ") && first.starts_with(|letter: char| letter.is_ascii_digit())
    };
    sheet.lines().filter(is_numbered).collect()
}

/// A line with its blanks filled in, up to its boxes, without its number: what one types. A word for a blank that stays
/// empty leaves it out, with the sign or word before it.
fn filled(line: &str, words: &[&str]) -> String {
    let (blanks, _) = line.split_once('[').unwrap();
    let mut words = words.iter();
    let mut typed: Vec<String> = Vec::new();
    for blank in blanks.split_whitespace().skip(1) {
        match blank.trim_start_matches('@').chars().all(|letter| letter == '_') {
            false => typed.push(blank.to_owned()),
            true => match words.next() {
                Some(&"") | None => {
                    if typed.last().is_some_and(|last| last == "boxes" || last == "v") {
                        typed.pop();
                    }
                }
                Some(word) => {
                    let sign = if blank.starts_with('@') { "@" } else { "" };
                    typed.push(format!("{sign}{word}"));
                }
            },
        }
    }
    typed.join(" ")
}

/// The line that starts the series, at the foot of the sheet.
fn beginning(sheet: &str) -> String {
    let line = sheet.lines().map(str::trim).find(|line| line.starts_with("ginscore new ")).unwrap();
    line.trim_start_matches("ginscore ").to_owned()
}

/// An evening filled in on paper and typed back has the totals that were written into the boxes.
#[test]
fn a_sheet_that_is_typed_back_has_the_totals_of_its_boxes() {
    // Under Pagat's rules: gin 20, undercut 10. The running totals were added by hand.
    let table = Table::new();
    let sheet = table.ok("paper Ann Bob pagat").out;
    let evening: [(&[&str], [u32; 2]); 6] = [
        (&["Ann", "4", "23"], [19, 0]),
        (&["Bob", "gin", "30"], [19, 50]),
        (&["draw"], [19, 50]),
        (&["Ann", "9", "4"], [19, 65]),
        (&["Ann", "0", "31", ""], [70, 65]),
        (&["Bob", "6", "20"], [70, 79]),
    ];
    table.ok(&beginning(&sheet));
    for ((words, boxes), line) in evening.iter().zip(lines(&sheet)) {
        let typed = filled(line, words);
        // A count of 0 is gin, as people write it.
        let typed = typed.replace("Ann 0 v", "Ann gin v");
        table.run_with(&["table", "-q"], &format!("{typed}\n")).ended(0);
        let score = table.ok("score --json").json();
        let points = &score["sheets"][0]["columns"][0]["points"];
        assert_eq!([&points["Ann"], &points["Bob"]], [&boxes[0], &boxes[1]].map(|number| number), "{typed}");
    }
}

#[test]
fn a_round_and_a_knock_card_have_their_blanks() {
    let table = Table::new();
    let sheet = table.ok("paper Ann Cid v Bob Dan sides=We,They standard oklahoma").out;
    let rows = lines(&sheet);
    assert!(rows[0].trim_start().starts_with("1.1 ") && rows[1].trim_start().starts_with("1.2 "), "{sheet}");
    table.ok(&beginning(&sheet));
    for (row, words) in rows.iter().zip([&["Ann", "4", "23", "7h"], &["Dan", "gin", "12", "7h"]]) {
        let typed = filled(row, words);
        assert!(typed.contains("@7h"), "{typed}");
        assert_eq!(table.run_with(&["table", "-q"], &format!("{typed}\n")).status, 0, "{typed}");
    }
    let score = table.ok("score --json").json();
    assert_eq!(score["sheets"][0]["columns"][0]["points"]["They"], 18);
}

/// Every form of the game under every preset that goes with it, as text and as a page, in every language.
#[test]
fn every_sheet_has_its_columns_and_rules() {
    let table = Table::new();
    for (players, columns) in
        [("", 2), ("Ann Bob", 2), ("Ann Cid v Bob Dan", 2), ("Ann v Bob Cid", 2), ("Ann Bob Cid", 3)]
    {
        for rules in ["standard", "pagat", "hollywood", "rummytalk", "bicycle"] {
            let words = format!("paper {players} {rules}");
            let done = table.run(&words);
            if done.status == 2 {
                // Three in turn have one game.
                assert!(columns == 3, "{words}: {}", done.err);
                continue;
            }
            let games = if ["hollywood", "rummytalk"].contains(&rules) { 3 } else { 1 };
            let rows = lines(&done.out);
            assert!(rows.len() >= 18, "{words}");
            for row in rows {
                assert_eq!(row.matches("[    ]").count(), columns * games, "{words}\n{row}");
            }
            // What starts the series is accepted.
            if !players.is_empty() {
                let other = Table::new();
                other.ok(&beginning(&done.out));
            }
            for lang in Lang::all().map(Lang::tag) {
                let page = table.ok(&format!("{words} --format html --lang {lang}")).out;
                assert!(page.contains(&format!("<html lang=\"{lang}\">")) && page.ends_with("</html>"));
                assert!(page.contains("<main>"), "{words}");
                // A head says something; what is blank is a cell.
                for head in page.split("<th").skip(1) {
                    let (_, words) = head.split_once('>').unwrap();
                    assert!(head.starts_with("ead") || !words.starts_with("</th"), "{words}: {page}");
                }
            }
        }
    }
}

/// The sheet of partners names the sides and who meets whom, and has one box for each round.
#[test]
fn partners_find_their_opponents_on_the_sheet() {
    let sheet = |words: &str| Table::new().ok(&format!("paper {words}")).out;
    let four = sheet("Ann Cid v Bob Dan sides=We,They");
    assert!(four.contains("\nPlayers: We (Ann and Cid) against They (Bob and Dan).\n"), "{four}");
    let meets =
        "\nWho meets whom: round 1: Ann and Bob, Cid and Dan; round 2: Ann and Dan, Cid and Bob; then again";
    assert!(four.contains(meets), "{four}");
    let fixed = sheet("Ann Cid v Bob Dan pairing=fixed");
    assert!(fixed.contains("\nWho meets whom: Ann and Bob, Cid and Dan\n"), "{fixed}");
    let captain = sheet("Ann v Bob Cid");
    assert!(
        captain.contains("\nPlayers: Ann is the captain and plays Bob and Cid one at a time"),
        "{captain}"
    );
    assert!(!sheet("Ann Bob").contains("Who meets whom"));
    let page = sheet("Ann Cid v Bob Dan standard hollywood --format html");
    assert!(page.contains("<th scope=\"row\" rowspan=\"2\">1</th>"), "{page}");
    let rounds = page.matches("<th scope=\"row\" rowspan=\"2\">").count();
    assert_eq!(page.matches("<td class=\"game\" rowspan=\"2\">").count(), 3 * rounds);
}

#[test]
fn a_sheet_is_written_to_a_file_by_its_ending() {
    let table = Table::new();
    let path = |name: &str| table.home().join(name);
    table.ok(&format!("paper standard hollywood -q -o {}", path("sheet.html").display()));
    assert!(std::fs::read_to_string(path("sheet.html")).unwrap().starts_with("<!DOCTYPE html>"));
    table.ok(&format!("paper standard hollywood -q -o {}", path("sheet.txt").display()));
    assert!(std::fs::read_to_string(path("sheet.txt")).unwrap().starts_with("Gin rummy"));
    let letter = table.ok("paper --format html --paper letter").out;
    assert!(letter.contains("@page { size: letter; }"));
    // Nothing is recorded by it, and a name from a stranger does nothing.
    assert_eq!(table.ok("series list").out, "There are no series yet.\n");
    let page = table.ok("paper 'A<script>' Bob --format html").out;
    assert!(!page.contains("<script>"), "{page}");
}

/// As with `export`, an ending that means neither is refused, and nothing is written.
#[test]
fn an_ending_that_is_not_known_is_refused() {
    let table = Table::new();
    let file = |name: &str| table.home().join(name);
    let done = table.run(&format!("paper -o {}", file("sheet.pdf").display())).ended(2);
    assert!(done.err.contains("not `.pdf`") && done.err.contains("--format html"), "{}", done.err);
    assert!(!file("sheet.pdf").exists());
    for (name, options, is_page) in [
        ("a.html", "", true),
        ("b.HTM", "", true),
        ("c.txt", "", false),
        ("sheet", "", false),
        ("d.pdf", "--format html", true),
        ("e.html", "--format text", false),
    ] {
        table.ok(&format!("paper {options} -o {}", file(name).display()));
        let page = std::fs::read_to_string(file(name)).unwrap();
        assert_eq!(page.starts_with("<!DOCTYPE html>"), is_page, "{name}");
    }
}

#[test]
fn the_blanks_of_a_settlement_are_below_each_other_in_every_language() {
    let top = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    for language in ginscore_l10n::Language::read_all(&top.join("l10n")).unwrap() {
        let lang = language.tag;
        let sheet = Table::new().ok(&format!("paper tournament hollywood stake=0.5 --lang {lang}")).out;
        let form = sheet.lines().filter(|line| line.starts_with("  ") && !line.contains(" v "));
        let columns: Vec<usize> =
            form.filter_map(|line| line.chars().position(|sign| sign == '[' || sign == '_')).collect();
        assert!(columns.len() > 6 && columns.iter().all(|one| *one == columns[0]), "{lang}: {sheet}");
    }
}

/// The words after the names are those of `new`.
#[test]
fn a_preset_is_not_a_player() {
    let table = Table::new();
    let by_words = table.ok("paper Ann and Bob hollywood target=150").out;
    assert_eq!(by_words, table.ok("paper Ann Bob hollywood target=150").out);
}
