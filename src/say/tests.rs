//! Every message of every language, said with sample values.

use super::fill::filled;
use super::written::SECTIONS;
use super::{Arg, Lang};

/// A section: its name, its messages with their number of variables, and the text of each in each language.
pub(super) type SectionTexts =
    (&'static str, &'static [(&'static str, usize)], fn(Lang, usize) -> &'static str);

/// The numbers that between them need every plural form.
const NUMBERS: [i128; 7] = [0, 1, 2, 5, 12, 22, 1549];

#[test]
fn every_message_can_be_said_in_every_language() {
    for lang in Lang::all() {
        for (file, messages, text) in SECTIONS {
            for (at, (name, variables)) in messages.iter().enumerate() {
                let template = text(lang, at);
                for number in NUMBERS {
                    // A value that is no number takes the words of the other.
                    let args: Vec<Arg<'_>> = (0..*variables).map(|_| Arg::Number(number)).collect();
                    let said = filled(template, &args, lang).to_string();
                    let place = format!("{}/{file}: {name} with {number}: {said}", lang.tag());
                    assert!(!said.trim().is_empty(), "{place}");
                    assert!(!said.contains(|letter: char| letter.is_control() && letter != '\n'), "{place}");
                    assert!(!said.contains(['{', '}', '$']) || said.contains("{ "), "{place}");
                }
                let args: Vec<Arg<'_>> = (0..*variables).map(|_| Arg::Words("Mary Jo")).collect();
                let said = filled(template, &args, lang).to_string();
                // A variant of a choice need not have every value.
                let after_choice =
                    |part: &'static str| part.split_once('\u{6}').map_or(part, |(_, rest)| rest);
                let shown = template.split('\u{3}').any(|part| after_choice(part).contains('\u{1}'));
                assert!(!shown || said.contains("Mary Jo"), "{}/{file}: {name}: {said}", lang.tag());
            }
        }
    }
}
