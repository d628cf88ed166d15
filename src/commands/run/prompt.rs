//! Questions at a terminal for the missing parts of a line, and the answers to them, in English or in the language that the
//! program speaks. What is recorded is in English.

use std::io;

use dialoguer::Input;

use crate::commands::run::answer::{Stop, Why};
use crate::commands::run::env::interrupts::ends_if_asked;
use crate::commands::run::failure::unreadable_input;
use crate::say::written::prompt as say;
use crate::say::{Fixed, Lang, Message};
use crate::show::words::one_of;
use ginscore_notation::{
    MissingPart, Names, TokenKind, missing_part, read_hand, shown, split_note, tokens, unaccented,
};
use ginscore_rules::hand::HandClaim;
use ginscore_rules::house::HouseRules;
use ginscore_rules::players::Player;

/// Completes a line by asking for its missing parts. A line with other mistakes is returned unchanged.
pub fn complete(line: String, names: &Names, house: &HouseRules) -> Result<String, Stop> {
    let mut line = line;
    loop {
        let read = read_hand(&line, names);
        let (hand, note) = split_note(&line);
        let hand = hand.trim();
        let players = one_of(&Player::BOTH.map(|player| names.get(player)));
        let whole = match read.as_ref().map_err(|mistakes| missing_part(mistakes.kept())) {
            Err(Some(MissingPart::Hand)) if hand.is_empty() => {
                let answer = ask(&who_ended(names))?;
                match names.find(&answer) {
                    None => in_notation(&[Word::Draw], answer),
                    Some(_) => answer,
                }
            }
            Err(Some(MissingPart::Player)) => {
                format!("{} {hand}", ask(&say::WhoEnded { players }.said())?)
            }
            Err(Some(MissingPart::Hand)) => {
                let (gin, big_gin) = (Word::Gin.said(), Word::BigGin.said());
                let answer = ask(&match house.big_gin_bonus {
                    Some(_) => say::TheirCards { gin, big_gin }.said(),
                    None => say::TheirCardsOrGin { gin }.said(),
                })?;
                format!("{hand} {}", in_notation(&[Word::Gin, Word::BigGin], answer))
            }
            Err(Some(MissingPart::OtherSide)) => {
                let other = ask(say::OthersCards.text())?;
                let against = if tokens(hand, 0).iter().any(|token| token.sign == TokenKind::Against) {
                    ""
                } else {
                    "v "
                };
                format!("{hand} {against}{other}")
            }
            Ok(read) if house.needs_knock_card() && wants_knock_card(&read.claim) => {
                format!("{hand} @{}", ask(say::KnockCard.text())?)
            }
            Ok(_) | Err(None) => return Ok(line),
        };
        let note = note.map_or_else(String::new, |note| format!(" # {note}"));
        line = format!("{whole}{note}");
    }
}

/// The question who ended a hand, or whether nobody won it.
pub fn who_ended(names: &Names) -> String {
    let (one, two) = (names.get(Player::One), names.get(Player::Two));
    say::WhoEndedOrDraw { one, two, draw: Word::Draw.said() }.said()
}

const fn wants_knock_card(claim: &HandClaim) -> bool {
    matches!(claim, HandClaim::Showdown(_)) && claim.knock_card().is_none()
}

/// An answer as the notation has it: one of these words in English, anything else as it was typed.
fn in_notation(words: &[Word], answer: String) -> String {
    Word::among(words, &answer).map_or(answer, |word| word.english().to_owned())
}

fn ask(question: &str) -> Result<String, Stop> {
    answer_to(Input::<String>::new().with_prompt(shown(question)))
}

pub fn answer_to(question: Input<'_, String>) -> Result<String, Stop> {
    question.interact_text().map(|answer| answer.trim().to_owned()).map_err(stopped)
}

/// Asks a question that Enter alone answers with no, as it does anything that is not a yes.
pub fn confirmed(question: &str) -> Result<bool, Stop> {
    let question = Input::<String>::new().with_prompt(shown(question)).default("n".to_owned());
    Ok(yes_or_no(&answer_to(question)?) == Some(true))
}

/// The end of a question that got no answer.
pub fn stopped(dialoguer::Error::IO(error): dialoguer::Error) -> Stop {
    ends_if_asked();
    match error.kind() {
        io::ErrorKind::Interrupted => Why::Interrupted.into(),
        _ => unreadable_input(&error).into(),
    }
}

/// The letter for yes in the language in use, which Enter alone means.
pub fn usual_yes() -> &'static str {
    say::YesWords.text().split(' ').next().unwrap_or_default()
}

/// Reads an answer in the words of any language; `None` if it is neither yes nor no.
pub fn yes_or_no(answer: &str) -> Option<bool> {
    let answer = unaccented(answer.trim());
    let is = |words: fn(Lang) -> &'static str| {
        Lang::all().any(|lang| words(lang).split(' ').any(|word| unaccented(word) == answer))
    };
    if is(|lang| say::YesWords.text_in(lang)) {
        Some(true)
    } else {
        is(|lang| say::NoWords.text_in(lang)).then_some(false)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    Draw,
    /// The hand ended with a knock. This is no part of the line.
    Knock,
    Gin,
    BigGin,
}

impl Word {
    pub const ENDINGS: [Word; 3] = [Word::Knock, Word::Gin, Word::BigGin];

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

    /// The same, or the only one of these words that begins with the letter typed.
    pub fn in_short(words: &[Word], answer: &str) -> Option<Word> {
        let letter = unaccented(answer);
        let initial = |word: &str| unaccented(word).chars().take(1).collect::<String>();
        let begins = |word: &&Word| [word.english(), word.said()].iter().any(|word| initial(word) == letter);
        let mut begun = words.iter().filter(begins);
        let only = || begun.next().filter(|_| begun.next().is_none()).copied();
        Word::among(words, answer).or_else(only)
    }

    fn is(self, answer: &str, lang: Lang) -> bool {
        // A capital `ß` is SS, and many leave accents out in a hurry.
        let plain = |word: &str| unaccented(word.trim()).replace('ß', "ss").replace(' ', "-");
        plain(answer) == self.english() || plain(answer) == plain(self.said_in(lang))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::WORDS;
    use ginscore_notation::first_words;

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
        // Of all languages: what is no in one is yes in none.
        for (words, meant) in Lang::all()
            .flat_map(|lang| [(say::YesWords.text_in(lang), true), (say::NoWords.text_in(lang), false)])
        {
            assert!(words.split(' ').all(|word| yes_or_no(word) == Some(meant)), "{words}");
        }
        assert_eq!(yes_or_no(usual_yes()), Some(true));
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
                let is_command = word != Word::Draw && first_words().chain(WORDS).any(|known| known == said);
                assert!(!is_command, "{}: {said}", lang.tag());
            }
        }
        assert_eq!(Word::among(&Word::ENDINGS, "draw"), None);
    }
}
