//! Answers to questions, in English or in the language that the program speaks. What is recorded is in English.

use crate::say::{Fixed, Lang, written::cli_prompt as say};
use ginscore_rules::house::HouseRules;

/// Yes in all languages, as a letter or a word.
const YES: [&str; 13] = ["y", "yes", "s", "sim", "si", "sí", "sì", "j", "ja", "t", "tak", "o", "oui"];

/// No in all languages, as a letter or a word. None of these is yes in another language.
const NO: [&str; 7] = ["n", "no", "não", "nao", "nein", "nie", "non"];

/// Whether an answer is yes or no; `None` if it is something else.
pub fn yes_or_no(answer: &str) -> Option<bool> {
    let answer = answer.trim().to_lowercase();
    let is = |words: &[&str]| words.contains(&answer.as_str());
    if is(&YES) {
        Some(true)
    } else if is(&NO) {
        Some(false)
    } else {
        None
    }
}

/// A word that answers a question, and is part of the line for the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// Nobody ended the hand.
    Draw,
    /// The hand ended with a knock. This is no part of the line.
    Knock,
    /// The hand ended with gin.
    Gin,
    /// The hand ended with big gin.
    BigGin,
}

impl Word {
    /// The ways to end a hand.
    pub const ENDINGS: [Word; 3] = [Word::Knock, Word::Gin, Word::BigGin];

    /// The ways to end a hand by these rules.
    pub fn endings(house: &HouseRules) -> &'static [Word] {
        if house.big_gin_bonus.is_some() { &Word::ENDINGS } else { &[Word::Knock, Word::Gin] }
    }

    /// The word of the notation.
    pub const fn english(self) -> &'static str {
        match self {
            Word::Draw => "draw",
            Word::Knock => "knock",
            Word::Gin => "gin",
            Word::BigGin => "big-gin",
        }
    }

    /// The word in the language that the program speaks.
    pub fn said(self) -> &'static str {
        self.said_in(Lang::current())
    }

    fn said_in(self, lang: Lang) -> &'static str {
        match self {
            Word::Draw => say::AnswerDraw.text_in(lang),
            Word::Knock => say::AnswerKnock.text_in(lang),
            Word::Gin => say::AnswerGin.text_in(lang),
            Word::BigGin => say::AnswerBigGin.text_in(lang),
        }
    }

    /// Which of these words an answer is, in English or in the language that the program speaks.
    pub fn among(words: &[Word], answer: &str) -> Option<Word> {
        words.iter().find(|word| word.is(answer, Lang::current())).copied()
    }

    fn is(self, answer: &str, lang: Lang) -> bool {
        // A capital `ß` is SS, and many leave accents out in a hurry.
        let plain = |word: &str| unaccented(word.trim()).replace('ß', "ss").replace(' ', "-");
        plain(answer) == self.english() || plain(answer) == plain(self.said_in(lang))
    }
}

/// The word in lower case and without accents, which many leave out in a hurry.
pub fn unaccented(word: &str) -> String {
    let unmarked = |letter: char| match letter {
        'ä' | 'á' | 'à' | 'â' | 'ã' | 'ą' => 'a',
        'ç' | 'ć' => 'c',
        'é' | 'è' | 'ê' | 'ë' | 'ę' => 'e',
        'í' | 'î' | 'ï' | 'ì' => 'i',
        'ł' => 'l',
        'ñ' | 'ń' => 'n',
        'ö' | 'ó' | 'ô' | 'õ' | 'ò' => 'o',
        'ś' => 's',
        'ü' | 'ú' | 'û' | 'ù' => 'u',
        'ź' | 'ż' => 'z',
        other => other,
    };
    word.to_lowercase().replace('œ', "oe").chars().map(unmarked).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ginscore_notation::{COMMANDS, PROGRAM_WORDS};

    #[test]
    fn no_answer_is_yes_and_no() {
        for letter in ["y", "s", "j", "t", "o", "Y", " yes "] {
            assert_eq!(yes_or_no(letter), Some(true), "{letter}");
        }
        for letter in ["n", "N", "no"] {
            assert_eq!(yes_or_no(letter), Some(false), "{letter}");
        }
        assert_eq!(yes_or_no(""), None);
        assert_eq!(yes_or_no("perhaps"), None);
        assert!(YES.iter().all(|yes| !NO.contains(yes)));
    }

    #[test]
    fn enter_alone_is_yes_in_every_language() {
        for lang in Lang::all() {
            let usual = say::Yes.text_in(lang);
            // The made-up language has brackets around everything.
            assert!(yes_or_no(usual) == Some(true) || usual.starts_with('⟦'), "{}", lang.tag());
        }
    }

    #[test]
    fn words_are_answers_in_english_and_in_the_language() {
        let all = [Word::Draw, Word::Knock, Word::Gin, Word::BigGin];
        for lang in Lang::all() {
            for word in all {
                let said = word.said_in(lang);
                for answer in [word.english(), said, &said.to_uppercase()] {
                    let meant: Vec<Word> = all.into_iter().filter(|word| word.is(answer, lang)).collect();
                    assert_eq!(meant, [word], "{}: {answer}", lang.tag());
                }
                // A word of the table is a line of its own, and never reaches the question.
                let is_command =
                    word != Word::Draw && COMMANDS.iter().chain(&PROGRAM_WORDS).any(|known| *known == said);
                assert!(!is_command, "{}: {said}", lang.tag());
            }
        }
        assert_eq!(Word::among(&Word::ENDINGS, "draw"), None);
    }
}
