//! Saved house rules that can be read are written so that they read back the same.
#![cfg_attr(feature = "libfuzzer", no_main)]

use ginscore_ledger::model::PresetName;
use ginscore_ledger::text::{read_preset, write_preset};

fn preset_text(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let name = PresetName::new("club").expect("a name");
    if let Ok(preset) = read_preset(&name, text) {
        assert_eq!(preset.name, name, "the name is that of the file");
        let written = write_preset(&preset);
        let is_control = |sign: char| sign.is_control() && sign != '\n';
        assert!(!written.contains(is_control), "{written:?}");
        let again = read_preset(&name, &written).unwrap_or_else(|mistakes| panic!("{written}\n{mistakes:?}"));
        assert_eq!(again, preset, "{written}");
    }
}

ginscore_fuzz::fuzz!("preset_text", preset_text);
