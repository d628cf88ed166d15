//! The settlement as a table, as on paper: what each has of every game, the sums, and the difference.

pub mod summary;
pub mod share;
pub mod why_money;

use std::ops::Range;

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::say::text::{Style, Text, Weight};
use crate::say::{Message, written::ruling::StepDifference, written::sheet, written::summary as say};
use crate::show::hand::entrants::EntrantNames;
use crate::show::render::TextStyle;
use crate::show::table::{Cell, Lines, Table};
use crate::show::words::{listed, wrapped};
use ginscore_rules::house::{HouseRules, SheetWinner};
use ginscore_rules::players::{ByEntrant, Entrant};
use ginscore_rules::settlement::{Game, SettledSheet, Settlement, Term};

/// What each player or side has, in one or more parts side by side.
pub struct Account {
    /// The headings of the parts: the games, and at last all of them. The only game has an empty one.
    pub parts: Vec<String>,
    /// The rows, of which the last ones are sums.
    pub rows: Vec<AccountRow>,
}

/// A row of amounts.
pub struct AccountRow {
    /// The name of the row.
    pub label: String,
    /// True for the sums, and what follows from them.
    pub is_sum: bool,
    /// For each part, the amounts; empty for those who have none.
    pub amounts: Vec<ByEntrant<String>>,
    /// For each part, who is ahead, if the row decides that.
    pub ahead: Vec<Option<Entrant>>,
}

/// What each has of every sheet, if there are several.
pub fn account_of_sheets(settlement: &Settlement) -> Option<Account> {
    let row = |(number, settled): (usize, &SettledSheet)| {
        AccountRow::new(sheet::SheetNumber { number }.said(), vec![settled.totals.map(i64::to_string)])
    };
    let rows: Vec<AccountRow> = (1..).zip(&settlement.sheets).map(row).collect();
    let mut account = Account { parts: vec![String::new()], rows };
    account.add_sums(&[settlement.totals]);
    (settlement.sheets.len() > 1).then_some(account)
}

impl AccountRow {
    fn new(label: String, amounts: Vec<ByEntrant<String>>) -> AccountRow {
        AccountRow { label, is_sum: false, ahead: vec![None; amounts.len()], amounts }
    }

    fn sum(label: String, amounts: Vec<ByEntrant<String>>) -> AccountRow {
        AccountRow { is_sum: true, ..AccountRow::new(label, amounts) }
    }
}

impl Account {
    /// The settled games of a sheet side by side, and their sums. `None` if none is settled.
    pub fn of(sheet: &SettledSheet, house: &HouseRules) -> Option<Account> {
        let statement = sheet.statement();
        let games: Vec<&Game> = statement.games.iter().filter_map(|at| sheet.games.get(*at)).collect();
        let several = games.len() > 1;
        let title = |at: &usize| match sheet.games.len() {
            1 => String::new(),
            _ => sheet::HeadGame { game: at + 1 }.said(),
        };
        let parts = statement.games.iter().map(title).chain(several.then(|| say::HeadAll.said()));
        let mut account = Account { parts: parts.collect(), rows: Vec::new() };
        for row in &statement.rows {
            let all = ByEntrant::from_fn(row.all.entrants(), |entrant| {
                let has = row.games.iter().any(|game| game.get(entrant).is_some());
                has.then_some(*row.all.get(entrant))
            });
            // Nothing is a number only where it was scored.
            let counts = |more: &i64| *more != 0 || matches!(row.term, Term::Points(_));
            let amounts = row.games.iter().copied().chain(several.then_some(all));
            let amounts = amounts.map(|of| of.map(|amount| written(&amount.filter(counts)))).collect();
            account.rows.push(AccountRow::new(label(row.term, &games), amounts));
        }
        let totals = games.iter().map(|game| game.totals()).chain(several.then_some(sheet.totals));
        account.add_sums(&totals.collect::<Vec<_>>());
        let paid = |points: &i64| if *points == 0 { String::new() } else { format!("{points:+}") };
        if statement.penalties.iter().any(|of| of.iter().any(|(_, points)| *points != 0)) {
            let amounts = statement.penalties.iter().map(|of| of.map(paid)).collect();
            account.rows.push(AccountRow::sum(say::RowShutout.said(), amounts));
        }
        if house.sheet_winner == SheetWinner::MostGames && several {
            let won = |game: &&Game| {
                ByEntrant::from_fn(sheet.totals.entrants(), |entrant| {
                    let won = game.closed().is_some_and(|closed| closed.winner == entrant);
                    if won { "1".to_owned() } else { String::new() }
                })
            };
            let amounts = games.iter().map(won).chain([sheet.games_won.map(u32::to_string)]).collect();
            account.rows.push(AccountRow::sum(say::RowGamesWon.said(), amounts));
        }
        (!games.is_empty()).then_some(account)
    }

    /// Adds the sums, unless there is nothing to add up, and how far one of two is ahead.
    fn add_sums(&mut self, totals: &[ByEntrant<i64>]) {
        let ahead: Vec<Option<Entrant>> = totals.iter().map(ByEntrant::ahead).collect();
        match self.rows.as_mut_slice() {
            [only] => only.ahead = ahead,
            _ => {
                let amounts = totals.iter().map(|of| of.map(i64::to_string)).collect();
                self.rows.push(AccountRow { ahead, ..AccountRow::sum(say::RowSum.said(), amounts) });
            }
        }
        let lead = |of: &ByEntrant<i64>| {
            ByEntrant::from_fn(of.entrants(), |entrant| {
                written(&of.lead().filter(|(ahead, _)| *ahead == entrant).map(|(_, points)| points))
            })
        };
        if totals.iter().any(|of| of.lead().is_some()) {
            let leads = totals.iter().map(lead).collect();
            self.rows.push(AccountRow::sum(StepDifference.said(), leads));
        }
    }

    /// As a table: with less room around the figures and shorter names where it is too wide, or at last with the games
    /// below one another, and the totals in a line.
    pub fn drawn(&self, names: &EntrantNames, look: TextStyle) -> Text {
        let width = usize::from(look.width);
        let lines = look.lines();
        let all = self.parts.len();
        let games = if all > 1 { all - 1 } else { all };
        let beside = |most: usize, figures: Figures| -> Vec<Text> {
            let parts = if most == all { 0..all } else { 0..games };
            let ranges = parts.clone().step_by(most).map(|from| from..(from + most).min(parts.end));
            ranges.map(|range| self.table(range, figures, names, lines)).collect()
        };
        let fits = |tables: &Vec<Text>| tables.iter().all(|table| table.width() <= width);
        let figures = match lines {
            Lines::Drawn => [Figures::Roomy, Figures::Tight, Figures::Narrow].as_slice(),
            Lines::Ascii | Lines::Spaces => &[Figures::Roomy, Figures::Tight],
        };
        let ways = (1..=all).rev().flat_map(|most| figures.iter().map(move |figures| (most, *figures)));
        let fitting =
            ways.map(|(most, figures)| (most, beside(most, figures))).find(|(_, tables)| fits(tables));
        let (most, tables) = fitting.unwrap_or_else(|| (1, beside(1, Figures::Narrow)));
        let mut text = tables.into_iter().fold(Text::default(), Text::then);
        if most < all {
            text.push(self.totals(names));
        }
        text
    }

    /// The last part alone, as it is sent to a chat.
    pub fn for_chat(&self, names: &EntrantNames) -> Text {
        let last = self.parts.len().saturating_sub(1);
        self.table(last..self.parts.len(), Figures::Narrow, names, Lines::Spaces)
    }

    /// The totals in a line.
    fn totals(&self, names: &EntrantNames) -> String {
        let sums = self.rows.iter().find(|row| row.is_sum).or(self.rows.first());
        let sum = |entrant| sums.and_then(|row| row.amounts.last()).map_or("", |of| of.get(entrant).as_str());
        say::Totals { totals: names.with(sum) }.said()
    }

    fn table(&self, parts: Range<usize>, figures: Figures, names: &EntrantNames, lines: Lines) -> Text {
        let mut table = if figures == Figures::Roomy { Table::default() } else { Table::default().tightly() };
        let entrants = names.entrants().all();
        let short = match figures {
            Figures::Narrow if lines == Lines::Spaces => cut(names, CHAT_NAME),
            Figures::Narrow => cut(names, self.widest(&parts)),
            Figures::Roomy | Figures::Tight => names.map(|name| name.replacen(' ', "\n", 1)),
        };
        let titled = lines != Lines::Spaces && self.parts.iter().any(|title| !title.is_empty());
        let mut heads = vec![Cell::default()];
        for (title, first) in
            self.parts.iter().skip(parts.start).take(parts.len()).zip((1..).step_by(entrants.len()))
        {
            if lines == Lines::Drawn {
                table.part(first, titled.then(|| Cell::new(title)));
            }
            heads.extend(entrants.iter().map(|entrant| match lines {
                Lines::Ascii if titled => Cell::right(format!("{title}\n{}", short.get(*entrant))),
                _ => Cell::right(short.get(*entrant)).styled(Style::Of(*entrant, Weight::Usual)),
            }));
        }
        table.row(heads);
        let mut above = true;
        for row in &self.rows {
            if row.is_sum && std::mem::take(&mut above) {
                match lines {
                    Lines::Drawn => table.double_rule(),
                    Lines::Ascii => {
                        let double = vec![Cell::right("====="); parts.len() * entrants.len()];
                        table.row(std::iter::once(Cell::default()).chain(double).collect());
                    }
                    Lines::Spaces => {}
                }
            }
            let label = match figures {
                Figures::Narrow if lines == Lines::Drawn => wrapped(&row.label, NARROW_LABEL).join("\n"),
                _ => row.label.clone(),
            };
            let mut cells = vec![Cell::new(label)];
            for (amounts, ahead) in row.amounts.iter().zip(&row.ahead).skip(parts.start).take(parts.len()) {
                cells.extend(amounts.iter().map(|(entrant, amount)| {
                    let is_ahead = *ahead == Some(entrant);
                    let style = if is_ahead { Style::Of(entrant, Weight::Strong) } else { Style::Plain };
                    Cell::right(amount).styled(style)
                }));
            }
            table.row(cells);
        }
        table.drawn(lines)
    }

    /// The width of the widest amount in these parts.
    fn widest(&self, parts: &Range<usize>) -> usize {
        let rows = self.rows.iter().flat_map(|row| row.amounts.iter().skip(parts.start).take(parts.len()));
        rows.flat_map(|of| of.iter().map(|(_, amount)| amount.width())).max().unwrap_or(0)
    }
}

/// How much room a table has.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Figures {
    /// A space on each side.
    Roomy,
    /// No spaces.
    Tight,
    /// No spaces, names no wider than the amounts, and labels on several lines.
    Narrow,
}

/// A wider label is broken where a table is narrow.
const NARROW_LABEL: usize = 10;

/// A wider name is cut in a chat.
const CHAT_NAME: usize = 8;

/// The names, cut to that many columns, or as many as keep them apart.
fn cut(names: &EntrantNames, width: usize) -> ByEntrant<String> {
    let widest = names.iter().map(|(_, name)| name.width()).max().unwrap_or(0);
    let cut = |width: usize| {
        names.map(|name| {
            let mut columns = 0;
            let fits = |letter: &char| {
                columns += letter.width().unwrap_or(0);
                columns <= width
            };
            name.chars().take_while(fits).collect::<String>().trim_end().to_owned()
        })
    };
    let apart = |names: &ByEntrant<String>| {
        names.iter().all(|(one, name)| names.iter().all(|(other, of)| one == other || name != of))
    };
    (width.max(1)..=widest).map(cut).find(apart).unwrap_or_else(|| names.map(str::to_owned))
}

/// An amount, or nothing.
fn written<T: ToString>(amount: &Option<T>) -> String {
    amount.as_ref().map(T::to_string).unwrap_or_default()
}

/// The name of a term's row.
pub fn label(term: Term, games: &[&Game]) -> String {
    match term {
        Term::Points(_) => say::RowPoints.said(),
        Term::GameBonus(_) => say::RowGameBonus.said(),
        Term::ShutoutBonus(_) => say::RowShutout.said(),
        Term::PointsLead(_) => say::RowPointsLead.said(),
        Term::LineLead(_) => say::RowLineLead.said(),
        Term::Line { each, .. } => say::RowLineBonus { each }.said(),
        Term::ShutoutDoubles => say::RowShutoutDoubles.said(),
        Term::InWinnersLead => say::RowInWinnersLead.said(),
        Term::Times(_) => {
            let times = listed(games.iter().map(|game| game.multiplier.to_string()));
            say::RowMultiplier { times }.said()
        }
    }
}
