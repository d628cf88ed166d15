//! The presets of house rules that the players saved in their ledger. The one called `default` has the rules of new series.
//!
//! They are files in the directory `rules` of the ledger, which versions before 0.2 do not look into. Series do not
//! depend on them: each has its own rules in full.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::book::disk::{
    Durability, Links, StoreError, list, make_dir, read_file_within, replace_own, sweep_locked,
};
use crate::book::error::{BookError, InFile};
use crate::book::open::Book;
use crate::book::store::RULES;
use crate::model::preset::{PresetName, SavedPreset};
use crate::text::error::TextError;
use crate::text::preset::{read_preset, write_preset};
use ginscore_notation::At;

const LONGEST_PRESET: u64 = 64 << 10;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SavedNames {
    /// The names, in order.
    pub names: Vec<PresetName>,
    /// The TOML files whose names are not those of a preset, in order. They are not used.
    pub ignored: Vec<String>,
}

/// The contents of the file that a preset was saved in, before that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BeforeSaving {
    /// There was no file.
    Nothing,
    /// It had the same rules and the same note, so it was not written again.
    Same,
    /// It had other rules or another note, which are no longer saved.
    Other(Box<SavedPreset>),
    /// The file could not be read.
    Unreadable,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PresetSaved {
    pub path: PathBuf,
    pub before: BeforeSaving,
    pub durability: Durability,
}

impl Book {
    pub(crate) fn preset_path(&self, name: &PresetName) -> PathBuf {
        self.dir().join(RULES).join(format!("{name}.toml"))
    }

    /// The names of the saved presets. A ledger without any has none.
    pub fn saved_presets(&self) -> Result<SavedNames, StoreError> {
        let mut found = SavedNames::default();
        let Some(dir) = self.own_dir(RULES)? else {
            return Ok(found);
        };
        let files = list(&dir).map_err(|error| StoreError::Reading(dir, error))?;
        for file in files.into_iter().filter(|file| !file.starts_with('.')) {
            match file.strip_suffix(".toml") {
                None => {}
                Some(stem) => match PresetName::new(stem) {
                    Ok(name) if name.as_str() == stem => found.names.push(name),
                    _ => found.ignored.push(file),
                },
            }
        }
        found.names.sort();
        found.ignored.sort();
        Ok(found)
    }

    /// The saved preset of that name, or `None` if there is none.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be read or is not a preset.
    pub fn saved_preset(&self, name: &PresetName) -> Result<Option<SavedPreset>, BookError> {
        self.read_in_presets(self.preset_path(name), |text| read_preset(name, text))
    }

    /// The rules of new series, which are saved as `default`; `None` for the standard ones.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be read or is not a preset.
    pub fn default_preset(&self) -> Result<Option<SavedPreset>, BookError> {
        self.saved_preset(&PresetName::of_new_series())
    }

    /// Saves a preset. Other rules under its name are replaced only if `replace` is true.
    ///
    /// # Errors
    /// Fails if other rules are saved under the name and are not to be replaced, or if the ledger cannot be locked or written.
    pub fn save_preset(
        &self,
        preset: &SavedPreset,
        replace: bool,
        waiting: &mut dyn FnMut(),
    ) -> Result<PresetSaved, BookError> {
        let text = write_preset(preset);
        if text.len() as u64 > LONGEST_PRESET
            || !read_preset(&preset.name, &text).is_ok_and(|read| read == *preset)
        {
            return Err(BookError::NotReadBack);
        }
        let _lock = self.lock(&[], waiting)?;
        let path = self.preset_path(&preset.name);
        let before = match self.saved_preset(&preset.name) {
            Ok(None) => BeforeSaving::Nothing,
            Ok(Some(before)) if before.house == preset.house && before.note == preset.note => {
                BeforeSaving::Same
            }
            Ok(Some(before)) if replace || before.house == preset.house => {
                BeforeSaving::Other(Box::new(before))
            }
            Ok(Some(before)) => return Err(BookError::OtherRules(Box::new(before))),
            Err(BookError::Text(_) | BookError::Store(_)) if replace => BeforeSaving::Unreadable,
            Err(error) => return Err(error),
        };
        let durability = match before {
            BeforeSaving::Same => Durability::Confirmed,
            _ => self.write_in_presets(&path, &text)?,
        };
        Ok(PresetSaved { path, before, durability })
    }

    fn read_in_presets<T>(
        &self,
        path: PathBuf,
        read: impl FnOnce(&str) -> Result<T, At<TextError>>,
    ) -> Result<Option<T>, BookError> {
        if self.own_dir(RULES)?.is_none() {
            return Ok(None);
        }
        let text: Arc<str> = match read_file_within(&path, Links::Refuse, LONGEST_PRESET) {
            Ok(text) => text.into(),
            Err(error) if error.is_missing() => return Ok(None),
            Err(error) => return Err(error.into()),
        };
        read(&text)
            .map(Some)
            .map_err(|error| BookError::Text(Box::new(InFile { series: None, path, text, error })))
    }

    fn write_in_presets(&self, path: &Path, text: &str) -> Result<Durability, StoreError> {
        let dir = self.dir().join(RULES);
        if self.own_dir(RULES)?.is_none() {
            make_dir(&dir)?;
        }
        sweep_locked(&dir);
        replace_own(path, text)
    }
}
