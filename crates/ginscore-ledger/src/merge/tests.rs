//! Tests of merging: examples, and its properties on random pairs of copies.

mod examples;
mod properties;

use super::{CopyText, MergeRefusal, Merged, MergedText, merge_texts};
use crate::model::entry::{Header, Moment};
use crate::model::series::Series;
use crate::testing::{header, operation_in, partners, time};
use crate::text::read_series;
use crate::text::write::{as_applied, write_after, write_header};
use ginscore_notation::Operation;
use ginscore_rules::house::{HouseRules, RuleKey, RuleValue};

/// A copy as it is written down line by line.
#[derive(Clone)]
struct Written {
    text: String,
    series: Series,
}

impl Written {
    fn new(header: Header) -> Written {
        Written { text: write_header(&header, Some("evening")), series: Series::new(header) }
    }

    /// Two players, to a target that is not reached.
    fn two() -> Written {
        Written::new(with(header("standard"), &[("target", "100000")]))
    }

    /// Ann and Cid against Bob and Dan.
    fn partners() -> Written {
        let header = Header { roster: partners(), first_dealer: None, ..header("standard") };
        Written::new(with(header, &[("target", "100000"), ("pairing", "rotate")]))
    }

    /// Records a line, if it is not refused.
    fn try_add(&mut self, operation: &Operation, at: Moment) -> bool {
        let mut series = self.series.clone();
        let Ok(outcome) = series.act(operation) else { return false };
        let (operation, asserted) = as_applied(operation.clone(), &outcome, &series);
        let read = read_series(&self.text).unwrap();
        self.text = write_after(&self.text, &read.chain, &read.series, &[(operation, asserted, at)]).unwrap();
        self.series = series;
        true
    }

    /// Records lines, each at so many minutes after the start.
    fn and(&self, lines: &[(i64, &str)]) -> Written {
        let mut written = self.clone();
        for (minutes, line) in lines {
            let operation = operation_in(&written.series, line);
            assert!(written.try_add(&operation, time(*minutes)), "{line}");
        }
        written
    }

    fn merged(&self, other: &Written, at: Option<usize>) -> Result<Written, MergeRefusal> {
        self.merging(other, at, false).map(|(written, _)| written)
    }

    fn merging(
        &self,
        other: &Written,
        at: Option<usize>,
        with_codes: bool,
    ) -> Result<(Written, MergedText), MergeRefusal> {
        let [here, there] = [self, other].map(|copy| CopyText::read(&copy.text).unwrap());
        let merged = merge_texts(&here, &there, at, with_codes)?;
        let text = merged.text.clone().unwrap_or_else(|| self.text.clone());
        let read = read_series(&text).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
        assert!(read.mismatches.is_empty() && read.unfit.is_none(), "{text}");
        Ok((Written { text, series: read.series }, merged))
    }

    /// The hands that count, as lines.
    fn hands(&self) -> Vec<String> {
        let line = |hand: ginscore_notation::RecordedHand| Operation::Hand(hand).write(self.series.roster());
        self.series.hands().map(|(_, hand)| line(hand.recorded())).collect()
    }

    /// The lines after the first so many entries.
    fn lines_after(&self, entries: usize) -> Vec<String> {
        let read = read_series(&self.text).unwrap();
        read.chain.links().skip(entries).map(|entry| entry.line.to_owned()).collect()
    }

    fn entries(&self) -> usize {
        read_series(&self.text).unwrap().chain.len()
    }
}

/// The header with other rules.
fn with(header: Header, settings: &[(&str, &str)]) -> Header {
    let mut values = (*header.house).clone();
    for (key, value) in settings {
        RuleKey::named(key).unwrap().write(&mut values, &RuleValue::typed(value)).unwrap();
    }
    Header { house: HouseRules::new(values).unwrap(), ..header }
}
