//! An evening from a pipe or a file.

use crate::commands::run::answer::{Answered, Stop, Why};
use crate::commands::run::env::Env;
use crate::commands::run::input::{at_line, next_line, not_text};
use crate::commands::run::plan::Output;
use crate::commands::score;
use crate::say::text::Line;
use crate::say::{Message, written::script_lines as say};
use crate::table::evening::{After, Evening};

impl Evening {
    /// Reads lines to the end or to the first bad one; the lines before it stay recorded. A closed output does not stop it,
    /// so that no hand is lost. Answers with the sheet at the end.
    pub(crate) fn piped(&mut self, shell: &Env, output: &mut Output<'_>) -> Answered {
        let mut unheard = None;
        let mut input = std::io::stdin().lock();
        let mut line = Vec::new();
        let mut number = 0;
        loop {
            number += 1;
            match next_line(&mut input, &mut line) {
                Ok(true) => {}
                Ok(false) => break,
                Err(failure) => return Err(self.stopped(output, failure.into(), (number, ""))),
            }
            let text = String::from_utf8_lossy(&line);
            // Some editors put an invisible mark at the start of a file.
            let text = text.trim_start_matches('\u{feff}').trim_end_matches('\r');
            if std::str::from_utf8(&line).is_err() {
                return Err(self.stopped(output, not_text().into(), (number, text)));
            }
            match self.line(text, output) {
                Ok(After::On | After::Offer(_)) => {}
                Ok(After::Quit) => break,
                Err(Stop { why: Why::Output(error), .. }) => unheard = Some(error),
                Err(stop) => return Err(self.stopped(output, stop, (number, text))),
            }
            // Each line is answered before the next is read.
            unheard = output.out.flush().err().or(unheard);
        }
        if let Some(error) = unheard {
            return Err(error.into());
        }
        // A line may have gone to another ledger.
        let env = shell.elsewhere(self.env.book.dir().to_owned());
        match self.series().and_then(|name| env.read(&name)) {
            Ok(opened) => Ok(env.shown(Line::default).then(score::of(&opened, &env))),
            Err(failure) => {
                self.recorded_before(output, number);
                Err(failure.into())
            }
        }
    }

    /// Says that lines are recorded. To run all again would record those twice.
    fn recorded_before(&self, output: &Output<'_>, number: usize) {
        if output.recorded {
            self.env.remark(say::RecordedBefore { number }.said());
        }
    }

    /// The failure of a line with its number.
    fn stopped(&self, output: &Output<'_>, stop: Stop, (number, line): (usize, &str)) -> Stop {
        self.recorded_before(output, number);
        let why = match stop.why {
            Why::Failure(failure) => Why::Failure(at_line(failure, number, line)),
            why => why,
        };
        Stop { why, ..stop }
    }
}
