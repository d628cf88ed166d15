//! Evenings exported as rows and imported again, in memory.

use ginscore::show::export::hands::{csv, csv_head, json_lines};
use ginscore_ledger::exchange::{Clock, ImportedSeries, imported_series, read_rows, row_format};
use ginscore_ledger::model::{CourseStep, Header, Moment, Outcome, Series};
use ginscore_ledger::seal::Chain;
use ginscore_ledger::text::{TimedOperation, read_series, write_series};
use ginscore_notation::{Event, Names, Operation, RecordedHand};
use ginscore_rules::hand::HandClaim;
use ginscore_rules::house::HouseRules;
use ginscore_rules::players::{Entrant, Opponents};
use ginscore_rules::settlement::Stake;
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

use crate::scoring::sheet_properties::{entrant, hand, house};
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

/// A hand, its note, and the player who was named its dealer.
type Played = (HandClaim, Option<String>, Option<Entrant>);

fn series(
    house: &HouseRules,
    names: &Names,
    first_dealer: Option<Entrant>,
    hands: &[Played],
) -> (Series, Vec<TimedOperation>) {
    let mut series = Series::new(Header {
        roster: names.clone().into(),
        start: moment(0),
        first_dealer,
        stake: Stake::read("0.05").ok(),
        preset: "somebody's own".to_owned(),
        house: house.clone(),
    });
    let mut entries = Vec::new();
    for (at, (claim, note, dealer)) in (1..).zip(hands) {
        let deal = dealer.map(|dealer| Operation::Event(Event::Deal(dealer)));
        for operation in deal.into_iter().chain([Operation::Hand(RecordedHand {
            opponents: Opponents::two(),
            claim: claim.clone(),
            note: note.clone(),
        })]) {
            let Ok(Outcome::Did(applied)) = series.act(operation.clone()) else {
                return (series, entries);
            };
            let asserted = series.asserted_of(&applied);
            entries.push((operation, asserted, moment(at)));
        }
    }
    (series, entries)
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
    fn an_evening_comes_back_from_its_rows(
        house in house(),
        first_dealer in option::of(entrant()),
        hands in vec((hand(), option::of("[ -~äß=+@']{1,20}"), option::weighted(0.2, entrant())), 1..25),
    ) {
        let names = Names::new("O'Hara \"Al\"", "Bob=x;y").unwrap();
        let tidy = |(claim, note, dealer): &Played| {
            let note = note.as_ref().map(|note| note.trim().to_owned()).filter(|note| !note.is_empty());
            (claim.clone(), note, *dealer)
        };
        let hands: Vec<Played> = hands.iter().map(tidy).collect();
        let (series, entries) = series(&house, &names, first_dealer, &hands);
        let read = read_series(&write_series(series.header(), None, &entries)).unwrap();
        prop_assert!(read.mismatches.is_empty() && read.unfit.is_none());
        let (read, chain) = (&read.series, &read.chain);
        for (_, one) in read_back(read, chain) {
            prop_assert_eq!(one.name.as_deref(), Some("an evening"));
            prop_assert_eq!(one.series.header(), series.header());
            prop_assert_eq!(one.series.all_hands(), series.all_hands());
            prop_assert_eq!(one.series.score(), series.score());
            let deals = |series: &Series| series.course().filter(|step| matches!(step, CourseStep::Event(Event::Deal(_)))).count();
            prop_assert!(deals(&one.series) <= deals(&series));
            // The hands keep their times.
            let times: Vec<Moment> =
                one.entries.iter().filter(|(operation, ..)| matches!(operation, Operation::Hand(_))).map(|(.., time)| *time).collect();
            prop_assert_eq!(times, (1..).take(series.hands().count()).map(moment).collect::<Vec<_>>());
        }
    }
}
