//! The score on other screens: the page of `board`.

use std::fs;

use crate::phone::running::{Board, page_after, text_of};
use crate::table::Table;

/// Runs lines at a table, and returns what the page of the board says then.
fn after(table: &Table, lines: &str) -> String {
    text_of(&page_after(table, lines))
}

#[test]
fn the_page_is_as_the_series_after_every_line() {
    let table = Table::new();
    let said = after(&table, "new Ann Bob dealer=Ann stake=0.05\n");
    assert!(
        said.contains("Stop reloading automatically Ann 0 100 to go Bob 0 100 to go Ann deals."),
        "{said}"
    );
    let said = after(&table, "Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s # secret\n");
    assert!(said.contains("Ann 6 94 to go Bob 0 100 to go Ann +6 knock Hand 1: "), "{said}");
    assert!(said.contains("Hand 1: Ann knocks with 4 against 10, 6 points Ann deals."), "{said}");
    assert!(said.contains("1 knock +6 6 boxes 1 0 to go 94 100"), "{said}");
    // Neither the cards nor notes nor money are on the sheet.
    assert!(!["secret", "0.05", "♠", "4S"].iter().any(|hidden| said.contains(hidden)), "{said}");
    let said = after(&table, "undo\n");
    assert!(said.contains("Ann deals.") && !said.contains("Hand 1"), "{said}");
    let said = after(&table, "redo\namend 1 Ann 3 v 23\n");
    assert!(said.contains("Hand 1: Ann knocks with 3 against 23, 20 points"), "{said}");
    let said = after(&table, "adjust Bob -10 # why\n");
    assert!(said.contains("adjusted -10") && !said.contains("why"), "{said}");
    let said = after(&table, "Ann gin v 70\n");
    assert!(said.contains("Ann 115 won Bob -10 lost Ann wins by 125"), "{said}");
    assert!(said.contains("The series is over."), "{said}");
    assert_eq!(after(&table, "# nothing\n"), said);
}

#[test]
fn the_page_is_of_every_lineup() {
    for (script, expected) in [
        (
            "new Ann Cid v Bob Dan hollywood sides=We,They\nAnn 4 v 23\n",
            "We Game 1 0 100 to go Game 2 0 100 to go Game 3 0 100 to go They",
        ),
        (
            "new Ann Cid v Bob Dan sides=We,They\nAnn 4 v 23\n",
            "round 1: We 19, They 0; still playing: Cid and Dan",
        ),
        ("new Ann v Bob Cid\nBob gin v 12\n", "Hand 1: Bob has gin against 12, 37 points"),
        ("new Ann Bob Cid\nAnn 4 v 23\n", "Ann 19 81 to go Bob 0 100 to go Cid 0 100 to go"),
        ("new Ann Bob columns=6\nAnn 4 v 23\n", "Game 6 0 100 to go"),
        (
            "new Ann Bob target=50 series=best-of-3\nAnn gin v 60\nBob gin v 60\nBob gin v 60\n",
            "Score sheet 3",
        ),
    ] {
        let said = after(&Table::new(), script);
        assert!(said.contains(expected), "{script}{said}");
    }
}

#[test]
fn hostile_names_stay_text() {
    let table = Table::new();
    let page = page_after(&table, "new 'Ann<script>' 'B\"><img' dealer=B\nB 4 v 23 # </style>\n");
    let said = text_of(&page);
    assert!(said.contains("Gin rummy: Ann&lt;script&gt; and B&quot;&gt;&lt;img"), "{said}");
    for bad in ["<img", "<script", " src=\"", "http://", "https://", "</style><"] {
        assert_eq!(page.matches(bad).count(), usize::from(bad == "</style><"), "{bad}: {page}");
    }
}

/// With `--json` a line that only shows something is left out, and one that writes a file is not.
#[test]
fn a_table_for_programs_writes_files() {
    let table = Table::new();
    let file = |name: &str| table.home().join(name).display().to_string();
    let lines = [
        "new Ann Bob".to_owned(),
        "Ann 4 v 23".to_owned(),
        "stats".to_owned(),
        "paper".to_owned(),
        format!("paper -o {}", file("paper.html")),
        format!("export -o {}", file("series.csv")),
        "rules save ours target=150".to_owned(),
    ];
    let done = table.run_with(&["table", "--json"], &lines.join("\n")).ended(0);
    assert_eq!(done.json()["schema"], 2, "one object");
    for name in ["paper.html", "series.csv"] {
        assert!(fs::exists(file(name)).unwrap(), "{name}");
    }
    table.ok("rules show ours");
}

#[cfg(unix)]
#[test]
fn the_board_follows_the_ledger() {
    let table = Table::new();
    table.ok("new Ann Bob name=first");
    let board = Board::open(&table, &[]);
    assert!(board.says().contains("Ann 0 100 to go"), "{}", board.says());
    table.ok("hand Ann 4 v 23");
    assert!(board.says().contains("Hand 1: Ann knocks with 4 against 23, 19 points"), "{}", board.says());
    table.ok("undo");
    assert!(!board.says().contains("Hand 1"));
    let answer = board.ask("HEAD", "/", &board.host);
    assert_eq!((answer.status, answer.body.as_str()), (200, ""));
    for header in [
        "content-type: text/html; charset=utf-8",
        "cache-control: no-store",
        "x-content-type-options: nosniff",
        "referrer-policy: no-referrer",
        "cross-origin-resource-policy: same-origin",
        "frame-ancestors 'none'",
    ] {
        assert!(answer.head.to_lowercase().contains(header), "{header}: {}", answer.head);
    }
    // The page that does not load itself says so nowhere else.
    let still = board.ask("GET", "/?still=1", &board.host);
    let (itself, refresh) = (board.page(), "http-equiv=\"refresh\"");
    assert!(itself.contains(refresh), "{itself}");
    // A screen reader reads from the start again each time, and must not have to read all to stop that.
    assert!(itself.contains("<main><p class=\"faint still\"><a href=\"/?still=1\""), "{itself}");
    assert!(still.status == 200 && !still.body.contains(refresh), "{}", still.body);
    assert!(still.body.contains("href=\"/\"") && text_of(&still.body).contains("Ann 0 100 to go"));
    // The current series may become another one. A board that was opened for a series stays with it.
    let named = Board::open(&table, &["--series", "first"]);
    table.ok("new Cid Dan");
    assert!(board.says().contains("Gin rummy: Cid and Dan"));
    assert!(named.says().contains("Gin rummy: Ann and Bob"));
    assert_eq!((board.stops(), named.stops()), (0, 0));
}

#[cfg(unix)]
#[test]
fn the_board_says_that_the_ledger_cannot_be_read() {
    let table = Table::new();
    table.ok("new Ann Bob name=first");
    table.ok("hand Ann 4 v 23");
    let board = Board::open(&table, &[]);
    let note = "The ledger cannot be read right now.";
    assert!(!board.page().contains(note));
    let (path, text) = table.file();
    fs::write(&path, "junk = ").unwrap();
    let page = board.page();
    assert!(page.contains(note) && page.contains("Hand 1"), "{page}");
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    assert!(board.page().contains(note));
    fs::remove_dir(&path).unwrap();
    fs::write(&path, text).unwrap();
    assert!(!board.page().contains(note));
    table.ok("series delete first --yes");
    assert!(board.says().contains("No series is being played."), "{}", board.says());
    assert_eq!(board.stops(), 0);
}

#[test]
fn a_series_that_was_renamed_is_not_unreadable() {
    let table = Table::new();
    table.ok("new Ann Bob name=first");
    table.ok("hand Ann 4 v 23");
    let (named, current) = (Board::open(&table, &["--series", "first"]), Board::open(&table, &[]));
    assert!(named.says().contains("Hand 1"));
    table.ok("series rename first second");
    for _ in 0..2 {
        let page = named.page();
        assert!(page.contains("no longer in the ledger under its old name"), "{page}");
        assert!(page.contains("Hand 1") && !page.contains("cannot be read"), "{page}");
    }
    assert!(current.says().contains("Hand 1") && !current.says().contains("no longer"));
    table.ok("series rename second first");
    table.ok("hand Ann 4 v 23");
    assert!(named.says().contains("Hand 2") && !named.says().contains("no longer"));
    // Without the ledger itself, as on a disk that was unplugged, nothing is known.
    let away = table.ledger().with_extension("away");
    fs::rename(table.ledger(), &away).unwrap();
    assert!(named.says().contains("The ledger cannot be read right now."), "{}", named.says());
}

#[test]
fn a_board_that_cannot_be_opened_says_why() {
    let table = Table::new();
    table.run("board --port 0").ended(2);
    table.ok("new Ann Bob");
    let board = Board::open(&table, &[]);
    let port = board.host.split(':').nth(1).unwrap();
    let done = table.run(&format!("board --port {port}")).ended(3);
    assert!(done.err.contains(&format!("another program uses port {port}\nhint: ")), "{}", done.err);
    table.run_with(&["table"], "board\n").ended(2).warns("`board` cannot run at the table");
}

#[cfg(unix)]
#[test]
fn the_address_is_drawn_for_phones_in_the_network() {
    use crate::terminal::Terminal;

    let table = Table::new();
    table.ok("new Ann Bob");
    let said_in = |columns, words: &[&str]| {
        let mut at = Terminal::sized(&table, &[&["board", "--port", "0"], words].concat(), columns);
        let said = at.until("Ctrl-C stops it");
        at.interrupts();
        at.closes();
        said
    };
    let said = |words: &[&str]| said_in(80, words);
    let here = said(&[]);
    assert!(here.contains("The score of series") && here.contains("at http://127.0.0.1:"), "{here}");
    assert!(here.contains("Only this computer can open it") && here.lines().count() < 5, "{here}");
    // Without a network there is nothing to draw.
    if std::net::UdpSocket::bind("0.0.0.0:0").unwrap().connect("192.0.2.1:9").is_err() {
        assert_eq!(table.run("board --lan --port 0").status, 3);
        return;
    }
    let everywhere = said(&["--lan"]);
    assert!(
        everywhere.contains("Everyone on your network") && everywhere.lines().count() > 15,
        "{everywhere}"
    );
    // The address of those who enter is drawn in place of the other, and its line is never broken.
    let enter = said_in(60, &["--lan", "--enter"]);
    assert!(enter.contains("can look at the score") && enter.lines().count() > 15, "{enter}");
    assert!(enter.contains("Whoever has this address can enter hands: http://"), "{enter}");
    // A code that does not fit cannot be read.
    let narrow = said_in(30, &["--lan"]);
    assert!(narrow.lines().count() < 10, "{narrow}");
    let plain = said(&["--lan", "--plain"]);
    assert!(plain.lines().count() < 5, "{plain}");
}
