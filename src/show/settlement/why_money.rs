//! The explanation of a game, of the settlement and of the payments: rows of arithmetic, each with its rule.

use crate::say::text::{Line, Style, Text, line_of};
use crate::say::{
    Message, decimal, written::paper, written::ruling, written::sheet, written::summary,
    written::verdict::ForClosedGames, written::why as say, written::words::Labelled,
};
use crate::show::hand::entrants::EntrantNames;
use crate::show::rules::house::winner_of_sheet;
use crate::show::rules::in_words::{base, phrase};
use crate::show::rules::provenance::{source_of, sources, unsourced};
use crate::show::series::adjustment::adjustment_headline;
use crate::show::series::why::rule_behind;
use crate::show::settlement::label;
use crate::show::settlement::summary::game_title;
use crate::show::sheet::verdict::{payment, verdict};
use crate::show::words::{all_of, listed, listed_apart, number_shown, ticked};
use ginscore_ledger::model::Series;
use ginscore_rules::house::{HouseRules, RuleKey, RuleValue, SheetWinner};
use ginscore_rules::players::{ByEntrant, Entrant, Entrants};
use ginscore_rules::settlement::{Game, Lump, SettledSheet, Settlement, Stake, Term};

/// The game of that number on each sheet: what each has of it, with the rules, and their source. `None` if there is none.
pub fn why_game(number: usize, series: &Series, is_spoken: bool) -> Option<Text> {
    let (score, names) = (series.score(), &EntrantNames::of(series.roster()));
    let settlement = score.settlement();
    let many = settlement.sheets.len() > 1;
    let mut text = Text::default();
    let mut keys = Vec::new();
    for (at, settled) in settlement.sheets.iter().enumerate() {
        let game = number.checked_sub(1).and_then(|game| settled.games.get(game))?;
        if many {
            text.push(sheet::SheetNumber { number: at + 1 }.line());
        }
        text.push(Line::styled(Style::Strong, game_title(number, game, names, is_spoken)));
        rows(at, number - 1, game, settled, (series, is_spoken), &mut keys)
            .into_iter()
            .for_each(|row| text.push(row));
    }
    where_from(&keys, series).into_iter().for_each(|line| text.push(line_of!["  ", line]));
    Some(text)
}

/// The settlement from the totals of the games to who pays whom.
pub fn why_series(series: &Series, is_spoken: bool) -> Text {
    let (score, roster) = (series.score(), series.roster());
    let (house, names, stake) = (score.house(), &EntrantNames::of(roster), series.header().stake);
    let settlement = score.settlement();
    let result = verdict(&settlement, roster, None);
    let mut text = Text::default();
    text.push(Line::styled(Style::Strong, result.lines().next().unwrap_or_default()));
    let mut games = settlement.sheets.iter().flat_map(|sheet| &sheet.games);
    if !score.is_over() && games.all(|game| game.closed().is_none()) {
        text.push(line_of!["  ", say::NoGameClosed]);
        return text;
    }
    let many = settlement.sheets.len() > 1;
    let mut push_line = |line: Line| text.push(line_of!["  ", line]);
    let mut push = |line: String| push_line(Line::from(line));
    for (number, settled) in (1..).zip(&settlement.sheets) {
        for (game, of) in
            settled.games.iter().enumerate().filter(|(_, game)| game.terms().iter().any(has_terms))
        {
            let game = sheet::HeadGame { game: game + 1 }.said();
            let label = if many { listed([sheet::SheetNumber { number }.said(), game]) } else { game };
            push(row(label, &of.totals(), names, is_spoken));
        }
        if settled.games.len() > 1 && house.sheet_winner == SheetWinner::MostGames {
            let label = summary::RowGamesWon.said();
            let amounts = names.with(|entrant| *settled.games_won.get(entrant));
            push(say::AmountsBecause { label, amounts, rule: phrase(RuleKey::SheetWinner, house) }.said());
        }
    }
    winner_of_sheet(house).into_iter().for_each(&mut push);
    if settlement.sheets.iter().map(|sheet| sheet.games.len()).sum::<usize>() > 1 {
        push(row(summary::RowSum.said(), &settlement.totals, names, is_spoken));
    }
    if many {
        push(phrase(RuleKey::Series, house));
    }
    if let Some((ahead, points)) = settlement.totals.lead() {
        let other = settlement
            .totals
            .entrants()
            .others(ahead)
            .map(|other| *settlement.totals.get(other))
            .sum::<i64>();
        let (label, own) = (ruling::StepDifference.said(), *settlement.totals.get(ahead));
        // The two totals were said before.
        let sum = if is_spoken { String::new() } else { format!("{own} - {other} = ") };
        let what = format!("{sum}{points}");
        push(Labelled { label, what }.said());
        if let Some(rounded) = settlement.difference().filter(|rounded| *rounded != points) {
            push(
                say::AmountsBecause {
                    label: ruling::StepDifference.said(),
                    amounts: rounded,
                    rule: phrase(RuleKey::RoundTo, house),
                }
                .said(),
            );
        }
    }
    if roster.lineup().has_rounds() {
        push(phrase(RuleKey::Payment, house));
    }
    for line in stake.map_or_else(Vec::new, |stake| lumps(&settlement, stake, series)) {
        push(line);
    }
    let payments = settlement.payments(roster.lineup(), stake);
    if !score.is_over() && !payments.is_empty() {
        push(ForClosedGames.said());
    }
    for paid in payments {
        let sum = stake.zip(paid.due.points()).map(|(stake, points)| {
            format!(" ({points} x {} = {})", decimal(stake.amount()), decimal(stake.times(points)))
        });
        push(payment(&paid, roster, stake) + &sum.unwrap_or_default());
    }
    text
}

/// The stakes that are paid for each game or sheet, with the reason if one counts more than once. Of three players, with who
/// pays.
fn lumps(settlement: &Settlement, stake: Stake, series: &Series) -> Vec<String> {
    let (house, names) = (series.score().house(), &EntrantNames::of(series.roster()));
    let sum = |lump: &Lump| {
        let mut factors = vec![decimal(stake.amount())];
        let mut rules = Vec::new();
        if lump.multiplier > 1 {
            factors.push(lump.multiplier.to_string());
            rules.push(phrase(RuleKey::ColumnMultipliers, house));
        }
        if lump.shut_out {
            factors.push("2".to_owned());
            rules.push(phrase(RuleKey::ShutoutAward, house));
        }
        let amount = decimal(stake.times(lump.times()));
        let sum = match rules.is_empty() {
            true => amount,
            false => format!("{} = {amount} ({})", factors.join(" x "), listed(rules)),
        };
        if names.entrants() == Entrants::Two { sum } else { format!("{} {sum}", names.get(lump.from)) }
    };
    let lumps = settlement.lumps(stake.per());
    let of_one = lumps.chunk_by(|one, other| (one.sheet, one.game) == (other.sheet, other.game));
    let many = settlement.sheets.len() > 1;
    let line = |of: &[Lump]| {
        let first = of.first()?;
        let game = first.game.map(|game| sheet::HeadGame { game: game + 1 }.said());
        let number = sheet::SheetNumber { number: first.sheet + 1 }.said();
        let place = match game {
            Some(game) if many => listed([number, game]),
            Some(game) => game,
            None => number,
        };
        let sums = listed_apart(of.iter().map(sum));
        Some(say::LumpGoes { place, winner: names.get(first.to), sums }.said())
    };
    of_one.filter_map(line).collect()
}

/// The rows of a game: every term with its rule, the sums, and the difference.
fn rows(
    at: usize,
    column: usize,
    game: &Game,
    settled: &SettledSheet,
    (series, is_spoken): (&Series, bool),
    keys: &mut Vec<RuleKey>,
) -> Vec<Line> {
    let (score, names) = (series.score(), &EntrantNames::of(series.roster()));
    let house = score.house();
    let mut lines = Vec::new();
    let statement = settled.statement();
    let Some(place) = statement.games.iter().position(|of| *of == column) else {
        if let Some(rule) = entries(at, column, series) {
            let (label, points) = (summary::RowPoints.said(), game.column.points());
            let amounts = names.with(|entrant| number_shown(points.get(entrant), is_spoken));
            lines.push(line_of!["  ", say::AmountsBecause { label, amounts, rule }]);
        }
        lines.extend(adjusted(at, column, series));
        return lines;
    };
    let terms = game.terms();
    for of in &statement.rows {
        let Some(added) = of.games.get(place) else { continue };
        let each = names.iter().filter_map(|(entrant, name)| {
            let is_said = |points: &i64| *points != 0 || matches!(of.term, Term::Points(_));
            let points = added.get(entrant).filter(is_said)?;
            let line = terms.get(entrant).iter().find_map(|term| match (of.term, term) {
                (Term::Line { .. }, Term::Line { boxes, each }) => Some(format!("{boxes} x {each} = ")),
                _ => None,
            });
            Some(format!("{name} {}{}", line.unwrap_or_default(), number_shown(points, is_spoken)))
        });
        let (label, amounts) = (label(of.term, &[game]), listed(each));
        let why = match (of.term, of.term.rule()) {
            (term, Some(key)) => {
                keys.push(key);
                // `line bonus 20` says all of it.
                let is_said =
                    matches!(term, Term::Line { each, .. } if key.read(house) == RuleValue::Number(each));
                rule_behind(&label, key, house).filter(|_| !is_said)
            }
            (_, None) => entries(at, column, series),
        };
        match why {
            _ if amounts.is_empty() => {}
            Some(rule) => lines.push(line_of!["  ", say::AmountsBecause { label, amounts, rule }]),
            None => lines.push(line_of!["  ", Labelled { label, what: amounts }]),
        }
        // The points contain them.
        if matches!(of.term, Term::Points(_)) {
            lines.extend(adjusted(at, column, series));
        }
    }
    let totals = game.totals();
    lines.push(line_of![
        "  ",
        Line::styled(Style::Strong, row(summary::RowSum.said(), &totals, names, is_spoken))
    ]);
    if let Some((ahead, points)) = totals.lead() {
        let amounts = format!("{} {points}", names.get(ahead));
        lines.push(line_of!["  ", Labelled { label: ruling::StepDifference.said(), what: amounts }]);
    }
    for penalty in game.closed().map_or(&[][..], |closed| closed.penalties.as_slice()) {
        let (name, winner) = (names.get(penalty.from), names.get(penalty.to));
        let paid = summary::ShutOutPays { name, winner, points: penalty.points }.said();
        keys.push(RuleKey::ShutoutAward);
        lines.push(line_of!["  ", paid, " (", phrase(RuleKey::ShutoutAward, house), ")"]);
    }
    lines
}

fn adjusted(sheet: usize, column: usize, series: &Series) -> Vec<Line> {
    let (score, names) = (series.score(), &EntrantNames::of(series.roster()));
    let of = score.adjustments().iter().filter(|of| of.sheet == sheet && of.columns.contains(&column));
    of.map(|of| line_of!["    ", adjustment_headline(&of.adjustment, names)]).collect()
}

/// The hands or rounds that are entered in a game, if there are any.
fn entries(sheet: usize, column: usize, series: &Series) -> Option<String> {
    let rounds = (1_usize..).zip(series.score().rounds());
    let entered = rounds.filter(|(_, round)| round.sheet == sheet && round.columns().contains(&column));
    let numbers: Vec<String> = entered.map(|(number, _)| number.to_string()).collect();
    let (count, numbers) = (numbers.len(), all_of(&numbers));
    (count > 0).then(|| match series.roster().lineup().has_rounds() {
        true => say::OfRounds { count, numbers }.said(),
        false => say::OfHands { count, numbers }.said(),
    })
}

/// A row of amounts without a rule.
fn row(label: String, amounts: &ByEntrant<i64>, names: &EntrantNames, is_spoken: bool) -> String {
    Labelled { label, what: names.with(|entrant| number_shown(amounts.get(entrant), is_spoken)) }.said()
}

fn has_terms((_, terms): (Entrant, &&[Term])) -> bool {
    !terms.is_empty()
}

/// Where the values of these rules come from: the source of the preset, and those that it does not give.
fn where_from(keys: &[RuleKey], series: &Series) -> Vec<String> {
    let (preset, house): (_, &HouseRules) = (&series.header().preset, series.score().house());
    let preset = base(preset, house);
    let from = sources(preset);
    let mut known: Vec<RuleKey> = Vec::new();
    keys.iter().for_each(|key| {
        if !known.contains(key) {
            known.push(*key)
        }
    });
    let changed = preset.values().differences(house);
    let (own, given): (Vec<RuleKey>, Vec<RuleKey>) =
        known.into_iter().partition(|key| changed.iter().any(|(other, ..)| other == key));
    let mut lines = Vec::new();
    if !given.is_empty() && !from.is_empty() {
        let addresses: Vec<&str> = from.iter().map(|source| source.address).collect();
        lines.push(paper::Source { source: source_of(preset), addresses: addresses.join(", ") }.said());
    }
    let reason = |key: &RuleKey| unsourced(preset).find(|(unsourced, _)| unsourced == key);
    let unsourced = given.iter().filter_map(reason);
    lines.extend(unsourced.map(|(key, why)| Labelled { label: phrase(key, house), what: why }.said()));
    if !own.is_empty() {
        let rules: Vec<String> = own.iter().map(|key| phrase(*key, house)).collect();
        lines.push(say::NotOfPreset { rules: all_of(&rules), preset: ticked(preset.name) }.said());
    }
    lines
}
