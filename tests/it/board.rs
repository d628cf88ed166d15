//! The score on other screens: the page of `board`, which is attacked here.

use std::fs;
use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::table::Table;

/// How long anything is waited for. A page takes milliseconds; this is for a machine that does ten other things.
const PATIENCE: Duration = Duration::from_secs(60);

fn until(what: &str, mut holds: impl FnMut() -> bool) {
    let start = Instant::now();
    while !holds() {
        assert!(start.elapsed() < PATIENCE, "waiting for {what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

fn check_whole(page: &str) {
    assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>\n"), "{page}");
}

/// What a page says, without its tags and its style.
pub fn text_of(page: &str) -> String {
    let (head, style) = page.split_once("<style>").unwrap();
    let body = style.split_once("</style>").unwrap().1;
    let mut text = String::new();
    let mut is_tag = false;
    for sign in format!("{head}{body}").chars() {
        match sign {
            '<' => is_tag = true,
            '>' => {
                is_tag = false;
                text.push(' ');
            }
            _ if is_tag => {}
            _ => text.push(sign),
        }
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ").replace(" .", ".").replace(" ,", ",")
}

/// Runs lines at a table, and returns the page of the board then.
pub fn page_after(table: &Table, lines: &str) -> String {
    table.run_with(&["table", "--quiet"], lines).ended(0);
    Board::open(table, &[]).page()
}

/// The same, and what the page says.
fn after(table: &Table, lines: &str) -> String {
    text_of(&page_after(table, lines))
}

#[test]
fn the_page_is_as_the_series_after_every_line() {
    let table = Table::new();
    let said = after(&table, "new Ann Bob dealer=Ann stake=0.05\n");
    assert!(said.contains("Gin rummy: Ann and Bob Ann 0 100 to go Bob 0 100 to go Ann deals."), "{said}");
    let said = after(&table, "Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s # secret\n");
    assert!(said.contains("Ann 6 94 to go Bob 0 100 to go +6 knock Hand 1: "), "{said}");
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

/// A program that runs while the test goes on. It is killed with the test.
pub struct Running(pub Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Running {
    fn start(table: &Table, words: &[&str]) -> Running {
        let mut command = table.command(env!("CARGO_BIN_EXE_ginscore"));
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        Running(command.spawn().unwrap())
    }

    fn types(&mut self, line: &str) {
        self.0.stdin.as_mut().unwrap().write_all(line.as_bytes()).unwrap();
    }

    /// Ends the input and waits for the end.
    fn ends(mut self) -> (i32, String) {
        drop(self.0.stdin.take());
        let mut err = String::new();
        // What is not read could fill the pipe.
        let mut out = self.0.stdout.take().unwrap();
        let reading = std::thread::spawn(move || std::io::copy(&mut out, &mut std::io::sink()));
        self.0.stderr.take().unwrap().read_to_string(&mut err).unwrap();
        let _ = reading.join();
        (self.0.wait().unwrap().code().unwrap(), err)
    }
}

pub struct Board {
    pub running: Running,
    pub url: String,
    /// The host and the port of its address.
    pub host: String,
    /// The path of those who enter: `/K7QF-3MXD/`.
    #[cfg_attr(not(unix), expect(dead_code, reason = "only the tests of entering ask for it"))]
    pub path: Option<String>,
}

pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Board {
    pub fn open(table: &Table, words: &[&str]) -> Board {
        let words = [&["board", "--port", "0", "--json"], words].concat();
        let mut running = Running::start(table, &words);
        let mut line = String::new();
        BufReader::new(running.0.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let answer: Value = serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line}"));
        let url = answer["url"].as_str().unwrap().to_owned();
        let host = url.trim_start_matches("http://").trim_end_matches('/').to_owned();
        let path = answer["enter"]
            .as_str()
            .map(|enter| enter.strip_prefix(url.trim_end_matches('/')).unwrap().to_owned());
        Board { running, url, host, path }
    }

    /// A board in another language. With `--json` it would be in English.
    pub fn in_language(table: &Table, words: &[&str], lang: &str) -> Board {
        let file = table.home().join("said");
        let mut command = table.command(env!("CARGO_BIN_EXE_ginscore"));
        command.args(["board", "--port", "0", "--lang", lang]).args(words);
        command.stdout(fs::File::create(&file).unwrap()).stderr(Stdio::null());
        let running = Running(command.spawn().unwrap());
        let mut addresses: Vec<String> = Vec::new();
        until("the addresses", || {
            let said = fs::read_to_string(&file).unwrap();
            let words = said.split_whitespace().filter(|word| word.starts_with("http://"));
            // The made-up language has brackets around it.
            addresses = words.map(|url| url.trim_end_matches(|sign| sign != '/').to_owned()).collect();
            said.lines().count() > 1 + addresses.len() && !addresses.is_empty()
        });
        let url = addresses.remove(0);
        let host = url.trim_start_matches("http://").trim_end_matches('/').to_owned();
        let path = addresses.first().map(|enter| enter[url.len() - 1..].to_owned());
        Board { running, url, host, path }
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(&self.host).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream
    }

    /// What is answered to these bytes, until the connection is closed.
    pub fn answer(&self, request: &[u8]) -> String {
        let mut stream = self.connect();
        // The board may close it before everything is sent.
        let _ = stream.write_all(request).and_then(|()| stream.shutdown(Shutdown::Write));
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        String::from_utf8(answer).unwrap()
    }

    pub fn ask(&self, method: &str, path: &str, host: &str) -> Answer {
        self.asked(format!("{method} {path} HTTP/1.1\r\nHost: {host}\r\n\r\n").as_bytes())
    }

    pub fn asked(&self, request: &[u8]) -> Answer {
        let answer = self.answer(request);
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_else(|| panic!("{answer:?}"));
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        Answer { status, head: head.to_owned(), body: body.to_owned() }
    }

    pub fn page(&self) -> String {
        let answer = self.ask("GET", "/", &self.host);
        assert_eq!(answer.status, 200, "{}{}", answer.head, answer.body);
        check_whole(&answer.body);
        answer.body
    }

    fn says(&self) -> String {
        text_of(&self.page())
    }

    /// Presses Ctrl-C, and returns the status.
    #[cfg(unix)]
    pub fn stops(mut self) -> i32 {
        let id = self.running.0.id().to_string();
        assert!(std::process::Command::new("kill").args(["-INT", &id]).status().unwrap().success());
        self.running.0.wait().unwrap().code().unwrap()
    }
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
    assert!(itself.contains(refresh) && itself.contains("href=\"/?still=1\""), "{itself}");
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

/// Requests that are refused, some of each kind: the fuzz target `board_request` sends all others. `HOST` is the host of the
/// board.
fn hostile_requests() -> Vec<Vec<u8>> {
    let long = "x".repeat(100_000);
    let first = [
        "POST / HTTP/1.1",
        "get / HTTP/1.1",
        "GE\0T / HTTP/1.1",
        "GET /../../etc/passwd HTTP/1.1",
        "GET http://HOST@evil.example/ HTTP/1.1",
        "GET * HTTP/1.1",
        "GET / HTTP/2",
        "GET / HTTP/1.1 x",
        "GET /",
    ]
    .map(|first| format!("{first}\r\nHost: HOST\r\n\r\n"));
    let headers = [
        "",
        "Host: evil.example\r\n",
        "Host: user@HOST\r\n",
        "Host: HOST\r\nHost: HOST\r\n",
        "Host : HOST\r\n",
        "Host: HOST\r\n folded: x\r\n",
        "X-Forwarded-Host: HOST\r\n",
        "Host: HOST\r\nContent-Length: -1\r\n",
        "Host: HOST\r\nTransfer-Encoding: gzip\r\n",
        &format!("Host: HOST\r\nX: {long}\r\n"),
        &format!("{}Host: HOST\r\n", "X: y\r\n".repeat(65)),
    ]
    .map(|headers| format!("GET / HTTP/1.1\r\n{headers}\r\n"));
    let others = [
        format!("GET /{long} HTTP/1.1\r\nHost: HOST\r\n\r\n"),
        String::new(),
        "GET / HTTP/1.1\r\nHost: HOST\r\n".to_owned(),
        "\r\n".repeat(50_000),
        long,
    ];
    // A request for TLS, and null bytes.
    let bytes = [b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03".to_vec(), vec![0; 10_000]];
    first.into_iter().chain(headers).chain(others).map(String::into_bytes).chain(bytes).collect()
}

#[test]
fn hostile_requests_get_nothing() {
    let table = Table::new();
    table.ok("new Ann Bob name=first");
    table.ok("hand Ann 4 v 23");
    let mut board = Board::open(&table, &[]);
    let port = board.host.split(':').nth(1).unwrap().to_owned();
    for request in &hostile_requests() {
        let request = match std::str::from_utf8(request) {
            Ok(text) => text.replace("HOST", &board.host).into_bytes(),
            Err(_) => request.clone(),
        };
        let answer = board.answer(&request);
        let sent = String::from_utf8_lossy(&request[..request.len().min(200)]).into_owned();
        assert!(!answer.contains("Ann") && !answer.contains(" 200 "), "{sent:?}: {answer}");
        assert!(answer.is_empty() || answer.starts_with("HTTP/1."), "{sent:?}: {answer}");
        assert!(answer.matches("HTTP/1.").count() <= 1, "{sent:?}: {answer}");
        let status = answer.split(' ').nth(1).unwrap_or_default();
        assert!(
            ["", "400", "404", "405", "414", "421", "431", "505"].contains(&status),
            "{sent:?}: {answer}"
        );
    }
    // Of many requests in a connection, one is answered.
    let one = format!("GET / HTTP/1.1\r\nHost: {}\r\n\r\n", board.host);
    let answer = board.answer(one.repeat(50).as_bytes());
    assert_eq!(answer.matches("HTTP/1.1 200 OK").count(), 1, "{answer}");
    for first in ["POST / HTTP/1.1", "GET /x HTTP/1.1"] {
        let both = format!("{first}\r\nHost: {}\r\nContent-Length: {}\r\n\r\n{one}", board.host, one.len());
        assert!(!board.answer(both.as_bytes()).contains("Ann"), "{first}");
    }
    // What is unusual and right is answered.
    for request in [
        format!("GET / HTTP/1.0\r\nHost: {}\r\n\r\n", board.host),
        format!("GET / HTTP/1.1\nhOST:{}\n\n", board.host),
        format!("\r\n\r\nGET /?x=../.. HTTP/1.1\r\nHost: LOCALHOST:{port}\r\nExpect: 100-continue\r\n\r\n"),
        format!("GET http://{} HTTP/1.1\r\nHost: localhost:{port}\r\nUpgrade: h2c\r\n\r\n", board.host),
    ] {
        assert!(board.answer(request.as_bytes()).contains("Hand 1"), "{request}");
    }
    assert!(board.says().contains("Hand 1"));
    assert!(board.running.0.try_wait().unwrap().is_none());
    assert_eq!(table.ok("audit").status, 0);
    // A page whose name leads here does not learn the address either.
    let refused = board.ask("GET", "/", "evil.example");
    assert_eq!(refused.status, 421, "{}", refused.body);
    let whole = format!("{}{}", refused.head, refused.body);
    assert!(!whole.contains("127.0.0.1") && !whole.contains(&port), "{whole}");
    let url = &board.url;
    assert!(board.ask("GET", "/x", &board.host).body.contains(url));
}

/// A port scan's worth of connections that say nothing, or begin to, keeps neither the board nor the table from anything.
#[test]
fn idle_connections_do_not_starve_the_board() {
    let table = Table::new();
    table.ok("new Ann Bob target=9999");
    let board = Board::open(&table, &[]);
    let mut evening = Running::start(&table, &["table", "--quiet"]);
    let mut idle = Vec::new();
    for hand in 1..=5 {
        for number in 0..100 {
            let mut stream = board.connect();
            if number % 2 == 0 {
                let _ = stream.write_all(b"GET / HTTP/1.1\r\nX: ");
            }
            idle.push(stream);
        }
        // Of all of them, the board keeps no more than it has room for, and has few other files open.
        #[cfg(target_os = "linux")]
        assert!(fs::read_dir(format!("/proc/{}/fd", board.running.0.id())).unwrap().count() < 160);
        evening.types("Ann 4 v 23\n");
        let shows = format!("Hand {hand}: Ann knocks");
        until(&shows, || board.says().contains(&shows));
    }
    assert_eq!(evening.ends().0, 0);
    assert_eq!(table.hands(), 5);
    // The oldest were closed.
    let closed = |stream: &mut TcpStream| {
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        match stream.read(&mut [0; 1]) {
            Ok(read) => read == 0,
            Err(error) => [ErrorKind::ConnectionReset, ErrorKind::ConnectionAborted].contains(&error.kind()),
        }
    };
    assert!(idle.iter_mut().take(300).all(closed));
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
        at.types("\u{3}");
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
