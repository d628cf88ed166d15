//! What is said next to an answer, and at once: remarks, warnings and errors, on standard error.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use anstream::AutoStream;

use crate::commands::run::failure::Failure;
use crate::say::text::{Line, Style, Text};
use crate::show::diagnostic::Diagnostic;
use crate::show::render::{StreamStyle, rendered};
use crate::show::words::{and_more, typed_at_table};
use ginscore_notation::Mistakes;

/// Where remarks, warnings and errors go, and how they look.
#[derive(Clone)]
pub struct Remarks {
    pub(crate) to: Arc<Mutex<dyn Write + Send>>,
    pub style: StreamStyle,
    pub quiet: bool,
    /// True where commands are typed without the program's name, as at a table.
    pub at_table: bool,
}

impl Remarks {
    pub fn on_stderr(style: StreamStyle, quiet: bool) -> Remarks {
        Remarks::on(AutoStream::always_ansi(io::stderr()), style, quiet)
    }

    pub fn on(stream: impl Write + Send + 'static, style: StreamStyle, quiet: bool) -> Remarks {
        Remarks { to: Arc::new(Mutex::new(stream)), style, quiet, at_table: false }
    }

    /// The text with its commands as they are typed here.
    pub fn as_typed(&self, text: Text) -> Text {
        if self.at_table { text.map_words(typed_at_table) } else { text }
    }

    /// Prints a remark, unless `--quiet` is given.
    pub fn remark(&self, text: impl Into<Text>) {
        if !self.quiet {
            self.warn(text);
        }
    }

    pub fn warn(&self, text: impl Into<Text>) {
        self.write(&rendered(&self.as_typed(text.into()), self.style));
    }

    /// Prints each of these warnings, and how many more there are, unless `--quiet` is given.
    pub fn remark_all(&self, reports: &Mistakes<Diagnostic>) {
        if !self.quiet {
            self.warn_all(reports);
        }
    }

    pub fn warn_of(&self, report: &Diagnostic) {
        self.warn(report.text("warning", self.style));
    }

    pub fn warn_all(&self, reports: &Mistakes<Diagnostic>) {
        for report in reports.kept() {
            self.warn_of(report);
        }
        if let Some(more) = and_more(reports.more()) {
            self.warn(more);
        }
    }

    /// Reports a failure. Of the mistakes of one line only the first is shown, and the others are counted: often they
    /// follow from it.
    pub fn report(&self, failure: &Failure) {
        let mut last: Option<&Diagnostic> = None;
        let mut more = failure.reports.more();
        for report in failure.reports.kept() {
            if last.is_some_and(|last| last.is_of_same_line(report)) {
                more += 1;
                continue;
            }
            if last.is_some() {
                self.write("\n");
            }
            last = Some(report);
            let report = if self.at_table { report.clone().at_table() } else { report.clone() };
            self.write(&rendered(&report.text("error", self.style), self.style));
        }
        if let Some(more) = and_more(more) {
            self.write(&rendered(&Line::from(more).in_style(Style::Dim).into(), self.style));
        }
    }

    /// Writes text as it is. If it cannot be written, the command still goes ahead.
    pub fn write(&self, text: &str) {
        if let Ok(mut stream) = self.to.lock() {
            let _ = stream.write_all(text.as_bytes());
        }
    }
}
