//! Series that were found twice, in words.

use crate::say::text::Text;
use crate::say::{Fixed, Message, written::duplicates as say};
use crate::show::diagnostic::hint_line;
use crate::show::mistakes::book::warned;
use crate::show::words::ticked;
use ginscore_ledger::stats::{CopyRelation, Duplicate};
use ginscore_notation::shown;

/// The remark that a series was found twice, or a warning if the two differ. `place` names the place of a ledger.
pub fn twice(of: &Duplicate, place: impl Fn(usize) -> String) -> Text {
    let one = |(ledger, name): &(usize, String)| {
        shown(&say::CopyIn { series: ticked(name), ledger: place(*ledger) }.said()).into_owned()
    };
    let (counted, left) = (one(&of.counted), one(&of.left));
    let hinted = |message: String, hint: &str| warned(&message).then(hint_line(hint));
    match of.how {
        CopyRelation::Not => say::SameSeries { left, counted }.line().into(),
        CopyRelation::Longer => say::EarlierCopy { left, counted }.line().into(),
        CopyRelation::Parted(0) => {
            hinted(say::DivergedAtStart { left, counted }.said(), say::DivergedHint.text())
        }
        CopyRelation::Parted(hand) => {
            hinted(say::DivergedAfter { left, counted, hand }.said(), say::DivergedHint.text())
        }
        CopyRelation::Unlike => {
            hinted(say::DifferentHands { left, counted }.said(), say::DifferentHandsHint.text())
        }
    }
}
