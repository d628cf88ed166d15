//! The text of a saved preset.

use std::fmt::Write as _;

use crate::model::preset::{PresetName, SavedPreset};
use crate::text::error::{TextError, TextErrorKind};
use crate::text::expected::Expected;
use crate::text::fields::{Fields, Need};
use crate::text::header::{RuleKeys, read_rules};
use crate::text::read::parse;
use crate::text::write::{quoted, write_group_rules, write_rules};
use ginscore_notation::{LONGEST_NOTE, Mistakes, Span, tidy_note};
use ginscore_rules::house::GroupRules;

/// The format of a preset.
const FORMAT: i64 = 2;

/// Returns the text of a preset.
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

/// Reads the text of the preset with that name.
///
/// # Errors
///
/// Returns every mistake found in the text.
pub fn read_preset(name: &PresetName, text: &str) -> Result<SavedPreset, Mistakes<TextError>> {
    let document = parse(text)?;
    let mut faults = Mistakes::none();
    let mut fields = Fields::of(document.get_ref(), Span::new(0, 0));
    read_format(&mut fields, &mut faults)?;
    let based_on = fields.text("based_on", Need::Must, &mut faults);
    let note = fields.text("note", Need::May, &mut faults);
    if let Some((note, at)) = note
        && note.chars().count() > LONGEST_NOTE
    {
        faults.push(TextErrorKind::BadText(Expected::PresetNote).at(at));
    }
    let house = read_rules(&mut fields, RuleKeys::All, true, &mut faults).map(|(house, _)| house);
    fields.end(&mut faults);
    match (based_on, house) {
        (Some((based_on, _)), Some(house)) if faults.is_empty() => Ok(SavedPreset {
            name: name.clone(),
            based_on: based_on.to_owned(),
            note: note.and_then(|(note, _)| tidy_note(note)),
            house,
        }),
        _ => Err(faults),
    }
}

/// Reads the format. A newer one is the only mistake that is reported, because nothing else can be judged then.
fn read_format(fields: &mut Fields<'_>, faults: &mut Mistakes<TextError>) -> Result<(), Mistakes<TextError>> {
    match fields.number("format", Need::Must, faults) {
        Some((format, at)) if format > FORMAT => return Err([TextErrorKind::Newer(format).at(at)].into()),
        Some((format, at)) if format < FORMAT => {
            faults.push(TextErrorKind::BadText(Expected::PresetFormat).at(at));
        }
        _ => {}
    }
    Ok(())
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

    #[test]
    fn every_mistake_has_its_place() {
        let saved = saved(HouseRules::default());
        let text = write_preset(&saved);
        let found = |text: &str| {
            let mistakes = read_preset(&saved.name, text).unwrap_err();
            let kept = mistakes.kept().iter();
            kept.map(|error| (error.what.clone(), text[error.span.start..error.span.end].to_owned()))
                .collect::<Vec<_>>()
        };
        let broken = text.replace("target = 100", "target = 0").replace("note =", "motto =");
        let [(value, zero), (key, motto)] = found(&broken).try_into().unwrap();
        assert!(matches!(value, TextErrorKind::BadValue("target")) && zero == "0");
        assert!(matches!(key, TextErrorKind::UnknownKey(..)) && motto == "motto");
        let newer = found(&text.replace("format = 2", "format = 99\nmore = 1"));
        assert!(matches!(newer.as_slice(), [(TextErrorKind::Newer(99), _)]));
        let older = found(&text.replace("format = 2", "format = 1"));
        assert!(matches!(older.as_slice(), [(TextErrorKind::BadText(_), place)] if place == "1"));
        let missing = found(&text.replace("gin_bonus = 25\n", ""));
        assert!(missing.iter().any(|(what, _)| *what == TextErrorKind::Missing("gin_bonus")), "{missing:?}");
        let many = found(&text.replace("from the", &"x".repeat(LONGEST_NOTE + 1)));
        assert!(matches!(many.as_slice(), [(TextErrorKind::BadText(_), _)]));
        assert!(matches!(found("<<<<<<< HEAD\n").as_slice(), [(TextErrorKind::Syntax(_), _)]));
    }
}
