//! A ledger cut at every byte and with every byte changed: the reader never panics, and the audit never
//! holds its tongue where the totals are others.

use ginscore_ledger::book::RememberedSeal;
use ginscore_rules::rules::Score;

use crate::sample::{Audited, SEALED, UNSEALED, audited, known};

/// Looks at a changed text; whether the audit had something to say.
fn said(bytes: &[u8], last: Option<RememberedSeal>, score: &Score, what: &str) -> bool {
    match audited(bytes, last) {
        Audited::Said => true,
        Audited::Silent(reading) => {
            assert_eq!(reading.series.score(), score, "{what}");
            false
        }
    }
}

#[test]
fn every_cut() {
    let (last, score) = known(SEALED);
    let silent = (0..SEALED.len())
        .filter(|at| !said(&SEALED.as_bytes()[..*at], Some(last), &score, &format!("cut at {at}")))
        .collect::<Vec<_>>();
    // Only the end of the last line can be spared.
    assert_eq!(silent, [SEALED.len() - 1]);
    eprintln!("{} cuts, {} told of", SEALED.len(), SEALED.len() - silent.len());
}

/// Every byte changed, by `changes` of a byte; with the last seal remembered here and, by the seals in the
/// file alone, without.
fn every_byte(changes: impl Fn(u8) -> Vec<u8>) {
    let (last, score) = known(SEALED);
    let mut bytes = SEALED.as_bytes().to_vec();
    let (mut tried, mut told) = (0, 0);
    for at in 0..bytes.len() {
        let was = bytes[at];
        for other in changes(was) {
            bytes[at] = other;
            let what = format!("byte {at}, {:?} instead of {:?}", char::from(other), char::from(was));
            let here = said(&bytes, Some(last), &score, &what);
            let elsewhere = said(&bytes, None, &score, &what);
            assert!(here || !elsewhere);
            tried += 1;
            told += usize::from(here);
        }
        bytes[at] = was;
    }
    eprintln!("{} bytes, {tried} changes, {told} told of, the others changed nothing", bytes.len());
}

#[test]
fn every_byte_changed() {
    every_byte(|was| vec![was ^ 1, was ^ 2, was ^ 0x10, b'#', b'"', b'\n', b'3']);
}

#[test]
#[ignore = "all 255 others for each byte take minutes"]
fn every_byte_changed_to_every_other() {
    every_byte(|was| (0..=u8::MAX).filter(|other| *other != was).collect());
}

/// Without seals not everything can be seen; but nothing panics.
#[test]
fn every_byte_of_an_unsealed_ledger() {
    let mut bytes = UNSEALED.as_bytes().to_vec();
    for at in 0..bytes.len() {
        let was = bytes[at];
        for other in [was ^ 1, b'#', b'9'] {
            bytes[at] = other;
            audited(&bytes, None);
        }
        bytes[at] = was;
        audited(&bytes[..at], None);
    }
}
