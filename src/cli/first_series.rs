//! The questions for the first series: who plays which game, to what, for what stake, and who deals. Enter is the answer that
//! most people want. The answers are the words of the `new` line that could have been typed.

use super::env::Env;
use super::failure::{Failure, Stop};
use super::lineup;
use super::options::{New, NewOptions};
use super::questions::Questions;
use super::run::new::read_stake;
use super::script::{self, Line};
use crate::messages::{Fixed, Message, written::cli_first as say};
use crate::show::code::Code;
use crate::show::terms::PAYING;
use crate::show::words::quoted;
use ginscore_ledger::book::Book;
use ginscore_notation::{LineKind, split_note};
use ginscore_rules::house::{Preset, RuleSettings};
use ginscore_rules::players::Lineup;
use ginscore_rules::series::Score;

/// A game to choose.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Game {
    Gin,
    Oklahoma,
    Hollywood,
    Partners,
    Own,
}

impl Game {
    /// The games for these players: who sits in sides has chosen partners, and three in turn play one game at a time.
    fn all(lineup: Lineup) -> Vec<Game> {
        let several = !matches!(lineup, Lineup::InTurn { .. });
        let more = lineup.is_two_players();
        let games = [(Game::Gin, true), (Game::Oklahoma, true), (Game::Hollywood, several)];
        let games = games.into_iter().chain([(Game::Partners, more), (Game::Own, true)]);
        games.filter(|(_, offered)| *offered).map(|(game, _)| game).collect()
    }

    fn said(self) -> &'static str {
        match self {
            Game::Gin => say::Gin.text(),
            Game::Oklahoma => say::Oklahoma.text(),
            Game::Hollywood => say::Hollywood.text(),
            Game::Partners => say::Partners.text(),
            Game::Own => say::Own.text(),
        }
    }

    const fn preset(self) -> Option<&'static str> {
        match self {
            Game::Oklahoma => Some("oklahoma"),
            Game::Hollywood => Some("hollywood"),
            Game::Gin | Game::Partners | Game::Own => None,
        }
    }
}

/// The answer to who plays.
pub(super) enum Who {
    /// The words with their names.
    Players(Vec<String>),
    /// A line for the table instead, such as `help` or `new Ann Bob`.
    Line(String),
    /// The person leaves the questions.
    Left,
}

/// Asks for a new series. `None` if the person leaves the questions.
pub(super) fn ask(questions: &mut Questions, words: Vec<String>, env: &Env) -> Result<Option<New>, Stop> {
    let Some(mut new) = with_game(questions, words, env)? else { return Ok(None) };
    if new.options.stake.is_none() {
        let none = say::NoStake.text();
        let read = |typed: &str| match typed.eq_ignore_ascii_case(none) || typed == "0" {
            true => Ok(None),
            false => read_stake(typed).map(|_| Some(typed.to_owned())),
        };
        let Some(stake) = until(questions, say::Stake.text(), none, env, read)? else { return Ok(None) };
        new.options.stake = stake;
    }
    if new.options.dealer.is_none() {
        let can_deal = can_deal(&new, env)?;
        let items: Vec<&str> =
            [say::NoDealer.text()].into_iter().chain(can_deal.iter().map(String::as_str)).collect();
        let Some(chosen) = questions.choose(say::Dealer.text(), &items)? else { return Ok(None) };
        new.options.dealer = chosen.checked_sub(1).and_then(|at| can_deal.get(at)).cloned();
    }
    env.remark(say::SameInOneLine { line: in_one_line(&new) }.said());
    Ok(Some(new))
}

/// Asks for the players' names until they can sit down; with the words that were typed after them.
pub(super) fn who(questions: &mut Questions, env: &Env) -> Result<Who, Stop> {
    players(questions, say::Who.text(), env)
}

fn players(questions: &mut Questions, question: &str, env: &Env) -> Result<Who, Stop> {
    loop {
        let Some(typed) = questions.text(question, "")?.filter(|typed| !typed.is_empty()) else {
            return Ok(Who::Left);
        };
        if !is_hand(&typed) {
            return Ok(Who::Line(typed));
        }
        match seated(&typed, &env.book) {
            Ok(_) => return Ok(Who::Players(shlex::split(&typed).unwrap_or_default())),
            Err(failure) => env.remarks.report(&failure),
        }
    }
}

/// The new series of the words of a line.
fn seated(line: &str, book: &Book) -> Result<(New, Lineup), Failure> {
    let players = shlex::split(line).unwrap_or_default();
    started(&New { players, options: NewOptions::default() }, book)
}

/// The new series with its words in the places of options, and who plays whom.
fn started(new: &New, book: &Book) -> Result<(New, Lineup), Failure> {
    let new = new.with_words(book)?;
    let players = lineup::players(&new)?;
    lineup::roster(&players, &new.options)?;
    new.options.rules.chosen_for(players.lineup, book)?;
    Ok((new, players.lineup))
}

/// Returns true if a line is neither an operation nor a command of the program, such as `series restore friday`.
pub(super) fn is_hand(line: &str) -> bool {
    LineKind::of(line) == LineKind::Hand && matches!(script::read(line, || None), Ok(Line::Record(_)))
}

/// Returns true for names alone, as in `Ann Bob` or `Ann and Bob hollywood`, which start the first series.
pub(super) fn is_names(line: &str, book: &Book) -> bool {
    let typed = split_note(line).0;
    let is_name =
        |word: &str| !word.starts_with(|letter: char| letter.is_ascii_digit() || "@+-".contains(letter));
    is_hand(line) && typed.split_whitespace().all(is_name) && seated(typed, book).is_ok()
}

/// The series with the rules of a game, and the target; unless rules were typed after the names.
fn with_game(questions: &mut Questions, words: Vec<String>, env: &Env) -> Result<Option<New>, Stop> {
    let (new, lineup) = started(&New { players: words.clone(), options: NewOptions::default() }, &env.book)?;
    if new.options.rules.any() {
        return Ok(Some(new));
    }
    let games = Game::all(lineup);
    let items: Vec<&str> = games.iter().map(|game| game.said()).collect();
    let game = match questions.choose(say::WhichGame.text(), &items)?.and_then(|at| games.get(at)) {
        Some(game) => *game,
        None => return Ok(None),
    };
    match game {
        Game::Partners => match players(questions, say::AllFour.text(), env)? {
            Who::Players(words) => with_game(questions, words, env),
            Who::Line(_) | Who::Left => Ok(None),
        },
        Game::Own => own_rules(questions, words, env),
        Game::Gin | Game::Oklahoma | Game::Hollywood => {
            let rules = game.preset().and_then(Preset::named).unwrap_or(Preset::STANDARD).values();
            let mut words: Vec<String> = words.into_iter().chain(game.preset().map(str::to_owned)).collect();
            let usual = rules.target.get().to_string();
            let read = |typed: &str| {
                let value = [format!("target={typed}")];
                let new = New { players: [&words[..], &value].concat(), options: NewOptions::default() };
                started(&new, &env.book).map(|_| typed.to_owned())
            };
            let Some(target) = until(questions, say::Target.text(), &usual, env, read)? else {
                return Ok(None);
            };
            words.extend((target != usual).then(|| format!("target={target}")));
            if !pays(&rules) {
                let items = [say::BoxesPay.text(), say::PointsOnly.text()];
                let Some(chosen) = questions.choose(say::WhatCounts.text(), &items)? else { return Ok(None) };
                words.extend(PAYING.iter().filter(|_| chosen == 0).map(|word| (*word).to_owned()));
            }
            Ok(Some(started(&New { players: words, options: NewOptions::default() }, &env.book)?.0))
        }
    }
}

/// Returns true if a box or a game won pays points.
fn pays(house: &RuleSettings) -> bool {
    house.box_value.get() > 0 || house.game_bonus.get() > 0
}

/// The series with a preset or values that are typed.
fn own_rules(questions: &mut Questions, words: Vec<String>, env: &Env) -> Result<Option<New>, Stop> {
    let read = |typed: &str| {
        let more = shlex::split(typed).unwrap_or_default();
        let new = New { players: [words.clone(), more].concat(), options: NewOptions::default() };
        let (started, _) = started(&new, &env.book)?;
        match started.players.len() == words.len() {
            true => Ok(started),
            // It is neither a preset nor a value, so it would be another player.
            false => Err(Failure::mistake(Code::BadOption, say::NotRules.text(), say::NotRulesHint.text())),
        }
    };
    until(questions, say::OwnRules.text(), "pagat", env, read)
}

/// Asks until the answer can be read.
fn until<T>(
    questions: &mut Questions,
    question: &str,
    usual: &str,
    env: &Env,
    read: impl Fn(&str) -> Result<T, Failure>,
) -> Result<Option<T>, Stop> {
    loop {
        let Some(typed) = questions.text(question, usual)? else { return Ok(None) };
        match read(&typed) {
            Ok(answer) => return Ok(Some(answer)),
            Err(failure) => env.remarks.report(&failure),
        }
    }
}

/// The names of those who can deal first.
fn can_deal(new: &New, env: &Env) -> Result<Vec<String>, Failure> {
    let players = lineup::players(new)?;
    let roster = lineup::roster(&players, &new.options)?;
    let house = new.options.rules.chosen_for(players.lineup, &env.book)?.house;
    let score = Score::of(players.lineup, house, None);
    let seats = players.lineup.seats().filter(|seat| score.can_deal(*seat));
    Ok(seats.map(|seat| roster.name(seat).to_owned()).collect())
}

/// The line that starts the same series.
fn in_one_line(new: &New) -> String {
    let NewOptions { rules, stake, dealer, .. } = &new.options;
    let named = |key: &str, value: &Option<String>| value.as_ref().map(|value| format!("{key}={value}"));
    let words = ["new".to_owned()].into_iter().chain(new.players.iter().cloned());
    let words = words.chain(rules.preset.clone()).chain(rules.changes.settings.iter().cloned());
    let words = words.chain(named("stake", stake)).chain(named("dealer", dealer));
    words.map(|word| quoted(&word)).collect::<Vec<_>>().join(" ")
}
