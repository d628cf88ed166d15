//! The environment of a command: what it may look at, ask, and say next to its answer.

pub mod remarks;
pub mod interrupts;
pub mod look;

use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde::Serialize;

use crate::commands::run::answer::Answer;
use crate::commands::run::clock::unknown_zone;
use crate::commands::run::env::look::{look, measured};
use crate::commands::run::env::remarks::Remarks;
use crate::commands::run::failure::Failure;
use crate::commands::run::options::{CardStyle, Global};
use crate::say::text::Text;
use crate::say::{Fixed, written::environment as say};
use crate::show::diagnostic::Diagnostic;
use crate::show::json;
use crate::show::mistakes::book::{warning, while_reading};
use crate::show::mistakes::integrity::copy_apart;
use crate::show::render::TextStyle;
use crate::show::series::script::NewLineRules;
use crate::show::words::quoted;
use ginscore_ledger::book::{Book, Durability, Finding, OpenedSeries};
use ginscore_notation::Mistakes;

/// The environment of a command. Whether it was typed in a shell or at a table is not part of it.
#[derive(Clone)]
pub struct Env {
    pub book: Book,
    /// The reason why there is no place for a ledger: the user has no home directory, and named none.
    pub no_ledger: Option<Diagnostic>,
    /// The ledgers that were named besides it.
    pub more_ledgers: Vec<PathBuf>,
    pub series: Option<String>,
    /// The series of the table, which is the current one there.
    pub seated: Option<String>,
    pub ask: bool,
    /// The delay before progress is shown; `None` if standard error is not a terminal or with `--quiet`.
    pub patience: Option<Duration>,
    pub look: TextStyle,
    /// Where remarks, warnings and errors go.
    pub remarks: Remarks,
    pub form: AnswerForm,
    /// The files of the series of which this command has said what was found in them.
    pub(crate) told: Arc<Mutex<HashSet<PathBuf>>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerForm {
    Text,
    Object,
    /// No answer for a line: a script that runs with `--json` prints one object at its end.
    Nothing,
}

impl Env {
    pub fn new(book: Book, look: TextStyle, remarks: Remarks) -> Env {
        Env {
            book,
            no_ledger: None,
            more_ledgers: Vec::new(),
            series: None,
            seated: None,
            ask: false,
            patience: None,
            look,
            remarks,
            form: AnswerForm::Text,
            told: Arc::default(),
        }
    }

    /// The environment of the lines of a table with that series, which may change.
    #[must_use]
    pub fn of_lines(&self, seated: Option<String>) -> Env {
        let for_program = self.form == AnswerForm::Object;
        let quiet = self.remarks.quiet || for_program;
        Env {
            series: None,
            seated,
            form: if for_program { AnswerForm::Nothing } else { self.form },
            remarks: Remarks { quiet, ..self.remarks.clone() },
            ..self.clone()
        }
    }

    #[must_use]
    pub fn for_phones(&self) -> Env {
        Env {
            form: AnswerForm::Text,
            remarks: Remarks { quiet: false, ..self.remarks.clone() },
            ..self.clone()
        }
    }

    /// The environment of a line of a table that has options of its own.
    #[must_use]
    pub fn with_options(&self, global: &Global) -> Env {
        let cards = global.card_look.map(CardStyle::look);
        let look = if global.is_plain() { look(global) } else { self.look };
        let look = look.with_cards(cards);
        let quiet = self.remarks.quiet || global.quiet;
        let (ledger, more_ledgers) = global.named_ledgers();
        let elsewhere = ledger.map(|dir| self.book.elsewhere(dir));
        Env {
            series: global.series.clone(),
            seated: self.seated.clone().filter(|_| elsewhere.is_none()),
            book: elsewhere.unwrap_or_else(|| self.book.clone()),
            more_ledgers,
            look,
            form: if global.json && self.form == AnswerForm::Text { AnswerForm::Object } else { self.form },
            remarks: Remarks { quiet, style: look.err, ..self.remarks.clone() },
            told: Arc::default(),
            ..self.clone()
        }
    }

    /// Takes the width of the terminal as it is now: a window may have another size than before.
    pub fn measure(&mut self) {
        self.look = measured(self.look);
        self.remarks.style.width = self.look.err.width;
    }

    #[must_use]
    pub fn elsewhere(&self, dir: PathBuf) -> Env {
        Env { book: self.book.elsewhere(dir), ..self.clone() }
    }

    pub fn wants_objects(&self) -> bool {
        self.form == AnswerForm::Object
    }

    pub fn wants_nothing(&self) -> bool {
        self.form == AnswerForm::Nothing
    }

    /// Returns true if somebody gets the remarks: people, or a program with its object.
    pub fn is_heard(&self) -> bool {
        !self.remarks.quiet || self.wants_objects()
    }

    /// Answers with the text, or with the object, whichever is wanted. Only that is made.
    pub fn answer<A: Into<Text>, T: Serialize>(
        &self,
        text: impl FnOnce() -> A,
        object: impl FnOnce() -> T,
    ) -> Answer {
        match self.form {
            AnswerForm::Text => Answer { text: text().into(), ..Answer::default() },
            AnswerForm::Object => Answer { data: json::printed(&object()), ..Answer::default() },
            AnswerForm::Nothing => Answer::default(),
        }
    }

    /// Answers that something is recorded. With `--quiet`, people need not be told.
    pub fn recorded<A: Into<Text>, T: Serialize>(
        &self,
        text: impl FnOnce() -> A,
        object: impl FnOnce() -> T,
    ) -> Answer {
        let answer = if self.is_heard() { self.answer(text, object) } else { Answer::default() };
        Answer { recorded: true, ..answer }
    }

    /// Answers with a text that programs do not get.
    pub fn shown<A: Into<Text>>(&self, text: impl FnOnce() -> A) -> Answer {
        match self.form {
            AnswerForm::Text => Answer { text: text().into(), ..Answer::default() },
            AnswerForm::Object | AnswerForm::Nothing => Answer::default(),
        }
    }

    /// Answers that a file was written, which is only a remark to people.
    pub fn written<T: Serialize>(&self, remark: impl Into<Text>, object: impl FnOnce() -> T) -> Answer {
        if !self.wants_objects() {
            self.remark(remark);
        }
        self.answer(Text::default, object)
    }

    /// The name of the series to use: the one asked for, else that of the table, else the current one, else the only one.
    pub fn series_name(&self) -> Result<String, Failure> {
        match (&self.series, &self.seated) {
            (Some(part), _) => self.series_named(part),
            (None, Some(name)) => Ok(name.clone()),
            (None, None) => Ok(self.book.current()?),
        }
    }

    /// The series of that name, or the only one whose name contains the part.
    pub fn series_named(&self, part: &str) -> Result<String, Failure> {
        Ok(self.book.find(part)?)
    }

    /// The names of the series asked for, or else of all in the ledger.
    pub fn names(&self) -> Result<Vec<String>, Failure> {
        match &self.series {
            Some(part) => Ok(vec![self.series_named(part)?]),
            None => Ok(self.book.names()?),
        }
    }

    /// The way in which scripts of this ledger give the standard rules.
    pub fn rules_of_new_lines(&self) -> NewLineRules {
        match self.book.default_preset() {
            Ok(None) => NewLineRules::Shortest,
            _ => NewLineRules::Named,
        }
    }

    /// Reads the series to use, and warns of everything found in it.
    pub fn open(&self) -> Result<OpenedSeries, Failure> {
        self.read(&self.series_name()?)
    }

    /// Reads the series of that name, and warns of everything found in it. Whatever a command reads a series for, it is read
    /// here; only what is looked up on the way, such as names to complete, is asked of the book itself.
    pub fn read(&self, name: &str) -> Result<OpenedSeries, Failure> {
        let opened = self.book.examine(name)?;
        self.tell(&opened);
        Ok(opened)
    }

    /// Warns of everything found in a series, once for each command.
    fn tell(&self, opened: &OpenedSeries) {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        if told.insert(opened.path.clone()) {
            self.warn_all(&while_reading(opened));
        }
    }

    /// Reads the series to use, or a file of one that has another ending, by its whole name, and warns of everything found in it.
    pub fn open_or_copy(&self) -> Result<OpenedSeries, Failure> {
        let copy = match &self.series {
            Some(file) => self.book.open_aside(file)?,
            None => None,
        };
        match copy {
            Some(copy) => {
                self.tell(&copy);
                Ok(copy)
            }
            None => self.open(),
        }
    }

    /// Makes a series the current one. If that cannot be remembered it is only a warning: the series itself is safe.
    pub fn make_current(&self, name: &str) {
        if let Some(finding) = self.book.go_on_with(name) {
            self.warn(warning(&finding, self.look.err));
        }
    }

    pub fn waiting(&self) {
        self.remark(say::Waiting.text());
    }

    /// Warns if it is not sure that something is on the disk, and of what was found on the way.
    pub fn confirm(&self, durability: Durability, findings: &[Finding]) {
        if durability == Durability::Unconfirmed {
            self.warn(say::NotConfirmed.text());
        }
        for finding in findings {
            self.warn(warning(finding, self.look.err));
        }
    }

    pub fn remark(&self, text: impl Into<Text>) {
        self.remarks.remark(text);
    }

    pub fn remark_each(&self, texts: &[String]) {
        texts.iter().for_each(|text| self.remark(text));
    }

    /// Names each copy of a series that went on separately.
    pub fn remark_copies(&self, of: &OpenedSeries) {
        let ours = match &self.series {
            None => "ginscore log".to_owned(),
            Some(_) => format!("ginscore log --series {}", quoted(&of.name)),
        };
        for (copy, lines) in self.book.copies_apart(of) {
            self.remark(copy_apart(&copy, &of.name, &lines, &ours));
        }
    }

    pub fn warn(&self, text: impl Into<Text>) {
        self.remarks.warn(text);
    }

    /// Warns of a time zone that no file has.
    pub(crate) fn warn_of_unknown_zone(&self) {
        if let Some(report) = unknown_zone() {
            self.warn(report.text("warning", self.look.err));
        }
    }

    pub fn warn_of(&self, report: &Diagnostic) {
        self.remarks.warn_of(report);
    }

    pub fn warn_all(&self, reports: &Mistakes<Diagnostic>) {
        self.remarks.warn_all(reports);
    }
}

/// A time in milliseconds, which tests set with a variable, so that they do not depend on how fast the machine is.
pub(crate) fn for_tests(variable: &str, usual: u64) -> Duration {
    let millis = std::env::var(variable).ok().and_then(|millis| millis.parse().ok());
    Duration::from_millis(millis.unwrap_or(usual))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::show::render::StreamStyle;

    #[test]
    fn an_answer_is_made_in_the_form_that_is_wanted() {
        let style = StreamStyle::default();
        let look = TextStyle { width: 80, height: None, plain: true, cards: None, out: style, err: style };
        for (form, quiet, answered, recorded) in [
            (AnswerForm::Text, false, "text\n", "text\n"),
            (AnswerForm::Text, true, "text\n", ""),
            (AnswerForm::Object, true, "{}\n", "{}\n"),
            (AnswerForm::Nothing, true, "", ""),
        ] {
            let remarks = Remarks::on(std::io::sink(), style, quiet);
            let env = Env { form, ..Env::new(Book::open("nowhere".into(), None), look, remarks) };
            let object = || serde_json::json!({});
            let answers = [env.answer(|| "text\n", object), env.recorded(|| "text\n", object)];
            assert_eq!(answers.each_ref().map(|answer| answer.recorded), [false, true]);
            let made = answers.map(|answer| answer.text.to_string() + &answer.data);
            assert_eq!(made, [answered, recorded], "{form:?}");
        }
    }
}
