//! `merge`: a copy of a series that went on separately becomes part of it again. With `--driver`, for git.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::cli::answer::{Answer, Answered, joined};
use crate::cli::env::Env;
use crate::cli::failure::{Failure, Kind, unreadable_input};
use crate::cli::options::Merge;
use crate::messages::{Fixed, Message, written::cli_merge as say};
use crate::show::book::book_error;
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::json;
use crate::show::merge::{copy_is_spare, merged, refused};
use crate::show::words::ticked;
use ginscore_ledger::book::{
    DriverResult, LONGEST_SERIES, LeftBy, MergeError, MergeSource, MergedSeries, StoreError, Unread,
    merge_for_git, not_in_a_ledger, read_bounded, read_within, sync_copy,
};
use ginscore_ledger::merge::{CopyText, Side};

/// Where a copy comes from.
struct Copy {
    text: String,
    path: PathBuf,
    /// The name of its file, if a program that syncs folders left it next to the series.
    left: Option<String>,
}

/// Merges the files that are named; without any, the two sides of a merge that git could not finish, or else the copies
/// that lie next to the series.
pub(super) fn run(options: &Merge, env: &Env) -> Answered {
    if options.files.is_empty() {
        let name = env.series_name()?;
        if env.book.is_unmerged(&name)? {
            return merge(&name, MergeSource::Marks, say::OtherSide.text(), options, env);
        }
        let copies = env.book.copies()?;
        let left = copies.into_iter().filter(|copy| copy.of == name && copy.left_by == LeftBy::Syncing);
        let copies = left.map(|copy| {
            let (text, path) = (env.book.read_copy(&copy)?, env.book.dir().join(&copy.file));
            Ok(Copy { text, path, left: Some(copy.file) })
        });
        let copies: Vec<Copy> = copies.collect::<Result<_, StoreError>>()?;
        if copies.is_empty() {
            return Err(Failure::mistake(
                Code::BadOption,
                say::NoCopy { series: ticked(&name) }.said(),
                say::NoCopyHint.text(),
            )
            .into());
        }
        return joined(copies.into_iter().map(|copy| merge_copy(&name, &copy, options, env)));
    }
    joined(options.files.iter().map(|file| {
        let copy = found(file, env)?;
        let name = series_of(&copy, env)?;
        merge_copy(&name, &copy, options, env)
    }))
}

/// The copy in a file: a path, standard input, or the name of a file or of a series in the ledger.
fn found(file: &Path, env: &Env) -> Result<Copy, Failure> {
    if file.as_os_str() == "-" {
        let text = read_bounded(io::stdin().lock(), LONGEST_SERIES).map_err(|unread| match unread {
            Unread::Failed(error) => unreadable_input(&error),
            Unread::NotText(_) | Unread::TooLong => {
                Failure::mistake(Code::BadLine, say::NotACopy.text(), say::NotACopyHint.text())
            }
        })?;
        return Ok(Copy { text, path: PathBuf::from("-"), left: None });
    }
    let in_ledger = env.book.dir().join(file);
    let series = file.to_str().filter(|name| env.book.contains(name)).map(|name| env.book.path(name));
    let path = match () {
        () if file.exists() => file.to_owned(),
        () if in_ledger.exists() => in_ledger,
        () => series.unwrap_or_else(|| file.to_owned()),
    };
    let name = path.file_name().and_then(|name| name.to_str()).map(str::to_owned);
    let is_here = path.parent().and_then(|dir| dir.canonicalize().ok()) == env.book.dir().canonicalize().ok();
    let left = name.filter(|name| is_here && sync_copy(name).is_some());
    from_file(&path, left)
}

fn from_file(path: &Path, left: Option<String>) -> Result<Copy, Failure> {
    let text = read_within(path, LONGEST_SERIES).map_err(|error: StoreError| Failure::from(error))?;
    Ok(Copy { text, path: path.to_owned(), left })
}

/// The series that a copy is one of: the one that is asked for or, of the current one, the one that its name says and all
/// others, the first that starts like it.
fn series_of(copy: &Copy, env: &Env) -> Result<String, Failure> {
    if env.series.is_some() {
        return env.series_name();
    }
    let start = CopyText::read(&copy.text).ok().map(|read| read.read_series().chain.header());
    let file = copy.path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    let named = sync_copy(file).map(|copy| copy.of);
    let current = env.series_name();
    let is_itself = |name: &String| env.book.path(name).canonicalize().ok() == copy.path.canonicalize().ok();
    let names = env.book.names()?;
    let likely = named.into_iter().chain(current.as_ref().ok().cloned()).filter(|name| names.contains(name));
    let all = likely.chain(names.iter().cloned()).filter(|name| !is_itself(name));
    let starts_like_it = |name: &String| {
        let series = env.book.read(name).ok().and_then(|opened| CopyText::read(&opened.text).ok());
        start.is_some() && series.map(|series| series.read_series().chain.header()) == start
    };
    match all.into_iter().find(starts_like_it) {
        Some(name) => Ok(name),
        // Whatever is wrong is said of the series in use.
        None => current,
    }
}

fn merge_copy(name: &str, copy: &Copy, options: &Merge, env: &Env) -> Answered {
    let shown = copy.left.clone().unwrap_or_else(|| copy.path.display().to_string());
    let source = MergeSource::Copy(&copy.text, &copy.path);
    let answer = merge(name, source, &shown, options, env)?;
    if let Some(file) = copy.left.as_ref().filter(|_| !options.dry_run) {
        env.remark(copy_is_spare(file, name));
    }
    Ok(answer)
}

/// Merges one copy into a series.
fn merge(name: &str, source: MergeSource<'_>, shown: &str, options: &Merge, env: &Env) -> Answered {
    let done = env.book.merge(name, source, options.at, options.dry_run, &mut || env.waiting());
    let done = done.map_err(|error| match error {
        MergeError::Refused(refusal) => {
            let roster = env.read(name).ok().map(|opened| opened.series.roster().clone());
            let report = refused(&refusal, name, shown, roster.as_ref());
            Failure::new(kind_of(&report), [report])
        }
        MergeError::Book(error) => error.into(),
        error => Failure::ledger([Diagnostic::new(Code::LedgerInvalid, error.to_string())]),
    })?;
    let MergedSeries { durability, findings, .. } = &done;
    if let Some(durability) = durability {
        env.confirm(*durability, findings);
    }
    let text = || merged(&done, name, shown, options.dry_run);
    let object = || json::merged(&done, options.dry_run);
    Ok(match done.is_changed && !options.dry_run {
        true => env.recorded(text, object),
        false => env.answer(text, object),
    })
}

/// The kind of failure that a report is of.
fn kind_of(report: &Diagnostic) -> Kind {
    match report.code.status() {
        2 => Kind::Unreadable,
        3 => Kind::Ledger,
        _ => Kind::Refused,
    }
}

/// Merges the files that git's merge driver is given: the common one, which is never read, ours, theirs, and perhaps the
/// path that they have in the work tree. The result is left in ours.
///
/// # Errors
///
/// Fails as refused if the two contradict each other: then both are in the file, between git's marks. Every other failure
/// makes git undo its attempt.
pub(super) fn drive(files: &[PathBuf]) -> Answered {
    let (ours, theirs, shown) = match files {
        [_, ours, theirs] => (ours, theirs, ours),
        [_, ours, theirs, path] => (ours, theirs, path),
        _ => {
            return Err(Failure::mistake(
                Code::BadOption,
                say::DriverFiles.text(),
                say::DriverFilesHint.text(),
            )
            .into());
        }
    };
    let [here, there] = [from_file(ours, None)?, from_file(theirs, None)?];
    let result = merge_for_git(&here.text, &there.text).map_err(|(side, mistakes)| {
        let text = if side == Side::Here { &here.text } else { &there.text };
        Failure::ledger(book_error(&not_in_a_ledger(shown.clone(), text, mistakes)))
    })?;
    let (text, refusal) = match result {
        DriverResult::Merged(text, _) => (text, None),
        DriverResult::Refused(text, refusal) => (text, Some(refusal)),
    };
    fs::write(ours, text).map_err(|error| {
        let doing = ginscore_ledger::book::FileErrorKind::Writing(error);
        Failure::from(StoreError { path: ours.clone(), doing })
    })?;
    match refusal {
        None => Ok(Answer::default()),
        Some(refusal) => {
            let file = shown.display().to_string();
            Err(Failure::refused([refused(&refusal, &file, say::OtherSide.text(), None)]).into())
        }
    }
}
