//! The record of an evening, in texts that QR codes hold.

use super::integrity::last_seal;
use super::qr::Qr;
use super::render::StreamStyle;
use super::script::{StandardRules, script};
use crate::messages::{Message, written::record as say};
use crate::text::Text;
use ginscore_ledger::exchange::{whole_record, write_record};
use ginscore_ledger::model::Series;
use ginscore_ledger::seal::SealCode;

/// The modules along a side of the largest code on a page or in a file. Printed 75 mm wide, as on the page, each is 0.6 mm,
/// which is twice what the cameras of phones need.
pub const MODULES_ON_PAGE: usize = 125;

/// The most codes on a page, where they must not push away the evening itself.
pub const MOST_ON_PAGE: usize = 6;

/// The record of a series in at most so many texts, each with its code of at most so many modules along a side. Rules are
/// given as changes to a built-in preset, so that any ledger can read it. `None` if codes of that size hold too little.
pub fn record(
    series: &Series,
    seal: Option<SealCode>,
    modules: usize,
    most: usize,
) -> Option<Vec<(String, Qr)>> {
    let fits = |part: &str| Qr::within(part, modules).is_some();
    let start = series.header().start.naive_local();
    let parts = write_record(&script(series, StandardRules::Named), seal, start, most, fits)?;
    parts.into_iter().map(|part| Qr::within(&part, modules).map(|qr| (part, qr))).collect()
}

/// The codes of a record for a terminal, with the seal and what they are for.
pub fn record_drawn(codes: &[(String, Qr)], seal: Option<SealCode>, style: StreamStyle) -> Text {
    let parts = codes.len();
    let mut text = Text::default();
    for (part, (_, qr)) in (1..).zip(codes) {
        if parts > 1 {
            text.push(say::Part { part, parts }.line());
        }
        text.append(qr.text(style));
    }
    text.append(last_seal(seal));
    text.push(match parts {
        1 => say::Photograph.line(),
        codes => say::PhotographAll { codes }.line(),
    });
    text.push(say::Verifies.line());
    if parts > 1 && style.width.is_some() {
        text.push(say::LargerWindow.line());
    }
    text
}

/// The record of a series in one text.
pub fn record_text(series: &Series, seal: Option<SealCode>) -> String {
    let start = series.header().start.naive_local();
    whole_record(&script(series, StandardRules::Named), seal, start)
}
