//! The language to speak: that of `--lang`, else of GINSCORE_LANG, else of the system.
//!
//! It is chosen before the command line is read, since the help and the mistakes in a command line are in it, too.

use std::ffi::OsString;

use crate::say::Lang;
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::words::{one_of, ticked};

const VARIABLE: &str = "GINSCORE_LANG";

/// Speaks the language that the command line or the environment asks for. With `--json` that is English, whatever else
/// they ask for: an answer for programs is the same everywhere.
/// A language that is not known is an error; the program speaks English then.
pub fn choose(words: &[OsString]) -> Result<(), Unknown> {
    let wanted = Wanted { option: option(words), ..Wanted::of_environment() };
    let lang = wanted.lang()?;
    if asks_for_json(words) { Lang::ENGLISH } else { lang }.speak();
    Ok(())
}

pub fn choose_by_environment() {
    Wanted::of_environment().lang().unwrap_or_default().speak();
}

pub fn asks_for_json(words: &[OsString]) -> bool {
    options(words).any(|word| word == "--json")
}

pub fn asks_for_plain(words: &[OsString]) -> bool {
    options(words).any(|word| word == "--plain")
}

fn options(words: &[OsString]) -> impl Iterator<Item = &OsString> {
    words.iter().skip(1).take_while(|word| *word != "--")
}

/// The value of `--lang`. A value that is missing is a mistake that is found later.
fn option(words: &[OsString]) -> Option<String> {
    let mut words = options(words).map(|word| word.to_string_lossy());
    while let Some(word) = words.next() {
        if word == "--lang" {
            return words.next().map(Into::into);
        }
        if let Some(value) = word.strip_prefix("--lang=") {
            return Some(value.to_owned());
        }
    }
    None
}

#[derive(Debug, Default)]
struct Wanted {
    option: Option<String>,
    variable: Option<String>,
    /// The locales of the system, the best first.
    locales: Vec<String>,
}

/// A language that somebody asked for by name, and that is not known.
#[derive(Debug)]
pub enum Unknown {
    Option(String),
    Variable(String),
}

impl Wanted {
    fn of_environment() -> Wanted {
        let variable = |name: &str| std::env::var_os(name).map(|value| value.to_string_lossy().into_owned());
        Wanted {
            option: None,
            variable: variable(VARIABLE),
            locales: locales(variable, || sys_locale::get_locales().collect()),
        }
    }

    fn lang(&self) -> Result<Lang, Unknown> {
        let tags: Vec<&str> = Lang::all().map(Lang::tag).collect();
        let find = |name: &str| Lang::with_tag(fitting(name, &tags)?);
        if let Some(name) = &self.option {
            return find(name).ok_or_else(|| Unknown::Option(name.clone()));
        }
        if let Some(name) = self.variable.as_ref().filter(|name| !name.is_empty()) {
            return find(name).ok_or_else(|| Unknown::Variable(name.clone()));
        }
        Ok(self.locales.iter().find_map(|locale| find(locale)).unwrap_or_default())
    }
}

impl Unknown {
    pub fn report(&self) -> Diagnostic {
        let message = match self {
            Unknown::Option(name) => format!("there is no language {}", ticked(name)),
            Unknown::Variable(name) => format!("{VARIABLE} is not a language: {}", ticked(name)),
        };
        let tags: Vec<&str> = Lang::tags().collect();
        Diagnostic::new(Code::BadOption, message).hinted(format!("choose {}", one_of(&tags)))
    }
}

/// The locales of the system, the best first: those of the variables that Unix has for it, or else what the system
/// says. Without a translation, as in the locale C, LANGUAGE means nothing.
fn locales(variable: impl Fn(&str) -> Option<String>, system: impl FnOnce() -> Vec<String>) -> Vec<String> {
    let set = |name| variable(name).filter(|value| !value.is_empty());
    let Some(locale) = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set) else {
        return system();
    };
    let name = locale.split(['.', '@']).next().unwrap_or_default();
    if name == "C" || name == "POSIX" {
        return Vec::new();
    }
    let preferred = set("LANGUAGE").unwrap_or_default();
    preferred.split(':').chain([locale.as_str()]).map(str::to_owned).collect()
}

/// The tag that fits a locale such as `de_AT.UTF-8` best. Portuguese is Brazilian if nothing else is said, and that of
/// Portugal everywhere but in Brazil.
fn fitting<'t>(locale: &str, tags: &[&'t str]) -> Option<&'t str> {
    let locale = locale.split(['.', '@']).next().unwrap_or_default().to_lowercase().replace('_', "-");
    let language = locale.split('-').next().unwrap_or_default();
    let find = |wanted: &str| tags.iter().copied().find(|tag| tag.eq_ignore_ascii_case(wanted));
    match language {
        "pt" if locale == "pt" || locale.split('-').any(|part| part == "br") => find("pt-BR"),
        "pt" => find("pt-PT"),
        _ => find(&locale).or_else(|| find(language)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_fits_a_language_by_its_first_part() {
        let tags: Vec<&str> = Lang::all().map(Lang::tag).collect();
        for (locale, tag) in [
            ("de", Some("de")),
            ("DE", Some("de")),
            ("de_AT", Some("de")),
            ("de-CH.UTF-8", Some("de")),
            ("de_DE@euro", Some("de")),
            ("de_DE.ISO-8859-15@euro", Some("de")),
            ("pt", Some("pt-BR")),
            ("pt.UTF-8", Some("pt-BR")),
            ("pt_BR", Some("pt-BR")),
            ("pt-br", Some("pt-BR")),
            ("pt-Latn-BR", Some("pt-BR")),
            ("pt_PT", Some("pt-PT")),
            ("PT-pt", Some("pt-PT")),
            ("pt_AO.UTF-8", Some("pt-PT")),
            ("it_CH", Some("it")),
            ("pl_PL.utf8", Some("pl")),
            ("en_US.UTF-8", Some("en")),
            ("en", Some("en")),
            ("sv_SE", None),
            ("d", None),
            ("deu", None),
            ("-", None),
            ("", None),
        ] {
            assert_eq!(fitting(locale, &tags), tag, "{locale}");
        }
        // Without the one, the other is not taken for it.
        assert_eq!(fitting("pt_PT", &["en", "pt-BR"]), None);
    }

    #[test]
    fn the_locale_c_has_no_language() {
        type Variables<'a> = &'a [(&'a str, &'a str)];
        let table: &[(Variables<'_>, &[&str])] = &[
            (&[("LANG", "de_DE")], &["", "de_DE"]),
            (&[("LANG", "de_DE"), ("LANGUAGE", "pl:it")], &["pl", "it", "de_DE"]),
            (&[("LANG", "de_DE"), ("LC_MESSAGES", "pl_PL")], &["", "pl_PL"]),
            (&[("LANG", "de_DE"), ("LC_MESSAGES", "pl_PL"), ("LC_ALL", "it_IT")], &["", "it_IT"]),
            (&[("LANG", "de_DE"), ("LC_ALL", "")], &["", "de_DE"]),
            (&[("LANG", "de_DE"), ("LC_ALL", "C"), ("LANGUAGE", "de")], &[]),
            (&[("LANG", "de_DE"), ("LC_ALL", "POSIX"), ("LANGUAGE", "de")], &[]),
            (&[("LANG", "C.UTF-8"), ("LANGUAGE", "de")], &[]),
            (&[("LANG", "de_DE"), ("LC_MESSAGES", "C")], &[]),
            // Windows and macOS say it otherwise.
            (&[], &["it-IT"]),
        ];
        for (variables, expected) in table {
            let of = |name: &str| {
                variables.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
            };
            assert_eq!(locales(of, || vec!["it-IT".to_owned()]), *expected, "{variables:?}");
        }
    }

    #[test]
    fn the_option_is_found_before_the_command_line_is_read() {
        let of = |line: &str| option(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert_eq!(of("ginscore --lang xx score").as_deref(), Some("xx"));
        assert_eq!(of("ginscore score --lang=xx").as_deref(), Some("xx"));
        assert_eq!(of("ginscore score --lang=").as_deref(), Some(""));
        assert_eq!(of("ginscore score --lang"), None);
        assert_eq!(of("ginscore hand Ann 4 v 23 -- # --lang xx"), None);
        assert_eq!(of("--lang xx"), None);
    }
}
