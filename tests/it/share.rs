//! What is sent to others: the lines for a chat, the beginning of a page, and the pages of statistics and standings.

use std::fs;

use crate::export::{EVENING, HOSTILE, played};
use crate::table::Table;

/// A few lines, whatever is played: the settlement as a small table that programs for chats draw in letters of one width,
/// without colors or broken lines.
#[test]
fn a_chat_gets_a_small_table_and_a_few_lines() {
    let five = "new Ann Bob Cid Dan Eve v Fay Gus Hal Ida Jon stake=0.05\n\
        Ann gin v 40; Bob gin v 40; Cid gin v 40; Dan gin v 40; Eve gin v 40\n";
    let open = "new Ann Bob hollywood\nAnn 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s\nBob 4 v 9\n";
    for (script, lines) in [
        (
            EVENING,
            &[
                "Gin rummy: Ann and Bob, 20 November 2026",
                "```",
                "            Ann  Bob",
                "points  ",
                "difference  ",
                "games won  ",
                "```",
                "Bob wins the series by ",
                "Ann pays Bob ",
                "Best hand, number ",
            ][..],
        ),
        (
            five,
            &[
                "Gin rummy: ",
                "```",
                "",
                "points  ",
                "difference  ",
                "```",
                "The series goes to ",
                "Fay pays Ann 16.25 for 325 points.",
                "",
                "",
                "",
                "",
                "Best hand, in round 1: Ann has gin against 40, 65 points",
            ],
        ),
        (open, &["Gin rummy: Ann and Bob, 20 November 2026", "Game 1: Ann ahead by 1 point; Ann 6, Bob 5"]),
        (
            "new Ann Bob\nAnn 4 v 23\nBob 4 v 23\n",
            &["Gin rummy: ", "Level so far: Ann 19, Bob 19", "Best hand, number 1: "],
        ),
        ("new Ann Bob Cid\nAnn 4 v 23\n", &["Gin rummy: ", "Ann ahead by 19 points: Ann 19, Bob 0, Cid 0"]),
        // Two of three lead, and all three are level.
        (
            "new Ann Bob Cid\nAnn 4 v 23\nCid 4 v 23\n",
            &["Gin rummy: ", "Ann and Cid ahead by 19 points: Ann 19, Bob 0, Cid 19"],
        ),
        ("new Ann Bob Cid\n", &["Gin rummy: ", "Level so far: Ann 0, Bob 0, Cid 0"]),
        ("new Ann Bob\n", &["Gin rummy: ", "Level so far: Ann 0, Bob 0", "Seal "]),
        (HOSTILE, &["Gin rummy: "]),
    ] {
        let table = played(&[script]);
        let out = table.ok("summary --share --color always").out;
        let found: Vec<&str> = out.lines().collect();
        assert!(found.len() <= 20, "{out}");
        assert!(!out.contains(['\u{1b}', '|', '\t']), "{out}");
        assert!(found.iter().all(|line| !line.ends_with(' ')), "{out}");
        for (line, begins) in found.iter().zip(lines) {
            assert!(line.starts_with(begins), "{begins}: {out}");
        }
        assert!(found.last().unwrap().starts_with("Seal "), "{out}");
    }
    let table = played(&[open]);
    let cards = "4♠ 5♠ 6♠ 7♠, 9♣ 9♦ 9♥ / A♣ A♦ 2♥";
    let out = table.ok("summary --share").out;
    assert!(out.contains(cards), "{out}");
    assert!(table.ok("summary --share --cards letters").out.contains("4S 5S 6S 7S, "));
    assert_eq!(
        table.ok("summary --share --json").json()["lines"].as_array().unwrap().len(),
        out.lines().count()
    );
    table.run("summary --share --as pagat").ended(2);
    assert_eq!(table.run("summary --share --as target=50").status, 2);
}

#[test]
fn the_page_begins_with_who_won() {
    let outcome = |script: &str| {
        let page = played(&[script]).ok("export --format html").out;
        let (_, after) = page.split_once("<div class=\"outcome\">").expect("the page has an outcome");
        let (outcome, _) = after.split_once("</div>").unwrap();
        assert!(page.find("class=\"outcome\"") < page.find("<table"), "{page}");
        outcome.to_owned()
    };
    assert_eq!(
        outcome("new Ann Bob stake=0.10\nBob 4 v 10\nAnn gin v 80\n"),
        "<h2><bdi>Ann</bdi> wins the series by 99 points.</h2>\
         <p><bdi>Bob</bdi> pays <bdi>Ann</bdi> 9.90.</p>"
    );
    assert_eq!(
        outcome("new Ann Bob\nBob 4 v 10\nAnn gin v 9\n"),
        "<h2><bdi>Ann</bdi> ahead by 28 points: <bdi>Ann</bdi> 34, <bdi>Bob</bdi> 6</h2>"
    );
}

/// Pages have what the text says, are well formed, and load nothing. Names from anyone are harmless in them.
#[test]
fn statistics_and_standings_have_pages() {
    let table = played(&[EVENING, HOSTILE, "new Ann Cid v Bob Dan\nAnn 4 v 23; Dan gin v 12\n"]);
    for command in ["stats", "standings --tie-break spread", "stats Ann Bob --against ann"] {
        let file = table.home().join("page.html");
        let done = table.ok(&format!("{command} --page {}", file.display())).warns("Wrote the page to ");
        assert_eq!(done.out, table.ok(command).out, "the answer is the same");
        let page = fs::read_to_string(&file).unwrap();
        assert!(
            page.starts_with("<!DOCTYPE html><html lang=\"en\">")
                && page.ends_with("</main></body></html>\n")
        );
        assert!(!page.contains("://") && !page.contains("src=") && !page.contains("<script"), "{page}");
        assert!(!page.contains("<b>") && !page.contains("NaN"), "{page}");
        for tag in ["section", "article", "table", "figure", "svg", "ul", "li", "dl", "details"] {
            let opens = page.matches(&format!("<{tag}>")).count() + page.matches(&format!("<{tag} ")).count();
            assert_eq!(opens, page.matches(&format!("</{tag}>")).count(), "{command}: {tag}");
        }
        assert_eq!(
            page.matches("role=\"img\"").count(),
            page.matches(" aria-label=\"").count() - labels(&page)
        );
        fs::remove_file(&file).unwrap();
    }
    // Only series of the players who are shown are counted.
    let file = table.home().join("page.html");
    table.ok(&format!("stats Cid --against bob --page {}", file.display()));
    let page = fs::read_to_string(&file).unwrap();
    assert!(page.contains("<dd>1 series, 20 November 2026</dd>"), "{page}");
    // A file of another ledger that is ranked is refused, too.
    let other = played(&["new Eve Fay\nEve 4 v 23\n"]);
    let (owned, text) = other.file();
    table.run(&format!("standings {} --page {}", other.ledger().display(), owned.display())).ended(2);
    assert_eq!(fs::read_to_string(&owned).unwrap(), text);
    let empty = Table::new();
    for command in ["stats", "standings"] {
        let file = empty.home().join("page.html");
        empty.ok(&format!("{command} --page {}", file.display()));
        assert!(fs::read_to_string(&file).unwrap().contains("there are no hands yet"));
    }
}

/// The labels of elements that are not pictures.
fn labels(page: &str) -> usize {
    let count = |tag: &str| page.matches(tag).count();
    count("<nav aria-label") + count("<article class=\"player\"") + count("<section class=\"wide\"")
}
