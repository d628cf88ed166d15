//! Lines in the words of players that stand for a command, or for a line that begins with a command's word.

use super::{DEAL, DRAW, Meaning, TypedWords, is_against, is_number, is_same, without_comma};
use crate::commands::WORDS;
use crate::commands::words::{
    AMEND, FILLERS, GAMES, INSERT, KNOCKS, MISDEAL, NOTS, RENAMES, TOS, TURN, WHY, WordList, command_meant,
    means, stands_for, without,
};
use crate::show::rulebook::find_topic;
use crate::show::words::quoted;
use ginscore_notation::{LineKind, Lookup, split_note};

/// Ends a series before its time.
pub(super) const STOP: &str = "stop";

/// The number of words that were typed.
fn typed_words(typed: &str) -> usize {
    split_note(typed).0.split_whitespace().count()
}

impl TypedWords<'_> {
    /// The words after those at the start that have a meaning together.
    pub(super) fn after(&self, meaning: WordList) -> Option<&[&str]> {
        without(&self.words, meaning)
    }

    /// `score?`, `Undo!`: a line or a command, with other signs. A question changes nothing.
    pub(super) fn own_word(&self, is_question: bool) -> Option<Meaning> {
        let whole = self.words.join(" ");
        if self.exact_name(&self.words) > 0 {
            return None;
        }
        match LineKind::of(&whole) {
            // `hey, stop`
            LineKind::Operation
                if whole.eq_ignore_ascii_case(STOP) && self.words.len() < typed_words(self.typed) =>
            {
                self.offered_in_part(&[whole])
            }
            LineKind::Operation if !is_question => self.line(&whole),
            LineKind::Operation if whole.eq_ignore_ascii_case(DEAL) => {
                Some(Meaning::Command(TURN.to_owned()))
            }
            LineKind::New | LineKind::Command => Some(Meaning::Command(whole)),
            LineKind::Hand | LineKind::Operation | LineKind::Nothing | LineKind::LedgerOperation => None,
        }
    }

    /// `misdeal, 11 cards`: what follows is its note, and is only offered.
    pub(super) fn misdeal_because(&self) -> Option<Meaning> {
        let words = without_comma(&self.words);
        let said = |at: &usize| {
            let said = words.get(..*at).unwrap_or_default().join("-");
            said.eq_ignore_ascii_case(MISDEAL) || stands_for(&said) == Some(MISDEAL)
        };
        let reason = self.words.get((1..words.len()).find(said)?..)?.join(" ");
        let is_against = words.iter().any(|word| is_against(word));
        (!is_against && !self.says(NOTS)).then(|| self.offered_in_part(&[format!("{MISDEAL} # {reason}")]))?
    }

    /// `rename Kai to Karl`: the command of the program that does it.
    pub(super) fn renames(&self) -> Option<Meaning> {
        let names = self.after(RENAMES)?;
        let players = self.series.roster().players();
        let (old, rest) =
            names.split_at_checked(self.exact_name(names)).filter(|(old, _)| !old.is_empty())?;
        let new = without(rest, TOS).unwrap_or(rest).join(" ");
        let old = players.iter().find(|name| is_same(&[name.as_str()], old))?;
        let line = format!("players rename {} {}", quoted(old), quoted(&new));
        (!new.is_empty()).then_some(Meaning::Command(line))
    }

    /// `undercut`: a word of the rulebook alone.
    pub(super) fn topic(&self) -> Option<Meaning> {
        let [topic] = self.words.as_slice() else { return None };
        let is_topic = topic.len() > 3
            && command_meant(topic).is_none()
            && !means(topic, GAMES)
            && matches!(find_topic(&topic.to_lowercase()), Lookup::One(_));
        (is_topic && self.exact_name(&self.words) == 0).then(|| Meaning::Command(format!("help {topic}")))
    }

    /// `oops`, `edit 3 Bob 4 v 23`, `settle`: another first word of a line. An exact name is none.
    pub(super) fn other_word(&self) -> Option<Meaning> {
        // A question of several words, and a letter alone that begins no name.
        let all = self.words.join("-");
        let is_letter = |word: &str| word.chars().count() == 1;
        let (first, rest) = match self.words.split_first()? {
            (_, [_, ..]) if stands_for(&all).is_some() => (all.as_str(), &[][..]),
            (first, rest) if is_letter(first) => {
                let begins = self.series.roster().find_entrant(first).is_some();
                (Some(*first).filter(|_| rest.is_empty() && !begins)?, rest)
            }
            (first, rest) => (*first, rest),
        };
        let word = stands_for(first).filter(|_| self.exact_name(&self.words) == 0)?;
        // `last hand won by Kai` says something of it.
        let is_named = |at: usize| rest.get(at..).is_some_and(|rest| self.exact_name(rest) > 0);
        if word == WHY && (0..rest.len()).any(is_named) {
            return None;
        }
        let rest = match word {
            DRAW => {
                rest.iter().copied().filter(|word| !means(word, FILLERS) && !means(word, KNOCKS)).collect()
            }
            _ => rest.to_vec(),
        };
        let whole = [&[word], rest.as_slice()].concat();
        if word == AMEND || word == INSERT {
            let has_number = rest.first().is_some_and(|number| is_number(number));
            // A hand that is missing or wrong is a mistake of that line.
            let wrong = || has_number.then(|| self.as_line(self.noted(&whole.join(" "))));
            // `add 10 points for Kai`
            if word == INSERT && !first.eq_ignore_ascii_case(INSERT) {
                return match self.correction(&whole)? {
                    line @ Meaning::Line { entries: Ok(_), .. } => Some(line),
                    _ => None,
                };
            }
            return self.correction(&whole).or_else(wrong);
        }
        let whole = whole.join(" ");
        match LineKind::of(&whole) {
            // A command that asks for a player is a line of nobody.
            LineKind::Hand if WORDS.contains(&word) => Some(Meaning::Command(whole)),
            LineKind::Hand | LineKind::Operation => self.line(&whole),
            // Whether its words fit is a matter of the command.
            _ => Some(Meaning::Command(whole)),
        }
    }
}
