//! Which series are one evening, by the times in their files.

use super::*;

/// Series of the same players, each with its start and the times of its entries, and how many each evening has, by their starts.
type Case<'c> = (&'c str, &'c [&'c [&'c str]], &'c [usize]);

const CASES: [Case<'_>; 8] = [
    (
        "over midnight, as long as it goes on",
        &[
            &["2026-11-20T22:00:00+01:00", "2026-11-20T23:59:59+01:00"],
            &["2026-11-21T00:00:00+01:00", "2026-11-21T04:00:00+01:00"],
            &["2026-11-21T15:59:59+01:00"],
        ],
        &[3],
    ),
    (
        "twelve hours later is another",
        &[&["2026-11-20T22:00:00+01:00", "2026-11-20T23:00:00+01:00"], &["2026-11-21T11:00:00+01:00"]],
        &[1, 1],
    ),
    (
        "the same minutes come twice when summer time ends",
        &[
            &["2026-10-25T01:30:00+02:00", "2026-10-25T02:50:00+02:00"],
            &["2026-10-25T02:10:00+01:00", "2026-10-25T02:45:00+01:00"],
            &["2026-10-25T02:50:00+01:00"],
        ],
        &[3],
    ),
    (
        "half past twelve in winter is twelve hours after half past one in summer",
        &[
            &["2026-10-24T22:00:00+02:00", "2026-10-25T01:30:00+02:00"],
            &["2026-10-25T12:29:59+01:00", "2026-10-25T12:29:59+01:00"],
            &["2026-10-26T00:29:59+01:00"],
        ],
        &[2, 1],
    ),
    (
        "and half past one in summer is twelve hours after half past twelve at night in winter",
        &[&["2027-03-28T00:30:00+01:00"], &["2027-03-28T13:29:59+02:00"], &["2027-03-29T01:29:59+02:00"]],
        &[2, 1],
    ),
    (
        "a clock that was put back by an hour or two",
        &[
            &["2026-11-20T20:00:00+01:00", "2026-11-20T21:00:00+01:00", "2026-11-20T19:00:00+01:00"],
            &["2026-11-20T19:10:00+01:00", "2026-11-20T19:40:00+01:00"],
        ],
        &[2],
    ),
    (
        "a clock that was a day behind, and then right again",
        &[
            &["2026-11-20T20:00:00+01:00", "2026-11-20T22:00:00+01:00"],
            &["2026-11-19T22:30:00+01:00", "2026-11-19T23:00:00+01:00"],
            &["2026-11-20T23:30:00+01:00"],
        ],
        &[1, 2],
    ),
    (
        "what is corrected after the next was begun makes no evening longer",
        &[
            &["2026-11-20T20:00:00+01:00", "2026-11-20T21:00:00+01:00", "2026-11-21T20:30:00+01:00"],
            &["2026-11-21T20:00:00+01:00"],
        ],
        &[1, 1],
    ),
];

#[test]
fn an_evening_goes_by_the_time_that_has_passed() {
    let moment = |text: &str| Moment::parse_from_rfc3339(text).unwrap();
    for (case, series, evenings) in CASES {
        let TempBook { book, _dir } = temp_book();
        for times in series {
            let header = Header { start: moment(times[0]), ..header() };
            let opened = book.start(&header, None, &mut || ()).unwrap().opened;
            for time in &times[1..] {
                let hand = |_: &_| Ok::<_, Infallible>(hand("Ann 4 v 9"));
                book.record(&opened.name, None, moment(time), hand, &mut || ()).unwrap().unwrap();
            }
        }
        let mut left = book.numbered().unwrap();
        for size in evenings {
            let evening: Vec<String> = left.drain(left.len() - size..).rev().collect();
            for name in &evening {
                let found = book.evening(&book.read(name).unwrap()).unwrap();
                let found: Vec<String> = found.into_iter().map(|one| one.name).collect();
                assert_eq!(found, evening, "{case}: {name}");
            }
        }
        assert!(left.is_empty(), "{case}");
    }
}
