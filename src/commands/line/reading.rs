//! A line in the words of players, as `Kai 4 against 23`, `oops` or `edit 3`, in the form of the notation. The words are
//! messages, those of English and of the language in use. They are read only where the line can mean one thing, and a line that can be
//! read as it is keeps its meaning: a player may be called like one of these words.

use self::cleaned::{cleaned, without_polites};
use self::pieces::{Piece, PieceKind};
use crate::commands::line::purpose::Purpose;
use crate::commands::run::failure::Failure;
use crate::commands::words::{
    ARTICLES, ASKS, CORRECTS, DEALS, DRAWS, HARMLESS, OPENERS, SELVES, THIRD_PERSONS, WHO, is_between, means,
    number_in_words, stands_for, without,
};
use crate::say::{
    Message, written::diagnostic::DidYouMean, written::parse_error::DoesNotBelong, written::reading as say,
};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::mistakes::parse_error::is_against_rules;
use crate::show::words::{quoted, ticked};
use ginscore_ledger::model::{NotDone, Refusal, Series};
use ginscore_notation::{Entry, LineKind, Part, TokenKind, shown, split_note, tokens, unaccented};

const LONGEST: usize = 400;

/// The most words: ten cards of each player as `9 of clubs`, and what is said around them.
const MOST: usize = 64;

const GIN: &str = "gin";
const DEAL: &str = "deal";
const DRAW: &str = "draw";
const QUIT: &str = "quit";

/// What a line in the words of players means.
#[derive(Debug)]
pub(crate) enum Meaning {
    /// A line of the notation, and what it records; or why it cannot be recorded.
    Line { line: String, entries: Result<Vec<Entry>, NotDone> },
    /// A command of the program, or a question that one answers.
    Command(String),
    /// One of several lines, or one that must be typed in another form: the failure says which.
    Unclear(Box<Failure>),
}

/// The command that a line stands for, if it is not one itself and cannot be read as a line.
pub(crate) fn command(line: &str, series: &Series) -> Option<String> {
    match meaning(line, &series.entries(line), Purpose::Record, series)? {
        Meaning::Command(meant) => Some(meant),
        Meaning::Line { .. } | Meaning::Unclear(_) => None,
    }
}

/// The hand in `no, Zoe gin, Kai 16`, after a word that only denies what was offered.
pub(crate) fn after_denial(line: &str, series: &Series) -> Option<String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    // `Sorry: Joyce 10 against Ken 12`
    let bare: Vec<&str> = words.iter().map(|word| word.trim_end_matches([',', ':', '.', '!'])).collect();
    let sighs = bare.iter().take_while(|word| means(word, CORRECTS)).count();
    let rest = words.get(sighs..).filter(|rest| sighs > 0 && rest.len() > 1)?.join(" ");
    let as_typed = series.entries(&rest);
    let is_hand = match meaning(&rest, &as_typed, Purpose::Record, series) {
        Some(Meaning::Line { entries, .. }) => entries.is_ok(),
        Some(Meaning::Unclear(failure)) => !failure.offers.is_empty(),
        Some(Meaning::Command(_)) => false,
        None => as_typed.is_ok(),
    };
    (LineKind::of(&rest) == LineKind::Hand && is_hand).then_some(rest)
}

pub(crate) fn read_as(line: &str) -> String {
    say::ReadAs { line: shown(line) }.said()
}

/// Returns true for a word between the two sides, in the notation or in the words of players.
fn is_against(word: &str) -> bool {
    is_between(word) || tokens(word, 0).iter().all(|token| token.sign == TokenKind::Against)
}

/// What is wrong with a line, and the lines that are offered in its place.
fn offering(why: String, lines: &[String]) -> Meaning {
    let failure = Failure::unreadable([Diagnostic::new(Code::BadLine, why)]);
    Meaning::Unclear(Box::new(failure.hinting(lines)))
}

/// The end of the evening is only offered.
fn perhaps_quits() -> Meaning {
    offering(DidYouMean { meant: ticked(QUIT) }.said(), &[QUIT.to_owned()])
}

/// What a line means that is not in its own form. `None` if it is to be taken as it was typed, as which it was read with this
/// result.
pub(crate) fn meaning(
    line: &str,
    as_typed: &Result<Vec<Entry>, NotDone>,
    purpose: Purpose,
    series: &Series,
) -> Option<Meaning> {
    let is_other = |meaning: &Meaning| match meaning {
        Meaning::Line { line: meant, .. } | Meaning::Command(meant) => meant != line.trim(),
        Meaning::Unclear(_) => true,
    };
    let meaning = likely(line, as_typed, purpose, series).filter(is_other)?;
    match &meaning {
        // `short break?`
        Meaning::Command(meant) if meant == QUIT && is_question(line) => Some(perhaps_quits()),
        Meaning::Line { line: meant, entries: Ok(_) } if purpose == Purpose::Record && is_question(line) => {
            let why = DoesNotBelong { typed: ticked(QUESTION) }.said();
            Some(offering(why, std::slice::from_ref(meant)))
        }
        _ => Some(meaning),
    }
}

/// A question records nothing; the referee is asked one.
const QUESTION: &str = "?";

fn is_question(line: &str) -> bool {
    // Some keyboards have a wide one.
    split_note(line).0.contains(['?', '？'])
}

fn likely(
    line: &str,
    as_typed: &Result<Vec<Entry>, NotDone>,
    purpose: Purpose,
    series: &Series,
) -> Option<Meaning> {
    let kind = LineKind::of(line);
    if !matches!(kind, LineKind::Hand | LineKind::Operation | LineKind::LedgerOperation | LineKind::Command) {
        return None;
    }
    let (typed, note) = split_note(line);
    // Only a ledger has lines that rename.
    let is_read = !matches!(as_typed, Err(NotDone::Misread(_))) && kind != LineKind::LedgerOperation;
    // After the end of a series of more than two no hand is read, and the line may be a question.
    let is_unread = matches!(as_typed, Err(NotDone::Refused(Refusal::SeriesOver, None)));
    // These are words of the notation, but not the one that is recorded.
    let has_another = || {
        let mut words = Part::of(line).0.tokens().into_iter();
        words.any(|word| word.sign == TokenKind::Against && word.text.len() > 1)
    };
    if is_read && !is_unread && !(kind == LineKind::Hand && has_another()) {
        return None;
    }
    // Where one hand is played at a time, a semicolon is a comma.
    let typed = &match series.roster().lineup().has_rounds() {
        true => typed.to_owned(),
        false => typed.replace(';', ", "),
    };
    // Before the words are compared with each other.
    if typed.len() > LONGEST {
        return None;
    }
    let asked = without_polites(typed, series);
    let words = cleaned(asked, kind, series);
    if words.is_empty() || words.len() > MOST {
        return None;
    }
    let words = words.iter().map(String::as_str).collect();
    let words = TypedWords { typed: line, words, note, purpose, series };
    // `undo, please`
    if asked.len() < typed.len()
        && let Some(meaning) = words.own_word(is_question(line))
    {
        return Some(meaning);
    }
    if kind == LineKind::Command {
        return words.asked_after_command();
    }
    if kind == LineKind::Hand
        && !is_read
        && let Some(meaning) = words.own_word(is_question(line))
    {
        return Some(meaning);
    }
    if is_unread {
        let next = words.next_series().or_else(|| words.of_evening());
        return next.or_else(|| words.question()).or_else(|| words.other_word());
    }
    if is_read {
        return words.line(typed);
    }
    match kind {
        LineKind::LedgerOperation => words.renames(),
        LineKind::Hand => words.of_hand(),
        _ => words
            .correction(&words.words)
            .or_else(|| words.deletes())
            .or_else(|| words.forgotten())
            .or_else(|| words.adjusted())
            .or_else(|| words.upcard())
            .or_else(|| words.misdeal_because())
            .or_else(|| words.other_word()),
    }
}

fn is_same(one: &[&str], other: &[&str]) -> bool {
    one.join(" ").to_lowercase() == other.join(" ").to_lowercase()
}

/// A number without a sign.
fn number(word: &str) -> Option<u32> {
    word.parse().ok().filter(|_| word.starts_with(|sign: char| sign.is_ascii_digit()))
}

fn is_number(word: &str) -> bool {
    number(word).is_some()
}

struct TypedWords<'l> {
    /// The line as it was typed.
    typed: &'l str,
    words: Vec<&'l str>,
    note: Option<&'l str>,
    purpose: Purpose,
    series: &'l Series,
}

impl TypedWords<'_> {
    /// What a line without a word of its own means.
    fn of_hand(&self) -> Option<Meaning> {
        match self.after_opener() {
            // With the word that says nothing, a part of it would not be known.
            Some(line @ Meaning::Line { .. }) => Some(line),
            other => self.surely(self.of_words()).or(other),
        }
    }

    /// The first reading that has a meaning decides.
    fn of_words(&self) -> Option<Meaning> {
        self.next_series()
            .or_else(|| self.judged())
            .or_else(|| self.hand(&self.words))
            .or_else(|| self.without_harmless())
            .or_else(|| self.gin_in_one_word())
            .or_else(|| self.penalty())
            .or_else(|| self.points_off())
            .or_else(|| self.awarded())
            .or_else(|| self.deal())
            .or_else(|| self.misdeal_because())
            .or_else(|| self.upcard())
            .or_else(|| self.of_evening())
            .or_else(|| self.question())
            .or_else(|| self.asked_of_cards())
            .or_else(|| self.deletes())
            .or_else(|| self.was_another())
            .or_else(|| self.after_sigh())
            .or_else(|| self.forgotten())
            .or_else(|| self.denied())
            .or_else(|| self.either())
            .or_else(|| self.other_word())
            .or_else(|| self.topic())
            .or_else(|| self.asked())
            .or_else(|| self.leaves())
            .or_else(|| self.in_part())
    }

    /// `Ann again, 10 v 16`, `Bob gin 20 again`: a hand with words that change nothing.
    fn without_harmless(&self) -> Option<Meaning> {
        let is_harmless = |word: &&&str| {
            let word = word.trim_end_matches(',');
            let is_person = [SELVES, THIRD_PERSONS].iter().any(|list| means(word, *list));
            word.chars().count() > 2 && means(word, HARMLESS) && !is_person && self.exact_name(&[word]) == 0
        };
        let words: Vec<&str> = self.words.iter().filter(|word| !is_harmless(word)).copied().collect();
        // `Ann still has 4, Bob 23`
        let ends =
            |piece: &Piece| matches!(piece.kind, PieceKind::Gin | PieceKind::Knocks | PieceKind::Against);
        let is_two = self.series.roster().lineup().is_two_players();
        let is_hand = is_two && words.len() < self.words.len() && self.pieces(&words).iter().any(ends);
        is_hand.then(|| self.hand(&words))?
    }

    /// `Right, Kai knocked with 4 and Bob had 23`: what is said after a word that says nothing.
    fn after_opener(&self) -> Option<Meaning> {
        let words: Vec<&str> = without_comma(&self.words);
        let rest =
            without(&words, OPENERS).filter(|rest| !rest.is_empty() && self.exact_name(&words) == 0)?;
        let words = self.words.get(words.len() - rest.len()..)?.to_vec();
        let rest = TypedWords { words, ..*self };
        match rest.words.as_slice() {
            // Another word alone may be anything.
            [_] => rest.own_word(is_question(self.typed)),
            _ => rest.of_hand(),
        }
    }

    /// A line in the notation as it is recorded, with the note, if it can be read.
    fn line(&self, line: &str) -> Option<Meaning> {
        let line = self.noted(line);
        if !matches!(LineKind::of(&line), LineKind::Hand | LineKind::Operation) {
            return None;
        }
        let entries = self.purpose.entries(&line, self.series);
        match entries.as_deref() {
            // A player who sits out is one nevertheless.
            Err(NotDone::Misread(mistakes)) if !is_against_rules(mistakes.kept()) => None,
            // The hands of a round are several lines.
            Ok([entry]) => Some(self.as_line(entry.operation.write(self.series.roster()))),
            Ok(_) | Err(_) => Some(Meaning::Line { line, entries }),
        }
    }

    fn as_line(&self, line: String) -> Meaning {
        let entries = self.purpose.entries(&line, self.series);
        Meaning::Line { line, entries }
    }

    /// What was typed, for a sentence about it.
    fn as_typed(&self) -> String {
        ticked(&shown(split_note(self.typed).0.trim()))
    }

    /// The line with the note that was typed, if it has none.
    fn noted(&self, line: &str) -> String {
        let note = self.note.filter(|_| split_note(line).1.is_none());
        note.map_or_else(|| line.trim().to_owned(), |note| format!("{} # {note}", line.trim()))
    }

    /// The number of words at the start that are the exact name of a player.
    fn exact_name(&self, words: &[&str]) -> usize {
        let is_name = |count: &usize| {
            let start = words.get(..*count).unwrap_or_default().join(" ").to_lowercase();
            let is_it = |name: &String| {
                name.to_lowercase() == start || has_accents(name) && unaccented(name) == start
            };
            self.series.roster().players().iter().any(is_it)
        };
        let most = self.series.roster().players().iter().map(|name| name.split(' ').count()).max();
        (1..=words.len().min(most.unwrap_or(0))).rev().find(is_name).unwrap_or(0)
    }

    /// `ag23`, `agin23`, `agin 23`: gin, as short as `a4v23`. Not where `ag` begins a name.
    fn gin_in_one_word(&self) -> Option<Meaning> {
        let word = match self.words.as_slice() {
            [word] => (*word).to_owned(),
            // `jg v 8`
            [word, sign, count] if is_number(count) && is_against(sign) => format!("{word}{count}"),
            // `lgin 31`
            [word, count] if is_number(count) && word.len() > GIN.len() => format!("{word}{count}"),
            _ => return None,
        };
        let roster = self.series.roster();
        let (letters, count) = word.split_at_checked(word.find(|sign: char| sign.is_ascii_digit())?)?;
        let letters = letters.to_lowercase();
        // `agv23`
        let letters = letters.strip_suffix('v').map_or(letters.clone(), str::to_owned);
        let is_name = |text: &str| roster.lead(text).is_ok_and(|(_, end)| end == text.len());
        let name = letters.strip_suffix(GIN).or_else(|| letters.strip_suffix('g'))?;
        (is_name(name) && !is_name(&letters)).then_some(())?;
        let (seat, _) = roster.lead(name).ok()?;
        let count: u32 = count.parse().ok()?;
        self.line(&format!("{} gin v {count}", quoted(roster.name(seat))))
    }

    fn player(&self) -> Option<(&str, Vec<String>)> {
        // `chi dà le carte` asks, also where Chiara plays.
        let is_who = self.words.first().is_some_and(|word| means(word, WHO));
        if self.asks() || is_who && self.exact_name(&self.words) == 0 {
            return None;
        }
        let plain = self.plain(&self.words).join(" ");
        let (seat, end) = self.series.roster().lead(&plain).ok()?;
        let rest = plain.get(end..)?.split_whitespace().map(str::to_owned).collect();
        Some((self.series.roster().name(seat), rest))
    }

    fn deal(&self) -> Option<Meaning> {
        let (name, rest) = self.player().or_else(|| {
            // `dá a Teresa`
            let name = without(&self.words, DEALS)?;
            let name = without(name, ARTICLES).unwrap_or(name);
            let (seat, words) = self.name_of(name)?;
            let said = self.words.get(..self.words.len() - name.len())?.first()?;
            (words == name.len()).then(|| (self.series.roster().name(seat), vec![(*said).to_owned()]))
        })?;
        let said = rest.join("-");
        let deals = (means(&said, DEALS) || said.eq_ignore_ascii_case(DEAL))
            && self.exact_name(&[said.as_str()]) == 0;
        deals.then(|| self.line(&format!("{DEAL} {}", quoted(name)))).flatten()
    }

    /// Returns true if the first word asks. A name does not.
    fn asks(&self) -> bool {
        self.words.first().is_some_and(|word| means(word, ASKS)) && self.exact_name(&self.words) == 0
    }

    /// Returns true for a count with which a player may knock.
    fn is_low(&self, count: u32) -> bool {
        count <= self.series.score().house().knock_limit.get()
    }

    /// Returns true for a first word that stands for a line, and is no whole name.
    fn begins_with_word(&self) -> bool {
        let first = self.words.first();
        first.is_some_and(|word| stands_for(word).is_some()) && self.exact_name(&self.words) == 0
    }
}

/// Returns true for a name that many type without its accents, as capital letters are left out.
fn has_accents(name: &str) -> bool {
    !name.is_ascii()
}

fn without_comma<'w>(words: &[&'w str]) -> Vec<&'w str> {
    words.iter().map(|word| word.trim_end_matches(',')).collect()
}

/// Returns true for `draw` or other words for it, such as `a draw`.
fn is_draw(words: &[&str]) -> bool {
    let said = words.join("-");
    // `stock ran out, no one knocked`
    let are_several = || {
        let mut rest = without_comma(words);
        while let Some(after) = without(&rest, DRAWS) {
            rest = after.to_vec();
        }
        words.len() > 1 && rest.is_empty()
    };
    said.eq_ignore_ascii_case(DRAW) || stands_for(&said) == Some(DRAW) || are_several()
}

/// The number that a word is, in digits or in words.
fn digits_of(word: &str) -> Option<usize> {
    if is_number(word) { word.parse().ok() } else { number_in_words(word) }
}

mod changes;
mod cleaned;
mod command;
mod corrections;
pub(crate) use corrections::{in_place_of_last, with_note};
mod doubtful;
mod drawn;
mod either;
pub(crate) use either::new_deal;
mod facts;
mod in_part;
mod next;
mod offers;
mod penalty;
mod pieces;
mod question;
mod referee;
mod in_order;
mod upcard;
#[cfg(test)]
mod tests;
