//! The next series, in the words of players: `another game`, `let's play oklahoma`, `one game to 150`.

use super::{Meaning, TypedWords, is_question, without_comma};
use crate::commands::new::next::{either_game, has_several_games, line_like, one_game};
use crate::commands::new::rule_names::RuleNames;
use crate::commands::new::spoken::in_settings;
use crate::commands::run::failure::Failure;
use crate::commands::words::{
    ARTICLES, DEALS, GAMES, INDEFINITES, NEW, NEW_SERIES, NOTS, ONLIES, PASSIVES, PLAYS_ON, SAY_NOTHING,
    SINGLES, WASES, count_in_words, means, without,
};
use crate::say::{Lang, Message, written::new_series::OtherSeries, written::reading as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::rules::in_words::phrase;
use crate::show::words::{listed, quoted, ticked};
use ginscore_rules::house::{Form, Preset, RuleKey, RuleSettings, RuleValue};

impl TypedWords<'_> {
    /// The same players play on, by the same rules or by those that are said: after the end of a series that starts the next
    /// one, and before it is answered with the line.
    pub(super) fn next_series(&self) -> Option<Meaning> {
        let words = without_comma(&self.words);
        if self.exact_name(&words) > 0 {
            return None;
        }
        if is_question(self.typed) {
            return self.next_asked(&words);
        }
        // `just one more game`
        let after_only = without(&words, ONLIES).and_then(|rest| without(rest, PLAYS_ON));
        if let (true, Some([])) = (self.series.score().is_over(), after_only) {
            return match has_several_games(self.series) {
                true => self.like_it_or_one(&[]),
                false => Some(Meaning::Command(NEW.to_owned())),
            };
        }
        // `just one more game, no Hollywood`
        let words = match (after_only, without(&words, ONLIES)) {
            (Some(_), Some(after)) => after.to_vec(),
            _ => words,
        };
        // `just one game, Bob deals`
        let (words, dealer) = self.dealer_after(&words);
        // `wir spielen noch eine Partie`
        let says_nothing = |word: &&&str| means(word, SAY_NOTHING);
        let leads = |at: &usize| {
            let rest = words.get(*at..).unwrap_or_default();
            without(rest, PLAYS_ON).or_else(|| without(rest, NEW_SERIES)).is_some()
        };
        let before = words.iter().take_while(says_nothing).count();
        let words = words.get((0..=before).find(leads).unwrap_or(0)..)?.to_vec();
        let plays_on = without(&words, PLAYS_ON);
        // `let's play one more game`
        let lead = plays_on
            .or_else(|| without(&words, NEW_SERIES).map(|rest| without(rest, PLAYS_ON).unwrap_or(rest)));
        // `noch eine Partie ohne Hollywood`
        let of_game = lead.and_then(|rest| without(rest, GAMES)).filter(|rest| !rest.is_empty());
        let rules = of_game.or(lead).unwrap_or(&words);
        let are_single = |rest: &[&str]| !rest.is_empty() && rest.iter().all(|word| means(word, SINGLES));
        let mut agreed = match (lead, rules) {
            (Some(_), []) => Vec::new(),
            // `facciamo ancora una partita sola`
            (Some(rest), _) if are_single(rest) => vec![one_game()],
            // `noch ein Spiel, nur eins bis 50`
            _ => match lead.and(only_one(rules)) {
                Some(rest) => {
                    let others = if rest.is_empty() {
                        Some(Vec::new())
                    } else {
                        in_settings(&rest, Some(&RuleNames::built_in()))
                    };
                    [vec![one_game()], others?].concat()
                }
                None => in_settings(rules, Some(&RuleNames::built_in()))?,
            },
        };
        agreed.extend(dealer);
        // Other rules may be agreed for a series in play, but the game itself is that of another.
        let names_game = |word: &String| {
            let key = word.split_once('=').map(|(key, _)| key);
            Preset::named(word).is_some()
                || Form::named(word).is_some()
                || key == Some(RuleKey::Columns.name())
        };
        let is_game = agreed.iter().any(names_game);
        let one = one_game();
        match (self.series.score().is_over(), lead) {
            (true, Some(_)) if agreed.is_empty() && self.may_be_one_game(&words) => self.like_it_or_one(&[]),
            // `noch einmal bis 100, eine Partie`: said besides, it is a number.
            (true, Some(_)) if self.has_article(&words, &agreed) && agreed.first() != Some(&one) => {
                Some(self.perhaps_next(&agreed))
            }
            // `giochiamo una partita a 150`: the number may be an article.
            (true, Some(rest))
                if self.has_article(&words, &agreed) || self.may_mean_one(&words, rest, &agreed) =>
            {
                self.like_it_or_one(&agreed)
            }
            // `let's play oklahoma` may be said of another time.
            (true, Some(rest)) if plays_on.is_none() || are_single(rest) => Some(self.perhaps_next(&agreed)),
            (true, Some(_)) if agreed.is_empty() => Some(Meaning::Command(NEW.to_owned())),
            (true, Some(_)) => Some(Meaning::Command(line_like(self.series, &agreed))),
            // It is not said that they play on.
            (true, None) if is_game => Some(self.perhaps_next(&agreed)),
            (false, Some(_)) if agreed.is_empty() || is_game => Some(self.still_open(&agreed)),
            _ => None,
        }
    }

    /// `ci facciamo una partita sola a 75?`: the game that is proposed.
    fn next_asked(&self, words: &[&str]) -> Option<Meaning> {
        let agreed = in_settings(words, Some(&RuleNames::built_in()))?;
        // `was the game to 150?`
        let is_past = words.first().is_some_and(|word| means(word, WASES) || means(word, PASSIVES));
        let is_it = self.series.score().is_over() && !is_past && words.iter().any(|word| means(word, GAMES));
        is_it.then(|| self.perhaps_next(&agreed))
    }

    /// The words before `Bob deals`, and who deals as it is agreed for a series. All of them, if nobody is said to deal.
    fn dealer_after<'w>(&self, words: &[&'w str]) -> (Vec<&'w str>, Option<String>) {
        let found = (1..words.len()).find_map(|at| {
            let (before, said) = words.split_at_checked(at)?;
            // `dà le carte Giulia`, `Bob deals`
            let after = without(said, DEALS).map(|name| without(name, ARTICLES).unwrap_or(name));
            let named = after.filter(|name| self.exact_name(name) == name.len() && !name.is_empty());
            let is_dealing = |count: usize| without(said.get(count..)?, DEALS).filter(|rest| rest.is_empty());
            let count = self.exact_name(said);
            let named = named.or_else(|| is_dealing(count).and(said.get(..count)).filter(|_| count > 0))?;
            let (seat, _) = self.name_of(named)?;
            let dealer = quoted(self.series.roster().name(seat));
            Some((before.to_vec(), Some(format!("dealer={dealer}"))))
        });
        found.unwrap_or_else(|| (words.to_vec(), None))
    }

    /// Returns true for `new game` after games that were played side by side.
    fn may_be_one_game(&self, words: &[&str]) -> bool {
        let is_new = without(words, NEW_SERIES).is_some_and(<[&str]>::is_empty);
        is_new && has_several_games(self.series) && words.iter().any(|word| means(word, GAMES))
    }

    /// Returns true for a single game that only an article says, after games that were played side by side.
    fn has_article(&self, words: &[&str], agreed: &[String]) -> bool {
        let one = one_game();
        let is_said = words.iter().any(|word| [SINGLES, NOTS, ONLIES].iter().any(|list| means(word, *list)));
        let is_number = words.contains(&"1");
        agreed.contains(&one)
            && !is_said
            && !is_number
            && has_several_games(self.series)
            && Lang::current() != Lang::ENGLISH
    }

    /// Returns true for `noch ein Spiel bis 50`, and for a short one, after games that were played side by side.
    fn may_mean_one(&self, words: &[&str], rules: &[&str], agreed: &[String]) -> bool {
        let lead = words.len().checked_sub(rules.len() + 1).and_then(|last| words.get(last));
        let has_noun = lead.into_iter().chain(rules.first()).any(|word| means(word, GAMES));
        let is_article = has_noun && Lang::current() != Lang::ENGLISH;
        let is_short = rules.iter().any(|word| means(word, SINGLES));
        let columns = format!("{}=", RuleKey::Columns);
        let is_said = agreed.iter().any(|word| word.starts_with(&columns));
        !agreed.is_empty() && !is_said && (is_article || is_short) && has_several_games(self.series)
    }

    fn like_it_or_one(&self, agreed: &[String]) -> Option<Meaning> {
        let one = one_game();
        let others: Vec<String> = agreed.iter().filter(|word| **word != one).cloned().collect();
        let (hint, lines) = either_game(self.series, &others);
        self.two_meanings(&hint, lines)
    }

    fn perhaps_next(&self, agreed: &[String]) -> Meaning {
        let rules = self.rules_said(agreed);
        let why = match rules.is_empty() {
            true => say::AnotherGame.said(),
            false => say::AnotherGameWith { rules: listed(rules) }.said(),
        };
        let failure = Failure::unreadable([Diagnostic::new(Code::BadLine, why)]);
        Meaning::Unclear(Box::new(failure.hinting(&[line_like(self.series, agreed)])))
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

/// The words without `just one`, if no noun follows it: `one more game, just one, to 75`.
fn only_one<'w>(words: &[&'w str]) -> Option<Vec<&'w str>> {
    (0..words.len()).find_map(|at| {
        let (before, said) = words.split_at_checked(at)?;
        // `just a single one`
        let said = without(said, ONLIES)?;
        let said = without(said, INDEFINITES).unwrap_or(said);
        let (count, rest) = count_in_words(without(said, SINGLES).unwrap_or(said))?;
        let has_noun = rest.first().is_some_and(|word| means(word, GAMES) || means(word, SINGLES));
        (count == 1 && !has_noun).then(|| [before, rest].concat())
    })
}
