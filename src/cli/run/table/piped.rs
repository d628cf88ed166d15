//! An evening from a pipe or a file.

use super::evening::{After, Evening};
use crate::cli::context::{Context, Output};
use crate::cli::failure::{Kind, Stop};
use crate::cli::lines::{next_line, not_text, place};
use crate::cli::run::score;
use crate::show::diagnostic::Diagnostic;
use ginscore_notation::Span;

impl Evening {
    /// Reads lines to the end or to the first bad one; the lines before it stay recorded. A closed output does not stop it,
    /// so that no hand is lost.
    pub(super) fn piped(&mut self, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
        let mut unheard = None;
        let mut input = std::io::stdin().lock();
        let mut line = Vec::new();
        self.update_page(context, screen);
        for number in 1.. {
            match next_line(&mut input, &mut line) {
                Ok(true) => {}
                Ok(false) => break,
                Err(failure) => return Err(at_line(failure.into(), number, "")),
            }
            let text = String::from_utf8_lossy(&line);
            // Some editors put an invisible mark at the start of a file.
            let text = text.trim_start_matches('\u{feff}').trim_end_matches('\r');
            if std::str::from_utf8(&line).is_err() {
                return Err(at_line(not_text().into(), number, text));
            }
            match self.line(text, context, screen) {
                Ok(After::On | After::Offer(_)) => {}
                Ok(After::Quit) => break,
                Err(Stop::Output(error)) => unheard = Some(error),
                Err(stop) => return Err(at_line(stop, number, text)),
            }
            // Each line is answered before the next is read.
            unheard = screen.out.flush().err().or(unheard);
            self.update_page(context, screen);
        }
        if let Some(error) = unheard {
            return Err(Stop::Output(error));
        }
        let opened = context.open_named(&self.series(context)?, screen)?;
        if !context.json {
            writeln!(screen.out)?;
        }
        score::of(&opened, context, screen)
    }
}

/// The failure with the number of its line. Unless it comes from the disk, it points at the whole line if it points at
/// nothing else.
fn at_line(stop: Stop, number: usize, line: &str) -> Stop {
    let Stop::Failure(mut failure) = stop else {
        return stop;
    };
    let blamed = |kind: Kind, report: Diagnostic| match report.excerpt {
        None if kind != Kind::Ledger => report.pointing(line, vec![Span::new(0, line.trim_end().len())]),
        _ => report,
    };
    let kind = failure.kind;
    failure.reports = failure.reports.map(|report| blamed(kind, report).at(place(number)));
    Stop::Failure(failure)
}
