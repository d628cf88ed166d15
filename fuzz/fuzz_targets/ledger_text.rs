//! A ledger that can be read has the same score every time, and can be continued: an undo, a redo, another name for a player and
//! rules that are agreed and taken back give the same score and leave every earlier byte as it was.
#![cfg_attr(feature = "libfuzzer", no_main)]

use ginscore_ledger::text::{NextEntry, ReadSeries, read_series, write_after};
use ginscore_notation::{Operation, Turn};
use ginscore_rules::players::Seat;

fn ledger_text(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let read = read_series(text);
    let Ok(read) = read else { return };
    let again = read_series(text).expect("the same text was read before");
    assert_eq!(again.series.score(), read.series.score());
    assert_eq!(again.chain.last(), read.chain.last());

    let mut series = read.series.clone();
    let mut entries = Vec::new();
    for operation in [Operation::Undo, Operation::Redo] {
        if series.act(operation.clone()).is_err() {
            break;
        }
        entries.push((operation, None, series.header().start));
    }
    if entries.len() < 2 {
        return;
    }
    let rename = Operation::Rename { player: Seat::FIRST, name: "Zoe".to_owned() };
    // The other player may have the name.
    if series.act(rename.clone()).is_ok() {
        entries.push((rename, None, series.header().start));
        entries.extend([Operation::Undo, Operation::Redo].map(|again| (again, None, series.header().start)));
    }
    // A hand that is recorded may be against them.
    let agreed =
        Operation::read("agree gin_bonus=31 undercut_bonus=0 stake=0.35", series.roster(), Turn::NAMED);
    let agreed = agreed.expect("it is well written");
    if series.act(agreed.clone()).is_ok() {
        assert_eq!(series.header().house.gin_bonus.get(), 31);
        series.act(Operation::Undo).expect("it was agreed just now");
        entries.extend([agreed, Operation::Undo].map(|operation| (operation, None, series.header().start)));
    }
    assert_eq!(series.header(), read.series.header(), "what was agreed must be taken back");
    assert_eq!(series.score(), read.series.score(), "undo and redo must not change the score");
    let longer = write_after((text, read.next), &read.chain, &read.series, &entries);
    let kept = match read.next {
        NextEntry::AtEnd => text,
        NextEntry::InList(place) => text.get(..place).unwrap_or_default(),
    };
    assert!(longer.starts_with(kept), "earlier bytes must not change");
    let longer = read_series(&longer).unwrap_or_else(|mistakes| panic!("{longer}\n{mistakes:?}"));
    assert_eq!(longer.series.score(), read.series.score());
    assert_eq!(longer.series.header(), read.series.header());
    assert_eq!(longer.series.all_hands(), read.series.all_hands());
    assert_eq!(longer.series.roster(), series.roster());
    let unfit = |read: &ReadSeries| read.chain.unfit().map(|unfit| (unfit.entry, unfit.following));
    assert_eq!(unfit(&longer), unfit(&read), "the new entries must have valid seals");
}

ginscore_fuzz::fuzz!("ledger_text", ledger_text);
