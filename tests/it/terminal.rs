//! The program at a pseudo-terminal.

use std::io::Write;
use std::process::Command;

use rexpect::session::{PtySession, spawn_command};

use crate::table::Table;

/// How long anything is waited for, in milliseconds. An answer takes a few; this is for a machine that does ten other things.
const PATIENCE: u64 = 60_000;

pub struct Terminal(pub PtySession);

impl Terminal {
    pub fn new(table: &Table, words: &[&str]) -> Terminal {
        Terminal::with(table, words, &[])
    }

    pub fn with(table: &Table, words: &[&str], variables: &[(&str, &str)]) -> Terminal {
        Terminal::after("", table, words, variables)
    }

    /// The program at a pseudo-terminal that draws, with that many columns.
    pub fn sized(table: &Table, words: &[&str], columns: u16) -> Terminal {
        let size = format!("stty cols {columns} rows 24;");
        Terminal::after(&size, table, words, &[("PATH", "/usr/bin:/bin"), ("LANG", "en_US.UTF-8")])
    }

    /// The same in color, so that offered lines are shown.
    pub fn dimming(table: &Table, words: &[&str], columns: u16) -> Terminal {
        let size = format!("stty cols {columns} rows 24;");
        let variables = [("PATH", "/usr/bin:/bin"), ("LANG", "en_US.UTF-8"), ("NO_COLOR", "")];
        Terminal::after(&size, table, words, &variables)
    }

    /// The program in a shell that says first which process it is, and at the end how the terminal is.
    pub fn watched(table: &Table, words: &[&str]) -> Terminal {
        let script = "trap 'stty -a' EXIT; sh -c 'echo \"process=$$.\"; exec \"$0\" \"$@\"'";
        Terminal::after(script, table, words, &[("PATH", "/usr/bin:/bin")])
    }

    /// The program after a command of the shell, which prints the exit status of the program.
    fn after(before: &str, table: &Table, words: &[&str], variables: &[(&str, &str)]) -> Terminal {
        let script = format!("{before} \"$0\" \"$@\"; echo \"status=$?\"");
        let mut command = Command::new("/bin/sh");
        command
            .args(["-c", &script, env!("CARGO_BIN_EXE_ginscore")])
            .args(words)
            .env_clear()
            .envs(table.variables())
            .env("TERM", "xterm")
            .env("NO_COLOR", "1")
            .envs(variables.iter().copied())
            .current_dir(env!("CARGO_MANIFEST_DIR"));
        Terminal(spawn_command(command, Some(PATIENCE)).unwrap())
    }

    /// Gives the window that many columns.
    pub fn resize(&mut self, columns: u16) {
        let window = self.0.process().get_file_handle().unwrap();
        let mut stty = Command::new("stty");
        let status = stty.args(["cols", &columns.to_string(), "rows", "24"]).stdin(window).status().unwrap();
        assert!(status.success());
    }

    pub fn types(&mut self, typed: &str) {
        self.0.send(typed).unwrap();
        self.0.flush().unwrap();
    }

    /// Types what is not text.
    pub fn types_bytes(&mut self, typed: &[u8]) {
        self.0.process().get_file_handle().unwrap().write_all(typed).unwrap();
    }

    /// Waits until it says so, then types.
    #[track_caller]
    pub fn when(&mut self, said: &str, typed: &str) {
        self.says(said);
        self.types(typed);
    }

    /// Waits for the prompt, types a line, and waits for the answer.
    #[track_caller]
    pub fn line(&mut self, prompt: &str, line: &str, answer: &str) {
        self.when(prompt, &format!("{line}\r"));
        self.says(answer);
    }

    /// Waits until it says so.
    #[track_caller]
    pub fn says(&mut self, said: &str) {
        self.until(said);
    }

    /// Waits until it says so, and returns everything that came before.
    #[track_caller]
    pub fn until(&mut self, said: &str) -> String {
        match self.0.exp_string(said) {
            Ok(before) => before,
            Err(error) => panic!("waiting for {said:?}: {error}"),
        }
    }

    /// Waits until it says something like this, and returns what that is.
    pub fn like(&mut self, regex: &str) -> String {
        match self.0.exp_regex(regex) {
            Ok((_, said)) => said,
            Err(error) => panic!("waiting for {regex:?}: {error}"),
        }
    }

    /// Waits for the prompt, quits, and waits for the end.
    #[track_caller]
    pub fn quits(mut self, prompt: &str) {
        self.when(prompt, "quit\r");
        self.ends(0);
    }

    #[track_caller]
    pub fn ends(mut self, status: i32) {
        self.says(&format!("status={status}"));
        self.closes();
    }

    /// Waits until nothing runs there any more: Ctrl-C ends the shell together with the program.
    pub fn closes(mut self) {
        self.0.exp_eof().unwrap();
    }
}
