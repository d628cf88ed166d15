//! The answer of a command, and how it runs. The command does not know who gets it: whoever ran it prints it, as a shell or a
//! table does.

use std::io::{self, Write};

use crate::commands::env::Env;
use crate::commands::failure::{Failure, Stop};
use crate::say::Fixed;
use crate::say::text::Text;
use crate::say::written::cli_context as say;
use crate::show::code::Code;
use crate::show::render::rendered;

/// What a command answers.
#[derive(Debug, Default)]
pub struct Answer {
    /// For people.
    pub text: Text,
    /// For programs: objects, each in a line of its own, or a file as it is.
    pub data: String,
    /// True if something was recorded.
    pub recorded: bool,
    /// What may follow.
    pub next: Option<Next>,
}

/// What may follow a command at a table.
#[derive(Debug, PartialEq, Eq)]
pub enum Next {
    /// This series is the one to continue with.
    Series(String),
    /// The series of the table is gone.
    Unseated,
    /// A hand that was judged can be recorded.
    Hand(String),
}

/// The answer of a command, or why it stopped.
pub type Answered = Result<Answer, Stop>;

impl Answer {
    /// A file as it is.
    pub fn file(data: impl Into<String>) -> Answer {
        Answer { data: data.into(), ..Answer::default() }
    }

    /// The answer with another one after it.
    #[must_use]
    pub fn then(self, after: Answer) -> Answer {
        Answer {
            text: self.text.then(after.text),
            data: self.data + &after.data,
            recorded: self.recorded || after.recorded,
            next: after.next.or(self.next),
        }
    }
}

/// These answers one after another, up to the first that fails.
///
/// # Errors
///
/// Fails with the answers before it.
pub fn joined(answers: impl IntoIterator<Item = Answered>) -> Answered {
    let mut all = Answer::default();
    for answered in answers {
        match answered {
            Ok(answer) => all = all.then(answer),
            Err(stop) => return Err(stop.after(all)),
        }
    }
    Ok(all)
}

/// Standard output.
pub struct Output<'s> {
    /// The stream.
    pub out: &'s mut dyn Write,
    /// True once anything was recorded, so that a failure to write the answer does not deny it.
    pub recorded: bool,
}

impl Output<'_> {
    /// Prints an answer, also what there is of it if the command stopped. Returns what may follow.
    ///
    /// # Errors
    ///
    /// If the command stopped, or if the answer cannot be written.
    pub fn print(&mut self, answered: Answered, env: &Env) -> Result<Option<Next>, Stop> {
        match answered {
            Ok(answer) => Ok(self.write(answer, env)?),
            Err(mut stop) => {
                // Why it stopped is more than that this cannot be written.
                let _ = stop.so_far.take().map(|answer| self.write(*answer, env));
                Err(stop)
            }
        }
    }

    fn write(&mut self, answer: Answer, env: &Env) -> io::Result<Option<Next>> {
        self.recorded |= answer.recorded;
        let text = rendered(&env.remarks.as_typed(answer.text), env.look.out);
        self.out.write_all(text.as_bytes())?;
        self.out.write_all(answer.data.as_bytes())?;
        Ok(answer.next)
    }
}

/// How a command runs, and what it needs.
pub struct Plan {
    run: Run,
    /// True if it cannot do anything without a ledger. The others use one only if there is one.
    needs_ledger: bool,
    /// True if it reads several ledgers.
    several: bool,
    /// True if it reads standard input.
    pub reads_input: bool,
    /// True if it only shows something: it writes no file, and nothing depends on its success.
    pub only_shows: bool,
}

/// The function that runs a command.
enum Run {
    /// It answers at its end.
    Answers(Box<dyn FnOnce(&Env) -> Answered>),
    /// It writes to standard output as it goes, and answers with what is left.
    Streams(Box<Stream>),
}

type Stream = dyn FnOnce(&Env, &mut Output<'_>) -> Answered;

impl Plan {
    const fn new(run: Run) -> Plan {
        Plan { run, needs_ledger: true, several: false, reads_input: false, only_shows: false }
    }

    /// Says whether it cannot do anything without a ledger. Otherwise it needs one.
    pub(crate) fn needs_ledger(self, needs_ledger: bool) -> Plan {
        Plan { needs_ledger, ..self }
    }

    /// Says that it reads several ledgers, if several are named. Otherwise there is one.
    pub(super) fn reads_several(self) -> Plan {
        Plan { several: true, ..self }
    }

    /// Says whether it reads standard input.
    pub(crate) fn reads_input(self, reads_input: bool) -> Plan {
        Plan { reads_input, ..self }
    }

    /// Says whether it only shows something.
    pub(crate) fn only_shows(self, only_shows: bool) -> Plan {
        Plan { only_shows, ..self }
    }

    /// Runs the command.
    pub fn run(self, env: &Env, output: &mut Output<'_>) -> Answered {
        let needs_ledger = self.needs_ledger || env.series.is_some();
        if let Some(report) = env.no_ledger.as_ref().filter(|_| needs_ledger) {
            return Err(Failure::ledger([report.clone()]).into());
        }
        if !self.several && !env.more_ledgers.is_empty() {
            return Err(one_ledger().into());
        }
        match self.run {
            Run::Answers(run) => run(env),
            Run::Streams(run) => run(env, output),
        }
    }
}

/// The failure for several ledgers where there can be one.
fn one_ledger() -> Failure {
    Failure::mistake(Code::BadOption, say::OneLedger.text(), say::OneLedgerHint.text())
}

/// A command that does something.
pub(crate) fn acts(run: impl FnOnce(&Env) -> Answered + 'static) -> Plan {
    Plan::new(Run::Answers(Box::new(run)))
}

/// A command that only shows something.
pub(crate) fn shows(run: impl FnOnce(&Env) -> Answered + 'static) -> Plan {
    acts(run).only_shows(true)
}

/// A command that writes to standard output as it goes.
pub(crate) fn streams(run: impl FnOnce(&Env, &mut Output<'_>) -> Answered + 'static) -> Plan {
    Plan::new(Run::Streams(Box::new(run)))
}

/// A command that answers each line of standard input.
pub(crate) fn answers_lines(run: impl FnOnce(&Env, &mut Output<'_>) -> Answered + 'static) -> Plan {
    streams(run).needs_ledger(false).reads_input(true).only_shows(true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::failure::{Failure, Why};
    use crate::show::code::Code;

    #[test]
    fn a_failure_has_the_answers_before_it() {
        let recorded = |text: &str| Ok(Answer { text: text.into(), recorded: true, ..Answer::default() });
        let all = joined([recorded("one"), recorded("two")]).unwrap();
        assert_eq!((all.text.to_string().as_str(), all.recorded), ("one\ntwo\n", true));
        let failed = || Err(Failure::mistake(Code::BadLine, "not a hand", "type a hand").into());
        let stop = joined([recorded("one"), failed(), recorded("two")]).unwrap_err();
        let so_far = stop.so_far.unwrap();
        assert!(matches!(stop.why, Why::Failure(_)));
        assert_eq!((so_far.text.to_string().as_str(), so_far.recorded), ("one\n", true));
    }
}
