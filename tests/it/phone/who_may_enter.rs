//! Who may enter from a phone, and several who enter at once.

use crate::phone::form::{Form, Phone, leads_to, lines, seal_of, stopped, text};
use crate::phone::running::{Board, text_of};
use crate::table::{Table, sized};
use crate::terminal::Terminal;

#[test]
fn without_enter_there_is_no_way_to_write() {
    let table = Table::new();
    table.ok("new Ann Bob");
    let board = Board::open(&table, &[]);
    assert_eq!(board.path, None);
    for path in ["/", "/K7QF-3MXD/", "/K7QF-3MXD/record", "/record", "/undo"] {
        for method in ["POST", "PUT", "DELETE", "PATCH"] {
            let status = board.ask(method, path, &board.host).status;
            assert_eq!(status, 405, "{method} {path}");
        }
    }
    assert_eq!(board.ask("GET", "/K7QF-3MXD/", &board.host).status, 404);
    assert_eq!((table.hands(), board.stops()), (0, 0));
}

#[test]
fn the_code_is_new_each_time_and_only_where_it_belongs() {
    let table = Table::new();
    table.ok("new Ann Bob");
    let (one, two) = (Phone::open(&table), Phone::open(&table));
    assert_ne!(one.path, two.path);
    let signs = one.path.trim_matches('/');
    assert_eq!((signs.len(), signs.as_bytes()[4]), (9, b'-'));
    assert!(signs.bytes().all(|sign| b"23456789ACDEFHJKMNPRTVWXY-".contains(&sign)), "{signs}");
    let done = one.posts("record", &format!("end=draw&after={}", one.after()));
    assert_eq!(done.status, 303);
    for page in [one.board.page(), one.gets("").body, one.gets("?undo").body] {
        assert!(!page.contains(signs), "{page}");
    }
    let head = one.gets("").head.to_lowercase();
    for header in [
        "cache-control: no-store",
        "referrer-policy: same-origin",
        "x-content-type-options: nosniff",
        "x-frame-options: deny",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "default-src 'none'",
    ] {
        assert!(head.contains(header), "{header}: {head}");
    }
    assert!(!head.contains("access-control") && !head.contains("script-src"), "{head}");
    // Typed by hand.
    for path in
        [signs.to_lowercase(), signs.replace('-', ""), format!("{signs}/preview"), format!("{signs}/undo")]
    {
        let answer = one.board.ask("GET", &format!("/{path}"), &one.board.host);
        assert_eq!((answer.status, leads_to(&answer)), (303, one.path.clone()), "{path}");
    }
    let (signs, url) = (signs.to_owned(), one.board.url.clone());
    let said = stopped(one.board);
    assert!(said.contains("from a phone: ") && !said.contains(&signs) && !said.contains(&url), "{said}");
}

#[test]
fn every_check_refuses_alone() {
    let table = Table::new();
    table.ok("new Ann Bob");
    let phone = Phone::open(&table);
    let (host, after) = (phone.board.host.clone(), phone.after());
    let body = format!("end=draw&after={after}");
    let right = || phone.form("record", &body);
    let headers = |of: &[&str]| of.iter().map(|header| (*header).to_owned()).collect::<Vec<_>>();
    let kind = "Content-Type: application/x-www-form-urlencoded";
    let own = format!("Origin: http://{host}");
    let refused = |what: &str, status: u16, form: Form<'_>| {
        let answer = phone.sends(&form);
        assert_eq!(answer.status, status, "{what}: {}", answer.body);
        assert_eq!(table.hands(), 0, "{what}");
    };
    refused("another host", 421, Form { host: "evil.example".to_owned(), ..right() });
    refused("a wrong code", 404, Form { path: "/AAAA-AAAA/record".to_owned(), ..right() });
    refused("another step", 404, Form { path: format!("{}other", phone.path), ..right() });
    refused("another method", 405, Form { method: "PUT", ..right() });
    refused("a form for the page", 405, Form { path: phone.path.clone(), ..right() });
    for origin in ["null", "http://evil.example", "http://127.0.0.1"] {
        let origin = format!("Origin: {origin}");
        refused(&origin, 403, Form { headers: headers(&[&origin, kind]), ..right() });
    }
    refused("two origins", 403, Form { headers: headers(&[&own, &own, kind]), ..right() });
    for site in ["cross-site", "same-site", ""] {
        let site = format!("Sec-Fetch-Site: {site}");
        refused(&site, 403, Form { headers: headers(&[&own, &site, kind]), ..right() });
    }
    // Other types, packed forms and wrong fields are tested in the crate of the board and with the fields.
    let other = "Content-Type: text/plain";
    refused(other, 415, Form { headers: headers(&[&own, other]), ..right() });
    let long = format!("{body}&line={}", "x".repeat(8192));
    refused("a long form", 413, Form { body: long, ..right() });
    for bad in ["", "end=draw", &format!("{body}&x=1"), &format!("{body}&line=%0a")] {
        refused(bad, 400, Form { body: bad.to_owned(), ..right() });
    }
    // Chunks are counted as they come.
    let chunk = format!("{:x}\r\n{}\r\n", 5000, "x".repeat(5000));
    let head = format!(
        "POST {}record HTTP/1.1\r\nHost: {host}\r\n{kind}\r\nTransfer-Encoding: chunked\r\n\r\n",
        phone.path
    );
    let answer = phone.board.asked(format!("{head}{chunk}{chunk}0\r\n\r\n").as_bytes());
    assert_eq!((answer.status, table.hands()), (413, 0));
    // The real headers of a phone, of this computer, and of a program.
    for (number, real) in
        [headers(&[&own, kind]), headers(&[&own, "Sec-Fetch-Site: same-origin", kind]), headers(&[kind])]
            .into_iter()
            .enumerate()
    {
        let body = format!("end=draw&after={}", phone.after());
        let kind = real.clone();
        let answer = phone.sends(&Form { headers: kind, body, ..right() });
        assert_eq!((answer.status, table.hands()), (303, number + 1), "{real:?}: {}", answer.body);
    }
    assert_eq!(phone.board.stops(), 0);
}

/// What happens after more of them, from several addresses, is tested in the crate of the board.
#[test]
fn wrong_codes_are_said_at_the_terminal_without_the_code() {
    let table = Table::new();
    table.ok("new Ann Bob");
    let phone = Phone::open(&table);
    let status = |path: &str| phone.board.ask("GET", path, &phone.board.host).status;
    for _ in 0..20 {
        assert_eq!(status("/AAAA-AAAA/"), 404);
    }
    assert_eq!((status("/AAAA-AAAA/"), status(&phone.path), status("/")), (429, 429, 200));
    let answer = phone.gets("");
    let after = answer.head.lines().find_map(|line| line.strip_prefix("retry-after: ")).unwrap();
    assert!((1..=60).contains(&after.parse::<u32>().unwrap()), "{}", answer.head);
    assert!(answer.body.contains("Wait a minute."), "{}", answer.body);
    let Phone { board, path } = phone;
    let said = stopped(board);
    assert!(
        said.contains("20 wrong addresses from 127.0.0.1") && !said.contains(path.trim_matches('/')),
        "{said}"
    );
}

/// Two phones and a table at a terminal enter at the same time: what was confirmed is there once, and nothing else.
#[test]
fn whoever_enters_at_once_records_each_hand_once() {
    // A long series would take most of the time to be shown again.
    for times in [30, 40, 40, 40, 50].into_iter().take(sized(1, 5)) {
        all_enter_at_once(times);
    }
}

/// What is said first: a hand that came from elsewhere, with its number, that a line was not recorded, or that it was.
fn what_became(text: &str) -> Option<(usize, usize)> {
    let numbered = |start: usize| {
        let digits = text[start..].find(|sign: char| !sign.is_ascii_digit()).map(|length| start + length);
        digits.filter(|end| *end > start)
    };
    let after = |words: &str| text.find(words).map(|start| (start, start + words.len()));
    let elsewhere = after("recorded elsewhere: hand ").and_then(|(start, end)| Some((start, numbered(end)?)));
    let own = text.match_indices("hand ").find_map(|(start, words)| {
        let end = numbered(start + words.len())?;
        text[end..].starts_with(": a draw").then_some((start, end))
    });
    [elsewhere, after("this was not recorded"), own].into_iter().flatten().min()
}

fn all_enter_at_once(times: u32) {
    let table = Table::new();
    table.ok("new Ann Bob dealer=Ann");
    let phone = Phone::open(&table);
    std::thread::scope(|scope| {
        for who in ["a", "b"] {
            let phone = &phone;
            scope.spawn(move || {
                for number in 0..times {
                    let line = format!("line=draw+%23+{who}{number}");
                    let mut after = phone.after();
                    loop {
                        let form = format!("{line}&after={after}");
                        let answer = phone.posts("record", &form);
                        if answer.status == 303 {
                            // A second tap changes nothing.
                            assert!([303, 409].contains(&phone.posts("record", &form).status));
                            break;
                        }
                        assert_eq!(answer.status, 409, "{}", text(&answer));
                        after = seal_of(&answer.body);
                    }
                }
            });
        }
        let table = &table;
        scope.spawn(move || {
            let mut at = Terminal::new(table, &["table"]);
            at.says("deals> ");
            for number in 0..times {
                at.types(&format!("draw # c{number}\r"));
                loop {
                    let said = at.finds("what became of it", what_became);
                    if said.starts_with("hand") {
                        break;
                    }
                    // Once the table has said what came meanwhile, it is typed again.
                    if said.starts_with("this") {
                        at.when("deals> ", &format!("draw # c{number}\r"));
                    }
                }
            }
            at.types("quit\r");
            at.ends(0);
        });
    });
    let mut all = lines(&table);
    all.sort();
    let mut expected: Vec<String> = ["a", "b", "c"]
        .iter()
        .flat_map(|who| (0..times).map(move |number| format!("\"draw # {who}{number}\"")))
        .collect();
    expected.sort();
    assert_eq!(all, expected);
    assert_eq!(table.ok("audit").status, 0);
    assert_eq!(phone.board.stops(), 0);
}

/// At the table, a hand from a phone is said before the next line; what was being typed is recorded only when it is
/// typed again, and never if it was the same hand.
#[test]
fn the_table_says_what_a_phone_recorded() {
    let table = Table::new();
    table.ok("new Ann Bob dealer=Ann");
    let phone = Phone::open(&table);
    let mut at = Terminal::new(&table, &["table"]);
    at.says("Ann deals> ");
    phone.records("by=Ann&end=knock&own=4&other=23");
    // The same hand, typed at the table: it is there once.
    at.types("Ann 4 v 23\r");
    at.says("this was already recorded elsewhere");
    at.says("recorded elsewhere: hand 1: Ann knocks with 4 against 23, 19 points");
    at.says("> ");
    assert_eq!(table.hands(), 1);
    phone.records("by=Bob&end=gin&other=30");
    // Another hand: it waits until that is known.
    at.types("Bob 3 v 20\r");
    at.says("this was not recorded");
    at.says("recorded elsewhere: hand 2: Bob has gin");
    at.says("deals> ");
    assert_eq!(table.hands(), 2);
    at.types("Bob 3 v 20\r");
    at.says("hand 3: Bob knocks, 20 - 3 = 17");
    assert_eq!(table.hands(), 3);
    at.types("score\r");
    at.says("2 gin");
    at.types("quit\r");
    at.ends(0);
    let page = text_of(&phone.board.page());
    assert!(page.contains("2 gin") && page.contains("Hand 3"), "{page}");
    assert_eq!(phone.board.stops(), 0);
}
