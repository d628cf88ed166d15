//! The languages and their plural forms.

/// A language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Language {
    /// Its folder in `l10n`, which is its BCP 47 tag.
    pub(crate) tag: &'static str,
    /// Its plural forms of whole numbers, as CLDR names them.
    pub(crate) forms: &'static [&'static str],
}

/// The plural forms of most languages.
const ONE_OTHER: &[&str] = &["one", "other"];

/// All languages, in the order of `Lang` in the program. English comes first.
pub(crate) const LANGUAGES: &[Language] = &[
    Language { tag: "en", forms: ONE_OTHER },
    Language { tag: "pt-BR", forms: ONE_OTHER },
    Language { tag: "pt-PT", forms: ONE_OTHER },
    Language { tag: "it", forms: ONE_OTHER },
    Language { tag: "de", forms: ONE_OTHER },
    Language { tag: "pl", forms: &["one", "few", "many"] },
];
