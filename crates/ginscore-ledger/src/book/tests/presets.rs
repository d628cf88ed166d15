//! House rules saved in a ledger.

use super::*;
use crate::model::{PresetName, SavedPreset};
use crate::testing::house;
use ginscore_notation::LONGEST_NOTE;

fn name(text: &str) -> PresetName {
    PresetName::new(text).unwrap()
}

/// The rules of a built-in preset, to be saved under a name.
fn preset(saved: &str, based_on: &str, note: Option<&str>) -> SavedPreset {
    let note = note.map(str::to_owned);
    SavedPreset { name: name(saved), based_on: based_on.to_owned(), note, house: house(based_on) }
}

fn save(book: &Book, preset: &SavedPreset, replace: bool) -> Result<BeforeSaving, BookError> {
    book.save_preset(preset, replace, &mut || ()).map(|saved| saved.before)
}

fn file(book: &Book, name: &str) -> std::path::PathBuf {
    book.dir().join("rules").join(format!("{name}.toml"))
}

#[test]
fn other_rules_are_replaced_only_on_request() {
    let TempBook { book, _dir } = temp_book();
    let (pagat, noted) = (preset("club", "pagat", None), preset("club", "pagat", Some("on Fridays")));
    assert_eq!(book.saved_preset(&name("club")).unwrap(), None);
    assert_eq!(save(&book, &pagat, false).unwrap(), BeforeSaving::Nothing);
    assert_eq!(book.preset_path(&name("club")), file(&book, "club"));
    assert_eq!(book.saved_preset(&name("club")).unwrap().as_ref(), Some(&pagat));
    // The same rules are not written again; another note is.
    let text = format!("{}# by hand\n", fs::read_to_string(file(&book, "club")).unwrap());
    fs::write(file(&book, "club"), &text).unwrap();
    assert_eq!(save(&book, &pagat, true).unwrap(), BeforeSaving::Same);
    assert_eq!(fs::read_to_string(file(&book, "club")).unwrap(), text);
    assert_eq!(save(&book, &noted, false).unwrap(), BeforeSaving::Other(Box::new(pagat.clone())));
    assert_eq!(book.saved_preset(&name("club")).unwrap().as_ref(), Some(&noted));
    // Other rules, even with the same note.
    let stakes = preset("club", "stakes", Some("on Fridays"));
    let refused = save(&book, &stakes, false).unwrap_err();
    assert!(matches!(&refused, BookError::OtherRules(before) if **before == noted), "{refused:?}");
    assert_eq!(book.saved_preset(&name("club")).unwrap().as_ref(), Some(&noted));
    assert_eq!(save(&book, &stakes, true).unwrap(), BeforeSaving::Other(Box::new(noted)));
    assert_eq!(book.saved_preset(&name("club")).unwrap(), Some(stakes));
}

#[test]
fn a_file_that_cannot_be_read_is_replaced_only_on_request() {
    let TempBook { book, _dir } = temp_book();
    let pagat = preset("club", "pagat", None);
    save(&book, &pagat, false).unwrap();
    for text in ["not rules", "\0", &"#".repeat((64 << 10) + 1)] {
        fs::write(file(&book, "club"), text).unwrap();
        assert!(book.saved_preset(&name("club")).is_err());
        assert!(save(&book, &pagat, false).is_err());
        assert_eq!(fs::read_to_string(file(&book, "club")).unwrap(), text);
        assert_eq!(save(&book, &pagat, true).unwrap(), BeforeSaving::Unreadable);
        assert_eq!(book.saved_preset(&name("club")).unwrap().as_ref(), Some(&pagat));
    }
    // Rules that the program could not read again are not written at all.
    let noted = |length: usize| preset("club", "pagat", Some(&"x".repeat(length)));
    assert!(matches!(save(&book, &noted(LONGEST_NOTE + 1), true), Err(BookError::NotReadBack)));
    assert!(save(&book, &noted(LONGEST_NOTE), true).is_ok());
    save(&book, &pagat, true).unwrap();
    let untidy = preset("club", "pagat", Some(" on Fridays "));
    assert!(matches!(save(&book, &untidy, true), Err(BookError::NotReadBack)));
    assert_eq!(book.saved_preset(&name("club")).unwrap(), Some(pagat));
}

#[test]
fn a_preset_may_have_64_kib() {
    let TempBook { book, _dir } = temp_book();
    save(&book, &preset("club", "pagat", None), false).unwrap();
    let text = fs::read_to_string(file(&book, "club")).unwrap();
    for (length, is_read) in [(64 << 10, true), ((64 << 10) + 1, false)] {
        let padded = format!("{text}{}", "#".repeat(length - text.len()));
        fs::write(file(&book, "club"), padded).unwrap();
        assert_eq!(book.saved_preset(&name("club")).is_ok(), is_read, "{length}");
    }
    // As many bytes are written, at most.
    let based_on =
        |length: usize| SavedPreset { based_on: "x".repeat(length), ..preset("club", "pagat", None) };
    let before = text.len() - "pagat".len();
    assert!(save(&book, &based_on((64 << 10) - before), true).is_ok());
    assert!(matches!(save(&book, &based_on((64 << 10) - before + 1), true), Err(BookError::NotReadBack)));
}

#[test]
fn only_files_named_like_presets_are_listed() {
    let TempBook { book, _dir } = temp_book();
    assert_eq!(book.saved_presets().unwrap(), SavedNames::default());
    for one in ["club", "away"] {
        save(&book, &preset(one, "pagat", None), false).unwrap();
    }
    for one in ["Club-2.toml", "pagat.toml", "a b.toml", "notes.txt", ".hidden.toml"] {
        fs::write(book.dir().join("rules").join(one), "").unwrap();
    }
    let found = book.saved_presets().unwrap();
    assert_eq!(found.names, [name("away"), name("club")]);
    assert_eq!(found.ignored, ["Club-2.toml", "a b.toml", "pagat.toml"]);
}

#[test]
fn the_rules_of_new_series_are_saved_as_default() {
    let TempBook { book, _dir } = temp_book();
    assert_eq!(book.default_preset().unwrap(), None);
    let default = preset("default", "pagat", None);
    save(&book, &default, false).unwrap();
    assert_eq!(book.default_preset().unwrap(), Some(default));
    assert_eq!(book.saved_presets().unwrap().names, [PresetName::of_new_series()]);
    fs::write(file(&book, "default"), "format = 2\nrules = \"pagat\"\n").unwrap();
    assert!(matches!(book.default_preset(), Err(BookError::Text(_))));
}

/// A link might lead to files that are not the ledger's.
#[cfg(unix)]
#[test]
fn links_in_place_of_saved_rules_are_refused() {
    use std::os::unix::fs::symlink;
    let TempBook { book, _dir } = temp_book();
    let club = preset("club", "pagat", None);
    save(&book, &club, false).unwrap();
    let (rules, outside) = (book.dir().join("rules"), _dir.path().join("outside"));
    fs::rename(file(&book, "club"), _dir.path().join("club.toml")).unwrap();
    symlink(_dir.path().join("club.toml"), file(&book, "club")).unwrap();
    assert!(matches!(book.saved_preset(&name("club")), Err(BookError::Store(_))));
    fs::rename(&rules, &outside).unwrap();
    symlink(&outside, &rules).unwrap();
    let is_refused = |error: BookError| {
        let BookError::Store(StoreError::Reading(path, why)) = &error else {
            return false;
        };
        *path == rules && NotUsed::of(why) == Some(&NotUsed::IsNotADirectory)
    };
    assert!(is_refused(book.saved_presets().map(|_| ()).map_err(BookError::Store).unwrap_err()));
    assert!(is_refused(book.saved_preset(&name("club")).unwrap_err()));
    assert!(is_refused(book.default_preset().unwrap_err()));
    assert!(is_refused(save(&book, &club, true).unwrap_err()));
    fs::remove_file(&rules).unwrap();
    fs::write(&rules, "").unwrap();
    assert!(is_refused(book.default_preset().unwrap_err()));
    // A ledger that cannot exist has no saved rules.
    let book = Book::open(rules.join("ledger"), None);
    assert_eq!(
        (book.saved_presets().unwrap(), book.default_preset().unwrap()),
        (SavedNames::default(), None)
    );
}
