//! `series`: lists series, chooses the current one, and moves their files.

use std::slice;

use crate::commands::new::series_name;
use crate::commands::run::answer::{Answer, Answered, Next, Stop, Why};
use crate::commands::run::clock::now;
use crate::commands::run::env::Env;
use crate::commands::run::failure::Failure;
use crate::commands::run::many::{each_series, once};
use crate::commands::run::options::examples;
use crate::commands::run::plan::{Plan, Run, acts, shows};
use crate::commands::run::prompt::confirmed;
use crate::commands::words::{REDO, stands_for};
use crate::say::text::Line;
use crate::say::written::ledger_commands as say;
use crate::say::{Fixed, Message};
use crate::show::code::Code;
use crate::show::json;
use crate::show::mistakes::book::{book_error, while_reading};
use crate::show::mistakes::series_files as words;
use crate::show::rules::in_words::rules_in_words;
use crate::show::series::script::new_line;
use clap::{Args, Subcommand};
use ginscore_ledger::book::{MovedSeries, OpenedSeries, SeriesIdentity, StoreError};
use ginscore_notation::{Lookup, Mistakes, look_up, shown, split_note};
use serde::Serialize;
use serde_json::{Map, Value};

/// List series and choose the current one.
#[derive(Args, Debug)]
#[command(after_long_help = examples(&[
    ("ginscore series list", "List every series of the ledger."),
]))]
pub(crate) struct SeriesArgs {
    #[command(subcommand)]
    pub(crate) command: Option<SeriesCommand>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum SeriesCommand {
    /// List the series of the ledger.
    #[command(after_long_help = examples(&[
        ("ginscore series list", "List every series of the ledger; a star marks the current one."),
    ]))]
    List,
    /// Make a series the current one.
    #[command(after_long_help = examples(&[
        ("ginscore series use ann", "Switch to the series with ann in its name."),
    ]))]
    Use {
        /// Its number, its name, or an unambiguous part of it.
        #[arg(value_name = "NAME")]
        name: String,
    },
    /// Show the current series' file, players and rules.
    #[command(after_long_help = examples(&[
        ("ginscore series show", "Show where the current series is stored."),
    ]))]
    Show,
    /// Delete a series.
    ///
    /// Its file is moved to the directory `trash` of the ledger, and `ginscore series restore` brings it back. At a
    /// terminal, asks first; otherwise `--yes` is required.
    #[command(after_long_help = examples(&[
        ("ginscore series delete 2026-11-20-1930-ann-bob", "Delete the series, after asking."),
        ("ginscore series delete demo --yes", "Delete the series with demo in its name without asking."),
    ]))]
    Delete {
        /// Its number, its name, or an unambiguous part of it.
        #[arg(value_name = "NAME")]
        name: String,
        /// Do not ask.
        #[arg(short, long)]
        yes: bool,
    },
    /// Bring a deleted series back.
    ///
    /// Without a name, lists the deleted series.
    #[command(after_long_help = examples(&[
        ("ginscore series restore", "List the deleted series."),
        ("ginscore series restore demo", "Bring the series with demo in its name back."),
    ]))]
    Restore {
        /// Its name, or an unambiguous part of it.
        #[arg(value_name = "NAME")]
        name: Option<String>,
    },
    /// Give a series another name.
    ///
    /// Only the name of its file changes: the file itself still has the name that the series was started under, which
    /// is sealed. All seals stay valid.
    #[command(after_long_help = examples(&[
        ("ginscore series rename 2026-11-20-1930-ann-bob club-final", "Call the series club-final."),
    ]))]
    Rename {
        /// Its number, its name, or an unambiguous part of it.
        #[arg(value_name = "NAME")]
        name: String,
        /// The new name.
        new: String,
    },
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct Listed {
    #[serde(flatten)]
    series: json::SeriesView,
    /// True for the current series.
    current: bool,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ListView {
    series: Vec<Listed>,
}

/// A series, the place of its file, and what was fixed when it started.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ShownView {
    series: json::SeriesView,
    path: String,
    ledger: String,
    rules: Map<String, Value>,
    /// The money per point, per game (`5/game`) or per sheet (`20/sheet`), as it was given.
    stake: Option<String>,
}

/// A series whose file was moved.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct MovedView {
    name: String,
    path: String,
    /// Its name before.
    was: String,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct DeletedView {
    deleted: Vec<String>,
}

impl Run for SeriesArgs {
    fn plan(self: Box<Self>) -> Plan {
        match self.command.unwrap_or(SeriesCommand::List) {
            SeriesCommand::List => shows(list),
            SeriesCommand::Show => shows(show),
            SeriesCommand::Use { name } => acts(move |env| use_series(&name, env)),
            SeriesCommand::Delete { name, yes } => acts(move |env| delete(&name, yes, env)),
            SeriesCommand::Restore { name: None } => shows(deleted),
            SeriesCommand::Restore { name: Some(name) } => acts(move |env| restore(&name, env)),
            SeriesCommand::Rename { name, new } => acts(move |env| rename(&name, &new, env)),
        }
    }

    #[cfg(test)]
    fn answers(all: &mut json::Answers) {
        all.add::<ListView>("series-list");
        all.add::<json::series::OneView>("series-use");
        all.add::<ShownView>("series-show");
        all.add::<MovedView>("series-restore").add::<DeletedView>("series-restore");
        for moved in ["series-delete", "series-rename"] {
            all.add::<MovedView>(moved);
        }
    }
}

fn list(env: &Env) -> Answered {
    let names = env.book.names()?;
    let current = if names.is_empty() { None } else { env.series_name().ok() };
    let (mut found, mut lines) = (Vec::new(), Vec::new());
    let (mut warnings, mut unread) = (Mistakes::none(), Mistakes::none());
    let one = |name: &String| {
        let is_current = current.as_ref() == Some(name);
        env.book.examine(name).map(|opened| {
            let object = Listed { series: json::series(name, &opened.series), current: is_current };
            let listed = (name.clone(), (is_current, line(&opened)), object);
            ((SeriesIdentity::of(0, &opened), listed), while_reading(&opened))
        })
    };
    each_series(env, one, |name, made| {
        // One broken file does not hide the others.
        match made {
            Ok((one, more)) => {
                found.push(one);
                warnings.append(more);
            }
            Err(error) => {
                lines.push((name.to_owned(), (false, say::SeriesUnread { name: shown(name) }.said())));
                unread.append(book_error(&error));
            }
        }
        Ok(())
    })?;
    env.warn_all(&warnings);
    env.remarks.remark_all(&unread);
    let mut objects = Vec::new();
    for (name, line, object) in once(slice::from_ref(env), found)? {
        lines.push((name, line));
        objects.push(object);
    }
    let numbers = env.book.numbered()?;
    let width = numbers.len().to_string().len();
    let number = |name: &String| numbers.iter().position(|numbered| numbered == name).map(|at| at + 1);
    // A copy that counts in place of its series has no number.
    lines.sort_by_cached_key(|(name, _)| number(name).unwrap_or(usize::MAX));
    let numbered = lines.iter().map(|(name, (is_current, said))| {
        let number = number(name).map_or_else(String::new, |number| number.to_string());
        marked(*is_current, env.look.plain, format!("{number:>width$}  {said}"))
    });
    let mut text: String = numbered.collect();
    if lines.is_empty() && env.book.set_aside()?.is_empty() {
        text = format!("{}\n", say::NoSeriesYet.text());
    }
    Ok(env.answer(|| text, || json::answer(ListView { series: objects })))
}

/// What `redo` does right after the start of another series was undone, before anything that was undone in this one: it begins
/// that series again.
pub(crate) fn redone_start(line: &str, of: &OpenedSeries, env: &Env) -> Result<Option<Answer>, Failure> {
    let typed = split_note(line).0;
    // Most lines are hands.
    if typed.contains(char::is_numeric) {
        return Ok(None);
    }
    let words = typed.split_whitespace().collect::<Vec<_>>().join("-");
    let is_redo = words.eq_ignore_ascii_case(REDO) || stands_for(&words) == Some(REDO);
    if is_redo && env.book.has_just_undone_start(of) { redo_start(of, env) } else { Ok(None) }
}

/// What became of a line of a series, across the seam between two series: `undo` with nothing to undo takes back the start of
/// the series, if it was begun in this evening after another; `redo` right after it begins the series again.
pub(crate) fn across_seam(answered: Answered, name: &str, env: &Env) -> Answered {
    let code = match &answered {
        Err(Stop { why: Why::Failure(failure), .. }) => {
            failure.reports.kept().first().map(|report| report.code)
        }
        _ => None,
    };
    let crossed = match code {
        Some(Code::NothingToUndo) => {
            let opened = env.book.read(name)?;
            match before_seam(&opened, env)? {
                Some(before) => undo_start(&opened, before, env)?,
                None => return Err(nothing_to_undo(&opened, env)?.into()),
            }
        }
        Some(Code::NothingToRedo) => redo_start(&env.book.read(name)?, env)?,
        _ => None,
    };
    crossed.map_or(answered, Ok)
}

/// The series before one that has nothing to undo and was begun in this evening after another.
pub(crate) fn before_seam(of: &OpenedSeries, env: &Env) -> Result<Option<OpenedSeries>, Failure> {
    if of.series.last_change().is_some() || !of.is_tonight(now()?) {
        return Ok(None);
    }
    let evening = env.book.evening(of)?;
    Ok(evening.into_iter().take_while(|one| one.name != of.name).last())
}

/// Takes back the start of a series. Answers `None` if something was recorded in it meanwhile.
pub(crate) fn undo_start(
    of: &OpenedSeries,
    before: OpenedSeries,
    env: &Env,
) -> Result<Option<Answer>, Failure> {
    let Some(moved) = env.book.undo_start(of, &before, &mut || env.waiting())? else { return Ok(None) };
    env.confirm(moved.durability, &moved.findings);
    let text = || words::start_undone(&of.name, &before.name, &before.series);
    let answer = env.recorded(text, || json::one(&before.name, &before.series));
    Ok(Some(Answer { next: Some(Next::Series(before.name.clone())), ..answer }))
}

/// Begins a series again whose start was undone right before.
fn redo_start(before: &OpenedSeries, env: &Env) -> Result<Option<Answer>, Failure> {
    let Some(moved) = env.book.redo_start(before, &mut || env.waiting())? else { return Ok(None) };
    env.confirm(moved.durability, &moved.findings);
    let opened = env.book.read(&moved.name)?;
    let answer = env.recorded(|| words::start_redone(&moved.name), || json::one(&moved.name, &opened.series));
    Ok(Some(Answer { next: Some(Next::Series(moved.name)), ..answer }))
}

/// That there is nothing to undo, and what can be: the other series of its evening with what was done last in them.
pub(crate) fn nothing_to_undo(of: &OpenedSeries, env: &Env) -> Result<Failure, Failure> {
    let numbers = env.book.numbered()?;
    let others = env.book.evening(of)?.into_iter().rev().filter(|one| one.name != of.name);
    let others = others.filter_map(|one| {
        let number = numbers.iter().position(|name| *name == one.name)? + 1;
        words::undo_elsewhere(number, &one.name, &one.series)
    });
    Ok(Failure::refused([words::nothing_to_undo(others.collect())]))
}

fn line(opened: &OpenedSeries) -> String {
    let score = opened.series.score();
    let (name, hands) = (shown(&opened.name), opened.series.hands().count());
    match score.is_stopped() {
        true => say::SeriesStopped { name, hands }.said(),
        false if score.is_over() => say::SeriesFinished { name, hands }.said(),
        false => say::SeriesOpen { name, hands }.said(),
    }
}

/// A line with the mark of the current series.
fn marked(current: bool, plain: bool, said: String) -> String {
    match (current, plain) {
        (true, true) => format!("{} {said}\n", say::CurrentSeries.text()),
        (true, false) => format!("* {said}\n"),
        (false, true) => format!("{said}\n"),
        (false, false) => format!("  {said}\n"),
    }
}

fn use_series(name: &str, env: &Env) -> Answered {
    let opened = env.read(&env.series_named(name)?)?;
    env.book.check_no_copy(&opened)?;
    env.book.make_current(&opened.name)?;
    let object = || json::one(&opened.name, &opened.series);
    let answer = env.answer(|| say::CurrentIsNow { name: shown(&opened.name) }.line(), object);
    Ok(Answer { next: Some(Next::Series(opened.name)), ..answer })
}

fn show(env: &Env) -> Answered {
    let opened = env.open()?;
    let header = opened.series.header();
    let path = env.book.path(&opened.name).display().to_string();
    let text = || {
        let line = marked(true, env.look.plain, line(&opened));
        let rules = rules_in_words(&header.preset, &header.house, Some(header.roster.lineup()));
        let new_line = new_line(header, opened.series.roster(), env.rules_of_new_lines());
        format!("{line}{}\n{rules}\n{new_line}\n", shown(&path))
    };
    let object = || {
        json::answer(ShownView {
            series: json::series(&opened.name, &opened.series),
            path: path.clone(),
            ledger: env.book.dir().display().to_string(),
            rules: json::rules(&header.house),
            stake: header.stake.map(|stake| stake.to_string()),
        })
    };
    Ok(env.answer(text, object))
}

/// Moves a series to the trash. Asks first, unless `yes` is true.
fn delete(part: &str, yes: bool, env: &Env) -> Answered {
    let name = env.series_named(part)?;
    if !yes {
        if !env.ask {
            return Err(Failure::unreadable([words::not_asked(&name)]).into());
        }
        let series = env.read(&name).ok().map(|opened| opened.series);
        let question = words::delete_question(&name, series.as_ref());
        if !confirmed(&question)? {
            env.remark(words::nothing_deleted());
            return Ok(Answer::default());
        }
    }
    let moved = env.book.delete_series(&name, &mut || env.waiting()).map_err(failure)?;
    let next = (env.seated.as_ref() == Some(&name)).then_some(Next::Unseated);
    Ok(Answer { next, ..done(&name, &moved, words::deleted(&name, &moved.name), env) })
}

fn deleted(env: &Env) -> Answered {
    let deleted = env.book.deleted()?;
    Ok(env
        .answer(|| words::list_deleted(&deleted), || json::answer(DeletedView { deleted: deleted.clone() })))
}

fn restore(part: &str, env: &Env) -> Answered {
    let deleted = env.book.deleted()?;
    let low = part.to_lowercase();
    let found = look_up(deleted, |name| name == part, |name| name.to_lowercase().contains(&low));
    let name = match found {
        Lookup::One(name) => name,
        Lookup::Several(names) => return Err(Failure::unreadable([words::not_deleted(part, &names)]).into()),
        Lookup::Unknown => return Err(Failure::unreadable([words::not_deleted(part, &[])]).into()),
    };
    let moved = env.book.restore_series(&name, &mut || env.waiting()).map_err(failure)?;
    Ok(done(&name, &moved, words::restored(&name), env))
}

fn rename(part: &str, new: &str, env: &Env) -> Answered {
    let old = env.series_named(part)?;
    series_name(new)?;
    let moved = env.book.rename_series(&old, new, &mut || env.waiting()).map_err(failure)?;
    let next = (env.seated.as_ref() == Some(&old)).then(|| Next::Series(new.to_owned()));
    Ok(Answer { next, ..done(&old, &moved, words::renamed(&old, new), env) })
}

fn done(was: &str, moved: &MovedSeries, text: Line, env: &Env) -> Answer {
    env.confirm(moved.durability, &moved.findings);
    env.recorded(
        || text,
        || {
            let path = moved.path.display().to_string();
            json::answer(MovedView { name: moved.name.clone(), path, was: was.to_owned() })
        },
    )
}

fn failure(error: StoreError) -> Failure {
    match &error {
        StoreError::Creating(path) => Failure::ledger([words::taken(path)]),
        _ => error.into(),
    }
}
