//! A phone that sends forms to a board.

use std::io::Read;

use crate::phone::running::{Answer, Board, text_of};
use crate::table::Table;

/// A form that is sent, with everything that can be wrong in it.
pub struct Form<'f> {
    pub method: &'f str,
    pub path: String,
    pub host: String,
    pub headers: Vec<String>,
    pub body: String,
}

pub struct Phone {
    pub board: Board,
    pub path: String,
}

impl Phone {
    pub fn open(table: &Table) -> Phone {
        let board = Board::open(table, &["--enter"]);
        let path = board.path.clone().unwrap();
        Phone { board, path }
    }

    pub fn form(&self, step: &str, body: &str) -> Form<'static> {
        Form {
            method: "POST",
            path: format!("{}{step}", self.path),
            host: self.board.host.clone(),
            headers: vec![
                format!("Origin: http://{}", self.board.host),
                "Content-Type: application/x-www-form-urlencoded".to_owned(),
            ],
            body: body.to_owned(),
        }
    }

    pub fn sends(&self, form: &Form<'_>) -> Answer {
        let Form { method, path, host, headers, body } = form;
        let headers: String = headers.iter().map(|header| format!("{header}\r\n")).collect();
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\n{headers}Content-Length: {length}\r\n\r\n{body}"
        );
        self.board.asked(request.as_bytes())
    }

    pub fn posts(&self, step: &str, body: &str) -> Answer {
        self.sends(&self.form(step, body))
    }

    pub fn gets(&self, query: &str) -> Answer {
        self.board.ask("GET", &format!("{}{query}", self.path), &self.board.host)
    }

    /// The seal after which the form would be recorded.
    pub fn after(&self) -> String {
        seal_of(&self.gets("").body)
    }

    /// Records, and follows where that leads.
    pub fn records(&self, body: &str) -> Answer {
        let done = self.posts("record", &format!("{body}&after={}", self.after()));
        assert_eq!(done.status, 303, "{}", text(&done));
        self.board.ask("GET", &leads_to(&done), &self.board.host)
    }
}

pub fn leads_to(answer: &Answer) -> String {
    let line = answer.head.lines().find_map(|line| line.strip_prefix("location: "));
    line.unwrap_or_else(|| panic!("{}", answer.head)).to_owned()
}

/// The seal after which the form of a page is recorded.
pub fn seal_of(page: &str) -> String {
    let (_, after) = page.split_once("name=\"after\" value=\"").unwrap_or_else(|| panic!("{page}"));
    after.split('"').next().unwrap().to_owned()
}

pub fn text(answer: &Answer) -> String {
    if answer.body.contains("<style>") { text_of(&answer.body) } else { answer.body.clone() }
}

pub fn lines(table: &Table) -> Vec<String> {
    let (_, text) = table.file();
    text.lines().filter_map(|line| line.strip_prefix("line = ")).map(str::to_owned).collect()
}

/// Presses Ctrl-C, and returns what was said besides the answer.
pub fn stopped(board: Board) -> String {
    let mut running = board.running;
    let id = running.0.id().to_string();
    assert!(std::process::Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    let mut said = String::new();
    running.0.stderr.as_mut().unwrap().read_to_string(&mut said).unwrap();
    said
}
