//! The record of an evening on its page, as QR codes.

use maud::{Markup, html};

use super::isolated::typed;
use super::section;
use crate::messages::{Fixed, Message, written::record as say};
use crate::show::qr::Qr;
use crate::show::record::{MODULES_ON_PAGE, MOST_ON_PAGE, record as codes_of};
use ginscore_ledger::model::Series;
use ginscore_ledger::seal::SealCode;

/// The record of a series: a photo of the page, or of its print, is a copy of the evening.
pub fn record(series: &Series, seal: Option<SealCode>) -> String {
    let body = html! {
        @match codes_of(series, seal, MODULES_ON_PAGE, MOST_ON_PAGE) {
            None => p { (typed(say::PageTooLong.text())) },
            Some(codes) => (drawn(&codes)),
        }
    };
    section(say::Heading.text(), body).into_string()
}

/// The codes, and what they are for.
fn drawn(codes: &[(String, Qr)]) -> Markup {
    let parts = codes.len();
    html! {
        div.codes {
            @for (part, (_, qr)) in (1..).zip(codes) {
                figure {
                    @if parts == 1 {
                        (qr.svg(say::Picture.text()))
                    } @else {
                        figcaption { (say::Part { part, parts }.said()) }
                        (qr.svg(&say::PicturePart { part, parts }.said()))
                    }
                }
            }
        }
        p { (typed(say::PageUse.text())) }
    }
}
