//! The width and the style of the output.

use std::io;

use anstream::stream::RawStream;
use anstream::{AutoStream, ColorChoice};
use clap::ValueEnum;
use dialoguer::console::Term;

use crate::commands::run::failure::Failure;
use crate::commands::run::options::{CardStyle, Global, When};
use crate::say::{Message, written::environment as say};
use crate::show::cards::look::CardLook;
use crate::show::code::Code;
use crate::show::render::{StreamStyle, TextStyle};
use crate::show::words::ticked;

const USUAL_WIDTH: u16 = 80;

pub fn look(global: &Global) -> TextStyle {
    let out = stream_style(&io::stdout(), &Term::stdout(), global);
    let err = stream_style(&io::stderr(), &Term::stderr(), global);
    let (width, height) = (out.width.unwrap_or(USUAL_WIDTH), lines(out));
    TextStyle { width, height, plain: global.is_plain(), cards: None, out, err }
}

/// The look of cards that was asked for: by `--cards`, or else by `GINSCORE_CARDS`, in plain text only if that is words.
pub fn card_look(global: &Global) -> Result<Option<CardLook>, Failure> {
    if let Some(cards) = global.card_look {
        return Ok(Some(cards.look()));
    }
    let Some(value) = std::env::var_os("GINSCORE_CARDS").filter(|value| !value.is_empty()) else {
        return Ok(None);
    };
    let text = value.to_string_lossy();
    match CardStyle::from_str(&text, true) {
        Ok(cards) => Ok(Some(cards.look()).filter(|look| !global.is_plain() || *look == CardLook::Words)),
        Err(_) if global.is_plain() => Ok(None),
        Err(_) => {
            let message = say::NotACardLook { value: ticked(&text) }.said();
            Err(Failure::mistake(Code::BadOption, message, say::NotACardLookHint))
        }
    }
}

pub fn measured(mut look: TextStyle) -> TextStyle {
    for (style, terminal) in [(&mut look.out, Term::stdout()), (&mut look.err, Term::stderr())] {
        style.width = style.width.and_then(|before| columns(&terminal).or(Some(before)));
    }
    TextStyle { width: look.out.width.unwrap_or(look.width), height: lines(look.out), ..look }
}

/// The lines of the terminal to which answers go, if it can draw.
fn lines(out: StreamStyle) -> Option<u16> {
    out.width.filter(|_| out.symbols).and_then(|_| Term::stdout().size_checked()).map(|(height, _)| height)
}

/// The width of a terminal. Some build machines report a terminal without columns; it is treated as no terminal.
fn columns(terminal: &Term) -> Option<u16> {
    terminal.size_checked().map(|(_, width)| width).filter(|width| *width >= 20)
}

/// Returns true if the terminal only shows one character after another, and says so: Windows need not say what it has.
pub(crate) fn is_plain_terminal() -> bool {
    std::env::var_os("TERM").map_or(!cfg!(windows), |name| name == "dumb")
}

fn stream_style(stream: &impl RawStream, terminal: &Term, global: &Global) -> StreamStyle {
    let width = columns(terminal);
    let plain = global.is_plain();
    let color = match global.color {
        When::Always => true,
        When::Never => false,
        // A screen reader may read the codes of colors.
        When::Auto => !plain && AutoStream::choice(stream) != ColorChoice::Never,
    };
    let draws = || !is_plain_terminal() && supports_unicode::supports_unicode();
    let symbols = width.is_some() && !plain && draws();
    let cards = if symbols { CardLook::Symbols } else { CardLook::Letters };
    StreamStyle { color, symbols, plain, cards, width }
}
