//! Exported pages and rows, which are harmless whatever the names and notes contain.

use std::fs;

use serde_json::Value;

use crate::evenings::{DEALER_CHANGED, EVENING, HOSTILE, played};
use crate::table::Table;

#[test]
fn a_page_may_have_several_series_or_none() {
    let table = played(&[EVENING, DEALER_CHANGED]);
    let page = table.ok("export --all --format html").out;
    assert_eq!(page.matches("<article ").count(), 2);
    for name in table.names() {
        assert!(
            page.contains(&format!("href=\"#series-{name}\""))
                && page.contains(&format!("id=\"series-{name}\""))
        );
    }
    for (opened, closed) in
        [("<section", "</section>"), ("<table", "</table>"), ("<svg", "</svg>"), ("<li", "</li>")]
    {
        let opens = page.matches(&format!("{opened}>")).count() + page.matches(&format!("{opened} ")).count();
        assert_eq!(opens, page.matches(closed).count(), "{opened}");
    }
    assert!(!page.contains("://") && !page.contains("src="), "the page loads something");
    assert!(!page.contains("<script"));
    let empty = Table::new();
    assert!(empty.ok("export --all --format html").out.ends_with("</main></body></html>\n"));
    assert_eq!(empty.ok("export --all --format csv").out.lines().count(), 1);
    assert_eq!(empty.ok("export --all --format jsonl").out, "");
    assert_eq!(empty.ok("export --all --format json").json()["series"].as_array().unwrap().len(), 0);
}

/// What a text browser shows, and what is copied: names, melds and counts do not run together.
#[test]
fn the_text_of_a_page_has_blanks_between_melds() {
    let hand = "Ann 3s 4s 5s, Kc Kd Kh, 6h 7h 8h / 2c v 9c 9d 9h / Qs 2h 3h 6d 7d 8s Jc";
    let page = played(&[&format!("new Ann Bob\n{hand}\nBob 9 v 20\n")]).ok("export --format html").out;
    let text: String = page.split('<').filter_map(|part| Some(part.split_once('>')?.1)).collect();
    let text = text.replace('\u{fe0e}', "").split_whitespace().collect::<Vec<_>>().join(" ");
    for shown in
        ["Ann 3♠4♠5♠ K♣K♦K♥ 6♥7♥8♥ deadwood 2♣ count 2", "Bob 9♣9♦9♥ deadwood J♣", " 100 0 1 hand 2 "]
    {
        assert!(text.contains(shown), "{shown}: {text}");
    }
}

#[test]
fn the_extension_of_the_file_chooses_the_format() {
    let table = played(&[EVENING]);
    let file = |name: &str| table.home().join(name);
    for (name, begins) in [
        ("evening.html", "<!DOCTYPE html>"),
        ("evening.csv", "series,start,"),
        ("evening.JSON", "{\"schema\":2,\"series\":[{"),
        ("evening.jsonl", "{\"schema\":1,\"series\":\""),
    ] {
        let done = table.ok(&format!("export -o {}", file(name).display()));
        assert_eq!(done.out, "");
        assert!(done.err.contains("Wrote 12 hands of 1 series"), "{}", done.err);
        assert!(fs::read_to_string(file(name)).unwrap().starts_with(begins), "{name}");
    }
    let named = table.ok(&format!("export --format csv --json -o {}", file("rows").display()));
    assert_eq!(named.json()["hands"], 12);
    // The object contains the answers of the other commands.
    let one = serde_json::from_str::<Value>(&fs::read_to_string(file("evening.JSON")).unwrap()).unwrap();
    let one = &one["series"][0];
    assert_eq!(one["score"], table.ok("score --json").json());
    assert_eq!(one["summary"], table.ok("summary --json").json());
    assert_eq!(one["hands"].as_array().unwrap().len(), 12);
}

#[test]
fn hostile_names_and_notes_are_harmless() {
    let table = played(&[HOSTILE]);
    let page = table.ok("export --format html").out;
    for raw in ["<b>", "<script", "& \"Co"] {
        assert!(!page.contains(raw), "{raw}");
    }
    for escaped in ["Ann&lt;b&gt;x", "&lt;script&gt;alert(1)&lt;/script&gt;", "&amp; &quot;Co"] {
        assert!(page.contains(escaped), "{escaped}");
    }
    let csv = table.ok("export --format csv").out;
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    let header = reader.headers().unwrap().clone();
    let rows: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
    let note = header.iter().position(|name| name == "note").unwrap();
    let notes: Vec<&str> = rows.iter().map(|row| &row[note]).collect();
    assert_eq!(notes, ["'=cmd()", "<script>alert(1)</script>", "\"a,b\"", "'<b>Ann</b>'", "'-1+1"]);
    for cell in rows.iter().flatten() {
        assert!(!cell.starts_with(['=', '+', '-', '@', '\t', '\r']), "{cell}");
    }
    // A row of another length would mean that a comma was not quoted.
    assert!(rows.iter().all(|row| row.len() == header.len()));
}

/// A name that is written from right to left does not change the order of the text around it.
#[test]
fn names_and_notes_are_isolated_in_the_page() {
    let table = Table::new();
    table.ok("new 'דנה' Bob name=night");
    table.ok("hand Bob 4 v 23 '# ערב טוב <b>'");
    let page = table.ok("export --format html").out;
    assert!(page.contains("<h4>Hand 1: <bdi>Bob</bdi> knocks with 4 against 23, 19 points</h4>"), "{page}");
    assert!(page.contains("Note: <bdi>ערב טוב &lt;b&gt;</bdi>"), "{page}");
    assert!(page.contains("<dd><bdi>night</bdi></dd>"), "{page}");
    assert!(page.contains("<title>Gin rummy: דנה and Bob, 20 November 2026</title>"), "{page}");
    let text = page.split("<main>").nth(1).unwrap();
    // Elsewhere a name may only be in an attribute, which cannot contain elements.
    let rest = text.replace("<bdi>דנה</bdi>", "");
    for (at, _) in rest.match_indices("דנה") {
        let before = &rest[..at];
        assert!(before.rfind('<') > before.rfind('>'), "{}", &rest[at..]);
    }
}
