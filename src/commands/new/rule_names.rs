//! The names of rules that can be typed.

use ginscore_ledger::book::Book;
use ginscore_ledger::model::PresetName;
use ginscore_rules::house::Preset;

/// The names of rules that can be typed: presets, forms, and the rules that are saved in a ledger.
pub struct RuleNames {
    saved: Vec<PresetName>,
    /// True if the names of players stand before the words.
    after_names: bool,
}

impl RuleNames {
    /// The names in a ledger. A ledger that cannot be read has none of its own, which other commands report.
    pub fn of(book: &Book) -> RuleNames {
        RuleNames { saved: book.saved_presets().unwrap_or_default().names, after_names: false }
    }

    /// The names that every ledger has.
    pub(crate) const fn built_in() -> RuleNames {
        RuleNames { saved: Vec::new(), after_names: false }
    }

    pub fn after_names(book: &Book) -> RuleNames {
        RuleNames { after_names: true, ..RuleNames::of(book) }
    }

    /// The names in a ledger, and those of the presets of series: rules that were deleted are still those of their series.
    pub fn of_series<'s>(book: &Book, presets: impl IntoIterator<Item = &'s str>) -> RuleNames {
        let mut names = RuleNames::of(book);
        names.saved.extend(presets.into_iter().filter_map(|name| PresetName::new(name).ok()));
        names
    }

    /// All names: presets, which include the forms, then saved rules.
    pub fn all(&self) -> impl Iterator<Item = &str> {
        Preset::ALL.iter().map(|preset| preset.name).chain(self.saved.iter().map(PresetName::as_str))
    }

    /// Returns true for the name of rules, in any case.
    pub fn has(&self, word: &str) -> bool {
        Preset::named(word).is_some() || self.is_saved(word)
    }

    pub fn is_saved(&self, word: &str) -> bool {
        let low = word.to_lowercase();
        self.saved.iter().any(|name| name.as_str() == low)
    }

    /// The names of rules that are saved in a ledger.
    pub(crate) fn saved(&self) -> &[PresetName] {
        &self.saved
    }

    pub(crate) const fn is_after_names(&self) -> bool {
        self.after_names
    }

    #[cfg(test)]
    pub(crate) const fn with_saved(saved: Vec<PresetName>) -> RuleNames {
        RuleNames { saved, after_names: true }
    }
}
