//! The text of a saved preset.

use std::fmt::Write as _;

use serde::Deserialize;
use toml::Spanned;

use crate::model::preset::{PresetName, SavedPreset};
use crate::text::document::{FileText, check_format, parse, read_table, span, take_table};
use crate::text::error::{Expected, TextError};
use crate::text::rules::{RuleKeys, read_rules};
use crate::text::write::{quoted, write_group_rules, write_rules};
use ginscore_notation::{At, LONGEST_NOTE, Span, tidy_note};
use ginscore_rules::house::GroupRules;

const FORMAT: i64 = 2;

pub fn write_preset(preset: &SavedPreset) -> String {
    let mut text = format!(
        "# House rules that ginscore saved. `ginscore new Ann Bob {}` starts a series with them. Series that were\n\
         # started before keep the rules that they have.\n\
         format = {FORMAT}\n\
         based_on = {}\n",
        preset.name,
        quoted(&preset.based_on),
    );
    if let Some(note) = &preset.note {
        let _ = writeln!(text, "note = {}", quoted(note));
    }
    text.push_str(&write_rules(&preset.house));
    if preset.house.group != GroupRules::DEFAULT {
        text.push_str(&write_group_rules(&preset.house));
    }
    text
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PresetText<'t> {
    #[serde(rename = "format")]
    _format: i64,
    #[serde(borrow)]
    based_on: FileText<'t>,
    #[serde(borrow)]
    note: Option<Spanned<FileText<'t>>>,
}

pub fn read_preset(name: &PresetName, text: &str) -> Result<SavedPreset, At<TextError>> {
    let mut document = parse(text)?;
    check_format(&document, FORMAT, Expected::PresetFormat)?;
    let rules = take_table(&mut document, "rules")?;
    let preset: PresetText<'_> = read_table(document, Span::new(0, 0))?;
    if let Some(note) = &preset.note
        && note.get_ref().chars().count() > LONGEST_NOTE
    {
        return Err(TextError::BadText(Expected::PresetNote).at(span(note.span())));
    }
    Ok(SavedPreset {
        name: name.clone(),
        based_on: tidy_note(&preset.based_on).unwrap_or_default(),
        note: preset.note.and_then(|note| tidy_note(note.get_ref())),
        house: read_rules(rules, RuleKeys::All, true)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use ginscore_rules::house::{HouseRules, Preset};

    fn saved(house: HouseRules) -> SavedPreset {
        let name = PresetName::new("club").unwrap();
        let note = Some("from the \"club\"\u{202e} # of 2026".to_owned());
        SavedPreset { name, based_on: "pagat".to_owned(), note, house }
    }

    #[test]
    fn what_is_written_is_read() {
        for preset in Preset::ALL {
            let saved = saved(HouseRules::new(preset.values()).unwrap());
            assert_eq!(read_preset(&saved.name, &write_preset(&saved)).unwrap(), saved);
        }
    }

    /// The name of the preset that it was made from may be any text, and TOML allows a tab in one.
    #[test]
    fn what_is_written_has_no_control_characters() {
        let saved = saved(HouseRules::default());
        let text = write_preset(&saved).replace("based_on = \"pagat\"", "based_on = 'pa\\\tgat'");
        let read = read_preset(&saved.name, &text).unwrap();
        assert_eq!(read.based_on, "pa\\ gat");
        assert_eq!(read_preset(&saved.name, &write_preset(&read)).unwrap(), read);
    }

    #[test]
    fn a_mistake_has_its_place() {
        let saved = saved(HouseRules::default());
        let text = write_preset(&saved);
        let form = |message: &str| TextError::Unreadable(message.to_owned());
        let long = "x".repeat(LONGEST_NOTE + 1);
        for (from, to, place, what) in [
            ("target = 100", "target = 0", "0", TextError::BadValue("target")),
            (
                "note =",
                "motto =",
                "motto",
                form("unknown field `motto`, expected one of `format`, `based_on`, `note`"),
            ),
            ("format = 2", "format = 99\nmore = 1", "99", TextError::Newer(99)),
            ("format = 2", "format = 1", "1", TextError::BadText(Expected::PresetFormat)),
            ("format = 2", "", "", form("missing field `format`")),
            ("gin_bonus = 25\n", "", "[rules]", TextError::Missing("gin_bonus")),
            ("[rules]", "[rulez]", "", TextError::Missing("rules")),
            (
                "'from the \"club\"\u{202e} # of 2026'",
                &format!("'{long}'"),
                &format!("'{long}'"),
                TextError::BadText(Expected::PresetNote),
            ),
        ] {
            assert!(text.contains(from), "{from} in {text}");
            let changed = text.replace(from, to);
            let found = read_preset(&saved.name, &changed).unwrap_err();
            assert_eq!((found.what, &changed[found.span.start..found.span.end]), (what, place), "{to}");
        }
        let merge = read_preset(&saved.name, "<<<<<<< HEAD\n").unwrap_err();
        assert_eq!(merge.what, TextError::Unmerged);
    }
}
