//! A ledger truncated at every byte, and with every byte changed: the reader never panics, and if the totals changed
//! the audit reports it.

use crate::sample::{PARTNERS, TWO, audited, audited_with, last_and_score};
use crate::table::sized;

#[test]
fn every_truncation_is_reported() {
    let (last, score) = last_and_score(TWO);
    let mut silent = Vec::new();
    for at in 0..TWO.len() {
        if let Some(reading) = audited_with(&TWO.as_bytes()[..at], last) {
            assert_eq!(reading.series.score(), &score, "cut at {at}");
            silent.push(at);
        }
    }
    // Only the last line end may be missing.
    assert_eq!(silent, [TWO.len() - 1]);
    eprintln!("{} truncations, {} reported", TWO.len(), TWO.len() - silent.len());
}

/// Changes every byte to each of `changes`, and audits the text: what its seals do not report changes no score.
fn change_every_byte(text: &str, changes: impl Fn(u8) -> Vec<u8>) {
    let (_, score) = last_and_score(text);
    let mut bytes = text.as_bytes().to_vec();
    let (mut tried, mut reported) = (0, 0);
    for at in 0..bytes.len() {
        let was = bytes[at];
        for other in changes(was) {
            bytes[at] = other;
            let what = || format!("byte {at}, {:?} instead of {:?}", char::from(other), char::from(was));
            let reading = audited(&bytes);
            if let Some(reading) = &reading {
                assert_eq!(reading.series.score(), &score, "{}", what());
            }
            tried += 1;
            reported += usize::from(reading.is_none());
        }
        bytes[at] = was;
    }
    eprintln!(
        "{} bytes, {tried} changes: {reported} reported, the others did not change the score",
        bytes.len()
    );
}

#[test]
fn a_changed_byte_is_reported_or_changes_nothing() {
    for text in [TWO, PARTNERS] {
        change_every_byte(text, |was| {
            vec![was ^ 1, b'"', b'\n', was ^ 2, was ^ 0x10, b'#', b'3'][..sized(1, 7)].to_vec()
        });
    }
}

#[test]
#[ignore = "all 255 other values of each byte take minutes"]
fn every_change_of_a_byte_is_reported_or_changes_nothing() {
    change_every_byte(TWO, |was| (0..=u8::MAX).filter(|other| *other != was).collect());
}

/// Without seals some changes cannot be noticed, but none makes the reader panic.
#[test]
fn no_changed_byte_of_an_unsealed_ledger_panics() {
    let unsealed: Vec<&str> = TWO.lines().filter(|line| !line.starts_with("seal = ")).collect();
    let mut bytes = unsealed.join("\n").into_bytes();
    for at in 0..bytes.len() {
        let was = bytes[at];
        for other in [was ^ 1, b'#', b'9'].into_iter().take(sized(1, 3)) {
            bytes[at] = other;
            audited(&bytes);
        }
        bytes[at] = was;
        audited(&bytes[..at]);
    }
}
