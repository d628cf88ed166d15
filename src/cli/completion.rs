//! The completions of the shells: static ones from the declarations of the command line, and those that know
//! the players, the series, the presets and the keys, which the program answers itself.

use clap::CommandFactory;
use clap_complete::engine::CompletionCandidate;
use clap_complete::{CompleteEnv, Shell};

use super::args::Cli;
use super::context::{Context, look};
use super::options::Global;
use crate::show::rulebook::{TOPICS, Topic};
use ginscore_rules::notation::all;
use ginscore_rules::rules::{PRESETS, Player, RULE_KEYS};

/// The shells, each with the name that its completions' file has.
pub const SHELLS: [(Shell, &str); 5] = [
    (Shell::Bash, "ginscore.bash"),
    (Shell::Zsh, "_ginscore"),
    (Shell::Fish, "ginscore.fish"),
    (Shell::PowerShell, "_ginscore.ps1"),
    (Shell::Elvish, "ginscore.elv"),
];

/// A shell's completions.
pub fn script(shell: Shell) -> Vec<u8> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "ginscore", &mut script);
    script
}

/// Answers a shell that asks what could stand where the cursor is, and ends the program then. `source
/// <(COMPLETE=bash ginscore)` makes a shell ask.
pub fn answer_shell() {
    CompleteEnv::with_factory(Cli::command).complete();
}

/// The presets, each with its source.
pub fn presets() -> Vec<CompletionCandidate> {
    let candidate =
        |name: &str, help: &str| CompletionCandidate::new(name).help(Some(help.to_owned().into()));
    PRESETS.iter().map(|preset| candidate(preset.name, preset.source)).collect()
}

/// The keys, ready for a value.
pub fn keys() -> Vec<CompletionCandidate> {
    let candidate = |name: &str, help: &str| {
        CompletionCandidate::new(format!("{name}=")).help(Some(help.to_owned().into()))
    };
    RULE_KEYS.iter().map(|key| candidate(key.name, key.allowed)).collect()
}

/// The topics of the rulebook, each with what it is about.
pub fn topics() -> Vec<CompletionCandidate> {
    let candidate = |topic: &Topic| CompletionCandidate::new(topic.name).help(Some(topic.title.into()));
    TOPICS.iter().map(candidate).collect()
}

/// Returns true if every shell takes a word as it is. Some put what is offered into the line unquoted, where a stranger's
/// name could run a command: other names are not offered.
fn is_plain(word: &str) -> bool {
    let begins = word.chars().next().is_some_and(char::is_alphanumeric);
    let plain = |letter: char| letter.is_alphanumeric() || "-_.".contains(letter);
    begins && word.chars().all(plain) && all(word).next().is_none()
}

/// The series of the ledger, but for names that a shell would interpret.
pub fn series() -> Vec<CompletionCandidate> {
    let names = context().and_then(|context| context.book.names().ok()).unwrap_or_default();
    names.into_iter().filter(|name| is_plain(name)).map(CompletionCandidate::new).collect()
}

/// The players of the current series, but for names that a shell would interpret. A name with a space is cut to its
/// first word, where that will do: some shells put a space into the line as it is.
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

/// The surroundings, without the options of the line that is being completed.
fn context() -> Option<Context> {
    let global = Global::default();
    Context::gather(&global, look(&global)).ok()
}
