//! Shell completions, which the program answers itself: commands and options, and players, series, presets and keys.

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

use clap::{Arg, Command, CommandFactory};
use clap_complete::CompleteEnv;
use clap_complete::engine::{ArgValueCandidates, CompletionCandidate, SubcommandCandidates};

use crate::commands::env::Env;
use crate::commands::many::each;
use crate::commands::new::agreed::SERIES_KEYS;
use crate::say::{Fixed, written::cli_docs as say};
use crate::shell::args::Cli;
use crate::shell::language;
use crate::shell::look::look;
use crate::shell::options::Global;
use crate::shell::shells::ASKING;
use crate::show::rulebook::{self, Topic};
use crate::show::rules::house::allowed;
use crate::show::rules::provenance::source_of;
use ginscore_ledger::model::PresetName;
use ginscore_ledger::stats::known_as;
use ginscore_notation::all;
use ginscore_rules::house::{Preset, RuleKey, RuleSettings, RuleValue};
use ginscore_rules::players::Seat;

/// The file of `completions` that a shell loads. It asks the program each time, so that it knows the players.
pub const fn script(shell: Shell) -> &'static str {
    match shell {
        Shell::Bash => include_str!("../../completions/ginscore.bash"),
        Shell::Elvish => include_str!("../../completions/ginscore.elv"),
        Shell::Fish => include_str!("../../completions/ginscore.fish"),
        Shell::Powershell => include_str!("../../completions/_ginscore.ps1"),
        Shell::Zsh => include_str!("../../completions/_ginscore"),
    }
}

/// A shell that can load completions.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub enum Shell {
    /// Bash.
    Bash,
    /// Elvish.
    Elvish,
    /// Fish.
    Fish,
    /// PowerShell.
    Powershell,
    /// Zsh.
    Zsh,
}

/// Answers a shell that asks for completions at the cursor, and then exits. `source <(COMPLETE=bash ginscore)` makes a
/// shell ask.
pub fn answer_shell() {
    // Most calls are not from a shell that asks. One asks for its script without words, and for completions with `--` before
    // them; a variable that was set for something else does not keep a command from running.
    let asks = std::env::args_os().nth(1).is_none_or(|first| first == "--");
    if std::env::var_os("COMPLETE").is_none() || !asks {
        return;
    }
    language::choose_by_environment();
    CompleteEnv::with_factory(|| completing(&word_at_cursor())).shells(ASKING).complete();
}

/// The word that is being completed. Bash and zsh say where it is; elsewhere it is the last one.
fn word_at_cursor() -> OsString {
    let words: Vec<OsString> = std::env::args_os().skip_while(|word| word != "--").skip(1).collect();
    let index = std::env::var("_CLAP_COMPLETE_INDEX").ok().and_then(|index| index.parse().ok());
    index.map_or_else(|| words.last(), |index: usize| words.get(index)).cloned().unwrap_or_default()
}

/// The command line that completions are made from. It has the words of lines, too; options are offered where one begins,
/// and where there is nothing else.
pub fn completing(begun: &OsStr) -> Command {
    let number = || Arg::new("number").add(ArgValueCandidates::new(hand_numbers));
    let names = || Arg::new("names").num_args(0..).add(ArgValueCandidates::new(players));
    let line = |name| Command::new(name).hide(true);
    let lines = ["draw", "up", "misdeal", "stop", "undo", "redo"].map(line);
    let of_hands = ["amend", "insert", "delete"].map(|name| line(name).arg(number()));
    let of_players = ["deal", "seat", "adjust", "amend", "insert"];
    let command =
        Cli::command().add(SubcommandCandidates::new(players)).subcommands(lines).subcommands(of_hands);
    let command =
        of_players.into_iter().fold(command, |command, name| match command.find_subcommand(name).is_some() {
            true => command.mut_subcommand(name, |line| line.arg(names())),
            false => command.subcommand(line(name).arg(names())),
        });
    match begun.to_string_lossy().starts_with('-') {
        true => command,
        false => without_options(command.disable_help_flag(true).disable_version_flag(true)),
    }
}

fn without_options(command: Command) -> Command {
    let hidden = |arg: Arg| if arg.is_positional() { arg } else { arg.hide(true) };
    command.mut_args(hidden).mut_subcommands(without_options)
}

/// The numbers of the hands of the current series.
pub fn hand_numbers() -> Vec<CompletionCandidate> {
    let env = env();
    let Some(opened) = env.series_name().ok().and_then(|name| env.read(&name).ok()) else {
        return Vec::new();
    };
    let mut numbers: Vec<usize> = opened.series.hands().map(|(number, _)| number).collect();
    numbers.dedup();
    numbers.into_iter().map(|number| CompletionCandidate::new(number.to_string())).collect()
}

/// What `why` explains.
pub fn explained() -> Vec<CompletionCandidate> {
    hand_numbers().into_iter().chain(["game", "series"].map(CompletionCandidate::new)).collect()
}

/// The presets, each with its source, and those that the players saved.
pub fn presets() -> Vec<CompletionCandidate> {
    let candidate =
        |name: &str, help: &str| CompletionCandidate::new(name).help(Some(help.to_owned().into()));
    let built_in = Preset::ALL.iter().map(|preset| candidate(preset.name, source_of(preset)));
    built_in.chain(saved_presets()).collect()
}

/// The presets that the players saved. Their notes are not shown: a shell may interpret them.
pub fn saved_presets() -> Vec<CompletionCandidate> {
    let saved = env().book.saved_presets().unwrap_or_default();
    let names = saved.names.iter().map(PresetName::as_str).filter(|name| is_plain(name));
    names.map(|name| CompletionCandidate::new(name).help(Some(say::SavedHere.text().into()))).collect()
}

/// The settings of the rules: the keys, each with `=`; after the `=`, the values of that key.
pub fn settings(typed: &OsStr) -> Vec<CompletionCandidate> {
    let Some(typed) = typed.to_str() else {
        return Vec::new();
    };
    let all: Vec<(String, String)> = match typed.split_once('=') {
        None => RuleKey::all().map(|key| (format!("{}=", key.name), allowed(key))).collect(),
        Some((name, _)) => RuleKey::named(name).map(values).unwrap_or_default(),
    };
    let fits = all.into_iter().filter(|(word, _)| word.starts_with(typed));
    fits.map(|(word, help)| CompletionCandidate::new(word).help(Some(help.into()))).collect()
}

/// The words of `new`: players, presets, keys of rules and of the series; after the `=` of a key, its values.
pub fn words_of_new(typed: &OsStr) -> Vec<CompletionCandidate> {
    let Some(text) = typed.to_str() else {
        return Vec::new();
    };
    let words = match text.split_once('=') {
        Some((key @ ("dealer" | "out"), _)) => {
            let names = all_players().into_iter().filter(|name| is_plain(name));
            names.map(|name| CompletionCandidate::new(format!("{key}={name}"))).collect()
        }
        Some(_) => settings(typed),
        // What begins a new series.
        None if text.is_empty() => names(),
        None => {
            let keys = SERIES_KEYS.map(|key| CompletionCandidate::new(format!("{key}=")));
            names().into_iter().chain(presets()).chain(keys).chain(settings(typed)).collect()
        }
    };
    fitting(words, text)
}

/// The words of rules: presets, and keys with their values.
pub fn words_of_rules(typed: &OsStr) -> Vec<CompletionCandidate> {
    let Some(text) = typed.to_str() else {
        return Vec::new();
    };
    fitting(presets().into_iter().chain(settings(typed)).collect(), text)
}

/// The words of rules in one argument, as after `--rules`: the last word is completed.
pub fn rule_words(typed: &OsStr) -> Vec<CompletionCandidate> {
    let Some(text) = typed.to_str() else {
        return Vec::new();
    };
    let (before, last) = text.split_at(text.rfind(' ').map_or(0, |space| space + 1));
    let words = words_of_rules(OsStr::new(last)).into_iter();
    words.map(|word| word.add_prefix(before)).collect()
}

/// Those of the words that begin so.
fn fitting(words: Vec<CompletionCandidate>, begun: &str) -> Vec<CompletionCandidate> {
    let fits =
        |word: &CompletionCandidate| word.get_value().to_str().is_some_and(|word| word.starts_with(begun));
    words.into_iter().filter(fits).collect()
}

/// The settings of a key: the words that it allows, and the values that it has in a preset.
fn values(key: &'static RuleKey) -> Vec<(String, String)> {
    let words = key.words.iter().map(|word| (*word).to_owned());
    let mut values: Vec<(String, String)> = Vec::new();
    let preset = Preset::ALL.iter().map(|preset| (key.read(&preset.values()).to_string(), preset.name));
    for (value, preset) in words.map(|word| (word, "")).chain(preset) {
        let allowed = key.write(&mut RuleSettings::default(), &RuleValue::typed(&value)).is_ok();
        let setting = format!("{}={value}", key.name);
        match values.iter_mut().find(|(known, _)| *known == setting) {
            Some((_, help)) if help.is_empty() => preset.clone_into(help),
            Some(_) => {}
            None if allowed && !value.contains(' ') => values.push((setting, preset.to_owned())),
            None => {}
        }
    }
    values
}

/// The languages.
pub fn languages() -> Vec<CompletionCandidate> {
    language::tags().map(CompletionCandidate::new).collect()
}

/// The topics of the rulebook, each with its title.
pub fn topics() -> Vec<CompletionCandidate> {
    let candidate = |topic: &Topic| CompletionCandidate::new(topic.name).help(Some(topic.title.into()));
    rulebook::topics().iter().map(candidate).collect()
}

/// Returns true if no shell needs to quote the word. Some shells insert completions unquoted, where a malicious name
/// could run a command, so that other names are not offered.
fn is_plain(word: &str) -> bool {
    let begins = word.chars().next().is_some_and(char::is_alphanumeric);
    let plain = |letter: char| letter.is_alphanumeric() || "-_.".contains(letter);
    begins && word.chars().all(plain) && all(word).next().is_none()
}

/// Those of the words that no shell needs to quote.
fn plain(words: Vec<String>) -> Vec<CompletionCandidate> {
    words.into_iter().filter(|word| is_plain(word)).map(CompletionCandidate::new).collect()
}

/// The series of the ledger, except names that need quoting.
pub fn series() -> Vec<CompletionCandidate> {
    plain(env().book.names().unwrap_or_default())
}

/// The deleted series of the ledger, except names that need quoting.
pub fn deleted_series() -> Vec<CompletionCandidate> {
    plain(env().book.deleted().unwrap_or_default())
}

/// The players of the current series, except names that need quoting. A name with a space is cut to its first word if
/// that is unambiguous, because some shells do not quote spaces.
pub fn players() -> Vec<CompletionCandidate> {
    let env = env();
    let Some(roster) = env.series_name().ok().and_then(|name| env.book.players_of(&name).ok()) else {
        return Vec::new();
    };
    let short = |seat: Seat| {
        let name = roster.name(seat);
        let first = name.split(' ').next().unwrap_or(name);
        let enough = roster.find(first) == Some(seat);
        let word = if enough { first } else { name };
        is_plain(word).then(|| CompletionCandidate::new(word))
    };
    roster.lineup().seats().filter_map(short).collect()
}

/// The players of all series, except names that need quoting: for a new series, which takes names in full.
pub fn names() -> Vec<CompletionCandidate> {
    plain(all_players())
}

/// The players of all series, except names that need quoting. A name with a space is cut to its first word if no other
/// name begins with it.
pub fn known_players() -> Vec<CompletionCandidate> {
    let all = all_players();
    let short = |name: &String| {
        let first = name.split(' ').next().unwrap_or(name);
        let begins = all.iter().filter(|other| known_as(other).starts_with(&known_as(first))).count();
        let word = if begins == 1 { first } else { name };
        is_plain(word).then(|| CompletionCandidate::new(word))
    };
    all.iter().filter_map(short).collect()
}

/// The players of all series of the ledger, in alphabetical order. Series whose players cannot be read are left out.
fn all_players() -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    let env = env();
    let read = |name: &String| env.book.players_of(name).ok().map(|roster| roster.players().to_vec());
    // Nothing stops it: what cannot be read has no names.
    let _ = each(&env, &env.book.names().unwrap_or_default(), read, |names| {
        all.extend(names.unwrap_or_default());
        Ok(())
    });
    all.sort_by_key(|name| known_as(name));
    all.dedup_by_key(|name| known_as(name));
    all
}

/// The pages of the manual.
pub fn manual_pages() -> Vec<CompletionCandidate> {
    crate::shell::manual::names().into_iter().map(CompletionCandidate::new).collect()
}

/// The environment of the line that is being completed.
fn env() -> Env {
    let global = Global { ledger: ledger_of_line(), ..Global::default() };
    let mut env = Env::gather(&global, look(&global));
    // Progress would be written over the line.
    env.patience = None;
    env
}

/// The value of `--ledger` on the line that is being completed. The words are as they were typed, so that only a plain
/// path is understood, with `~` for the home directory.
fn ledger_of_line() -> Option<PathBuf> {
    // A shell gives the line after `--`. At the table, the line has the ledger that the table was started with.
    let words = || std::env::args_os();
    let of_line = words().position(|word| word == "--").unwrap_or(0);
    let words: Vec<String> = words().skip(of_line).filter_map(|word| word.into_string().ok()).collect();
    let after = words.windows(2).rev().find_map(|two| match two {
        [option, value] if option == "--ledger" && value != "=" => Some(value.clone()),
        _ => None,
    });
    let joined = || words.iter().rev().find_map(|word| word.strip_prefix("--ledger=").map(str::to_owned));
    let typed = after.or_else(joined).filter(|typed| !typed.is_empty())?;
    match typed.strip_prefix("~/") {
        Some(rest) => Some(PathBuf::from(std::env::var_os("HOME")?).join(rest)),
        None => Some(typed.into()),
    }
}
