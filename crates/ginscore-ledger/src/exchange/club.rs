//! Rows of a club's spreadsheet: who won, by how much and how, without the notation of a hand.

use std::sync::Arc;

use chrono::NaiveDate;
use ginscore_notation::read_card;
use ginscore_rules::hand::End;

use crate::exchange::columns::Column;
use crate::exchange::dates::{DateOrder, DateProblem, SheetDate, ShownOrder, read_date, read_time, standard};
use crate::exchange::error::{RowError, RowErrorKind, SheetCell};
use crate::exchange::headings::Heading;
use crate::exchange::raw_rows::{Headings, RawCell, RawRow};
use crate::exchange::rows::{Row, SameCells};

/// A result of a row without a line of notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SheetResult {
    /// Nobody won.
    Draw {
        /// The card that would have limited a knock, as in `5H`.
        knock_card: Option<String>,
    },
    /// A hand.
    Hand(SheetHand),
    /// A whole game.
    Game {
        /// The winner's name.
        winner: String,
        /// The winner's points.
        points: u32,
        /// The loser's points, at least 1.
        loser: u32,
        /// The winner's boxes.
        boxes: Option<u32>,
    },
}

/// A hand that somebody won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SheetHand {
    /// The winner's name.
    pub(crate) winner: String,
    /// The winner's points.
    pub(crate) points: Option<u32>,
    /// The winner's boxes.
    pub(crate) boxes: Option<u32>,
    /// The way the hand ended.
    pub(crate) how: Option<End>,
    /// The winner's deadwood.
    pub(crate) winner_deadwood: Option<u32>,
    /// The loser's deadwood.
    pub(crate) loser_deadwood: Option<u32>,
    /// The card that limited the knock, as in `5H`.
    pub(crate) knock_card: Option<String>,
}

/// The way a hand ended, in the words of a sheet; `None` for other words.
fn read_end(text: &str) -> Option<End> {
    let plain: String =
        text.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    match plain.as_str() {
        "knock" | "knocked" | "k" => Some(End::Knock),
        "gin" | "g" => Some(End::Gin),
        "biggin" | "bg" | "gin11" | "supergin" => Some(End::BigGin),
        "undercut" | "undercuts" | "undercutting" | "underknock" | "u" | "uc" => Some(End::Undercut),
        "ginoff" => Some(End::GinOff),
        "draw" | "drawn" | "tie" | "tied" | "dead" | "deadhand" | "nowinner" | "nobody" | "none" | "void"
        | "wash" | "washed" => Some(End::Draw),
        _ => None,
    }
}

/// The way a hand ended, or `None` for `points`, with which an export says that it is not known.
fn end_or_points(text: &str) -> Option<Option<End>> {
    if text.eq_ignore_ascii_case("points") { Some(None) } else { read_end(text).map(Some) }
}

const WINNER: Heading = Heading::Column(Column::Winner);
const HAND: Heading = Heading::Column(Column::Hand);
const ONE: Heading = Heading::Column(Column::PlayerOne);
const TWO: Heading = Heading::Column(Column::PlayerTwo);
const POINTS: Heading = Heading::Column(Column::Points);
const KNOCKER_DEADWOOD: Heading = Heading::Column(Column::KnockerDeadwood);
const DEFENDER_DEADWOOD: Heading = Heading::Column(Column::DefenderDeadwood);

/// The columns whose cells are taken as they are, in a sheet without hands in notation.
const PLAIN: [Column; 8] = [
    Column::Series,
    Column::Start,
    Column::FirstDealer,
    Column::Stake,
    Column::Preset,
    Column::Rules,
    Column::Dealer,
    Column::Note,
];

/// Facts that only all rows of a sheet together show, found before any row is understood.
#[derive(Debug, Default)]
pub(crate) struct SheetFacts {
    /// True if a cell under `hand` is more than a number: a sheet may number its hands there.
    has_hands: bool,
    order: ShownOrder,
}

impl SheetFacts {
    /// Takes a row into account.
    pub(crate) fn take(&mut self, raw: &RawRow) {
        for (heading, text) in raw.cells() {
            match *heading {
                HAND => self.has_hands |= !text.bytes().all(|byte| byte.is_ascii_digit()),
                Heading::Date => self.order.take(text),
                _ => {}
            }
        }
    }
}

/// The kind of a sheet: how its cells are understood.
#[derive(Clone, Debug)]
pub(crate) struct SheetKind {
    headings: Headings,
    /// True if its hands are lines of notation.
    notation: bool,
    order: Option<DateOrder>,
}

impl SheetKind {
    /// The kind of a sheet with these headings; `ignored` are those without a meaning.
    ///
    /// # Errors
    ///
    /// Fails if a sheet without notation lacks a heading that it needs.
    pub(crate) fn of(
        headings: Headings,
        ignored: &[String],
        facts: &SheetFacts,
        dates: Option<DateOrder>,
    ) -> Result<SheetKind, RowError> {
        let numbers = headings.contains(WINNER) && !facts.has_hands;
        let notation = headings.contains(HAND) && !numbers;
        match missing(&headings).filter(|_| !notation) {
            None => Ok(SheetKind { headings, notation, order: dates.or_else(|| facts.order.order()) }),
            Some(missing) => {
                let (unknown, found) = (ignored.to_vec(), headings.words().map(str::to_owned).collect());
                Err(RowErrorKind::NoHeading { missing, unknown, found }.on(headings.line))
            }
        }
    }
}

/// The first meaning that a sheet without notation lacks.
fn missing(headings: &Headings) -> Option<Heading> {
    let both = |one, two| headings.contains(one) && headings.contains(two);
    let counts =
        both(Heading::WinnerDeadwood, Heading::LoserDeadwood) || both(KNOCKER_DEADWOOD, DEFENDER_DEADWOOD);
    if both(ONE, TWO) && both(Heading::PlayerOnePoints, Heading::PlayerTwoPoints) {
        None
    } else if !headings.contains(WINNER) {
        Some(WINNER)
    } else if !headings.contains(Heading::Loser) && !both(ONE, TWO) {
        Some(Heading::Loser)
    } else if !headings.contains(POINTS) && !counts {
        Some(POINTS)
    } else {
        None
    }
}

/// A fault, boxed because it is large and rare.
pub(crate) type Fault = Box<RowError>;

/// A sheet while its rows are read.
pub(crate) struct Sheet<'h> {
    kind: &'h SheetKind,
    /// The day of the row before, for rows that leave out the players.
    last: Option<NaiveDate>,
    /// True if a row before names its players.
    named: bool,
    /// The cells that rows share, as they are written and as columns.
    same: Option<(Arc<[RawCell]>, SameCells)>,
}

impl<'h> Sheet<'h> {
    pub(crate) const fn new(kind: &'h SheetKind) -> Sheet<'h> {
        Sheet { kind, last: None, named: false, same: None }
    }

    /// Understands the cells of the next row. A row with a line of notation keeps its columns; of another one the result is
    /// read.
    pub(crate) fn row(&mut self, raw: &RawRow) -> Result<Row, Fault> {
        if self.kind.notation { self.notation(raw) } else { self.result(raw) }
    }

    /// A row with a line of notation.
    fn notation(&mut self, raw: &RawRow) -> Result<Row, Fault> {
        let columns = |cells: &[RawCell]| -> Vec<(Column, Arc<str>)> {
            let column = |(heading, text): &RawCell| match heading {
                Heading::Column(column) => Some((*column, Arc::clone(text))),
                _ => None,
            };
            cells.iter().filter_map(column).collect()
        };
        let same = match &self.same {
            Some((written, same)) if Arc::ptr_eq(written, &raw.same) => Arc::clone(same),
            _ => columns(&raw.same).into(),
        };
        self.same = Some((Arc::clone(&raw.same), Arc::clone(&same)));
        let mut row = Row::new(raw.line, same, columns(&raw.own));
        self.dated(raw, &mut row)?;
        Ok(row)
    }

    /// A row without one.
    fn result(&mut self, raw: &RawRow) -> Result<Row, Fault> {
        let mut row = Row::new(raw.line, SameCells::default(), Vec::new());
        for column in PLAIN {
            if let Some(text) = get(raw, Heading::Column(column)) {
                row.add(column, text);
            }
        }
        let before = self.last;
        let day = self.dated(raw, &mut row)?;
        let outcome = self.outcome(raw)?;
        let drawn = matches!(outcome, SheetResult::Draw { .. });
        match self.players(raw)? {
            Some((one, two)) => {
                row.add(Column::PlayerOne, one);
                row.add(Column::PlayerTwo, two);
                self.named = true;
            }
            // A drawn hand without names is of the same two players as the row before.
            None if drawn && self.named && (day.is_none() || day == before) => {}
            None => return Err(fault(raw, RowErrorKind::EmptyCell(self.kind.headings.word(WINNER), WINNER))),
        }
        row.result = Some(Box::new(outcome));
        Ok(row)
    }

    /// Adds the start and the time of a row, and returns its day.
    fn dated(&mut self, raw: &RawRow, row: &mut Row) -> Result<Option<NaiveDate>, Fault> {
        let time = get(raw, Heading::Column(Column::Time));
        let Some(text) = get(raw, Heading::Date) else {
            if let Some(time) =
                time.filter(|time| row.get(Column::Time).is_none() && read_time(time).is_none())
            {
                row.add(Column::Time, time);
            }
            return Ok(None);
        };
        let SheetDate { day, moment } = read_date(text, self.kind.order).map_err(|problem| {
            let heading = self.kind.headings.word(Heading::Date);
            let what = match problem {
                DateProblem::Unreadable => {
                    RowErrorKind::BadSheetCell { heading, text: text.to_owned(), of: SheetCell::Date }
                }
                DateProblem::Ambiguous(one, other) => {
                    RowErrorKind::AmbiguousDate { heading, text: text.to_owned(), days: [one, other] }
                }
            };
            fault(raw, what)
        })?;
        if row.get(Column::Start).is_none() {
            row.add(Column::Start, day.to_string());
        }
        let of_day = time.and_then(read_time).map(|time| standard(day.and_time(time)));
        let whole = time.filter(|_| of_day.is_none()).map(str::to_owned);
        if let Some(time) = whole.or(of_day).or(moment) {
            row.replace(Column::Time, time);
        }
        self.last = Some(day);
        Ok(Some(day))
    }

    /// The two players, with the winner first if the sheet has no columns for the players.
    fn players<'r>(&self, raw: &'r RawRow) -> Result<Option<(&'r str, &'r str)>, Fault> {
        if let (Some(one), Some(two)) = (get(raw, ONE), get(raw, TWO)) {
            return Ok(Some((one, two)));
        }
        let winner = get(raw, WINNER).filter(|name| read_end(name) != Some(End::Draw));
        match (winner, get(raw, Heading::Loser)) {
            (Some(winner), Some(loser)) => Ok(Some((winner, loser))),
            (Some(_), None) => {
                let of = if self.kind.headings.contains(Heading::Loser) { Heading::Loser } else { TWO };
                Err(fault(raw, RowErrorKind::EmptyCell(self.kind.headings.word(of), of)))
            }
            (None, _) => Ok(None),
        }
    }

    fn outcome(&self, raw: &RawRow) -> Result<SheetResult, Fault> {
        let how = self.read(raw, Heading::Column(Column::End), SheetCell::How, end_or_points)?.flatten();
        let card = Heading::Column(Column::KnockCard);
        let knock_card =
            self.read(raw, card, SheetCell::Card, |text| read_card(text).map(|card| card.to_string()))?;
        let boxes = self.read(raw, Heading::Column(Column::Boxes), SheetCell::Boxes, number)?;
        let (one, two) = (
            self.read(raw, Heading::PlayerOnePoints, SheetCell::Points, number)?,
            self.read(raw, Heading::PlayerTwoPoints, SheetCell::Points, number)?,
        );
        let named = get(raw, WINNER);
        if how == Some(End::Draw) || named.and_then(read_end) == Some(End::Draw) {
            return Ok(SheetResult::Draw { knock_card });
        }
        let (winner, points, loser) = match (get(raw, ONE), get(raw, TWO), one, two) {
            (Some(first), Some(second), one, two) if one.is_some() || two.is_some() => {
                let (one, two) = (one.unwrap_or(0), two.unwrap_or(0));
                if one == two && one == 0 && named.is_none() {
                    return Ok(SheetResult::Draw { knock_card });
                }
                if one >= two { (first, Some(one), two) } else { (second, Some(two), one) }
            }
            (one, two, ..) => {
                let Some(winner) = named else {
                    return Err(fault(raw, RowErrorKind::EmptyCell(self.kind.headings.word(WINNER), WINNER)));
                };
                let points = self.read(raw, POINTS, SheetCell::Points, number)?;
                let loser = self.read(raw, Heading::LoserPoints, SheetCell::Points, number)?;
                (self.one_of(raw, winner, one.zip(two))?, points, loser.unwrap_or(0))
            }
        };
        if loser > 0 {
            let points = points.unwrap_or(0);
            if points <= loser {
                return Err(fault(raw, RowErrorKind::NotMorePoints { points, loser }));
            }
            return Ok(SheetResult::Game { winner: winner.to_owned(), points, loser, boxes });
        }
        let (winner_deadwood, loser_deadwood) = self.deadwood(raw, how)?;
        // Without points, nothing tells a count that is left out.
        let gin = matches!(how, Some(End::Gin | End::BigGin));
        let complete = loser_deadwood.is_some() && (winner_deadwood.is_some() || gin);
        if points.is_none() && !(how.is_some() && complete) {
            return Err(fault(raw, RowErrorKind::EmptyCell(self.kind.headings.word(POINTS), POINTS)));
        }
        Ok(SheetResult::Hand(SheetHand {
            winner: winner.to_owned(),
            points,
            boxes,
            how,
            winner_deadwood,
            loser_deadwood,
            knock_card,
        }))
    }

    /// The winner's and the loser's deadwood.
    fn deadwood(&self, raw: &RawRow, how: Option<End>) -> Result<(Option<u32>, Option<u32>), Fault> {
        let read = |heading| self.read(raw, heading, SheetCell::Count, number);
        let (knocker, defender) = (read(KNOCKER_DEADWOOD)?, read(DEFENDER_DEADWOOD)?);
        let (winner, loser) = match how {
            Some(End::Undercut | End::GinOff) => (defender, knocker),
            _ => (knocker, defender),
        };
        Ok((read(Heading::WinnerDeadwood)?.or(winner), read(Heading::LoserDeadwood)?.or(loser)))
    }

    /// The winner as one of the players of the row, if it names them.
    fn one_of<'r>(
        &self,
        raw: &RawRow,
        winner: &'r str,
        players: Option<(&'r str, &'r str)>,
    ) -> Result<&'r str, Fault> {
        let Some((one, two)) = players else {
            return Ok(winner);
        };
        let same = |name: &&str| name.to_lowercase() == winner.to_lowercase();
        [one, two].into_iter().find(same).ok_or_else(|| {
            let (heading, name) = (self.kind.headings.word(WINNER), winner.to_owned());
            fault(
                raw,
                RowErrorKind::StrangeWinner { heading, name, players: [one.to_owned(), two.to_owned()] },
            )
        })
    }

    /// The value of a cell; `None` if it is blank.
    fn read<T>(
        &self,
        raw: &RawRow,
        heading: Heading,
        of: SheetCell,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, Fault> {
        let Some(text) = get(raw, heading) else {
            return Ok(None);
        };
        match read(text) {
            Some(value) => Ok(Some(value)),
            None => {
                let (heading, text) = (self.kind.headings.word(heading), text.to_owned());
                Err(fault(raw, RowErrorKind::BadSheetCell { heading, text, of }))
            }
        }
    }
}

fn fault(raw: &RawRow, what: RowErrorKind) -> Fault {
    Box::new(what.on(raw.line))
}

fn get(raw: &RawRow, heading: Heading) -> Option<&str> {
    raw.cells().find(|(of, _)| *of == heading).map(|(_, text)| &**text)
}

/// A whole number that is not negative, as in `18`, `+18` or `18.0`.
fn number(text: &str) -> Option<u32> {
    let text = text.strip_prefix('+').unwrap_or(text);
    let text = text
        .split_once('.')
        .filter(|(_, rest)| rest.bytes().all(|digit| digit == b'0'))
        .map_or(text, |(whole, _)| whole);
    let digits = !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_a_spreadsheet() {
        assert_eq!(["18", "+18", "18.0", "0"].map(number), [Some(18), Some(18), Some(18), Some(0)]);
        assert_eq!(["-18", "18.5", "eighteen", "+", "++18", "", "99999999999"].map(number), [None; 7]);
    }

    #[test]
    fn ways_to_end_a_hand() {
        assert_eq!(
            ["Big Gin", "GIN", "under-cut", "Knocked"].map(read_end),
            [Some(End::BigGin), Some(End::Gin), Some(End::Undercut), Some(End::Knock)]
        );
        assert_eq!(read_end("forfeit"), None);
    }
}
