//! The questions for the first series: who plays which game, to what, for what stake, and who deals. Enter is the answer that
//! most people want. The answers are the words of the `new` line that could have been typed.

use super::env::Env;
use super::failure::{Failure, Stop};
use super::lineup::{self, is_against};
use super::options::{New, NewOptions};
use super::questions::{Questions, Reply};
use super::run::new::read_stake;
use super::script::{self, Line};
use crate::messages::{Fixed, written::cli_first as say};
use crate::show::code::Code;
use crate::show::terms::PAYING;
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

/// The answer to all questions.
pub(super) enum First {
    /// The series to start.
    Series(Box<New>),
    /// A line for the table instead of names, such as `help` or `new Ann Bob`.
    Line(String),
    /// Nothing: the person left the questions.
    Left,
}

/// A question. Its answer is in the new series.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Question {
    Who,
    AllFour,
    Sides,
    Game,
    OwnRules,
    Target,
    WhatPays,
    Stake,
    Dealer,
}

/// The next question, unless it was the last, and the series as it is answered so far.
type Next = (Option<Question>, New);

/// Asks for a new series. `<` goes back a question.
pub(super) fn ask(questions: &mut Questions, env: &Env) -> Result<First, Stop> {
    let mut new = New { players: Vec::new(), options: NewOptions::default() };
    let mut question = Question::Who;
    let mut before = Vec::new();
    loop {
        let reply = match question {
            Question::Who | Question::AllFour => match who(question, questions, env)? {
                Ok(reply) => reply,
                Err(line) => return Ok(First::Line(line)),
            },
            Question::Sides => sides(&new, questions)?,
            Question::Game => game(&new, questions, env)?,
            Question::OwnRules => own_rules(&new, questions, env)?,
            Question::Target => target(&new, questions, env)?,
            Question::WhatPays => what_pays(&new, questions)?,
            Question::Stake => stake(&new, questions, env)?,
            Question::Dealer => dealer(&new, questions, env)?,
        };
        match reply {
            Reply::Is((next, answered)) => {
                if before.is_empty() {
                    env.remark(say::HowToAnswer.text());
                }
                before.push((question, std::mem::replace(&mut new, answered)));
                match next {
                    Some(next) => question = next,
                    None => return Ok(First::Series(Box::new(new))),
                }
            }
            Reply::Back => match before.pop() {
                Some(last) => (question, new) = last,
                None => return Ok(First::Left),
            },
            Reply::Left => return Ok(First::Left),
        }
    }
}

/// Asks for the players' names until they can sit down, with the words that were typed after them; or returns the line
/// that was typed instead. Enter alone leaves the questions.
fn who(
    question: Question,
    questions: &mut Questions,
    env: &Env,
) -> Result<Result<Reply<Next>, String>, Stop> {
    let mut first = String::new();
    loop {
        let text = match question {
            _ if !first.is_empty() => say::WhoElse.text(),
            Question::AllFour => say::AllFour.text(),
            _ => say::Who.text(),
        };
        let typed = match questions.text(text, "")? {
            Reply::Is(typed) if typed.is_empty() => return Ok(Ok(Reply::Left)),
            // Without a name, the answer is how to type them.
            Reply::Is(typed) if typed == "?" => String::new(),
            Reply::Is(typed) if !is_hand(&typed) => return Ok(Err(typed)),
            Reply::Is(typed) => typed,
            Reply::Back if !first.is_empty() => {
                first.clear();
                continue;
            }
            Reply::Back => return Ok(Ok(Reply::Back)),
            Reply::Left => return Ok(Ok(Reply::Left)),
        };
        let both = format!("{first} {typed}");
        match seated(&both, &env.book).or_else(|why| seated(&typed, &env.book).map_err(|_| why)) {
            Ok(next) => return Ok(Ok(Reply::Is(next))),
            Err(_) if is_one_name(&both, &env.book) => first = both,
            Err(failure) => env.remarks.report(&failure),
        }
    }
}

/// Returns true for a name without the other player's.
fn is_one_name(line: &str, book: &Book) -> bool {
    let new = said(line, book);
    new.is_ok_and(|new| matches!(new.players.as_slice(), [name] if name.starts_with(char::is_alphabetic)))
}

/// The players of a line. Of four names alone it is asked who plays with whom.
fn seated(line: &str, book: &Book) -> Result<Next, Failure> {
    let new = said(line, book)?;
    if new.players.len() == 4 && !new.players.iter().any(|word| is_against(word)) {
        return Ok((Some(Question::Sides), new));
    }
    checked(&new, book)?;
    Ok(after_players(new))
}

/// The question after the players: what was typed after their names is not asked for.
fn after_players(new: New) -> Next {
    if new.options.rules.any() { after_rules(new) } else { (Some(Question::Game), new) }
}

fn after_rules(new: New) -> Next {
    if new.options.stake.is_none() { (Some(Question::Stake), new) } else { after_stake(new) }
}

fn after_stake(new: New) -> Next {
    (new.options.dealer.is_none().then_some(Question::Dealer), new)
}

/// Asks who plays with whom.
fn sides(new: &New, questions: &mut Questions) -> Result<Reply<Next>, Stop> {
    let [one, two, three, four] = new.players.as_slice() else { return Ok(Reply::Back) };
    let ways = [[one, two, three, four], [one, three, two, four], [one, four, two, three]]
        .map(|[one, with, two, other]| [one, with, "v", two, other].map(str::to_owned));
    let items = ways.clone().map(|way| way.join(" "));
    let chosen = questions.choose(say::WhoWithWhom.text(), &items.each_ref().map(String::as_str))?;
    Ok(chosen.then(|at| ways.get(at).map(|way| after_players(New { players: way.to_vec(), ..new.clone() }))))
}

/// Asks which game it is.
fn game(new: &New, questions: &mut Questions, env: &Env) -> Result<Reply<Next>, Stop> {
    let games = Game::all(checked(new, &env.book)?);
    let items: Vec<&str> = games.iter().map(|game| game.said()).collect();
    let chosen = questions.choose(say::WhichGame.text(), &items)?;
    Ok(chosen.then(|at| {
        let game = *games.get(at)?;
        let mut new = new.clone();
        new.options.rules.preset = game.preset().map(str::to_owned);
        let next = match game {
            Game::Partners => Question::AllFour,
            Game::Own => Question::OwnRules,
            Game::Gin | Game::Oklahoma | Game::Hollywood => Question::Target,
        };
        Some((Some(next), new))
    }))
}

/// Asks for a preset, or values of rules.
fn own_rules(new: &New, questions: &mut Questions, env: &Env) -> Result<Reply<Next>, Stop> {
    let read = |typed: &str| {
        let players = shlex::split(typed).unwrap_or_default();
        let rules = New { players, ..new.clone() }.with_words(&env.book)?;
        // It is neither a preset nor a value, so it would be another player.
        if !rules.players.is_empty() || !rules.options.rules.any() {
            return Err(Failure::mistake(Code::BadOption, say::NotRules.text(), say::NotRulesHint.text()));
        }
        let new = New { players: new.players.clone(), ..rules };
        checked(&new, &env.book).map(|_| after_rules(new))
    };
    until(questions, say::OwnRules.text(), "pagat", env, read)
}

/// Asks for the points of a game.
fn target(new: &New, questions: &mut Questions, env: &Env) -> Result<Reply<Next>, Stop> {
    let preset = new.options.rules.preset.as_deref().and_then(Preset::named).unwrap_or(Preset::STANDARD);
    let usual = preset.values().target.get().to_string();
    let read = |typed: &str| {
        let mut new = new.clone();
        new.options.rules.changes.settings.extend((typed != usual).then(|| format!("target={typed}")));
        checked(&new, &env.book)?;
        if pays(&preset.values()) { Ok(after_rules(new)) } else { Ok((Some(Question::WhatPays), new)) }
    };
    until(questions, say::Target.text(), &usual, env, read)
}

/// Asks whether boxes and games pay.
fn what_pays(new: &New, questions: &mut Questions) -> Result<Reply<Next>, Stop> {
    let chosen = questions.choose(say::WhatCounts.text(), &[say::BoxesPay.text(), say::PointsOnly.text()])?;
    Ok(chosen.then(|at| {
        let mut new = new.clone();
        let paying = PAYING.iter().filter(|_| at == 0).map(|word| (*word).to_owned());
        new.options.rules.changes.settings.extend(paying);
        Some(after_rules(new))
    }))
}

/// Asks for the money per point.
fn stake(new: &New, questions: &mut Questions, env: &Env) -> Result<Reply<Next>, Stop> {
    let none = say::NoStake.text();
    let read = |typed: &str| {
        let is_none = typed.eq_ignore_ascii_case(none) || typed == "0";
        let mut new = new.clone();
        if !is_none {
            read_stake(typed)?;
            new.options.stake = Some(typed.to_owned());
        }
        Ok(after_stake(new))
    };
    until(questions, say::Stake.text(), none, env, read)
}

/// Asks who deals first.
fn dealer(new: &New, questions: &mut Questions, env: &Env) -> Result<Reply<Next>, Stop> {
    let can_deal = can_deal(new, env)?;
    let items: Vec<&str> =
        [say::NoDealer.text()].into_iter().chain(can_deal.iter().map(String::as_str)).collect();
    let chosen = questions.choose(say::Dealer.text(), &items)?;
    Ok(chosen.then(|at| {
        let mut new = new.clone();
        new.options.dealer = at.checked_sub(1).and_then(|at| can_deal.get(at)).cloned();
        Some((None, new))
    }))
}

/// The new series of the words of a line.
fn said(line: &str, book: &Book) -> Result<New, Failure> {
    let players = shlex::split(line).unwrap_or_default();
    New { players, options: NewOptions::default() }.as_said(book)
}

/// Who plays whom, if the series can be started.
fn checked(new: &New, book: &Book) -> Result<Lineup, Failure> {
    let players = lineup::players(new)?;
    lineup::roster(&players, &new.options)?;
    new.options.rules.chosen_for(players.lineup, book)?;
    Ok(players.lineup)
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
    let starts = || said(typed, book).and_then(|new| checked(&new, book)).is_ok();
    is_hand(line) && typed.split_whitespace().all(is_name) && starts()
}

/// Returns true if a box or a game won pays points.
fn pays(house: &RuleSettings) -> bool {
    house.box_value.get() > 0 || house.game_bonus.get() > 0
}

/// Asks until the answer can be read.
fn until<T>(
    questions: &mut Questions,
    question: &str,
    usual: &str,
    env: &Env,
    read: impl Fn(&str) -> Result<T, Failure>,
) -> Result<Reply<T>, Stop> {
    loop {
        let typed = match questions.text(question, usual)? {
            Reply::Is(typed) => typed,
            Reply::Back => return Ok(Reply::Back),
            Reply::Left => return Ok(Reply::Left),
        };
        match read(&typed) {
            Ok(answer) => return Ok(Reply::Is(answer)),
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
