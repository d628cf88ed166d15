//! The next series of the same players, by other rules: the line that starts it, and `new oklahoma`, which names nobody.

use crate::commands::new::agreed::Agreed;
use crate::commands::new::agreement::AGREE;
use crate::commands::new::lineup::seated_as_after;
use crate::commands::new::rule_names::RuleNames;
use crate::commands::new::setting::Key;
use crate::commands::new::spoken::in_settings;
use crate::commands::run::env::Env;
use crate::commands::run::failure::Failure;
use crate::commands::words::{GAMES, means};
use crate::say::{
    Message,
    written::new_series as say,
    written::reading::{StillOpen, TwoMeanings},
};
use crate::show::code::Code;
use crate::show::series::script::{NewLineRules, agreed_words, player_words, rule_words};
use crate::show::words::{quoted, ticked};
use ginscore_ledger::model::{Header, Series};
use ginscore_rules::house::{Form, Preset, RuleKey};

/// In every language, the word for a series after `new`.
const SERIES: &str = "series";

/// The words of a series like this one, `new` first, with other words for what is agreed: a preset replaces all rules, and a
/// form or a number of games the forms.
pub(crate) fn words_like(series: &Series, agreed: &[String]) -> Vec<String> {
    let roster = seated_as_after(series, &Agreed::default()).unwrap_or_else(|_| series.roster().clone());
    let header = Header { first_dealer: None, roster, ..series.header().clone() };
    // What they have played is what they play.
    let agreed: Vec<&String> =
        agreed.iter().filter(|word| !word.eq_ignore_ascii_case(&header.preset)).collect();
    let is_form = |word: &str| Form::named(word).is_some();
    let key_of = |word: &str| word.split_once('=').map(|(key, _)| key.to_owned());
    let sets_games = |word: &str| key_of(word).as_deref() == Some(RuleKey::Columns.name());
    let replaces_forms = agreed.iter().any(|word| is_form(word) || sets_games(word));
    let has_preset = agreed.iter().any(|word| Preset::named(word).is_some() && !is_form(word));
    // A preset that is called like a form has that game's own values.
    let replaces_all = has_preset || replaces_forms && is_form(&header.preset);
    let is_kept = |word: &String| match key_of(word) {
        Some(key) => {
            let is_rule = matches!(Key::meant(&key), Some(Key::Rule(_)));
            let is_said = agreed.iter().any(|new| key_of(new).as_deref() == Some(key.as_str()));
            !(is_said || is_rule && replaces_all || sets_games(word) && replaces_forms)
        }
        None => !(has_preset || replaces_forms && is_form(word)),
    };
    let before: Vec<String> =
        agreed_words(&header, &header.roster, NewLineRules::Named).into_iter().filter(is_kept).collect();
    // Without a form, most presets are one game, so that their name says it.
    let preset = before.iter().find_map(|word| Preset::named(word));
    let has_form = || before.iter().chain(agreed.iter().copied()).any(|word| is_form(word));
    let is_one_game = preset.is_some_and(|preset| preset.values().columns.get() == 1) && !has_form();
    let agreed = agreed.iter().filter(|word| !(is_one_game && ***word == one_game())).copied().cloned();
    player_words(&header.roster).into_iter().chain(before).chain(agreed).collect()
}

/// The line that starts such a series.
pub(crate) fn line_like(series: &Series, agreed: &[String]) -> String {
    words_like(series, agreed).iter().map(|word| quoted(word)).collect::<Vec<_>>().join(" ")
}

/// Returns true for a word after `new` that says nothing more: `game`, `series`.
pub(crate) fn is_noun(word: &str) -> bool {
    means(word, GAMES) || word.eq_ignore_ascii_case(SERIES)
}

pub(crate) fn has_several_games(series: &Series) -> bool {
    series.score().house().columns.get() > 1
}

/// What is agreed for a single game.
pub(crate) fn one_game() -> String {
    format!("{}=1", RuleKey::Columns)
}

/// The lines that `new game` may mean after games side by side.
pub(crate) fn either_game(series: &Series, agreed: &[String]) -> (String, Vec<String>) {
    let single = [&[one_game()], agreed].concat();
    let lines = [line_like(series, agreed), line_like(series, &single)];
    let [like, one] = lines.each_ref().map(|line| ticked(line));
    (say::EitherGame { like, one }.said(), lines.to_vec())
}

/// The words after `new` with the players of the current series, if they name none: `oklahoma`, `game`.
///
/// Fails if that is not over.
pub(crate) fn with_players(words: Vec<String>, env: &Env) -> Result<Vec<String>, Failure> {
    let known = RuleNames::of(&env.book);
    let typed = words.join(" ");
    let words = in_rules(words, &known);
    // Any other word may be a name.
    let is_rule = |word: &str| {
        known.has(word) || word.split_once('=').is_some_and(|(key, _)| Key::meant(key).is_some())
    };
    let has_rules = words.iter().any(|word| known.has(word) || is_noun(word));
    if !has_rules || !words.iter().all(|word| is_rule(word) || is_noun(word)) {
        return Ok(words);
    }
    let agreed: Vec<String> = words.iter().filter(|word| !is_noun(word)).cloned().collect();
    let Some(current) = env.series_name().ok().map(|name| env.read(&name)).transpose()? else {
        return Ok(words);
    };
    if !current.series.score().is_over() {
        let line = ticked(&line_like(&current.series, &agreed));
        return Err(Failure::mistake(Code::BadLine, StillOpen.said(), say::OtherSeries { line }.said()));
    }
    // Whether `new game to 75` is one game is said by a form or by their number.
    let sets_games =
        |word: &String| Form::named(word).is_some() || word.starts_with(&format!("{}=", RuleKey::Columns));
    let may_be_one = has_several_games(&current.series) && !agreed.iter().any(sets_games);
    if may_be_one && words.iter().any(|word| means(word, GAMES)) {
        let typed = ticked(&format!("new {typed}"));
        let (either, lines) = either_game(&current.series, &agreed);
        return Err(Failure::mistake(Code::BadLine, TwoMeanings { typed }.said(), either).choices(lines));
    }
    let words = || words_like(&current.series, &agreed).into_iter().skip(1).collect();
    Ok(if agreed.is_empty() { Vec::new() } else { words() })
}

/// `game to 75, gin 25` after `new`: rules as people say them, where no name comes first.
fn in_rules(words: Vec<String>, known: &RuleNames) -> Vec<String> {
    let said: Vec<&str> = words.iter().map(|word| word.trim_end_matches([',', '.'])).collect();
    let rest = said.iter().position(|word| !is_noun(word)).and_then(|at| said.get(at..).filter(|_| at > 0));
    let meant = rest.and_then(|rest| in_settings(rest, Some(known)));
    let Some(meant) = meant else { return words };
    words.iter().take_while(|word| is_noun(word)).cloned().chain(meant).collect()
}

/// The line that agrees on what was agreed for a series and is not in the rules of the next one by the same preset. `None` if
/// there is nothing of that, or if another preset was chosen.
pub(crate) fn left_out(last: &Header, next: &Header, agreed: &Agreed) -> Option<String> {
    let of_rules = |header: &Header| {
        rule_words(&header.preset, &header.house, header.roster.lineup(), NewLineRules::Named)
    };
    let (before, now) = (of_rules(last), of_rules(next));
    let key = |word: &String| word.split_once('=').map(|(key, _)| key.to_owned());
    let typed = agreed.rules.values.iter().map(|setting| Some(setting.key.name().to_owned()));
    let said: Vec<Option<String>> = now.iter().map(key).chain(typed).collect();
    // The number of games is that of a form.
    let is_left_out = |word: &&String| {
        let key = key(word);
        key.as_deref().is_some_and(|key| key != RuleKey::Columns.name()) && !said.contains(&key)
    };
    let settings: Vec<String> = before.iter().filter(is_left_out).cloned().collect();
    (last.preset == next.preset && !settings.is_empty()).then(|| format!("{AGREE} {}", settings.join(" ")))
}
