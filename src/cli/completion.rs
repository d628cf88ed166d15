//! Shell completions: static ones from the declarations of the command line, and dynamic ones for players, series,
//! presets and keys.

use clap::CommandFactory;
use clap_complete::engine::CompletionCandidate;
use clap_complete::{CompleteEnv, Shell};

use super::args::Cli;
use super::context::{Context, look};
use super::options::Global;
use crate::show::rulebook::{TOPICS, Topic};
use ginscore_ledger::model::PresetName;
use ginscore_rules::notation::all;
use ginscore_rules::rules::{PRESETS, Player, RULE_KEYS};

/// The shells, each with the file name of its completions.
pub const SHELLS: [(Shell, &str); 5] = [
    (Shell::Bash, "ginscore.bash"),
    (Shell::Zsh, "_ginscore"),
    (Shell::Fish, "ginscore.fish"),
    (Shell::PowerShell, "_ginscore.ps1"),
    (Shell::Elvish, "ginscore.elv"),
];

/// The completion script of a shell.
pub fn script(shell: Shell) -> Vec<u8> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "ginscore", &mut script);
    script
}

/// Answers a shell that asks for completions at the cursor, and then exits. `source <(COMPLETE=bash ginscore)` makes a
/// shell ask.
pub fn answer_shell() {
    CompleteEnv::with_factory(Cli::command).complete();
}

/// The presets, each with its source, and those that the players saved.
pub fn presets() -> Vec<CompletionCandidate> {
    let candidate =
        |name: &str, help: &str| CompletionCandidate::new(name).help(Some(help.to_owned().into()));
    let built_in = PRESETS.iter().map(|preset| candidate(preset.name, preset.source));
    built_in.chain(saved_presets()).collect()
}

/// The presets that the players saved. Their notes are not shown: a shell may interpret them.
pub fn saved_presets() -> Vec<CompletionCandidate> {
    let saved = context().and_then(|context| context.book.saved_presets().ok()).unwrap_or_default();
    let names = saved.names.iter().map(PresetName::as_str).filter(|name| is_plain(name));
    names.map(|name| CompletionCandidate::new(name).help(Some("saved in this ledger".into()))).collect()
}

/// The keys of the rules, each with `=`.
pub fn keys() -> Vec<CompletionCandidate> {
    let candidate = |name: &str, help: &str| {
        CompletionCandidate::new(format!("{name}=")).help(Some(help.to_owned().into()))
    };
    RULE_KEYS.iter().map(|key| candidate(key.name, key.allowed)).collect()
}

/// The topics of the rulebook, each with its title.
pub fn topics() -> Vec<CompletionCandidate> {
    let candidate = |topic: &Topic| CompletionCandidate::new(topic.name).help(Some(topic.title.into()));
    TOPICS.iter().map(candidate).collect()
}

/// Returns true if no shell needs to quote the word. Some shells insert completions unquoted, where a malicious name
/// could run a command, so that other names are not offered.
fn is_plain(word: &str) -> bool {
    let begins = word.chars().next().is_some_and(char::is_alphanumeric);
    let plain = |letter: char| letter.is_alphanumeric() || "-_.".contains(letter);
    begins && word.chars().all(plain) && all(word).next().is_none()
}

/// The series of the ledger, except names that need quoting.
pub fn series() -> Vec<CompletionCandidate> {
    let names = context().and_then(|context| context.book.names().ok()).unwrap_or_default();
    names.into_iter().filter(|name| is_plain(name)).map(CompletionCandidate::new).collect()
}

/// The players of the current series, except names that need quoting. A name with a space is cut to its first word if
/// that is unambiguous, because some shells do not quote spaces.
pub fn players() -> Vec<CompletionCandidate> {
    let Some(opened) = context().and_then(|context| context.read(&context.series_name().ok()?).ok()) else {
        return Vec::new();
    };
    let names = &opened.series.header().names;
    let short = |player: Player| {
        let name = names.get(player);
        let first = name.split(' ').next().unwrap_or(name);
        let enough = names.find(first) == Some(player);
        let word = if enough { first } else { name };
        is_plain(word).then(|| CompletionCandidate::new(word))
    };
    Player::BOTH.into_iter().filter_map(short).collect()
}

/// The environment, without the options of the line that is being completed.
fn context() -> Option<Context> {
    let global = Global::default();
    Context::gather(&global, look(&global)).ok()
}
