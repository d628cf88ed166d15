//! Shell completions, which the program answers itself.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::{Command, CommandFactory};
use clap_complete::CompleteEnv;
use clap_complete::engine::{ArgValueCandidates, CompletionCandidate};
use clap_complete::env::{self, EnvCompleter, Shells};

use crate::commands::candidates::completing;
use crate::commands::run::env::look::look;
use crate::commands::run::options::Global;
use crate::shell::args::{Cli, Shell};
use crate::shell::environment::environment;
use crate::shell::{language, manual};

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
    CompleteEnv::with_factory(command_line).shells(ASKING).complete();
}

/// The words of the line up to the cursor, and the one that is being completed. Bash and zsh say where that is; elsewhere it is
/// the last one.
fn up_to_cursor() -> (Vec<String>, OsString) {
    let words: Vec<OsString> =
        std::env::args_os().skip_while(|word| word != "--").skip(1).map(unquoted).collect();
    let index = std::env::var("_CLAP_COMPLETE_INDEX").ok().and_then(|index| index.parse().ok());
    let index: usize = index.unwrap_or(words.len().saturating_sub(1));
    let before = words.iter().take(index).map(|word| word.to_string_lossy().into_owned());
    (before.collect(), words.get(index).cloned().unwrap_or_default())
}

/// A word without the quotation marks and backslashes that some shells leave in it; one that is still open counts.
fn unquoted(word: OsString) -> OsString {
    let Some(text) = word.to_str().filter(|text| text.contains(['\\', '\'', '"'])) else { return word };
    let (mut plain, mut open) = (String::new(), None);
    let mut signs = text.chars();
    while let Some(sign) = signs.next() {
        match (sign, open) {
            ('\\', None | Some('"')) => plain.extend(signs.next()),
            ('"' | '\'', None) => open = Some(sign),
            (sign, Some(mark)) if sign == mark => open = None,
            _ => plain.push(sign),
        }
    }
    plain.into()
}

fn command_line() -> Command {
    let global = Global { ledgers: ledger_of_line().into_iter().collect(), ..Global::default() };
    let env = environment(&global, look(&global));
    let pages = || manual::names().into_iter().map(CompletionCandidate::new).collect();
    let command = Cli::command()
        .mut_subcommand("man", |man| man.mut_arg("page", |arg| arg.add(ArgValueCandidates::new(pages))));
    let (before, begun) = up_to_cursor();
    completing(command, &before, &begun, &env)
}

/// The value of `--ledger` on the line that is being completed. The words are as they were typed, so that only a plain
/// path is understood, with `~` for the home directory.
fn ledger_of_line() -> Option<PathBuf> {
    // A shell gives the line after `--`.
    let words = std::env::args_os().skip_while(|word| word != "--");
    let words: Vec<String> = words.filter_map(|word| word.into_string().ok()).collect();
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

/// The shells that can ask.
pub const ASKING: Shells<'static> = Shells(&[&BASH, &ELVISH, &FISH, &POWERSHELL, &ZSH]);

const ELVISH: OwnScript = OwnScript { shell: &env::Elvish, script: as_it_is };
const FISH: OwnScript = OwnScript { shell: &env::Fish, script: as_it_is };
const POWERSHELL: OwnScript = OwnScript { shell: &env::Powershell, script: as_it_is };

fn as_it_is(script: &str, _: [&str; 3]) -> String {
    script.to_owned()
}

/// Bash, with a script that puts words with `=` together again.
const BASH: OwnScript = OwnScript {
    shell: &env::Bash,
    script: |_, [var, bin, completer]| {
        let quoted = shlex::try_quote(completer).unwrap_or(completer.into());
        // The path comes last, since it may contain any of the other words.
        let script = include_str!("completion.bash").replace("VAR", var).replace("BIN", bin);
        script.replace("COMPLETER", &quoted) + "\n"
    },
};

/// Zsh, without a space after a candidate that ends in `=`.
const ZSH: OwnScript = OwnScript { shell: &env::Zsh, script: |script, _| script.replace(OFFER, OFFERS) };

/// The line of the script of `clap_complete` that offers candidates.
const OFFER: &str = "[[ -n $other ]] && _describe -V 'values' other";

/// The same for candidates that end in `=`, and for all others.
const OFFERS: &str = "local -a open=(${(M)other:#*=(|:*)}) whole=(${other:#*=(|:*)})
        [[ -n $open ]] && _describe -V 'values' open -S ''
        [[ -n $whole ]] && _describe -V 'values' whole";

struct OwnScript {
    shell: &'static dyn EnvCompleter,
    /// The script for that of `clap_complete`, the variable, the name of the program, and its path.
    script: fn(&str, [&str; 3]) -> String,
}

impl EnvCompleter for OwnScript {
    fn name(&self) -> &'static str {
        self.shell.name()
    }

    fn is(&self, name: &str) -> bool {
        self.shell.is(name)
    }

    fn write_registration(
        &self,
        var: &str,
        name: &str,
        bin: &str,
        completer: &str,
        buf: &mut dyn Write,
    ) -> Result<(), io::Error> {
        let mut script = Vec::new();
        self.shell.write_registration(var, name, bin, completer, &mut script)?;
        let script = (self.script)(&String::from_utf8_lossy(&script), [var, bin, completer]);
        buf.write_all(script.as_bytes())
    }

    fn write_complete(
        &self,
        cmd: &mut Command,
        args: Vec<OsString>,
        current_dir: Option<&Path>,
        buf: &mut dyn Write,
    ) -> Result<(), io::Error> {
        let args = args.into_iter().map(unquoted).collect();
        if self.name() != POWERSHELL.name() {
            return self.shell.write_complete(cmd, args, current_dir, buf);
        }
        // The others quote the blanks in a name by themselves, or in their script.
        let mut lines = Vec::new();
        self.shell.write_complete(cmd, args, current_dir, &mut lines)?;
        for line in String::from_utf8_lossy(&lines).lines() {
            let (name, help) = line.split_at(line.find('\t').unwrap_or(line.len()));
            match name.contains(' ') {
                true => writeln!(buf, "'{name}'{help}")?,
                false => writeln!(buf, "{line}")?,
            }
        }
        Ok(())
    }
}
