//! Lines in the words of players that stand for a command, or for a line that begins with a command's word.

use super::{Meaning, TypedWords, is_number};
use crate::commands::line::words::{
    AMEND, ASKS_WHAT, EVENING, FILLERS, GAMES, HANDS, NEW, PLAYS_ON, ROUNDS, SHOWS, WHO, WINS, WordList,
    command_meant, means, stands_for,
};
use crate::show::rulebook::find_topic;
use ginscore_notation::{LineKind, Lookup};

impl TypedWords<'_> {
    /// The words after those at the start that have a meaning together.
    pub(super) fn after(&self, meaning: WordList) -> Option<&[&str]> {
        let is_it = |words: &[&str]| means(&words.join("-"), meaning);
        let count = (1..=self.words.len()).rev().find(|count| self.words.get(..*count).is_some_and(is_it))?;
        self.words.get(count..)
    }

    /// Returns true for a question about what is owed, of all or of a player: `what does Bob owe`.
    fn asks_what_is_owed(&self) -> bool {
        let mut rest = self.words.as_slice();
        let mut without_names = Vec::new();
        while let [word, after @ ..] = rest {
            let names = self.exact_name(rest);
            if names == 0 {
                without_names.push(*word);
            }
            rest = rest.get(names..).filter(|_| names > 0).unwrap_or(after);
        }
        stands_for(&without_names.join("-")) == Some(EVENING)
    }

    /// `game 2`, `who won`: a question in several words.
    pub(super) fn question(&self) -> Option<Meaning> {
        let command = |line: String| (self.exact_name(&self.words) == 0).then_some(Meaning::Command(line));
        if self.series.score().is_over() && means(&self.words.join("-"), PLAYS_ON) {
            return command(NEW.to_owned());
        }
        if let Some(topic) = self.after(ASKS_WHAT)
            && matches!(find_topic(&topic.join(" ").to_lowercase()), Lookup::One(_))
        {
            return command(format!("help {}", topic.join(" ")));
        }
        let shows = self.after(SHOWS);
        match shows.unwrap_or(&self.words) {
            [] => command("score".to_owned()),
            [number] if shows.is_some() && is_number(number) => command(format!("why {number}")),
            // After the command of that name it is a hand.
            [hand, number]
                if means(hand, HANDS)
                    && is_number(number)
                    && (shows.is_some() || !hand.eq_ignore_ascii_case("hand")) =>
            {
                command(format!("why {number}"))
            }
            [game, number] if means(game, GAMES) && is_number(number) => {
                command(format!("why game {number}"))
            }
            [round, number] if means(round, ROUNDS) && is_number(number) => {
                command(format!("why round {number}"))
            }
            _ if self.asks_what_is_owed() => command(EVENING.to_owned()),
            [who, won] if means(who, WHO) && means(won, WINS) => command("score".to_owned()),
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
        let rest = match word {
            "draw" => rest.iter().copied().filter(|word| !means(word, FILLERS)).collect(),
            _ => rest.to_vec(),
        };
        let whole = [&[word], rest.as_slice()].concat();
        if word == AMEND {
            let has_number = rest.first().is_some_and(|number| is_number(number));
            // A hand that is missing or wrong is a mistake of that line.
            let wrong = || has_number.then(|| self.as_line(self.noted(&whole.join(" "))));
            return self.correction(&whole).or_else(wrong);
        }
        let whole = whole.join(" ");
        match LineKind::of(&whole) {
            LineKind::Hand | LineKind::Operation => self.line(&whole),
            // Whether its words fit is a matter of the command.
            _ => Some(Meaning::Command(whole)),
        }
    }
}
