//! The lines of an evening, from a terminal or a pipe.

use crate::commands::line::desk::{self, already, is_next, since};
use crate::commands::line::doubts::Doubt;
use crate::commands::line::doubts::is_like_last;
use crate::commands::line::reading::{self, read_as};
use crate::commands::line::record::{Asking, Detail, is_recorded, record_line};
use crate::commands::misplaced;
use crate::commands::new::new_words::NewSeries;
use crate::commands::new::next::with_players;
use crate::commands::new::seats::{open_or_new, sit_down};
use crate::commands::run::answer::{Answer, Answered, Next, Stop};
use crate::commands::run::env::Env;
use crate::commands::run::failure::Failure;
use crate::commands::run::plan::{Output, Plan, Purpose};
use crate::commands::run::prompt::yes_or_no;
use crate::commands::series::{across_seam, redone_start};
use crate::say::examples::naming;
use crate::say::{Fixed, Message, in_english, written::prompt::RecordAnyway, written::table as say};
use crate::show::code::Code;
use crate::table::args::{self, TableArgs, TableCommand};
use crate::table::editor::{LineEditor, ReadLine};
use crate::table::first_series::is_names;
use crate::table::help;
use crate::table::script::{ScriptLine, read, typed_lines};
use ginscore_ledger::book::OpenedSeries;
use ginscore_ledger::seal::SealCode;
use ginscore_notation::{LineKind, Roster};

pub(crate) struct Evening {
    /// The environment of its lines. The series of the table is the one that is seated, once it is known.
    pub(crate) env: Env,
    /// The series as it was read or recorded last. It is not read again while its file is the same.
    pub(crate) opened: Option<OpenedSeries>,
    /// The lines that can start a series.
    pub(crate) starts: Starts,
    pub(crate) advise: bool,
    /// True once it was said how a refused line can be changed.
    pub(crate) explained: bool,
    /// The last entry that the sheet had when it was shown last.
    pub(crate) sheet_shown: Option<SealCode>,
    /// The last entry that was settled when the settlement was shown last.
    pub(crate) settlement_shown: Option<SealCode>,
    /// True if whoever was asked who plays left the question, and typed nothing since.
    pub(crate) left_questions: bool,
    /// True once it was said how hands are typed.
    pub(crate) instructed: bool,
    /// True once it was said how an offered line is taken.
    pub(crate) offer_explained: bool,
    /// True once it was said how one of several lines is taken.
    pub(crate) choice_explained: bool,
    pub(crate) editor: Option<LineEditor>,
    /// Lines that were typed in place of a yes or a no, and come next.
    pub(crate) instead: Vec<String>,
    /// Hands that were typed after the end of a series. Enter plays on with them.
    pub(crate) waiting: Vec<String>,
    /// The hand that was refused right before, because its knock card was missing.
    pub(crate) without_card: Option<String>,
    /// The series and its last entry that people at the table know of, because they typed or read it.
    pub(crate) seen: Option<(String, SealCode)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Starts {
    Any,
    First,
    None,
}

#[derive(Debug, PartialEq, Eq)]
pub(crate) enum After {
    On,
    /// The hand that was judged, which can be recorded.
    Offer(String),
    Quit,
}

impl Evening {
    pub(crate) fn series(&mut self) -> Result<String, Failure> {
        let name = self.env.series_name()?;
        self.env.seated = Some(name.clone());
        Ok(name)
    }

    pub(crate) fn opened(&mut self) -> Result<&OpenedSeries, Failure> {
        let name = self.series()?;
        let opened = self.env.book.refresh(&name, self.opened.clone())?;
        Ok(self.opened.insert(opened))
    }

    /// Returns true for the last hand: whoever asks the referee about it does not play it again.
    fn is_last(&mut self, hand: &str) -> bool {
        let Ok(opened) = self.opened() else { return false };
        let entries = opened.series.entries(hand).unwrap_or_default();
        matches!(entries.as_slice(), [entry] if is_like_last(entry, &opened.series))
    }

    pub(crate) fn roster(&mut self) -> Option<Roster> {
        Some(self.opened().ok()?.series.roster().clone())
    }

    /// Says what was recorded elsewhere since people at the table last saw it.
    pub(crate) fn notice(&mut self) {
        let seen = self.seen.take();
        let Ok(opened) = self.opened() else { return };
        let news = seen.filter(|(name, _)| *name == opened.name).and_then(|(_, seal)| since(opened, seal));
        for what in news.into_iter().flatten() {
            self.env.remark(say::Elsewhere { what }.line());
        }
        self.saw();
    }

    /// Remembers that people at the table know all of the series as it was read or recorded last.
    fn saw(&mut self) {
        let opened = self.opened.as_ref();
        self.seen = opened.map(|opened| (opened.name.clone(), opened.seal()));
    }

    /// The entry right after which people at the table mean to record.
    fn after(&self, name: &str) -> Option<SealCode> {
        self.seen.as_ref().filter(|(seen, _)| seen == name).map(|(_, seal)| *seal)
    }

    pub(crate) fn line(&mut self, line: &str, output: &mut Output<'_>) -> Result<After, Stop> {
        let players = self.opened().map(|opened| desk::next_names(&opened.series)).unwrap_or_default();
        naming(players, || self.run_typed(line, output))
    }

    fn run_typed(&mut self, line: &str, output: &mut Output<'_>) -> Result<After, Stop> {
        let named = self.with_new(line);
        let typed = named.as_deref().unwrap_or(line);
        let command = self.command_meant(typed);
        if let Some(meant) = &command {
            output.print(Ok(self.env.shown(|| read_as(meant))), &self.env)?;
            // Before a failure, which is not buffered.
            output.out.flush()?;
        }
        // `rules gin_bonus=25` is no command, but rules that were agreed.
        let line = read(command.as_deref().unwrap_or(typed), || self.roster()).map_err(|failure| {
            let book = self.env.book.clone();
            let meant = self.opened().ok().and_then(|opened| desk::rules_meant(typed, &opened.series, &book));
            meant.unwrap_or(failure)
        })?;
        if matches!(line, ScriptLine::Nothing) {
            return Ok(After::On);
        }
        let starts = self.starts;
        if starts == Starts::First {
            self.starts = Starts::None;
        }
        let answered = match line {
            ScriptLine::Quit => return Ok(After::Quit),
            ScriptLine::Command(command) => return self.command(*command, starts, output),
            ScriptLine::Record(line) => match misplaced::in_line(line) {
                Some(failure) => Err(failure.into()),
                None => self.record(line, Detail::Whole),
            },
            ScriptLine::Usage(text) => Ok(self.env.shown(|| text)),
            ScriptLine::Help(about) if !self.env.wants_nothing() => {
                let text = help::help(about, self.roster().as_ref(), &self.env);
                text.map(|text| self.env.shown(|| text)).map_err(Into::into)
            }
            ScriptLine::Help(_) | ScriptLine::Nothing => Ok(Answer::default()),
        };
        let env = self.env.clone();
        self.follows(&answered, &env);
        output.print(answered, &self.env)?;
        Ok(After::On)
    }

    /// The command that a line in the words of players means.
    fn command_meant(&mut self, line: &str) -> Option<String> {
        let is_other =
            matches!(LineKind::of(line), LineKind::Hand | LineKind::LedgerOperation | LineKind::Command);
        let may_be = is_other && self.env.series_name().is_ok();
        let opened = may_be.then(|| self.opened().ok()).flatten()?;
        let command = reading::command(line, &opened.series)?;
        let reads = read(&command, || Some(opened.series.roster().clone()));
        matches!(reads, Ok(ScriptLine::Command(_) | ScriptLine::Help(_) | ScriptLine::Quit))
            .then_some(command)
    }

    /// The line with the command before names that stand alone where no series is the current one: two names start one.
    fn with_new(&self, line: &str) -> Option<String> {
        let command = match self.starts {
            Starts::Any => "table",
            Starts::First => "new",
            Starts::None => return None,
        };
        let is_first = self.env.series_name().is_err();
        (is_first && is_names(line, &self.env.book)).then(|| format!("{command} {line}"))
    }

    pub(crate) fn record(&mut self, line: &str, detail: Detail) -> Answered {
        let (name, env) = (self.series()?, self.env.clone());
        self.record_in(&name, line, detail, self.advise, &env)
    }

    fn record_in(&mut self, name: &str, line: &str, detail: Detail, advise: bool, env: &Env) -> Answered {
        let after = self.after(name);
        if let Some(answer) = self.redone_start(name, line, env)? {
            return Ok(answer);
        }
        let Evening { opened, editor, instead, .. } = self;
        let mut asking = Asking::new(advise, |doubt| asked(doubt, editor.as_mut(), instead, env));
        let recorded = record_line(name, opened, after, line, detail, env, &mut asking);
        drop(asking);
        self.known_after(after, line, recorded)
    }

    fn redone_start(&mut self, name: &str, line: &str, env: &Env) -> Result<Option<Answer>, Failure> {
        let known = self.opened.as_ref().filter(|opened| opened.name == name);
        known.map_or(Ok(None), |opened| redone_start(line, opened, env))
    }

    /// What became of a line that was to be recorded right after an entry: if it failed because the same line was recorded
    /// meanwhile, that is said instead.
    fn known_after(&mut self, after: Option<SealCode>, line: &str, recorded: Answered) -> Answered {
        if is_recorded(&recorded) && self.seen.is_some() {
            self.saw();
        } else if recorded.is_err()
            && let Some(after) = after
        {
            let opened = self.opened()?.clone();
            let then = opened.chain.find(after).and_then(|entries| opened.as_of(entries));
            let read = then.and_then(|then| desk::read(line, &then, &self.env.book).line.ok());
            if read.is_some_and(|read| is_next(&opened, after, &read.entries)) {
                return Err(already().into());
            }
        }
        let name = self.series()?;
        across_seam(recorded, &name, &self.env)
    }

    /// Sits down at the series that an answer goes on with, in that ledger. Before it is printed: the output may be closed.
    fn follows(&mut self, answered: &Answered, env: &Env) {
        match answered.as_ref().ok().and_then(|answer| answer.next.as_ref()) {
            Some(Next::Series(name)) => {
                (self.env.seated, self.opened) = (Some(name.clone()), None);
                self.env.book = env.book.clone();
            }
            // The next line that needs a series takes the current one.
            Some(Next::Unseated) => (self.env.seated, self.opened) = (None, None),
            Some(Next::Hand(_)) | None => {}
        }
    }

    /// Runs a command in the series of the table, and prints its answer.
    fn command(
        &mut self,
        typed: args::TableLine,
        starts: Starts,
        output: &mut Output<'_>,
    ) -> Result<After, Stop> {
        let args::TableLine { global, command } = typed;
        // Not every command needs one.
        let _ = self.series();
        let env = self.env.with_options(&global);
        let answered = match env.wants_objects() {
            true => in_english(|| self.answered(command, starts, &env, output)),
            false => self.answered(command, starts, &env, output),
        };
        // What another command recorded was typed here.
        if self.seen.is_some()
            && answered.as_ref().is_ok_and(|answer| answer.recorded)
            && self.opened().is_ok()
        {
            self.saw();
        }
        self.follows(&answered, &env);
        match output.print(answered, &env)? {
            Some(Next::Hand(line)) if self.starts == Starts::Any && !self.is_last(&line) => {
                Ok(After::Offer(line))
            }
            _ => Ok(After::On),
        }
    }

    /// The answer to a command: as everywhere, but for the few that are the table's.
    fn answered(
        &mut self,
        command: TableCommand,
        starts: Starts,
        env: &Env,
        output: &mut Output<'_>,
    ) -> Answered {
        match command {
            TableCommand::Table(_) if starts == Starts::None => Err(not_first().into()),
            TableCommand::Table(TableArgs { words, .. }) if words.is_empty() => {
                let hint = say::AtTheTableHint.text();
                Err(Failure::mistake(Code::BadOption, say::AtTheTable, hint).into())
            }
            TableCommand::Table(TableArgs { words, advise }) => {
                let opened = sit_down(&words, env, output)?;
                self.advise |= advise;
                Ok(Answer { next: Some(Next::Series(opened.name)), ..Answer::default() })
            }
            TableCommand::Run(command) => self.run(command.plan(), starts, env, output),
        }
    }

    fn run(&mut self, plan: Plan, starts: Starts, env: &Env, output: &mut Output<'_>) -> Answered {
        let seal = || self.opened.as_ref().map(OpenedSeries::seal).filter(|_| env.series.is_none());
        match plan.purpose {
            Purpose::ShowsSheet => self.sheet_shown = seal(),
            Purpose::ShowsSettlement => self.settlement_shown = seal(),
            Purpose::Starts(_) | Purpose::Records { .. } | Purpose::Other => {}
        }
        match &plan.purpose {
            Purpose::Starts(_) if starts == Starts::None => Err(not_first().into()),
            // At a terminal two players start a series like their last one. A script says all that it means.
            Purpose::Starts(words) if starts == Starts::Any && !words.is_empty() => {
                let words = with_players(words.clone(), env)?;
                if words.is_empty() {
                    return plan.run(env, output);
                }
                let opened = open_or_new(NewSeries::read(&words, &env.book)?, true, env, output)?;
                Ok(Answer { next: Some(Next::Series(opened.name)), ..Answer::default() })
            }
            // Without questions for what is missing: the line can be typed again.
            Purpose::Records { line, advise } => {
                self.record_in(&env.series_name()?, line, Detail::Whole, *advise || self.advise, env)
            }
            // What only shows something has no place in the one object for a program.
            _ if plan.only_shows && env.wants_nothing() => Ok(Answer::default()),
            // Standard input is the table's.
            _ if plan.reads_input => {
                let hint = say::NoInputHint.text();
                Err(Failure::mistake(Code::BadOption, say::NoInput, hint).into())
            }
            _ => plan.run(env, output),
        }
    }
}

fn not_first() -> Failure {
    Failure::mistake(Code::BadLine, say::NewNotFirst, say::NewNotFirstHint.text())
}

/// Asks in the line editor whether to record a hand; without one, only says why it may be a mistake. Anything but yes means no:
/// whoever leaves the question does not record the hand, and a line that is typed in place of the answer comes next.
fn asked(
    doubt: &Doubt,
    editor: Option<&mut LineEditor>,
    instead: &mut Vec<String>,
    env: &Env,
) -> Result<bool, Stop> {
    env.warn(doubt.said());
    let Some(editor) = editor else { return Ok(true) };
    let question = format!("{} [{}] ", RecordAnyway.text(), doubt.usual());
    let ReadLine::Line(answer) = editor.answer(&question)? else { return Ok(false) };
    let records = doubt.records(&answer);
    if !records && yes_or_no(&answer).is_none() && !answer.trim().is_empty() {
        instead.extend(typed_lines(&answer));
    }
    Ok(records)
}
