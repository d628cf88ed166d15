//! The messages as Rust.

use std::collections::HashMap;
use std::fmt::Write;

use crate::catalog::{Catalog, Message, Section};
use crate::language::Language;
use crate::template::{MARKS, in_english, template};

impl Catalog {
    /// The Rust of all languages and messages, which the program includes: the facts of each language, and a module for
    /// each section.
    pub fn as_rust(&self) -> String {
        let mut rust = String::new();
        let _ = self.write(&mut rust);
        rust
    }

    fn write(&self, rust: &mut String) -> std::fmt::Result {
        writeln!(rust, "/// The marks in a text.\npub(crate) mod marks {{\n{MARKS}}}")?;
        writeln!(rust, "/// The languages, English first.")?;
        writeln!(rust, "pub(super) const LANGUAGES: &[super::lang::Facts] = &[")?;
        for language in &self.languages {
            writeln!(rust, "    {},", facts(language))?;
        }
        if let Some(english) = self.languages.first() {
            let made_up = Language { tag: "xx".to_owned(), facts: english.facts.clone() };
            writeln!(rust, "    #[cfg(debug_assertions)]\n    {},", facts(&made_up))?;
        }
        writeln!(rust, "];")?;
        for section in &self.sections {
            write_section(rust, section, self.languages.len())?;
        }
        writeln!(
            rust,
            "/// The sections: the name, the messages with their number of variables, and their texts."
        )?;
        writeln!(rust, "#[cfg(test)]\npub(super) const SECTIONS: &[super::tests::SectionTexts] = &[")?;
        for section in &self.sections {
            writeln!(
                rust,
                "    ({:?}, {module}::MESSAGES, {module}::text),",
                section.name,
                module = section.module()
            )?;
        }
        writeln!(rust, "];")
    }
}

fn facts(Language { tag, facts }: &Language) -> String {
    let crate::facts::LanguageFile { plural, thousands, thousands_from, decimal, percent, .. } = facts;
    format!(
        "super::lang::Facts {{ tag: {tag:?}, plural: super::lang::Plural::{plural:?}, \
         thousands: ({thousands:?}, {thousands_from}), decimal: {decimal:?}, percent: {percent:?} }}"
    )
}

/// The texts of a section one after another, each different text once.
#[derive(Default)]
struct CodeBlock {
    text: String,
    known: HashMap<String, (usize, usize)>,
}

impl CodeBlock {
    /// The start and the end of a text, which is added if it is new.
    fn place(&mut self, text: String) -> (usize, usize) {
        if let Some(place) = self.known.get(&text) {
            return *place;
        }
        let place = (self.text.len(), self.text.len() + text.len());
        self.text.push_str(&text);
        self.known.insert(text, place);
        place
    }
}

fn write_section(rust: &mut String, section: &Section, languages: usize) -> std::fmt::Result {
    let mut block = CodeBlock::default();
    let mut made_up = CodeBlock::default();
    let mut places: Vec<Vec<(usize, usize)>> = vec![Vec::new(); languages];
    let mut made_up_places = Vec::new();
    for message in &section.messages {
        let names: Vec<String> = message.variables.iter().map(|(name, _)| name.clone()).collect();
        let mut english = String::new();
        for (at, (places, parts)) in places.iter_mut().zip(&message.texts).enumerate() {
            let text = match parts {
                Some(parts) => template(parts, &names),
                None => in_english(&english),
            };
            if at == 0 {
                english.clone_from(&text);
            }
            places.push(block.place(text));
        }
        made_up_places.push(made_up.place(template(&message.made_up, &names)));
    }
    let count = section.messages.len();
    writeln!(
        rust,
        "#[allow(non_camel_case_types, unused_imports, clippy::all, reason = \"the names say it\")]\n\
         pub(crate) mod {} {{\n\
         use crate::say::{{Arg, Count, Fixed, Lang, Message, Value, cut, filled, message}};",
        section.module()
    )?;
    if section.by_name {
        write_names(rust, section)?;
    } else {
        for (at, message) in section.messages.iter().enumerate() {
            write_message(rust, message, at)?;
        }
    }
    writeln!(
        rust,
        "/// The text of the message of that number.\n\
         pub(in crate::say) fn text(lang: Lang, number: usize) -> &'static str {{\n\
         #[cfg(debug_assertions)]\n\
         if lang == Lang::MADE_UP {{ return cut(MADE_UP, &MADE_UP_AT, number); }}\n\
         AT.get(lang.index()).map_or(\"\", |at| cut(TEXT, at, number))\n}}\n\
         static AT: [[(u32, u32); {count}]; {languages}] = {places:?};\n\
         const TEXT: &str = {:?};\n\
         #[cfg(debug_assertions)]\nstatic MADE_UP_AT: [(u32, u32); {count}] = {made_up_places:?};\n\
         #[cfg(debug_assertions)]\nconst MADE_UP: &str = {:?};\n\
         /// The names of the messages, with their number of variables.\n\
         #[cfg(test)]\npub(in crate::say) const MESSAGES: &[(&str, usize)] = &[",
        block.text, made_up.text,
    )?;
    for message in &section.messages {
        writeln!(rust, "({:?}, {}),", message.name, message.variables.len())?;
    }
    writeln!(rust, "];\n}}")
}

/// All messages of a section with their names, in one constant: a table of texts costs time at every start of the program.
fn write_names(rust: &mut String, section: &Section) -> std::fmt::Result {
    let line = |message: &Message| format!("{}\t{}\n", message.name, message.comment.replace('\n', " "));
    let names: String = section.messages.iter().map(line).collect();
    writeln!(
        rust,
        "/// Each message: its name, its text, and the English comment above it.\n\
         pub(crate) fn all() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {{\n\
         NAMES.lines().enumerate().filter_map(|(number, line)| {{\n\
         let (name, comment) = line.split_once('\\t')?;\n\
         Some((name, text(Lang::current(), number), comment))\n}})\n}}\n\
         const NAMES: &str = {names:?};"
    )
}

/// The type of a message, which the macro `message` of the program writes out.
fn write_message(rust: &mut String, message: &Message, at: usize) -> std::fmt::Result {
    let name = type_name(&message.name);
    let field = |(name, number): &(String, bool)| {
        format!("{}: {}", name.replace('-', "_"), if *number { "Count" } else { "Value" })
    };
    let fields: Vec<String> = message.variables.iter().map(field).collect();
    match fields.as_slice() {
        [] => writeln!(rust, "message!({at}, {name});"),
        _ => writeln!(rust, "message!({at}, {name} {{ {} }});", fields.join(", ")),
    }
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
