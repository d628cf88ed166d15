//! What is sent to others: the lines for a chat, and the beginning of a page.

use crate::evenings::{EVENING, HOSTILE, played};

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
        let (_, heading) = page.split_once("<header>").unwrap();
        let (heading, day) = heading.split_once("</h1>").unwrap();
        // Of a series that is over, the heading is the result, above the players and the day.
        let is_over = day.starts_with("<p class=\"day\">");
        format!("{}{outcome}", if is_over { format!("{heading}</h1>") } else { String::new() })
    };
    assert_eq!(
        outcome("new Ann Bob stake=0.10\nBob 4 v 10\nAnn gin v 80\n"),
        "<h1><bdi>Ann</bdi> wins by 99</h1><p><bdi>Bob</bdi> pays <bdi>Ann</bdi> 9.90.</p>"
    );
    assert_eq!(
        outcome("new Ann Bob\nBob 4 v 10\nAnn gin v 9\n"),
        "<h2><bdi>Ann</bdi> ahead by 28 points: <bdi>Ann</bdi> 34, <bdi>Bob</bdi> 6</h2>"
    );
}
