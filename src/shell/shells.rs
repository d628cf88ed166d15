//! The shells that ask for completions, with what `clap_complete` does not do for `KEY=VALUE`: bash splits words
//! at `=`, and zsh adds a space after it.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::Path;

use clap::Command;
use clap_complete::env::{self, Elvish, EnvCompleter, Fish, Powershell, Shells};

/// The shells that can ask.
pub const ASKING: Shells<'static> = Shells(&[&Bash, &Elvish, &Fish, &Powershell, &Zsh]);

/// Bash, with a script that puts words with `=` together again.
struct Bash;

impl EnvCompleter for Bash {
    fn name(&self) -> &'static str {
        env::Bash.name()
    }

    fn is(&self, name: &str) -> bool {
        env::Bash.is(name)
    }

    fn write_registration(
        &self,
        var: &str,
        _name: &str,
        bin: &str,
        completer: &str,
        buf: &mut dyn Write,
    ) -> Result<(), io::Error> {
        let quoted = shlex::try_quote(completer).unwrap_or(completer.into());
        // The path comes last, since it may contain any of the other words.
        let script = include_str!("completion.bash").replace("VAR", var).replace("BIN", bin);
        writeln!(buf, "{}", script.replace("COMPLETER", &quoted))
    }

    fn write_complete(
        &self,
        cmd: &mut Command,
        args: Vec<OsString>,
        current_dir: Option<&Path>,
        buf: &mut dyn Write,
    ) -> Result<(), io::Error> {
        env::Bash.write_complete(cmd, args, current_dir, buf)
    }
}

/// Zsh, without a space after a candidate that ends in `=`.
struct Zsh;

/// The line of the script of `clap_complete` that offers candidates.
const OFFER: &str = "[[ -n $other ]] && _describe -V 'values' other";

/// The same for candidates that end in `=`, and for all others.
const OFFERS: &str = "local -a open=(${(M)other:#*=(|:*)}) whole=(${other:#*=(|:*)})
        [[ -n $open ]] && _describe -V 'values' open -S ''
        [[ -n $whole ]] && _describe -V 'values' whole";

impl EnvCompleter for Zsh {
    fn name(&self) -> &'static str {
        env::Zsh.name()
    }

    fn is(&self, name: &str) -> bool {
        env::Zsh.is(name)
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
        env::Zsh.write_registration(var, name, bin, completer, &mut script)?;
        write!(buf, "{}", String::from_utf8_lossy(&script).replace(OFFER, OFFERS))
    }

    fn write_complete(
        &self,
        cmd: &mut Command,
        args: Vec<OsString>,
        current_dir: Option<&Path>,
        buf: &mut dyn Write,
    ) -> Result<(), io::Error> {
        env::Zsh.write_complete(cmd, args, current_dir, buf)
    }
}
