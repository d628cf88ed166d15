//! The questions for the first series: who plays which game, to what, for what stake, and who deals. Enter is the answer that
//! most people want. The answers are the words of the `new` line that could have been typed.

use crate::commands::new::agreed::{Agreed, RuleWords};
use crate::commands::new::new_words::{NewSeries, as_typed};
use crate::commands::new::setting::{SeriesKey, Setting};
use crate::commands::new::spoken::{in_settings, number as said_number};
use crate::commands::new::{lineup, read_stake};
use crate::commands::run::answer::Stop;
use crate::commands::run::env::Env;
use crate::commands::run::failure::Failure;
use crate::commands::words::{
    HELP, NO_STAKES, POLITES, UNDO, means, parts_sides, stands_for, stands_for_command,
};
use crate::say::{Fixed, Message, written::first_series as say};
use crate::table::questions::{Questions, Reply};
use crate::table::script::{self, ScriptLine};
use ginscore_ledger::book::Book;
use ginscore_notation::{LineKind, split_note};
use ginscore_rules::house::{Form, RuleKey};
use ginscore_rules::players::Lineup;
use ginscore_rules::series::Score;

#[derive(Clone, Copy, PartialEq, Eq)]
enum GameChoice {
    Gin,
    Oklahoma,
    Hollywood,
    Partners,
    Own,
}

impl GameChoice {
    /// The games for these players: who sits in sides has chosen partners, and three in turn play one game at a time.
    fn all(lineup: Lineup) -> Vec<GameChoice> {
        let several = !matches!(lineup, Lineup::InTurn { .. });
        let more = lineup.is_two_players();
        let games = [(GameChoice::Gin, true), (GameChoice::Oklahoma, true), (GameChoice::Hollywood, several)];
        let games = games.into_iter().chain([(GameChoice::Partners, more), (GameChoice::Own, true)]);
        games.filter(|(_, offered)| *offered).map(|(game, _)| game).collect()
    }

    fn said(self) -> &'static str {
        match self {
            GameChoice::Gin => say::Gin.text(),
            GameChoice::Oklahoma => say::Oklahoma.text(),
            GameChoice::Hollywood => say::Hollywood.text(),
            GameChoice::Partners => say::Partners.text(),
            GameChoice::Own => say::Own.text(),
        }
    }

    const fn form(self) -> Option<Form> {
        match self {
            GameChoice::Oklahoma => Some(Form::Oklahoma),
            GameChoice::Hollywood => Some(Form::Hollywood),
            GameChoice::Gin | GameChoice::Partners | GameChoice::Own => None,
        }
    }
}

/// What is paid besides the points of the hands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pays {
    Points,
    BoxesAndGames,
    Wikipedia,
}

impl Pays {
    const ALL: [Pays; 3] = [Pays::Points, Pays::BoxesAndGames, Pays::Wikipedia];

    /// The place of the answer that Enter gives.
    const USUAL: usize = 1;

    fn said(self) -> &'static str {
        match self {
            Pays::Points => say::PointsOnly.text(),
            Pays::BoxesAndGames => say::BoxesPay.text(),
            Pays::Wikipedia => say::AsWikipedia.text(),
        }
    }

    /// The preset that pays so, with a form or without. `hollywood` alone is a preset.
    const fn preset(self, form: Option<Form>) -> Option<&'static str> {
        match (self, form) {
            (Pays::Points, Some(Form::Hollywood)) => None,
            (Pays::Points, _) => Some("standard"),
            (Pays::BoxesAndGames, _) => Some("pagat"),
            (Pays::Wikipedia, _) => Some("wikipedia"),
        }
    }
}

pub(crate) enum First {
    Series(Box<NewSeries>),
    /// A line for the table instead of names, such as `help` or `new Ann Bob`.
    Line(String),
    /// Nothing: the person left the questions with Ctrl-C or Ctrl-D.
    Left,
}

/// A question. Its answer is in the new series.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SeriesQuestion {
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

type NextQuestion = (Option<SeriesQuestion>, NewSeries);

/// Asks for a new series. `<` goes back a question.
pub(crate) fn ask(questions: &mut Questions, env: &Env) -> Result<First, Stop> {
    let mut new = NewSeries::default();
    let mut question = SeriesQuestion::Who;
    let mut before = Vec::new();
    loop {
        let reply = match question {
            SeriesQuestion::Who | SeriesQuestion::AllFour => match who(question, questions, env)? {
                Ok(reply) => reply,
                Err(line) => return Ok(First::Line(line)),
            },
            SeriesQuestion::Sides => sides(&new, questions)?,
            SeriesQuestion::Game => game(&new, questions, env)?,
            SeriesQuestion::OwnRules => own_rules(&new, questions, env)?,
            SeriesQuestion::Target => target(&new, questions, env)?,
            SeriesQuestion::WhatPays => what_pays(&new, questions)?,
            SeriesQuestion::Stake => stake(&new, questions, env)?,
            SeriesQuestion::Dealer => dealer(&new, questions, env)?,
        };
        match reply {
            Reply::Is((next, answered)) => {
                if before.is_empty() {
                    env.remark(say::HowToGoBack.text());
                }
                before.push((question, std::mem::replace(&mut new, answered)));
                match next {
                    Some(next) => question = next,
                    None => return Ok(First::Series(Box::new(new))),
                }
            }
            Reply::Back => match before.pop() {
                Some(last) => (question, new) = last,
                None => env.remark(example(question)),
            },
            Reply::New(line) => return Ok(First::Line(line)),
            Reply::Left => return Ok(First::Left),
        }
    }
}

/// How names are typed. It never stands where the answers that Enter takes do.
fn example(question: SeriesQuestion) -> String {
    let names = if question == SeriesQuestion::AllFour { "Ann Cid v Bob Dan" } else { "Ann Bob" };
    say::AsIn { names }.said()
}

/// Asks for the players' names until they can sit down, with the words that were typed after them; or returns the line
/// that was typed instead. Enter alone and `help` are answered, and it is asked again.
fn who(
    question: SeriesQuestion,
    questions: &mut Questions,
    env: &Env,
) -> Result<Result<Reply<NextQuestion>, String>, Stop> {
    let mut first = String::new();
    loop {
        let text = match question {
            _ if !first.is_empty() => say::WhoElse.text(),
            SeriesQuestion::AllFour => say::AllFour.text(),
            _ => say::Who.text(),
        };
        let typed = match questions.text(text, "")? {
            Reply::Is(typed) if typed.is_empty() => {
                env.remark(example(question));
                continue;
            }
            Reply::Is(typed) if is_help(&typed) => {
                env.remark(say::WhoHelp.text());
                continue;
            }
            // Without a name, the answer is how to type them.
            Reply::Is(typed) if typed == "?" => String::new(),
            Reply::Is(typed) if !is_hand(&typed) => return Ok(Err(typed)),
            Reply::Is(typed) if !first.is_empty() && goes_back(&typed) => {
                first.clear();
                continue;
            }
            Reply::Is(typed) => typed,
            Reply::Back if !first.is_empty() => {
                first.clear();
                continue;
            }
            Reply::Back => return Ok(Ok(Reply::Back)),
            Reply::New(line) => return Ok(Err(line)),
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

/// Returns true for `indietro` and the like, which a name with a capital is not.
fn goes_back(typed: &str) -> bool {
    let is_name = typed.contains(char::is_uppercase) || typed.chars().count() == 1;
    !is_name && stands_for_command(typed).as_deref() == Some(UNDO)
}

fn is_help(typed: &str) -> bool {
    typed.eq_ignore_ascii_case(HELP) || stands_for(typed) == Some(HELP)
}

/// Returns true for a name without the other player's.
fn is_one_name(line: &str, book: &Book) -> bool {
    let new = said(line, book);
    new.is_ok_and(|new| matches!(new.players.as_slice(), [name] if name.starts_with(char::is_alphabetic)))
}

/// The players of a line. Of four names alone it is asked who plays with whom.
fn seated(line: &str, book: &Book) -> Result<NextQuestion, Failure> {
    let new = said(line, book)?;
    if new.players.len() == 4 && !new.players.iter().any(|word| parts_sides(word)) {
        return Ok((Some(SeriesQuestion::Sides), new));
    }
    checked(&new, book)?;
    Ok(after_players(new))
}

/// The question after the players: what was typed after their names is not asked for.
fn after_players(new: NewSeries) -> NextQuestion {
    if new.agreed.rules.any() { after_rules(new) } else { (Some(SeriesQuestion::Game), new) }
}

fn after_rules(new: NewSeries) -> NextQuestion {
    if new.agreed.stake.is_none() { (Some(SeriesQuestion::Stake), new) } else { after_stake(new) }
}

fn after_stake(new: NewSeries) -> NextQuestion {
    (new.agreed.dealer.is_none().then_some(SeriesQuestion::Dealer), new)
}

fn sides(new: &NewSeries, questions: &mut Questions) -> Result<Reply<NextQuestion>, Stop> {
    let [one, two, three, four] = new.players.as_slice() else { return Ok(Reply::Back) };
    let ways = [[one, two, three, four], [one, three, two, four], [one, four, two, three]]
        .map(|[one, with, two, other]| [one, with, "v", two, other].map(str::to_owned).to_vec());
    // Or two players with their surnames.
    let names = [format!("{one} {two}"), format!("{three} {four}")];
    let [name, other] = names.each_ref();
    let as_two = say::TwoPlayers { one: name, other }.said();
    let items: Vec<String> = ways.iter().map(|way| way.join(" ")).chain([as_two]).collect();
    let ways: Vec<Vec<String>> = ways.into_iter().chain([names.to_vec()]).collect();
    let items: Vec<&str> = items.iter().map(String::as_str).collect();
    let chosen = questions.choose(say::WhoWithWhom.text(), &items, 0)?;
    Ok(chosen
        .then(|at| ways.get(at).map(|way| after_players(NewSeries { players: way.clone(), ..new.clone() }))))
}

fn game(new: &NewSeries, questions: &mut Questions, env: &Env) -> Result<Reply<NextQuestion>, Stop> {
    let games = GameChoice::all(checked(new, &env.book)?);
    let items: Vec<&str> = games.iter().map(|game| game.said()).collect();
    let has_default = env.book.default_preset().map_err(Failure::from)?.is_some();
    // `hollywood oklahoma` is both.
    let both = |typed: &str| {
        let names = |game: &GameChoice| {
            let form = game.form().map(Form::name);
            form.is_some_and(|form| typed.split_whitespace().any(|word| word.eq_ignore_ascii_case(form)))
        };
        (games.iter().filter(|game| names(game)).count() > 1).then_some(games.len())
    };
    let chosen = questions.choose_or(say::WhichGame.text(), &items, 0, both)?;
    Ok(chosen.then(|at| {
        let game = games.get(at).copied().unwrap_or(GameChoice::Hollywood);
        let mut new = new.clone();
        let all = games.iter().filter(|choice| at == games.len() || **choice == game);
        let forms = all.filter_map(|game| game.form()).collect();
        new.agreed.rules = RuleWords { forms, asked: true, ..RuleWords::default() };
        let next = match game {
            GameChoice::Partners => SeriesQuestion::AllFour,
            GameChoice::Own => SeriesQuestion::OwnRules,
            // The rules that are saved for new series say what pays.
            GameChoice::Gin | GameChoice::Oklahoma | GameChoice::Hollywood if has_default => {
                SeriesQuestion::Target
            }
            GameChoice::Gin | GameChoice::Oklahoma | GameChoice::Hollywood => SeriesQuestion::WhatPays,
        };
        Some((Some(next), new))
    }))
}

fn own_rules(new: &NewSeries, questions: &mut Questions, env: &Env) -> Result<Reply<NextQuestion>, Stop> {
    let read = |typed: &str| {
        let rules = RuleWords::read(typed, &env.book)?;
        let agreed = Agreed { rules, ..new.agreed.clone() };
        let new = NewSeries { players: new.players.clone(), agreed };
        checked(&new, &env.book).map(|_| after_rules(new))
    };
    until(questions, say::OwnRules.text(), "pagat", env, read)
}

fn what_pays(new: &NewSeries, questions: &mut Questions) -> Result<Reply<NextQuestion>, Stop> {
    let items = Pays::ALL.map(Pays::said);
    let chosen = questions.choose(say::WhatPays.text(), &items, Pays::USUAL)?;
    Ok(chosen.then(|at| {
        let mut new = new.clone();
        let rules = &mut new.agreed.rules;
        // `hollywood` alone is a preset.
        let form = rules.forms.iter().copied().find(|_| rules.forms.len() == 1);
        rules.preset = Pays::ALL.get(at)?.preset(form).map(str::to_owned);
        Some((Some(SeriesQuestion::Target), new))
    }))
}

fn target(new: &NewSeries, questions: &mut Questions, env: &Env) -> Result<Reply<NextQuestion>, Stop> {
    let lineup = checked(new, &env.book)?;
    let chosen = new.agreed.rules.chosen_for(lineup, &env.book)?;
    let usual = chosen.house.target.get().to_string();
    let read = |typed: &str| {
        let mut new = new.clone();
        let said = only_number(typed).map(|number| number.to_string());
        let typed = said.as_deref().unwrap_or(typed);
        if typed != usual {
            let target =
                Setting::read(RuleKey::Target, typed).map_err(|wrong| Failure::unreadable([*wrong]))?;
            new.agreed.rules.values.push(target);
        }
        checked(&new, &env.book)?;
        Ok(after_rules(new))
    };
    until(questions, say::Target.text(), &usual, env, read)
}

fn stake(new: &NewSeries, questions: &mut Questions, env: &Env) -> Result<Reply<NextQuestion>, Stop> {
    let none = say::NoStake.text();
    let read = |typed: &str| {
        let words: Vec<&str> = typed.split_whitespace().collect();
        let is_none = typed.eq_ignore_ascii_case(none) || typed == "0" || means(&words.join("-"), NO_STAKES);
        let mut new = new.clone();
        if !is_none {
            // `5 cents a point`
            let said = in_settings(&words, None).filter(|settings| settings.len() == 1);
            let prefix = format!("{}=", SeriesKey::Stake.name());
            let said = said.and_then(|settings| Some(settings.first()?.strip_prefix(&prefix)?.to_owned()));
            let stake = said.unwrap_or_else(|| typed.to_owned());
            read_stake(&stake)?;
            new.agreed.stake = Some(stake);
        }
        Ok(after_stake(new))
    };
    until(questions, say::Stake.text(), none, env, read)
}

fn dealer(new: &NewSeries, questions: &mut Questions, env: &Env) -> Result<Reply<NextQuestion>, Stop> {
    let can_deal = can_deal(new, env)?;
    let items: Vec<&str> =
        [say::NoDealer.text()].into_iter().chain(can_deal.iter().map(String::as_str)).collect();
    let chosen = questions.choose(say::Dealer.text(), &items, 0)?;
    Ok(chosen.then(|at| {
        let mut new = new.clone();
        new.agreed.dealer = at.checked_sub(1).and_then(|at| can_deal.get(at)).cloned();
        Some((None, new))
    }))
}

/// The only number of `150 points`, `let's do 150` and `a hundred, please`.
fn only_number(typed: &str) -> Option<usize> {
    let words: Vec<&str> = typed.split_whitespace().map(|word| word.trim_end_matches(',')).collect();
    let is_word = |word: &str| word.chars().all(|sign| sign.is_alphabetic() || sign == '\'');
    let found = |at: &usize| words.get(*at..).and_then(said_number).is_some();
    let at = (0..words.len()).find(found)?;
    let (number, after) = said_number(words.get(at..)?)?;
    let others = words.get(..at)?.iter().chain(after).all(|word| is_word(word));
    (others && (0..after.len()).all(|at| after.get(at..).and_then(said_number).is_none())).then_some(number)
}

/// The new series of the words of a line.
fn said(line: &str, book: &Book) -> Result<NewSeries, Failure> {
    NewSeries::read(&shlex::split(&as_typed(line)).unwrap_or_default(), book)
}

/// Who plays whom, if the series can be started.
fn checked(new: &NewSeries, book: &Book) -> Result<Lineup, Failure> {
    let players = lineup::players(new)?;
    lineup::roster(&players, &new.agreed)?;
    new.agreed.rules.chosen_for(players.lineup, book)?;
    Ok(players.lineup)
}

/// Returns true if a line is neither an operation nor a command of the program, such as `series restore friday`.
pub(crate) fn is_hand(line: &str) -> bool {
    LineKind::of(line) == LineKind::Hand && matches!(script::read(line, || None), Ok(ScriptLine::Record(_)))
}

/// Returns true for names alone, as in `Ann Bob` or `Ann and Bob hollywood`, which start the first series.
pub(crate) fn is_names(line: &str, book: &Book) -> bool {
    let typed = split_note(line).0;
    let is_name =
        |word: &str| !word.starts_with(|letter: char| letter.is_ascii_digit() || "@+-".contains(letter));
    let starts = || said(typed, book).and_then(|new| checked(&new, book)).is_ok();
    is_hand(line) && typed.split_whitespace().all(is_name) && starts()
}

/// An answer without the end of its sentence: `5 cents a point, please.`
fn bare(answer: &str) -> &str {
    let bare = answer.trim_end_matches(['.', '!']);
    let polite = bare.rsplit_once([' ', ',']).filter(|(_, last)| means(last.trim(), POLITES));
    polite.map_or(bare, |(said, _)| said.trim_end_matches([' ', ',']))
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
            Reply::New(line) => return Ok(Reply::New(line)),
            Reply::Left => return Ok(Reply::Left),
        };
        match read(bare(&typed)) {
            Ok(answer) => return Ok(Reply::Is(answer)),
            Err(failure) => env.remarks.report(&failure),
        }
    }
}

fn can_deal(new: &NewSeries, env: &Env) -> Result<Vec<String>, Failure> {
    let players = lineup::players(new)?;
    let roster = lineup::roster(&players, &new.agreed)?;
    let house = new.agreed.rules.chosen_for(players.lineup, &env.book)?.house;
    let score = Score::of(players.lineup, house, None);
    let seats = players.lineup.seats().filter(|seat| score.can_deal(*seat));
    Ok(seats.map(|seat| roster.name(seat).to_owned()).collect())
}
