//! Evenings exported as rows and imported again, in memory.

use ginscore::show::export::hands::{csv, csv_head, json_lines};
use ginscore_ledger::exchange::{Clock, ImportedSeries, imported_series, read_rows, row_format};
use ginscore_ledger::model::{Moment, Series};
use ginscore_ledger::seal::Chain;
use ginscore_ledger::text::{read_series, write_series};
use ginscore_notation::tidy_note;
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

use crate::evenings::hard_names;
use crate::scoring::round_corrections::{Action, action, new_series, perform, rounds_of};
use crate::scoring::round_properties::{group_house, lineup};
use crate::table::sized;

/// A stopped clock, one hour ahead of UTC.
fn clock() -> Clock {
    Clock {
        now: moment(99),
        at_the_hour: |hour| hour.and_local_timezone(chrono::FixedOffset::east_opt(3600)?).single(),
    }
}

pub(crate) fn moment(minute: i64) -> Moment {
    let start = Moment::parse_from_rfc3339("2026-11-20T19:30:00+01:00").unwrap();
    start + chrono::TimeDelta::minutes(minute)
}

/// The rows of a series in each form, and the series as it comes back from them.
pub(crate) fn read_back(series: &Series, chain: &Chain) -> [(String, ImportedSeries); 2] {
    let texts = [csv_head() + &csv("an evening", series, chain), json_lines("an evening", series, chain)];
    texts.map(|text| {
        let rows = read_rows(&text, row_format(&text));
        let rows = rows.unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
        assert!(rows.ignored().is_empty(), "{text}");
        let all = imported_series(&rows, clock(), None);
        let mut all = all.unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
        assert_eq!(all.len(), 1, "{text}");
        (text.clone(), all.remove(0))
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: sized(80, 400), ..ProptestConfig::default() })]

    #[test]
    fn an_evening_of_any_lineup_comes_back_from_its_rows(
        house in group_house(),
        lineup in lineup(),
        names in hard_names(10),
        actions in vec((action(), option::of("[ -~äß]{1,20}")), 1..40),
    ) {
        let names = [&["O'Hara \"Al\"", "Bob=x"], &names[2..]].concat();
        let mut series = new_series(&house, lineup, &names);
        let header = series.header().clone();
        // Rows hold hands and who dealt them.
        let is_in_rows = |(action, _): &&(Action, Option<String>)| {
            !matches!(action, Action::Adjust(..) | Action::Misdeal | Action::Stop | Action::KnockCard(_))
        };
        // A note is written without the blanks around it.
        let tidy = |(action, note): &(Action, Option<String>)| (action.clone(), note.as_deref().and_then(tidy_note));
        let actions: Vec<_> = actions.iter().filter(is_in_rows).map(tidy).collect();
        let entries = perform(&mut series, &actions)?;
        prop_assume!(series.hands().next().is_some());
        let read = read_series(&write_series(&header, None, &entries)).unwrap();
        let (read, chain) = (&read.series, &read.chain);
        for (text, one) in read_back(read, chain) {
            prop_assert_eq!(one.name.as_deref(), Some("an evening"));
            prop_assert_eq!(one.series.header(), series.header(), "{}", text);
            prop_assert_eq!(rounds_of(&one.series), rounds_of(read), "{}", text);
            prop_assert_eq!(one.series.score().sheets(), series.score().sheets(), "{}", text);
        }
    }
}
