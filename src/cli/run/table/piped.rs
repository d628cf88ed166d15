//! An evening from a pipe or a file: lines to the end.

use std::io::BufRead;

use super::evening::{After, Evening};
use crate::cli::context::{Context, Screen};
use crate::cli::failure::{Failure, Kind, Stop, unreadable_input};
use crate::cli::run::show;
use crate::notation::span::Span;
use crate::show::report::Report;

impl Evening {
    /// Reads lines to the end. It stops at the first bad one; what came before stays recorded. It does not
    /// stop because nobody reads the answers any more: the hands still to come are not lost for that.
    pub(super) fn piped(&mut self, context: &Context, screen: &mut Screen<'_>) -> Result<(), Stop> {
        let mut unheard = None;
        for (number, line) in (1..).zip(std::io::stdin().lock().split(b'\n')) {
            let line = line.map_err(|error| unreadable_input(&error))?;
            let text = String::from_utf8_lossy(&line);
            // Some editors put a mark before a text that is only seen by programs.
            let text = text.trim_start_matches('\u{feff}').trim_end_matches('\r');
            if std::str::from_utf8(&line).is_err() {
                return Err(at_line(not_text().into(), number, text));
            }
            match self.line(text, context, screen) {
                Ok(After::On) => {}
                Ok(After::Quit) => break,
                Err(Stop::Output(error)) => unheard = Some(error),
                Err(stop) => return Err(at_line(stop, number, text)),
            }
            // Each line is answered before the next is read.
            unheard = screen.out.flush().err().or(unheard);
        }
        if let Some(error) = unheard {
            return Err(Stop::Output(error));
        }
        let opened = context.open_named(&self.series(context)?, screen)?;
        if !context.json {
            writeln!(screen.out)?;
        }
        show::of(&opened, context, screen)
    }
}

/// A line's failure with its number. What no card of the line is to blame for is the whole line's, but what the
/// disk said.
fn at_line(stop: Stop, number: usize, line: &str) -> Stop {
    let Stop::Failure(mut failure) = stop else {
        return stop;
    };
    let blamed = |report: Report| match report.excerpt {
        None if failure.kind != Kind::Ledger => {
            report.pointing(line, vec![Span::new(0, line.trim_end().len())])
        }
        _ => report,
    };
    failure.reports =
        failure.reports.into_iter().map(|report| blamed(report).at(format!("line {number}"))).collect();
    Stop::Failure(failure)
}

fn not_text() -> Failure {
    let report = Report::new("bad-line", "the line is not text");
    Failure::unreadable([report.hinted("save the script as UTF-8")])
}
