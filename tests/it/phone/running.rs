//! A board that runs while a test goes on, and what it answers.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::table::{Table, program};

/// How long anything is waited for. A page takes milliseconds; this is for a machine that does ten other things.
pub const PATIENCE: Duration = Duration::from_secs(60);

pub fn until(what: &str, mut holds: impl FnMut() -> bool) {
    let start = Instant::now();
    while !holds() {
        assert!(start.elapsed() < PATIENCE, "waiting for {what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

pub fn check_whole(page: &str) {
    assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>\n"), "{page}");
}

/// Where a page is read without its tags, no text of two cells, keys or paragraphs runs together.
fn check_apart(page: &str) {
    const APART: &str = " td th p li h1 h2 label legend button caption a pre ";
    let body = page.split_once("</style>").map_or(page, |(_, body)| body);
    let (mut text, mut is_edge) = (String::new(), false);
    for (number, piece) in body.split('<').enumerate() {
        let (tag, words) = if number == 0 { ("", piece) } else { piece.split_once('>').unwrap() };
        let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap();
        is_edge |= !name.is_empty() && APART.contains(&format!(" {name} "));
        let Some(first) = words.chars().next() else { continue };
        let glued = is_edge
            && !first.is_whitespace()
            && text.chars().last().is_some_and(|last| !last.is_whitespace());
        assert!(!glued, "{:?} and {words:?} run together: {page}", text.lines().last());
        is_edge = false;
        text.push_str(words);
    }
}

/// What a page says, without its tags and its style.
pub fn text_of(page: &str) -> String {
    check_apart(page);
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

/// A program that runs while the test goes on. It is killed with the test.
pub struct Running(pub Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Running {
    pub fn start(table: &Table, words: &[&str]) -> Running {
        let mut command = table.command(program());
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        Running(command.spawn().unwrap())
    }

    pub fn types(&mut self, line: &str) {
        self.0.stdin.as_mut().unwrap().write_all(line.as_bytes()).unwrap();
    }

    /// Ends the input and waits for the end.
    pub fn ends(mut self) -> (i32, String) {
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
        let mut command = table.command(program());
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

    pub fn connect(&self) -> TcpStream {
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
        check_apart(&answer.body);
        answer.body
    }

    pub fn says(&self) -> String {
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
