//! The lines of an evening, from a terminal or a pipe.

use std::path::Path;

use super::help;
use super::live_page::LivePage;
use super::seats::{named, sit_down};
use crate::cli::advise::record_anyway;
use crate::cli::args::{Cli, Command, RulesCommand, SeriesCommand};
use crate::cli::context::{Context, Output, look};
use crate::cli::failure::{Failure, Stop};
use crate::cli::newcomers::as_known;
use crate::cli::options::{AuditMode, Cards, Global, New, Paper};
use crate::cli::record::{hands_of, no_hand, record};
use crate::cli::run::{self, corrections, judge, new};
use crate::cli::script::{Line, read};
use crate::messages::{
    Fixed, Message, in_english, written::cli_board as board_say, written::cli_table as say,
};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::words::ticked;
use ginscore_ledger::book::OpenedSeries;
use ginscore_notation::{LineKind, Roster, shown};

/// The state of an evening.
pub(super) struct Evening {
    /// The series, once known.
    pub(super) series: Option<String>,
    /// The series as it was read or recorded last. It is not read again while its file is the same.
    pub(super) opened: Option<OpenedSeries>,
    /// The lines that can start a series.
    pub(super) starts: Starts,
    pub(super) advise: bool,
    /// True once it was said how a refused line can be changed.
    pub(super) told: bool,
    /// The page for a second screen.
    pub(super) page: Option<LivePage>,
}

/// The lines that can start a series with `new`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Starts {
    /// Any line, as at a terminal.
    Any,
    /// The next line, as at the start of a script.
    First,
    /// No line.
    None,
}

/// What follows a line.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum After {
    /// The next line.
    On,
    /// The hand that was judged, which can be recorded.
    Offer(String),
    /// The end of the evening.
    Quit,
}

impl Evening {
    pub(super) fn series(&mut self, context: &Context) -> Result<String, Failure> {
        match &self.series {
            Some(name) => Ok(name.clone()),
            None => Ok(self.series.insert(context.series_name()?).clone()),
        }
    }

    /// The series as it is now.
    pub(super) fn opened(&mut self, context: &Context) -> Result<&OpenedSeries, Failure> {
        let name = self.series(context)?;
        let opened = context.book.refresh(&name, self.opened.clone())?;
        Ok(self.opened.insert(opened))
    }

    pub(super) fn roster(&mut self, context: &Context) -> Option<Roster> {
        Some(self.opened(context).ok()?.series.roster().clone())
    }

    /// Writes the page for a second screen, if there is one, as the series is now.
    pub(super) fn update_page(&mut self, context: &Context, screen: &mut Output<'_>) {
        let Some(mut page) = self.page.take() else {
            return;
        };
        match self.series(context) {
            Err(_) => page.show(None, context, screen),
            Ok(name) => {
                // If the ledger cannot be read, the page has what the table recorded or read last.
                let _ = self.opened(context);
                if let Some(opened) = self.opened.as_ref().filter(|opened| opened.name == name) {
                    page.show(Some(opened), context, screen);
                }
            }
        }
        self.page = Some(page);
    }

    /// Continues with another series.
    pub(super) fn take_up(&mut self, opened: OpenedSeries) {
        self.series = Some(opened.name.clone());
        self.opened = Some(opened);
    }

    /// Runs one line.
    pub(super) fn line(
        &mut self,
        line: &str,
        context: &Context,
        screen: &mut Output<'_>,
    ) -> Result<After, Stop> {
        let line = read(line, || self.roster(context))?;
        if matches!(line, Line::Nothing) {
            return Ok(After::On);
        }
        let starts = self.starts;
        if starts == Starts::First {
            self.starts = Starts::None;
        }
        // People get an answer to each line; a program gets one object at the end.
        let quiet = Context { quiet: context.quiet || context.json, json: false, ..context.clone() };
        match line {
            Line::Quit => return Ok(After::Quit),
            Line::Record(line) => self.record(line, &quiet, screen)?,
            Line::Command(command) => return self.command(*command, starts, context, screen),
            Line::Nothing => {}
            Line::Usage(_) | Line::Help(_) if context.json => {}
            Line::Usage(text) => {
                context.show(screen, text)?;
            }
            Line::Help(about) => {
                let roster = self.roster(context);
                help::help(about, roster.as_ref(), context, screen)?;
            }
        }
        Ok(After::On)
    }

    fn record(&mut self, line: &str, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
        if LineKind::of(line) != LineKind::Hand {
            return self.record_one(line, context, screen);
        }
        // Several hands of a round are recorded one after another.
        self.series(context)?;
        for line in hands_of(line, &self.opened(context)?.series)? {
            self.record_one(&line, context, screen)?;
        }
        Ok(())
    }

    fn record_one(&mut self, line: &str, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
        let name = self.series(context)?;
        if LineKind::of(line) == LineKind::Hand {
            let advise = self.advise;
            let opened = self.opened(context)?;
            let (score, roster) = (opened.series.score(), opened.series.roster());
            if advise && !record_anyway(line, score, roster, context, screen)? {
                return Ok(());
            }
        }
        let recorded = record(&name, self.opened.as_ref(), line, context, screen)?;
        let shown = corrections::show(&recorded, context, screen);
        self.opened = Some(recorded.opened);
        shown
    }

    /// Runs a command as the shell would, in the series of the table.
    fn command(
        &mut self,
        cli: Cli,
        starts: Starts,
        context: &Context,
        screen: &mut Output<'_>,
    ) -> Result<After, Stop> {
        let Cli { global, command: Some(command) } = cli else {
            return Ok(After::On);
        };
        // Commands that only show something have no place in the one object for a program.
        let for_program = context.json;
        if for_program && shows(&command) {
            return Ok(After::On);
        }
        let context = Context {
            json: global.json && !for_program,
            quiet: context.quiet || for_program || global.quiet,
            ..self.with_options(&global, context)?
        };
        let (mut nowhere, recorded) = (std::io::sink(), screen.recorded);
        let out = if for_program { &mut nowhere } else { &mut *screen.out };
        let mut inner = Output { out, err: &mut *screen.err, recorded };
        let after = match context.json {
            true => in_english(|| self.command_in(command, starts, &context, &mut inner)),
            false => self.command_in(command, starts, &context, &mut inner),
        };
        screen.recorded = inner.recorded;
        after
    }

    fn command_in(
        &mut self,
        command: Command,
        starts: Starts,
        context: &Context,
        screen: &mut Output<'_>,
    ) -> Result<After, Stop> {
        match command {
            Command::New(_) | Command::Table { .. } if starts == Starts::None => Err(no_start().into()),
            Command::New(new) => self.start(&new, context, screen),
            Command::Table { players, options, new: always_new, advise, page } => {
                if players.is_empty() {
                    return Err(at_the_table().into());
                }
                // A page that is followed would show an old score without saying so.
                if let (Some(file), Some(before)) = (&page, &self.page)
                    && before.file() != file
                {
                    return Err(another_page(before.file()).into());
                }
                let page = page.filter(|_| self.page.is_none());
                let page = page.map(|file| LivePage::open(file, context, screen)).transpose()?;
                let new = New { players, options };
                let opened = match &context.series {
                    Some(part) => named(part, &new, always_new, context, screen)?,
                    None => sit_down(&new, always_new, context, screen)?,
                };
                self.advise |= advise;
                self.page = page.or_else(|| self.page.take());
                self.take_up(opened);
                Ok(After::On)
            }
            Command::Hand { line, advise } => {
                let advised = self.advise;
                self.advise |= advise;
                let line = line.join(" ");
                let recorded = match LineKind::of(&line) {
                    // `hand undo` is not the line `undo`.
                    LineKind::Operation | LineKind::LedgerOperation => {
                        Err(no_hand(&line, self.opened(context)?.series.roster()).into())
                    }
                    _ => self.record(&line, context, screen),
                };
                self.advise = advised;
                recorded.map(|()| After::On)
            }
            Command::Judge { rules, line } if line != ["-"] => {
                let line = line.join(" ");
                let of_player = judge::run(&rules, &line, context, screen)?;
                // A hand without a name cannot be recorded.
                let offered = of_player && !rules.any() && context.at_table;
                Ok(if offered { After::Offer(line) } else { After::On })
            }
            Command::Series { command: SeriesCommand::Use { name } } => {
                let name = context.series_named(&name)?;
                let using = SeriesCommand::Use { name: name.clone() };
                run::command(Some(Command::Series { command: using }), context, screen)?;
                self.take_up(context.read(&name)?);
                Ok(After::On)
            }
            Command::Series { command: SeriesCommand::Rename { name, new } } => {
                let name = context.series_named(&name)?;
                let is_seated = context.seated.as_ref() == Some(&name);
                let renaming = SeriesCommand::Rename { name, new: new.clone() };
                run::command(Some(Command::Series { command: renaming }), context, screen)?;
                if is_seated {
                    self.take_up(context.read(&new)?);
                }
                Ok(After::On)
            }
            Command::Series { command: command @ SeriesCommand::Delete { .. } } => {
                run::command(Some(Command::Series { command }), context, screen)?;
                // The next line that needs a series takes the current one.
                if context.seated.as_ref().is_some_and(|name| context.book.lacks(name)) {
                    (self.series, self.opened) = (None, None);
                }
                Ok(After::On)
            }
            #[cfg(feature = "board")]
            Command::Board { .. } => Err(no_board().into()),
            command => {
                if reads_input(&command) {
                    return Err(no_input().into());
                }
                run::command(Some(command), context, screen).map(|()| After::On)
            }
        }
    }

    fn start(&mut self, new: &New, context: &Context, screen: &mut Output<'_>) -> Result<After, Stop> {
        // At a terminal two players start a series like their last one, as with `table`. A script says all that it means.
        let opened = if context.at_table {
            sit_down(new, true, context, screen)?
        } else {
            let opened = new::start(&as_known(new, context, screen)?, context, screen)?;
            if !context.quiet {
                context.show(screen, new::started(&opened))?;
            }
            opened
        };
        self.take_up(opened);
        Ok(After::On)
    }

    /// The environment of a line with its own options; without them, that of the table.
    fn with_options(&mut self, global: &Global, context: &Context) -> Result<Context, Failure> {
        let seated = self.series(context).ok();
        let cards = global.card_look.map(Cards::look);
        let Some(dir) = &global.ledger else {
            return Ok(Context {
                series: global.series.clone(),
                seated,
                look: if global.is_plain() { look(global) } else { context.look }.with_cards(cards),
                ..context.clone()
            });
        };
        let book = context.book.elsewhere(dir.clone());
        let look = context.look.with_cards(cards);
        Ok(Context { book, series: global.series.clone(), seated: None, look, ..context.clone() })
    }
}

/// Returns true if a command only shows something: it writes no file.
const fn shows(command: &Command) -> bool {
    !matches!(
        command,
        Command::New(_)
            | Command::Table { .. }
            | Command::Hand { .. }
            | Command::Series {
                command: SeriesCommand::Use { .. }
                    | SeriesCommand::Delete { .. }
                    | SeriesCommand::Restore { name: Some(_) }
                    | SeriesCommand::Rename { .. }
            }
            | Command::Players { command: Some(_) }
            | Command::Rules {
                command: RulesCommand::Save { .. }
                    | RulesCommand::Default { .. }
                    | RulesCommand::Delete { .. }
            }
            | Command::Import { .. }
            | Command::Export { output: Some(_), .. }
            | Command::Stats { page: Some(_), .. }
            | Command::Standings { page: Some(_), .. }
            | Command::Paper(Paper { output: Some(_), .. })
            | Command::Man { output: Some(_), .. }
            | Command::Audit(_)
    )
}

/// Returns true if a command reads standard input, which is the table's.
fn reads_input(command: &Command) -> bool {
    match command {
        Command::Best { cards, .. } => cards.iter().any(|word| word == "-"),
        Command::Judge { line, .. } => *line == ["-"],
        Command::Import(import) => import.file.as_os_str() == "-",
        Command::Audit(audit) => {
            matches!(audit.mode(), AuditMode::Text { file, .. } if file.as_os_str() == "-")
        }
        _ => false,
    }
}

fn no_start() -> Failure {
    let report = Diagnostic::new(Code::BadLine, say::NewNotFirst.text());
    Failure::unreadable([report.hinted(say::NewNotFirstHint.text())])
}

fn at_the_table() -> Failure {
    let report = Diagnostic::new(Code::BadOption, say::AtTheTable.text());
    Failure::unreadable([report.hinted(say::AtTheTableHint.text())])
}

fn another_page(file: &Path) -> Failure {
    let file = ticked(&shown(&file.display().to_string()));
    let report = Diagnostic::new(Code::BadOption, board_say::AnotherPage { file }.said());
    Failure::unreadable([report.hinted(board_say::AnotherPageHint.text())])
}

#[cfg(feature = "board")]
fn no_board() -> Failure {
    let report = Diagnostic::new(Code::BadOption, board_say::AtTheTable.text());
    Failure::unreadable([report.hinted(board_say::AtTheTableHint.text())])
}

fn no_input() -> Failure {
    let report = Diagnostic::new(Code::BadOption, say::NoInput.text());
    Failure::unreadable([report.hinted(say::NoInputHint.text())])
}
