//! `judge`: judges melds, spreads and showdowns without recording them.

use std::cell::OnceCell;
use std::ops::RangeInclusive;

use clap::Args;

use crate::commands::judge::begins::{begins_with_name, is_misread, is_without_hand, is_without_name};
use crate::commands::line::desk::{self, ReadLine};
use crate::commands::line::purpose::Purpose;
use crate::commands::line::{reading, slips, spoken_cards};
use crate::commands::new::house::ChosenRules;
use crate::commands::run::answer::{Answer, Answered, Next, Stop, joined};
use crate::commands::run::env::Env;
use crate::commands::run::failure::Failure;
use crate::commands::run::input::{AnswerLines, answer_lines};
use crate::commands::run::options::{Rules, examples};
use crate::commands::run::plan::{Output, Plan, Run, answers_lines, shows};
use crate::commands::{best, check};
use crate::say::examples::naming;
use crate::say::text::Text;
use crate::say::{Fixed, Message, written::best as say};
use crate::show::hand::ruling::{as_text, without_names};
use crate::show::json;
use crate::show::mistakes::parse_error::{bad_name, is_against_rules, parse_errors};
use crate::show::mistakes::refusal::no_big_gin;
use crate::show::rules::in_words::rules_within_sentence;
use ginscore_ledger::model::Series;
use ginscore_notation::{
    BadName, Mistakes, Names, ParseError, ParsedHand, SeatedHand, Span, Token, TokenKind, end_name,
    read_showdown, read_side, shown, split_note, tokens, write_hand,
};
use ginscore_rules::cards::{CardList, Cards, Upcard};
use ginscore_rules::hand::{Defender, HandClaim, Knocker, Layout, Ruling, Showdown, judge};
use ginscore_rules::house::HouseRules;
use ginscore_rules::players::{ByPlayer, Player};

mod begins;

/// Other words for `judge`.
pub(crate) const REFEREE: [&str; 2] = ["check", "verify"];

/// The rules of `judge` are not those of a new series, as elsewhere.
const JUDGE_RULES: &str = "Rules in words, as in \"pagat hollywood target=150\" [default: those of the current series, or else of a new one]";

/// Judge melds, spreads and showdowns; nothing is recorded.
///
/// Cards alone are a question: `ginscore judge QS KS AS` says whether each group is a meld, and with a slash whether
/// it is a legal spread. A line with both sides is a hand, with a player's name or without: `ginscore judge 4-7s 9cdh /
/// 2h ac ad v 23`. Its rules are those given as options, otherwise those of the current series, otherwise those of a
/// new series.
///
/// `judge -` reads hands and questions from standard input, one per line. For a hand it prints a line: how the hand ended,
/// who won it (`knocker`, `defender` or `-`), and the points, separated by tabs; for a question, what each group is (`run`
/// or `set`), and the count of a spread; with `--json`, an object.
///
/// `check` and `verify` are other words for `judge`.
#[derive(Args, Debug)]
#[command(aliases = REFEREE, mut_arg("in_words", |rules| rules.help(JUDGE_RULES)), after_long_help = examples(&[
    ("ginscore judge QS KS AS", "Not a run: the ace is low."),
    ("ginscore judge 4-7s 9cdh / 2h ac ad", "A legal spread with 4 deadwood."),
    ("ginscore judge --rules oklahoma 4-7s 9cdh / 2h ac ad v 23 @7s", "Rule on a knock in Oklahoma gin."),
    ("ginscore judge - < hands.txt", "Rule on one hand per line."),
]))]
pub(crate) struct JudgeArgs {
    #[command(flatten)]
    pub(crate) rules: Rules,
    /// Groups of cards, a hand, or `-`.
    #[arg(value_name = "LINE", required = true, allow_negative_numbers = true)]
    pub(crate) line: Vec<String>,
}

impl Run for JudgeArgs {
    fn plan(self: Box<Self>) -> Plan {
        match self.line.as_slice() {
            [line] if line == "-" => answers_lines(move |env, output| lines(&self.rules, env, output)),
            _ => shows(move |env| run(&self.rules, &self.line.join(" "), env)).needs_ledger(false),
        }
    }

    #[cfg(test)]
    fn answers(all: &mut json::Answers) {
        all.add::<json::hand::JudgedView>("judge")
            .add::<json::GroupsView>("judge")
            .add_failed::<json::GroupsView>("judge");
    }
}

/// Rules on the line. A hand with the name of a player, by the rules of the series, can be recorded.
fn run(rules: &Rules, line: &str, env: &Env) -> Answered {
    let seated = Seated::new(rules, env);
    // The notation comes first: `as` is an ace of spades.
    if is_misread(line)
        && let Some(cards) = spoken_cards::in_notation(line)
    {
        let said = env.shown(|| reading::read_as(&format!("judge {cards}")));
        return joined([Ok(said), run(rules, &cards, env)]);
    }
    // Whoever is named there is a player of the series: why there is none is what has to be said.
    if begins_with_name(line)
        && let Some(failure) = seated.no_series()
    {
        return Err(failure.into());
    }
    if is_question(line, &seated) {
        // They are of no use to a question, but wrong ones are a mistake.
        rules.read(&env.book)?.chosen(&env.book)?;
        if check::is_loose_hand(line) {
            env.remark(say::ArrangedAsHand.text());
            return best::run(line, env);
        }
        return check::run(line, env).map_err(|stop| arranged_too(stop, line, env));
    }
    let Reading { read_as, hands } = seated.read(line);
    let said = read_as.map(|meant| env.shown(|| reading::read_as(&meant)));
    let judged = hands.map_err(Stop::from).and_then(|hands| {
        let by = house(rules, env)?;
        joined(hands.iter().map(|judged| {
            let names = judged.names()?;
            let keys = judged.keys()?;
            let ruling = ruling(judged, &by.house, &seated)?;
            let text = || match judged.named {
                None if !env.look.plain => without_names(&ruling, &heads(&keys), &names, &by.house),
                _ => as_text(&ruling, &names, &by.house, env.look.plain),
            };
            let object = || json::judged(&ruling, &keys, &by.name, by.series.as_deref());
            let of_player = judged.named.is_some() && rules.in_words.is_none() && hands.len() == 1;
            let next = of_player.then(|| Next::Hand(line.to_owned()));
            Ok(Answer { next, ..env.answer(text, object) })
        }))
    });
    joined(said.map(Ok).into_iter().chain([judged]))
}

/// What is said of each group says little of a hand that nobody has arranged: after it comes how it is arranged.
fn arranged_too(stop: Stop, line: &str, env: &Env) -> Stop {
    let best = if check::is_hand(line) { best::run(line, env).ok() } else { None };
    let Some(best) = best else { return stop };
    let text = Text::from(say::ArrangedAsHand.line()).then(best.text);
    let so_far = stop.so_far.map_or_else(Answer::default, |so_far| *so_far);
    Stop { so_far: Some(Box::new(so_far.then(env.shown(|| text)))), ..stop }
}

/// The numbers of cards that are those of both sides: a hand without its `v`.
const BOTH_SIDES: RangeInclusive<usize> = 20..=21;

/// The hand that nobody won, which is no card.
const DRAW: &str = "draw";

/// The failure of a line without a hand.
fn no_hand(line: &str) -> Failure {
    Failure::misread(line, &ParseError::NoHand.at(Span::new(0, line.trim_end().len())))
}

/// Returns true for cards alone, which are a question: are these melds, or is this spread legal? A line with a player, a
/// count or a second side is a hand. So is a card that is the name of a player and begins no group of cards.
fn is_question(line: &str, seated: &Seated<'_>) -> bool {
    if is_without_hand(line) {
        return false;
    }
    let cards = split_note(line).0;
    // Fast path: most lines are hands.
    if cards.as_bytes().windows(AGAINST.len()).any(|bytes| bytes == AGAINST) {
        return false;
    }
    let words = tokens(cards, 0);
    let is_card = |word: &Token<'_>| match word.sign {
        TokenKind::Comma | TokenKind::Slash | TokenKind::Plus => true,
        TokenKind::Word => word.text != DRAW && !word.text.chars().all(|sign| sign.is_ascii_digit()),
        _ => false,
    };
    if words.is_empty() || !words.iter().all(is_card) {
        return false;
    }
    let mut mistakes = Mistakes::none();
    let side = read_side(&words, &mut mistakes);
    let cards = side.groups.iter().chain(&side.deadwood).map(Vec::len).sum::<usize>();
    match mistakes.is_empty() {
        true => !BOTH_SIDES.contains(&cards),
        false => !line.contains('+') && !seated.knows(line),
    }
}

fn starts_with_cards(line: &str) -> bool {
    let first = line.split_whitespace().next().unwrap_or_default();
    let mut unreadable = Mistakes::none();
    read_side(&tokens(first, 0), &mut unreadable);
    unreadable.is_empty()
}

fn lines(rules: &Rules, env: &Env, output: &mut Output<'_>) -> Answered {
    let keys = ByPlayer { one: keys(Player::One)?, two: keys(Player::Two)? };
    let mut rulings = Rulings { seated: Seated::new(rules, env), by: house(rules, env)?, keys };
    answer_lines(&mut rulings, std::io::stdin().lock(), env, output)
}

fn ruling(judged: &Judged, house: &HouseRules, seated: &Seated<'_>) -> Result<Ruling, Failure> {
    let hand = &judged.hand;
    if let Some(gin) = hand.claim.gin_for_big_gin().filter(|_| house.big_gin_bonus.is_none()) {
        let names = judged.named.as_ref().map_or_else(|| judged.keys(), |(_, names)| Ok(names.clone()))?;
        let gin = write_hand(&gin, None, &names);
        let gin = gin.strip_prefix(KNOCKER).map_or(gin.as_str(), str::trim_start);
        return Err(Failure::refused([no_big_gin(Some(gin))]));
    }
    let is_legal = |text: &str| {
        let read = seated.read(text).hands;
        read.is_ok_and(|hands| hands.iter().all(|one| judge(&one.hand.claim, house).is_ok()))
    };
    if let Some(failure) = slips::judged_with_bonus(&judged.line, hand, house, is_legal) {
        return Err(failure);
    }
    judge(&hand.claim, house)
        .or_else(|found| Err(slips::refused(&found, &judged.names()?, &judged.line, hand, is_legal)))
}

struct Judged {
    /// The line in which the hand was read.
    line: String,
    hand: ParsedHand,
    /// The player whose name the line starts with, and the names of both.
    named: Option<(Player, Names)>,
}

/// What became of reading a line that is to be judged.
struct Reading {
    read_as: Option<String>,
    hands: Result<Vec<Judged>, Failure>,
}

impl Judged {
    /// The names of the two sides in sentences.
    fn names(&self) -> Result<Names, Failure> {
        if let Some((_, names)) = &self.named {
            return Ok(names.clone());
        }
        Ok(self.keys()?.shown_as(|side| {
            (if side == KNOCKER { say::TheKnocker.text() } else { say::TheDefender.text() }).to_owned()
        }))
    }

    /// The names of the two sides in JSON.
    fn keys(&self) -> Result<Names, Failure> {
        keys(self.knocker())
    }

    /// The player who is named is the knocker.
    fn knocker(&self) -> Player {
        self.named.as_ref().map_or(Player::One, |(player, _)| *player)
    }
}

fn keys(knocker: Player) -> Result<Names, Failure> {
    Names::new(side(knocker, Player::One), side(knocker, Player::Two))
        .map_err(|BadName { name, why }| Failure::unreadable([bad_name(&name, why)]))
}

fn heads(keys: &Names) -> Names {
    let head = |side: &str| if side == KNOCKER { say::HeadKnocker.text() } else { say::HeadDefender.text() };
    keys.shown_as(|side| head(side).to_owned())
}

const KNOCKER: &str = "knocker";
const DEFENDER: &str = "defender";

fn side(knocker: Player, player: Player) -> &'static str {
    if player == knocker { KNOCKER } else { DEFENDER }
}

/// The players who may be named: those of the current series, which is read once, and only if a line needs it.
struct Seated<'c> {
    env: &'c Env,
    series: OnceCell<Option<Series>>,
    /// Whether hands are judged by the rules of the current series.
    by_series: bool,
}

impl<'c> Seated<'c> {
    fn new(rules: &Rules, env: &'c Env) -> Seated<'c> {
        Seated { env, series: OnceCell::new(), by_series: rules.in_words.is_none() }
    }

    /// The knock card that was turned up for the hand in play, which holds whether a player is named or not. It says nothing
    /// of a hand under other rules.
    fn in_play(&self) -> Option<Upcard> {
        self.series().filter(|_| self.by_series).and_then(Series::announced)
    }

    /// Reads a line as it would be recorded in the current series, whoever is to play, or a showdown without names.
    fn read(&self, line: &str) -> Reading {
        if is_without_hand(line) {
            return Reading { read_as: None, hands: Err(no_hand(line)) };
        }
        let showdown = read_showdown(line);
        let as_showdown = |showdown: Result<ParsedHand, Mistakes<_>>| {
            let judged = |mut hand: ParsedHand| {
                let card = hand.claim.knock_card().or_else(|| self.in_play());
                hand.claim = hand.claim.with_knock_card(card);
                vec![Judged { line: line.to_owned(), hand, named: None }]
            };
            let hands = showdown.map(judged).map_err(|mistakes| {
                let against_rules = is_against_rules(mistakes.kept());
                let reports = parse_errors(line, mistakes);
                if against_rules { Failure::refused(reports) } else { Failure::unreadable(reports) }
            });
            Reading { read_as: None, hands }
        };
        let Some(series) = self.series() else { return as_showdown(showdown) };
        // Only what is wrong has examples, with the names of those who play.
        let as_showdown = |showdown: Result<_, _>| match showdown {
            Ok(_) => as_showdown(showdown),
            Err(_) => naming(desk::next_names(series), || as_showdown(showdown)),
        };
        let is_draw = showdown.as_ref().is_ok_and(|hand| matches!(hand.claim, HandClaim::Draw { .. }));
        // A draw of partners is one of each pair.
        let has_several = is_draw && series.roster().lineup().has_rounds();
        // A card is not an abbreviated name, as in `judge as 2s 3s` with Astrid at the table.
        let may_be_name = || !starts_with_cards(line) && series.roster().lead_entrant(line).is_ok();
        if showdown.is_ok() && !has_several && !may_be_name() {
            return as_showdown(showdown);
        }
        let desk::Reading { read_as, line: read } = desk::read_for(Purpose::Judge, line, series);
        match read {
            Err(_) if showdown.is_ok() || is_without_name(line) && !self.knows(line) => as_showdown(showdown),
            Err(failure) => Reading { read_as, hands: Err(failure) },
            Ok(read) => {
                // Without the name it would be another hand.
                let meant = || Some(read.entries.first()?.operation.write(series.roster()));
                let is_other = read_as.is_none() && showdown.is_ok() && !is_draw;
                let read_as = if is_other { meant() } else { read_as };
                Reading { read_as, hands: Seated::seated(&read, series) }
            }
        }
    }

    /// The hands of a line that was read in a series. Each has the knock card that was turned up for the hand in play.
    fn seated(read: &ReadLine, series: &Series) -> Result<Vec<Judged>, Failure> {
        let judged = |SeatedHand { opponents, hand }: &SeatedHand| {
            let by = hand.claim.by().unwrap_or(Player::One);
            let card = hand.claim.knock_card().or_else(|| series.announced());
            let mut hand = hand.clone();
            hand.claim = hand.claim.with_knock_card(card);
            Judged { line: read.line.clone(), hand, named: Some((by, series.roster().pair(*opponents))) }
        };
        let hands: Vec<Judged> = read.entries.iter().flat_map(|entry| &entry.hands).map(judged).collect();
        match hands.is_empty() {
            false => Ok(hands),
            true => Err(no_hand(&read.line)),
        }
    }

    /// Returns true for a line that begins with a player of the series, or that has a meaning there in the words of players.
    fn knows(&self, line: &str) -> bool {
        self.series().is_some_and(|series| {
            let as_typed = series.hands_to_judge(line);
            // `Vi: a k7`, as people write who said something.
            let plain = line.replacen(": ", " ", 1);
            series.roster().lead_entrant(line).is_ok()
                || series.roster().lead_entrant(&plain).is_ok()
                || reading::meaning(line, &as_typed, Purpose::Judge, series).is_some()
        })
    }

    fn series(&self) -> Option<&Series> {
        self.series.get_or_init(|| self.read_series().ok()).as_ref()
    }

    fn read_series(&self) -> Result<Series, Failure> {
        let name = self.env.series_name()?;
        Ok(self.env.read(&name)?.series)
    }

    /// Why there is no series by whose players a line could be read.
    fn no_series(&self) -> Option<Failure> {
        if self.series().is_some() { None } else { self.read_series().err() }
    }
}

/// A question or a hand per line. A hand is answered by how it ended, who won it, and the points; in JSON, by the object of `judge --json`.
struct Rulings<'c> {
    seated: Seated<'c>,
    by: By,
    /// The names of the two sides in JSON, for each player as the knocker.
    keys: ByPlayer<Names>,
}

impl AnswerLines for Rulings<'_> {
    /// Ten cards, or eleven, against ten.
    const USUAL: &'static [usize] = &[61, 64];

    fn plain(&mut self, line: &[u8], out: &mut Vec<u8>) -> bool {
        if self.seated.env.wants_objects() {
            return false;
        }
        let Some(mut claim) = plain_showdown(line) else { return false };
        claim.knock_card = self.seated.in_play();
        // The notation is needed to say what is wrong.
        let Ok(ruling) = judge(&HandClaim::Showdown(claim), &self.by.house) else { return false };
        in_columns(&ruling, Player::One, out);
        true
    }

    fn answer(&mut self, line: &str, out: &mut Vec<u8>) -> Result<(), Failure> {
        if is_question(line, &self.seated) {
            return check::in_one_line(line, self.seated.env, out);
        }
        for (at, judged) in self.seated.read(line).hands?.iter().enumerate() {
            if at > 0 {
                out.push(b'\n');
            }
            let ruling = ruling(judged, &self.by.house, &self.seated)?;
            if self.seated.env.wants_objects() {
                let keys = self.keys.get(judged.knocker());
                let object = json::judged(&ruling, keys, &self.by.name, self.by.series.as_deref());
                out.extend(json::written(&object).into_bytes());
            } else {
                in_columns(&ruling, judged.knocker(), out);
            }
        }
        Ok(())
    }
}

/// The end, the winner and the points, separated by tabs.
fn in_columns(ruling: &Ruling, knocker: Player, out: &mut Vec<u8>) {
    let winner = ruling.winner().map_or(NOBODY, |winner| side(knocker, winner));
    for part in [end_name(ruling.end()), "\t", winner, "\t", &ruling.points().to_string()] {
        out.extend(part.as_bytes());
    }
}

/// The winner of a hand that nobody won.
const NOBODY: &str = "-";

/// A showdown of the cards of both sides, without melds, each card of two letters with one space between them. `None` for
/// any other line.
fn plain_showdown(line: &[u8]) -> Option<Showdown> {
    let at = line.windows(AGAINST.len()).position(|bytes| bytes == AGAINST)?;
    let knocker = Cards::plain(line.get(..at)?)?;
    let defender = Cards::plain(line.get(at + AGAINST.len()..)?)?;
    Some(Showdown {
        by: Player::One,
        knocker: Knocker::Cards(Layout::Loose(knocker.iter().collect())),
        defender: Defender::Cards {
            laid: Layout::Loose(defender.iter().collect()),
            layoffs: CardList::EMPTY,
        },
        knock_card: None,
        discard: None,
        accepted: false,
    })
}

/// Between the sides of a plain showdown.
const AGAINST: &[u8] = b" v ";

struct By {
    house: HouseRules,
    name: String,
    series: Option<String>,
}

impl By {
    fn called(&self) -> String {
        match &self.series {
            Some(series) => say::RulesOfSeries { series: series.clone() }.said(),
            None => rules_within_sentence(&self.name, &self.house, None),
        }
    }
}

/// The rules from the options, otherwise of the current series, otherwise of new series. Says which they are.
fn house(rules: &Rules, env: &Env) -> Result<By, Failure> {
    let rules = rules.read(&env.book)?;
    let series = match (rules.any(), &env.series) {
        (true, _) => None,
        (false, Some(_)) => Some(env.series_name()?),
        (false, None) => env.series_name().ok(),
    };
    let by = match series {
        Some(name) => {
            let opened = env.read(&name)?;
            let header = opened.series.header();
            By { house: header.house.clone(), name: header.preset.clone(), series: Some(name) }
        }
        None => {
            let ChosenRules { name, house, remarks, .. } = rules.chosen(&env.book)?;
            env.remark_each(&remarks);
            By { house, name, series: None }
        }
    };
    env.remark(say::JudgedBy { rules: shown(&by.called()) }.line());
    Ok(by)
}
