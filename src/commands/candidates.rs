//! What can be typed next: commands and options, players, series, presets and keys, for a shell and for Tab at the table.

use std::ffi::OsStr;
use std::sync::Arc;

use clap::{Arg, Command};
use clap_complete::engine::{ArgValueCompleter, CompletionCandidate, SubcommandCandidates};

use crate::commands::new::setting::SeriesKey;
use crate::commands::run::env::Env;
use crate::commands::run::many::each;
use crate::commands::words::parts_sides;
use crate::say::{Fixed, Lang, written::manual as say};
use crate::show::rulebook::{self, Topic};
use crate::show::rules::house::allowed;
use crate::show::rules::provenance::source_of;
use ginscore_ledger::model::PresetName;
use ginscore_ledger::model::known_as;
use ginscore_notation::{LinePart, all, typed_lines};
use ginscore_rules::house::{Form, Preset, RuleKey, RuleSettings, RuleValue};

/// Makes the candidates for an argument, of what is typed of it.
type MakeCandidates = fn(&Env, &OsStr) -> Vec<CompletionCandidate>;

/// What is offered for an argument of a command.
fn offer(command: &str, arg: &str) -> Option<MakeCandidates> {
    Some(match (command, arg) {
        (_, "series") => series,
        (_, "lang") => languages,
        (_, "in_words") | ("summary", "other") | ("diff", "sides") | ("stats", "rules") => rule_words,
        ("save" | "show", "words") => words_of_rules,
        ("hand", "line") => players,
        ("why", "what") => explained,
        ("why", "number") => games,
        ("stats", "players") | ("rename", "old") => names,
        ("explain", "topic") => topics,
        ("use" | "delete" | "rename", "name") => series,
        ("restore", "name") => deleted_series,
        _ => return None,
    })
}

/// A command line that completions are made from: one that reads commands, with what is offered for their arguments and with
/// the words of lines, after the words `before`. Options are offered where one begins, and where there is nothing else.
pub fn completing(command: Command, before: &[String], begun: &OsStr, env: &Env) -> Command {
    // Progress would be written over the line.
    let env = Arc::new(Env { patience: None, ..env.clone() });
    let offered = |offer: MakeCandidates| {
        let env = Arc::clone(&env);
        ArgValueCompleter::new(move |begun: &OsStr| fitting(offer(&env, begun), begun))
    };
    let (series_env, before) = (Arc::clone(&env), before.to_vec());
    let of_new = move |begun: &OsStr| fitting(words_of_new(&series_env, &before, begun), begun);
    let of_new = ArgValueCompleter::new(of_new);
    let part = |part: &LinePart| match part {
        LinePart::Number => Arg::new("number").add(offered(hand_numbers)),
        LinePart::Player => Arg::new("names").num_args(0..).add(offered(players)),
        LinePart::Rules => Arg::new("words").num_args(0..).add(offered(rule_words)),
    };
    let lines = typed_lines().map(|row| Command::new(row.word).hide(true).args(row.follows.iter().map(part)));
    let leads = Arc::clone(&env);
    let leads = SubcommandCandidates::new(move || players(&leads, OsStr::new("")));
    let command = with_offers(command, &offered, &of_new).add(leads);
    let command = command.subcommands(lines);
    match begun.to_string_lossy().starts_with('-') {
        true => command,
        false => without_options(command.disable_help_flag(true).disable_version_flag(true)),
    }
}

/// The command with what is offered for its arguments, and for those of the commands in it.
fn with_offers(
    command: Command,
    offered: &impl Fn(MakeCandidates) -> ArgValueCompleter,
    of_new: &ArgValueCompleter,
) -> Command {
    let name = command.get_name().to_owned();
    command
        .mut_args(|arg| match (NEW.contains(&name.as_str()), arg.get_id().as_str()) {
            (true, "words") => arg.add(of_new.clone()),
            (_, id) => match offer(&name, id) {
                Some(offer) => arg.add(offered(offer)),
                None => arg,
            },
        })
        .mut_subcommands(|inner| with_offers(inner, offered, of_new))
}

/// The commands with the words of a new series.
const NEW: [&str; 3] = ["table", "new", "paper"];

fn without_options(command: Command) -> Command {
    let hidden = |arg: Arg| if arg.is_positional() { arg } else { arg.hide(true) };
    command.mut_args(hidden).mut_subcommands(without_options)
}

/// The numbers of the hands of the current series.
fn hand_numbers(env: &Env, _: &OsStr) -> Vec<CompletionCandidate> {
    let Some(opened) = env.series_name().ok().and_then(|name| env.book.read(&name).ok()) else {
        return Vec::new();
    };
    let mut numbers: Vec<usize> = opened.series.hands().map(|(number, _)| number).collect();
    numbers.dedup();
    numbers.into_iter().map(|number| CompletionCandidate::new(number.to_string())).collect()
}

/// The numbers of the games of the current series.
fn games(env: &Env, _: &OsStr) -> Vec<CompletionCandidate> {
    let opened = env.series_name().ok().and_then(|name| env.book.read(&name).ok());
    let games = opened.map_or(0, |opened| opened.series.score().house().columns.get());
    (1..=games).map(|game| CompletionCandidate::new(game.to_string())).collect()
}

/// What `why` explains.
fn explained(env: &Env, typed: &OsStr) -> Vec<CompletionCandidate> {
    hand_numbers(env, typed)
        .into_iter()
        .chain(["game", "round", "series"].map(CompletionCandidate::new))
        .collect()
}

/// The presets, each with its source, and those that the players saved.
fn presets(env: &Env, typed: &OsStr) -> Vec<CompletionCandidate> {
    let candidate =
        |name: &str, help: &str| CompletionCandidate::new(name).help(Some(help.to_owned().into()));
    let offered = Preset::ALL.iter().filter(|preset| !preset.sources.is_empty() || !typed.is_empty());
    let built_in = offered.map(|preset| candidate(preset.name, source_of(preset)));
    built_in.chain(saved_presets(env)).collect()
}

/// The presets that the players saved. Their notes are not shown: a shell may interpret them.
fn saved_presets(env: &Env) -> Vec<CompletionCandidate> {
    let saved = env.book.saved_presets().unwrap_or_default();
    let names = saved.names.iter().map(PresetName::as_str).filter(|name| is_plain(name));
    names.map(|name| CompletionCandidate::new(name).help(Some(say::SavedHere.text().into()))).collect()
}

/// The settings of the rules: the keys, each with `=`; after the `=`, the values of that key.
fn settings(typed: &OsStr) -> Vec<CompletionCandidate> {
    let Some(typed) = typed.to_str() else {
        return Vec::new();
    };
    let all: Vec<(String, String)> = match typed.split_once('=') {
        None => RuleKey::all().map(|key| (format!("{}=", key.name()), allowed(key))).collect(),
        Some((name, _)) => RuleKey::named(name).map(values).unwrap_or_default(),
    };
    let fits = all.into_iter().filter(|(word, _)| word.starts_with(typed));
    fits.map(|(word, help)| CompletionCandidate::new(word).help(Some(help.into()))).collect()
}

/// The words of `new`: players, presets, forms, keys of rules and of the series; after the `=` of a key, its values. Nothing that
/// the line has already, and after two names another one only if it is begun.
fn words_of_new(env: &Env, before: &[String], typed: &OsStr) -> Vec<CompletionCandidate> {
    let Some(text) = typed.to_str() else {
        return Vec::new();
    };
    match text.split_once('=') {
        Some((key @ ("dealer" | "out"), _)) => {
            let names = all_players(env).into_iter().filter(|name| is_plain(name));
            return names.map(|name| CompletionCandidate::new(format!("{key}={name}"))).collect();
        }
        Some(_) => return settings(typed),
        None => {}
    }
    let start = before.iter().position(|word| NEW.contains(&word.as_str())).map_or(0, |at| at + 1);
    let before = before.get(start..).unwrap_or_default();
    let has = |word: &str| before.iter().any(|known| known_as(known) == known_as(word));
    let in_players = before.len() < 2 || before.last().is_some_and(|last| parts_sides(last));
    let mut words = Vec::new();
    if in_players || !text.is_empty() {
        words = plain(all_players(env).into_iter().filter(|name| !has(name)).collect());
    }
    if in_players && text.is_empty() {
        return words;
    }
    let saved = saved_presets(env);
    let is_preset =
        |word: &String| Preset::named(word).is_some() || saved.iter().any(|one| name_of(one) == *word);
    // A form goes with any preset.
    let has_preset = before.iter().any(|word| is_preset(word) && Form::named(word).is_none());
    words.extend(presets(env, typed).into_iter().filter(|one| {
        let name = name_of(one);
        !has(&name) && (!has_preset || Form::named(&name).is_some())
    }));
    let keys = SeriesKey::ALL.map(|key| CompletionCandidate::new(format!("{}=", key.name()))).into_iter();
    let has_key = |key: &CompletionCandidate| before.iter().any(|word| word.starts_with(&name_of(key)));
    words.extend(keys.chain(settings(typed)).filter(|key| !has_key(key)));
    words
}

fn name_of(one: &CompletionCandidate) -> String {
    one.get_value().to_string_lossy().into_owned()
}

/// The words of rules: presets, and keys with their values.
fn words_of_rules(env: &Env, typed: &OsStr) -> Vec<CompletionCandidate> {
    presets(env, typed).into_iter().chain(settings(typed)).collect()
}

/// The words of rules in one argument, as after `--rules`: the last word is completed.
fn rule_words(env: &Env, typed: &OsStr) -> Vec<CompletionCandidate> {
    let Some(text) = typed.to_str() else {
        return Vec::new();
    };
    let (before, last) = text.split_at(text.rfind(' ').map_or(0, |space| space + 1));
    let words = fitting(words_of_rules(env, OsStr::new(last)), OsStr::new(last)).into_iter();
    words.map(|word| word.add_prefix(before)).collect()
}

/// Those of the words that begin so.
fn fitting(words: Vec<CompletionCandidate>, begun: &OsStr) -> Vec<CompletionCandidate> {
    let Some(begun) = begun.to_str() else {
        return Vec::new();
    };
    let fits =
        |word: &CompletionCandidate| word.get_value().to_str().is_some_and(|word| word.starts_with(begun));
    words.into_iter().filter(fits).collect()
}

/// The settings of a key: the words that it allows, and the values that it has in a preset.
fn values(key: RuleKey) -> Vec<(String, String)> {
    let words = key.words().iter().map(|word| (*word).to_owned());
    let mut values: Vec<(String, String)> = Vec::new();
    let preset = Preset::ALL.iter().map(|preset| (key.read(&preset.values()).to_string(), preset.name));
    for (value, preset) in words.map(|word| (word, "")).chain(preset) {
        let allowed = key.write(&mut RuleSettings::default(), &RuleValue::typed(&value)).is_ok();
        let setting = format!("{}={value}", key.name());
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
fn languages(_: &Env, _: &OsStr) -> Vec<CompletionCandidate> {
    Lang::tags().map(CompletionCandidate::new).collect()
}

/// The topics of the rulebook, each with its title.
fn topics(_: &Env, _: &OsStr) -> Vec<CompletionCandidate> {
    let candidate = |topic: &Topic| CompletionCandidate::new(topic.name).help(Some(topic.title.into()));
    rulebook::topics().iter().map(candidate).collect()
}

/// Returns true if a shell has to quote nothing of the word but blanks. Some shells insert completions unquoted, where a
/// malicious name could run a command, so that other names are not offered.
fn is_plain(word: &str) -> bool {
    let begins = |part: &str| part.chars().next().is_some_and(char::is_alphanumeric);
    let plain = |letter: char| letter.is_alphanumeric() || "-_.".contains(letter);
    word.split(' ').all(|part| begins(part) && part.chars().all(plain)) && all(word).next().is_none()
}

/// Those of the words in which no shell needs to quote anything but blanks.
fn plain(words: Vec<String>) -> Vec<CompletionCandidate> {
    words.into_iter().filter(|word| is_plain(word)).map(CompletionCandidate::new).collect()
}

/// The series of the ledger, except names that need more quoting.
fn series(env: &Env, _: &OsStr) -> Vec<CompletionCandidate> {
    plain(env.book.names().unwrap_or_default())
}

/// The deleted series of the ledger, except names that need more quoting.
fn deleted_series(env: &Env, _: &OsStr) -> Vec<CompletionCandidate> {
    plain(env.book.deleted().unwrap_or_default())
}

/// The players of the current series, except names that need more quoting.
fn players(env: &Env, _: &OsStr) -> Vec<CompletionCandidate> {
    let roster = env.series_name().ok().and_then(|name| env.book.players_of(&name).ok());
    plain(roster.map(|roster| roster.players().to_vec()).unwrap_or_default())
}

/// The players of all series, except names that need more quoting.
fn names(env: &Env, _: &OsStr) -> Vec<CompletionCandidate> {
    plain(all_players(env))
}

/// The players of all series of the ledger, in alphabetical order. Series whose players cannot be read are left out.
fn all_players(env: &Env) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    let read = |name: &String| env.book.players_of(name).ok().map(|roster| roster.players().to_vec());
    // Nothing stops it: what cannot be read has no names.
    let _ = each(env, &env.book.names().unwrap_or_default(), read, |names| {
        all.extend(names.unwrap_or_default());
        Ok(())
    });
    all.sort_by_key(|name| known_as(name));
    all.dedup_by_key(|name| known_as(name));
    all
}
