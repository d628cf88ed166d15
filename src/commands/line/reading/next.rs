//! The next series, in the words of players: `another game`, `let's play oklahoma`, `again, to 150`.

use super::{Meaning, TypedWords, is_question, offering, without_comma};
use crate::commands::new::next::{either_game, has_several_games, line_like, one_game};
use crate::commands::new::rule_names::RuleNames;
use crate::commands::new::spoken::in_settings;
use crate::commands::run::failure::Failure;
use crate::commands::words::{GAMES, NEW, NEW_SERIES, PLAYS_ON, SAY_NOTHING, SINGLES, means, without};
use crate::say::{Message, written::new_series::OtherSeries, written::reading as say};
use crate::show::code::Code;
use crate::show::rules::in_words::phrase;
use crate::show::words::{listed, ticked};
use ginscore_rules::house::{Form, Preset, RuleKey, RuleSettings, RuleValue};

impl TypedWords<'_> {
    /// The same players play on, by the same rules or by those that are said: after the end of a series that starts the next one, and
    /// before it is answered with the line.
    pub(super) fn next_series(&self) -> Option<Meaning> {
        let words = without_comma(&self.words);
        if self.exact_name(&words) > 0 || is_question(self.typed) {
            return None;
        }
        // `wir spielen noch eine Partie`
        let says_nothing = |word: &&&str| means(word, SAY_NOTHING);
        let leads = |at: &usize| {
            let rest = words.get(*at..).unwrap_or_default();
            without(rest, PLAYS_ON).or_else(|| without(rest, NEW_SERIES)).is_some()
        };
        let before = words.iter().take_while(says_nothing).count();
        let words = words.get((0..=before).find(leads).unwrap_or(0)..)?;
        let plays_on = without(words, PLAYS_ON);
        // `let's play one more game`
        let lead = plays_on
            .or_else(|| without(words, NEW_SERIES).map(|rest| without(rest, PLAYS_ON).unwrap_or(rest)));
        // `noch eine Partie ohne Hollywood`
        let of_game = lead.and_then(|rest| without(rest, GAMES)).filter(|rest| !rest.is_empty());
        let rules = of_game.or(lead).unwrap_or(words);
        let agreed = match (lead, rules) {
            (Some(_), []) => Vec::new(),
            // `facciamo ancora una partita sola`
            (Some(_), [word]) if means(word, SINGLES) => vec![one_game()],
            _ => in_settings(rules, Some(&RuleNames::built_in()))?,
        };
        // Other rules may be agreed for a series in play, but the game itself is that of another.
        let names_game = |word: &String| {
            let key = word.split_once('=').map(|(key, _)| key);
            Preset::named(word).is_some()
                || Form::named(word).is_some()
                || key == Some(RuleKey::Columns.name())
        };
        let is_game = agreed.iter().any(names_game);
        match (self.series.score().is_over(), lead.is_some(), agreed.is_empty()) {
            // `new game` after games that were played side by side
            (true, true, true) if self.may_be_one_game(words) => {
                let (hint, lines) = either_game(self.series, &[]);
                self.two_meanings(&hint, lines)
            }
            (true, true, true) if plays_on.is_some() => Some(Meaning::Command(NEW.to_owned())),
            (true, true, false) if plays_on.is_some() => {
                Some(Meaning::Command(line_like(self.series, &agreed)))
            }
            // `let's play oklahoma` may be said of another time, and of `oklahoma` it is not said that they play on.
            (true, true, _) => Some(self.perhaps_next(&agreed)),
            (true, false, _) if is_game => Some(self.perhaps_next(&agreed)),
            (false, true, is_like) if is_like || is_game => Some(self.still_open(&agreed)),
            _ => None,
        }
    }

    fn may_be_one_game(&self, words: &[&str]) -> bool {
        let is_new = without(words, NEW_SERIES).is_some_and(<[&str]>::is_empty);
        is_new && has_several_games(self.series) && words.iter().any(|word| means(word, GAMES))
    }

    fn perhaps_next(&self, agreed: &[String]) -> Meaning {
        let rules = self.rules_said(agreed);
        let why = match rules.is_empty() {
            true => say::AnotherGame.said(),
            false => say::AnotherGameWith { rules: listed(rules) }.said(),
        };
        offering(why, &[line_like(self.series, agreed)])
    }

    /// What is agreed for a game, each in a few words; presets and forms by their names.
    fn rules_said(&self, agreed: &[String]) -> Vec<String> {
        let mut values = RuleSettings::clone(self.series.score().house());
        let said = |word: &String| {
            let Some((key, value)) = word.split_once('=') else { return Some(word.clone()) };
            let key = RuleKey::named(key)?;
            key.write(&mut values, &RuleValue::typed(value)).ok()?;
            Some(phrase(key, &values))
        };
        let one = one_game();
        let mut rules: Vec<String> = agreed.iter().filter(|word| **word != one).filter_map(said).collect();
        if agreed.contains(&one) {
            rules.push(if rules.is_empty() { say::SingleGame.said() } else { say::OnlyOneGame.said() });
        }
        rules
    }

    /// What is wrong before the end of a series.
    fn still_open(&self, agreed: &[String]) -> Meaning {
        let hint = match agreed {
            [] => say::StillOpenHint.said(),
            agreed => OtherSeries { line: ticked(&line_like(self.series, agreed)) }.said(),
        };
        Meaning::Unclear(Box::new(Failure::mistake(Code::BadLine, say::StillOpen.said(), hint)))
    }
}
