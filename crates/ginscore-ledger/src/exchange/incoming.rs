//! Imported series. Rows are converted to series here: hands from another program are judged by the rules like any others.

use chrono::TimeDelta;

use crate::exchange::columns::RowColumn;
use crate::exchange::error::{InRow, RowError, RowFaults};
use crate::exchange::header::{Clock, HeaderDefaults, entrant, header, moment};
use crate::exchange::row::HandRow;
use crate::exchange::rows::{Rows, both};
use crate::model::entry::{Header, Moment};
use crate::model::happened::Hand;
use crate::model::outcome::{Applied, Outcome};
use crate::model::refusal::Refusal;
use crate::model::series::Series;
use crate::text::write::{TimedOperation, as_applied};
use ginscore_notation::{
    Event, Operation, RecordedHand, check_note, end_name, first_hidden, read_seated, tidy_note,
};
use ginscore_rules::players::{Entrant, Opponents};
use ginscore_rules::settlement::{Stake, StakePer};

#[derive(Debug)]
pub struct ImportedSeries {
    pub name: Option<String>,
    /// True if the rows give the start of the series.
    pub dated: bool,
    pub line: usize,
    pub series: Series,
    pub entries: Vec<TimedOperation>,
    /// True if it is from a script, which also has what happened between the hands; rows have the hands alone.
    pub is_script: bool,
    /// The dealer of each hand, if the rows name one.
    pub(crate) dealers: Vec<Option<Entrant>>,
    /// The lines of the round that is open, each with the columns that its row gives.
    columns_of_round: Vec<(usize, Option<String>)>,
}

/// Returns the series of these rows, in the order in which they first appear, or all the mistakes. A series without a start
/// starts now, and one without rules or a stake has those of `defaults`, or the standard rules and no stake.
///
/// # Errors
///
/// The mistakes, sorted by line, if there are any.
pub fn imported_series(
    rows: &Rows,
    clock: Clock,
    defaults: Option<HeaderDefaults<'_>>,
) -> Result<Vec<ImportedSeries>, RowFaults> {
    let mut faults = RowFaults::none();
    let one = |rows: &Vec<HandRow>| series(rows, clock, defaults, &mut faults);
    let all = rows.series.iter().filter_map(one).collect();
    faults.none_or(all)
}

/// The series of the rows of a group; `None` if the first row does not say who plays by which rules.
fn series(
    rows: &[HandRow],
    clock: Clock,
    defaults: Option<HeaderDefaults<'_>>,
    faults: &mut RowFaults,
) -> Option<ImportedSeries> {
    let (first, later) = rows.split_first()?;
    check_repeated(first, later, faults);
    let mut incoming = ImportedSeries::new(header(first, clock, defaults, faults)?, first);
    let mut refused = false;
    for row in rows {
        let Some(read) = hands(row, clock, defaults, &incoming.series, faults) else {
            continue;
        };
        // After a refused hand, the hands that follow can only be checked for being readable.
        refused = refused || incoming.play_all(row, read, faults).is_none();
    }
    Some(incoming)
}

fn check_repeated(first: &HandRow, later: &[HandRow], faults: &mut RowFaults) {
    let of_players = [RowColumn::PlayerOne, RowColumn::PlayerTwo];
    let players = |row: &HandRow| both(row.get(RowColumn::PlayerOne), row.get(RowColumn::PlayerTwo));
    for row in later {
        // A value that only the first row gives applies to all rows.
        let differs = |column: &RowColumn| {
            row.get(*column)
                .is_some_and(|said| !first.get(*column).is_some_and(|first| is_same(*column, first, said)))
        };
        // The players may change seats from row to row. Of more than two, every hand has its own two players.
        let many = first.get(RowColumn::Lineup).is_some();
        let seats = many
            || of_players.iter().all(|column| row.get(*column).is_some()) && players(row) == players(first);
        let columns = RowColumn::of_the_series().filter(|column| !(seats && of_players.contains(column)));
        let otherwise = columns.filter(differs).map(|column| RowError::Otherwise(column).on(row.line));
        faults.extend(otherwise);
    }
}

/// Returns true if two cells of a column have one value: `0.1` is `0.10`.
fn is_same(column: RowColumn, one: &str, other: &str) -> bool {
    let stake = |text: &str| Stake::read(text.trim()).ok().map(worth).filter(|_| column == RowColumn::Stake);
    one == other || stake(one).is_some_and(|one| stake(other) == Some(one))
}

/// What a stake is worth, however many decimals it was given with.
pub(crate) fn worth(stake: Stake) -> (u64, StakePer) {
    (stake.ten_thousandths().0, stake.per())
}

/// The hands of a row: one, or several of a round.
struct ReadRow {
    /// The line of the notation.
    line: String,
    hands: Vec<RecordedHand>,
    time: Option<Moment>,
    dealer: Option<Entrant>,
}

fn hands(
    row: &HandRow,
    clock: Clock,
    defaults: Option<HeaderDefaults<'_>>,
    series: &Series,
    faults: &mut RowFaults,
) -> Option<ReadRow> {
    let before = faults.count();
    let roster = series.roster();
    let time = row.get(RowColumn::Time).map(|text| moment(RowColumn::Time, text, row, clock, faults));
    let dealer = row.get(RowColumn::Dealer).map(|name| entrant(RowColumn::Dealer, name, roster, row, faults));
    let Some(line) = row.get(RowColumn::Hand) else {
        faults.push(RowError::Missing(RowColumn::Hand).on(row.line));
        return None;
    };
    if let Some(found) = row.get(RowColumn::Note).and_then(first_hidden) {
        faults.push(RowError::Hidden(RowColumn::Note, found).on(row.line));
    }
    let note = row.get(RowColumn::Note).and_then(tidy_note);
    let read = |line: &str| {
        read_seated(line, roster, &series.score().playing())
            .and_then(|read| check_note(line).map(|()| read).map_err(|note| [note].into()))
    };
    // A sheet that somebody kept by hand has the words of players in it.
    let in_words = || {
        let meant = defaults.and_then(|defaults| (defaults.in_notation)(line, series))?;
        Some((read(&meant).ok()?, meant))
    };
    let read = read(line).map(|read| (read, line.to_owned()));
    let (read, line) = match read.or_else(|misread| in_words().ok_or(misread)) {
        Ok(read) => read,
        Err(misread) => {
            faults.push(RowError::Misread { hand: line.to_owned(), misread }.on(row.line));
            return None;
        }
    };
    let hands = read.into_iter().map(|read| RecordedHand {
        opponents: read.opponents,
        claim: read.hand.claim,
        note: note.clone().or(read.hand.note),
    });
    let hands = hands.collect();
    (faults.count() == before).then_some(ReadRow {
        line,
        hands,
        time: time.flatten(),
        dealer: dealer.flatten(),
    })
}

impl ImportedSeries {
    /// A series of a script in which nothing has been recorded. `line` is where it begins in the file.
    pub fn of_script(header: Header, name: Option<String>, line: usize, dated: bool) -> ImportedSeries {
        ImportedSeries {
            name,
            dated,
            line,
            series: Series::new(header),
            entries: Vec::new(),
            is_script: true,
            dealers: Vec::new(),
            columns_of_round: Vec::new(),
        }
    }

    fn new(header: Header, first: &HandRow) -> ImportedSeries {
        let dated = first.get(RowColumn::Start).is_some();
        let name = first.get(RowColumn::Series).map(str::to_owned);
        ImportedSeries { is_script: false, ..ImportedSeries::of_script(header, name, first.line, dated) }
    }

    /// Applies an operation of the line of that number, and adds its entry.
    ///
    /// # Errors
    /// Fails if the operation is refused. The series has not changed then.
    pub fn enter(&mut self, operation: Operation, line: usize) -> Result<(), Refusal> {
        self.enter_at(operation, self.moment_of(line)).map(drop)
    }

    fn enter_at(&mut self, operation: Operation, time: Moment) -> Result<Outcome, Refusal> {
        let outcome = self.series.act(operation.clone())?;
        let (operation, asserted) = as_applied(operation, &outcome, &self.series);
        self.entries.push((operation, asserted, time));
        Ok(outcome)
    }

    /// The moment at which a line counts as recorded if only the start of the series is known. Each line has its own, so
    /// that two evenings on one day that start the same way are not taken for one.
    fn moment_of(&self, line: usize) -> Moment {
        let later = TimeDelta::seconds(i64::try_from(line).unwrap_or_default());
        let start = self.series.header().start;
        start.checked_add_signed(later).unwrap_or(start)
    }

    fn play_all(&mut self, row: &HandRow, read: ReadRow, faults: &mut RowFaults) -> Option<()> {
        for hand in read.hands {
            self.play(row, &read.line, (hand, read.time, read.dealer), faults)?;
        }
        Some(())
    }

    fn play(
        &mut self,
        row: &HandRow,
        line: &str,
        (kept, time, dealer): (RecordedHand, Option<Moment>, Option<Entrant>),
        faults: &mut RowFaults,
    ) -> Option<()> {
        let score = self.series.score();
        let next = score.rounds().len() + usize::from(score.open_round().is_none());
        if let Some(written) = row.get(RowColumn::Number).filter(|written| *written != next.to_string()) {
            faults.push(RowError::OutOfOrder { next, written: written.to_owned() }.on(row.line));
            return None;
        }
        let time = time.unwrap_or_else(|| self.moment_of(row.place));
        // A dealer other than the one that the rules give was a correction.
        if let Some(dealer) = dealer.filter(|dealer| self.series.score().dealer() != Some(*dealer)) {
            self.act(row, line, Operation::Event(Event::Deal(dealer)), time, faults)?;
        }
        // Players whose turn it is not were seated.
        let score = self.series.score();
        let has_turn = score.lineup().has_rounds() || score.playing().contains(&kept.opponents);
        if let Opponents::Players(seats) = kept.opponents
            && !has_turn
            && !score.is_over()
        {
            let seat = Event::Seat(seats.one, Some(seats.two), None);
            self.act(row, line, Operation::Event(seat), time, faults)?;
        }
        let Outcome::Did(Applied::Hand(_, kept)) =
            self.act(row, line, Operation::Hand(kept), time, faults)?
        else {
            return None;
        };
        self.dealers.push(dealer);
        faults.extend(self.mismatches(row, next, &kept));
        self.columns_of_round.push((row.line, row.get(RowColumn::Columns).map(str::to_owned)));
        faults.extend(self.mismatched_columns(next));
        Some(())
    }

    fn act(
        &mut self,
        row: &HandRow,
        line: &str,
        operation: Operation,
        time: Moment,
        faults: &mut RowFaults,
    ) -> Option<Outcome> {
        let entered = self.enter_at(operation, time);
        let refused = |refusal| {
            let (hand, roster) = (line.to_owned(), Box::new(self.series.roster().clone()));
            faults.push(RowError::Refused { hand, roster, refusal }.on(row.line));
        };
        entered.map_err(refused).ok()
    }

    /// The values in the row that differ from the result by the rules.
    fn mismatches(&self, row: &HandRow, number: usize, hand: &Hand) -> Vec<InRow> {
        let Some(round) = self.series.scored(number) else {
            return Vec::new();
        };
        let (names, winner) = (self.series.roster().pair(hand.opponents), hand.ruling.winner());
        let all = [
            (RowColumn::End, end_name(hand.ruling.end()).to_owned()),
            (RowColumn::Sheet, (round.sheet + 1).to_string()),
            (RowColumn::Winner, winner.map_or_else(String::new, |player| names.get(player).to_owned())),
            (RowColumn::Points, hand.ruling.points().to_string()),
            (RowColumn::Boxes, hand.ruling.boxes().to_string()),
        ];
        let differs =
            all.into_iter().filter_map(|(column, given)| mismatch(row.line, column, row.get(column), &given));
        differs.collect()
    }

    /// The columns in the rows of a round that differ from those in which it was entered. While the round is open, it has none.
    fn mismatched_columns(&mut self, number: usize) -> Vec<InRow> {
        let Some(round) = self.series.scored(number).filter(|round| round.result.is_some()) else {
            return Vec::new();
        };
        let columns: Vec<String> = round.columns().iter().map(|column| (column + 1).to_string()).collect();
        let given = columns.join(" ");
        let rows = std::mem::take(&mut self.columns_of_round);
        let differs = rows
            .iter()
            .filter_map(|(line, written)| mismatch(*line, RowColumn::Columns, written.as_deref(), &given));
        differs.collect()
    }
}

/// The mistake that a cell has another value than the rules give, in any case and with any spaces.
fn mismatch(line: usize, column: RowColumn, written: Option<&str>, given: &str) -> Option<InRow> {
    let written = written?.split_whitespace().collect::<Vec<_>>().join(" ");
    let same = written.to_lowercase() == given.to_lowercase();
    (!same).then(|| RowError::Mismatch { column, written, given: given.to_owned() }.on(line))
}
