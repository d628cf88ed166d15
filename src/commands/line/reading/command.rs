//! Lines in the words of players that stand for a command, or for a line that begins with a command's word.

use super::asked::digits_of;
use super::referee::SOME_OF_HAND;
use super::{DEAL, Meaning, TypedWords, is_against, is_number, is_same};
use crate::commands::WORDS;
use crate::commands::words::{
    AMEND, ARTICLES, ASKS_WHAT, EVENING, FILLERS, GAMES, HANDS, INSERT, KNOCKS, MAYBES, MISDEAL, NEEDS, NOTS,
    PRINTS, RENAMES, ROUNDS, SCORE, SHOWS, SUPPOSES, TOS, TURN, WAIVES, WHO, WHY, WINS, WordList,
    command_meant, means, stands_for, without,
};
use crate::say::{Message, written::reading as say};
use crate::show::rulebook::find_topic;
use crate::show::words::quoted;
use ginscore_notation::{LineKind, Lookup, split_note};

/// Ends a series before its time.
const STOP: &str = "stop";

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

    /// `misdeal, 11 cards`: what follows is its note.
    pub(super) fn misdeal_because(&self) -> Option<Meaning> {
        let is_misdeal = |said: &str| said.eq_ignore_ascii_case(MISDEAL) || stands_for(said) == Some(MISDEAL);
        // Several words end with a comma.
        let ends = |at: &usize| *at == 1 || self.words.get(at - 1).is_some_and(|word| word.ends_with(','));
        let said = |at: usize| self.words.get(..at).unwrap_or_default().join("-");
        let is_said = |at: &usize| ends(at) && is_misdeal(said(*at).trim_end_matches(','));
        if let Some(at) = (1..self.words.len()).find(is_said) {
            let line = format!("{MISDEAL} # {}", self.words.get(at..)?.join(" "));
            // `misdeal never happened`, `redeal if Bob agrees`
            let said = self.words.get(at..).unwrap_or_default();
            let lists = [NOTS, SUPPOSES, MAYBES, WAIVES, HANDS];
            let changes = |word: &&str| {
                lists.iter().any(|list| means(word.trim_end_matches(','), *list)) || is_against(word)
            };
            let is_plain = at == 1 && !said.iter().any(changes) && !self.names_anybody(said);
            return if is_plain { self.line(&line) } else { self.offered_in_part(&[line]) };
        }
        // `false gin, we threw the hand in`
        let at = self.words.iter().rposition(|word| word.ends_with(',')).map(|at| at + 1)?;
        let (reason, said) = self.words.split_at_checked(at)?;
        let reason = reason.join(" ");
        let line = format!("{MISDEAL} # {}", reason.trim_end_matches(','));
        is_misdeal(&said.join("-")).then(|| self.offered_in_part(&[line]))?
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

    /// The command that answers a question about all or a player: `what does Bob owe`, `how many does Bob need`.
    fn asked_of_player(&self) -> Option<&'static str> {
        let mut rest = self.words.as_slice();
        let mut without_names = Vec::new();
        while let [word, after @ ..] = rest {
            let names = self.exact_name(rest);
            if names == 0 {
                without_names.push(*word);
            }
            rest = rest.get(names..).filter(|_| names > 0).unwrap_or(after);
        }
        let asked = without_names.join("-");
        stands_for(&asked)
            .filter(|command| [EVENING, SCORE, NEEDS, TURN].contains(command) && without_names.len() > 1)
    }

    /// `game 2`, `who won`: a question in several words.
    pub(super) fn question(&self) -> Option<Meaning> {
        let command = |line: String| (self.exact_name(&self.words) == 0).then_some(Meaning::Command(line));
        if let Some(topic) = self.after(ASKS_WHAT)
            && matches!(find_topic(&topic.join(" ").to_lowercase()), Lookup::One(_))
        {
            return command(format!("help {}", topic.join(" ")));
        }
        if let Some(question) = self.lay_off_asked() {
            return Some(Meaning::Command(question));
        }
        // Those of a hand are arranged: see `for_referee`.
        let is_meld =
            |cards: &String| self.exact_name(&self.words) == 0 || cards.split(' ').count() < SOME_OF_HAND;
        if let Some(cards) = self.cards_asked().filter(is_meld) {
            return Some(Meaning::Command(format!("judge {cards}")));
        }
        let shows = self.after(SHOWS);
        // `show score`
        if let Some(words) = shows.or_else(|| self.after(PRINTS))
            && let asked = words.join(" ")
            && LineKind::of(&asked) == LineKind::Command
        {
            // `show me why game 1 is 57`
            let question = TypedWords { words: words.to_vec(), ..*self };
            return question.asked_after_command().or_else(|| command(asked));
        }
        if let Some(asked) = self.asked_of_player() {
            return Some(Meaning::Command(asked.to_owned()));
        }
        match shows.unwrap_or(&self.words) {
            [sheet] if shows.is_some() && stands_for(sheet) == Some(SCORE) => command(SCORE.to_owned()),
            [] => command(SCORE.to_owned()),
            // `explain that hand`
            hand if shows.is_some()
                && without(without(hand, ARTICLES).unwrap_or(hand), HANDS)
                    .is_some_and(<[&str]>::is_empty) =>
            {
                command(WHY.to_owned())
            }
            [number] if shows.is_some() && is_number(number) => command(format!("why {number}")),
            // After the command of that name it is a hand.
            [hand, number]
                if means(hand, HANDS) && (shows.is_some() || !hand.eq_ignore_ascii_case("hand")) =>
            {
                digits_of(number).and_then(|number| command(format!("why {number}")))
            }
            [game, number] if means(game, GAMES) => {
                digits_of(number).and_then(|number| command(format!("why game {number}")))
            }
            [round, number] if means(round, ROUNDS) => {
                digits_of(number).and_then(|number| command(format!("why round {number}")))
            }
            [who, between @ .., won]
                if means(who, WHO) && means(won, WINS) && !between.iter().any(|word| is_number(word)) =>
            {
                command(SCORE.to_owned())
            }
            _ => None,
        }
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
            (first, rest) if is_letter(first) => {
                let begins = self.series.roster().find_entrant(first).is_some();
                (Some(*first).filter(|_| rest.is_empty() && !begins)?, rest)
            }
            (_, [_, ..]) if stands_for(&all).is_some() => (all.as_str(), &[][..]),
            (first, rest) => (*first, rest),
        };
        let word = stands_for(first).filter(|_| self.exact_name(&self.words) == 0)?;
        // `last hand won by Kai` says something of it.
        if word == WHY && self.names_anybody(rest) {
            return None;
        }
        let rest = match word {
            "draw" => {
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
                    Meaning::Line { line, entries: Ok(_) } => self.offered(&say::Inserts.said(), &[line]),
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
