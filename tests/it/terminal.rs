//! The program at a pseudo-terminal. What it writes is taken as it comes: nothing waits longer than for that.

use std::fs::File;
use std::io::{Read, Write};
use std::os::fd::OwnedFd;
use std::process::{Child, Command};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use pty_process::blocking::{Command as PtyCommand, open};
use rustix::termios::{LocalModes, OptionalActions, tcgetattr, tcsetattr};

use crate::table::{Table, program};

/// How long anything is waited for. An answer takes a few milliseconds; this is for a machine that does ten other things.
const PATIENCE: Duration = Duration::from_secs(60);

/// Ctrl-C and Ctrl-D.
const ENDS: [u8; 2] = [3, 4];

/// How long a program may take until it reads single keys. Some never do, and are to get the key nevertheless.
const KEY_PATIENCE: Duration = Duration::from_secs(1);

pub struct Terminal {
    process: Child,
    window: File,
    written: Receiver<Vec<u8>>,
    /// What was written and not waited for yet, but for the first bytes of a character.
    unread: String,
    begun: Vec<u8>,
}

impl Terminal {
    pub fn new(table: &Table, words: &[&str]) -> Terminal {
        Terminal::with(table, words, &[])
    }

    pub fn with(table: &Table, words: &[&str], variables: &[(&str, &str)]) -> Terminal {
        Terminal::after("", table, words, variables)
    }

    /// The program at a pseudo-terminal that draws, with that many columns.
    pub fn sized(table: &Table, words: &[&str], columns: u16) -> Terminal {
        Terminal::drawing(table, words, columns, 24)
    }

    /// The same with that many columns and lines.
    pub fn drawing(table: &Table, words: &[&str], columns: u16, rows: u16) -> Terminal {
        let size = format!("stty cols {columns} rows {rows};");
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
            .args(["-c", &script, program()])
            .args(words)
            .env_clear()
            .envs(table.variables())
            .env("TERM", "xterm")
            .env("NO_COLOR", "1")
            .envs(variables.iter().copied())
            .current_dir(env!("CARGO_MANIFEST_DIR"));
        Terminal::of(command)
    }

    /// Any program at a pseudo-terminal, with the variables of its command alone.
    pub fn of(command: Command) -> Terminal {
        let of_command = command.get_envs().filter_map(|(name, value)| Some((name, value?)));
        let at_pty =
            PtyCommand::new(command.get_program()).args(command.get_args()).env_clear().envs(of_command);
        let at_pty = match command.get_current_dir() {
            Some(folder) => at_pty.current_dir(folder),
            None => at_pty,
        };
        let (pty, end) = open().unwrap();
        let window = File::from(OwnedFd::from(pty));
        // What is typed before the program reads keys is not shown twice.
        let mut modes = tcgetattr(&window).unwrap();
        modes.local_modes.remove(LocalModes::ECHO);
        tcsetattr(&window, OptionalActions::Now, &modes).unwrap();
        let process = at_pty.spawn(end).unwrap();
        let mut output = window.try_clone().unwrap();
        let (sender, written) = channel();
        // At the end of the program, Linux has an error to read, and macOS nothing.
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                if sender.send(bytes[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        Terminal { process, window, written, unread: String::new(), begun: Vec::new() }
    }

    /// Gives the window that many columns.
    pub fn resize(&mut self, columns: u16) {
        let window = self.window.try_clone().unwrap();
        let mut stty = Command::new("stty");
        let status = stty.args(["cols", &columns.to_string(), "rows", "24"]).stdin(window).status().unwrap();
        assert!(status.success());
    }

    pub fn types(&mut self, typed: &str) {
        self.types_bytes(typed.as_bytes());
    }

    /// Types keys, which may be no text. A key that ends something is one only where the program reads single keys: before that, the
    /// terminal itself would take it.
    pub fn types_bytes(&mut self, typed: &[u8]) {
        let start = Instant::now();
        let takes_key = |window: &File| !tcgetattr(window).unwrap().local_modes.contains(LocalModes::ICANON);
        while typed.iter().any(|byte| ENDS.contains(byte))
            && !takes_key(&self.window)
            && start.elapsed() < KEY_PATIENCE
        {
            thread::sleep(Duration::from_millis(1));
        }
        self.window.write_all(typed).unwrap();
    }

    /// Ctrl-C to a program that does not read single keys.
    pub fn interrupts(&mut self) {
        self.window.write_all(b"\x03").unwrap();
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
        let find = |text: &str| text.find(said).map(|start| (start, start + said.len()));
        self.wait(&format!("{said:?}"), find).0
    }

    /// Waits until it says something that begins and ends so, and returns what is between.
    #[track_caller]
    pub fn between(&mut self, start: &str, end: &str) -> String {
        self.says(start);
        self.until(end)
    }

    /// Waits until something is found in what it says, from a place to another, and returns that.
    #[track_caller]
    pub fn finds(&mut self, wanted: &str, find: impl Fn(&str) -> Option<(usize, usize)>) -> String {
        self.wait(wanted, find).1
    }

    /// What comes before what is waited for, and that itself.
    #[track_caller]
    fn wait(&mut self, wanted: &str, find: impl Fn(&str) -> Option<(usize, usize)>) -> (String, String) {
        let start = Instant::now();
        loop {
            if let Some((from, to)) = find(&self.unread) {
                let found = (self.unread[..from].to_owned(), self.unread[from..to].to_owned());
                self.unread.drain(..to);
                return found;
            }
            match self.written.recv_timeout(PATIENCE.saturating_sub(start.elapsed())) {
                Ok(more) => self.reads(&more),
                Err(why) => panic!("waiting for {wanted}: {why}: {:?}", self.unread),
            }
        }
    }

    fn reads(&mut self, bytes: &[u8]) {
        self.begun.extend(bytes);
        let whole = match str::from_utf8(&self.begun) {
            Err(why) if why.error_len().is_none() => why.valid_up_to(),
            _ => self.begun.len(),
        };
        let bytes: Vec<u8> = self.begun.drain(..whole).collect();
        self.unread.push_str(&String::from_utf8_lossy(&bytes));
    }

    /// Waits for the end, and returns everything that came before.
    #[track_caller]
    pub fn rest(mut self) -> String {
        let start = Instant::now();
        loop {
            match self.written.recv_timeout(PATIENCE.saturating_sub(start.elapsed())) {
                Ok(more) => self.reads(&more),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(why) => panic!("waiting for the end: {why}: {:?}", self.unread),
            }
        }
        self.process.wait().unwrap();
        std::mem::take(&mut self.unread)
    }

    /// Waits for the prompt, quits, and waits for the end.
    #[track_caller]
    pub fn quits(mut self, prompt: &str) {
        self.when(prompt, "quit\r");
        self.ends(0);
    }

    #[track_caller]
    pub fn ends(mut self, status: i32) {
        self.says(&format!("status={status}\r"));
        self.closes();
    }

    /// Waits until nothing runs there any more: Ctrl-C ends the shell together with the program.
    #[track_caller]
    pub fn closes(self) {
        self.rest();
    }
}

/// What is not waited for ends with its test.
impl Drop for Terminal {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
