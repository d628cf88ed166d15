//! The record of an evening on its page, as QR codes.

use maud::html;

use super::section;
use crate::messages::{Fixed, Message, written::record as say};
use crate::show::record::{MODULES_ON_PAGE, MOST_ON_PAGE, record as codes_of};
use ginscore_ledger::model::Series;
use ginscore_ledger::seal::SealCode;

/// The record of a series: a photo of the page, or of its print, is a copy of the evening.
pub fn record(series: &Series, seal: Option<SealCode>) -> String {
    let codes = codes_of(series, seal, MODULES_ON_PAGE).unwrap_or_default();
    let parts = codes.len();
    let body = html! {
        @if parts > MOST_ON_PAGE {
            p { (say::PageTooLong { codes: parts }.said()) }
        } @else {
            div.codes {
                @for (part, (_, qr)) in (1..).zip(&codes) {
                    figure {
                        @if parts == 1 {
                            (qr.svg(say::Picture.text()))
                        } @else {
                            (qr.svg(&say::PicturePart { part, parts }.said()))
                            figcaption { (say::Part { part, parts }.said()) }
                        }
                    }
                }
            }
            p { (say::PageUse.text()) }
        }
    };
    section(say::Heading.text(), body).into_string()
}
