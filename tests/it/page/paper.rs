//! `paper`: an empty score sheet, which is typed back by its numbers.

use ginscore::say::Lang;

use crate::table::Table;

/// The rows of the hands, each as the cells before its games: `""` is a blank.
fn rows(page: &str) -> Vec<Vec<&str>> {
    let (_, body) = page.split_once("<tbody>").unwrap();
    let (body, _) = body.split_once("</tbody>").unwrap();
    body.split("<tr>")
        .skip(1)
        .map(|row| {
            let (blanks, _) = row.split_once("<td class=\"game\"").unwrap_or((row, ""));
            blanks.split("<td").skip(1).map(text).collect()
        })
        .collect()
}

/// The text of a cell after its tag was cut at `<td`.
fn text(cell: &str) -> &str {
    let (_, text) = cell.split_once('>').unwrap();
    text.split_once('<').map_or(text, |(text, _)| text)
}

/// A row with its blanks filled in: what one types. An `@` is the sign before its blank, and the last blank is that of the
/// boxes if the rules have them.
fn filled(row: &[&str], words: &[&str]) -> String {
    let mut words = words.iter();
    let mut typed: Vec<String> = Vec::new();
    for cell in row {
        match *cell {
            "v" if words.len() == 0 => {}
            "v" => typed.push("v".to_owned()),
            sign => typed.extend(words.next().map(|word| format!("{sign}{word}"))),
        }
    }
    typed.join(" ")
}

/// The line that starts the series, at the foot of the sheet.
fn beginning(page: &str) -> String {
    let (_, line) = page.split_once("<code><bdi>ginscore new ").unwrap();
    let (line, _) = line.split_once("</code>").unwrap();
    format!("new {}", line.replace("</bdi>", ""))
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
        (&["Ann", "gin", "31"], [70, 65]),
        (&["Bob", "6", "20"], [70, 79]),
    ];
    table.ok(&beginning(&sheet));
    for ((words, points), row) in evening.iter().zip(rows(&sheet)) {
        let typed = filled(&row, words);
        table.run_with(&["table", "-q"], &format!("{typed}\n")).ended(0);
        let score = table.ok("score --json").json();
        let scored = &score["sheets"][0]["columns"][0]["points"];
        assert_eq!(
            [&scored["Ann"], &scored["Bob"]],
            [&points[0], &points[1]].map(|number| number),
            "{typed}"
        );
    }
}

#[test]
fn a_round_and_a_knock_card_have_their_blanks() {
    let table = Table::new();
    let sheet = table.ok("paper Ann Cid v Bob Dan sides=We,They standard oklahoma").out;
    table.ok(&beginning(&sheet));
    for (row, words) in rows(&sheet).iter().zip([&["Ann", "4", "23", "7h"], &["Dan", "gin", "12", "7h"]]) {
        let typed = filled(row, words);
        assert!(typed.ends_with("@7h"), "{typed}");
        table.run_with(&["table", "-q"], &format!("{typed}\n")).ended(0);
    }
    let score = table.ok("score --json").json();
    assert_eq!(score["sheets"][0]["columns"][0]["points"]["They"], 18);
}

/// Every form of the game under every preset that goes with it, in every language.
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
            let hands = rows(&done.out).len();
            assert!((14..28).contains(&hands), "{words}: {hands}");
            let (_, sums) = done.out.split_once("<tbody class=\"settlement\">").unwrap();
            let (points, _) = sums.split_once("</tr>").unwrap();
            assert_eq!(points.matches("<td").count(), columns * games, "{words}");
            // What starts the series is accepted.
            if !players.is_empty() {
                let other = Table::new();
                other.ok(&beginning(&done.out));
            }
            for lang in Lang::all().map(Lang::tag) {
                let page = table.ok(&format!("{words} --lang {lang}")).out;
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
    let fact = |label: &str, fact: &str| format!("<dt>{label}</dt><dd><bdi>{fact}</bdi></dd>");
    let has = |page: &str, fact: String| assert!(page.contains(&fact), "{fact}\n{page}");
    let four = sheet("Ann Cid v Bob Dan sides=We,They hollywood");
    has(&four, fact("Players", "We (Ann and Cid) against They (Bob and Dan)."));
    let meets =
        "round 1: Ann and Bob, Cid and Dan; round 2: Ann and Dan, Cid and Bob; then again from the first";
    has(&four, fact("Who meets whom", meets));
    has(&sheet("Ann Cid v Bob Dan pairing=fixed"), fact("Who meets whom", "Ann and Bob, Cid and Dan"));
    let captain = sheet("Ann v Bob Cid");
    assert!(captain.contains("<dd><bdi>Ann is the captain and plays Bob and Cid one at a time"), "{captain}");
    assert!(!sheet("Ann Bob").contains("Who meets whom"));
    let rounds = four.matches("<th scope=\"row\" rowspan=\"2\">").count();
    assert_eq!(four.matches("<td class=\"game\" rowspan=\"2\">").count(), 3 * rounds);
}

/// The house rules are those that do something and those that players ask about.
#[test]
fn a_rule_that_does_nothing_is_not_printed() {
    let rules = |words: &str| {
        let page = Table::new().ok(&format!("paper {words}")).out;
        let (_, rules) = page.split_once("House rules: ").unwrap();
        rules.split_once('<').unwrap().0.to_owned()
    };
    let plain = "knock with 10 or less; gin 25; no big gin; undercut 10; equal counts are an undercut; no laying off on gin; \
                 game to 100; the winner deals; the same player deals after a draw.";
    assert_eq!(rules("Ann Bob standard"), plain);
    let pagat = rules("Ann Bob pagat hollywood");
    assert!(
        pagat.contains("20 per box; game to 100; game bonus 100; shutout 100; 3 games side by side;"),
        "{pagat}"
    );
}

#[test]
fn a_sheet_is_written_to_a_file() {
    let table = Table::new();
    let path = table.home().join("sheet.html");
    let printed = table.ok("paper Ann and Bob hollywood target=150").out;
    table.ok(&format!("paper Ann Bob hollywood target=150 -q -o {}", path.display()));
    assert_eq!(std::fs::read_to_string(path).unwrap(), printed);
    // Nothing is recorded by it, and a name from a stranger does nothing.
    assert_eq!(table.ok("series list").out, "There are no series yet.\n");
    let page = table.ok("paper 'A<script>' Bob").out;
    assert!(!page.contains("<script>"), "{page}");
}
