//! The messages as Rust.

use std::collections::HashMap;
use std::fmt::Write;

use crate::catalog::{Catalog, File, Message};
use crate::language::LANGUAGES;
use crate::pattern::Part;
use crate::template::template;

/// The first lines of every file.
const HEADER: &str = "// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.\n";

impl Catalog {
    /// The Rust of all messages: the name and the text of each file.
    pub fn written(&self) -> Vec<(String, String)> {
        let mut index = format!(
            "//! The messages of each file of `l10n`.\n{HEADER}\n#![cfg_attr(rustfmt, rustfmt_skip)]\n\n"
        );
        let mut files = Vec::new();
        for file in &self.files {
            let module = file.name.replace('-', "_");
            writeln!(index, "pub(crate) mod {module};").unwrap_or_default();
            files.push((format!("{module}.rs"), written_file(file)));
        }
        index.push_str(&all_files(self));
        files.push(("mod.rs".to_owned(), index));
        files
    }
}

/// The list of all files, for tests.
fn all_files(catalog: &Catalog) -> String {
    let mut text = "\n/// All files: the name, the messages with their number of variables, and their texts.\n#[cfg(test)]\npub(super) const FILES: &[super::tests::File] = &[\n".to_owned();
    for file in &catalog.files {
        let module = file.name.replace('-', "_");
        let _ = writeln!(text, "    (\"{}\", {module}::MESSAGES, {module}::text),", file.name);
    }
    text + "];\n"
}

/// The texts of a file one after another, each different text once.
#[derive(Default)]
struct Block {
    text: String,
    known: HashMap<String, (usize, usize)>,
    lines: Vec<String>,
}

impl Block {
    /// The start and the end of a text, which is added if it is new.
    fn place(&mut self, text: String) -> (usize, usize) {
        if let Some(place) = self.known.get(&text) {
            return *place;
        }
        let place = (self.text.len(), self.text.len() + text.len());
        self.text.push_str(&text);
        self.lines.push(format!("    {text:?},\n"));
        self.known.insert(text, place);
        place
    }

    /// The whole text as a constant, a line for each text.
    fn literal(&self) -> String {
        format!("concat!(\n{})", self.lines.concat())
    }
}

fn written_file(file: &File) -> String {
    let mut block = Block::default();
    let mut made_up = Block::default();
    let mut places: Vec<Vec<(usize, usize)>> = vec![Vec::new(); LANGUAGES.len()];
    let mut made_up_places = Vec::new();
    for message in &file.messages {
        let names: Vec<String> = message.variables.iter().map(|(name, _)| name.clone()).collect();
        let mut texts = message.texts.iter().map(|parts| template(parts, &names));
        for places in &mut places {
            places.extend(texts.next().map(|text| block.place(text)));
        }
        made_up_places.extend(texts.next().map(|text| made_up.place(text)));
    }
    let count = file.messages.len();
    let mut rust = format!(
        "//! The messages of `l10n/*/{}.ftl`.\n{HEADER}\n#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = \"the names say it\")]\n\
         #![cfg_attr(rustfmt, rustfmt_skip)]\n\nuse crate::messages::{{Arg, Count, Fixed, Lang, Message, Value, cut, message}};\n",
        file.name
    );
    for (at, message) in file.messages.iter().enumerate() {
        rust.push_str(&written_message(message, at));
    }
    let rows = |places: &[(usize, usize)]| {
        places.iter().map(|(from, to)| format!("({from}, {to})")).collect::<Vec<_>>().join(", ")
    };
    let all: Vec<String> = places.iter().map(|places| format!("    [{}],\n", rows(places))).collect();
    let _ = write!(
        rust,
        "\n/// The text of the message of that number.\npub(super) fn text(lang: Lang, number: usize) -> &'static str {{\n    \
         #[cfg(debug_assertions)]\n    if lang == Lang::MadeUp {{\n        return cut(MADE_UP, &MADE_UP_AT, number);\n    }}\n    \
         AT.get(lang as usize).map_or(\"\", |at| cut(TEXT, at, number))\n}}\n\n\
         static AT: [[(u32, u32); {count}]; {}] = [\n{}];\n\nconst TEXT: &str = {};\n\n\
         #[cfg(debug_assertions)]\nstatic MADE_UP_AT: [(u32, u32); {count}] = [{}];\n\n#[cfg(debug_assertions)]\nconst MADE_UP: &str = {};\n",
        LANGUAGES.len(),
        all.concat(),
        block.literal(),
        rows(&made_up_places),
        made_up.literal(),
    );
    let named: Vec<String> = file
        .messages
        .iter()
        .map(|message| format!("    ({:?}, {}),\n", message.name, message.variables.len()))
        .collect();
    let _ = write!(
        rust,
        "\n/// The names of the messages, with their number of variables.\n#[cfg(test)]\npub(super) const MESSAGES: &[(&str, usize)] = &[\n{}];\n",
        named.concat()
    );
    rust
}

/// The type of a message, which the macro `message` of the program writes out.
fn written_message(message: &Message, at: usize) -> String {
    let name = type_name(&message.name);
    let fields: Vec<(String, bool)> =
        message.variables.iter().map(|(name, number)| (name.replace('-', "_"), *number)).collect();
    let mut rust = String::from("\n");
    let english = message.texts.first().map(|parts| shown(parts)).unwrap_or_default();
    for line in english.lines() {
        let _ = writeln!(rust, "// {line}");
    }
    let fields: Vec<String> = fields
        .iter()
        .map(|(field, number)| format!("{field}: {}", if *number { "Count" } else { "Value" }))
        .collect();
    let _ = match fields.as_slice() {
        [] => writeln!(rust, "message!({at}, {name});"),
        _ => writeln!(rust, "message!({at}, {name} {{ {} }});", fields.join(", ")),
    };
    rust
}

/// `KnocksWith` for `knocks-with`.
fn type_name(name: &str) -> String {
    let mut all = String::new();
    for word in name.split(['-', '_']) {
        let mut letters = word.chars();
        all.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        all.push_str(letters.as_str());
    }
    all
}

/// The English of a message, as its file has it.
fn shown(parts: &[Part]) -> String {
    let mut text = String::new();
    for part in parts {
        match part {
            Part::Text(words) => text.push_str(words),
            Part::Variable(name) => text.push_str(&format!("{{ ${name} }}")),
            Part::Grouped(name) => text.push_str(&format!("{{ NUMBER(${name}) }}")),
            Part::Choice(choice) => {
                let variants = choice.variants.iter().map(|(key, parts)| format!("[{key}] {}", shown(parts)));
                let variants = variants.collect::<Vec<_>>().join(" ");
                text.push_str(&format!("{{ ${} -> {variants} }}", choice.variable));
            }
        }
    }
    text
}
