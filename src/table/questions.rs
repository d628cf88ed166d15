//! Questions with a usual answer, some with a list of answers to choose from.

use dialoguer::Input;
use dialoguer::console::{Term, set_colors_enabled_stderr, truncate_str};
use dialoguer::theme::{ColorfulTheme, Theme};

use crate::commands::new::spoken::stake;
use crate::commands::run::answer::{Stop, Why};
use crate::commands::run::env::Env;
use crate::commands::run::env::interrupts::{Interrupts, leaves_terminal_as_it_was};
use crate::commands::run::env::look::is_plain_terminal;
use crate::commands::run::prompt::{stopped, yes_or_no};
use crate::commands::words::{ARTICLES, ASKS, led_by, means, ordinal};
use crate::say::{Message, written::first_series as say};
use crate::show::rulebook::{Topic, find_topic, is_term};
use crate::show::words::ticked;
use crate::table::editor::{LineEditor, ReadLine};
use ginscore_notation::{LineKind, Lookup, shown};

pub(crate) enum Reply<T> {
    Is(T),
    Back,
    /// A whole line that starts a series, in place of the answer.
    New(String),
    /// The person leaves the questions.
    Left,
}

impl<T> Reply<T> {
    pub(crate) fn then<U>(self, next: impl FnOnce(T) -> Option<U>) -> Reply<U> {
        match self {
            Reply::Is(answer) => next(answer).map_or(Reply::Back, Reply::Is),
            Reply::Back => Reply::Back,
            Reply::New(line) => Reply::New(line),
            Reply::Left => Reply::Left,
        }
    }
}

pub(crate) struct Questions {
    /// In plain text, where nothing is drawn over.
    lines: Option<LineEditor>,
    theme: ColorfulTheme,
    /// Ctrl-C ends the question and not the program, which would leave the terminal without its echo.
    _keys: Interrupts,
}

impl Questions {
    pub(crate) fn new(env: &Env) -> Result<Questions, Stop> {
        let lines =
            (env.look.plain || is_plain_terminal()).then(|| LineEditor::new(None, false, env)).transpose()?;
        leaves_terminal_as_it_was();
        set_colors_enabled_stderr(env.look.err.color);
        Ok(Questions { lines, theme: ColorfulTheme::default(), _keys: Interrupts::held() })
    }

    /// The answer to a question, or the usual one for Enter.
    pub(crate) fn text(&mut self, question: &str, usual: &str) -> Result<Reply<String>, Stop> {
        self.typed(question, usual, true)
    }

    /// The same. At a terminal the question stays with its answer, if it is `kept`.
    fn typed(&mut self, question: &str, usual: &str, kept: bool) -> Result<Reply<String>, Stop> {
        let answer = match &mut self.lines {
            Some(editor) => {
                let usual = if usual.is_empty() { String::new() } else { format!(" [{usual}]") };
                match editor.answer(&format!("{question}{usual}: "))? {
                    ReadLine::Line(line) => line,
                    ReadLine::End | ReadLine::Interrupted => return Ok(Reply::Left),
                }
            }
            None => {
                let input = Input::<String>::with_theme(&self.theme).with_prompt(question).allow_empty(true);
                let input = if usual.is_empty() { input } else { input.default(usual.to_owned()) };
                let answer = input.report(kept).interact_text().map_err(stopped);
                // The cursor is still in the question.
                if matches!(&answer, Err(Stop { why: Why::Interrupted, .. })) {
                    Term::stderr().write_line("")?;
                }
                answer?
            }
        };
        // No answer ends with `<`, so it goes back whatever comes before it.
        Ok(match answer.trim() {
            "" => Reply::Is(usual.to_owned()),
            answer if answer.ends_with('<') => Reply::Back,
            answer if is_new_series(answer) => Reply::New(answer.to_owned()),
            answer => Reply::Is(answer.to_owned()),
        })
    }

    /// The place of the item that was chosen by its number or its words, or that of the usual one for Enter. At a terminal the
    /// list makes room for its answer.
    pub(crate) fn choose(
        &mut self,
        question: &str,
        items: &[&str],
        usual: usize,
    ) -> Result<Reply<usize>, Stop> {
        self.choose_or(question, items, usual, |_| None)
    }

    /// The same; what is typed may also mean something that is not in the list, which has a number after its items.
    pub(crate) fn choose_or(
        &mut self,
        question: &str,
        items: &[&str],
        usual: usize,
        other: impl Fn(&str) -> Option<usize>,
    ) -> Result<Reply<usize>, Stop> {
        let (term, is_drawn) = (Term::stderr(), self.lines.is_none());
        // The lines are counted to be cleared: none may need two.
        let width = usize::from(term.size().1).saturating_sub(1);
        let write = |line: &str| match is_drawn {
            true => term.write_line(&truncate_str(line, width, "…")),
            false => term.write_line(line),
        };
        for (item, number) in items.iter().zip(1..) {
            write(&format!("{number} {item}"))?;
        }
        let mut lines = items.len();
        let mut words = String::new();
        let reply = loop {
            let typed = match self.typed(question, &(usual + 1).to_string(), false)? {
                Reply::Is(typed) => typed,
                Reply::Back => break Reply::Back,
                Reply::New(line) => break Reply::New(line),
                Reply::Left => break Reply::Left,
            };
            if let Some(chosen) = other(&typed)
                .or_else(|| chosen(&typed, items))
                .or_else(|| chosen(&led_by(&typed, ARTICLES), items))
                .or_else(|| (yes_or_no(&typed) == Some(true)).then_some(usual))
            {
                words = typed;
                break Reply::Is(chosen);
            }
            // `what is a box?`
            if let Some(topic) = topic_asked(&typed) {
                write(&format!("{}: {}", topic.name, topic.title))?;
                lines += 1;
                continue;
            }
            write(&say::NoSuchAnswer { typed: ticked(&shown(&typed)), most: items.len() }.said())?;
            lines += 1;
        };
        if is_drawn {
            term.clear_last_lines(lines)?;
        }
        if let Reply::Is(item) = &reply
            && is_drawn
        {
            let mut answered = String::new();
            let item = items.get(*item).copied().unwrap_or(&words);
            // It is written to a string.
            let _ = self.theme.format_input_prompt_selection(&mut answered, question, item);
            term.write_line(&answered)?;
        }
        Ok(reply)
    }
}

/// Returns true for `new Ann Bob`; `new` alone may be an answer.
fn is_new_series(answer: &str) -> bool {
    LineKind::of(answer) == LineKind::New && answer.split_whitespace().nth(1).is_some()
}

/// The topic of a question about a word of a list.
fn topic_asked(typed: &str) -> Option<&'static Topic> {
    let typed = typed.trim_end_matches(['?', '.']).to_lowercase();
    let words: Vec<&str> = typed.split_whitespace().collect();
    let asks = words.first().is_some_and(|word| means(word, ASKS));
    let one = |word: &str| word.strip_suffix('s').unwrap_or(word).to_owned();
    let known = |word: &&&str| is_term(word) || is_term(&one(word));
    let term = words.iter().rev().find(known).filter(|_| asks)?;
    let term = if is_term(term) { (*term).to_owned() } else { one(term) };
    match find_topic(&term) {
        Lookup::One(topic) => Some(topic),
        _ => None,
    }
}

/// The place of the item that was typed: by its number, its beginning, its first word with others after it, or words that only
/// this item has.
fn chosen(typed: &str, items: &[&str]) -> Option<usize> {
    let low = typed.trim_end_matches(['.', '!']).to_lowercase();
    if let Ok(number) = typed.parse::<usize>() {
        return number.checked_sub(1).filter(|at| *at < items.len());
    }
    let items: Vec<String> = items.iter().map(|item| item.to_lowercase()).collect();
    let only = |is_it: &dyn Fn(&String) -> bool| {
        let mut found = items.iter().enumerate().filter(|(_, item)| is_it(item)).map(|(at, _)| at);
        found.next().filter(|_| found.next().is_none())
    };
    let begins = items.iter().position(|item| item.starts_with(&low));
    let first_word = |item: &str| item.split([':', ' ']).next().unwrap_or_default().to_owned();
    let names = |item: &String| low.split_whitespace().next() == Some(first_word(item).as_str());
    let has = |item: &String| low.contains(char::is_alphabetic) && item.contains(&format!(" {low}"));
    // `we are playing Hollywood gin`, `hollywood, please`: the first item is the game itself.
    let words: Vec<&str> = low.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    let said: Vec<usize> = items
        .iter()
        .enumerate()
        .filter(|(_, item)| words.contains(&first_word(item).as_str()))
        .map(|(at, _)| at)
        .collect();
    // A stake in the answer would be lost without a word.
    let has_stake = low.contains(|sign: char| sign.is_ascii_digit())
        || (0..words.len()).any(|at| words.get(at..).and_then(stake).is_some());
    let said = match said.as_slice() {
        [one] | [0, one] if words.len() > 1 && !has_stake => Some(*one),
        _ => None,
    };
    // `the second one`
    let in_order = || {
        let place = words.iter().rev().take(2).find_map(|word| ordinal(word))?.checked_sub(1);
        place.filter(|place| *place < items.len() && words.len() < 4)
    };
    begins.or_else(|| only(&names)).or_else(|| only(&has)).or(said).or_else(in_order)
}

#[cfg(test)]
mod tests {
    use super::{chosen, topic_asked};

    #[test]
    fn a_word_of_a_list_is_explained() {
        for (typed, name) in [
            ("whats a box", Some("boxes")),
            ("what are boxes?", Some("boxes")),
            ("boxes", None),
            ("what", None),
        ] {
            assert_eq!(topic_asked(typed).map(|topic| topic.name), name, "{typed}");
        }
    }

    #[test]
    fn an_answer_is_a_number_or_words_of_the_list() {
        let items = ["Gin", "Oklahoma: upcard limit", "Hollywood: three games", "Boxes 25, games 100"];
        for (typed, place) in [
            ("1", Some(0)),
            ("4", Some(3)),
            ("holly", Some(2)),
            ("HOLLYWOOD", Some(2)),
            ("Hollywood gin", Some(2)),
            ("gin rummy", Some(0)),
            ("three games", Some(2)),
            ("games", None),
            ("limit", Some(1)),
            ("boxes", Some(3)),
            ("0", None),
            ("5", None),
            ("250", None),
            ("25", None),
            ("canasta", None),
            ("the second one", Some(1)),
            ("We are playing Hollywood gin.", Some(2)),
            ("hollywood, please", Some(2)),
            ("hollywood, pagat rules, 5p a point", None),
            ("hollywood, a nickel a point", None),
        ] {
            assert_eq!(chosen(typed, &items), place, "{typed}");
        }
    }
}
