//! How a command runs, what it needs, and where its answer is printed.

use std::fmt::Debug;
use std::io::{self, Write};

use crate::commands::run::answer::{Answer, Answered, Next, Stop};
use crate::commands::run::env::Env;
use crate::commands::run::failure::Failure;
use crate::say::written::environment as say;
use crate::show::code::Code;
#[cfg(test)]
use crate::show::json;
use crate::show::render::rendered;

pub struct Output<'s> {
    pub out: &'s mut dyn Write,
    /// True once anything was recorded, so that a failure to write the answer does not deny it.
    pub recorded: bool,
}

impl Output<'_> {
    /// Prints an answer, also what there is of it if the command stopped. Returns what may follow.
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

/// A command with its options.
pub trait Run: Debug {
    /// How it runs, and what it needs.
    fn plan(self: Box<Self>) -> Plan;

    /// Names the types of its answers in JSON.
    #[cfg(test)]
    fn answers(all: &mut json::Answers)
    where
        Self: Sized;

    /// Its option that cannot be used with `--series`, if that was typed: clap does not see the two next to each other.
    fn without_series(&self) -> Option<&'static str> {
        None
    }
}

pub struct Plan {
    run: RunWith,
    pub purpose: Purpose,
    /// True if it cannot do anything without a ledger. The others use one only if there is one.
    needs_ledger: bool,
    several: bool,
    pub reads_input: bool,
    /// True if it only shows something: it writes no file, and nothing depends on its success.
    pub only_shows: bool,
}

enum RunWith {
    /// It answers at its end.
    Answers(Box<dyn FnOnce(&Env) -> Answered>),
    /// It writes to standard output as it goes, and answers with what is left.
    Streams(Box<Stream>),
}

/// What a command is for, where an evening may go about it in another way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// It starts a series, with these words.
    Starts(Vec<String>),
    /// It records a line.
    Records {
        line: String,
        advise: bool,
    },
    /// It shows the sheet of the series.
    ShowsSheet,
    /// It shows the settlement of the series.
    ShowsSettlement,
    Other,
}

type Stream = dyn FnOnce(&Env, &mut Output<'_>) -> Answered;

impl Plan {
    const fn new(run: RunWith) -> Plan {
        let purpose = Purpose::Other;
        Plan { run, purpose, needs_ledger: true, several: false, reads_input: false, only_shows: false }
    }

    /// Says whether it cannot do anything without a ledger. Otherwise it needs one.
    pub(crate) fn needs_ledger(self, needs_ledger: bool) -> Plan {
        Plan { needs_ledger, ..self }
    }

    /// Says that it reads several ledgers, if several are named. Otherwise there is one.
    pub(crate) fn reads_several(self) -> Plan {
        Plan { several: true, ..self }
    }

    pub(crate) fn to(self, purpose: Purpose) -> Plan {
        Plan { purpose, ..self }
    }

    pub(crate) fn reads_input(self, reads_input: bool) -> Plan {
        Plan { reads_input, ..self }
    }

    pub(crate) fn only_shows(self, only_shows: bool) -> Plan {
        Plan { only_shows, ..self }
    }

    pub fn run(self, env: &Env, output: &mut Output<'_>) -> Answered {
        let needs_ledger = self.needs_ledger || env.series.is_some();
        if let Some(report) = env.no_ledger.as_ref().filter(|_| needs_ledger) {
            return Err(Failure::ledger([report.clone()]).into());
        }
        if !self.several && !env.more_ledgers.is_empty() {
            return Err(one_ledger().into());
        }
        match self.run {
            RunWith::Answers(run) => run(env),
            RunWith::Streams(run) => run(env, output),
        }
    }
}

fn one_ledger() -> Failure {
    Failure::mistake(Code::BadOption, say::OneLedger, say::OneLedgerHint)
}

pub(crate) fn acts(run: impl FnOnce(&Env) -> Answered + 'static) -> Plan {
    Plan::new(RunWith::Answers(Box::new(run)))
}

pub(crate) fn shows(run: impl FnOnce(&Env) -> Answered + 'static) -> Plan {
    acts(run).only_shows(true)
}

/// A command that writes to standard output as it goes.
pub(crate) fn streams(run: impl FnOnce(&Env, &mut Output<'_>) -> Answered + 'static) -> Plan {
    Plan::new(RunWith::Streams(Box::new(run)))
}

/// A command that answers each line of standard input.
pub(crate) fn answers_lines(run: impl FnOnce(&Env, &mut Output<'_>) -> Answered + 'static) -> Plan {
    streams(run).needs_ledger(false).reads_input(true).only_shows(true)
}
